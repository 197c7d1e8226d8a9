//! The eight levels: what each knows, how far it looks, and how long that takes.

use super::ahead::Lookahead;
use super::known::Band;
use super::reply::{Answers, Foresight};
use super::search::Effort;
use crate::level;
use std::ops::Range;

/// A player: the words they know, how far they look, and how long that takes.
#[derive(Debug)]
pub(super) struct Player {
    pub name: &'static str,
    pub band: Band,
    pub effort: Effort,
    /// How they weigh what the other could steal back, if they do.
    pub foresight: Option<Foresight>,
    /// Seconds until the first step.
    pub first: Range<u64>,
    /// Seconds from step to step, and for a last look.
    pub next: Range<u64>,
}

/// Knows usual words, and takes up to four steps, each as good as it looks.
pub(super) static BOGENFAENGER: Player = Player {
    name: level::BOGENFAENGER,
    band: Band::Usual,
    effort: Effort { steps: 4, width: 1, tries: 8 },
    foresight: None,
    first: 7..12,
    next: 4..7,
};
/// Knows everyday words, and does the same.
pub(super) static LEHRLING: Player = Player {
    name: level::LEHRLING,
    band: Band::Everyday,
    effort: Effort { steps: 4, width: 1, tries: 8 },
    foresight: None,
    first: 6..11,
    next: 3..6,
};
/// Knows somewhat more words, and looks around longer.
pub(super) static GAUTSCHLING: Player = Player {
    name: level::GAUTSCHLING,
    band: Band::Current,
    effort: Effort { steps: 4, width: 1, tries: 10 },
    foresight: None,
    first: 6..11,
    next: 3..6,
};
/// Has read something, and takes up to five steps.
pub(super) static GESELLE: Player = Player {
    name: level::GESELLE,
    band: Band::Read,
    effort: Effort { steps: 5, width: 1, tries: 12 },
    foresight: None,
    first: 6..10,
    next: 3..6,
};
/// Reads much, and goes further in a turn.
pub(super) static SCHWEIZERDEGEN: Player = Player {
    name: level::SCHWEIZERDEGEN,
    band: Band::WellRead,
    effort: Effort { steps: 5, width: 1, tries: 14 },
    foresight: None,
    first: 6..10,
    next: 3..6,
};
/// Has read almost everything.
pub(super) static ALTGESELLE: Player = Player {
    name: level::ALTGESELLE,
    band: Band::Learned,
    effort: Effort { steps: 6, width: 1, tries: 18 },
    foresight: None,
    first: 5..9,
    next: 2..5,
};
/// Knows nearly all words, and weighs two ways through a turn.
pub(super) static FAKTOR: Player = Player {
    name: level::FAKTOR,
    band: Band::Scholarly,
    effort: Effort { steps: 8, width: 2, tries: 24 },
    foresight: None,
    first: 5..9,
    next: 2..5,
};
/// Knows all words, weighs many ways, and thinks of what the other could steal back.
const MASTER: Player = Player {
    name: level::MEISTER,
    band: Band::All,
    effort: Effort { steps: 14, width: 8, tries: 48 },
    foresight: Some(Foresight::Answers(Answers { turns: 8, draws: 3, effort: ANSWER })),
    first: 5..9,
    next: 2..4,
};
/// How much the master thinks about an answer.
const ANSWER: Effort = Effort { steps: 8, width: 1, tries: 16 };

pub(super) static MEISTER: Player = MASTER;
/// The master with less time to think, for simulations.
pub(super) static QUICK_MEISTER: Player = Player {
    effort: Effort { steps: 12, width: 3, tries: 32 },
    foresight: Some(Foresight::Answers(Answers { turns: 4, draws: 1, effort: ANSWER })),
    ..MASTER
};
/// The same in words.
pub(super) const QUICK_BUDGET: &str = "meister 12 steps × 3 drafts × 32 ways, 4 turns weighed by 1 answer each \
     (at the table 14 × 8 × 48, 8 turns by 3 answers); the others as at the table";

/// The next edition of the master, which looks for turns that leave no reply. No table offers it before it is measured
/// to be the stronger one in the same time: published levels never change without need.
pub(super) static MEISTER_2: Player = Player {
    name: "meister-2",
    foresight: Some(Foresight::Reply(Lookahead {
        rescue: Effort { steps: 18, width: 24, tries: 96 },
        weighed: 8,
        weighed_early: 8,
        tried: 100,
        reply: ANSWER,
        proof: Effort { steps: 14, width: 6, tries: 48 },
        proofs: 10,
    })),
    ..MASTER
};
/// The next edition with less time to think.
pub(super) static QUICK_MEISTER_2: Player = Player {
    name: "meister-2",
    effort: Effort { steps: 12, width: 3, tries: 32 },
    foresight: Some(Foresight::Reply(Lookahead {
        rescue: Effort { steps: 16, width: 12, tries: 64 },
        weighed: 4,
        weighed_early: 2,
        tried: 24,
        reply: ANSWER,
        proof: Effort { steps: 12, width: 3, tries: 32 },
        proofs: 4,
    })),
    ..MASTER
};
