//! Plays a match from a seed and writes down what happens.

use super::render::Record;
use game::play::Play;
use game::{Chance, FrameEvent, Guest, Occupant, Seat, Seats, Span, Table};
use games::wortduell::solver::{Calling, Clues, Lore, Skill, Step, next_step};
use games::wortduell::{Action, Idea, Options, Phase, Square, Wortduell};
use words::judge::HouseList;
use words::{Letter, Lexicon};

/// How everybody plays: frequent letters first, and a word when it is rather certain and half of it lies open.
const SKILL: Skill = Skill { calling: Calling::ByFrequency, certainty: 0.7, uncovered: 50, samples: 40 };
/// Who does not answer for once does not in this answer.
const UNANSWERED: usize = 5;

/// A match to be played.
pub struct Script {
    pub title: &'static str,
    pub options: Options,
    pub players: Vec<Player>,
    pub seed: u64,
}

/// Who sits there.
pub struct Player {
    pub name: &'static str,
    habit: Habit,
}

/// What is special about a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    None,
    /// Does nothing in the second turn of this round (counted from 0).
    SleepsIn(u16),
    /// Suggests to the team what to do, and leaves in this round.
    SuggestsAndLeavesIn(u16),
    /// Forgets the last square in every so many answers, and one answer altogether.
    Forgets(usize),
    /// Adds a wrong square in every so many answers.
    AddsWrong(usize),
}

pub fn player(name: &'static str) -> Player {
    Player { name, habit: Habit::None }
}

impl Player {
    pub fn with(self, habit: Habit) -> Self {
        Self { habit, ..self }
    }
}

/// Plays the match to its end; the text of all that happened.
pub fn play(script: &Script) -> String {
    let occupants = (0..)
        .zip(&script.players)
        .map(|(i, p)| Occupant::Person { name: p.name.to_owned(), guest: Guest::new(i) });
    let table = Table::begin(&script.options, Seats::new(occupants), HouseList::default()).unwrap();
    let mut chance = Chance::from_seed(script.seed);
    let record = Record::new(script, &table);
    let play = Play::begin(table, chance.fork(), Lexicon::german());
    let mut driver = Driver { script, play, chance, record, answers: vec![0; script.players.len()] };
    driver.note();
    while driver.play.table.outcome().is_none() {
        driver.step();
    }
    driver.record.finish(&driver.play.table)
}

struct Driver<'a> {
    script: &'a Script,
    play: Play<Wortduell>,
    chance: Chance,
    record: Record,
    /// How often each has answered.
    answers: Vec<usize>,
}

impl Driver<'_> {
    fn step(&mut self) {
        match self.play.table.state.phase.clone() {
            Phase::Turn(turn) => self.turn(turn.seat),
            Phase::Answer { seat, letter, .. } => self.answer(seat, letter),
            Phase::RoundOver { ready, .. } => {
                let waiting = self.play.table.seats.here().find(|seat| !ready.contains(seat)).unwrap();
                self.act(waiting, Action::Next {});
            }
            Phase::New | Phase::Over { .. } => unreachable!("it has begun, and is not over"),
        }
    }

    fn turn(&mut self, seat: Seat) {
        let state = &self.play.table.state;
        let (round, riddle) = (state.rounds, state.target(seat).unwrap());
        let clues = Clues::new(&riddle.called, &riddle.found, &riddle.wrong);
        let turns = riddle.called.len() + riddle.wrong.len();
        if self.habit(seat) == Habit::SleepsIn(round) && turns == 1 {
            self.play.wait_for_deadline();
            return self.note();
        }
        let step = next_step(&clues, Lore::all(), SKILL, &mut self.chance);
        self.consult(seat, step, turns);
        let action = match step {
            Step::Call(letter) => Action::Call { letter },
            Step::Guess(place) => Action::Guess { word: place.word, from: place.from, to: place.to },
            Step::Pass => Action::Pass {},
        };
        self.act(seat, action);
    }

    /// A team mate says what they would do, or leaves.
    fn consult(&mut self, seat: Seat, step: Step, turns: usize) {
        let state = &self.play.table.state;
        let mates: Vec<Seat> = self.play.table.seats.playing().filter(|s| *s != seat).collect();
        for mate in mates.into_iter().filter(|mate| state.side(*mate) == state.side(seat)) {
            let Habit::SuggestsAndLeavesIn(round) = self.habit(mate) else { continue };
            if round == state.rounds && turns >= 2 {
                self.wait();
                self.play.frame(FrameEvent::Left { seat: mate, kicked: false });
                return self.note();
            }
            let idea = match step {
                Step::Call(letter) => Some(Idea::Letter { letter }),
                Step::Guess(place) => Some(Idea::Word(place)),
                Step::Pass => None,
            };
            return self.act(mate, Action::Suggest { idea });
        }
    }

    fn answer(&mut self, caller: Seat, letter: Letter) {
        let state = &self.play.table.state;
        let mut squares = state.target(caller).unwrap().card.squares_of(letter);
        let seat = self.play.table.seats.iter().find(|s| state.side(*s) != state.side(caller)).unwrap();
        self.answers[seat.index()] += 1;
        let count = self.answers[seat.index()];
        match self.habit(seat) {
            Habit::Forgets(_) if count == UNANSWERED => {
                self.play.wait_for_deadline();
                return self.note();
            }
            Habit::Forgets(every) if count.is_multiple_of(every) => drop(squares.pop()),
            Habit::AddsWrong(every) if count.is_multiple_of(every) => squares.extend(Square::new(0, 0)),
            _ => {}
        }
        self.act(seat, Action::Mark { squares });
    }

    fn habit(&self, seat: Seat) -> Habit {
        self.script.players[seat.index()].habit
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.wait();
        self.play.act(seat, action).unwrap();
        self.note();
    }

    fn wait(&mut self) {
        let millis = 100 * (20 + self.chance.below(60) as u64);
        self.play.wait_until(self.play.now + Span::from_millis(millis));
    }

    fn note(&mut self) {
        self.record.note(self.play.now, &self.play.events);
    }
}
