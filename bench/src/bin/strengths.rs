//! Do strengths say how strong people are, and does anybody gain by choosing rivals or by going? 1,000 simulated people,
//! 50,000 games of two and of four.
//!
//! ```text
//! cargo xtask bench strengths [SVG]
//! ```
//!
//! Nothing is measured in time, so every machine finds the same. The picture is written to `target/strengths.svg` unless
//! another place is given. The last line is everything as JSON; the process fails where an aim is missed.

use bench::strengths::{Figures, Gain, Run, Trick, World, figures, gain, picture};
use serde_json::{Value, json};
use std::process::ExitCode;

const PEOPLE: usize = 1_000;
const GAMES: usize = 50_000;
const SEED: u64 = 24;
/// The aims.
const ORDERED: f64 = 0.95;
const ERROR: f64 = 100.0;
/// Less than this is no gain: nobody sees it in a number that is 60 off anyway.
const NO_GAIN: f64 = 10.0;

fn main() -> ExitCode {
    let path = std::env::args().nth(1).unwrap_or_else(|| "target/strengths.svg".to_owned());
    let run = |seats| Run { seats, people: PEOPLE, games: GAMES, seed: SEED, trick: None };
    let (two, four) = (World::play(run(2)), World::play(run(4)));
    let worlds = [("two", &two), ("four", &four)];
    let mut all_met = true;
    let mut told = Vec::new();
    println!("{PEOPLE} people, {GAMES} games, seed {SEED}; a quarter of the games with computer players");
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
    println!("{}", json!({ "bench": "strengths", "people": PEOPLE, "games": GAMES, "seed": SEED, "runs": told }));
    if all_met { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn is_met(figures: &Figures, gains: &[Gain]) -> bool {
    let gains_nothing = |gain: &Gain| gain.points - gain.give_or_take < NO_GAIN;
    figures.spearman >= ORDERED && figures.error_after_30 <= ERROR && gains.iter().all(gains_nothing)
}

fn print(name: &str, figures: &Figures, gains: &[Gain]) {
    println!("\ngames of {name}");
    println!("  order (Spearman)                 {:.3}   (aim: at least {ORDERED})", figures.spearman);
    let played = figures.played_30;
    println!("  mean error after 30 games        {:.1}   (aim: at most {ERROR}; {played} people)", figures.error_after_30);
    println!("  mean error in the end            {:.1}", figures.error);
    println!("  all too strong by                {:.1}", figures.bias);
    println!("  within twice the deviation       {:.1} %", figures.covered);
    println!("  half no longer uncertain after   {} games", figures.certain_after);
    println!("  gained by tricks (95 % interval; aim: nothing):");
    for Gain { trick, points, give_or_take } in gains {
        println!("    {:<52} {points:+.1} ± {give_or_take:.1}", trick.name());
    }
}

fn as_json(seats: usize, figures: &Figures, gains: &[Gain], is_met: bool) -> Value {
    let tenths = |number: f64| (number * 10.0).round() / 10.0;
    let gain = |gain: &Gain| {
        json!({ "trick": gain.trick.name(), "points": tenths(gain.points), "give_or_take": tenths(gain.give_or_take) })
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
