//! A server on a database that others may share: what it needs, what it says when that is missing, and that passwords stay
//! where they belong.

use super::{Server, binary, folder};
use serde_json::json;
use services::{Certificates, Nats, NatsSetup, Postgres, PostgresSetup};
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::{Duration, Instant};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const PASSWORD: &str = "streng-geheim";

/// Runs the server until it ends by itself, with this secret.
fn serve(secret: &str, arguments: &[&str]) -> Output {
    let folder = folder();
    Command::new(binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--secret", secret, "--data"])
        .arg(folder.path())
        .args(arguments)
        .output()
        .expect("the server can be started")
}

/// What it says when it does not start, quickly and without a password.
fn refusal(arguments: &[&str]) -> String {
    refusal_with(SECRET, arguments)
}

fn refusal_with(secret: &str, arguments: &[&str]) -> String {
    let start = Instant::now();
    let output = serve(secret, arguments);
    assert!(!output.status.success());
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("setzkasten serve: ") && !said.contains(PASSWORD), "{said}");
    said
}

#[test]
fn what_is_missing_or_wrong_is_said_with_what_to_do() {
    let address = format!("postgres://anna:{PASSWORD}@127.0.0.1:1/spiele");
    for (arguments, what) in [
        (&["--nats", "nats://127.0.0.1:1"][..], "give that with --database"),
        (
            &["--database", "spiele.db"],
            "does not begin with postgres://; mend --database or SETZKASTEN_DATABASE",
        ),
        (&["--database", &address], "Connection refused (os error 111)); start it, or mend host and port"),
        (&["--database", &address, "--nats", "spiele"], "mend --nats or SETZKASTEN_NATS"),
        (&["--database", &address, "--ca-file", "/nowhere/ca.pem"], "mend --ca-file or SETZKASTEN_CA_FILE"),
    ] {
        let said = refusal(arguments);
        assert!(said.contains(what), "{arguments:?}: {said}");
    }
    let without_secret = Command::new(binary()).args(["serve", "--database", &address]).output().unwrap();
    let said = String::from_utf8_lossy(&without_secret.stderr);
    assert!(said.contains("openssl rand -hex 32"), "{said}");
}

#[test]
fn settings_are_shown_without_passwords() {
    let shown = Command::new(binary())
        .args(["serve", "--print-config", "--ca-file", "ca.pem", "--nats"])
        .arg(format!("nats://anna:{PASSWORD}@a,tls://b"))
        .env("SETZKASTEN_DATABASE", format!("postgres://anna:{PASSWORD}@db/spiele?sslmode=verify-full"))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&shown.stdout);
    assert!(
        text.contains("SETZKASTEN_DATABASE=postgres://anna@db:5432/spiele?sslmode=verify-full\n"),
        "{text}"
    );
    assert!(text.contains("SETZKASTEN_NATS=nats://anna@a:4222,tls://anna@b:4222\n"), "{text}");
    assert!(text.contains("SETZKASTEN_CA_FILE=ca.pem\n") && !text.contains(PASSWORD), "{text}");
    let help = Command::new(binary())
        .args(["serve", "--help"])
        .env("SETZKASTEN_DATABASE", format!("postgres://anna:{PASSWORD}@db/spiele"))
        .output()
        .unwrap();
    assert!(!String::from_utf8_lossy(&help.stdout).contains(PASSWORD));
}

/// With passwords and TLS on both; the folder is not touched, and no password is in any log.
#[test]
fn two_servers_play_at_one_table_behind_locked_doors() {
    let certificates = Certificates::for_this_machine();
    let postgres = Postgres::start_as(&PostgresSetup {
        password: Some(PASSWORD),
        tls: Some(&certificates),
        ..PostgresSetup::default()
    });
    let nats = Nats::start_as(&NatsSetup { login: Some(("anna", PASSWORD)), tls: Some(&certificates) });
    let database = format!("{}?sslmode=verify-full", postgres.url());
    let hints = format!("tls://anna:{PASSWORD}@localhost:{}", nats.port());
    let ca_file = certificates.authority();
    let flags = [
        "--secret",
        SECRET,
        "--limits",
        "off",
        "--database",
        &database,
        "--nats",
        &hints,
        "--ca-file",
        ca_file.to_str().unwrap(),
    ];
    // One folder for both: neither needs it.
    let folder = folder();
    let data = folder.path().join("data");
    let (one, other) = (Server::start(binary(), &data, &flags), Server::start(binary(), &data, &flags));
    let (table, anna) = one.open(&json!({}));
    let bernd = other.sit(&table, "Bernd");
    let (mut here, mut there) = (one.join(&table, Some(&anna), 0), other.join(&table, Some(&bernd), 0));
    here.wait_for(|table| table["frame"]["seats"][1]["presence"] == "here");
    here.arrange(&json!({"do": "start"}));
    there.wait_for(|table| table["frame"]["stage"] == "playing");
    assert!(!data.exists(), "the data folder is of no use here");
    let figures = other.get("/metrics").body;
    assert!(figures.contains("setzkasten_hints_lost_total 0\n"), "{figures}");
    assert!(figures.contains("# TYPE setzkasten_database_connections_total counter"), "{figures}");

    // Each door, with the wrong key, at the most talkative.
    let wrong = |flag: &str, url: &str| {
        let mut flags = flags;
        let at = flags.iter().position(|given| *given == flag).unwrap() + 1;
        flags[at] = url;
        refusal(&[&flags[2..], &["--log", "trace"]].concat())
    };
    let said = wrong("--database", &database.replace("geheim", "geheimer"));
    assert!(said.contains("does not let user postgres in"), "{said}");
    let said = refusal_with(&SECRET.replace("00", "11"), &flags[2..]);
    assert!(said.contains("another one than before") && said.contains("same --secret"), "{said}");
    let said = wrong("--nats", &hints.replace("geheim", "geheimer"));
    assert!(said.contains("refuses user and password"), "{said}");
    let elsewhere = Certificates::for_this_machine().authority();
    let said = wrong("--ca-file", elsewhere.to_str().unwrap());
    assert!(said.contains("TLS fails") || said.contains("cannot be used"), "{said}");
}

/// Waits until the server's readiness is this; an answer is good for a second.
fn becomes(server: &Server, status: u16) {
    let until = Instant::now() + Duration::from_secs(20);
    while server.get("/readyz").status != status {
        assert!(Instant::now() < until, "it does not become {status}");
        sleep(Duration::from_millis(50));
    }
}

/// While the database is away the server says so and takes nothing on; then it goes on by itself.
#[test]
fn a_server_outlives_its_database() {
    let mut postgres = Postgres::start();
    let nats = Nats::start();
    let (database, hints) = (postgres.url(), nats.url());
    let folder = folder();
    let flags = ["--secret", SECRET, "--limits", "off", "--database", &database, "--nats", &hints];
    let server = Server::start(binary(), folder.path(), &flags);
    assert_eq!(server.get("/readyz").status, 200);
    let (table, _) = server.open(&json!({}));
    postgres.stop();
    drop(nats);
    becomes(&server, 503);
    assert_eq!(server.get("/healthz").status, 200);
    let answer = server.post("/api/tables", &json!({"game": "letramix", "name": "Anna"}));
    assert_eq!((answer.status, answer.json()["code"].as_str()), (503, Some("unavailable")));
    postgres.start_again();
    becomes(&server, 200);
    assert_eq!(server.get(&format!("/api/tables/{table}")).status, 200);
    server.open(&json!({}));
}

/// One that answers nothing, but keeps its connections open.
#[test]
fn a_database_that_hangs_is_as_one_that_is_away() {
    let postgres = Postgres::start();
    let (database, folder) = (postgres.url(), folder());
    let flags = ["--secret", SECRET, "--limits", "off", "--database", &database];
    let server = Server::start(binary(), folder.path(), &flags);
    postgres.freeze();
    becomes(&server, 503);
    let answer = server.post("/api/tables", &json!({"game": "letramix", "name": "Anna"}));
    assert_eq!((answer.status, answer.json()["code"].as_str()), (503, Some("unavailable")));
    postgres.thaw();
    becomes(&server, 200);
    server.open(&json!({}));
}

/// NATS is away from the start, the database for a while: a line for each, and not one for each table and second.
#[test]
fn logs_stay_calm_while_something_is_away() {
    const TABLES: usize = 8;
    let mut nats = Nats::start();
    nats.stop();
    let mut postgres =
        Postgres::start_as(&PostgresSetup { password: Some(PASSWORD), ..PostgresSetup::default() });
    let folder = folder();
    let path = folder.path().join("log");
    let flags = ["--limits", "off", "--secret", SECRET, "--database", &postgres.url(), "--nats", &nats.url()];
    let mut command = Command::new(binary());
    command.args(["serve", "--listen", "127.0.0.1:0"]).args(flags);
    let server = Server::run(command.stderr(std::fs::File::create(&path).unwrap()));
    let log = || std::fs::read_to_string(&path).unwrap();
    let until = |what: &str| {
        let until = Instant::now() + Duration::from_secs(20);
        while !log().contains(what) {
            assert!(Instant::now() < until, "nothing of “{what}” in\n{}", log());
            sleep(Duration::from_millis(50));
        }
    };
    let mut players: Vec<_> = (0..TABLES)
        .map(|_| {
            let (table, secret) = server.open(&json!({}));
            server.join(&table, Some(&secret), 0)
        })
        .collect();
    postgres.stop();
    for _ in 0..4 {
        for player in &mut players {
            player.send(&json!({"type": "arrange", "id": 1, "action": {"do": "start"}}));
        }
        sleep(Duration::from_secs(1));
    }
    until("the log cannot be written to or read");
    postgres.start_again();
    becomes(&server, 200);
    // On a machine that stands still an outage may seem to end in between.
    let told = |what: &str| log().matches(what).count();
    let deadline = Instant::now() + Duration::from_secs(20);
    while told("the log is back") < told("the log cannot be written to or read") {
        assert!(Instant::now() < deadline, "it does not end:\n{}", log());
        sleep(Duration::from_millis(50));
    }
    nats.start_again();
    until("NATS is there");

    let log = log();
    let store = format!("postgres://postgres@127.0.0.1:{}/postgres", postgres.port());
    let begins = log.lines().find(|line| line.contains("is listening")).unwrap();
    let told = [&store, &server.address, env!("CARGO_PKG_VERSION")];
    assert!(told.into_iter().all(|what| begins.contains(what)), "{begins}");
    assert!(!log.contains(PASSWORD), "{log}");
    let count = |what: &str| log.lines().filter(|line| line.contains(what)).count();
    assert_eq!(count("NATS is away"), 1, "{log}");
    assert_eq!(count("the log cannot be written to or read"), count("the log is back"), "{log}");
    assert!(count("ERROR") + count("WARN") <= TABLES, "{log}");
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let postgres = Postgres::start();
    postgres.sql("CREATE TABLE setzkasten (version integer); INSERT INTO setzkasten VALUES (1000)");
    let said = refusal(&["--database", &postgres.url()]);
    assert!(said.contains("version 1000") && said.contains("use the newer program"), "{said}");
}
