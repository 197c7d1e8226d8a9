//! What is kept for whoever runs the server, beside the tables: notes, reports by players, names that nobody may take.

use super::{Answer, Unavailable};
use desk::row::TableId;
use game::{Guest, Stamp};
use serde::{Deserialize, Serialize};

/// So many reports are kept, the newest.
pub const MOST_REPORTS: u32 = 500;
/// So many muted names are kept; then one has to go before another comes.
pub const MOST_MUTED: u32 = 500;

/// Somebody's name was reported. Who reported it is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// At which table.
    pub table: TableId,
    /// Whose name.
    pub guest: Guest,
    /// The name.
    pub name: String,
    /// When it was last reported,
    pub at: Stamp,
    /// and how often.
    pub times: u32,
}

/// Names that nobody may take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Muted {
    /// What names are compared with: see [`game::frame::mute_pattern`].
    pub pattern: String,
    /// As the operator wrote it.
    pub text: String,
    /// Since when.
    pub at: Stamp,
}

/// So many words are kept; then some have to be done with before others come.
pub const MOST_WORDS: u32 = 2000;

/// What somebody says of a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The word is refused and should not be.
    Missing,
    /// It is allowed and should not be.
    Wrong,
    /// The verdict is not understood.
    Why,
}

impl Claim {
    const ALL: [Self; 3] = [Self::Missing, Self::Wrong, Self::Why];

    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Wrong => "wrong",
            Self::Why => "why",
        }
    }

    /// The claim of this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|claim| claim.name() == name)
    }
}

/// A verdict that players have reported: nothing about who, where or when.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct WordReport {
    /// The word, in capitals.
    pub word: String,
    /// By which game's rules.
    pub profile: String,
    /// The judge's reason, by its name for programs.
    pub verdict: String,
    /// What is said of it.
    pub claim: Claim,
    /// How often.
    pub times: u32,
}

impl WordReport {
    /// In the order of lists: the most frequent first.
    pub(super) fn order(&self) -> (std::cmp::Reverse<u32>, &str, &str, &str, &str) {
        let Self { word, profile, verdict, claim, times } = self;
        (std::cmp::Reverse(*times), word, profile, verdict, claim.name())
    }
}

/// What can be noted, one text each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// The hash of the operator's token.
    Token,
    /// When the server restarts, as it was announced.
    Restart,
}

impl Note {
    /// Its name in the store.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Token => "token",
            Self::Restart => "restart",
        }
    }
}

/// Where it is kept: with the log.
pub trait OperatorStore: Send + Sync {
    /// What is noted.
    fn noted(&self, note: Note) -> Answer<'_, Result<Option<String>, Unavailable>>;

    /// Notes something in place of what was there, or nothing.
    fn note(&self, note: Note, text: Option<String>) -> Answer<'_, Result<(), Unavailable>>;

    /// Notes something if nothing is noted; true if it was.
    fn note_first(&self, note: Note, text: String) -> Answer<'_, Result<bool, Unavailable>>;

    /// Somebody's name was reported, so often; false if they have none, or if there is no such table.
    fn report(
        &self,
        table: TableId,
        guest: Guest,
        at: Stamp,
        times: u32,
    ) -> Answer<'_, Result<bool, Unavailable>>;

    /// All reports, the newest first. They go with their table, and with the name when it is forgotten.
    fn reports(&self) -> Answer<'_, Result<Vec<Report>, Unavailable>>;

    /// A report is done with; false if there was none.
    fn drop_report(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>>;

    /// A verdict was reported, so often; false if there are too many words already. One that is there is counted up.
    fn report_word(&self, report: WordReport) -> Answer<'_, Result<bool, Unavailable>>;

    /// All verdicts that were reported, the most frequent first.
    fn word_reports(&self) -> Answer<'_, Result<Vec<WordReport>, Unavailable>>;

    /// A word is done with, whatever was said of it; false if nothing was.
    fn drop_word(&self, word: String) -> Answer<'_, Result<bool, Unavailable>>;

    /// Nobody may take such a name from now on; false if there are too many already. One that is there stays as it is.
    fn mute(&self, muted: Muted) -> Answer<'_, Result<bool, Unavailable>>;

    /// Such names may be taken again; false if they could be.
    fn unmute(&self, pattern: String) -> Answer<'_, Result<bool, Unavailable>>;

    /// All names that nobody may take, the newest first.
    fn muted(&self) -> Answer<'_, Result<Vec<Muted>, Unavailable>>;
}
