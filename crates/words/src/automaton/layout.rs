//! Where the lists lie: in an order that makes most edges short.
//!
//! Any order will do that puts children before their parents. This one begins with the lists that most edges
//! lead to, which short edges can name from anywhere. The others follow in the order in which a walk from the
//! root leaves them, so that a list with one parent lies close before it; a parent's largest branch comes first,
//! or else it would push the smaller ones away.

use super::cells::{REACH, number_of_short, parts_of_long};
use super::edge::Edge;
use super::register::list_at;
use std::cmp::Reverse;

/// So many of the most used lists are tried for the first cells.
const CANDIDATES: usize = 256;

/// The cells of the lists in `edges`, with the place 0 in front, and the root among them. In `edges`, which has a
/// place 0 too, targets are positions and children come before their parents.
pub(super) fn lay_out(edges: &[Edge], root: u32) -> (Vec<u16>, u32) {
    let uses = count_uses(edges);
    let mut order = Order::new(edges, own_sizes(edges, &uses));
    order.begin_with_most_used(&uses);
    order.add(root);
    write_lists(edges, &order.lists, root)
}

/// How many edges lead to each list.
fn count_uses(edges: &[Edge]) -> Vec<u32> {
    let mut uses = vec![0; edges.len()];
    for edge in &edges[1..] {
        uses[edge.target() as usize] += 1;
    }
    uses
}

/// For each list, how many edges are in it and in the lists that belong to it alone.
fn own_sizes(edges: &[Edge], uses: &[u32]) -> Vec<u32> {
    let mut sizes = vec![0; edges.len()];
    let mut list = 1;
    for (at, edge) in edges.iter().enumerate().skip(1) {
        let target = edge.target() as usize;
        sizes[list] += if uses[target] == 1 { 1 + sizes[target] } else { 1 };
        list = if edge.is_last() { at + 1 } else { list };
    }
    sizes
}

/// The lists in the order in which they will lie.
struct Order<'a> {
    edges: &'a [Edge],
    sizes: Vec<u32>,
    lists: Vec<u32>,
    /// Whether a list is among `lists`; the list 0 needs no place.
    added: Vec<bool>,
}

impl<'a> Order<'a> {
    fn new(edges: &'a [Edge], sizes: Vec<u32>) -> Self {
        let mut added = vec![false; edges.len()];
        added[0] = true;
        Self { edges, sizes, lists: Vec::new(), added }
    }

    /// Adds a list and, before it, all below it that are not there yet.
    fn add(&mut self, list: u32) {
        if std::mem::replace(&mut self.added[list as usize], true) {
            return;
        }
        let mut below: Vec<u32> = list_at(self.edges, list).iter().map(|edge| edge.target()).collect();
        below.sort_by_key(|&list| Reverse(self.sizes[list as usize]));
        for list in below {
            self.add(list);
        }
        self.lists.push(list);
    }

    /// Adds the most used lists, each if it fits together with what is below it.
    fn begin_with_most_used(&mut self, uses: &[u32]) {
        let mut candidates: Vec<u32> =
            (1..uses.len() as u32).filter(|&list| uses[list as usize] > 1).collect();
        candidates.sort_by_key(|&list| Reverse(uses[list as usize]));
        let mut free = REACH as usize - 1;
        for list in candidates.into_iter().take(CANDIDATES) {
            let before = self.lists.len();
            self.add(list);
            let taken = self.lists[before..].iter().map(|&list| list_at(self.edges, list).len()).sum();
            match free.checked_sub(taken) {
                Some(left) => free = left,
                None => self.take_back(before),
            }
        }
    }

    /// Removes all lists but the first so many.
    fn take_back(&mut self, kept: usize) {
        for list in self.lists.drain(kept..) {
            self.added[list as usize] = false;
        }
    }
}

fn write_lists(edges: &[Edge], order: &[u32], root: u32) -> (Vec<u16>, u32) {
    let mut places = vec![0; edges.len()];
    let mut cells = vec![Edge::NONE.cell(0)];
    for &list in order {
        let moved = list_at(edges, list).iter().map(|edge| edge.with_target(places[edge.target() as usize]));
        places[list as usize] = write_list(moved, &mut cells);
    }
    cells.shrink_to_fit();
    (cells, places[root as usize])
}

/// Appends the edges of a list, Z to A, and its upper cells, A to Z. Gives the place of its first edge.
fn write_list(list: impl DoubleEndedIterator<Item = Edge>, cells: &mut Vec<u16>) -> u32 {
    let mut uppers = Vec::new();
    for edge in list.rev() {
        let cell = if let Some(number) = number_of_short(edge.target(), cells.len()) {
            edge.cell(number)
        } else {
            let (number, upper) = parts_of_long(edge.target());
            uppers.push(upper);
            edge.as_long().cell(number)
        };
        cells.push(cell);
    }
    let first = cells.len() - 1;
    cells.extend(uppers.iter().rev());
    first as u32
}
