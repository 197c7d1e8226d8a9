//! One reply ahead. Who finds no turn that leads has lost (A.17), so what matters is whether the other finds one: on a
//! crowded field many turns are tried for one that leaves no reply, and only what a wide search has not answered
//! counts as unanswered. Everywhere else the turn is taken whose best reply brings the other least.

use super::reply::{after, unseen};
use super::search::{Effort, Found, Subject};
use game::Chance;
use games::woerterklauer::Tile;
use games::woerterklauer::turn::{Position, Vocabulary};
use std::cmp::Reverse;

/// How far ahead somebody looks: all of it is counted, nothing timed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lookahead {
    /// How much is thought once more where no turn leads: without one all is lost.
    pub rescue: Effort,
    /// So many turns with the largest leads are weighed by the best reply to them.
    pub weighed: usize,
    /// So many while there is much room, where nearly everything is answered.
    pub weighed_early: usize,
    /// So many turns are tried on a crowded field for one that leaves no reply.
    pub tried: usize,
    /// How much is thought about a reply.
    pub reply: Effort,
    /// How much before it is believed that there is none.
    pub proof: Effort,
    /// So often at most.
    pub proofs: usize,
}

/// A field is crowded when it holds letters on so many of a hundred cells of its square.
const CROWDED: usize = 45;
/// The turns that are tried are chosen among so many times as many.
const MANY: usize = 8;
/// What a turn is worth that seems to leave no reply, when nobody has time left to make sure.
const DOUBTFUL: i32 = -40;

impl Lookahead {
    /// The turn to play, if one is found that leads. Of turns with the same lead that are weighed, those come first that
    /// are liked more.
    pub fn turn<V: Vocabulary, L: Ord>(
        &self,
        subject: &Subject<'_, V>,
        effort: Effort,
        liking: impl Fn(&Found) -> L,
        chance: &mut Chance,
    ) -> Option<Found> {
        let is_crowded = is_crowded(subject.position);
        let (weighed, tried) = if is_crowded { (self.weighed, self.tried) } else { (self.weighed_early, 0) };
        let pick = |count: usize| {
            let rest = weighed..count;
            (0..weighed.min(count)).chain(spread(rest, tried)).collect()
        };
        let most = MANY * (weighed + tried);
        let mut found = subject.picked(effort, most, pick);
        if found.is_empty() {
            found = subject.picked(self.rescue, most, pick);
        }
        let weighed = weighed.min(found.len());
        found[..weighed].sort_by_key(|turn| (Reverse(turn.lead), Reverse(liking(turn))));
        let mut draw = unseen(subject.position);
        chance.shuffle(&mut draw);
        let chosen = Replies { ahead: self, subject, draw, proofs: 0 }.choice(&found, weighed);
        (!found.is_empty()).then(|| found.swap_remove(chosen))
    }
}

/// The replies to turns, as far as they have been looked for.
struct Replies<'a, V> {
    ahead: &'a Lookahead,
    subject: &'a Subject<'a, V>,
    /// The letters that the other may get, in this order. They are guessed: nobody knows them.
    draw: Vec<Tile>,
    /// So often it has been looked twice.
    proofs: usize,
}

impl<V: Vocabulary> Replies<'_, V> {
    /// The number of the turn to play. So many are weighed, the others only tried.
    fn choice(mut self, found: &[Found], weighed: usize) -> usize {
        let mut best = (0, i32::MIN);
        if found.len() > 1 {
            for (number, turn) in found.iter().enumerate().take(weighed) {
                let Some(worth) = self.worth(turn, best.1) else { return number };
                if worth > best.1 {
                    best = (number, worth);
                }
            }
        }
        let unanswered = (weighed..found.len()).find(|number| self.is_unanswered(&found[*number]));
        unanswered.unwrap_or(best.0)
    }

    /// What the best reply leaves; `None` if there is no reply. Once it is no more than the best turn so far leaves, it
    /// does not matter how much less it is.
    fn worth(&mut self, turn: &Found, best: i32) -> Option<i32> {
        let Some(position) = after(self.subject.position, turn, &self.draw) else { return Some(DOUBTFUL) };
        let reply = Subject { position: &position, ..*self.subject };
        let enough = best.saturating_neg();
        if let Some(lead) = reply.best_lead(self.ahead.reply, enough) {
            return Some(-lead);
        }
        if self.proofs == self.ahead.proofs {
            return Some(DOUBTFUL);
        }
        self.proofs += 1;
        reply.best_lead(self.ahead.proof, enough).map(|lead| -lead)
    }

    /// Is no reply found to a turn, neither at first sight nor at second?
    fn is_unanswered(&mut self, turn: &Found) -> bool {
        let Some(position) = after(self.subject.position, turn, &self.draw) else { return false };
        let reply = Subject { position: &position, ..*self.subject };
        if has_turn(&reply, self.ahead.reply) || self.proofs == self.ahead.proofs {
            return false;
        }
        self.proofs += 1;
        !has_turn(&reply, self.ahead.proof)
    }
}

/// Is a turn found that leads? The first is enough.
pub(super) fn has_turn<V: Vocabulary>(subject: &Subject<'_, V>, effort: Effort) -> bool {
    subject.best_lead(effort, 1).is_some()
}

/// Is there little room left?
fn is_crowded(position: &Position) -> bool {
    position.field.len() * 100 >= usize::from(position.size).pow(2) * CROWDED
}

/// So many numbers of a range: the first half of them in a row, the others evenly over the rest.
fn spread(range: std::ops::Range<usize>, count: usize) -> Vec<usize> {
    if range.len() <= count || count == 0 {
        return range.take(count).collect();
    }
    let row = count / 2;
    let (rest, far) = (range.start + row..range.end, count - row);
    let evenly = (0..far).map(|number| rest.start + number * rest.len() / far);
    (range.start..range.start + row).chain(evenly).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_begins_in_a_row_and_reaches_to_the_end() {
        assert_eq!(spread(2..5, 4), [2, 3, 4]);
        assert_eq!(spread(0..100, 4), [0, 1, 2, 51]);
        assert_eq!(spread(7..7, 4), [0_usize; 0]);
    }
}
