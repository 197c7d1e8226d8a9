//! The judge: is this word allowed in this game, and why (not)?
//!
//! ```
//! use words::judge::{Judge, Language, Profile};
//! let judge = Judge::new(Profile::WOERTERKLAUER);
//! let verdict = judge.judge("ging").unwrap();
//! assert!(!verdict.allowed);
//! assert_eq!(
//!     verdict.sentence(Language::German),
//!     "GING: Verbform von GEHEN (Präteritum); hier gelten Verben nur in der Grundform"
//! );
//! ```

mod described;
mod near;
mod profile;
mod reading;
mod sentence;

pub use profile::{HouseList, Options, Profile, Unknown};
pub use sentence::{Language, bad_word, kinship};

use crate::entry::{Decency, Entry, Pos, Reading, Regions, Tier};
use crate::glosses::Gloss;
use crate::letters::{BadWord, Letter, Word};
use crate::lexicon::{Lexicon, Traits};
use reading::most_usual;

/// Why a word is allowed or refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The lexicon has it and nothing speaks against it; the reading that says so.
    Ok(Option<Reading>),
    /// The lexicon does not know it; words that may have been meant, best first.
    Unknown(Vec<String>),
    /// Only inflected forms of verbs, where verbs are allowed in the infinitive.
    VerbForm(Reading),
    /// A place.
    Place,
    /// A person.
    Person,
    /// Another proper name.
    Name,
    /// An abbreviation.
    Abbreviation,
    /// A word of another language.
    Foreign,
    /// A spelling of before 1996, or of long before (`false`); today's spelling.
    OldSpelling(String, bool),
    /// Spelled wrongly; the right spelling.
    Misspelt(String),
    /// Attested too weakly for this table.
    Tier(Tier),
    /// Said only where this table does not look.
    Region(Regions),
    /// An inflected form, where only base forms are allowed.
    Form(Reading),
    /// Coarse, obscene or a slur, where the table does not want that (W11).
    Indecent,
    /// The host's list has it, as allowed (`true`) or refused.
    House(bool),
}

impl Reason {
    /// Its name in the command line's JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Ok(_) => "ok",
            Self::Unknown(_) => "unknown",
            Self::VerbForm(_) => "verb_form",
            Self::Place => "place",
            Self::Person | Self::Name => "person",
            Self::Abbreviation => "abbreviation",
            Self::Foreign => "foreign",
            Self::OldSpelling(..) => "old_spelling",
            Self::Misspelt(_) => "misspelt",
            Self::Tier(_) | Self::Region(_) => "tier",
            Self::Form(_) => "form",
            Self::Indecent => "indecent",
            Self::House(_) => "house",
        }
    }
}

/// The judge's decision on a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The word as it was typed, in capitals.
    pub shown: String,
    /// The folded word.
    pub word: Word,
    /// May it be laid or named?
    pub allowed: bool,
    /// Does the table decide, because the list does not?
    pub table_decides: bool,
    /// Why.
    pub reason: Reason,
    /// What the lexicon knows of it.
    pub entry: Option<Entry>,
}

impl Verdict {
    /// How the word is written in the reading that explains it.
    pub fn spelling(&self) -> Option<&str> {
        let entry = self.entry.as_ref()?;
        let is_capital = |text: &str| text.chars().next().is_some_and(char::is_uppercase);
        let wanted = self.reading().map(|r| is_capital(&r.lemma));
        let fitting = entry.spellings.iter().find(|s| Some(is_capital(s)) == wanted);
        fitting.or(entry.spellings.first()).map(String::as_str)
    }

    /// What it means, if few people know; nothing of what is refused as a name or unknown.
    pub fn gloss(&self) -> Option<Gloss> {
        self.reading().filter(|reading| reading.pos.is_common()).and_then(|reading| Gloss::of(&reading.lemma))
    }

    /// The reading that explains the word.
    fn reading(&self) -> Option<Reading> {
        match &self.reason {
            Reason::Ok(Some(reading)) | Reason::VerbForm(reading) | Reason::Form(reading) => {
                Some(reading.clone())
            }
            _ => most_usual(Lexicon::german(), &self.word, self.entry.as_ref()?, |_| true),
        }
    }
}

/// Decides by one game's rules, a table's options and its house list.
pub struct Judge {
    lexicon: &'static Lexicon,
    profile: Profile,
    options: Options,
    house: HouseList,
}

impl Judge {
    /// A judge by a game's rules with its default options, with the German lexicon.
    pub fn new(profile: Profile) -> Self {
        Self::with(profile, profile.options(), HouseList::default())
    }

    /// A judge by a game's rules, a table's options and a host's house list.
    pub fn with(profile: Profile, options: Options, house: HouseList) -> Self {
        Self { lexicon: Lexicon::german(), profile, options, house }
    }

    /// The lexicon it asks.
    pub fn lexicon(&self) -> &'static Lexicon {
        self.lexicon
    }

    /// Judges a word in any case, with umlauts or folded.
    pub fn judge(&self, typed: &str) -> Result<Verdict, BadWord> {
        let word = Word::fold(typed)?;
        let entry = self.lexicon.entry(&word);
        let reason = self.reason(&word, entry.as_ref());
        let allowed = matches!(reason, Reason::Ok(_) | Reason::House(true));
        let open = matches!(
            reason,
            Reason::Unknown(_) | Reason::Foreign | Reason::OldSpelling(..) | Reason::Misspelt(_)
        );
        let table_decides = open && self.profile.unknown == Unknown::TableDecides;
        Ok(Verdict { shown: typed.to_uppercase(), word, allowed, table_decides, reason, entry })
    }

    /// Is the form with this number allowed? The same answer as [`judge`](Self::judge), but fast: for solvers.
    /// House words that the lexicon lacks have no number.
    pub fn allows(&self, index: u32) -> bool {
        if let Some(decision) = self.house_decision(index) {
            return decision;
        }
        let traits = self.lexicon.traits(index);
        if !self.decency_fits(traits.decency()) {
            return false;
        }
        if traits.contains(Traits::COMMON) {
            return self.tier_is_enough(traits.tier())
                && self.region_fits(traits.regions())
                && !(self.profile.infinitives_only && traits.contains(Traits::VERB_FORM_ONLY))
                && (!self.options.base_forms_only || traits.contains(Traits::BASE));
        }
        (self.profile.names && traits.contains(Traits::NAME))
            || (self.profile.abbreviations && traits.contains(Traits::ABBREVIATION))
    }

    /// Is the form with this number allowed, and fit to be proposed by the computer (W11)? What the host allows is.
    pub fn proposes(&self, index: u32) -> bool {
        self.allows(index)
            && (self.house_decision(index).is_some()
                || self.lexicon.traits(index).decency() == Decency::Decent)
    }

    /// Is one of these words refused for its manners alone (W11)? For games whose list refuses nothing else.
    pub fn refuses_as_indecent(&self, phrase: &str) -> bool {
        let parts = phrase.split(|c: char| !c.is_alphabetic()).filter_map(|part| Word::fold(part).ok());
        let whole = Word::fold_phrase(phrase).ok();
        let is_refused = |word: Word| {
            !self.decency_fits(self.lexicon.decency(&word)) && self.house.decision(&word).is_none()
        };
        self.options.decent && parts.chain(whole).any(is_refused)
    }

    /// Is this word allowed? The same answer as [`judge`](Self::judge), for rules that need no reason.
    pub fn allows_word(&self, word: &[Letter]) -> bool {
        let house = Word::from_letters(word).and_then(|w| self.house.decision(&w));
        house.unwrap_or_else(|| {
            self.lexicon.automaton().index_of(word).is_some_and(|index| self.allows(index))
        })
    }

    fn house_decision(&self, index: u32) -> Option<bool> {
        if self.house.is_empty() {
            return None;
        }
        self.house.decision(&self.lexicon.automaton().word_at(index)?)
    }

    fn reason(&self, word: &Word, entry: Option<&Entry>) -> Reason {
        if let Some(allowed) = self.house.decision(word) {
            return Reason::House(allowed);
        }
        if entry.is_some_and(|entry| !self.decency_fits(entry.decency)) {
            return Reason::Indecent;
        }
        match entry {
            None => Reason::Unknown(near::near_words(self, word)),
            Some(entry) if entry.common().next().is_some() => self.common_reason(word, entry),
            Some(entry) => self.uncommon_reason(word, entry),
        }
    }

    fn common_reason(&self, word: &Word, entry: &Entry) -> Reason {
        if !self.tier_is_enough(entry.tier) {
            return Reason::Tier(entry.tier.unwrap_or(Tier::One));
        }
        if !self.region_fits(entry.regions) {
            return Reason::Region(entry.regions);
        }
        let best = self.best_reading(word, entry);
        match best {
            Some(reading) if self.profile.infinitives_only && entry.is_verb_form_only() => {
                Reason::VerbForm(reading)
            }
            Some(reading) if self.options.base_forms_only && !entry.is_base() => Reason::Form(reading),
            best => Reason::Ok(best),
        }
    }

    fn uncommon_reason(&self, word: &Word, entry: &Entry) -> Reason {
        let pos = entry.readings.iter().map(|r| r.pos).min().unwrap_or(Pos::Foreign);
        let wrong = entry.wrong_spelling();
        match pos {
            Pos::Place | Pos::Person | Pos::Name if self.profile.names => {
                Reason::Ok(self.best_reading(word, entry))
            }
            Pos::Abbreviation if self.profile.abbreviations => Reason::Ok(self.best_reading(word, entry)),
            // Stengel is a surname, too; but who lays it means the Stängel.
            _ if wrong.is_some() => wrong.map_or(Reason::Foreign, spelling_reason),
            Pos::Place => Reason::Place,
            Pos::Person => Reason::Person,
            Pos::Name => Reason::Name,
            Pos::Abbreviation => Reason::Abbreviation,
            _ => Reason::Foreign,
        }
    }

    /// The most usual reading of those by which the word is allowed.
    fn best_reading(&self, word: &Word, entry: &Entry) -> Option<Reading> {
        most_usual(self.lexicon, word, entry, |reading| {
            !(self.profile.infinitives_only && reading.is_verb_form())
                && (!self.options.base_forms_only || reading.is_base())
        })
    }

    fn tier_is_enough(&self, tier: Option<Tier>) -> bool {
        tier.is_some_and(|t| t >= self.options.lowest_tier)
    }

    fn decency_fits(&self, decency: Decency) -> bool {
        !(self.options.decent && decency == Decency::Indecent)
    }

    fn region_fits(&self, regions: Regions) -> bool {
        regions.is_empty() || regions.intersects(self.options.regions)
    }
}

/// Why a wrong spelling is refused.
fn spelling_reason(reading: &Reading) -> Reason {
    let right = reading.lemma.to_uppercase();
    match reading.pos {
        Pos::OldSpelling => Reason::OldSpelling(right, true),
        Pos::Antiquated => Reason::OldSpelling(right, false),
        _ => Reason::Misspelt(right),
    }
}

#[cfg(test)]
mod tests;
