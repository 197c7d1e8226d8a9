//! Layouts made up first, and then looked for: the words are those of the layout, so the solver must find it or a better
//! one. Their shapes are as crooked as chance makes them, with blocks, rings and letters that see each other across a
//! gap, and with as many dice as the game has.

use super::super::laid::Laid;
use super::*;
use game::grid::{Cell, Direction, Grid, letters, runs};

/// So many cells, each beside an earlier one, with these letters.
fn plant(random: &mut Random, cells: usize, alphabet: u64) -> Grid<Letter> {
    let mut grid = Grid::new();
    let mut cell = Cell::new(0, 0);
    while grid.len() < cells {
        grid.entry(cell).or_insert_with(|| Letter::from_index(random.below(alphabet) as u8).unwrap());
        let from = *grid.keys().nth(random.below(grid.len() as u64) as usize).unwrap();
        let direction = Direction::BOTH[random.below(2) as usize];
        let beside = if random.below(2) == 0 { from.next(direction) } else { from.previous(direction) };
        cell = beside.unwrap();
    }
    grid
}

#[test]
fn planted_layouts_are_found() {
    let mut random = Random(4);
    for round in 0..1500 {
        let (cells, alphabet) = (6 + random.below(8) as usize, [3, 6, 16][round % 3]);
        let grid = plant(&mut random, cells, alphabet);
        let words: BTreeSet<Word> =
            runs(&grid).iter().filter_map(|run| Word::from_letters(&letters(&grid, run))).collect();
        let mut faces: Vec<Face> = grid.values().map(|letter| Face::Letter(*letter)).collect();
        for _ in 0..random.below(3) {
            let die = random.below(cells as u64) as usize;
            faces[die] = Face::Joker;
        }
        let rack = Rack::new(&faces).unwrap();
        let mut values = [0; Letter::COUNT];
        values.fill_with(|| 1 + random.below(4) as u8);
        let values = Values::new(values).unwrap();
        let planted = Laid::new(grid).deficit(&rack, &values);
        let puzzle = Puzzle::new(&Vocabulary::of(words), rack, values);
        let solution = solve(&puzzle, |progress| {
            if progress.nodes < 100_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let most = 2 * puzzle.total();
        assert!(solution.bound >= most - planted, "round {round}: {puzzle:?} is ruled out");
        assert!(!solution.proved || solution.score >= most - planted, "round {round}");
    }
}
