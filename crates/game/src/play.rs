//! Playing a table in simulated time: what a live table does with timers and sockets, without them.
//!
//! For the tests of rules; whole tables, with seats that are taken and left, are played by the desk.

use crate::chance::Chance;
use crate::deeds::Deeds;
use crate::frame::FrameEvent;
use crate::refusal::Refusal;
use crate::rules::{Rules, State, World};
use crate::seat::Seat;
use crate::story::Story;
use crate::table::{Table, TableEvent};
use crate::time::{Span, Time};
use words::Lexicon;

/// A table with its clock, its chance and all that has happened.
pub struct Play<R: Rules> {
    /// The table.
    pub table: Table<R>,
    /// Table time.
    pub now: Time,
    /// Everything that has happened, in order.
    pub events: Vec<TableEvent<R>>,
    chance: Chance,
    lexicon: &'static Lexicon,
}

impl<R: Rules> Play<R> {
    /// Begins: the first tick deals.
    pub fn begin(table: Table<R>, chance: Chance, lexicon: &'static Lexicon) -> Self {
        let mut play = Self { table, now: Time::ZERO, events: Vec::new(), chance, lexicon };
        play.tick();
        play
    }

    /// An action of the present moment, now.
    pub fn act(&mut self, seat: Seat, action: R::Action) -> Result<(), Refusal> {
        self.tell(|story| story.act(seat, story.before.state.moment(), action))
    }

    /// Something happens to the frame, and the rules may answer.
    pub fn frame(&mut self, event: FrameEvent<R::Options>) {
        let _ = self.tell(|story| {
            story.arrange(vec![event]);
            Ok(())
        });
    }

    /// What is worth remembering of something that is done now, by seat.
    pub fn deeds_of(&mut self, done: impl FnOnce(&mut Self)) -> Vec<Deeds> {
        let (mut before, from) = (self.table.clone(), self.events.len());
        done(self);
        let mut deeds = vec![Deeds::default(); self.table.seats.count()];
        for event in &self.events[from..] {
            if let TableEvent::Game(event) = event {
                R::note(&before, event, self.lexicon, &mut deeds);
            }
            before.apply(event);
        }
        deeds
    }

    /// Lets time pass up to `until`, with every tick at the very time it is due.
    pub fn wait_until(&mut self, until: Time) {
        while let Some(due) = self.table.deadline().filter(|&due| due <= until) {
            self.now = self.now.max(due);
            self.tick();
            if self.table.deadline() == Some(due) {
                break; // Rules that do not answer their own deadline would be asked for ever.
            }
        }
        self.now = self.now.max(until);
    }

    /// Lets time pass to the next deadline; false if there is none.
    pub fn wait_for_deadline(&mut self) -> bool {
        let due = self.table.deadline();
        due.inspect(|&due| self.wait_until(due)).is_some()
    }

    fn tick(&mut self) {
        let _ = self.tell(|story| {
            story.tick();
            Ok(())
        });
    }

    /// Lets something happen now.
    fn tell(&mut self, decide: impl FnOnce(&mut Story<'_, R>) -> Result<(), Refusal>) -> Result<(), Refusal> {
        let chance = &mut self.chance;
        let world = World { now: self.now, lag: Span::default(), chance, lexicon: self.lexicon };
        let mut story = Story::new(&self.table, world, &[]);
        decide(&mut story)?;
        if let Some(decided) = story.end() {
            self.table = decided.after;
            self.events.extend(decided.events);
        }
        Ok(())
    }
}
