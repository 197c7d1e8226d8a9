//! What a desk wants done.

use crate::append::{Append, Hint, Unavailable};
use crate::message::Bye;
use crate::outbox::Note;
use crate::replica::Unreadable;
use crate::row::Seq;
use game::{Chance, Guest, Moment, Refusal, Rules, Seat, Stamp, Viewer};
use serde_json::Value;
use words::judge::HouseList;

/// Something to be done outside, in this order.
pub enum Output<R: Rules> {
    /// Append this row; answered by `Appended`. At most one append or read is under way.
    Append(Box<Append>),
    /// Read all rows after this one, and then all names; answered by `Rows`.
    Read {
        /// The last row that is not wanted.
        after: Seq,
    },
    /// Open the table where these players play again, with `rematch_events` of [`Desk::table`](crate::Desk::table);
    /// answered by `Opened`.
    OpenRematch {
        /// Who wants to.
        by: Guest,
    },
    /// The connection is at the table now.
    Welcome {
        /// Which.
        connection: u32,
    },
    /// Something for a connection.
    Send {
        /// Which.
        connection: u32,
        /// What.
        note: Note,
    },
    /// A connection is to be closed, or was not let in. The desk does not know it any more.
    Close {
        /// Which.
        connection: u32,
        /// Why.
        reason: Bye,
    },
    /// Somebody has sat down, or not.
    Seated {
        /// Of the `Sit`.
        ticket: u32,
        /// Who they are from now on.
        outcome: Result<Guest, Refusal>,
    },
    /// The host has sent somebody away.
    Kicked {
        /// Whom.
        guest: Guest,
    },
    /// A computer player has to think; answered by `Plan`, whenever it is done.
    Think(Box<Think<R>>),
    /// Somebody asks what could have been done; answered to the connection, whenever it is found.
    Search(Box<Search<R>>),
    /// Who has asked this does not wait for the answer any more.
    EndSearch {
        /// Who.
        connection: u32,
        /// The question's number.
        id: u32,
    },
    /// The table goes on: searches under way have no more time.
    EndSearches,
    /// Tell other servers, if there are others.
    Hint(Hint),
    /// Something for figures or the server's log.
    Report(Report),
    /// What a `Sweep` came to.
    Swept(Swept),
    /// The table leaves memory; the desk takes no more inputs.
    Ended(End),
}

/// What the sweeper finds at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swept {
    /// Nothing has to happen before then.
    Lives {
        /// When to come again.
        due: Stamp,
    },
    /// It was closed.
    Closed,
    /// It was over already.
    Over {
        /// When it ended.
        ended: Stamp,
    },
    /// The log does not answer.
    Failed,
}

/// What a computer player needs to think.
pub struct Think<R: Rules> {
    /// Where it sits.
    pub seat: Seat,
    /// How strong it is.
    pub level: String,
    /// Who it is, unless it is nobody in particular.
    pub character: Option<String>,
    /// What for.
    pub moment: Moment,
    /// What it sees.
    pub view: R::View,
    /// The words that the house allows and refuses.
    pub house: HouseList,
    /// Its own chance, so that the table's draws do not depend on who plays.
    pub chance: Chance,
}

/// What somebody asks to be looked back at.
pub struct Search<R: Rules> {
    /// Who gets the answer.
    pub connection: u32,
    /// The question's number.
    pub id: u32,
    /// What is asked, not read yet.
    pub about: Value,
    /// What to look at.
    pub at: SearchAt<R>,
    /// The words that the house allows and refuses.
    pub house: HouseList,
}

/// What a search looks at.
pub enum SearchAt<R: Rules> {
    /// What the asker sees now.
    Now(R::View),
    /// What this guest, or the public, saw after a row: the log has to be read.
    Row {
        /// Which.
        seq: Seq,
        /// Who asks.
        guest: Option<Guest>,
    },
}

impl<R: Rules> SearchAt<R> {
    /// The view of a viewer who is no seat any more is the public's.
    pub fn view_of(table: &game::Table<R>, guest: Option<Guest>) -> R::View {
        let viewer: Viewer = table.viewer(guest);
        table.view(viewer)
    }
}

/// For figures and the server's log.
#[derive(Debug)]
pub enum Report {
    /// A command was refused, with this code.
    Refused(&'static str),
    /// The rules refused what a computer player had planned.
    PlanRefused,
    /// An append found another row.
    Conflict,
    /// A row could not be written.
    NotWritten {
        /// Its number.
        seq: Seq,
        /// Why.
        error: Unavailable,
    },
    /// A row of another server cannot be read.
    Unreadable(Unreadable),
    /// The log has lost rows that everybody here has seen.
    RowsLost {
        /// The last row that was known.
        known: Seq,
        /// So many are left.
        left: usize,
    },
    /// The table could not be put to rest before the server stops.
    NotStopped,
}

/// Why a table leaves memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Nobody needs it.
    Idle,
    /// The server stops.
    Stopped,
    /// The log does not have it any more.
    Lost,
    /// Nothing can be appended to its log, although nobody else writes there.
    Damaged,
}
