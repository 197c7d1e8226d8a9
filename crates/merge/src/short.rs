//! Words of two and three letters, reviewed one by one: the sources mix them with symbols, names and English.

use crate::key::{capitalised, is_capital, key, lowered};
use rustc_hash::FxHashMap;
use words::entry::{Features, Pos};

const FILE: &str = include_str!("../../../data/lexicon/short-words.txt");

/// The longest folded form that the list decides on.
pub const LONGEST: usize = 3;

/// A reading that the list itself gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The word's key.
    pub key: String,
    /// Its lemma's key; of an old spelling, today's spelling.
    pub lemma: String,
    /// Part of speech, or why it is refused.
    pub pos: Pos,
    /// Which form.
    pub features: Features,
}

/// What the list says of one folded form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Short {
    /// A word, and what it is.
    pub word: Option<Listed>,
    /// A form of a verb.
    pub verb: Option<Listed>,
    /// Refused, with the reason where there is one that players know.
    pub refused: Option<Listed>,
}

/// The list, by folded form in small letters.
pub struct ShortWords(FxHashMap<String, Short>);

impl ShortWords {
    /// Reads the file in this program.
    pub fn read() -> Self {
        let mut out: FxHashMap<String, Short> = FxHashMap::default();
        let mut section = "";
        for line in FILE.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty()) {
            if let Some(name) = line.strip_prefix('[') {
                section = name.trim_end_matches(']');
                continue;
            }
            let mut columns = line.split('\t');
            let (Some(folded), Some(spelling), Some(comment)) =
                (columns.next(), columns.next(), columns.next())
            else {
                continue;
            };
            let short = out.entry(folded.to_lowercase()).or_default();
            match section {
                "two" | "three" => short.word = word(spelling, comment),
                "verbforms" => short.verb = verb_form(spelling, comment),
                _ => short.refused = refusal(spelling, comment),
            }
        }
        Self(out)
    }

    /// What the list says of a folded form (small letters); `None` if it has two or three letters and stands nowhere.
    pub fn get(&self, folded: &str) -> Option<&Short> {
        self.0.get(folded)
    }

    /// All folded forms that it has something to say of.
    pub fn words(&self) -> impl Iterator<Item = &String> {
        self.0.keys()
    }
}

fn word(spelling: &str, comment: &str) -> Option<Listed> {
    let key = key(spelling)?;
    let comment = comment.strip_prefix("selten; ").unwrap_or(comment);
    // "Genitiv und Plural von Pi": a form of another word.
    if let Some((forms, lemma)) = comment.split_once(" von ").filter(|(f, _)| is_case(f)) {
        let mut features = Features::empty();
        features.set(Features::SINGULAR_OBLIQUE, forms.contains("Genitiv"));
        features.set(Features::PLURAL, forms.contains("Plural"));
        let lemma = lemma.split([' ', ';']).next().and_then(crate::key::key)?;
        return Some(Listed { key, lemma, pos: Pos::Noun, features });
    }
    let pos = if is_capital(&key) { Pos::Noun } else { small_pos(comment) };
    Some(Listed { lemma: key.clone(), key, pos, features: Features::BASE })
}

fn is_case(forms: &str) -> bool {
    forms.split(' ').all(|w| matches!(w, "Genitiv" | "Plural" | "und"))
}

fn small_pos(comment: &str) -> Pos {
    const KINDS: &[(&[&str], Pos)] = &[
        (&["Ausruf", "Ruf", "Laut", "Koselaut", "Kommando", "Gruß", "gruß"], Pos::Interjection),
        (&["Adjektiv", "einfarbig", "bisexuell", "homosexuell"], Pos::Adjective),
        (&["Adverb"], Pos::Adverb),
        (&["Zahlwort", "zwei"], Pos::Numeral),
        (&["Infinitiv"], Pos::Verb),
    ];
    let first = comment.split(';').next().unwrap_or(comment);
    let kind = KINDS.iter().find(|(words, _)| words.iter().any(|w| first.contains(w)));
    kind.map_or(Pos::Function, |(_, pos)| *pos)
}

/// "geben, Präteritum"
fn verb_form(spelling: &str, comment: &str) -> Option<Listed> {
    let (infinitive, form) = comment.split_once(", ")?;
    let features = match form {
        "Imperativ" => Features::IMPERATIVE,
        "Präsens" => Features::PRESENT,
        "Präteritum" => Features::PRETERITE,
        _ => return None,
    };
    Some(Listed { key: key(spelling)?, lemma: key(infinitive)?, pos: Pos::Verb, features })
}

/// Why it is refused, as far as players have a word for it.
fn refusal(spelling: &str, comment: &str) -> Option<Listed> {
    let own = key(spelling)?;
    let first = comment.split([' ', ':', ';', ',']).next().unwrap_or("");
    let pos = match first {
        "Abkürzung" | "Zeichen" | "Kürzel" => Pos::Abbreviation,
        "Name" => Pos::Person,
        "Marke" => Pos::Name,
        "Stadt" | "Ort" | "Fluss" | "Insel" | "Kanton" => Pos::Place,
        "englisch" | "französisch" | "französischer" | "lateinisch" | "fremdsprachig" | "italienisch"
        | "spanischer" => Pos::Foreign,
        _ => return old_spelling(&own, comment),
    };
    Some(Listed { lemma: own.clone(), key: own, pos, features: Features::BASE })
}

/// "alte Schreibung; heute Tipp"
fn old_spelling(own: &str, comment: &str) -> Option<Listed> {
    let today = comment.strip_prefix("alte Schreibung; heute ").and_then(key)?;
    Some(Listed { key: own.to_owned(), lemma: today, pos: Pos::OldSpelling, features: Features::BASE })
}

/// Do the letters of a key fit a folded form?
pub fn is_of(key_of: &str, folded: &str) -> bool {
    lowered(key_of) == folded || key_of == capitalised(folded)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W6: every line is understood, and its letters are the spelling's.
    #[test]
    fn every_line_is_sound() {
        let mut section = "";
        for line in FILE.lines().filter(|l| !l.starts_with('#') && !l.trim().is_empty()) {
            if let Some(name) = line.strip_prefix('[') {
                section = name.trim_end_matches(']');
                continue;
            }
            let columns: Vec<&str> = line.split('\t').collect();
            let [folded, spelling, comment] = columns[..] else { panic!("{line}") };
            assert!(key(spelling).is_some_and(|k| is_of(&k, &folded.to_lowercase())), "{line}");
            assert!((2..=LONGEST).contains(&folded.len()) && !comment.is_empty(), "{line}");
            match section {
                "two" | "three" => assert!(word(spelling, comment).is_some(), "{line}"),
                "verbforms" => assert!(verb_form(spelling, comment).is_some(), "{line}"),
                "refused-two" | "refused-three" => {}
                other => panic!("{other} is no section"),
            }
        }
    }

    #[test]
    fn lines_are_understood() {
        let list = ShortWords::read();
        let of = |folded: &str| list.get(folded).cloned().unwrap_or_default();
        let xis = of("xis").word.unwrap();
        assert_eq!((xis.lemma.as_str(), xis.pos), ("Xi", Pos::Noun));
        assert!(xis.features.contains(Features::PLURAL | Features::SINGULAR_OBLIQUE));
        assert_eq!(of("gab").verb.map(|v| v.lemma), Some("geben".to_owned()));
        assert_eq!(of("eeg").refused.map(|r| r.pos), Some(Pos::Abbreviation));
        assert_eq!(of("she").refused.map(|r| r.pos), Some(Pos::Foreign));
        assert_eq!(of("tip").refused.map(|r| (r.lemma, r.pos)), Some(("Tipp".to_owned(), Pos::OldSpelling)));
        assert!(of("ick").word.is_none() && of("bat").word.is_none());
    }
}
