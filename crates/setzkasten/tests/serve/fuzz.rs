//! The protocol fuzz test: malformed, oversized, stale, foreign, replayed and out-of-turn messages. The server never falls, says
//! a typed no or closes with a reason, and no table is changed by what it refuses.
//!
//! Some thousand messages here; 100,000 by `cargo xtask soak protocol`.

use crate::harness::{Server, Socket};
use game::Chance;
use serde_json::{Value, json};
use std::path::Path;
use tungstenite::Message;

/// What happened.
#[derive(Debug, Default)]
pub struct Report {
    pub messages: u64,
    pub done: u64,
    pub refused: u64,
    pub answers: u64,
    pub closed: u64,
    pub http: u64,
    pub sockets: u64,
}

/// Sends so many messages to a server with these arguments.
pub fn fuzz(binary: &Path, messages: u64, seed: u64, arguments: &[&str]) -> Report {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut server = Server::start(binary, folder.path(), arguments);
    let mut chance = Chance::from_seed(seed);
    let mut report = Report::default();
    // Everybody lays the same roll at once: in turns, Ben would have to wait for Anna, who does nothing.
    let (table, anna) = server.open(&json!({"mode": "same_roll", "glass": "off", "end": {"rounds": 50}}));
    let ben = server.sit(&table, "Ben");
    let (_, foreign) = server.open(&json!({}));
    let mut quiet = server.join(&table, Some(&anna), 0);
    quiet.arrange(&json!({"do": "start"}));
    let secrets = [Some(ben.as_str()), None, Some(foreign.as_str()), Some("1.x")];
    let mut history: Vec<Value> = Vec::new();
    while report.messages < messages {
        let secret = secrets[usize::from(chance.percent(40)) * chance.below(4)];
        let Some(mut socket) = server.socket(&table) else {
            std::thread::sleep(std::time::Duration::from_millis(50));
            report.messages += 1;
            continue;
        };
        report.sockets += 1;
        // Anna reads nothing and would be thought away after a while; a host who is away can be replaced.
        if report.sockets.is_multiple_of(50) {
            quiet = server.socket(&table).and_then(|socket| comes(socket, &anna)).unwrap_or(quiet);
        }
        attack(&mut socket, secret, &mut chance, &mut history, &mut report);
        if chance.percent(20) {
            http(&server, &table, &mut chance, &mut report);
        }
        assert!(server.is_running(), "the server has fallen");
    }
    // Who sat quietly is still there and may go on; what was refused has changed nothing.
    drop(quiet);
    // Where limits are on, the server may want a moment's rest first.
    while server.socket(&table).is_none() {
        std::thread::sleep(std::time::Duration::from_secs(1));
    }
    let mut back = server.join(&table, Some(&anna), 0);
    assert_eq!(back.table["you"]["last"], 1, "somebody acted in Anna's name");
    assert_eq!(back.table["frame"]["seats"].as_array().map(Vec::len), Some(2));
    // The table may be at rest: then she resumes. Ben's drafts may have filled it: then nothing but its end is left.
    let paused = back.arrange(&json!({"do": "pause"}));
    let answer = if paused["code"] == "paused" { back.arrange(&json!({"do": "resume"})) } else { paused };
    assert!(answer["type"] == "done" || answer["code"] == "table_full", "{answer}");
    report
}

fn comes(mut socket: Socket, secret: &str) -> Option<Socket> {
    socket.try_send(json!({"type": "hello", "secret": secret, "seq": 0}).to_string().into()).ok()?;
    socket.next().map(|_| socket)
}

/// One socket's life: hello, mostly, and then whatever the dice say.
fn attack(
    socket: &mut Socket,
    secret: Option<&str>,
    chance: &mut Chance,
    history: &mut Vec<Value>,
    report: &mut Report,
) {
    if chance.percent(95) {
        let _ = socket
            .try_send(json!({"type": "hello", "secret": secret, "seq": chance.below(50)}).to_string().into());
    }
    for _ in 0..=chance.below(60) {
        report.messages += 1;
        let before = socket.table.clone();
        let message = any_message(socket, chance, history);
        if socket.try_send(message).is_err() {
            break;
        }
        if !hears(socket, &before, report) {
            report.closed += 1;
            return;
        }
    }
}

/// A question that is always answered ends what has been said; false if the socket was closed, with a reason.
fn hears(socket: &mut Socket, before: &Value, report: &mut Report) -> bool {
    if socket.try_send(r#"{"type":"ask","id":4294967295,"question":{"ask":"house"}}"#.into()).is_err() {
        return drained(socket);
    }
    let mut refused = None;
    loop {
        let Some(message) = socket.next() else { return false };
        match message["type"].as_str() {
            Some("answer") if message["id"] == u32::MAX => break,
            Some("answer") => report.answers += 1,
            Some("done") => report.done += 1,
            Some("refused") => {
                report.refused += 1;
                assert!(message["code"].is_string() && message["sentence"]["de"].is_string(), "{message}");
                refused = Some(message);
            }
            Some("bye") => {
                assert!(message["reason"].is_string() && message["sentence"]["en"].is_string(), "{message}");
                return false;
            }
            Some("table" | "reset") => {}
            other => panic!("unknown message {other:?}"),
        }
    }
    if refused.is_some() && !before.is_null() && socket.table["seq"] == before["seq"] {
        assert_eq!(socket.table["view"], before["view"], "a refusal has changed the view");
    }
    true
}

/// Reads what is left; a socket ends with a bye or by our own doing.
fn drained(socket: &mut Socket) -> bool {
    while let Some(message) = socket.next() {
        assert!(message["type"].is_string(), "{message}");
    }
    false
}

fn any_message(socket: &Socket, chance: &mut Chance, history: &mut Vec<Value>) -> Message {
    let good = command(socket, chance);
    let message = match chance.below(12) {
        0 => return mangled(&good.to_string(), chance),
        1 => return Message::text("x".repeat(chance.below(9_500))),
        2 if chance.percent(20) => return Message::binary(vec![chance.below(256) as u8; chance.below(200)]),
        3 => return Message::text(json!({"type": "act", "id": chance.below(5), "moment": chance.below(99_999), "action": {"do": "lay", "layout": nested(chance)}}).to_string()),
        4 => history.get(chance.below(history.len().max(1))).cloned().unwrap_or(good),
        5 => json!({"type": "pong", "at": chance.below(usize::MAX >> 1)}),
        6 => json!({"type": "ask", "id": chance.below(9), "question": {"ask": "word", "word": any_text(chance)}}),
        7 => json!({"type": "stop", "id": chance.below(9)}),
        _ => good,
    };
    history.push(message.clone());
    history.truncate(200);
    Message::text(message.to_string())
}

/// Something a client might send, with the right id more often than not, in and out of turn.
fn command(socket: &Socket, chance: &mut Chance) -> Value {
    let id = if chance.percent(70) { socket.next_id() } else { chance.below(1_000) as u64 };
    let moment = socket.table["moment"].as_u64().unwrap_or(0);
    let moment = if chance.percent(70) { moment } else { chance.below(40) as u64 };
    let seat = chance.below(260);
    let action = match chance.below(20) {
        0 => json!({"do": "roll"}),
        1 => json!({"do": "reroll"}),
        2 => json!({"do": "next"}),
        3..7 => json!({"do": "lay", "layout": any_layout(chance)}),
        7 => json!({"do": "finish", "layout": any_layout(chance)}),
        8 => json!({"do": "win"}),
        9 => json!({"do": any_text(chance)}),
        10 => nested(chance),
        11 => json!({"do": "roll", "as": 0}),
        _ => return json!({"type": "arrange", "id": id, "action": arrangement(seat, chance)}),
    };
    json!({"type": "act", "id": id, "moment": moment, "action": action})
}

/// Nothing that Ben, who is no host, may do.
fn arrangement(seat: usize, chance: &mut Chance) -> Value {
    let all = [
        json!({"do": "kick", "seat": 0}),
        json!({"do": "kick", "seat": seat}),
        json!({"do": "host", "seat": 1}),
        json!({"do": "bot", "level": any_text(chance)}),
        json!({"do": "stand_in", "seat": 0, "level": "lehrling"}),
        json!({"do": "options", "options": {"end": {"rounds": 1}}}),
        json!({"do": "options", "options": nested(chance)}),
        json!({"do": "house", "allow": [any_text(chance)]}),
        json!({"do": "start"}),
        json!({"do": "pause"}),
        json!({"do": "resume"}),
        json!({"do": "rematch"}),
        json!({"do": any_text(chance)}),
    ];
    chance.pick(&all).unwrap_or_default()
}

fn any_layout(chance: &mut Chance) -> Value {
    let wild = |chance: &mut Chance| match chance.below(12) {
        0 => json!(-129),
        1 => json!(1.5),
        2 => json!("A"),
        3 => Value::Null,
        4 => json!(200),
        _ => json!(chance.below(14)),
    };
    (0..chance.below(20))
        .map(|_| (0..3 + chance.below(2)).map(|_| wild(chance)).collect::<Vec<_>>())
        .collect::<Vec<_>>()
        .into()
}

fn nested(chance: &mut Chance) -> Value {
    (0..chance.below(60)).fold(json!([]), |inner, _| json!([inner]))
}

fn any_text(chance: &mut Chance) -> String {
    let pool = ['a', 'Z', 'ß', 'Ä', '\u{0}', '\u{202E}', '"', '\\', ' ', '🐛', 'ſ', '-', '1'];
    (0..chance.below(40)).filter_map(|_| chance.pick(&pool)).collect()
}

/// A good message with some characters changed, dropped or doubled.
fn mangled(text: &str, chance: &mut Chance) -> Message {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(4) {
        let at = chance.below(characters.len());
        match chance.below(3) {
            0 => characters[at] = char::from(b' ' + chance.below(95) as u8),
            1 => drop(characters.remove(at)),
            _ => characters.insert(at, characters[at]),
        }
    }
    Message::text(characters.into_iter().collect::<String>())
}

fn http(server: &Server, table: &str, chance: &mut Chance, report: &mut Report) {
    report.http += 1;
    let body = any_text(chance);
    let answer = match chance.below(6) {
        0 => server.request("POST", "/api/tables", "", &body),
        1 => server.request(
            "POST",
            &format!("/api/tables/{table}/seats"),
            "",
            &json!({"name": body}).to_string(),
        ),
        2 => server.get(&format!("/api/codes/{}", chance.below(10_000))),
        3 => server.request("PUT", &format!("/api/tables/{table}"), "", &body),
        4 => server.get(&format!("/api/tables/{table}/log")),
        _ => server.request("GET", &format!("/api/tables/{table}/socket"), "upgrade: websocket\r\n", ""),
    };
    assert!((400..500).contains(&answer.status), "{} {}", answer.status, answer.body);
}
