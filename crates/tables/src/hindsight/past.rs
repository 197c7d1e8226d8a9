//! What somebody saw after a row: the log is read and folded in pieces, and only until who asks has gone.

use super::Search;
use super::budget::Held;
use bots::Levels;
use desk::row::{Row, Seq};
use desk::{Past, SearchAt, Unreadable, bad_question, unavailable};
use game::{Guest, Refusal};
use std::sync::Arc;

/// So many rows are in memory at a time.
const PIECE: Seq = 200;

impl<R: Levels> Search<R> {
    /// What the asker saw after a row; folded once for several questions about the same row.
    pub(super) async fn view_at(&self, guest: Option<Guest>, seq: Seq) -> Result<Arc<R::View>, Refusal> {
        if let Some(view) = self.asker.folded(seq) {
            return Ok(view);
        }
        let past = self.past(seq).await?;
        let table = past.table().ok_or_else(bad_question)?;
        let view = Arc::new(SearchAt::view_of(table, guest));
        if past.seq() == seq {
            self.asker.keep(&self.shared, seq, &view);
        }
        Ok(view)
    }

    /// The rows up to this one, folded.
    async fn past(&self, seq: Seq) -> Result<Past<R>, Refusal> {
        let mut past = Past::default();
        while past.seq() < seq {
            if self.asker.has_gone() {
                return Err(unavailable()); // Nobody hears it.
            }
            let most = PIECE.min(seq - past.seq());
            let read = self.shared.log.read_some(self.table.clone(), past.seq(), most).await;
            let rows = read.map_err(|_| unavailable())?;
            if rows.is_empty() {
                break;
            }
            past = self.folded(past, rows).await.map_err(|_| bad_question())?;
        }
        Ok(past)
    }

    /// One piece more, away from the threads that serve.
    async fn folded(&self, mut past: Past<R>, rows: Vec<Row>) -> Result<Past<R>, Unreadable> {
        let bytes: usize = rows.iter().map(|row| row.events.len() + size_of::<Row>()).sum();
        let _held = Held::count(&self.shared, bytes as u64);
        let next = past.seq() + 1;
        let fold = move || past.take(&rows).map(|()| past);
        // A fold that panics is reported by the panic hook.
        tokio::task::spawn_blocking(fold).await.unwrap_or(Err(Unreadable::Row(next)))
    }
}
