//! What could have been done: asked afterwards, found by the same means as computer players find their moves.

use game::{Deeds, Refusal, Rules, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use words::judge::HouseList;

/// A game that can tell afterwards what could have been done. It answers from the asker's view, so that nobody learns what
/// they may not see.
pub trait Hindsight: Rules {
    /// What can be asked.
    type Question: DeserializeOwned + Clone + Send + Sync;
    /// What is found.
    type Finding: Serialize;

    /// A name for what is asked of this view, the same for all who ask the same; or why it cannot be asked.
    fn subject(view: &Self::View, question: &Self::Question) -> Result<String, Refusal>;

    /// Looks for the answer. `watch` is called now and then; it can look at what is found so far, and end the search.
    fn look_back(
        view: &Self::View,
        house: &HouseList,
        question: &Self::Question,
        watch: &mut Watch<'_, Self::Finding>,
    ) -> Self::Finding;

    /// Notes by seat what was possible at an event, as far as somebody has asked: the points of what was found, by subject.
    fn note_possible(
        _before: &Table<Self>,
        _event: &Self::Event,
        _possible: &BTreeMap<String, i32>,
        _deeds: &mut [Deeds],
    ) {
    }
}

/// Looks at a search that is under way.
pub type Watch<'a, F> = dyn FnMut(&dyn Fn() -> F) -> ControlFlow<()> + 'a;
