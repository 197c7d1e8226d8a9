//! The best combination of readings (§5.1.3), or what is wrong with the cheapest.

use super::align::{Wanted, readings};
use super::case::{Case, overlap};
use super::colours::Colouring;
use super::fates::Combination;
use super::history::Lain;
use super::reading::{Cost, Reading, Slot};
use super::{Check, Fault, Level, Vocabulary};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use words::Word;

/// So many partial combinations are looked at. A turn of people or bots needs a few; beyond that only nonsense is lost.
const MOST_NODES: usize = 20_000;

/// A combination that was looked at, and what it leads to.
pub(super) struct Found<'a, V> {
    pub combination: Combination<'a, V>,
    pub colouring: Colouring,
    pub moved: Vec<Lain>,
    /// What is wrong with it.
    pub fault: Option<Fault>,
}

impl<'a, V: Vocabulary> Found<'a, V> {
    fn new(combination: Combination<'a, V>, repeats_field: bool) -> Self {
        let colouring = combination.colouring();
        let moved = combination.moved_history();
        let result = combination
            .check_quotas(&colouring)
            .and_then(|()| combination.check_words(&colouring, &moved))
            .and_then(|()| if repeats_field { Err(combination.case.turn.fault(Check::H2)) } else { Ok(()) });
        Self { combination, colouring, moved, fault: result.err() }
    }

    /// Among combinations of one cost: least displacement of kept tiles, then most letters for the mover.
    fn rank(&self) -> (u32, Reverse<usize>) {
        (self.combination.displacement(), Reverse(self.colouring.count))
    }
}

/// The best legal combination, or the fault of the cheapest one.
pub(super) fn best<'a, V: Vocabulary>(
    case: &'a Case<'a, V>,
    repeats_field: bool,
) -> Result<Found<'a, V>, Fault> {
    if case.level() == Level::I {
        return judged(Found::new(Combination::new(case, in_place(case)?), repeats_field));
    }
    let hopeless = repeats_field || repeats_word(case);
    if !hopeless && let Some(found) = Search::new(case, Wanted::Legal).best(repeats_field) {
        return judged(found);
    }
    let search = Search::new(case, Wanted::Any);
    let lost = search.words_without_reading();
    search.best(repeats_field).map_or_else(|| Err(no_reading(case, &lost)), judged)
}

fn judged<V>(mut found: Found<'_, V>) -> Result<Found<'_, V>, Fault> {
    found.fault.take().map_or(Ok(found), Err)
}

fn no_reading<V: Vocabulary>(case: &Case<'_, V>, words: &[usize]) -> Fault {
    let words: Vec<Word> = words.iter().map(|word| case.turn.old.runs[*word].word).collect();
    Fault { words, ..case.turn.fault(Check::A1) }
}

/// Level I: each slot stays in its own cell.
fn in_place<V: Vocabulary>(case: &Case<'_, V>) -> Result<Vec<Reading>, Fault> {
    let reading = |word: usize| {
        let old = &case.turn.old.runs[word];
        let (run, place) = case.run_on_cells_of(old)?;
        let mut reading = Reading::of(run, old.len());
        for (slot, tile) in old.tiles().iter().enumerate() {
            if case.new.runs[run].tiles()[place + slot] == *tile {
                reading.keep(slot, place + slot);
            } else {
                reading.exchange(slot, place + slot);
            }
        }
        Some(reading)
    };
    let words = 0..case.turn.old.runs.len();
    let lost: Vec<usize> = words.clone().filter(|word| reading(*word).is_none()).collect();
    if lost.is_empty() { Ok(words.filter_map(reading).collect()) } else { Err(no_reading(case, &lost)) }
}

/// Is there a run that no reading can save from H1? At level IV a dissolved word may be carried to its place.
fn repeats_word<V: Vocabulary>(case: &Case<'_, V>) -> bool {
    case.level() < Level::IV
        && (0..case.new.runs.len()).any(|run| {
            let lies = Lain::of(&case.new.runs[run]);
            !case.is_intact(run) && case.turn.lain().any(|old| old.repeats(&lies))
        })
}

/// A partial combination: readings of the first so many changed words.
struct Node {
    parent: usize,
    /// Which reading of its word.
    choice: usize,
    depth: usize,
    cost: Cost,
}

/// The search for the cheapest combination: partial ones, the most promising first.
struct Search<'a, V> {
    case: &'a Case<'a, V>,
    /// The changed words.
    words: Vec<usize>,
    wanted: Wanted,
    choices: Vec<Vec<Reading>>,
    /// What the words from here on cost at least.
    rest: Vec<Cost>,
    nodes: Vec<Node>,
    open: BinaryHeap<(Reverse<Cost>, usize, Reverse<usize>)>,
}

impl<'a, V: Vocabulary> Search<'a, V> {
    fn new(case: &'a Case<'a, V>, wanted: Wanted) -> Self {
        let words: Vec<usize> = case.changed().collect();
        let choices: Vec<Vec<Reading>> = words.iter().map(|word| readings(case, *word, wanted)).collect();
        let mut rest = vec![Cost::default(); words.len() + 1];
        for (depth, list) in choices.iter().enumerate().rev() {
            rest[depth] = rest[depth + 1] + list.first().map(Reading::cost).unwrap_or_default();
        }
        Self { case, words, wanted, choices, rest, nodes: Vec::new(), open: BinaryHeap::new() }
    }

    /// The words that cannot have become anything; all changed ones if each could, but not all together.
    fn words_without_reading(&self) -> Vec<usize> {
        let lost = self.words.iter().zip(&self.choices).filter(|(_, list)| list.is_empty());
        let lost: Vec<usize> = lost.map(|(word, _)| *word).collect();
        if lost.is_empty() { self.words.clone() } else { lost }
    }

    /// The best combination; where legal ones are wanted, `None` if there is none.
    fn best(mut self, repeats_field: bool) -> Option<Found<'a, V>> {
        if self.choices.iter().any(Vec::is_empty) {
            return None;
        }
        let mut best: Option<(Cost, Found<'a, V>)> = None;
        self.expand(None);
        let mut looked_at = 0;
        if self.words.is_empty() {
            return self.look(&[], repeats_field);
        }
        while let Some((Reverse(cost), _, Reverse(number))) = self.open.pop() {
            looked_at += 1;
            if best.as_ref().is_some_and(|(least, _)| cost > *least) || looked_at > MOST_NODES {
                break;
            }
            if self.nodes[number].depth < self.words.len() {
                self.expand(Some(number));
            } else if let Some(found) = self.look(&self.path(number), repeats_field)
                && best.as_ref().is_none_or(|(_, other)| found.rank() < other.rank())
            {
                best = Some((cost, found));
            }
        }
        best.map(|(_, found)| found)
    }

    /// Adds all partial combinations with one word more.
    fn expand(&mut self, parent: Option<usize>) {
        let (depth, cost) =
            parent.map_or((0, Cost::default()), |p| (self.nodes[p].depth, self.nodes[p].cost));
        if depth == self.words.len() {
            return;
        }
        let path = parent.map_or_else(Vec::new, |p| self.path(p));
        for choice in 0..self.choices[depth].len() {
            let reading = self.choices[depth][choice];
            if self.wanted == Wanted::Legal && !self.agrees(&path, depth, &reading) {
                continue;
            }
            let cost = cost + reading.cost();
            let number = self.nodes.len();
            self.nodes.push(Node { parent: parent.unwrap_or(usize::MAX), choice, depth: depth + 1, cost });
            self.open.push((Reverse(cost + self.rest[depth + 1]), depth + 1, Reverse(number)));
        }
    }

    /// The readings of a partial combination.
    fn path(&self, number: usize) -> Vec<Reading> {
        let mut path = Vec::with_capacity(self.words.len());
        let mut at = self.nodes.get(number);
        while let Some(node) = at {
            path.push(self.choices[node.depth - 1][node.choice]);
            at = self.nodes.get(node.parent);
        }
        path.reverse();
        path
    }

    /// Q8 and Q9: does a reading agree with the others about shared tiles and runs?
    fn agrees(&self, path: &[Reading], depth: usize, reading: &Reading) -> bool {
        let old = &self.case.turn.old;
        path.iter().zip(&self.words).all(|(other, word)| {
            !overlap(reading, other) && {
                let crossing =
                    old.runs[self.words[depth]].tiles().iter().enumerate().find_map(|(slot, tile)| {
                        let (_, place) = old.spot(*tile)?.runs().find(|(w, _)| w == word)?;
                        Some((reading.slot(slot), other.slot(place)))
                    });
                crossing.is_none_or(|(mine, theirs)| agree(reading, mine, other, theirs, self.case))
            }
        })
    }

    fn look(&self, path: &[Reading], repeats_field: bool) -> Option<Found<'a, V>> {
        let mut path = path.iter();
        let all = self.case.unchanged.iter().map(|u| u.or_else(|| path.next().copied()));
        let combination = Combination::new(self.case, all.collect::<Option<_>>()?);
        if !combination.is_reading() {
            return None;
        }
        let found = Found::new(combination, repeats_field);
        (self.wanted == Wanted::Any || found.fault.is_none()).then_some(found)
    }
}

/// Q8: exchanged in both words for the same tile, or in neither.
fn agree<V: Vocabulary>(a: &Reading, mine: Slot, b: &Reading, theirs: Slot, case: &Case<'_, V>) -> bool {
    let tile = |reading: &Reading, place: usize| {
        reading.heir.map(|heir| case.new.runs[usize::from(heir)].tiles()[place])
    };
    match (mine, theirs) {
        (Slot::Exchanged(one), Slot::Exchanged(other)) => tile(a, one) == tile(b, other),
        (Slot::Exchanged(_), _) | (_, Slot::Exchanged(_)) => false,
        _ => true,
    }
}
