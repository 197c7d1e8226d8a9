//! A round: the dice and where they lie, the bookworm cards, the terms.

use super::dice::{Die, Face, Side, WHITE};
use game::Seat;
use serde::{Deserialize, Serialize};
use words::Word;

/// E.1.1, E.1.7: so many bookworm cards, and so many thefts a round.
pub const WORMS: u8 = 6;

/// A round under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Who has rolled: the "Bookworm" (E.2.2).
    pub roller: Seat,
    /// What the letter dice show.
    pub faces: Vec<Face>,
    /// What the special die shows, if it is used.
    pub side: Option<Side>,
    /// Was it the question mark, and was turned?
    pub turned: bool,
    /// The dice in the middle.
    pub display: Vec<Die>,
    /// Does the theme-change die lie aside (E.2.16)?
    pub aside: bool,
    /// Bookworm cards in the middle.
    pub worms: u8,
    /// What lies before each seat.
    pub desks: Vec<Desk>,
    /// The terms that took a die, in order.
    pub named: Vec<Named>,
    /// The terms that were voted down.
    pub rejected: Vec<Rejected>,
}

/// What lies before a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmDesk"))]
pub struct Desk {
    /// The dice, as they were taken: with the stack side the last is on top (5.5.6).
    pub pile: Vec<Die>,
    /// Bookworm cards.
    pub worms: u8,
}

/// A term that took a die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// By whom.
    pub seat: Seat,
    /// The term.
    pub word: String,
    /// What it is known by (E6).
    pub keys: Vec<Word>,
    /// Which die.
    pub die: Die,
    /// Whom it was stolen from.
    pub from: Option<Seat>,
    /// For which theme.
    pub theme: String,
}

/// A term that was voted down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rejected {
    /// What it is known by.
    pub keys: Vec<Word>,
    /// For which theme.
    pub theme: String,
}

/// Where a die lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In the middle.
    Display,
    /// Before a player.
    Desk(Seat),
    /// Used up (the theme-change die), or not in this game.
    Nowhere,
}

impl Round {
    /// The dice have been rolled.
    pub fn new(roller: Seat, faces: Vec<Face>, side: Option<Side>, seats: usize) -> Self {
        let white = (0..WHITE as u8).map(Die::new);
        Self {
            roller,
            faces,
            side,
            turned: false,
            display: white.chain(side.map(|_| Die::SPECIAL)).collect(),
            aside: false,
            worms: WORMS,
            desks: vec![Desk::default(); seats],
            named: vec![],
            rejected: vec![],
        }
    }

    /// What a letter die shows.
    pub fn face(&self, die: Die) -> Option<Face> {
        self.faces.get(die.index()).copied()
    }

    /// Where a die lies.
    pub fn spot(&self, die: Die) -> Spot {
        if self.display.contains(&die) {
            return Spot::Display;
        }
        let owner = self.desks.iter().position(|desk| desk.pile.contains(&die));
        owner.map_or(Spot::Nowhere, |index| Spot::Desk(Seat::new(index as u8)))
    }

    /// Before whom a die lies.
    pub fn owner(&self, die: Die) -> Option<Seat> {
        match self.spot(die) {
            Spot::Desk(seat) => Some(seat),
            Spot::Display | Spot::Nowhere => None,
        }
    }

    /// E.1.9: only letter dice count (E11, E16).
    pub fn display_has_white(&self) -> bool {
        self.display.iter().any(|die| die.is_white())
    }

    /// Moves a die before a player, and a bookworm card to who is robbed (E.1.6).
    pub(super) fn take(&mut self, seat: Seat, die: Die, from: Option<Seat>) {
        self.display.retain(|d| *d != die);
        if let Some(desk) = from.and_then(|from| self.desks.get_mut(from.index())) {
            desk.pile.retain(|d| *d != die);
            desk.worms += 1;
            self.worms = self.worms.saturating_sub(1);
        }
        if let Some(desk) = self.desks.get_mut(seat.index()) {
            desk.pile.push(die);
        }
    }

    /// The theme-change die is used up (E.2.16).
    pub(super) fn set_aside(&mut self) {
        self.display.retain(|die| die.is_white());
        self.aside = true;
    }

    /// 5.5.17: every die and every bookworm card is somewhere, once.
    pub fn check(&self) -> Result<(), String> {
        let mut dice: Vec<Die> =
            self.display.iter().chain(self.desks.iter().flat_map(|d| &d.pile)).copied().collect();
        dice.extend(self.aside.then_some(Die::SPECIAL));
        dice.sort_unstable();
        let wanted = WHITE + usize::from(self.side.is_some());
        if dice != (0..wanted as u8).map(Die::new).collect::<Vec<_>>() {
            return Err(format!("{dice:?} are not all dice"));
        }
        let worms = self.worms + self.desks.iter().map(|desk| desk.worms).sum::<u8>();
        if worms == WORMS { Ok(()) } else { Err(format!("{worms} bookworm cards")) }
    }
}
