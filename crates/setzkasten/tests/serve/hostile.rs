//! The door under attack: half requests and sockets from one address, while a player of another address plays and asks.
//!
//! 500 and 300 here; 5,000 and 2,000 by `cargo xtask soak hostile`.

use crate::harness::{Server, Socket, connect_from};
use serde_json::json;
use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Where the attack comes from.
const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
/// Where the player sits.
const PLAYER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);
/// A player asks and moves so often; the limits allow it.
const PACE: Duration = Duration::from_millis(150);
/// So many connections the server lets an address have.
pub const SHARE: usize = 256;
/// The server hangs up sooner on a machine that works. Shorter than the time for headers, which would end them all.
const PATIENCE: Duration = Duration::from_secs(10);
/// The attacker rests so long between two waves.
const REST: Duration = Duration::from_secs(2);

/// What the attacker does, in waves, until the player has played so many rounds.
pub struct Attack {
    pub half_requests: usize,
    pub sockets: usize,
    pub rounds: usize,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    pub waves: usize,
    /// Half requests that the server still held at the end of a wave, at most.
    pub held_requests: usize,
    /// Sockets that the attacker got in a wave, at most.
    pub held_sockets: usize,
    /// How long the player waited for each answer, sorted.
    pub milliseconds: Vec<f64>,
}

/// Attacks a server of its own while somebody plays there. Panics if a request of the player is refused.
pub fn attack_door(binary: &Path, attack: &Attack) -> Report {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut server = Server::start(binary, folder.path(), &[]);
    server.source = PLAYER;
    let address = server.address.clone();
    let (table, secret) = server.open(&json!({"glass": "off"}));
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let attacking = scope.spawn(|| {
            let mut report = Report::default();
            while !is_over.load(Ordering::Acquire) {
                wave(&address, &table, attack, &mut report);
            }
            report
        });
        let mut player = server.join(&table, Some(&secret), 0);
        player.arrange(&json!({"do": "start"}));
        player.act(&json!({"do": "roll"}));
        let mut milliseconds = Vec::new();
        for round in 0..attack.rounds {
            milliseconds.extend(play(&server, &mut player, round));
            thread::sleep(PACE);
        }
        is_over.store(true, Ordering::Release);
        milliseconds.sort_by(f64::total_cmp);
        Report { milliseconds, ..attacking.join().expect("the attacker ends well") }
    })
}

/// Opens all connections of a wave, holds them for a while, and lets them go. What comes first gets further, so they take
/// turns.
fn wave(address: &str, table: &str, attack: &Attack, report: &mut Report) {
    let begin = || (0..attack.half_requests).filter_map(|number| half_request(address, number));
    let watch = || (0..attack.sockets).filter_map(|_| watch(address, table));
    let (requests, sockets): (Vec<TcpStream>, Vec<Socket>) = if report.waves.is_multiple_of(2) {
        (begin().collect(), watch().collect())
    } else {
        let sockets = watch().collect();
        (begin().collect(), sockets)
    };
    thread::sleep(REST);
    let held = held(&requests);
    report.waves += 1;
    report.held_requests = report.held_requests.max(held);
    report.held_sockets = report.held_sockets.max(sockets.len());
}

/// A request, a question and a move; how long each took.
fn play(server: &Server, player: &mut Socket, round: usize) -> [f64; 3] {
    let request = timed(|| assert_eq!(server.get("/api/games").status, 200));
    let question = timed(|| drop(player.ask(&json!({"ask": "word", "word": "HAUS"}))));
    let layout = json!([[round % 13, round % 7, 0]]);
    let action = timed(|| assert_eq!(player.act(&json!({"do": "lay", "layout": layout}))["type"], "done"));
    [request, question, action]
}

fn timed(what: impl FnOnce()) -> f64 {
    let start = Instant::now();
    what();
    start.elapsed().as_secs_f64() * 1e3
}

/// Begins a request and goes silent: every fourth in its body, the others in their headers. `None` if the server hangs up
/// meanwhile.
fn half_request(address: &str, number: usize) -> Option<TcpStream> {
    let mut stream = connect_from(ATTACKER, address).ok()?;
    let begun = if number.is_multiple_of(4) {
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 16000\r\n\r\n{"
    } else {
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-le"
    };
    stream.write_all(begun.as_bytes()).ok()?;
    Some(stream)
}

/// A socket that watches and reads nothing.
fn watch(address: &str, table: &str) -> Option<Socket> {
    let mut socket = Socket::open(ATTACKER, address, &format!("/api/tables/{table}/socket"), &[])?;
    socket.try_send(json!({"type": "hello", "seq": 0}).to_string().into()).ok()?;
    Some(socket)
}

/// How many requests the server holds, once it has come to hang up on those that are too many.
fn held(requests: &[TcpStream]) -> usize {
    let count = || requests.iter().filter(|stream| is_held(stream)).count();
    let until = Instant::now() + PATIENCE;
    while count() > SHARE && Instant::now() < until {
        thread::sleep(PACE);
    }
    count()
}

/// Has the server neither answered nor hung up?
fn is_held(stream: &TcpStream) -> bool {
    stream.set_nonblocking(true).expect("a stream can be looked at");
    matches!(stream.peek(&mut [0]), Err(error) if error.kind() == ErrorKind::WouldBlock)
}
