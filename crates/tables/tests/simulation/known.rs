//! The table as its rows tell it.

use bots::Levels;
use game::{Table, TableEvent};
use tables::log::{Log, MemoryLog};
use tables::row::{Row, Seq, TableId};

/// A table up to some row.
pub struct Known<R: Levels>(Option<(Seq, Table<R>)>);

impl<R: Levels> Default for Known<R> {
    fn default() -> Self {
        Self(None)
    }
}

impl<R: Levels> Known<R> {
    /// The table as it is after this row, or as far as there are rows.
    pub async fn at(&mut self, log: &MemoryLog, id: &TableId, seq: Seq) -> &Table<R> {
        let known = self.0.as_ref().map_or(0, |(known, _)| *known);
        let mut rows = log.read(id.clone(), known).await.unwrap();
        rows.retain(|row| row.seq <= seq.max(1));
        match &mut self.0 {
            Some((known, table)) => {
                *known += rows.len() as Seq;
                rows.iter().flat_map(events).for_each(|event| table.apply(&event));
            }
            none => *none = Some((rows.len() as Seq, folded(&rows))),
        }
        self.0.as_ref().map(|(_, table)| table).unwrap()
    }
}

/// The table after all these rows.
pub fn folded<R: Levels>(rows: &[Row]) -> Table<R> {
    let mut events = rows.iter().flat_map(events);
    let Some(TableEvent::Frame(opening)) = events.next() else { panic!("no opening") };
    let mut table = Table::from_opening(&opening).unwrap();
    events.for_each(|event| table.apply(&event));
    table
}

/// What happened in a row.
pub fn events<R: Levels>(row: &Row) -> Vec<TableEvent<R>> {
    serde_json::from_str(&row.events).unwrap()
}
