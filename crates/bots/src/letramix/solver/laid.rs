//! A finished layout: letters on cells. What it costs is counted here anew, whatever the search believes.

use super::rack::{Rack, Values};
use game::grid::{Cell, Direction, Grid};
use games::letramix::{Face, Layout, Placed};
use words::Letter;

/// Letters on cells; which die lies where is decided last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Laid {
    letters: Grid<Letter>,
}

/// Who lies on a cell.
struct Seated {
    die: u8,
    cell: Cell,
    letter: Letter,
}

impl Laid {
    pub(super) fn new(letters: impl IntoIterator<Item = (Cell, Letter)>) -> Self {
        Self { letters: letters.into_iter().collect() }
    }

    /// How many dice are laid.
    pub(super) fn len(&self) -> usize {
        self.letters.len()
    }

    /// How far the score is from twice the sum of all dice: a letter in one word costs its value, an unused die three
    /// times its value.
    pub(super) fn deficit(&self, rack: &Rack, values: &Values) -> i32 {
        let seated = self.seated(rack);
        let value = |face: &Face| match face {
            Face::Letter(letter) => values.of(*letter),
            Face::Joker => 0,
        };
        let (mut once, mut used) = (0, 0);
        for Seated { die, cell, .. } in &seated {
            let value = rack.faces().get(usize::from(*die)).map_or(0, value);
            used += value;
            once += if self.is_lone(*cell) { value } else { 0 };
        }
        once + 3 * (values.total(rack) - used)
    }

    /// The layout as the rules know it, its top left corner at the origin.
    pub(super) fn layout(&self, rack: &Rack) -> Layout {
        let left = self.letters.keys().map(|cell| cell.x).min().unwrap_or(0);
        let top = self.letters.keys().map(|cell| cell.y).min().unwrap_or(0);
        let placed = |seated: Seated| {
            let is_joker = rack.faces().get(usize::from(seated.die)) == Some(&Face::Joker);
            let cell = Cell::new(seated.cell.x - left, seated.cell.y - top);
            Placed { die: seated.die, cell, letter: is_joker.then_some(seated.letter) }
        };
        let mut placed: Vec<Placed> = self.seated(rack).into_iter().map(placed).collect();
        placed.sort_unstable_by_key(|p| (p.cell.y, p.cell.x));
        Layout::new(placed)
    }

    /// A die for each cell: letters that count twice choose first, and a joker takes what is left.
    fn seated(&self, rack: &Rack) -> Vec<Seated> {
        let mut free: Vec<(u8, Face)> = (0..).zip(rack.faces().iter().copied()).collect();
        let mut cells: Vec<(&Cell, &Letter)> = self.letters.iter().collect();
        cells.sort_by_key(|(cell, _)| (self.is_lone(**cell), cell.y, cell.x));
        let mut seated = Vec::with_capacity(cells.len());
        for (&cell, &letter) in cells {
            let own = free.iter().position(|(_, face)| *face == Face::Letter(letter));
            let place = own.or_else(|| free.iter().position(|(_, face)| *face == Face::Joker));
            if let Some(place) = place {
                seated.push(Seated { die: free.remove(place).0, cell, letter });
            }
        }
        seated
    }

    /// Does the letter on this cell count in one direction only?
    fn is_lone(&self, cell: Cell) -> bool {
        let has_neighbour = |direction| {
            let near = [cell.previous(direction), cell.next(direction)];
            near.into_iter().flatten().any(|cell| self.letters.contains_key(&cell))
        };
        !Direction::BOTH.into_iter().all(has_neighbour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(lines: &[&str]) -> Laid {
        let row = |(y, line): (i8, &&str)| {
            let letters = (0..).zip(line.bytes().collect::<Vec<_>>());
            letters
                .filter_map(move |(x, b)| Some((Cell::new(x, y), Letter::from_ascii(b)?)))
                .collect::<Vec<_>>()
        };
        Laid::new((5..).zip(lines).flat_map(row))
    }

    fn rack(text: &str) -> Rack {
        let face = |b| Letter::from_ascii(b).map_or(Face::Joker, Face::Letter);
        Rack::new(&text.bytes().map(face).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn lone_letters_cost_once_and_unused_dice_three_times() {
        let values = Values::letramix();
        // E counts twice; R, H, S once; the unused Y costs 21.
        let laid = laid(&["REH", ".S."]);
        assert_eq!(laid.deficit(&rack("REHSY"), &values), 1 + 2 + 1 + 21);
        assert_eq!(laid.deficit(&rack("REHS"), &values), 4);
    }

    #[test]
    fn a_joker_lies_where_it_saves_most() {
        // Two E, one die: the joker lies on the one that counts once.
        let laid = laid(&["EHE", ".R."]);
        let rack = rack("E*HR");
        assert_eq!(laid.deficit(&rack, &Values::letramix()), 1 + 1);
        let joker = laid.layout(&rack).placed().iter().find(|p| p.die == 1).copied().unwrap();
        assert_eq!((joker.cell.y, joker.letter), (0, Letter::from_ascii(b'E')));
        assert_eq!(laid.layout(&rack).placed()[0].cell, Cell::new(0, 0));
    }
}
