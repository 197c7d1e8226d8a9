//! The words that come to a player's mind.

use games::wurf_und_wort::{Die, View, wanted};
use words::Lexicon;
use words::entry::Zipf;
use words::letters::written;
use words::themes::{Theme, ThemeWord, Tier, Wanted};

/// Words by how many people think of them; each band has all words of those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Band {
    /// The typical words that are common.
    Common,
    /// All typical words, and common ones that fit.
    Everyday,
    /// All words that fit.
    WellRead,
    /// The debatable ones, too.
    All,
}

impl Band {
    fn knows(self, word: &ThemeWord) -> bool {
        match word.tier {
            Tier::Typical => self > Self::Common || is_common(word),
            Tier::Fits => self > Self::Everyday || (self == Self::Everyday && is_common(word)),
            Tier::Debatable => self == Self::All,
        }
    }
}

/// A word of every day's reading.
fn is_common(word: &ThemeWord) -> bool {
    let lexicon = Lexicon::german();
    let index = lexicon.automaton().index_of(&word.letters);
    index.is_some_and(|index| lexicon.zipf(index) >= Zipf::new(3.0))
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
        let known = |asked: Wanted| {
            theme.matching(asked).filter(move |word| band.knows(word)).filter(is_new).collect::<Vec<_>>()
        };
        let (daring, sure) = known(asked).into_iter().partition(|word| word.tier == Tier::Debatable);
        let miscounted = match asked.syllables {
            Some(count) => known(Wanted { syllables: None, ..asked })
                .into_iter()
                .filter(|word| word.syllables.iter().all(|other| other.abs_diff(count) == 1))
                .collect(),
            None => Vec::new(),
        };
        Some(Self { sure, daring, miscounted })
    }

    /// How many right words there are.
    pub fn count(&self) -> usize {
        self.sure.len() + self.daring.len()
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
    Theme::of(&view.card.as_ref()?.theme)?.matching(wanted(dice)).next()
}
