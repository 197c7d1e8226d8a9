//! How folded letters are written: capital or small, and which AE, OE, UE, SS are Ä, Ö, Ü, ß.
//!
//! A spelling is a u16: bits 0–1 its case (small, Capital, CAPITALS, or literal), bits 2–15 a mask over the
//! pairs AE, OE, UE, SS of the form, from the left. A literal spelling (Café, eBook) follows as a text.

use super::Reader;
use crate::letters::Letter;

const SMALL: u16 = 0;
const CAPITAL: u16 = 1;
const CAPITALS: u16 = 2;
const LITERAL: u16 = 3;
/// As many pairs have a place in the mask.
const MASK_BITS: usize = 14;

/// Writes a spelling of a word.
pub(super) fn write(spelling: &str, word: &[Letter], out: &mut Vec<u8>) {
    let code = [SMALL, CAPITAL, CAPITALS].into_iter().find_map(|case| {
        let mask = mask(spelling, word)?;
        let code = mask << 2 | case;
        (written(code, word) == spelling).then_some(code)
    });
    out.extend(code.unwrap_or(LITERAL).to_le_bytes());
    if code.is_none() {
        out.push(spelling.len() as u8);
        out.extend(spelling.bytes());
    }
}

/// Reads a spelling of a word.
pub(super) fn read(record: &mut Reader<'_>, word: &[Letter]) -> Option<String> {
    let code = record.u16()?;
    if code & 3 == LITERAL { record.text().map(str::to_owned) } else { Some(written(code, word)) }
}

/// The mask that makes the letters the spelling; `None` if there are too many pairs.
fn mask(spelling: &str, word: &[Letter]) -> Option<u16> {
    let mut chars = spelling.chars().peekable();
    let mut mask = 0;
    let mut pairs = 0;
    let mut i = 0;
    while i < word.len() {
        let typed = chars.next()?;
        if pair(word, i).is_some() {
            if pairs == MASK_BITS {
                return None;
            }
            if is_special(typed) {
                mask |= 1 << pairs;
            } else {
                chars.next()?;
            }
            pairs += 1;
            i += 2;
        } else {
            i += 1;
        }
    }
    Some(mask)
}

fn written(code: u16, word: &[Letter]) -> String {
    let (case, mask) = (code & 3, code >> 2);
    let mut out = String::with_capacity(word.len() + 2);
    let mut pairs = 0;
    let mut i = 0;
    while i < word.len() {
        let capital = case == CAPITALS || (case == CAPITAL && i == 0);
        if let Some(special) = pair(word, i) {
            if mask >> pairs & 1 == 1 {
                push(special, capital, &mut out);
            } else {
                push(small(word[i]), capital, &mut out);
                push(small(word[i + 1]), case == CAPITALS, &mut out);
            }
            pairs += 1;
            i += 2;
        } else {
            push(small(word[i]), capital, &mut out);
            i += 1;
        }
    }
    out
}

/// The umlaut or ß that these two letters may stand for.
fn pair(word: &[Letter], i: usize) -> Option<char> {
    match (word[i].ascii(), word.get(i + 1)?.ascii()) {
        (b'A', b'E') => Some('ä'),
        (b'O', b'E') => Some('ö'),
        (b'U', b'E') => Some('ü'),
        (b'S', b'S') => Some('ß'),
        _ => None,
    }
}

fn is_special(c: char) -> bool {
    matches!(c, 'ä' | 'ö' | 'ü' | 'ß' | 'Ä' | 'Ö' | 'Ü' | 'ẞ')
}

fn small(letter: Letter) -> char {
    char::from(letter.ascii().to_ascii_lowercase())
}

fn push(c: char, capital: bool, out: &mut String) {
    if capital && c != 'ß' { out.extend(c.to_uppercase()) } else { out.push(c) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letters::Word;

    #[test]
    fn every_spelling_comes_back() {
        for spelling in [
            "Straße",
            "Masse",
            "Maße",
            "Mauer",
            "Öl",
            "LKW",
            "TÜV",
            "Café",
            "eBook",
            "größer",
            "Großstadt",
            "Flussspat",
        ] {
            let word = Word::fold(spelling).unwrap();
            let mut out = vec![];
            write(spelling, &word, &mut out);
            assert_eq!(read(&mut Reader(&out), &word).as_deref(), Some(spelling));
        }
    }

    #[test]
    fn a_plain_spelling_takes_two_bytes() {
        let mut out = vec![];
        write("Häusermeer", &Word::fold("Häusermeer").unwrap(), &mut out);
        assert_eq!(out.len(), 2);
    }
}
