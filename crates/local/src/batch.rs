//! What a local table hands out after an input: what has to be kept first, and what is to be sent then.

use desk::row::{Seq, TableId};
use game::{Guest, Stamp};
use serde::Serialize;
use serde_json::Value;

/// What has happened since the batch before. Nothing of it may be sent before all of it is kept: durable before told.
#[derive(Debug, Serialize)]
pub struct Batch {
    /// Which table.
    pub table: TableId,
    /// The number of the first of these rows.
    pub first: Seq,
    /// New rows, to be given back as they are when the table is loaded.
    pub rows: Vec<String>,
    /// What was done to the table, to be given to a server when the table is moved there.
    pub journal: Vec<String>,
    /// Names that are new.
    pub names: Vec<(Guest, String)>,
    /// What lists tell of it.
    pub summary: Summary,
    /// Messages for connections.
    pub send: Vec<Message>,
    /// Last messages: the connection is to be closed.
    pub close: Vec<Message>,
    /// When the table wants to be called if nothing comes.
    pub wake: Option<Stamp>,
    /// Does a computer player have to think?
    pub think: bool,
    /// Questions that have to be searched for.
    pub search: Vec<SearchFor>,
    /// Searches under way have no more time.
    pub end_searches: bool,
    /// The table has left memory, as nobody needs it: to come back, it has to be loaded.
    pub ended: bool,
    /// A table that was opened: where it goes on.
    pub opened: Vec<Batch>,
}

/// A message for a connection.
#[derive(Debug, Serialize)]
pub struct Message {
    /// Which.
    pub connection: u32,
    /// As it is sent.
    pub text: String,
}

/// What lists tell of a table.
#[derive(Debug, Serialize)]
pub struct Summary {
    /// The game's name.
    pub game: &'static str,
    /// `lobby`, `playing` or `over`.
    pub stage: &'static str,
    /// Who sits there.
    pub names: Vec<String>,
    /// When the last row was.
    pub at: Option<Stamp>,
}

/// A question that has to be searched for, away from the table.
#[derive(Debug, Serialize)]
pub struct SearchFor {
    /// Who asks.
    pub connection: u32,
    /// The question's number.
    pub id: u32,
    /// As it was after this row.
    pub seq: Seq,
    /// As whom the asker sees it.
    pub guest: Option<Guest>,
    /// What is asked.
    pub about: Value,
}
