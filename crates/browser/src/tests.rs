//! Requests as JavaScript makes them.

use crate::engine::{Engine, Outside};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};

const NOW: f64 = 1_800_000_000_000.0;

/// A browser whose clock goes on by a second whenever it is looked at.
#[derive(Default)]
struct Browser {
    looks: Cell<u32>,
    told: RefCell<Vec<String>>,
    /// After so many messages it is enough.
    patience: usize,
}

impl Outside for Browser {
    fn now(&self) -> f64 {
        self.looks.set(self.looks.get() + 1);
        NOW + f64::from(self.looks.get()) * 1000.0
    }

    fn is_enough(&self, message: &str) -> bool {
        self.told.borrow_mut().push(message.to_owned());
        self.told.borrow().len() > self.patience
    }
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let browser = Browser { patience: usize::MAX, ..Browser::default() };
    serde_json::from_str(&engine.ask(request.to_string().as_bytes(), NOW, &browser)).unwrap()
}

/// A game that Anna plays alone, with the rows that are kept of it.
struct Game {
    engine: Engine,
    table: String,
    rows: Vec<String>,
    names: Value,
    last: Value,
}

impl Game {
    fn play(game: &str, options: &Value, messages: &[Value]) -> Self {
        let mut engine = Engine::default();
        let open =
            json!({"do": "open", "game": game, "name": "Anna", "options": options, "seed": "7c".repeat(32)});
        let opened = ask(&mut engine, &open);
        let table = opened["opened"]["table"].as_str().unwrap().to_owned();
        let mut game = Self { engine, table, rows: Vec::new(), names: Value::Null, last: Value::Null };
        game.keep(&opened["batch"]);
        let hello = json!({"type": "hello", "secret": opened["opened"]["secret"], "seq": 0});
        game.tell("connect", &hello);
        for message in messages {
            game.tell("say", message);
        }
        game
    }

    fn tell(&mut self, what: &str, message: &Value) {
        let request = json!({"do": what, "table": self.table, "connection": 1, "text": message.to_string()});
        let answer = ask(&mut self.engine, &request);
        self.keep(&answer["batch"]);
    }

    fn keep(&mut self, batch: &Value) {
        self.rows
            .extend(batch["rows"].as_array().unwrap().iter().map(|row| row.as_str().unwrap().to_owned()));
        self.names = batch["names"].clone();
        self.last = batch.clone();
    }
}

fn start() -> Value {
    json!({"type": "arrange", "id": 1, "action": {"do": "start"}})
}

/// Alone: rolls, and is done with nothing laid. The round is over.
fn a_round_of_letramix() -> Game {
    let act = |id: u32, action: &Value| json!({"type": "act", "id": id, "moment": 0, "action": action});
    let mut game = Game::play("letramix", &json!({"end": {"rounds": 1}}), &[start()]);
    for (id, action) in [(2, json!({"do": "roll"})), (3, json!({"do": "finish", "layout": []}))] {
        let sent = game.last["send"].as_array().unwrap().last().unwrap()["text"].as_str().unwrap().to_owned();
        let moment = serde_json::from_str::<Value>(&sent).unwrap()["moment"].clone();
        let mut message = act(id, &action);
        message["moment"] = moment;
        game.tell("say", &message);
    }
    assert_eq!(game.last["summary"]["stage"], "over", "{}", game.last);
    game
}

#[test]
fn what_cannot_be_read_is_refused_with_a_sentence() {
    let mut engine = Engine::default();
    let codes = [
        (json!({}), "bad_request"),
        (json!({"do": "dance"}), "bad_request"),
        (json!({"do": "open", "game": "chess", "name": "Anna", "seed": "00".repeat(32)}), "bad_request"),
        (json!({"do": "open", "game": "letramix", "name": "Anna", "seed": "00"}), "bad_request"),
        (json!({"do": "open", "game": "letramix", "name": " ", "seed": "00".repeat(32)}), "bad_name"),
        (json!({"do": "time", "table": "hier-AAAA"}), "no_table"),
        (json!({"do": "load", "stored": ["{}"], "seed": "00".repeat(32)}), "bad_request"),
        (json!({"do": "log", "stored": []}), "bad_request"),
        (json!({"do": "solve", "rack": "1"}), "no_rack"),
    ];
    for (request, code) in codes {
        let answer = ask(&mut engine, &request);
        assert_eq!(answer["refusal"]["code"], code, "{request}: {answer}");
        assert!(answer["refusal"]["sentence"]["de"].is_string());
    }
    let browser = Browser::default();
    assert!(engine.ask(b"\xff", NOW, &browser).contains("bad_request"));
}

#[test]
fn a_table_is_kept_and_goes_on_after_a_reload() {
    let game = Game::play(
        "woerterklauer",
        &json!({}),
        &[
            json!({"type": "arrange", "id": 1, "action": {"do": "bot", "level": "lehrling"}}),
            json!({"type": "arrange", "id": 2, "action": {"do": "start"}}),
        ],
    );
    let mut other = Engine::default();
    let load = json!({"do": "load", "stored": game.rows, "names": game.names, "seed": "01".repeat(32)});
    let loaded = ask(&mut other, &load);
    assert_eq!(loaded["opened"]["table"], game.table.as_str());
    let before = game.rows.len() as u64;
    assert_eq!(loaded["batch"]["first"], before + 1, "nothing is told twice");
    assert_eq!(loaded["batch"]["summary"]["names"], game.last["summary"]["names"]);
}

#[test]
fn a_game_that_is_over_can_be_looked_at_and_looked_back_on() {
    let game = a_round_of_letramix();
    let mut other = Engine::default();
    let log = ask(&mut other, &json!({"do": "log", "stored": game.rows, "names": game.names}));
    assert_eq!((&log["table"]["stage"], &log["table"]["names"][0]), (&json!("over"), &json!("Anna")));
    assert_eq!(log["rows"].as_array().unwrap().len(), game.rows.len());
    let search = json!({"id": 7, "seq": game.rows.len(), "guest": 0, "about": {"band": "everyday"}});
    let request = json!({"do": "look_back", "stored": game.rows, "names": game.names, "search": search});
    let answer = ask(&mut other, &request)["text"].as_str().unwrap().to_owned();
    let best: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!((&best["id"], &best["answer"]["proved"]), (&json!(7), &json!(true)), "{best}");
}

#[test]
fn a_search_tells_how_far_it_is_and_can_be_ended() {
    let game = a_round_of_letramix();
    let search = json!({"id": 7, "seq": game.rows.len(), "guest": 0, "about": {"band": "all"}});
    let request = json!({"do": "look_back", "stored": game.rows, "names": game.names, "search": search});
    let browser = Browser { patience: 2, ..Browser::default() };
    Engine::default().ask(request.to_string().as_bytes(), NOW, &browser);
    let told = browser.told.borrow();
    assert_eq!(told.len(), 3, "it ends with the message that was enough");
    assert!(told.iter().all(|message| message.contains(r#""more":true"#)), "{told:?}");
}

#[test]
fn words_are_judged_as_the_table_would() {
    let mut engine = Engine::default();
    let mut judged = |changes: &Value| {
        let mut request = json!({"do": "word", "game": "letramix", "word": "Xylo"});
        request.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
        ask(&mut engine, &request)
    };
    assert_eq!(judged(&json!({"word": "Haus"}))["answer"]["allowed"], true);
    assert_eq!(judged(&json!({}))["answer"]["allowed"], false);
    assert_eq!(judged(&json!({"house": {"allow": ["XYLO"], "refuse": []}}))["answer"]["allowed"], true);
    assert_eq!(judged(&json!({"options": {"check_aid": false}}))["refusal"]["code"], "closed");
    assert_eq!(judged(&json!({"options": {"check_aid": 3}}))["refusal"]["code"], "bad_options");
    let spoken = json!({"do": "syllables", "game": "wurf-und-wort", "word": "Schwimmreifen"});
    assert_eq!(ask(&mut engine, &spoken)["answer"]["split"], "Schwimm-rei-fen");
}

#[test]
fn layouts_are_worth_what_the_table_would_say() {
    let mut engine = Engine::default();
    let dice: Vec<Value> = "HAUSXNRTIGLOE".chars().map(|letter| json!({"letter": letter})).collect();
    let mut judged = |layout: Value, options: Value| {
        let request = json!({"do": "draft", "game": "letramix", "options": options, "seat": 0,
            "view": {"phase": {"phase": "laying", "dice": dice}}, "action": {"do": "lay", "layout": layout}});
        ask(&mut engine, &request)["answer"].clone()
    };
    let row = |letters: usize| json!((0..letters).map(|die| [die, die, 0]).collect::<Vec<_>>());
    assert_eq!(judged(row(4), json!({}))["worth"]["words"][0]["word"], "HAUS");
    let no_word = judged(row(5), json!({}));
    assert_eq!((&no_word["worth"], &no_word["layout"]), (&Value::Null, &row(5)), "HAUSX is no word");
    assert_eq!(judged(row(4), json!({"check_aid": false})), Value::Null, "nobody says");
    assert_eq!(judged(json!([[0, 0, 0], [0, 1, 0]]), json!({})), Value::Null, "one die twice");
}

#[test]
fn fields_are_judged_as_the_table_would() {
    let mut engine = Engine::default();
    let letters = games::woerterklauer::letters(false);
    let mut used = vec![false; letters.len()];
    let mut tile = |letter: char| {
        let at =
            (0..letters.len()).find(|at| !used[*at] && char::from(letters[*at].ascii()) == letter).unwrap();
        used[at] = true;
        at
    };
    let before: Vec<Value> =
        "HASE".chars().zip(0..).map(|(letter, x)| json!([tile(letter), x, 0, "black"])).collect();
    let pool: Vec<usize> = "NULDRT".chars().map(&mut tile).collect();
    let mut judged = |first: usize, past: &[&str], turns: usize| {
        let words =
            |word: &&str| json!({"seat": 0, "letters": [0, 0], "words": [{"word": word, "how": "new"}]});
        let view = json!({"options": {}, "turns": turns, "first": 0, "field": before, "pool": pool,
            "agreed": {"words": [], "different": []}, "past": past.iter().map(words).collect::<Vec<_>>()});
        let mut field: Vec<Value> =
            before.iter().map(|stone| json!([stone[0], stone[1], stone[2]])).collect();
        field[0][0] = json!(first);
        let request = json!({"do": "draft", "game": "woerterklauer", "seat": 0, "view": view,
            "action": {"do": "lay", "field": field}});
        ask(&mut engine, &request)["answer"].clone()
    };
    let nase = judged(pool[0], &["HASE"], 1);
    assert_eq!((&nase["verdict"], &nase["stolen"]), (&json!("leads"), &json!(["NASE"])), "{nase}");
    let uase = judged(pool[1], &["HASE"], 1);
    assert_eq!((&uase["verdict"], &uase["check"]), (&json!("illegal"), &json!("S4")), "{uase}");
    assert_eq!(judged(pool[0], &["NASE", "HASE"], 2), Value::Null, "it has lain somewhere");
    assert_eq!(judged(pool[0], &["NASEN", "HASE"], 2), Value::Null, "a form of it has lain somewhere");
    assert_eq!(judged(pool[0], &["HASE"], 9), Value::Null, "not all of the past is known");
    assert_eq!(judged(pool[1], &["HASE"], 9)["check"], "S4", "whatever has lain");
}
