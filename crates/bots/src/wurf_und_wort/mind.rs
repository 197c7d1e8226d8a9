//! The words that come to a player's mind.

use games::wurf_und_wort::{Die, View, wanted};
use words::Lexicon;
use words::entry::{Decency, Zipf};
use words::letters::written;
use words::themes::{Theme, ThemeWord, Tier, Wanted};

/// Words by how many people think of them; each band has all words of those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Band {
    /// The typical words that are common.
    Common,
    /// All typical words, and common ones that fit.
    Everyday,
    /// All that people write now and then.
    WellRead,
    /// All words that fit.
    All,
}

impl Band {
    /// Debatable words are a matter of daring, not of knowledge.
    fn knows(self, word: &ThemeWord) -> bool {
        if !is_decent(word) {
            return false;
        }
        let is_typical = word.tier == Tier::Typical;
        match self {
            Self::Common => is_typical && is_as_common(word, 3.0),
            Self::Everyday => is_typical || is_as_common(word, 3.0),
            Self::WellRead => is_typical || is_as_common(word, 2.0),
            Self::All => true,
        }
    }
}

/// May a player of ours name it (W11)?
fn is_decent(word: &ThemeWord) -> bool {
    Lexicon::german().decency(&word.letters) == Decency::Decent
}

/// Do people write the word at least so often?
fn is_as_common(word: &ThemeWord, zipf: f32) -> bool {
    let lexicon = Lexicon::german();
    let index = lexicon.automaton().index_of(&word.letters);
    index.is_some_and(|index| lexicon.zipf(index) >= Zipf::new(zipf))
}

/// What a player has in mind when a card lies there.
pub(super) struct Mind {
    /// Words that answer the roll, and nobody would object.
    pub sure: Vec<&'static ThemeWord>,
    /// Words that answer it, but somebody may.
    pub daring: Vec<&'static ThemeWord>,
    /// Words that would answer it but for their syllables.
    pub miscounted: Vec<&'static ThemeWord>,
}

impl Mind {
    /// What a player of this band has in mind at the card of this view.
    pub fn of(band: Band, view: &View) -> Option<Self> {
        let theme = Theme::of(&view.card.as_ref()?.theme)?;
        let asked = wanted(&view.dice);
        let is_new = |word: &&ThemeWord| view.options.repeats || !is_logged(view, word);
        let fresh = |asked: Wanted| theme.matching(asked).filter(is_new);
        let is_known = |word: &&ThemeWord| word.tier != Tier::Debatable && band.knows(word);
        let sure = fresh(asked).filter(is_known).collect();
        let daring = fresh(asked).filter(|word| word.tier == Tier::Debatable && is_decent(word)).collect();
        let uncounted = asked.syllables.map(|count| (count, Wanted { syllables: None, ..asked }));
        let miscounted = uncounted.into_iter().flat_map(|(count, asked)| {
            let is_near = move |word: &&ThemeWord| word.syllables.iter().all(|n| n.abs_diff(count) == 1);
            fresh(asked).filter(is_known).filter(is_near)
        });
        let miscounted = miscounted.collect();
        Some(Self { sure, daring, miscounted })
    }
}

/// Is the word in the part of the log that everybody sees?
fn is_logged(view: &View, word: &ThemeWord) -> bool {
    let same = |named: &String| written(named) == written(&word.text);
    view.log.iter().any(|logged| logged.entry.word.as_ref().is_some_and(same))
}

/// Any word of the category that answers the roll: for a bot that has to name one it did not choose to look for.
pub(super) fn any_answer(view: &View) -> Option<&'static ThemeWord> {
    let dice: &[Die] = &view.dice;
    Theme::of(&view.card.as_ref()?.theme)?.matching(wanted(dice)).find(|word| is_decent(word))
}
