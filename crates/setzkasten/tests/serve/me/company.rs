//! Somebody to play with: strangers, friends, and whom one does not want to meet.

use super::{Browser, play, refused, seat, wait_until};
use crate::harness::Server;
use crate::{binary, folder, server};
use serde_json::{Value, json};
use services::Postgres;

fn look(browser: &mut Browser<'_>, game: &str) -> Value {
    let wish = json!({"game": game, "strangers": true, "remember": true, "name": "Somebody"});
    browser.done("POST", "/api/me/find", &wish)
}

#[test]
fn strangers_find_each_other_and_the_computer_player_makes_room() {
    let (server, _folder) = server(&[]);
    let (mut anna, mut ben) = (Browser::new(&server), Browser::new(&server));
    let waiting = look(&mut anna, "letramix");
    assert_eq!(waiting["waits"], true);
    let (table, secret) = seat(&waiting);
    let mut socket = server.join(&table, Some(&secret), 0);
    socket.wait_for(|table| table["frame"]["stage"] == "playing");
    assert_eq!(socket.table["frame"]["seats"][1]["kind"], "bot");
    let again = look(&mut anna, "letramix");
    assert_eq!((&again["table"], &again["waits"]), (&json!(table), &json!(true)), "never with oneself");
    let found = look(&mut ben, "letramix");
    assert_eq!((&found["table"], &found["waits"]), (&json!(table), &json!(false)));
    socket.wait_for(|table| table["frame"]["seats"][1]["kind"] == "person");
    let names: Vec<Value> =
        server.get(&format!("/api/tables/{table}")).json()["names"].as_array().unwrap().clone();
    assert!(names.iter().all(|name| name != "Somebody" && name != "Anna"), "names are given: {names:?}");
    assert_eq!(look(&mut Browser::new(&server), "letramix")["waits"], true, "the seat is taken");
    // Nobody is found without being known, if only to be told from others.
    let mut nobody = Browser::new(&server);
    let wish = json!({"game": "letramix", "strangers": true});
    assert_eq!(refused(&nobody.post("/api/me/find", &wish)), (401, "nobody".to_owned()));
    let alone = json!({"game": "letramix", "strangers": false, "remember": true});
    assert_eq!(nobody.post("/api/me/find", &alone).status, 400);
}

/// Every game has a table at which one can wait, and which begins.
#[test]
fn one_can_wait_in_every_game() {
    let (server, _folder) = server(&[]);
    for game in ["letramix", "woerterklauer", "wurf-und-wort", "buecherwurm", "wortduell"] {
        let (mut anna, mut ben) = (Browser::new(&server), Browser::new(&server));
        let (table, secret) = seat(&look(&mut anna, game));
        let mut socket = server.join(&table, Some(&secret), 0);
        socket.wait_for(|table| table["frame"]["stage"] == "playing");
        assert_eq!(look(&mut ben, game)["waits"], false, "{game}");
        socket.wait_for(|table| table["frame"]["seats"][1]["kind"] == "person");
    }
}

#[test]
fn nobody_meets_whom_they_do_not_want_to_meet() {
    let (server, _folder) = server(&[]);
    let (mut anna, mut ben, mut cleo) = (Browser::new(&server), Browser::new(&server), Browser::new(&server));
    let (table, secret) = seat(&look(&mut anna, "letramix"));
    let _there = server.join(&table, Some(&secret), 0);
    look(&mut ben, "letramix");
    let names = server.get(&format!("/api/tables/{table}")).json()["names"].clone();
    let block = json!({"table": table, "name": names[1]});
    assert_eq!(refused(&cleo.post("/api/me/blocks", &block)).1, "nobody");
    cleo.open("Cleo");
    assert_eq!(refused(&cleo.post("/api/me/blocks", &block)).1, "no_table", "she has met nobody there");
    let unknown = json!({"table": table, "name": "Niemand"});
    assert_eq!(refused(&anna.post("/api/me/blocks", &unknown)).1, "no_such_name");
    let herself = json!({"table": table, "name": names[0]});
    assert_eq!(refused(&anna.post("/api/me/blocks", &herself)).1, "no_such_name");
    assert_eq!(anna.post("/api/me/blocks", &block).status, 204);
    assert_eq!(anna.done("GET", "/api/me/blocks", &Value::Null)[0]["name"], names[1]);
    assert_eq!(ben.done("GET", "/api/me/blocks", &Value::Null), json!([]), "Ben does not learn of it");
    // In both directions.
    let (waits, _) = seat(&look(&mut anna, "wortduell"));
    let bens = look(&mut ben, "wortduell");
    assert_eq!(bens["waits"], true);
    assert_ne!(bens["table"], json!(waits));
    let (_, _) = seat(&look(&mut ben, "buecherwurm"));
    assert_eq!(look(&mut anna, "buecherwurm")["waits"], true);
    let key = anna.done("GET", "/api/me/blocks", &Value::Null)[0]["key"].as_str().unwrap().to_owned();
    assert_eq!(
        ben.request("DELETE", &format!("/api/me/blocks/{key}"), &Value::Null).status,
        404,
        "it is hers"
    );
    anna.done("DELETE", &format!("/api/me/blocks/{key}"), &Value::Null);
    assert_eq!(anna.request("DELETE", &format!("/api/me/blocks/{key}"), &Value::Null).status, 404);
    assert_eq!(anna.done("GET", "/api/me/blocks", &Value::Null), json!([]));
}

#[test]
fn friends_are_offered_again_and_find_the_table_among_theirs() {
    let (server, _folder) = server(&[]);
    let (mut anna, mut ben) = (Browser::new(&server), Browser::new(&server));
    for count in 1..=2 {
        play(&mut anna, &mut ben);
        wait_until("the result", || {
            let companions = anna.done("GET", "/api/me/companions", &Value::Null);
            companions[0]["times"] == json!(count)
        });
    }
    let companions = anna.done("GET", "/api/me/companions", &Value::Null);
    let key = companions[0]["key"].as_str().unwrap();
    assert_eq!(companions, json!([{"key": key, "name": "Ben", "times": 2, "game": "letramix"}]));
    let again = format!("/api/me/companions/{key}/table");
    let opened = anna.done("POST", &again, &json!({"game": "wortduell"}));
    assert_eq!(ben.post(&again, &json!({"game": "wortduell"})).status, 404, "it is hers");
    let mine = ben.done("GET", "/api/me/tables", &Value::Null)["running"].clone();
    assert_eq!(
        (&mine[0]["table"], &mine[0]["invited"], &mine[0]["names"]),
        (&opened["table"], &json!(true), &json!(["Anna"]))
    );
    ben.sit(opened["table"].as_str().unwrap(), "Ben");
    let mine = ben.done("GET", "/api/me/tables", &Value::Null)["running"].clone();
    assert_eq!((mine.as_array().unwrap().len(), &mine[0]["invited"]), (1, &json!(false)));
    // Who does not want to meet somebody is not offered to them.
    let block = json!({"table": opened["table"], "name": "Anna"});
    assert_eq!(ben.post("/api/me/blocks", &block).status, 204);
    assert_eq!(anna.done("GET", "/api/me/companions", &Value::Null), json!([]));
}

/// Many look at once, at two servers: nobody sits with themselves, no seat is given twice, and at most one waits alone.
#[test]
fn many_who_look_at_once_are_paired() {
    let (place, postgres) = (folder(), Postgres::start());
    let (data, url) = (place.path().join("data"), postgres.url());
    let secret = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
    let flags = ["--limits", "off", "--secret", secret, "--database", &url];
    let servers = [Server::start(binary(), &data, &flags), Server::start(binary(), &data, &flags)];
    let found: Vec<(String, String, bool)> = std::thread::scope(|scope| {
        let lookers: Vec<_> = (0..12)
            .map(|number| {
                let server = &servers[number % 2];
                scope.spawn(move || {
                    let answer = look(&mut Browser::new(server), "letramix");
                    let (table, secret) = seat(&answer);
                    (table, secret, answer["waits"] == true)
                })
            })
            .collect();
        lookers.into_iter().map(|looker| looker.join().unwrap()).collect()
    });
    let mut secrets: Vec<&String> = found.iter().map(|(_, secret, _)| secret).collect();
    secrets.sort();
    secrets.dedup();
    assert_eq!(secrets.len(), 12, "no seat twice");
    for (table, ..) in &found {
        let there = found.iter().filter(|(other, ..)| other == table).count();
        assert!(there <= 2, "{there} at one table");
    }
    let alone = found
        .iter()
        .filter(|(table, _, waits)| *waits && found.iter().filter(|(other, ..)| other == table).count() == 1)
        .count();
    println!("{alone} of 12 wait alone");
    // Whoever still waits is found by the next.
    let next = look(&mut Browser::new(&servers[0]), "letramix");
    assert_eq!(next["waits"] == false, alone > 0);
}
