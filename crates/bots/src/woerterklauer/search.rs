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
        self.searched(&[], effort, &mut unwatched, |search| search.leading(count)).unwrap_or_default()
    }

    /// The same for who must not lay these words; `watch` is called after each step with a way to see the best so far,
    /// and can end the search.
    pub fn without(
        &self,
        avoided: &[Word],
        effort: Effort,
        count: usize,
        watch: &mut Watch<'_, Vec<Found>>,
    ) -> Vec<Found> {
        let mut watch = |search: &mut Search<'_, V>| {
            let leading = search.leading_numbers(count);
            watch(&|| search.told(&leading))
        };
        self.searched(avoided, effort, &mut watch, |search| search.leading(count)).unwrap_or_default()
    }

    /// Of so many turns with the largest leads those with the numbers that are picked once it is known how many there
    /// are: to tell how a turn is laid takes time.
    pub fn picked(&self, effort: Effort, most: usize, pick: impl FnOnce(usize) -> Vec<usize>) -> Vec<Found> {
        let tell = |search: &mut Search<'_, V>| {
            let leading = search.leading_numbers(most);
            let picked: Vec<usize> =
                pick(leading.len()).into_iter().filter_map(|number| leading.get(number).copied()).collect();
            search.told(&picked)
        };
        self.searched(&[], effort, &mut unwatched, tell).unwrap_or_default()
    }

    /// The largest lead that is found; so large a one ends the search.
    pub fn best_lead(&self, effort: Effort, enough: i32) -> Option<i32> {
        let mut looked = 0;
        let mut watch = |search: &mut Search<'_, V>| {
            let from = std::mem::replace(&mut looked, search.nodes.len());
            if search.reaches(enough, from) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let tell = |search: &mut Search<'_, V>| {
            if search.best < enough {
                search.leading_numbers(1);
            }
            search.best
        };
        self.searched(&[], effort, &mut watch, tell).filter(|best| *best > 0)
    }

    fn searched<R>(
        &self,
        avoided: &[Word],
        effort: Effort,
        watch: &mut dyn FnMut(&mut Search<'_, V>) -> ControlFlow<()>,
        tell: impl FnOnce(&mut Search<'_, V>) -> R,
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
            nodes: vec![Node { draft: root, parent: None, end: End::None }],
            best: 0,
        };
        search.run(watch);
        Some(tell(&mut search))
    }
}

fn unwatched<V>(_: &mut Search<'_, V>) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A draft on the way, and the one it came from.
struct Node {
    draft: Draft,
    parent: Option<usize>,
    end: End,
}

/// Can a turn end with a draft?
enum End {
    /// Not asked yet: its lead is what it can be at most. Asking takes longer than making it, and only few drafts are
    /// taken on.
    Unknown,
    /// It cannot: letters have to be built in again.
    None,
    /// It would be refused.
    Refused,
    /// It can.
    Turn(Verdict),
}

impl Node {
    fn lead(&self) -> i32 {
        self.draft.lead
    }

    fn leads(&self) -> bool {
        matches!(&self.end, End::Turn(verdict) if verdict.leads())
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
    /// The largest lead so far, if any.
    best: i32,
}

impl<V: Vocabulary> Search<'_, V> {
    fn run(&mut self, watch: &mut dyn FnMut(&mut Self) -> ControlFlow<()>) {
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

    /// Keeps a draft that is new.
    fn add(&mut self, draft: Draft, parent: usize) {
        if self.seen.insert(draft.fingerprint(self.ground)) {
            let end = if draft.owed == 0 { End::Unknown } else { End::None };
            if draft.owed == 0 || self.may_be(&draft) {
                self.nodes.push(Node { draft, parent: Some(parent), end });
            }
        }
    }

    /// Nobody proposes what is surely refused.
    fn may_be(&self, draft: &Draft) -> bool {
        exchanges_are_few(draft.exchanged, self.ground) && self.memory.allows(draft, self.ground)
    }

    /// Asks the rules whether a turn can end with a draft, if that is not known yet.
    fn settle(&mut self, number: usize) {
        if !matches!(self.nodes[number].end, End::Unknown) {
            return;
        }
        let draft = &self.nodes[number].draft;
        let judged =
            if self.may_be(draft) { self.turn.judge(&self.ground.placed(&draft.cells)).ok() } else { None };
        let node = &mut self.nodes[number];
        node.end = match judged {
            Some(verdict) => {
                node.draft.mine = verdict.mine.iter().fold(0, |set, tile| set | bit(tile.index() as u8));
                node.draft.lead = i32::from(verdict.own) - i32::from(verdict.other);
                self.best = self.best.max(node.draft.lead);
                End::Turn(verdict)
            }
            None => End::Refused,
        };
    }

    /// Of these drafts so many with which a turn can end, the highest ranks first; of equal ones the first. No more are
    /// asked about than have to be.
    fn highest(
        &mut self,
        numbers: impl Iterator<Item = usize>,
        count: usize,
        rank: impl Fn(&Node) -> i32,
    ) -> Vec<usize> {
        let mut open: BinaryHeap<(i32, Reverse<usize>)> =
            numbers.map(|number| (rank(&self.nodes[number]), Reverse(number))).collect();
        let mut highest = Vec::new();
        while highest.len() < count
            && let Some((_, Reverse(number))) = open.pop()
        {
            match self.nodes[number].end {
                End::Turn(_) => highest.push(number),
                End::Unknown => {
                    self.settle(number);
                    open.push((rank(&self.nodes[number]), Reverse(number)));
                }
                End::None | End::Refused => {}
            }
        }
        highest
    }

    /// The drafts to take on, of those from this number on.
    fn most_promising(&mut self, from: usize) -> Vec<usize> {
        let is_owing = |number: &usize| matches!(self.nodes[*number].end, End::None);
        let (mut owing, settled): (Vec<usize>, Vec<usize>) = (from..self.nodes.len()).partition(is_owing);
        owing.sort_by_key(|number| Reverse(self.nodes[*number].promise()));
        owing.truncate(self.effort.width);
        let mut taken_on = self.highest(settled.into_iter(), self.effort.width, Node::promise);
        taken_on.extend(owing);
        taken_on
    }

    /// Is there so large a lead among the drafts from this number on?
    fn reaches(&mut self, enough: i32, from: usize) -> bool {
        let mut numbers: Vec<usize> =
            (from..self.nodes.len()).filter(|number| self.nodes[*number].lead() >= enough).collect();
        numbers.sort_by_key(|number| Reverse(self.nodes[*number].lead()));
        for number in numbers {
            self.settle(number);
            if self.best >= enough {
                return true;
            }
        }
        self.best >= enough
    }

    /// So many drafts that lead, the largest leads first.
    fn leading_numbers(&mut self, count: usize) -> Vec<usize> {
        let may_lead = (0..self.nodes.len()).filter(|number| self.nodes[*number].lead() > 0);
        let may_lead: Vec<usize> = may_lead.collect();
        let mut leading = self.highest(may_lead.into_iter(), count, Node::lead);
        leading.retain(|number| self.nodes[*number].leads());
        leading
    }

    fn leading(&mut self, count: usize) -> Vec<Found> {
        let numbers = self.leading_numbers(count);
        self.told(&numbers)
    }

    fn told(&self, numbers: &[usize]) -> Vec<Found> {
        numbers.iter().filter_map(|number| self.found(&self.nodes[*number])).collect()
    }

    fn found(&self, node: &Node) -> Option<Found> {
        let way = std::iter::successors(Some(node), |node| node.parent.map(|parent| &self.nodes[parent]));
        let mut steps: Vec<_> =
            way.filter(|n| n.parent.is_some()).map(|n| self.ground.placed(&n.draft.cells)).collect();
        steps.reverse();
        let End::Turn(verdict) = &node.end else { return None };
        Some(Found { steps, verdict: verdict.clone(), lead: node.lead() })
    }
}
