//! From readings per key to one verdict per folded form: which readings count, and how well attested they are.

use crate::compounds::is_modifier;
use crate::key::{capitalised, is_all_capitals, lowered};
use crate::names;
use crate::readings::{Form, Reading, Readings, Sources};
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

/// Two-letter words. The core has none, and the other sources mix them with symbols and abbreviations.
pub const TWO_LETTERS: &[&str] = &[
    "ab", "ah", "am", "an", "au", "da", "du", "eh", "Ei", "er", "es", "ha", "he", "hm", "im", "in", "ja",
    "je", "jo", "na", "nu", "ob", "oh", "Om", "Pi", "Po", "so", "um", "Ur", "Ut", "wo", "zu", "uh", "ey",
    "oi",
];

const PARTICIPLE: Features = Features::PARTICIPLE_1.union(Features::PARTICIPLE_2);

/// One reading with the key it belongs to.
#[derive(Clone)]
struct Counted {
    key: String,
    lemma: String,
    pos: Pos,
    features: Features,
    /// Who says that the word exists in this reading.
    sources: Sources,
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
        if all.iter().any(|c| c.sources.contains(Sources::HAND) && c.pos.is_common()) {
            return all;
        }
        if folded.len() == 2 {
            return self.two_letters(folded, all);
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
            short && !(in_core && c.sources.contains(Sources::NOUNS))
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

    fn two_letters(&self, folded: &str, all: Vec<Counted>) -> Vec<Counted> {
        let listed = TWO_LETTERS.iter().find(|w| crate::key::key(w).is_some_and(|k| lowered(&k) == folded));
        let Some(word) = listed.and_then(|w| crate::key::key(w)) else {
            let other: Vec<Counted> = all.into_iter().filter(|c| !c.pos.is_common()).collect();
            return self.abbreviations(folded, other);
        };
        let known: Vec<Counted> =
            all.into_iter().filter(|c| c.pos.is_common() && c.pos != Pos::Verb).collect();
        if !known.is_empty() {
            return known;
        }
        let pos = if crate::key::is_capital(&word) { Pos::Noun } else { Pos::Function };
        let (lemma, sources) = (word.clone(), Sources::HAND);
        vec![Counted { key: word, lemma, pos, features: Features::BASE, sources, is_guess: false }]
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
        verdict.tier = tier(kept, in_core, verdict.zipf);
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

/// How well attested the common readings are together; `None` if there are none.
fn tier(kept: &[Counted], in_core: bool, zipf: Zipf) -> Option<Tier> {
    let common: Vec<&Counted> = kept.iter().filter(|c| c.pos.is_common()).collect();
    if common.is_empty() {
        return None;
    }
    let sources = common.iter().fold(Sources::empty(), |sum, c| sum | c.sources);
    // A word that people use counts as attested once more, and so does a listed compound of known words.
    let used = u32::from(zipf > Zipf::default() || sources.contains(Sources::COMPOUND));
    Some(if in_core || sources.contains(Sources::HAND) {
        Tier::Core
    } else if sources.independent() + used >= 2 {
        Tier::Two
    } else {
        Tier::One
    })
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
        let tier = |sources: Sources| {
            let found = verdict("aal", |readings, _| {
                readings.add("Aal", "Aal", Pos::Noun, Features::BASE, sources);
                readings.list("Aal", sources & Sources::LISTS);
            });
            found.and_then(|v| v.tier)
        };
        assert_eq!(tier(Sources::NOUNS), Some(Tier::One));
        assert_eq!(tier(Sources::NOUNS | Sources::DING), Some(Tier::Two));
        assert_eq!(tier(Sources::NOUNS | Sources::HUNSPELL | Sources::WNGERMAN), Some(Tier::Two));
        assert_eq!(tier(Sources::NOUNS | Sources::TANGLET), Some(Tier::Core));
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
