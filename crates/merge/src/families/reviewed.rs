//! What a person has decided: pairs of the same or of different meaning, and the paradigms of small words.

use super::{Key, Lemmas, Link, both_ways};
use crate::key::{is_all_capitals, key, lowered};
use rustc_hash::FxHashMap;
use words::family::{LemmaClass, LinkKind};

const PAIRS: &str = include_str!("../../../../data/lexicon/families.txt");
const PARADIGMS: &str = include_str!("../../../../data/lexicon/paradigms.txt");

/// Pairs of keys, the smaller first, and whether they mean the same.
pub struct Reviewed {
    lemmas: FxHashMap<(String, String), bool>,
    /// In the order of the file, so that every build does the same.
    pairs: Vec<(String, String)>,
    /// Two forms, whatever they are forms of.
    forms: Vec<(String, String, bool)>,
}

impl Reviewed {
    /// The list of the repository.
    pub fn by_hand() -> Self {
        Self::of(PAIRS)
    }

    /// A list: lines of `S` or `D` and two lemmas, or two forms in capitals.
    pub fn of(text: &str) -> Self {
        let mut reviewed = Self { lemmas: FxHashMap::default(), pairs: vec![], forms: vec![] };
        for line in lines(text) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [label, a, b] = words[..] else { continue };
            let same = label == "S";
            if is_all_capitals(a) && is_all_capitals(b) {
                reviewed.forms.push((a.to_lowercase(), b.to_lowercase(), same));
            } else if let (Some(a), Some(b)) = (key(a), key(b)) {
                reviewed.lemmas.insert(sorted(&a, &b), same);
                reviewed.pairs.push((a, b));
            }
        }
        reviewed
    }

    /// Do these two keys mean the same? `None` if nobody has looked.
    pub fn verdict(&self, a: &str, b: &str) -> Option<bool> {
        self.lemmas.get(&sorted(a, b)).copied()
    }

    /// Links for all pairs, except those of the same meaning that a rule has linked.
    pub fn links(&self, lemmas: &Lemmas, is_linked: &dyn Fn(&str, &str) -> bool) -> Vec<Link> {
        let mut out = Vec::new();
        for (a, b) in &self.pairs {
            let same = self.verdict(a, b) == Some(true);
            if same && is_linked(a, b) {
                continue;
            }
            for lemma in lemmas.all(a) {
                for other in lemmas.all(b) {
                    out.extend(both_ways(&lemma, kind(same), &other));
                }
            }
        }
        for (a, b, same) in &self.forms {
            out.extend(both_ways(&form(a), kind(*same), &form(b)));
        }
        out
    }
}

/// A link from each form of articles, pronouns and numerals to what its paradigm is called.
pub fn paradigms() -> Vec<Link> {
    let mut out = Vec::new();
    for (lemma, forms) in lines(PARADIGMS).filter_map(|line| line.split_once(':')) {
        for word in forms.split_whitespace() {
            out.push((form(word), LinkKind::Form, form(lemma)));
        }
    }
    out
}

fn form(word: &str) -> Key {
    (key(word).map_or_else(String::new, |key| lowered(&key)), LemmaClass::Other)
}

fn kind(same: bool) -> LinkKind {
    if same { LinkKind::Same } else { LinkKind::Different }
}

fn sorted(a: &str, b: &str) -> (String, String) {
    (a.min(b).to_owned(), a.max(b).to_owned())
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// A line that is misspelt would be passed over, or taken for its opposite.
    #[test]
    fn the_reviewed_pairs_are_sound() {
        let mut seen = BTreeSet::new();
        for line in lines(PAIRS) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let ["S" | "D", a, b] = words[..] else { panic!("{line}") };
            let are_forms = is_all_capitals(a) && is_all_capitals(b);
            let (a, b) = (key(a).expect(line), key(b).expect(line));
            assert!(a != b && seen.insert((are_forms, sorted(&a, &b))), "{line}: stands there twice");
        }
        assert!(seen.len() > 1500);
    }

    /// W2: a form that is misspelt would have no paradigm.
    #[test]
    fn the_paradigms_are_sound() {
        let mut forms = BTreeSet::new();
        for line in lines(PARADIGMS) {
            let (lemma, all) = line.split_once(':').expect(line);
            let all: Vec<&str> = all.split_whitespace().collect();
            assert!(all.len() > 1 && key(lemma).is_some(), "{line}");
            assert_eq!(
                all.iter().collect::<BTreeSet<_>>().len(),
                all.len(),
                "{line}: a form stands there twice"
            );
            forms.extend(all.iter().map(|form| key(form).expect(line)));
        }
        assert!(forms.len() > 300, "{}", forms.len());
    }

    #[test]
    fn lemmas_and_forms_are_told_apart() {
        let reviewed = Reviewed::of("# a remark\nD Weg wegen\nS hexen Hexe\nD RUSS RUSSEN\n");
        assert_eq!(reviewed.verdict("wegen", "Weg"), Some(false));
        assert_eq!(reviewed.verdict("Hexe", "hexen"), Some(true));
        assert_eq!(reviewed.verdict("Russ", "Russen"), None);
        assert_eq!(reviewed.forms, [("russ".to_owned(), "russen".to_owned(), false)]);
    }
}
