//! What the other could steal back: a turn is as good as the best answer to it.

use super::ahead::Lookahead;
use super::search::{Effort, Found, Subject};
use game::Chance;
use games::woerterklauer::Tile;
use games::woerterklauer::turn::{History, Position, Setting, Verdict, Vocabulary};

/// The pool is filled up to so many (A.13).
const POOL: usize = 12;
/// What it is worth that no answer was found.
const NO_ANSWER: i32 = 60;

/// How somebody thinks of what the other does next.
#[derive(Clone, Copy, Debug)]
pub(super) enum Foresight {
    /// Turns are weighed by the answers to some draws.
    Answers(Answers),
    /// What leaves no reply is looked for: the Meister.
    Reply(Lookahead),
}

/// How the answers are weighed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answers {
    /// So many of the best turns are weighed.
    pub turns: usize,
    /// Each against the answers to so many draws.
    pub draws: usize,
    /// How much is thought about an answer.
    pub effort: Effort,
}

impl Answers {
    /// The turn to which the answers are worst for the other.
    pub fn safest<V: Vocabulary>(
        &self,
        found: Vec<Found>,
        subject: &Subject<'_, V>,
        chance: &mut Chance,
    ) -> Option<Found> {
        let draws: Vec<Vec<Tile>> = (0..self.draws)
            .map(|_| {
                let mut unseen = unseen(subject.position);
                chance.shuffle(&mut unseen);
                unseen
            })
            .collect();
        // Of equally safe turns the one with the larger lead comes first.
        let mut best: Option<(i32, Found)> = None;
        for turn in found {
            let safety: i32 = draws.iter().map(|draw| self.safety(&turn, draw, subject)).sum();
            if best.as_ref().is_none_or(|(most, _)| safety > *most) {
                best = Some((safety, turn));
            }
        }
        best.map(|(_, turn)| turn)
    }

    /// How well the other answers after this draw: the less, the better.
    fn safety<V: Vocabulary>(&self, turn: &Found, draw: &[Tile], subject: &Subject<'_, V>) -> i32 {
        let Some(position) = after(subject.position, turn, draw) else { return 0 };
        let answer = Subject { position: &position, ..*subject }.turns(self.effort, 1);
        answer.first().map_or(NO_ANSWER, |answer| -answer.lead)
    }
}

/// Tiles that are neither on the field nor in the pool.
pub(super) fn unseen(position: &Position) -> Vec<Tile> {
    let field = position.field.iter().map(|stone| stone.tile);
    let seen: Vec<Tile> = field.chain(position.pool.iter().copied()).collect();
    (0..position.letters.len() as u8).map(Tile::new).filter(|tile| !seen.contains(tile)).collect()
}

/// What the other begins with after a turn, if these tiles are drawn.
pub(super) fn after(position: &Position, turn: &Found, draw: &[Tile]) -> Option<Position> {
    let field = turn.verdict.field(position, turn.whole());
    let mut pool = Verdict::pool(position, turn.whole());
    pool.extend(draw.iter().take(POOL.saturating_sub(pool.len())));
    let (lain, pattern) = Verdict::memory(position, &field);
    let mut history: History = position.history.clone();
    turn.verdict.moved.iter().chain(&lain).for_each(|word| history.note(*word));
    history.fields.push(pattern);
    let setting = Setting { mover: position.mover.other(), field, pool, history, ..Setting::clone(position) };
    Position::new(setting).ok()
}
