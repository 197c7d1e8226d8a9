//! A table at random: a board that grows by legal turns, and turns proposed for it.

use super::draft::Draft;
use crate::oracle::board::{Board, Colour, Position, Tile};
use crate::oracle::{Outcome, statics};
use crate::vocabularies::Artificial;
use game::Chance;
use std::collections::{BTreeMap, BTreeSet};

/// Tiles there are.
const TILES: Tile = 96;
/// A board with more letters is left for a new one.
const LARGE: usize = 22;

pub struct RandomTable {
    pub chance: Chance,
    pub words: Artificial,
    pub position: Position,
}

#[derive(Clone, Copy)]
enum Technique {
    Exchange,
    ExchangeCrossing,
    Add,
    LayWord,
    Insert,
    Drift,
    Remove,
    TakeOut,
    Dissolve,
    Carry,
}

use Technique::{Add, Carry, Dissolve, Drift, Exchange, ExchangeCrossing, Insert, LayWord, Remove, TakeOut};

/// By the level that allows them.
const TECHNIQUES: [&[Technique]; 4] = [
    &[Exchange, Exchange, ExchangeCrossing, Add, Add, LayWord],
    &[Insert, Insert, Insert, Drift],
    &[Remove, Remove, TakeOut],
    &[Dissolve, Carry],
];

impl Technique {
    fn apply(self, draft: &mut Draft<'_>) -> bool {
        match self {
            Exchange => draft.exchange(),
            ExchangeCrossing => draft.exchange_crossing(),
            Add => draft.add(),
            LayWord => draft.lay_word(),
            Insert => draft.insert(),
            Drift => draft.drift(),
            Remove => draft.remove(),
            TakeOut => draft.take_out(),
            Dissolve => draft.dissolve(),
            Carry => draft.carry(),
        }
    }
}

impl RandomTable {
    pub fn new(level: u8, mut chance: Chance) -> Self {
        let words = Artificial::draw(&mut chance);
        let letters = (0..TILES).map(|t| (t, chance.pick(words.letters()).unwrap())).collect();
        let position = Position {
            level,
            size: 7 + chance.below(2) as i32,
            mover: Colour::Red,
            letters,
            before: Board::new(),
            colours: BTreeMap::new(),
            pool: BTreeSet::new(),
            history: vec![],
            patterns: vec![],
        };
        let mut table = Self { chance, words, position };
        table.refill();
        table
    }

    pub fn is_full(&self) -> bool {
        self.position.before.len() > LARGE
    }

    /// Draws to a pool of up to twelve.
    fn refill(&mut self) {
        let position = &mut self.position;
        let wanted = if self.chance.percent(70) { 12 } else { 2 + self.chance.below(10) };
        for tile in 0..TILES {
            let free = !position.colours.contains_key(&tile);
            if free && position.pool.len() < wanted {
                position.pool.insert(tile);
            }
        }
    }

    /// The table after a turn.
    pub fn go_on(&mut self, outcome: &Outcome) {
        let position = &mut self.position;
        if !position.before.is_empty() {
            let pattern = position.pattern(&position.before);
            position.patterns.push(pattern);
        }
        position.before = outcome.places.iter().map(|(t, c)| (*c, *t)).collect();
        position.colours.clone_from(&outcome.colours);
        position.pool.clone_from(&outcome.pool);
        position.history.clone_from(&outcome.history);
        position.mover = position.mover.other();
        self.refill();
    }

    /// A turn to judge: mostly one whose words make sense.
    pub fn propose(&mut self) -> Board {
        loop {
            let board = self.draft();
            let repeats = self.position.pattern(&board) == self.position.pattern(&self.position.before);
            if repeats && !self.chance.percent(3) {
                continue;
            }
            let sound = statics::first_failing(&self.position, &board, &self.words).is_none();
            if sound || self.chance.percent(4) {
                return board;
            }
        }
    }

    fn draft(&mut self) -> Board {
        let mut draft = Draft::new(&self.position, &self.words, &mut self.chance);
        if draft.board.is_empty() {
            let _ = (0..50).any(|_| draft.lay_word());
        }
        let level = usize::from(self.position.level);
        for _ in 0..=draft.chance.below(3) {
            // Sometimes a technique of a higher level.
            let known = if draft.chance.percent(12) { 4 } else { level };
            let own = draft.chance.percent(50);
            let page = if own { known - 1 } else { draft.chance.below(known) };
            let technique = draft.pick(TECHNIQUES[page]).unwrap();
            technique.apply(&mut draft);
        }
        draft.settle();
        if draft.chance.percent(12) {
            draft.corrupt();
        }
        draft.board
    }
}
