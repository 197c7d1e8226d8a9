//! How a lemma follows from a spelling: "gehst" loses 2 letters and gains "en".
//!
//! The first byte holds flags: bit 0 the lemma has a capital, bit 1 a "ge" is cut out (aus-ge-lacht), bit 2 the
//! lemma follows as a literal text. Else: the place of the "ge" if it is cut out, how many characters are
//! dropped at the end, and the text that takes their place. It starts from the first spelling with the lemma's
//! case, or the first of all, in small letters.

use super::Reader;

const CAPITAL: u8 = 1;
const CUT_GE: u8 = 2;
const LITERAL: u8 = 4;

/// Writes a lemma.
pub(super) fn write(lemma: &str, spellings: &[String], out: &mut Vec<u8>) {
    let capital = starts_with_capital(lemma);
    let small = lowered(lemma);
    let base = base(spellings, capital);
    if with_case(small.clone(), capital) != lemma {
        out.push(LITERAL);
        return write_text(lemma, out);
    }
    let flags = if capital { CAPITAL } else { 0 };
    let plain = edit(&base, &small);
    let shorter = places_of_ge(&base)
        .map(|place| (place, edit(&without_ge(&base, place), &small)))
        .filter(|(_, (_, append))| append.len() + 1 < plain.1.len())
        .min_by_key(|(_, (_, append))| append.len());
    let (drop, append) = if let Some((place, edit)) = shorter {
        out.extend([flags | CUT_GE, place as u8]);
        edit
    } else {
        out.push(flags);
        plain
    };
    out.push(drop as u8);
    write_text(&append, out);
}

/// Reads a lemma.
pub(super) fn read(record: &mut Reader<'_>, spellings: &[String]) -> Option<String> {
    let flags = record.u8()?;
    if flags & LITERAL != 0 {
        return record.text().map(str::to_owned);
    }
    let capital = flags & CAPITAL != 0;
    let mut base = base(spellings, capital);
    if flags & CUT_GE != 0 {
        let place = usize::from(record.u8()?);
        base = base.get(place..place + 2).is_some().then(|| without_ge(&base, place))?;
    }
    let kept = base.chars().count().checked_sub(usize::from(record.u8()?))?;
    let small: String = base.chars().take(kept).chain(record.text()?.chars()).collect();
    Some(with_case(small, capital))
}

fn base(spellings: &[String], capital: bool) -> String {
    let fitting = spellings.iter().find(|s| starts_with_capital(s) == capital);
    fitting.or(spellings.first()).map_or_else(String::new, |s| s.to_lowercase())
}

/// How many characters to drop and what to append.
fn edit(from: &str, to: &str) -> (usize, String) {
    let common = from.chars().zip(to.chars()).take_while(|(a, b)| a == b).count();
    (from.chars().count() - common, to.chars().skip(common).collect())
}

fn places_of_ge(text: &str) -> impl Iterator<Item = usize> {
    text.match_indices("ge").map(|(place, _)| place)
}

fn without_ge(text: &str, place: usize) -> String {
    format!("{}{}", &text[..place], &text[place + 2..])
}

fn starts_with_capital(text: &str) -> bool {
    text.chars().next().is_some_and(char::is_uppercase)
}

fn lowered(text: &str) -> String {
    text.to_lowercase()
}

fn with_case(small: String, capital: bool) -> String {
    let mut chars = small.chars();
    match chars.next() {
        Some(first) if capital => first.to_uppercase().chain(chars).collect(),
        _ => small,
    }
}

fn write_text(text: &str, out: &mut Vec<u8>) {
    out.push(text.len() as u8);
    out.extend(text.bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(lemma: &str, spellings: &[&str]) -> Vec<u8> {
        let spellings: Vec<String> = spellings.iter().map(|&s| s.to_owned()).collect();
        let mut out = vec![];
        write(lemma, &spellings, &mut out);
        assert_eq!(read(&mut Reader(&out), &spellings).as_deref(), Some(lemma));
        out
    }

    #[test]
    fn lemmas_come_back() {
        encoded("gehen", &["ging"]);
        encoded("Haus", &["Häuser"]);
        encoded("LKW", &["LKWs"]);
        encoded("essen", &["Ass", "aß"]);
        encoded("ausgehen", &["ausgegangen"]);
    }

    #[test]
    fn regular_forms_share_one_code() {
        assert_eq!(encoded("lachen", &["gelacht"]), encoded("machen", &["gemacht"]));
        assert_eq!(encoded("Hund", &["Hundes"]), encoded("Schrankwand", &["Schrankwandes"]));
    }

    #[test]
    fn hostile_bytes_are_refused() {
        let spellings = ["ähm".to_owned()];
        for bytes in [&[CUT_GE, 1, 0, 0][..], &[0, 9, 0], &[0, 1, 200, b'x'], &[LITERAL, 1, 0xFF], &[]] {
            assert_eq!(read(&mut Reader(bytes), &spellings), None);
        }
    }
}
