//! How long a table lives although nobody is there, and how much it may hold.
//!
//! What lists keep of it is a lower bound: it is rewritten only when it is more than a day off, or when the table begins or
//! ends. So a move stays one insert, and the index of what is due rests while people come and go; the sweeper, who comes when
//! the bound is reached, finds the exact time from the rows.

use crate::row::{Row, Seq};
use game::frame::StageView;
use game::{Closing, Span, Stamp};

const DAY: Span = Span::from_secs(24 * 60 * 60);
/// A lobby ends so long after its last sign of life.
pub const LOBBY_LIVES: Span = DAY;
/// 5.1.9: a table is closed so long after somebody touched it. The same in all games.
pub const TABLE_LIVES: Span = DAY.times(14);
/// A due that is wrong by so much is rewritten.
const SLACK: Span = DAY;

/// How much a table may hold before drafts are refused; nothing else ever is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// Rows.
    pub rows: Seq,
    /// Bytes of what happened in them.
    pub bytes: u64,
}

impl Default for Room {
    /// Twice the largest table that people can play in earnest: LetraMix with 8 players and 50 rounds. `setzkasten simulate`
    /// needs 1,609 rows for it with computer players, of 270 to 350 bytes each; a person who moves a die every 2.5 s of the
    /// glass lays 60 drafts a turn, that is 24,000 drafts of at most 400 bytes: 25,600 rows and 10 MB. Wörterklauer has longer
    /// rows (850 bytes), but at most 96 tiles to play with: 90 turns of 60 drafts of 1.5 kB are 8 MB.
    fn default() -> Self {
        Self { rows: 52_000, bytes: 20 << 20 }
    }
}

/// How long a table has lived, and what lists know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Life {
    /// The last sign of life.
    pub(crate) touched: Stamp,
    /// When it ended, if it has.
    ended: Option<Stamp>,
    /// The due that lists have, if nobody has corrected it.
    pub(crate) told: Stamp,
}

/// What can be said of a row before it is applied.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trace {
    /// How far the table is.
    pub(crate) before: StageView,
    /// Does the row change what lists tell?
    pub(crate) changes_lists: bool,
    /// Is it a sign of life?
    pub(crate) is_life: bool,
}

impl Life {
    /// A table that is opened now.
    pub(crate) fn opened(at: Stamp) -> Self {
        Self { touched: at, ended: None, told: at + LOBBY_LIVES }
    }

    /// After a row that leaves the table in this stage; and do lists have to be told?
    pub(crate) fn after(self, row: &Row, trace: Trace, stage: StageView) -> (Self, bool) {
        let touched = if trace.is_life { self.touched.max(row.at) } else { self.touched };
        let ended = (stage == StageView::Over).then(|| self.ended.unwrap_or(row.at));
        let mut life = Self { touched, ended, told: self.told };
        let due = life.due(stage);
        let is_stale = stage != trace.before || due > self.told + SLACK;
        let tells = trace.changes_lists || (is_stale && row.actor.is_some()) || stage != trace.before;
        if tells && is_stale {
            life.told = due;
        }
        (life, tells)
    }

    /// When something has to happen although nobody is there; of a table that is over, when it ended.
    pub(crate) fn due(self, stage: StageView) -> Stamp {
        match (stage, self.ended) {
            (StageView::Over, Some(ended)) => ended,
            (StageView::Over, None) => self.touched,
            (stage, _) => self.touched + span(stage),
        }
    }
}

/// So long a table in this stage lives without a sign of life.
pub(crate) fn span(stage: StageView) -> Span {
    match stage {
        StageView::Lobby => LOBBY_LIVES,
        StageView::Playing | StageView::Over => TABLE_LIVES,
    }
}

/// Why a table in this stage is closed when nobody comes any more.
pub(crate) fn reason(stage: StageView) -> Closing {
    match stage {
        StageView::Lobby => Closing::Lobby,
        StageView::Playing | StageView::Over => Closing::Untouched,
    }
}
