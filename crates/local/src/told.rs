//! What is told of a table without being at it, by a server or by a browser: an invitation, and its log.

use desk::row::{Row, Seq, TableId};
use game::{Guest, Stamp};
use serde::Serialize;
use serde_json::value::RawValue;

/// A table as an invitation tells of it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TableInfo"))]
pub struct Invitation {
    /// Which.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// How far it is.
    #[cfg_attr(feature = "typescript", ts(as = "game::frame::StageView"))]
    pub stage: &'static str,
    /// The code to find it by; empty where there is none.
    pub code: String,
    /// Who sits there.
    pub names: Vec<String>,
    /// So many can.
    pub most: u8,
    /// Are people given a name there, whatever they would like to be called?
    pub gives_names: bool,
    /// May somebody sit down although it is played: in the place of a computer player?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub takes: bool,
}

/// A row as the log tells of it when a table is over.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LogRow"))]
pub struct LoggedRow {
    seq: Seq,
    at: Stamp,
    actor: Option<u32>,
    id: Option<u32>,
    #[cfg_attr(feature = "typescript", ts(type = "unknown[]"))]
    events: Box<RawValue>,
}

impl LoggedRow {
    /// This row, with its events as they are to be shown; `None` if they cannot be read.
    pub fn of(row: &Row, events: String) -> Option<Self> {
        let events = RawValue::from_string(events).ok()?;
        Some(Self { seq: row.seq, at: row.at, actor: row.actor.map(Guest::number), id: row.id, events })
    }
}
