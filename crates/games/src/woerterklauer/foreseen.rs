//! What the table will say of a draft, worked out where only the view is known: in the browser of who lays.
//!
//! The view tells the words of past turns, not where they have lain (§5.1.7). History only forbids, so what is illegal
//! without it is illegal with it. What is legal without it is so with it if no changed word can be one that comes back.

use super::Woerterklauer;
use super::decide::{position, words_of};
use super::draft::{Draft, Judged};
use super::state::{Agreed, Told};
use super::tiles::{Placed, Stone, Tile};
use super::turn::{Changes, Check, Dictionary, Vocabulary};
use super::view::{DraftView, draft};
use game::{Seat, Table};
use serde::Deserialize;
use words::Word;

/// What is needed of a [`View`](super::View).
#[derive(Debug, Deserialize)]
pub struct Seen {
    turns: u16,
    first: Option<Seat>,
    field: Vec<Stone>,
    pool: Vec<Tile>,
    agreed: Agreed,
    past: Vec<Told>,
}

/// What the table will say of a draft of this seat, by its options and house words; `table` is one that has just been
/// opened with these. `None` if only the table can say it.
pub fn foreseen(
    mut table: Table<Woerterklauer>,
    seen: Seen,
    seat: Seat,
    field: Vec<Placed>,
) -> Option<DraftView> {
    let Seen { turns, first, field: before, pool, agreed, past } = seen;
    let state = &mut table.state;
    (state.first, state.field, state.pool, state.agreed) = (first, before, pool, agreed);
    let dictionary = words_of(&table);
    let judged = Judged::of(&position(&table.state, seat)?, &field, &dictionary);
    let is_sure = match &judged {
        Judged::Untouched => false,
        // Such a field is no draft: it is refused.
        Judged::Illegal { fault, .. } => !matches!(fault.check, Check::S0 | Check::S1),
        Judged::Legal(verdict) => {
            past.len() == usize::from(turns) && cannot_come_back(&verdict.changes, &past, &dictionary)
        }
    };
    is_sure.then(|| draft(&Draft { field, judged })).flatten()
}

/// Has none of the changed words lain anywhere (H1), and no form of a new term? Then this field has not, either (H2).
fn cannot_come_back(changes: &Changes, past: &[Told], dictionary: &Dictionary) -> bool {
    let Changes { stolen, changed, inflected, new } = changes;
    let lain = || past.iter().flat_map(|told| &told.words).map(|made| made.word);
    let has_lain = |word: &Word| lain().any(|old| old == *word);
    let form_has_lain = |word: &Word| lain().any(|old| dictionary.is_form(&old, word));
    let mut terms = stolen.iter().chain(changed).chain(new);
    let changes_something = !inflected.is_empty() || terms.clone().next().is_some();
    changes_something
        && !inflected.iter().any(has_lain)
        && !terms.any(|word| has_lain(word) || form_has_lain(word))
}
