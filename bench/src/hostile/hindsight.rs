//! A burst of questions about the past of a long table (S3): memory stays bounded, others are served, and work ends with
//! the sockets.

#[path = "../../../crates/setzkasten/tests/serve/harness.rs"]
#[expect(dead_code, reason = "this run needs only some of it")]
mod harness;

use crate::tables::server::cpu_of;
use harness::{Server, Socket};
use serde_json::json;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

/// The rows of the table that is asked about.
const ROWS: u64 = 5_000;
/// Who asks, and how often each.
const WATCHERS: usize = 50;
const QUESTIONS: usize = 20;
/// So long the server works at the questions before the sockets close.
const BURST: Duration = Duration::from_secs(8);
/// Between two requests of somebody else: slower than the limit of a socket.
const PACE: Duration = Duration::from_millis(70);
/// Somebody else's requests take no longer than this, but for one in a hundred.
const MOST_P99: Duration = Duration::from_millis(100);
/// The burst may cost so much memory, in KiB.
const MOST_GROWTH: u64 = 64 * 1024;
/// And so much processor time in the two seconds that begin one second after its end.
const MOST_AFTERWARDS: Duration = Duration::from_millis(200);

/// 1,000 hindsight questions at a table of 5,000 rows. Prints its figures; true if all is as it should be.
///
/// # Panics
///
/// If the server cannot be started or does not answer.
pub fn hindsight(binary: &Path) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let (table, end) = long_table(binary, folder.path());
    let server = Server::start(binary, folder.path(), &[]);
    let mut watchers: Vec<Socket> = (0..WATCHERS).map(|_| server.join(&table, None, 0)).collect();
    let before = memory(server.pid(), "VmRSS:");
    let start = Instant::now();
    let is_over = AtomicBool::new(false);
    let (times, held) = thread::scope(|scope| {
        let other = scope.spawn(|| other_requests(&server, &is_over));
        for question in 0..QUESTIONS {
            for watcher in &mut watchers {
                ask(watcher, question, end);
            }
        }
        let mut held = 0;
        while start.elapsed() < BURST {
            held = held.max(figure(&server, "setzkasten_question_bytes"));
            sleep(Duration::from_millis(200));
        }
        is_over.store(true, Ordering::Relaxed);
        (other.join().expect("somebody else plays"), held)
    });
    let (refused, waiting) = (
        figure(&server, "setzkasten_questions_refused_total"),
        figure(&server, "setzkasten_questions_waiting"),
    );
    drop(watchers);
    sleep(Duration::from_secs(1));
    let cpu = || cpu_of(&[server.pid()]).expect("the server runs");
    let ended = cpu();
    sleep(Duration::from_secs(2));
    let afterwards = cpu().saturating_sub(ended);
    let left =
        ["setzkasten_questions_waiting", "setzkasten_searches_running"].map(|name| figure(&server, name));
    let peak = memory(server.pid(), "VmHWM:");
    let p99 = p99(times.clone());

    println!("{} questions at a table of {ROWS} rows by {WATCHERS} sockets", WATCHERS * QUESTIONS);
    println!("memory: {before} KiB before, {peak} KiB at its peak; questions held at most {held} bytes");
    println!("refused as too many: {refused}; still waiting when the sockets closed: {waiting}");
    println!("somebody else's {} requests meanwhile: p99 {} ms", times.len(), p99.as_millis());
    println!(
        "processor time from 1 s to 3 s after the sockets: {} ms; waiting and running then: {left:?}",
        afterwards.as_millis()
    );
    let is_bounded = peak.saturating_sub(before) <= MOST_GROWTH;
    is_bounded && p99 < MOST_P99 && afterwards < MOST_AFTERWARDS && left == [0, 0]
}

/// A table of LetraMix with thousands of drafts, and the row that ends its round. The server that wrote it has stopped.
fn long_table(binary: &Path, data: &Path) -> (String, u64) {
    let server = Server::start(binary, data, &["--limits", "off", "--seed", "5"]);
    let (table, secret) = server.open(&json!({"glass": "off", "end": {"rounds": 2}}));
    let mut anna = server.join(&table, Some(&secret), 0);
    anna.arrange(&json!({"do": "start"}));
    anna.act(&json!({"do": "roll"}));
    while anna.seq() < ROWS - 1 {
        anna.act(&json!({"do": "lay", "layout": []}));
    }
    anna.act(&json!({"do": "finish", "layout": []}));
    let end = anna.seq();
    server.stop();
    (table, end)
}

/// Each asks about other rows, so that nothing but the last is kept for them; the last row's answer has to be searched.
fn ask(watcher: &mut Socket, question: usize, end: u64) {
    let seq = end - question as u64 % 5;
    let question_of = json!({"ask": "hindsight", "seq": seq, "about": {"band": "all"}});
    watcher.send(&json!({"type": "ask", "id": question, "question": question_of}));
}

/// How long somebody else's moves and pages take until it is over.
fn other_requests(server: &Server, is_over: &AtomicBool) -> Vec<Duration> {
    let (table, secret) = server.open(&json!({"glass": "off"}));
    let mut ben = server.join(&table, Some(&secret), 0);
    ben.arrange(&json!({"do": "start"}));
    ben.act(&json!({"do": "roll"}));
    let mut times = Vec::new();
    while !is_over.load(Ordering::Relaxed) {
        times.push(timed(|| assert_eq!(ben.act(&json!({"do": "lay", "layout": []}))["type"], "done")));
        times.push(timed(|| assert_eq!(server.get("/healthz").status, 200)));
        sleep(PACE);
    }
    times
}

fn timed(request: impl FnOnce()) -> Duration {
    let start = Instant::now();
    request();
    start.elapsed()
}

fn p99(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times.get((times.len() * 99).div_ceil(100).saturating_sub(1)).copied().unwrap_or_default()
}

/// A figure of the server's metrics.
fn figure(server: &Server, name: &str) -> u64 {
    let metrics = server.get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned));
    line.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no {name} in the metrics"))
}

/// A process's memory in KiB, by a name in its status.
fn memory(pid: u32, name: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("the server runs");
    let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("a known line");
    line.split_ascii_whitespace().next().and_then(|number| number.parse().ok()).expect("a number")
}
