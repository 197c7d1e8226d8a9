//! Wortduell cards: how fast they are made and dealt, how many each theme yields, how difficult they are.
//!
//! ```text
//! cargo xtask bench cards [SVG]
//! ```
//!
//! The distribution of difficulty is written as an SVG picture (`target/cards-difficulty.svg` unless another place is
//! given). The last line is the result as JSON.

#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use bench::cpu::timed;
use bench::timing::{least, mean, median, most, percentile, rounded};
use game::Chance;
use games::wortduell::Stock;
use games::wortduell::cards::{Card, Generator, deal, differ, rate_by, selected};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Instant;

/// Two cards are different when at least three of their words are; so many different ones are wanted of each theme.
const WANTED: usize = 20;
/// So many seeds are tried for them.
const SEEDS: u64 = 120;
/// Every so many-th theme's cards are rated for the distribution, besides the selected ones.
const RATED_EVERY: usize = 2;
/// So often two endless cards are dealt.
const DEALS: u64 = 200;
/// A dealt card is rated again by these runs, none of which rated it before.
const RUNS_AGAIN: std::ops::Range<u64> = 1_000..1_064;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "target/cards-difficulty.svg".to_owned());
    let result = json!({
        "bench": "cards",
        "cards_per_second": speed(),
        "themes": themes(),
        "difficulty": difficulty(&path),
        "deal": dealing(),
        "fairness": fairness(),
    });
    println!("{result}");
}

/// Cards of all themes, one after the other, without their rating.
fn speed() -> Value {
    let generators: Vec<Generator> = Generator::all().collect();
    let start = Instant::now();
    let made =
        (0..2).flat_map(|seed| generators.iter().filter_map(move |generator| generator.draft(seed))).count();
    let speed = made as f64 / start.elapsed().as_secs_f64();
    println!("valid cards per second (without rating)   {speed:.0}");
    json!(rounded(speed))
}

/// How many themes yield as many different cards as wanted.
fn themes() -> Value {
    let generators: Vec<Generator> = Generator::all().collect();
    let poor: Vec<(&str, usize)> = generators
        .iter()
        .map(|generator| (generator.theme(), different_cards(generator)))
        .filter(|(_, cards)| *cards < WANTED)
        .collect();
    let (all, rich) = (generators.len(), generators.len() - poor.len());
    let share = 100.0 * rich as f64 / all as f64;
    println!("themes with {WANTED} different cards            {rich} of {all} = {share:.1} %");
    let told: Vec<String> = poor.iter().map(|(theme, cards)| format!("{theme} {cards}")).collect();
    println!("the others                                {}", told.join(", "));
    json!({ "all": all, "with_20_cards": rich, "percent": rounded(share), "poor": poor })
}

/// Different cards that seeds lead to, up to as many as are wanted.
fn different_cards(generator: &Generator) -> usize {
    let mut cards: Vec<Card> = Vec::new();
    for seed in 0..SEEDS {
        if cards.len() == WANTED {
            break;
        }
        let card = generator.draft(seed).map(|draft| draft.card().clone());
        cards.extend(card.filter(|card| cards.iter().all(|other| differ(card, other))));
    }
    cards.len()
}

/// Difficulties of the selected cards and of new ones, and their picture.
fn difficulty(path: &str) -> Value {
    let new = Generator::all().step_by(RATED_EVERY).filter_map(|generator| generator.draft(1_000));
    let new = new.map(|draft| draft.rated().difficulty().calls());
    let all: Vec<f64> = selected().iter().map(|card| card.difficulty().calls()).chain(new).collect();
    let (low, middle, high) = (least(&all), mean(&all), most(&all));
    println!(
        "difficulty                                {low:.1} to {high:.1} calls, {middle:.1} on average, of {} cards",
        all.len()
    );
    let written =
        std::fs::write(path, plot(&all)).map_or_else(|error| error.to_string(), |()| path.to_owned());
    println!("plot                                      {written}");
    json!({ "least": low, "mean": rounded(middle), "most": high, "cards": all.len() })
}

/// How long it takes to deal two endless cards, in milliseconds of CPU.
fn dealing() -> Value {
    // The words are read before.
    deal(Stock::Endless, &[], &mut Chance::from_seed(0));
    let mut times: Vec<f64> =
        (1..=DEALS).map(|seed| timed(|| deal(Stock::Endless, &[], &mut Chance::from_seed(seed))).1).collect();
    times.sort_by(f64::total_cmp);
    let [middle, slow, longest] = [median(&times), percentile(&times, 90.0), most(&times)].map(rounded);
    println!(
        "two endless cards dealt, CPU ms           {middle:.1} (median), {slow:.1} (90 %), {longest:.1} (longest)"
    );
    json!({ "median_ms": middle, "p90_ms": slow, "longest_ms": longest, "deals": DEALS })
}

/// By how many calls two cards that are dealt against each other really differ: rated again by many other runs.
fn fairness() -> Value {
    let told = [("endless", Stock::Endless), ("box", Stock::Selected)].map(|(name, stock)| {
        let gaps: Vec<f64> = (1..=DEALS).map(|seed| gap(&deal(stock, &[], &mut Chance::from_seed(seed)))).collect();
        let fair = gaps.iter().filter(|gap| **gap <= 1.0).count();
        let (middle, longest) = (rounded(mean(&gaps)), rounded(most(&gaps)));
        println!("dealt cards differ by calls, {name:<13} {middle:.2} on average, {longest:.2} at most, {fair} of {DEALS} by at most 1");
        (name.to_owned(), json!({ "mean": middle, "most": longest, "fair": fair, "deals": DEALS }))
    });
    Value::Object(told.into_iter().collect())
}

fn gap(cards: &[Card; 2]) -> f64 {
    let [a, b] = [&cards[0], &cards[1]].map(|card| rate_by(card, RUNS_AGAIN));
    (a - b).abs()
}

/// A bar for every half call.
fn plot(ratings: &[f64]) -> String {
    let mut bars: BTreeMap<i64, usize> = BTreeMap::new();
    for rating in ratings {
        *bars.entry((rating * 2.0).floor() as i64).or_default() += 1;
    }
    let (Some(&first), Some(&last)) = (bars.keys().next(), bars.keys().next_back()) else {
        return String::new();
    };
    let tallest = bars.values().copied().max().unwrap_or(1) as f64;
    let width = 60.0 + 34.0 * (last - first + 1) as f64;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} 300\" font-family=\"sans-serif\" font-size=\"11\" \
         text-anchor=\"middle\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"{}\" y=\"18\" font-size=\"14\">Wortduell cards by difficulty (calls of a good solver)</text>\n",
        width / 2.0
    );
    for bar in first..=last {
        let count = bars.get(&bar).copied().unwrap_or(0);
        let (x, height) = (30.0 + 34.0 * (bar - first) as f64, 210.0 * count as f64 / tallest);
        let y = 260.0 - height;
        // Writing to a string cannot fail.
        let _ = writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y:.1}\" width=\"30\" height=\"{height:.1}\" fill=\"#4a6fa5\"/>"
        );
        let _ = writeln!(out, "<text x=\"{}\" y=\"{:.1}\">{count}</text>", x + 15.0, y - 4.0);
        let _ = writeln!(out, "<text x=\"{}\" y=\"276\">{:.1}</text>", x + 15.0, bar as f64 / 2.0);
    }
    out + "</svg>\n"
}
