//! A point in the life of a Wortduell table.

use super::TARGET;
use super::cards::{Card, Place};
use super::event::{Ending, Event};
use super::options::Options;
use super::side::Side;
use super::square::Square;
use super::team::last_before_the_others;
use game::{Moment, Outcome, Seat, Time};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use words::Letter;

/// The state: `apply` folded over the events (5.4.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the table has chosen.
    pub options: Options,
    /// Grows when what may be done changes.
    pub moment: Moment,
    /// On which side each seat plays.
    pub sides: Vec<Side>,
    /// Who began the match.
    pub first: Option<Side>,
    /// Rounds that are over.
    pub rounds: u16,
    /// Points by side.
    pub scores: [u8; 2],
    /// Who writes, by side, where somebody was chosen (D.17).
    pub writers: [Option<Seat>; 2],
    /// Whose turn was the last one, by side.
    pub callers: [Option<Seat>; 2],
    /// Since when nobody is here, by side.
    pub away: [Option<Time>; 2],
    /// The cards of the rounds before: they are not dealt again (D23).
    pub played: Vec<Card>,
    /// The round under way.
    pub round: Option<Round>,
    /// The round before, to look at.
    pub past: Option<Past>,
    /// What is going on.
    pub phase: Phase,
}

/// A round: both cards, and what is known of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Who began it.
    pub starter: Side,
    /// By the side whose card it is.
    pub cards: [Riddle; 2],
}

/// A card, and what the other side knows of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Riddle {
    /// The card.
    pub card: Card,
    /// The letters that were called, in that order.
    pub called: Vec<Call>,
    /// The words that were found, in that order.
    pub found: Vec<Place>,
    /// What was guessed wrongly, in that order.
    pub wrong: Vec<Place>,
    /// All of that, in its order.
    pub attempts: Vec<Attempt>,
}

/// What is done to learn of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellAttempt"))]
#[serde(rename_all = "snake_case")]
pub enum Attempt {
    /// A letter is called.
    Call(Letter),
    /// A word is guessed.
    Guess(Place),
}

/// A letter that was called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellCall"))]
pub struct Call {
    /// Which.
    pub letter: Letter,
    /// All its squares.
    pub squares: Vec<Square>,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    /// Who has won it; nobody where the match ended within the round.
    pub winner: Option<Side>,
    /// The points for it.
    pub points: u8,
    /// The cards.
    pub round: Round,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nothing has happened yet.
    New,
    /// Somebody's turn.
    Turn(Turn),
    /// A letter was called, and the other side is to say where it stands.
    Answer {
        /// Who called.
        seat: Seat,
        /// What.
        letter: Letter,
        /// Then the table answers.
        until: Option<Time>,
    },
    /// The round is over; both cards lie open.
    RoundOver {
        /// Who is ready for the next one.
        ready: BTreeSet<Seat>,
        /// Then it begins anyway.
        until: Option<Time>,
    },
    /// The match is over.
    Over {
        /// Who has won.
        winner: Option<Side>,
        /// Why.
        ending: Ending,
    },
}

/// A turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// When the time is over, where there is a clock.
    pub until: Option<Time>,
    /// What the team suggests, at most one from each.
    pub suggestions: Vec<Suggestion>,
}

/// What somebody suggests to the own team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellSuggestion"))]
pub struct Suggestion {
    /// Who.
    pub seat: Seat,
    /// What.
    pub idea: Idea,
}

/// What can be suggested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellIdea"))]
#[serde(untagged, deny_unknown_fields)]
pub enum Idea {
    /// To call a letter.
    Letter {
        /// Which.
        letter: Letter,
    },
    /// To guess a word.
    Word(Place),
}

impl Riddle {
    /// A card of which nothing is known yet.
    pub const fn new(card: Card) -> Self {
        Self { card, called: Vec::new(), found: Vec::new(), wrong: Vec::new(), attempts: Vec::new() }
    }

    /// Is this letter crossed off?
    pub fn is_called(&self, letter: Letter) -> bool {
        self.called.iter().any(|call| call.letter == letter)
    }

    /// D20: are all 26 letters crossed off?
    pub fn is_all_called(&self) -> bool {
        self.called.len() == Letter::COUNT
    }

    /// The squares whose letter the other side knows: called, or of a found word (D9).
    pub fn known(&self) -> BTreeSet<Square> {
        let called = self.called.iter().flat_map(|call| call.squares.iter().copied());
        called.chain(self.found.iter().flat_map(Place::squares)).collect()
    }
}

impl Round {
    /// How many words each side has found.
    pub fn found(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.target(side).found.len())
    }

    /// The card that a side looks for the words of.
    pub const fn target(&self, side: Side) -> &Riddle {
        &self.cards[side.other().index()]
    }
}

impl game::State for State {
    type Options = Options;
    type Event = Event;

    fn new(options: &Options, seats: usize) -> Self {
        Self {
            sides: options.sides(seats),
            options: options.clone(),
            moment: 0,
            first: None,
            rounds: 0,
            scores: [0; 2],
            writers: [None; 2],
            callers: [None; 2],
            away: [None; 2],
            played: Vec::new(),
            round: None,
            past: None,
            phase: Phase::New,
        }
    }

    fn apply(&mut self, event: &Event) {
        self.moment += u32::from(changes_the_moment(event));
        match event {
            Event::Began { first } => self.first = Some(*first),
            Event::Dealt { cards, starter } => {
                let cards = cards.as_ref().clone().map(Riddle::new);
                self.round = Some(Round { starter: *starter, cards });
            }
            Event::Turn { seat, until } => self.apply_turn(*seat, *until),
            Event::Suggested(suggestion) => {
                self.withdraw(suggestion.seat);
                if let Phase::Turn(turn) = &mut self.phase {
                    turn.suggestions.push(suggestion.clone());
                }
            }
            Event::Withdrew { seat } => self.withdraw(*seat),
            Event::Writes { seat } => self.writers[self.side(*seat).index()] = Some(*seat),
            Event::Asked { seat, letter, until } => {
                self.phase = Phase::Answer { seat: *seat, letter: *letter, until: *until };
            }
            Event::Marked { lost, .. } => self.apply_penalty(*lost),
            Event::Called { seat, letter, squares } => {
                if let Some(riddle) = self.target_mut(*seat) {
                    riddle.called.push(Call { letter: *letter, squares: squares.clone() });
                    riddle.attempts.push(Attempt::Call(*letter));
                }
            }
            Event::Guessed { seat, place, right, until } => self.apply_guess(*seat, *place, *right, *until),
            Event::Passed { .. } | Event::TimedOut { .. } => {}
            Event::RoundOver { winner, points, until } => {
                let score = &mut self.scores[winner.index()];
                *score = score.saturating_add(*points);
                self.rounds += 1;
                self.open_cards(Some(*winner), *points);
                self.phase = Phase::RoundOver { ready: BTreeSet::new(), until: *until };
            }
            Event::Ready { seat } => {
                if let Phase::RoundOver { ready, .. } = &mut self.phase {
                    ready.insert(*seat);
                }
            }
            Event::Away { side, at } => self.away[side.index()] = Some(*at),
            Event::Back { side } => self.away[side.index()] = None,
            Event::Over { winner, ending } => {
                self.open_cards(None, 0);
                self.phase = Phase::Over { winner: *winner, ending: *ending };
            }
        }
    }

    fn moment(&self) -> Moment {
        self.moment
    }

    /// Everybody of the winning side has won.
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over { winner, .. } = &self.phase else { return None };
        let seats = || (0..self.sides.len() as u8).map(Seat::new);
        Some(Outcome {
            winners: seats().filter(|seat| Some(self.side(*seat)) == *winner).collect(),
            points: seats().map(|seat| i32::from(self.scores[self.side(seat).index()])).collect(),
        })
    }

    /// D25: the other side begins the return game.
    fn starter(&self) -> Option<Seat> {
        last_before_the_others(self)
    }
}

impl State {
    /// The side on which a seat plays.
    pub fn side(&self, seat: Seat) -> Side {
        self.sides.get(seat.index()).copied().unwrap_or(Side::ONE)
    }

    /// The turn under way.
    pub const fn turn(&self) -> Option<&Turn> {
        match &self.phase {
            Phase::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// The card whose words this seat looks for.
    pub fn target(&self, seat: Seat) -> Option<&Riddle> {
        self.round.as_ref().map(|round| round.target(self.side(seat)))
    }

    /// Suggestions stay when the turn goes on with the next of the same team.
    fn apply_turn(&mut self, seat: Seat, until: Option<Time>) {
        let side = self.side(seat);
        let goes_on = self.turn().is_some_and(|turn| self.side(turn.seat) == side);
        let suggestions = match &mut self.phase {
            Phase::Turn(turn) if goes_on => std::mem::take(&mut turn.suggestions),
            _ => Vec::new(),
        };
        self.callers[side.index()] = Some(seat);
        self.phase = Phase::Turn(Turn { seat, until, suggestions });
    }

    fn withdraw(&mut self, seat: Seat) {
        if let Phase::Turn(turn) = &mut self.phase {
            turn.suggestions.retain(|suggestion| suggestion.seat != seat);
        }
    }

    /// D13: the slider stops at 0.
    fn apply_penalty(&mut self, lost: u8) {
        let Phase::Answer { seat, .. } = &self.phase else { return };
        let score = &mut self.scores[self.side(*seat).other().index()];
        *score = score.saturating_sub(lost);
    }

    fn apply_guess(&mut self, seat: Seat, place: Place, right: bool, until: Option<Time>) {
        let Some(riddle) = self.target_mut(seat) else { return };
        riddle.attempts.push(Attempt::Guess(place));
        if right {
            riddle.found.push(place);
        } else {
            riddle.wrong.push(place);
        }
        if let Phase::Turn(turn) = &mut self.phase {
            turn.until = until;
            turn.suggestions.retain(|suggestion| suggestion.idea != Idea::Word(place));
        }
    }

    /// The round under way is over, and both cards are put away (5.4.8).
    fn open_cards(&mut self, winner: Option<Side>, points: u8) {
        if let Some(round) = self.round.take() {
            self.played.extend(round.cards.iter().map(|riddle| riddle.card.clone()));
            self.past = Some(Past { winner, points, round });
        }
    }

    fn target_mut(&mut self, seat: Seat) -> Option<&mut Riddle> {
        let target = self.side(seat).other().index();
        self.round.as_mut().map(|round| &mut round.cards[target])
    }

    /// D14: who has ten points or more.
    pub(super) fn champion(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.scores[side.index()] >= TARGET)
    }
}

/// Does what may be done change? Suggestions, readiness and coming and going leave it as it is.
const fn changes_the_moment(event: &Event) -> bool {
    !matches!(
        event,
        Event::Suggested(_)
            | Event::Withdrew { .. }
            | Event::Writes { .. }
            | Event::Ready { .. }
            | Event::Away { .. }
            | Event::Back { .. }
    )
}
