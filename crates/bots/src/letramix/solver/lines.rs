//! Rows and columns as bits: what lies on the same line, and what is between.

/// The board's side: from the middle, a run of [`MOST_DICE`](super::rack::MOST_DICE) in each direction, and a margin.
pub(super) const SIDE: usize = 36;
/// How many cells the board has.
pub(super) const CELLS: usize = SIDE * SIDE;
/// The cell in the middle.
pub(super) const MIDDLE: usize = SIDE / 2 * SIDE + SIDE / 2;
/// Across and down: how far it is to the next cell.
pub(super) const STEPS: [usize; 2] = [1, SIDE];

/// A line in each direction through every cell.
#[derive(Debug)]
pub(super) struct Lines {
    letters: Layer,
    empty: Layer,
    open: Layer,
}

/// Bits by direction and line.
type Layer = [[u64; SIDE]; 2];

/// The line of a cell in a direction, and the place there.
const fn line(cell: usize, direction: usize) -> (usize, usize) {
    let (y, x) = (cell / SIDE, cell % SIDE);
    if direction == 0 { (y, x) } else { (x, y) }
}

const fn cell(line: usize, place: usize, direction: usize) -> usize {
    if direction == 0 { line * SIDE + place } else { place * SIDE + line }
}

fn set(layer: &mut Layer, cell: usize) {
    for (direction, lines) in layer.iter_mut().enumerate() {
        let (line, place) = line(cell, direction);
        lines[line] |= 1 << place;
    }
}

fn clear(layer: &mut Layer, cell: usize) {
    for (direction, lines) in layer.iter_mut().enumerate() {
        let (line, place) = line(cell, direction);
        lines[line] &= !(1 << place);
    }
}

impl Lines {
    pub(super) const fn new() -> Self {
        Self { letters: [[0; SIDE]; 2], empty: [[0; SIDE]; 2], open: [[0; SIDE]; 2] }
    }

    /// A letter comes on the cell.
    pub(super) fn lay(&mut self, cell: usize) {
        clear(&mut self.open, cell);
        set(&mut self.letters, cell);
    }

    /// The cell stays empty.
    pub(super) fn leave_empty(&mut self, cell: usize) {
        clear(&mut self.open, cell);
        set(&mut self.empty, cell);
    }

    /// The cell is to be decided (again).
    pub(super) fn open(&mut self, cell: usize) {
        clear(&mut self.letters, cell);
        clear(&mut self.empty, cell);
        set(&mut self.open, cell);
    }

    /// The cell is none of the layout's business (any more).
    pub(super) fn forget(&mut self, cell: usize) {
        clear(&mut self.open, cell);
    }

    /// Is the cell to be decided?
    pub(super) const fn is_open(&self, cell: usize) -> bool {
        let (line, place) = line(cell, 0);
        self.open[0][line] >> place & 1 == 1
    }

    /// Can no word through this cell reach another letter in this direction? Empty cells stop words.
    pub(super) fn is_alone(&self, cell: usize, direction: usize) -> bool {
        let (line, place) = line(cell, direction);
        let (letters, empty) = (self.letters[direction][line], self.empty[direction][line]);
        let (behind, wall_behind) = (letters >> place >> 1, empty >> place >> 1);
        let front = (1 << place) - 1;
        // Behind, the lowest bit is nearest; in front, the highest.
        (behind == 0 || wall_behind.trailing_zeros() < behind.trailing_zeros())
            && letters & front <= empty & front
    }

    /// The open cells that a word through this cell can reach in this direction.
    pub(super) fn open_in_reach(&self, from: usize, direction: usize) -> impl Iterator<Item = usize> + use<> {
        let (line, place) = line(from, direction);
        let empty = self.empty[direction][line];
        let walls_behind = empty >> place >> 1;
        let below_wall_behind = if walls_behind == 0 {
            u64::MAX
        } else {
            (1 << (place + 1 + walls_behind.trailing_zeros() as usize)) - 1
        };
        let walls_in_front = empty & ((1 << place) - 1);
        let above_wall_in_front =
            if walls_in_front == 0 { u64::MAX } else { u64::MAX << walls_in_front.ilog2() };
        let mut open = self.open[direction][line] & below_wall_behind & above_wall_in_front;
        std::iter::from_fn(move || {
            let place = open.trailing_zeros() as usize;
            open &= open.wrapping_sub(1);
            (place < SIDE).then(|| cell(line, place, direction))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_cells_stop_words() {
        let mut lines = Lines::new();
        let at = |x: usize| 5 * SIDE + x;
        lines.lay(at(3));
        lines.lay(at(7));
        assert!(!lines.is_alone(at(3), 0) && !lines.is_alone(at(7), 0) && !lines.is_alone(at(5), 0));
        assert!(lines.is_alone(at(3), 1));
        lines.leave_empty(at(5));
        assert!(lines.is_alone(at(3), 0) && lines.is_alone(at(7), 0));
        assert!(!lines.is_alone(at(4), 0) && !lines.is_alone(at(9), 0));
    }

    #[test]
    fn open_cells_are_in_reach_up_to_an_empty_one() {
        let mut lines = Lines::new();
        let at = |y: usize| y * SIDE + 5;
        for y in [2, 4, 8, 10] {
            lines.open(at(y));
        }
        lines.leave_empty(at(3));
        lines.leave_empty(at(9));
        assert_eq!(lines.open_in_reach(at(6), 1).collect::<Vec<_>>(), [at(4), at(8)]);
        lines.forget(at(4));
        lines.open(at(9));
        assert_eq!(lines.open_in_reach(at(6), 1).collect::<Vec<_>>(), [at(8), at(9), at(10)]);
        assert!(lines.is_open(at(9)) && !lines.is_open(at(4)));
    }
}
