//! What `trans-de-en` ("ding") says of a word besides its English: other words for it, remarks that explain it, the
//! field of knowledge it belongs to.

use super::brackets::{inside, outside, split};
use crate::sources::{Result, text};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use words::glosses::Label;

/// A word in one of its meanings.
#[derive(Clone, Debug, Default)]
pub(super) struct Sense {
    pub(super) labels: Vec<Label>,
    /// Remarks that say what it is.
    pub(super) explanations: Vec<String>,
    /// Other words for it.
    pub(super) synonyms: Vec<String>,
    pub(super) english: Vec<String>,
}

/// All that the merge of glosses takes from ding.
#[derive(Default)]
pub(super) struct Dictionary {
    /// The senses of the lemmas that are wanted.
    pub(super) senses: BTreeMap<String, Vec<Sense>>,
    /// Beginnings of the English words of every German one.
    english: FxHashMap<String, BTreeSet<String>>,
}

/// As many letters of an English word are compared: enough to meet (dance, dancing, dancer).
const STEM: usize = 5;

impl Dictionary {
    /// Do two words have an English one in common? `None` if one of them has none.
    pub(super) fn meet(&self, a: &str, b: &str) -> Option<bool> {
        let (a, b) = (self.english.get(a)?, self.english.get(b)?);
        Some(!a.is_disjoint(b))
    }

    /// Is this an English word for a German one?
    pub(super) fn is_english_of(&self, german: &str, english: &str) -> bool {
        let stems = stems(english);
        self.english.get(german).is_some_and(|known| stems.iter().any(|stem| known.contains(stem)))
    }

    fn note(&mut self, word: &str, english: &str) {
        if word.contains(' ') {
            return;
        }
        let plain = split(english, ';').into_iter().map(outside).filter(|text| text.split(' ').count() <= 3);
        let stems = plain.flat_map(|text| stems(&text));
        self.english.entry(word.to_owned()).or_default().extend(stems);
    }
}

fn stems(english: &str) -> Vec<String> {
    let words = english.split(|c: char| !c.is_alphabetic()).filter(|w| w.len() > 2 && !EMPTY.contains(w));
    words.map(|w| w.to_lowercase().chars().take(STEM).collect()).collect()
}

/// English words that say nothing about a meaning.
const EMPTY: [&str; 12] =
    ["the", "and", "for", "with", "from", "out", "off", "sth", "one", "into", "over", "make"];

/// One alternative of the German side.
struct Head<'a> {
    word: String,
    tags: Vec<&'a str>,
    labels: Vec<&'a str>,
    remarks: Vec<&'a str>,
}

/// The senses of all lemmas that are wanted.
pub(super) fn read(sources: &Path, is_wanted: &dyn Fn(&str) -> bool) -> Result<Dictionary> {
    let text = text(&sources.join("trans-de-en/usr/share/trans/de-en"))?;
    let mut dictionary = Dictionary::default();
    for (german, english) in
        text.lines().filter(|l| !l.starts_with('#')).filter_map(|line| line.split_once("::"))
    {
        read_line(german, english, is_wanted, &mut dictionary);
    }
    Ok(dictionary)
}

fn read_line(german: &str, english: &str, is_wanted: &dyn Fn(&str) -> bool, dictionary: &mut Dictionary) {
    let english: Vec<&str> = english.split('|').collect();
    let mut line_labels = Vec::new();
    for (i, segment) in german.split('|').enumerate() {
        let heads: Vec<Head<'_>> = split(segment, ';').into_iter().map(head).collect();
        let shared: Vec<Label> = heads.last().map(|h| fields(&h.labels)).unwrap_or_default();
        if i == 0 {
            line_labels.clone_from(&shared);
        }
        for (head, english) in heads.iter().zip(english.get(i).into_iter().cycle()) {
            dictionary.note(&head.word, english);
        }
        let is_told = i == 0 || heads.iter().all(|h| h.tags.iter().any(|t| matches!(*t, "m" | "f" | "n")));
        if !is_told || heads.iter().any(is_indecent) {
            continue;
        }
        let english = english.get(i).map(|segment| english_words(segment)).unwrap_or_default();
        for head in heads.iter().filter(|h| is_wanted(&h.word) && !is_old(h)) {
            let fields_of_line = if shared.is_empty() { &line_labels } else { &shared };
            let sense = sense(head, &heads, fields_of_line, english.clone());
            dictionary.senses.entry(head.word.clone()).or_default().push(sense);
        }
    }
}

fn head(alternative: &str) -> Head<'_> {
    let word = outside(alternative);
    let objects = ["etw. ", "jdn. ", "jdm. ", "jdn./etw. ", "sich ", "einer Sache "];
    let word = objects.iter().fold(word.as_str(), |rest, object| rest.strip_prefix(object).unwrap_or(rest));
    Head {
        word: word.to_owned(),
        tags: inside(alternative, '{', '}').iter().flat_map(|t| t.split([',', ';', ' '])).collect(),
        labels: inside(alternative, '[', ']'),
        remarks: inside(alternative, '(', ')'),
    }
}

fn is_indecent(head: &Head<'_>) -> bool {
    head.labels.iter().any(|label| matches!(*label, "vulg." | "slang" | "derb" | "pej."))
}

/// A spelling of before 1996.
fn is_old(head: &Head<'_>) -> bool {
    head.labels.contains(&"alt")
}

fn sense(head: &Head<'_>, heads: &[Head<'_>], fields_of_line: &[Label], english: Vec<String>) -> Sense {
    let mut labels = fields(&head.labels);
    if labels.is_empty() {
        labels.extend(fields_of_line.first());
    }
    labels.truncate(1);
    labels.extend(manners(&head.labels));
    let last = heads.last().map(|h| h.remarks.as_slice()).unwrap_or_default();
    let is_list = |remark: &str| {
        remark.split(' ').count() == 3 && [" und ", " oder "].iter().any(|w| remark.contains(w))
    };
    let remarks = head.remarks.iter().chain(last).filter(|remark| explains(remark) && !is_list(remark));
    let mut explanations: Vec<String> = remarks.map(|&remark| remark.to_owned()).collect();
    explanations.dedup();
    let is_everywhere = |h: &&Head<'_>| manners(&h.labels).is_none();
    let others = heads.iter().filter(|h| h.word != head.word && !is_old(h)).filter(is_everywhere);
    let synonyms = others.filter(|h| is_plain(&h.word)).map(|h| h.word.clone()).collect();
    Sense { labels, explanations, synonyms, english }
}

fn english_words(segment: &str) -> Vec<String> {
    let plain = split(segment, ';').into_iter().map(outside);
    let short = plain.filter(|word| {
        (2..30).contains(&word.len())
            && !word.contains(['/', '…', '|', '{', '!'])
            && word.split(' ').count() <= 4
    });
    short.take(2).collect()
}

/// No placeholder, no abbreviation, no part of a word, not too long.
fn is_plain(text: &str) -> bool {
    let is_placeholder = |word: &str| word.ends_with('.') || matches!(word, "sein" | "haben" | "werden");
    (2..40).contains(&text.chars().count())
        && text.split(' ').count() <= 5
        && !text.contains(['…', '/', ',', '+', '"', '„', '!', '?', '-', '’', '\'', '~'])
        && !text.starts_with("ein ")
        && !text.split(' ').any(is_placeholder)
}

/// Words that make a phrase German, and no Latin name.
const GERMAN: [&str; 34] = [
    "der", "die", "das", "des", "dem", "den", "ein", "eine", "eines", "einer", "einem", "einen", "und",
    "oder", "mit", "ohne", "für", "von", "aus", "zum", "zur", "im", "am", "in", "bei", "als", "wie", "auf",
    "über", "unter", "nicht", "sich", "zu", "beim",
];
/// A remark that begins with one of these says what the word goes with, not what it is.
const COMPANIONS: &[&str] = &[
    "des",
    "der",
    "dem",
    "den",
    "eines",
    "einer",
    "einem",
    "einen",
    "z",
    "bzw",
    "sowie",
    "wenn",
    "dass",
    "ugs",
    "nur",
    "nicht",
    "jemand",
    "jemandem",
    "jemanden",
    "sich",
    "pro",
    "hier",
    "vom",
    "ins",
    "er",
    "sie",
    "es",
    "und",
    "entlang",
    "innerhalb",
    "per",
    "allgemein",
    "einschließlich",
    "inkl",
    "während",
    "kurz",
    "früher",
    "heute",
    "ist",
    "wie",
    "so",
    "etwas",
    "eher",
    "scherzhaft",
    "ironisch",
    "von",
    "vor",
    "an",
    "am",
    "auf",
    "für",
    "mit",
    "zu",
    "zum",
    "zur",
    "bei",
    "beim",
    "in",
    "im",
    "aus",
    "nach",
    "um",
    "unter",
    "zwischen",
    "durch",
    "wegen",
    "gegen",
    "über",
    "ohne",
    "als",
    "oder",
    "und",
    "auch",
    "siehe",
    "meist",
    "oft",
    "bis",
    "seit",
    "außer",
];

/// Does a remark say what a word is?
fn explains(remark: &str) -> bool {
    let words: Vec<&str> = remark.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty()).collect();
    let Some(first) = words.first() else { return false };
    (2..=12).contains(&words.len())
        && (8..=80).contains(&remark.chars().count())
        && words.iter().any(|word| GERMAN.contains(word))
        && !COMPANIONS.contains(&first.to_lowercase().as_str())
        && !remark.contains(['/', '+', '=', '…', '[', '{', '|', '„', '"', ':', '?', '!'])
        && !remark.contains("etw.")
        && !words.iter().any(|word| matches!(*word, "jdn" | "jdm" | "jd" | "jds" | "etw" | "by"))
        && !remark.contains(|c: char| c.is_ascii_digit())
}

fn fields(labels: &[&str]) -> Vec<Label> {
    labels.iter().filter_map(|label| field(label)).collect()
}

fn field(label: &str) -> Option<Label> {
    let code = match label {
        "ornith." => "orn",
        "biochem." => "chem",
        "statist." => "stat",
        "print." | "print" => "print",
        "Jägersprache" => "hunt",
        "arch." => "constr",
        "cook" | "cook." => "cook",
        "photo" | "photo." => "photo",
        "school" | "school." => "school",
        // Too wide to say anything: nearly everything is technology, and places are no words.
        "techn." | "geogr." | "soc." | "min." | "adm." | "sci." | "ling." | "art" => return narrow(label),
        other => other.strip_suffix('.').unwrap_or(other),
    };
    Label::from_code(code).filter(|label| label.is_field())
}

fn narrow(label: &str) -> Option<Label> {
    match label {
        "min." => Some(Label::Minerals),
        "ling." => Some(Label::Language),
        "art" => Some(Label::Art),
        "techn." => Some(Label::Technology),
        _ => None,
    }
}

fn manners(labels: &[&str]) -> Option<Label> {
    labels.iter().find_map(|label| match *label {
        "Ös." | "Wien" | "Tirol" | "Westös." | "Ostös." | "Südtirol" => Some(Label::Austrian),
        "Schw." => Some(Label::Swiss),
        "Bayr." | "Franken" => Some(Label::Bavarian),
        "Norddt." | "Nordostdt." | "Nordwestdt." => Some(Label::Northern),
        "Süddt." | "Südwestdt." | "BW" => Some(Label::Southern),
        "Mitteldt." | "Westdt." | "Ostdt." | "Berlin" | "Sachsen" | "Mittelwestdt." | "Mittelostdt." => {
            Some(Label::Regional)
        }
        "ugs." | "Jugendsprache" | "Kindersprache" => Some(Label::Casual),
        "geh." | "poet." => Some(Label::Elevated),
        "veraltet" | "veraltend" | "obs." | "altertümlich" | "frühere Bezeichnung" => Some(Label::Outdated),
        "humor." => Some(Label::Jocular),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn senses(line: &str, wanted: &str) -> Vec<Sense> {
        let (german, english) = line.split_once("::").unwrap();
        let mut dictionary = Dictionary::default();
        read_line(german, english, &|word| word == wanted, &mut dictionary);
        dictionary.senses.remove(wanted).unwrap_or_default()
    }

    #[test]
    fn a_line_tells_synonyms_field_and_english() {
        let line = "Kathstrauch {m}; Abessinischer Tee (Catha edulis) [bot.] :: chat tree; khat shrub; khat";
        let sense = &senses(line, "Kathstrauch")[0];
        assert_eq!(sense.labels, [Label::Plant]);
        assert_eq!(sense.synonyms, ["Abessinischer Tee"]);
        assert_eq!(sense.english, ["chat tree", "khat shrub"]);
        assert!(sense.explanations.is_empty(), "a Latin name explains nothing");
    }

    #[test]
    fn remarks_explain_where_they_say_what_a_thing_is() {
        assert!(explains("Mensch, der in Geißelung Lustgewinn sucht"));
        assert!(explains("Teil eines Schiffes"));
        for remark in
            ["gegen jdn./etw.", "Keratosis pilaris", "von Gewebe", "Bahn", "bei Tieren und Menschen"]
        {
            assert!(!explains(remark), "{remark}");
        }
    }

    #[test]
    fn old_spellings_and_indecent_lines_are_left_out() {
        assert!(senses("Schluß {m} [alt]; Ende {n} :: end", "Schluß").is_empty());
        assert!(senses("Wort {n} [vulg.]; Ding {n} :: thing", "Ding").is_empty());
    }
}
