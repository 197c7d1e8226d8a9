//! `setzkasten card`: Wortduell cards for playing on paper, as text, SVG, PDF or JSON.

#![allow(clippy::cast_precision_loss, reason = "counts are far below 2^23")]

mod pdf;
mod select;
mod sheet;
mod svg;

use clap::Args;
use game::Chance;
use games::wortduell::cards::{Card, Generator, Place, vocabulary};
use serde::Serialize;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::process::ExitCode;
use words::themes::Theme;

/// So many seeds are tried for each card that is asked for.
const TRIES: u64 = 20;

/// What `setzkasten card` takes.
#[derive(Args)]
pub struct Arguments {
    /// The theme, by its key: `am-strand`; without, each card has one of its own
    #[arg(long, value_name = "T")]
    theme: Option<String>,
    /// The seed of the first card; the same seed gives the same card
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// How many cards
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000))]
    count: u64,
    /// A sheet as an SVG picture
    #[arg(long, group = "form")]
    svg: bool,
    /// A4 pages as a PDF
    #[arg(long, group = "form")]
    pdf: bool,
    /// One JSON object a card
    #[arg(long, group = "form")]
    json: bool,
    /// The cards of the box anew: the best of so many of each theme, as in `data/wortduell/cards.txt`
    #[arg(long, group = "form", value_name = "N", hide = true)]
    select: Option<u64>,
}

/// A card as one JSON object.
#[derive(Serialize)]
struct Told<'a> {
    theme: &'a str,
    rows: Vec<String>,
    down: &'a Place,
    across: &'a [Place],
    difficulty: f64,
}

/// Makes the cards and prints them.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    if let Some(choice) = arguments.select {
        write!(io::stdout(), "{}", select::select(choice))?;
        return Ok(ExitCode::SUCCESS);
    }
    let cards = match made(arguments) {
        Ok(cards) => cards,
        Err(why) => {
            eprintln!("setzkasten card: {why}");
            return Ok(ExitCode::from(2));
        }
    };
    let mut out = io::stdout().lock();
    if arguments.pdf {
        out.write_all(&pdf::written(&cards))?;
    } else if arguments.svg {
        out.write_all(svg::written(&cards).as_bytes())?;
    } else {
        for card in &cards {
            let text = if arguments.json { serde_json::to_string(&told(card))? } else { drawn(card) };
            writeln!(out, "{text}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The cards that are asked for, each another one.
fn made(arguments: &Arguments) -> Result<Vec<Card>, String> {
    if let Some(theme) = arguments.theme.as_deref().filter(|key| Theme::of(key).is_none()) {
        return Err(format!("there is no theme {theme:?}; `setzkasten theme --all` lists them"));
    }
    let mut drafts: Vec<games::wortduell::cards::Draft> = Vec::new();
    let seeds = (0..arguments.count * TRIES).map(|i| arguments.seed.wrapping_add(i));
    for seed in seeds {
        if drafts.len() as u64 == arguments.count {
            break;
        }
        let theme = arguments.theme.as_deref().unwrap_or_else(|| any_theme(seed));
        let draft = Generator::of(theme).and_then(|generator| generator.draft(seed));
        drafts.extend(draft.filter(|new| drafts.iter().all(|old| old.card().words() != new.card().words())));
    }
    if (drafts.len() as u64) < arguments.count {
        return Err(format!("there are only {} such cards", drafts.len()));
    }
    Ok(drafts.into_iter().map(games::wortduell::cards::Draft::rated).collect())
}

fn any_theme(seed: u64) -> &'static str {
    let themes = vocabulary();
    themes[Chance::from_seed(seed).below(themes.len())].0
}

fn told(card: &Card) -> Told<'_> {
    let [down, across @ ..] = card.words();
    Told { theme: card.theme(), rows: card.rows(), down, across, difficulty: card.difficulty().calls() }
}

/// What its words have to do with each other, for people.
fn title(card: &Card) -> String {
    Theme::of(card.theme()).map_or_else(|| card.theme().to_owned(), |theme| theme.title.de.clone())
}

/// A card as text.
fn drawn(card: &Card) -> String {
    let mut text = format!("{} ({:.1})\n  A B C D E F G H I\n", title(card), card.difficulty().calls());
    for (number, row) in (1..).zip(card.rows()) {
        let squares: Vec<String> = row.replace('.', "·").chars().map(String::from).collect();
        let _ = writeln!(text, "{number} {}", squares.join(" "));
    }
    text
}

#[cfg(test)]
mod tests;
