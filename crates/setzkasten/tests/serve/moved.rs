//! Tables that a browser has played by itself go on at the server.

use super::{Server, binary, folder, server};
use desk::row::{Mark, Row};
use game::Stamp;
use game::frame::HouseWords;
use local::{Game, Seed};
use serde_json::{Value, json};

/// A game against a computer player that has just begun, as a browser would send it.
fn played(versions: &Value) -> Value {
    let (now, seed) = (Stamp::from_millis(1_790_000_000_000), Seed::parse(&"0f".repeat(32)).expect("a seed"));
    let mut table =
        local::open(Game::LetraMix, "Anna", None, HouseWords::default(), seed, now).expect("a table");
    table.connect(1, &json!({"type": "hello", "secret": table.secret()}).to_string(), now);
    for (id, action) in [(1, json!({"do": "bot", "level": "lehrling"})), (2, json!({"do": "start"}))] {
        table.say(1, &json!({"type": "arrange", "id": id, "action": action}).to_string(), now);
    }
    let batch = table.batch();
    let rows = batch.rows.iter().map(|row| serde_json::from_str::<Row>(row).expect("a row"));
    let version = |part: &str| versions[part].as_str().unwrap_or_default().to_owned();
    let mark = rows.fold(Mark::START, |mark, row| mark.after(&row));
    json!({
        "game": "letramix", "name": "Anna", "engine": version("engine"), "words": version("words"),
        "journal": batch.journal, "seq": batch.rows.len(), "mark": format!("{:016x}", mark.number()),
    })
}

#[test]
fn a_local_table_goes_on_here_and_a_friend_sits_down() {
    let (server, _folder) = server(&[]);
    let versions = server.get("/api/engine").json();
    if versions["engine"].is_null() {
        // This program was built without the engine: nobody can have played with it.
        assert_eq!(server.post("/api/moved", &played(&versions)).json()["code"], "other_engine");
        return;
    }
    let moved = server.post("/api/moved", &played(&versions));
    assert_eq!(moved.status, 201, "{}", moved.body);
    let seated = moved.json();
    let address = format!("/api/tables/{}", seated["table"].as_str().expect("a table"));
    let found = server.get(&address).json();
    assert_eq!((&found["stage"], &found["takes"]), (&json!("playing"), &json!(true)));
    let ben = server.post(&format!("{address}/seats"), &json!({"name": "Ben"}));
    assert_eq!(ben.status, 201, "{}", ben.body);
    assert!(server.get(&address).json()["takes"].is_null(), "there was one place");
    let anna = server.join(
        seated["table"].as_str().expect("a table"),
        Some(seated["secret"].as_str().expect("a secret")),
        0,
    );
    let seats = &anna.table["frame"]["seats"];
    let names = [&seats[0]["name"], &seats[1]["name"]];
    assert_eq!(names, ["Anna", "Ben"]);
}

#[test]
fn what_is_no_journal_is_refused_and_opens_nothing() {
    let (server, _folder) = server(&[]);
    let versions = server.get("/api/engine").json();
    let refused = |field: &str, value: Value| {
        let mut moved = played(&versions);
        moved[field] = value;
        let answer = server.post("/api/moved", &moved);
        (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned())
    };
    assert_eq!(refused("engine", json!("another")), (409, "other_engine".to_owned()));
    assert_eq!(refused("game", json!("chess")), (400, "no_game".to_owned()));
    assert_eq!(refused("journal", json!("all")), (400, "bad_request".to_owned()));
    assert_eq!(refused("more", json!(1)), (400, "bad_request".to_owned()));
    assert_eq!(refused("journal", json!(["x".repeat(1_100_000)])), (413, "too_big".to_owned()));
    if versions["engine"].is_string() {
        assert_eq!(refused("mark", json!("0")), (409, "altered".to_owned()));
        assert_eq!(refused("journal", json!([])), (409, "altered".to_owned()));
        assert_eq!(refused("name", json!(" ")), (409, "bad_name".to_owned()));
    }
    assert_eq!(server.get("/api/tables").json(), json!([]));
}

#[test]
fn who_moves_too_many_tables_waits() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &[]);
    let moved = played(&json!({"engine": "", "words": ""}));
    let answers: Vec<u16> = (0..20).map(|_| server.post("/api/moved", &moved).status).collect();
    assert!(answers.contains(&409) && answers.contains(&429), "{answers:?}");
}
