//! The words that may stand on a card, by theme.

use super::LENGTHS;
use std::sync::LazyLock;
use words::judge::{HouseList, Judge, Options, Profile};
use words::letters::is_joint;
use words::themes::{Theme, Tier};
use words::{Lexicon, Word};

/// A word that may stand on a card of its theme.
#[derive(Clone, Copy, Debug)]
pub struct CardWord {
    /// Its letters, folded.
    pub word: Word,
    /// How well it belongs to the theme.
    pub tier: Tier,
    /// How common it is: the Zipf value.
    pub zipf: f32,
}

static VOCABULARY: LazyLock<Vec<(&'static str, Vec<CardWord>)>> = LazyLock::new(|| {
    // W11: nobody has chosen what stands on a card, so nothing coarse does.
    let decent = Options { decent: true, ..Profile::WORTDUELL.options() };
    let judge = Judge::with(Profile::WORTDUELL, decent, HouseList::default());
    Theme::all().map(|theme| (theme.key, words_of(theme, &judge))).collect()
});

/// All themes by their keys, with the words that may stand on their cards: typical ones and those that fit, of 3 to 9
/// letters (D5), in one piece (5.4.4), and such as the lexicon knows.
pub fn vocabulary() -> &'static [(&'static str, Vec<CardWord>)] {
    &VOCABULARY
}

fn words_of(theme: &Theme, judge: &Judge) -> Vec<CardWord> {
    let lexicon = Lexicon::german();
    let listed = theme.words().iter().filter(|word| {
        word.tier != Tier::Debatable && !word.text.contains(is_joint) && LENGTHS.contains(&word.letters.len())
    });
    listed
        .filter_map(|word| {
            let index = lexicon.automaton().index_of(&word.letters).filter(|index| judge.allows(*index))?;
            Some(CardWord { word: word.letters, tier: word.tier, zipf: lexicon.zipf(index).value() })
        })
        .collect()
}
