//! What there is to know of a theme as a list of words: for the checks, and for whoever writes themes.

use super::{Theme, ThemeWord, Tier};
use crate::automaton::LetterSet;
use crate::judge::{Judge, Profile};
use crate::letters::{Letter, Word, folded, is_joint, written};
use crate::lexicon::Lexicon;
use serde::Serialize;
use std::collections::BTreeMap;

/// So many letters has a word of a Wortduell card, folded.
const CARD_LETTERS: usize = 7;

/// What a theme's list holds and lacks.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The theme's key.
    pub key: &'static str,
    /// How many words.
    pub words: usize,
    /// How many more are recognised, but not proposed.
    pub also: usize,
    /// How many of each tier: typical, fitting, debatable.
    pub tiers: [usize; 3],
    /// Words that the lexicon does not know, nor their parts.
    pub unknown: Vec<&'static str>,
    /// Words that the lexicon spells otherwise.
    pub misspelt: Vec<&'static str>,
    /// Plurals whose singular is another form.
    pub plurals: Vec<&'static str>,
    /// Letters that no word begins with, an umlaut as its vowel.
    pub missing_initials: String,
    /// How many words have so many syllables; those with several accepted counts are under 0.
    pub syllables: BTreeMap<u8, usize>,
    /// How many words have seven letters, for Wortduell.
    pub seven_letters: usize,
    /// The theme that shares most words with it.
    pub nearest: Option<Nearest>,
}

/// A theme that shares words with another.
#[derive(Clone, Debug, Serialize)]
pub struct Nearest {
    /// Its key.
    pub key: &'static str,
    /// How many words both have.
    pub shared: usize,
}

impl Report {
    /// Looks at a theme of the base.
    pub fn of(theme: &'static Theme) -> Self {
        let words = theme.words();
        let checked = theme.recognised().iter().filter(|word| !word.is_name);
        let texts = |fits: fn(&ThemeWord) -> bool| {
            checked.clone().filter(|word| fits(word)).map(|word| word.text.as_str()).collect()
        };
        let initials: LetterSet = words.iter().map(|word| word.initial).collect();
        Self {
            key: theme.key,
            words: words.len(),
            also: theme.recognised().len() - words.len(),
            tiers: Tier::ALL.map(|tier| words.iter().filter(|word| word.tier == tier).count()),
            unknown: texts(|word| !is_known(&word.text)),
            misspelt: texts(is_misspelt),
            plurals: texts(|word| word.is_plural),
            missing_initials: (!initials).iter().map(|letter: Letter| char::from(letter.ascii())).collect(),
            syllables: syllables(words),
            seven_letters: words.iter().filter(|word| word.letters.len() == CARD_LETTERS).count(),
            nearest: nearest(theme),
        }
    }
}

/// Is it a word of German, or made of such? Of "Rote Grütze" and "U-Bahn" the parts are asked, where the lexicon does
/// not have them joined; a letter stands for itself, and a part may be foreign ("Chili con Carne").
fn is_known(text: &str) -> bool {
    let lexicon = Lexicon::german();
    let judge = Judge::new(Profile::WURF_UND_WORT);
    let is_allowed = Word::fold_phrase(text).is_ok_and(|word| judge.allows_word(&word));
    let is_part = |part: &str| Word::fold(part).is_ok_and(|word| word.len() == 1 || lexicon.knows(&word));
    is_allowed || (text.contains(is_joint) && text.split(is_joint).all(is_part))
}

/// Does the lexicon know the word, but with other umlauts or without ß (Strasse)? A capital is no fault: das Blau.
fn is_misspelt(word: &ThemeWord) -> bool {
    let is_written_so = |spelling: &String| without_accents(spelling) == without_accents(&word.text);
    let entry = Lexicon::german().entry(&word.letters).filter(|_| !word.text.contains(is_joint));
    entry.is_some_and(|entry| !entry.spellings.iter().any(is_written_so))
}

/// The lexicon's sources care little for accents: Lángos is in them as Langos.
fn without_accents(text: &str) -> String {
    let plain = |c: char| match folded(c) {
        Some(letter) if letter.len() == 1 => letter.to_lowercase(),
        _ => c.to_string(),
    };
    written(text).chars().map(plain).collect()
}

fn syllables(words: &[ThemeWord]) -> BTreeMap<u8, usize> {
    let mut counts = BTreeMap::new();
    for word in words {
        *counts.entry(word.syllables.single().unwrap_or(0)).or_default() += 1;
    }
    counts
}

fn nearest(theme: &Theme) -> Option<Nearest> {
    let others = Theme::all().filter(|other| other.key != theme.key);
    let compared = others.map(|other| Nearest { key: other.key, shared: shared(theme, other) });
    compared.max_by_key(|nearest| nearest.shared)
}

fn shared(a: &Theme, b: &Theme) -> usize {
    a.words().iter().filter(|word| b.find_letters(&word.letters).is_some()).count()
}
