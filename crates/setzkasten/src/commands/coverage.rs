//! `setzkasten theme --coverage`: the cards of Wurf & Wort, and how many of their rolls have an answer in the theme base.

use super::judging::Answering;
use games::wurf_und_wort::{Coverage, Kind, deck};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// Tells the cards.
pub fn run(answering: &Answering) -> io::Result<ExitCode> {
    let mut out = BufWriter::new(io::stdout().lock());
    for card in deck().iter().map(Coverage::of) {
        writeln!(out, "{}", answering.printed(&card, line))?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn line(card: &Coverage) -> String {
    let dice: Vec<&str> = card.dice.iter().copied().map(name).collect();
    let lacks = if card.is_enough() { "" } else { "  too few" };
    let Coverage { title, factor, rolls, answered, percent, .. } = card;
    format!(
        "{title:<38} {:<32} ×{factor} {answered:>5} of {rolls:>4} {percent:>6.1} %{lacks}",
        dice.join(" + ")
    )
}

const fn name(die: Kind) -> &'static str {
    match die {
        Kind::Must => "must",
        Kind::MustNot => "must-not",
        Kind::Syllables => "syllables",
    }
}
