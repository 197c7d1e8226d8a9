//! `setzkasten tables`, beside a running server.

use super::{Server, binary, folder};
use serde_json::{Value, json};
use services::Postgres;
use std::process::{Command, Output};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn setzkasten(arguments: &[&str], place: [&str; 2]) -> Output {
    // With a database, too, what is deleted is noted in the data folder.
    let data = super::folder();
    let mut command = Command::new(binary());
    command.arg("tables").args(arguments).args(place).env("SETZKASTEN_DATA", data.path());
    command.output().expect("it can be started")
}

fn said(arguments: &[&str], place: [&str; 2]) -> String {
    let output = setzkasten(arguments, place);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn refused(arguments: &[&str], place: [&str; 2]) -> String {
    let output = setzkasten(arguments, place);
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn listed(arguments: &[&str], place: [&str; 2]) -> Vec<Value> {
    let lines = said(&[&["list", "--json"], arguments].concat(), place);
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Lists, shows, closes and deletes tables of a running server; its players are told.
fn look_after(server: &Server, place: [&str; 2]) {
    let (played, anna) = server.open(&json!({"glass": "off"}));
    let (lobby, _) = server.open(&json!({}));
    let mut socket = server.join(&played, Some(&anna), 0);
    socket.arrange(&json!({"do": "start"}));
    socket.act(&json!({"do": "roll"}));

    let tables = |found: Vec<Value>| -> Vec<String> {
        found.iter().map(|line| line["table"].as_str().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(listed(&[], place).len(), 2);
    assert_eq!(tables(listed(&["--stage", "lobby"], place)), [lobby.as_str()]);
    assert_eq!(tables(listed(&["--stage", "playing", "--game", "letramix"], place)), [played.as_str()]);
    assert_eq!(tables(listed(&["--game", "wortduell"], place)), Vec::<String>::new());
    assert_eq!(tables(listed(&["--due"], place)), Vec::<String>::new());
    assert_eq!(tables(listed(&["--older-than", "1d"], place)), Vec::<String>::new());
    let list = said(&["list"], place);
    assert!(list.contains(&played) && list.contains("2 tables"), "{list}");

    let shown: Value = serde_json::from_str(&said(&["show", "--json", &played], place)).expect("JSON");
    assert_eq!((&shown["stage"], &shown["names"]), (&json!("playing"), &json!(["Anna"])));
    assert_eq!(shown["rows"], socket.seq());
    assert!(shown["bytes"].as_u64() > Some(100), "{shown}");
    let text = said(&["show", &played], place);
    assert!(text.contains("last sign of life") && !text.contains("dice"), "{text}");

    assert!(said(&["close", &played], place).contains("is closed"));
    socket.wait_for(|table| table["frame"]["stage"] == "over");
    assert_eq!(socket.table["frame"]["closed"], "operator");
    let refusal = socket.act(&json!({"do": "roll"}));
    assert_eq!(refusal["code"], "table_closed");
    assert!(refused(&["close", &played], place).contains("is over already"));

    assert!(refused(&["delete", &played], place).contains("--yes"));
    assert_eq!(listed(&[], place).len(), 2);
    assert!(said(&["delete", &played, "--yes"], place).contains("is deleted"));
    assert_eq!(socket.until("bye")["reason"], "deleted");
    assert_eq!(server.get(&format!("/api/tables/{played}")).status, 404);
    assert!(refused(&["show", &played], place).contains("there is no table"));
    // A whole link names a table, too.
    said(&["delete", &format!("https://spiele.example/tisch/{lobby}"), "--yes"], place);
    assert_eq!(listed(&[], place), Vec::<Value>::new());
    // The server goes on.
    server.open(&json!({}));
}

#[test]
fn tables_are_looked_after_while_a_server_runs() {
    let data = folder();
    let server = Server::start(binary(), data.path(), &["--limits", "off"]);
    look_after(&server, ["--data", data.path().to_str().expect("a path")]);
    server.stop();
}

#[test]
fn tables_are_looked_after_while_servers_share_a_database() {
    let (postgres, data) = (Postgres::start(), folder());
    let url = postgres.url();
    let flags = ["--limits", "off", "--secret", SECRET, "--database", &url];
    let server = Server::start(binary(), data.path(), &flags);
    look_after(&server, ["--database", &url]);
    server.stop();
}

#[test]
fn a_place_without_tables_is_named() {
    let data = folder();
    let why = refused(&["list"], ["--data", data.path().to_str().expect("a path")]);
    assert!(why.contains("no tables in"), "{why}");
}
