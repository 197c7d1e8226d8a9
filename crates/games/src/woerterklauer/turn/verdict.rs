//! What a legal turn brings.

use super::colours::{Kind, tiles};
use super::fates::Fate;
use super::history::{Lain, Pattern, Shift};
use super::layout::Layout;
use super::search::Found;
use super::{Position, Turn, Vocabulary};
use crate::woerterklauer::tiles::{Placed, Stone, Tile};
use serde::{Deserialize, Serialize};
use words::Word;

/// What a legal turn brings. Together with the field as it was laid it says everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verdict {
    /// By how much the whole field was laid elsewhere; it is moved back (§5.1.1, drift).
    pub drift: Shift,
    /// The tiles that show the mover's colour.
    pub mine: Vec<Tile>,
    /// How many letters of the field are the mover's.
    pub own: u8,
    /// How many are the other's.
    pub other: u8,
    /// What became of the words.
    pub changes: Changes,
    /// How it was done.
    pub steps: Steps,
    /// What has lain where shifted words were counts also where they are now (§5.1.7).
    pub moved: Vec<Lain>,
}

/// What became of the words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerChanges"))]
pub struct Changes {
    /// New terms made of old words with letters of the opponent.
    pub stolen: Vec<Word>,
    /// New terms made of the mover's own words.
    pub changed: Vec<Word>,
    /// Other forms of old words.
    pub inflected: Vec<Word>,
    /// Brand-new words.
    pub new: Vec<Word>,
}

/// How many letters were used by which technique.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerSteps"))]
pub struct Steps {
    /// Exchanged letters.
    pub exchanged: u8,
    /// Inserted letters.
    pub inserted: u8,
    /// Removed letters.
    pub removed: u8,
    /// Dissolved words.
    pub dissolved: u8,
    /// Letters from the pool.
    pub laid: u8,
}

impl Verdict {
    /// A.15: at least one letter more than the other.
    pub const fn leads(&self) -> bool {
        self.own > self.other
    }

    /// The field after the turn, in its colours.
    pub fn field(&self, position: &Position, after: &[Placed]) -> Vec<Stone> {
        let back = Shift::default().relative_to(self.drift);
        let colour = |tile: Tile| match self.mine.binary_search(&tile) {
            Ok(_) => position.mover,
            Err(_) => position.mover.other(),
        };
        let stone =
            |p: &Placed| Some(Stone { tile: p.tile, cell: back.apply(p.cell)?, colour: colour(p.tile) });
        after.iter().filter_map(stone).collect()
    }

    /// The pool after the turn: without what was laid, with what was exchanged and not laid again.
    pub fn pool(position: &Position, after: &[Placed]) -> Vec<Tile> {
        let is_laid = |tile: &Tile| after.iter().any(|p| p.tile == *tile);
        let old = position.field.iter().map(|stone| stone.tile);
        position.pool.iter().copied().chain(old).filter(|tile| !is_laid(tile)).collect()
    }

    /// What is remembered of a field at the end of a turn.
    pub fn memory(position: &Position, field: &[Stone]) -> (Vec<Lain>, Pattern) {
        let placed: Vec<Placed> = field.iter().map(|s| Placed { tile: s.tile, cell: s.cell }).collect();
        let layout = Layout::new(&placed, &position.letters);
        (layout.runs.iter().map(Lain::of).collect(), Pattern::of(&layout, &position.letters))
    }
}

/// The first turn: every tile takes the mover's colour.
pub(super) fn first(new: &Layout) -> Verdict {
    let mine: Vec<Tile> = new.tiles().map(|(tile, _)| tile).collect();
    let laid = mine.len() as u8;
    Verdict {
        drift: Shift::default(),
        own: laid,
        other: 0,
        mine,
        changes: Changes { new: new.runs.iter().map(|run| run.word).collect(), ..Changes::default() },
        steps: Steps { laid, ..Steps::default() },
        moved: Vec::new(),
    }
}

impl<V: Vocabulary> Turn<'_, V> {
    pub(super) fn verdict(&self, found: &Found<'_, V>, drift: Shift) -> Verdict {
        let combination = &found.combination;
        let new = &combination.case.new;
        let own = found.colouring.count as u8;
        let dissolved = combination.readings.iter().filter(|r| r.heir.is_none()).count();
        Verdict {
            drift,
            mine: tiles(&found.colouring.mine).filter(|tile| new.has(*tile)).collect(),
            own,
            other: new.tiles().count() as u8 - own,
            changes: self.changes(found),
            steps: Steps {
                exchanged: combination.lost_by(Fate::Exchanged).count() as u8,
                inserted: combination.inserted_count() as u8,
                removed: combination.lost_by(Fate::Removed).count() as u8,
                dissolved: dissolved as u8,
                laid: new.tiles().filter(|(tile, _)| !self.old.has(*tile)).count() as u8,
            },
            moved: found.moved.clone(),
        }
    }

    fn changes(&self, found: &Found<'_, V>) -> Changes {
        let mut changes = Changes::default();
        for (number, run) in found.combination.case.new.runs.iter().enumerate() {
            let list = match found.colouring.kinds[number] {
                Kind::Intact | Kind::Carried => continue,
                Kind::Inflected => &mut changes.inflected,
                Kind::Taken if found.combination.stems(number).next().is_none() => &mut changes.new,
                Kind::Taken if found.combination.stems(number).any(|stem| self.is_opposing(stem)) => {
                    &mut changes.stolen
                }
                Kind::Taken => &mut changes.changed,
            };
            list.push(run.word);
        }
        changes
    }

    /// Did the old word hold a letter of the opponent?
    fn is_opposing(&self, word: usize) -> bool {
        let position = self.position;
        let opposing = position.field.iter().filter(|stone| stone.colour != position.mover);
        opposing.into_iter().any(|stone| self.words_of(stone.tile).any(|w| w == word))
    }
}
