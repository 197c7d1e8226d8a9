//! Limits on everything a stranger can send.

use super::{Server, binary, folder, server};
use serde_json::json;
use tungstenite::Message;

#[test]
fn too_much_and_unreadable_is_refused_over_http() {
    let (server, _folder) = server(&[]);
    let big = server.request("POST", "/api/tables", "", &"x".repeat(20_000));
    assert_eq!((big.status, big.json()["code"].as_str()), (413, Some("too_big")));
    for body in ["", "{", "[]", r#"{"game":"letramix","name":"A","admin":true}"#] {
        let answer = server.request("POST", "/api/tables", "", body);
        assert_eq!((answer.status, answer.json()["code"].as_str()), (400, Some("bad_request")), "{body}");
    }
    let long = json!({"game": "letramix", "name": "x".repeat(25)});
    assert_eq!(server.post("/api/tables", &long).json()["code"], "bad_name");
    let options = json!({"game": "letramix", "name": "A", "options": {"end": {"rounds": 99}}});
    assert_eq!(server.post("/api/tables", &options).json()["code"], "bad_options");
    let house = json!({"game": "letramix", "name": "A", "house": {"allow": vec!["Ei"; 101]}});
    assert_eq!(server.post("/api/tables", &house).json()["code"], "bad_words");
    assert_eq!(server.request("DELETE", "/api/tables", "", "").status, 405);
    assert_eq!(server.get("/api/tables/..%2F..%2Fetc%2Fpasswd").status, 404);
}

#[test]
fn who_opens_too_many_tables_waits() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &[]);
    let wish = json!({"game": "letramix", "name": "Anna"});
    let answers: Vec<_> = (0..40).map(|_| server.post("/api/tables", &wish)).collect();
    assert!(answers[..25].iter().all(|a| a.status == 201));
    let refused = answers.iter().find(|a| a.status == 429).expect("a limit");
    assert!(refused.head.contains("retry-after: "), "{}", refused.head);
    assert_eq!(refused.json()["code"], "too_fast");
}

#[test]
fn who_talks_too_fast_or_too_much_is_shown_the_door() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &[]);
    let (table, secret) = server.open(&json!({}));
    let mut fast = server.join(&table, Some(&secret), 0);
    for _ in 0..80 {
        let _ = fast.try_send(r#"{"type":"ask","id":1,"question":{"ask":"house"}}"#.into());
    }
    assert_eq!(fast.until("bye")["reason"], "too_fast");
    let mut big = server.join(&table, None, 0);
    let _ = big.try_send("x".repeat(9_000).into());
    assert_eq!(big.until("bye")["reason"], "bad_message");
    let mut binary = server.join(&table, None, 0);
    let _ = binary.try_send(Message::binary(vec![1, 2, 3]));
    assert_eq!(binary.until("bye")["reason"], "bad_message");
}

#[test]
fn a_server_has_room_for_so_many_tables_and_sockets() {
    let (server, _folder) = server(&["--max-sockets", "2", "--max-tables", "1"]);
    let (table, secret) = server.open(&json!({}));
    let _one = server.join(&table, Some(&secret), 0);
    let _two = server.join(&table, None, 0);
    assert!(server.socket(&table).is_none(), "a third socket");
    let full = server.post("/api/tables", &json!({"game": "letramix", "name": "B"}));
    assert_eq!((full.status, full.json()["code"].as_str()), (503, Some("server_full")));
}
