//! What could have been stolen: the best turns, and how easily each word on the field is taken.

use super::known::Band;
use super::search::{Effort, Found, Subject};
use super::stealable::{Stealable, stealable};
use crate::{Hindsight, Watch};
use game::Refusal;
use games::woerterklauer::turn::{Changes, Position, Steps, Verdict};
use games::woerterklauer::{Beginning, Placed, Stone, View, Woerterklauer};
use serde::{Deserialize, Serialize};
use words::judge::HouseList;

/// So many turns are told.
const TURNS: usize = 3;
/// How much is thought about them.
const EFFORT: Effort = Effort { steps: 16, width: 12, tries: 60 };

/// What could have been done in the turn before, with all words of the game?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerQuestion"))]
#[serde(deny_unknown_fields)]
pub struct MissedQuestion {}

/// What could have been done in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerMissed"))]
pub struct Missed {
    /// The best turns that were found, the largest lead first.
    pub turns: Vec<MissedTurn>,
    /// How easily the words on the field before the turn are stolen.
    pub words: Vec<Stealable>,
}

/// A turn that takes the lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerMissedTurn"))]
pub struct MissedTurn {
    /// The lead it takes.
    pub lead: i32,
    /// The mover's letters.
    pub own: u8,
    /// The opponent's letters.
    pub other: u8,
    /// What becomes of the words.
    #[serde(flatten)]
    pub changes: Changes,
    /// How it is done.
    #[serde(flatten)]
    pub steps: Steps,
    /// The field after the turn, in its colours.
    pub field: Vec<Stone>,
    /// The field after each step of the mover, the last one whole.
    pub drafts: Vec<Vec<Placed>>,
}

impl Hindsight for Woerterklauer {
    type Question = MissedQuestion;
    type Finding = Missed;

    fn subject(view: &View, _: &MissedQuestion) -> Result<String, Refusal> {
        let before = turn_of(view)?;
        let pool: Vec<String> = before.pool.iter().map(|tile| tile.index().to_string()).collect();
        Ok(format!("missed {} {}", before.turn, pool.join(" ")))
    }

    fn look_back(
        view: &View,
        house: &HouseList,
        _: &MissedQuestion,
        watch: &mut Watch<'_, Missed>,
    ) -> Missed {
        let turn = turn_of(view).ok().and_then(|before| before.clone().position(&view.options));
        let Some(position) = &turn else { return Missed { turns: Vec::new(), words: Vec::new() } };
        let words = Band::All.in_house(view.options.base_forms, house, &view.agreed.words);
        let subject = Subject { position, vocabulary: &view.dictionary(), words: &words };
        let on_field = stealable(&subject);
        let told = |found: Vec<Found>| Missed {
            turns: found.iter().map(|turn| told(turn, position)).collect(),
            words: on_field.clone(),
        };
        let found = subject.watched(EFFORT, TURNS, &mut |best| watch(&|| told(best())));
        told(found)
    }
}

fn told(turn: &Found, position: &Position) -> MissedTurn {
    let Verdict { own, other, changes, steps, .. } = turn.verdict.clone();
    let field = turn.verdict.field(position, turn.whole());
    MissedTurn { lead: turn.lead, own, other, changes, steps, field, drafts: turn.steps.clone() }
}

/// The turn that is over. One that is still played cannot be asked about.
fn turn_of(view: &View) -> Result<&Beginning, Refusal> {
    view.before.as_deref().ok_or_else(|| {
        Refusal::new(
            "nothing_past",
            "Danach kannst du fragen, sobald ein Zug vorbei ist.",
            "You can ask that as soon as a turn is over.",
        )
    })
}
