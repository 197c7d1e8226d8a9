//! A turn in words: what each changed word was made of, for people who look at the turns of a game.

use super::layout::{Layout, Run};
use super::verdict::Changes;
use crate::woerterklauer::tiles::{Placed, Stone};
use serde::{Deserialize, Serialize};
use words::{Letter, Word};

/// What a turn made of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerHow"))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// A new term, made of a word with letters of the opponent.
    Stolen,
    /// A new term, made of the mover's own word.
    Changed,
    /// Another form of the same word.
    Inflected,
    /// It was not there before.
    New,
}

/// A word that a turn has made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerMade"))]
pub struct Made {
    /// The word.
    pub word: Word,
    /// What it is.
    pub how: How,
    /// The words it was before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Word>>"))]
    pub from: Vec<Word>,
}

/// The words that a turn has made of the field before, in the order of the field.
pub fn made(before: &[Stone], after: &[Stone], changes: &Changes, letters: &[Letter]) -> Vec<Made> {
    let (old, new) = (layout(before, letters), layout(after, letters));
    let is_intact = |run: &&Run| old.runs.iter().any(|o| is_same(o, run));
    let gone: Vec<&Run> = old.runs.iter().filter(|o| !new.runs.iter().any(|run| is_same(o, run))).collect();
    let changed = new.runs.iter().filter(|run| !is_intact(run));
    changed
        .filter_map(|run| {
            let how = changes.how(run.word)?;
            let stems = gone.iter().filter(|o| how != How::New && is_stem(o, run));
            Some(Made { word: run.word, how, from: stems.map(|o| o.word).collect() })
        })
        .collect()
}

impl Changes {
    fn how(&self, word: Word) -> Option<How> {
        let lists = [
            (How::Stolen, &self.stolen),
            (How::Changed, &self.changed),
            (How::Inflected, &self.inflected),
            (How::New, &self.new),
        ];
        lists.into_iter().find(|(_, list)| list.contains(&word)).map(|(how, _)| how)
    }
}

fn layout(field: &[Stone], letters: &[Letter]) -> Layout {
    let placed: Vec<Placed> = field.iter().map(|s| Placed { tile: s.tile, cell: s.cell }).collect();
    Layout::new(&placed, letters)
}

fn is_same(a: &Run, b: &Run) -> bool {
    a.direction == b.direction && a.tiles() == b.tiles()
}

/// Has a word become this one? It has kept letters there, or lies in its own cells.
fn is_stem(old: &Run, run: &Run) -> bool {
    if old.direction != run.direction {
        return false;
    }
    let shared = old.tiles().iter().filter(|tile| run.tiles().contains(tile)).count();
    let cells: Vec<_> = (0..run.len()).map(|place| run.cell(place)).collect();
    let is_covered = (0..old.len()).all(|place| cells.contains(&old.cell(place)));
    shared > 1 || (shared == 1 && old.len() < 4) || is_covered
}
