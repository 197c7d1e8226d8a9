//! Which die for which word: to take or to steal, and what ends the round.

use super::known::{Known, is_free, used_up, words};
use super::players::{Eye, Player};
use crate::{Character, Sight};
use game::{Chance, Seat};
use games::buecherwurm::{Buecherwurm, Die, PhaseView, RoundView, Side, View};
use std::cmp::Reverse;
use words::automaton::LetterSet;
use words::themes::Tier;

/// Worth more than any dice: to end the game as its winner. Worth less: to end it as a loser.
const GAME: f64 = 20.0;

/// A term for a die.
pub(super) struct Move {
    pub word: String,
    pub die: Die,
    worth: f64,
    /// Between dice that are worth the same, a thief takes what another has.
    liked: bool,
}

impl Player {
    /// The best of what comes to mind.
    pub(super) fn best_move(
        &self,
        who: &Character,
        sight: &Sight<'_, Buecherwurm>,
        chance: &mut Chance,
    ) -> Option<Move> {
        let Sight { seat, view, .. } = *sight;
        let (Some(round), PhaseView::Naming { takeable, .. }) = (&view.round, &view.phase) else {
            return None;
        };
        let used = used_up(view, round);
        let thought = self.comes_to_mind(who, view, round, chance);
        let word = |die: Die| {
            let fits = |word: &&Known| letters(round, die).contains(word.initial);
            thought.iter().filter(fits).find(|word| is_free(word.text, &used, sight))
        };
        let found = takeable.iter().filter_map(|&die| word(die).map(|word| (die, word)));
        let moves = found.map(|(die, word)| {
            let worth = self.worth(view, round, seat, die);
            let liked = who.steals && owner(round, die).is_some();
            Move { word: word.text.to_owned(), die, worth, liked }
        });
        let moves: Vec<Move> = moves.collect();
        match self.eye {
            Eye::First => {
                let place = chance.below(moves.len());
                moves.into_iter().nth(place)
            }
            Eye::Dots | Eye::Points => {
                moves.into_iter().max_by(|a, b| a.worth.total_cmp(&b.worth).then(a.liked.cmp(&b.liked)))
            }
        }
    }

    /// Words in the order in which they come to mind.
    fn comes_to_mind(
        &self,
        who: &Character,
        view: &View,
        round: &RoundView,
        chance: &mut Chance,
    ) -> Vec<Known> {
        let share = |tier: Tier| self.mind[usize::from(tier.number()) - 1];
        let mut thought = words(&round.theme.key, view.options.language);
        thought.retain(|word| chance.percent(share(word.tier)));
        chance.shuffle(&mut thought);
        thought.sort_by_cached_key(|word| (word.tier, Reverse(who.taste.likes_text(word.text))));
        thought
    }

    /// What it is worth to take this die.
    fn worth(&self, view: &View, round: &RoundView, seat: Seat, die: Die) -> f64 {
        let dots = dots(round, seat, die);
        if self.eye != Eye::Points {
            return dots;
        }
        match owner(round, die) {
            // The other loses the dots and gets a card.
            Some(_) => dots + (dots - 1.0) / f64::from(view.totals.len().max(2) as u32 - 1),
            None => dots + end_of_round(view, round, seat, die),
        }
    }
}

/// The letters that a term for this die may begin with.
pub(super) fn letters(round: &RoundView, die: Die) -> LetterSet {
    match round.dice.get(die.index()) {
        Some(view) => view.face.letters(),
        None => round.special.map_or(LetterSet::EMPTY, |special| special.side.letters()),
    }
}

fn owner(round: &RoundView, die: Die) -> Option<Seat> {
    let owner = round.desks.iter().position(|desk| desk.pile.contains(&die))?;
    Some(Seat::new(owner as u8))
}

/// Points of a die for this seat: NOT is good beside others, and bad alone with few dice left to come.
fn dots(round: &RoundView, seat: Seat, die: Die) -> f64 {
    if let Some(view) = round.dice.get(die.index()) {
        return f64::from(view.points);
    }
    let has_dice = round.desks.get(seat.index()).is_some_and(|desk| !desk.pile.is_empty());
    let left = round.display.iter().filter(|die| die.is_white()).count();
    match round.special.map(|special| special.side) {
        Some(Side::Not) if has_dice => 2.0,
        Some(Side::Not) if left > round.desks.len() => 1.0,
        Some(Side::Not) => -2.0,
        _ => 0.0,
    }
}

/// What it means to leave the display like this: the last die ends the round, the last but one leaves it to the next.
fn end_of_round(view: &View, round: &RoundView, seat: Seat, die: Die) -> f64 {
    let white: Vec<Die> = round.display.iter().copied().filter(|d| d.is_white() && *d != die).collect();
    let bonus = if round.special.is_some_and(|s| s.side == Side::Bonus) { 2 } else { 0 };
    match white[..] {
        [] if die.is_white() => f64::from(bonus) + verdict(view, round, seat, die, bonus),
        [last] => -0.5 * (dots(round, seat, last) + f64::from(bonus)),
        _ => 0.0,
    }
}

/// Who would win if the round ended now by this die?
fn verdict(view: &View, round: &RoundView, seat: Seat, die: Die, bonus: i32) -> f64 {
    let total = |player: usize| {
        let desk = &round.desks[player];
        let points =
            desk.pile.iter().filter_map(|d| round.dice.get(d.index())).map(|d| d.points).sum::<i32>();
        let own = round.dice.get(die.index()).map_or(0, |d| d.points) + bonus;
        view.totals[player] + points + i32::from(desk.worms) + if player == seat.index() { own } else { 0 }
    };
    let seats = 0..view.totals.len().min(round.desks.len());
    let best = seats.clone().map(total).max().unwrap_or(0);
    if best < i32::from(view.options.target) {
        return 0.5;
    }
    if total(seat.index()) == best { GAME } else { -GAME }
}
