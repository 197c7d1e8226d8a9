//! Which words the computer never proposes, and which a table may refuse (W11).

use crate::commonness::Lists;
use crate::key::key;
use crate::verdict::Verdict;
use rustc_hash::{FxHashMap, FxHashSet};
use words::compounds::LINKS;
use words::entry::{Decency, Features, Pos, Reading};

/// The list that was read word by word; its head explains the format.
const FILE: &str = include_str!("../../../data/lexicon/indecent.txt");

/// What the list says.
pub struct Indecent {
    /// By lemma, in its spelling.
    lemmas: FxHashMap<&'static str, Decency>,
    /// What makes its compounds indecent, too, folded (Scheiß-, -hure).
    roots: FxHashSet<String>,
    /// Lemmas, and forms in capitals, that nobody is refused for though they are spelled like something coarse.
    harmless: FxHashSet<&'static str>,
}

impl Default for Indecent {
    fn default() -> Self {
        let mut lemmas = FxHashMap::default();
        let (mut roots, mut harmless) = (FxHashSet::default(), FxHashSet::default());
        for line in FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let mut fields = line.split('\t');
            let lemma = fields.next().unwrap_or_default();
            match (fields.next(), fields.next()) {
                (Some("root"), _) => roots.extend(key(lemma).map(|k| k.to_ascii_lowercase())),
                (Some("harmless"), _) => drop(harmless.insert(lemma)),
                (_, Some("mild")) => drop(lemmas.insert(lemma, Decency::Delicate)),
                _ => drop(lemmas.insert(lemma, Decency::Indecent)),
            }
        }
        Self { lemmas, roots, harmless }
    }
}

impl Indecent {
    /// What a form is: as bad as its worst reading. A usual form of an everyday word that nobody minds keeps it free
    /// (Vögel), what the list calls harmless keeps it from being refused (Japsen); any other second reading is one that
    /// few think of (Fotze: fotzen). `verdict_of` knows the other words by folded letters.
    pub fn decency<'a>(
        &self,
        folded: &str,
        verdict: &Verdict,
        everyday: &Lists,
        verdict_of: &dyn Fn(&str) -> Option<&'a Verdict>,
    ) -> Decency {
        let of = |r: &Reading| self.of_lemma(&r.lemma, verdict_of);
        let (coarse, other): (Vec<&Reading>, Vec<&Reading>) =
            verdict.readings.iter().partition(|r| of(r) == Decency::Indecent);
        let is_usual =
            |r: &Reading| coarse.is_empty() || r.is_base() || r.features.contains(Features::PLURAL);
        if other.iter().any(|r| !everyday.lacks(&r.lemma) && is_usual(r)) {
            return Decency::Decent;
        }
        let is_harmless =
            |r: &&Reading| self.harmless.contains(r.lemma.as_str()) || of(r) == Decency::Delicate;
        let may_pass =
            || other.iter().any(is_harmless) || self.harmless.contains(folded.to_ascii_uppercase().as_str());
        if coarse.is_empty() {
            other.into_iter().map(of).max().unwrap_or_default()
        } else if may_pass() {
            Decency::Delicate
        } else {
            Decency::Indecent
        }
    }

    fn of_lemma<'a>(&self, lemma: &str, verdict_of: &dyn Fn(&str) -> Option<&'a Verdict>) -> Decency {
        if let Some(decency) = self.lemmas.get(lemma) {
            return *decency;
        }
        let Some(folded) = key(lemma).map(|k| k.to_ascii_lowercase()) else { return Decency::Decent };
        // Das Kotzen, gekotzt: what is made of a verb is as that.
        let made = Features::BASE | Features::PARTICIPLE_1 | Features::PARTICIPLE_2;
        let readings = verdict_of(&folded).into_iter().flat_map(|v| &v.readings);
        let verbs = readings.filter(|r| r.pos == Pos::Verb && r.features.intersects(made));
        let of_verb = verbs.filter_map(|r| self.lemmas.get(r.lemma.as_str())).max().copied();
        let is_word = |word: &str| verdict_of(word).is_some_and(|v| v.tier.is_some());
        let is_compound = self.is_compound(&folded, &is_word);
        of_verb.unwrap_or(if is_compound { Decency::Indecent } else { Decency::Decent })
    }

    /// A root in front of or behind another word; but Vormarsch is no "vorm" and something else.
    fn is_compound(&self, word: &str, is_word: &dyn Fn(&str) -> bool) -> bool {
        let is_other = |part: &str| {
            let bases = LINKS.iter().filter_map(|link| part.strip_suffix(link));
            bases.filter(|base| base.len() > 2).any(is_word)
        };
        (3..word.len().saturating_sub(2)).map(|at| (at, word.split_at(at))).any(|(at, (first, rest))| {
            (self.roots.contains(first) && is_other(rest))
                || (self.roots.contains(rest) && is_other(first) && !is_word(&word[at - 1..]))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::entry::Tier;

    fn decency(lemmas: &[&str]) -> Decency {
        decency_of("x", &lemmas.iter().map(|lemma| (*lemma, Features::PLURAL)).collect::<Vec<_>>())
    }

    fn decency_of(folded: &str, readings: &[(&str, Features)]) -> Decency {
        let reading = |(lemma, features): &(&str, Features)| Reading {
            lemma: (*lemma).to_owned(),
            pos: Pos::Noun,
            features: *features,
        };
        let verdict = Verdict { readings: readings.iter().map(reading).collect(), ..Verdict::default() };
        let verb = Reading { lemma: "kotzen".to_owned(), pos: Pos::Verb, features: Features::PARTICIPLE_2 };
        let participle = Verdict { readings: vec![verb], ..Verdict::default() };
        let plain = Verdict { tier: Some(Tier::Core), ..Verdict::default() };
        let verdict_of = |word: &str| match word {
            "karte" | "wetter" | "vorm" | "marsch" => Some(&plain),
            "gekotzt" => Some(&participle),
            _ => None,
        };
        Indecent::default().decency(folded, &verdict, &Lists::default(), &verdict_of)
    }

    /// W11: a lemma covers its forms and its plain compounds.
    #[test]
    fn lemmas_cover_forms_and_compounds() {
        for indecent in ["Arsch", "Scheißkarte", "Wetternutte", "gekotzt"] {
            assert_eq!(decency(&[indecent]), Decency::Indecent, "{indecent}");
        }
        assert_eq!(decency(&["Kondom"]), Decency::Delicate);
        for free in ["Marsch", "Vormarsch", "Kotelett", "Haus", "Transport", "Solidarisierung"] {
            assert_eq!(decency(&[free]), Decency::Decent, "{free}");
        }
    }

    /// W11: FOTZE is also a form of "fotzen", NEGER one of "neger": nobody means these.
    #[test]
    fn only_everyday_and_listed_readings_make_up_for_a_coarse_one() {
        assert_eq!(decency(&["Brust"]), Decency::Decent);
        assert_eq!(decency(&["Hure", "Haus"]), Decency::Decent);
        assert_eq!(decency(&["Fotze", "fotzen"]), Decency::Indecent);
        assert_eq!(decency(&["strippen", "Strippe"]), Decency::Delicate);
        let of_weichen = [("wichsen", Features::PRESENT), ("weichen", Features::PRETERITE)];
        assert_eq!(
            decency_of("wichst", &of_weichen),
            Decency::Indecent,
            "an unusual form of an everyday word"
        );
        let readings = [("Japse", Features::PLURAL), ("japsen", Features::BASE)];
        assert_eq!(decency_of("japsen", &readings), Decency::Delicate, "the list has this form");
        assert_eq!(decency_of("japse", &readings), Decency::Indecent);
    }
}
