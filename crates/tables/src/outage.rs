//! Whether the log takes rows and gives them back, and what is said of it: an outage is a line in the log when it begins, one
//! a minute while it lasts, and one when it ends, however many tables wait.

use desk::row::TableId;
use std::collections::HashMap;
use std::fmt::Display;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// What waits tries again within this time: after a second, and a log that hangs says so within five. A table that has not
/// failed for so long has nothing to write any more.
const FRESH: Duration = Duration::from_secs(10);
/// An outage that lasts is told of so often.
const TOLD_EVERY: Duration = Duration::from_mins(1);

/// What is known of the log's health.
#[derive(Default)]
pub(crate) struct Outage {
    state: Mutex<State>,
    /// How many tables wait, for who does not want to wait for the lock.
    stuck: AtomicU64,
}

#[derive(Default)]
struct State {
    /// When each table failed last; the log itself is `None`.
    failed: HashMap<Option<TableId>, Instant>,
    /// The last row could not be written, whose ever it was.
    last_append_failed: Option<Instant>,
    lasts: Option<Lasting>,
}

/// An outage that lasts.
struct Lasting {
    since: Instant,
    told: Instant,
    /// The most tables that have waited at a time.
    most: usize,
}

/// What is worth a line in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum News {
    Begins,
    Lasts { tables: usize, seconds: u64 },
    Ends { tables: usize, seconds: u64 },
}

impl Outage {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A row of this table could not be written.
    pub(crate) fn append_failed(&self, table: &TableId, error: &dyn Display) {
        self.state().last_append_failed = Some(Instant::now());
        self.failed(Some(table), error);
    }

    /// A row of this table was written.
    pub(crate) fn appended(&self, table: &TableId) {
        // Nearly always nothing has failed.
        if self.stuck.load(Ordering::Relaxed) > 0 {
            self.state().last_append_failed = None;
            self.works(Some(table));
        }
    }

    /// This table, or the log itself, could not be read or written.
    pub(crate) fn failed(&self, table: Option<&TableId>, error: &dyn Display) {
        let news = self.note(|state| state.fail(table.cloned()));
        if news == Some(News::Begins) {
            let table = table.map(TableId::as_str);
            tracing::error!(table, %error, "the log cannot be written to or read: games stand still until it is back");
        }
    }

    /// This table, or the log itself, could be read or written, or is not needed any more.
    pub(crate) fn works(&self, table: Option<&TableId>) {
        self.tell(|state| state.heal(table));
    }

    /// Forgets what has not tried again for long; to be called once a second.
    pub(crate) fn look(&self) {
        self.tell(State::forget);
    }

    /// Could the last row be written, as far as that is known?
    pub(crate) fn takes_rows(&self) -> bool {
        self.state().last_append_failed.is_none_or(|at| at.elapsed() >= FRESH)
    }

    /// How many tables wait for the log.
    pub(crate) fn stuck(&self) -> u64 {
        self.stuck.load(Ordering::Relaxed)
    }

    fn tell(&self, change: impl FnOnce(&mut State)) {
        match self.note(change) {
            Some(News::Lasts { tables, seconds }) => {
                tracing::error!(tables, seconds, "the log still cannot be written to or read");
            }
            Some(News::Ends { tables, seconds }) => {
                tracing::warn!(tables, seconds, "the log is back: games go on");
            }
            Some(News::Begins) | None => {}
        }
    }

    fn note(&self, change: impl FnOnce(&mut State)) -> Option<News> {
        let mut state = self.state();
        change(&mut state);
        let tables = state.failed.keys().filter(|table| table.is_some()).count();
        self.stuck.store(tables as u64, Ordering::Relaxed);
        state.news(tables)
    }
}

impl State {
    fn fail(&mut self, table: Option<TableId>) {
        self.failed.insert(table, Instant::now());
    }

    fn heal(&mut self, table: Option<&TableId>) {
        self.failed.remove(&table.cloned());
    }

    fn forget(&mut self) {
        self.failed.retain(|_, at| at.elapsed() < FRESH);
    }

    /// What has become of the outage, if there is one; so many tables wait.
    fn news(&mut self, tables: usize) -> Option<News> {
        let now = Instant::now();
        let is_well = self.failed.is_empty();
        match &mut self.lasts {
            None if is_well => None,
            None => {
                self.lasts = Some(Lasting { since: now, told: now, most: tables });
                Some(News::Begins)
            }
            Some(lasting) => {
                lasting.most = lasting.most.max(tables);
                let seconds = lasting.since.elapsed().as_secs();
                if is_well {
                    let tables = lasting.most;
                    self.lasts = None;
                    return Some(News::Ends { tables, seconds });
                }
                let is_due = lasting.told.elapsed() >= TOLD_EVERY;
                is_due.then(|| {
                    lasting.told = now;
                    News::Lasts { tables, seconds }
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Chance;
    use tokio::time::advance;

    /// What is told when a table fails, is written, or a second passes.
    struct Told(Outage, Vec<News>);

    impl Told {
        fn fail(&mut self, table: &TableId) {
            self.1.extend(self.0.note(|state| state.fail(Some(table.clone()))));
        }

        fn write(&mut self, table: &TableId) {
            self.1.extend(self.0.note(|state| state.heal(Some(table))));
        }

        async fn second(&mut self) {
            advance(Duration::from_secs(1)).await;
            self.1.extend(self.0.note(State::forget));
        }
    }

    fn tables(count: usize) -> Vec<TableId> {
        let mut chance = Chance::from_seed(1);
        (0..count).map(|_| TableId::draw(&mut chance)).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn an_outage_of_many_tables_is_a_line_at_each_end_and_one_a_minute() {
        let (mut told, tables) = (Told(Outage::default(), Vec::new()), tables(50));
        for _ in 0..130 {
            for table in &tables {
                told.fail(table);
            }
            told.second().await;
        }
        assert_eq!(told.0.stuck(), 50);
        for table in &tables {
            told.write(table);
        }
        let expected = [
            News::Begins,
            News::Lasts { tables: 50, seconds: 60 },
            News::Lasts { tables: 50, seconds: 120 },
            News::Ends { tables: 50, seconds: 130 },
        ];
        assert_eq!(told.1, expected);
        assert_eq!(told.0.stuck(), 0);
    }

    /// Else a player who went away in an outage would make it last for ever.
    #[tokio::test(start_paused = true)]
    async fn a_table_that_does_not_try_again_waits_no_more() {
        let (mut told, tables) = (Told(Outage::default(), Vec::new()), tables(1));
        told.fail(&tables[0]);
        for _ in 0..11 {
            told.second().await;
        }
        assert_eq!(told.1, [News::Begins, News::Ends { tables: 1, seconds: 10 }]);
    }

    #[tokio::test(start_paused = true)]
    async fn rows_are_taken_again_when_one_was_written_or_nobody_tries() {
        let (outage, tables) = (Outage::default(), tables(2));
        assert!(outage.takes_rows());
        outage.append_failed(&tables[0], &"full");
        outage.failed(None, &"away");
        assert!(!outage.takes_rows());
        outage.appended(&tables[1]);
        assert!(outage.takes_rows(), "another table could write");
        outage.append_failed(&tables[0], &"full");
        advance(FRESH).await;
        assert!(outage.takes_rows());
    }
}
