//! Looking back: the best layout and the best turns, asked for over the socket.

use super::harness::{Server, Socket};
use super::server;
use serde_json::{Value, json};
use std::path::Path;

fn best(band: &str) -> Value {
    json!({"ask": "hindsight", "about": {"band": band}})
}

/// Anna alone at a table of two rounds.
fn alone(server: &Server) -> (String, String, Socket) {
    let (table, secret) = server.open(&json!({"glass": "off", "end": {"rounds": 2}}));
    let mut anna = server.join(&table, Some(&secret), 0);
    assert_eq!(anna.arrange(&json!({"do": "start"}))["type"], "done");
    anna.wait_for(|table| table["frame"]["stage"] == "playing");
    (table, secret, anna)
}

fn play_a_round(anna: &mut Socket) {
    assert_eq!(anna.act(&json!({"do": "roll"}))["type"], "done");
    assert_eq!(anna.act(&json!({"do": "finish", "layout": []}))["type"], "done");
}

#[test]
fn the_best_layout_is_told_after_a_round_and_stays() {
    let (server, folder) = server(&["--seed", "5"]);
    let (table, secret, mut anna) = alone(&server);
    play_a_round(&mut anna);
    let first_round = anna.seq();
    let bands = ["everyday", "wellread", "all"];
    let answers: Vec<Value> = bands.iter().map(|band| anna.ask(&best(band))["answer"].clone()).collect();
    for answer in &answers {
        assert_eq!(answer["proved"], true, "{answer}");
        assert_eq!(answer["points"], answer["bound"]);
        assert!(!answer["words"].as_array().unwrap().is_empty());
    }
    let points: Vec<i64> = answers.iter().map(|answer| answer["points"].as_i64().unwrap()).collect();
    assert!(points.is_sorted(), "{points:?}");

    let mut watcher = server.join(&table, None, 0);
    assert_eq!(watcher.ask(&best("all"))["answer"], answers[2], "everybody may look back");
    play_a_round(&mut anna);
    anna.wait_for(|table| table["frame"]["stage"] == "over");
    drop(anna);
    server.kill();

    // It was kept, and a table that is over can be asked about all its rounds.
    let server = Server::start(Path::new(env!("CARGO_BIN_EXE_setzkasten")), folder.path(), &[]);
    let mut anna = server.join(&table, Some(&secret), 0);
    let then = json!({"ask": "hindsight", "seq": first_round, "about": {"band": "all"}});
    assert_eq!(anna.ask(&then)["answer"], answers[2]);
    assert!(!server.get("/metrics").body.contains("searches_total 1"), "nothing was searched again");
    assert_ne!(anna.ask(&best("all"))["answer"], answers[2], "the last round had other dice");
}

#[test]
fn nobody_learns_the_best_layout_of_dice_that_are_still_laid() {
    let (server, _folder) = server(&["--seed", "6"]);
    let (_, _, mut anna) = alone(&server);
    assert_eq!(anna.ask(&best("all"))["refusal"]["code"], "nothing_past");
    anna.act(&json!({"do": "roll"}));
    assert_eq!(anna.ask(&best("all"))["refusal"]["code"], "nothing_past");
    let earlier = json!({"ask": "hindsight", "seq": 3, "about": {"band": "all"}});
    assert_eq!(anna.ask(&earlier)["refusal"]["code"], "nothing_past");
    let nonsense = json!({"ask": "hindsight", "about": {"band": "loud"}});
    assert_eq!(anna.ask(&nonsense)["refusal"]["code"], "bad_question");
}

/// Wörterklauer: what could have been stolen is told of turns that are over, while the game goes on and afterwards.
#[test]
fn missed_turns_are_told_of_turns_that_are_over() {
    let (server, _folder) = server(&["--seed", "7"]);
    let opened = server.post("/api/tables", &json!({"game": "woerterklauer", "name": "Anna"})).json();
    let (table, secret) = (opened["table"].as_str().unwrap(), opened["secret"].as_str().unwrap());
    let ben = server.sit(table, "Ben");
    let mut anna = server.join(table, Some(secret), 0);
    let mut ben = server.join(table, Some(&ben), 0);
    assert_eq!(anna.arrange(&json!({"do": "start"}))["type"], "done");
    anna.wait_for(|table| table["view"]["phase"]["phase"] == "play");
    let missed = json!({"ask": "hindsight", "about": {}});
    assert_eq!(anna.ask(&missed)["refusal"]["code"], "nothing_past");

    // Whoever is to move gives up.
    let resigns = json!({"do": "resign"});
    let over = [&mut anna, &mut ben].map(|guest| guest.act(&resigns)["type"] == "done");
    assert!(over.contains(&true));
    anna.wait_for(|table| table["frame"]["stage"] == "over");
    let answer = anna.ask(&missed)["answer"].clone();
    let turns = answer["turns"].as_array().unwrap();
    assert!(
        turns.iter().all(|turn| turn["lead"].as_i64() > Some(1) && turn["new"][0].is_string()),
        "{answer}"
    );
    assert_eq!(answer["words"], json!([]), "nothing lay there yet");
    let then = json!({"ask": "hindsight", "seq": anna.seq(), "about": {}});
    assert_eq!(ben.ask(&then)["answer"], answer, "it is kept");
}
