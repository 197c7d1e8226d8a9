//! What could have been stolen: the best turns, and how easily each word on the field is taken.

use super::known::Band;
use super::search::{Effort, Found, Subject};
use super::stealable::{Stealable, stealable};
use crate::{Hindsight, Watch};
use game::Refusal;
use games::woerterklauer::turn::{Changes, Made, Position, Steps, Verdict, Vocabulary, made};
use games::woerterklauer::{Beginning, Placed, Stone, View, Woerterklauer};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::ControlFlow;
use words::Word;
use words::automaton::Automaton;
use words::judge::HouseList;

/// The vocabularies in which a turn is looked for, the everyday one first; one idea of each is told.
const BANDS: [(Known, Band); 3] =
    [(Known::Everyday, Band::Everyday), (Known::WellRead, Band::WellRead), (Known::All, Band::All)];
/// Among so many turns of a vocabulary another idea is looked for.
const TURNS: usize = 200;
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
    /// Different ideas: in everyday words, in those of a connoisseur, in all words.
    pub turns: Vec<MissedTurn>,
    /// How easily the words on the field before the turn are stolen.
    pub words: Vec<Stealable>,
}

/// Who could have found a turn: how well one has to know the words for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerKnown"))]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// Words of everyday reading.
    Everyday,
    /// Words of somebody who reads much.
    WellRead,
    /// All words of the game.
    All,
}

/// A turn that takes the lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerMissedTurn"))]
pub struct MissedTurn {
    /// In which vocabulary it was found.
    pub known: Known,
    /// The lead it takes.
    pub lead: i32,
    /// The mover's letters.
    pub own: u8,
    /// The opponent's letters.
    pub other: u8,
    /// What it makes of which words.
    pub words: Vec<Made>,
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
        let words = |band: Band| band.in_house(view.options.base_forms, house, &view.agreed.words);
        let (dictionary, all) = (view.dictionary(), words(Band::All));
        let on_field = stealable(&Subject { position, vocabulary: &dictionary, words: &all });
        let told = |found: &[(Known, Vec<Found>)]| Missed {
            turns: ideas(found).into_iter().map(|(known, turn)| told(known, turn, position)).collect(),
            words: on_field.clone(),
        };
        let looking = Looking { position, vocabulary: &dictionary, words, effort: EFFORT };
        told(&looking.found(&mut |so_far| watch(&|| told(&so_far()))))
    }
}

/// The turns found in each vocabulary, the smallest vocabulary first.
type InBands = Vec<(Known, Vec<Found>)>;

/// Looks for turns in each vocabulary.
pub(super) struct Looking<'a, V, W> {
    pub position: &'a Position,
    pub vocabulary: &'a V,
    /// The words of a vocabulary.
    pub words: W,
    /// How much is thought about each.
    pub effort: Effort,
}

impl<V: Vocabulary, W: Fn(Band) -> Cow<'static, Automaton>> Looking<'_, V, W> {
    /// The best turns of each vocabulary; where they hold no idea of their own (P10), also turns without the words of
    /// the ideas there are.
    pub fn found(&self, watch: &mut Watch<'_, InBands>) -> InBands {
        let mut found: InBands = Vec::new();
        for (known, band) in BANDS {
            found.push((known, Vec::new()));
            if self.add(band, &[], &mut found, watch).is_break() {
                return found;
            }
        }
        for (known, band) in BANDS {
            let told = ideas(&found);
            if told.iter().any(|(other, _)| *other == known) {
                continue;
            }
            let avoided: Vec<Word> =
                told.iter().flat_map(|(_, turn)| words_of(&turn.verdict.changes)).collect();
            if self.add(band, &avoided, &mut found, watch).is_break() {
                break;
            }
        }
        found
    }

    /// Adds the best turns of a vocabulary to those that are there.
    fn add(
        &self,
        band: Band,
        avoided: &[Word],
        found: &mut InBands,
        watch: &mut Watch<'_, InBands>,
    ) -> ControlFlow<()> {
        let words = (self.words)(band);
        let subject = Subject { position: self.position, vocabulary: self.vocabulary, words: &words };
        let Some(at) = BANDS[..found.len()].iter().position(|(_, other)| *other == band) else {
            return ControlFlow::Continue(());
        };
        let mut state = ControlFlow::Continue(());
        let turns = subject.without(avoided, self.effort, TURNS, &mut |best| {
            state = watch(&|| {
                let mut so_far = found.clone();
                so_far[at].1.extend(best());
                so_far
            });
            state
        });
        found[at].1.extend(turns);
        state
    }
}

/// One turn of each vocabulary, all of them different ideas (P10). The best of all is among them: if a smaller
/// vocabulary finds as much, it is told there, and otherwise last.
pub(super) fn ideas(found: &[(Known, Vec<Found>)]) -> Vec<(Known, &Found)> {
    // A larger vocabulary is searched no further than a smaller one, so the best may come from any of them.
    let best = found.iter().filter_map(|(_, turns)| turns.first()).max_by_key(|turn| turn.lead);
    let mut told: Vec<(Known, &Found)> = Vec::new();
    for (at, (known, turns)) in found.iter().enumerate() {
        let is_last = at + 1 == found.len();
        let spoils = |turn: &Found| best.is_some_and(|best| turn.lead < best.lead && is_one_idea(turn, best));
        let is_new = |turn: &Found| told.iter().all(|(_, other)| !is_one_idea(turn, other));
        let idea = turns.iter().find(|turn| is_new(turn) && (is_last || !spoils(turn)));
        told.extend(idea.map(|turn| (*known, turn)));
    }
    told
}

/// Do two turns have half of their words in common, or more? It counts for the smaller of both: with a few words more
/// it is still the same idea.
pub(super) fn is_one_idea(a: &Found, b: &Found) -> bool {
    let [a, b] = [a, b].map(|turn| words_of(&turn.verdict.changes));
    let common = a.iter().filter(|word| b.contains(word)).count();
    2 * common >= a.len().min(b.len())
}

fn words_of(changes: &Changes) -> Vec<Word> {
    let Changes { stolen, changed, inflected, new } = changes;
    [stolen, changed, inflected, new].into_iter().flatten().copied().collect()
}

fn told(known: Known, turn: &Found, position: &Position) -> MissedTurn {
    let Verdict { own, other, changes, steps, .. } = turn.verdict.clone();
    let field = turn.verdict.field(position, turn.whole());
    let words = made(&position.field, &field, &changes, &position.letters);
    MissedTurn {
        known,
        lead: turn.lead,
        own,
        other,
        words,
        changes,
        steps,
        field,
        drafts: turn.steps.clone(),
    }
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
