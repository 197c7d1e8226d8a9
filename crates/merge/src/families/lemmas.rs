//! The lemmas that can be kin: what they are, how well they are known, and which share a form.

use super::Key;
use crate::key::key;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use words::entry::{Entry, Features, Pos, Reading, Zipf};
use words::family::LemmaClass;

/// As common as this must be a form that is the lemma's alone: the word is in the well-read band.
const KNOWN: f32 = 2.4;

/// The lemmas of the lexicon, by key; a key can be several.
#[derive(Default)]
pub struct Lemmas {
    classes: BTreeMap<String, BTreeSet<LemmaClass>>,
    /// How common the commonest form is that is the lemma's alone.
    own_forms: FxHashMap<Key, Zipf>,
    /// The first has a form that is the base form of the second.
    homographs: BTreeSet<(Key, Key)>,
}

impl Lemmas {
    /// Notes the lemmas of a form, given folded in small letters.
    pub fn note(&mut self, folded: &str, entry: &Entry) {
        let readings: Vec<(&Reading, Key)> =
            entry.common().filter_map(|r| Some((r, (key(&r.lemma)?, LemmaClass::of(r.pos))))).collect();
        for (reading, lemma) in &readings {
            if reading.is_base() {
                self.classes.entry(lemma.0.clone()).or_default().insert(lemma.1);
            }
            let is_alone = |(other, its): &(&Reading, Key)| same(&its.0, &lemma.0) || is_marginal(other);
            if readings.iter().all(is_alone) {
                let commonest = self.own_forms.entry(lemma.clone()).or_default();
                *commonest = entry.zipf.max(*commonest);
            }
        }
        for (own, of) in
            readings.iter().filter(|(r, key)| r.is_base() && same(&key.0, folded)).flat_map(|own| {
                readings
                    .iter()
                    .filter(|(r, key)| !r.is_verb_form() && !same(&key.0, &own.1.0))
                    .map(move |of| (own, of))
            })
        {
            self.homographs.insert((of.1.clone(), own.1.clone()));
        }
    }

    /// Is this key such a lemma?
    pub fn is(&self, key: &str, class: LemmaClass) -> bool {
        self.classes.get(key).is_some_and(|classes| classes.contains(&class))
    }

    /// What a key can be; the word itself if it is no base form.
    pub fn all(&self, key: &str) -> Vec<Key> {
        let classes = self.classes.get(key).into_iter().flatten();
        let mut lemmas: Vec<Key> = classes.map(|class| (key.to_owned(), *class)).collect();
        if lemmas.is_empty() {
            lemmas.push((key.to_owned(), LemmaClass::Other));
        }
        lemmas
    }

    /// All nouns, verbs and adjectives.
    pub fn iter(&self) -> impl Iterator<Item = (&str, LemmaClass)> {
        let all =
            self.classes.iter().flat_map(|(key, classes)| classes.iter().map(move |c| (key.as_str(), *c)));
        all.filter(|(_, class)| *class != LemmaClass::Other)
    }

    /// Do ordinary readers know it, by forms that are not another word's (§5.1.6 i)?
    pub fn is_known(&self, lemma: &Key) -> bool {
        self.own_forms.get(lemma).is_some_and(|zipf| zipf.value() >= KNOWN)
    }

    /// Pairs of a lemma and another one whose base form is a form of the first.
    pub fn homographs(&self) -> impl Iterator<Item = &(Key, Key)> {
        self.homographs.iter()
    }
}

/// The same letters, whatever the capital: Essen and essen.
fn same(a: &str, b: &str) -> bool {
    a.eq_ignore_ascii_case(b)
}

/// A reading nobody thinks of first: an inflected verb, a dative like "dem Ruße".
fn is_marginal(reading: &Reading) -> bool {
    let usual = Features::BASE | Features::PLURAL;
    reading.is_verb_form() || (reading.pos == Pos::Noun && !reading.features.intersects(usual))
}
