//! A vote by thumbs, hidden until it is closed: all see who has voted, each sees only their own thumb.

use crate::seat::{Seat, Viewer};
use crate::time::{Span, Time};
use serde::{Deserialize, Serialize};

/// What a voter thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thumb {
    /// It counts.
    Up,
    /// It does not.
    Down,
}

/// One voter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Voter {
    seat: Seat,
    thumb: Option<Thumb>,
}

/// A vote under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    closes: Option<Time>,
    voters: Vec<Voter>,
}

/// The thumbs of a closed vote.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tally {
    /// So many up.
    pub up: u8,
    /// So many down.
    pub down: u8,
    /// So many voters who have not voted.
    pub missing: u8,
}

/// What a viewer sees of a vote under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VoteView {
    /// When it closes at the latest, if it does by itself.
    pub closes: Option<Time>,
    /// Who may vote.
    pub voters: Vec<Seat>,
    /// Who has.
    pub voted: Vec<Seat>,
    /// The viewer's own thumb.
    pub own: Option<Thumb>,
}

impl Vote {
    /// A vote of these seats, until then at the latest, or until all have voted.
    pub fn new(voters: impl IntoIterator<Item = Seat>, closes: Option<Time>) -> Self {
        Self { closes, voters: voters.into_iter().map(|seat| Voter { seat, thumb: None }).collect() }
    }

    /// When it closes at the latest, if it does by itself.
    pub const fn closes(&self) -> Option<Time> {
        self.closes
    }

    /// Nothing happened for so long: it closes later.
    pub fn postpone(&mut self, by: Span) {
        self.closes = self.closes.map(|closes| closes + by);
    }

    /// May this seat vote, and has it not yet?
    pub fn awaits(&self, seat: Seat) -> bool {
        self.voters.iter().any(|voter| voter.seat == seat && voter.thumb.is_none())
    }

    /// A seat votes. The first thumb counts.
    pub fn cast(&mut self, seat: Seat, thumb: Thumb) {
        if let Some(voter) = self.voters.iter_mut().find(|voter| voter.seat == seat) {
            voter.thumb.get_or_insert(thumb);
        }
    }

    /// Have all voted who are there to vote?
    pub fn is_complete(&self, is_here: impl Fn(Seat) -> bool) -> bool {
        self.voters.iter().all(|voter| voter.thumb.is_some() || !is_here(voter.seat))
    }

    /// The thumbs, by seat: for when it is closed.
    pub fn thumbs(&self) -> impl Iterator<Item = (Seat, Option<Thumb>)> {
        self.voters.iter().map(|voter| (voter.seat, voter.thumb))
    }

    /// The thumbs, counted.
    pub fn tally(&self) -> Tally {
        let count = |thumb| self.voters.iter().filter(|voter| voter.thumb == thumb).count() as u8;
        Tally { up: count(Some(Thumb::Up)), down: count(Some(Thumb::Down)), missing: count(None) }
    }

    /// What a viewer may see while it is open.
    pub fn view(&self, viewer: Viewer) -> VoteView {
        let own = self.voters.iter().find(|voter| viewer == Viewer::Seat(voter.seat));
        VoteView {
            closes: self.closes,
            voters: self.voters.iter().map(|voter| voter.seat).collect(),
            voted: self.voters.iter().filter(|v| v.thumb.is_some()).map(|v| v.seat).collect(),
            own: own.and_then(|voter| voter.thumb),
        }
    }
}

impl Tally {
    const fn voters(self) -> u8 {
        self.up + self.down + self.missing
    }

    /// Is it refused: down by more than half of the voters? A missing thumb counts as up.
    pub const fn rejects(self) -> bool {
        self.down * 2 > self.voters()
    }

    /// Is it refused by more than half of the thumbs that were shown? Missing ones do not count.
    pub const fn is_outvoted(self) -> bool {
        self.down > self.up
    }

    /// Do more than half of the voters hold their thumb up? A missing one does not count as up here.
    pub const fn carries(self) -> bool {
        self.up * 2 > self.voters()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vote(thumbs: &[Option<Thumb>]) -> Vote {
        let seat = |index: usize| Seat::new(index as u8);
        let mut vote = Vote::new((0..thumbs.len()).map(seat), Some(Time::from_millis(10_000)));
        for (index, thumb) in thumbs.iter().enumerate() {
            if let Some(thumb) = thumb {
                vote.cast(seat(index), *thumb);
            }
        }
        vote
    }

    const UP: Option<Thumb> = Some(Thumb::Up);
    const DOWN: Option<Thumb> = Some(Thumb::Down);

    #[test]
    fn only_a_strict_majority_rejects_or_carries() {
        assert!(!vote(&[UP, DOWN]).tally().rejects());
        assert!(!vote(&[UP, DOWN]).tally().carries());
        assert!(vote(&[UP, DOWN, DOWN]).tally().rejects());
        assert!(vote(&[UP, UP, DOWN]).tally().carries());
        assert!(!vote(&[DOWN, None]).tally().rejects());
        assert!(!vote(&[]).tally().rejects());
        assert!(vote(&[DOWN, None]).tally().is_outvoted());
        assert!(!vote(&[UP, DOWN, None]).tally().is_outvoted());
    }

    #[test]
    fn the_first_thumb_counts_and_strangers_have_none() {
        let mut vote = vote(&[UP, None]);
        vote.cast(Seat::new(0), Thumb::Down);
        vote.cast(Seat::new(7), Thumb::Down);
        assert_eq!(vote.tally(), Tally { up: 1, down: 0, missing: 1 });
        assert!(!vote.awaits(Seat::new(0)));
        assert!(vote.awaits(Seat::new(1)));
        assert!(!vote.awaits(Seat::new(7)));
    }

    #[test]
    fn who_is_away_is_not_waited_for() {
        let vote = vote(&[UP, None]);
        assert!(!vote.is_complete(|_| true));
        assert!(vote.is_complete(|seat| seat == Seat::new(0)));
    }

    #[test]
    fn a_viewer_sees_who_has_voted_and_only_their_own_thumb() {
        let vote = vote(&[DOWN, UP, None]);
        let seen = vote.view(Viewer::Seat(Seat::new(0)));
        assert_eq!((seen.own, seen.voted.len(), seen.voters.len()), (DOWN, 2, 3));
        assert_eq!(vote.view(Viewer::Public).own, None);
    }
}
