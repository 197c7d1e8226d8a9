//! The lexicon: an automaton of all folded forms and, for each, an entry.
//!
//! # The file
//!
//! All numbers are little-endian. A file begins with
//!
//! | bytes | what |
//! |---|---|
//! | 8 | magic, `SETZLEX` and a zero byte |
//! | 4 | version of the format, [`VERSION`] |
//! | 4 | CRC-32 of everything after this field |
//! | 4 × 4 | lengths of the four sections that follow, which fill the file exactly |
//!
//! 1. **Automaton**: all folded forms, see [`automaton`](crate::automaton). It numbers them from 0.
//! 2. **Entries**: one u32 per form, in the automaton's numbering. Bits 0–17 name the form's *analysis*, bits
//!    18–25 its Zipf value in steps of 0.04, bits 26–29 the fewest accepted syllables, bits 30–31 how many more
//!    are accepted at most.
//! 3. **Analyses**: a u32 count, as many u32 offsets into the rest of the section, and the records. Forms that
//!    bend alike share one: an analysis says how to get spellings and lemmas *from the form's letters*, so that
//!    HUNDES and SCHRANKWANDES need one record between them. A record is
//!    - u16 [`Traits`], u8 number of spellings, u8 number of readings;
//!    - per spelling, see `spelling.rs`: how the letters are written;
//!    - per reading: u8 part of speech, u16 [`Features`], and the lemma, see `lemma.rs`.
//! 4. **Families**: pairs of u32, sorted: which lemmas have the same meaning and why, see
//!    [`family`](crate::family).
//!
//! A reader checks the head, the checksum and the automaton when it opens a file; only the file embedded in the
//! program is opened without, because a test has done so. Records are read on demand and fail softly: what cannot
//! be decoded gives an empty entry, never a panic.

mod lemma;
mod spelling;
mod write;

pub use write::LexiconBuilder;

use crate::automaton::{Automaton, AutomatonError};
use crate::entry::{Decency, Entry, Features, Pos, Reading, Regions, Tier, Zipf};
use crate::files::Files;
use crate::letters::{Letter, Word};
use bitflags::bitflags;
use std::borrow::Cow;
use std::fmt;
use std::ops::{Range, RangeInclusive};
use std::sync::LazyLock;

/// The version of the format that this program reads and writes.
pub const VERSION: u32 = 1;
const MAGIC: &[u8; 8] = b"SETZLEX\0";
const HEAD: usize = 16;
const SECTIONS: usize = 4;

bitflags! {
    /// What the judge asks first, readable without decoding the entry.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub struct Traits: u16 {
        /// A common word, not only a name, an abbreviation or foreign.
        const COMMON = 1 << 0;
        /// Attested twice (with `COMMON`).
        const TIER_TWO = 1 << 1;
        /// In the core (with `COMMON`).
        const TIER_CORE = 1 << 2;
        /// An inflected verb and nothing else.
        const VERB_FORM_ONLY = 1 << 3;
        /// A base form: nominative singular, infinitive, positive.
        const BASE = 1 << 4;
        /// A noun's plural and nothing else.
        const PLURAL_ONLY = 1 << 5;
        /// A proper name, perhaps among other things.
        const NAME = 1 << 6;
        /// An abbreviation, perhaps among other things.
        const ABBREVIATION = 1 << 7;
        /// Said in Germany (only where the data restricts a word to regions).
        const REGION_D = 1 << 8;
        /// Said in Austria.
        const REGION_A = 1 << 9;
        /// Said in Switzerland.
        const REGION_CH = 1 << 10;
        /// Coarse, obscene or a slur.
        const INDECENT = 1 << 11;
        /// Not for the computer to propose, but nobody refuses it.
        const DELICATE = 1 << 12;
    }
}

impl Traits {
    /// The traits of an entry.
    pub fn of(entry: &Entry) -> Self {
        let has = |pos| entry.readings.iter().any(|r| r.pos == pos);
        let mut traits = Self::from_bits_retain(u16::from(entry.regions.bits()) << 8);
        traits.set(Self::COMMON, entry.common().next().is_some());
        traits.set(Self::TIER_TWO, entry.tier == Some(Tier::Two));
        traits.set(Self::TIER_CORE, entry.tier == Some(Tier::Core));
        traits.set(Self::VERB_FORM_ONLY, entry.is_verb_form_only());
        traits.set(Self::BASE, entry.is_base());
        traits.set(Self::PLURAL_ONLY, entry.is_plural_only());
        traits.set(Self::NAME, entry.is_also_name());
        traits.set(Self::ABBREVIATION, has(Pos::Abbreviation));
        traits.set(Self::INDECENT, entry.decency == Decency::Indecent);
        traits.set(Self::DELICATE, entry.decency == Decency::Delicate);
        traits
    }

    /// How well attested; `None` for what is no common word.
    pub fn tier(self) -> Option<Tier> {
        if self.contains(Self::TIER_CORE) {
            Some(Tier::Core)
        } else if self.contains(Self::TIER_TWO) {
            Some(Tier::Two)
        } else {
            self.contains(Self::COMMON).then_some(Tier::One)
        }
    }

    /// The regions it is restricted to; empty if none.
    pub fn regions(self) -> Regions {
        Regions::from_bits_truncate((self.bits() >> 8) as u8)
    }

    /// Is it fit to be proposed (W11)?
    pub fn decency(self) -> Decency {
        if self.contains(Self::INDECENT) {
            Decency::Indecent
        } else if self.contains(Self::DELICATE) {
            Decency::Delicate
        } else {
            Decency::Decent
        }
    }
}

/// Why a file is no lexicon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LexiconError {
    /// It does not begin like a lexicon.
    NotALexicon,
    /// It was written by another version of the program.
    WrongVersion(u32),
    /// Its checksum is wrong.
    Damaged,
    /// Its sections do not fit together.
    Malformed(&'static str),
    /// Its automaton cannot be used.
    Automaton(AutomatonError),
}

impl fmt::Display for LexiconError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALexicon => {
                write!(f, "this is not a lexicon file; build one with `cargo xtask lexicon`")
            }
            Self::WrongVersion(found) => write!(
                f,
                "the lexicon has format {found}, this program reads {VERSION}; rebuild it with `cargo xtask lexicon`"
            ),
            Self::Damaged => {
                write!(
                    f,
                    "the lexicon is damaged (wrong checksum); fetch it again or run `cargo xtask lexicon`"
                )
            }
            Self::Malformed(what) => {
                write!(f, "the lexicon is malformed: {what}; rebuild it with `cargo xtask lexicon`")
            }
            Self::Automaton(error) => write!(f, "the lexicon's automaton cannot be used: {error}"),
        }
    }
}

impl std::error::Error for LexiconError {}

/// All words, ready to be asked.
pub struct Lexicon {
    file: Cow<'static, [u8]>,
    sections: [Range<usize>; SECTIONS],
    automaton: Automaton,
}

impl Lexicon {
    /// The German lexicon in this program.
    ///
    /// # Panics
    /// If the file in the program cannot be read; a test opens it.
    pub fn german() -> &'static Self {
        static GERMAN: LazyLock<Lexicon> = LazyLock::new(|| {
            Lexicon::open_trusted(Files::get().german).unwrap_or_else(|error| panic!("{error}"))
        });
        &GERMAN
    }

    /// Tells the German lexicon in this program from others: its checksum.
    pub fn german_checksum() -> u32 {
        u32_at(Files::get().german, 3).unwrap_or_default()
    }

    /// Opens a lexicon file.
    pub fn open(file: Cow<'static, [u8]>) -> Result<Self, LexiconError> {
        check_sum(&file)?;
        Self::assemble(file, Automaton::from_bytes)
    }

    /// Opens the file in this program, or one that was checked when it was fetched (see `files`). A test opens the
    /// program's with all checks, so here they need not cost time.
    fn open_trusted(file: &'static [u8]) -> Result<Self, LexiconError> {
        Self::assemble(Cow::Borrowed(file), Automaton::from_trusted_bytes)
    }

    fn assemble(
        file: Cow<'static, [u8]>,
        read: impl Fn(&[u8]) -> Result<Automaton, AutomatonError>,
    ) -> Result<Self, LexiconError> {
        let sections = sections(&file)?;
        let automaton = read(&file[sections[0].clone()]).map_err(LexiconError::Automaton)?;
        if sections[1].len() != automaton.len() * 4 {
            return Err(LexiconError::Malformed("there is not one entry for each word"));
        }
        Ok(Self { file, sections, automaton })
    }

    /// The automaton of all forms, for walks. Not all are allowed everywhere: ask for their [`traits`](Self::traits).
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }

    /// Does the lexicon know the form, be it a word, a name or an abbreviation?
    pub fn knows(&self, word: &[Letter]) -> bool {
        self.automaton.contains(word)
    }

    /// Is this spelling's folded form a common word?
    pub fn is_word(&self, spelling: &str) -> bool {
        Word::fold(spelling)
            .ok()
            .and_then(|word| self.automaton.index_of(&word))
            .is_some_and(|index| self.traits(index).contains(Traits::COMMON))
    }

    /// All that is known of a form.
    pub fn entry(&self, word: &[Letter]) -> Option<Entry> {
        let index = self.automaton.index_of(word)?;
        let head = self.entry_head(index)?;
        let syllables = self.syllables(index);
        let empty = Entry {
            spellings: vec![],
            readings: vec![],
            tier: None,
            regions: Regions::empty(),
            zipf: self.zipf(index),
            decency: Decency::Decent,
            syllables: (*syllables.start(), *syllables.end()),
        };
        let (traits, spellings, readings) = self.analysis(head, word).unwrap_or_default();
        let (tier, regions, decency) = (traits.tier(), traits.regions(), traits.decency());
        Some(Entry { spellings, readings, tier, regions, decency, ..empty })
    }

    /// The traits of the form with this number; none if there is no such form.
    pub fn traits(&self, index: u32) -> Traits {
        let record = self.entry_head(index).and_then(|head| self.record(head));
        record.and_then(|r| Reader(r).u16()).map_or(Traits::empty(), Traits::from_bits_truncate)
    }

    /// Whether a form is fit to be proposed (W11); what the lexicon lacks is.
    pub fn decency(&self, word: &[Letter]) -> Decency {
        self.automaton.index_of(word).map_or(Decency::Decent, |index| self.traits(index).decency())
    }

    /// How common the form with this number is.
    pub fn zipf(&self, index: u32) -> Zipf {
        Zipf::from_number(self.entry_head(index).map_or(0, |head| (head >> 18) as u8))
    }

    /// The accepted syllable counts of the form with this number.
    pub fn syllables(&self, index: u32) -> RangeInclusive<u8> {
        let head = self.entry_head(index).unwrap_or(0);
        let fewest = (head >> 26 & 0xF) as u8;
        fewest..=fewest + (head >> 30) as u8
    }

    /// The sorted links between lemmas: see [`family`](crate::family).
    pub(crate) fn family_links(&self) -> &[u8] {
        self.section(3)
    }

    fn section(&self, number: usize) -> &[u8] {
        &self.file[self.sections[number].clone()]
    }

    fn entry_head(&self, index: u32) -> Option<u32> {
        u32_at(self.section(1), index as usize)
    }

    fn record(&self, head: u32) -> Option<&[u8]> {
        let analysis = (head & 0x3_FFFF) as usize;
        let section = self.section(2);
        let count = u32_at(section, 0)? as usize;
        let offset = u32_at(section, 1 + analysis).filter(|_| analysis < count)? as usize;
        section.get(4 + count * 4..)?.get(offset..)
    }

    fn analysis(&self, head: u32, word: &[Letter]) -> Option<(Traits, Vec<String>, Vec<Reading>)> {
        let mut record = Reader(self.record(head)?);
        let traits = Traits::from_bits_truncate(record.u16()?);
        let (spelling_count, reading_count) = (record.u8()?, record.u8()?);
        let spellings: Vec<String> =
            (0..spelling_count).map(|_| spelling::read(&mut record, word)).collect::<Option<_>>()?;
        let readings = (0..reading_count)
            .map(|_| {
                let pos = Pos::from_number(record.u8()?)?;
                let features = Features::from_bits_retain(record.u16()?);
                let lemma = lemma::read(&mut record, &spellings)?;
                Some(Reading { lemma, pos, features })
            })
            .collect::<Option<_>>()?;
        Some((traits, spellings, readings))
    }
}

/// Checks magic, version and checksum.
fn check_sum(file: &[u8]) -> Result<(), LexiconError> {
    if file.get(..8) != Some(MAGIC) {
        return Err(LexiconError::NotALexicon);
    }
    let word = |i| u32_at(file, i).ok_or(LexiconError::Malformed("it is too short"));
    let version = word(2)?;
    if version != VERSION {
        return Err(LexiconError::WrongVersion(version));
    }
    if crc32fast::hash(file.get(HEAD..).unwrap_or_default()) == word(3)? {
        Ok(())
    } else {
        Err(LexiconError::Damaged)
    }
}

/// Finds the sections.
fn sections(file: &[u8]) -> Result<[Range<usize>; SECTIONS], LexiconError> {
    let word = |i| u32_at(file, i).ok_or(LexiconError::Malformed("it is too short"));
    let mut start = HEAD + SECTIONS * 4;
    let mut ranges: [Range<usize>; SECTIONS] = Default::default();
    for (i, range) in ranges.iter_mut().enumerate() {
        let end = start.saturating_add(word(4 + i)? as usize);
        *range = start..end;
        start = end;
    }
    if start != file.len() {
        return Err(LexiconError::Malformed("its sections do not fill it"));
    }
    Ok(ranges)
}

/// The u32 with this number in a row of u32s.
fn u32_at(bytes: &[u8], index: usize) -> Option<u32> {
    let start = index.checked_mul(4)?;
    bytes.get(start..start + 4)?.try_into().ok().map(u32::from_le_bytes)
}

/// Takes numbers and texts off the front of a record.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn bytes(&mut self, len: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(len)?;
        self.0 = rest;
        Some(taken)
    }

    fn u8(&mut self) -> Option<u8> {
        self.bytes(1).map(|b| b[0])
    }

    fn u16(&mut self) -> Option<u16> {
        self.bytes(2).map(|b| u16::from_le_bytes([b[0], b[1]]))
    }

    /// A text with its length in front.
    fn text(&mut self) -> Option<&'a str> {
        let len = usize::from(self.u8()?);
        std::str::from_utf8(self.bytes(len)?).ok()
    }
}

#[cfg(test)]
mod tests;
