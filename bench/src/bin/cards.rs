//! Wortduell cards: how fast they are made, how many each theme yields, how difficult they are; and how well each
//! computer player solves them, beside one who calls by letter frequency.
//!
//! ```text
//! cargo xtask bench cards [SVG]
//! ```
//!
//! The distribution of difficulty is written as an SVG picture (`target/cards-difficulty.svg` unless another place is
//! given). The last line is the result as JSON.

#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use bench::timing::rounded;
use bots::Levels;
use game::Chance;
use games::wortduell::Wortduell;
use games::wortduell::cards::{Card, Generator, differ, selected};
use games::wortduell::solver::{Belief, Calling, Clues, Lore, Skill, Step, solve};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Instant;

/// Two cards are different when at least three of their words are; so many different ones are wanted of each theme.
const WANTED: usize = 20;
/// So many seeds are tried for them.
const SEEDS: u64 = 120;
/// Every so many-th theme's cards are rated for the distribution, besides the selected ones.
const RATED_EVERY: usize = 2;
/// Every so many-th of the selected cards is solved by each player.
const SOLVED_EVERY: usize = 3;

fn main() {
    let speed = cards_per_second();
    let (rich, themes) = rich_themes();
    let ratings = ratings();
    let path = std::env::args().nth(1).unwrap_or_else(|| "target/cards-difficulty.svg".to_owned());
    let written = std::fs::write(&path, plot(&ratings));
    let players: Vec<Measured> = players().into_iter().map(|(name, skill)| measured(name, skill)).collect();
    println!("valid cards per second (without rating)   {speed:.0}");
    println!("themes with {WANTED} different cards            {rich} of {themes}");
    println!("difficulty                                {}", summary(&ratings));
    println!(
        "plot                                      {}",
        written.map_or_else(|e| e.to_string(), |()| path)
    );
    println!(
        "\n{:<16} {:>6} {:>6} {:>6} {:>9} {:>11}",
        "player", "turns", "calls", "wrong", "bits/call", "ms a step"
    );
    for p in &players {
        let Measured { name, turns, calls, wrong, bits, milliseconds } = p;
        println!("{name:<16} {turns:>6.2} {calls:>6.2} {wrong:>6.2} {bits:>9.2} {milliseconds:>11.2}");
    }
    let all: Vec<serde_json::Value> = players.iter().map(Measured::json).collect();
    let result = serde_json::json!({
        "cards_per_second": rounded(speed),
        "themes": themes,
        "themes_with_20_cards": rich,
        "share": rounded(rich as f64 / themes as f64),
        "difficulty": { "mean": rounded(mean(&ratings)), "least": least(&ratings), "most": most(&ratings), "cards": ratings.len() },
        "players": all,
    });
    println!("{result}");
}

/// Cards of all themes, one after the other, without their rating.
fn cards_per_second() -> f64 {
    let generators: Vec<Generator> = Generator::all().collect();
    let start = Instant::now();
    let made =
        (0..2).flat_map(|seed| generators.iter().filter_map(move |generator| generator.draft(seed))).count();
    made as f64 / start.elapsed().as_secs_f64()
}

/// How many themes yield as many different cards as wanted, of how many.
fn rich_themes() -> (usize, usize) {
    let generators: Vec<Generator> = Generator::all().collect();
    let rich = generators.iter().filter(|generator| is_rich(generator)).count();
    (rich, generators.len())
}

fn is_rich(generator: &Generator) -> bool {
    let mut cards: Vec<Card> = Vec::new();
    for seed in 0..SEEDS {
        if cards.len() == WANTED {
            break;
        }
        let card = generator.draft(seed).map(|draft| draft.card().clone());
        cards.extend(card.filter(|card| cards.iter().all(|other| differ(card, other))));
    }
    cards.len() == WANTED
}

/// Difficulties of the selected cards and of new ones.
fn ratings() -> Vec<f64> {
    let new = Generator::all().step_by(RATED_EVERY).filter_map(|generator| generator.draft(1_000));
    let new = new.map(|draft| draft.rated().difficulty().calls());
    selected().iter().map(|card| card.difficulty().calls()).chain(new).collect()
}

/// The computer players, and one who calls by frequency and guesses what is rather certain.
fn players() -> Vec<(&'static str, Skill)> {
    let by_frequency = Skill { calling: Calling::ByFrequency, ..Skill::GOOD };
    let levels =
        Wortduell::level_names().into_iter().filter_map(|name| Some((name, bots::wortduell::skill(name)?)));
    levels.chain([("by frequency", by_frequency)]).collect()
}

/// How a player did.
struct Measured {
    name: &'static str,
    turns: f64,
    calls: f64,
    wrong: f64,
    /// What an answer told, by the belief of one who knows all words.
    bits: f64,
    milliseconds: f64,
}

impl Measured {
    fn json(&self) -> serde_json::Value {
        serde_json::json!({
            "name": self.name,
            "turns": rounded(self.turns),
            "calls": rounded(self.calls),
            "wrong": rounded(self.wrong),
            "bits_per_call": rounded(self.bits),
            "ms_per_step": rounded(self.milliseconds),
        })
    }
}

fn measured(name: &'static str, skill: Skill) -> Measured {
    let cards: Vec<&Card> = selected().iter().step_by(SOLVED_EVERY).collect();
    let start = Instant::now();
    let solved: Vec<_> =
        cards.iter().map(|card| solve(card, Lore::all(), skill, &mut Chance::from_seed(7))).collect();
    let milliseconds = start.elapsed().as_secs_f64() * 1e3;
    let steps: usize = solved.iter().map(|solved| solved.steps.len()).sum();
    let per_card = |sum: usize| sum as f64 / cards.len() as f64;
    let calls: usize = solved.iter().map(games::wortduell::solver::Solved::calls).sum();
    let bits: f64 = cards.iter().zip(&solved).map(|(card, solved)| bits(card, &solved.steps)).sum();
    Measured {
        name,
        turns: per_card(solved.iter().map(games::wortduell::solver::Solved::turns).sum()),
        calls: per_card(calls),
        wrong: per_card(solved.iter().map(|solved| solved.wrong).sum()),
        bits: bits / calls as f64,
        milliseconds: milliseconds / steps as f64,
    }
}

/// What all answers told together, in bits.
fn bits(card: &Card, steps: &[Step]) -> f64 {
    let mut clues = Clues::default();
    let mut bits = 0.0;
    for step in steps {
        match *step {
            Step::Guess(place) if card.words().contains(&place) => clues.find(place),
            Step::Guess(place) => clues.refute(place),
            Step::Call(letter) => {
                let before = Belief::new(&clues, Lore::all()).evidence();
                clues.answer(letter, &card.squares_of(letter));
                bits += (before / Belief::new(&clues, Lore::all()).evidence()).log2();
            }
            Step::Pass => {}
        }
    }
    bits
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

fn least(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

fn most(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

fn summary(ratings: &[f64]) -> String {
    format!(
        "{:.1} to {:.1} calls, {:.1} on average, of {} cards",
        least(ratings),
        most(ratings),
        mean(ratings),
        ratings.len()
    )
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
