//! What a viewer may see: the own card open, the other one as far as it is known; spectators see both covered.

use super::cards::{Card, Place};
use super::event::Ending;
use super::options::Options;
use super::progress::claim_from;
use super::side::Side;
use super::square::Square;
use super::state::{Attempt, Call, Past, Phase, Riddle, Suggestion, Turn};
use super::team::writer;
use super::{TARGET, Wortduell};
use game::{Said, Seat, Table, Time, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;
use words::Letter;
use words::themes::Theme;

/// So many wrong guesses are shown, of those that the known letters do not refute by themselves.
const WRONG_SHOWN: usize = 8;

/// What a viewer sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellView"))]
pub struct View {
    /// What the table has chosen.
    pub options: Options,
    /// On which side each seat plays.
    pub sides: Vec<Side>,
    /// The viewer's side; `None` for spectators.
    pub side: Option<Side>,
    /// Who began the match.
    pub first: Option<Side>,
    /// Rounds that are over.
    pub rounds: u16,
    /// Points by side.
    pub scores: [u8; 2],
    /// So many win the match.
    pub target: u8,
    /// Who writes, by side.
    pub writers: [Option<Seat>; 2],
    /// From then on a side may claim the match, by side.
    pub claim_from: [Option<Time>; 2],
    /// What is going on.
    pub phase: PhaseView,
    /// The cards by the side they belong to; none outside a round.
    pub cards: Vec<CardView>,
    /// Between rounds and after the end: the round before, both cards open.
    pub past: Option<PastView>,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellPhase"))]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum PhaseView {
    /// Nothing has happened yet.
    New,
    /// Somebody's turn.
    Turn {
        /// Of which side.
        side: Side,
        /// Whose.
        seat: Seat,
        /// When the time is over, where there is a clock.
        until: Option<Time>,
        /// There is nothing left to call.
        may_pass: bool,
        /// What the team suggests, for the team only.
        suggestions: Vec<Suggestion>,
    },
    /// A letter was called, and the other side is to say where it stands.
    Answer {
        /// Who is to say it.
        side: Side,
        /// Who called.
        seat: Seat,
        /// What.
        letter: Letter,
        /// Then the table answers.
        until: Option<Time>,
    },
    /// The round is over.
    RoundOver {
        /// Who is ready for the next one.
        ready: Vec<Seat>,
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

/// A card as the viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellCard"))]
pub struct CardView {
    /// Is it the viewer's own?
    pub open: bool,
    /// Seven rows of nine squares; `.` is empty, or not known on a covered card.
    pub rows: Vec<String>,
    /// Its words, that down first; of a covered card none.
    pub words: Vec<Place>,
    /// The letters that the other side has called, in that order.
    pub called: Vec<Call>,
    /// The words that it has found, in that order.
    pub found: Vec<Place>,
    /// The squares that it knows (D.15).
    pub known: Vec<Square>,
    /// Its latest wrong guesses, as far as the known letters do not refute them by themselves.
    pub wrong: Vec<Place>,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellPast"))]
pub struct PastView {
    /// Who has won it; nobody where the match ended within the round.
    pub winner: Option<Side>,
    /// The points for it.
    pub points: u8,
    /// Who began it.
    pub starter: Side,
    /// Words found, by side.
    pub found: [usize; 2],
    /// The cards by the side they belonged to.
    pub cards: [PastCard; 2],
}

/// A card that lies open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellPastCard"))]
pub struct PastCard {
    /// What its words have to do with each other (D18: not told before).
    pub theme: Option<Said>,
    /// The calls that a good player needs on average.
    pub difficulty: f64,
    /// Seven rows of nine squares; `.` is empty.
    pub rows: Vec<String>,
    /// Its words, that down first.
    pub words: Vec<Place>,
    /// Those that were found.
    pub found: Vec<Place>,
    /// What the other side called and guessed, in that order.
    pub attempts: Vec<Attempt>,
}

impl game::View<Wortduell> for View {
    fn of(table: &Table<Wortduell>, viewer: Viewer) -> Self {
        let state = &table.state;
        let side = match viewer {
            Viewer::Seat(seat) if table.seats.has(seat) => Some(state.side(seat)),
            _ => None,
        };
        let card =
            |owner: Side, riddle: &Riddle| if side == Some(owner) { open(riddle) } else { covered(riddle) };
        let round = state.round.as_ref();
        Self {
            options: state.options.clone(),
            sides: state.sides.clone(),
            side,
            first: state.first,
            rounds: state.rounds,
            scores: state.scores,
            target: TARGET,
            writers: Side::BOTH.map(|side| writer(table, side)),
            claim_from: Side::BOTH.map(|side| claim_from(table, side)),
            phase: phase(table, side),
            cards: round.map_or_else(Vec::new, |round| {
                Side::BOTH.iter().zip(&round.cards).map(|(owner, riddle)| card(*owner, riddle)).collect()
            }),
            past: state.past.as_ref().filter(|_| round.is_none()).map(past),
        }
    }
}

fn phase(table: &Table<Wortduell>, viewer: Option<Side>) -> PhaseView {
    let state = &table.state;
    match &state.phase {
        Phase::New => PhaseView::New,
        Phase::Turn(turn) => turn_view(table, turn, viewer),
        Phase::Answer { seat, letter, until } => {
            PhaseView::Answer { side: state.side(*seat).other(), seat: *seat, letter: *letter, until: *until }
        }
        Phase::RoundOver { ready, until } => {
            PhaseView::RoundOver { ready: ready.iter().copied().collect(), until: *until }
        }
        Phase::Over { winner, ending } => PhaseView::Over { winner: *winner, ending: *ending },
    }
}

fn turn_view(table: &Table<Wortduell>, turn: &Turn, viewer: Option<Side>) -> PhaseView {
    let side = table.state.side(turn.seat);
    // 5.4.7: only the team sees what it suggests.
    let suggestions = if viewer == Some(side) { turn.suggestions.clone() } else { Vec::new() };
    let may_pass = table.state.target(turn.seat).is_some_and(Riddle::is_all_called);
    PhaseView::Turn { side, seat: turn.seat, until: turn.until, may_pass, suggestions }
}

/// The own card. Nothing of it depends on what the other side's card is.
fn open(riddle: &Riddle) -> CardView {
    let card = &riddle.card;
    CardView { open: true, rows: card.rows(), words: card.words().to_vec(), ..covered(riddle) }
}

/// Built up from what was answered and found; the card itself is not looked at.
fn covered(riddle: &Riddle) -> CardView {
    let called =
        riddle.called.iter().flat_map(|call| call.squares.iter().map(|square| (*square, call.letter)));
    let known: BTreeMap<Square, Letter> =
        called.chain(riddle.found.iter().flat_map(Place::letters)).collect();
    let may_seem_right = |place: &&Place| {
        place.letters().iter().all(|(square, letter)| known.get(square).is_none_or(|known| known == letter))
    };
    let mut wrong: Vec<Place> =
        riddle.wrong.iter().rev().filter(may_seem_right).take(WRONG_SHOWN).copied().collect();
    wrong.reverse();
    CardView {
        open: false,
        rows: Card::drawn(known.iter().map(|(square, letter)| (*square, *letter))),
        words: Vec::new(),
        called: riddle.called.clone(),
        found: riddle.found.clone(),
        known: known.into_keys().collect(),
        wrong,
    }
}

fn past(past: &Past) -> PastView {
    PastView {
        winner: past.winner,
        points: past.points,
        starter: past.round.starter,
        found: past.round.found(),
        cards: past.round.cards.each_ref().map(past_card),
    }
}

fn past_card(riddle: &Riddle) -> PastCard {
    let card = &riddle.card;
    PastCard {
        theme: Theme::of(card.theme()).map(|theme| Said::new(&*theme.title.de, &*theme.title.en)),
        difficulty: card.difficulty().calls(),
        rows: card.rows(),
        words: card.words().to_vec(),
        found: riddle.found.clone(),
        attempts: riddle.attempts.clone(),
    }
}
