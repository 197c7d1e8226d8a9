//! How a layout grows under somebody's hands: word by word.

use game::grid::{Cell, Grid, runs};
use games::letramix::{Layout, Placed};
use std::collections::BTreeSet;

/// The layout after each word: the longest first, then words through what lies. The last one is the whole.
pub(super) fn word_by_word(layout: &Layout) -> Vec<Layout> {
    let grid: Grid<Placed> = layout.placed().iter().map(|placed| (placed.cell, *placed)).collect();
    let mut words: Vec<Vec<Cell>> = runs(&grid).into_iter().map(|run| run.cells).collect();
    words.sort_by_key(|cells| std::cmp::Reverse(cells.len()));
    let mut lying: BTreeSet<Cell> = BTreeSet::new();
    let mut steps = Vec::new();
    while lying.len() < grid.len() {
        let touches = |word: &Vec<Cell>| lying.is_empty() || word.iter().any(|cell| lying.contains(cell));
        let is_new = |word: &Vec<Cell>| word.iter().any(|cell| !lying.contains(cell));
        let Some(place) = words.iter().position(|word| touches(word) && is_new(word)) else { break };
        lying.extend(words.remove(place));
        let placed = layout.placed().iter().filter(|placed| lying.contains(&placed.cell));
        steps.push(Layout::new(placed.copied().collect()));
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(lines: &[&str]) -> Layout {
        let cells = (0..).zip(lines).flat_map(|(y, line)| {
            (0..).zip(line.bytes()).filter(|(_, b)| *b != b'.').map(move |(x, _)| Cell::new(x, y))
        });
        Layout::new((0..).zip(cells).map(|(die, cell)| Placed { die, cell, letter: None }).collect())
    }

    #[test]
    fn it_grows_from_its_longest_word() {
        let whole = layout(&["HUND", "A...", "US.."]);
        let sizes: Vec<usize> = word_by_word(&whole).iter().map(|part| part.placed().len()).collect();
        assert_eq!(sizes, [4, 6, 7]);
        assert_eq!(word_by_word(&whole).last(), Some(&whole));
        assert!(word_by_word(&Layout::default()).is_empty());
    }
}
