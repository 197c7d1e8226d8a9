//! How a table goes on: whose turn is next, when a roll is scored, when it is over.

use super::LetraMix;
use super::dice::{Face, faces};
use super::event::Event;
use super::options::{End, MOST_ROUNDS, Mode};
use super::state::{Laying, Phase};
use game::{Chance, Presence, Seat, Span, Table, TableEvent, Time, World, dice};

/// Who does not roll for so long is passed over (5.3.7).
pub(super) const TIME_TO_ROLL: Span = Span::from_secs(60);
/// What arrives so late still counts (5.3.2).
pub(super) const GRACE: Span = Span::from_millis(500);

/// Events that follow from each other: each is applied before the next is decided.
pub(super) struct Story<'a> {
    pub(super) table: Table<LetraMix>,
    pub(super) events: Vec<Event>,
    now: Time,
    chance: &'a mut Chance,
}

impl<'a> Story<'a> {
    pub(super) fn new(table: &Table<LetraMix>, world: &'a mut World<'_>) -> Self {
        Self { table: table.clone(), events: Vec::new(), now: world.now, chance: world.chance }
    }

    pub(super) fn happen(&mut self, event: Event) {
        let event = TableEvent::Game(event);
        self.table.apply(&event);
        if let TableEvent::Game(event) = event {
            self.events.push(event);
        }
    }

    /// Empties the cup.
    pub(super) fn roll(&mut self) {
        let dice = self.thrown();
        let out = match &self.table.state.phase {
            Phase::Gathering { ready, .. } => {
                self.table.seats.playing().filter(|s| !ready.contains(s)).collect()
            }
            _ => vec![],
        };
        self.happen(Event::Rolled { dice, at: self.now, out });
    }

    /// Takes all dice back and throws them again; the glass runs on (C.3).
    pub(super) fn roll_again(&mut self) {
        let dice = self.thrown();
        self.happen(Event::Rerolled { dice, at: self.now });
    }

    fn thrown(&mut self) -> Vec<Face> {
        dice::roll(faces(), self.chance)
    }

    /// Scores the roll that lies on the table, and goes on.
    pub(super) fn score(&mut self) {
        let Some(laying) = self.table.state.laying().cloned() else { return };
        let seats: Vec<Seat> = match laying.seat {
            Some(seat) => vec![seat],
            None => self.table.seats.iter().filter(|s| self.counts(&laying, *s)).collect(),
        };
        for seat in seats {
            let (points, full) = score_of(&self.table, &laying, seat);
            self.happen(Event::Scored { seat, points, full });
        }
        self.go_on(laying.seat);
    }

    /// Who still plays, or was done before leaving.
    fn counts(&self, laying: &Laying, seat: Seat) -> bool {
        !is_gone(&self.table, seat) || laying.desks.get(seat.index()).is_some_and(|d| d.done)
    }

    /// Nothing for this seat in this round (5.3.7).
    fn pass_over(&mut self, seat: Seat) {
        self.happen(Event::Scored { seat, points: 0, full: false });
        self.go_on(Some(seat));
    }

    /// Nobody was ready: nothing for anybody in this round (5.3.7).
    fn pass_over_all(&mut self) {
        for seat in self.table.seats.playing().collect::<Vec<_>>() {
            self.happen(Event::Scored { seat, points: 0, full: false });
        }
        self.end_round();
    }

    /// The next turn, or the next round, or the end.
    fn go_on(&mut self, after: Option<Seat>) {
        match after.and_then(|seat| self.next_in_round(seat)) {
            Some(seat) => self.happen(Event::Turn { seat, at: self.now }),
            None => self.end_round(),
        }
    }

    /// The next seat to the left that plays and has not had its turn.
    fn next_in_round(&self, after: Seat) -> Option<Seat> {
        let seats = &self.table.seats;
        std::iter::successors(Some(seats.left_of(after)), |s| Some(seats.left_of(*s)))
            .take(seats.count())
            .find(|s| seats.presence(*s) != Presence::Gone && !self.table.state.scored.contains(s))
    }

    fn end_round(&mut self) {
        self.happen(Event::RoundOver);
        if is_over(&self.table, self.now) {
            self.end();
        } else {
            self.begin_round();
        }
    }

    fn begin_round(&mut self) {
        let first = self.table.state.first.unwrap_or(Seat::new(0));
        let is_playing = self.table.seats.presence(first) != Presence::Gone;
        let starter = if is_playing { Some(first) } else { self.next_in_round(first) };
        match (self.table.state.options.mode, starter) {
            (_, None) => self.end(),
            (Mode::Turns, Some(seat)) => self.happen(Event::Turn { seat, at: self.now }),
            (Mode::SameRoll, Some(_)) => self.happen(Event::Gather { at: self.now }),
        }
    }

    fn end(&mut self) {
        let winners = winners(&self.table);
        self.happen(Event::Over { winners });
    }

    fn begin(&mut self) {
        let playing: Vec<Seat> = self.table.seats.playing().collect();
        // C16: drawn; at a return game it is the next to the left.
        let drawn = self.chance.pick(&playing).unwrap_or(Seat::new(0));
        let first = self.table.starter.unwrap_or(drawn);
        self.happen(Event::Began { first });
        self.begin_round();
    }
}

/// What time, or somebody's coming and going, brings.
pub(super) fn tick(table: &Table<LetraMix>, world: &mut World<'_>) -> Vec<Event> {
    let now = world.now;
    let mut story = Story::new(table, world);
    if matches!(table.state.phase, Phase::New) {
        story.begin();
        return story.events;
    }
    if table.seats.playing().next().is_none() {
        story.end();
        return story.events;
    }
    match &table.state.phase {
        Phase::ToRoll { seat, since } if is_gone(table, *seat) || now >= *since + TIME_TO_ROLL => {
            story.pass_over(*seat);
        }
        Phase::Gathering { .. } if everybody_is_ready(table) => story.roll(),
        Phase::Gathering { since, ready } if now >= *since + TIME_TO_ROLL => {
            if ready.is_empty() {
                story.pass_over_all();
            } else {
                story.roll();
            }
        }
        Phase::Laying(laying) if is_finished(table, laying) || sand_is_out(table, laying, now) => {
            story.score();
        }
        _ => {}
    }
    story.events
}

/// When the table wants to be ticked.
pub(super) fn deadline(table: &Table<LetraMix>) -> Option<Time> {
    match &table.state.phase {
        Phase::New => Some(Time::ZERO),
        Phase::ToRoll { since, .. } | Phase::Gathering { since, .. } => Some(*since + TIME_TO_ROLL),
        Phase::Laying(laying) => glass_end(table, laying).map(|end| end + GRACE),
        Phase::Over { .. } => None,
    }
}

/// When the sand is out, as players see it.
pub(super) fn glass_end(table: &Table<LetraMix>, laying: &Laying) -> Option<Time> {
    table.state.options.glass.span().map(|span| laying.rolled_at + span)
}

fn sand_is_out(table: &Table<LetraMix>, laying: &Laying, now: Time) -> bool {
    glass_end(table, laying).is_some_and(|end| now >= end + GRACE)
}

fn is_gone(table: &Table<LetraMix>, seat: Seat) -> bool {
    table.seats.presence(seat) == Presence::Gone
}

/// Has everybody who is waited for said "Fertig"? Without a glass nobody waits for who is away.
pub(super) fn is_finished(table: &Table<LetraMix>, laying: &Laying) -> bool {
    let desk = |seat: Seat| laying.desks.get(seat.index());
    let done = |seat: Seat| laying.out.contains(&seat) || desk(seat).is_some_and(|d| d.done);
    match laying.seat {
        Some(seat) => done(seat) || is_gone(table, seat),
        None if table.state.options.glass.span().is_some() => table.seats.playing().all(done),
        None => table.seats.here().next().is_some() && table.seats.here().all(done),
    }
}

/// Is everybody who is here ready for the next round?
pub(super) fn everybody_is_ready(table: &Table<LetraMix>) -> bool {
    let Phase::Gathering { ready, .. } = &table.state.phase else { return false };
    table.seats.here().next().is_some() && table.seats.here().all(|s| ready.contains(&s))
}

/// C6, 5.3.5: the last valid layout counts; without one all dice are subtracted. Who has left before "Fertig" gets
/// nothing, nor does who sits out (5.3.7).
fn score_of(table: &Table<LetraMix>, laying: &Laying, seat: Seat) -> (i32, bool) {
    let desk = laying.desks.get(seat.index());
    let has_left = is_gone(table, seat) && !desk.is_some_and(|d| d.done);
    if has_left || laying.out.contains(&seat) {
        return (0, false);
    }
    match desk.and_then(|d| d.valid.as_ref()) {
        Some((_, worth)) => (worth.points, worth.full),
        None => (-laying.dice.iter().map(|f| f.value()).sum::<i32>(), false),
    }
}

/// C.12, C.13, C18, 5.3.7: looked at only when a round is over.
fn is_over(table: &Table<LetraMix>, now: Time) -> bool {
    let state = &table.state;
    let left_alone = table.seats.count() > 1 && table.seats.playing().count() < 2;
    let reached = match state.options.end {
        End::Rounds(rounds) => state.rounds >= u16::from(rounds),
        End::Target(points) => table
            .seats
            .playing()
            .any(|s| state.totals.get(s.index()).is_some_and(|t| *t >= i32::from(points))),
        End::Minutes(minutes) => now >= Time::ZERO + Span::from_secs(60).times(u64::from(minutes)),
    };
    left_alone || reached || state.rounds >= u16::from(MOST_ROUNDS)
}

/// The highest total of those who still play; equal totals share (C12, 5.3.8).
fn winners(table: &Table<LetraMix>) -> Vec<Seat> {
    let mut playing: Vec<Seat> = table.seats.playing().collect();
    if playing.is_empty() {
        playing = table.seats.iter().collect();
    }
    let total = |seat: &Seat| table.state.totals.get(seat.index()).copied().unwrap_or(0);
    let best = playing.iter().map(total).max().unwrap_or(0);
    playing.into_iter().filter(|s| total(s) == best).collect()
}
