//! A decision under way: events that follow from each other.

use crate::chance::Chance;
use crate::frame::{FrameEvent, Stage, StageView, TableNews};
use crate::refusal::Refusal;
use crate::rules::{Moment, Rules, State, World};
use crate::seat::{Guest, Presence, Seat};
use crate::table::{Table, TableEvent};
use crate::time::{Span, Time};
use std::borrow::Cow;
use words::Lexicon;

/// Somebody who is told what happens: a guest, or the public.
pub type Listener = Option<Guest>;

/// Events that follow from each other: each is applied before the next is decided. The table is copied when the first
/// event happens, so a refusal costs no copy.
pub struct Story<'a, R: Rules> {
    /// The table before anything happened.
    pub before: &'a Table<R>,
    /// The table with everything that has happened so far.
    pub table: Cow<'a, Table<R>>,
    /// Table time.
    pub now: Time,
    /// How long the actor's messages take, as measured.
    pub lag: Span,
    /// Dice and draws.
    pub chance: &'a mut Chance,
    /// The words.
    pub lexicon: &'static Lexicon,
    listeners: &'a [Listener],
    events: Vec<TableEvent<R>>,
    news: Vec<EventNews<R>>,
}

/// What each listener is told of one event.
pub type EventNews<R> = Vec<Option<TableNews<<R as Rules>::News>>>;

/// What a decision brought: at least one event.
#[derive(Clone, Debug)]
pub struct Decided<R: Rules> {
    /// What happened.
    pub events: Vec<TableEvent<R>>,
    /// The table after it.
    pub after: Table<R>,
    /// What is told of each event to each listener, in their order.
    pub news: Vec<EventNews<R>>,
}

impl<'a, R: Rules> Story<'a, R> {
    /// Begins at this table. Who is to be told what happens has to be known now: news depend on the table between events.
    pub fn new(table: &'a Table<R>, world: World<'a>, listeners: &'a [Listener]) -> Self {
        let World { now, lag, chance, lexicon } = world;
        Self {
            before: table,
            table: Cow::Borrowed(table),
            now,
            lag,
            chance,
            lexicon,
            listeners,
            events: Vec::new(),
            news: Vec::new(),
        }
    }

    /// The game as it is now.
    pub fn state(&self) -> &R::State {
        &self.table.state
    }

    /// Something happens in the game.
    pub fn happen(&mut self, event: R::Event) {
        self.happen_at_table(TableEvent::Game(event));
    }

    fn happen_at_table(&mut self, event: TableEvent<R>) {
        let table = self.table.to_mut();
        self.news.push(table.happen(&event, self.listeners));
        self.events.push(event);
    }

    /// An action of this moment. Refused, it changes nothing.
    pub fn act(&mut self, seat: Seat, moment: Moment, action: R::Action) -> Result<(), Refusal> {
        let table = self.before;
        if !table.seats.has(seat) || table.seats.presence(seat) == Presence::Gone {
            return Err(Refusal::no_seat());
        }
        if table.frame.closed.is_some() {
            return Err(Refusal::closed());
        }
        if table.frame.stage == Stage::Lobby {
            return Err(Refusal::not_now());
        }
        if table.outcome().is_some() {
            return Err(Refusal::over());
        }
        if !table.frame.clock.is_running() {
            return Err(Refusal::paused());
        }
        if moment != table.state.moment() {
            return Err(Refusal::too_late());
        }
        R::decide(self, seat, action)
    }

    /// Events of the frame, and what the rules make of them: when it begins, when somebody comes, goes or leaves.
    pub fn arrange(&mut self, events: Vec<FrameEvent<R::Options>>) {
        if events.is_empty() {
            return;
        }
        for event in events {
            self.happen_at_table(TableEvent::Frame(event));
        }
        self.tick();
    }

    /// What time brings; nothing in the lobby, while the clock rests, and after the end. But when all have left, it ends
    /// even while the clock rests.
    pub fn tick(&mut self) {
        let table = &self.table;
        let is_deserted = table.stage() == StageView::Playing && table.seats.playing().next().is_none();
        if table.is_ticking() || is_deserted {
            R::tick(self);
        }
    }

    /// What was decided; `None` if nothing has happened.
    pub fn end(self) -> Option<Decided<R>> {
        let Self { table, events, news, .. } = self;
        (!events.is_empty()).then(|| Decided { events, after: table.into_owned(), news })
    }
}
