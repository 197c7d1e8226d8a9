//! Loan words whose spelling does not tell their syllables, found inside longer words.

use std::ops::Range;
use std::sync::LazyLock;

use super::data::without_comment;
use super::letters::{is_consonant, is_vowel};
use super::word::Word;

const FILES: [&str; 3] = [
    include_str!("../../../../data/syllables/english.txt"),
    include_str!("../../../../data/syllables/french.txt"),
    include_str!("../../../../data/syllables/others.txt"),
];

static STEMS: LazyLock<Stems> = LazyLock::new(Stems::parse);

/// Endings that a stem may take without a known word behind it.
const ENDINGS: [&str; 31] = [
    "s", "n", "t", "st", "ns", "e", "en", "er", "es", "em", "et", "ern", "ers", "ens", "end", "ende",
    "enden", "ender", "te", "ten", "ter", "test", "in", "innen", "ig", "ige", "isch", "ing", "ings", "ung",
    "ungen",
];

/// What may be left over without a vowel.
const VOWELLESS: [&str; 8] = ["s", "n", "t", "st", "ns", "r", "rs", "rn"];

/// Endings that begin with a consonant and a vowel and belong to an e before them: Bike-rin, style-te.
const ENDINGS_OF_E: [&str; 14] =
    ["re", "rem", "ren", "rer", "res", "rin", "rinnen", "rei", "st", "te", "tem", "ten", "ter", "tes"];

/// Beginnings that are no words of their own.
const PREFIXES: [&str; 12] = ["ge", "be", "ver", "er", "ent", "zer", "un", "ein", "aus", "auf", "um", "re"];

/// Where in a word a stem may stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Anywhere,
    Start,
    End,
    Whole,
}

impl Place {
    /// Reads the marks: `^stem`, `stem$`.
    fn parse(pattern: &str) -> Self {
        match (pattern.contains('^'), pattern.ends_with('$')) {
            (false, false) => Self::Anywhere,
            (true, false) => Self::Start,
            (false, true) => Self::End,
            (true, true) => Self::Whole,
        }
    }

    fn allows(self, at_start: bool, at_end: bool) -> bool {
        match self {
            Self::Anywhere => true,
            Self::Start => at_start,
            Self::End => at_end,
            Self::Whole => at_start && at_end,
        }
    }
}

/// A loan word as its data file gives it.
#[derive(Debug)]
pub(super) struct Stem {
    letters: Vec<char>,
    /// How many letters each syllable has.
    pub(super) pieces: Vec<usize>,
    pub(super) fewer: u8,
    pub(super) more: u8,
    place: Place,
    /// Only where the rest of the word is known, since other words contain the same letters.
    among_words: bool,
    /// The last e is not spoken, unless an ending makes it sound: Bike, but Bi-ker.
    silent_e: bool,
}

/// A stem at a place of a word.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) stem: &'static Stem,
    pub(super) start: usize,
    pub(super) stands_alone: bool,
    pub(super) word_follows: bool,
    is_last: bool,
}

impl Found {
    pub(super) fn end(&self) -> usize {
        self.start + self.stem.letters.len()
    }

    /// An ending makes a doubtful last e sound: Orange may end in -ransch, Orangen and Orangerie never.
    pub(super) fn fewer(&self) -> u8 {
        let is_doubtful = self.stem.letters.last() != Some(&'e') || self.is_last || self.word_follows;
        if is_doubtful { self.stem.fewer } else { 0 }
    }
}

/// All loan words in the word, from left to right, none overlapping another.
pub(super) fn find(word: &Word<'_>) -> Vec<Found> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < word.len() {
        if let Some(stem) = STEMS.longest_at(word, at) {
            let stem = place(word, stem, at);
            at = stem.end();
            found.push(stem);
        } else {
            at += 1;
        }
    }
    found
}

fn place(word: &Word<'_>, stem: &'static Stem, start: usize) -> Found {
    let end = start + stem.letters.len();
    Found {
        stem,
        start,
        stands_alone: start > 0 && (word.breaks_at(start) || word.knows(0..start)),
        word_follows: is_word_behind(word, end),
        is_last: word.is_end(end),
    }
}

fn is_word_behind(word: &Word<'_>, end: usize) -> bool {
    let rest = end..word.len();
    rest.len() > 2
        && word.has_vowel(rest.clone())
        && !is_one_of(word, &rest, &ENDINGS)
        && !is_one_of(word, &rest, &["rie", "rien"])
        && (word.breaks_at(end) || (word.is_consonant(end) && word.knows(rest)))
}

fn is_one_of(word: &Word<'_>, range: &Range<usize>, texts: &[&str]) -> bool {
    texts.iter().any(|text| text.len() == range.len() && word.has(range.start, text))
}

struct Stems(Vec<Stem>);

impl Stems {
    fn parse() -> Self {
        let lines = FILES.iter().flat_map(|file| file.lines());
        let mut stems: Vec<Stem> = lines.filter_map(Stem::parse).collect();
        // The longest first among those that begin alike.
        stems.sort_by(|a, b| a.letters[..2].cmp(&b.letters[..2]).then(b.letters.len().cmp(&a.letters.len())));
        Self(stems)
    }

    fn longest_at(&'static self, word: &Word<'_>, at: usize) -> Option<&'static Stem> {
        let key = word.letters(at..at + 2);
        let first = self.0.partition_point(|stem| stem.letters[..2] < *key);
        let alike = self.0.get(first..)?.iter().take_while(|stem| stem.letters[..2] == *key);
        alike.into_iter().find(|stem| stem.fits(word, at))
    }
}

impl Stem {
    /// Reads a line such as `^o-ran-ge -1`; the data files explain it.
    fn parse(line: &str) -> Option<Self> {
        let mut fields = without_comment(line).split_whitespace();
        let pattern = fields.next()?;
        let pieces = pattern.trim_matches(['^', '$', '?']);
        let mut stem = Self {
            letters: pieces.chars().filter(|&letter| letter != '-').collect(),
            pieces: pieces.split('-').map(|piece| piece.chars().count()).collect(),
            fewer: 0,
            more: 0,
            place: Place::parse(pattern),
            among_words: pattern.contains('?'),
            silent_e: has_silent_e(pieces),
        };
        for field in fields {
            match field {
                "-1" => stem.fewer = 1,
                "+1" => stem.more = 1,
                _ => return None,
            }
        }
        (stem.letters.len() >= 2).then_some(stem)
    }

    fn fits(&self, word: &Word<'_>, at: usize) -> bool {
        let end = at + self.letters.len();
        word.letters(at..end) == self.letters
            && self.place.allows(at == 0, word.is_end(end))
            && (at == 0 || word.has_vowel(0..at))
            && (word.has_vowel(end..word.len()) || may_end_here(word, end))
            && !(self.silent_e && sounds_e(word, end))
            && (!self.among_words || (is_known_before(word, at) && is_known_behind(word, end)))
    }
}

fn may_end_here(word: &Word<'_>, end: usize) -> bool {
    end >= word.len() || is_one_of(word, &(end..word.len()), &VOWELLESS)
}

/// Whether the last piece ends in an e that is not its vowel.
fn has_silent_e(pieces: &str) -> bool {
    let last = pieces.rsplit('-').next().unwrap_or_default();
    last.strip_suffix('e')
        .is_some_and(|rest| rest.contains(is_vowel) && rest.ends_with(|c| is_consonant(c) || c == 'u'))
}

/// Whether what follows belongs to the stem and makes its e sound: Skate-r, Skate-rhose, style-n.
pub(super) fn sounds_e(word: &Word<'_>, end: usize) -> bool {
    let joins = matches!(word.letter(end), 'n' | 'r' | 't' | 'd' | 'm')
        && !word.is_vowel(end + 1)
        && !matches!(word.letter(end + 1), 'h' | 'r');
    joins || is_one_of(word, &(end..word.len()), &ENDINGS_OF_E)
}

fn is_known_before(word: &Word<'_>, at: usize) -> bool {
    let rest = 0..at;
    at == 0
        || is_one_of(word, &rest, &PREFIXES)
        || (at > 2 && word.knows(rest))
        || (at > 3 && word.letter(at - 1) == 's' && word.knows(0..at - 1))
}

fn is_known_behind(word: &Word<'_>, end: usize) -> bool {
    let rest = end..word.len();
    word.is_end(end)
        || is_one_of(word, &rest, &["n", "in", "innen"])
        || (rest.len() > 3 && word.knows(rest.clone()))
        || (rest.len() > 4 && matches!(word.letter(end), 's' | 'n') && word.knows(end + 1..word.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_stem() {
        for line in
            FILES.iter().flat_map(|file| file.lines()).filter(|line| !without_comment(line).trim().is_empty())
        {
            let stem = Stem::parse(line).unwrap_or_else(|| panic!("{line}"));
            assert!(stem.letters.iter().all(|letter| letter.is_lowercase()), "{line}");
        }
    }

    #[test]
    fn every_piece_has_a_vowel() {
        for stem in &STEMS.0 {
            let mut rest = &stem.letters[..];
            for &len in &stem.pieces {
                let (piece, behind) = rest.split_at(len);
                assert!(piece.iter().any(|&letter| is_vowel(letter)), "{:?}", stem.letters);
                rest = behind;
            }
        }
    }

    #[test]
    fn no_stem_twice() {
        let place = |stem: &Stem| (stem.place, stem.among_words);
        for (stem, next) in STEMS.0.iter().zip(STEMS.0.iter().skip(1)) {
            assert!(stem.letters != next.letters || place(stem) != place(next), "{:?}", stem.letters);
        }
    }
}
