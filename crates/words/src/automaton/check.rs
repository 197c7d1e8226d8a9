//! What must hold for edges read from a file, before anything walks on them.

use super::bytes::AutomatonError;
use super::edge::Edge;
use super::numbering::Numbering;
use crate::letters::{Letter, MAX_LETTERS};

/// Checks edges (with the place 0 in front) in passes from first to last. Children must come before parents, so
/// the passes also prove that there is no loop.
pub(super) fn check(edges: &[Edge], root: u32, words: u32) -> Result<(), AutomatonError> {
    if root as usize >= edges.len() || !is_list(edges, root) {
        return Err(AutomatonError::BadRoot { root });
    }
    check_lists(edges)?;
    check_targets(edges)?;
    check_depth(edges)?;
    let counted = Numbering::count(edges).words_in_list(root);
    if counted != words || counted == u32::MAX {
        return Err(AutomatonError::WrongWordCount { stated: words });
    }
    Ok(())
}

/// Whether a list begins here, or 0 stands for none: the edge before it is the last of another list, as which the
/// place 0 counts too.
fn is_list(edges: &[Edge], start: u32) -> bool {
    edges.get(start.saturating_sub(1) as usize).is_some_and(|before| before.is_last())
}

/// Letters exist and ascend, and every list has an end.
fn check_lists(edges: &[Edge]) -> Result<(), AutomatonError> {
    let mut least_code = 0;
    for (number, edge) in (0..).zip(edges).skip(1) {
        if edge.code() as usize >= Letter::COUNT {
            return Err(AutomatonError::BadLetter { edge: number });
        }
        if edge.code() < least_code {
            return Err(AutomatonError::LettersOutOfOrder { edge: number });
        }
        least_code = if edge.is_last() { 0 } else { edge.code() + 1 };
    }
    if edges.last().is_some_and(|edge| edge.is_last()) { Ok(()) } else { Err(AutomatonError::OpenList) }
}

/// Every edge leads to a list before its own, or ends a word.
fn check_targets(edges: &[Edge]) -> Result<(), AutomatonError> {
    let mut own_list = 1;
    for (number, edge) in (0..).zip(edges).skip(1) {
        if edge.target() >= own_list || !is_list(edges, edge.target()) {
            return Err(AutomatonError::BadTarget { edge: number });
        }
        if (edge.target() == 0) & !edge.is_end() {
            return Err(AutomatonError::DeadEnd { edge: number });
        }
        own_list = if edge.is_last() { number + 1 } else { own_list };
    }
    Ok(())
}

/// The longest path below each list must fit into a word.
fn check_depth(edges: &[Edge]) -> Result<(), AutomatonError> {
    let mut heights = vec![0u8; edges.len()];
    let (mut own_list, mut height) = (1, 0);
    for (at, edge) in edges.iter().enumerate().skip(1) {
        height = height.max(heights[edge.target() as usize] + 1);
        if usize::from(height) > MAX_LETTERS {
            return Err(AutomatonError::TooDeep);
        }
        heights[own_list] = height;
        own_list = if edge.is_last() { at + 1 } else { own_list };
        height = if edge.is_last() { 0 } else { height };
    }
    Ok(())
}
