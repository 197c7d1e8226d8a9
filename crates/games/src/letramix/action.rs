//! What a seat can ask for.

use super::layout::Layout;
use serde::{Deserialize, Serialize};

/// What a seat asks for. Variants without fields have braces, as only then unknown fields are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixAction"))]
#[serde(rename_all = "snake_case", tag = "do", deny_unknown_fields)]
pub enum Action {
    /// Empty the cup (C.2).
    Roll {},
    /// Roll all dice again: there is no vowel, or only one (C.3, C4).
    Reroll {},
    /// The layout as it lies now, whole.
    Lay {
        /// The dice on the table.
        layout: Layout,
    },
    /// "Fertig" (5.3.6), with the layout as it lies.
    Finish {
        /// The dice on the table.
        layout: Layout,
    },
    /// Ready for the next round, where all play at once.
    Next {},
}
