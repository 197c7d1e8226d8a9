//! Events that follow from each other: cards are dealt, turns end and begin, rounds are scored.

use super::Wortduell;
use super::cards::{Place, WORDS, deal};
use super::event::{Ending, Event};
use super::side::Side;
use super::square::Square;
use super::state::{Past, Round};
use super::team::{is_here, next_member};
use game::{Seat, Span, Time};
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
pub(super) type Story<'a> = game::Story<'a, Wortduell>;

pub(super) fn begin(story: &mut Story<'_>) {
    // D11: drawn; at a return game it is the other side (D25).
    let drawn = Side::BOTH[story.chance.below(Side::BOTH.len())];
    let first = story.table.starter.map_or(drawn, |seat| story.table.state.side(seat));
    story.happen(Event::Began { first });
    begin_round(story);
}

/// D.12: new cards. The loser of the last round begins (D11).
pub(super) fn begin_round(story: &mut Story<'_>) {
    let state = &story.table.state;
    let loser = |past: &Past| past.winner.map(Side::other);
    let starter = state.past.as_ref().and_then(loser).or(state.first).unwrap_or(Side::ONE);
    let cards = Box::new(deal(state.options.cards, &state.played, story.chance));
    story.happen(Event::Dealt { cards, starter });
    begin_turn(story, starter);
}

/// The turn of the next member of this side.
fn begin_turn(story: &mut Story<'_>, side: Side) {
    let state = &story.table.state;
    let until = state.options.pace.until(story.now, TURN);
    if let Some(seat) = next_member(&story.table, side, state.callers[side.index()]) {
        story.happen(Event::Turn { seat, until });
    }
}

/// 5.4.7: who is on turn has gone, and the next of the team goes on; the clock runs on.
pub(super) fn skip(story: &mut Story<'_>, gone: Seat, until: Option<Time>) {
    let side = story.table.state.side(gone);
    if let Some(seat) = next_member(&story.table, side, Some(gone)) {
        story.happen(Event::Turn { seat, until });
    }
}

fn end_turn(story: &mut Story<'_>, seat: Seat) {
    let side = story.state().side(seat);
    begin_turn(story, side.other());
}

/// D.5: the letter is written into all squares where it stands, and the turn is over (D.7).
pub(super) fn call(story: &mut Story<'_>, seat: Seat, letter: Letter) {
    let squares = squares(story, seat, letter);
    story.happen(Event::Called { seat, letter, squares });
    end_turn(story, seat);
}

/// Where a letter stands on the card that this seat looks at.
fn squares(story: &Story<'_>, seat: Seat, letter: Letter) -> Vec<Square> {
    story.table.state.target(seat).map_or_else(Vec::new, |riddle| riddle.card.squares_of(letter))
}

/// D12: the other side is to say where the letter stands.
pub(super) fn ask(story: &mut Story<'_>, seat: Seat, letter: Letter) {
    let until = story.state().options.pace.until(story.now, TIME_TO_ANSWER);
    story.happen(Event::Asked { seat, letter, until });
}

/// 5.4.5: the answer is compared with the card, costs a point for each square that is missed and one for wrong ones,
/// however many, and the truth is told.
pub(super) fn answer(
    story: &mut Story<'_>,
    by: Option<Seat>,
    caller: Seat,
    letter: Letter,
    marked: &BTreeSet<Square>,
) {
    let truth: BTreeSet<Square> = squares(story, caller, letter).into_iter().collect();
    let side = story.table.state.side(caller).other();
    let missed: Vec<Square> = truth.difference(marked).copied().collect();
    let wrong: Vec<Square> = marked.difference(&truth).copied().collect();
    // 5.4.6: for a side that is disconnected the table answers without penalty.
    let is_excused = by.is_none() && !is_here(&story.table, side);
    let faults = if is_excused { 0 } else { missed.len() + usize::from(!wrong.is_empty()) };
    // D13: not below 0.
    let lost = story.table.state.scores[side.index()].min(faults as u8);
    story.happen(Event::Marked { seat: by, missed, wrong, lost });
    call(story, caller, letter);
}

/// D.8–D.10: a right guess goes on or wins the round, a wrong one ends the turn.
pub(super) fn guess(story: &mut Story<'_>, seat: Seat, place: Place) {
    let state = &story.table.state;
    let Some(riddle) = state.target(seat) else { return };
    let right = riddle.card.words().contains(&place);
    let mut until = state.turn().and_then(|turn| turn.until);
    if right {
        until = until.max(state.options.pace.until(story.now, AFTER_GUESS));
    }
    story.happen(Event::Guessed { seat, place, right, until });
    if !right {
        end_turn(story, seat);
    } else if story.table.state.target(seat).is_some_and(|riddle| riddle.found.len() == WORDS) {
        let winner = story.state().side(seat);
        win_round(story, winner);
    }
}

/// D.11: the winner scores the difference of found words. No equalising turn (D15).
fn win_round(story: &mut Story<'_>, winner: Side) {
    let Some(found) = story.table.state.round.as_ref().map(Round::found) else { return };
    let points = found[winner.index()].saturating_sub(found[winner.other().index()]) as u8;
    let until = story.table.seats.waits_until(story.state().options.pace, story.now, BETWEEN_ROUNDS);
    story.happen(Event::RoundOver { winner, points, until });
    if let Some(winner) = story.table.state.champion() {
        end(story, Some(winner), Ending::Points);
    }
}

pub(super) fn pass(story: &mut Story<'_>, seat: Seat) {
    story.happen(Event::Passed { seat });
    end_turn(story, seat);
}

/// 5.4.6: the turn is lost, no letter is called.
pub(super) fn time_out(story: &mut Story<'_>, seat: Seat) {
    story.happen(Event::TimedOut { seat });
    end_turn(story, seat);
}

pub(super) fn end(story: &mut Story<'_>, winner: Option<Side>, ending: Ending) {
    story.happen(Event::Over { winner, ending });
}
