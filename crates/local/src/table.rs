//! A table that is played in one process, by people who are there: a desk, its rows, and the journal of what was done to it.

use crate::batch::{Batch, Message, SearchFor, Summary};
use crate::game::Game;
use crate::journal::Entry;
use crate::opening::{Opening, opening_events};
use crate::with_rules;
use bots::{Character, Levels, Sight};
use desk::message::{Bye, ClientMessage, Hello, ServerMessage, json};
use desk::row::{Mark, Seq, Stored, TableId};
use desk::{Ask, Command, Connect, Input, Local, Order, Plan, SearchAt, Setup, Signer, Think};
use game::frame::{HouseWords, checked_name};
use game::{Chance, Guest, Refusal, Span, Stamp, TableEvent};
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The one person who opens a local table.
pub(crate) const OWNER: Guest = Guest::new(0);

/// True chance, drawn outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// From 64 hexadecimal digits.
    pub fn parse(hex: &str) -> Option<Self> {
        let is_hex = hex.len() == 64 && hex.bytes().all(|b| b.is_ascii_hexdigit());
        let byte = |i: usize| u8::from_str_radix(hex.get(2 * i..2 * i + 2)?, 16).ok();
        let mut bytes = [0; 32];
        for (i, place) in bytes.iter_mut().enumerate() {
            *place = byte(i).filter(|_| is_hex)?;
        }
        Some(Self(bytes))
    }

    /// As hexadecimal digits.
    pub fn hex(&self) -> String {
        self.0.iter().fold(String::with_capacity(64), |mut hex, byte| {
            let _ = write!(hex, "{byte:02x}");
            hex
        })
    }

    fn chance(self) -> Chance {
        Chance::from_bytes(self.0)
    }

    /// Each time it is loaded a table is at a server of its own, so that connections of before count as gone.
    fn node(self) -> u32 {
        u32::from_le_bytes([self.0[0], self.0[1], self.0[2], self.0[3]])
    }
}

/// A table of any game.
pub trait AnyTable {
    /// Somebody connects: the client's first message.
    fn connect(&mut self, connection: u32, hello: &str, now: Stamp);
    /// A client's later message.
    fn say(&mut self, connection: u32, text: &str, now: Stamp);
    /// A connection has gone.
    fn disconnect(&mut self, connection: u32, now: Stamp);
    /// It is later.
    fn time(&mut self, now: Stamp);
    /// The computer players who have to, think.
    fn think(&mut self, now: Stamp);
    /// What has happened since the last call.
    fn batch(&mut self) -> Batch;
    /// A table where it goes on, that was opened since the last call.
    fn opened(&mut self) -> Option<Box<dyn AnyTable>>;
    /// Its address.
    fn id(&self) -> &TableId;
    /// The key to the seat of whoever opened it.
    fn secret(&self) -> String;
    /// The last row, and its past as a number.
    fn mark(&self) -> (Seq, Mark);
}

/// A table with its journal.
pub struct LocalTable<R: Levels> {
    pub(crate) local: Local<R>,
    id: TableId,
    seed: Seed,
    /// What was done since the last batch.
    journal: Vec<Entry>,
    /// So many rows were handed out.
    told: usize,
    /// Messages of our own.
    send: Vec<Message>,
    close: Vec<Message>,
    thinking: Vec<Think<R>>,
    /// Who is connected.
    connections: BTreeMap<u32, Option<Guest>>,
    next: Option<Box<dyn AnyTable>>,
}

/// Opens a table in its lobby.
pub fn open(
    game: Game,
    name: &str,
    options: Option<&RawValue>,
    house: HouseWords,
    seed: Seed,
    now: Stamp,
) -> Result<Box<dyn AnyTable>, Refusal> {
    let name = checked_name(name)?;
    with_rules!(game, Rules => {
        let opening = Opening::new(options, house, false)?;
        let table = LocalTable::<Rules>::open(&opening_events(&opening, String::new(), name), seed, now)?;
        Ok(Box::new(table))
    })
}

/// The table that was kept like this; `None` if it cannot be read.
pub fn load(stored: Stored, seed: Seed, now: Stamp) -> Option<Box<dyn AnyTable>> {
    let game = Game::of(stored.rows.first()?)?;
    with_rules!(game, Rules => Some(Box::new(LocalTable::<Rules>::load(stored, seed, now)?)))
}

impl<R: Levels> LocalTable<R> {
    /// A table that these events open.
    pub(crate) fn open(events: &[TableEvent<R>], seed: Seed, now: Stamp) -> Result<Self, Refusal> {
        let mut chance = seed.chance();
        let id = TableId::draw_local(&mut chance);
        let local =
            Local::open_as(&id, setup::<R>(seed), events, chance, now).ok_or_else(Refusal::not_now)?;
        let mut table = Self::of(local, id, seed);
        let of = table.local.table();
        // Options and house words are as they were chosen: what was left out is as it is usual today.
        let options = to_raw_value(&of.options).map_err(|_| Refusal::not_now())?;
        let house = HouseWords::of(&of.house);
        table.note(Entry::Opened { game: R::NAME.to_owned(), options, house, seed: seed.hex(), at: now });
        Ok(table)
    }

    /// The table that was kept like this.
    pub(crate) fn load(stored: Stored, seed: Seed, now: Stamp) -> Option<Self> {
        let (id, told) = (stored.rows.first()?.table.clone(), stored.rows.len());
        let local = Local::load(setup::<R>(seed), stored, seed.chance(), now).ok().flatten()?;
        let mut table = Self::of(local, id, seed);
        table.told = told;
        table.note(Entry::Loaded { seed: seed.hex(), at: now });
        Some(table)
    }

    fn of(local: Local<R>, id: TableId, seed: Seed) -> Self {
        Self {
            local,
            id,
            seed,
            journal: Vec::new(),
            told: 0,
            send: Vec::new(),
            close: Vec::new(),
            thinking: Vec::new(),
            connections: BTreeMap::new(),
            next: None,
        }
    }

    /// What is over cannot be moved, so nothing more is noted.
    fn note(&mut self, entry: Entry) {
        if !self.local.table().is_over() {
            self.journal.push(entry);
        }
    }

    fn give(&mut self, input: Input, now: Stamp) {
        self.local.is_now(now);
        self.local.give(input);
        self.thinking.extend(self.local.thinking());
    }

    fn rows(&self) -> usize {
        self.local.rows().len()
    }

    pub(crate) fn connect_as(&mut self, connection: u32, guest: Option<Guest>, hello: Hello, now: Stamp) {
        self.note(Entry::Connected { connection, guest, at: now });
        self.connections.insert(connection, guest);
        self.give(Input::Connect(Box::new(Connect { connection, guest, hello })), now);
    }

    /// A command, which may bring a rematch.
    fn command(&mut self, connection: u32, id: u32, order: Order, now: Stamp) {
        if self.local.table().is_over() {
            let chance = &mut self.next_chance();
            self.local.rematch(TableId::draw_local(chance));
        }
        let before = self.local.table().frame.next.clone();
        let command = Command { connection, id, at: now, lag: Span::default(), order };
        self.give(Input::Command(Box::new(command)), now);
        if before.is_none() && self.local.table().frame.next.is_some() {
            self.open_rematch(connection, now);
        }
    }

    /// The chance of the table where it goes on: another one than that of this table.
    fn next_chance(&self) -> Chance {
        self.next_seed().chance()
    }

    fn next_seed(&self) -> Seed {
        let mut chance = self.seed.chance().fork();
        Seed([0; 32].map(|_: u8| chance.below(256) as u8))
    }

    fn open_rematch(&mut self, connection: u32, now: Stamp) {
        let by = self.connections.get(&connection).copied().flatten().unwrap_or(OWNER);
        let events = self.local.table().rematch_events(by, String::new(), now).into_iter();
        let events: Vec<_> = events.map(TableEvent::<R>::Frame).collect();
        if let Ok(next) = Self::open(&events, self.next_seed(), now) {
            self.next = Some(Box::new(next));
        }
    }

    /// The plan of a computer player, as it has thought of it or as it is in a journal.
    pub(crate) fn planned(&mut self, plan: Plan<R>, now: Stamp) {
        let raw = |(after, action): &(Span, R::Action)| Some((*after, to_raw_value(action).ok()?));
        let steps = plan.steps.iter().filter_map(raw).collect();
        self.note(Entry::Planned { seat: plan.seat, moment: plan.moment, steps, at: now });
        self.local.is_now(now);
        self.local.plan(plan);
        self.thinking.extend(self.local.thinking());
    }

    fn turn_away(&mut self, connection: u32, reason: Bye) {
        let text = json(&ServerMessage::Bye { reason, sentence: reason.sentence() });
        self.close.push(Message { connection, text });
    }

    fn summary(&self) -> Summary {
        let table = self.local.table();
        let names = table.seats.names();
        let at = self.local.rows().last().map(|row| row.at);
        Summary { game: R::NAME, stage: table.stage().name(), names, at }
    }

    fn searches(&mut self, searches: Vec<desk::Search<R>>) -> Vec<SearchFor> {
        let now = self.rows() as Seq;
        let at = |search: desk::Search<R>| {
            let asks = self.connections.get(&search.connection).copied().flatten();
            let (seq, guest) = match search.at {
                SearchAt::Now(_) => (now, asks),
                SearchAt::Row { seq, guest } => (seq, guest),
            };
            SearchFor { connection: search.connection, id: search.id, seq, guest, about: search.about }
        };
        searches.into_iter().map(at).collect()
    }

    /// Takes out what waits for connections.
    fn parcels(&mut self) {
        for connection in self.connections.keys().copied().collect::<Vec<_>>() {
            let Some(parcel) = self.local.take(connection) else { continue };
            let mut messages = parcel.messages.into_iter().map(|text| Message { connection, text });
            if parcel.closes {
                self.connections.remove(&connection);
                self.close.extend(messages.next_back());
            }
            self.send.extend(messages);
        }
    }
}

impl<R: Levels> AnyTable for LocalTable<R> {
    fn connect(&mut self, connection: u32, hello: &str, now: Stamp) {
        let Ok(ClientMessage::Hello(mut hello)) = serde_json::from_str(hello) else {
            return self.turn_away(connection, Bye::NoHello);
        };
        let guest = match hello.secret.take() {
            None => None,
            Some(secret) => match signer().guest(&self.id, &secret) {
                None => return self.turn_away(connection, Bye::BadSecret),
                guest => guest,
            },
        };
        self.connect_as(connection, guest, hello, now);
    }

    fn say(&mut self, connection: u32, text: &str, now: Stamp) {
        if !self.connections.contains_key(&connection) {
            return;
        }
        let before = self.rows();
        match serde_json::from_str(text) {
            Ok(ClientMessage::Act { id, moment, action }) => {
                self.note(Entry::Said { connection, text: text.to_owned(), at: now });
                self.command(connection, id, Order::Act { moment, action }, now);
            }
            Ok(ClientMessage::Arrange { id, action }) => {
                self.note(Entry::Said { connection, text: text.to_owned(), at: now });
                self.command(connection, id, Order::Arrange { action }, now);
            }
            Ok(ClientMessage::Ask { id, question }) => {
                let was_over = self.local.table().is_over();
                self.give(Input::Ask(Box::new(Ask { connection, id, question })), now);
                self.note_time(before, was_over, now);
            }
            // Who searches is told without the table.
            Ok(ClientMessage::Stop { .. } | ClientMessage::Pong { .. }) => {}
            Ok(ClientMessage::Hello(_)) | Err(_) => {
                self.turn_away(connection, Bye::BadMessage);
                self.disconnect(connection, now);
            }
        }
    }

    fn disconnect(&mut self, connection: u32, now: Stamp) {
        if self.connections.remove(&connection).is_some() {
            self.note(Entry::Disconnected { connection, at: now });
            self.give(Input::Disconnected { connection }, now);
        }
    }

    fn time(&mut self, now: Stamp) {
        let (before, was_over) = (self.rows(), self.local.table().is_over());
        self.give(Input::Time, now);
        self.note_time(before, was_over, now);
    }

    fn think(&mut self, now: Stamp) {
        let Some(think) = (!self.thinking.is_empty()).then(|| self.thinking.remove(0)) else { return };
        let Think { seat, level, character, moment, view, house, mut chance } = think;
        let Some(bot) = R::level(&level) else { return };
        let who = character.and_then(|name| Character::named(&name)).unwrap_or(Character::nobody());
        let plan = bot.plan_as(who, &Sight { seat, view: &view, house: &house }, &mut chance);
        let steps = plan.into_iter().map(|step| (step.after, step.action)).collect();
        self.planned(Plan { seat, moment, steps }, now);
    }

    fn batch(&mut self) -> Batch {
        self.parcels();
        let aside = self.local.aside();
        let search = self.searches(aside.searches);
        let rows: Vec<String> = self.local.rows()[self.told..].iter().map(json).collect();
        let names = self.local.names().iter();
        let names = names.filter_map(|(guest, name)| Some((guest, name?.to_owned()))).collect();
        let first = self.told as Seq + 1;
        self.told = self.rows();
        Batch {
            table: self.id.clone(),
            first,
            rows,
            journal: std::mem::take(&mut self.journal).iter().map(json).collect(),
            names,
            summary: self.summary(),
            send: std::mem::take(&mut self.send),
            close: std::mem::take(&mut self.close),
            wake: self.local.desk().wake(),
            think: !self.thinking.is_empty(),
            search,
            end_searches: aside.ends_searches,
            ended: aside.has_ended,
            opened: Vec::new(),
        }
    }

    fn opened(&mut self) -> Option<Box<dyn AnyTable>> {
        self.next.take()
    }

    fn id(&self) -> &TableId {
        &self.id
    }

    fn secret(&self) -> String {
        signer().secret(&self.id, OWNER)
    }

    fn mark(&self) -> (Seq, Mark) {
        (self.rows() as Seq, self.local.rows().iter().fold(Mark::START, Mark::after))
    }
}

impl<R: Levels> LocalTable<R> {
    /// Time is noted only where it brought a row: whatever else was due comes with the next input, too.
    fn note_time(&mut self, rows_before: usize, was_over: bool, now: Stamp) {
        if self.rows() > rows_before && !was_over {
            self.journal.push(Entry::Time { at: now });
        }
    }
}

/// Secrets of local tables open nothing but what lies in the same browser.
fn signer() -> Signer {
    Signer::new(&[0; 32])
}

fn setup<R: Levels>(seed: Seed) -> Setup {
    let characters = Character::names().into();
    Setup { node: seed.node(), characters, ..Setup::local(&R::level_names(), true) }
}
