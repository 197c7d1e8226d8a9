//! The search over combinations of readings: partial ones, the most promising first.

use super::Vocabulary;
use super::align::{Reader, Wanted};
use super::case::{Case, overlap};
use super::fates::{Combination, Partial};
use super::layout::SIDE;
use super::reading::{Cost, Reading};
use super::search::Found;
use super::support::Support;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// So many partial combinations are looked at. A turn of people or bots needs a few; beyond that only nonsense is lost.
const MOST_NODES: usize = 30_000;

/// First only readings that lose as few letters as can be are combined, then those that lose so many more, then all. Most
/// turns need no more than the first, and there are few of them.
const SPARES: [usize; 3] = [0, 2, SIDE];

/// The best combination; where legal ones are wanted, the best legal one. Or else the words that cannot have become anything.
pub(super) fn cheapest<'a, V: Vocabulary>(
    case: &'a Case<'a, V>,
    wanted: Wanted,
    repeats_field: bool,
) -> Result<Found<'a, V>, Vec<usize>> {
    let mut lost = Vec::new();
    let mut words: Vec<Changed<'a, V>> =
        case.changed().map(|word| Changed::new(case, word, wanted)).collect();
    if wanted == Wanted::Legal && words.iter().any(Changed::is_lost) {
        return Err(lost);
    }
    for spare in SPARES {
        match Search::new(case, wanted, &mut words, spare).best(repeats_field) {
            Ok(found) => return Ok(found),
            Err(words) => lost = words,
        }
    }
    Err(lost)
}

/// A changed word and what it may have become.
struct Changed<'a, V> {
    word: usize,
    reader: Reader<'a, V>,
    /// The readings with an heir that lose the fewest letters.
    first: Vec<Reading>,
    /// So many letters they lose.
    least_lost: usize,
}

impl<'a, V: Vocabulary> Changed<'a, V> {
    fn new(case: &'a Case<'a, V>, word: usize, wanted: Wanted) -> Self {
        let mut reader = Reader::new(case, word, wanted);
        let least = reader.least_lost();
        let mut found = [least, least + 1, SIDE].into_iter().map(|most| reader.readings(most));
        let mut first = found.find(|list| !list.is_empty()).unwrap_or_default();
        let least_lost = first.first().map_or(SIDE, Reading::lost);
        first.retain(|reading| reading.lost() == least_lost);
        Self { word, reader, first, least_lost }
    }

    fn is_lost(&self) -> bool {
        self.first.is_empty() && self.reader.dissolved().is_none()
    }

    /// The readings that lose so many letters more than needed. A word is dissolved where nothing else can be, or where
    /// everything is tried.
    fn readings(&mut self, spare: usize) -> Vec<Reading> {
        let mut readings = match spare {
            _ if self.first.is_empty() => Vec::new(),
            0 => self.first.clone(),
            _ => self.reader.readings(self.least_lost + spare),
        };
        if readings.is_empty() || spare == SIDE {
            readings.extend(self.reader.dissolved());
        }
        readings
    }

    /// What any reading costs at least.
    fn least(&self) -> Cost {
        let dissolved = || self.reader.dissolved().as_ref().map(Reading::cost).unwrap_or_default();
        if self.first.is_empty() { dissolved() } else { Cost::of_lost(self.least_lost) }
    }
}

/// A partial combination: the readings of the first changed words, up to this one.
#[derive(Clone, Copy)]
struct Node {
    parent: Option<usize>,
    /// Which of the changed words.
    depth: usize,
    /// Which of its readings.
    choice: usize,
    /// What the words before cost.
    before: Cost,
}

/// The search for the cheapest combination.
pub(super) struct Search<'a, V> {
    case: &'a Case<'a, V>,
    /// The changed words, those with the fewest readings first.
    words: Vec<usize>,
    wanted: Wanted,
    /// The readings of each, the cheapest first.
    choices: Vec<Vec<Reading>>,
    /// What combinations of other readings cost at least.
    others: Cost,
    /// What the words from here on cost at least.
    rest: Vec<Cost>,
    nodes: Vec<Node>,
    open: BinaryHeap<(Reverse<Cost>, usize, Reverse<usize>)>,
}

impl<'a, V: Vocabulary> Search<'a, V> {
    fn new(case: &'a Case<'a, V>, wanted: Wanted, changed: &mut [Changed<'a, V>], spare: usize) -> Self {
        let words: Vec<usize> = changed.iter().map(|word| word.word).collect();
        let mut choices: Vec<Vec<Reading>> = changed.iter_mut().map(|word| word.readings(spare)).collect();
        Support { case, words: &words, wanted }.filter(&mut choices);
        // What leaves little choice is decided first: so most of what does not fit is never begun.
        let mut both: Vec<(usize, Vec<Reading>)> = words.into_iter().zip(choices).collect();
        both.sort_by_key(|(_, list)| list.len());
        let (words, choices): (Vec<usize>, Vec<Vec<Reading>>) = both.into_iter().unzip();
        let mut rest = vec![Cost::default(); words.len() + 1];
        for (depth, list) in choices.iter().enumerate().rev() {
            rest[depth] = rest[depth + 1] + list.first().map(Reading::cost).unwrap_or_default();
        }
        let least = changed.iter().map(Changed::least).fold(Cost::default(), |all, cost| all + cost);
        let others = if spare == SIDE { Cost::MOST } else { least + Cost::of_lost(spare + 1) };
        Self { case, words, wanted, choices, others, rest, nodes: Vec::new(), open: BinaryHeap::new() }
    }

    /// The words that cannot have become anything; all changed ones if each could, but not all together.
    fn words_without_reading(&self) -> Vec<usize> {
        let lost = self.words.iter().zip(&self.choices).filter(|(_, list)| list.is_empty());
        let mut lost: Vec<usize> = lost.map(|(word, _)| *word).collect();
        if lost.is_empty() {
            lost.clone_from(&self.words);
        }
        lost.sort_unstable();
        lost
    }

    /// The best combination. If there is none, or if other readings might make a better one, the words without a reading.
    fn best(mut self, repeats_field: bool) -> Result<Found<'a, V>, Vec<usize>> {
        if self.words.is_empty() {
            return self.look(self.case.unchanged.clone(), repeats_field).ok_or_else(Vec::new);
        }
        let mut best: Option<(Cost, Found<'a, V>)> = None;
        self.add(Node { parent: None, depth: 0, choice: 0, before: Cost::default() });
        for _ in 0..MOST_NODES {
            let Some((Reverse(cost), _, Reverse(number))) = self.open.pop() else { break };
            if cost >= self.others || best.as_ref().is_some_and(|(least, _)| cost > *least) {
                break;
            }
            if let Some(found) = self.go_on(number, repeats_field)
                && best.as_ref().is_none_or(|(_, other)| found.rank() < other.rank())
            {
                best = Some((cost, found));
            }
        }
        best.map(|(_, found)| found).ok_or_else(|| self.words_without_reading())
    }

    fn add(&mut self, node: Node) {
        if let Some(reading) = self.choices[node.depth].get(node.choice) {
            let least = node.before + reading.cost() + self.rest[node.depth + 1];
            self.open.push((Reverse(least), node.depth, Reverse(self.nodes.len())));
            self.nodes.push(node);
        }
    }

    /// The next reading of the same word, and with this one the first of the next word; if there is none, a combination
    /// is complete.
    fn go_on(&mut self, number: usize, repeats_field: bool) -> Option<Found<'a, V>> {
        let node = self.nodes[number];
        self.add(Node { choice: node.choice + 1, ..node });
        let decided = self.decided(number);
        if !self.is_possible(node.depth, &decided) {
            return None;
        }
        if node.depth + 1 == self.words.len() {
            return self.look(decided, repeats_field);
        }
        let before = node.before + self.choices[node.depth][node.choice].cost();
        self.add(Node { parent: Some(number), depth: node.depth + 1, choice: 0, before });
        None
    }

    /// Old word by old word, its reading in a partial combination.
    fn decided(&self, number: usize) -> Vec<Option<Reading>> {
        let mut decided = self.case.unchanged.clone();
        let mut at = Some(number);
        while let Some(number) = at {
            let node = self.nodes[number];
            decided[self.words[node.depth]] = Some(self.choices[node.depth][node.choice]);
            at = node.parent;
        }
        decided
    }

    /// Can this become a combination, and where legal ones are wanted, a legal one (Q8, Q9)?
    fn is_possible(&self, depth: usize, decided: &[Option<Reading>]) -> bool {
        let partial = Partial { case: self.case, decided };
        let word = self.words[depth];
        let Some(reading) = &decided[word] else { return false };
        let overlaps =
            || self.words[..depth].iter().any(|other| decided[*other].is_some_and(|o| overlap(reading, &o)));
        partial.may_be_reading(&self.words[..=depth])
            && (self.wanted == Wanted::Any || partial.agrees_about_crossings(word) && !overlaps())
    }

    fn look(&self, decided: Vec<Option<Reading>>, repeats_field: bool) -> Option<Found<'a, V>> {
        let readings: Option<Vec<Reading>> = decided.into_iter().collect();
        let found = Found::new(Combination::new(self.case, readings?), repeats_field);
        (self.wanted == Wanted::Any || found.fault.is_none()).then_some(found)
    }
}
