//! A table as this server knows it: the fold of its rows so far.

use crate::append::Append;
use crate::life::{Life, Trace, span};
use crate::message::json;
use crate::names::{Names, names_in};
use crate::row::{Head, Mark, Row, Seq, Sitter, Stored, Summary, TableId};
use game::frame::StageView;
use game::{Closing, FrameEvent, Guest, Rules, Stamp, Table, TableEvent};
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
    /// The names of all guests who ever sat there.
    pub(crate) names: Names,
    /// So many of them were forgotten when the log was last read.
    pub(crate) forgotten: u32,
    /// How long it has lived.
    pub(crate) life: Life,
    /// The bytes of all rows' events.
    pub(crate) bytes: u64,
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
    /// From all that a log has of a table.
    pub(crate) fn of(Stored { rows, names }: &Stored) -> Result<Option<Self>, Unreadable> {
        let mut replica = Self::of_rows(rows)?;
        if let Some(replica) = &mut replica {
            names.give_to(&mut replica.table.seats);
            replica.names.clone_from(names);
            replica.forgotten = names.forgotten();
        }
        Ok(replica)
    }

    /// Without names, but for those that old rows have.
    fn of_rows(rows: &[Row]) -> Result<Option<Self>, Unreadable> {
        let mut past = Past::default();
        past.take(rows)?;
        Ok(past.0)
    }

    /// From its first row.
    fn open(first: &Row) -> Result<Self, Unreadable> {
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
            names: Names::default(),
            forgotten: 0,
            life: Life::opened(first.at),
            bytes: 0,
            counted: Vec::new(),
        };
        replica.apply(first, &events[1..]);
        Ok(replica)
    }

    /// The replica one row later.
    fn apply(&mut self, row: &Row, events: &[TableEvent<R>]) {
        let trace = self.trace(row, events);
        for event in events {
            self.table.apply(event);
        }
        self.note(row, self.mark.after(row), trace);
    }

    /// What can be said of a row before it is applied.
    pub(crate) fn trace(&self, row: &Row, events: &[TableEvent<R>]) -> Trace {
        Trace {
            before: self.table.stage(),
            changes_lists: events.iter().any(changes_lists),
            is_life: row.actor.is_some() || events.iter().any(|event| self.saw_go(event, row.node)),
        }
    }

    /// Has this server seen somebody go? They were there until then. A dead server's guests are sent away by another.
    fn saw_go(&self, event: &TableEvent<R>, node: u32) -> bool {
        let TableEvent::Frame(FrameEvent::Went { seat }) = event else { return false };
        let place = self.table.seats.place(*seat);
        place.and_then(|place| place.connection).is_some_and(|connection| connection.node == node)
    }

    /// Counts a row whose events have been applied; the mark is that of the past with it.
    pub(crate) fn note(&mut self, row: &Row, mark: Mark, trace: Trace) {
        self.life = self.life.after(row, trace, self.table.stage()).0;
        self.bytes += row.events.len() as u64;
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

    /// Does it show what the log has?
    pub(crate) fn is_up_to_date(&self, head: Head) -> bool {
        (head.seq, head.mark, head.forgotten) == (self.seq, self.mark, self.forgotten)
    }

    /// Takes names in that a row brings, or that the log has. Says whether anybody is called otherwise now.
    pub(crate) fn learn(&mut self, names: impl IntoIterator<Item = (Guest, Option<String>)>) -> bool {
        for (guest, name) in names {
            self.names.learn(guest, name);
        }
        let before = self.table.seats.clone();
        self.names.give_to(&mut self.table.seats);
        self.table.seats != before
    }

    /// A guest's last command that counted, and its row.
    pub(crate) fn last(&self, guest: Guest) -> (u32, Seq) {
        self.counted.iter().find(|(other, ..)| *other == guest).map_or((0, 0), |(_, id, seq)| (*id, *seq))
    }

    /// When something has to happen although nobody is there. Who is connected lives.
    pub(crate) fn due(&self, now: Stamp) -> Stamp {
        let stage = self.table.stage();
        let somebody_is_here = self.table.seats.persons_here().next().is_some();
        if somebody_is_here && stage != StageView::Over { now + span(stage) } else { self.life.due(stage) }
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
    let summary = summary(&table, Life::opened(at).told);
    Some(Append { names: names_in(events), ..Append::new(row, Mark::START, Some(summary)) })
}

/// The row that closes a table with these rows; `None` if it is over, or if there are none.
pub fn closing<R: Rules>(
    rows: &[Row],
    why: Closing,
    at: Stamp,
    node: u32,
) -> Result<Option<Append>, Unreadable> {
    let Some(mut replica) = Replica::<R>::of_rows(rows)? else { return Ok(None) };
    let Some(closed) = replica.table.close(why) else { return Ok(None) };
    let events = [TableEvent::Frame(closed)];
    let row = replica.next_row(&events, Origin { at, actor: None, id: None }, node);
    let past = replica.mark;
    replica.apply(&row, &events);
    let summary = summary(&replica.table, replica.life.told);
    Ok(Some(Append::new(row, past, Some(summary))))
}

/// What an operator may know of a table: nothing of what is hidden at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examined {
    /// Its rows,
    pub rows: Seq,
    /// and the bytes of what happened in them.
    pub bytes: u64,
    /// The last sign of life.
    pub touched: Stamp,
    /// When something has to happen although nobody is there; if it is over, when it ended.
    pub due: Stamp,
    /// Why it was closed without a result, if it was.
    pub closed: Option<Closing>,
}

/// Looks at a table as an operator does; `None` if there are no rows.
pub fn examined<R: Rules>(rows: &[Row], now: Stamp) -> Result<Option<Examined>, Unreadable> {
    let replica = Replica::<R>::of_rows(rows)?;
    Ok(replica.map(|replica| Examined {
        rows: replica.seq,
        bytes: replica.bytes,
        touched: replica.life.touched,
        due: replica.due(now),
        closed: replica.table.frame.closed,
    }))
}

/// A table that is folded piece by piece, so that not all its rows have to be in memory.
pub struct Past<R: Rules>(Option<Replica<R>>);

impl<R: Rules> Default for Past<R> {
    fn default() -> Self {
        Self(None)
    }
}

impl<R: Rules> Past<R> {
    /// Takes the next rows.
    pub fn take(&mut self, rows: &[Row]) -> Result<(), Unreadable> {
        for row in rows {
            let expected = self.seq() + 1;
            if row.seq != expected {
                return Err(Unreadable::Missing(expected));
            }
            match &mut self.0 {
                Some(replica) => {
                    let events = parse(row)?;
                    replica.apply(row, &events);
                }
                None => self.0 = Some(Replica::open(row)?),
            }
        }
        Ok(())
    }

    /// The last row it has.
    pub fn seq(&self) -> Seq {
        self.0.as_ref().map_or(0, |replica| replica.seq)
    }

    /// The table after the rows so far; `None` if there were none.
    pub fn table(&self) -> Option<&Table<R>> {
        self.0.as_ref().map(|replica| &replica.table)
    }
}

/// The table after these rows; `None` if there are none. Names lie elsewhere: [`Names::give_to`] puts them in, where they
/// matter.
pub fn folded<R: Rules>(rows: &[Row]) -> Result<Option<Table<R>>, Unreadable> {
    Ok(Replica::of_rows(rows)?.map(|replica| replica.table))
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
pub(crate) fn summary<R: Rules>(table: &Table<R>, due: Stamp) -> Summary {
    let places = table.seats.iter().filter_map(|seat| table.seats.place(seat));
    Summary {
        game: R::NAME.to_owned(),
        code: table.frame.code.clone(),
        public: table.frame.public,
        stage: table.stage().name(),
        host: table.frame.host.filter(|host| table.seats.seat_of(*host).is_some()),
        seats: places.map(Sitter::at).collect(),
        here: table.seats.persons_here().count() as u8,
        due,
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
                | FrameEvent::MakesRoom { .. }
                | FrameEvent::BotSat { .. }
                | FrameEvent::Left { .. }
                | FrameEvent::Came { .. }
                | FrameEvent::Went { .. }
                | FrameEvent::Host { .. }
                | FrameEvent::Started { .. }
                | FrameEvent::Closed { .. }
        )
    )
}
