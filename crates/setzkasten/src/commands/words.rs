//! `setzkasten words`: the words a game allows, from given letters, by a pattern, or all.

use super::judging::Judging;
use clap::Args;
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;
use words::automaton::{Bag, LetterSet, Pattern};
use words::judge::Judge;
use words::letters::{Letter, MAX_LETTERS, Word};

/// What `setzkasten words` takes.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    judging: Judging,
    /// Print at most so many
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
}

/// Which words are wanted.
#[derive(Args)]
#[group(required = true, multiple = false)]
struct Which {
    /// Words that can be formed from these letters; `?` is any letter
    #[arg(long, value_name = "LETTERS")]
    from: Option<String>,
    /// Words that fit a pattern; `?` is any letter
    #[arg(long, value_name = "PATTERN")]
    pattern: Option<String>,
    /// All words
    #[arg(long)]
    all: bool,
}

/// Prints the words, folded, in capitals, in alphabetical order.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let judge = arguments.judging.judge();
    let mut printer =
        Printer { out: BufWriter::new(io::stdout().lock()), left: arguments.limit, failed: None };
    match list(&arguments.which, &judge, &mut printer) {
        Ok(()) => {}
        Err(why) => {
            eprintln!("setzkasten words: {why}");
            return Ok(ExitCode::from(2));
        }
    }
    printer.finish()?;
    Ok(ExitCode::SUCCESS)
}

fn list(which: &Which, judge: &Judge, printer: &mut Printer<impl Write>) -> Result<(), String> {
    let automaton = judge.lexicon().automaton();
    let mut visit = |letters: &[Letter], index: u32| {
        if judge.allows(index) { printer.print(letters) } else { ControlFlow::Continue(()) }
    };
    if let Some(letters) = &which.from {
        let (letters, jokers) = letters_and_jokers(letters)?;
        let _ = automaton.for_each_from(&Bag::of(&letters, jokers), visit);
    } else if let Some(pattern) = &which.pattern {
        let places = places(pattern)?;
        let pattern = Pattern::from_places(&places).ok_or(WRONG_NUMBER)?;
        let _ = automaton.for_each_matching(&pattern, visit);
    } else {
        let _ = (0..).zip(automaton.iter()).try_for_each(|(index, word)| visit(&word, index));
    }
    Ok(())
}

const WRONG_NUMBER: &str = "1 to 25 letters are needed";

/// The letters of a rack, and how many jokers it has.
pub(super) fn letters_and_jokers(text: &str) -> Result<(Vec<Letter>, u8), String> {
    let places = places(text)?;
    let letters: Vec<Letter> =
        places.iter().filter(|p| p.len() == 1).filter_map(|p| p.iter().next()).collect();
    let jokers = places.len() - letters.len();
    Ok((letters, jokers as u8))
}

/// One set of letters a place: `?` is all of them.
fn places(text: &str) -> Result<Vec<LetterSet>, String> {
    let mut out = Vec::new();
    for (i, fixed) in text.trim().split('?').enumerate() {
        if i > 0 {
            out.push(LetterSet::ALL);
        }
        if !fixed.is_empty() {
            let word = Word::fold(fixed).map_err(|e| format!("{e}; write letters, and ? for any letter"))?;
            out.extend(word.iter().map(|&l| LetterSet::only(l)));
        }
    }
    if out.is_empty() || out.len() > MAX_LETTERS { Err(WRONG_NUMBER.to_owned()) } else { Ok(out) }
}

/// Prints words until there have been enough.
struct Printer<W: Write> {
    out: W,
    left: Option<usize>,
    failed: Option<io::Error>,
}

impl<W: Write> Printer<W> {
    fn print(&mut self, letters: &[Letter]) -> ControlFlow<()> {
        if self.left == Some(0) {
            return ControlFlow::Break(());
        }
        self.left = self.left.map(|n| n - 1);
        let mut line = [b'\n'; MAX_LETTERS + 1];
        for (place, letter) in line.iter_mut().zip(letters) {
            *place = letter.ascii();
        }
        match self.out.write_all(&line[..=letters.len()]) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failed = Some(error);
                ControlFlow::Break(())
            }
        }
    }

    fn finish(mut self) -> io::Result<()> {
        self.failed.map_or_else(|| self.out.flush(), Err)
    }
}
