//! Do strengths say how strong people are, and does anybody gain by choosing rivals or by going? 1,000 simulated
//! people, 50,000 games of two and of four.
//!
//! ```text
//! cargo xtask bench strengths [SVG [SEED]]
//! ```
//!
//! Nothing is measured in time, so every machine finds the same. The picture is written to `target/strengths.svg`
//! unless another place is given. The last line is everything as JSON; the process fails where an aim is missed.

use bench::strengths::{Figures, Gain, Run, Trick, World, figures, gain, picture};
use serde_json::{Value, json};
use std::process::ExitCode;

const PEOPLE: usize = 1_000;
const GAMES: usize = 50_000;
const SEED: u64 = 24;
/// The aims.
const ORDERED: f64 = 0.95;
const ERROR: f64 = 100.0;

fn main() -> ExitCode {
    let path = std::env::args().nth(1).unwrap_or_else(|| "target/strengths.svg".to_owned());
    let Some(seed) = std::env::args().nth(2).map_or(Some(SEED), |seed| seed.parse().ok()) else {
        eprintln!("bench: usage: cargo xtask bench strengths [SVG [SEED]]");
        return ExitCode::FAILURE;
    };
    let run = |seats| Run { seats, people: PEOPLE, games: GAMES, seed, trick: None };
    let (two, four) = (World::play(run(2)), World::play(run(4)));
    let worlds = [("two", &two), ("four", &four)];
    let mut all_met = true;
    let mut told = Vec::new();
    println!("{PEOPLE} people, {GAMES} games, seed {seed}; a quarter of the games with computer players");
    for ((name, world), seats) in worlds.into_iter().zip([2, 4]) {
        let found = figures(world);
        let gains: Vec<Gain> = Trick::ALL.iter().map(|trick| gain(world, run(seats), *trick)).collect();
        print(name, &found, &gains);
        let is_met = is_met(&found, &gains);
        all_met &= is_met;
        told.push(as_json(seats, &found, &gains, is_met));
    }
    if let Err(error) = std::fs::write(&path, picture(&worlds)) {
        eprintln!("bench: {path} cannot be written: {error}");
        return ExitCode::FAILURE;
    }
    println!("picture: {path}");
    println!(
        "{}",
        json!({ "bench": "strengths", "people": PEOPLE, "games": GAMES, "seed": seed, "runs": told })
    );
    if all_met { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn is_met(figures: &Figures, gains: &[Gain]) -> bool {
    let is_right = figures.spearman >= ORDERED && figures.error_after_30 <= ERROR;
    is_right && !gains.iter().any(Gain::is_something)
}

fn print(name: &str, figures: &Figures, gains: &[Gain]) {
    println!("\ngames of {name}");
    println!("  order (Spearman)                 {:.3}   (aim: at least {ORDERED})", figures.spearman);
    let played = figures.played_30;
    println!(
        "  mean error after 30 games        {:.1}   (aim: at most {ERROR}; {played} people)",
        figures.error_after_30
    );
    println!("  mean error in the end            {:.1}", figures.error);
    println!("  all too strong by                {:.1}", figures.bias);
    println!("  within twice the deviation       {:.1} %", figures.covered);
    println!("  half no longer uncertain after   {} games", figures.certain_after);
    println!("  tricks (aim: nobody gains): above the truth | above what honest play gives (95 % interval)");
    for Gain { trick, above_truth, above_honest, give_or_take } in gains {
        println!("    {:<52} {above_truth:+6.1} | {above_honest:+.1} ± {give_or_take:.1}", trick.name());
    }
}

fn as_json(seats: usize, figures: &Figures, gains: &[Gain], is_met: bool) -> Value {
    let tenths = |number: f64| (number * 10.0).round() / 10.0;
    let gain = |gain: &Gain| {
        json!({
            "trick": gain.trick.name(),
            "above_truth": tenths(gain.above_truth),
            "above_honest": tenths(gain.above_honest),
            "give_or_take": tenths(gain.give_or_take),
        })
    };
    json!({
        "seats": seats,
        "spearman": (figures.spearman * 1000.0).round() / 1000.0,
        "error_after_30": tenths(figures.error_after_30),
        "played_30": figures.played_30,
        "error": tenths(figures.error),
        "bias": tenths(figures.bias),
        "covered_percent": tenths(figures.covered),
        "certain_after": figures.certain_after,
        "gains": gains.iter().map(gain).collect::<Vec<_>>(),
        "met": is_met,
    })
}
