//! What a seat can ask for.

use super::dice::{Die, Side};
use game::Thumb;
use serde::{Deserialize, Serialize};

/// What a seat asks for. Variants without fields have braces, as only then unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmAction"))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// One of the card's three themes (E.1.2).
    ChooseTheme {
        /// 0 is the green one, 2 the hardest.
        theme: u8,
    },
    /// Turn the question mark to another side (E.1.16).
    TurnDie {
        /// Which.
        side: Side,
    },
    /// A term for a die (E.1.4), from the display or of a rival.
    Name {
        /// As it was typed, perhaps with an article.
        word: String,
        /// Which die is to be taken (E9).
        die: Die,
    },
    /// Use the theme-change die instead of naming a term (E.1.16).
    ChangeTheme {},
    /// No term: the round is over (E19).
    GiveUp {},
    /// Vote about a rival's term.
    Thumb {
        /// Does it count?
        thumb: Thumb,
    },
}
