//! The words of a theme, in the table's language, that can still be named.

use crate::Sight;
use games::buecherwurm::{Buecherwurm, Language, RoundView, Term, Unique, View, is_same};
use words::entry::Decency;
use words::themes::{Theme, Tier};
use words::{Letter, Lexicon, Word};

/// A word of a theme.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub text: &'static str,
    pub tier: Tier,
    pub initial: Letter,
}

/// All words of a theme that are fit to be named by the computer (W11), the typical ones first.
pub(super) fn words(key: &str, language: Language) -> Vec<Known> {
    let Some(theme) = Theme::of(key) else { return vec![] };
    match language {
        Language::De => {
            let known = |w: &'static words::themes::ThemeWord| Known {
                text: &w.text,
                tier: w.tier,
                initial: w.initial,
            };
            let is_decent =
                |w: &&words::themes::ThemeWord| Lexicon::german().decency(&w.letters) == Decency::Decent;
            theme.words().iter().filter(is_decent).map(known).collect()
        }
        Language::En => {
            let known = |w: &'static words::themes::EnglishWord| Known {
                text: &w.text,
                tier: w.tier,
                initial: w.initial,
            };
            theme.english_words().iter().map(known).collect()
        }
    }
}

/// What has been named and does not count again (E6, E.2.5).
pub(super) fn used_up(view: &View, round: &RoundView) -> Vec<Vec<Word>> {
    let counts = |theme: &str| view.options.unique == Unique::Round || theme == round.theme.key;
    let named = round.named.iter().filter(|named| counts(&named.theme));
    named
        .filter_map(|named| Term::read(&named.word, view.options.language).ok())
        .map(|term| term.keys)
        .collect()
}

/// Can this word still be named?
pub(super) fn is_free(word: &str, used_up: &[Vec<Word>], sight: &Sight<'_, Buecherwurm>) -> bool {
    let Ok(term) = Term::read(word, sight.view.options.language) else { return false };
    let is_refused = sight.house.decision(&term.letters) == Some(false);
    !is_refused && !used_up.iter().any(|keys| is_same(keys, &term.keys))
}
