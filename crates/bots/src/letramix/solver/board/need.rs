//! What an open cell may hold, as the runs beside it want it.

use super::super::bags::{ANY, SetIndex, after_set, before_set, lone_set};
use super::super::fragments::{DEAD, END};
use super::super::lines::STEPS;
use super::{Board, End};

/// What it costs to leave a cell empty next to a run that must go on: more than any letter, and that twice.
const NEVER: u8 = 255;

/// What a cell may hold as far as one direction is concerned.
#[derive(Clone, Copy, Debug, Default)]
pub(in super::super) struct Need {
    /// Letters that the runs allow, and [`END`] if it may stay empty at no cost.
    pub(in super::super) letters: u32,
    /// A set of the bag that must allow it, too.
    pub(in super::super) set: SetIndex,
    /// What it costs to leave it empty if [`END`] is not in both: the letter beside it will count once only.
    pub(in super::super) cost: u8,
    /// There is no run beside it: a letter that the bag does not allow may lie there alone, at its cost.
    pub(in super::super) may_be_lone: bool,
}

impl Board<'_> {
    /// What a cell may hold as far as one direction is concerned.
    pub(super) fn need(&self, cell: usize, direction: usize) -> Need {
        let step = STEPS[direction];
        let (front, behind) = (cell - step, cell + step);
        match (self.has_letter(front), self.has_letter(behind)) {
            (true, false) => self.need_behind_run(front, behind, direction),
            (false, true) => self.need_before_run(front, behind, direction),
            (true, true) => self.need_between_runs(front, behind, direction),
            (false, false) => self.need_without_run(cell, front, behind, direction),
        }
    }

    fn need_behind_run(&self, front: usize, behind: usize, direction: usize) -> Need {
        let end = self.end(front, direction);
        let fragment = self.fragments.get(end.fragment);
        let letters = if self.is_empty(behind) { fragment.after_last } else { fragment.after };
        self.need_beside(front, end, direction, letters, |letter| {
            after_set(letter, self.is_empty(front - STEPS[direction]))
        })
    }

    fn need_before_run(&self, front: usize, behind: usize, direction: usize) -> Need {
        let end = self.end(behind, direction);
        let fragment = self.fragments.get(end.fragment);
        let letters = if self.is_empty(front) { fragment.before_first } else { fragment.before };
        self.need_beside(behind, end, direction, letters, |letter| {
            before_set(letter, self.is_empty(behind + STEPS[direction]))
        })
    }

    /// Beside a run of one letter the bag says more; if another letter can be reached, it does not know enough.
    fn need_beside(
        &self,
        run: usize,
        end: End,
        direction: usize,
        letters: u32,
        set: impl Fn(u8) -> SetIndex,
    ) -> Need {
        if usize::from(end.other) != run {
            return Need { letters, set: ANY, cost: NEVER, may_be_lone: false };
        }
        let letter = self.letter(run);
        let set = if self.lines.is_alone(run, direction) { set(letter) } else { ANY };
        Need { letters, set, cost: self.kinds.cost(letter), may_be_lone: false }
    }

    fn need_between_runs(&self, front: usize, behind: usize, direction: usize) -> Need {
        let (before, after) = (self.end(front, direction), self.end(behind, direction));
        let (first, second) = (self.fragments.get(before.fragment), self.fragments.get(after.fragment));
        let cost = self.cost_of_closing(front, before, first.after).saturating_add(self.cost_of_closing(
            behind,
            after,
            second.before,
        ));
        let mut letters = if cost == 0 { END } else { 0 };
        let mut candidates = first.after & second.before & !END;
        while candidates != 0 {
            let letter = candidates.trailing_zeros() as u8;
            candidates &= candidates - 1;
            let fragment = self.fragments.follow(before.fragment, letter);
            if self.continued(front + STEPS[direction], direction, fragment).1 != DEAD {
                letters |= 1 << letter;
            }
        }
        Need { letters, set: ANY, cost, may_be_lone: false }
    }

    fn cost_of_closing(&self, cell: usize, end: End, letters: u32) -> u8 {
        if letters & END != 0 {
            0
        } else if usize::from(end.other) == cell {
            self.kinds.cost(self.letter(cell))
        } else {
            NEVER
        }
    }

    fn need_without_run(&self, cell: usize, front: usize, behind: usize, direction: usize) -> Need {
        let (in_front, behind) = (self.is_empty(front), self.is_empty(behind));
        let is_known = (in_front && behind) || self.lines.is_alone(cell, direction);
        let set = if is_known { lone_set(in_front, behind) } else { ANY };
        Need { letters: u32::MAX, set, cost: 0, may_be_lone: true }
    }
}
