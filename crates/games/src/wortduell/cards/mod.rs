//! Cards: one word of seven letters down, five words across through it, two rows without (D.13, D3).

mod aims;
mod deal;
mod generate;
mod place;
mod rating;
mod selected;
mod vocabulary;

pub use aims::{DIFFERENT_LETTERS, FEWEST_LETTERS, MOST_E, MOST_LETTERS, MOST_MARKED, Missed, missed};
pub use deal::{deal, differ};
pub(super) use generate::weight as word_weight;
pub use generate::{Draft, Generator};
pub use place::{Place, folded};
pub use rating::{Calls, rate, rate_by, rate_for_box};
pub use selected::{CardsFile, selected, written};
pub use vocabulary::{CardWord, vocabulary};

use super::square::{COLUMNS, ROWS, Square};
use serde::{Deserialize, Serialize};
use std::fmt;
use words::{Letter, Word};

/// A card has so many words.
pub const WORDS: usize = 6;
/// And so many of them lie across.
pub const ACROSS: usize = 5;
/// D5: a word across has so many letters.
pub const LENGTHS: std::ops::RangeInclusive<usize> = 3..=9;

/// The letters of a card, row by row.
type Grid = [[Option<Letter>; COLUMNS as usize]; ROWS as usize];

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Card {
    theme: String,
    difficulty: Calls,
    grid: Grid,
    /// The word down, then those across from the top.
    words: [Place; WORDS],
}

/// A card as it is written in logs.
#[derive(Serialize, Deserialize)]
struct Written {
    theme: String,
    difficulty: f64,
    rows: Vec<String>,
}

/// Why rows are no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadCard {
    /// Not seven rows of nine letters or dots.
    Size,
    /// Not five rows with one word and two with one letter only (D.13).
    Rows,
    /// The two rows with one letter have it in different columns, or a row has nothing in that column (D3).
    Down,
    /// A word across has fewer than three letters (D5).
    Length,
}

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Size => "a card has seven rows of nine letters or dots",
            Self::Rows => "a card has five rows with one word and two with one letter only",
            Self::Down => "every row has a letter of the word down, all in one column",
            Self::Length => "a word across has 3 to 9 letters",
        })
    }
}

impl std::error::Error for BadCard {}

impl Card {
    /// A card from its rows; the key of its theme and its difficulty are written beside.
    pub fn read<S: AsRef<str>>(theme: &str, difficulty: Calls, rows: &[S]) -> Result<Self, BadCard> {
        let grid = grid(rows)?;
        Ok(Self { theme: theme.to_owned(), difficulty, words: words(&grid)?, grid })
    }

    /// The card with another difficulty.
    #[must_use]
    pub fn rated(self, difficulty: Calls) -> Self {
        Self { difficulty, ..self }
    }

    /// The key of its theme.
    pub fn theme(&self) -> &str {
        &self.theme
    }

    /// The calls that a good solver needs on average.
    pub const fn difficulty(&self) -> Calls {
        self.difficulty
    }

    /// Its words: that down, then those across from the top.
    pub const fn words(&self) -> &[Place; WORDS] {
        &self.words
    }

    /// The letter on a square.
    pub const fn letter(&self, square: Square) -> Option<Letter> {
        self.grid[square.row()][square.column()]
    }

    /// All squares where a letter stands.
    pub fn squares_of(&self, letter: Letter) -> Vec<Square> {
        Square::all().filter(|square| self.letter(*square) == Some(letter)).collect()
    }

    /// All letters with their squares.
    pub fn letters(&self) -> impl Iterator<Item = (Square, Letter)> + '_ {
        Square::all().filter_map(|square| Some((square, self.letter(square)?)))
    }

    /// Its seven rows, `.` where nothing stands.
    pub fn rows(&self) -> Vec<String> {
        Self::drawn(self.letters())
    }

    /// Seven rows with these letters, `.` elsewhere.
    pub fn drawn(letters: impl Iterator<Item = (Square, Letter)>) -> Vec<String> {
        let mut rows = vec![vec![b'.'; usize::from(COLUMNS)]; usize::from(ROWS)];
        letters.for_each(|(square, letter)| rows[square.row()][square.column()] = letter.ascii());
        rows.iter().map(|row| row.iter().copied().map(char::from).collect()).collect()
    }
}

fn grid<S: AsRef<str>>(rows: &[S]) -> Result<Grid, BadCard> {
    let mut grid = Grid::default();
    if rows.len() != grid.len() {
        return Err(BadCard::Size);
    }
    for (row, text) in grid.iter_mut().zip(rows) {
        let text = text.as_ref().as_bytes();
        if text.len() != row.len() {
            return Err(BadCard::Size);
        }
        for (square, byte) in row.iter_mut().zip(text) {
            *square = Letter::from_ascii(*byte);
            if square.is_none() && *byte != b'.' {
                return Err(BadCard::Size);
            }
        }
    }
    Ok(grid)
}

fn words(grid: &Grid) -> Result<[Place; WORDS], BadCard> {
    let ends = grid.iter().map(|row| {
        let from = row.iter().position(Option::is_some).ok_or(BadCard::Down)?;
        let to = row.iter().rposition(Option::is_some).ok_or(BadCard::Down)?;
        if row[from..=to].iter().any(Option::is_none) { Err(BadCard::Rows) } else { Ok((from, to)) }
    });
    let ends: Vec<(usize, usize)> = ends.collect::<Result<_, _>>()?;
    let single: Vec<usize> = ends.iter().filter(|(from, to)| from == to).map(|(from, _)| *from).collect();
    let &[down, also_down] = single.as_slice() else { return Err(BadCard::Rows) };
    if down != also_down || !ends.iter().all(|(from, to)| (*from..=*to).contains(&down)) {
        return Err(BadCard::Down);
    }
    let line = |(a, b): (usize, usize), (c, d): (usize, usize)| {
        let (from, to) = (Square::new(a as u8, b as u8), Square::new(c as u8, d as u8));
        let squares = from.zip(to).and_then(|(from, to)| from.line_to(to)).ok_or(BadCard::Size)?;
        let letters: Vec<Letter> = squares.iter().filter_map(|s| grid[s.row()][s.column()]).collect();
        let word = Word::from_letters(&letters).ok_or(BadCard::Size)?;
        from.zip(to).map(|(from, to)| Place { word, from, to }).ok_or(BadCard::Size)
    };
    let mut places = vec![line((down, 0), (down, grid.len() - 1))?];
    for (row, (from, to)) in ends.into_iter().enumerate().filter(|(_, (from, to))| from != to) {
        places.push(line((from, row), (to, row))?);
    }
    if places.iter().any(|place| !LENGTHS.contains(&place.word.len())) {
        return Err(BadCard::Length);
    }
    places.try_into().map_err(|_| BadCard::Rows)
}

impl TryFrom<Written> for Card {
    type Error = BadCard;

    fn try_from(written: Written) -> Result<Self, BadCard> {
        Self::read(&written.theme, Calls::new(written.difficulty), &written.rows)
    }
}

impl From<Card> for Written {
    fn from(card: Card) -> Self {
        Self { difficulty: card.difficulty.calls(), rows: card.rows(), theme: card.theme }
    }
}
