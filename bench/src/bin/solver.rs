//! The best `LetraMix` layout: how long it takes to find it and to prove it.
//!
//! ```text
//! cargo xtask bench solver [--racks N] [--dice N] [--seconds N] [--words FILE|wngerman]
//!                          [--peer-racks N] [--peer-seconds N] [--no-peer]
//! ```
//!
//! Racks are rolled with the game's dice from a fixed seed, so many of each class: without jokers, with one, with two.
//! Each is solved on one core with all words that `LetraMix` allows, and with everyday words; every layout is checked
//! by the rules. With `--words` the words of a file are measured, too: one word a line, folded here. A rack that takes
//! longer than so many seconds is given up: it counts as not proved, with the time it took. Times are CPU time and
//! include all that is done for a rack; the vocabulary has been prepared. Then CP-SAT gets some of the racks without
//! jokers, on one core, too: the same words, the same score. The last line is the result as JSON.

use bench::solver::classes::Class;
use bench::solver::duel;
use bench::solver::lists::Words;
use bench::solver::peer::Peer;
use bench::solver::racks::Racks;
use bench::solver::threads::gain;
use bench::solver::wanted::Wanted;
use bench::timing::rounded;
use bots::letramix::Band;
use serde_json::{Map, Value, json};
use std::process::ExitCode;

const SEED: u64 = 20_260_717;
/// So many racks are solved with two threads, too.
const RACKS_WITH_THREADS: usize = 20;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let wanted = Wanted::parse(std::env::args().skip(1))?;
    let racks = Racks::roll(wanted.racks, wanted.dice, SEED);
    let mut lists = vec![Words::of("all", Band::All), Words::of("everyday", Band::Everyday)];
    lists.extend(wanted.words.as_deref().map(Words::read).transpose()?);
    let peer = (wanted.peer_racks > 0).then(|| Peer::install(wanted.peer_patience)).transpose()?;

    let mut result = Map::new();
    result.insert("bench".to_owned(), json!("solver"));
    result.insert("seed".to_owned(), json!(SEED));
    result.insert("dice".to_owned(), json!(wanted.dice));
    println!(
        "{} racks of {} dice of each class, seed {SEED}, one core, CPU time in ms, at most {} s a rack\n",
        wanted.racks,
        wanted.dice,
        wanted.patience.as_secs()
    );
    println!("{}", Class::head());
    for words in &lists {
        result.insert(words.name.clone(), measure(words, &racks, &wanted));
    }
    explain(&lists, &mut result);
    result.insert("two_threads".to_owned(), with_threads(&lists[0], &racks, &wanted));
    result.insert("peak_mb".to_owned(), json!(peak_memory()));
    if let Some(peer) = peer {
        result.insert("peer".to_owned(), duels(&peer, &lists[0], &racks, &wanted)?);
    }
    println!("{}", Value::Object(result));
    Ok(())
}

/// Measures a list: a line for each class.
fn measure(words: &Words, racks: &Racks, wanted: &Wanted) -> Value {
    let mut classes = Map::new();
    for (jokers, racks) in racks.classes() {
        let class = Class::measure(words, jokers, racks, wanted.patience);
        println!("{}", class.row(&words.name));
        classes.insert(format!("jokers_{jokers}"), class.json());
    }
    Value::Object(classes)
}

/// What the columns mean, and how long the lists are.
fn explain(lists: &[Words], result: &mut Map<String, Value>) {
    println!(
        "forms: words that a rack can form (median). first: a bot's first layout. full: first/best layouts with all dice.\n"
    );
    for words in lists {
        let sizes = words.sizes();
        println!(
            "{:<10}{:>8} words of 2 to 13 letters, {:>4} of two, {:>5} of three",
            words.name, sizes.all, sizes.two, sizes.three
        );
        let counts = json!({ "all": sizes.all, "two": sizes.two, "three": sizes.three });
        if let Some(Value::Object(list)) = result.get_mut(&words.name) {
            list.insert("words".to_owned(), counts);
        }
    }
}

fn with_threads(words: &Words, racks: &Racks, wanted: &Wanted) -> Value {
    let racks = &racks.with(1)[..wanted.racks.min(RACKS_WITH_THREADS)];
    let gain = gain(words, racks, wanted.patience);
    println!("\ntwo threads instead of one, {} racks with one joker, medians:", racks.len());
    println!("{:.2} times as fast by the clock, {:.2} by nodes of the busier thread", gain.wall, gain.nodes);
    json!({ "speedup_wall": rounded(gain.wall), "speedup_nodes": rounded(gain.nodes) })
}

/// The peer on some racks without jokers.
fn duels(peer: &Peer, words: &Words, racks: &Racks, wanted: &Wanted) -> Result<Value, String> {
    let checked = peer.check_model(words, SEED)?;
    println!(
        "\nCP-SAT (OR-Tools) proves the same score as we do on {checked} small racks: its model is right."
    );
    println!("Racks without jokers, one core, CP-SAT with {} s each:\n", wanted.peer_patience.as_secs());
    println!("{}", duel::head());
    let mut duels = Vec::new();
    for rack in &racks.with(0)[..wanted.racks.min(wanted.peer_racks)] {
        let duel = peer.duel(words, rack)?;
        println!("{}", duel.row());
        duels.push(duel);
    }
    let (lines, json) = duel::summary(&duels);
    println!("{lines}");
    Ok(json)
}

/// The most memory this process has had, in MB.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    let kilobytes = line.trim().trim_end_matches(" kB").parse::<u64>().unwrap_or(0);
    println!("peak memory of the process: {} MB", kilobytes / 1024);
    kilobytes / 1024
}
