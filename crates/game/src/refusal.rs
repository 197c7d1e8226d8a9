//! A no, with its reason: what, why, what to do; and nothing has changed.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A sentence for players, in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// Deutsch
    pub de: String,
    /// English
    pub en: String,
}

impl Said {
    /// A sentence in both languages.
    pub fn new(de: impl Into<String>, en: impl Into<String>) -> Self {
        Self { de: de.into(), en: en.into() }
    }
}

/// Why an action is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Refusal {
    /// For programs.
    pub code: &'static str,
    /// For people.
    pub sentence: Said,
}

impl Refusal {
    /// A refusal with its code and sentence.
    pub fn new(code: &'static str, de: impl Into<String>, en: impl Into<String>) -> Self {
        Self { code, sentence: Said::new(de, en) }
    }

    /// The action belongs to a moment that is over.
    pub fn too_late() -> Self {
        Self::new(
            "too_late",
            "Zu spät: Inzwischen ist schon etwas anderes dran.",
            "Too late: the table has moved on.",
        )
    }

    /// A coarse word, where the table does not want that (W11).
    pub fn indecent(word: &str) -> Self {
        Self::new(
            "indecent",
            format!("„{word}“ ist ein derbes oder verletzendes Wort; an diesem Tisch gilt es nicht."),
            format!("“{word}” is a coarse or hurtful word; it does not count at this table."),
        )
    }

    /// It is someone else's turn.
    pub fn not_your_turn() -> Self {
        Self::new("not_your_turn", "Du bist gerade nicht dran.", "It is not your turn.")
    }

    /// The table is over.
    pub fn over() -> Self {
        Self::new("over", "Das Spiel ist zu Ende.", "The game is over.")
    }

    /// The table was closed without a result.
    pub fn closed() -> Self {
        Self::new(
            "table_closed",
            "Dieser Tisch ist geschlossen. Zum Weiterspielen öffne einen neuen.",
            "This table is closed. Open a new one to play on.",
        )
    }

    /// The table has as many drafts as it may.
    pub fn table_full() -> Self {
        Self::new(
            "table_full",
            "An diesem Tisch sind zu viele Entwürfe gespeichert, dieser wird nicht mehr gesichert. \
             Spiel einfach weiter: Was du am Ende deines Zuges abgibst, zählt.",
            "Too many drafts are kept at this table, this one is not saved any more. \
             Just play on: what you hand in at the end of your turn counts.",
        )
    }

    /// Something else has to happen first, or has happened already.
    pub fn not_now() -> Self {
        Self::new("not_now", "Das geht gerade nicht.", "That is not possible now.")
    }

    /// The clock rests.
    pub fn paused() -> Self {
        Self::new("paused", "Der Tisch macht gerade Pause.", "The table is paused.")
    }

    /// Only the host may.
    pub fn not_host() -> Self {
        Self::new("not_host", "Das darf nur, wer den Tisch leitet.", "Only the host may do that.")
    }

    /// There is no such seat.
    pub fn no_such_seat() -> Self {
        Self::new("no_such_seat", "Diesen Platz gibt es nicht.", "There is no such seat.")
    }

    /// There is no such computer player.
    pub fn no_such_level() -> Self {
        Self::new(
            "no_such_level",
            "Diesen Computergegner gibt es nicht.",
            "There is no such computer player.",
        )
    }

    /// All seats are taken.
    pub fn full() -> Self {
        Self::new("full", "Der Tisch ist voll.", "The table is full.")
    }

    /// The host has sent them away.
    pub fn kicked() -> Self {
        Self::new(
            "kicked",
            "Wer den Tisch leitet, hat dich vom Tisch genommen. Zuschauen kannst du; mitspielen nur an einem anderen Tisch.",
            "The host has taken you off this table. You may watch; to play, go to another table.",
        )
    }

    /// Who asks does not play here, or not any more.
    pub fn no_seat() -> Self {
        Self::new("no_seat", "Du spielst an diesem Tisch nicht mit.", "You do not play at this table.")
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.sentence.en)
    }
}

impl std::error::Error for Refusal {}

/// Why a table cannot be opened with these options or seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BadOptions(pub Said);

impl BadOptions {
    /// With a sentence in both languages.
    pub fn new(de: impl Into<String>, en: impl Into<String>) -> Self {
        Self(Said::new(de, en))
    }
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.en)
    }
}

impl std::error::Error for BadOptions {}
