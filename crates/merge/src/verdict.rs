//! From readings per key to one verdict per folded form: which readings count, and how well attested they are.

use crate::compounds::is_modifier;
use crate::key::{capitalised, lowered};
use crate::readings::{Form, Reading, Readings, Sources};
use crate::sources::ding::Ding;
use crate::sources::hunspell::Stems;
use crate::sources::wordfreq::Frequencies;
use crate::verbs::Verbs;
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
const TWO_LETTERS: &[&str] = &[
    "ab", "ah", "am", "an", "au", "da", "du", "eh", "Ei", "er", "es", "ha", "he", "hm", "im", "in", "ja", "je",
    "jo", "na", "nu", "ob", "oh", "Om", "Pi", "Po", "so", "um", "Ur", "Ut", "wo", "zu", "ade", "Öl", "öd", "uh",
    "ey", "ei", "oi",
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
        self.readings.has_form(key, Pos::Verb, PARTICIPLE) && !self.ding.adjectives.contains(key)
    }

    /// A noun that is only a capitalised adjective or participle (Brüllendere, Gepfuschte).
    fn is_nominalised(&self, key: &str, lemma: &str) -> bool {
        const ENDINGS: &[&str] = &[
            "", "e", "r", "er", "es", "en", "em", "ere", "eren", "erer", "eres", "erem", "ste", "sten", "ster",
            "stes", "stem", "este", "esten", "ester", "estes", "estem",
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
        self.readings.get(key).is_some_and(|f| f.has(Pos::Noun) && f.readings.iter().all(|r| r.pos.is_common()))
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
        let (mut common, other): (Vec<Counted>, Vec<Counted>) = all.into_iter().partition(|c| c.pos.is_common());
        if !in_core && !other.is_empty() {
            common.retain(|c| c.pos != Pos::Noun && c.sources.contains(Sources::WNGERMAN));
            if other.iter().any(|c| c.pos.is_name() && !c.is_guess) {
                common.clear();
            }
        }
        let is_abbreviated = |c: &Counted| other.iter().any(|o| o.pos == Pos::Abbreviation && o.key == c.key);
        if !common.is_empty() && common.iter().all(|c| c.pos == Pos::Noun && is_abbreviated(c)) {
            common.clear();
        }
        if !in_core && !folded.contains(['a', 'e', 'i', 'o', 'u', 'y']) {
            return self.abbreviations(folded, other);
        }
        common.into_iter().chain(other).collect()
    }

    fn two_letters(&self, folded: &str, all: Vec<Counted>) -> Vec<Counted> {
        let listed = TWO_LETTERS.iter().find(|w| crate::key::key(w).is_some_and(|k| lowered(&k) == folded));
        let Some(word) = listed.and_then(|w| crate::key::key(w)) else {
            let other: Vec<Counted> = all.into_iter().filter(|c| !c.pos.is_common()).collect();
            return self.abbreviations(folded, other);
        };
        let known: Vec<Counted> = all.into_iter().filter(|c| c.pos.is_common() && c.pos != Pos::Verb).collect();
        if !known.is_empty() {
            return known;
        }
        let pos = if crate::key::is_capital(&word) { Pos::Noun } else { Pos::Function };
        let (lemma, sources) = (word.clone(), Sources::TANGLET);
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
        verdict.tier = self.tier(kept, in_core, verdict.zipf);
        verdict.regions = self.regions(kept);
        verdict
    }

    fn add_spellings(&self, key: &str, spellings: &mut Vec<String>) {
        let known = self.readings.get(key).map_or(&[][..], |f| &f.spellings[..]);
        for spelling in known.iter().map(|&s| self.readings.strings.text(s)) {
            if !spellings.iter().any(|s| s == spelling) && !is_old_spelling(spelling, known, self.readings) {
                spellings.push(spelling.to_owned());
            }
        }
        if known.is_empty() {
            spellings.push(key.to_owned());
        }
    }

    fn tier(&self, kept: &[Counted], in_core: bool, zipf: Zipf) -> Option<Tier> {
        let common: Vec<&Counted> = kept.iter().filter(|c| c.pos.is_common()).collect();
        if common.is_empty() {
            return None;
        }
        let sources = common.iter().fold(Sources::empty(), |sum, c| sum | c.sources);
        // A word that people use counts as attested once more.
        let used = u32::from(zipf > Zipf::default());
        Some(if in_core || sources.contains(Sources::HAND) {
            Tier::Core
        } else if sources.independent() + used >= 2 {
            Tier::Two
        } else {
            Tier::One
        })
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

/// wüßte beside wüsste: spellings of before 1996 are not shown where the new one is known.
fn is_old_spelling(spelling: &str, known: &[crate::key::Sym], readings: &Readings) -> bool {
    spelling.contains('ß') && {
        let new = spelling.replace('ß', "ss");
        let first = readings.strings.text(known[0]);
        first == new
    }
}
