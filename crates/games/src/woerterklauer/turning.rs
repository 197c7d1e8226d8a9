//! A turn under way: the glass, the drafts, the proposals.

use super::action::Proposal;
use super::draft::{Draft, Judged};
use super::tiles::Placed;
use super::turn::Verdict;
use game::{Seat, Span, Time};
use serde::{Deserialize, Serialize};

/// A turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turning {
    /// Whose.
    pub seat: Seat,
    /// So many letters have to be set aside, as there is no vowel (A.8); mostly none.
    pub aside: u8,
    /// Since when they have to, or since when the pool is complete.
    pub since: Time,
    /// The glass, where there is one and the pool is complete.
    pub glass: Option<Glass>,
    /// The field as it lies; `None` while it is that before the turn.
    pub draft: Option<Draft>,
    /// The last draft that was legal and in the lead (W17).
    pub remembered: Option<Draft>,
    /// How many proposals there were (W16).
    pub proposals: u8,
    /// The one that waits for an answer, and since when.
    pub proposal: Option<(Proposal, Time)>,
    /// Since when the mover is away.
    pub away: Option<Time>,
    /// When the mover last did anything.
    pub acted: Time,
}

/// The sandglass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Glass {
    /// It runs.
    Running {
        /// When the sand is out.
        until: Time,
    },
    /// It stands still while the opponent thinks about a proposal (W16).
    Stopped {
        /// What is left.
        left: Span,
    },
}

impl Turning {
    /// 5.1.9: the glass starts when the pool is complete.
    pub(super) fn new(seat: Seat, aside: u8, at: Time, glass: Option<Span>) -> Self {
        Self {
            seat,
            aside,
            since: at,
            glass: glass.filter(|_| aside == 0).map(|span| Glass::Running { until: at + span }),
            draft: None,
            remembered: None,
            proposals: 0,
            proposal: None,
            away: None,
            acted: at,
        }
    }

    pub(super) fn lay(&mut self, field: &[Placed], judged: &Judged, at: Time) {
        self.acted = at;
        let draft = Draft { field: field.to_vec(), judged: judged.clone() };
        if draft.judged.verdict().is_some_and(Verdict::leads) {
            self.remembered = Some(draft.clone());
        }
        self.draft = (*judged != Judged::Untouched).then_some(draft);
    }

    pub(super) fn propose(&mut self, proposal: &Proposal, at: Time) {
        self.acted = at;
        self.proposals += 1;
        self.proposal = Some((proposal.clone(), at));
        if let Some(Glass::Running { until }) = self.glass {
            self.glass = Some(Glass::Stopped { left: until.since(at) });
        }
    }
}
