//! A turn of several words: the best drafts are taken on, step by step, and the rules judge them.

use super::draft::Draft;
use super::ground::{Ground, bit};
use super::lawful::{Memory, exchanges_are_few};
use super::plays::{Play, for_each_play};
use super::techniques::Techniques;
use crate::Watch;
use games::woerterklauer::Placed;
use games::woerterklauer::turn::{Position, Turn, Verdict, Vocabulary};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};
use std::ops::ControlFlow;
use words::Word;
use words::automaton::Automaton;

/// How much somebody thinks about a turn: all of it is counted, nothing timed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// At most so many steps make a turn.
    pub steps: usize,
    /// So many drafts are taken on after each step, and as many again in which letters are owed.
    pub width: usize,
    /// So many ways to go on are tried from a draft.
    pub tries: usize,
}

/// A turn that takes the lead.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The field after each step; the last is the whole.
    pub steps: Vec<Vec<Placed>>,
    pub verdict: Verdict,
    pub lead: i32,
}

impl Found {
    /// The field at the end of the turn.
    pub fn whole(&self) -> &[Placed] {
        self.steps.last().map_or(&[], Vec::as_slice)
    }
}

/// What is thought about, and with which words.
#[derive(Clone, Copy)]
pub(super) struct Subject<'a, V> {
    pub position: &'a Position,
    /// What the table knows.
    pub vocabulary: &'a V,
    /// What the player knows.
    pub words: &'a Automaton,
}

impl<V: Vocabulary> Subject<'_, V> {
    /// The turns with the largest leads that are found, the best first.
    pub fn turns(&self, effort: Effort, count: usize) -> Vec<Found> {
        self.watched(effort, count, &mut |_| ControlFlow::Continue(()))
    }

    /// The same; `watch` is called after each step with a way to see the best so far, and can end the search.
    pub fn watched(&self, effort: Effort, count: usize, watch: &mut Watch<'_, Vec<Found>>) -> Vec<Found> {
        self.without(&[], effort, count, watch)
    }

    /// The same for who must not lay these words.
    pub fn without(
        &self,
        avoided: &[Word],
        effort: Effort,
        count: usize,
        watch: &mut Watch<'_, Vec<Found>>,
    ) -> Vec<Found> {
        let mut watch = |search: &Search<'_, V>| watch(&|| search.leading(count));
        self.searched(avoided, effort, &mut watch, |search| search.leading(count)).unwrap_or_default()
    }

    /// Of the turns that lead, the largest leads first, those with the numbers that are picked once it is known how many
    /// there are: to tell how a turn is laid takes time.
    pub fn picked(&self, effort: Effort, pick: impl FnOnce(usize) -> Vec<usize>) -> Vec<Found> {
        let go_on = &mut |_: &Search<'_, V>| ControlFlow::Continue(());
        let tell = |search: &Search<'_, V>| {
            let nodes = search.leading_nodes();
            let numbers = pick(nodes.len()).into_iter();
            numbers.filter_map(|number| search.found(nodes.get(number)?)).collect()
        };
        self.searched(&[], effort, go_on, tell).unwrap_or_default()
    }

    fn searched<R>(
        &self,
        avoided: &[Word],
        effort: Effort,
        watch: &mut dyn FnMut(&Search<'_, V>) -> ControlFlow<()>,
        tell: impl FnOnce(&Search<'_, V>) -> R,
    ) -> Option<R> {
        let ground = Ground::new(self.position)?;
        let turn = self.position.turn(self.vocabulary);
        let root = Draft::of(self.position, &ground);
        let mut search = Search {
            subject: self,
            avoided,
            ground: &ground,
            turn: &turn,
            memory: Memory::of(self.position, &ground),
            effort,
            seen: HashSet::from([root.fingerprint(&ground)]),
            nodes: vec![Node { draft: root, parent: None, verdict: None }],
        };
        search.run(watch);
        Some(tell(&search))
    }
}

/// A draft on the way, and the one it came from.
struct Node {
    draft: Draft,
    parent: Option<usize>,
    verdict: Option<Verdict>,
}

impl Node {
    fn lead(&self) -> i32 {
        self.draft.lead
    }

    /// What may become of it.
    fn promise(&self) -> i32 {
        self.draft.lead + WORTH_OF_LETTER * self.draft.free.count_ones().cast_signed()
            - COST_OF_OWED * self.draft.owed.count_ones().cast_signed()
    }
}

/// What a letter in hand may still bring, in letters of lead.
const WORTH_OF_LETTER: i32 = 2;
/// What it costs that a letter still has to be built in again.
const COST_OF_OWED: i32 = 1;

struct Search<'a, V> {
    subject: &'a Subject<'a, V>,
    avoided: &'a [Word],
    ground: &'a Ground,
    turn: &'a Turn<'a, V>,
    memory: Memory,
    effort: Effort,
    nodes: Vec<Node>,
    seen: HashSet<u64>,
}

impl<V: Vocabulary> Search<'_, V> {
    fn run(&mut self, watch: &mut dyn FnMut(&Self) -> ControlFlow<()>) {
        let mut taken_on = vec![0];
        for _ in 0..self.effort.steps {
            let from = self.nodes.len();
            for number in taken_on {
                self.expand(number);
                if watch(self).is_break() {
                    return;
                }
            }
            taken_on = self.most_promising(from);
        }
    }

    fn expand(&mut self, number: usize) {
        for play in self.best_plays(number) {
            if let Some(draft) = play.on(&self.nodes[number].draft, self.ground) {
                self.add(draft, number);
            }
        }
        let Subject { position, vocabulary, words } = *self.subject;
        let techniques = Techniques { words, vocabulary, ground: self.ground, level: position.level };
        for draft in techniques.apply(&self.nodes[number].draft) {
            self.add(draft, number);
        }
    }

    /// The plays that look best from a draft.
    fn best_plays(&self, number: usize) -> Vec<Play> {
        let draft = &self.nodes[number].draft;
        let mut heap: BinaryHeap<Reverse<(i32, usize)>> = BinaryHeap::new();
        let mut kept: Vec<Play> = Vec::new();
        for_each_play(self.subject.words, self.ground, draft, |play| {
            if self.avoided.iter().any(|word| play.lays(word)) {
                return;
            }
            let worth = play.gain - WORTH_OF_LETTER * play.laid.count_ones().cast_signed();
            if heap.len() < self.effort.tries {
                heap.push(Reverse((worth, kept.len())));
                kept.push(*play);
            } else if let Some(mut least) = heap.peek_mut()
                && worth > least.0.0
            {
                kept[least.0.1] = *play;
                least.0.0 = worth;
            }
        });
        kept
    }

    /// Judges a draft and keeps it if it may become a turn.
    fn add(&mut self, mut draft: Draft, parent: usize) {
        if !self.seen.insert(draft.fingerprint(self.ground)) {
            return;
        }
        if !exchanges_are_few(draft.exchanged, self.ground) || !self.memory.allows(&draft, self.ground) {
            return;
        }
        let mut verdict = None;
        if draft.owed == 0 {
            let Ok(judged) = self.turn.judge(&self.ground.placed(&draft.cells)) else { return };
            draft.mine = judged.mine.iter().fold(0, |set, tile| set | bit(tile.index() as u8));
            draft.lead = i32::from(judged.own) - i32::from(judged.other);
            verdict = Some(judged);
        }
        self.nodes.push(Node { draft, parent: Some(parent), verdict });
    }

    /// The drafts to take on, of those from this number on.
    fn most_promising(&self, from: usize) -> Vec<usize> {
        let mut numbers: Vec<usize> = (from..self.nodes.len()).collect();
        numbers.sort_by_key(|number| Reverse(self.nodes[*number].promise()));
        let is_settled = |number: &usize| self.nodes[*number].draft.owed == 0;
        let (mut settled, mut owing): (Vec<_>, Vec<_>) = numbers.into_iter().partition(is_settled);
        settled.truncate(self.effort.width);
        owing.truncate(self.effort.width);
        settled.extend(owing);
        settled
    }

    fn leading(&self, count: usize) -> Vec<Found> {
        self.leading_nodes().into_iter().take(count).filter_map(|node| self.found(node)).collect()
    }

    /// The drafts that lead, the largest leads first.
    fn leading_nodes(&self) -> Vec<&Node> {
        let leads = |node: &Node| node.verdict.as_ref().is_some_and(Verdict::leads);
        let mut leading: Vec<&Node> = self.nodes.iter().filter(|node| leads(node)).collect();
        leading.sort_by_key(|node| Reverse(node.lead()));
        leading
    }

    fn found(&self, node: &Node) -> Option<Found> {
        let way = std::iter::successors(Some(node), |node| node.parent.map(|parent| &self.nodes[parent]));
        let mut steps: Vec<_> =
            way.filter(|n| n.parent.is_some()).map(|n| self.ground.placed(&n.draft.cells)).collect();
        steps.reverse();
        Some(Found { steps, verdict: node.verdict.clone()?, lead: node.lead() })
    }
}
