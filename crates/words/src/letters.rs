//! The 26 letters of the tiles, and folding: what a person types becomes what lies on the table.
//!
//! Ä, Ö, Ü are laid as AE, OE, UE, ß as SS (Wörterklauer A.21, W21; LetraMix C9), and accents fall away
//! (CAFÉ is CAFE).
//!
//! ```
//! use words::Word;
//! assert_eq!(Word::fold("Straße")?.to_string(), "STRASSE");
//! assert_eq!(Word::fold("ära")?.to_string(), "AERA");
//! assert_eq!(Word::fold("Café")?.to_string(), "CAFE");
//! # Ok::<(), words::BadWord>(())
//! ```

use crate::automaton::LetterSet;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The longest word the lexicon holds, in folded letters.
pub const MAX_LETTERS: usize = 25;

/// One of the 26 letters A–Z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Letter(u8);

impl Letter {
    /// How many letters there are.
    pub const COUNT: usize = 26;

    /// The letter with this index, 0 for A to 25 for Z.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 26 { Some(Self(index)) } else { None }
    }

    /// The letter of an ASCII byte, in either case.
    pub const fn from_ascii(byte: u8) -> Option<Self> {
        match byte {
            b'A'..=b'Z' => Some(Self(byte - b'A')),
            b'a'..=b'z' => Some(Self(byte - b'a')),
            _ => None,
        }
    }

    /// 0 for A to 25 for Z.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The capital as an ASCII byte.
    pub const fn ascii(self) -> u8 {
        b'A' + self.0
    }

    /// All letters, A to Z.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..26).map(Self)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(self.ascii()))
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A folded word: 1 to 25 letters A–Z, on the stack.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Word {
    letters: [Letter; MAX_LETTERS],
    len: u8,
}

/// Why a text is no word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadWord {
    /// Nothing was typed.
    Empty,
    /// More than [`MAX_LETTERS`] letters after folding.
    TooLong,
    /// A character that is no letter of a German word.
    NotALetter(char),
}

impl fmt::Display for BadWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "no letters"),
            Self::TooLong => write!(f, "more than {MAX_LETTERS} letters"),
            Self::NotALetter(c) => write!(f, "{c:?} is not a letter"),
        }
    }
}

impl std::error::Error for BadWord {}

impl Word {
    /// Folds a text: any case, Ä→AE, ß→SS, É→E. Combining marks (decomposed umlauts) are understood.
    pub fn fold(text: &str) -> Result<Self, BadWord> {
        let mut word = Self { letters: [Letter(0); MAX_LETTERS], len: 0 };
        for c in text.chars() {
            match c {
                // A decomposed diaeresis: the vowel before it was an umlaut.
                '\u{308}' if word.ends_in_umlautable() => word.push(Letter(4))?,
                '\u{300}'..='\u{302}' | '\u{327}' | '\u{303}' if word.len > 0 => {}
                _ => {
                    for byte in folded(c).ok_or(BadWord::NotALetter(c))?.bytes() {
                        word.push(Letter(byte - b'A'))?;
                    }
                }
            }
        }
        if word.len == 0 { Err(BadWord::Empty) } else { Ok(word) }
    }

    /// Folds several words as one: spaces and hyphens are no letters (Wurf & Wort B20), so that U-Bahn is UBAHN.
    pub fn fold_phrase(text: &str) -> Result<Self, BadWord> {
        Self::fold(&text.replace(is_joint, ""))
    }

    /// The word of these letters; `None` for none or too many.
    pub fn from_letters(letters: &[Letter]) -> Option<Self> {
        if letters.is_empty() || letters.len() > MAX_LETTERS {
            return None;
        }
        let mut word = Self { letters: [Letter(0); MAX_LETTERS], len: letters.len() as u8 };
        word.letters[..letters.len()].copy_from_slice(letters);
        Some(word)
    }

    /// The letters.
    pub fn letters(&self) -> &[Letter] {
        &self.letters[..usize::from(self.len)]
    }

    /// The letters' numbers, and zeros behind the last: equal words are equal here, too.
    fn bytes(&self) -> [u8; MAX_LETTERS] {
        self.letters.map(|letter| letter.0)
    }

    fn push(&mut self, letter: Letter) -> Result<(), BadWord> {
        let slot = self.letters.get_mut(usize::from(self.len)).ok_or(BadWord::TooLong)?;
        *slot = letter;
        self.len += 1;
        Ok(())
    }

    fn ends_in_umlautable(&self) -> bool {
        self.letters().last().is_some_and(|l| matches!(l.ascii(), b'A' | b'O' | b'U'))
    }
}

impl std::ops::Deref for Word {
    type Target = [Letter];
    fn deref(&self) -> &[Letter] {
        self.letters()
    }
}

impl PartialEq for Word {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.bytes() == other.bytes()
    }
}

impl Eq for Word {}

impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Word {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.letters().cmp(other.letters())
    }
}

impl std::hash::Hash for Word {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write(&self.bytes());
        state.write_u8(self.len);
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().iter().try_for_each(|l| fmt::Display::fmt(l, f))
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Word {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Self, BadWord> {
        Self::fold(text)
    }
}

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(char::from(self.ascii()))
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let c = char::deserialize(deserializer)?;
        u8::try_from(c)
            .ok()
            .and_then(Self::from_ascii)
            .ok_or_else(|| D::Error::custom("a letter A to Z is wanted"))
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::fold(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Hyphens of all kinds, slashes and spaces: what joins the parts of "Rote Grütze" and "U-Bahn".
pub fn is_joint(c: char) -> bool {
    matches!(c, '-' | '‐' | '‑' | '–' | '/') || c.is_whitespace()
}

/// A text as it is written, in small letters and without joints: umlauts and ß stay (Wurf & Wort B.18, B11).
/// Decomposed umlauts are composed, other combining marks fall away.
pub fn written(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().filter(|&c| !is_joint(c)).flat_map(char::to_lowercase) {
        match c {
            '\u{308}' => umlaut_last(&mut out),
            '\u{300}'..='\u{36f}' => {}
            _ => out.push(c),
        }
    }
    out
}

fn umlaut_last(text: &mut String) {
    let umlaut = match text.chars().last() {
        Some('a') => 'ä',
        Some('o') => 'ö',
        Some('u') => 'ü',
        _ => return,
    };
    text.pop();
    text.push(umlaut);
}

/// The letters that occur in a text for Wurf & Wort: Ä is not A, ß is not S (B.18, B11), but É is E.
///
/// ```
/// assert_eq!(words::letters::unfolded("Süßes Café").to_string(), "ACEFS");
/// ```
pub fn unfolded(text: &str) -> LetterSet {
    let single = |c| folded(c).filter(|capitals| capitals.len() == 1);
    let letter = |capital: &str| capital.bytes().next().and_then(Letter::from_ascii);
    written(text).chars().filter_map(single).filter_map(letter).collect()
}

/// The letter a text begins with; an umlaut counts as its vowel, which is the first of its folded letters.
pub fn initial(text: &str) -> Option<Letter> {
    let first = written(text).chars().next()?;
    folded(first)?.bytes().next().and_then(Letter::from_ascii)
}

/// The capitals that a character is laid as; `None` if it is no letter of a German text.
pub const fn folded(c: char) -> Option<&'static str> {
    Some(match c {
        'A' | 'a' | 'á' | 'à' | 'â' | 'ã' | 'å' | 'ā' | 'Á' | 'À' | 'Â' | 'Ã' | 'Å' | 'Ā' => "A",
        'B' | 'b' => "B",
        'C' | 'c' | 'ç' | 'č' | 'ć' | 'Ç' | 'Č' | 'Ć' => "C",
        'D' | 'd' => "D",
        'E' | 'e' | 'é' | 'è' | 'ê' | 'ë' | 'ē' | 'É' | 'È' | 'Ê' | 'Ë' | 'Ē' => "E",
        'F' | 'f' => "F",
        'G' | 'g' | 'ğ' | 'Ğ' => "G",
        'H' | 'h' => "H",
        'I' | 'i' | 'í' | 'ì' | 'î' | 'ï' | 'ī' | 'ı' | 'Í' | 'Ì' | 'Î' | 'Ï' | 'Ī' => "I",
        'J' | 'j' => "J",
        'K' | 'k' => "K",
        'L' | 'l' | 'ł' | 'Ł' => "L",
        'M' | 'm' => "M",
        'N' | 'n' | 'ñ' | 'ń' | 'Ñ' | 'Ń' => "N",
        'O' | 'o' | 'ó' | 'ò' | 'ô' | 'õ' | 'ō' | 'Ó' | 'Ò' | 'Ô' | 'Õ' | 'Ō' => "O",
        'P' | 'p' => "P",
        'Q' | 'q' => "Q",
        'R' | 'r' => "R",
        'S' | 's' | 'š' | 'ş' | 'ś' | 'Š' | 'Ş' | 'Ś' => "S",
        'T' | 't' => "T",
        'U' | 'u' | 'ú' | 'ù' | 'û' | 'ū' | 'Ú' | 'Ù' | 'Û' | 'Ū' => "U",
        'V' | 'v' => "V",
        'W' | 'w' => "W",
        'X' | 'x' => "X",
        'Y' | 'y' | 'ý' | 'Ý' => "Y",
        'Z' | 'z' | 'ž' | 'ź' | 'ż' | 'Ž' | 'Ź' | 'Ż' => "Z",
        'ä' | 'Ä' | 'æ' | 'Æ' => "AE",
        'ö' | 'Ö' | 'ø' | 'Ø' | 'œ' | 'Œ' => "OE",
        'ü' | 'Ü' => "UE",
        'ß' | 'ẞ' => "SS",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folds_umlauts_sharp_s_and_accents() {
        for (typed, laid) in [
            ("Türklinke", "TUERKLINKE"),
            ("GROẞ", "GROSS"),
            ("crêpe", "CREPE"),
            ("Israeli", "ISRAELI"),
            ("u\u{308}bel", "UEBEL"),
            ("Cafe\u{301}", "CAFE"),
        ] {
            assert_eq!(Word::fold(typed).unwrap().to_string(), laid, "{typed}");
        }
    }

    #[test]
    fn refuses_what_is_no_word() {
        assert_eq!(Word::fold(""), Err(BadWord::Empty));
        assert_eq!(Word::fold("E-Mail"), Err(BadWord::NotALetter('-')));
        assert_eq!(Word::fold("zwei Wörter"), Err(BadWord::NotALetter(' ')));
        assert_eq!(Word::fold(&"ß".repeat(13)), Err(BadWord::TooLong));
        assert_eq!(Word::fold("\u{308}"), Err(BadWord::NotALetter('\u{308}')));
        assert!(Word::fold(&"a".repeat(25)).is_ok());
    }

    #[test]
    fn joints_are_no_letters() {
        for phrase in ["Rote Grütze", "rote-grütze", "ROTEGRUETZE"] {
            assert_eq!(Word::fold_phrase(phrase).unwrap().to_string(), "ROTEGRUETZE");
        }
        assert_eq!(Word::fold_phrase(" - "), Err(BadWord::Empty));
        assert_eq!(written("T-SHIRT Gro\u{1E9E} Tu\u{308}r Cafe\u{301}"), "tshirtgroßtürcafe");
    }

    #[test]
    fn umlauts_are_letters_of_their_own_where_the_game_says_so() {
        assert_eq!(unfolded("Äpfel").to_string(), "EFLP");
        assert_eq!(unfolded("A\u{308}pfel").to_string(), "EFLP");
        assert_eq!(unfolded("U-Bahn").to_string(), "ABHNU");
    }

    #[test]
    fn orders_like_the_alphabet() {
        let mut words = ["ZU", "AB", "ABER", "A"].map(|w| Word::fold(w).unwrap());
        words.sort();
        assert_eq!(words.map(|w| w.to_string()), ["A", "AB", "ABER", "ZU"]);
    }
}
