//! Vocabularies to play with.

use crate::oracle::vocabulary::Vocabulary;
use game::Chance;
use words::family::{self, Kinship};
use words::judge::{Judge, Profile};
use words::{Lexicon, Word};

/// The product's words, by the rules of Wörterklauer.
pub struct German {
    judge: Judge,
}

impl German {
    pub fn new() -> Self {
        Self { judge: Judge::new(Profile::WOERTERKLAUER) }
    }
}

impl Vocabulary for German {
    fn has(&self, text: &str) -> bool {
        Word::fold(text).is_ok_and(|word| self.judge.allows_word(word.letters()))
    }

    fn inflection(&self, a: &str, b: &str) -> bool {
        let (Ok(a), Ok(b)) = (Word::fold(a), Word::fold(b)) else { return false };
        family::kinship(Lexicon::german(), &a, &b).is_same()
    }

    fn one_lemma(&self, a: &str, b: &str) -> bool {
        let (Ok(a), Ok(b)) = (Word::fold(a), Word::fold(b)) else { return false };
        matches!(family::kinship(Lexicon::german(), &a, &b), Kinship::Identical | Kinship::SharedLemma(_))
    }
}

/// So many of a hundred pairs that mean the same are forms of one lemma.
const FORMS: u64 = 70;

/// Words and families drawn by lot: over few letters, so dense that most things one tries make sense.
pub struct Artificial {
    seed: u64,
    letters: Vec<char>,
    /// So many of a hundred strings of two, three, four, … letters are words.
    density: [u64; 5],
    /// So many of a hundred pairs of words are of one family.
    kinship: u64,
}

impl Artificial {
    pub fn draw(chance: &mut Chance) -> Self {
        let mut alphabet: Vec<char> = "AEINRST".chars().collect();
        let letters =
            (0..3 + chance.below(3)).map(|_| alphabet.remove(chance.below(alphabet.len()))).collect();
        let base = 45 + chance.below(40) as u64;
        Self {
            seed: chance.below(usize::MAX) as u64,
            letters,
            density: [base + 10, base, base - 5, base - 10, base - 15],
            kinship: 5 + chance.below(30) as u64,
        }
    }

    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    fn percent(&self, text: &str) -> u64 {
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let hash = text.bytes().fold(self.seed ^ 0xcbf2_9ce4_8422_2325, mix);
        ((hash ^ (hash >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32) % 100
    }
}

impl Vocabulary for Artificial {
    fn has(&self, text: &str) -> bool {
        let longest = self.density.len() - 1;
        text.len() >= 2 && self.percent(text) < self.density[(text.len() - 2).min(longest)]
    }

    fn inflection(&self, a: &str, b: &str) -> bool {
        a == b || self.percent(&format!("{} {}", a.min(b), a.max(b))) < self.kinship
    }

    /// Most of those that mean the same.
    fn one_lemma(&self, a: &str, b: &str) -> bool {
        let is_lemma = || self.percent(&format!("{}+{}", a.min(b), a.max(b))) < FORMS;
        a == b || self.inflection(a, b) && is_lemma()
    }
}
