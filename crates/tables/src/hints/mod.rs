//! Hints: new rows, published to other servers. Fast but unreliable: a hint may come late, twice or not at all. The receiver
//! checks that it is the next row after the ones it knows.

mod in_process;
pub mod nats;

pub use in_process::InProcess;
pub use nats::NatsHints;

pub use desk::Hint;

use desk::row::TableId;
use std::sync::Arc;
use tokio::sync::mpsc;

/// Capacity of the queue of each follower; hints are dropped while it is full.
pub const WAITING: usize = 64;

/// A subscription to the hints of one table; ends when dropped.
pub type Following = mpsc::Receiver<Arc<Hint>>;

/// Publishes and subscribes to hints.
pub trait Hints: Send + Sync + 'static {
    /// Publishes a hint to every server that follows the table. Never blocks.
    fn tell(&self, hint: Hint);

    /// Subscribes to a table. A server may also get hints of its own rows.
    fn follow(&self, table: &TableId) -> Following;
}
