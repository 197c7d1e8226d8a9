//! How much Wortduell's levels learn by a call, on cards that nobody has selected.

#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use crate::timing::rounded;
use bots::Levels;
use game::Chance;
use games::wortduell::Wortduell;
use games::wortduell::cards::{Card, Generator};
use games::wortduell::solver::{Belief, Clues, Lore, Solved, Step, solve};
use serde_json::{Value, json};

/// So many cards each.
const CARDS: usize = 40;
/// A seed that the selection of the box does not use.
const SEED: u64 = 20_261_118;

/// For each level: turns and calls a card takes, and the bits that a call tells.
pub fn bits_per_call() -> Value {
    let cards = new_cards(CARDS, SEED);
    println!("  {:<15} {:>6} {:>6} {:>10}   ({CARDS} cards alone)", "", "turns", "calls", "bits/call");
    let levels = Wortduell::level_names();
    let told = levels.into_iter().filter_map(|name| {
        let skill = bots::wortduell::skill(name)?;
        let solved = |card: &Card| solve(card, Lore::all(), skill, &mut Chance::from_seed(7));
        let all: Vec<Solved> = cards.iter().map(solved).collect();
        let (turns, calls): (usize, usize) =
            all.iter().fold((0, 0), |(t, c), solved| (t + solved.turns(), c + solved.calls()));
        let told: f64 = cards.iter().zip(&all).map(|(card, solved)| bits(card, &solved.steps)).sum();
        let of_each = |count: usize| count as f64 / cards.len() as f64;
        let (turns, each, bits) = (of_each(turns), of_each(calls), told / calls as f64);
        println!("  {name:<15} {turns:>6.2} {each:>6.2} {bits:>10.2}");
        Some(json!({ "level": name, "turns": rounded(turns), "calls": rounded(each), "bits": rounded(bits) }))
    });
    told.collect()
}

/// Cards of all themes in turn.
pub fn new_cards(count: usize, seed: u64) -> Vec<Card> {
    let generators: Vec<Generator> = Generator::all().collect();
    let step = (generators.len() / count).max(1);
    let turns = generators.iter().step_by(step).cycle();
    let drafts = (seed..).zip(turns).filter_map(|(seed, generator)| generator.draft(seed));
    drafts.take(count).map(|draft| draft.card().clone()).collect()
}

/// What all answers told together, by the belief of one who knows all words.
pub fn bits(card: &Card, steps: &[Step]) -> f64 {
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
