//! The growing layout: which cells have letters, which stay empty, and what the open ones may hold.
//!
//! An *open* cell is undecided and next to a letter. For each direction it has a [`Need`]: what the runs at its sides
//! let it hold. Laying a letter or leaving a cell empty changes the ends of the runs there, and with them the needs of
//! the open cells on the same lines. What changes is noted, and taken back in the reverse order.

mod need;

pub(super) use need::Need;

use super::fragments::{DEAD, FragmentId, Fragments, LONE};
use super::hand::Kinds;
use super::lines::{CELLS, Lines, STEPS};

/// What lies on a cell: nothing decided yet …
const UNKNOWN: u8 = 0;
/// … nothing …
const EMPTY: u8 = 1;
/// … or a letter, from here on.
const LETTERS: u8 = 2;

/// One end of a run.
#[derive(Clone, Copy, Debug, Default)]
struct End {
    fragment: FragmentId,
    /// The cell at the other end.
    other: u16,
}

/// Letters that have just become lone: closed at both ends in one direction.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lone {
    cells: [u16; 4],
    count: u8,
}

impl Lone {
    fn push(&mut self, cell: usize) {
        self.cells[usize::from(self.count)] = cell as u16;
        self.count += 1;
    }

    /// Takes one out.
    pub(super) fn pop(&mut self) -> Option<usize> {
        self.count = self.count.checked_sub(1)?;
        Some(usize::from(self.cells[usize::from(self.count)]))
    }
}

/// How far the notes went.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    needs: usize,
    ends: usize,
    open: usize,
}

/// The layout and all that is known about it.
pub(super) struct Board<'p> {
    fragments: &'p Fragments,
    kinds: &'p Kinds,
    contents: Vec<u8>,
    lines: Lines,
    /// By cell: is its letter lone in a direction?
    lone: Vec<bool>,
    /// By cell and direction; right for the first and last cell of each run.
    ends: Vec<End>,
    /// By cell and direction; right for open cells.
    needs: Vec<[Need; 2]>,
    open: Vec<u16>,
    old_ends: Vec<(u16, End)>,
    old_needs: Vec<(u16, Need)>,
}

impl<'p> Board<'p> {
    pub(super) fn new(fragments: &'p Fragments, kinds: &'p Kinds) -> Self {
        Self {
            fragments,
            kinds,
            contents: vec![UNKNOWN; CELLS],
            lines: Lines::new(),
            lone: vec![false; CELLS],
            ends: vec![End::default(); 2 * CELLS],
            needs: vec![<[Need; 2]>::default(); CELLS],
            open: Vec::with_capacity(CELLS),
            old_ends: Vec::with_capacity(CELLS),
            old_needs: Vec::with_capacity(8 * CELLS),
        }
    }

    /// The cells to decide.
    pub(super) fn open(&self) -> &[u16] {
        &self.open
    }

    #[inline]
    pub(super) fn needs(&self, cell: u16) -> &[Need; 2] {
        &self.needs[usize::from(cell)]
    }

    /// What has been decided of a cell, as a number: smaller if empty, greater if nothing is decided.
    pub(super) fn decision(&self, cell: usize) -> u8 {
        self.contents[cell].wrapping_sub(EMPTY)
    }

    /// The letter on a cell that has one.
    pub(super) fn letter(&self, cell: usize) -> u8 {
        self.contents[cell] - LETTERS
    }

    fn has_letter(&self, cell: usize) -> bool {
        self.contents[cell] >= LETTERS
    }

    fn is_empty(&self, cell: usize) -> bool {
        self.contents[cell] == EMPTY
    }

    /// Takes an open cell out, to decide it.
    pub(super) fn take_open(&mut self, place: usize) -> usize {
        usize::from(self.open.swap_remove(place))
    }

    /// Puts an open cell back to its place.
    pub(super) fn put_back_open(&mut self, place: usize, cell: usize) {
        self.open.push(cell as u16);
        let last = self.open.len() - 1;
        self.open.swap(place, last);
    }

    /// Notes that a letter is lone; `false` if it was already: in both directions, so it is cut off.
    pub(super) fn note_lone(&mut self, cell: usize) -> bool {
        !std::mem::replace(&mut self.lone[cell], true)
    }

    pub(super) fn forget_lone(&mut self, cell: usize) {
        self.lone[cell] = false;
    }

    /// How far to take back.
    pub(super) fn mark(&self) -> Mark {
        Mark { needs: self.old_needs.len(), ends: self.old_ends.len(), open: self.open.len() }
    }

    /// Takes back what was decided of a cell, and all that followed.
    pub(super) fn take_back(&mut self, cell: usize, mark: Mark) {
        while self.old_needs.len() > mark.needs
            && let Some((at, need)) = self.old_needs.pop()
        {
            self.needs[usize::from(at >> 1)][usize::from(at & 1)] = need;
        }
        while self.old_ends.len() > mark.ends
            && let Some((at, end)) = self.old_ends.pop()
        {
            self.ends[usize::from(at)] = end;
        }
        while self.open.len() > mark.open
            && let Some(newer) = self.open.pop()
        {
            self.lines.forget(usize::from(newer));
        }
        self.contents[cell] = UNKNOWN;
        self.lines.open(cell);
    }

    /// Lays a letter. Gives what has become lone, or `None` if some run is dead.
    pub(super) fn lay(&mut self, cell: usize, letter: u8) -> Option<Lone> {
        self.contents[cell] = letter + LETTERS;
        self.lines.lay(cell);
        let mut lone = Lone::default();
        let mut runs = [(cell, cell); 2];
        for (direction, run) in runs.iter_mut().enumerate() {
            let (first, last, fragment) = self.joined(cell, letter, direction);
            match fragment {
                DEAD => return None,
                LONE => lone.push(cell),
                _ => {}
            }
            self.set_run(first, last, direction, fragment);
            *run = (first, last);
        }
        for (direction, (first, last)) in runs.into_iter().enumerate() {
            let step = STEPS[direction];
            self.open_if_new(first - step, direction);
            self.open_if_new(last + step, direction);
            self.renew_in_reach(cell, direction);
        }
        Some(lone)
    }

    /// Leaves a cell empty. Gives what has become lone, or `None` if some run is dead.
    pub(super) fn leave_empty(&mut self, cell: usize) -> Option<Lone> {
        self.contents[cell] = EMPTY;
        self.lines.leave_empty(cell);
        let mut lone = Lone::default();
        for (direction, step) in STEPS.into_iter().enumerate() {
            self.close(cell - step, direction, &mut lone, |fragments, id| fragments.get(id).closed_behind)?;
            self.close(cell + step, direction, &mut lone, |fragments, id| fragments.get(id).closed_in_front)?;
            self.renew_in_reach(cell, direction);
        }
        Some(lone)
    }

    /// Closes the run that ends at a cell, if there is one.
    fn close(
        &mut self,
        cell: usize,
        direction: usize,
        lone: &mut Lone,
        closed: impl Fn(&Fragments, FragmentId) -> FragmentId,
    ) -> Option<()> {
        if self.has_letter(cell) {
            let end = self.end(cell, direction);
            let fragment = closed(self.fragments, end.fragment);
            match fragment {
                DEAD => return None,
                LONE => lone.push(cell),
                _ => {}
            }
            self.set_run(cell, usize::from(end.other), direction, fragment);
        }
        Some(())
    }

    /// The run that a new letter makes with those beside it: its first and last cell and what it is.
    fn joined(&self, cell: usize, letter: u8, direction: usize) -> (usize, usize, FragmentId) {
        let step = STEPS[direction];
        let (front, behind) = (cell - step, cell + step);
        if self.has_letter(front) {
            let end = self.end(front, direction);
            let fragment = self.fragments.follow(end.fragment, letter);
            let (last, fragment) = self.continued(cell, direction, fragment);
            (usize::from(end.other), last, fragment)
        } else if self.has_letter(behind) {
            let end = self.end(behind, direction);
            let fragment = self.fragments.precede(end.fragment, letter);
            (cell, usize::from(end.other), self.closed_in_front_if_empty(front, fragment))
        } else {
            let fragment = self.closed_in_front_if_empty(front, self.fragments.letter(letter));
            (cell, cell, self.closed_behind_if_empty(behind, fragment))
        }
    }

    /// A fragment up to a cell, with the run behind that cell: its last cell and what it is.
    fn continued(&self, cell: usize, direction: usize, fragment: FragmentId) -> (usize, FragmentId) {
        let step = STEPS[direction];
        let mut fragment = fragment;
        let mut last = cell;
        while fragment != DEAD && self.has_letter(last + step) {
            last += step;
            fragment = self.fragments.follow(fragment, self.letter(last));
        }
        (last, self.closed_behind_if_empty(last + step, fragment))
    }

    fn closed_in_front_if_empty(&self, cell: usize, fragment: FragmentId) -> FragmentId {
        if self.is_empty(cell) { self.fragments.get(fragment).closed_in_front } else { fragment }
    }

    fn closed_behind_if_empty(&self, cell: usize, fragment: FragmentId) -> FragmentId {
        if self.is_empty(cell) { self.fragments.get(fragment).closed_behind } else { fragment }
    }

    fn end(&self, cell: usize, direction: usize) -> End {
        self.ends[2 * cell + direction]
    }

    fn set_run(&mut self, first: usize, last: usize, direction: usize, fragment: FragmentId) {
        self.set_end(2 * first + direction, End { fragment, other: last as u16 });
        if last != first {
            self.set_end(2 * last + direction, End { fragment, other: first as u16 });
        }
    }

    fn set_end(&mut self, at: usize, end: End) {
        let old = std::mem::replace(&mut self.ends[at], end);
        self.old_ends.push((at as u16, old));
    }

    /// Opens a cell at the end of a run in this direction, in which its need is renewed next.
    fn open_if_new(&mut self, cell: usize, direction: usize) {
        if self.contents[cell] == UNKNOWN && !self.lines.is_open(cell) {
            self.lines.open(cell);
            self.open.push(cell as u16);
            self.renew(cell, 1 - direction);
        }
    }

    /// Renews the needs that a decision on a cell can have changed in a direction.
    fn renew_in_reach(&mut self, cell: usize, direction: usize) {
        for open in self.lines.open_in_reach(cell, direction) {
            self.renew(open, direction);
        }
    }

    fn renew(&mut self, cell: usize, direction: usize) {
        let need = self.need(cell, direction);
        let old = std::mem::replace(&mut self.needs[cell][direction], need);
        self.old_needs.push(((2 * cell + direction) as u16, old));
    }
}

#[cfg(test)]
mod tests {
    use super::super::fragments::{END, Fragments};
    use super::super::lines::MIDDLE;
    use super::super::list::WordList;
    use super::*;
    use words::Letter;

    const E: u8 = 0;
    const H: u8 = 1;
    const R: u8 = 2;

    fn fragments() -> Fragments {
        let mut words = WordList::default();
        for word in [&[E, R][..], &[R, E, H], &[E, H, E]] {
            words.push(word);
        }
        Fragments::of(&words)
    }

    fn kinds() -> Kinds {
        Kinds::new([3; Letter::COUNT], &[1; Letter::COUNT], 0)
    }

    #[test]
    fn neighbours_of_a_run_need_its_words() {
        let (fragments, kinds) = (fragments(), kinds());
        let mut board = Board::new(&fragments, &kinds);
        board.lay(MIDDLE, E).unwrap();
        board.lay(MIDDLE + 1, H).unwrap();
        // EH: REH in front, EHE behind; it is no word, and ends one.
        let (front, behind) = (board.needs(MIDDLE as u16 - 1)[0], board.needs(MIDDLE as u16 + 2)[0]);
        assert_eq!((front.letters, behind.letters), (1 << R | END, 1 << E | END));
        assert!(board.leave_empty(MIDDLE + 2).is_some());
        assert_eq!(board.needs(MIDDLE as u16 - 1)[0].letters, 1 << R);
        assert!(board.leave_empty(MIDDLE - 1).is_none());
    }

    #[test]
    fn what_is_taken_back_leaves_no_trace() {
        let (fragments, kinds) = (fragments(), kinds());
        let mut board = Board::new(&fragments, &kinds);
        board.lay(MIDDLE, E).unwrap();
        let picture = |board: &Board<'_>| {
            let needs: Vec<_> =
                board.open().iter().map(|cell| (*cell, format!("{:?}", board.needs(*cell)))).collect();
            (needs, board.contents.clone(), format!("{:?}", board.lines))
        };
        let before = picture(&board);
        let cell = board.take_open(1);
        let mark = board.mark();
        for letter in [E, H, R] {
            board.lay(cell, letter);
            board.take_back(cell, mark);
        }
        board.leave_empty(cell);
        board.take_back(cell, mark);
        board.put_back_open(1, cell);
        assert_eq!(picture(&board), before);
    }

    #[test]
    fn letters_closed_at_both_ends_are_lone() {
        let (fragments, kinds) = (fragments(), kinds());
        let mut board = Board::new(&fragments, &kinds);
        board.lay(MIDDLE, E).unwrap();
        assert_eq!(board.leave_empty(MIDDLE - 1).unwrap().pop(), None);
        assert_eq!(board.leave_empty(MIDDLE + 1).unwrap().pop(), Some(MIDDLE));
        assert!(board.note_lone(MIDDLE) && !board.note_lone(MIDDLE));
    }
}
