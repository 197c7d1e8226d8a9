//! Hints: new rows on their way to other servers. Fast, never the truth: a hint may come late, twice or not at all, and who
//! gets one checks that it follows on what it knows.

use crate::row::{Mark, Row, TableId};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// So many hints wait at a table; those that come then are lost, as hints may be.
pub const WAITING: usize = 64;

/// A row that has been appended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The row.
    pub row: Row,
    /// The table's past with it.
    pub mark: Mark,
}

/// Hints about one table; dropped, no more come.
pub type Following = mpsc::Receiver<Arc<Hint>>;

/// The way from server to server.
pub trait Hints: Send + Sync + 'static {
    /// Tells every server that follows the table. Never waits.
    fn tell(&self, hint: Hint);

    /// Follows a table from now on. A server may be told of its own rows, too.
    fn follow(&self, table: &TableId) -> Following;
}

/// Hints within one process.
#[derive(Default)]
pub struct InProcess(Mutex<HashMap<TableId, Vec<mpsc::Sender<Arc<Hint>>>>>);

impl Hints for InProcess {
    fn tell(&self, hint: Hint) {
        let mut followers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let table = hint.row.table.clone();
        let hint = Arc::new(hint);
        if let Some(senders) = followers.get_mut(&table) {
            // A full one loses the hint and stays; a closed one goes.
            senders.retain(|sender| {
                !matches!(sender.try_send(Arc::clone(&hint)), Err(mpsc::error::TrySendError::Closed(_)))
            });
            if senders.is_empty() {
                followers.remove(&table);
            }
        }
    }

    fn follow(&self, table: &TableId) -> Following {
        let (sender, following) = mpsc::channel(WAITING);
        let mut followers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        followers.entry(table.clone()).or_default().push(sender);
        following
    }
}
