//! Squares of a card: columns A–I, rows 1–7 (D2).

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card is so wide.
pub const COLUMNS: u8 = 9;
/// And so high.
pub const ROWS: u8 = 7;

/// A square, written "A3": column A, row 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellSquare", type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Square {
    row: u8,
    column: u8,
}

impl Square {
    /// The square in this column and row, both counted from 0; `None` outside a card.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row < ROWS { Some(Self { row, column }) } else { None }
    }

    /// Counted from 0.
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// Counted from 0.
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// All squares, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Self { row, column }))
    }

    /// The squares from this one to another in its row or column, rightwards or downwards; `None` if it is not there.
    pub fn line_to(self, to: Self) -> Option<Vec<Self>> {
        if self.row == to.row && self.column <= to.column {
            return Some((self.column..=to.column).map(|column| Self { column, ..self }).collect());
        }
        let is_below = self.column == to.column && self.row < to.row;
        is_below.then(|| (self.row..=to.row).map(|row| Self { row, ..self }).collect())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column), self.row + 1)
    }
}

impl FromStr for Square {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let square = match text.as_bytes() {
            [column, row] => {
                Self::new(column.to_ascii_uppercase().wrapping_sub(b'A'), row.wrapping_sub(b'1'))
            }
            _ => None,
        };
        square.ok_or("a square A1 to I7 is wanted")
    }
}

impl TryFrom<String> for Square {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// D2: columns A–I, rows 1–7, "A3" = column A, row 3.
    #[test]
    fn d2_squares_are_named_by_column_and_row() {
        let square: Square = "A3".parse().unwrap();
        assert_eq!((square.column(), square.row()), (0, 2));
        assert!(Square::all().all(|s| s.to_string().parse() == Ok(s)));
        assert_eq!(Square::all().count(), 63);
        for bad in ["", "A", "A0", "A8", "J1", "AA", "A33", "3A", "Ä3"] {
            assert!(bad.parse::<Square>().is_err(), "{bad}");
        }
    }

    #[test]
    fn lines_go_right_or_down() {
        let square = |text: &str| text.parse::<Square>().unwrap();
        let length = |from: &str, to: &str| square(from).line_to(square(to)).map(|line| line.len());
        assert_eq!(length("C3", "H3"), Some(6));
        assert_eq!(length("E1", "E7"), Some(7));
        assert_eq!(length("E1", "E1"), Some(1));
        assert_eq!((length("H3", "C3"), length("E7", "E1"), length("A1", "B2")), (None, None, None));
    }
}
