//! Thumbs, by temperament: words that speak for themselves, words that are known, others.

use super::players::Player;
use game::{Chance, Thumb};
use games::buecherwurm::{Language, View};
use words::themes::{EnglishFit, Reason, Theme};

impl Player {
    /// Does a term count? What the theme lists does, whoever decides (5.5.1).
    pub(super) fn thumb(&self, view: &View, word: &str, known: bool, chance: &mut Chance) -> Thumb {
        let likes = if is_listed(view, word) {
            100
        } else if is_apt(view, word) {
            self.temperament.apt
        } else if known {
            self.temperament.known
        } else {
            self.temperament.unknown
        };
        if chance.percent(likes) { Thumb::Up } else { Thumb::Down }
    }
}

fn is_listed(view: &View, word: &str) -> bool {
    theme(view).is_some_and(|theme| match view.options.language {
        Language::De => matches!(theme.fit_freely(word).reason, Reason::Curated(_)),
        Language::En => matches!(theme.fit_english(word), EnglishFit::Listed(_)),
    })
}

fn theme(view: &View) -> Option<&'static Theme> {
    view.round.as_ref().and_then(|round| Theme::of(&round.theme.key))
}

/// Strandkorb has "Strand" in it, and a "beach towel" is a towel: no list is needed for that.
fn is_apt(view: &View, word: &str) -> bool {
    theme(view).is_some_and(|theme| match view.options.language {
        Language::De => !matches!(theme.fit(word).reason, Reason::Unknown),
        Language::En => !matches!(theme.fit_english(word), EnglishFit::Unknown),
    })
}
