//! CP-SAT, the constraint solver of OR-Tools, on the same racks, words and score.

use super::classes::{is_full, solved};
use super::duel::Duel;
use super::lists::Words;
use super::python;
use super::racks::{Dice, shown};
use crate::cpu::timed;
use crate::random::Random;
use bots::letramix::solver::{Rack, Values, first_layout};
use serde::Deserialize;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;
use words::Letter;

/// Racks so small that the peer proves them: they show that its model is right.
const SMALL_RACKS: usize = 3;
const SMALL_DICE: usize = 6;

/// The peer, installed.
#[derive(Debug)]
pub struct Peer {
    python: PathBuf,
    patience: Duration,
}

/// What the peer says of a rack. Times are CPU time from the start of making the model.
#[derive(Debug, Deserialize)]
pub struct Answer {
    /// Lines of letters, `.` where nothing lies; none without a layout.
    pub rows: Vec<String>,
    /// What its best layout is worth; without one, minus all dice.
    pub score: i32,
    /// No layout is worth more.
    pub bound: i32,
    /// Is the layout the best, for sure?
    pub proved: bool,
    /// When it had the first layout with all dice.
    pub first_full_ms: Option<f64>,
    /// When it ended.
    pub cpu_ms: f64,
}

impl Peer {
    /// Installs it if need be; it takes so much CPU time for a rack.
    pub fn install(patience: Duration) -> Result<Self, String> {
        Ok(Self { python: python::install()?, patience })
    }

    /// Sees that the model is right: on so many small racks both prove the same score.
    pub fn check_model(&self, words: &Words, seed: u64) -> Result<usize, String> {
        let (dice, mut random) = (Dice::default(), Random::from_seed(seed));
        for _ in 0..SMALL_RACKS {
            let duel = self.duel(words, &dice.roll_with(SMALL_DICE, 0, &mut random))?;
            if !duel.peer.proved {
                return Err(format!("CP-SAT does not prove {}: {:?}", duel.rack, duel.peer));
            }
        }
        Ok(SMALL_RACKS)
    }

    /// Lets both solve a rack without jokers. An error if they contradict each other.
    pub fn duel(&self, words: &Words, rack: &Rack) -> Result<Duel, String> {
        let (layout, first_ms) = timed(|| first_layout(&words.vocabulary, rack));
        let ours = solved(words, rack, self.patience);
        let peer = self.ask(words, rack)?;
        let first_full_ms = is_full(&layout, rack).then_some(first_ms);
        let duel = Duel { rack: shown(rack), ours, first_full_ms, peer };
        duel.check(words, rack)?;
        Ok(duel)
    }

    fn ask(&self, words: &Words, rack: &Rack) -> Result<Answer, String> {
        let letters: Vec<Letter> = rack.faces().iter().filter_map(|face| face.letter()).collect();
        let values = Values::letramix();
        let formed = words.vocabulary.words_from(&letters, letters.len());
        let question = json!({
            "letters": shown(rack),
            "values": letters.iter().map(|l| values.of(*l)).collect::<Vec<_>>(),
            "words": formed.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "seconds": self.patience.as_secs(),
        });
        let failed = |error: &dyn std::fmt::Display| format!("CP-SAT on {}: {error}", shown(rack));
        let answer = self.run(&question.to_string()).map_err(|error| failed(&error))?;
        serde_json::from_str(&answer).map_err(|error| failed(&error))
    }

    fn run(&self, question: &str) -> std::io::Result<String> {
        let mut process = Command::new(&self.python)
            .arg(python::folder().join("model.py"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        if let Some(mut input) = process.stdin.take() {
            input.write_all(question.as_bytes())?;
        }
        let output = process.wait_with_output()?;
        if !output.status.success() {
            return Err(std::io::Error::other(format!("model.py ended with {}", output.status)));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }
}
