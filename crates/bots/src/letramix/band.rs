//! How many words somebody knows.

use super::solver::Vocabulary;
use serde::Deserialize;
use std::sync::OnceLock;
use words::entry::Zipf;
use words::judge::{HouseList, Judge, Options, Profile};

/// Words by how many people know them; each band has all words of those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Band {
    /// The words of every day's talk.
    Common,
    /// The words of every day's reading.
    Everyday,
    /// The words of somebody who reads much.
    WellRead,
    /// All words that the game allows.
    All,
}

impl Band {
    const COUNT: usize = 4;
    /// All of them, from the narrowest.
    pub const ALL: [Self; Self::COUNT] = [Self::Common, Self::Everyday, Self::WellRead, Self::All];

    /// Its words are at least so common.
    pub fn rarest(self) -> Zipf {
        match self {
            Self::Common => Zipf::new(4.0),
            Self::Everyday => Zipf::new(3.0),
            Self::WellRead => Zipf::new(2.0),
            Self::All => Zipf::default(),
        }
    }

    /// What counts as a word: what does in the game. How well it is attested need not be asked here, as no word that is
    /// weakly attested is common (`merge::commonness`).
    pub fn options(base_forms: bool) -> Options {
        let mut options = Profile::LETRAMIX.options();
        options.base_forms_only = base_forms;
        options
    }

    /// Its words, prepared once.
    pub fn vocabulary(self, base_forms: bool) -> &'static Vocabulary {
        static PREPARED: [OnceLock<Vocabulary>; 2 * Band::COUNT] =
            [const { OnceLock::new() }; 2 * Band::COUNT];
        PREPARED[2 * self as usize + usize::from(base_forms)].get_or_init(|| {
            let judge = Judge::with(Profile::LETRAMIX, Self::options(base_forms), HouseList::default());
            Vocabulary::new(&judge, self.rarest(), [])
        })
    }
}
