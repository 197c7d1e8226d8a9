//! Hints within one process: the default, and for tests.

use super::{Following, Hint, Hints, WAITING};
use desk::row::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::mpsc;

/// Hints within one process.
#[derive(Default)]
pub struct InProcess(Mutex<HashMap<TableId, Vec<mpsc::Sender<Arc<Hint>>>>>);

impl Hints for InProcess {
    fn tell(&self, hint: Hint) {
        let mut followers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let table = hint.table().clone();
        let hint = Arc::new(hint);
        if let Some(senders) = followers.get_mut(&table) {
            // A full queue drops the hint; a closed one is removed.
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
