//! What somebody has played: settled once, shown to them, given to them, and gone with them.

use super::{Browser, begin, play, refused, wait_until};
use crate::harness::Server;
use crate::play::play_to_the_end;
use crate::{binary, folder, server};
use serde_json::{Value, json};
use services::Postgres;
use std::fs;

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn history(browser: &mut Browser<'_>) -> Vec<Value> {
    browser.done("GET", "/api/me/history", &Value::Null)["results"].as_array().expect("results").clone()
}

fn waits_for_history(browser: &mut Browser<'_>, count: usize) -> Vec<Value> {
    wait_until("the result", || history(browser).len() == count);
    history(browser)
}

#[test]
fn a_game_becomes_a_result_of_everybody_who_sat_there() {
    let (server, _folder) = server(&[]);
    let (mut anna, mut ben, mut cleo) = (Browser::new(&server), Browser::new(&server), Browser::new(&server));
    let table = play(&mut anna, &mut ben);
    let games = waits_for_history(&mut anna, 1);
    assert_eq!(
        (&games[0]["table"], &games[0]["game"], &games[0]["seats"]),
        (&json!(table), &json!("letramix"), &json!(2))
    );
    assert_eq!(
        (&games[0]["rivals"][0]["name"], &games[0]["rivals"][0]["bot"]),
        (&json!("Ben"), &json!(false))
    );
    assert_eq!(games[0]["kept"], true);
    assert_eq!(waits_for_history(&mut ben, 1)[0]["rivals"][0]["name"], "Anna");
    let profile = anna.done("GET", "/api/me/profile", &Value::Null);
    assert_eq!(
        (&profile["name"], &profile["results"], &profile["strengths"]),
        (&json!("Anna"), &json!(1), &Value::Null)
    );
    assert_eq!(profile["games"][0]["game"], "letramix");
    anna.done("PUT", "/api/me/strengths", &json!({"shown": true}));
    let strengths = anna.done("GET", "/api/me/profile", &Value::Null)["strengths"].clone();
    assert_eq!((&strengths[0]["game"], &strengths[0]["uncertain"]), (&json!("letramix"), &json!(true)));
    // Filters and pages.
    let of = |browser: &mut Browser<'_>, query: &str| {
        browser.done("GET", &format!("/api/me/history?{query}"), &Value::Null)["results"]
            .as_array()
            .unwrap()
            .len()
    };
    assert_eq!((of(&mut anna, "game=letramix"), of(&mut anna, "game=wortduell")), (1, 0));
    assert_eq!((of(&mut anna, "after=2"), of(&mut anna, "after=1")), (1, 0));
    assert_eq!(anna.get("/api/me/history?after=x").status, 400);
    let mine = anna.done("GET", "/api/me/tables", &Value::Null);
    assert_eq!((mine["running"].as_array().unwrap().len(), &mine["over"][0]["table"]), (0, &json!(table)));
    assert_eq!(anna.done("GET", &format!("/api/me/tables?after={table}"), &Value::Null)["over"], json!([]));
    cleo.open("Cleo");
    assert_eq!(history(&mut cleo), [] as [Value; 0], "who was not there has none of it");
}

/// A rematch is the same people's, without anybody asking for it.
#[test]
fn a_rematch_has_the_same_places() {
    let (server, _folder) = server(&[]);
    let (mut anna, mut ben) = (Browser::new(&server), Browser::new(&server));
    let (_, mut sockets) = begin(&mut anna, &mut ben);
    play_to_the_end(&mut sockets);
    assert_eq!(sockets[1].arrange(&json!({"do": "rematch"}))["type"], "done");
    sockets[0].wait_for(|table| table["frame"]["next"].is_object());
    let next = sockets[0].table["frame"]["next"].clone();
    let table = next["table"].as_str().unwrap();
    let seat = anna.done("POST", &format!("/api/me/tables/{table}/seat"), &Value::Null);
    assert_eq!(seat["secret"], next["secret"]);
    assert_eq!(ben.done("GET", "/api/me/tables", &Value::Null)["running"][0]["table"], json!(table));
}

/// The server falls before it has settled: another one, or the sweeper, does it later, once.
#[test]
fn what_was_not_settled_is_settled_later_and_once() {
    let place = folder();
    let flags = ["--limits", "off", "--secret", SECRET];
    let first = Server::start(binary(), place.path(), &flags);
    let (mut anna, mut ben) = (Browser::new(&first), Browser::new(&first));
    play(&mut anna, &mut ben);
    waits_for_history(&mut anna, 1);
    let cookie = anna.cookie.clone();
    drop((anna, ben));
    first.stop();
    // As if it had fallen between the end and the result.
    let file = rusqlite::Connection::open(place.path().join("setzkasten.db")).unwrap();
    file.execute_batch("DELETE FROM results; DELETE FROM folds; UPDATE tables SET unsettled = 2").unwrap();
    drop(file);
    let results = || {
        std::process::Command::new(binary())
            .args(["results", "check", "--data"])
            .arg(place.path())
            .output()
            .unwrap()
    };
    assert!(String::from_utf8_lossy(&results().stdout).contains("1 tables are not settled yet"));
    let second = Server::start(binary(), place.path(), &flags);
    let mut anna = Browser { server: &second, cookie, agent: super::LINUX };
    let mut waited = 0;
    while history(&mut anna).is_empty() && waited < 70 {
        std::thread::sleep(std::time::Duration::from_secs(1));
        waited += 1;
    }
    assert_eq!(history(&mut anna).len(), 1);
    let said = results();
    let said = String::from_utf8_lossy(&said.stdout);
    assert!(said.contains("2 results are as the logs say"), "{said}");
}

#[test]
fn what_is_kept_is_given_to_its_owner() {
    let (server, _folder) = server(&[]);
    let (mut anna, mut ben) = (Browser::new(&server), Browser::new(&server));
    let over = play(&mut anna, &mut ben);
    waits_for_history(&mut anna, 1);
    let (running, _) = anna.open("Anna");
    let answer = anna.get("/api/me/download");
    assert!(answer.head.contains("attachment; filename=\"setzkasten.json\""), "{}", answer.head);
    let text = unchunked(&answer.body);
    let all: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert!(all["readme"].as_str().unwrap().contains("alles, was dieser Server"));
    assert_eq!((&all["profile"]["name"], &all["results"][0]["table"]), (&json!("Anna"), &json!(over)));
    let tables: Vec<&str> =
        all["tables"].as_array().unwrap().iter().filter_map(|one| one["table"].as_str()).collect();
    assert!(
        tables.len() == 2 && tables.contains(&over.as_str()) && tables.contains(&running.as_str()),
        "{tables:?}"
    );
    assert!(!text.contains("Ben"), "the names of others are theirs");
    let key = anna.cookie.strip_prefix("setzkasten=").unwrap();
    assert!(!text.contains(key.split('.').next().unwrap()), "a person's number stays here");
}

/// The body of an answer that came in pieces.
fn unchunked(body: &str) -> String {
    let (mut rest, mut text) = (body, String::new());
    while let Some((size, after)) = rest.split_once("\r\n") {
        let Ok(size) = usize::from_str_radix(size, 16) else { return body.to_owned() };
        if size == 0 {
            break;
        }
        text.push_str(&after[..size]);
        rest = &after[size + 2..];
    }
    text
}

fn is_deleted_while_playing(server: &Server) -> String {
    let (mut anna, mut ben) = (Browser::new(server), Browser::new(server));
    let over = play(&mut anna, &mut ben);
    waits_for_history(&mut anna, 1);
    waits_for_history(&mut ben, 1);
    let (_, mut sockets) = begin(&mut anna, &mut ben);
    let cookie = ben.cookie.clone();
    assert_eq!(ben.request("DELETE", "/api/me", &json!({})).status, 204);
    assert_eq!((ben.me(), ben.cookie.as_str()), (Value::Null, ""));
    ben.cookie = cookie;
    assert_eq!(refused(&ben.get("/api/me/history")), (401, "nobody".to_owned()));
    sockets[0].wait_for(|table| table["frame"]["seats"][1]["name"] == "Gast");
    // The game goes on to its end, with a guest.
    play_to_the_end(&mut sockets);
    let games = waits_for_history(&mut anna, 2);
    assert!(games.iter().all(|game| game["rivals"][0]["name"] == "Gast"), "{games:?}");
    assert_eq!(server.get(&format!("/api/tables/{over}")).json()["names"], json!(["Anna", "Gast"]));
    anna.cookie.clone()
}

#[test]
fn who_is_deleted_in_a_running_game_is_a_guest_and_stays_deleted() {
    let place = folder();
    let flags = ["--limits", "off", "--secret", SECRET];
    let path = |name: &str| place.path().join(name);
    let server = Server::start(binary(), &path("a"), &flags);
    // A backup from when Ben was there.
    let mut ben = Browser::new(&server);
    let (early, _) = ben.open("Ben");
    let run = |arguments: &[&str]| {
        let output = std::process::Command::new(binary()).args(arguments).output().unwrap();
        let said =
            format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{said}");
        said
    };
    let text = |name: &str| path(name).to_str().unwrap().to_owned();
    fs::create_dir(path("b")).unwrap();
    run(&["backup", &text("b/old.jsonl"), "--data", &text("a")]);
    let cookie = ben.cookie.clone();
    assert_eq!(ben.request("DELETE", "/api/me", &json!({})).status, 204);
    let annas = is_deleted_while_playing(&server);
    let noted = fs::read_to_string(path("a").join("forgotten")).unwrap();
    assert_eq!(noted.lines().filter(|line| line.starts_with("person ")).count(), 2, "{noted}");
    run(&["backup", &text("b/new.jsonl"), "--data", &text("a")]);
    server.stop();
    // The old one brings nobody back.
    let said = run(&["restore", &text("b/old.jsonl"), "--data", &text("c")]);
    assert!(said.contains("1 names, tables or persons"), "{said}");
    let restored = Server::start(binary(), &path("c"), &flags);
    let mut ben = Browser { server: &restored, cookie, agent: super::LINUX };
    assert_eq!(ben.me(), Value::Null);
    assert_eq!(restored.get(&format!("/api/tables/{early}")).json()["names"], json!(["Gast"]));
    drop(ben);
    restored.stop();
    // The new one brings back who was there, with all their games.
    run(&["restore", &text("b/new.jsonl"), "--data", &text("d")]);
    let restored = Server::start(binary(), &path("d"), &flags);
    let mut anna = Browser { server: &restored, cookie: annas, agent: super::LINUX };
    assert_eq!((anna.me()["name"].as_str(), history(&mut anna).len()), (Some("Anna"), 2));
    assert_eq!(anna.done("GET", "/api/me/profile", &Value::Null)["results"], 2);
}

#[test]
fn two_servers_know_the_same_people() {
    let (place, postgres) = (folder(), Postgres::start());
    let (data, url) = (place.path().join("data"), postgres.url());
    let flags = ["--limits", "off", "--secret", SECRET, "--database", &url];
    let (one, two) = (Server::start(binary(), &data, &flags), Server::start(binary(), &data, &flags));
    let (mut anna, mut ben) = (Browser::new(&one), Browser::new(&two));
    let table = play(&mut anna, &mut ben);
    let mut anna_there = anna.at(&two);
    assert_eq!(waits_for_history(&mut anna_there, 1)[0]["table"], json!(table));
    assert_eq!(waits_for_history(&mut ben, 1).len(), 1);
    let code = anna_there.done("POST", "/api/me/link", &Value::Null);
    let mut phone = Browser::phone(&one);
    assert_eq!(phone.done("POST", "/api/link", &json!({"code": code["code"]}))["name"], "Anna");
    drop((anna, anna_there, phone));
    is_deleted_while_playing(&one);
    assert_eq!(postgres.sql("SELECT count(*) FROM gone"), "1");
}
