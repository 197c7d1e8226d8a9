//! Events that follow from each other: a round from the card to its end.

use super::Buecherwurm;
use super::cards::{CARDS, cards};
use super::dice::{Die, Side, faces};
use super::event::{Event, Failure, RoundEnd, Why};
use super::options::MOST_ROUNDS;
use super::phase::{Ballot, Phase};
use super::progress::{AT_LEAST_BACK, TIME_FOR_CHANGE, TIME_FOR_THEME, TIME_TO_TURN, TIME_TO_VOTE};
use super::round::Round;
use super::score::{Score, score};
use super::term::Term;
use super::view::{ThemeView, theme_view};
use game::{Presence, Said, Seat, Seats, Span, State as _, Table, Thumb, Time, dice};
use words::Word;

/// Events that follow from each other: each is applied before the next is decided.
pub(super) type Story<'a> = game::Story<'a, Buecherwurm>;

/// When a window ends that begins now, if it does by itself.
fn window(story: &Story<'_>, span: Span) -> Option<Time> {
    story.table.state.options.pace.until(story.now, span)
}

/// The same where somebody chooses: the only person at a table may read on (P5).
fn window_to_choose(story: &Story<'_>, span: Span) -> Option<Time> {
    story.table.seats.waits_until(story.table.state.options.pace, story.now, span)
}

pub(super) fn begin(story: &mut Story<'_>) {
    let playing: Vec<Seat> = story.table.seats.playing().collect();
    // E.2.2: drawn; at a return game it is the next to the left.
    let drawn = story.chance.pick(&playing).unwrap_or(Seat::new(0));
    let first = story.table.starter.unwrap_or(drawn);
    story.happen(Event::Began { first });
    let roller = seated(&story.table.seats, first);
    draw(story, roller, Why::Round);
}

/// E24: this seat, or the next to its left that still plays.
fn seated(seats: &Seats, seat: Seat) -> Seat {
    if seats.is_gone(seat) { seats.playing_after(seat).next().unwrap_or(seat) } else { seat }
}

/// The next card is turned; when none is left, the used ones are shuffled (E12).
fn draw(story: &mut Story<'_>, seat: Seat, why: Why) {
    let all = 0..CARDS as u8;
    let mut stack: Vec<u8> = all.clone().filter(|card| !story.table.state.used.contains(card)).collect();
    let shuffled = stack.is_empty();
    if shuffled {
        stack = all.collect();
    }
    let card = story.chance.pick(&stack).unwrap_or(0);
    let themes = cards()[usize::from(card)].clone();
    let until = window_to_choose(story, if why == Why::Round { TIME_FOR_THEME } else { TIME_FOR_CHANGE });
    story.happen(Event::Drawn { seat, why, card, themes, shuffled, until });
}

/// E24: who was to choose and roll has left; the next to the left does.
pub(super) fn hand_over(story: &mut Story<'_>) {
    let Phase::Choosing { seat, why, card, themes, .. } = story.table.state.phase.clone() else { return };
    let (seat, until) = (seated(&story.table.seats, seat), window_to_choose(story, TIME_FOR_THEME));
    story.happen(Event::Drawn { seat, why, card, themes, shuffled: false, until });
}

/// The theme is chosen: at the beginning of a round the dice are rolled, after a change the next player goes on.
pub(super) fn choose(story: &mut Story<'_>, place: usize, by: Option<Seat>) {
    let Phase::Choosing { seat, why, themes, .. } = &story.table.state.phase else { return };
    let (seat, why) = (*seat, *why);
    let ThemeView { key, title, difficulty } = theme_view(&themes[place.min(2)]);
    story.happen(Event::Themed { theme: key, title, difficulty, seat: by });
    match why {
        Why::Round => roll(story, seat),
        Why::Change => next_turn(story, seat),
    }
}

/// E.1.2
fn roll(story: &mut Story<'_>, seat: Seat) {
    let faces = dice::roll(faces(), story.chance);
    let special = story.table.state.options.special_die;
    let side = if special { story.chance.pick(&Side::ALL) } else { None };
    story.happen(Event::Rolled { seat, faces, side });
    if side == Some(Side::Question) {
        let until = window_to_choose(story, TIME_TO_TURN);
        story.happen(Event::Asked { seat, until });
    } else {
        next_turn(story, seat);
    }
}

/// E.1.16: the chosen side acts from the start.
pub(super) fn turn_die(story: &mut Story<'_>, side: Side, by: Option<Seat>) {
    let Phase::Turning { seat, .. } = story.table.state.phase else { return };
    story.happen(Event::Turned { side, seat: by });
    next_turn(story, seat);
}

/// 5.5.7: time was up.
pub(super) fn turn_die_at_random(story: &mut Story<'_>) {
    if let Some(side) = story.chance.pick(&Side::AFTER_QUESTION) {
        turn_die(story, side, None);
    }
}

/// Clockwise; who is away and known to be so is skipped (5.5.14), unless all are.
pub(super) fn next_turn(story: &mut Story<'_>, after: Seat) {
    let Table { seats, state, .. } = &*story.table;
    let is_known_to_be_away = |seat: Seat| {
        seats.presence(seat) == Presence::Away
            && (state.skipped.contains(&seat) || state.options.pace.is_off())
    };
    let there = seats.playing_after(after).find(|seat| !is_known_to_be_away(*seat));
    let Some(seat) = there.or_else(|| seats.playing_after(after).next()) else { return end(story, true) };
    let until = state.options.time_to_name().map(|span| story.now + span);
    story.happen(Event::Turn { seat, until });
}

/// E.1.5, E.1.6: the die changes hands. The last letter die of the display ends the round at once (5.5.11).
pub(super) fn take(
    story: &mut Story<'_>,
    seat: Seat,
    word: String,
    keys: Vec<Word>,
    die: Die,
    from: Option<Seat>,
) {
    story.happen(Event::Taken { seat, word, keys, die, from });
    if story.table.state.round.as_ref().is_some_and(Round::display_has_white) {
        next_turn(story, seat);
    } else {
        end_round(story, seat, RoundEnd::LastDie);
    }
}

/// E.1.14, E17: all who are connected vote, but not the speaker, whose clock stops.
pub(super) fn doubt(story: &mut Story<'_>, seat: Seat, term: Term, die: Die, known: bool, hint: Said) {
    let Phase::Naming { until, .. } = story.table.state.phase else { return };
    let voters = story.table.seats.here().filter(|voter| *voter != seat).collect();
    let rest = until.map(|until| until.since(story.now));
    let closes = window(story, TIME_TO_VOTE);
    let Term { text: word, keys, .. } = term;
    story.happen(Event::Doubted { seat, word, keys, die, known, hint, voters, closes, rest });
    close_if_complete(story);
}

pub(super) fn thumb(story: &mut Story<'_>, seat: Seat, thumb: Thumb) {
    story.happen(Event::Thumbed { seat, thumb });
    close_if_complete(story);
}

/// All who are there have voted.
pub(super) fn close_if_complete(story: &mut Story<'_>) {
    let Phase::Voting(ballot) = &story.table.state.phase else { return };
    if ballot.vote.is_complete(|voter| story.table.seats.is_here(voter)) {
        close_vote(story);
    }
}

/// E17: a strict majority of the thumbs shown rejects; a tie, or none, and the term is valid (E.2.11).
pub(super) fn close_vote(story: &mut Story<'_>) {
    let Phase::Voting(Ballot { seat, word, keys, die, rest, vote, .. }) = story.table.state.phase.clone()
    else {
        return;
    };
    let tally = vote.tally();
    let valid = !tally.is_outvoted();
    // 5.5.2: the rest is given back, and at least three seconds.
    let until = rest.map(|rest| story.now + rest.max(AT_LEAST_BACK));
    story.happen(Event::Voted { valid, tally, until });
    if valid {
        let from = story.table.state.round.as_ref().and_then(|round| round.owner(die));
        take(story, seat, word, keys, die, from);
    }
}

/// E.1.16, E.2.16, E15: the die goes aside, the next card is turned, and who used it chooses.
pub(super) fn change_theme(story: &mut Story<'_>, seat: Seat) {
    story.happen(Event::Changed { seat });
    draw(story, seat, Why::Change);
}

/// 5.5.14: time is up for somebody who is away; the first time it costs nothing.
pub(super) fn lapse(story: &mut Story<'_>, seat: Seat) {
    if story.table.state.lapsed.contains(&seat) && !story.table.state.options.pace.is_off() {
        fail(story, seat, Failure::Away);
    } else {
        story.happen(Event::Passed { seat });
        next_turn(story, seat);
    }
}

/// E.1.9: −2 at once, and the round is over.
pub(super) fn fail(story: &mut Story<'_>, seat: Seat, why: Failure) {
    story.happen(Event::Failed { seat, why });
    end_round(story, seat, RoundEnd::Failed);
}

/// E.1.10, E.1.11: scored, then the 21 test (E23), then who ended the round rolls for the next (E.2.15).
fn end_round(story: &mut Story<'_>, seat: Seat, how: RoundEnd) {
    let Some(round) = &story.table.state.round else { return };
    let seats = &story.table.seats;
    let of = |player| if seats.is_gone(player) { Score::default() } else { score(round, player, seat, how) };
    let scores = seats.iter().map(of).collect();
    story.happen(Event::RoundOver { seat, how, scores });
    if is_over(story) {
        end(story, false);
    } else {
        let roller = seated(&story.table.seats, seat);
        draw(story, roller, Why::Round);
    }
}

fn is_over(story: &Story<'_>) -> bool {
    let state = &story.table.state;
    let has_won =
        |seat: Seat| state.totals.get(seat.index()).is_some_and(|t| *t >= i32::from(state.options.target));
    story.table.seats.playing().any(has_won) || state.rounds >= MOST_ROUNDS
}

/// E.1.12: the highest total of those who still play; equal totals share.
pub(super) fn end(story: &mut Story<'_>, early: bool) {
    let winners = story.table.seats.leaders(&story.table.state.totals);
    story.happen(Event::Over { winners, early });
}

/// 5.5.14: who is back; whether enough are there to go on, or ever will be.
pub(super) fn look_around(story: &mut Story<'_>) {
    if story.table.state.outcome().is_some() {
        return;
    }
    let seats = &story.table.seats;
    if seats.playing().count() < 2 {
        return end(story, true);
    }
    let here: Vec<Seat> = seats.here().collect();
    let is_voting = matches!(story.table.state.phase, Phase::Voting(_));
    for seat in story.table.state.skipped.clone().into_iter().filter(|seat| here.contains(seat)) {
        story.happen(Event::Returned { seat });
    }
    match story.table.state.waiting {
        None if here.len() < 2 && !is_voting => story.happen(Event::Waiting { at: story.now }),
        Some(_) if here.len() >= 2 => story.happen(Event::Resumed { at: story.now }),
        _ => {}
    }
}
