//! Options that choose a judge and the form of its answer, shared by the commands about words.

use clap::{Args, ValueEnum};
use serde::Serialize;
use words::Word;
use words::entry::{Regions, Tier};
use words::judge::{HouseList, Judge, Language, Options, Profile};

/// A game, by whose rules a word is judged.
#[derive(Clone, Copy, ValueEnum)]
pub enum Game {
    /// Wörterklauer
    Woerterklauer,
    /// Wurf & Wort
    WurfUndWort,
    /// `LetraMix`
    Letramix,
    /// Wortduell
    Wortduell,
    /// Bücherwurm
    Buecherwurm,
}

impl Game {
    /// Its rules for words.
    pub const fn profile(self) -> Profile {
        match self {
            Self::Woerterklauer => Profile::WOERTERKLAUER,
            Self::WurfUndWort => Profile::WURF_UND_WORT,
            Self::Letramix => Profile::LETRAMIX,
            Self::Wortduell => Profile::WORTDUELL,
            Self::Buecherwurm => Profile::BUECHERWURM,
        }
    }
}

/// The weakest attestation that is enough.
#[derive(Clone, Copy, ValueEnum)]
pub enum LowestTier {
    /// The core only
    #[value(name = "T")]
    Core,
    /// Two sources
    #[value(name = "2")]
    Two,
    /// One source
    #[value(name = "1")]
    One,
}

/// A region whose own words are welcome.
#[derive(Clone, Copy, ValueEnum)]
pub enum Region {
    /// Deutschland
    #[value(name = "D")]
    D,
    /// Österreich
    #[value(name = "A")]
    A,
    /// Schweiz
    #[value(name = "CH")]
    Ch,
}

/// A language of the sentences.
#[derive(Clone, Copy, ValueEnum)]
enum Lang {
    /// German
    De,
    /// English
    En,
}

/// How to answer.
#[derive(Args)]
pub struct Answering {
    /// Language of the sentences
    #[arg(long, value_enum, default_value = "de")]
    lang: Lang,
    /// One JSON object a line
    #[arg(long)]
    json: bool,
}

impl Answering {
    /// The language of the sentences.
    pub const fn language(&self) -> Language {
        match self.lang {
            Lang::De => Language::German,
            Lang::En => Language::English,
        }
    }

    /// The answer as it is printed: its sentence, or all of it as JSON.
    pub fn printed<T: Serialize>(&self, answer: &T, sentence: impl Fn(&T) -> String) -> String {
        if self.json { serde_json::to_string(answer).unwrap_or_default() } else { sentence(answer) }
    }
}

/// Which judge to ask.
#[derive(Args)]
pub struct Judging {
    /// The game whose rules count
    #[arg(long, value_enum, default_value = "woerterklauer")]
    profile: Game,
    /// The weakest attestation that is enough (default: the game's)
    #[arg(long, value_enum)]
    tier: Option<LowestTier>,
    /// Allow base forms only
    #[arg(long)]
    base_forms: bool,
    /// Refuse coarse words, obscene ones and slurs
    #[arg(long)]
    decent: bool,
    /// Regions whose own words are welcome, where the data tells (default: all)
    #[arg(long, value_enum, value_delimiter = ',')]
    regions: Vec<Region>,
    /// A house word to allow; may be repeated
    #[arg(long, value_name = "WORD")]
    allow: Vec<Word>,
    /// A house word to refuse; may be repeated
    #[arg(long, value_name = "WORD")]
    refuse: Vec<Word>,
}

impl Judging {
    /// The judge that these options describe.
    pub fn judge(&self) -> Judge {
        let profile = self.profile.profile();
        let mut options: Options = profile.options();
        options.base_forms_only = self.base_forms;
        options.decent = self.decent;
        if let Some(tier) = self.tier {
            options.lowest_tier = match tier {
                LowestTier::Core => Tier::Core,
                LowestTier::Two => Tier::Two,
                LowestTier::One => Tier::One,
            };
        }
        if !self.regions.is_empty() {
            options.regions = self.regions.iter().fold(Regions::empty(), |sum, region| {
                sum | match region {
                    Region::D => Regions::D,
                    Region::A => Regions::A,
                    Region::Ch => Regions::CH,
                }
            });
        }
        let mut house = HouseList::default();
        self.allow.iter().for_each(|w| house.allow(*w));
        self.refuse.iter().for_each(|w| house.refuse(*w));
        Judge::with(profile, options, house)
    }
}
