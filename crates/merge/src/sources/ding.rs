//! `trans-de-en` ("ding"): German heads with part of speech, labels and English glosses.
//!
//! A line is `German :: English`; both sides have as many `|` segments, each with `;` alternatives:
//! `Aalspieß {m} | Aalspieße {pl} :: eel spear | eel spears`. Tags are in braces, labels in brackets.

use super::{Result, text};
use crate::key::{is_capital, key};
use crate::readings::{Readings, Sources};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::path::Path;
use words::entry::{Features, Pos, Regions};

/// What the merge keeps of ding besides the readings.
#[derive(Default)]
pub struct Ding {
    /// Keys of adjectives: a participle listed here is a word of its own (spannend).
    pub adjectives: FxHashSet<String>,
    /// Nouns that have the same capitals in English: brands, persons (Tencel, Kleist). `false` if one gloss differs.
    names: FxHashMap<String, bool>,
    /// Beginnings of the English words that gloss a key.
    glosses: FxHashMap<String, BTreeSet<String>>,
    /// Regions of the occurrences of a key; `None` when one occurrence has no region.
    regions: FxHashMap<String, Option<Regions>>,
}

impl Ding {
    /// Is this noun the same name in English?
    pub fn is_name(&self, key: &str) -> bool {
        self.names.get(key).copied().unwrap_or(false)
    }

    /// Both words have glosses, and these have nothing in common (Wein, weinen: wine, cry).
    pub fn meanings_differ(&self, a: &str, b: &str) -> bool {
        self.share_a_gloss(a, b) == Some(false)
    }

    /// Both words have glosses, and these have something in common.
    pub fn meanings_meet(&self, a: &str, b: &str) -> bool {
        self.share_a_gloss(a, b) == Some(true)
    }

    /// `None` if one has no glosses. Stems meet if one begins with the other (art, artist).
    fn share_a_gloss(&self, a: &str, b: &str) -> Option<bool> {
        let (a, b) = (self.glosses.get(a)?, self.glosses.get(b)?);
        Some(a.iter().any(|x| b.iter().any(|y| x.starts_with(y.as_str()) || y.starts_with(x.as_str()))))
    }

    /// Where a word is said, if it always has such a label.
    pub fn regions(&self, key: &str) -> Regions {
        self.regions.get(key).copied().flatten().unwrap_or_default()
    }
}

/// One alternative of the German side.
struct Head<'a> {
    word: String,
    tags: Vec<&'a str>,
    labels: Vec<&'a str>,
    /// The tags stand at a later alternative: good for a part of speech, too weak to call a participle an
    /// adjective.
    has_shared_tags: bool,
}

/// Adds readings for all heads that are one word.
pub fn read(sources: &Path, readings: &mut Readings) -> Result<Ding> {
    let mut ding = Ding::default();
    let text = text(&sources.join("trans-de-en/usr/share/trans/de-en"))?;
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        if let Some((german, english)) = line.split_once("::") {
            read_line(german, english, readings, &mut ding);
        }
    }
    Ok(ding)
}

fn read_line(german: &str, english: &str, readings: &mut Readings, ding: &mut Ding) {
    let segments: Vec<Vec<Head<'_>>> = german.split('|').map(heads).collect();
    let singulars = singulars(&segments);
    let is_name = is_english_name(english);
    let is_geographic = segments[0].iter().any(|h| h.labels.contains(&"geogr."));
    for (i, head) in segments.iter().enumerate().flat_map(|(i, s)| s.iter().map(move |h| (i, h))) {
        if let Some(key) = key(&head.word) {
            let singular = if i == 1 { singulars.get(&head.word) } else { None };
            // Who lives there is no place: Falkländer, Falkländerin.
            let is_inhabitant = ["er", "ern", "ers", "erin"].iter().any(|e| head.word.ends_with(e));
            let is_place = is_name && is_geographic && !is_inhabitant;
            note_region(&key, head, ding);
            add_readings(&key, head, singular, is_place, readings, ding);
        }
    }
    note_names(&segments[0], english, ding);
    note_glosses(&segments, english, ding);
}

fn note_names(heads: &[Head<'_>], english: &str, ding: &mut Ding) {
    let first = english.split('|').next().unwrap_or("");
    let glosses: Vec<String> = first.split(';').map(|g| without_brackets(g).trim().to_owned()).collect();
    for head in heads.iter().filter(|h| h.tags.iter().any(|t| matches!(*t, "m" | "f" | "n" | "pl"))) {
        let Some(key) = key(&head.word).filter(|_| is_capital(&head.word)) else { continue };
        let same = glosses.contains(&head.word);
        ding.names.entry(key).and_modify(|known| *known &= same).or_insert(same);
    }
}

/// English ends names with a capital (Bay of Bengal, river Sambre), the words of geography not (inland sea,
/// Mediterranean countries).
fn is_english_name(english: &str) -> bool {
    let first = without_brackets(english.split([';', '|']).next().unwrap_or(""));
    first.split_whitespace().next_back().is_some_and(|w| w.starts_with(char::is_uppercase))
}

/// The alternatives of a segment. Small words often share one tag: "daher; deshalb {adv}".
fn heads(segment: &str) -> Vec<Head<'_>> {
    let mut heads: Vec<Head<'_>> = segment.split(';').map(head).collect();
    let mut shared: Vec<&str> = vec![];
    for head in heads.iter_mut().rev() {
        if head.tags.is_empty() && !is_capital(&head.word) {
            head.tags.clone_from(&shared);
            head.has_shared_tags = true;
        } else {
            shared.clone_from(&head.tags);
        }
    }
    heads
}

fn head(alternative: &str) -> Head<'_> {
    let word = without_brackets(alternative);
    let word = word.trim();
    Head {
        word: word.strip_prefix("sich ").unwrap_or(word).to_owned(),
        tags: between(alternative, '{', '}').iter().flat_map(|t| t.split([',', ';', ' '])).collect(),
        labels: between(alternative, '[', ']'),
        has_shared_tags: false,
    }
}

/// Removes `{…}`, `(…)`, `[…]` and `<…>`.
fn without_brackets(text: &str) -> String {
    let mut depth = 0u32;
    text.chars()
        .filter(|c| match c {
            '{' | '(' | '[' | '<' => {
                depth += 1;
                false
            }
            '}' | ')' | ']' | '>' => {
                depth = depth.saturating_sub(1);
                false
            }
            _ => depth == 0,
        })
        .collect()
}

fn between(text: &str, open: char, close: char) -> Vec<&str> {
    text.split(open).skip(1).filter_map(|part| part.split_once(close)).map(|(inner, _)| inner).collect()
}

/// The second segment's plurals and the first one's singulars, where they stand in the same order.
fn singulars(segments: &[Vec<Head<'_>>]) -> FxHashMap<String, String> {
    let [first, second, ..] = segments else { return FxHashMap::default() };
    if first.len() != second.len() {
        return FxHashMap::default();
    }
    let is_noun = |h: &Head<'_>| h.tags.iter().any(|t| matches!(*t, "m" | "f" | "n"));
    let is_plural = |h: &Head<'_>| h.tags.contains(&"pl");
    first
        .iter()
        .zip(second)
        .filter(|(a, b)| is_noun(a) && is_plural(b))
        .map(|(a, b)| (b.word.clone(), a.word.clone()))
        .collect()
}

fn add_readings(
    key: &str,
    head: &Head<'_>,
    singular: Option<&String>,
    is_place: bool,
    readings: &mut Readings,
    ding: &mut Ding,
) {
    let capital = is_capital(&head.word);
    let word = head.word.as_str();
    let mut add = |lemma, pos, features| readings.add(word, lemma, pos, features, Sources::DING);
    if is_place && capital && head.tags.is_empty() {
        add(word, Pos::Place, Features::BASE);
    }
    for tag in &head.tags {
        match (*tag, capital) {
            ("m" | "f" | "n", true) if is_place => add(word, Pos::Place, Features::BASE),
            ("m" | "f" | "n", true) => add(word, Pos::Noun, Features::BASE),
            ("pl", true) if is_place => add(word, Pos::Place, Features::PLURAL),
            ("pl", true) => {
                add(singular.map_or(word, String::as_str), Pos::Noun, Features::PLURAL);
            }
            ("v" | "vt" | "vi" | "vr", false) if word.ends_with('n') => {
                add(word, Pos::Verb, Features::BASE);
            }
            ("adj", false) => {
                if !head.has_shared_tags {
                    ding.adjectives.insert(key.to_owned());
                }
                add(word, Pos::Adjective, Features::BASE);
            }
            ("adv", false) => add(word, Pos::Adverb, Features::BASE),
            ("num", false) => add(word, Pos::Numeral, Features::BASE),
            ("interj", false) => add(word, Pos::Interjection, Features::BASE),
            ("pron" | "ppron" | "conj" | "prp" | "prep" | "Partikel", false) => {
                add(word, Pos::Function, Features::BASE);
            }
            _ => {}
        }
    }
}

fn note_region(key: &str, head: &Head<'_>, ding: &mut Ding) {
    if head.tags.is_empty() {
        return;
    }
    let here = head.labels.iter().fold(Regions::empty(), |sum, label| sum | region(label));
    let known = ding.regions.entry(key.to_owned()).or_insert(Some(Regions::empty()));
    *known = known.filter(|_| !here.is_empty()).map(|r| r | here);
}

fn region(label: &str) -> Regions {
    match label {
        "Ös." | "Wien" | "Tirol" => Regions::A,
        "Schw." => Regions::CH,
        "Dt." | "Bayr." | "BW" | "Norddt." | "Süddt." | "Mitteldt." | "Ostdt." | "Westdt." | "Nordostdt."
        | "Nordwestdt." | "Südwestdt." | "Mittelwestdt." | "Berlin" => Regions::D,
        _ => Regions::empty(),
    }
}

/// Words of a gloss that say nothing about the meaning.
const EMPTY_WORDS: &[&str] = &[
    "the",
    "and",
    "for",
    "with",
    "from",
    "out",
    "off",
    "one",
    "oneself",
    "into",
    "over",
    "that",
    "this",
    "not",
    "have",
    "get",
    "make",
    "his",
    "her",
    "their",
    "etc",
    "someone",
    "something",
];
/// Glosses longer than this are explanations, not translations.
const LONGEST_GLOSS: usize = 2;
/// As many letters of an English word are compared: enough to meet (dance, dancing, dancer).
const GLOSS_STEM: usize = 4;

fn note_glosses(segments: &[Vec<Head<'_>>], english: &str, ding: &mut Ding) {
    let glosses: Vec<BTreeSet<String>> = english.split('|').map(gloss_stems).collect();
    if glosses.len() != segments.len() {
        return;
    }
    for (heads, stems) in segments.iter().zip(glosses) {
        if stems.is_empty() {
            continue;
        }
        for key in heads.iter().filter_map(|h| key(bare(&h.word))) {
            ding.glosses.entry(key).or_default().extend(stems.iter().cloned());
        }
    }
}

/// "etw. lieben" glosses lieben.
fn bare(head: &str) -> &str {
    let objects = ["etw. ", "jdn. ", "jdm. ", "jdn./etw. ", "sich "];
    objects.iter().fold(head, |rest, object| rest.strip_prefix(object).unwrap_or(rest))
}

fn gloss_stems(segment: &str) -> BTreeSet<String> {
    let mut stems = BTreeSet::new();
    for alternative in segment.split(';') {
        let plain = without_brackets(alternative).to_lowercase();
        let words: Vec<&str> = plain
            .split(|c: char| !c.is_ascii_alphabetic())
            .filter(|w| w.len() >= 3 && !EMPTY_WORDS.contains(w))
            .collect();
        if words.len() <= LONGEST_GLOSS {
            stems.extend(words.iter().map(|w| w.chars().take(GLOSS_STEM).collect::<String>()));
        }
    }
    stems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_lines(lines: &[&str]) -> (Readings, Ding) {
        let (mut readings, mut ding) = Default::default();
        for line in lines {
            let (german, english) = line.split_once("::").unwrap();
            read_line(german, english, &mut readings, &mut ding);
        }
        (readings, ding)
    }

    #[test]
    fn plurals_find_their_singular() {
        let (readings, _) = read_lines(&["Aalspieß {m} [naut.] | Aalspieße {pl} :: eel spear | eel spears"]);
        let form = readings.get("Aalspiesse").unwrap();
        assert_eq!(readings.strings.text(form.readings[0].lemma), "Aalspiess");
        assert_eq!(form.readings[0].features, Features::PLURAL);
    }

    #[test]
    fn places_are_told_from_words_of_geography() {
        let (readings, _) = read_lines(&[
            "Korsika {n} [geogr.] :: Corsica",
            "Binnenmeer {n} [geogr.] :: inland sea",
            "Ulm; Altulm [geogr.] :: Ulm",
        ]);
        assert!(readings.has("Korsika", Pos::Place) && readings.has("Binnenmeer", Pos::Noun));
        assert!(readings.has("Ulm", Pos::Place));
    }

    #[test]
    fn meanings_are_compared_by_glosses() {
        let (_, ding) = read_lines(&[
            "Wein {m} :: wine",
            "weinen {vi} (um etw.) :: to cry; to weep",
            "Tanz {m} :: dance",
            "tanzen {vi} | tanzend | getanzt :: to dance | dancing | danced",
        ]);
        assert!(ding.meanings_differ("Wein", "weinen"));
        assert!(!ding.meanings_differ("Tanz", "tanzen") && ding.meanings_meet("Tanz", "tanzen"));
        assert!(!ding.meanings_differ("Wein", "Sand"));
    }

    #[test]
    fn a_word_is_regional_only_if_every_occurrence_is() {
        let (_, ding) = read_lines(&[
            "Jause {f} [Ös.] :: snack",
            "Brettl {n} [Bayr.] [Ös.] :: board",
            "Sackerl {n} [Ös.] :: bag",
            "Sackerl {n} :: bag",
        ]);
        assert_eq!(ding.regions("Jause"), Regions::A);
        assert_eq!(ding.regions("Brettl"), Regions::A | Regions::D);
        assert_eq!(ding.regions("Sackerl"), Regions::empty());
    }
}
