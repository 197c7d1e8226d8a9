//! What came out, as a picture: the truth against what is known, and how far that is off game by game.

use super::play::World;
use std::fmt::Write;

/// The side of a square of the picture.
const SIDE: f64 = 300.0;
const MARGIN: f64 = 50.0;
/// From where to where strengths are drawn.
const RANGE: (f64, f64) = (500.0, 2500.0);
/// So many games are drawn,
const GAMES: usize = 80;
/// and errors up to this.
const MOST: f64 = 300.0;

/// An SVG picture of these worlds, each with its name.
pub fn picture(worlds: &[(&str, &World)]) -> String {
    let width = (SIDE + MARGIN) * 2.0 + MARGIN;
    #[expect(clippy::cast_precision_loss, reason = "two worlds")]
    let height = (SIDE + 2.0 * MARGIN) * worlds.len() as f64;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
         font-size=\"11\">\n<rect width=\"100%\" height=\"100%\" fill=\"#f5efe0\"/>\n"
    );
    let mut top = MARGIN;
    for (name, world) in worlds {
        points(&mut out, name, world, top);
        curve(&mut out, world, top);
        top += SIDE + 2.0 * MARGIN;
    }
    out + "</svg>\n"
}

/// Truth to the right, rating upwards.
fn points(out: &mut String, name: &str, world: &World, top: f64) {
    let at = |strength: f64| SIDE * ((strength - RANGE.0) / (RANGE.1 - RANGE.0)).clamp(0.0, 1.0);
    frame(out, MARGIN, top, &format!("{name}: truth (across) and strength (up), 500 to 2500"));
    let (left, bottom, right) = (MARGIN, top + SIDE, MARGIN + SIDE);
    let _ = writeln!(out, "<path d=\"M{left} {bottom}L{right} {top}\" stroke=\"#a51d1d\" fill=\"none\"/>");
    for person in &world.people {
        let (x, y) = (MARGIN + at(person.truth), bottom - at(person.strength.rating));
        let _ =
            writeln!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"1.3\" fill=\"#1d1b18\" opacity=\"0.6\"/>");
    }
}

/// Games to the right, mean error upwards.
fn curve(out: &mut String, world: &World, top: f64) {
    let (left, bottom) = (SIDE + 2.0 * MARGIN, top + SIDE);
    frame(out, left, top, "mean error after so many games, 0 to 80 and 0 to 300");
    let across = |games: f64| left + SIDE * games / 80.0;
    let up = |error: f64| bottom - SIDE * (error / MOST).min(1.0);
    let (x, y) = (across(30.0), up(100.0));
    let _ = writeln!(
        out,
        "<path d=\"M{left} {y}H{x}V{bottom}\" stroke=\"#a51d1d\" fill=\"none\"/><text x=\"{x}\" y=\"{y}\">100 after 30</text>"
    );
    let mut line = String::new();
    for (number, (sum, count)) in (1_u32..).zip(world.error_after.iter().skip(1).take(GAMES)) {
        if *count > 0 {
            let _ = write!(line, "{:.1},{:.1} ", across(f64::from(number)), up(sum / f64::from(*count)));
        }
    }
    let _ =
        writeln!(out, "<polyline points=\"{line}\" stroke=\"#1d1b18\" stroke-width=\"2\" fill=\"none\"/>");
}

fn frame(out: &mut String, left: f64, top: f64, title: &str) {
    let above = top - 8.0;
    let _ = writeln!(
        out,
        "<rect x=\"{left}\" y=\"{top}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"#fdfaf2\" stroke=\"#b9ab8c\"/>\
         <text x=\"{left}\" y=\"{above}\">{title}</text>"
    );
}
