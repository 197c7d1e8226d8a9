//! The files of a server: who may read them, what happens when they are missing, and when the disk is full.

use super::{Server, binary, folder};
use serde_json::json;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const OTHER: &str = "ff112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).permissions().mode()
        & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("a mode can be set");
}

/// What a server says that does not start.
fn refused(data: &Path, arguments: &[&str]) -> String {
    let output = Command::new(binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .args(arguments)
        .output()
        .expect("it can be started");
    assert!(!output.status.success(), "it starts");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What a server says while it runs for a moment: killed, not stopped, so it leaves its write-ahead log.
fn said_at_the_start(data: &Path) -> String {
    let mut child = Command::new(binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it can be started");
    let stdout = child.stdout.take().expect("stdout is piped");
    BufReader::new(stdout).read_line(&mut String::new()).expect("it listens");
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    let mut said = String::new();
    child.stderr.take().expect("stderr is piped").read_to_string(&mut said).expect("it is read");
    said
}

/// Started with the usual umask of 022.
#[test]
fn files_and_a_new_folder_are_for_their_owner_only() {
    let place = folder();
    let data = place.path().join("new/data");
    let server = Server::start(binary(), &data, &[]);
    server.open(&json!({}));
    assert_eq!(mode(&data), 0o700);
    let files = ["lock", "seat.key", "seat.key.check", "running"];
    for name in files.into_iter().chain(["setzkasten.db", "setzkasten.db-wal", "setzkasten.db-shm"]) {
        assert_eq!(mode(&data.join(name)), 0o600, "{name}");
    }
}

#[test]
fn files_of_an_earlier_version_are_closed_and_an_open_folder_is_warned_of() {
    let place = folder();
    let data = place.path().join("data");
    Server::start(binary(), &data, &[]).stop();
    set_mode(&data, 0o755);
    set_mode(&data.join("setzkasten.db"), 0o644);
    set_mode(&data.join("seat.key"), 0o644);
    let said = said_at_the_start(&data);
    assert!(said.contains("everybody on this machine can look into the data folder"), "{said}");
    assert_eq!(mode(&data.join("setzkasten.db")), 0o600);
    assert_eq!(mode(&data.join("seat.key")), 0o600);
    assert_eq!(mode(&data), 0o755, "the folder is the operator's");
}

#[test]
fn a_missing_key_beside_tables_is_not_replaced_in_silence() {
    let place = folder();
    let server = Server::start(binary(), place.path(), &[]);
    let (table, anna) = server.open(&json!({}));
    server.stop();
    let key = place.path().join("seat.key");
    let kept = fs::read(&key).expect("a key");
    fs::remove_file(&key).expect("it can be lost");
    let said = refused(place.path(), &[]);
    assert!(said.contains("seat.key, is missing") && said.contains("--new-key"), "{said}");
    assert!(!key.exists(), "nothing is drawn");
    fs::write(&key, kept).expect("it can be brought back");
    let server = Server::start(binary(), place.path(), &[]);
    server.join(&table, Some(&anna), 0);
    server.stop();
    fs::remove_file(&key).expect("it can be lost");
    let server = Server::start(binary(), place.path(), &["--new-key"]);
    let mut stranger = server.socket(&table).expect("a socket");
    stranger.send(&json!({"type": "hello", "secret": anna, "seq": 0}));
    assert_eq!(stranger.until("bye")["reason"], "bad_secret");
}

#[test]
fn another_key_is_refused_only_where_there_are_tables() {
    let place = folder();
    Server::start(binary(), place.path(), &["--secret", SECRET]).stop();
    let server = Server::start(binary(), place.path(), &["--secret", OTHER]);
    server.open(&json!({}));
    server.stop();
    let said = refused(place.path(), &["--secret", SECRET]);
    assert!(said.contains("another one than before"), "{said}");
    Server::start(binary(), place.path(), &["--secret", SECRET, "--new-key"]).stop();
    Server::start(binary(), place.path(), &["--secret", SECRET]).stop();
}

#[test]
fn a_lost_write_ahead_log_is_said() {
    let (place, other) = (folder(), folder());
    let wal = place.path().join("setzkasten.db-wal");
    let lost = "setzkasten.db-wal with its newest rows is missing";
    let server = Server::start(binary(), place.path(), &[]);
    server.open(&json!({}));
    server.stop();
    // After a stop nothing is left in it.
    assert!(fs::metadata(&wal).map_or(0, |file| file.len()) == 0);
    let _ = fs::remove_file(&wal);
    let said = said_at_the_start(place.path());
    assert!(!said.contains(lost), "{said}");
    // A start that fails leaves nothing behind that could be taken for a kill.
    let place_taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = place_taken.local_addr().expect("an address").to_string();
    let failed = Command::new(binary())
        .args(["serve", "--listen", &port, "--data"])
        .arg(other.path())
        .output()
        .expect("it can be started");
    assert!(!failed.status.success() && !other.path().join("running").exists());
    // After a kill it is there, and nothing is said as long as it is.
    assert!(wal.exists());
    let said = said_at_the_start(place.path());
    assert!(!said.contains(lost), "{said}");
    fs::remove_file(&wal).expect("it can be lost");
    let said = said_at_the_start(place.path());
    assert_eq!(said.matches(lost).count(), 1, "{said}");
}

/// A disk that takes no more: files may not grow beyond 300 KiB.
#[test]
fn a_server_that_cannot_write_is_not_ready() {
    let place = folder();
    let starting = place.path().join("setzkasten-on-a-full-disk");
    let script = format!("#!/bin/bash\ntrap '' XFSZ\nulimit -f 300\nexec {} \"$@\"\n", binary().display());
    fs::write(&starting, script).expect("a script");
    set_mode(&starting, 0o700);
    let server = Server::start(&starting, &place.path().join("data"), &["--limits", "off"]);
    assert_eq!(server.get("/readyz").status, 200);
    let wish = json!({"game": "letramix", "name": "Anna"});
    while server.post("/api/tables", &wish).status == 201 {}
    let is_full = (0..100).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(200));
        server.get("/readyz").status == 503
    });
    assert!(is_full, "it says that it is ready");
    assert_eq!(server.get("/healthz").status, 200);
}
