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

/// Knows usual words, and takes up to six steps, each as good as it looks.
pub(super) static BOGENFAENGER: Player = Player {
    name: level::BOGENFAENGER,
    band: Band::Usual,
    effort: Effort { steps: 6, width: 1, tries: 8 },
    foresight: None,
    first: 7..12,
    next: 4..7,
};
/// Knows everyday words, and looks around a little longer.
pub(super) static LEHRLING: Player = Player {
    name: level::LEHRLING,
    band: Band::Everyday,
    effort: Effort { steps: 6, width: 1, tries: 10 },
    foresight: None,
    first: 6..11,
    next: 3..6,
};
/// Knows somewhat more words, and looks around longer.
pub(super) static GAUTSCHLING: Player = Player {
    name: level::GAUTSCHLING,
    band: Band::Current,
    effort: Effort { steps: 6, width: 1, tries: 14 },
    foresight: None,
    first: 6..11,
    next: 3..6,
};
/// Has read something, and weighs two ways through a turn.
pub(super) static GESELLE: Player = Player {
    name: level::GESELLE,
    band: Band::Read,
    effort: Effort { steps: 6, width: 2, tries: 16 },
    foresight: None,
    first: 6..10,
    next: 3..6,
};
/// Reads much, and goes further in a turn.
pub(super) static SCHWEIZERDEGEN: Player = Player {
    name: level::SCHWEIZERDEGEN,
    band: Band::WellRead,
    effort: Effort { steps: 7, width: 2, tries: 20 },
    foresight: None,
    first: 6..10,
    next: 3..6,
};
/// Has read almost everything, and thinks of what the other could steal back.
pub(super) static ALTGESELLE: Player = Player {
    name: level::ALTGESELLE,
    band: Band::Learned,
    effort: Effort { steps: 8, width: 3, tries: 26 },
    foresight: Some(Foresight::Answers(Answers { turns: 2, draws: 1, effort: ANSWER })),
    first: 5..9,
    next: 2..5,
};
/// Knows nearly all words, and weighs more ways and answers.
pub(super) static FAKTOR: Player = Player {
    name: level::FAKTOR,
    band: Band::Scholarly,
    effort: Effort { steps: 10, width: 4, tries: 36 },
    foresight: Some(Foresight::Answers(Answers { turns: 4, draws: 1, effort: ANSWER })),
    first: 5..9,
    next: 2..5,
};
/// How much is thought about an answer.
const ANSWER: Effort = Effort { steps: 8, width: 1, tries: 16 };
/// Knows all words, weighs many ways, and looks for turns that leave no reply.
const MASTER: Player = Player {
    name: level::MEISTER,
    band: Band::All,
    effort: Effort { steps: 14, width: 8, tries: 48 },
    foresight: Some(Foresight::Reply(Lookahead {
        rescue: Effort { steps: 18, width: 24, tries: 96 },
        weighed: 8,
        weighed_early: 8,
        tried: 100,
        reply: ANSWER,
        proof: Effort { steps: 14, width: 6, tries: 48 },
        proofs: 10,
    })),
    first: 5..9,
    next: 2..4,
};

pub(super) static MEISTER: Player = MASTER;
/// The master with less time to think, for simulations.
pub(super) static QUICK_MEISTER: Player = Player {
    effort: QUICK,
    foresight: Some(Foresight::Reply(Lookahead {
        rescue: Effort { steps: 16, width: 12, tries: 64 },
        weighed: 4,
        weighed_early: 2,
        tried: 24,
        reply: ANSWER,
        proof: QUICK,
        proofs: 4,
    })),
    ..MASTER
};
/// How much the master thinks about a turn in simulations.
const QUICK: Effort = Effort { steps: 12, width: 3, tries: 32 };
/// The same in words.
pub(super) const QUICK_BUDGET: &str = "meister 12 steps × 3 drafts × 32 ways, 4 turns weighed and 24 tried (at the table \
     14 × 8 × 48, 8 and 100); the others as at the table";

/// The master of the edition before, against whom the present one is measured. No table offers it.
pub(super) static FORMER_MEISTER: Player = Player {
    name: "former-meister",
    foresight: Some(Foresight::Answers(Answers { turns: 8, draws: 3, effort: ANSWER })),
    ..MASTER
};
/// The same with less time to think.
pub(super) static QUICK_FORMER_MEISTER: Player = Player {
    name: "former-meister",
    effort: QUICK,
    foresight: Some(Foresight::Answers(Answers { turns: 4, draws: 1, effort: ANSWER })),
    ..MASTER
};
