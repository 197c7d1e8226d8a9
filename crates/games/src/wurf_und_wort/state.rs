//! A point in the life of a Wurf & Wort table.

use super::answer::{Answer, Fate};
use super::cards::Card;
use super::dice::{Die, points};
use super::event::{Entry, Event};
use super::options::{Mode, Options};
use super::phase::{Collecting, Naming, Phase, Review, Searching, Settled, Voting};
use super::round::{Ended, Logged, Turned};
use game::{Moment, Outcome, Seat, Time, Vote};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use words::letters::written;

/// So many entries of the log are kept to be looked at.
const LOGGED: usize = 6;

/// The state: `apply` folded over the events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the table has chosen.
    pub options: Options,
    /// Grows when what may be done changes.
    pub moment: Moment,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// The categories of all cards that were turned, this round's last.
    pub played: Vec<String>,
    /// This round's card.
    pub turned: Option<Turned>,
    /// All words that were named before, to find them again (B13).
    pub named: BTreeSet<String>,
    /// Who lost the last tie (5.2.1).
    pub lost_tie: Vec<Seat>,
    /// Who was away when the time was out: the next time it counts as backing out (5.2.2).
    pub excused: BTreeSet<Seat>,
    /// Since when all clocks stand still, as nobody else is connected (5.2.4).
    pub alone: Option<Time>,
    /// What is going on.
    pub phase: Phase,
    /// What became of the last answers.
    pub log: Vec<Logged>,
}

impl game::State for State {
    type Options = Options;
    type Event = Event;

    fn new(options: &Options, seats: usize) -> Self {
        Self {
            options: options.clone(),
            moment: 0,
            scores: vec![0; seats],
            played: Vec::new(),
            turned: None,
            named: BTreeSet::new(),
            lost_tie: Vec::new(),
            excused: BTreeSet::new(),
            alone: None,
            phase: Phase::New,
            log: Vec::new(),
        }
    }

    fn apply(&mut self, event: &Event) {
        if !happens_meanwhile(event) {
            self.moment += 1;
        }
        match event {
            Event::Joined { seats } => self.scores.resize(*seats, 0),
            Event::Turned { card, dice, reveal, .. } => self.turn(card, dice, *reveal),
            Event::Stopped { photo, lost_tie, at } => {
                if !lost_tie.is_empty() {
                    self.lost_tie.clone_from(lost_tie);
                }
                self.phase = Phase::Naming(Naming { seat: photo.first, since: *at, lost: false });
                if let Some(turned) = &mut self.turned {
                    turned.photo = Some(photo.clone());
                }
            }
            Event::Answered { answer, at } => self.review(vec![answer.clone()], *at),
            Event::Closed { at } => {
                if let Phase::Collecting(collecting) = &mut self.phase {
                    let answers = std::mem::take(&mut collecting.answers);
                    self.review(answers, *at);
                }
            }
            Event::VoteOpened { seat, voters, closes } => self.open_vote(*seat, voters, *closes),
            Event::Voted { seat, thumbs } => {
                if let Some(answer) = self.answer_mut(*seat) {
                    answer.thumbs = Some(thumbs.clone());
                }
            }
            Event::Settled { entries, points, fitting, at } => self.settle(entries, points, fitting, *at),
            Event::Waiting { at } => self.alone = Some(*at),
            Event::Resumed { at } => {
                if let Some(since) = self.alone.take() {
                    self.phase.postpone(at.since(since));
                }
            }
            Event::Over { winners } => self.phase = Phase::Over { winners: winners.clone() },
            meanwhile => self.note(meanwhile),
        }
    }

    fn moment(&self) -> Moment {
        self.moment
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winners } = &self.phase else { return None };
        Some(Outcome { winners: winners.clone(), points: self.scores.clone() })
    }
}

impl State {
    /// The round, counted from 1.
    pub fn round(&self) -> usize {
        self.played.len()
    }

    /// What this round's dice show.
    pub fn dice(&self) -> &[Die] {
        self.turned.as_ref().map_or(&[], |turned| &turned.dice)
    }

    /// B.11: what a right word brings in this round.
    pub fn worth(&self) -> i32 {
        self.turned.as_ref().map_or(0, |turned| points(&turned.dice, turned.card.factor))
    }

    /// The answers that lie open.
    pub fn answers(&self) -> &[Answer] {
        match &self.phase {
            Phase::Review(review) => &review.answers,
            Phase::Voting(voting) => &voting.answers,
            _ => self.ended().map_or(&[], |ended| &ended.answers),
        }
    }

    /// How this round ended, if it has.
    pub fn ended(&self) -> Option<&Ended> {
        self.turned.as_ref()?.ended.as_ref()
    }

    /// What happens without changing what may be done.
    fn note(&mut self, event: &Event) {
        match (event, &mut self.phase) {
            (Event::Pressed(press), Phase::Searching(searching)) => searching.presses.push(*press),
            (Event::Early { seat, until }, Phase::Searching(searching)) => {
                searching.locks.insert(*seat, *until);
            }
            (Event::Passed { seat }, phase) => {
                if let Some(passed) = passed_mut(phase) {
                    passed.insert(*seat);
                }
            }
            (Event::Collected { answer }, Phase::Collecting(collecting)) => {
                collecting.answers.retain(|other| other.seat != answer.seat);
                collecting.answers.push(answer.clone());
                collecting.answers.sort_by_key(|answer| answer.seat);
            }
            (Event::Lost, Phase::Naming(naming)) => naming.lost = true,
            (Event::Contested { seat, contest }, _) => {
                if let Some(answer) = self.answer_mut(*seat) {
                    answer.contest = Some(*contest);
                }
            }
            (Event::Thumbed { seat, thumb }, Phase::Voting(voting)) => voting.vote.cast(*seat, *thumb),
            _ => {}
        }
    }

    fn turn(&mut self, card: &Card, dice: &[Die], reveal: Time) {
        self.played.push(card.theme.clone());
        self.turned = Some(Turned { card: card.clone(), dice: dice.to_vec(), photo: None, ended: None });
        self.phase = match self.options.mode {
            Mode::Buzzer => Phase::Searching(Searching::new(reveal)),
            Mode::Collect => Phase::Collecting(Collecting {
                reveal,
                until: self.options.time_to_type().map(|time| reveal + time),
                answers: Vec::new(),
                passed: BTreeSet::new(),
            }),
        };
    }

    fn review(&mut self, answers: Vec<Answer>, since: Time) {
        self.phase = Phase::Review(Review { answers, since, passed: BTreeSet::new() });
    }

    fn open_vote(&mut self, seat: Seat, voters: &[Seat], closes: Option<Time>) {
        let answers = self.answers().to_vec();
        let vote = Vote::new(voters.iter().copied(), closes);
        self.phase = Phase::Voting(Voting { answers, seat, vote });
    }

    fn settle(&mut self, entries: &[Entry], points: &[i32], fitting: &[String], at: Time) {
        let mut answers = self.answers().to_vec();
        for answer in &mut answers {
            answer.result = entries.iter().find(|e| e.seat == Some(answer.seat)).map(|entry| entry.result);
            self.named.insert(written(&answer.word));
        }
        self.scores.iter_mut().zip(points).for_each(|(score, points)| *score += points);
        let dropped = entries.iter().filter(|entry| entry.result == Fate::Dropped);
        self.excused.extend(dropped.filter_map(|entry| entry.seat));
        self.log(entries);
        let clear = !answers.is_empty() && answers.iter().all(Answer::is_clear);
        if let Some(turned) = &mut self.turned {
            let (entries, points, fitting) = (entries.to_vec(), points.to_vec(), fitting.to_vec());
            turned.ended = Some(Ended { answers, entries, points, fitting });
        }
        self.phase = Phase::Settled(Settled { since: at, passed: BTreeSet::new(), clear });
    }

    fn log(&mut self, entries: &[Entry]) {
        let (round, theme) = (self.round(), self.played.last().cloned().unwrap_or_default());
        let logged = |entry: &Entry| Logged { round, theme: theme.clone(), entry: entry.clone() };
        self.log.extend(entries.iter().map(logged));
        self.log.drain(..self.log.len().saturating_sub(LOGGED));
    }

    fn answer_mut(&mut self, seat: Seat) -> Option<&mut Answer> {
        let answers = match &mut self.phase {
            Phase::Review(review) => &mut review.answers,
            Phase::Voting(voting) => &mut voting.answers,
            _ => return None,
        };
        answers.iter_mut().find(|answer| answer.seat == seat)
    }
}

/// Who has said "Weiter" in this phase, where one can.
fn passed_mut(phase: &mut Phase) -> Option<&mut BTreeSet<Seat>> {
    match phase {
        Phase::Searching(searching) => Some(&mut searching.passed),
        Phase::Collecting(collecting) => Some(&mut collecting.passed),
        Phase::Review(review) => Some(&mut review.passed),
        Phase::Settled(settled) => Some(&mut settled.passed),
        _ => None,
    }
}

/// What others do at the same time makes nobody late.
const fn happens_meanwhile(event: &Event) -> bool {
    matches!(
        event,
        Event::Joined { .. }
            | Event::Pressed(_)
            | Event::Early { .. }
            | Event::Passed { .. }
            | Event::Collected { .. }
            | Event::Lost
            | Event::Contested { .. }
            | Event::Thumbed { .. }
    )
}
