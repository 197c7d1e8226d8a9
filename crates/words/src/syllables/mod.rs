//! Spoken syllables of German words (Wurf & Wort, B12 and B20).
//!
//! Hyphenation is not the same: it leaves `Abend` whole, and it breaks `Na-ti-on`, which most people speak in two.
//! So the vowels are counted, as far as one vowel makes one syllable:
//!
//! 1. loan words come from lists (`data/syllables`), where the spelling does not tell: `Team`, `Restaurant`;
//! 2. all other vowels by rule (`rules`), with the help of the hyphenation patterns, which know where words are
//!    put together (`Auto-unfall`, `be-enden`);
//! 3. abbreviations by their letters: `LKW`.
//!
//! Where German speakers differ, all their counts are accepted.

mod compounds;
mod counts;
mod data;
mod glides;
mod letters;
mod nuclei;
mod rules;
mod seams;
mod spelled;
mod split;
mod stems;
mod stress;
mod word;

pub use counts::Counts;
pub use spelled::spelled_out;

use crate::letters::is_joint;
use nuclei::{Reading, read};
use word::Word;

/// How a word is spoken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Syllables {
    /// Every count a player may claim.
    pub accepted: Counts,
    /// The word with a hyphen between its syllables, for display: `Schwimm-rei-fen`, `Ro-te Grüt-ze`.
    pub split: String,
}

impl Syllables {
    /// The syllables as written.
    pub fn pieces(&self) -> impl Iterator<Item = &str> {
        self.split.split(is_joint).filter(|piece| !piece.is_empty())
    }
}

/// Counts and splits what is spelled as it should be: `Schwimmreifen`, `LKW`, `E-Mail`, `Rote Grütze`.
///
/// `is_word` tells whether a lower-case spelling is a known word.
///
/// ```
/// let nation = words::syllables::syllables("Nation", &|_| false);
/// assert_eq!(nation.split, "Na-tion");
/// assert!(nation.accepted.contains(2) && nation.accepted.contains(3));
/// ```
pub fn syllables(spelling: &str, is_word: &dyn Fn(&str) -> bool) -> Syllables {
    let mut all = Syllables { accepted: Counts::one(0), split: String::with_capacity(spelling.len() + 8) };
    for (part, joint) in parts(spelling) {
        let spoken = part_syllables(part, is_word);
        all.accepted = all.accepted.plus(spoken.accepted);
        all.split.push_str(&spoken.split);
        all.split.push_str(joint);
    }
    all
}

/// The parts between spaces and hyphens, each with what joins it to the next; B20 adds them up.
fn parts(spelling: &str) -> impl Iterator<Item = (&str, &str)> {
    spelling.split_inclusive(is_joint).map(|piece| {
        let part = piece.trim_end_matches(is_joint);
        (part, &piece[part.len()..])
    })
}

fn part_syllables(part: &str, is_word: &dyn Fn(&str) -> bool) -> Syllables {
    if let Some(spelled) = spelled::abbreviation(part, is_word) {
        return spelled;
    }
    let word = Word::new(part, is_word);
    let reading = read(&word);
    Syllables { accepted: accepted(&reading), split: split::split(part, &word, &reading) }
}

fn accepted(reading: &Reading) -> Counts {
    let preferred = u8::try_from(reading.nuclei.len()).unwrap_or(u8::MAX);
    // A word is spoken with one syllable at least, even Hm and Pst.
    let preferred = preferred.max(1);
    let least = preferred.saturating_sub(reading.fewer).max(1);
    Counts::between(least, preferred.saturating_add(reading.more))
}
