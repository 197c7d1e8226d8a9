//! A player at a table who comes back whatever happens, and notes what was promised.

use crate::harness::{HERE, Silence, Socket};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Where the player comes back to.
pub struct Seat {
    /// The balancer.
    pub address: String,
    pub table: String,
    pub secret: String,
}

/// What a player was promised and saw.
#[derive(Default)]
pub struct Promises {
    /// Acknowledged ids and their rows.
    pub done: Vec<(u64, u64)>,
    pub refused: u64,
    pub sessions: u64,
    /// How long each command took from the first try to its answer.
    pub pauses: Vec<Duration>,
    /// How long it took from each break to the next sight of the table.
    pub absences: Vec<Duration>,
    /// The last row seen.
    seen: u64,
    mark: Value,
    pending: Option<Pending>,
}

/// A command that has no answer yet.
struct Pending {
    id: u64,
    message: Value,
    since: Instant,
}

/// What a player does by habit.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// How long they think.
    pub between: Duration,
    /// How long they wait before they come back, after so many tries in vain.
    pub comes_back: fn(u32) -> Duration,
}

/// Plays until it is told to stop.
pub fn play(seat: &Seat, habits: Habits, stop: &AtomicBool, count: &AtomicU64) -> Promises {
    let mut promises = Promises::default();
    let (mut tries, mut away_since) = (0, None::<Instant>);
    while !stop.load(Ordering::Relaxed) {
        if let Some(socket) = promises.hello(seat) {
            promises.absences.extend(away_since.map(|since| since.elapsed()));
            promises.session(socket, habits.between, stop, count);
            (tries, away_since) = (0, Some(Instant::now()));
        } else {
            tries += 1;
        }
        sleep((habits.comes_back)(tries));
    }
    promises
}

impl Promises {
    fn hello(&mut self, seat: &Seat) -> Option<Socket> {
        let mut socket =
            Socket::open(HERE, &seat.address, &format!("/api/tables/{}/socket", seat.table), &[])?;
        let mut hello = json!({"type": "hello", "secret": seat.secret, "seq": self.seen});
        if !self.mark.is_null() {
            hello["mark"] = self.mark.clone();
        }
        socket.try_send(hello.to_string().into()).ok()?;
        while socket.table.is_null() {
            let message = socket.next()?;
            assert_ne!(message["type"], "reset", "rows that were seen are lost");
        }
        assert!(socket.seq() >= self.seen, "the table went back");
        self.sessions += 1;
        Some(socket)
    }

    fn session(&mut self, mut socket: Socket, between: Duration, stop: &AtomicBool, count: &AtomicU64) {
        self.sees(&socket);
        self.check_pending(&socket);
        while !stop.load(Ordering::Relaxed) {
            if self.pending.is_none() {
                self.pending = wish(&socket).map(|message| Pending {
                    id: socket.next_id(),
                    message,
                    since: Instant::now(),
                });
            }
            let went_well = match &self.pending {
                Some(pending) => {
                    let text = pending.message.to_string();
                    socket.try_send(text.into()).is_ok() && self.hear(&mut socket, count)
                }
                // The other player may be away for long.
                None => match socket.next_in_time() {
                    Ok(message) => message.is_some_and(|message| message["type"] != "bye"),
                    Err(Silence) => true,
                },
            };
            self.sees(&socket);
            if !went_well {
                return;
            }
            sleep(between);
        }
    }

    fn sees(&mut self, socket: &Socket) {
        self.seen = socket.seq();
        self.mark = socket.table["mark"].clone();
    }

    /// What was under way when the line broke has counted, or is sent again.
    fn check_pending(&mut self, socket: &Socket) {
        let last = socket.next_id() - 1;
        assert!(self.done.last().is_none_or(|(id, _)| *id <= last), "an acknowledged command is lost");
        if let Some(pending) = self.pending.take_if(|pending| pending.id <= last) {
            self.pauses.push(pending.since.elapsed());
        }
    }

    /// Waits for the answer, and for the table it brought.
    fn hear(&mut self, socket: &mut Socket, count: &AtomicU64) -> bool {
        let Some(outcome) = outcome(socket) else { return false };
        if outcome["code"] == "unavailable" {
            sleep(Duration::from_millis(500));
            return true;
        }
        let Some(pending) = self.pending.take() else { return false };
        self.pauses.push(pending.since.elapsed());
        if outcome["type"] == "refused" {
            self.refused += 1;
            return true;
        }
        let seq = outcome["seq"].as_u64().expect("a row");
        self.done.push((pending.id, seq));
        count.fetch_add(1, Ordering::Relaxed);
        while socket.seq() < seq {
            if socket.next().is_none() {
                return false;
            }
        }
        true
    }
}

/// The answer to a command; `None` if the line is broken or dead.
fn outcome(socket: &mut Socket) -> Option<Value> {
    loop {
        let message = socket.next_in_time().ok()??;
        if message["type"] == "done" || message["type"] == "refused" {
            return Some(message);
        }
    }
}

/// What one would do now, if anything.
fn wish(socket: &Socket) -> Option<Value> {
    let (id, moment, view) = (socket.next_id(), &socket.table["moment"], &socket.table["view"]);
    let seat = socket.table["you"]["seat"].as_u64()? as usize;
    let act = |action: Value| json!({"type": "act", "id": id, "moment": moment, "action": action});
    match view["phase"]["phase"].as_str() {
        None if seat == 0 => Some(json!({"type": "arrange", "id": id, "action": {"do": "start"}})),
        Some("laying") if view["phase"]["desks"][seat]["done"] == true => None,
        Some("laying") if id.is_multiple_of(30) => Some(act(json!({"do": "finish", "layout": []}))),
        Some("laying") => Some(act(json!({"do": "lay", "layout": [[id % 13, id % 7, 0]]}))),
        Some("gathering") => {
            let is_ready = view["phase"]["ready"].as_array()?.contains(&json!(seat));
            (!is_ready).then(|| act(json!({"do": "next"})))
        }
        _ => None,
    }
}
