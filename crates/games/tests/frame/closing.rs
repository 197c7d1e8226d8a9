//! Tables that are closed without a result.

use crate::cast::{ANNA, BEN, FIRST};
use crate::life::Life;
use game::{Closing, Span};
use serde_json::json;

fn closed(mut life: Life, why: Closing) -> Life {
    let event = life.table.close(why).unwrap();
    life.row(vec![event]);
    life
}

/// It is over, without an outcome, and says why.
#[test]
fn a_closed_table_is_over_and_says_why() {
    let cases = [
        (Life::lobby(2), Closing::Lobby, "lobby"),
        (Life::playing(2), Closing::Untouched, "untouched"),
        (Life::playing(2), Closing::Operator, "operator"),
    ];
    for (life, why, name) in cases {
        let life = closed(life, why);
        assert_eq!((&life.frame()["stage"], &life.frame()["closed"]), (&json!("over"), &json!(name)));
        assert_eq!(life.news, [json!({"news": "closed", "why": name})]);
        assert_eq!(life.table.outcome(), None);
        assert_eq!(life.table.close(why), None, "only once");
    }
    assert_eq!(Life::over(2).table.close(Closing::Operator), None, "what is over has its result");
}

/// Nothing can be done there any more: no seat, no start, no move, no rematch. Time brings nothing either.
#[test]
fn at_a_closed_table_everything_is_refused() {
    let mut lobby = closed(Life::lobby(2), Closing::Lobby);
    assert_eq!(lobby.sit("Cleo"), Err("table_closed"));
    assert_eq!(lobby.does(ANNA, "start"), Err("table_closed"));
    let mut played = closed(Life::playing(2), Closing::Untouched);
    for what in ["pause", "leave", "rematch"] {
        assert_eq!(played.does(BEN, what), Err("table_closed"), "{what}");
    }
    assert_eq!(played.act(FIRST, json!({"do": "roll"})), Err("table_closed"));
    assert_eq!(played.table.may_rematch(ANNA).unwrap_err().code, "table_closed");
    assert_eq!(played.table.deadline(), None);
    let before = played.table.clone();
    played.wait(Span::from_secs(3600));
    assert_eq!(played.table, before);
}

/// Who comes to look is seen, and wakes no clock.
#[test]
fn a_closed_table_stays_closed_when_somebody_comes() {
    let mut life = Life::playing(2);
    life.goes(ANNA);
    life.goes(BEN);
    assert!(life.rests());
    let mut life = closed(life, Closing::Untouched);
    life.comes(ANNA);
    assert_eq!((&life.frame()["stage"], life.table.frame.clock.is_running()), (&json!("over"), false));
}
