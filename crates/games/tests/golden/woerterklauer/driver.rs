//! Plays a table from a seed and writes down what happens.

use super::actor::{self, Taste};
use super::render::Record;
use game::play::Play;
use game::{Chance, FrameEvent, Guest, Occupant, Seat, Seats, Span, Table};
use games::woerterklauer::turn::Verdict;
use games::woerterklauer::{Action, Options, Phase, Placed, Proposal, Turning, View, Woerterklauer};
use words::judge::HouseList;
use words::{Lexicon, Word};

/// A table to be played.
pub struct Script {
    pub title: &'static str,
    pub options: Options,
    pub players: [Player; 2],
    pub seed: u64,
    /// Then somebody has to go home: the mover resigns.
    pub most_turns: u16,
}

/// Who sits there and how they play.
pub struct Player {
    pub name: &'static str,
    pub taste: Taste,
    habit: Habit,
}

/// What is special about a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    None,
    /// Never says that the turn is over, and spoils the draft at the end.
    Dawdles,
    /// Proposes a word in this turn (counted from 0), and accepts what others propose.
    Proposes(u16, &'static str),
    /// Leaves in this turn.
    LeavesIn(u16),
}

pub fn player(name: &'static str, taste: Taste) -> Player {
    Player { name, taste, habit: Habit::None }
}

impl Player {
    pub fn with(self, habit: Habit) -> Self {
        Self { habit, ..self }
    }
}

/// Plays the table to its end; the text of all that happened.
pub fn play(script: &Script) -> String {
    let occupants = (0..)
        .zip(&script.players)
        .map(|(i, p)| Occupant::Person { name: p.name.to_owned(), guest: Guest::new(i) });
    let table = Table::begin(&script.options, Seats::new(occupants), HouseList::default()).unwrap();
    let mut chance = Chance::from_seed(script.seed);
    let record = Record::new(script, &table);
    let play = Play::begin(table, chance.fork(), Lexicon::german());
    let mut driver = Driver { script, play, chance, record };
    driver.note();
    while let Phase::Turn(turning) = driver.play.table.state.phase.clone() {
        driver.step(&turning);
    }
    driver.record.finish(&driver.play.table)
}

struct Driver<'a> {
    script: &'a Script,
    play: Play<Woerterklauer>,
    chance: Chance,
    record: Record,
}

impl Driver<'_> {
    fn step(&mut self, turning: &Turning) {
        let (seat, turn) = (turning.seat, self.play.table.state.turns);
        let habit = self.script.players[seat.index()].habit;
        if turning.aside > 0 {
            let tiles = self.play.table.state.pool[..usize::from(turning.aside)].to_vec();
            return self.act(seat, Action::Redraw { tiles });
        }
        if habit == Habit::LeavesIn(turn) {
            self.wait();
            self.play.frame(FrameEvent::Left { seat, kicked: false });
            return self.note();
        }
        if let Habit::Proposes(when, text) = habit
            && when == turn
            && turning.proposals == 0
        {
            return self.propose(seat, text);
        }
        self.lay(seat, habit);
    }

    fn propose(&mut self, seat: Seat, text: &str) {
        self.act(seat, Action::Propose { proposal: Proposal::Word(Word::fold(text).unwrap()) });
        let other = self.play.table.seats.left_of(seat);
        let accept = matches!(self.script.players[other.index()].habit, Habit::Proposes(..));
        self.act(other, Action::Reply { accept });
    }

    /// Drafts as long as they get better, and after each of them wants to end the turn; without a lead the joker, and then the end.
    fn lay(&mut self, seat: Seat, habit: Habit) {
        let view = self.play.table.view(game::Viewer::Seat(seat));
        let taste = self.script.players[seat.index()].taste;
        let words = view.dictionary();
        let drafts = actor::drafts(view.position.as_ref().unwrap(), &words, taste, &mut self.chance);
        let is_late = self.play.table.state.turns >= self.script.most_turns;
        let Some(last) = drafts.last().cloned().filter(|_| !is_late) else {
            return self.give_up(seat, &view);
        };
        for field in &drafts {
            self.act(seat, Action::Lay { field: field.clone() });
            if !self.leads() {
                let refusal = self.play.act(seat, Action::EndTurn { field: field.clone() }).unwrap_err();
                self.record.refused(self.play.now, seat, &refusal);
            }
        }
        if habit == Habit::Dawdles {
            let spoiled: Vec<Placed> = last[..last.len() - 1].to_vec();
            self.act(seat, Action::Lay { field: spoiled });
            self.play.wait_for_deadline();
            return self.note();
        }
        self.act(seat, Action::EndTurn { field: last });
    }

    fn give_up(&mut self, seat: Seat, view: &View) {
        let is_late = view.turns >= self.script.most_turns;
        let joker = match &view.phase {
            games::woerterklauer::PhaseView::Play(play) => play.joker,
            _ => 0,
        };
        if joker > 0 && !is_late {
            return self.act(seat, Action::Joker { tiles: view.pool[..joker].to_vec() });
        }
        self.act(seat, Action::Resign {});
    }

    /// Is the draft in the lead?
    fn leads(&self) -> bool {
        let draft = self.play.table.state.turning().and_then(|turning| turning.draft.as_ref());
        draft.and_then(|draft| draft.judged.verdict()).is_some_and(Verdict::leads)
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.wait();
        self.play.act(seat, action).unwrap();
        self.note();
    }

    fn wait(&mut self) {
        let millis = 100 * (40 + self.chance.below(60) as u64);
        self.play.wait_until(self.play.now + Span::from_millis(millis));
    }

    fn note(&mut self) {
        self.record.note(self.play.now, &self.play.events);
    }
}
