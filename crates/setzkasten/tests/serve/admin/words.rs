//! "Wort melden": what players say of verdicts, and the operator's inbox.

use super::*;

fn report(server: &Server, word: &str, game: &str, claim: &str) -> (u16, Value) {
    let answer = server.post("/api/words", &json!({"word": word, "game": game, "claim": claim}));
    let code = if answer.status == 204 { Value::Null } else { answer.json()["code"].clone() };
    (answer.status, code)
}

#[test]
fn words_are_reported_counted_and_done_with() {
    let folder = folder();
    let start = || Server::start(binary(), folder.path(), &["--limits", "off"]);
    let server = start();
    let token = token(&["--data", folder.path().to_str().expect("a path")]);
    let fine = (204, Value::Null);
    assert_eq!(report(&server, "Flümbel", "letramix", "missing"), fine);
    assert_eq!(report(&server, "FLÜMBEL", "letramix", "missing"), fine);
    assert_eq!(report(&server, "Hund", "woerterklauer", "wrong"), fine);
    let expected = json!([
        {
            "word": "FLÜMBEL", "game": "letramix", "verdict": "unknown", "claim": "missing", "times": 2,
            "correction": "Flümbel + noun  # 2 × missing: letramix, unknown"
        },
        {
            "word": "HUND", "game": "woerterklauer", "verdict": "ok", "claim": "wrong", "times": 1,
            "correction": "Hund -  # 1 × wrong: woerterklauer, ok"
        },
    ]);
    let listed = |server: &Server| {
        let mut words = Operator::new(server, &token).get("/words");
        for word in words.as_array_mut().expect("a list") {
            let sentence = word.as_object_mut().expect("an object").remove("sentence").expect("a sentence");
            assert!(sentence.as_str().is_some_and(|s| s.contains(": ")), "{sentence}");
        }
        words
    };
    assert_eq!(listed(&server), expected);
    server.stop();
    let server = start();
    assert_eq!(listed(&server), expected, "it outlives a restart");
    let operator = Operator::new(&server, &token);
    operator.does("DELETE", "/words/FL%C3%9CMBEL", &Value::Null);
    assert_eq!(
        operator.refused("DELETE", "/words/FL%C3%9CMBEL", &Value::Null),
        (404, "not_found".to_owned())
    );
    assert_eq!(listed(&server), json!([expected[1]]));
}

#[test]
fn what_is_no_word_no_game_or_no_claim_is_refused() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &["--limits", "off"]);
    let token = token(&["--data", folder.path().to_str().expect("a path")]);
    for word in ["", "zwei Wörter", "<b>", &"X".repeat(26), "4711"] {
        assert_eq!(report(&server, word, "letramix", "why"), (409, json!("bad_word")), "{word}");
    }
    assert_eq!(report(&server, "HUND", "schach", "why"), (400, json!("no_game")));
    assert_eq!(report(&server, "HUND", "letramix", "rude"), (400, json!("bad_request")));
    let who = json!({"word": "HUND", "game": "letramix", "claim": "why", "name": "Anna"});
    assert_eq!(server.post("/api/words", &who).status, 400, "nothing about who is taken");
    assert_eq!(Operator::new(&server, &token).get("/words"), json!([]));
}

#[test]
fn word_reports_are_limited() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &[]);
    let statuses: Vec<u16> = (0..8).map(|_| report(&server, "HUND", "letramix", "why").0).collect();
    assert_eq!(statuses[..6], [204; 6]);
    assert!(statuses.contains(&429), "{statuses:?}");
}
