//! The memory that all questions together may hold.

use crate::shared::Shared;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// So many bytes may wait, or be kept for who asks again.
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// Bytes that a question holds; given back when dropped.
pub(super) struct Held {
    shared: Arc<Shared>,
    bytes: u64,
}

impl Held {
    /// So many bytes more; `None` if there would be too many.
    pub(super) fn take(shared: &Arc<Shared>, bytes: u64) -> Option<Self> {
        let add = |held: u64| held.checked_add(bytes).filter(|sum| *sum <= MOST_BYTES);
        let figure = &shared.figures.question_bytes;
        figure.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add).ok()?;
        Some(Self { shared: Arc::clone(shared), bytes })
    }

    /// So many bytes more, of a search that is under way: there are only a few of these.
    pub(super) fn count(shared: &Arc<Shared>, bytes: u64) -> Self {
        shared.figures.question_bytes.fetch_add(bytes, Ordering::Relaxed);
        Self { shared: Arc::clone(shared), bytes }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.shared.figures.question_bytes.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// About how much memory something needs: as much as its JSON has bytes.
pub(super) fn weight(thing: &impl serde::Serialize) -> u64 {
    let mut bytes = Counter(0);
    // Counting never fails, and what cannot be written weighs nothing.
    let _ = serde_json::to_writer(&mut bytes, thing);
    bytes.0
}

struct Counter(u64);

impl Write for Counter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::weight;

    #[test]
    fn a_thing_weighs_as_much_as_its_json() {
        assert_eq!(weight(&["a", "bc"]), r#"["a","bc"]"#.len() as u64);
    }
}
