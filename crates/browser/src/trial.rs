//! What is only for tests and measurements: the same figures as the program gives.

use crate::engine::object;
use crate::request::Request;
use bots::Levels;
use bots::letramix::Band;
use bots::letramix::solver::{Puzzle, Rack, Shared, Solution, Values, Vocabulary, split};
use desk::message::json;
use game::Refusal;
use games::letramix::Face;
use local::simulation::{Line, simulate as simulated};
use local::with_rules;
use serde::Serialize;
use std::ops::ControlFlow;
use std::sync::LazyLock;
use words::Letter;
use words::judge::{Judge, Profile};

/// The digest of simulated tables, as `setzkasten simulate` gives it.
pub(crate) fn simulate(request: &Request) -> Result<String, Refusal> {
    let (seed, tables) = request.simulation()?;
    let digest = with_rules!(request.game()?, Rules => digest::<Rules>(request, seed, tables))?;
    Ok(object("digest", &digest))
}

fn digest<R: Levels>(request: &Request, seed: u64, tables: u64) -> Result<String, Refusal> {
    let levels = if request.unhurried { R::levels() } else { R::quick_levels() };
    let level = |name: &String| levels.iter().copied().find(|bot| bot.name() == name);
    let line = Line::Fixed(request.bots.iter().filter_map(level).collect());
    let report = simulated::<R>(&R::Options::default(), &line, tables, seed, |_| {});
    report.map(|report| report.digest).map_err(|bad| Refusal { code: "bad_options", sentence: bad.0 })
}

#[derive(Serialize)]
struct Solved {
    score: i32,
    proved: bool,
    nodes: u64,
}

/// The best layout of a rack, as `setzkasten solve` finds it.
pub(crate) fn solve(request: &Request) -> Result<String, Refusal> {
    static VOCABULARY: LazyLock<Vocabulary> =
        LazyLock::new(|| Vocabulary::new(&Judge::new(Profile::LETRAMIX), Band::All.rarest(), []));
    let face = |letter: char| match letter {
        '?' => Some(Face::Joker),
        letter => u8::try_from(letter).ok().and_then(Letter::from_ascii).map(Face::Letter),
    };
    let dice: Option<Vec<Face>> = request.rack()?.chars().map(face).collect();
    let rack = dice.and_then(|dice| Rack::new(&dice).ok()).ok_or_else(no_rack)?;
    let puzzle = Puzzle::new(&VOCABULARY, rack, Values::letramix());
    let shared = Shared::new();
    let found = split(&puzzle, 1).into_iter().map(|part| part.run(&shared, |_| ControlFlow::Continue(())));
    let Solution { score, proved, nodes, .. } = Solution::of(&puzzle, found.collect());
    Ok(json(&Solved { score, proved, nodes }))
}

fn no_rack() -> Refusal {
    Refusal::new("no_rack", "Das sind keine Würfel.", "These are no dice.")
}
