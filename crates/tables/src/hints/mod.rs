//! Hints: new rows on their way to other servers. Fast, never the truth: a hint may come late, twice or not at all, and who
//! gets one checks that it follows on what it knows.

mod in_process;
pub mod nats;

pub use in_process::InProcess;
pub use nats::NatsHints;

pub use desk::Hint;

use desk::row::TableId;
use std::sync::Arc;
use tokio::sync::mpsc;

/// So many hints wait at a table; those that come then are lost, as hints may be.
pub const WAITING: usize = 64;

/// Hints about one table; dropped, no more come.
pub type Following = mpsc::Receiver<Arc<Hint>>;

/// The way from server to server.
pub trait Hints: Send + Sync + 'static {
    /// Tells every server that follows the table. Never waits.
    fn tell(&self, hint: Hint);

    /// Follows a table from now on. A server may be told of its own rows, too.
    fn follow(&self, table: &TableId) -> Following;
}
