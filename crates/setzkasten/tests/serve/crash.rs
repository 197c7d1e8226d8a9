//! The crash test: under load the server is killed at random moments and started again. Nothing acknowledged is lost, every
//! table is as its players last saw it or further, clients come back by themselves, and no restart takes time from a glass.
//!
//! Five kills here; thirty by `cargo xtask soak crash`.

use crate::harness::{Server, Socket};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{fs, thread};

/// After a restart players have to go on within this time.
const PATIENCE: Duration = Duration::from_secs(30);
/// So seldom a player finishes that no table is over before the last kill.
const FINISH_EVERY: u64 = 1000;

/// What happened.
#[derive(Debug, Default)]
pub struct Report {
    pub acknowledged: u64,
    pub reconnects: u64,
    pub glasses: u64,
    /// How much a glass lost from the last sight before a kill to the first after it, at worst.
    pub least_glass_ms: i64,
}

/// The server as clients find it: another one after each kill.
type Place = Arc<RwLock<Option<Server>>>;

/// One table with one player at a time: what they were promised and saw.
#[derive(Default)]
struct Promises {
    /// Acknowledged ids and their rows.
    done: Vec<(u64, u64)>,
    /// The last view, and its row.
    seen: Option<(u64, Value)>,
    /// When the sand is out by the server's clock, as last seen, with the moment of the roll.
    glass: Option<(u64, i64)>,
    /// How much a glass lost over a restart, the worst.
    lost: i64,
    glasses: u64,
    reconnects: u64,
}

/// Plays `tables` tables while the server is killed `kills` times.
pub fn crash(binary: &Path, kills: u64, tables: usize) -> Report {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let start = || Server::start(binary, folder.path(), &["--limits", "off"]);
    let first = start();
    let seats: Vec<(String, String)> =
        (0..tables).map(|_| first.open(&json!({"glass": "tenfold", "end": {"rounds": 50}}))).collect();
    let place: Place = Arc::new(RwLock::new(Some(first)));
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged = Arc::new(AtomicU64::new(0));
    let players: Vec<_> = seats
        .iter()
        .cloned()
        .map(|(table, secret)| {
            let (place, stop, count) = (Arc::clone(&place), Arc::clone(&stop), Arc::clone(&acknowledged));
            let promises = Arc::new(Mutex::new(Promises::default()));
            let kept = Arc::clone(&promises);
            let life = thread::spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    session(&place, &table, &secret, &promises, &stop, &count);
                    thread::sleep(Duration::from_millis(20));
                }
            });
            (life, kept)
        })
        .collect();
    for kill in 0..kills {
        // At least something is to have happened since the last kill, and never at the same point.
        let before = acknowledged.load(Ordering::Relaxed);
        let until = Instant::now() + PATIENCE;
        while acknowledged.load(Ordering::Relaxed) < before + tables as u64 {
            assert!(Instant::now() < until, "nobody can play any more");
            thread::sleep(Duration::from_millis(5));
        }
        thread::sleep(Duration::from_millis(kill * 37 % 211));
        let dying = place.write().expect("a lock").take();
        if let Some(server) = dying {
            server.kill();
        }
        thread::sleep(Duration::from_millis(kill * 53 % 400));
        *place.write().expect("a lock") = Some(start());
    }
    thread::sleep(Duration::from_millis(500));
    stop.store(true, Ordering::Relaxed);
    let mut report = Report { least_glass_ms: i64::MAX, ..Report::default() };
    let server = place.write().expect("a lock").take().expect("a server");
    for ((life, promises), (table, secret)) in players.into_iter().zip(&seats) {
        life.join().expect("a player ends well");
        let promises = promises.lock().expect("a lock");
        check(&server, table, secret, &promises);
        report.acknowledged += promises.done.len() as u64;
        report.reconnects += promises.reconnects;
        report.glasses += promises.glasses;
        report.least_glass_ms = report.least_glass_ms.min(promises.lost);
    }
    drop(server);
    check_files(folder.path());
    report
}

/// Connects, plays and notes what is promised, until the server dies.
fn session(
    place: &Place,
    table: &str,
    secret: &str,
    promises: &Mutex<Promises>,
    stop: &AtomicBool,
    count: &AtomicU64,
) {
    let known = promises.lock().expect("a lock").seen.as_ref().map_or(0, |(seq, _)| *seq);
    let Some(mut socket) = hello(place, table, secret, known) else { return };
    promises.lock().expect("a lock").comes_back(&socket);
    while !stop.load(Ordering::Relaxed) {
        let phase = socket.table["view"]["phase"]["phase"].as_str().unwrap_or("").to_owned();
        let id = socket.next_id();
        let moment = &socket.table["moment"];
        let message = match phase.as_str() {
            "" => json!({"type": "arrange", "id": id, "action": {"do": "start"}}),
            "to_roll" => json!({"type": "act", "id": id, "moment": moment, "action": {"do": "roll"}}),
            "laying" if id.is_multiple_of(FINISH_EVERY) => {
                json!({"type": "act", "id": id, "moment": moment, "action": {"do": "finish", "layout": []}})
            }
            "laying" => {
                json!({"type": "act", "id": id, "moment": moment, "action": {"do": "lay", "layout": [[id % 13, id % 7, 0]]}})
            }
            _ => return,
        };
        if socket.try_send(message.to_string().into()).is_err() {
            return;
        }
        let Some(outcome) = socket.outcome() else { return };
        assert_eq!(outcome["type"], "done", "{outcome}");
        let seq = outcome["seq"].as_u64().expect("a row");
        promises.lock().expect("a lock").done.push((id, seq));
        count.fetch_add(1, Ordering::Relaxed);
        while socket.seq() < seq {
            if socket.next().is_none() {
                return;
            }
        }
        promises.lock().expect("a lock").sees(&socket);
    }
}

fn hello(place: &Place, table: &str, secret: &str, known: u64) -> Option<Socket> {
    let mut socket = place.read().expect("a lock").as_ref()?.socket(table)?;
    socket.try_send(json!({"type": "hello", "secret": secret, "seq": known}).to_string().into()).ok()?;
    while socket.table.is_null() {
        let message = socket.next()?;
        assert_ne!(message["type"], "reset", "the server has forgotten rows");
        assert!(message["type"] != "bye" || message["reason"] == "stopping", "{message}");
    }
    Some(socket)
}

impl Promises {
    fn sees(&mut self, socket: &Socket) {
        self.seen = Some((socket.seq(), socket.table["view"].clone()));
        self.glass = glass(socket);
    }

    /// After a restart the table is at least where it was, and as much sand is left as was left at the last sight.
    fn comes_back(&mut self, socket: &Socket) {
        let Some((seq, view)) = &self.seen else { return };
        self.reconnects += 1;
        assert!(socket.seq() > *seq, "the table went back");
        let mine = self.done.last().map_or(0, |(id, _)| *id);
        let counted = socket.table["you"]["last"].as_u64().expect("a number");
        assert!(counted >= mine, "an acknowledged command is lost: {mine}, but {counted}");
        // What was acknowledged but not shown before the kill is in the table now, but not in the view as last seen.
        let shown = self.done.last().is_none_or(|(_, done)| seq >= done);
        if counted == mine && shown {
            assert_eq!(&socket.table["view"], view, "the table is not as it was last seen");
        }
        if let (Some((roll, left)), Some((now_roll, now_left))) = (self.glass, glass(socket))
            && roll == now_roll
        {
            self.glasses += 1;
            self.lost = self.lost.min(now_left - left);
        }
    }
}

/// The number of the roll (its end in table time), and how much sand is left, in milliseconds.
fn glass(socket: &Socket) -> Option<(u64, i64)> {
    let until = socket.table["view"]["phase"]["until"].as_u64()?;
    let zero = socket.table["frame"]["clock"]["zero"].as_u64()?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.as_millis() as u64;
    let now = now.cast_signed();
    (socket.table["view"]["phase"]["phase"] == "laying")
        .then_some((until, (zero + until).cast_signed() - now))
}

/// Everything acknowledged is there.
fn check(server: &Server, table: &str, secret: &str, promises: &Promises) {
    let socket = server.join(table, Some(secret), 0);
    let last = socket.table["you"]["last"].as_u64().expect("a number");
    let (id, seq) = promises.done.last().copied().unwrap_or((0, 0));
    assert!(last >= id && socket.seq() >= seq, "an acknowledged command is lost");
    for (i, (id, _)) in promises.done.iter().enumerate().skip(1) {
        assert!(*id > promises.done[i - 1].0, "an id was acknowledged twice");
    }
}

/// The file itself is sound.
fn check_files(folder: &Path) {
    assert!(fs::metadata(folder.join("setzkasten.db")).expect("the log").len() > 0);
}
