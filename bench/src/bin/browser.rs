//! The engine of the browser: the same requests to the same code, native and in Chromium.
//!
//! ```text
//! cargo xtask bench browser [--racks N] [--rounds N]
//! ```
//!
//! From the address of a server to the first verdict on a word, by a browser that has never been there (cold) and by one that has
//! everything (warm); a later verdict; the best layouts of so many racks; a game of two Meisters of Wörterklauer, by turns. In
//! Chromium as it is, and with the processor four times slower. Every answer has to be the native one. What a browser fetches
//! is told with brotli as it is served. The last line is the result as JSON.

use bench::solver::racks::Racks;
use bench::startup::product;
use bench::timing::{median, nanoseconds, rounded};
use browser::{Engine, Outside};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const SEED: u64 = 20_260_717;
/// In Chromium as it is, and on a slow phone.
const SLOWDOWNS: [&str; 2] = ["1", "4"];
const VERDICTS: [&str; 8] = ["Haus", "Sokke", "ging", "Ulm", "Quitte", "rau", "Terasse", "Schifffahrt"];
const SOME_VERDICTS: usize = 400;
/// The product answers in less.
const PATIENCE: Duration = Duration::from_secs(20);

fn main() -> ExitCode {
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Nothing of JavaScript's is needed for what is measured.
struct Nobody;

impl Outside for Nobody {
    fn now(&self) -> f64 {
        0.0
    }

    fn is_enough(&self, _message: &str) -> bool {
        false
    }
}

/// What Chromium took, in milliseconds.
#[derive(Deserialize)]
struct InBrowser {
    cold: f64,
    warm: f64,
    verdict: f64,
    times: Vec<f64>,
    answers: Vec<String>,
}

fn measure() -> io::Result<()> {
    let (racks, rounds) = wanted()?;
    let requests = requests(racks);
    let server = Server::start()?;
    let mut native = Vec::new();
    let mut rows: BTreeMap<&str, Vec<InBrowser>> = BTreeMap::new();
    for round in 0..rounds {
        eprintln!("round {} of {rounds}", round + 1);
        native.push(ask_natively(&requests));
        let mut found = ask_chromium(&server.address, &requests)?;
        for slowdown in SLOWDOWNS {
            let row = found.remove(slowdown).ok_or_else(|| io::Error::other("Chromium measured nothing"))?;
            same_answers(&native[0].answers, &row.answers)?;
            rows.entry(slowdown).or_default().push(row);
        }
    }
    let fetched = fetched()?;
    print(&native, &rows, racks, &fetched);
    Ok(())
}

fn wanted() -> io::Result<(usize, usize)> {
    let (mut racks, mut rounds) = (20, 3);
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().and_then(|value| value.parse().ok());
        match (name.as_str(), value) {
            ("--racks", Some(value)) => racks = value,
            ("--rounds", Some(value)) => rounds = value,
            _ => return Err(io::Error::other("usage: cargo xtask bench browser [--racks N] [--rounds N]")),
        }
    }
    Ok((racks, rounds))
}

/// The racks, and a game of two Meisters as the last one.
fn requests(racks: usize) -> Vec<Value> {
    let rolled = Racks::roll(racks.div_ceil(2), 13, SEED);
    let without_and_with = rolled.classes().take(2).flat_map(|(_, racks)| racks);
    let letters = |face: &games::letramix::Face| match face {
        games::letramix::Face::Letter(letter) => char::from(letter.ascii()),
        games::letramix::Face::Joker => '?',
    };
    let solve = |rack: &bots::letramix::solver::Rack| json!({"do": "solve", "rack": rack.faces().iter().map(letters).collect::<String>()});
    let mut requests: Vec<Value> = without_and_with.map(solve).take(racks).collect();
    let meister = bots::level::MEISTER;
    requests.push(json!({"do": "simulate", "game": "woerterklauer", "number": SEED, "tables": 1,
                         "bots": [meister, meister], "unhurried": true}));
    requests
}

struct Native {
    verdict: f64,
    times: Vec<f64>,
    answers: Vec<String>,
}

fn ask_natively(requests: &[Value]) -> Native {
    let mut engine = Engine::default();
    let mut ask = |request: &Value| engine.ask(request.to_string().as_bytes(), 0.0, &Nobody);
    let mut timed = |request: &Value| {
        let mut answer = String::new();
        let took = nanoseconds(|| answer = ask(request)) / 1e6;
        (took, answer)
    };
    let words = some_verdicts().map(|word| json!({"do": "word", "game": "letramix", "word": word}));
    let took: Vec<f64> = words.map(|request| timed(&request).0).collect();
    let (times, answers) = requests.iter().map(timed).unzip();
    Native { verdict: median(&took), times, answers }
}

fn some_verdicts() -> impl Iterator<Item = &'static str> {
    VERDICTS.into_iter().cycle().take(SOME_VERDICTS)
}

fn ask_chromium(address: &str, requests: &[Value]) -> io::Result<BTreeMap<String, InBrowser>> {
    let slowdowns: Vec<u8> = SLOWDOWNS.iter().filter_map(|slowdown| slowdown.parse().ok()).collect();
    let verdicts: Vec<&str> = some_verdicts().collect();
    let input = json!({"slowdowns": slowdowns, "requests": requests, "verdicts": verdicts});
    let mut node = Command::new("node")
        .args(["bench/engine.mjs", address])
        .current_dir(root().join("web"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    if let Some(mut stdin) = node.stdin.take() {
        stdin.write_all(input.to_string().as_bytes())?;
    }
    let output = node.wait_with_output()?;
    if !output.status.success() {
        return Err(io::Error::other("Chromium could not be measured"));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}

fn same_answers(native: &[String], other: &[String]) -> io::Result<()> {
    let differs = native.iter().zip(other).position(|(native, other)| native != other);
    match differs {
        None if native.len() == other.len() => Ok(()),
        at => Err(io::Error::other(format!("Chromium answers otherwise, request {at:?}"))),
    }
}

/// The product, with a data folder of its own.
struct Server {
    process: Child,
    address: String,
    _data: tempfile::TempDir,
}

impl Server {
    fn start() -> io::Result<Self> {
        let data = tempfile::tempdir()?;
        let free: SocketAddr = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let process = Command::new(product())
            .args(["serve", "--log", "error", "--listen", &free.to_string(), "--data"])
            .arg(data.path())
            .stdout(Stdio::null())
            .spawn()?;
        let server = Self { process, address: format!("http://{free}"), _data: data };
        let begun = Instant::now();
        while TcpStream::connect(free).is_err() {
            if begun.elapsed() > PATIENCE {
                return Err(io::Error::other("the product does not answer"));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The bytes that a browser fetches to play, packed as they are served, by the name of the file.
fn fetched() -> io::Result<BTreeMap<&'static str, u64>> {
    let mut bytes = BTreeMap::new();
    for entry in root().join("web/dist/assets").read_dir()? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        for part in ["engine", "words"] {
            if name.starts_with(part) && (name.ends_with(".wasm.br") || name.ends_with(".pack.br")) {
                bytes.insert(part, entry.metadata()?.len());
            }
        }
    }
    Ok(bytes)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_path_buf()
}

/// Medians over rounds; of the racks the median over racks and the sum.
fn print(
    native: &[Native],
    rows: &BTreeMap<&str, Vec<InBrowser>>,
    racks: usize,
    fetched: &BTreeMap<&str, u64>,
) {
    let over = |values: Vec<f64>| rounded(median(&values));
    let ours_racks = over(native.iter().map(|row| median(&row.times[..racks])).collect());
    let ours_game = over(native.iter().map(|row| row.times[racks]).collect());
    let ours_verdict = over(native.iter().map(|row| row.verdict).collect());
    println!("milliseconds, medians of {} rounds; {racks} racks of 13 dice, seed {SEED}\n", native.len());
    println!(
        "{:<22} {:>10} {:>10} {:>10} {:>10} {:>12}",
        "", "cold", "warm", "verdict", "a rack", "Meister game"
    );
    println!("{:<22} {:>10} {:>10} {ours_verdict:>10} {ours_racks:>10} {ours_game:>12}", "native", "", "");
    let mut result = json!({"bench": "browser", "racks": racks, "fetched_bytes": fetched,
        "native": {"verdict_ms": ours_verdict, "rack_ms": ours_racks, "game_ms": ours_game}});
    for (slowdown, rows) in rows {
        let of = |value: fn(&InBrowser) -> f64| over(rows.iter().map(value).collect());
        let (cold, warm, verdict) = (of(|row| row.cold), of(|row| row.warm), of(|row| row.verdict));
        let rack = over(rows.iter().map(|row| median(&row.times[..racks])).collect());
        let game = over(rows.iter().map(|row| row.times[racks]).collect());
        let name = format!("Chromium, {slowdown} x slower");
        println!("{name:<22} {cold:>10} {warm:>10} {verdict:>10} {rack:>10} {game:>12}");
        let (rack_ratio, game_ratio) = (rounded(rack / ours_racks), rounded(game / ours_game));
        println!("{:<22} {:>43} {rack_ratio:>8} x {game_ratio:>10} x", "", "to native");
        result[format!("slower_{slowdown}")] = json!({"cold_ms": cold, "warm_ms": warm, "verdict_ms": verdict,
            "rack_ms": rack, "game_ms": game, "rack_ratio": rack_ratio, "game_ratio": game_ratio});
    }
    println!("\nfetched with brotli: {fetched:?}\n{result}");
}
