//! `setzkasten tables show`: what an operator may know; never what is hidden at the table.

use super::{One, when};
use crate::beside::{self, Failure};
use clap::Args;
use desk::Examined;
use game::{Closing, Stamp};
use serde::Serialize;
use std::io::{self, Write};
use tables::log::Listed;
use tables::row::Summary;
use tables::upkeep;

/// What `setzkasten tables show` takes.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    one: One,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

/// A table as a program reads it; times are milliseconds since 1970.
#[derive(Serialize)]
struct Shown<'a> {
    table: &'a str,
    game: &'a str,
    stage: &'a str,
    code: &'a str,
    public: bool,
    host: Option<String>,
    names: Vec<String>,
    here: u8,
    opened: Stamp,
    last_sign_of_life: Stamp,
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<Stamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<Stamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<Closing>,
    rows: u32,
    bytes: u64,
}

impl<'a> Shown<'a> {
    fn of(listed: &'a Listed, examined: &Examined) -> Self {
        let Listed { table, summary, opened, .. } = listed;
        let Summary { game, stage, code, public, here, .. } = summary;
        let is_over = *stage == "over";
        Self {
            table: table.as_str(),
            game,
            stage,
            code,
            public: *public,
            host: listed.host(),
            names: listed.seated(),
            here: *here,
            opened: *opened,
            last_sign_of_life: examined.touched,
            due: (!is_over).then_some(examined.due),
            ended: is_over.then_some(examined.due),
            closed: examined.closed,
            rows: examined.rows,
            bytes: examined.bytes,
        }
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
        let mut lines = vec![
            ("table", self.table.to_owned()),
            ("game", self.game.to_owned()),
            ("stage", self.stage.to_owned()),
            ("code", self.code.to_owned()),
            ("public", yes(self.public)),
            ("host", self.host.clone().unwrap_or_else(|| "nobody".to_owned())),
            ("names", self.names.join(", ")),
            ("here", self.here.to_string()),
            ("opened", when::shown(self.opened)),
            ("last sign of life", when::shown(self.last_sign_of_life)),
        ];
        lines.extend(self.due.map(|due| ("due", when::shown(due))));
        lines.extend(self.ended.map(|ended| ("ended", when::shown(ended))));
        let why = |why: Closing| match why {
            Closing::Lobby => "it was never begun",
            Closing::Untouched => "nobody touched it for 14 days",
            Closing::Operator => "by the operator",
        };
        lines.extend(self.closed.map(|closed| ("closed", why(closed).to_owned())));
        lines.push(("rows", self.rows.to_string()));
        lines.push(("bytes", self.bytes.to_string()));
        lines
    }
}

pub(super) async fn run(Arguments { one, json }: &Arguments) -> Result<(), Failure> {
    let log = beside::open(&one.place).await?;
    let (listed, examined) = upkeep::examine(&*log, &one.table, beside::now(&*log).await?).await?;
    if *json {
        let text = serde_json::to_string(&Shown::of(&listed, &examined)).map_err(io::Error::from)?;
        return Ok(writeln!(io::stdout(), "{text}")?);
    }
    Ok(print(&listed, &examined)?)
}

/// Prints what may be known of a table, for people.
pub(super) fn print(listed: &Listed, examined: &Examined) -> io::Result<()> {
    let mut out = io::stdout().lock();
    for (name, value) in Shown::of(listed, examined).lines() {
        writeln!(out, "{name:<18} {value}")?;
    }
    Ok(())
}
