//! How words are spoken, asked for over the socket while they are typed.

use super::harness::Socket;
use super::server;
use serde_json::{Value, json};

fn ask(socket: &mut Socket, word: &str) -> Value {
    socket.ask(&json!({"ask": "syllables", "word": word}))
}

#[test]
fn a_table_of_wurf_und_wort_splits_words_for_everybody_who_asks() {
    let (server, _folder) = server(&[]);
    let (table, secret) = server.open_game("wurf-und-wort", &json!({}));
    let mut anna = server.join(&table, Some(&secret), 0);
    let before = anna.seq();
    assert_eq!(ask(&mut anna, "Fußball")["answer"], json!({"split": "Fuß-ball", "syllables": [2, 2]}));
    assert_eq!(ask(&mut anna, " rote  Grütze ")["answer"]["split"], "ro-te Grüt-ze");
    assert_eq!(ask(&mut anna, "Nation")["answer"]["syllables"], json!([2, 3]));
    let mut watcher = server.join(&table, None, 0);
    assert_eq!(ask(&mut watcher, "Abend")["answer"]["split"], "A-bend");
    assert_eq!(watcher.seq(), before, "a question changes nothing, and is in no log");
}

#[test]
fn what_is_no_word_or_too_long_is_refused() {
    let (server, _folder) = server(&[]);
    let (table, secret) = server.open_game("wurf-und-wort", &json!({}));
    let mut anna = server.join(&table, Some(&secret), 0);
    for word in ["", "  ", "???", "R2D2", &"a".repeat(41), &"Lo".repeat(1_000)] {
        let answer = ask(&mut anna, word);
        assert_eq!(answer["refusal"]["code"], "bad_word", "{word}");
        assert!(answer.get("answer").is_none());
    }
    assert_eq!(ask(&mut anna, &"Lo".repeat(20))["answer"]["syllables"], json!([20, 20]));
}

/// Where no syllables count, an answer could only tell what the table does not want to be told: which words there are.
#[test]
fn games_without_syllables_tell_nothing() {
    let (server, _folder) = server(&[]);
    let (table, secret) = server.open(&json!({}));
    let mut anna = server.join(&table, Some(&secret), 0);
    assert_eq!(ask(&mut anna, "Fußball")["refusal"]["code"], "no_syllables");
}
