//! The values in the lines of a position file.

use super::bad_file::Problem;
use super::history::Lain;
use super::{Level, SIDE};
use crate::woerterklauer::options::SIZES;
use crate::woerterklauer::tiles::Colour;
use game::grid::{Cell, Direction};
use words::{Letter, Word};

/// A pool has at most so many letters.
const MOST_POOL: usize = 96;

pub(super) fn read_level(text: &str) -> Result<Level, Problem> {
    let found = Level::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(text));
    found.ok_or(Problem::Wanted("a level: I, II, III or IV"))
}

pub(super) fn read_size(text: &str) -> Result<u8, Problem> {
    let size = text.parse().ok().filter(|size: &u8| SIZES.allow(*size));
    size.ok_or(Problem::Wanted("a size from 7 to 12"))
}

pub(super) fn read_colour(text: &str) -> Result<Colour, Problem> {
    match text.to_ascii_lowercase().as_str() {
        "red" => Ok(Colour::Red),
        "black" => Ok(Colour::Black),
        _ => Err(Problem::Wanted("red or black")),
    }
}

pub(super) fn read_letters(text: &str) -> Result<Vec<Letter>, Problem> {
    let letters: Option<Vec<Letter>> = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| u8::try_from(c).ok().and_then(Letter::from_ascii))
        .collect();
    letters.filter(|l| l.len() <= MOST_POOL).ok_or(Problem::Wanted("letters from A to Z, at most 96"))
}

pub(super) fn read_cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some(Cell::new(x.trim().parse().ok()?, y.trim().parse().ok()?))
}

pub(super) fn read_move(text: &str) -> Result<(Cell, Cell), Problem> {
    let cells = text.split_once('>').and_then(|(from, to)| Some((read_cell(from)?, read_cell(to)?)));
    cells.ok_or(Problem::Wanted("a move like “2,0 > 1,0”"))
}

pub(super) fn read_lain(text: &str) -> Result<Lain, Problem> {
    let wanted = Problem::Wanted("a word that lay there, like “V 4,0 SAND”");
    let (direction, rest) = text.split_once(char::is_whitespace).unwrap_or_default();
    let (place, word) = rest.trim().rsplit_once(char::is_whitespace).unwrap_or_default();
    let direction = match direction {
        "H" | "h" => Direction::Across,
        "V" | "v" => Direction::Down,
        _ => return Err(wanted),
    };
    let word = Word::fold(word).ok().filter(|w| (2..=SIDE).contains(&w.len()));
    match (read_cell(place), word) {
        (Some(first), Some(word)) => Ok(Lain { direction, first, word }),
        _ => Err(wanted),
    }
}
