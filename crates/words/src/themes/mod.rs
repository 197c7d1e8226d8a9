//! The theme base: which words belong to "Am Strand", and how well any word fits there.
//!
//! Wurf & Wort, Bücherwurm and Wortduell live on it. A theme is a file of `data/themes`, whose README explains it. All
//! files are in the program; each is read when somebody first asks for its theme, none when the program starts.
//!
//! ```
//! use words::judge::Language;
//! use words::themes::Theme;
//! let beach = Theme::of("am-strand").unwrap();
//! assert_eq!(beach.fit("Düne").sentence(Language::German), "DÜNE: typisch für „Am Strand“");
//! ```

mod english;
mod file;
mod fit;
mod relation;
mod report;
mod sentence;
mod stems;
mod wanted;
mod word;

pub use english::{EnglishFit, EnglishWord, english_keys, fold as fold_english};
pub use file::BadTheme;
pub use fit::{Fit, Reason};
pub use report::{Nearest, Report};
pub use wanted::Wanted;
pub use word::{ThemeWord, Tier};

use crate::letters::Word;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

/// Keys and texts of all files, sorted by key.
static FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/themes.rs"));

/// The themes that have been asked for, in the order of the files.
static THEMES: LazyLock<Vec<OnceLock<Theme>>> = LazyLock::new(|| vec![OnceLock::new(); FILES.len()]);

/// A theme with its words.
#[derive(Clone, Debug)]
pub struct Theme {
    /// Its name in addresses and files: "am-strand".
    pub key: &'static str,
    /// Its name for people.
    pub title: Title,
    /// What sort of theme it is.
    pub kind: Kind,
    /// How hard it is to think of words.
    pub difficulty: Difficulty,
    /// What may not occur in an answer: "the category or a part of it" (Wurf & Wort B.9, B10), in small letters.
    pub stems: Vec<String>,
    /// First those that are proposed, then those that are only recognised.
    words: Vec<ThemeWord>,
    /// How many are proposed.
    proposed: usize,
    /// Where a word is, by its folded letters without spaces and hyphens.
    by_letters: HashMap<Word, usize>,
    english: Vec<EnglishWord>,
}

/// A theme's name in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    /// "Am Strand"
    pub de: String,
    /// "At the beach"
    pub en: String,
}

/// What sort of theme it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Things of some sort
    Things,
    /// Animals, plants
    Living,
    /// What one eats and drinks
    Food,
    /// People and what they are
    People,
    /// Somewhere
    Place,
    /// An occasion
    Situation,
    /// Something to do
    Activity,
    /// Anything that cannot be touched
    Idea,
}

impl Kind {
    /// Its name in files and in the command line's JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Things => "things",
            Self::Living => "living",
            Self::Food => "food",
            Self::People => "people",
            Self::Place => "place",
            Self::Situation => "situation",
            Self::Activity => "activity",
            Self::Idea => "idea",
        }
    }
}

/// How hard it is to think of words, for a family with a ten-year-old.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// "Im Zoo"
    Easy,
    /// "Beim Zahnarzt"
    Middle,
    /// "Was man nicht sehen kann"
    Hard,
}

impl Difficulty {
    /// Its name in files and in the command line's JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Middle => "middle",
            Self::Hard => "hard",
        }
    }
}

impl Theme {
    /// The theme with this key.
    pub fn of(key: &str) -> Option<&'static Self> {
        FILES.binary_search_by_key(&key, |(key, _)| key).ok().map(Self::at)
    }

    /// All themes, sorted by their keys.
    pub fn all() -> impl ExactSizeIterator<Item = &'static Self> {
        (0..FILES.len()).map(Self::at)
    }

    /// # Panics
    /// If the file in the program cannot be read; a test reads all of them.
    fn at(place: usize) -> &'static Self {
        let (key, text) = FILES[place];
        THEMES[place].get_or_init(|| file::read(key, text).unwrap_or_else(|error| panic!("{error}")))
    }

    /// Its words, as computer players propose them and cards have them: the typical ones, those that fit, the
    /// debatable ones, each as sorted in the file.
    pub fn words(&self) -> &[ThemeWord] {
        &self.words[..self.proposed]
    }

    /// The same, then what is right where somebody says it, but is never proposed: verbs and adjectives, further
    /// nouns, names and brands.
    pub fn recognised(&self) -> &[ThemeWord] {
        &self.words
    }

    /// Its English words, in the same order; none if nobody has written them yet.
    pub fn english_words(&self) -> &[EnglishWord] {
        &self.english
    }

    /// The word of the theme that was typed: in any case, folded or not, with hyphen, with blank or joined.
    pub fn find(&self, typed: &str) -> Option<&ThemeWord> {
        self.find_letters(&Word::fold_phrase(typed).ok()?)
    }

    /// The words that answer a roll of the dice.
    pub fn matching(&self, wanted: Wanted) -> impl Iterator<Item = &ThemeWord> {
        self.words().iter().filter(move |word| wanted.is_met_by(word))
    }

    fn find_letters(&self, letters: &Word) -> Option<&ThemeWord> {
        self.by_letters.get(letters).map(|&place| &self.words[place])
    }
}

#[cfg(test)]
mod tests;
