//! Compounds: Plastikeimer is an Eimer, if Plastik- can stand in front of it.

use crate::entry::{Entry, Pos, Tier};
use crate::letters::Word;
use crate::lexicon::Lexicon;
use hypher::{Lang, hyphenate};

/// The shortest head and the shortest modifier that are believed, in folded letters.
pub const SHORTEST: usize = 3;

/// What may join a modifier to its head.
pub const LINKS: [&str; 7] = ["", "s", "es", "n", "en", "e", "er"];

/// What stands in front of verbs and of nouns made from them, and looks like a word: an Eindruck is no Druck.
const PARTICLES: [&str; 23] = [
    "auf", "aus", "bei", "dar", "durch", "ein", "fort", "gegen", "her", "hin", "los", "mit", "nach", "über",
    "unter", "vor", "weg", "weiter", "wieder", "wohl", "zurück", "zusammen", "zwischen",
];

/// An ending that looks like a noun: a Ritterschaft is no Schaft.
const SUFFIX: &str = "schaft";

/// The ways to read a word, written in small letters, as modifier and head; the longest head first.
///
/// Only where the hyphenation patterns break it: Bücherei is no Ei. Modifiers are words of this lexicon.
pub fn splits<'a>(lexicon: &'a Lexicon, written: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let plausible = |seam: usize| &written[seam..] != SUFFIX && is_modifier(lexicon, &written[..seam]);
    seams(written).into_iter().filter(move |&seam| plausible(seam)).map(|seam| written.split_at(seam))
}

/// Can this stand in front of a head: a noun, an adjective, a numeral, a verb's stem, perhaps with a link?
///
/// Prepositions and adverbs are left out: a Vorschlag is no Schlag.
pub fn is_modifier(lexicon: &Lexicon, text: &str) -> bool {
    is_plain_modifier(lexicon, text)
        // Fuß-ball-schuh: the modifier is a compound that the lexicon does not know.
        || seams(text).into_iter().map(|seam| text.split_at(seam)).any(|(first, second)| {
            is_plain_modifier(lexicon, first) && is_plain_modifier(lexicon, second)
        })
}

fn is_plain_modifier(lexicon: &Lexicon, text: &str) -> bool {
    if PARTICLES.contains(&text) {
        return false;
    }
    let bases = LINKS.iter().filter_map(|link| text.strip_suffix(link));
    bases.filter(|base| base.len() >= SHORTEST).any(|base| {
        has(lexicon, base, is_nominal)
            || has(lexicon, &format!("{base}e"), is_base_noun)
            || has(lexicon, &format!("{base}en"), is_infinitive)
            || has(lexicon, &format!("{base}n"), is_infinitive)
    })
}

/// Does the lexicon know the word, and is it sure of it? Of short words more so.
fn has(lexicon: &Lexicon, text: &str, fits: impl Fn(&Entry) -> bool) -> bool {
    let least = if text.chars().count() <= 4 { Tier::Core } else { Tier::Two };
    let entry = Word::fold(text).ok().and_then(|word| lexicon.entry(&word));
    entry.is_some_and(|entry| entry.tier >= Some(least) && fits(&entry))
}

fn is_nominal(entry: &Entry) -> bool {
    let is_closed = entry.common().any(|r| r.is_base() && matches!(r.pos, Pos::Function | Pos::Adverb));
    let nominal = |pos| matches!(pos, Pos::Noun | Pos::Adjective | Pos::Numeral);
    !is_closed && entry.common().any(|r| nominal(r.pos) && (r.is_base() || r.pos == Pos::Noun))
}

fn is_base_noun(entry: &Entry) -> bool {
    entry.common().any(|r| r.pos == Pos::Noun && r.is_base())
}

fn is_infinitive(entry: &Entry) -> bool {
    entry.common().any(|r| r.pos == Pos::Verb && r.is_base())
}

/// Where the hyphenation patterns break a word and both sides are long enough.
fn seams(text: &str) -> Vec<usize> {
    let mut at = 0;
    let ends = hyphenate(text, Lang::German).map(|piece| {
        at += piece.len();
        at
    });
    let fits = |seam: &usize| (SHORTEST..=text.len().saturating_sub(SHORTEST)).contains(seam);
    ends.filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heads(word: &str) -> Vec<&str> {
        splits(Lexicon::german(), word).map(|(_, head)| head).collect()
    }

    #[test]
    fn a_compound_is_read_by_its_heads() {
        for (word, head) in [
            ("plastikeimer", "eimer"),
            ("schwimmreifen", "reifen"),
            ("kinderwagenrad", "rad"),
            ("wollmütze", "mütze"),
            ("dunkelblau", "blau"),
            ("regenbogenforelle", "forelle"),
        ] {
            assert!(heads(word).contains(&head), "{word}: {:?}", heads(word));
        }
    }

    #[test]
    fn what_only_looks_like_one_is_none() {
        for (word, head) in [
            ("bücherei", "ei"),
            ("preis", "eis"),
            ("vorschlag", "schlag"),
            ("eindruck", "druck"),
            ("ritterschaft", "schaft"),
            ("tasche", "asche"),
        ] {
            assert!(!heads(word).contains(&head), "{word}: {:?}", heads(word));
        }
    }
}
