//! Verbs: which infinitives there are, and which listed forms are theirs.

use crate::key::{is_capital, key, lowered};
use crate::readings::{Readings, Sources};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::LazyLock;
use words::entry::{Features, Pos};

/// Verb prefixes: see the file's head.
const PREFIXES: &str = include_str!("../../../data/lexicon/prefixes.txt");

/// Prefixes that never leave the verb.
static INSEPARABLE: LazyLock<Vec<String>> = LazyLock::new(|| prefix_list("inseparable"));
/// Prefixes that leave the verb, longest first.
static SEPARABLE: LazyLock<Vec<String>> = LazyLock::new(|| prefix_list("separable"));

/// The keys of the prefixes under a heading, longest first.
fn prefix_list(heading: &str) -> Vec<String> {
    let lines = PREFIXES.lines().skip_while(|l| *l != heading).skip(1).take_while(|l| !l.is_empty());
    let mut prefixes: Vec<String> = lines.flat_map(str::split_whitespace).filter_map(key).collect();
    prefixes.sort_by_key(|p| (std::cmp::Reverse(p.len()), p.clone()));
    prefixes
}

/// The infinitives, and the forms of the strong ones.
pub struct Verbs {
    infinitives: FxHashSet<String>,
    strong: FxHashMap<String, (String, Features)>,
}

impl Verbs {
    /// Is this key an infinitive?
    pub fn has(&self, key: &str) -> bool {
        self.infinitives.contains(key)
    }

    /// The infinitive and features of a strong verb's form, be it listed or not.
    pub fn strong(&self, form: &str) -> Option<&(String, Features)> {
        self.strong.get(form)
    }

    /// Collects the infinitives that sources name and adds those that their listed forms betray: a small
    /// x-en is a verb if x-end and x-t and (x-st or x-te) are listed too.
    pub fn collect(readings: &mut Readings) -> Self {
        let named = readings.keys_where(|_, form| form.has_form(Pos::Verb, Features::BASE));
        let strong = strong_forms(STRONG).into_iter().map(|(verb, form, features)| (form, (verb, features)));
        let mut verbs = Self { infinitives: named.into_iter().collect(), strong: strong.collect() };
        let candidates = readings.keys_where(|key, form| {
            infinitive_stem(key).is_some()
                && form.listed.intersects(Sources::LISTS)
                && !form.has(Pos::Adjective)
        });
        for key in candidates {
            if !verbs.has(&key) && has_verbal_forms(&key, readings) {
                readings.add_known(&key, &key, Pos::Verb, Features::BASE, Sources::RULE);
                verbs.infinitives.insert(key);
            }
        }
        verbs.collect_from_nouns(readings);
        verbs
    }

    /// The core has some infinitives only as nouns (Zipfeln), but their other forms (zipfelnd, zipfelte).
    fn collect_from_nouns(&mut self, readings: &mut Readings) {
        let nouns = readings.keys_where(|key, form| {
            form.listed.contains(Sources::TANGLET)
                && infinitive_stem(&lowered(key)).is_some()
                && is_capital(key)
        });
        for noun in nouns {
            let infinitive = lowered(&noun);
            if !self.has(&infinitive) && has_verbal_forms(&infinitive, readings) {
                let spelling = lowered(readings.spelling(&noun));
                readings.list(&spelling, Sources::TANGLET);
                readings.add_known(&infinitive, &infinitive, Pos::Verb, Features::BASE, Sources::RULE);
                self.infinitives.insert(infinitive);
            }
        }
    }

    fn sorted(&self) -> Vec<String> {
        let mut verbs: Vec<String> = self.infinitives.iter().cloned().collect();
        verbs.sort_unstable();
        verbs
    }
}

/// "geh" of gehen, "wander" of wandern; `None` if it is no infinitive by its looks.
fn infinitive_stem(key: &str) -> Option<&str> {
    let small = key.starts_with(|c: char| c.is_ascii_lowercase());
    if !small || key.len() < 4 {
        None
    } else if key.ends_with("eln") || key.ends_with("ern") {
        key.strip_suffix('n')
    } else {
        key.strip_suffix("en")
    }
}

fn has_verbal_forms(infinitive: &str, readings: &Readings) -> bool {
    let Some(stem) = infinitive_stem(infinitive) else { return false };
    let listed = |ending: &str| readings.is_listed(&format!("{stem}{ending}"));
    let participle = readings.is_listed(&format!("{infinitive}d"));
    participle
        && (listed("t") || listed("et"))
        && (listed("st") || listed("est") || listed("te") || listed("ete"))
}

/// Adds the listed forms of every infinitive: the regular ones, and a prefixed verb's after its base verb.
pub fn add_forms(verbs: &Verbs, readings: &mut Readings) {
    for infinitive in verbs.sorted() {
        for (form, features) in weak_forms(&infinitive) {
            readings.add_known(&form, &infinitive, Pos::Verb, features, Sources::RULE);
        }
    }
    let irregular = strong_forms(STRONG);
    for (infinitive, form, features) in &irregular {
        readings.add_known(form, infinitive, Pos::Verb, *features, Sources::RULE);
    }
    add_contracted(readings);
    let mut forms = base_forms(verbs, readings);
    for (infinitive, form, features) in irregular {
        forms.entry(infinitive).or_default().push((form, features));
    }
    for infinitive in verbs.sorted() {
        add_prefixed(&infinitive, &forms, readings);
    }
    add_contracted(readings);
    add_participle_endings(readings);
}

/// Does the stem take an e before t and st (arbeit-e-t, atm-e-t)?
fn needs_e(stem: &str) -> bool {
    let bytes = stem.as_bytes();
    match bytes {
        [.., b't' | b'd'] => true,
        [.., before, b'm' | b'n'] => !b"aeioulrh".contains(before) && before != bytes.last().unwrap_or(&0),
        _ => false,
    }
}

/// The forms a regular verb has.
fn weak_forms(infinitive: &str) -> Vec<(String, Features)> {
    let Some(stem) = infinitive_stem(infinitive) else { return vec![] };
    let e = if needs_e(stem) && infinitive.ends_with("en") { "e" } else { "" };
    let t = format!("{stem}{e}t");
    let mut forms = Vec::new();
    let mut add = |form: String, features| forms.push((form, features));
    for ending in ["e", "st", "est", "t", "et"] {
        add(format!("{stem}{ending}"), Features::PRESENT);
    }
    if let Some(short) = stem.strip_suffix("el") {
        add(format!("{short}le"), Features::PRESENT);
        add(format!("{short}lest"), Features::SUBJUNCTIVE);
        add(format!("{short}let"), Features::SUBJUNCTIVE);
    }
    if let Some(short) = stem.strip_suffix("er") {
        add(format!("{short}re"), Features::PRESENT);
        add(format!("{short}rest"), Features::SUBJUNCTIVE);
        add(format!("{short}ret"), Features::SUBJUNCTIVE);
    }
    add(stem.to_owned(), Features::IMPERATIVE);
    for ending in ["e", "est", "en", "et"] {
        add(format!("{t}{ending}"), Features::PRETERITE);
    }
    add(format!("{infinitive}d"), Features::PARTICIPLE_1);
    if is_unprefixed_participle(infinitive) {
        add(t.clone(), Features::PARTICIPLE_2);
    } else {
        add(format!("ge{t}"), Features::PARTICIPLE_2);
    }
    for (prefix, rest) in separations(infinitive) {
        let tail = &t[prefix.len()..];
        add(format!("{prefix}ge{tail}"), Features::PARTICIPLE_2);
        add(format!("{prefix}zu{rest}"), Features::ZU_INFINITIVE);
        add(t.clone(), Features::PARTICIPLE_2);
    }
    forms
}

fn is_unprefixed_participle(infinitive: &str) -> bool {
    infinitive.ends_with("ieren") || INSEPARABLE.iter().any(|p| infinitive.starts_with(p.as_str()))
}

/// Every way to part a separable prefix from the rest of a verb.
fn separations(word: &str) -> impl Iterator<Item = (&str, &str)> {
    SEPARABLE
        .iter()
        .filter(|p| word.len() >= p.len() + 3 && word.starts_with(p.as_str()))
        .map(|p| word.split_at(p.len()))
}

/// Every way to part any prefix from the rest.
pub fn prefixes(word: &str) -> impl Iterator<Item = (&str, &str)> {
    let all = SEPARABLE.iter().chain(&*INSEPARABLE);
    all.filter(|p| word.len() >= p.len() + 2 && word.starts_with(p.as_str())).map(|p| word.split_at(p.len()))
}

type FormsByVerb = FxHashMap<String, Vec<(String, Features)>>;

/// The finite forms and participles that are known of each verb.
fn base_forms(verbs: &Verbs, readings: &Readings) -> FormsByVerb {
    let mut out = FormsByVerb::default();
    for key in readings.keys_where(|_, form| form.has(Pos::Verb)) {
        let Some(form) = readings.get(&key) else { continue };
        for reading in
            form.readings.iter().filter(|r| r.pos == Pos::Verb && !r.features.contains(Features::BASE))
        {
            let lemma = readings.strings.text(reading.lemma);
            if verbs.has(lemma) {
                out.entry(lemma.to_owned()).or_default().push((key.clone(), reading.features));
            }
        }
    }
    out
}

/// einbiegen bends like biegen: einböge, einbogen, eingebogen, einzubiegen.
fn add_prefixed(infinitive: &str, forms: &FormsByVerb, readings: &mut Readings) {
    let bases: Vec<(String, String)> =
        prefixes(infinitive).map(|(p, rest)| (p.to_owned(), rest.to_owned())).collect();
    for (prefix, base) in bases {
        for (form, features) in forms.get(&base).into_iter().flatten() {
            let mut add = |f: &str| {
                readings.add_known(f, infinitive, Pos::Verb, *features, Sources::RULE);
            };
            add(&format!("{prefix}{form}"));
            let rest = form.strip_prefix("ge").filter(|_| features.contains(Features::PARTICIPLE_2));
            if let Some(rest) = rest {
                add(&format!("{prefix}{rest}"));
            }
        }
        let zu = format!("{prefix}zu{base}");
        readings.add_known(&zu, infinitive, Pos::Verb, Features::ZU_INFINITIVE, Sources::RULE);
    }
}

/// The strong verbs, one a line: see the file's head.
const STRONG: &str = include_str!("../../../data/lexicon/strong-verbs.txt");

const SINGULAR_ENDINGS: &[&str] = &["", "e", "st", "t", "est", "et"];
const PAST_ENDINGS: &[&str] = &["", "e", "st", "est", "t", "et", "en", "n"];

/// Infinitive, form and features of all forms of the strong verbs, be they listed or not: a prefixed verb may
/// have a form that its base has lost.
fn strong_forms(table: &str) -> Vec<(String, String, Features)> {
    let mut out = Vec::new();
    for line in table.lines().filter(|l| !l.starts_with('#')) {
        let columns: Vec<Vec<String>> =
            line.split('|').map(|c| c.split(',').filter_map(|s| key(s.trim())).collect()).collect();
        let [infinitive, present, preterite, subjunctive, participle] = &columns[..] else { continue };
        for (stems, endings, features) in [
            (present, SINGULAR_ENDINGS, Features::PRESENT),
            (preterite, PAST_ENDINGS, Features::PRETERITE),
            (subjunctive, PAST_ENDINGS, Features::SUBJUNCTIVE),
            (participle, &[""][..], Features::PARTICIPLE_2),
        ] {
            let forms = stems.iter().flat_map(|s| endings.iter().map(move |e| format!("{s}{e}")));
            let forms = forms.filter(|form| *form != infinitive[0]);
            out.extend(forms.map(|form| (infinitive[0].clone(), form, features)));
        }
    }
    out
}

/// bögest, böget are also said bögst, bögt; gehe also geh; and the other way round.
fn add_contracted(readings: &mut Readings) {
    let finite = Features::PRESENT | Features::PRETERITE | Features::SUBJUNCTIVE | Features::IMPERATIVE;
    for key in readings.keys_where(|_, form| form.has_form(Pos::Verb, finite)) {
        let Some(form) = readings.get(&key) else { continue };
        let verbs: Vec<(String, Features)> = form
            .readings
            .iter()
            .filter(|r| r.pos == Pos::Verb && r.features.intersects(finite))
            .map(|r| (readings.strings.text(r.lemma).to_owned(), r.features & finite))
            .collect();
        for variant in contractions(&key) {
            for (lemma, features) in &verbs {
                if variant != *lemma {
                    readings.add_known(&variant, lemma, Pos::Verb, *features, Sources::RULE);
                }
            }
        }
    }
}

fn contractions(form: &str) -> Vec<String> {
    let mut out = Vec::new();
    if let Some(stem) = form.strip_suffix("est") {
        out.push(format!("{stem}st"));
    } else if let Some(stem) = form.strip_suffix("st") {
        out.push(format!("{stem}est"));
    }
    if let Some(stem) = form.strip_suffix("et") {
        out.push(format!("{stem}t"));
    } else if let Some(stem) = form.strip_suffix('t') {
        out.push(format!("{stem}et"));
    }
    if let Some(stem) = form.strip_suffix('e') {
        // In the subjunctive all persons follow: böge, bögest, bögen, böget.
        out.extend([stem.to_owned(), format!("{stem}st"), format!("{stem}t"), format!("{form}n")]);
        out.extend([format!("{form}st"), format!("{form}t")]);
    }
    out
}

const ADJECTIVE_ENDINGS: [&str; 5] = ["e", "em", "en", "er", "es"];

/// gehende, gehendem …, gebogenste: participles decline like adjectives.
fn add_participle_endings(readings: &mut Readings) {
    let participle = Features::PARTICIPLE_1 | Features::PARTICIPLE_2;
    for key in readings.keys_where(|_, form| form.has_form(Pos::Verb, participle)) {
        let Some(form) = readings.get(&key) else { continue };
        let lemmas: Vec<String> = form
            .readings
            .iter()
            .filter(|r| r.pos == Pos::Verb && r.features.intersects(participle))
            .map(|r| readings.strings.text(r.lemma).to_owned())
            .collect();
        for declined in declined_participle(&key) {
            for lemma in &lemmas {
                readings.add_known(
                    &declined,
                    lemma,
                    Pos::Verb,
                    Features::PARTICIPLE_INFLECTED,
                    Sources::RULE,
                );
            }
        }
    }
}

fn declined_participle(participle: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut stems = vec![participle.to_owned()];
    // gebogen: gebogne; only where a list has it.
    if let Some(short) = participle.strip_suffix("en") {
        stems.push(format!("{short}n"));
    }
    for stem in stems {
        for degree in ["", "er", "st", "est"] {
            if degree == "er" {
                out.push(format!("{stem}er"));
            }
            out.extend(ADJECTIVE_ENDINGS.iter().map(|e| format!("{stem}{degree}{e}")));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(words: &[&str]) -> Readings {
        let mut readings = Readings::default();
        for word in words {
            readings.list(word, Sources::WNGERMAN);
        }
        readings
    }

    #[test]
    fn listed_forms_betray_an_infinitive() {
        let mut readings = listed(&["googeln", "googelnd", "googelt", "googelst", "laden", "Laden"]);
        let verbs = Verbs::collect(&mut readings);
        assert!(verbs.has("googeln") && !verbs.has("laden"));
    }

    /// A line with another number of columns would be passed over.
    #[test]
    fn the_data_is_sound() {
        for line in STRONG.lines().filter(|l| !l.starts_with('#')) {
            assert_eq!(line.split('|').count(), 5, "{line}");
        }
        assert!(strong_forms(STRONG).len() > 1_000);
        assert!(INSEPARABLE.len() > 8 && SEPARABLE.len() > 80);
    }

    #[test]
    fn prefixed_verbs_bend_like_their_base() {
        let mut readings = listed(&["einbögt", "eingebogen", "einzubiegen", "einbogen"]);
        readings.add("biegen", "biegen", Pos::Verb, Features::BASE, Sources::PARADIGMS);
        readings.add("einbiegen", "einbiegen", Pos::Verb, Features::BASE, Sources::DING);
        readings.add("böget", "biegen", Pos::Verb, Features::SUBJUNCTIVE, Sources::PARADIGMS);
        readings.list("böget", Sources::WNGERMAN);
        readings.list("einböget", Sources::WNGERMAN);
        readings.add("gebogen", "biegen", Pos::Verb, Features::PARTICIPLE_2, Sources::PARADIGMS);
        let verbs = Verbs::collect(&mut readings);
        add_forms(&verbs, &mut readings);
        assert!(readings.has_form("einboegt", Pos::Verb, Features::SUBJUNCTIVE));
        assert!(readings.has_form("eingebogen", Pos::Verb, Features::PARTICIPLE_2));
        assert!(readings.has_form("einzubiegen", Pos::Verb, Features::ZU_INFINITIVE));
    }

    #[test]
    fn weak_forms_take_an_e_where_the_tongue_needs_it() {
        let forms = |v| weak_forms(v).into_iter().map(|(f, _)| f).collect::<Vec<_>>();
        assert!(forms("arbeiten").contains(&"arbeitete".to_owned()));
        assert!(forms("atmen").contains(&"geatmet".to_owned()));
        assert!(forms("wandern").contains(&"wanderte".to_owned()));
        assert!(forms("kommen").contains(&"kommt".to_owned()));
        assert!(forms("aufräumen".replace('ä', "ae").as_str()).contains(&"aufgeraeumt".to_owned()));
    }
}
