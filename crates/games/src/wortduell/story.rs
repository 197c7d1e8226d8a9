//! Events that follow from each other: cards are dealt, turns end and begin, rounds are scored.

use super::Wortduell;
use super::cards::{Place, WORDS, deal};
use super::event::{Ending, Event};
use super::side::Side;
use super::square::Square;
use super::state::Past;
use super::team::{is_here, next_member};
use game::{Chance, Seat, Span, Table, TableEvent, Time, World};
use std::collections::BTreeSet;
use words::Letter;

/// 5.4.6: so long is a turn.
pub(super) const TURN: Span = Span::from_secs(60);
/// 5.4.6: so long it is at least after a right guess.
pub(super) const AFTER_GUESS: Span = Span::from_secs(30);
/// 5.4.6: so long an answer may take.
pub(super) const TIME_TO_ANSWER: Span = Span::from_secs(30);
/// So long both cards lie open before the next round, unless all are ready.
const BETWEEN_ROUNDS: Span = Span::from_secs(60);

/// Events that follow from each other: each is applied before the next is decided.
pub(super) struct Story<'a> {
    pub(super) table: Table<Wortduell>,
    pub(super) events: Vec<Event>,
    pub(super) now: Time,
    chance: &'a mut Chance,
}

impl<'a> Story<'a> {
    pub(super) fn new(table: &Table<Wortduell>, world: &'a mut World<'_>) -> Self {
        Self { table: table.clone(), events: Vec::new(), now: world.now, chance: world.chance }
    }

    pub(super) fn happen(&mut self, event: Event) {
        let event = TableEvent::Game(event);
        self.table.apply(&event);
        if let TableEvent::Game(event) = event {
            self.events.push(event);
        }
    }

    pub(super) fn begin(&mut self) {
        // D11: drawn; at a return game it is the other side (D25).
        let drawn = Side::BOTH[self.chance.below(Side::BOTH.len())];
        let first = self.table.starter.map_or(drawn, |seat| self.table.state.side(seat));
        self.happen(Event::Began { first });
        self.begin_round();
    }

    /// D.12: new cards. The loser of the last round begins (D11).
    pub(super) fn begin_round(&mut self) {
        let state = &self.table.state;
        let loser = |past: &Past| past.winner.map(Side::other);
        let starter = state.past.as_ref().and_then(loser).or(state.first).unwrap_or(Side::ONE);
        let cards = Box::new(deal(state.options.cards, &state.played, self.chance));
        self.happen(Event::Dealt { cards, starter });
        self.begin_turn(starter);
    }

    /// The turn of the next member of this side.
    fn begin_turn(&mut self, side: Side) {
        let state = &self.table.state;
        let until = state.options.clock.then(|| self.now + TURN);
        if let Some(seat) = next_member(&self.table, side, state.callers[side.index()]) {
            self.happen(Event::Turn { seat, until });
        }
    }

    /// 5.4.7: who is on turn has gone, and the next of the team goes on; the clock runs on.
    pub(super) fn skip(&mut self, gone: Seat, until: Option<Time>) {
        let side = self.table.state.side(gone);
        if let Some(seat) = next_member(&self.table, side, Some(gone)) {
            self.happen(Event::Turn { seat, until });
        }
    }

    fn end_turn(&mut self, seat: Seat) {
        self.begin_turn(self.table.state.side(seat).other());
    }

    /// D.5: the letter is written into all squares where it stands, and the turn is over (D.7).
    pub(super) fn call(&mut self, seat: Seat, letter: Letter) {
        let squares = self.squares(seat, letter);
        self.happen(Event::Called { seat, letter, squares });
        self.end_turn(seat);
    }

    /// Where a letter stands on the card that this seat looks at.
    fn squares(&self, seat: Seat, letter: Letter) -> Vec<Square> {
        self.table.state.target(seat).map_or_else(Vec::new, |riddle| riddle.card.squares_of(letter))
    }

    /// D12: the other side is to say where the letter stands.
    pub(super) fn ask(&mut self, seat: Seat, letter: Letter) {
        self.happen(Event::Asked { seat, letter, until: self.now + TIME_TO_ANSWER });
    }

    /// 5.4.5: the answer is compared with the card, costs what is missed and what is wrong, and the truth is told.
    pub(super) fn answer(
        &mut self,
        by: Option<Seat>,
        caller: Seat,
        letter: Letter,
        marked: &BTreeSet<Square>,
    ) {
        let truth: BTreeSet<Square> = self.squares(caller, letter).into_iter().collect();
        let side = self.table.state.side(caller).other();
        let missed: Vec<Square> = truth.difference(marked).copied().collect();
        let wrong: Vec<Square> = marked.difference(&truth).copied().collect();
        // 5.4.6: for a side that is disconnected the table answers without penalty.
        let is_excused = by.is_none() && !is_here(&self.table, side);
        let faults = if is_excused { 0 } else { missed.len() + wrong.len() };
        // D13: not below 0.
        let lost = self.table.state.scores[side.index()].min(faults as u8);
        self.happen(Event::Marked { seat: by, missed, wrong, lost });
        self.call(caller, letter);
    }

    /// D.8–D.10: a right guess goes on or wins the round, a wrong one ends the turn.
    pub(super) fn guess(&mut self, seat: Seat, place: Place) {
        let state = &self.table.state;
        let Some(riddle) = state.target(seat) else { return };
        let right = riddle.card.words().contains(&place);
        let mut until = state.turn().and_then(|turn| turn.until);
        if right {
            until = until.map(|until| until.max(self.now + AFTER_GUESS));
        }
        self.happen(Event::Guessed { seat, place, right, until });
        if !right {
            self.end_turn(seat);
        } else if self.table.state.target(seat).is_some_and(|riddle| riddle.found.len() == WORDS) {
            self.win_round(self.table.state.side(seat));
        }
    }

    /// D.11: the winner scores the difference of found words. No equalising turn (D15).
    fn win_round(&mut self, winner: Side) {
        let Some(found) = self.table.state.round.as_ref().map(super::state::Round::found) else { return };
        let points = found[winner.index()].saturating_sub(found[winner.other().index()]) as u8;
        self.happen(Event::RoundOver { winner, points, until: self.now + BETWEEN_ROUNDS });
        if let Some(winner) = self.table.state.champion() {
            self.end(Some(winner), Ending::Points);
        }
    }

    pub(super) fn pass(&mut self, seat: Seat) {
        self.happen(Event::Passed { seat });
        self.end_turn(seat);
    }

    /// 5.4.6: the turn is lost, no letter is called.
    pub(super) fn time_out(&mut self, seat: Seat) {
        self.happen(Event::TimedOut { seat });
        self.end_turn(seat);
    }

    pub(super) fn end(&mut self, winner: Option<Side>, ending: Ending) {
        self.happen(Event::Over { winner, ending });
    }
}
