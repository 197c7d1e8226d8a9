//! P10: what is told afterwards are different ideas.

use super::playing::{begin, one_plan};
use super::*;
use crate::woerterklauer::missed::{Known, Looking, ideas};
use crate::woerterklauer::search::Effort;
use game::Viewer;
use games::woerterklauer::{Level, Options};
use std::borrow::Cow;
use std::ops::ControlFlow;
use words::Word;

const EFFORT: Effort = Effort { steps: 8, width: 4, tries: 30 };

/// The ideas of a position, and the largest lead that was found.
fn told(position: &Position) -> (Vec<(Known, Found)>, i32) {
    let words = |band: Band| Cow::Borrowed(band.words(false));
    let looking = Looking { position, vocabulary: &dictionary(), words, effort: EFFORT };
    let found = looking.found(&mut |_| ControlFlow::Continue(()));
    let most = found.iter().filter_map(|(_, turns)| turns.first()).map(|turn| turn.lead).max();
    let told = ideas(&found).into_iter().map(|(known, turn)| (known, turn.clone())).collect();
    (told, most.unwrap_or_default())
}

fn laid(turn: &Found) -> Vec<Word> {
    let changes = &turn.verdict.changes;
    [&changes.stolen, &changes.changed, &changes.inflected, &changes.new]
        .into_iter()
        .flatten()
        .copied()
        .collect()
}

/// The easiest words first, the maximum among them, and of any two the smaller has less than half in common with the
/// other. Gives how many there are.
fn check(position: &Position) -> usize {
    let (told, most) = told(position);
    assert!(told.is_sorted_by(|(one, _), (next, _)| one < next));
    assert!(told.is_empty() || told.iter().any(|(_, turn)| turn.lead == most), "the maximum is told");
    for (at, (_, turn)) in told.iter().enumerate() {
        for (_, other) in &told[..at] {
            let (one, other) = (laid(turn), laid(other));
            let common = one.iter().filter(|word| other.contains(word)).count();
            assert!(2 * common < one.len().min(other.len()), "{one:?} {other:?}");
        }
    }
    told.len()
}

#[test]
fn p10_the_three_differ_by_more_than_a_word() {
    assert_eq!(check(&position("II", "KPESGDAUMIOR", "LEBEN\n....A\n....H\n....T")), 3);
}

#[test]
fn p10_in_thirty_positions_of_real_games_there_are_three_different_ideas() {
    let mut of_three = 0;
    for seed in 0..30 {
        let level = Level::ALL[seed as usize % 4];
        let mut play = begin(&Options { level, ..Options::default() }, seed);
        let mut chance = Chance::from_seed(seed);
        for _ in 0..=seed % 6 {
            one_plan(&mut play, &[&GESELLE, &GESELLE], &mut chance);
        }
        let Some(turning) = play.table.state.turning() else { continue };
        let view = play.table.view(Viewer::Seat(turning.seat));
        of_three += usize::from(check(view.position.as_ref().unwrap()) == 3);
    }
    assert!(of_three >= 24, "three ideas in {of_three} of 30 positions");
}
