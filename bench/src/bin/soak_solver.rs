//! `cargo xtask soak solver [COUNT] [SEED]`: the proof of the best `LetraMix` layout against a search that tries everything.
//!
//! So many racks of five to seven dice, with and without jokers, rolled with the game's dice: the solver's score must be
//! that of the slow search of its own tests, and the rules must count its layout the same.

#[path = "../../../crates/bots/src/letramix/solver/tests/brute.rs"]
mod brute;

use bench::numbers::Numbers;
use bench::random::Random;
use bench::solver::classes::solved;
use bench::solver::lists::Words;
use bench::solver::racks::{Dice, shown};
use bots::letramix::Band;
use bots::letramix::solver::Rack;
use games::letramix::value;
use std::collections::BTreeMap;
use std::time::Duration;
use words::judge::{Judge, Profile};

/// Dice and jokers, in turn.
const CLASSES: [(usize, usize); 9] = [(5, 0), (6, 0), (7, 0), (5, 1), (6, 1), (7, 1), (5, 2), (6, 2), (7, 2)];
/// Small racks take a thousandth of this.
const PATIENCE: Duration = Duration::from_mins(1);

fn main() {
    let mut numbers = Numbers::given();
    let count = numbers.next_or(300) as usize;
    let seed = numbers.next_or(20_260_718);
    let (words, judge) = (Words::of("all", Band::All), Judge::new(Profile::LETRAMIX));
    let (dice, mut random) = (Dice::default(), Random::from_seed(seed));
    let mut checked: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for (number, class) in CLASSES.iter().cycle().take(count).enumerate() {
        check(&words, &judge, &dice.roll_with(class.0, class.1, &mut random));
        *checked.entry(*class).or_default() += 1;
        if (number + 1).is_multiple_of((count / 20).max(1)) {
            eprintln!("{} of {count} racks", number + 1);
        }
    }
    for ((dice, jokers), racks) in &checked {
        println!("{racks:>5} racks of {dice} dice with {jokers} jokers: the same as by trying everything");
    }
    println!(r#"{{"soak":"solver","racks":{count},"seed":{seed},"ok":true}}"#);
}

/// The solver, the rules and the search that tries everything agree.
fn check(words: &Words, judge: &Judge, rack: &Rack) {
    let solution = solved(words, rack, PATIENCE).solution;
    assert!(solution.proved && solution.bound == solution.score, "{}: {solution:?}", shown(rack));
    let best = brute::best_score(rack.faces(), &value, &|word| judge.allows_word(word));
    assert_eq!(solution.score, best, "{}: {solution:?}", shown(rack));
}
