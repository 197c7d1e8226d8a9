//! A sheet of cards as one SVG picture.

use super::sheet::{HEIGHT, Mark, WIDTH, marks};
use games::wortduell::cards::Card;
use std::fmt::Write;

/// So many cards stand beside each other.
const COLUMNS: usize = 3;
/// Room round each card.
const GAP: f64 = 20.0;

/// The sheet.
pub fn written(cards: &[Card]) -> String {
    let columns = cards.len().clamp(1, COLUMNS);
    let rows = cards.len().div_ceil(columns);
    let (width, height) = (GAP + (WIDTH + GAP) * columns as f64, GAP + (HEIGHT + GAP) * rows as f64);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n"
    );
    for (i, card) in cards.iter().enumerate() {
        let left = GAP + (WIDTH + GAP) * (i % columns) as f64;
        let top = GAP + (HEIGHT + GAP) * (i / columns) as f64;
        for mark in &marks(card, left, top) {
            add(&mut out, mark);
        }
    }
    out + "</svg>\n"
}

fn add(out: &mut String, mark: &Mark) {
    // Writing to a string cannot fail.
    let _ = match mark {
        Mark::Cell { x, y, size, filled } => {
            let fill = if *filled { "#fdf6e3" } else { "#fff" };
            let line = if *filled { "#333" } else { "#ddd" };
            writeln!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" fill=\"{fill}\" stroke=\"{line}\"/>"
            )
        }
        Mark::Text { x, y, size, text, bold } => {
            let weight = if *bold { "bold" } else { "normal" };
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            writeln!(
                out,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"{weight}\">{text}</text>"
            )
        }
    };
}
