//! What each game allows, and what a table may choose.

use crate::entry::{Regions, Tier};
use crate::letters::Word;
use std::collections::BTreeMap;

/// What an unknown word means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// It is refused.
    Refused,
    /// The list never refuses a word; the table decides (Wurf & Wort B19, Bücherwurm 5.5.1).
    TableDecides,
}

/// The rules of a game, as far as words go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The game's name.
    pub name: &'static str,
    /// Verbs count in the infinitive only (Wörterklauer A.20).
    pub infinitives_only: bool,
    /// Names of places and persons are allowed.
    pub names: bool,
    /// Abbreviations are allowed.
    pub abbreviations: bool,
    /// What an unknown word means.
    pub unknown: Unknown,
    /// The weakest attestation that is enough by default.
    pub lowest_tier: Tier,
}

impl Profile {
    /// A.18–A.22: no names, abbreviations, foreign words; verbs only in the infinitive.
    pub const WOERTERKLAUER: Self = Self {
        name: "woerterklauer",
        infinitives_only: true,
        names: false,
        abbreviations: false,
        unknown: Unknown::Refused,
        lowest_tier: Tier::Two,
    };
    /// C.5, C8: dictionary words in any form; no names, abbreviations, foreign words.
    pub const LETRAMIX: Self = Self { name: "letramix", infinitives_only: false, ..Self::WOERTERKLAUER };
    /// Cards hold words of a theme, which may be names (countries, composers).
    pub const WORTDUELL: Self = Self { name: "wortduell", names: true, ..Self::LETRAMIX };
    /// B.19, B14, B19: abbreviations and names are fine, and the list never refuses a word.
    pub const WURF_UND_WORT: Self = Self {
        name: "wurf-und-wort",
        abbreviations: true,
        unknown: Unknown::TableDecides,
        lowest_tier: Tier::One,
        ..Self::WORTDUELL
    };
    /// E.14, 5.5.1: what the list does not know goes to the vote.
    pub const BUECHERWURM: Self = Self { name: "buecherwurm", ..Self::WURF_UND_WORT };

    /// All games' profiles.
    pub const ALL: [Self; 5] =
        [Self::WOERTERKLAUER, Self::WURF_UND_WORT, Self::LETRAMIX, Self::WORTDUELL, Self::BUECHERWURM];

    /// The profile of a game.
    pub fn of(game: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.name == game)
    }

    /// What a table of this game has chosen if it has chosen nothing.
    pub const fn options(self) -> Options {
        Options {
            lowest_tier: self.lowest_tier,
            base_forms_only: false,
            regions: Regions::all(),
            decent: false,
        }
    }
}

/// What a table may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The weakest attestation that is enough.
    pub lowest_tier: Tier,
    /// "Nur Grundformen" (Wörterklauer W13, LetraMix C8).
    pub base_forms_only: bool,
    /// Regions whose own words are welcome, where the data tells.
    pub regions: Regions,
    /// Coarse words, obscene ones and slurs are refused (W11).
    pub decent: bool,
}

/// A host's own list: words allowed or refused at this table, whatever the lexicon says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HouseList(BTreeMap<Word, bool>);

impl HouseList {
    /// Allows a word.
    pub fn allow(&mut self, word: Word) {
        self.0.insert(word, true);
    }

    /// Refuses a word.
    pub fn refuse(&mut self, word: Word) {
        self.0.insert(word, false);
    }

    /// What the list says of a word.
    pub fn decision(&self, word: &Word) -> Option<bool> {
        self.0.get(word).copied()
    }

    /// All its words, in the order of the alphabet, and whether each is allowed.
    pub fn iter(&self) -> impl Iterator<Item = (&Word, bool)> {
        self.0.iter().map(|(word, allowed)| (word, *allowed))
    }

    /// Is there nothing on it?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
