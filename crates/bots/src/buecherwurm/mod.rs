//! Computer players of Bücherwurm, from the apprentice to the master.

mod choice;
mod known;
mod players;
mod terms;
mod voting;

pub use terms::{Terms, TermsQuestion};

use crate::timing::timely;
use crate::{Bot, Character, Levels, Sight, Step};
use choice::Move;
use game::Chance;
use games::buecherwurm::{Action, Buecherwurm, PhaseView, Side, State, Why};
use players::{
    ALTGESELLE, BOGENFAENGER, FAKTOR, GAUTSCHLING, GESELLE, LEHRLING, MEISTER, Player, SCHWEIZERDEGEN,
};
use std::ops::Range;

/// How long somebody takes to choose a theme, with a look at the round before; to turn a die; to vote.
const CHOOSING: Range<u64> = 4..8;
/// So long it is waited for who reads the round before, where no clock runs: they can say that they have (P5, P11).
const READING: Range<u64> = 40..60;
const TURNING: Range<u64> = 2..5;
const VOTING: Range<u64> = 2..6;

impl Levels for Buecherwurm {
    fn levels() -> &'static [&'static dyn Bot<Self>] {
        static LEVELS: [&dyn Bot<Buecherwurm>; 8] = [
            &BOGENFAENGER,
            &LEHRLING,
            &GAUTSCHLING,
            &GESELLE,
            &SCHWEIZERDEGEN,
            &ALTGESELLE,
            &FAKTOR,
            &MEISTER,
        ];
        &LEVELS
    }

    fn rounds(state: &State) -> Option<u16> {
        Some(state.rounds)
    }
}

impl Bot<Buecherwurm> for Player {
    fn name(&self) -> &'static str {
        self.name
    }

    fn definition(&self) -> String {
        format!("{self:?}")
    }

    fn plan_as(
        &self,
        who: &Character,
        sight: &Sight<'_, Buecherwurm>,
        chance: &mut Chance,
    ) -> Vec<Step<Action>> {
        let Sight { seat, view, .. } = *sight;
        let step = match &view.phase {
            PhaseView::Choosing { seat: chooser, why, until, .. } if *chooser == seat => {
                let theme = if view.options.children { 0 } else { self.theme };
                let is_read = until.is_none() && *why == Why::Round && view.past.is_some();
                let takes = if is_read { &READING } else { &CHOOSING };
                Some(timely(takes, who.tempo.first, Action::ChooseTheme { theme }, chance))
            }
            PhaseView::Turning { seat: roller, .. } if *roller == seat => {
                let side = chance.pick(self.sides).unwrap_or(Side::Bonus);
                Some(timely(&TURNING, who.tempo.next, Action::TurnDie { side }, chance))
            }
            PhaseView::Naming { seat: turn, .. } if *turn == seat => self.turn(who, sight, chance),
            PhaseView::Voting { word, known, vote, .. }
                if vote.voters.contains(&seat) && !vote.voted.contains(&seat) =>
            {
                let thumb = self.thumb(view, word, *known, chance);
                Some(timely(&VOTING, who.tempo.last, Action::Thumb { thumb }, chance))
            }
            _ => None,
        };
        step.into_iter().collect()
    }
}

impl Player {
    /// The best term that comes to mind; without one another theme, or none at all.
    fn turn(
        &self,
        who: &Character,
        sight: &Sight<'_, Buecherwurm>,
        chance: &mut Chance,
    ) -> Option<Step<Action>> {
        let round = sight.view.round.as_ref()?;
        let can_change = round.special.is_some_and(|s| s.side == Side::ThemeChange) && !round.aside;
        Some(match self.best_move(who, sight, chance) {
            Some(Move { word, die, .. }) => {
                timely(&self.thinks, who.tempo.first, Action::Name { word, die }, chance)
            }
            None if can_change => timely(&self.thinks, who.tempo.first, Action::ChangeTheme {}, chance),
            None => timely(&self.despairs, who.tempo.first, Action::GiveUp {}, chance),
        })
    }
}

#[cfg(test)]
mod tests;
