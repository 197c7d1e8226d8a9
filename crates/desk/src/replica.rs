//! A table as this server knows it: the fold of its rows so far.

use crate::append::Append;
use crate::message::json;
use crate::row::{Head, Mark, Row, Seq, Summary, TableId};
use game::{FrameEvent, Guest, Presence, Rules, Stamp, Table, TableEvent};
use serde_json::value::RawValue;

/// The fold of a table's rows.
#[derive(Clone)]
pub(crate) struct Replica<R: Rules> {
    pub(crate) id: TableId,
    pub(crate) table: Table<R>,
    /// The last row.
    pub(crate) seq: Seq,
    /// The past up to it, and up to the row before it.
    pub(crate) mark: Mark,
    before: Mark,
    /// When it was.
    pub(crate) at: Stamp,
    /// Each guest's last command that counted, and its row.
    counted: Vec<(Guest, u32, Seq)>,
}

/// Why the rows of a table cannot be read back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// This program does not understand a row: it is of a newer one, or damaged.
    #[error("row {0} cannot be read")]
    Row(Seq),
    /// A row is missing.
    #[error("row {0} is missing")]
    Missing(Seq),
}

/// Where a row comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    pub(crate) at: Stamp,
    pub(crate) actor: Option<Guest>,
    pub(crate) id: Option<u32>,
}

impl<R: Rules> Replica<R> {
    /// From all rows of a table.
    pub(crate) fn of(rows: &[Row]) -> Result<Option<Self>, Unreadable> {
        let Some((first, rest)) = rows.split_first() else { return Ok(None) };
        let gap = rows.iter().zip(1..).find(|(row, seq)| row.seq != *seq);
        if let Some((_, missing)) = gap {
            return Err(Unreadable::Missing(missing));
        }
        let events = parse::<R>(first)?;
        let table = match events.first() {
            Some(TableEvent::Frame(opening)) => Table::from_opening(opening),
            _ => None,
        };
        let Some(table) = table else { return Err(Unreadable::Row(first.seq)) };
        let mut replica = Self {
            id: first.table.clone(),
            table,
            seq: 0,
            mark: Mark::START,
            before: Mark::START,
            at: first.at,
            counted: Vec::new(),
        };
        replica.apply(first, &events[1..]);
        for row in rest {
            let events = parse(row)?;
            replica.apply(row, &events);
        }
        Ok(Some(replica))
    }

    /// The replica one row later.
    fn apply(&mut self, row: &Row, events: &[TableEvent<R>]) {
        for event in events {
            self.table.apply(event);
        }
        self.note(row, self.mark.after(row));
    }

    /// Counts a row whose events have been applied; the mark is that of the past with it.
    pub(crate) fn note(&mut self, row: &Row, mark: Mark) {
        self.seq = row.seq;
        self.before = std::mem::replace(&mut self.mark, mark);
        self.at = self.at.max(row.at);
        if let (Some(guest), Some(id)) = (row.actor, row.id) {
            match self.counted.iter_mut().find(|(other, ..)| *other == guest) {
                Some(counted) => *counted = (guest, id, row.seq),
                None => self.counted.push((guest, id, row.seq)),
            }
        }
    }

    /// Is this the last row, after the same past?
    pub(crate) fn ends_with(&self, row: &Row) -> bool {
        row.seq == self.seq && self.before.after(row) == self.mark
    }

    /// The last row.
    pub(crate) fn head(&self) -> Head {
        Head { seq: self.seq, mark: self.mark }
    }

    /// A guest's last command that counted, and its row.
    pub(crate) fn last(&self, guest: Guest) -> (u32, Seq) {
        self.counted.iter().find(|(other, ..)| *other == guest).map_or((0, 0), |(_, id, seq)| (*id, *seq))
    }

    /// The next row, with these events.
    pub(crate) fn next_row(&self, events: &[TableEvent<R>], origin: Origin, node: u32) -> Row {
        let Origin { at, actor, id } = origin;
        let (at, events) = (at.max(self.at), json(&events));
        Row { table: self.id.clone(), seq: self.seq + 1, at, node, actor, id, events }
    }
}

/// The first row of a new table; `None` if these events do not open one.
pub fn opening<R: Rules>(id: &TableId, events: &[TableEvent<R>], at: Stamp, node: u32) -> Option<Append> {
    let (TableEvent::Frame(opened), rest) = events.split_first()? else { return None };
    let mut table = Table::<R>::from_opening(opened)?;
    for event in rest {
        table.apply(event);
    }
    let row = Row { table: id.clone(), seq: 1, at, node, actor: None, id: None, events: json(&events) };
    Some(Append::new(row, Mark::START, Some(summary(&table))))
}

/// The table after these rows; `None` if there are none.
pub fn folded<R: Rules>(rows: &[Row]) -> Result<Option<Table<R>>, Unreadable> {
    Ok(Replica::of(rows)?.map(|replica| replica.table))
}

/// What happened in a row. An event of the frame begins with its tag, as serde writes it; to look at that is far cheaper than to
/// try both kinds, and a log has thousands of rows.
pub fn parse<R: Rules>(row: &Row) -> Result<Vec<TableEvent<R>>, Unreadable> {
    let events: Result<Vec<&RawValue>, _> = serde_json::from_str(&row.events);
    let read = |event: &RawValue| {
        let text = event.get();
        if text.starts_with(r#"{"frame":"#) {
            serde_json::from_str(text).map(TableEvent::Frame)
        } else {
            serde_json::from_str(text).map(TableEvent::Game)
        }
    };
    events.and_then(|events| events.into_iter().map(read).collect()).map_err(|_| Unreadable::Row(row.seq))
}

/// What lists tell of a table.
pub(crate) fn summary<R: Rules>(table: &Table<R>) -> Summary {
    let places = || table.seats.iter().filter_map(|seat| table.seats.place(seat));
    let host = places().find(|p| p.occupant.guest().is_some() && p.occupant.guest() == table.frame.host);
    Summary {
        game: R::NAME.to_owned(),
        code: table.frame.code.clone(),
        public: table.frame.public,
        stage: table.stage().name(),
        host: host.map(|place| place.occupant.name().to_owned()),
        names: places()
            .filter(|place| place.presence != Presence::Gone)
            .map(|place| place.occupant.name().to_owned())
            .collect(),
        here: table.seats.persons_here().count() as u8,
    }
}

/// The name of the game that a table's first row opens.
pub fn game_of(row: &Row) -> Option<String> {
    #[derive(serde::Deserialize)]
    struct Opening {
        game: String,
    }
    let events: Vec<serde_json::Value> = serde_json::from_str(&row.events).ok()?;
    serde_json::from_value::<Opening>(events.into_iter().next()?).ok().map(|o| o.game)
}

/// Does it change what lists tell?
pub(crate) fn changes_lists<R: Rules>(event: &TableEvent<R>) -> bool {
    matches!(
        event,
        TableEvent::Frame(
            FrameEvent::Sat { .. }
                | FrameEvent::BotSat { .. }
                | FrameEvent::Left { .. }
                | FrameEvent::Came { .. }
                | FrameEvent::Went { .. }
                | FrameEvent::Host { .. }
                | FrameEvent::Started { .. }
        )
    )
}
