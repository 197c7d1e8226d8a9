//! Wortduell cards to print.

use super::server;

#[test]
fn cards_are_drawn_by_difficulty_count_and_seed() {
    let (server, _folder) = server(&[]);
    let answer = server.get("/api/cards/easy/4/7");
    let cards = answer.json();
    assert_eq!((answer.status, cards.as_array().map(Vec::len)), (200, Some(4)));
    assert!(cards[0]["theme"]["de"].is_string() && cards[3]["words"][5]["from"].is_string());
    assert_eq!(server.get("/api/cards/easy/4/7").json(), cards);
}

#[test]
fn too_many_cards_and_what_is_no_wish_are_refused() {
    let (server, _folder) = server(&[]);
    for wish in
        ["easy/0/7", "easy/25/7", "easy/-1/7", "easy/4/4294967296", "simple/4/7", "easy/4/x", "%ff/4/7"]
    {
        let answer = server.get(&format!("/api/cards/{wish}"));
        assert_eq!((answer.status, answer.json()["code"].as_str()), (400, Some("bad_request")), "{wish}");
    }
}
