//! Level after level, until a layout is found.

use super::bags::Bags;
use super::laid::Laid;
use super::puzzle::Puzzle;
use super::search::{Flow, Share, Watch, search};
use games::letramix::Layout;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

/// How far a search has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The best layout so far.
    pub layout: &'a Layout,
    /// What it is worth.
    pub score: i32,
    /// No layout is worth more, or none in this part of the search.
    pub bound: i32,
    /// How many nodes of its tree it has visited.
    pub nodes: u64,
}

/// The best layout that was found, and what is known about better ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The layout; empty if there is none.
    pub layout: Layout,
    /// Across + down − unused; without a layout, minus all dice (rules 5.3.5).
    pub score: i32,
    /// No layout is worth more than this.
    pub bound: i32,
    /// Is the layout the best, for sure? Then `bound` is `score`.
    pub proved: bool,
    /// How many nodes of its tree the search has visited.
    pub nodes: u64,
}

/// Solves a puzzle in one go. `watch` is asked about every thousand nodes; if it breaks, the best so far is given.
pub fn solve(puzzle: &Puzzle, watch: impl FnMut(&Progress<'_>) -> ControlFlow<()>) -> Solution {
    let whole = Part { puzzle, share: Share { number: 0, of: 1 } };
    Solution::of(puzzle, vec![whole.run(&Shared::new(), watch)])
}

/// A puzzle's search in so many parts, which can run at the same time; each finds the best layout of its part.
pub fn split(puzzle: &Puzzle, parts: usize) -> Vec<Part<'_>> {
    let of = parts.max(1);
    (0..of).map(|number| Part { puzzle, share: Share { number, of } }).collect()
}

/// The best that the parts of a search know of each other.
#[derive(Debug)]
pub struct Shared {
    /// The deficit and, in the low bits, the part that found it: the first part wins among equals, so that the result
    /// does not depend on who is faster.
    best: AtomicU64,
}

impl Shared {
    const PART_BITS: u32 = 16;

    /// Nothing is found yet.
    pub const fn new() -> Self {
        Self { best: AtomicU64::new(u64::MAX) }
    }

    fn key(deficit: i32, part: usize) -> u64 {
        u64::from(deficit.unsigned_abs()) << Self::PART_BITS | part as u64
    }

    fn claim(&self, deficit: i32, part: usize) {
        self.best.fetch_min(Self::key(deficit, part), Ordering::Relaxed);
    }

    /// Is there nothing to be gained for a part from this level on?
    fn is_beaten(&self, level: i32, part: usize) -> bool {
        self.best.load(Ordering::Relaxed) < Self::key(level, part)
    }
}

impl Default for Shared {
    fn default() -> Self {
        Self::new()
    }
}

/// A part of a search.
#[derive(Debug)]
pub struct Part<'p> {
    puzzle: &'p Puzzle,
    share: Share,
}

/// What a part has found.
#[derive(Clone, Debug)]
pub struct Found {
    layout: Layout,
    deficit: i32,
    /// In this part of the search no layout costs less than this.
    floor: i32,
    nodes: u64,
}

impl Found {
    /// How many nodes of its tree this part has visited.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Part<'_> {
    /// Searches level after level, until a layout is found here or elsewhere, or `watch` breaks.
    pub fn run(self, shared: &Shared, mut watch: impl FnMut(&Progress<'_>) -> ControlFlow<()>) -> Found {
        let puzzle = self.puzzle;
        let mut bags = Bags::new(&puzzle.words, &puzzle.kinds, puzzle.letters.len());
        let mut watcher = Watcher::new(puzzle, self.share, shared, &mut watch);
        while watcher.level < watcher.found.deficit && !watcher.is_beaten() {
            let least = watcher.found.deficit;
            let flow = search(puzzle, watcher.level, least, self.share, &mut bags, &mut watcher);
            if flow.is_break() {
                break;
            }
            watcher.level += 1;
        }
        watcher.finish()
    }
}

/// Keeps what is found, and asks whether to go on.
struct Watcher<'p, 's> {
    puzzle: &'p Puzzle,
    share: Share,
    shared: &'s Shared,
    watch: &'s mut dyn FnMut(&Progress<'_>) -> ControlFlow<()>,
    /// All layouts of this part that cost less have been ruled out.
    level: i32,
    found: Found,
}

impl<'p, 's> Watcher<'p, 's> {
    fn new(
        puzzle: &'p Puzzle,
        share: Share,
        shared: &'s Shared,
        watch: &'s mut dyn FnMut(&Progress<'_>) -> ControlFlow<()>,
    ) -> Self {
        let nothing = Found { layout: Layout::default(), deficit: 3 * puzzle.total(), floor: 0, nodes: 0 };
        let mut watcher =
            Self { puzzle, share, shared, watch, level: puzzle.cost_hopeless(), found: nothing };
        let first = puzzle.first.deficit(&puzzle.rack, &puzzle.values);
        if first < watcher.found.deficit {
            watcher.found(puzzle.first.clone(), first);
        }
        watcher
    }

    fn is_beaten(&self) -> bool {
        self.shared.is_beaten(self.level, self.share.number)
    }

    fn finish(self) -> Found {
        let mut found = self.found;
        found.floor = self.level;
        if found.deficit <= found.floor {
            self.shared.claim(found.deficit, self.share.number);
        }
        found
    }
}

impl Watch for Watcher<'_, '_> {
    fn found(&mut self, laid: Laid, at_most: i32) -> i32 {
        let deficit = laid.deficit(&self.puzzle.rack, &self.puzzle.values);
        debug_assert!(deficit <= at_most, "{laid:?} costs {deficit}, not at most {at_most}");
        // Jokers seated otherwise may have brought it to another part.
        debug_assert!(
            deficit >= self.level || self.share.of > 1,
            "{laid:?} costs {deficit}, below the proof"
        );
        self.found.layout = laid.layout(&self.puzzle.rack);
        self.found.deficit = deficit;
        deficit
    }

    fn visited(&mut self, nodes: u64) -> Flow {
        self.found.nodes += nodes;
        if self.is_beaten() {
            return ControlFlow::Break(());
        }
        let most = 2 * self.puzzle.total();
        (self.watch)(&Progress {
            layout: &self.found.layout,
            score: most - self.found.deficit,
            bound: most - self.level.min(self.found.deficit),
            nodes: self.found.nodes,
        })
    }
}

impl Solution {
    /// What the parts of a search have found together. All of them must be there.
    pub fn of(puzzle: &Puzzle, parts: Vec<Found>) -> Self {
        let most = 2 * puzzle.total();
        let floor = parts.iter().map(|part| part.floor).min().unwrap_or(0);
        let nodes = parts.iter().map(|part| part.nodes).sum();
        let best = parts.into_iter().min_by_key(|part| part.deficit);
        let (deficit, layout) =
            best.map_or((3 * puzzle.total(), Layout::default()), |best| (best.deficit, best.layout));
        let proved = deficit <= floor;
        Self { layout, score: most - deficit, bound: most - floor.min(deficit), proved, nodes }
    }
}
