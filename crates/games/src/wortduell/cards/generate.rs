//! Cards from a theme, by a seed.

use super::aims::{FEWEST_LETTERS, MOST_LETTERS, missed};
use super::rating::{Calls, rate};
use super::vocabulary::{CardWord, vocabulary};
use super::{ACROSS, Card};
use crate::wortduell::square::{COLUMNS, ROWS, Square};
use game::Chance;
use words::Letter;
use words::themes::Tier;

/// A seed that leads to no card after so many tries leads to none.
const TRIES: usize = 4_000;
/// The best of so many cards is taken.
const CHOICE: usize = 4;
/// 4.6: the word down stands in one of these columns, C to G …
const USUAL_COLUMNS: std::ops::RangeInclusive<u8> = 2..=6;
/// … in so many of a hundred cards.
const USUALLY: usize = 90;

/// Makes cards of one theme.
#[derive(Clone, Debug)]
pub struct Generator {
    theme: &'static str,
    words: &'static [CardWord],
    /// Those of seven letters.
    down: Vec<CardWord>,
    /// Where each letter stands: the word and the place in it.
    crossings: Vec<Vec<(CardWord, usize)>>,
}

/// A card that nobody has rated yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    card: Card,
    quality: f32,
}

impl Draft {
    /// How well its words belong together and how well known they are: the mean over its words, 0 to 2.
    pub const fn quality(&self) -> f32 {
        self.quality
    }

    /// The card with its difficulty.
    pub fn rated(self) -> Card {
        let calls = rate(&self.card);
        self.card.rated(calls)
    }

    /// The card; its difficulty is not known.
    pub const fn card(&self) -> &Card {
        &self.card
    }
}

impl Generator {
    /// For the theme with this key.
    pub fn of(theme: &str) -> Option<Self> {
        let place = vocabulary().binary_search_by_key(&theme, |(key, _)| key).ok()?;
        let (theme, words) = &vocabulary()[place];
        let mut crossings = vec![Vec::new(); Letter::COUNT];
        for word in words {
            word.word.iter().enumerate().for_each(|(i, letter)| crossings[letter.index()].push((*word, i)));
        }
        let down = words.iter().copied().filter(|word| word.word.len() == usize::from(ROWS)).collect();
        Some(Self { theme, words, down, crossings })
    }

    /// For all themes.
    pub fn all() -> impl Iterator<Item = Self> {
        vocabulary().iter().filter_map(|(key, _)| Self::of(key))
    }

    /// The key of its theme.
    pub const fn theme(&self) -> &'static str {
        self.theme
    }

    /// The words it takes.
    pub const fn words(&self) -> &'static [CardWord] {
        self.words
    }

    /// The card of a seed; `None` if the theme has no words for one.
    pub fn draft(&self, seed: u64) -> Option<Draft> {
        let mut chance = Chance::from_seed(seed);
        let tries = (0..TRIES).filter_map(|_| self.attempt(&mut chance));
        let drafts = tries.filter(|draft| missed(&draft.card).is_none()).take(CHOICE);
        drafts.max_by(|a, b| a.quality.total_cmp(&b.quality))
    }

    /// Some card, good or not; `None` where no word fits a row.
    fn attempt(&self, chance: &mut Chance) -> Option<Draft> {
        let down = pick(&self.down, weight, chance)?;
        let column = column(chance);
        let mut rows: Vec<u8> = (0..ROWS).collect();
        chance.shuffle(&mut rows);
        rows.truncate(ACROSS);
        let mut letters = Vec::new();
        letters.extend(
            (0..ROWS)
                .zip(down.word.iter())
                .filter_map(|(row, letter)| Some((Square::new(column, row)?, *letter))),
        );
        let mut quality = worth(&down);
        for row in rows {
            let (word, at) = self.across(down.word[usize::from(row)], column, chance)?;
            let start = column - at as u8;
            letters.extend(
                (start..COLUMNS)
                    .zip(word.word.iter())
                    .filter_map(|(column, letter)| Some((Square::new(column, row)?, *letter))),
            );
            quality += worth(&word);
        }
        // The five crossings were counted twice.
        if !(FEWEST_LETTERS..=MOST_LETTERS).contains(&(letters.len() - ACROSS)) {
            return None;
        }
        let card = Card::read(self.theme, Calls::default(), &Card::drawn(letters.into_iter())).ok()?;
        Some(Draft { card, quality: quality / 6.0 })
    }

    /// A word with this letter in this column.
    fn across(&self, letter: Letter, column: u8, chance: &mut Chance) -> Option<(CardWord, usize)> {
        let column = usize::from(column);
        let fits = |(word, at): &&(CardWord, usize)| {
            *at <= column && column - at + word.word.len() <= usize::from(COLUMNS)
        };
        let fitting: Vec<(CardWord, usize)> =
            self.crossings[letter.index()].iter().filter(fits).copied().collect();
        pick(&fitting, |(word, _)| weight(word), chance)
    }
}

/// How likely a word is to be taken: typical ones three times as often.
pub(in crate::wortduell) const fn weight(word: &CardWord) -> usize {
    match word.tier {
        Tier::Typical => 3,
        Tier::Fits | Tier::Debatable => 1,
    }
}

/// What a word adds to a card: typical and well known is best.
fn worth(word: &CardWord) -> f32 {
    let typical = if word.tier == Tier::Typical { 1.0 } else { 0.0 };
    typical + (word.zipf / 5.0).min(1.0)
}

fn column(chance: &mut Chance) -> u8 {
    let is_usual = chance.percent(USUALLY);
    let columns: Vec<u8> = (0..COLUMNS).filter(|c| USUAL_COLUMNS.contains(c) == is_usual).collect();
    chance.pick(&columns).unwrap_or(COLUMNS / 2)
}

/// One of these by weight.
fn pick<T: Copy>(choices: &[T], weight: impl Fn(&T) -> usize, chance: &mut Chance) -> Option<T> {
    let mut left = chance.below(choices.iter().map(&weight).sum());
    choices.iter().copied().find(|choice| {
        let own = weight(choice);
        let is_it = left < own;
        left = left.saturating_sub(own);
        is_it
    })
}
