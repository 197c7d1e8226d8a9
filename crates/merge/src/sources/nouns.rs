//! `german-nouns`: noun lemmas with whole paradigms, and the classes of names and abbreviations.

use super::{Result, bad};
use crate::key::is_all_capitals;
use crate::readings::{Readings, Sources};
use std::path::Path;
use words::entry::{Features, Pos};

/// Entries that are no words of their own.
const FRAGMENTS: [&str; 8] = [
    "Wortverbindung",
    "Redewendung",
    "Affix",
    "Suffix",
    "Gebundenes Lexem",
    "Geflügeltes Wort",
    "Buchstabe",
    "Symbol",
];

/// Adds a reading for every cell of every paradigm.
pub fn read(sources: &Path, readings: &mut Readings) -> Result<()> {
    let path = sources.join("german-nouns/german_nouns/nouns.csv");
    let mut table = csv::Reader::from_path(&path).map_err(|e| bad(&path, e))?;
    let header: Vec<String> = table.headers().map_err(|e| bad(&path, e))?.iter().map(str::to_owned).collect();
    for row in table.records() {
        let row = row.map_err(|e| bad(&path, e))?;
        let cells: Vec<(&str, &str)> =
            header.iter().map(String::as_str).zip(&row).filter(|(_, v)| !v.is_empty()).collect();
        add_noun(&cells, readings);
    }
    Ok(())
}

fn add_noun(cells: &[(&str, &str)], readings: &mut Readings) {
    let cell = |name: &str| cells.iter().find(|(k, _)| *k == name).map_or("", |(_, v)| *v);
    let lemma = cell("lemma");
    let classes: Vec<&str> = cell("pos").split(',').collect();
    if classes.iter().any(|c| FRAGMENTS.contains(c)) {
        return;
    }
    let pos = class(lemma, &classes);
    let has_singular = cells.iter().any(|(k, _)| k.starts_with("nominativ singular"));
    let mut inflects = false;
    for (column, form) in cells {
        if let Some(features) = case_and_number(column, has_singular) {
            inflects = true;
            readings.add(form, lemma, pos, features, Sources::NOUNS);
        }
    }
    if !inflects {
        readings.add(lemma, lemma, pos, Features::BASE, Sources::NOUNS);
    }
}

fn class(lemma: &str, classes: &[&str]) -> Pos {
    if classes.contains(&"Abkürzung") || is_all_capitals(lemma) {
        return Pos::Abbreviation;
    }
    classes.iter().rev().find_map(|c| name_class(c)).unwrap_or(Pos::Noun)
}

fn name_class(class: &str) -> Option<Pos> {
    match class {
        "Toponym" | "Straßenname" => Some(Pos::Place),
        "Vorname" | "Nachname" => Some(Pos::Person),
        "Eigenname" => Some(Pos::Name),
        _ => None,
    }
}

fn case_and_number(column: &str, has_singular: bool) -> Option<Features> {
    let mut parts = column.split(' ');
    let nominative = match parts.next()? {
        "nominativ" => true,
        "genitiv" | "dativ" | "akkusativ" => false,
        _ => return None,
    };
    let plural = match parts.next()?.trim_end_matches('*') {
        "plural" => true,
        "singular" => false,
        _ => return None,
    };
    Some(noun_features(nominative, plural, has_singular))
}

/// What a cell of a noun's paradigm is; without a singular the plural is the base form (Ferien).
pub fn noun_features(nominative: bool, plural: bool, has_singular: bool) -> Features {
    match (nominative, plural) {
        (true, true) if !has_singular => Features::BASE | Features::PLURALE_TANTUM,
        (true, true) => Features::PLURAL,
        (true, false) => Features::BASE,
        (false, true) => Features::PLURAL_OBLIQUE,
        (false, false) => Features::SINGULAR_OBLIQUE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_one(cells: &[(&str, &str)]) -> Readings {
        let mut readings = Readings::default();
        add_noun(cells, &mut readings);
        readings
    }

    #[test]
    fn a_paradigm_becomes_readings() {
        let readings = read_one(&[
            ("lemma", "Haus"),
            ("pos", "Substantiv"),
            ("genus", "n"),
            ("nominativ singular", "Haus"),
            ("nominativ plural", "Häuser"),
            ("dativ singular*", "Hause"),
        ]);
        assert!(readings.has_form("Haus", Pos::Noun, Features::BASE));
        assert!(readings.has_form("Haeuser", Pos::Noun, Features::PLURAL));
        assert!(readings.has_form("Hause", Pos::Noun, Features::SINGULAR_OBLIQUE));
    }

    #[test]
    fn names_abbreviations_and_words_without_singular() {
        let place = [("lemma", "Ulm"), ("pos", "Substantiv,Toponym"), ("nominativ singular", "Ulm")];
        assert!(read_one(&place).has("Ulm", Pos::Place));
        let short = [("lemma", "LKW"), ("pos", "Substantiv"), ("nominativ singular", "LKW")];
        assert!(read_one(&short).has("Lkw", Pos::Abbreviation));
        let holidays = [("lemma", "Ferien"), ("pos", "Substantiv"), ("nominativ plural", "Ferien")];
        assert!(read_one(&holidays).has_form("Ferien", Pos::Noun, Features::PLURALE_TANTUM));
    }
}
