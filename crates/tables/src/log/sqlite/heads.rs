//! A cache of every active table's newest row, which saves a query for each append. It holds for as long as nobody else has
//! written to the file: the writer looks at the beginning of each transaction, when nobody else can write any more.

use super::mark;
use desk::row::{Mark, Row, Seq, TableId};
use rusqlite::{Connection, OptionalExtension};
use std::collections::HashMap;

/// When the cache has this many entries, it is cleared and fills again on demand.
const MAX_ENTRIES: usize = 20_000;

/// Number, newest row and mark of a table, and how many of its names were forgotten.
pub(super) const HEAD: &str =
    "SELECT rows.number, seq, mark, forgotten FROM rows JOIN tables ON tables.number = rows.number
     WHERE name = ?1 ORDER BY seq DESC LIMIT 1";

/// The cache.
#[derive(Default)]
pub(super) struct Heads(HashMap<TableId, Newest>);

/// The newest row of a table.
#[derive(Clone, Copy)]
struct Newest {
    /// The table's number in the file.
    number: i64,
    seq: Seq,
    /// `None` for a row that a program before version 5 wrote.
    mark: Option<Mark>,
}

impl Heads {
    /// The number of the row's table, if the row is its next one and was decided on this past.
    pub(super) fn before(
        &mut self,
        file: &Connection,
        row: &Row,
        past: Mark,
    ) -> rusqlite::Result<Option<i64>> {
        let newest = match self.0.get(&row.table) {
            Some(newest) => Some(*newest),
            None => find(file, &row.table)?,
        };
        let fits = |newest: &Newest| {
            newest.seq.checked_add(1) == Some(row.seq) && newest.mark.is_none_or(|mark| mark == past)
        };
        Ok(newest.filter(fits).map(|newest| newest.number))
    }

    /// Remembers the row as the newest of its table.
    pub(super) fn note(&mut self, number: i64, row: &Row, mark: Mark) {
        if self.0.len() >= MAX_ENTRIES {
            self.clear();
        }
        let newest = Newest { number, seq: row.seq, mark: Some(mark) };
        match self.0.get_mut(&row.table) {
            Some(known) => *known = newest,
            None => drop(self.0.insert(row.table.clone(), newest)),
        }
    }

    /// Forgets a table that was deleted.
    pub(super) fn forget(&mut self, table: &TableId) {
        self.0.remove(table);
    }

    /// Forgets everything, as is needed after a transaction that was rolled back, and when somebody else has written.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}

fn find(file: &Connection, table: &TableId) -> rusqlite::Result<Option<Newest>> {
    let newest = |row: &rusqlite::Row<'_>| {
        let mark = row.get::<_, Option<i64>>(2)?.map(mark);
        Ok(Newest { number: row.get(0)?, seq: row.get(1)?, mark })
    };
    file.prepare_cached(HEAD)?.query_row([table.as_str()], newest).optional()
}
