//! How easily each word on the field is stolen: by how many single changes it becomes another word.

use super::cells::step;
use super::draft::Draft;
use super::ground::{Ground, NONE, Tiles, bit};
use super::plays::{Play, for_each_play};
use super::search::Subject;
use super::shape::{old_word, word};
use super::techniques::Techniques;
use game::grid::{Cell, Direction};
use games::woerterklauer::Level;
use games::woerterklauer::turn::{Lain, Vocabulary};
use serde::Serialize;
use std::collections::BTreeSet;
use words::{Letter, Word};

/// So many words are named.
const MOST_NAMED: usize = 5;

/// How easily a word is stolen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerStealable"))]
pub struct Stealable {
    /// The word.
    pub word: Word,
    /// Where it begins.
    pub first: Cell,
    /// How it lies.
    pub direction: Direction,
    /// So many words can be made of it by one change with letters of the pool.
    pub with_pool: usize,
    /// So many can be made of it by one letter, whichever.
    pub with_any_letter: usize,
    /// Some of those with letters of the pool, the longest first.
    pub becomes: Vec<Word>,
}

/// Word by word, across first.
pub(super) fn stealable<V: Vocabulary>(subject: &Subject<'_, V>) -> Vec<Stealable> {
    let Some(mut ground) = Ground::new(subject.position) else { return Vec::new() };
    let alphabet = ground.add_alphabet();
    let draft = Draft::of(subject.position, &ground);
    let count = Count { subject, ground: &ground };
    let by_pool = count.thefts(&draft, false);
    let by_any = count.thefts(&Draft { free: alphabet, ..draft.clone() }, true);
    let words = Direction::BOTH.into_iter().flat_map(|direction| draft.cells.runs(direction));
    words
        .zip(by_pool.iter().zip(&by_any))
        .filter_map(|(run, (pool, any))| {
            let mut becomes: Vec<Word> = pool.iter().copied().collect();
            becomes.sort_by_key(|word| std::cmp::Reverse(word.len()));
            becomes.truncate(MOST_NAMED);
            Some(Stealable {
                word: word(&draft.cells, run, &ground)?,
                first: ground.cell(run.first)?,
                direction: run.direction,
                with_pool: pool.len(),
                with_any_letter: any.len(),
                becomes,
            })
        })
        .collect()
}

struct Count<'a, V> {
    subject: &'a Subject<'a, V>,
    ground: &'a Ground,
}

impl<V: Vocabulary> Count<'_, V> {
    /// By old word: what it can become by one change of this draft.
    fn thefts(&self, draft: &Draft, one_letter: bool) -> Vec<BTreeSet<Word>> {
        let mut found = vec![BTreeSet::new(); self.ground.words.len()];
        for_each_play(self.subject.words, self.ground, draft, |play| {
            if !one_letter || (play.laid | play.exchanged).is_power_of_two() {
                self.note(draft, play, &mut found);
            }
        });
        let techniques = Techniques {
            words: self.subject.words,
            vocabulary: self.subject.vocabulary,
            ground: self.ground,
            level: self.subject.position.level.min(Level::II),
        };
        for after in techniques.apply(draft) {
            self.note_insertion(draft, &after, &mut found);
        }
        found
    }

    /// A play changes the old words along its line, and through exchanged letters those across.
    fn note(&self, draft: &Draft, play: &Play, found: &mut [BTreeSet<Word>]) {
        let letters: Vec<Letter> =
            play.letters[..play.len].iter().filter_map(|number| Letter::from_index(*number)).collect();
        let Some(becomes) = Word::from_letters(&letters) else { return };
        let cells = (0..play.len).map(|place| play.first + place * step(play.direction));
        let mut before = NONE;
        for tile in cells.map(|at| draft.cells[at]).filter(|tile| *tile != NONE) {
            let number = self.ground.words_of[usize::from(tile)][play.direction as usize];
            if number == NONE || number == before {
                continue;
            }
            before = number;
            self.keep(number, becomes, play.direction, play.first, found);
        }
    }

    fn note_insertion(&self, draft: &Draft, after: &Draft, found: &mut [BTreeSet<Word>]) {
        let number = (after.inserted & !draft.inserted).trailing_zeros() as u8;
        let Some(old) = self.ground.words.get(usize::from(number)) else { return };
        for direction in Direction::BOTH {
            for run in after.cells.runs(direction) {
                let is_heir = run.cells().any(|at| after.cells[at] == old.tiles[0])
                    && self.ground.words_of[usize::from(old.tiles[0])][direction as usize] == number;
                if is_heir
                    && old_word(&after.cells, run, self.ground).is_none()
                    && let Some(becomes) = word(&after.cells, run, self.ground)
                {
                    self.keep(number, becomes, direction, run.first, found);
                }
            }
        }
    }

    /// Keeps it if it is a new meaning (5.1.6) that has not lain there in any form (5.1.7).
    fn keep(
        &self,
        number: u8,
        becomes: Word,
        direction: Direction,
        first: usize,
        found: &mut [BTreeSet<Word>],
    ) {
        let Subject { position, vocabulary, .. } = self.subject;
        let tiles = &self.ground.words[usize::from(number)].tiles;
        let letters: Vec<Letter> = tiles
            .iter()
            .filter_map(|tile| Letter::from_index(self.ground.letters[usize::from(*tile)]))
            .collect();
        let (Some(old), Some(cell)) = (Word::from_letters(&letters), self.ground.cell(first)) else { return };
        let lies = Lain { direction, first: cell, word: becomes };
        let has_lain = position.history.words.iter().any(|lain| {
            lain.overlaps(&lies) && (lain.word == becomes || vocabulary.is_form(&lain.word, &becomes))
        });
        if becomes != old && !has_lain && !vocabulary.is_inflection(&old, &becomes) {
            found[usize::from(number)].insert(becomes);
        }
    }
}

impl Ground {
    /// A tile more for each letter; gives them.
    fn add_alphabet(&mut self) -> Tiles {
        let free: Vec<usize> = (0..self.letters.len()).filter(|tile| self.letters[*tile] == NONE).collect();
        let mut added = 0;
        for (tile, letter) in free.into_iter().zip(Letter::all()) {
            self.letters[tile] = letter.index() as u8;
            added |= bit(tile as u8);
        }
        added
    }
}
