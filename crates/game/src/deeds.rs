//! What somebody has done at a table that is worth remembering: a game's rules note it from its events
//! ([`Rules::note`]).
//!
//! [`Rules::note`]: crate::Rules::note

use crate::refusal::Said;
use serde::{Deserialize, Serialize};
use words::entry::Decency;
use words::{Letter, Lexicon, Word};

/// Shorter words are nobody's rarest: there are few of them, and everybody knows them after a week.
const LEAST_LETTERS: usize = 4;

/// What one seat has done.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
pub struct Deeds {
    /// How often it was their turn in earnest. Before anybody's first one, a table has not really begun.
    #[serde(skip_serializing_if = "is_zero")]
    pub turns: u16,
    /// The layout that brought most.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub best_layout: Option<BestLayout>,
    /// The longest word.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub longest: Option<NotedWord>,
    /// The word that is said least often.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rarest: Option<NotedWord>,
    /// What more would have been possible, as far as somebody has looked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub missed: Option<Missed>,
    /// How many letters were called for a card that was solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub calls: Option<Calls>,
}

/// A layout, and what it brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BestLayout {
    /// What it brought.
    pub points: i32,
    /// The most that was possible with this roll, if somebody has looked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub possible: Option<i32>,
    /// Its letters.
    pub cells: Vec<LaidLetter>,
}

/// A letter where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaidLetter {
    /// To the right.
    pub x: i8,
    /// Downwards.
    pub y: i8,
    /// What one reads there.
    pub letter: Letter,
    /// Is it a joker?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub joker: bool,
}

/// A word, and how often it is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NotedWord {
    /// As it is written: "Straße".
    pub word: String,
    /// So many letters it has in a game: STRASSE has seven.
    pub letters: u8,
    /// How common it is, on Zipf's scale in steps of 0.04: 0 is unheard of, 200 is "und".
    pub commonness: u8,
    /// The theme it was named for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub theme: Option<Said>,
}

/// What more would have been possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Missed {
    /// So many points more,
    pub points: u32,
    /// in so many layouts that were looked at.
    pub layouts: u32,
}

/// Cards that were solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Calls {
    /// So many letters were called,
    pub letters: u32,
    /// until so many cards were solved.
    pub cards: u32,
}

impl Deeds {
    /// A turn was taken in earnest.
    pub fn note_turn(&mut self) {
        self.turns = self.turns.saturating_add(1);
    }

    /// A layout has brought so many points.
    pub fn note_layout(&mut self, points: i32, cells: impl FnOnce() -> Vec<LaidLetter>) {
        if self.best_layout.as_ref().is_none_or(|best| points > best.points) {
            self.best_layout = Some(BestLayout { points, possible: None, cells: cells() });
        }
    }

    /// A word counted. Only words of the list that nobody minds are remembered: what people type freely is erased
    /// with its table, and a profile may be public.
    pub fn note_word(&mut self, word: &Word, lexicon: &Lexicon, theme: Option<&Said>) {
        let letters = word.len() as u8;
        let is_longer = self.longest.as_ref().is_none_or(|longest| letters > longest.letters);
        let Some(index) = lexicon.automaton().index_of(word) else { return };
        let own = lexicon.zipf(index).number();
        // A form is at least as common as it is itself, so most words need no closer look.
        let may_be_rarer = word.len() >= LEAST_LETTERS
            && self.rarest.as_ref().is_none_or(|rarest| (own, rarest.letters) < (rarest.commonness, letters));
        if !is_longer && !may_be_rarer {
            return;
        }
        let Some(noted) = noted(word, own, lexicon, theme) else { return };
        let is_rarer = self.rarest.as_ref().is_none_or(|rarest| noted.is_rarer_than(rarest));
        if may_be_rarer && is_rarer {
            self.rarest = Some(noted.clone());
        }
        if is_longer {
            self.longest = Some(noted);
        }
    }

    /// A card was solved with so many letters called.
    pub fn note_card(&mut self, letters: usize) {
        let calls = self.calls.get_or_insert_default();
        calls.letters += letters as u32;
        calls.cards += 1;
    }

    /// Somebody has looked what was possible with a roll: this much, where the layout brought so many points.
    pub fn note_possible(&mut self, points: i32, possible: i32) {
        let missed = self.missed.get_or_insert_default();
        missed.points += possible.saturating_sub(points).max(0).unsigned_abs();
        missed.layouts += 1;
        if let Some(best) = self.best_layout.as_mut().filter(|best| best.points == points) {
            best.possible = Some(best.possible.unwrap_or(possible).max(possible));
        }
    }
}

impl NotedWord {
    /// Is it said less often? Of two that are equally rare the longer one counts.
    pub fn is_rarer_than(&self, other: &Self) -> bool {
        (self.commonness, other.letters) < (other.commonness, self.letters)
    }
}

/// What is remembered of a word; nothing of words that the list does not have, or that somebody may mind.
fn noted(word: &Word, own: u8, lexicon: &Lexicon, theme: Option<&Said>) -> Option<NotedWord> {
    let entry = lexicon.entry(word).filter(|entry| entry.decency == Decency::Decent)?;
    entry.common().next()?;
    // GINGST is no rare word: it is as common as GEHEN.
    let lemmas = entry.common().filter_map(|reading| Word::fold(&reading.lemma).ok());
    let of_lemmas = lemmas.filter_map(|lemma| lexicon.automaton().index_of(&lemma));
    let commonness = of_lemmas.map(|index| lexicon.zipf(index).number()).chain([own]).max()?;
    let spelling = entry.spellings.first()?.clone();
    Some(NotedWord { word: spelling, letters: word.len() as u8, commonness, theme: theme.cloned() })
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noted_after(words: &[&str]) -> Deeds {
        let mut deeds = Deeds::default();
        for word in words {
            deeds.note_word(&Word::fold(word).unwrap(), Lexicon::german(), None);
        }
        deeds
    }

    fn words(deeds: &Deeds) -> (Option<&str>, Option<&str>) {
        let word =
            |noted: &'_ Option<NotedWord>| noted.as_ref().map(|noted| noted.word.clone()).map(String::leak);
        (word(&deeds.longest).map(|word| &*word), word(&deeds.rarest).map(|word| &*word))
    }

    #[test]
    fn the_longest_and_the_rarest_word_stay() {
        let deeds = noted_after(&["Haus", "Quendel", "Gartenzaun", "Garten"]);
        assert_eq!(words(&deeds), (Some("Gartenzaun"), Some("Quendel")));
    }

    /// A form is as common as its base: GINGST is not rare.
    #[test]
    fn forms_are_as_common_as_their_bases() {
        let deeds = noted_after(&["gingst", "Quendel"]);
        assert_eq!(words(&deeds).1, Some("Quendel"));
        let gingst = noted_after(&["gingst"]).rarest.unwrap();
        let quendel = noted_after(&["Quendel"]).rarest.unwrap();
        assert!(quendel.is_rarer_than(&gingst), "{quendel:?} {gingst:?}");
    }

    #[test]
    fn short_coarse_and_unknown_words_are_not_remembered() {
        assert_eq!(noted_after(&["Ei"]).rarest, None);
        assert_eq!(noted_after(&["Arschloch", "Xqzzy", "Anna"]), Deeds::default());
    }

    #[test]
    fn what_was_missed_is_counted_by_layout() {
        let mut deeds = Deeds::default();
        deeds.note_layout(30, Vec::new);
        deeds.note_layout(21, || unreachable!("it is not better"));
        deeds.note_possible(30, 42);
        deeds.note_possible(21, 21);
        assert_eq!(deeds.missed, Some(Missed { points: 12, layouts: 2 }));
        assert_eq!(deeds.best_layout.unwrap().possible, Some(42));
    }

    #[test]
    fn nothing_is_written_of_nothing() {
        assert_eq!(serde_json::to_string(&Deeds::default()).unwrap(), "{}");
        let deeds = noted_after(&["Straße"]);
        let read: Deeds = serde_json::from_str(&serde_json::to_string(&deeds).unwrap()).unwrap();
        assert_eq!((read.longest.as_ref().unwrap().letters, &read), (7, &deeds));
    }
}
