//! Playing over the socket, as `docs/protocol.md` promises.

use super::harness::{Server, Socket};
use super::server;
use serde_json::{Value, json};

/// One round, without a glass.
pub fn short() -> Value {
    json!({"glass": "off", "end": {"rounds": 1}})
}

/// Anna and Ben at a table that has begun.
fn two(server: &Server, options: &Value) -> (String, [String; 2], [Socket; 2]) {
    let (table, anna) = server.open(options);
    let ben = server.sit(&table, "Ben");
    let mut sockets = [server.join(&table, Some(&anna), 0), server.join(&table, Some(&ben), 0)];
    assert_eq!(sockets[0].arrange(&json!({"do": "start"}))["type"], "done");
    sockets[1].wait_for(|table| table["frame"]["stage"] == "playing");
    (table, [anna, ben], sockets)
}

/// Whose turn it is.
fn turn(socket: &Socket) -> usize {
    socket.table["view"]["phase"]["seat"].as_u64().expect("somebody's turn") as usize
}

/// Plays all turns with empty layouts.
pub fn play_to_the_end(sockets: &mut [Socket]) {
    while sockets[0].table["frame"]["stage"] != "over" {
        let seat = turn(&sockets[0]);
        let seq = sockets[0].seq();
        sockets[seat].wait_for(|table| table["seq"].as_u64() >= Some(seq));
        assert_eq!(sockets[seat].act(&json!({"do": "roll"}))["type"], "done");
        let done = sockets[seat].act(&json!({"do": "finish", "layout": []}));
        for socket in sockets.iter_mut() {
            socket.wait_for(|table| table["seq"].as_u64() >= done["seq"].as_u64());
        }
    }
}

#[test]
fn two_people_play_a_game_and_its_log_is_open_when_it_is_over() {
    let (server, _folder) = server(&[]);
    let (table, _, mut sockets) = two(&server, &short());
    assert_eq!(server.get(&format!("/api/tables/{table}/log")).status, 409);
    play_to_the_end(&mut sockets);
    assert_eq!(sockets[1].table["view"]["phase"]["phase"], "over");
    let log = server.get(&format!("/api/tables/{table}/log"));
    let rows: Vec<Value> = log.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(rows.len() as u64, sockets[0].seq());
    assert_eq!(rows[0]["events"][0]["frame"], "opened");
}

#[test]
fn tables_are_found_by_address_code_and_in_the_list() {
    let (server, _folder) = server(&["--public-names", "own"]);
    let wish = json!({"game": "letramix", "name": " Anna  Lena ", "public": true});
    let opened = server.post("/api/tables", &wish).json();
    let (table, code) = (opened["table"].as_str().unwrap(), opened["code"].as_str().unwrap());
    assert_eq!(server.get("/api/tables").json(), json!([]), "nobody is there yet");
    let _anna = server.join(table, opened["secret"].as_str(), 0);
    let listed = server.get("/api/tables").json();
    assert_eq!(listed[0]["table"], table);
    assert_eq!((&listed[0]["host"], &listed[0]["seated"]), (&json!("Anna Lena"), &json!(1)));
    assert_eq!(server.get(&format!("/api/codes/{}", code.to_lowercase())).json()["table"], table);
    assert_eq!(server.get(&format!("/api/tables/{table}")).json()["stage"], "lobby");
    let (hidden, secret) = server.open(&json!({}));
    let _ben = server.join(&hidden, Some(&secret), 0);
    assert_eq!(server.get("/api/tables").json().as_array().unwrap().len(), 1);
    assert_eq!(server.get("/api/codes/ZZZZ").status, 404);
}

#[test]
fn who_comes_back_is_told_exactly_what_was_missed() {
    let (server, _folder) = server(&[]);
    let (table, [_, ben], [mut anna, mut away]) =
        two(&server, &json!({"glass": "off", "end": {"rounds": 3}}));
    let mut watcher = server.join(&table, None, 0);
    let known = away.seq();
    // Ben has the news up to here; what comes now he misses.
    if turn(&anna) == 1 {
        away.act(&json!({"do": "roll"}));
        away.act(&json!({"do": "finish", "layout": []}));
        anna.wait_for(|table| table["view"]["phase"]["seat"] == 0);
    }
    let known = known.max(away.seq());
    drop(away);
    anna.act(&json!({"do": "roll"}));
    anna.act(&json!({"do": "lay", "layout": [[0, 0, 0]]}));
    anna.act(&json!({"do": "finish", "layout": [[0, 0, 0]]}));
    let back = server.join(&table, Some(&ben), known);
    assert_eq!(back.table["after"], known);
    let told: Vec<&str> =
        back.table["news"].as_array().unwrap().iter().filter_map(|n| n["news"].as_str()).collect();
    assert!(told.starts_with(&["rolled", "done", "scored"]), "{told:?}");
    assert_eq!(told.iter().filter(|n| **n == "rolled").count(), 1);
    watcher.wait_for(|table| table["seq"] == back.table["seq"]);
    assert_eq!(watcher.table["you"], Value::Null);
    let fresh = server.join(&table, None, 0);
    assert_eq!(fresh.table["news"], json!([]), "who has just come has missed nothing");
    let lost = server.join(&table, None, 9_999);
    assert_eq!(lost.table["after"], lost.table["seq"], "who knows rows that do not exist starts afresh");
}

#[test]
fn a_second_tab_takes_over() {
    let (server, _folder) = server(&[]);
    let (table, secret) = server.open(&short());
    let mut first = server.join(&table, Some(&secret), 0);
    let mut second = server.join(&table, Some(&secret), 0);
    assert_eq!(first.until("bye")["reason"], "taken_over");
    assert_eq!(second.arrange(&json!({"do": "start"}))["type"], "done");
    assert_eq!(second.table["frame"]["seats"][0]["presence"], "here");
}

#[test]
fn a_retry_is_answered_and_not_repeated() {
    let (server, _folder) = server(&[]);
    let (table, secret) = server.open(&json!({"glass": "off"}));
    let mut anna = server.join(&table, Some(&secret), 0);
    let bot = json!({"type": "arrange", "id": 1, "action": {"do": "bot", "level": "lehrling"}});
    let first = anna.command(&bot);
    let again = anna.command(&bot);
    assert_eq!((&first["type"], &first), (&json!("done"), &again));
    let mut elsewhere = server.join(&table, Some(&secret), anna.seq());
    assert_eq!(elsewhere.command(&bot)["type"], "done");
    assert_eq!(elsewhere.table["frame"]["seats"].as_array().unwrap().len(), 2);
    assert_eq!(elsewhere.table["you"]["last"], 1);
    let skipped = elsewhere.command(&json!({"type": "arrange", "id": 3, "action": {"do": "start"}}));
    assert_eq!(skipped["code"], "bad_id");
}

#[test]
fn secrets_of_other_tables_and_nobodys_are_refused() {
    let (server, _folder) = server(&[]);
    let (table, _) = server.open(&short());
    let (_, foreign) = server.open(&short());
    for secret in [foreign.as_str(), "0.AAAAAAAAAAAAAAAAAAAAAA", "x"] {
        let mut socket = server.socket(&table).unwrap();
        socket.send(&json!({"type": "hello", "secret": secret}));
        assert_eq!(socket.until("bye")["reason"], "bad_secret");
    }
    let mut socket = server.socket("ABCDEFGHJKLM").unwrap();
    socket.send(&json!({"type": "hello"}));
    assert_eq!(socket.until("bye")["reason"], "no_table");
    let mut watcher = server.join(&table, None, 0);
    assert_eq!(watcher.act(&json!({"do": "roll"}))["code"], "no_seat");
}

#[test]
fn who_is_kicked_is_told_and_cannot_come_back() {
    let (server, _folder) = server(&[]);
    let (table, anna) = server.open(&short());
    let ben = server.sit(&table, "Ben");
    let mut anna = server.join(&table, Some(&anna), 0);
    let mut ben_here = server.join(&table, Some(&ben), 0);
    assert_eq!(ben_here.arrange(&json!({"do": "kick", "seat": 0}))["code"], "not_host");
    anna.arrange(&json!({"do": "kick", "seat": 1}));
    assert_eq!(ben_here.until("bye")["reason"], "kicked");
    let mut again = server.socket(&table).unwrap();
    again.send(&json!({"type": "hello", "secret": ben}));
    assert_eq!(again.until("bye")["reason"], "kicked");
}

#[test]
fn a_rematch_takes_everybody_along() {
    let (server, _folder) = server(&[]);
    let (_, _, mut sockets) = two(&server, &short());
    let first = sockets[0].table["view"]["first"].as_u64().unwrap();
    play_to_the_end(&mut sockets);
    assert_eq!(sockets[1].arrange(&json!({"do": "rematch"}))["type"], "done");
    sockets[0].wait_for(|table| table["frame"]["next"].is_object());
    let mut next: Vec<Socket> = sockets
        .iter()
        .map(|socket| {
            let next = &socket.table["frame"]["next"];
            server.join(next["table"].as_str().unwrap(), next["secret"].as_str(), 0)
        })
        .collect();
    assert_eq!(next[0].table["you"]["seat"], 0);
    assert_eq!(next[1].table["frame"]["host"], 1, "who asks is the host");
    assert_eq!(next[1].table["frame"]["options"]["end"], json!({"rounds": 1}));
    next[1].arrange(&json!({"do": "start"}));
    assert_eq!(next[1].table["view"]["first"], (first + 1) % 2, "C16: the start goes to the left");
}

#[test]
fn a_bot_plays_its_turns_in_human_time() {
    let (server, _folder) = server(&[]);
    let (table, secret) = server.open(&json!({"mode": "same_roll", "glass": "off", "end": {"rounds": 1}}));
    let mut anna = server.join(&table, Some(&secret), 0);
    anna.arrange(&json!({"do": "bot", "level": "lehrling"}));
    anna.arrange(&json!({"do": "start"}));
    anna.act(&json!({"do": "next"}));
    anna.wait_for(|table| table["view"]["phase"]["phase"] == "laying");
    anna.act(&json!({"do": "finish", "layout": []}));
    while anna.table["frame"]["stage"] != "over" {
        anna.until("table");
    }
    let totals = &anna.table["view"]["totals"];
    assert!(totals[1].as_i64() > totals[0].as_i64(), "{totals}");
}

#[test]
fn words_can_be_asked_for_with_pruefhilfe_only() {
    let (server, _folder) = server(&[]);
    let ask = json!({"type": "ask", "id": 7, "question": {"ask": "word", "word": "haus"}});
    let answer = |options: &Value| {
        let (table, secret) = server.open(options);
        let mut anna = server.join(&table, Some(&secret), 0);
        anna.send(&ask);
        anna.until("answer")
    };
    let open = answer(&json!({}));
    assert_eq!((&open["id"], &open["answer"]["allowed"]), (&json!(7), &json!(true)));
    assert!(open["answer"]["sentence"]["de"].as_str().unwrap().starts_with("HAUS"), "{open}");
    let closed = answer(&json!({"check_aid": false}));
    assert_eq!(closed["refusal"]["code"], "closed");
}

/// C6: without Prüfhilfe a valid and an invalid layout get identical messages, byte for byte, apart from the layout.
#[test]
fn decision_c6_without_pruefhilfe_messages_do_not_tell_valid_from_invalid() {
    let transcript = |valid: bool| {
        let (server, _folder) = server(&["--seed", "11"]);
        let (_, _, [mut anna, mut ben]) =
            two(&server, &json!({"check_aid": false, "glass": "off", "mode": "same_roll"}));
        for socket in [&mut anna, &mut ben] {
            socket.act(&json!({"do": "next"}));
        }
        anna.wait_for(|table| table["view"]["phase"]["phase"] == "laying");
        let (good, bad) = two_dice(&anna.table["view"]["phase"]["dice"]);
        let layout = if valid { good } else { bad };
        let mut heard = Vec::new();
        for action in [
            json!({"do": "lay", "layout": layout}),
            json!({"do": "reroll"}),
            json!({"do": "finish", "layout": layout}),
        ] {
            let outcome = anna.act(&action);
            heard.push(outcome.to_string());
            heard.push(anna.table.to_string());
        }
        let done = anna.seq();
        ben.wait_for(|table| table["seq"] == done);
        heard.push(ben.table.to_string());
        // Times and the code are the only things that differ between two servers with one seed.
        let until = format!("\"reroll_until\":{}", anna.table["view"]["phase"]["reroll_until"]);
        let zero = anna.table["frame"]["clock"]["zero"].to_string();
        let code = anna.table["frame"]["code"].to_string();
        heard
            .into_iter()
            .map(|text| {
                text.replace(&zero, "0")
                    .replace(&until, "")
                    .replace(&code, "")
                    .replace(&layout.to_string(), "LAYOUT")
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(transcript(true), transcript(false));
}

/// A valid and an invalid layout of two dice side by side.
fn two_dice(dice: &Value) -> (Value, Value) {
    let letters: Vec<String> = dice
        .as_array()
        .into_iter()
        .flatten()
        .map(|die| die["letter"].as_str().unwrap_or("*").to_owned())
        .collect();
    let layout = |word: &str| {
        let mut used = Vec::new();
        for letter in word.chars() {
            let free = (0..letters.len()).find(|i| !used.contains(i) && letters[*i] == letter.to_string())?;
            used.push(free);
        }
        Some(json!([[used[0], 0, 0], [used[1], 1, 0]]))
    };
    let words = ["ER", "ES", "AN", "IN", "DU", "SO", "DA", "AB", "UM", "IM", "EI", "TU", "NA", "RE", "SE"];
    let good = words.iter().find_map(|word| layout(word)).expect("a short word");
    let bad = ["TN", "RN", "NR", "NT", "TR", "SR", "HN", "LN", "TL", "GH", "KT", "DN"]
        .iter()
        .find_map(|word| layout(word));
    (good, bad.expect("no word"))
}

/// "Ab hier weiterspielen": anybody may, once a table is over, and nobody before.
#[test]
fn one_plays_on_from_a_row_of_a_table_that_is_over() {
    let (server, _folder) = server(&[]);
    let (table, _, mut sockets) = two(&server, &json!({"pace": "off", "end": {"rounds": 2}}));
    let wish = |seq: u64, seat: u64, level: &str| {
        let from = json!({"table": table, "seq": seq, "seat": seat, "level": level});
        json!({"game": "letramix", "name": "Cleo", "from": from})
    };
    let code = |wish: &Value| server.post("/api/tables", wish).json()["code"].clone();
    assert_eq!(code(&wish(3, 0, "lehrling")), "not_over");
    play_to_the_end(&mut sockets);
    let last = sockets[0].seq();
    assert_eq!(code(&wish(1, 0, "lehrling")), "cannot_continue", "it had not begun");
    assert_eq!(code(&wish(last, 0, "lehrling")), "cannot_continue", "it is over");
    assert_eq!(code(&wish(0, 0, "lehrling")), "no_such_row");
    assert_eq!(code(&wish(last + 1, 0, "lehrling")), "no_such_row");
    assert_eq!(code(&wish(last - 1, 2, "lehrling")), "no_such_seat");
    assert_eq!(code(&wish(last - 1, 0, "hal")), "no_such_level");
    let mut of_another = wish(last - 1, 0, "lehrling");
    of_another["game"] = "wortduell".into();
    assert_eq!(code(&of_another), "no_table");

    let opened = server.post("/api/tables", &wish(last - 1, 1, "lehrling"));
    assert_eq!(opened.status, 201);
    let opened = opened.json();
    let mut cleo = server.join(opened["table"].as_str().unwrap(), opened["secret"].as_str(), 0);
    let frame = &cleo.table["frame"];
    assert_eq!((&frame["stage"], &frame["host"]), (&json!("playing"), &json!(1)));
    assert_eq!((&frame["seats"][0]["kind"], &frame["seats"][1]["name"]), (&json!("bot"), &json!("Cleo")));
    assert_eq!(cleo.table["view"]["rounds"], 1, "one round is over, and the other almost");
    cleo.wait_for(|table| table["frame"]["clock"]["zero"].is_number());
    if cleo.table["view"]["phase"]["seat"] == 1 {
        assert_eq!(cleo.act(&json!({"do": "finish", "layout": []}))["type"], "done");
    } else {
        assert_eq!(cleo.arrange(&json!({"do": "hurry"}))["type"], "done");
    }
    cleo.wait_for(|table| table["frame"]["stage"] == "over");
}

/// P16: where no other person has to come, a rematch has no lobby.
#[test]
fn p16_a_rematch_without_other_people_is_dealt_at_once() {
    let (server, _folder) = server(&[]);
    let (table, anna) = server.open(&short());
    let mut anna = server.join(&table, Some(&anna), 0);
    assert_eq!(anna.arrange(&json!({"do": "start"}))["type"], "done");
    play_to_the_end(std::slice::from_mut(&mut anna));
    assert_eq!(anna.arrange(&json!({"do": "rematch"}))["type"], "done");
    anna.wait_for(|table| table["frame"]["next"]["secret"].is_string());
    let next = anna.table["frame"]["next"].clone();
    let mut again = server.join(next["table"].as_str().unwrap(), next["secret"].as_str(), 0);
    again.wait_for(|table| table["view"]["phase"]["phase"] == "to_roll");
    assert_eq!(again.act(&json!({"do": "roll"}))["type"], "done");
}
