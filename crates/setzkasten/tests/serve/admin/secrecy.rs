//! Nothing that is hidden at a running table is in any answer: two servers whose tables differ only in that answer the same.

use super::*;
use rusqlite::Connection;
use std::path::Path;

/// A table of Wortduell that is played, with a name that was reported; nobody is connected any more.
fn play(data: &Path) {
    let server = Server::start(binary(), data, &["--limits", "off", "--secret", SECRET, "--seed", "1"]);
    let (table, anna) = server.open_game("wortduell", &json!({}));
    let ben = server.sit(&table, "Ben");
    let (mut one, _other) = (server.join(&table, Some(&anna), 0), server.join(&table, Some(&ben), 0));
    one.wait_for(|table| table["frame"]["seats"][1]["presence"] == "here");
    one.arrange(&json!({"do": "start"}));
    server.post(&format!("/api/tables/{table}/reports"), &json!({"name": "Ben"}));
    server.stop();
}

/// Puts other cards before the players: a table that was dealt by another seed, in the very rows of this one.
fn deal_again(from: &Path, to: &Path) {
    let (other, this) = (open(from), open(to));
    let dealt = |file: &Connection| -> (i64, String) {
        let sql = "SELECT seq, events FROM rows WHERE events LIKE '%\"event\"%' ORDER BY seq LIMIT 1";
        file.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).expect("a row with cards")
    };
    let ((seq, old), (other_seq, new)) = (dealt(&this), dealt(&other));
    let game = |events: &str| -> Vec<Value> {
        let events: Vec<Value> = serde_json::from_str(events).expect("events");
        events.into_iter().filter(|event| event.get("event").is_some()).collect()
    };
    let mut events: Vec<Value> = serde_json::from_str(&old).expect("events");
    events.retain(|event| event.get("event").is_none());
    events.extend(game(&new));
    assert_ne!(game(&old), game(&new), "the cards are the same");
    assert_eq!(seq, other_seq);
    let text = Value::Array(events).to_string();
    let sql = "UPDATE rows SET events = ?1 WHERE seq = ?2";
    assert_eq!(this.execute(sql, rusqlite::params![text, seq]).expect("a row"), 1);
    // Without marks any row may follow, as after one that an old program wrote.
    this.execute("UPDATE rows SET mark = NULL", []).expect("rows");
}

fn open(data: &Path) -> Connection {
    Connection::open(data.join("setzkasten.db")).expect("a file")
}

/// The answers of all that can be asked for, without what is measured.
fn answers(data: &Path, token: &str) -> Vec<String> {
    let server = Server::start(binary(), data, &["--limits", "off", "--secret", SECRET, "--seed", "2"]);
    let operator = Operator::new(&server, token);
    let report = operator.get("/reports")[0].clone();
    let (table, guest) = (report["table"].as_str().expect("a table"), report["guest"].to_string());
    // In memory, with somebody who watches: what the desk knows would show.
    let watching = server.join(table, None, 0);
    assert_eq!(watching.table["frame"]["stage"], "playing", "{}", watching.table);
    let mut all = Vec::new();
    for (method, path, body) in ENDPOINTS {
        let path = path.trim_start_matches("/api/admin").replace("ABCDEFGHJKLM", table);
        let path = path.replace("/1", &format!("/{guest}"));
        let answer = operator.request(method, &path, body);
        all.push(format!("{method} {path} {} {}", answer.status, without_measures(&answer.body)));
        all.push(without_measures(&operator.request("GET", "/tables", "").body));
    }
    all
}

/// The clock, the free disk, and how long appends took are no matter of the table.
fn without_measures(body: &str) -> String {
    let Ok(mut body) = serde_json::from_str::<Value>(body) else { return body.to_owned() };
    if let Some(overview) = body.as_object_mut().filter(|fields| fields.contains_key("appends")) {
        for measured in ["now", "disk", "appends", "trouble"] {
            overview.remove(measured);
        }
    }
    // When the operator closed the table.
    let is_closed = |table: &&mut Value| table["stage"] == "over";
    for table in body.get_mut("alive").and_then(Value::as_array_mut).into_iter().flatten().filter(is_closed) {
        table["due"].take();
    }
    // When a name was muted.
    for one in body.as_array_mut().into_iter().flatten() {
        if let Some(muted) = one.as_object_mut().filter(|fields| fields.contains_key("pattern")) {
            muted.remove("at");
        }
    }
    body.to_string()
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir(to).expect("a folder");
    for file in std::fs::read_dir(from).expect("a folder") {
        let path = file.expect("a file").path();
        std::fs::copy(&path, to.join(path.file_name().expect("a name"))).expect("a copy");
    }
}

#[test]
fn what_is_hidden_at_a_running_table_is_in_no_answer() {
    let place = folder();
    let path = |name: &str| place.path().join(name);
    play(&path("one"));
    copy(&path("one"), &path("other"));
    // Somebody else's table, for its cards.
    let server = Server::start(binary(), &path("cards"), &["--limits", "off", "--seed", "7"]);
    let (table, anna) = server.open_game("wortduell", &json!({}));
    let ben = server.sit(&table, "Ben");
    let (mut one, _other) = (server.join(&table, Some(&anna), 0), server.join(&table, Some(&ben), 0));
    one.wait_for(|table| table["frame"]["seats"][1]["presence"] == "here");
    one.arrange(&json!({"do": "start"}));
    server.stop();
    deal_again(&path("cards"), &path("other"));

    let token_of = |name: &str| token(&["--data", path(name).to_str().expect("a path")]);
    let (left, right) =
        (answers(&path("one"), &token_of("one")), answers(&path("other"), &token_of("other")));
    let acts = left.iter().filter(|answer| answer.contains(" 204 ")).count();
    assert_eq!((left.len(), acts), (2 * ENDPOINTS.len(), 7), "{left:#?}");
    for (left, right) in left.iter().zip(&right) {
        assert_eq!(left, right);
    }
}
