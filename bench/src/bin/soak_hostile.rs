//! `cargo xtask soak hostile [PART…]`: an unfriendly evening, against a real server on loopback.
//!
//! Each part attacks in one way and says what it saw and which promises were broken; without a name, all run. The last line is
//! one JSON object; the exit code tells whether all promises were kept. To add a part, write its run and name it in `PARTS`.
//!
//! | part | the attack | the promise |
//! |---|---|---|
//! | `door` | 5,000 half requests and 2,000 sockets from one address | a player of another address: p99 below 100 ms |

#[path = "../../../crates/setzkasten/tests/serve/harness.rs"]
#[expect(dead_code, reason = "this run needs only some of it")]
mod harness;
#[path = "../../../crates/setzkasten/tests/serve/hostile.rs"]
mod hostile;

use bench::startup::product;
use bench::timing::{percentile, rounded};
use hostile::{Attack, Report, SHARE, attack_door};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::process::ExitCode;

/// For all connections of an attack, and some more.
const FILES: u64 = 8000;
/// A player waits no longer than this for 99 of 100 answers.
const PATIENCE_MS: f64 = 100.0;

/// What a part saw.
struct Outcome {
    figures: Value,
    /// Promises that were broken, in words.
    broken: Vec<String>,
}

/// A way to attack, carried out with the product at this path.
struct Part {
    name: &'static str,
    run: fn(&Path) -> Outcome,
}

/// All parts.
const PARTS: [Part; 1] = [Part { name: "door", run: door }];

fn main() -> ExitCode {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|part| part == name);
    if let Some(unknown) = wanted.iter().find(|part| PARTS.iter().all(|known| known.name != *part)) {
        let names: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        eprintln!("soak: there is no part \"{unknown}\"; there are: {}", names.join(", "));
        return ExitCode::from(2);
    }
    if let Err(error) = allow_open_files() {
        eprintln!("soak: {FILES} open files are needed, `ulimit -Hn` must allow them: {error}");
        return ExitCode::from(2);
    }
    let (mut figures, mut broken) = (Map::new(), Vec::new());
    for Part { name, run } in PARTS.into_iter().filter(|part| is_wanted(part.name)) {
        let outcome = run(&product());
        figures.insert(name.to_owned(), outcome.figures);
        broken.extend(outcome.broken.into_iter().map(|promise| format!("{name}: {promise}")));
    }
    for promise in &broken {
        println!("BROKEN: {promise}");
    }
    println!("{}", json!({"soak": "hostile", "parts": figures, "broken": broken}));
    if broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// S2: connections of one address keep nobody else out.
fn door(binary: &Path) -> Outcome {
    let attack = Attack { half_requests: 5_000, sockets: 2_000, rounds: 200 };
    let Report { waves, held_requests, held_sockets, milliseconds } = attack_door(binary, &attack);
    let [p50, p99, worst] = [50.0, 99.0, 100.0].map(|percent| rounded(percentile(&milliseconds, percent)));
    let answers = milliseconds.len();
    println!(
        "door: {waves} waves of 5,000 half requests and 2,000 sockets from one address; at most {held_requests} and \
         {held_sockets} were held"
    );
    println!(
        "door: {answers} answers to a player of another address: p50 {p50} ms, p99 {p99} ms, worst {worst} ms"
    );
    let mut broken = Vec::new();
    if p99 >= PATIENCE_MS {
        broken.push(format!("p99 {p99} ms, not below {PATIENCE_MS} ms"));
    }
    if held_requests > SHARE || held_sockets > SHARE {
        broken.push(format!("one address held {held_requests} requests and {held_sockets} sockets"));
    }
    let figures = json!({
        "waves": waves, "half_requests": attack.half_requests, "held_requests": held_requests, "sockets": attack.sockets,
        "held_sockets": held_sockets, "answers": answers, "p50_ms": p50, "p99_ms": p99, "worst_ms": worst,
    });
    Outcome { figures, broken }
}

/// Every connection is an open file, here and in the server, which inherits the limit.
fn allow_open_files() -> std::io::Result<()> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_some_and(|current| current < FILES) {
        setrlimit(Resource::Nofile, Rlimit { current: Some(FILES), maximum })?;
    }
    Ok(())
}
