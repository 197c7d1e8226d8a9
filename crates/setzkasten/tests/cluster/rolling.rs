//! A rolling restart as the guide tells it: three servers behind the nginx that we ship, many players, one server after the
//! other is stopped and started. Nobody may see an error, and nothing acknowledged may be lost.

use crate::crowd::{Crowd, check, longest, sum};
use crate::harness::{Answer, HERE, connect_from, request};
use crate::nodes::Nodes;
use crate::player::Habits;
use crate::tunnel::tunnel;
use serde_json::json;
use services::{Certificates, Nginx};
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{JoinHandle, sleep, spawn};
use std::time::{Duration, Instant};

/// As many servers as `nginx.conf` names.
const NODES: usize = 3;
/// For a server to become ready.
const READY: Duration = Duration::from_mins(1);
/// People who look around and open tables while others play.
const VISITORS: usize = 4;
/// The file that is shipped.
const CONFIGURATION: &str = include_str!("../../../../deploy/proxy/nginx.conf");

/// What to do.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How often each server is restarted.
    pub rounds: usize,
    pub tables: usize,
    /// How long a player thinks.
    pub between: Duration,
}

/// What happened.
#[derive(Debug)]
pub struct Report {
    pub plan: Plan,
    pub restarts: usize,
    /// Answers of nginx by their status, as its log tells them.
    pub statuses: BTreeMap<u16, usize>,
    pub visits: usize,
    pub acknowledged: u64,
    pub sessions: u64,
    /// The longest that a player was without a table, from the break to its next sight.
    pub worst_absence: Duration,
    /// The longest that a command took, and what 99 of 100 were quicker than.
    pub worst: Duration,
    pub p99: Duration,
}

impl Report {
    /// How many requests nginx answered with an error of the server's side: 502 and its like.
    pub fn errors(&self) -> usize {
        self.statuses.range(500..).map(|(_, count)| count).sum()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { plan, restarts, statuses, visits, acknowledged, sessions, .. } = self;
        writeln!(f, "{restarts} restarts of {NODES} servers with {} players", 2 * plan.tables)?;
        writeln!(f, "nginx answered {statuses:?}; {visits} requests of visitors, all served")?;
        writeln!(f, "{acknowledged} commands acknowledged, 0 lost; {sessions} sessions")?;
        write!(
            f,
            "worst: {:.2?} without a table, {:.2?} for a command; 99 of 100 commands within {:.0?}",
            self.worst_absence, self.worst, self.p99
        )
    }
}

/// Plays through all restarts; panics if a promise is broken or a visitor sees an error.
pub fn restart_all(binary: &Path, plan: Plan) -> Report {
    let mut nodes = Nodes::start(binary, NODES);
    let certificates = Certificates::for_this_machine();
    let nginx = Nginx::start(CONFIGURATION, &nodes.addresses, &certificates);
    let door = tunnel(nginx.address(), &certificates);
    let habits = Habits { between: plan.between, comes_back: as_a_browser };
    let crowd = Crowd::sit_down(&nodes, &door, plan.tables, habits);
    let visitors = Visitors::come(&door);
    let everybody = 2 * plan.tables as u64;
    crowd.wait_for(2 * everybody);
    for node in (0..plan.rounds).flat_map(|_| 0..NODES) {
        restart(&mut nodes, node);
        crowd.wait_for(everybody);
    }
    let played = crowd.stop();
    let visits = visitors.go();
    check(&nodes, &played);
    let (worst_absence, _) = longest(&played, |one| &one.absences);
    let (worst, p99) = longest(&played, |one| &one.pauses);
    Report {
        plan,
        restarts: NODES * plan.rounds,
        statuses: nginx.stop(),
        visits,
        acknowledged: sum(&played, |one| one.done.len() as u64),
        sessions: sum(&played, |one| one.sessions),
        worst_absence,
        worst,
        p99,
    }
}

/// Stops a server, starts it, and waits until it is ready, as the guide says.
fn restart(nodes: &mut Nodes, node: usize) {
    nodes.servers[node].take().expect("it is up").stop();
    nodes.boot(node);
    let until = Instant::now() + READY;
    while nodes.servers[node].as_ref().is_some_and(|server| server.get("/readyz").status != 200) {
        assert!(Instant::now() < until, "the server does not become ready");
        sleep(Duration::from_millis(50));
    }
}

/// `web/src/net/backoff.ts`, without luck.
fn as_a_browser(tries: u32) -> Duration {
    Duration::from_millis(500 * (1 << tries.min(5))).min(Duration::from_secs(10))
}

/// A server that hangs, with its connections open, holds a plain request for a few seconds only; how long the longest took.
pub fn hang(binary: &Path) -> Duration {
    let nodes = Nodes::start(binary, NODES);
    let certificates = Certificates::for_this_machine();
    let nginx = Nginx::start(CONFIGURATION, &nodes.addresses, &certificates);
    let door = tunnel(nginx.address(), &certificates);
    let hung = nodes.servers[0].as_ref().expect("it is up");
    hung.signal("-STOP");
    // They take turns, so one of them is the one that hangs.
    let times = (0..NODES).map(|_| {
        let start = Instant::now();
        assert_eq!(ask(&door, "GET", "/api/games", "").status, 200);
        start.elapsed()
    });
    let longest = times.max().unwrap_or_default();
    hung.signal("-CONT");
    longest
}

/// People who use the page and open tables, again and again.
struct Visitors {
    stop: Arc<AtomicBool>,
    lives: Vec<JoinHandle<usize>>,
}

impl Visitors {
    fn come(door: &str) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let life = |_| {
            let (door, stop) = (door.to_owned(), Arc::clone(&stop));
            spawn(move || {
                let mut visits = 0;
                while !stop.load(Ordering::Relaxed) {
                    visits += visit(&door);
                    sleep(Duration::from_millis(20));
                }
                visits
            })
        };
        let lives = (0..VISITORS).map(life).collect();
        Self { stop, lives }
    }

    /// How many requests they made.
    fn go(self) -> usize {
        self.stop.store(true, Ordering::Relaxed);
        self.lives.into_iter().map(|life| life.join().expect("a visitor is served")).sum()
    }
}

/// Looks at the page, opens a table and sits down at it; how many requests that were.
fn visit(door: &str) -> usize {
    assert_eq!(ask(door, "GET", "/", "").status, 200);
    let wish = json!({"game": "letramix", "name": "Eva"}).to_string();
    let opened = ask(door, "POST", "/api/tables", &wish);
    assert_eq!(opened.status, 201, "{}", opened.body);
    let seats = format!("/api/tables/{}/seats", opened.json()["table"].as_str().expect("a table"));
    let sat = ask(door, "POST", &seats, &json!({"name": "Jo"}).to_string());
    assert_eq!(sat.status, 201, "{}", sat.body);
    3
}

fn ask(door: &str, method: &str, path: &str, body: &str) -> Answer {
    let stream = connect_from(HERE, door).expect("the proxy accepts");
    request(stream, method, door, path, "content-type: application/json\r\n", body).expect("an answer")
}
