//! A simple player: one everyday change after the other, each the best at hand, until the lead is taken.

use super::edits::Edits;
use game::Chance;
use games::woerterklauer::Placed;
use games::woerterklauer::turn::{Dictionary, Position, Steps, Verdict};

/// So many changes are judged before one is chosen.
const MOST_JUDGED: usize = 160;
/// So many changes make a turn.
const MOST_CHANGES: usize = 8;

/// How a player likes to steal.
#[derive(Clone, Copy)]
pub enum Taste {
    /// Whatever brings most.
    Letters,
    /// By the level's own technique where there is a way.
    Technique,
}

/// The drafts of a turn, the last one in the lead; empty if none was found.
pub fn drafts(
    position: &Position,
    words: &Dictionary,
    taste: Taste,
    chance: &mut Chance,
) -> Vec<Vec<Placed>> {
    let turn = position.turn(words);
    let mut field: Vec<Placed> =
        position.field.iter().map(|s| Placed { tile: s.tile, cell: s.cell }).collect();
    let mut drafts = Vec::new();
    let mut reached = i32::MIN;
    for _ in 0..MOST_CHANGES {
        let mut edits = Edits::of(position, &field).all();
        chance.shuffle(&mut edits);
        edits.sort_by_key(|edit| std::cmp::Reverse(edit.promise(matches!(taste, Taste::Technique))));
        edits.truncate(MOST_JUDGED);
        let judged = edits.into_iter().filter_map(|edit| Some((turn.judge(&edit.field).ok()?, edit.field)));
        let Some((verdict, next)) = judged.max_by_key(|(verdict, _)| worth(verdict, taste)) else { break };
        if worth(&verdict, taste) <= reached {
            break;
        }
        reached = worth(&verdict, taste);
        drafts.push(next.clone());
        field = next;
        if verdict.leads() && drafts.len() >= 2 {
            return drafts;
        }
    }
    let leads = drafts.last().is_some_and(|last| turn.judge(last).is_ok_and(|verdict| verdict.leads()));
    if leads { drafts } else { Vec::new() }
}

/// The lead, and something for a fine technique.
fn worth(verdict: &Verdict, taste: Taste) -> i32 {
    let lead = i32::from(verdict.own) - i32::from(verdict.other);
    match taste {
        Taste::Letters => lead,
        Taste::Technique => lead + 6 * i32::from(technique(verdict.steps)),
    }
}

fn technique(steps: Steps) -> u8 {
    steps.inserted + 2 * steps.removed.min(2) + 3 * steps.dissolved.min(2)
}
