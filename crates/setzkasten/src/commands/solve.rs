//! `setzkasten solve`: the best layout of a rack, proved.

use super::judging::Game;
use super::words::letters_and_jokers;
use crate::cpu;
use crate::lines::{Answer, Line, answer_all};
use bots::letramix::Band;
use bots::letramix::solver::{Progress, Puzzle, Rack, Shared, Solution, Values, Vocabulary, split};
use clap::{Args, ValueEnum};
use games::letramix::{Face, worth};
use serde::Serialize;
use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use words::Letter;
use words::judge::Judge;

/// What `setzkasten solve` takes.
#[derive(Args)]
pub struct Arguments {
    /// The game
    #[arg(value_enum)]
    game: Solvable,
    /// The dice of each rack, `?` for a joker; without any, one rack a line from standard input
    letters: Vec<String>,
    /// So many more jokers in each rack
    #[arg(long, default_value_t = 0, value_name = "N")]
    jokers: usize,
    /// The game whose words count
    #[arg(long, value_enum, default_value = "letramix")]
    profile: Game,
    /// How many words may be used
    #[arg(long, value_enum, default_value = "all")]
    band: Words,
    /// Seconds for each rack; then the best so far is given
    #[arg(long, default_value_t = 30.0, value_name = "S", value_parser = seconds)]
    timeout: f64,
    /// So many threads
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// One JSON object a rack
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Solvable {
    /// `LetraMix`
    Letramix,
}

/// How many words.
#[derive(Clone, Copy, ValueEnum)]
enum Words {
    /// Those of every day
    Everyday,
    /// Those of somebody who reads much
    Wellread,
    /// All that the game allows
    All,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|s: &f64| (0.0..=86_400.0).contains(s));
    seconds.ok_or_else(|| "seconds from 0 to 86400 are needed".to_owned())
}

/// A solved rack in JSON.
#[derive(Serialize)]
struct Solved {
    letters: String,
    score: i32,
    proved: bool,
    bound: i32,
    /// Capital: a die; small: a joker; `.`: nothing.
    rows: Vec<String>,
    words: Vec<String>,
    /// The dice that lie nowhere.
    unused: String,
    nodes: u64,
    cpu_ms: u64,
}

/// A rack that is none.
#[derive(Serialize)]
struct Bad {
    letters: String,
    error: String,
}

/// Solves all racks.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let Solvable::Letramix = arguments.game;
    let solver = Solver::new(arguments);
    answer_all(&arguments.letters, "One rack a line; end with Ctrl-D.", |line| {
        let (text, rack) = match line {
            Line::Text(text) => (text.clone(), rack(&text, arguments.jokers)),
            Line::TooLong(text) | Line::NotUtf8(text) => (text, Err("this is no rack of letters".to_owned())),
        };
        let understood = rack.is_ok();
        let text = match rack {
            Ok(rack) => solver.printed(&solver.solve(&rack)),
            Err(error) => solver.complaint(&Bad { letters: text, error }),
        };
        Answer { text, understood }
    })
}

fn rack(text: &str, more_jokers: usize) -> Result<Rack, String> {
    let (letters, jokers) = letters_and_jokers(text)?;
    let mut dice: Vec<Face> = letters.into_iter().map(Face::Letter).collect();
    dice.resize(dice.len() + usize::from(jokers) + more_jokers.min(usize::from(u8::MAX)), Face::Joker);
    Rack::new(&dice).map_err(|bad| bad.to_string())
}

/// How racks are solved and shown.
struct Solver<'a> {
    arguments: &'a Arguments,
    judge: Judge,
    vocabulary: Vocabulary,
}

impl<'a> Solver<'a> {
    fn new(arguments: &'a Arguments) -> Self {
        let profile = arguments.profile.profile();
        let band = match arguments.band {
            Words::Everyday => Band::Everyday,
            Words::Wellread => Band::WellRead,
            Words::All => Band::All,
        };
        let judge = Judge::new(profile);
        let vocabulary = Vocabulary::new(&judge, band.rarest(), []);
        Self { arguments, judge, vocabulary }
    }

    fn solve(&self, rack: &Rack) -> Solved {
        let start = Instant::now();
        let patience = Duration::from_secs_f64(self.arguments.timeout);
        let before = cpu::of_this_thread();
        let puzzle = Puzzle::new(&self.vocabulary, rack.clone(), Values::letramix());
        let prepared = cpu::of_this_thread().saturating_sub(before);
        let (solution, searched) = self.search(&puzzle, start, patience);
        if is_watched() {
            eprint!("\r\x1b[K");
        }
        self.solved(rack, &solution, (prepared + searched).as_millis() as u64)
    }

    /// Searches in so many threads; gives the CPU time of all of them.
    fn search(&self, puzzle: &Puzzle, start: Instant, patience: Duration) -> (Solution, Duration) {
        let shared = Shared::new();
        let parts = split(puzzle, usize::from(self.arguments.threads));
        let found: Vec<_> = std::thread::scope(|scope| {
            let shared = &shared;
            let searching: Vec<_> = (0..)
                .zip(parts)
                .map(|(number, part)| {
                    scope.spawn(move || {
                        let mut shown = start;
                        let found = part.run(shared, |progress| {
                            if number == 0 && is_watched() && shown.elapsed() > Duration::from_millis(200) {
                                shown = Instant::now();
                                show(progress);
                            }
                            if start.elapsed() < patience {
                                ControlFlow::Continue(())
                            } else {
                                ControlFlow::Break(())
                            }
                        });
                        (found, cpu::of_this_thread())
                    })
                })
                .collect();
            searching.into_iter().filter_map(|search| search.join().ok()).collect()
        });
        let cpu = found.iter().map(|(_, cpu)| *cpu).sum();
        (Solution::of(puzzle, found.into_iter().map(|(found, _)| found).collect()), cpu)
    }

    fn solved(&self, rack: &Rack, solution: &Solution, cpu_ms: u64) -> Solved {
        let Solution { layout, score, bound, proved, nodes } = solution;
        let words = worth(layout, rack.faces(), &self.judge).map_or_else(Vec::new, |worth| worth.words);
        let is_used = |die: usize| layout.placed().iter().any(|placed| usize::from(placed.die) == die);
        let unused = rack.faces().iter().enumerate().filter(|(die, _)| !is_used(*die));
        Solved {
            letters: rack.faces().iter().map(|face| shown(*face)).collect(),
            score: *score,
            proved: *proved,
            bound: *bound,
            rows: rows(layout, rack.faces()),
            words: words.iter().map(|word| word.word.to_string()).collect(),
            unused: unused.map(|(_, face)| shown(*face)).collect(),
            nodes: *nodes,
            cpu_ms,
        }
    }

    fn printed(&self, solved: &Solved) -> String {
        if self.arguments.json {
            return serde_json::to_string(solved).unwrap_or_default();
        }
        let Solved { letters, score, proved, bound, rows, words, unused, nodes, cpu_ms } = solved;
        let certain =
            if *proved { "the best, proved".to_owned() } else { format!("not proved, at most {bound}") };
        let left = if unused.is_empty() { "none".to_owned() } else { unused.clone() };
        format!(
            "{letters}: {score} points ({certain}), unused: {left}, {nodes} nodes, {cpu_ms} ms\n{}\n{}\n",
            rows.join("\n"),
            words.join(" ")
        )
    }

    fn complaint(&self, bad: &Bad) -> String {
        if self.arguments.json {
            serde_json::to_string(bad).unwrap_or_default()
        } else {
            format!("{}: {}", bad.letters, bad.error)
        }
    }
}

fn shown(face: Face) -> char {
    face.letter().map_or('?', |letter| char::from(letter.ascii()))
}

/// The layout line by line.
fn rows(layout: &games::letramix::Layout, dice: &[Face]) -> Vec<String> {
    let width = layout.placed().iter().map(|placed| placed.cell.x + 1).max().unwrap_or(0);
    let height = layout.placed().iter().map(|placed| placed.cell.y + 1).max().unwrap_or(0);
    let at = |x: i8, y: i8| {
        let placed = layout.placed().iter().find(|placed| (placed.cell.x, placed.cell.y) == (x, y))?;
        let small = |letter: Letter| char::from(letter.ascii()).to_ascii_lowercase();
        Some(match dice.get(usize::from(placed.die))?.letter() {
            Some(letter) => char::from(letter.ascii()),
            None => placed.letter.map_or('?', small),
        })
    };
    (0..height).map(|y| (0..width).map(|x| at(x, y).unwrap_or('.')).collect()).collect()
}

fn is_watched() -> bool {
    io::stderr().is_terminal()
}

fn show(progress: &Progress<'_>) {
    let Progress { score, bound, nodes, .. } = progress;
    eprint!("\r\x1b[K{score} points so far, at most {bound}, {nodes} nodes");
}
