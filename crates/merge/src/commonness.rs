//! How common a *German word* is (W9), from how often its letters occur in German texts.
//!
//! A string's frequency says too much of short words: FEET is English, Klaus a name, OM an abbreviation, and all of them
//! occur in German texts more often than "Eichhörnchen". So two lists that were read word by word are the core: what nine
//! of ten adults know and use (`data/lexicon/everyday.txt`), and what they know but use less (`everyday-more.txt`).
//! Their usual forms are at least so common, whatever the texts say; all other words stay below the everyday band, unless
//! they are made of everyday words (Geburtsdatum, weiterlaufen).

use crate::entries::Verdicts;
use crate::key::key;
use crate::sources::wordfreq::Frequencies;
use crate::transparent::Parts;
use crate::verdict::Verdict;
use rustc_hash::{FxHashMap, FxHashSet};
use words::entry::{Features, Pos, Reading, Tier, Zipf};

const EVERYDAY: &str = include_str!("../../../data/lexicon/everyday.txt");
const MORE: &str = include_str!("../../../data/lexicon/everyday-more.txt");
const BOOKISH: &str = include_str!("../../../data/lexicon/bookish.txt");

/// An everyday word is at least so common, in all usual forms;
const EVERYDAY_FLOOR: f32 = 3.2;
/// one of the second list at least so;
const MORE_FLOOR: f32 = 2.4;
/// and what is in no list, or an unusual form, at most so: below the everyday band.
const RARE_CEILING: f32 = 2.9;
/// What is not in the core either is below the band of those who read much.
const DOUBTFUL_CEILING: f32 = 1.9;
/// So much rarer than in English (French) a string would be in German texts that only quote it.
const QUOTED: f32 = 1.5;
/// A word whose every occurrence may be a quotation or a name is rarer than its letters by so much at least.
const MISTAKEN: f32 = 2.0;
/// Shorter strings are as often an abbreviation, a name or a piece of something as the word they spell.
const SHORT: usize = 5;
/// The base form is more common than any other form of its word by so much at most.
const BASE_LEAD: f32 = 1.0;

/// The lists of a file: a word a line, # begins a comment.
fn listed(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().map(|line| line.split('#').next().unwrap_or("").trim()).filter(|word| !word.is_empty())
}

/// On which list a lemma stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ring {
    /// Known, but used less.
    More,
    /// Known and used.
    Everyday,
}

/// What the lists know.
pub struct Lists {
    rings: FxHashMap<&'static str, Ring>,
    bookish: FxHashSet<String>,
    parts: Parts,
}

impl Default for Lists {
    fn default() -> Self {
        let more = listed(MORE).map(|lemma| (lemma, Ring::More));
        let everyday = listed(EVERYDAY).map(|lemma| (lemma, Ring::Everyday));
        let rings: FxHashMap<_, _> = more.chain(everyday).collect();
        let bookish = listed(BOOKISH).flat_map(str::split_whitespace).map(str::to_ascii_lowercase).collect();
        let parts = Parts::of(rings.keys().copied());
        Self { rings, bookish, parts }
    }
}

impl Lists {
    /// Do both lists lack this lemma?
    pub fn lacks(&self, lemma: &str) -> bool {
        !self.rings.contains_key(lemma)
    }
}

/// Replaces the frequencies of strings by those of words.
pub fn settle(lists: &Lists, foreign: &[Frequencies], verdicts: &mut Verdicts) {
    let found = Commonness { lists, foreign, others: OtherForms::of(verdicts), verdicts }.of_all();
    for (folded, zipf) in found {
        if let Some(verdict) = verdicts.get_mut(&folded) {
            verdict.zipf = zipf;
        }
    }
}

/// What is asked of each form.
struct Commonness<'a> {
    lists: &'a Lists,
    foreign: &'a [Frequencies],
    others: OtherForms,
    verdicts: &'a Verdicts,
}

impl Commonness<'_> {
    fn of_all(&self) -> Vec<(String, Zipf)> {
        let words = self.verdicts.iter().filter(|(_, verdict)| verdict.tier.is_some());
        words.map(|(folded, verdict)| (folded.clone(), Zipf::new(self.of(folded, verdict)))).collect()
    }

    fn of(&self, folded: &str, verdict: &Verdict) -> f32 {
        let german = self.german(folded, verdict.zipf.value());
        let readings = verdict.readings.iter().filter(|r| r.pos.is_common());
        let usual = || readings.clone().filter(|r| self.is_usual(folded, verdict, r, german));
        let ring = |r: &Reading| self.lists.rings.get(r.lemma.as_str()).copied();
        match usual().filter_map(ring).max() {
            Some(Ring::Everyday) => return german.max(EVERYDAY_FLOOR),
            Some(Ring::More) => return german.max(MORE_FLOOR),
            None => {}
        }
        let explains_itself = |r: &Reading| {
            key(&r.lemma).is_some_and(|lemma| self.lists.parts.make(&lemma.to_ascii_lowercase()))
        };
        if usual().any(explains_itself) {
            return german;
        }
        let is_name = verdict.readings.iter().any(|r| r.pos.is_name());
        let is_doubtful = is_name || folded.len() <= SHORT;
        let known = if is_doubtful { german.min(self.others.lead(verdict)) } else { german };
        known.min(if verdict.tier == Some(Tier::Core) { RARE_CEILING } else { DOUBTFUL_CEILING })
    }

    /// How common a string is in German texts without what these quote from other languages.
    fn german(&self, folded: &str, in_texts: f32) -> f32 {
        let is_quoted = |f: &Frequencies| f.zipf(folded).value() - QUOTED > in_texts - 0.3;
        let german = if self.foreign.iter().any(is_quoted) { in_texts - MISTAKEN } else { in_texts };
        german.max(0.0)
    }

    /// Is this form of a word one that people use? Base forms are; the rarer a form is by its grammar, the more often
    /// texts must have it.
    fn is_usual(&self, folded: &str, verdict: &Verdict, reading: &Reading, german: f32) -> bool {
        if self.lists.bookish.contains(folded) {
            return false;
        }
        let only = |features: Features| features.contains(reading.features);
        let least = if reading.is_base() {
            0.0
        } else if verdict.tier != Some(Tier::Core) {
            return false;
        } else if only(Features::SUBJUNCTIVE) || self.is_old_form(folded, reading) {
            3.5
        } else if is_clipped(folded, reading) {
            3.4
        } else if only(Features::IMPERATIVE | Features::SUBJUNCTIVE) || is_old_dative(folded, reading) {
            3.0
        } else if reading.pos == Pos::Noun && only(Features::INFLECTED) {
            // Kernchen: the spell checker derives more than people do.
            2.6
        } else if folded.len() < SHORT {
            2.4
        } else if only(Features::PRETERITE | Features::SUBJUNCTIVE) {
            2.0
        } else if reading.pos == Pos::Noun || only(Features::PARTICIPLE_2) {
            // Sände, geragt: rare although the word is not.
            1.6
        } else if only(Features::PARTICIPLE_1 | Features::PARTICIPLE_INFLECTED | Features::SUPERLATIVE) {
            2.0
        } else {
            1.0
        };
        german >= least
    }

    /// A verb's form with an e that is no longer spoken (sehet, gehest, litte), or without one that is (verlorne).
    fn is_old_form(&self, folded: &str, reading: &Reading) -> bool {
        if !matches!(reading.pos, Pos::Verb | Pos::Adjective) {
            return false;
        }
        let is_form = |other: &str, features: Features| {
            self.verdicts.get(other).is_some_and(|verdict| {
                let of = |r: &Reading| r.lemma == reading.lemma && r.features.intersects(features);
                verdict.readings.iter().any(of)
            })
        };
        let shorter = |ending: &str, new: &str| {
            let stem = folded.strip_suffix(ending);
            stem.is_some_and(|stem| is_form(&format!("{stem}{new}"), Features::all()))
        };
        let is_long = reading.pos == Pos::Verb
            && (shorter("et", "t")
                || shorter("est", "st")
                || folded.strip_suffix('e').is_some_and(|stem| is_form(stem, Features::PRETERITE)));
        let mut before_n = folded.match_indices('n').map(|(at, _)| at).filter(|&at| at > 1);
        is_long
            || before_n.any(|at| is_form(&format!("{}e{}", &folded[..at], &folded[at..]), Features::all()))
    }
}

/// The mere stem of a verb: geh, komm; but who says verpflicht, predig, abhol?
fn is_clipped(folded: &str, reading: &Reading) -> bool {
    let lemma = key(&reading.lemma).map(|k| k.to_ascii_lowercase()).unwrap_or_default();
    reading.pos == Pos::Verb
        && !reading.features.contains(Features::PRETERITE)
        && ["en", "n"].iter().any(|ending| lemma.strip_suffix(ending) == Some(folded))
}

/// Am Hofe, im Zuge: the dative's -e.
fn is_old_dative(folded: &str, reading: &Reading) -> bool {
    reading.pos == Pos::Noun
        && Features::SINGULAR_OBLIQUE.contains(reading.features)
        && folded.ends_with('e')
        && !reading.lemma.ends_with('e')
}

/// How common the inflected forms of each lemma are that belong to nothing else: Fes has hardly any, so FES in texts is
/// mostly something else.
struct OtherForms(FxHashMap<String, f32>);

impl OtherForms {
    fn of(verdicts: &Verdicts) -> Self {
        let mut most = FxHashMap::default();
        for verdict in verdicts.values() {
            let [only] = &verdict.readings[..] else { continue };
            if only.pos.is_common() && !only.is_base() {
                let known = most.entry(only.lemma.clone()).or_insert(0.0f32);
                *known = known.max(verdict.zipf.value());
            }
        }
        Self(most)
    }

    /// As common its most common reading can be, by its other forms.
    fn lead(&self, verdict: &Verdict) -> f32 {
        let common = verdict.readings.iter().filter(|r| r.pos.is_common());
        let known = common.filter_map(|r| self.0.get(&r.lemma)).fold(0.0f32, |a, b| a.max(*b));
        known + BASE_LEAD
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(zipf: f32, readings: &[(&str, Pos, Features)]) -> Verdict {
        let reading = |&(lemma, pos, features): &(&str, Pos, Features)| Reading {
            lemma: lemma.to_owned(),
            pos,
            features,
        };
        Verdict {
            readings: readings.iter().map(reading).collect(),
            tier: Some(Tier::Core),
            zipf: Zipf::new(zipf),
            ..Verdict::default()
        }
    }

    fn settled(folded: &str, verdict: Verdict, english: f32) -> f32 {
        let mut verdicts = Verdicts::default();
        verdicts.insert(folded.to_owned(), verdict);
        let english = Frequencies::of([(folded, english)]);
        settle(&Lists::default(), &[english], &mut verdicts);
        verdicts[folded].zipf.value()
    }

    /// W9: the reviewed lists decide, not how often a string occurs.
    #[test]
    fn everyday_words_are_everyday_and_others_are_not() {
        let base = |lemma| verdict(1.2, &[(lemma, Pos::Noun, Features::BASE)]);
        assert!(settled("abendmahl", base("Abendmahl"), 0.0) >= 3.0);
        assert!((2.0..3.0).contains(&settled("abrakadabra", base("Abrakadabra"), 0.0)));
        let common_string = |lemma| verdict(3.5, &[(lemma, Pos::Noun, Features::BASE)]);
        assert!(settled("exposition", common_string("Exposition"), 0.0) < 3.0);
        assert!(settled("abendgarten", common_string("Abendgarten"), 0.0) >= 3.0);
    }

    /// W9: Konjunktiv and the like are known by fewer people than their verb.
    #[test]
    fn bookish_forms_of_everyday_words_are_not_everyday() {
        let form = |zipf, features| settled("boete", verdict(zipf, &[("bieten", Pos::Verb, features)]), 0.0);
        assert!(form(2.0, Features::SUBJUNCTIVE) < 3.0);
        assert!(form(2.0, Features::PRETERITE) >= 3.0);
        assert!(form(1.2, Features::PRETERITE) < 3.0, "auffraßen");
        assert!(form(1.2, Features::PARTICIPLE_2) < 3.0, "geragt");
        assert!(form(1.2, Features::PRESENT) >= 3.0);
    }

    /// W9: FEET, Klaus, FES: what the letters stand for elsewhere does not count.
    #[test]
    fn quotations_names_and_abbreviations_do_not_count() {
        let noun = |lemma| verdict(3.8, &[(lemma, Pos::Noun, Features::BASE)]);
        assert!(settled("feet", noun("Feet"), 5.0) < 2.0);
        assert!(settled("fes", noun("Fes"), 0.0) < 2.0);
        let name =
            verdict(4.6, &[("Klaus", Pos::Noun, Features::BASE), ("Klaus", Pos::Person, Features::BASE)]);
        assert!(settled("klaus", name, 0.0) < 2.0);
    }
}
