//! What happens at a Bücherwurm table, with every result in it.

use super::dice::{Die, Face, Side};
use super::score::Score;
use game::{Said, Seat, Span, Tally, Thumb, Time};
use serde::{Deserialize, Serialize};
use words::Word;
use words::themes::Difficulty;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The table has begun; who rolls first was drawn (E.2.2).
    Began {
        /// The first roller.
        first: Seat,
    },
    /// The top card was turned.
    Drawn {
        /// Who chooses one of its themes.
        seat: Seat,
        /// What for.
        why: Why,
        /// Its number.
        card: u8,
        /// Its themes, the green one first.
        themes: [String; 3],
        /// Were the used cards shuffled first (E12)?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        shuffled: bool,
        /// So long the choice may last, if there is an end.
        until: Option<Time>,
    },
    /// The theme is chosen.
    Themed {
        /// Its key.
        theme: String,
        /// What it is called, for who reads the log.
        title: Said,
        /// How hard it is.
        difficulty: Difficulty,
        /// By whom; `None` if time was up (E18).
        seat: Option<Seat>,
    },
    /// The dice lie in the middle.
    Rolled {
        /// Who has rolled.
        seat: Seat,
        /// What the letter dice show.
        faces: Vec<Face>,
        /// What the special die shows, if it is used.
        side: Option<Side>,
    },
    /// The question mark has to be turned (E.1.16).
    Asked {
        /// By whom.
        seat: Seat,
        /// So long it may last, if there is an end.
        until: Option<Time>,
    },
    /// The question mark was turned.
    Turned {
        /// To this side.
        side: Side,
        /// By whom; `None` if time was up (5.5.7).
        seat: Option<Seat>,
    },
    /// It is somebody's turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// When the countdown is at 0; `None` where nobody counts.
        until: Option<Time>,
    },
    /// A term was named on which the table votes: the list does not have it (E.1.14), or the table decides (5.5.1).
    Doubted {
        /// By whom.
        seat: Seat,
        /// The term.
        word: String,
        /// What it would be known by (E6).
        keys: Vec<Word>,
        /// For which die.
        die: Die,
        /// Does the word list have it?
        known: bool,
        /// What is known of it.
        hint: Said,
        /// Who may vote (E17).
        voters: Vec<Seat>,
        /// How long, if there is an end.
        closes: Option<Time>,
        /// What is left of the speaker's time (5.5.2).
        rest: Option<Span>,
    },
    /// Somebody has voted.
    Thumbed {
        /// Who.
        seat: Seat,
        /// How.
        thumb: Thumb,
    },
    /// The vote is closed.
    Voted {
        /// Does the term count?
        valid: bool,
        /// The thumbs, counted.
        tally: Tally,
        /// If it does not, the speaker's time runs again, until then (5.5.2).
        until: Option<Time>,
    },
    /// A die was taken for a term.
    Taken {
        /// By whom.
        seat: Seat,
        /// The term.
        word: String,
        /// What it is known by (E6).
        keys: Vec<Word>,
        /// Which die.
        die: Die,
        /// Whom it was stolen from; they get a bookworm card (E.1.6).
        from: Option<Seat>,
    },
    /// The theme-change die was used and lies aside.
    Changed {
        /// By whom.
        seat: Seat,
    },
    /// Somebody who is away was passed over without penalty (5.5.14).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// Somebody who was passed over is back (5.5.14).
    Returned {
        /// Who.
        seat: Seat,
    },
    /// Somebody has no term: −2 at once (E.1.9).
    Failed {
        /// Who.
        seat: Seat,
        /// Why.
        why: Failure,
    },
    /// The round is over and scored.
    RoundOver {
        /// Who has ended it and rolls next (E.2.15).
        seat: Seat,
        /// How.
        how: RoundEnd,
        /// By seat.
        scores: Vec<Score>,
    },
    /// Fewer than two are connected: the clocks stand still (5.5.14).
    Waiting {
        /// Since when.
        at: Time,
    },
    /// Enough are back.
    Resumed {
        /// When.
        at: Time,
    },
    /// The table is over.
    Over {
        /// Who has won; equal totals share (E.1.12).
        winners: Vec<Seat>,
        /// Were too few left to go on (5.5.14)?
        early: bool,
    },
}

/// What a card is turned for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmWhy"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A new round.
    Round,
    /// The theme-change die.
    Change,
}

/// Why somebody has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmFailure"))]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// The countdown was at 0 (E.1.13).
    Time,
    /// They said so (E19).
    GaveUp,
    /// They were away, and not for the first time (5.5.14).
    Away,
}

/// How a round ends (E.1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmRoundEnd"))]
#[serde(rename_all = "snake_case")]
pub enum RoundEnd {
    /// The last letter die was taken from the display.
    LastDie,
    /// A player had no term.
    Failed,
}
