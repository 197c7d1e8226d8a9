//! Core forms that nothing has explained so far: read by prefix, ending or stem, or left unanalysed.

use crate::key::{capitalised, is_capital, lowered};
use crate::readings::{Readings, Sources};
use crate::sources::hunspell::Stems;
use crate::verbs::{Verbs, prefixes};
use words::entry::{Features, Pos};

const DECLENSION: &[&str] = &["em", "en", "er", "es", "e"];
const COMPARISON: &[&str] = &[
    "estem", "esten", "ester", "estes", "erem", "eren", "erer", "eres", "este", "stem", "sten", "ster",
    "stes", "ere", "ste", "est", "st",
];
const CONJUGATION: &[&str] =
    &["etest", "eten", "etet", "test", "ete", "est", "ten", "tet", "et", "st", "te", "en", "e", "n", "t", ""];
/// Endings that make an adjective.
const ADJECTIVE_SUFFIXES: &[&str] = &[
    "bar",
    "lich",
    "ig",
    "isch",
    "los",
    "haft",
    "sam",
    "maessig",
    "frei",
    "reich",
    "voll",
    "arm",
    "faehig",
    "wuerdig",
    "wert",
    "fest",
    "dicht",
    "sicher",
    "freundlich",
    "feindlich",
    "nah",
    "weit",
    "artig",
    "foermig",
    "farben",
    "oes",
    "al",
    "ell",
    "iv",
    "abel",
    "ibel",
    "ant",
    "ent",
    "oid",
    "fach",
    "gleich",
    "hell",
    "rosa",
];
/// A noun's endings and what they make of it, longest first.
const NOUN_ENDINGS: &[(&str, &str, Features)] = &[
    ("innen", "in", Features::PLURAL),
    ("ien", "ium", Features::PLURAL),
    ("ern", "", Features::PLURAL_OBLIQUE),
    ("ens", "en", Features::SINGULAR_OBLIQUE),
    ("es", "", Features::SINGULAR_OBLIQUE),
    ("en", "um", Features::PLURAL),
    ("en", "us", Features::PLURAL),
    ("en", "", Features::PLURAL),
    ("er", "", Features::PLURAL),
    ("e", "", Features::PLURAL.union(Features::SINGULAR_OBLIQUE)),
    ("n", "", Features::PLURAL),
    ("s", "", Features::PLURAL.union(Features::SINGULAR_OBLIQUE)),
];
const PARTICIPLE: Features =
    Features::PARTICIPLE_1.union(Features::PARTICIPLE_2).union(Features::PARTICIPLE_INFLECTED);

/// What a leftover turned out to be.
struct Found {
    lemma: String,
    pos: Pos,
    features: Features,
}

impl Found {
    fn new(lemma: impl Into<String>, pos: Pos, features: Features) -> Self {
        Self { lemma: lemma.into(), pos, features }
    }
}

/// What stays unanalysed of the core.
pub struct Unanalysed {
    /// Small words: nobody knows what they are.
    pub small: Vec<String>,
    /// Capitalised words: nouns by their spelling.
    pub capital: Vec<String>,
}

/// Reads what is left of the core, and the small words of the other lists.
pub fn add(verbs: &Verbs, stems: &Stems, readings: &mut Readings) -> Unanalysed {
    let mut left = readings.keys_where(|key, form| {
        let in_core = form.listed.contains(Sources::TANGLET);
        form.readings.is_empty() && (in_core || (!is_capital(key) && !form.listed.is_empty()))
    });
    // Endings are read off forms that are read already, so a second round finds more.
    for _ in 0..2 {
        left.retain(|key| !read(key, verbs, stems, readings));
    }
    left.retain(|key| readings.is_core(key));
    let (capital, small): (Vec<_>, Vec<_>) = left.into_iter().partition(|key| is_capital(key));
    for key in &capital {
        readings.add_known(key, key, Pos::Noun, Features::BASE, Sources::TANGLET);
    }
    for key in &small {
        readings.add_known(key, key, Pos::Unanalysed, Features::BASE, Sources::TANGLET);
    }
    Unanalysed { small, capital }
}

fn read(key: &str, verbs: &Verbs, stems: &Stems, readings: &mut Readings) -> bool {
    let found = if is_capital(key) { noun(key, verbs, stems, readings) } else { small(key, verbs, readings) };
    found.is_some_and(|f| readings.add_known(key, &f.lemma, f.pos, f.features, Sources::RULE))
}

fn noun(key: &str, verbs: &Verbs, stems: &Stems, readings: &Readings) -> Option<Found> {
    nominalised_infinitive(key, verbs)
        .or_else(|| inflected_noun(key, readings))
        .or_else(|| affixed_noun(key, stems, readings))
}

/// Verunzieren, Verunzierens.
fn nominalised_infinitive(key: &str, verbs: &Verbs) -> Option<Found> {
    let small = lowered(key);
    if verbs.has(&small) {
        return Some(Found::new(key, Pos::Noun, Features::BASE));
    }
    let base = small.strip_suffix('s').filter(|b| verbs.has(b))?;
    Some(Found::new(capitalised(base), Pos::Noun, Features::SINGULAR_OBLIQUE))
}

/// A listed noun with one of a noun's endings.
fn inflected_noun(key: &str, readings: &Readings) -> Option<Found> {
    NOUN_ENDINGS.iter().find_map(|(ending, restored, features)| {
        let base = format!("{}{restored}", key.strip_suffix(ending)?);
        let known =
            base.len() >= 3 && base != key && readings.is_core(&base) && is_base_noun(&base, readings);
        known.then(|| Found::new(base, Pos::Noun, *features))
    })
}

fn is_base_noun(key: &str, readings: &Readings) -> bool {
    readings.get(key).is_some_and(|f| f.readings.is_empty() || f.has_form(Pos::Noun, Features::BASE))
}

/// A noun that the affixes derive from another one.
fn affixed_noun(key: &str, stems: &Stems, readings: &Readings) -> Option<Found> {
    let spelling = readings.spelling(key);
    let stem = stems.get(spelling)?.iter().find(|s| s.pos == Pos::Noun && s.stem != spelling)?;
    Some(Found::new(crate::key::key(&stem.stem)?, Pos::Noun, Features::INFLECTED))
}

fn small(key: &str, verbs: &Verbs, readings: &Readings) -> Option<Found> {
    prefixed_verb(key, verbs, readings, 2)
        .or_else(|| gerundive(key, verbs, readings))
        .or_else(|| declined(key, readings))
        .or_else(|| conjugated(key, verbs, readings))
        .or_else(|| participle_of_unknown(key, readings))
        .or_else(|| adjective_by_suffix(key, readings))
        .or_else(|| verb_with_word_in_front(key, verbs, readings))
        .or_else(|| betrayed_by_kin(key, readings))
}

/// Nobody knows the base, but the core has its whole family: kolkst, kolkt, kolkte, kolktet.
fn betrayed_by_kin(key: &str, readings: &Readings) -> Option<Found> {
    const VERB_KIN: &[&str] = &["e", "st", "est", "t", "et", "te", "test", "ten", "tet", "end"];
    const ADJECTIVE_KIN: &[&str] = &["e", "em", "en", "er", "es"];
    let kin = |stem: &str, endings: &[&str]| {
        endings.iter().filter(|e| readings.is_core(&format!("{stem}{e}"))).count()
    };
    let stem = |endings: &[&str], enough: usize| {
        let stems = endings.iter().filter_map(|e| key.strip_suffix(e)).filter(|s| s.len() >= 2);
        stems.filter(|s| kin(s, endings) >= enough).max_by_key(|s| kin(s, endings)).map(str::to_owned)
    };
    if let Some(stem) = stem(ADJECTIVE_KIN, 5) {
        return Some(Found::new(stem, Pos::Adjective, Features::INFLECTED));
    }
    stem(VERB_KIN, 4).map(|stem| Found::new(format!("{stem}en"), Pos::Verb, Features::PRESENT))
}

/// pickelnd, hutzelnde: only a verb ends so, even if nobody lists its infinitive.
fn participle_of_unknown(key: &str, readings: &Readings) -> Option<Found> {
    let stem =
        DECLENSION.iter().filter_map(|e| key.strip_suffix(e)).find(|s| s.ends_with("nd")).unwrap_or(key);
    let infinitive = stem.strip_suffix('d').filter(|v| v.len() >= 5 && !v.ends_with("tausen"))?;
    let verbal = ["en", "eln", "ern"].iter().any(|e| infinitive.ends_with(e));
    let features = if stem == key { Features::PARTICIPLE_1 } else { Features::PARTICIPLE_INFLECTED };
    (verbal && readings.is_core(stem)).then(|| Found::new(infinitive, Pos::Verb, features))
}

/// blau + zu + machen, heiß + lief, Gewicht + höb: what acts as a separable prefix.
fn verb_with_word_in_front(key: &str, verbs: &Verbs, readings: &Readings) -> Option<Found> {
    (3..key.len().saturating_sub(2)).find_map(|seam| {
        let (front, rest) = key.split_at(seam);
        let known = readings.is_read(front) || readings.is_read(&capitalised(front));
        let found = verb_form(rest, verbs, readings).or_else(|| gerundive(rest, verbs, readings));
        let found = found.filter(|_| known)?;
        Some(Found::new(format!("{front}{}", found.lemma), Pos::Verb, found.features))
    })
}

/// ein + bögt, herauf + be + schwürt, weg + beißen, ab + zu + ringen.
fn prefixed_verb(key: &str, verbs: &Verbs, readings: &Readings, depth: u32) -> Option<Found> {
    prefixes(key).find_map(|(prefix, rest)| {
        verb_form(rest, verbs, readings)
            .or_else(|| if depth > 1 { prefixed_verb(rest, verbs, readings, depth - 1) } else { None })
            .map(|f| Found::new(format!("{prefix}{}", f.lemma), Pos::Verb, f.features))
    })
}

/// A form that is a verb's and nothing but a verb's.
fn verb_form(key: &str, verbs: &Verbs, readings: &Readings) -> Option<Found> {
    let contracted = |v: &str| v.strip_suffix('n').map(|b| format!("{b}en")).filter(|v| verbs.has(v));
    let zu =
        key.strip_prefix("zu").and_then(|v| if verbs.has(v) { Some(v.to_owned()) } else { contracted(v) });
    if let Some(verb) = zu {
        return Some(Found::new(verb, Pos::Verb, Features::ZU_INFINITIVE));
    }
    if let Some(reading) = readings.get(key).and_then(|f| f.readings.iter().find(|r| r.pos == Pos::Verb)) {
        return Some(Found::new(readings.strings.text(reading.lemma), Pos::Verb, reading.features));
    }
    verbs.strong(key).map(|(verb, features)| Found::new(verb, Pos::Verb, *features))
}

/// auszulesende, abzuspeichernd: what is to be done.
fn gerundive(key: &str, verbs: &Verbs, readings: &Readings) -> Option<Found> {
    let stem = DECLENSION.iter().find_map(|e| key.strip_suffix(e)).unwrap_or(key);
    let infinitive = stem.strip_suffix('d')?;
    let found = verb_form(infinitive, verbs, readings)
        .filter(|f| f.features.intersects(Features::BASE | Features::ZU_INFINITIVE))
        .or_else(|| prefixed_verb(infinitive, verbs, readings, 2))?;
    Some(Found::new(found.lemma, Pos::Verb, Features::PARTICIPLE_INFLECTED))
}

/// An adjective's or participle's ending on a known or listed stem.
fn declined(key: &str, readings: &Readings) -> Option<Found> {
    let compared = COMPARISON.iter().map(|e| (e, Features::SUPERLATIVE));
    let declined = DECLENSION.iter().map(|e| (e, Features::INFLECTED));
    compared.chain(declined).find_map(|(ending, features)| {
        let base = key.strip_suffix(ending).filter(|b| b.len() >= 3)?;
        let base = restored_e(base, readings).unwrap_or_else(|| base.to_owned());
        let form = readings.get(&base)?;
        let lemma = |r: &crate::readings::Reading| readings.strings.text(r.lemma).to_owned();
        if let Some(r) = form.readings.iter().find(|r| r.pos == Pos::Adjective) {
            return Some(Found::new(lemma(r), Pos::Adjective, features));
        }
        if let Some(r) =
            form.readings.iter().find(|r| r.pos == Pos::Verb && r.features.intersects(PARTICIPLE))
        {
            return Some(Found::new(lemma(r), Pos::Verb, Features::PARTICIPLE_INFLECTED));
        }
        let unread = form.readings.is_empty() && readings.is_core(&base) && base.len() >= 4;
        unread.then(|| Found::new(base, Pos::Adjective, features))
    })
}

/// exzitabl-es is of exzitabel, zinkn-er of zinken.
fn restored_e(stem: &str, readings: &Readings) -> Option<String> {
    let [.., before, last @ (b'l' | b'n' | b'r')] = stem.as_bytes() else { return None };
    if b"aeiou".contains(before) || readings.is_listed(stem) {
        return None;
    }
    let full = format!("{}e{}", &stem[..stem.len() - 1], char::from(*last));
    readings.is_listed(&full).then_some(full)
}

/// A verb's ending on the stem of an infinitive that is known, or that its participle betrays.
fn conjugated(key: &str, verbs: &Verbs, readings: &Readings) -> Option<Found> {
    let stem_of = |key: &str| {
        CONJUGATION.iter().filter_map(|e| key.strip_suffix(e)).find_map(|stem| {
            infinitives(stem).into_iter().find(|v| v != key && is_infinitive(v, verbs, readings))
        })
    };
    if key.ends_with("ieren") && readings.is_core(&format!("{}t", &key[..key.len() - 2])) {
        return Some(Found::new(key, Pos::Verb, Features::BASE));
    }
    if key.len() > 5 && key.ends_with("ier") {
        return Some(Found::new(format!("{key}en"), Pos::Verb, Features::IMPERATIVE));
    }
    if let Some(verb) = stem_of(key) {
        return Some(Found::new(verb, Pos::Verb, Features::PRESENT));
    }
    let verb = stem_of(key.strip_prefix("ge")?)?;
    Some(Found::new(verb, Pos::Verb, Features::PARTICIPLE_2))
}

fn infinitives(stem: &str) -> Vec<String> {
    let mut out = vec![format!("{stem}en"), format!("{stem}n")];
    if let Some(last @ ('l' | 'r')) = stem.chars().last() {
        out.push(format!("{}e{last}n", &stem[..stem.len() - 1]));
    }
    out
}

fn is_infinitive(key: &str, verbs: &Verbs, readings: &Readings) -> bool {
    let betrayed = |suffix: &str| readings.is_core(&format!("{key}{suffix}"));
    verbs.has(key)
        || (readings.is_core(key) && (betrayed("d") || betrayed("de")))
        || (key.ends_with("ieren") && readings.is_listed(&format!("{}t", &key[..key.len() - 2])))
}

/// nennbar, stilmäßig, risikoaffin: an adjective by its ending, or with an adjective as its head.
fn adjective_by_suffix(key: &str, readings: &Readings) -> Option<Found> {
    let suffixed = ADJECTIVE_SUFFIXES.iter().any(|s| key.len() >= s.len() + 3 && key.ends_with(s));
    let headed = (3..key.len().saturating_sub(3))
        .any(|seam| readings.has_form(&key[seam..], Pos::Adjective, Features::BASE));
    (suffixed || headed).then(|| Found::new(key, Pos::Adjective, Features::BASE))
}
