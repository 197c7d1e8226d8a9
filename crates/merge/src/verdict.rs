//! From readings per key to one verdict per folded form: which readings count, and how well attested they are.

use crate::attested;
use crate::compounds::is_modifier;
use crate::key::{capitalised, is_all_capitals, lowered};
use crate::lists::Lists;
use crate::names;
use crate::readings::{Form, Reading, Readings, Sources};
use crate::short::{self, Listed};
use crate::sources::ding::Ding;
use crate::sources::hunspell::Stems;
use crate::sources::wordfreq::Frequencies;
use crate::verbs::{Verbs, prefixes};
use rustc_hash::FxHashSet;
use words::entry::{self, Features, Pos, Regions, Tier, Zipf};

/// All that the verdict asks.
pub struct Evidence<'a> {
    /// The readings.
    pub readings: &'a Readings,
    /// The infinitives.
    pub verbs: &'a Verbs,
    /// Parts of speech, regions.
    pub ding: &'a Ding,
    /// Affix stems.
    pub stems: &'a Stems,
    /// How common the words are.
    pub frequencies: &'a Frequencies,
    /// How common the same letters are in English.
    pub english: &'a Frequencies,
    /// What was read word by word.
    pub lists: &'a Lists,
}

/// The verdict on a folded form.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// Best first.
    pub spellings: Vec<String>,
    /// The readings that count, with lemmas spelled out.
    pub readings: Vec<entry::Reading>,
    /// How well attested; `None` for what is no common word.
    pub tier: Option<Tier>,
    /// Where it is said.
    pub regions: Regions,
    /// How common it is.
    pub zipf: Zipf,
}

const PARTICIPLE: Features = Features::PARTICIPLE_1.union(Features::PARTICIPLE_2);

/// One reading with the key it belongs to.
#[derive(Clone)]
pub struct Counted {
    /// The form's key.
    pub key: String,
    /// The lemma's key.
    pub lemma: String,
    /// Part of speech.
    pub pos: Pos,
    /// Which form.
    pub features: Features,
    /// Who says that the word exists in this reading.
    pub sources: Sources,
    /// A name that only a spell checker has: not as sure as one from a list of names.
    is_guess: bool,
}

impl Evidence<'_> {
    /// The verdict on a folded form, given in small letters; `None` if nothing counts.
    pub fn verdict(&self, folded: &str) -> Option<Verdict> {
        let keys = [folded.to_owned(), capitalised(folded)];
        let all: Vec<Counted> = keys.iter().flat_map(|key| self.counted(key)).collect();
        let in_core = keys.iter().any(|key| self.readings.is_core(key));
        let kept = self.settled(folded, all, in_core);
        (!kept.is_empty()).then(|| self.assembled(folded, &kept, in_core))
    }

    /// The readings of one key that are sufficiently attested.
    fn counted(&self, key: &str) -> Vec<Counted> {
        let Some(form) = self.readings.get(key) else { return vec![] };
        if form.readings.is_empty() {
            return if form.listed.is_empty() { vec![] } else { self.unread(key) };
        }
        form.readings.iter().filter_map(|r| self.counted_reading(key, form, r)).collect()
    }

    fn counted_reading(&self, key: &str, form: &Form, reading: &Reading) -> Option<Counted> {
        let lemma = self.readings.strings.text(reading.lemma).to_owned();
        let (pos, features) = match reading.pos {
            Pos::Noun if !self.noun_counts(key, &lemma, form, reading) => return None,
            Pos::Noun if !form.listed.contains(Sources::TANGLET) && names::looks_like_one(&lemma, self) => {
                (Pos::Name, reading.features)
            }
            Pos::Adjective if self.is_mere_participle(&lemma) => (Pos::Verb, Features::PARTICIPLE_INFLECTED),
            pos if pos.is_common() && pos != Pos::Noun => {
                let named = Sources::PARADIGMS | Sources::DING | Sources::HAND;
                if form.listed.is_empty() && !reading.sources.intersects(named) {
                    return None;
                }
                if pos == Pos::Adverb && self.is_mere_participle(key) {
                    (Pos::Verb, Features::PARTICIPLE_INFLECTED)
                } else {
                    (pos, reading.features)
                }
            }
            pos => (pos, reading.features),
        };
        let sources = reading.sources | form.listed;
        Some(Counted { key: key.to_owned(), lemma, pos, features, sources, is_guess: false })
    }

    fn noun_counts(&self, key: &str, lemma: &str, form: &Form, reading: &Reading) -> bool {
        if is_mistaken_base(key, lemma, form, reading, self.readings) {
            return false;
        }
        if form.listed.contains(Sources::TANGLET) {
            return true;
        }
        let weak = Sources::PARADIGMS | Sources::COMPOUND | Sources::RULE;
        if weak.contains(reading.sources) && self.is_nominalised(key, lemma) {
            return false;
        }
        if form.readings.iter().any(|r| !r.pos.is_common()) {
            return reading.sources.contains(Sources::HAND);
        }
        let made = Sources::COMPOUND | Sources::RULE;
        if made.contains(reading.sources) {
            return !form.listed.is_empty();
        }
        let paradigm = Sources::NOUNS | Sources::PARADIGMS | Sources::COMPOUND | Sources::HAND;
        let verb_form = self.readings.get(&lowered(key)).is_some_and(|f| {
            f.readings.iter().any(|r| r.pos == Pos::Verb && !r.features.contains(Features::BASE))
        });
        reading.sources.intersects(paradigm) || !verb_form
    }

    /// A participle that nobody lists as an adjective: gehend, gegangen; not spannend, bekannt.
    fn is_mere_participle(&self, key: &str) -> bool {
        let is_participle = |key: &str| self.readings.has_form(key, Pos::Verb, PARTICIPLE);
        let mut parts = prefixes(key).map(|(_, rest)| rest);
        // heraus + getragen: the adjective dictionary has participles whose infinitive nobody lists.
        let is_prefixed = parts.any(|rest| is_participle(rest) && !self.ding.adjectives.contains(rest));
        (is_participle(key) || is_prefixed) && !self.is_lexicalised(key)
    }

    /// Ding lists it as an adjective; a present participle must also be a stem of the spell checker, or common.
    fn is_lexicalised(&self, participle: &str) -> bool {
        const COMMON: f32 = 3.4;
        let is_stem = |key: &str| {
            let spelling = self.readings.spelling(key);
            let of = self.stems.get(spelling);
            of.is_some_and(|of| of.iter().any(|s| s.stem == spelling && s.pos == Pos::Adjective))
        };
        let is_first = self.readings.has_form(participle, Pos::Verb, Features::PARTICIPLE_1);
        self.ding.adjectives.contains(participle)
            && (!is_first || is_stem(participle) || self.frequencies.zipf(participle).value() >= COMMON)
    }

    /// A noun that is only a capitalised adjective or participle (Brüllendere, Gepfuschte).
    fn is_nominalised(&self, key: &str, lemma: &str) -> bool {
        const ENDINGS: &[&str] = &[
            "", "e", "r", "er", "es", "en", "em", "ere", "eren", "erer", "eres", "erem", "ste", "sten",
            "ster", "stes", "stem", "este", "esten", "ester", "estes", "estem",
        ];
        [lowered(key), lowered(lemma)].iter().any(|word| {
            ENDINGS.iter().filter_map(|e| word.strip_suffix(e)).any(|base| {
                self.readings.has(base, Pos::Adjective) || self.readings.has_form(base, Pos::Verb, PARTICIPLE)
            })
        })
    }

    /// A listed word without any reading: a compound, an inflected noun, or else a name; small: by its affixes.
    fn unread(&self, key: &str) -> Vec<Counted> {
        let sources = self.readings.get(key).map_or(Sources::empty(), |f| f.listed);
        let one = |lemma: String, pos, features, is_guess| {
            vec![Counted { key: key.to_owned(), lemma, pos, features, sources, is_guess }]
        };
        let stem = |pos: Pos| {
            let of = self.stems.get(self.readings.spelling(key))?;
            of.iter().find(|s| s.pos == pos).and_then(|s| crate::key::key(&s.stem))
        };
        if is_all_capitals(self.readings.spelling(key)) {
            return one(key.to_owned(), Pos::Abbreviation, Features::BASE, false);
        }
        if key.starts_with(|c: char| c.is_ascii_uppercase()) {
            let noun = stem(Pos::Noun).filter(|s| s != key && self.is_common_noun(s));
            return match noun {
                Some(lemma) => one(lemma, Pos::Noun, Features::INFLECTED, false),
                None if names::is_agent(key, self) => one(key.to_owned(), Pos::Noun, Features::BASE, false),
                None => one(key.to_owned(), Pos::Name, Features::BASE, true),
            };
        }
        if let Some(lemma) = stem(Pos::Verb) {
            let infinitive = key == lemma && key.ends_with('n');
            let features = if infinitive { Features::BASE } else { Features::PRESENT };
            return one(lemma, Pos::Verb, features, false);
        }
        match stem(Pos::Adjective) {
            Some(lemma) if self.is_mere_participle(&lemma) => {
                one(lemma, Pos::Verb, Features::PARTICIPLE_INFLECTED, false)
            }
            Some(lemma) if lemma == key => one(lemma, Pos::Adjective, Features::BASE, false),
            Some(lemma) => one(lemma, Pos::Adjective, Features::INFLECTED, false),
            None => one(key.to_owned(), Pos::Unanalysed, Features::BASE, false),
        }
    }

    fn is_common_noun(&self, key: &str) -> bool {
        self.readings
            .get(key)
            .is_some_and(|f| f.has(Pos::Noun) && f.readings.iter().all(|r| r.pos.is_common()))
            || (self.readings.is_core(key) && is_modifier(key, self.verbs, self.readings))
    }

    /// Common word or name or abbreviation? Inside the core the common word wins, outside it the name.
    fn settled(&self, folded: &str, all: Vec<Counted>, in_core: bool) -> Vec<Counted> {
        if folded.len() <= short::LONGEST {
            return self.short(folded, all);
        }
        if all.iter().any(|c| c.sources.contains(Sources::HAND) && c.pos.is_common()) {
            return all;
        }
        if self.lists.is_abbreviation(folded) {
            return listed_abbreviation(folded, all);
        }
        let (mut common, other): (Vec<Counted>, Vec<Counted>) =
            all.into_iter().partition(|c| c.pos.is_common());
        if !in_core && !other.is_empty() {
            common.retain(|c| c.pos != Pos::Noun && c.sources.contains(Sources::WNGERMAN));
            if other.iter().any(|c| c.pos.is_name() && !c.is_guess) {
                common.clear();
            }
        }
        if in_core && common.iter().all(|c| c.pos == Pos::Noun) && self.is_name_by_class(&common, &other) {
            common.clear();
        }
        // LKW is no noun because somebody tags it so; but Bund and Rest are, whatever BUND and REST stand for.
        let is_abbreviated = |c: &Counted| {
            let short = other.iter().any(|o| o.pos == Pos::Abbreviation && o.key == c.key);
            // The core has Azubi and Supergau as words, german-nouns as abbreviations.
            short && !in_core
        };
        if !common.is_empty() && common.iter().all(|c| c.pos == Pos::Noun && is_abbreviated(c)) {
            common.clear();
        }
        if !in_core && !folded.contains(['a', 'e', 'i', 'o', 'u', 'y']) {
            return self.abbreviations(folded, other);
        }
        common.into_iter().chain(other).collect()
    }

    /// Korsika, Konrad: the dictionary of nouns has only the name, and the noun that others see has no plural.
    fn is_name_by_class(&self, common: &[Counted], other: &[Counted]) -> bool {
        other.iter().any(|c| c.pos.is_name() && c.sources.contains(Sources::NOUNS))
            && common
                .iter()
                .all(|c| !c.sources.contains(Sources::NOUNS) && !names::has_plural(&c.lemma, self))
    }

    /// Of two and three letters the reviewed list decides; the sources only say what a listed word is.
    fn short(&self, folded: &str, all: Vec<Counted>) -> Vec<Counted> {
        let listed = self.lists.short.get(folded).cloned().unwrap_or_default();
        let (mut common, mut other): (Vec<Counted>, Vec<Counted>) =
            all.into_iter().partition(|c| c.pos.is_common());
        let is_verb_form = |c: &Counted| c.pos == Pos::Verb && !c.features.contains(Features::BASE);
        common.retain(|c| if is_verb_form(c) { listed.verb.is_some() } else { listed.word.is_some() });
        for c in &mut common {
            c.sources |= Sources::HAND;
        }
        let lacks_word = !common.iter().any(|c| !is_verb_form(c));
        common.extend(listed.word.filter(|_| lacks_word).map(counted_by_hand));
        let lacks_verb = !common.iter().any(is_verb_form);
        common.extend(listed.verb.filter(|_| lacks_verb).map(counted_by_hand));
        if !common.is_empty() {
            return common;
        }
        if let Some(refused) = listed.refused {
            other.retain(|c| c.pos.is_name());
            other.push(counted_by_hand(refused));
        }
        if folded.len() == 2 { self.abbreviations(folded, other) } else { other }
    }

    /// What has no vowel, or two letters, and is no word: an abbreviation, unless it is a known name.
    fn abbreviations(&self, folded: &str, mut other: Vec<Counted>) -> Vec<Counted> {
        if other.is_empty() && self.readings.get(&capitalised(folded)).is_some() {
            let key = capitalised(folded);
            let (lemma, features, sources) = (key.clone(), Features::BASE, Sources::HUNSPELL);
            other.push(Counted { key, lemma, pos: Pos::Abbreviation, features, sources, is_guess: true });
        }
        for c in other.iter_mut().filter(|c| c.is_guess) {
            c.pos = Pos::Abbreviation;
        }
        other
    }

    fn assembled(&self, folded: &str, kept: &[Counted], in_core: bool) -> Verdict {
        let mut verdict = Verdict { zipf: self.frequencies.zipf(folded), ..Verdict::default() };
        for c in kept {
            self.add_spellings(&c.key, &mut verdict.spellings);
            let lemma = self.readings.spelling(&c.lemma).to_owned();
            match verdict.readings.iter_mut().find(|r| r.lemma == lemma && r.pos == c.pos) {
                Some(old) => old.features |= c.features,
                None => verdict.readings.push(entry::Reading { lemma, pos: c.pos, features: c.features }),
            }
        }
        verdict.readings.sort();
        verdict.tier = self.tier(folded, kept, in_core);
        verdict.regions = self.regions(kept);
        verdict
    }

    fn add_spellings(&self, key: &str, spellings: &mut Vec<String>) {
        let known = self.readings.get(key).map_or(&[][..], |f| &f.spellings[..]);
        for spelling in known.iter().filter(|&&s| known.len() == 1 || !self.readings.is_old_spelling(s)) {
            let spelling = self.readings.strings.text(*spelling);
            if !spellings.iter().any(|s| s == spelling) {
                spellings.push(spelling.to_owned());
            }
        }
        if spellings.is_empty() {
            spellings.push(key.to_owned());
        }
    }

    /// How well attested the common readings are; `None` if there are none.
    fn tier(&self, folded: &str, kept: &[Counted], in_core: bool) -> Option<Tier> {
        let common: Vec<&Counted> = kept.iter().filter(|c| c.pos.is_common()).collect();
        let by_hand = common.iter().any(|c| c.sources.contains(Sources::HAND));
        if common.is_empty() {
            None
        } else if in_core || by_hand {
            Some(Tier::Core)
        } else if attested::twice(folded, &common, self) {
            Some(Tier::Two)
        } else {
            Some(Tier::One)
        }
    }

    fn regions(&self, kept: &[Counted]) -> Regions {
        let mut lemmas: FxHashSet<&str> = FxHashSet::default();
        lemmas.extend(kept.iter().filter(|c| c.pos.is_common()).map(|c| c.lemma.as_str()));
        let mut sum = Regions::empty();
        for lemma in lemmas {
            let regions = self.ding.regions(lemma);
            if regions.is_empty() {
                return Regions::empty();
            }
            sum |= regions;
        }
        sum
    }
}

/// A reading of the list of short words.
fn counted_by_hand(listed: Listed) -> Counted {
    let Listed { key, lemma, pos, features } = listed;
    Counted { key, lemma, pos, features, sources: Sources::HAND, is_guess: false }
}

/// An abbreviation, whatever a source tags it as.
fn listed_abbreviation(folded: &str, all: Vec<Counted>) -> Vec<Counted> {
    let mut other: Vec<Counted> = all.into_iter().filter(|c| !c.pos.is_common() && !c.is_guess).collect();
    if !other.iter().any(|c| c.pos == Pos::Abbreviation) {
        let key = capitalised(folded);
        let pos = Pos::Abbreviation;
        other.push(counted_by_hand(Listed { lemma: key.clone(), key, pos, features: Features::BASE }));
    }
    other
}

/// A plural that a source has as a word of its own (Alben, Schwerpunkte): another lemma claims it as its plural,
/// and at most one weak source has it as a base form. A word without singular must go whoever says so.
fn is_mistaken_base(key: &str, lemma: &str, form: &Form, reading: &Reading, readings: &Readings) -> bool {
    // Where both come from the head of a compound (Haupt-straße: Straße, or plural of Strass), neither is mistaken.
    let by_head =
        if reading.sources.contains(Sources::COMPOUND) { Sources::empty() } else { Sources::COMPOUND };
    let paradigm = Sources::NOUNS | Sources::PARADIGMS | by_head;
    let is_plural_of_other = |r: &Reading| {
        r.pos == Pos::Noun
            && r.features.contains(Features::PLURAL)
            && r.sources.intersects(paradigm)
            && readings.strings.text(r.lemma) != key
    };
    let is_own_base = lemma == key && reading.features.intersects(Features::BASE | Features::PLURAL);
    let named = reading.sources & (Sources::NOUNS | Sources::PARADIGMS | Sources::DING);
    let is_trusted = (named.contains(Sources::NOUNS) || named.independent() > 1)
        && !reading.features.contains(Features::PLURALE_TANTUM);
    let by_hand = reading.sources.contains(Sources::HAND);
    is_own_base && !is_trusted && !by_hand && form.readings.iter().any(is_plural_of_other)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a few sources together make of a folded form.
    fn verdict(folded: &str, fill: impl Fn(&mut Readings, &mut Ding)) -> Option<Verdict> {
        let (mut readings, mut ding) = Default::default();
        fill(&mut readings, &mut ding);
        let verbs = Verbs::collect(&mut readings);
        let (stems, frequencies) = (Stems::default(), Frequencies::default());
        let evidence = Evidence {
            readings: &readings,
            verbs: &verbs,
            ding: &ding,
            stems: &stems,
            frequencies: &frequencies,
            english: &frequencies,
            lists: &Lists::default(),
        };
        evidence.verdict(folded)
    }

    fn is_common(verdict: Option<Verdict>) -> bool {
        verdict.is_some_and(|v| v.readings.iter().any(|r| r.pos.is_common()))
    }

    #[test]
    fn inside_the_core_the_common_word_wins_outside_it_the_name() {
        let koch = |in_core: bool| {
            verdict("koch", |readings, _| {
                readings.add("Koch", "Koch", Pos::Noun, Features::BASE, Sources::NOUNS);
                readings.add("Koch", "Koch", Pos::Person, Features::BASE, Sources::NOUNS);
                readings.list("Koch", if in_core { Sources::TANGLET } else { Sources::HUNSPELL });
            })
        };
        assert!(is_common(koch(true)) && !is_common(koch(false)));
    }

    #[test]
    fn a_participle_is_an_adjective_only_if_ding_lists_it() {
        let bekannt = |listed: bool| {
            verdict("bekannt", |readings, ding| {
                readings.list("bekannt", Sources::TANGLET);
                readings.add("bekannt", "bekennen", Pos::Verb, Features::PARTICIPLE_2, Sources::PARADIGMS);
                readings.add("bekannt", "bekannt", Pos::Adjective, Features::BASE, Sources::PARADIGMS);
                if listed {
                    ding.adjectives.insert("bekannt".to_owned());
                }
            })
        };
        let only_verb = |v: Option<Verdict>| v.is_some_and(|v| v.readings.iter().all(|r| r.pos == Pos::Verb));
        assert!(!only_verb(bekannt(true)) && only_verb(bekannt(false)));
    }

    #[test]
    fn tiers_count_independent_sources() {
        let tier = |word: &str, sources: Sources| {
            let found = verdict(&word.to_lowercase(), |readings, _| {
                readings.add(word, word, Pos::Noun, Features::BASE, sources);
                readings.list(word, sources & Sources::LISTS);
            });
            found.and_then(|v| v.tier)
        };
        let checkers = Sources::NOUNS | Sources::HUNSPELL | Sources::WNGERMAN;
        assert_eq!(tier("Ammer", Sources::NOUNS), Some(Tier::One));
        assert_eq!(tier("Ammer", Sources::NOUNS | Sources::DING), Some(Tier::Two));
        assert_eq!(tier("Bachstelze", checkers), Some(Tier::Two));
        // W4: up to seven letters a spell checker is no second source of a noun; it has Toyota, too.
        assert_eq!(tier("Ammer", checkers), Some(Tier::One));
        assert_eq!(tier("Ammer", Sources::NOUNS | Sources::TANGLET), Some(Tier::Core));
    }

    #[test]
    fn no_vowel_outside_the_core_is_an_abbreviation() {
        let found = verdict("pkw", |readings, _| readings.list("PKW", Sources::HUNSPELL)).unwrap();
        assert_eq!(found.readings[0].pos, Pos::Abbreviation);
        assert_eq!(found.tier, None);
    }

    #[test]
    fn a_noun_of_the_core_is_a_noun_whatever_its_capitals_stand_for() {
        let found = verdict("bund", |readings, _| {
            readings.list("Bund", Sources::TANGLET);
            readings.add("Bund", "Bund", Pos::Noun, Features::BASE, Sources::NOUNS);
            readings.add("BUND", "BUND", Pos::Abbreviation, Features::BASE, Sources::NOUNS);
        });
        assert!(is_common(found));
    }

    #[test]
    fn two_letter_words_come_from_a_list() {
        assert!(is_common(verdict("ei", |_, _| {})));
        assert!(!is_common(verdict("xy", |readings, _| readings.list("XY", Sources::HUNSPELL))));
    }

    #[test]
    fn old_spellings_are_not_shown_beside_new_ones() {
        let found = verdict("wuesste", |readings, _| {
            readings.list("wüsste", Sources::TANGLET);
            readings.add("wüßte", "wissen", Pos::Verb, Features::SUBJUNCTIVE, Sources::PARADIGMS);
        });
        assert_eq!(found.unwrap().spellings, ["wüsste"]);
    }
}
