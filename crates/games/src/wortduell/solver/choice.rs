//! Which letter tells most, and which word is safe to guess.

use super::belief::Belief;
use super::clues::Clues;
use super::sampling::Sample;
use super::solve::Favourites;
use crate::wortduell::cards::Place;
#[cfg(test)]
use crate::wortduell::square::{COLUMNS, Square};
use game::Chance;
use std::collections::HashMap;
use words::Letter;

/// The letters of German texts, the most frequent first.
const BY_FREQUENCY: &[u8; Letter::COUNT] = b"ENISRATDHULCGMOBWFKZPVJYXQ";

/// A letter that tells this share of the most tells nearly as much.
const NEARLY: f64 = 0.97;

/// How much a square counts that is uncertain by itself: it decides where the drawn cards all differ.
const SQUARE_WEIGHT: f64 = 0.05;

/// What can be done, judged by cards that are still possible.
pub struct Choice<'a> {
    clues: &'a Clues,
    samples: Vec<Sample>,
}

impl<'a> Choice<'a> {
    /// Draws so many cards to judge by.
    pub fn new(belief: &Belief<'a>, count: usize, chance: &mut Chance) -> Self {
        Self { clues: belief.clues, samples: belief.samples(count, chance) }
    }

    /// Of those that may be guessed, the word that is not found yet and most certainly lies there, with its chance.
    pub fn safest(&self, may_guess: impl Fn(&Place) -> bool) -> Option<(Place, f64)> {
        let mut counts: HashMap<Place, usize> = HashMap::new();
        for place in self.samples.iter().flat_map(|sample| &sample.places) {
            if !self.clues.has(place) {
                *counts.entry(*place).or_default() += 1;
            }
        }
        // Of equally safe ones the first on the card: the order of a map is no order.
        let best = counts
            .into_iter()
            .filter(|(place, _)| may_guess(place))
            .max_by_key(|(place, count)| (*count, std::cmp::Reverse((place.from, place.to, place.word))));
        best.map(|(place, count)| (place, count as f64 / self.samples.len() as f64))
    }

    /// The letter whose answer tells most.
    pub fn telling(&self) -> Option<Letter> {
        self.telling_of(&|_| false)
    }

    /// The same for somebody who has favourite letters: one of these if hardly any tells more.
    pub fn telling_of(&self, is_favourite: Favourites<'_>) -> Option<Letter> {
        if self.samples.is_empty() {
            return None;
        }
        let open = Letter::all().filter(|letter| !self.clues.called.contains(*letter));
        let scored: Vec<(Letter, f64)> = open.map(|letter| (letter, self.information(letter))).collect();
        let most = scored.iter().map(|(_, bits)| *bits).fold(0.0, f64::max);
        let best = |wanted: &dyn Fn(&&(Letter, f64)) -> bool| {
            let wanted = scored.iter().filter(wanted);
            wanted.max_by(|(a, x), (b, y)| x.total_cmp(y).then(b.cmp(a))).map(|(letter, _)| *letter)
        };
        let is_near = |(letter, bits): &&(Letter, f64)| is_favourite(*letter) && *bits >= NEARLY * most;
        best(&is_near).or_else(|| best(&|_| true))
    }

    /// Would all drawn cards have answered like this, and do they have the words that were found?
    #[cfg(test)]
    pub fn answers_like(&self, clues: &Clues) -> bool {
        let mask = |letter: Letter| {
            let stands = |square: &Square| clues.letter(*square) == Some(letter);
            let bits =
                Square::all().filter(stands).map(|s| 1u64 << (s.row() * usize::from(COLUMNS) + s.column()));
            bits.sum::<u64>()
        };
        let fits = |sample: &Sample| {
            clues.called.iter().all(|letter| sample.squares[letter.index()] == mask(letter))
                && clues.found.iter().all(|place| sample.places.contains(place))
        };
        !self.samples.is_empty() && self.samples.iter().all(fits)
    }

    /// The bits that an answer tells: how differently the drawn cards would answer.
    pub fn information(&self, letter: Letter) -> f64 {
        let mut answers: Vec<u64> = self.samples.iter().map(|s| s.squares[letter.index()]).collect();
        let mut squares = [0usize; u64::BITS as usize];
        for mut mask in answers.iter().copied() {
            while mask != 0 {
                squares[mask.trailing_zeros() as usize] += 1;
                mask &= mask - 1;
            }
        }
        let all = self.samples.len() as f64;
        let bits = |count: usize| {
            let share = count as f64 / all;
            if share > 0.0 && share < 1.0 { -share * share.log2() } else { 0.0 }
        };
        answers.sort_unstable();
        let mut counts: Vec<usize> = answers.chunk_by(|a, b| a == b).map(<[u64]>::len).collect();
        counts.sort_unstable();
        let answer: f64 = counts.into_iter().map(bits).sum();
        let single: f64 = squares.iter().map(|count| bits(*count) + bits(self.samples.len() - count)).sum();
        answer + SQUARE_WEIGHT * single
    }
}

/// The most frequent letter of German texts that was not called yet, or the next one if only that is a favourite.
pub fn by_frequency(clues: &Clues, is_favourite: Favourites<'_>) -> Option<Letter> {
    let letters = BY_FREQUENCY.iter().filter_map(|byte| Letter::from_ascii(*byte));
    let next: Vec<Letter> = letters.filter(|letter| !clues.called.contains(*letter)).take(2).collect();
    next.iter().find(|letter| is_favourite(**letter)).or(next.first()).copied()
}
