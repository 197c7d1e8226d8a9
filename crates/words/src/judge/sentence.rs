//! The judge's reasons as sentences for players, in German and English.

use super::described::described;
use super::{Reason, Verdict};
use crate::entry::Regions;
use crate::family::Kinship;
use crate::letters::{BadWord, MAX_LETTERS};

/// A language that players read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// Deutsch
    German,
    /// English
    English,
}

impl Language {
    /// The one of two that is said in this language.
    pub fn pick<T>(self, german: T, english: T) -> T {
        match self {
            Self::German => german,
            Self::English => english,
        }
    }
}

impl Verdict {
    /// The verdict in one sentence: "GING: Verbform von GEHEN (Präteritum); …".
    pub fn sentence(&self, language: Language) -> String {
        format!("{}: {}", self.shown, self.explanation(language))
    }

    fn explanation(&self, language: Language) -> String {
        let text = |german: &str, english: &str| language.pick(german, english).to_owned();
        match &self.reason {
            Reason::Ok(Some(reading)) => described(&self.word, reading, language),
            Reason::Ok(None) => text("steht in der Wortliste", "is in the word list"),
            Reason::Unknown(near) => self.unknown(near, language),
            Reason::VerbForm(reading) => {
                let rule = language.pick(
                    "hier gelten Verben nur in der Grundform",
                    "verbs count only in the infinitive here",
                );
                format!("{}; {rule}", described(&self.word, reading, language))
            }
            Reason::Place => text("Ortsname", "name of a place"),
            Reason::Person => text("Personenname", "name of a person"),
            Reason::Name => text("Eigenname", "proper name"),
            Reason::Abbreviation => text("Abkürzung", "abbreviation"),
            Reason::Foreign if self.table_decides => {
                text("Fremdwort; der Tisch entscheidet", "foreign word; the table decides")
            }
            Reason::Foreign => text("Wort einer fremden Sprache", "word of a foreign language"),
            Reason::OldSpelling(right, _) | Reason::Misspelt(right) => self.misspelt(right, language),
            Reason::Tier(_) => text(
                "zu schwach belegt; dieser Tisch verlangt sicherere Wörter",
                "too weakly attested; this table asks for surer words",
            ),
            Reason::Region(regions) => {
                let region = region(*regions, language);
                let rule = language.pick("gilt an diesem Tisch nicht", "does not count at this table");
                format!("{region}; {rule}")
            }
            Reason::Form(reading) => {
                let rule = language.pick("hier gelten nur Grundformen", "only base forms count here");
                format!("{}; {rule}", described(&self.word, reading, language))
            }
            Reason::Indecent => text(
                "ein derbes oder verletzendes Wort; an diesem Tisch gilt es nicht",
                "a coarse or hurtful word; it does not count at this table",
            ),
            Reason::House(true) => text("an diesem Tisch erlaubt", "allowed at this table"),
            Reason::House(false) => text("an diesem Tisch nicht erlaubt", "not allowed at this table"),
        }
    }

    /// „seit 1996 schreibt man RAU“, „falsch geschrieben; richtig ist TERRASSE“
    fn misspelt(&self, right: &str, language: Language) -> String {
        let said = match self.reason {
            Reason::OldSpelling(_, true) => language.pick("seit 1996 schreibt man", "since 1996 spelled"),
            Reason::OldSpelling(..) => language.pick("alte Schreibung; heute", "old spelling; today"),
            _ => language.pick("falsch geschrieben; richtig ist", "misspelt; right is"),
        };
        let decides = language.pick("; der Tisch entscheidet", "; the table decides");
        format!("{said} {right}{}", if self.table_decides { decides } else { "" })
    }

    fn unknown(&self, near: &[String], language: Language) -> String {
        if self.word.len() < 2 {
            return language
                .pick("ein einzelner Buchstabe ist kein Wort", "a single letter is no word")
                .to_owned();
        }
        let mut out = language.pick("steht nicht in der Wortliste", "is not in the word list").to_owned();
        if self.table_decides {
            out += language.pick("; der Tisch entscheidet", "; the table decides");
        }
        if let Some(word) = near.first() {
            out += &language.pick(format!(" – meintest du {word}?"), format!(" – did you mean {word}?"));
        }
        out
    }
}

/// Why a text is no word, as a sentence.
pub fn bad_word(typed: &str, error: BadWord, language: Language) -> String {
    let shown: String = typed.chars().take(40).map(printable).collect::<String>().to_uppercase();
    let why = match error {
        BadWord::Empty => {
            return language.pick("Kein Wort: die Zeile ist leer.", "No word: the line is empty.").to_owned();
        }
        BadWord::TooLong => language.pick(
            format!("zu lang; Wörter haben hier höchstens {MAX_LETTERS} Buchstaben"),
            format!("too long; words have at most {MAX_LETTERS} letters here"),
        ),
        BadWord::NotALetter(c) => language.pick(
            format!("„{}“ ist kein Buchstabe; ein Wort besteht nur aus Buchstaben", printable(c)),
            format!("“{}” is not a letter; a word is made of letters only", printable(c)),
        ),
    };
    format!("{shown}: {why}")
}

/// A character that can be shown in a sentence.
fn printable(c: char) -> char {
    if c.is_control() { '\u{fffd}' } else { c }
}

/// Whether two words mean the same, as a sentence.
pub fn kinship(a: &str, b: &str, kinship: &Kinship, language: Language) -> String {
    let (a, b) = (a.to_uppercase(), b.to_uppercase());
    let text = |german: String, english: String| language.pick(german, english);
    let why = match kinship {
        Kinship::Identical => text("dasselbe Wort".into(), "the same word".into()),
        Kinship::SharedLemma(lemma) => {
            let lemma = lemma.to_uppercase();
            text(format!("beides Formen von {lemma}"), format!("both are forms of {lemma}"))
        }
        Kinship::SameStem(x, y) => {
            let (x, y) = (x.to_uppercase(), y.to_uppercase());
            text(format!("{x} und {y} haben denselben Stamm"), format!("{x} and {y} share their stem"))
        }
        Kinship::Derived(base, derived) => {
            let (base, derived) = (base.to_uppercase(), derived.to_uppercase());
            text(format!("{derived} ist von {base} abgeleitet"), format!("{derived} is derived from {base}"))
        }
        Kinship::ListedSame => text(
            "eine Wortfamilie, nach einer von Hand gelesenen Liste".into(),
            "one family, by a list read by hand".into(),
        ),
        Kinship::Ending => {
            text("unterscheiden sich nur durch eine Endung".into(), "differ only by an ending".into())
        }
        Kinship::ListedDifferent => {
            text("ähnlich, aber verschiedene Begriffe".into(), "alike, but different terms".into())
        }
        Kinship::Unrelated => text("verschiedene Wörter".into(), "different words".into()),
    };
    let verdict = if kinship.is_same() {
        language.pick("gleiche Bedeutung", "same meaning")
    } else {
        language.pick("neue Bedeutung", "new meaning")
    };
    format!("{a} – {b}: {verdict}; {why}")
}

fn region(regions: Regions, language: Language) -> String {
    let names = [
        (Regions::D, "bundesdeutsch", "German of Germany"),
        (Regions::A, "österreichisch", "Austrian"),
        (Regions::CH, "schweizerisch", "Swiss"),
    ];
    let said = names.iter().filter(|(r, ..)| regions.contains(*r)).map(|(_, de, en)| language.pick(*de, *en));
    said.collect::<Vec<_>>().join(language.pick(" und ", " and "))
}
