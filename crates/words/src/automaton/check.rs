//! What must hold for cells read from a file, before anything walks on them.

use super::bytes::AutomatonError;
use super::cells::Cells;
use super::edge::Edge;
use super::lists::List;
use crate::letters::{Letter, MAX_LETTERS};

/// Checks all rules of the format but the length, in one pass from the first list to the last. Children must come
/// before their parents, so the pass also proves that there is no loop.
pub(super) fn check(cells: Cells<'_>, root: u32, words: u32) -> Result<(), AutomatonError> {
    let mut check = Check { cells, heights: vec![0; cells.len()], words: vec![0; cells.len()] };
    for list in cells.lists() {
        check.list(&list)?;
    }
    if root != 0 && check.heights.get(root as usize).is_none_or(|&height| height == 0) {
        return Err(AutomatonError::BadRoot { root });
    }
    if check.words[root as usize] != words || words == u32::MAX {
        return Err(AutomatonError::WrongWordCount { stated: words });
    }
    Ok(())
}

/// What is known of the lists so far, by the cell that names them; 0 for all other cells.
struct Check<'a> {
    cells: Cells<'a>,
    /// The most letters from a list down to the end of a word.
    heights: Vec<u8>,
    /// The words of a list; stops at `u32::MAX`.
    words: Vec<u32>,
}

impl Check<'_> {
    #[inline]
    fn list(&mut self, list: &List) -> Result<(), AutomatonError> {
        let begins = self.cells.marks(list.last).is_some_and(Edge::is_last);
        if !begins | (list.end > self.cells.len()) {
            return Err(AutomatonError::OpenList);
        }
        let (mut least_code, mut height, mut words) = (0, 0, 0u32);
        for (at, edge) in self.cells.siblings(list.first as u32) {
            check_letter(at, edge, least_code)?;
            self.check_target(at, edge, list)?;
            let target = edge.target() as usize;
            least_code = edge.code() + 1;
            height = height.max(self.heights[target] + 1);
            words = words.saturating_add(self.words[target]).saturating_add(edge.is_end().into());
        }
        if usize::from(height) > MAX_LETTERS {
            return Err(AutomatonError::TooDeep);
        }
        self.heights[list.first] = height;
        self.words[list.first] = words;
        Ok(())
    }

    /// The edge leads to a list before its own, or ends a word.
    #[inline]
    fn check_target(&self, at: usize, edge: Edge, own: &List) -> Result<(), AutomatonError> {
        let target = edge.target() as usize;
        if target >= own.last || (target != 0 && self.heights[target] == 0) {
            return Err(AutomatonError::BadTarget { edge: at as u32 });
        }
        if (target == 0) & !edge.is_end() {
            return Err(AutomatonError::DeadEnd { edge: at as u32 });
        }
        Ok(())
    }
}

/// The letter exists and comes after those before it.
#[inline]
fn check_letter(at: usize, edge: Edge, least_code: u32) -> Result<(), AutomatonError> {
    if edge.code() as usize >= Letter::COUNT {
        return Err(AutomatonError::BadLetter { edge: at as u32 });
    }
    if edge.code() < least_code {
        return Err(AutomatonError::LettersOutOfOrder { edge: at as u32 });
    }
    Ok(())
}
