//! What the table will say of a layout, worked out where only the view is known: in the browser of who lays.

use super::dice::Face;
use super::layout::Layout;
use super::score::{Worth, worth};
use super::{LetraMix, decide};
use game::Table;
use serde::{Deserialize, Serialize};

/// What is needed of a [`View`](super::View).
#[derive(Debug, Deserialize)]
pub struct Seen {
    phase: Roll,
}

#[derive(Debug, Deserialize)]
struct Roll {
    dice: Vec<Face>,
}

/// A layout, and what it is worth as it lies.
#[derive(Debug, Serialize)]
pub struct Foreseen {
    layout: Layout,
    worth: Option<Worth>,
}

/// What the table will say of a layout, by its options and house words. `None` if it will not: without Prüfhilfe
/// (C6), or where the dice cannot lie like this at all.
pub fn foreseen(table: &Table<LetraMix>, seen: &Seen, layout: Layout) -> Option<Foreseen> {
    let dice = &seen.phase.dice;
    layout.check(dice).ok()?;
    let aid = table.state.options.check_aid;
    aid.then(|| Foreseen { worth: worth(&layout, dice, &decide::judge(table)), layout })
}
