//! How a table goes on: what time brings, and somebody's coming and going.

use super::WurfUndWort;
use super::answer::Fate;
use super::buzzer::WINDOW;
use super::event::Event;
use super::phase::{Collecting, Naming, Phase, Searching};
use super::story::Story;
use game::{Presence, Seat, Span, Table, Time, World};
use std::collections::BTreeSet;

/// What arrives so late still counts.
pub(super) const GRACE: Span = Span::from_millis(500);
/// 5.2.4: after so long without anybody else the table is over.
const TIME_ALONE: Span = Span::from_secs(5 * 60);

/// What time, or somebody's coming and going, brings.
pub(super) fn tick(table: &Table<WurfUndWort>, world: &mut World<'_>) -> Vec<Event> {
    let mut story = Story::new(table, world);
    story.welcome();
    match &table.state.phase {
        Phase::New => story.turn(),
        Phase::Over { .. } => {}
        _ if table.seats.playing().count() < 2 => story.end(),
        _ => {
            story.wait_or_resume();
            if story.state().alone.is_none() {
                story.go_on();
            }
        }
    }
    story.events
}

impl Story<'_> {
    /// 5.2.7: who joins late starts with 0.
    fn welcome(&mut self) {
        let seats = self.table.seats.count();
        if seats > self.state().scores.len() {
            self.happen(Event::Joined { seats });
        }
    }

    /// 5.2.4: two connected players suffice; with fewer all clocks stand still, and after five minutes it is over.
    fn wait_or_resume(&mut self) {
        let is_alone = self.table.seats.here().count() < 2;
        match self.state().alone {
            None if is_alone => self.happen(Event::Waiting { at: self.now }),
            Some(_) if !is_alone => self.happen(Event::Resumed { at: self.now }),
            Some(since) if self.now >= since + TIME_ALONE => self.end(),
            _ => {}
        }
    }

    fn go_on(&mut self) {
        match self.state().phase.clone() {
            Phase::New | Phase::Over { .. } => {}
            Phase::Searching(searching) => self.search(&searching),
            Phase::Collecting(collecting) => self.collect(&collecting),
            Phase::Naming(naming) => self.name(&naming),
            Phase::Review(review) if self.now >= review.until() + GRACE => self.vote_or_settle(),
            Phase::Review(_) => self.go_on_if_reviewed(),
            Phase::Voting(voting) if self.now >= voting.vote.closes() + GRACE => self.close_vote(),
            Phase::Voting(_) => self.go_on_if_voted(),
            Phase::Settled(settled) => {
                if self.now >= settled.until() || all_passed(&self.table, &settled.passed) {
                    self.turn();
                }
            }
        }
    }

    pub(super) fn search(&mut self, searching: &Searching) {
        let is_out = self.now >= searching.until() + GRACE || all_passed(&self.table, &searching.passed);
        match searching.presses.first() {
            Some(first) if self.now >= first.arrived + WINDOW => {
                self.stop(&searching.presses, searching.reveal);
            }
            None if is_out => self.settle_card(None, Fate::Nobody),
            _ => {}
        }
    }

    pub(super) fn collect(&mut self, collecting: &Collecting) {
        let all_done = self.table.seats.here().all(|seat| collecting.is_done(seat));
        if self.now >= collecting.until + GRACE || all_done {
            self.close();
        }
    }

    /// 5.2.2: nothing named is backing out; who is away then is excused once.
    fn name(&mut self, naming: &Naming) {
        let seat = naming.seat;
        let presence = self.table.seats.presence(seat);
        let is_late = self.now >= naming.until() + GRACE;
        match presence {
            Presence::Gone => self.settle_card(Some(seat), Fate::Dropped),
            Presence::Away if !naming.lost => self.happen(Event::Lost),
            Presence::Away if is_late && !self.state().excused.contains(&seat) => {
                self.settle_card(Some(seat), Fate::Dropped);
            }
            _ if is_late => self.settle_card(Some(seat), Fate::BackedOut),
            _ => {}
        }
    }
}

/// Has everybody said "Weiter" who is connected (B8, B22)?
pub(super) fn all_passed(table: &Table<WurfUndWort>, passed: &BTreeSet<Seat>) -> bool {
    table.seats.here().all(|seat| passed.contains(&seat))
}

/// When the table wants to be ticked.
pub(super) fn deadline(table: &Table<WurfUndWort>) -> Option<Time> {
    let state = &table.state;
    if let (Some(since), None) = (state.alone, state.outcome()) {
        return Some(since + TIME_ALONE);
    }
    match &state.phase {
        Phase::New => Some(Time::ZERO),
        Phase::Searching(searching) => Some(match searching.presses.first() {
            Some(first) => first.arrived + WINDOW,
            None => searching.until() + GRACE,
        }),
        Phase::Collecting(collecting) => Some(collecting.until + GRACE),
        Phase::Naming(naming) => Some(naming.until() + GRACE),
        Phase::Review(review) => Some(review.until() + GRACE),
        Phase::Voting(voting) => Some(voting.vote.closes() + GRACE),
        Phase::Settled(settled) => Some(settled.until()),
        Phase::Over { .. } => None,
    }
}

/// When the table ends unless somebody comes back (5.2.4).
pub(super) fn alone_until(table: &Table<WurfUndWort>) -> Option<Time> {
    table.state.alone.map(|since| since + TIME_ALONE)
}
