//! How a card is drawn, in points, whatever it is drawn on.

use super::title;
use games::wortduell::cards::Card;
use games::wortduell::{COLUMNS, ROWS, Square};

/// A square of the grid.
const CELL: f64 = 24.0;
/// Room for the letters above and the numbers beside it.
const EDGE: f64 = 16.0;
/// Room for the line below.
const FOOT: f64 = 20.0;

/// The size of a drawn card.
pub const WIDTH: f64 = EDGE + CELL * COLUMNS as f64;
/// And its height.
pub const HEIGHT: f64 = EDGE + CELL * ROWS as f64 + FOOT;

/// Something to be drawn; y grows downwards.
pub enum Mark {
    /// A square of the grid.
    Cell {
        /// Left edge.
        x: f64,
        /// Upper edge.
        y: f64,
        /// Width and height.
        size: f64,
        /// Does a letter stand there?
        filled: bool,
    },
    /// Letters, with their middle at x and their foot at y.
    Text {
        /// The middle.
        x: f64,
        /// The foot.
        y: f64,
        /// The size of the letters.
        size: f64,
        /// What.
        text: String,
        /// In bold letters?
        bold: bool,
    },
}

/// All marks of a card whose upper left corner is there.
pub fn marks(card: &Card, left: f64, top: f64) -> Vec<Mark> {
    let text = |x, y, size, text: String, bold| Mark::Text { x, y, size, text, bold };
    let (grid_x, grid_y) = (left + EDGE, top + EDGE);
    let column = |column: u8| grid_x + CELL * f64::from(column);
    let row = |row: u8| grid_y + CELL * f64::from(row);
    let mut marks = Vec::new();
    for number in 0..COLUMNS {
        let name = char::from(b'A' + number).to_string();
        marks.push(text(column(number) + CELL / 2.0, grid_y - 5.0, 9.0, name, false));
    }
    for number in 0..ROWS {
        marks.push(text(left + EDGE / 2.0, row(number) + 16.0, 9.0, (number + 1).to_string(), false));
    }
    // Empty squares first: their pale lines do not cover the edges of a word.
    let (empty, filled): (Vec<Square>, Vec<Square>) =
        Square::all().partition(|square| card.letter(*square).is_none());
    for square in empty.into_iter().chain(filled) {
        let (x, y) = (column(square.column() as u8), row(square.row() as u8));
        let letter = card.letter(square);
        marks.push(Mark::Cell { x, y, size: CELL, filled: letter.is_some() });
        marks.extend(letter.map(|letter| text(x + CELL / 2.0, y + 17.0, 15.0, letter.to_string(), true)));
    }
    let calls = format!("{:.1}", card.difficulty().calls()).replace('.', ",");
    let foot = format!("{} · {calls} Rufe", title(card));
    marks.push(text(grid_x + CELL * f64::from(COLUMNS) / 2.0, row(ROWS) + 13.0, 9.0, foot, false));
    marks
}
