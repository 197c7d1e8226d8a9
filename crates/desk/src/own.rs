//! What is kept of one guest: their own part of a table's log.

use crate::names::Names;
use crate::replica::{Unreadable, parse};
use crate::row::{Row, Seq};
use game::frame::Stage;
use game::{FrameEvent, Guest, Rules, Stamp, Table, TableEvent};
use serde::Serialize;
use serde_json::{Value, json};

/// A guest's own part of a log.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    /// What they did.
    pub rows: Vec<OwnRow>,
    /// What they see now, at a table that is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
}

/// Something that a guest did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OwnRow {
    /// Its number,
    pub seq: Seq,
    /// when it was,
    pub at: Stamp,
    /// and the number of their command.
    pub id: Option<u32>,
    /// What happened, of a table that is over: everybody may read its log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Value>>,
    /// What they were told of it, of a table that is not: an event may hold what is hidden from them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Vec<Value>>,
}

/// The own part of a guest with this name; `None` if there are no rows. Names of others are not in it.
pub fn own<R: Rules>(rows: &[Row], guest: Guest, name: Option<String>) -> Result<Option<Own>, Unreadable> {
    let Some(first) = rows.first() else { return Ok(None) };
    let table = match parse::<R>(first)?.first() {
        Some(TableEvent::Frame(opening)) => Table::<R>::from_opening(opening),
        _ => None,
    };
    let mut table = table.ok_or(Unreadable::Row(first.seq))?;
    let name = Names::from_iter([(guest, name)]);
    let mut own = Vec::new();
    for row in rows {
        let (mut events, mut told) = (Vec::new(), Vec::new());
        let mut all = parse::<R>(row)?;
        name.fill(&mut all);
        for event in all {
            let is_own = row.actor == Some(guest) || is_sitting_down(&event, guest);
            // The opening has been applied.
            let is_opening = matches!(event, TableEvent::Frame(FrameEvent::Opened { .. }));
            let news = if is_opening { Vec::new() } else { table.happen(&event, &[Some(guest)]) };
            if is_own && !is_opening {
                events.push(json!(event));
                told.extend(news.into_iter().flatten().map(|news| json!(news)));
            }
        }
        if !events.is_empty() {
            let (events, told) = (Some(events), Some(told));
            own.push(OwnRow { seq: row.seq, at: row.at, id: row.id, events, told });
        }
    }
    let is_over = table.is_over();
    for row in &mut own {
        if is_over { row.told = None } else { row.events = None }
    }
    let is_played = table.frame.stage == Stage::Playing && !is_over;
    let view = is_played.then(|| json!(table.view(table.viewer(Some(guest)))));
    Ok(Some(Own { rows: own, view }))
}

fn is_sitting_down<R: Rules>(event: &TableEvent<R>, guest: Guest) -> bool {
    matches!(event, TableEvent::Frame(FrameEvent::Sat { guest: other, .. }) if *other == guest)
}
