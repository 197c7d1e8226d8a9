//! A reading in words: "Verbform von GEHEN (Präteritum)", "Substantiv", "Plural von HUND" (W12).

use super::Language;
use crate::entry::{Features, Pos, Reading};
use crate::letters::Word;

/// What a word is in this reading.
pub(super) fn described(word: &Word, reading: &Reading, language: Language) -> String {
    if reading.is_base() || !reading.pos.is_common() {
        return base_name(reading, language).to_owned();
    }
    let lemma = reading.lemma.to_uppercase();
    match reading.pos {
        Pos::Verb => {
            let form = language.pick("Verbform von", "verb form of");
            let name = verb_form(word, reading).map(|(german, english)| language.pick(german, english));
            format!("{form} {lemma}{}", name.map(|name| format!(" ({name})")).unwrap_or_default())
        }
        Pos::Noun => of(noun_form(word, reading.features), &lemma, language),
        Pos::Adjective => of(adjective_form(reading.features), &lemma, language),
        _ => of(INFLECTED, &lemma, language),
    }
}

/// A form's name in German and English.
type Named = (&'static str, &'static str);

const INFLECTED: Named = ("gebeugte Form", "inflected form");

fn of((german, english): Named, lemma: &str, language: Language) -> String {
    language.pick(format!("{german} von {lemma}"), format!("{english} of {lemma}"))
}

fn base_name(reading: &Reading, language: Language) -> &'static str {
    let (german, english) = match reading.pos {
        Pos::Noun if reading.features.contains(Features::PLURALE_TANTUM) => {
            ("Substantiv ohne Singular", "noun without singular")
        }
        Pos::Noun => ("Substantiv", "noun"),
        Pos::Verb => ("Verb in der Grundform", "verb in the infinitive"),
        Pos::Adjective => ("Adjektiv", "adjective"),
        Pos::Adverb => ("Adverb", "adverb"),
        Pos::Function => ("Funktionswort", "function word"),
        Pos::Numeral => ("Zahlwort", "numeral"),
        Pos::Interjection => ("Ausruf", "interjection"),
        Pos::Unanalysed => ("steht in der Wortliste", "is in the word list"),
        Pos::Place => ("Ortsname", "name of a place"),
        Pos::Person => ("Personenname", "name of a person"),
        Pos::Name => ("Eigenname", "proper name"),
        Pos::Abbreviation => ("Abkürzung", "abbreviation"),
        Pos::Foreign => ("Wort einer fremden Sprache", "word of a foreign language"),
        Pos::OldSpelling | Pos::Antiquated => ("alte Schreibung", "old spelling"),
        Pos::Misspelt => ("falsch geschrieben", "misspelt"),
    };
    language.pick(german, english)
}

/// German marks few cases at the noun: -(e)s is the genitive, -e an old dative, -n beside a plural without it the
/// dative plural.
fn noun_form(word: &Word, features: Features) -> Named {
    let last = word.to_string().pop();
    if features.contains(Features::PLURAL) {
        return ("Plural", "plural");
    }
    if features.contains(Features::PLURAL_OBLIQUE) {
        return if last == Some('N') { ("Dativ Plural", "dative plural") } else { ("Plural", "plural") };
    }
    match last {
        Some('S') if features.contains(Features::SINGULAR_OBLIQUE) => ("Genitiv", "genitive"),
        Some('E') if features.contains(Features::SINGULAR_OBLIQUE) => ("Dativ", "dative"),
        _ => INFLECTED,
    }
}

fn adjective_form(features: Features) -> Named {
    match features {
        f if f.contains(Features::SUPERLATIVE) => ("Superlativ", "superlative"),
        f if f.contains(Features::COMPARATIVE) => ("Komparativ", "comparative"),
        _ => INFLECTED,
    }
}

fn verb_form(word: &Word, reading: &Reading) -> Option<Named> {
    let has = |feature| reading.features.contains(feature);
    if is_imperative(word, reading) {
        return Some(("Imperativ", "imperative"));
    }
    if has(Features::PRETERITE) && has(Features::SUBJUNCTIVE) && is_strong_subjunctive(word, reading) {
        return Some(("Konjunktiv", "subjunctive"));
    }
    let names = [
        (Features::PRETERITE, ("Präteritum", "past tense")),
        (Features::PARTICIPLE_2, ("Partizip II", "past participle")),
        (Features::PARTICIPLE_1, ("Partizip I", "present participle")),
        (Features::PARTICIPLE_INFLECTED, ("gebeugtes Partizip", "inflected participle")),
        (Features::ZU_INFINITIVE, ("Infinitiv mit zu", "infinitive with zu")),
        (Features::PRESENT, ("Präsens", "present tense")),
        (Features::SUBJUNCTIVE, ("Konjunktiv", "subjunctive")),
        (Features::IMPERATIVE, ("Imperativ", "imperative")),
    ];
    names.into_iter().find(|(feature, _)| has(*feature)).map(|(_, name)| name)
}

/// Verbs whose present tense has no ending: ich kann, er wird.
const BARE_PRESENT: [&str; 8] =
    ["KOENNEN", "DUERFEN", "WOLLEN", "SOLLEN", "MOEGEN", "MUESSEN", "WISSEN", "WERDEN"];

/// The bare stem (GEH, HALT), or a changed one without ending (NIMM, SIEH): also said for "ich geh", but an imperative
/// first of all.
fn is_imperative(word: &Word, reading: &Reading) -> bool {
    let Ok(lemma) = Word::fold(&reading.lemma) else { return false };
    let (form, lemma) = (word.to_string(), lemma.to_string());
    let stem = lemma.strip_suffix("EN").or(lemma.strip_suffix('N')).unwrap_or(&lemma);
    let is_bare = form == stem || !form.ends_with(['E', 'N', 'T']);
    reading.features.intersects(Features::PRESENT | Features::IMPERATIVE)
        && !reading.features.contains(Features::PRETERITE)
        && is_bare
        && !BARE_PRESENT.iter().any(|verb| lemma.ends_with(verb))
}

/// GINGE, HIELTE: strong verbs have no -e in the past tense. Weak ones have (MACHTE, BRACHTE), but where the stem
/// ends in T they put an E between (ARBEITETE).
fn is_strong_subjunctive(word: &Word, reading: &Reading) -> bool {
    let form = word.to_string();
    let is_weak = form.ends_with("ETE") || form.ends_with("TE") && !reading.lemma.ends_with("ten");
    form.ends_with('E') && !is_weak
}
