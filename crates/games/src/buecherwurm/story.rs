//! Events that follow from each other: a round from the card to its end.

use super::Buecherwurm;
use super::cards::{CARDS, cards};
use super::dice::{Die, Side, faces};
use super::event::{Event, Failure, RoundEnd, Why};
use super::options::{MOST_ROUNDS, Thinking};
use super::phase::{Ballot, Phase};
use super::progress::{AT_LEAST_BACK, TIME_FOR_CHANGE, TIME_FOR_THEME, TIME_TO_TURN, TIME_TO_VOTE};
use super::round::Round;
use super::score::{Score, score};
use super::term::Term;
use super::view::{ThemeView, theme_view};
use game::{Chance, Presence, Said, Seat, Table, TableEvent, Thumb, Time, World, dice};
use words::Word;

/// Events that follow from each other: each is applied before the next is decided.
pub(super) struct Story<'a> {
    pub(super) table: Table<Buecherwurm>,
    events: Vec<Event>,
    now: Time,
    chance: &'a mut Chance,
}

impl<'a> Story<'a> {
    pub(super) fn new(table: &Table<Buecherwurm>, world: &'a mut World<'_>) -> Self {
        Self { table: table.clone(), events: Vec::new(), now: world.now, chance: world.chance }
    }

    pub(super) fn happen(&mut self, event: Event) {
        let event = TableEvent::Game(event);
        self.table.apply(&event);
        if let TableEvent::Game(event) = event {
            self.events.push(event);
        }
    }

    /// What has happened, once it is seen who is still there.
    pub(super) fn finish(mut self) -> Vec<Event> {
        self.look_around();
        self.events
    }

    pub(super) fn begin(&mut self) {
        let playing: Vec<Seat> = self.table.seats.playing().collect();
        // E.2.2: drawn; at a return game it is the next to the left.
        let drawn = self.chance.pick(&playing).unwrap_or(Seat::new(0));
        let first = self.table.starter.unwrap_or(drawn);
        self.happen(Event::Began { first });
        self.draw(self.seated(first), Why::Round);
    }

    /// E24: this seat, or the next to its left that still plays.
    fn seated(&self, seat: Seat) -> Seat {
        let is_gone = self.table.seats.presence(seat) == Presence::Gone;
        if is_gone { self.next_playing(seat, |_| true).unwrap_or(seat) } else { seat }
    }

    /// The next card is turned; when none is left, the used ones are shuffled (E12).
    fn draw(&mut self, seat: Seat, why: Why) {
        let all = 0..CARDS as u8;
        let mut stack: Vec<u8> = all.clone().filter(|card| !self.table.state.used.contains(card)).collect();
        let shuffled = stack.is_empty();
        if shuffled {
            stack = all.collect();
        }
        let card = self.chance.pick(&stack).unwrap_or(0);
        let themes = cards()[usize::from(card)].clone();
        let until = self.now + if why == Why::Round { TIME_FOR_THEME } else { TIME_FOR_CHANGE };
        self.happen(Event::Drawn { seat, why, card, themes, shuffled, until });
    }

    /// E24: who was to choose and roll has left; the next to the left does.
    pub(super) fn hand_over(&mut self) {
        let Phase::Choosing { seat, why, card, themes, .. } = self.table.state.phase.clone() else { return };
        let (seat, until) = (self.seated(seat), self.now + TIME_FOR_THEME);
        self.happen(Event::Drawn { seat, why, card, themes, shuffled: false, until });
    }

    /// The theme is chosen: at the beginning of a round the dice are rolled, after a change the next player goes on.
    pub(super) fn choose(&mut self, place: usize, by: Option<Seat>) {
        let Phase::Choosing { seat, why, themes, .. } = &self.table.state.phase else { return };
        let (seat, why) = (*seat, *why);
        let ThemeView { key, title, difficulty } = theme_view(&themes[place.min(2)]);
        self.happen(Event::Themed { theme: key, title, difficulty, seat: by });
        match why {
            Why::Round => self.roll(seat),
            Why::Change => self.next_turn(seat),
        }
    }

    /// E.1.2
    fn roll(&mut self, seat: Seat) {
        let faces = dice::roll(faces(), self.chance);
        let special = self.table.state.options.special_die;
        let side = if special { self.chance.pick(&Side::ALL) } else { None };
        self.happen(Event::Rolled { seat, faces, side });
        if side == Some(Side::Question) {
            self.happen(Event::Asked { seat, until: self.now + TIME_TO_TURN });
        } else {
            self.next_turn(seat);
        }
    }

    /// E.1.16: the chosen side acts from the start.
    pub(super) fn turn_die(&mut self, side: Side, by: Option<Seat>) {
        let Phase::Turning { seat, .. } = self.table.state.phase else { return };
        self.happen(Event::Turned { side, seat: by });
        self.next_turn(seat);
    }

    /// 5.5.7: time was up.
    pub(super) fn turn_die_at_random(&mut self) {
        if let Some(side) = self.chance.pick(&Side::AFTER_QUESTION) {
            self.turn_die(side, None);
        }
    }

    /// Clockwise; who is away and known to be so is skipped (5.5.14).
    pub(super) fn next_turn(&mut self, after: Seat) {
        let can_play = |seat: Seat| {
            let state = &self.table.state;
            let is_away = self.table.seats.presence(seat) == Presence::Away;
            !is_away || !(state.skipped.contains(&seat) || state.options.thinking == Thinking::Off)
        };
        let next = self.next_playing(after, can_play).or_else(|| self.next_playing(after, |_| true));
        let Some(seat) = next else { return self.end(true) };
        let until = self.table.state.options.thinking.span().map(|span| self.now + span);
        self.happen(Event::Turn { seat, until });
    }

    /// The next seat to the left that still plays and is as wanted; at last the seat itself.
    fn next_playing(&self, after: Seat, wanted: impl Fn(Seat) -> bool) -> Option<Seat> {
        let seats = &self.table.seats;
        std::iter::successors(Some(seats.left_of(after)), |seat| Some(seats.left_of(*seat)))
            .take(seats.count())
            .find(|seat| seats.presence(*seat) != Presence::Gone && wanted(*seat))
    }

    /// E.1.5, E.1.6: the die changes hands. The last letter die of the display ends the round at once (5.5.11).
    pub(super) fn take(&mut self, seat: Seat, word: String, keys: Vec<Word>, die: Die, from: Option<Seat>) {
        self.happen(Event::Taken { seat, word, keys, die, from });
        if self.table.state.round.as_ref().is_some_and(Round::display_has_white) {
            self.next_turn(seat);
        } else {
            self.end_round(seat, RoundEnd::LastDie);
        }
    }

    /// E.1.14, E17: all who are connected vote, but not the speaker, whose clock stops.
    pub(super) fn doubt(&mut self, seat: Seat, term: Term, die: Die, known: bool, hint: Said) {
        let Phase::Naming { until, .. } = self.table.state.phase else { return };
        let voters = self.table.seats.here().filter(|voter| *voter != seat).collect();
        let rest = until.map(|until| until.since(self.now));
        let closes = self.now + TIME_TO_VOTE;
        let Term { text: word, keys, .. } = term;
        self.happen(Event::Doubted { seat, word, keys, die, known, hint, voters, closes, rest });
        self.close_if_complete();
    }

    pub(super) fn thumb(&mut self, seat: Seat, thumb: Thumb) {
        self.happen(Event::Thumbed { seat, thumb });
        self.close_if_complete();
    }

    /// All who are there have voted.
    pub(super) fn close_if_complete(&mut self) {
        let Phase::Voting(ballot) = &self.table.state.phase else { return };
        if ballot.vote.is_complete(|voter| self.table.seats.presence(voter) == Presence::Here) {
            self.close_vote();
        }
    }

    /// E17: a strict majority of the thumbs shown rejects; a tie, or none, and the term is valid (E.2.11).
    pub(super) fn close_vote(&mut self) {
        let Phase::Voting(Ballot { seat, word, keys, die, rest, vote, .. }) = self.table.state.phase.clone()
        else {
            return;
        };
        let tally = vote.tally();
        let valid = !tally.is_outvoted();
        // 5.5.2: the rest is given back, and at least three seconds.
        let until = rest.map(|rest| self.now + rest.max(AT_LEAST_BACK));
        self.happen(Event::Voted { valid, tally, until });
        if valid {
            let from = self.table.state.round.as_ref().and_then(|round| round.owner(die));
            self.take(seat, word, keys, die, from);
        }
    }

    /// E.1.16, E.2.16, E15: the die goes aside, the next card is turned, and who used it chooses.
    pub(super) fn change_theme(&mut self, seat: Seat) {
        self.happen(Event::Changed { seat });
        self.draw(seat, Why::Change);
    }

    /// 5.5.14: time is up for somebody who is away; the first time it costs nothing.
    pub(super) fn lapse(&mut self, seat: Seat) {
        if self.table.state.lapsed.contains(&seat) && self.table.state.options.thinking != Thinking::Off {
            self.fail(seat, Failure::Away);
        } else {
            self.happen(Event::Passed { seat });
            self.next_turn(seat);
        }
    }

    /// E.1.9: −2 at once, and the round is over.
    pub(super) fn fail(&mut self, seat: Seat, why: Failure) {
        self.happen(Event::Failed { seat, why });
        self.end_round(seat, RoundEnd::Failed);
    }

    /// E.1.10, E.1.11: scored, then the 21 test (E23), then who ended the round rolls for the next (E.2.15).
    fn end_round(&mut self, seat: Seat, how: RoundEnd) {
        let Some(round) = &self.table.state.round else { return };
        let seats = self.table.seats.iter();
        let is_out = |player: Seat| self.table.seats.presence(player) == Presence::Gone;
        let of = |player| if is_out(player) { Score::default() } else { score(round, player, seat, how) };
        let scores = seats.map(of).collect();
        self.happen(Event::RoundOver { seat, how, scores });
        if self.is_over() {
            self.end(false);
        } else {
            self.draw(self.seated(seat), Why::Round);
        }
    }

    fn is_over(&self) -> bool {
        let state = &self.table.state;
        let has_won = |seat: Seat| {
            state.totals.get(seat.index()).is_some_and(|t| *t >= i32::from(state.options.target))
        };
        self.table.seats.playing().any(has_won) || state.rounds >= MOST_ROUNDS
    }

    /// E.1.12: the highest total of those who still play; equal totals share.
    pub(super) fn end(&mut self, early: bool) {
        let mut playing: Vec<Seat> = self.table.seats.playing().collect();
        if playing.is_empty() {
            playing = self.table.seats.iter().collect();
        }
        let total = |seat: &Seat| self.table.state.totals.get(seat.index()).copied().unwrap_or(0);
        let best = playing.iter().map(total).max().unwrap_or(0);
        let winners = playing.into_iter().filter(|seat| total(seat) == best).collect();
        self.happen(Event::Over { winners, early });
    }

    /// 5.5.14: who is back; whether enough are there to go on, or ever will be.
    pub(super) fn look_around(&mut self) {
        if self.table.state.outcome().is_some() {
            return;
        }
        let seats = &self.table.seats;
        if seats.playing().count() < 2 {
            return self.end(true);
        }
        let here: Vec<Seat> = seats.here().collect();
        let is_voting = matches!(self.table.state.phase, Phase::Voting(_));
        for seat in self.table.state.skipped.clone().into_iter().filter(|seat| here.contains(seat)) {
            self.happen(Event::Returned { seat });
        }
        match self.table.state.waiting {
            None if here.len() < 2 && !is_voting => self.happen(Event::Waiting { at: self.now }),
            Some(_) if here.len() >= 2 => self.happen(Event::Resumed { at: self.now }),
            _ => {}
        }
    }
}
