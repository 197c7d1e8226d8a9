//! What the operator sees and does, on both stores, and that it is still so after a restart.

use super::*;
use crate::harness::Socket;
use services::Postgres;
use std::time::{SystemTime, UNIX_EPOCH};

fn in_minutes(minutes: u64) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock");
    now.as_millis() as u64 + minutes * 60_000
}

fn name_at(socket: &Socket, seat: usize) -> &Value {
    &socket.table["frame"]["seats"][seat]["name"]
}

/// What is to be seen of two tables, one of which is played.
fn sees_tables(operator: &Operator<'_>) {
    let server = operator.server;
    let (lobby, anna) = server.open(&json!({}));
    let (played, host) = server.open(&json!({"glass": "off"}));
    let mut socket = server.join(&played, Some(&host), 0);
    let _watching = server.join(&played, None, 0);
    let _lobby = server.join(&lobby, Some(&anna), 0);
    socket.arrange(&json!({"do": "bot", "level": "lehrling"}));
    socket.arrange(&json!({"do": "start"}));
    let overview = operator.get("/overview");
    assert_eq!(
        (&overview["tables"], &overview["players"], &overview["watching"]),
        (&json!(2), &json!(2), &json!(1)),
        "{overview}"
    );
    assert_eq!((&overview["restart"], &overview["own_public_names"]), (&Value::Null, &json!(false)));
    assert_eq!(overview["appends"]["failed"], 0, "{overview}");
    let tables = operator.get("/tables");
    assert_eq!((&tables["count"], &tables["due"]), (&json!(2), &json!([])), "{tables}");
    let seen = listed(&tables, &played);
    let shown = (&seen["game"], &seen["stage"], &seen["public"], &seen["here"], &seen["watching"]);
    assert_eq!(shown, (&json!("letramix"), &json!("playing"), &json!(false), &json!(1), &json!(1)), "{seen}");
    let bot = json!({"name": "Frieda", "guest": null, "has_name": false});
    assert_eq!(seen["seats"], json!([{"name": "Anna", "guest": 0, "has_name": true}, bot]));
    assert_eq!(&operator.get(&format!("/tables/{played}")), seen);
    let code = listed(&tables, &lobby)["code"].as_str().expect("a code").to_owned();
    assert_eq!(operator.get(&format!("/tables/{code}"))["table"], lobby);
    for path in ["/tables/ABCDEFGHJKLM", "/tables/ZZZZ", "/tables/nonsense"] {
        assert_eq!(operator.refused("GET", path, &Value::Null), (404, "no_table".to_owned()));
    }
}

fn closes_and_deletes(operator: &Operator<'_>) -> String {
    let server = operator.server;
    let ((closed, anna), (deleted, bea)) = (server.open(&json!({})), server.open(&json!({})));
    let mut socket = server.join(&closed, Some(&anna), 0);
    operator.does("POST", &format!("/tables/{closed}/close"), &Value::Null);
    socket.wait_for(|table| table["frame"]["closed"] == "operator");
    assert_eq!(operator.get(&format!("/tables/{closed}"))["stage"], "over");
    let again = operator.refused("POST", &format!("/tables/{closed}/close"), &Value::Null);
    assert_eq!(again, (409, "over".to_owned()));

    let mut socket = server.join(&deleted, Some(&bea), 0);
    operator.does("DELETE", &format!("/tables/{deleted}"), &Value::Null);
    assert_eq!(socket.until("bye")["reason"], "deleted");
    for (method, path) in
        [("DELETE", format!("/tables/{deleted}")), ("POST", format!("/tables/{deleted}/close"))]
    {
        assert_eq!(operator.refused(method, &path, &Value::Null), (404, "no_table".to_owned()));
    }
    deleted
}

/// A name is reported, muted and forgotten; whoever looks sees it at once, and nobody takes it again.
fn mutes(operator: &Operator<'_>) -> String {
    let server = operator.server;
    let (table, anna) = server.open(&json!({}));
    server.sit(&table, "Böse");
    let mut socket = server.join(&table, Some(&anna), 0);
    let report =
        |name: &str| server.post(&format!("/api/tables/{table}/reports"), &json!({"name": name})).status;
    assert_eq!([report("Böse"), report("Böse"), report("Cleo"), report("")], [204, 204, 409, 409]);
    assert_eq!(server.post("/api/tables/ABCDEFGHJKLM/reports", &json!({"name": "A"})).status, 404);
    let reports = operator.get("/reports");
    let number = guest(&operator.get(&format!("/tables/{table}")), "Böse");
    let one = &reports[0];
    let shown = (&one["table"], &one["guest"], &one["name"], &one["times"]);
    assert_eq!(shown, (&json!(table), &json!(number), &json!("Böse"), &json!(2)), "{reports}");

    operator.does("POST", &format!("/tables/{table}/guests/{number}/mute"), &Value::Null);
    socket.wait_for(|table| table["frame"]["seats"][1]["name"] == "Gast");
    assert_eq!(operator.get("/reports"), json!([]), "it goes with the name");
    let mute = format!("/tables/{table}/guests/{number}/mute");
    assert_eq!(
        operator.refused("POST", &mute, &Value::Null),
        (404, "not_found".to_owned()),
        "there is none any more"
    );
    for name in ["Böse", "BÖSE", "böse 2", "B ö s e"] {
        let sat = server.post(&format!("/api/tables/{table}/seats"), &json!({"name": name}));
        assert_eq!((sat.status, sat.json()["code"].as_str()), (409, Some("name_muted")), "{name}");
        let opened = server.post("/api/tables", &json!({"game": "letramix", "name": name}));
        assert_eq!((opened.status, opened.json()["code"].as_str()), (409, Some("name_muted")), "{name}");
    }
    server.sit(&table, "Bösewicht");
    operator.does("POST", "/names", &json!({"name": " Blöd* "}));
    assert_eq!(server.post("/api/tables", &json!({"game": "letramix", "name": "Blödmann"})).status, 409);
    for name in ["", "*", "a*", &"x".repeat(60)] {
        assert_eq!(
            operator.refused("POST", "/names", &json!({"name": name})),
            (409, "bad_pattern".to_owned())
        );
    }
    assert_eq!(operator.refused("POST", "/names", &json!({"text": 1})), (400, "bad_request".to_owned()));
    assert_eq!(texts(operator), ["Blöd*", "Böse"]);
    let pattern = operator.get("/names")[1]["pattern"].as_str().expect("a pattern").to_owned();
    operator.does("DELETE", &format!("/names/{pattern}"), &Value::Null);
    assert_eq!(operator.refused("DELETE", &format!("/names/{pattern}"), &Value::Null).0, 404);
    server.sit(&table, "Böse");
    table
}

fn texts(operator: &Operator<'_>) -> Vec<String> {
    let names = operator.get("/names");
    let texts =
        names.as_array().expect("names").iter().map(|one| one["text"].as_str().expect("a text").to_owned());
    texts.collect()
}

/// Everybody is told, also who comes later; then it is called off.
fn announces(operator: &Operator<'_>) {
    let server = operator.server;
    let (table, anna) = server.open(&json!({}));
    let (mut player, mut watcher) = (server.join(&table, Some(&anna), 0), server.join(&table, None, 0));
    let at = in_minutes(15);
    operator.does("POST", "/restart", &json!({"at": at}));
    let mut later = server.join(&table, None, 0);
    for socket in [&mut player, &mut watcher, &mut later] {
        assert_eq!(socket.until("restart"), json!({"type": "restart", "at": at}));
    }
    assert_eq!(operator.get("/overview")["restart"], at);
    operator.does("DELETE", "/restart", &Value::Null);
    for socket in [&mut player, &mut watcher, &mut later] {
        assert_eq!(socket.until("restart"), json!({"type": "restart"}));
    }
    assert_eq!(operator.get("/overview")["restart"], Value::Null);
    for at in [1, in_minutes(48 * 60)] {
        assert_eq!(operator.refused("POST", "/restart", &json!({"at": at})), (400, "bad_time".to_owned()));
    }
    assert_eq!(operator.refused("POST", "/restart", &json!({"at": "20:15"})).0, 400);
}

/// All of it, and then once more what has to outlive a restart.
fn all(start: &dyn Fn() -> Server, place: &[&str]) -> String {
    let server = start();
    let token = token(place);
    let operator = Operator::new(&server, &token);
    sees_tables(&operator);
    let deleted = closes_and_deletes(&operator);
    let table = mutes(&operator);
    announces(&operator);
    let report =
        |name: &str| server.post(&format!("/api/tables/{table}/reports"), &json!({"name": name})).status;
    assert_eq!(report("Bösewicht"), 204);
    let (reports, names) = (operator.get("/reports"), operator.get("/names"));
    server.stop();

    let server = start();
    let operator = Operator::new(&server, &token);
    assert_eq!((operator.get("/reports"), operator.get("/names")), (reports, names));
    assert_eq!(server.get(&format!("/api/tables/{deleted}")).status, 404);
    let socket = server.join(&table, None, 0);
    assert_eq!((name_at(&socket, 1), name_at(&socket, 2)), (&json!("Gast"), &json!("Bösewicht")));
    assert_eq!(server.post("/api/tables", &json!({"game": "letramix", "name": "Blödmann"})).status, 409);
    let number = guest(&operator.get(&format!("/tables/{table}")), "Bösewicht");
    operator.does("DELETE", &format!("/reports/{table}/{number}"), &Value::Null);
    assert_eq!(operator.refused("DELETE", &format!("/reports/{table}/{number}"), &Value::Null).0, 404);
    deleted
}

#[test]
fn the_operator_acts_on_a_data_folder() {
    let place = folder();
    let data = place.path().join("data");
    let start = || Server::start(binary(), &data, &["--limits", "off"]);
    let deleted = all(&start, &["--data", data.to_str().expect("a path")]);
    let noted = std::fs::read_to_string(data.join("forgotten")).expect("a file");
    assert!(noted.contains(&deleted) && noted.lines().count() == 2, "{noted}");
}

#[test]
fn the_operator_acts_on_a_database() {
    let (place, postgres) = (folder(), Postgres::start());
    let url = postgres.url();
    let flags = ["--limits", "off", "--secret", SECRET, "--database", &url];
    let start = || Server::start(binary(), &place.path().join("data"), &flags);
    all(&start, &["--database", &url]);
}

/// Two servers without NATS: what one is told, the other knows within seconds.
#[test]
fn all_servers_of_a_database_know() {
    let (place, postgres) = (folder(), Postgres::start());
    let url = postgres.url();
    let flags = ["--limits", "off", "--secret", SECRET, "--database", &url];
    let start = |name: &str| Server::start(binary(), &place.path().join(name), &flags);
    let (one, other) = (start("one"), start("other"));
    let token = token(&["--database", &url]);
    let operator = Operator::new(&one, &token);
    let (table, anna) = other.open(&json!({}));
    let mut socket = other.join(&table, Some(&anna), 0);
    let at = in_minutes(5);
    operator.does("POST", "/restart", &json!({"at": at}));
    assert_eq!(socket.until("restart")["at"], at);
    assert_eq!(Operator::new(&other, &token).get("/overview")["restart"], at);
    operator.does("POST", &format!("/tables/{table}/guests/0/mute"), &Value::Null);
    socket.wait_for(|table| table["frame"]["seats"][0]["name"] == "Gast");
    let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while other.post("/api/tables", &json!({"game": "letramix", "name": "Anna"})).status != 409 {
        assert!(std::time::Instant::now() < until, "the other server lets the name in");
    }
}
