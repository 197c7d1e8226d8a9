//! What would have fitted: all words of the theme base that answer the roll.

use crate::{Hindsight, Watch};
use game::Refusal;
use games::wurf_und_wort::{PhaseView, View, WurfUndWort, wanted};
use serde::{Deserialize, Serialize};
use words::judge::HouseList;
use words::themes::Theme;

/// Which words would have fitted in this round?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortQuestion"))]
#[serde(deny_unknown_fields)]
pub struct FittingQuestion {}

/// The words that would have fitted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortFitting"))]
pub struct Fitting {
    /// Typical ones first, debatable ones last.
    pub words: Vec<FittingWord>,
}

/// A word that would have fitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortFittingWord"))]
pub struct FittingWord {
    /// The word.
    pub word: String,
    /// 1 is typical, 2 fits, 3 is debatable.
    pub tier: u8,
}

impl Hindsight for WurfUndWort {
    type Question = FittingQuestion;
    type Finding = Fitting;

    /// Only when the round is over: until then everybody searches.
    fn subject(view: &View, _: &FittingQuestion) -> Result<String, Refusal> {
        match &view.phase {
            PhaseView::Settled { .. } | PhaseView::Over { .. } => Ok(format!("fitting {}", view.round)),
            _ => Err(Refusal::new(
                "nothing_past",
                "Danach kannst du fragen, wenn die Runde vorbei ist.",
                "You can ask that when the round is over.",
            )),
        }
    }

    fn look_back(view: &View, _: &HouseList, _: &FittingQuestion, _: &mut Watch<'_, Fitting>) -> Fitting {
        let Some(theme) = view.card.as_ref().and_then(|card| Theme::of(&card.theme)) else {
            return Fitting::default();
        };
        let fitting = theme.matching(wanted(&view.dice));
        let told = |word: &words::themes::ThemeWord| FittingWord {
            word: word.text.clone(),
            tier: word.tier.number(),
        };
        Fitting { words: fitting.map(told).collect() }
    }
}
