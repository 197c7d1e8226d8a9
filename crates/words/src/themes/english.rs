//! A theme's English words, for tables that are played in English.

use super::{Theme, Tier};
use crate::english::lemmas;
use crate::letters::{BadWord, Letter, Word, initial, is_joint};

/// An English word that somebody has listed under a theme.
#[derive(Clone, Debug)]
pub struct EnglishWord {
    /// As it is written: "dune", "bird's nest".
    pub text: String,
    /// How well it belongs there.
    pub tier: Tier,
    /// Its letters, without spaces, hyphens and apostrophes.
    pub letters: Word,
    /// The letter it begins with.
    pub initial: Letter,
}

/// How an English word belongs to a theme.
#[derive(Clone, Copy, Debug)]
pub enum EnglishFit<'a> {
    /// The theme has it, or a form of it.
    Listed(&'a EnglishWord),
    /// The theme has the last of its words: "beach towel" is a towel.
    Head(&'a EnglishWord),
    /// Nothing is known of it here.
    Unknown,
}

impl EnglishWord {
    pub(super) fn new(text: &str, tier: Tier) -> Result<Self, BadWord> {
        let letters = fold(text)?;
        Ok(Self { text: text.to_owned(), tier, letters, initial: initial(text).unwrap_or(letters[0]) })
    }
}

/// The letters of an English word or phrase: apostrophes are none, like blanks and hyphens.
pub fn fold(text: &str) -> Result<Word, BadWord> {
    Word::fold_phrase(&text.replace(['\'', '’'], ""))
}

impl Theme {
    /// How an English word belongs here, in any case, joined or not, in the singular or plural.
    pub fn fit_english(&self, typed: &str) -> EnglishFit<'_> {
        if let Some(word) = self.english_form(typed) {
            return EnglishFit::Listed(word);
        }
        let head = typed.trim().rsplit_once(is_joint).and_then(|(_, last)| self.english_form(last));
        head.map_or(EnglishFit::Unknown, EnglishFit::Head)
    }

    fn english_form(&self, typed: &str) -> Option<&EnglishWord> {
        let letters = fold(typed).ok()?;
        let own = english_keys(typed, &letters);
        let words = self.english_words();
        words.iter().find(|word| word.letters == letters).or_else(|| {
            words
                .iter()
                .find(|word| english_keys(&word.text, &word.letters).iter().any(|key| own.contains(key)))
        })
    }
}

/// What an English term is known by: of several words the last may be in the plural (beach towels).
pub fn english_keys(text: &str, letters: &Word) -> Vec<Word> {
    let Some((front, last)) = text.trim().rsplit_once(is_joint) else { return lemmas(letters) };
    let Ok(last) = fold(last) else { return vec![*letters] };
    let keys = lemmas(&last).into_iter().filter_map(|lemma| fold(&format!("{front}{lemma}")).ok());
    keys.collect()
}
