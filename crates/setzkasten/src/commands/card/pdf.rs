//! Cards as A4 pages: a small PDF with the fonts that every reader has.

use super::sheet::{HEIGHT, Mark, WIDTH, marks};
use games::wortduell::cards::Card;
use std::fmt::Write as _;

/// A4 in points.
const PAGE: (f64, f64) = (595.0, 842.0);
/// Cards on a page: beside each other, and below each other.
const GRID: (usize, usize) = (2, 3);

/// The whole file.
pub fn written(cards: &[Card]) -> Vec<u8> {
    let pages: Vec<String> = cards.chunks(GRID.0 * GRID.1).map(page).collect();
    let mut file = File::default();
    // 1 is the catalogue, 2 the list of pages, 3 and 4 the fonts; each page is two objects.
    let kids: Vec<String> = (0..pages.len()).map(|i| format!("{} 0 R", 5 + 2 * i)).collect();
    file.object("<< /Type /Catalog /Pages 2 0 R >>");
    file.object(&format!("<< /Type /Pages /Kids [{}] /Count {} >>", kids.join(" "), pages.len()));
    for font in ["Helvetica", "Helvetica-Bold"] {
        file.object(&format!(
            "<< /Type /Font /Subtype /Type1 /BaseFont /{font} /Encoding /WinAnsiEncoding >>"
        ));
    }
    for (i, content) in pages.iter().enumerate() {
        let (width, height) = PAGE;
        file.object(&format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] \
             /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents {} 0 R >>",
            6 + 2 * i
        ));
        file.object(&format!("<< /Length {} >>\nstream\n{content}endstream", content.len()));
    }
    file.finished()
}

/// The drawing of a page.
fn page(cards: &[Card]) -> String {
    let gap = |page: f64, size: f64, count: usize| (page - size * count as f64) / (count + 1) as f64;
    let (gap_x, gap_y) = (gap(PAGE.0, WIDTH, GRID.0), gap(PAGE.1, HEIGHT, GRID.1));
    let mut out = String::from("0.5 w\n");
    for (i, card) in cards.iter().enumerate() {
        let left = gap_x + (WIDTH + gap_x) * (i % GRID.0) as f64;
        let top = gap_y + (HEIGHT + gap_y) * (i / GRID.0) as f64;
        for mark in &marks(card, left, top) {
            add(&mut out, mark);
        }
    }
    out
}

/// PDF counts from the bottom, and writes from the left.
fn add(out: &mut String, mark: &Mark) {
    // Writing to a string cannot fail.
    let _ = match mark {
        Mark::Cell { x, y, size, filled } => {
            let grey = if *filled { 0.2 } else { 0.85 };
            writeln!(out, "{grey} G {x:.1} {:.1} {size} {size} re S", PAGE.1 - y - size)
        }
        Mark::Text { x, y, size, text, bold } => {
            let font = if *bold { "F2" } else { "F1" };
            let left = x - width(text, *bold) * size / 2.0;
            writeln!(out, "BT /{font} {size} Tf {left:.1} {:.1} Td ({}) Tj ET", PAGE.1 - y, escaped(text))
        }
    };
}

/// About how wide a text is, in units of its size: capitals of a grid are wider than running text.
fn width(text: &str, bold: bool) -> f64 {
    text.chars().count() as f64 * if bold { 0.7 } else { 0.5 }
}

/// A text in `WinAnsi`, whose letters up to ÿ are those of Unicode; others fall away.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        let _ = match (c, u8::try_from(u32::from(c))) {
            ('(' | ')' | '\\', _) => write!(out, "\\{c}"),
            (' '..='~', _) => write!(out, "{c}"),
            ('–', _) => write!(out, "\\226"),
            (_, Ok(byte)) if byte >= 0xA0 => write!(out, "\\{byte:03o}"),
            _ => Ok(()),
        };
    }
    out
}

/// A file in the making, with the places of its objects.
#[derive(Default)]
struct File {
    bytes: Vec<u8>,
    objects: Vec<usize>,
}

impl File {
    fn object(&mut self, content: &str) {
        if self.bytes.is_empty() {
            self.bytes.extend_from_slice(b"%PDF-1.4\n");
        }
        self.objects.push(self.bytes.len());
        let number = self.objects.len();
        self.bytes.extend_from_slice(format!("{number} 0 obj\n{content}\nendobj\n").as_bytes());
    }

    fn finished(mut self) -> Vec<u8> {
        let table = self.bytes.len();
        let count = self.objects.len() + 1;
        let mut end = format!("xref\n0 {count}\n0000000000 65535 f \n");
        for place in &self.objects {
            let _ = writeln!(end, "{place:010} 00000 n ");
        }
        let _ = write!(end, "trailer\n<< /Size {count} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n");
        self.bytes.extend_from_slice(end.as_bytes());
        self.bytes
    }
}
