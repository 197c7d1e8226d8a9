//! The best layout of the roll that is over: what a player could have laid.

use super::solver::{Progress, Puzzle, Rack, Values, solve};
use super::{Band, in_house};
use crate::{Hindsight, Watch};
use game::{Deeds, Refusal, Table};
use games::letramix::{Event, Face, Layout, LetraMix, View, Word, worth};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use words::judge::{HouseList, Judge, Profile};

/// What is the best layout with these words?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixQuestion"))]
#[serde(deny_unknown_fields)]
pub struct BestQuestion {
    /// The words.
    pub band: Band,
}

/// The best layout, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixBest"))]
pub struct Best {
    /// It.
    pub layout: Layout,
    /// What it is worth.
    pub points: i32,
    /// Its words.
    pub words: Vec<Word>,
    /// Is there none better, for sure?
    pub proved: bool,
    /// None is worth more than this.
    pub bound: i32,
}

impl Hindsight for LetraMix {
    type Question = BestQuestion;
    type Finding = Best;

    fn subject(view: &View, question: &BestQuestion) -> Result<String, Refusal> {
        Ok(subject(question.band, past_dice(view)?))
    }

    fn look_back(
        view: &View,
        house: &HouseList,
        question: &BestQuestion,
        watch: &mut Watch<'_, Best>,
    ) -> Best {
        let base_forms = view.options.base_forms;
        let judge = Judge::with(Profile::LETRAMIX, Band::options(base_forms), house.clone());
        let dice = past_dice(view).unwrap_or_default();
        let best = |layout: &Layout, points, bound| {
            let words = worth(layout, dice, &judge).map_or_else(Vec::new, |worth| worth.words);
            Best { layout: layout.clone(), points, words, proved: points == bound, bound }
        };
        let Ok(rack) = Rack::new(dice) else { return best(&Layout::default(), 0, 0) };
        let vocabulary = in_house(question.band.vocabulary(base_forms), house);
        let puzzle = Puzzle::new(&vocabulary, rack, Values::letramix());
        let found = solve(&puzzle, |progress: &Progress<'_>| {
            watch(&|| Best { proved: false, ..best(progress.layout, progress.score, progress.bound) })
        });
        Best { proved: found.proved, ..best(&found.layout, found.score, found.bound) }
    }

    fn note_possible(
        before: &Table<Self>,
        event: &Event,
        possible: &BTreeMap<String, i32>,
        deeds: &mut [Deeds],
    ) {
        let Event::Scored { seat, points, .. } = event else { return };
        let Some(laying) = before.state.laying().filter(|laying| !laying.out.contains(seat)) else { return };
        // The widest that was looked for: what was possible at all.
        let found = Band::ALL.iter().rev().find_map(|band| possible.get(&subject(*band, &laying.dice)));
        if let (Some(found), Some(deeds)) = (found, deeds.get_mut(seat.index())) {
            deeds.note_possible(*points, *found);
        }
    }
}

/// What findings about a roll are kept under.
fn subject(band: Band, dice: &[Face]) -> String {
    let sign = |face: &Face| face.letter().map_or('?', |letter| char::from(letter.ascii()));
    let dice: String = dice.iter().map(sign).collect();
    format!("best {band:?} {dice}")
}

/// The dice of the roll that is over. A roll that is still laid cannot be asked about.
fn past_dice(view: &View) -> Result<&[Face], Refusal> {
    view.past.as_ref().map(|past| past.dice.as_slice()).ok_or_else(|| {
        Refusal::new(
            "nothing_past",
            "Danach kannst du fragen, sobald eine Runde vorbei ist.",
            "You can ask that as soon as a round is over.",
        )
    })
}
