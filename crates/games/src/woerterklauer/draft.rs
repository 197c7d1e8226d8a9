//! The mover's field while the turn lasts, and the verdict on it.

use super::tiles::Placed;
use super::turn::{Check, Dictionary, Fault, Position, Verdict};
use game::Said;
use serde::{Deserialize, Serialize};
use words::judge::Language;

/// So many words are explained at once.
const MOST_EXPLAINED: usize = 3;

/// A field as the mover has laid it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// All tiles on the field.
    pub field: Vec<Placed>,
    /// The verdict.
    pub judged: Judged,
}

/// The verdict on a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Judged {
    /// It is the field before the turn: everything was taken back.
    Untouched,
    /// It is illegal.
    Illegal {
        /// Why.
        fault: Fault,
        /// Why, where words say it better.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Why>,
    },
    /// It is legal, with the lead or without.
    Legal(Verdict),
}

/// A sentence in both languages, to be kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    de: String,
    en: String,
}

impl Judged {
    /// Judges a field after the turn.
    pub fn of(position: &Position, field: &[Placed], dictionary: &Dictionary) -> Self {
        if is_untouched(position, field) {
            return Self::Untouched;
        }
        match position.turn(dictionary).judge(field) {
            Ok(verdict) => Self::Legal(verdict),
            Err(fault) => Self::Illegal { why: explained(&fault, dictionary), fault },
        }
    }

    /// The verdict of a legal draft.
    pub const fn verdict(&self) -> Option<&Verdict> {
        match self {
            Self::Legal(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// Why it is illegal, as a sentence.
    pub fn said(&self) -> Option<Said> {
        match self {
            Self::Illegal { why: Some(why), .. } => Some(Said::new(&why.de, &why.en)),
            Self::Illegal { fault, why: None } => Some(fault.said()),
            _ => None,
        }
    }
}

fn is_untouched(position: &Position, field: &[Placed]) -> bool {
    let lies = |p: &Placed| position.field.iter().any(|s| s.tile == p.tile && s.cell == p.cell);
    field.len() == position.field.len() && field.iter().all(lies)
}

/// What the judge has to say of the words that are not allowed.
fn explained(fault: &Fault, dictionary: &Dictionary) -> Option<Why> {
    if fault.check != Check::S4 {
        return None;
    }
    let sentence = |language: Language| {
        let words = fault.words.iter().take(MOST_EXPLAINED);
        let said = words.filter_map(|w| dictionary.judge().judge(&w.to_string()).ok());
        let said: Vec<String> = said.map(|verdict| closed(verdict.sentence(language))).collect();
        said.join(" ")
    };
    Some(Why {
        de: format!("{} Leg ein anderes Wort.", sentence(Language::German)),
        en: format!("{} Lay another word.", sentence(Language::English)),
    })
}

/// With a mark at its end.
fn closed(sentence: String) -> String {
    if sentence.ends_with(['.', '?']) { sentence } else { sentence + "." }
}
