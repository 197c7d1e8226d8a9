//! What the lexicon knows of a folded form: its readings, its tier, how common it is.

use bitflags::bitflags;

/// Part of speech of a reading, or why it is no common word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Pos {
    /// Substantiv
    Noun,
    /// Verb
    Verb,
    /// Adjektiv
    Adjective,
    /// Adverb
    Adverb,
    /// Pronouns, prepositions, conjunctions, particles
    Function,
    /// Zahlwort
    Numeral,
    /// Interjektion
    Interjection,
    /// A listed word that no source explains
    Unanalysed,
    /// Ortsname
    Place,
    /// Vorname, Nachname
    Person,
    /// Any other proper name
    Name,
    /// Abkürzung
    Abbreviation,
    /// A word of another language
    Foreign,
    /// A spelling of before the reform of 1996; its lemma is today's spelling (rauh: rau)
    OldSpelling,
    /// A still older spelling, mostly of before 1901 (Thür: Tür)
    Antiquated,
    /// A mistake that people make; its lemma is the right spelling (Terasse: Terrasse)
    Misspelt,
}

impl Pos {
    const ALL: [Self; 16] = [
        Self::Noun,
        Self::Verb,
        Self::Adjective,
        Self::Adverb,
        Self::Function,
        Self::Numeral,
        Self::Interjection,
        Self::Unanalysed,
        Self::Place,
        Self::Person,
        Self::Name,
        Self::Abbreviation,
        Self::Foreign,
        Self::OldSpelling,
        Self::Antiquated,
        Self::Misspelt,
    ];

    /// The part of speech with this number in the file.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Its name in the command line's JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Noun => "noun",
            Self::Verb => "verb",
            Self::Adjective => "adjective",
            Self::Adverb => "adverb",
            Self::Function => "function",
            Self::Numeral => "numeral",
            Self::Interjection => "interjection",
            Self::Unanalysed => "unanalysed",
            Self::Place => "place",
            Self::Person => "person",
            Self::Name => "name",
            Self::Abbreviation => "abbreviation",
            Self::Foreign => "foreign",
            Self::OldSpelling => "old_spelling",
            Self::Antiquated => "antiquated",
            Self::Misspelt => "misspelt",
        }
    }

    /// Is it a common word, not a name, an abbreviation or foreign?
    pub const fn is_common(self) -> bool {
        (self as u8) < (Self::Place as u8)
    }

    /// Is it a spelling that is not used (any more)?
    pub const fn is_wrong_spelling(self) -> bool {
        matches!(self, Self::OldSpelling | Self::Antiquated | Self::Misspelt)
    }

    /// Is it a proper name?
    pub const fn is_name(self) -> bool {
        matches!(self, Self::Place | Self::Person | Self::Name)
    }
}

bitflags! {
    /// Which forms of its lemma a reading can be.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub struct Features: u16 {
        /// Nominative singular, infinitive, positive: the form a dictionary lists.
        const BASE = 1 << 0;
        /// Genitive, dative, accusative singular that differs in use from the nominative.
        const SINGULAR_OBLIQUE = 1 << 1;
        /// Nominative plural.
        const PLURAL = 1 << 2;
        /// Genitive, dative, accusative plural.
        const PLURAL_OBLIQUE = 1 << 3;
        /// A word without singular (Ferien, Eltern); comes with `BASE`.
        const PLURALE_TANTUM = 1 << 4;
        /// Präsens
        const PRESENT = 1 << 5;
        /// Präteritum
        const PRETERITE = 1 << 6;
        /// Konjunktiv
        const SUBJUNCTIVE = 1 << 7;
        /// Imperativ
        const IMPERATIVE = 1 << 8;
        /// Partizip I
        const PARTICIPLE_1 = 1 << 9;
        /// Partizip II
        const PARTICIPLE_2 = 1 << 10;
        /// Infinitiv mit eingeschobenem zu (auszugehen)
        const ZU_INFINITIVE = 1 << 11;
        /// A participle with an adjective's ending (gehende)
        const PARTICIPLE_INFLECTED = 1 << 12;
        /// An adjective's or noun's inflected form, not told more exactly.
        const INFLECTED = 1 << 13;
        /// Komparativ
        const COMPARATIVE = 1 << 14;
        /// Superlativ
        const SUPERLATIVE = 1 << 15;
    }
}

/// One way to read a folded form.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reading {
    /// The lemma in its own spelling ("gehen", "Haus").
    pub lemma: String,
    /// Part of speech.
    pub pos: Pos,
    /// Which forms of the lemma it can be.
    pub features: Features,
}

impl Reading {
    /// Is this the form a dictionary lists?
    pub fn is_base(&self) -> bool {
        self.features.contains(Features::BASE)
    }

    /// A verb, but not its infinitive (Wörterklauer A.20).
    pub fn is_verb_form(&self) -> bool {
        self.pos == Pos::Verb && !self.is_base()
    }
}

/// How well a common word is attested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Tier {
    /// One source only.
    One,
    /// Two independent sources.
    Two,
    /// The core: a list made for word games.
    Core,
}

impl Tier {
    /// Its name in the command line's JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Core => "T",
        }
    }
}

bitflags! {
    /// Where German is spoken so; empty where the data says nothing or the word is common everywhere.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub struct Regions: u8 {
        /// Deutschland
        const D = 1;
        /// Österreich
        const A = 2;
        /// Schweiz
        const CH = 4;
    }
}

/// Whether the computer may propose a word, and whether a table may refuse it for its manners (W11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Decency {
    /// Nobody minds.
    #[default]
    Decent,
    /// People may lay it anywhere (medical, historical, mild), but the computer does not propose it.
    Delicate,
    /// Coarse, obscene or a slur: never proposed, and refused at tables that want it so.
    Indecent,
}

/// How common a German word is: Zipf's scale, 0 (unheard of) to 8 ("und"), in steps of 0.04. It is no count of strings:
/// see `merge::commonness`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Zipf(u8);

impl Zipf {
    /// From the value on Zipf's scale.
    #[allow(clippy::cast_sign_loss, reason = "clamped to 0..=200")]
    pub fn new(value: f32) -> Self {
        Self((value * 25.0).round().clamp(0.0, 200.0) as u8)
    }

    /// From the number in the file.
    pub const fn from_number(number: u8) -> Self {
        Self(number)
    }

    /// The number in the file.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The value on Zipf's scale, to two digits.
    pub fn value(self) -> f32 {
        (f32::from(self.0) * 4.0).round() / 100.0
    }
}

/// All that the lexicon knows of a folded form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// How it is written, best first ("Maße", "Masse").
    pub spellings: Vec<String>,
    /// How it can be read. Not empty.
    pub readings: Vec<Reading>,
    /// How well attested; `None` if it is no common word.
    pub tier: Option<Tier>,
    /// Where it is said, if the data tells.
    pub regions: Regions,
    /// How common it is.
    pub zipf: Zipf,
    /// Is it fit to be proposed?
    pub decency: Decency,
    /// Fewest and most syllables that are accepted.
    pub syllables: (u8, u8),
}

impl Entry {
    /// The readings as a common word.
    pub fn common(&self) -> impl Iterator<Item = &Reading> {
        self.readings.iter().filter(|r| r.pos.is_common())
    }

    /// Every common reading is an inflected verb (LIEBE is not, GEHE is).
    pub fn is_verb_form_only(&self) -> bool {
        self.common().next().is_some() && self.common().all(Reading::is_verb_form)
    }

    /// A noun's plural and nothing else: no singular, no word without singular, no base form of any kind. (That a form
    /// is also listed without any explanation does not count.)
    pub fn is_plural_only(&self) -> bool {
        self.common().any(|r| r.pos == Pos::Noun && r.features.contains(Features::PLURAL))
            && !self.common().any(|r| r.is_base() && r.pos != Pos::Unanalysed)
    }

    /// Is one of the common readings a base form?
    pub fn is_base(&self) -> bool {
        self.common().any(Reading::is_base)
    }

    /// The reading as a wrong spelling, if it is one: its lemma is the right spelling.
    pub fn wrong_spelling(&self) -> Option<&Reading> {
        self.readings.iter().find(|r| r.pos.is_wrong_spelling())
    }

    /// Is it also a proper name?
    pub fn is_also_name(&self) -> bool {
        self.readings.iter().any(|r| r.pos.is_name())
    }
}
