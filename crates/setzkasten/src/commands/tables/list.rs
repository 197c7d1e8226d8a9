//! `setzkasten tables list`.

use super::when;
use crate::beside::{self, Failure};
use crate::place::Place;
use clap::{Args, ValueEnum};
use game::{Span, Stamp};
use local::Game;
use serde::Serialize;
use std::io::{self, BufWriter, Write};
use tables::log::Listed;
use tables::row::Summary;

/// Tables per question to the store.
const PAGE: u32 = 500;

/// What `setzkasten tables list` takes.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    filter: Filter,
    /// One JSON object a line
    #[arg(long)]
    json: bool,
}

/// Which tables.
#[derive(Args)]
struct Filter {
    /// Only tables in this stage
    #[arg(long, value_enum)]
    stage: Option<Stage>,
    /// Only tables of this game
    #[arg(long, value_parser = game)]
    game: Option<Game>,
    /// Only tables at which something is due although nobody is there
    #[arg(long)]
    due: bool,
    /// Only tables that were opened longer ago, e.g. 30d or 12h
    #[arg(long, value_name = "TIME", value_parser = when::read)]
    older_than: Option<Span>,
}

/// How far a table is.
#[derive(Clone, Copy, ValueEnum)]
enum Stage {
    /// Not begun
    Lobby,
    /// Played
    Playing,
    /// Ended or closed
    Over,
}

impl Stage {
    fn name(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }
}

fn game(name: &str) -> Result<Game, String> {
    Game::named(name).ok_or_else(|| {
        let known: Vec<&str> = Game::ALL.iter().map(|game| game.name()).collect();
        format!("there are {}", known.join(", "))
    })
}

impl Filter {
    fn takes(&self, Listed { summary, opened, .. }: &Listed, now: Stamp) -> bool {
        let is_due = summary.stage != "over" && summary.due <= now;
        self.stage.is_none_or(|stage| stage.name() == summary.stage)
            && self.game.is_none_or(|game| game.name() == summary.game)
            && (!self.due || is_due)
            && self.older_than.is_none_or(|span| now.since(*opened) > span)
    }
}

/// A table as a program reads it; times are milliseconds since 1970.
#[derive(Serialize)]
struct Line<'a> {
    table: &'a str,
    game: &'a str,
    stage: &'a str,
    code: &'a str,
    public: bool,
    seated: usize,
    here: u8,
    opened: Stamp,
    #[serde(skip_serializing_if = "Option::is_none")]
    due: Option<Stamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<Stamp>,
}

impl<'a> Line<'a> {
    fn of(Listed { table, summary, opened, .. }: &'a Listed) -> Self {
        let Summary { game, stage, code, public, seats, here, due, .. } = summary;
        let is_over = *stage == "over";
        Self {
            table: table.as_str(),
            game,
            stage,
            code,
            public: *public,
            seated: seats.len(),
            here: *here,
            opened: *opened,
            due: (!is_over).then_some(*due),
            ended: is_over.then_some(*due),
        }
    }

    fn shown(&self) -> String {
        let Self { table, game, stage, code, seated, here, .. } = self;
        let end = match (self.due, self.ended) {
            (Some(due), _) => format!("due {}", when::shown(due)),
            (_, Some(ended)) => format!("ended {}", when::shown(ended)),
            _ => String::new(),
        };
        let opened = when::shown(self.opened);
        format!("{table}  {game:<13} {stage:<8} {code:<6} {seated:>5} {here:>4}  {opened}  {end}")
    }
}

const HEAD: &str =
    "table         game          stage    code   seats here  opened (UTC)      due at the earliest, or ended";

pub(super) async fn run(Arguments { place, filter, json }: &Arguments) -> Result<(), Failure> {
    let log = beside::open(place).await?;
    let now = beside::now(&*log).await?;
    let mut out = BufWriter::new(io::stdout().lock());
    if !json {
        writeln!(out, "{HEAD}")?;
    }
    let (mut last, mut found) = (None, 0_u64);
    loop {
        let page = log.listed(last, PAGE).await?;
        for listed in page.iter().filter(|listed| filter.takes(listed, now)) {
            let line = Line::of(listed);
            let text =
                if *json { serde_json::to_string(&line).map_err(io::Error::from)? } else { line.shown() };
            writeln!(out, "{text}")?;
            found += 1;
        }
        match page.last() {
            Some(listed) => last = Some(listed.table.clone()),
            None => break,
        }
    }
    if !json {
        writeln!(out, "{found} tables")?;
    }
    Ok(out.flush()?)
}
