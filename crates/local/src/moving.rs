//! Moving a local table to a server: all of it is decided again from its journal, and compared.

use crate::journal::{Entry, Step};
use crate::opening::{Opening, opening_events};
use crate::table::{AnyTable, LocalTable, OWNER, Seed};
use bots::Levels;
use desk::message::Hello;
use desk::row::Seq;
use desk::{Excerpt, Plan};
use game::frame::Stage;
use game::{Moment, Refusal, Seat, Span, Stamp, TableEvent};
use serde::Deserialize;
use serde_json::value::RawValue;

/// A journal has at most so many entries,
const MOST_ENTRIES: usize = 4_000;
/// no message in it is longer than a server takes,
const MOST_MESSAGE: usize = 8 * 1024;
/// no computer player does more in a moment,
const MOST_STEPS: usize = 100;
/// and it lasts at most so long.
const LONGEST: Span = Span::from_secs(30 * 24 * 3600);

/// A local table as a browser sends it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    /// The journal, an entry each.
    pub journal: Vec<String>,
    /// Its last row.
    pub seq: Seq,
    /// The past with it, in hexadecimal digits: a hash of all rows, byte by byte.
    pub mark: String,
}

/// A local table that was decided again: it can go on at a server.
pub struct Moving<R: Levels> {
    excerpt: Excerpt<R>,
    seat: Seat,
}

/// Decides a local table again from its journal, and compares every byte. `go_on` is asked now and then; when it says no,
/// the journal takes too long.
pub fn decide_again<R: Levels>(moved: &Moved, go_on: &dyn Fn() -> bool) -> Result<Moving<R>, Refusal> {
    if moved.journal.len() > MOST_ENTRIES {
        return Err(too_long());
    }
    let entries: Result<Vec<Entry>, _> =
        moved.journal.iter().map(|text| serde_json::from_str(text)).collect();
    let entries = entries.map_err(|_| altered())?;
    let table = replayed::<R>(&entries, go_on)?;
    let (seq, mark) = table.mark();
    if seq != moved.seq || format!("{:016x}", mark.number()) != moved.mark {
        return Err(altered());
    }
    let mut excerpt = Excerpt::default();
    excerpt.take(table.local.rows()).map_err(|_| altered())?;
    let seat = table.local.table().seats.seat_of(OWNER).ok_or_else(altered)?;
    let moving = Moving { excerpt, seat };
    moving.check().map(|()| moving)
}

pub(crate) fn replayed<R: Levels>(
    entries: &[Entry],
    go_on: &dyn Fn() -> bool,
) -> Result<LocalTable<R>, Refusal> {
    let (first, rest) = entries.split_first().ok_or_else(altered)?;
    let Entry::Opened { game, options, house, seed, at: begun } = first else { return Err(altered()) };
    if game != R::NAME {
        return Err(altered());
    }
    let opening = Opening::new(Some(options), house.clone(), false)?;
    let events = opening_events::<R>(&opening, String::new(), String::new());
    let mut table = LocalTable::open(&events, Seed::parse(seed).ok_or_else(altered)?, *begun)?;
    let end = *begun + LONGEST;
    let mut now = *begun;
    for entry in rest {
        if entry.at() < now || entry.at() > end {
            return Err(altered());
        }
        if !go_on() {
            return Err(too_long());
        }
        now = entry.at();
        table = again(table, entry)?;
    }
    Ok(table)
}

/// What an entry says is done once more.
fn again<R: Levels>(mut table: LocalTable<R>, entry: &Entry) -> Result<LocalTable<R>, Refusal> {
    match entry {
        Entry::Opened { .. } => return Err(altered()),
        Entry::Said { text, .. } if text.len() > MOST_MESSAGE => return Err(altered()),
        Entry::Planned { steps, .. } if steps.len() > MOST_STEPS => return Err(altered()),
        Entry::Loaded { seed, at } => {
            let seed = Seed::parse(seed).ok_or_else(altered)?;
            return LocalTable::load(table.local.stored().clone(), seed, *at).ok_or_else(altered);
        }
        Entry::Connected { connection, guest, at } => {
            table.connect_as(*connection, *guest, Hello::default(), *at);
        }
        Entry::Disconnected { connection, at } => table.disconnect(*connection, *at),
        Entry::Said { connection, text, at } => table.say(*connection, text, *at),
        Entry::Planned { seat, moment, steps, at } => table.planned(plan(*seat, *moment, steps)?, *at),
        Entry::Time { at } => table.time(*at),
    }
    // What it would send goes nowhere.
    table.batch();
    Ok(table)
}

fn plan<R: Levels>(seat: Seat, moment: Moment, steps: &[Step]) -> Result<Plan<R>, Refusal> {
    let read = |raw: &RawValue| serde_json::from_str(raw.get()).map_err(|_| altered());
    let steps = steps.iter().map(|(after, action)| Ok((*after, read(action)?)));
    Ok(Plan { seat, moment, steps: steps.collect::<Result<_, Refusal>>()? })
}

impl<R: Levels> Moving<R> {
    fn check(&self) -> Result<(), Refusal> {
        let Some(table) = self.excerpt.table().filter(|table| table.frame.stage == Stage::Playing) else {
            return Err(cannot_move());
        };
        if table.is_over() {
            return Err(cannot_move());
        }
        if self.excerpt.is_too_long() {
            return Err(too_long());
        }
        if R::hides(&table.state) { Err(between_rounds()) } else { Ok(()) }
    }

    /// The first row of the table at the server: who has moved it keeps their seat, and computer players make room for
    /// people who come.
    pub fn opening(&self, name: &str, code: String, now: Stamp) -> Vec<TableEvent<R>> {
        self.excerpt.moved(self.seat, name, code, now)
    }
}

fn altered() -> Refusal {
    Refusal::new(
        "altered",
        "Der Server kann diese Partie nicht nachspielen. Spiel sie hier zu Ende, oder fang mit Freunden eine neue an.",
        "The server cannot replay this game. Finish it here, or start a new one with friends.",
    )
}

fn too_long() -> Refusal {
    Refusal::new(
        "too_long",
        "Diese Partie ist schon zu lang, um noch auf den Server umzuziehen. Spiel sie hier zu Ende.",
        "This game is too long to move to the server by now. Finish it here.",
    )
}

fn cannot_move() -> Refusal {
    Refusal::new(
        "cannot_move",
        "Auf den Server umziehen kann eine Partie nur, solange sie läuft.",
        "A game can only move to the server while it is being played.",
    )
}

fn between_rounds() -> Refusal {
    Refusal::new(
        "between_rounds",
        "Mitten in einer Runde kennt dieses Gerät die verdeckten Karten. Hol deine Freunde nach der Runde dazu.",
        "In the middle of a round this device knows the hidden cards. Invite your friends after the round.",
    )
}
