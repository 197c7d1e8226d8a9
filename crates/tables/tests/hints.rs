//! What every way from server to server promises, run on each; and NATS while it goes away, and behind doors.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use game::{Chance, Guest, Stamp};
use services::{Certificates, Nats, NatsSetup};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};
use tables::Trust;
use tables::hints::nats::{Servers, Trouble};
use tables::hints::{Following, Hint, Hints, InProcess, NatsHints};
use tables::row::{Mark, Row, TableId};
use tokio::time::{sleep, timeout};

/// Nothing takes longer on a machine that works.
const PATIENCE: Duration = Duration::from_secs(30);

fn id(seed: u64) -> TableId {
    TableId::draw(&mut Chance::from_seed(seed))
}

fn hint(table: &TableId, seq: u32) -> Hint {
    let events = format!(r#"[{{"event":"Nr. {seq}\n"}}]"#);
    let at = Stamp::from_millis(1_000 + u64::from(seq));
    let row = Row { table: table.clone(), seq, at, node: 7, actor: None, id: Some(seq), events };
    let names = if seq == 7 { vec![(Guest::new(1), "Änne".to_owned())] } else { vec![] };
    Hint::Row { mark: Mark::START.after(&row), row: Arc::new(row), names }
}

async fn next(following: &mut Following) -> Hint {
    let hint = timeout(PATIENCE, following.recv()).await.expect("a hint comes").expect("hints come");
    Hint::clone(&hint)
}

/// Tells until it is heard: following takes a moment to begin, and what is told before is lost.
async fn tell_until_heard(teller: &dyn Hints, following: &mut Following, table: &TableId) {
    let until = Instant::now() + PATIENCE;
    loop {
        teller.tell(hint(table, 0));
        if let Ok(heard) = timeout(Duration::from_millis(100), following.recv()).await {
            break assert!(heard.is_some(), "the way is closed");
        }
        assert!(Instant::now() < until, "nothing is heard");
    }
    // What was told meanwhile is heard, too.
    while let Ok(Some(_)) = timeout(Duration::from_millis(200), following.recv()).await {}
}

/// Hints reach all who follow the table, in order and whole, and nobody else; who does not listen, harms nobody.
async fn suite(teller: &dyn Hints, other: &dyn Hints) {
    let (here, there) = (id(1), id(2));
    let (mut first, mut second, mut elsewhere) =
        (other.follow(&here), other.follow(&here), other.follow(&there));
    for following in [&mut first, &mut second] {
        tell_until_heard(teller, following, &here).await;
    }
    tell_until_heard(teller, &mut elsewhere, &there).await;
    while first.try_recv().is_ok() {}

    for seq in 1..=40 {
        teller.tell(hint(&here, seq));
    }
    teller.tell(hint(&there, 1));
    for following in [&mut first, &mut second] {
        for seq in 1..=40 {
            assert_eq!(next(following).await, hint(&here, seq));
        }
    }
    assert_eq!(next(&mut elsewhere).await, hint(&there, 1));
    assert!(elsewhere.try_recv().is_err());

    // One goes, one does not listen: the third still hears.
    drop(first);
    for seq in 1..=500 {
        teller.tell(hint(&here, seq));
        sleep(Duration::from_micros(200)).await;
    }
    teller.tell(hint(&there, 2));
    assert_eq!(next(&mut elsewhere).await, hint(&there, 2));
    sleep(Duration::from_millis(300)).await;
    let waiting = std::iter::from_fn(|| second.try_recv().ok()).count();
    assert!((1..=tables::hints::WAITING).contains(&waiting), "{waiting} wait");
    teller.tell(hint(&here, 501));
    assert_eq!(next(&mut second).await, hint(&here, 501));
}

async fn connect(urls: &str, trust: &Trust) -> Result<NatsHints, Trouble> {
    let servers = Servers::parse(urls).unwrap();
    NatsHints::connect(&servers, trust).await.map_err(|error| {
        assert!(!error.to_string().contains("geheim"), "{error}");
        error.trouble
    })
}

#[tokio::test]
async fn hints_within_a_process() {
    let hints = InProcess::default();
    suite(&hints, &hints).await;
}

#[tokio::test]
async fn hints_over_nats() {
    let nats = Nats::start();
    let none = Trust::default();
    let (one, other) =
        (connect(&nats.url(), &none).await.unwrap(), connect(&nats.url(), &none).await.unwrap());
    suite(&one, &other).await;
    // Nobody hears what they said themselves.
    let mut mine = one.follow(&id(5));
    tell_until_heard(&other, &mut mine, &id(5)).await;
    one.tell(hint(&id(5), 1));
    other.tell(hint(&id(5), 2));
    assert_eq!(next(&mut mine).await, hint(&id(5), 2));
}

/// NATS goes and comes again, and hangs: telling never waits, and hints flow again by themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nats_comes_back() {
    let mut nats = Nats::start();
    let none = Trust::default();
    let (one, other) =
        (connect(&nats.url(), &none).await.unwrap(), connect(&nats.url(), &none).await.unwrap());
    let mut following = other.follow(&id(1));
    tell_until_heard(&one, &mut following, &id(1)).await;
    for _ in 0..2 {
        nats.stop();
        sleep(Duration::from_millis(500)).await;
        let start = Instant::now();
        for seq in 1..=20_000 {
            one.tell(hint(&id(1), seq));
        }
        assert!(start.elapsed() < Duration::from_secs(5), "telling waited: {:?}", start.elapsed());
        // Who begins to follow meanwhile, follows.
        let mut later = other.follow(&id(2));
        nats.start_again();
        tell_until_heard(&one, &mut following, &id(1)).await;
        tell_until_heard(&one, &mut later, &id(2)).await;
    }
    assert!(one.figures().lost.load(Ordering::Relaxed) > 20_000);
    assert!(one.figures().breaks.load(Ordering::Relaxed) >= 2);
    nats.freeze();
    let start = Instant::now();
    for seq in 1..=20_000 {
        one.tell(hint(&id(1), seq));
    }
    assert!(start.elapsed() < Duration::from_secs(5), "telling waited: {:?}", start.elapsed());
    nats.thaw();
    tell_until_heard(&one, &mut following, &id(1)).await;
}

/// A subscription ends with who followed.
#[tokio::test]
async fn who_stops_following_costs_nothing() {
    let nats = Nats::start();
    let hints = Arc::new(connect(&nats.url(), &Trust::default()).await.unwrap());
    let followings: Vec<Following> = (0..100).map(|seed| hints.follow(&id(seed))).collect();
    let alive = || tokio::runtime::Handle::current().metrics().num_alive_tasks();
    let with_all = alive();
    drop(followings);
    let until = Instant::now() + PATIENCE;
    while alive() + 100 > with_all {
        assert!(Instant::now() < until, "{} of {with_all} tasks", alive());
        sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn who_is_not_let_in_learns_why() {
    let (certificates, others) = (Certificates::for_this_machine(), Certificates::for_this_machine());
    let nats = Nats::start_as(&NatsSetup { login: Some(("anna", "geheim")), tls: Some(&certificates) });
    let trust = Trust::with_file(&certificates.authority()).unwrap();
    let url = |login: &str| format!("tls://{login}127.0.0.1:{}", nats.port());
    connect(&url("anna:geheim@"), &trust).await.unwrap();
    connect(&url("anna:geheim@").replace("tls:", "nats:"), &trust).await.unwrap();
    for login in ["", "anna:geheimer@", "bernd:geheim@", "geheim@"] {
        let refused = connect(&url(login), &trust).await.err().unwrap();
        assert!(matches!(refused, Trouble::Login), "{login}: {refused}");
    }
    for trust in [Trust::default(), Trust::with_file(&others.authority()).unwrap()] {
        let refused = connect(&url("anna:geheim@"), &trust).await.err().unwrap();
        assert!(matches!(refused, Trouble::Tls(_)), "{refused}");
    }
    let plain = Nats::start();
    let refused = connect(&plain.url().replace("nats:", "tls:"), &trust).await.err().unwrap();
    assert!(matches!(refused, Trouble::Tls(_)), "{refused}");
    let port = plain.port();
    drop(plain);
    let nobody = format!("nats://127.0.0.1:{port}");
    // One of several is enough.
    connect(&format!("{nobody},{}", url("anna:geheim@")), &trust).await.unwrap();
}

/// Tables go on without hints, so a server starts without NATS, too; hints flow when it comes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nats_that_is_away_at_the_start_is_waited_for() {
    let mut nats = Nats::start();
    nats.stop();
    let none = Trust::default();
    let (one, other) =
        (connect(&nats.url(), &none).await.unwrap(), connect(&nats.url(), &none).await.unwrap());
    let mut following = other.follow(&id(1));
    one.tell(hint(&id(1), 1));
    assert!(!one.figures().is_connected.load(Ordering::Relaxed));
    nats.start_again();
    tell_until_heard(&one, &mut following, &id(1)).await;
    assert!(one.figures().is_connected.load(Ordering::Relaxed));
    assert_eq!(one.figures().breaks.load(Ordering::Relaxed), 0);
}

/// A server that says it is old is refused, and one that says nothing is waited for.
#[tokio::test]
async fn old_servers_are_refused_and_mute_ones_waited_for() {
    let old = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = |listener: &TcpListener| format!("nats://{}", listener.local_addr().unwrap());
    let (at, mute) = (url(&old), TcpListener::bind("127.0.0.1:0").unwrap());
    thread::spawn(move || {
        let (mut line, _) = old.accept().unwrap();
        let info = r#"{"server_id":"A","server_name":"a","version":"2.8.4","proto":1,"host":"h","port":1,"headers":true,"max_payload":1048576}"#;
        line.write_all(format!("INFO {info}\r\n").as_bytes()).unwrap();
        let mut said = BufReader::new(line.try_clone().unwrap()).lines();
        while let Some(Ok(words)) = said.next() {
            if words == "PING" {
                line.write_all(b"PONG\r\n").unwrap();
            }
        }
    });
    let refused = connect(&at, &Trust::default()).await.err().unwrap();
    assert_eq!(refused.to_string(), "it is version 2.8.4; this program needs 2.9 or newer");
    let waiting = connect(&url(&mute), &Trust::default()).await.unwrap();
    assert!(!waiting.figures().is_connected.load(Ordering::Relaxed));
}
