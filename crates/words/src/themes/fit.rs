//! How well does a word fit a theme, and why?

use super::{Theme, ThemeWord, Tier};
use crate::family::Kinship;
use crate::letters::Word;

/// Why a word fits or not.
#[derive(Clone, Debug)]
pub enum Reason<'a> {
    /// This stem of the theme's title occurs in it (Wurf & Wort B.9).
    Forbidden(&'a str),
    /// The theme has it.
    Curated(&'a ThemeWord),
    /// The theme has a form of it, or a word of its family.
    Related(&'a ThemeWord, Kinship),
    /// The theme has a word that means the same.
    Synonym(&'a ThemeWord),
    /// The theme has its head.
    Compound(&'a ThemeWord),
    /// Nothing is known of it here; the table decides (Wurf & Wort B19).
    Unknown,
}

impl Reason<'_> {
    /// Its name in the command line's JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Forbidden(_) => "forbidden",
            Self::Curated(_) => "curated",
            Self::Related(..) | Self::Synonym(_) => "related",
            Self::Compound(_) => "compound",
            Self::Unknown => "unknown",
        }
    }
}

/// How well a word fits a theme.
#[derive(Clone, Debug)]
pub struct Fit<'a> {
    /// The word as it was typed, in capitals.
    pub shown: String,
    /// The theme.
    pub theme: &'a Theme,
    /// How, and why.
    pub reason: Reason<'a>,
}

impl Fit<'_> {
    /// The word of the theme that it fits by.
    pub const fn word(&self) -> Option<&ThemeWord> {
        match self.reason {
            Reason::Curated(word)
            | Reason::Related(word, _)
            | Reason::Synonym(word)
            | Reason::Compound(word) => Some(word),
            Reason::Forbidden(_) | Reason::Unknown => None,
        }
    }

    /// The tier of that word.
    pub fn tier(&self) -> Option<Tier> {
        self.word().map(|word| word.tier)
    }
}

impl Theme {
    /// How well a word fits, typed in any case, folded or not, with hyphens, blanks or joined. No text is refused:
    /// what is no word at all is unknown.
    pub fn fit(&self, typed: &str) -> Fit<'_> {
        Fit { shown: typed.to_uppercase(), theme: self, reason: self.reason(typed) }
    }

    /// The same where the theme's own words are no taboo (Bücherwurm E20).
    pub fn fit_freely(&self, typed: &str) -> Fit<'_> {
        Fit { shown: typed.to_uppercase(), theme: self, reason: self.belonging(typed) }
    }

    fn reason(&self, typed: &str) -> Reason<'_> {
        self.forbidden_stem(typed).map_or_else(|| self.belonging(typed), Reason::Forbidden)
    }

    fn belonging(&self, typed: &str) -> Reason<'_> {
        let Ok(letters) = Word::fold_phrase(typed) else { return Reason::Unknown };
        let curated = || self.find_letters(&letters).map(Reason::Curated);
        let related = || self.kin(typed, &letters).map(|(word, kinship)| Reason::Related(word, kinship));
        let synonym = || self.synonym(&letters).map(Reason::Synonym);
        let compound = || self.head(typed, &letters).map(Reason::Compound);
        curated().or_else(related).or_else(synonym).or_else(compound).unwrap_or(Reason::Unknown)
    }
}
