//! A point in the life of a Wörterklauer table.

use super::action::Proposal;
use super::beginning::Beginning;
use super::event::{Ending, Event};
use super::options::Options;
use super::tiles::{Colour, Stone, TILES, Tile, letters};
use super::turn::{Changes, History, Made, Pair, Steps, made, pair};
use super::turning::{Glass, Turning};
use game::{Moment, Outcome, Seat, Time};
use serde::{Deserialize, Serialize};
use words::Word;

/// The state: `apply` folded over the events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the table has chosen.
    pub options: Options,
    /// Grows when what may be done changes.
    pub moment: Moment,
    /// Who began, and plays red.
    pub first: Option<Seat>,
    /// Tiles that are still to be drawn, in no order: each draw is a new chance.
    pub supply: Vec<Tile>,
    /// The open pool.
    pub pool: Vec<Tile>,
    /// The field as it was when the last turn ended.
    pub field: Vec<Stone>,
    /// What has lain where.
    pub history: History,
    /// By seat: is the Tausch-Joker still there (A.16)?
    pub jokers: Vec<bool>,
    /// What the table has agreed about words (W16).
    pub agreed: Agreed,
    /// Turns that are over.
    pub turns: u16,
    /// What the last one brought.
    pub last: Option<Past>,
    /// All of them in words, the oldest first; of a very long game the last ones.
    #[serde(default)]
    pub past: Vec<Told>,
    /// What the turn began with that was over last, or ended the table.
    pub before: Option<Box<Beginning>>,
    /// What is going on.
    pub phase: Phase,
}

/// What the table has agreed about words, for this game and both players (W16).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerAgreed"))]
pub struct Agreed {
    /// These words count.
    pub words: Vec<Word>,
    /// These pairs differ in meaning.
    pub different: Vec<Pair>,
}

/// What a turn brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerPast"))]
pub struct Past {
    /// Whose.
    pub seat: Seat,
    /// What became of the words.
    pub changes: Changes,
    /// How it was done.
    pub steps: Steps,
}

/// A turn that is over, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerTold"))]
pub struct Told {
    /// Whose.
    pub seat: Seat,
    /// By seat: how many letters were theirs after it.
    pub letters: Vec<usize>,
    /// What it made.
    pub words: Vec<Made>,
}

/// So many turns are kept in words: a view stays small.
const MOST_TOLD: usize = 60;

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing has happened yet.
    New,
    /// Somebody's turn.
    Turn(Box<Turning>),
    /// It is over.
    Over {
        /// Who has won.
        winner: Seat,
        /// Why.
        ending: Ending,
    },
}

impl game::State for State {
    type Options = Options;
    type Event = Event;

    fn new(options: &Options, seats: usize) -> Self {
        Self {
            options: options.clone(),
            moment: 0,
            first: None,
            supply: (0..TILES as u8).map(Tile::new).collect(),
            pool: Vec::new(),
            field: Vec::new(),
            history: History::default(),
            jokers: vec![true; seats],
            agreed: Agreed::default(),
            turns: 0,
            last: None,
            past: Vec::new(),
            before: None,
            phase: Phase::New,
        }
    }

    fn apply(&mut self, event: &Event) {
        if !matches!(event, Event::Laid { .. } | Event::Away { .. } | Event::Back) {
            self.moment += 1;
        }
        match event {
            Event::Began { first } => self.first = Some(*first),
            Event::Turn { seat, drawn, aside, at } => {
                self.draw(drawn);
                let turning = Turning::new(*seat, *aside, *at, self.options.glass());
                self.phase = Phase::Turn(Box::new(turning));
            }
            Event::Redrew { back, drawn, aside, at, .. } => {
                self.swap(back, drawn);
                self.complete_pool(*aside, *at);
            }
            Event::Swapped { seat, back, drawn, aside, at } => {
                self.swap(back, drawn);
                if let Some(joker) = self.jokers.get_mut(seat.index()) {
                    *joker = false;
                }
                self.complete_pool(*aside, *at);
                self.in_turn(|turning| (turning.draft, turning.remembered) = (None, None));
            }
            Event::Laid { field, judged, at, .. } => self.in_turn(|turning| turning.lay(field, judged, *at)),
            Event::Proposed { proposal, at, .. } => self.in_turn(|turning| turning.propose(proposal, *at)),
            Event::Replied { accepted, at } => self.reply(*accepted, *at),
            Event::Away { at } => self.in_turn(|turning| turning.away = Some(*at)),
            Event::Back => self.in_turn(|turning| turning.away = None),
            Event::Turned { seat, field, pool, changes, steps, lain, pattern } => {
                self.keep_turn();
                let words = made(&self.field, field, changes, letters(self.options.full_alphabet));
                self.field.clone_from(field);
                self.pool.clone_from(pool);
                for word in lain {
                    self.history.note(*word);
                }
                self.history.fields.push(pattern.clone());
                self.last = Some(Past { seat: *seat, changes: changes.clone(), steps: *steps });
                self.tell(*seat, words);
                self.turns += 1;
                self.in_turn(|turning| (turning.draft, turning.remembered) = (None, None));
            }
            Event::Over { winner, ending } => {
                self.keep_turn();
                self.phase = Phase::Over { winner: *winner, ending: *ending };
            }
        }
    }

    fn moment(&self) -> Moment {
        self.moment
    }

    /// Letters are the points.
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner, .. } = &self.phase else { return None };
        let seats = (0..self.jokers.len() as u8).map(Seat::new);
        let points = seats.map(|seat| self.letters(seat).try_into().unwrap_or(0)).collect();
        Some(Outcome { winners: vec![*winner], points })
    }

    fn starter(&self) -> Option<Seat> {
        self.first
    }
}

impl State {
    /// The turn under way.
    pub fn turning(&self) -> Option<&Turning> {
        match &self.phase {
            Phase::Turn(turning) => Some(turning),
            _ => None,
        }
    }

    /// A.3, W2: who began plays red.
    pub fn colour(&self, seat: Seat) -> Colour {
        if self.first == Some(seat) { Colour::Red } else { Colour::Black }
    }

    /// So many letters of the field are this seat's.
    pub fn letters(&self, seat: Seat) -> usize {
        self.field.iter().filter(|stone| stone.colour == self.colour(seat)).count()
    }

    /// What a turn of this seat begins with.
    pub(super) fn beginning(&self, seat: Seat) -> Beginning {
        Beginning {
            turn: self.turns,
            mover: self.colour(seat),
            field: self.field.clone(),
            pool: self.pool.clone(),
            history: self.history.clone(),
        }
    }

    /// The turn is over: what it began with is kept, to look back at it.
    fn keep_turn(&mut self) {
        if let Some(seat) = self.turning().map(|turning| turning.seat) {
            self.before = Some(Box::new(self.beginning(seat)));
        }
    }

    fn tell(&mut self, seat: Seat, words: Vec<Made>) {
        if self.past.len() == MOST_TOLD {
            self.past.remove(0);
        }
        let seats = (0..self.jokers.len() as u8).map(Seat::new);
        let letters = seats.map(|seat| self.letters(seat)).collect();
        self.past.push(Told { seat, letters, words });
    }

    fn in_turn(&mut self, change: impl FnOnce(&mut Turning)) {
        if let Phase::Turn(turning) = &mut self.phase {
            change(turning);
        }
    }

    fn draw(&mut self, drawn: &[Tile]) {
        self.supply.retain(|tile| !drawn.contains(tile));
        self.pool.extend_from_slice(drawn);
    }

    /// First the new ones are drawn, then the others go back.
    fn swap(&mut self, back: &[Tile], drawn: &[Tile]) {
        self.draw(drawn);
        self.pool.retain(|tile| !back.contains(tile));
        self.supply.extend_from_slice(back);
        self.supply.sort_unstable();
    }

    fn complete_pool(&mut self, aside: u8, at: Time) {
        let glass = self.options.glass();
        self.in_turn(|turning| {
            (turning.aside, turning.since, turning.acted) = (aside, at, at);
            if aside == 0 && turning.glass.is_none() {
                turning.glass = glass.map(|span| Glass::Running { until: at + span });
            }
        });
    }

    fn reply(&mut self, accepted: bool, at: Time) {
        let Phase::Turn(turning) = &mut self.phase else { return };
        let Some((proposal, _)) = turning.proposal.take() else { return };
        if let Some(Glass::Stopped { left }) = turning.glass {
            turning.glass = Some(Glass::Running { until: at + left });
        }
        match proposal {
            _ if !accepted => {}
            Proposal::Word(word) => self.agreed.words.push(word),
            Proposal::Different(a, b) => self.agreed.different.push(pair(a, b)),
        }
    }
}
