//! Backups as an operator makes them: of a running server, into another folder or a database, and back.

use super::{Server, binary, folder};
use serde_json::{Value, json};
use services::Postgres;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn setzkasten(command: &str, file: &Path, place: [&str; 2]) -> Output {
    Command::new(binary()).arg(command).arg(file).args(place).output().expect("it can be started")
}

fn done(command: &str, file: &Path, place: [&str; 2]) -> String {
    let output = setzkasten(command, file, place);
    let (said, failed) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command}: {failed}");
    said.into_owned()
}

fn refused(command: &str, file: &Path, place: [&str; 2]) -> String {
    let output = setzkasten(command, file, place);
    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What a player sees of their table.
fn view(server: &Server, table: &str, secret: &str) -> Value {
    server.join(table, Some(secret), 0).table["view"].clone()
}

/// A server is copied while players play at it. Its tables go to PostgreSQL, and from there into a folder again; each time, the
/// player sits at the table as it was.
#[test]
fn tables_move_between_folders_and_databases() {
    let place = folder();
    let path = |name: &str| place.path().join(name);
    let text = |name: &str| path(name).to_str().expect("a path").to_owned();
    let flags = ["--limits", "off", "--secret", SECRET];
    let server = Server::start(binary(), &path("a"), &flags);
    let (table, anna) = server.open(&json!({"glass": "off"}));
    let mut socket = server.join(&table, Some(&anna), 0);
    socket.arrange(&json!({"do": "start"}));
    socket.act(&json!({"do": "roll"}));
    let seen = socket.table["view"].clone();
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !stop.load(Ordering::Relaxed) {
                let (table, secret) = server.open(&json!({}));
                server.join(&table, Some(&secret), 0).arrange(&json!({"do": "start"}));
            }
        });
        for number in 0..3 {
            let said = done("backup", &path(&format!("busy-{number}")), ["--data", &text("a")]);
            assert!(said.contains("seat.key"), "{said}");
        }
        stop.store(true, Ordering::Relaxed);
    });
    server.stop();

    done("backup", &path("one"), ["--data", &text("a")]);
    let postgres = Postgres::start();
    let said = refused("backup", &path("none"), ["--database", &postgres.url()]);
    assert!(said.contains("no tables of Setzkasten in it"), "{said}");
    let said = done("restore", &path("one"), ["--database", &postgres.url()]);
    assert!(said.contains(" tables, ") && said.contains(" rows, "), "{said}");
    let shared =
        Server::start(binary(), &path("nothing"), &[&flags[..], &["--database", &postgres.url()]].concat());
    assert_eq!(view(&shared, &table, &anna), seen);
    shared.stop();

    done("backup", &path("two"), ["--database", &postgres.url()]);
    done("restore", &path("two"), ["--data", &text("b")]);
    let back = Server::start(binary(), &path("b"), &flags);
    assert_eq!(view(&back, &table, &anna), seen);
    let said = refused("restore", &path("two"), ["--data", &text("b")]);
    assert!(said.contains("in use by another server"), "{said}");
    back.stop();

    done("restore", &path("busy-2"), ["--data", &text("c")]);
    let busy = Server::start(binary(), &path("c"), &flags);
    assert_eq!(view(&busy, &table, &anna), seen);
}

#[test]
fn what_cannot_be_copied_or_restored_is_said_and_changes_nothing() {
    let place = folder();
    let path = |name: &str| place.path().join(name);
    let text = |name: &str| path(name).to_str().expect("a path").to_owned();
    let server = Server::start(binary(), &path("a"), &["--secret", SECRET]);
    server.open(&json!({}));
    server.stop();
    done("backup", &path("file"), ["--data", &text("a")]);
    let said = refused("backup", &path("file"), ["--data", &text("a")]);
    assert!(said.contains("is there already"), "{said}");
    let said = refused("backup", &path("other"), ["--data", &text("nothing")]);
    assert!(said.contains("no tables in") && !path("nothing").exists() && !path("other").exists(), "{said}");
    let said = refused("restore", &path("file"), ["--data", &text("a")]);
    assert!(said.contains("there are tables already"), "{said}");
    let said = refused("restore", &path("missing"), ["--data", &text("b")]);
    assert!(said.contains("cannot be read"), "{said}");

    let whole = fs::read(path("file")).unwrap();
    fs::write(path("half"), &whole[..whole.len() / 2]).unwrap();
    let said = refused("restore", &path("half"), ["--data", &text("b")]);
    assert!(said.contains("cut off"), "{said}");
    let left: Vec<_> = fs::read_dir(path("b")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["lock"]);

    // A server that was started too early has made an empty file; that is no hindrance.
    Server::start(binary(), &path("b"), &["--secret", SECRET]).stop();
    done("restore", &path("file"), ["--data", &text("b")]);
    let mut left: Vec<_> = fs::read_dir(path("b")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["lock", "seat.key.check", "setzkasten.db"]);
}
