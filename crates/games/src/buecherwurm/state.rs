//! A point in the life of a Bücherwurm table.

use super::dice::Die;
use super::event::{Event, Failure, RoundEnd};
use super::options::Options;
use super::phase::{Ballot, Past, Phase};
use super::round::{Named, Rejected, Round};
use super::score::{FAILED, Score};
use game::{Moment, Outcome, Seat, Time, Vote};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use words::Word;

/// The state: `apply` folded over the events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the table has chosen.
    pub options: Options,
    /// Grows when what may be done changes.
    pub moment: Moment,
    /// Rolled first.
    pub first: Option<Seat>,
    /// Rounds that are over.
    pub rounds: u16,
    /// Points by seat.
    pub totals: Vec<i32>,
    /// The cards that were turned since the last shuffle.
    pub used: BTreeSet<u8>,
    /// The theme's key.
    pub theme: Option<String>,
    /// The round under way.
    pub round: Option<Round>,
    /// What is going on.
    pub phase: Phase,
    /// Since when the clocks stand still, as fewer than two are connected (5.5.14).
    pub waiting: Option<Time>,
    /// Who has been passed over once in this game (5.5.14).
    pub lapsed: BTreeSet<Seat>,
    /// Who is skipped until they are back (5.5.14).
    pub skipped: BTreeSet<Seat>,
    /// The round before, to look at.
    pub past: Option<Past>,
}

impl game::State for State {
    type Options = Options;
    type Event = Event;

    fn new(options: &Options, seats: usize) -> Self {
        Self {
            options: options.clone(),
            moment: 0,
            first: None,
            rounds: 0,
            totals: vec![0; seats],
            used: BTreeSet::new(),
            theme: None,
            round: None,
            phase: Phase::New,
            waiting: None,
            lapsed: BTreeSet::new(),
            skipped: BTreeSet::new(),
            past: None,
        }
    }

    fn apply(&mut self, event: &Event) {
        if !matches!(event, Event::Thumbed { .. } | Event::Returned { .. }) {
            self.moment += 1;
        }
        match event {
            Event::Began { first } => self.first = Some(*first),
            Event::Drawn { seat, why, card, themes, shuffled, until } => {
                if *shuffled {
                    self.used.clear();
                }
                self.used.insert(*card);
                let (seat, why, card, until) = (*seat, *why, *card, *until);
                self.phase = Phase::Choosing { seat, why, card, themes: themes.clone(), until };
            }
            Event::Themed { theme, .. } => self.theme = Some(theme.clone()),
            Event::Rolled { seat, faces, side } => {
                self.round = Some(Round::new(*seat, faces.clone(), *side, self.totals.len()));
            }
            Event::Asked { seat, until } => self.phase = Phase::Turning { seat: *seat, until: *until },
            Event::Turned { side, .. } => self.in_round(|round| {
                round.side = Some(*side);
                round.turned = true;
            }),
            Event::Turn { seat, until } => self.phase = Phase::Naming { seat: *seat, until: *until },
            Event::Doubted { seat, word, keys, die, known, hint, voters, closes, rest } => {
                self.phase = Phase::Voting(Ballot {
                    seat: *seat,
                    word: word.clone(),
                    keys: keys.clone(),
                    die: *die,
                    known: *known,
                    hint: hint.clone(),
                    rest: *rest,
                    vote: Vote::new(voters.iter().copied(), *closes),
                });
            }
            Event::Thumbed { seat, thumb } => {
                if let Phase::Voting(ballot) = &mut self.phase {
                    ballot.vote.cast(*seat, *thumb);
                }
            }
            Event::Voted { valid, until, .. } => self.apply_vote(*valid, *until),
            Event::Taken { seat, word, keys, die, from } => self.apply_taken(*seat, word, keys, *die, *from),
            Event::Changed { .. } => self.in_round(Round::set_aside),
            Event::Passed { seat } => {
                self.lapsed.insert(*seat);
                self.skipped.insert(*seat);
            }
            Event::Returned { seat } => {
                self.skipped.remove(seat);
            }
            Event::Failed { seat, why } => self.apply_failure(*seat, *why),
            Event::RoundOver { seat, how, scores } => self.apply_round_over(*seat, *how, scores),
            Event::Waiting { at } => self.waiting = Some(*at),
            Event::Resumed { at } => self.apply_resumed(*at),
            Event::Over { winners, .. } => {
                self.waiting = None;
                self.phase = Phase::Over { winners: winners.clone() };
            }
        }
    }

    fn moment(&self) -> Moment {
        self.moment
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winners } = &self.phase else { return None };
        Some(Outcome { winners: winners.clone(), points: self.totals.clone() })
    }

    fn starter(&self) -> Option<Seat> {
        self.first
    }
}

impl State {
    fn in_round(&mut self, change: impl FnOnce(&mut Round)) {
        if let Some(round) = &mut self.round {
            change(round);
        }
    }

    /// A term that is voted down does not come back, and its speaker goes on thinking.
    fn apply_vote(&mut self, valid: bool, until: Option<Time>) {
        let Phase::Voting(ballot) = &self.phase else { return };
        let (seat, keys) = (ballot.seat, ballot.keys.clone());
        self.phase = Phase::Naming { seat, until };
        if let (Some(round), false) = (&mut self.round, valid) {
            round.rejected.push(Rejected { keys, theme: self.theme.clone().unwrap_or_default() });
        }
    }

    fn apply_taken(&mut self, seat: Seat, word: &str, keys: &[Word], die: Die, from: Option<Seat>) {
        let Some(round) = &mut self.round else { return };
        round.take(seat, die, from);
        let theme = self.theme.clone().unwrap_or_default();
        round.named.push(Named { seat, word: word.to_owned(), keys: keys.to_vec(), die, from, theme });
    }

    /// E.2.8: booked at once.
    fn apply_failure(&mut self, seat: Seat, why: Failure) {
        if let Some(total) = self.totals.get_mut(seat.index()) {
            *total += FAILED;
        }
        if why == Failure::Away {
            self.skipped.insert(seat);
        }
    }

    fn apply_round_over(&mut self, by: Seat, how: RoundEnd, scores: &[Score]) {
        for (total, score) in self.totals.iter_mut().zip(scores) {
            *total += score.to_book();
        }
        self.rounds += 1;
        let theme = self.theme.take().unwrap_or_default();
        let Some(Round { roller, faces, side, desks, .. }) = self.round.take() else { return };
        self.past = Some(Past { roller, theme, faces, side, desks, by, how, scores: scores.to_vec() });
    }

    /// What was left of a clock when it was stopped is given back.
    fn apply_resumed(&mut self, at: Time) {
        let Some(since) = self.waiting.take() else { return };
        let pause = at.since(since);
        match &mut self.phase {
            Phase::Choosing { until, .. } | Phase::Turning { until, .. } | Phase::Naming { until, .. } => {
                *until = until.map(|until| until + pause);
            }
            Phase::New | Phase::Voting(_) | Phase::Over { .. } => {}
        }
    }
}
