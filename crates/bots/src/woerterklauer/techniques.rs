//! The techniques beyond exchanging and adding: insert (level II), remove (III), dissolve (IV).

use super::cells::{Cells, Run, step};
use super::draft::Draft;
use super::ground::{Ground, NONE, bit, members};
use super::hand::Hand;
use super::shape::{is_inside, is_sound, moved, old_word, part, word};
use game::grid::Direction;
use games::woerterklauer::Level;
use games::woerterklauer::turn::Vocabulary;
use words::Word;
use words::automaton::Automaton;

/// Nobody holds more letters that have to be built in again.
const MOST_OWED: u32 = 7;
/// So many letters are removed at once.
const MOST_REMOVED: usize = 4;

/// Finds what the techniques make of a draft.
pub(super) struct Techniques<'a, V> {
    pub words: &'a Automaton,
    pub vocabulary: &'a V,
    pub ground: &'a Ground,
    pub level: Level,
}

impl<V: Vocabulary> Techniques<'_, V> {
    /// All drafts that are one insertion, removal or dissolution away.
    pub fn apply(&self, draft: &Draft) -> Vec<Draft> {
        let mut found = Vec::new();
        if self.level == Level::I {
            return found;
        }
        for run in Direction::BOTH.into_iter().flat_map(|direction| draft.cells.runs(direction)) {
            let Some(letters) = word(&draft.cells, run, self.ground) else { continue };
            (1..run.len).for_each(|gap| self.insert(draft, run, &letters, gap, &mut found));
            if old_word(&draft.cells, run, self.ground).is_none() {
                continue;
            }
            if self.level >= Level::III {
                self.remove(draft, run, &letters, &mut found);
            }
            if self.level >= Level::IV {
                found.extend(self.dissolve(draft, run));
            }
        }
        found
    }

    /// A.31: a letter inside an old word; the smaller part of the field moves aside.
    fn insert(&self, draft: &Draft, run: Run, letters: &Word, gap: usize, found: &mut Vec<Draft>) {
        let by = step(run.direction);
        let (before, after) = (run.first + (gap - 1) * by, run.first + gap * by);
        let Some(old) = self.common_word(draft, run.direction, before, after) else { return };
        if draft.inserted & 1 << old != 0 {
            return;
        }
        let in_hand = if self.level >= Level::III { draft.free | draft.owed } else { draft.free };
        let in_hand = Hand::of(in_hand, self.ground).letters();
        let fitting = self.words.letters_between(&letters[..gap], &letters[gap..], in_hand);
        if fitting.is_empty() {
            return;
        }
        let Some((cells, free)) = opened(draft, (before, after), by) else { return };
        for letter in fitting.iter() {
            let mut next = Draft { cells: cells.clone(), ..draft.clone() };
            let Some(tile) = next.take(letter.index() as u8, self.level < Level::III, self.ground) else {
                continue;
            };
            next.cells.put(free, tile);
            next.inserted |= 1 << old;
            if is_sound(&next.cells, self.ground, self.words) {
                let turned = run.cells().map(|at| draft.cells[at]).chain([tile]);
                next.mine |= turned.fold(0, |set, tile| set | bit(tile));
                next.lead = next.counted_lead();
                found.push(next);
            }
        }
    }

    /// The old word in which two neighbours have lain since before the turn.
    fn common_word(&self, draft: &Draft, direction: Direction, one: usize, other: usize) -> Option<u8> {
        let word = |at: usize| {
            let tile = draft.cells[at];
            let is_old = draft.exchanged & bit(tile) == 0;
            Some(self.ground.words_of[usize::from(tile)][direction as usize])
                .filter(|word| is_old && *word != NONE)
        };
        word(one).filter(|number| word(other) == Some(*number))
    }

    /// A.32: letters out of an old word, so that another word is left.
    fn remove(&self, draft: &Draft, run: Run, letters: &Word, found: &mut Vec<Draft>) {
        for from in 0..run.len {
            for to in from + 1..=run.len.min(from + MOST_REMOVED) {
                let rest: Vec<_> = letters[..from].iter().chain(&letters[to..]).copied().collect();
                let is_new =
                    |rest: &Word| self.words.contains(rest) && !self.vocabulary.is_inflection(letters, rest);
                if rest.len() >= 2 && Word::from_letters(&rest).as_ref().is_some_and(is_new) {
                    found.extend(self.without(draft, run, from, to));
                }
            }
        }
    }

    /// The field without some letters of a word, closed again.
    fn without(&self, draft: &Draft, run: Run, from: usize, to: usize) -> Option<Draft> {
        let mut next = draft.clone();
        let by = step(run.direction);
        for at in run.cells().take(to).skip(from) {
            self.take_off(&mut next, at);
        }
        if from > 0 && to < run.len {
            let (before, after) = (run.first + (from - 1) * by, run.first + to * by);
            let (first, second) = (part(&next.cells, before, None), part(&next.cells, after, None));
            if first & second != 0 {
                return None;
            }
            let gap = ((to - from) * by).cast_signed();
            let (tiles, gap) =
                if second.count_ones() <= first.count_ones() { (second, -gap) } else { (first, gap) };
            next.cells = moved(&next.cells, tiles, gap)?;
        }
        let kept = run.cells().enumerate().filter(|(place, _)| !(from..to).contains(place));
        next.mine |= kept.fold(0, |set, (_, at)| set | bit(draft.cells[at]));
        self.settled(next)
    }

    /// A.35: a whole word off the field, but for letters that belong to others.
    fn dissolve(&self, draft: &Draft, run: Run) -> Option<Draft> {
        let mut next = draft.clone();
        let by = step(super::ground::across(run.direction));
        for at in run.cells().filter(|at| is_inside(*at)) {
            if draft.cells[at - by] == NONE && draft.cells[at + by] == NONE {
                self.take_off(&mut next, at);
            }
        }
        self.settled(next)
    }

    /// Takes a tile off the field, to be built in again.
    fn take_off(&self, draft: &mut Draft, at: usize) {
        let tile = draft.cells[at];
        draft.owed |= bit(tile);
        draft.cells.clear(at);
        draft.broken |= self.ground.words_through(tile).fold(0, |set, word| set | 1 << word);
    }

    /// A draft with letters that are owed, if it can be gone on with.
    fn settled(&self, mut draft: Draft) -> Option<Draft> {
        draft.mine &= !draft.owed;
        draft.lead = draft.counted_lead();
        let may_be = draft.owed.count_ones() <= MOST_OWED && is_sound(&draft.cells, self.ground, self.words);
        (may_be && members(draft.owed).next().is_some()).then_some(draft)
    }
}

/// The field with a gap between two neighbours, and where the gap is.
fn opened(draft: &Draft, (before, after): (usize, usize), by: usize) -> Option<(Cells, usize)> {
    let second = part(&draft.cells, after, Some((before, after)));
    if second & bit(draft.cells[before]) != 0 {
        return None;
    }
    let first = part(&draft.cells, before, Some((before, after)));
    if second.count_ones() <= first.count_ones() {
        Some((moved(&draft.cells, second, by.cast_signed())?, after))
    } else {
        Some((moved(&draft.cells, first, -by.cast_signed())?, before))
    }
}
