//! Coming, going and leaving.

use super::*;

/// 5.4.6: untimed, after three minutes the opponent may claim the match, or wait.
#[test]
fn s5_4_6_a_match_can_be_claimed() {
    let mut trial = Trial::new(&untimed());
    assert_eq!(trial.act(BEN, Action::Claim {}), Err("no_claim"));
    trial.went(ANNA);
    trial.wait(Span::from_secs(179));
    assert_eq!(trial.act(BEN, Action::Claim {}), Err("no_claim"));
    assert_eq!(trial.view(Viewer::Seat(BEN)).claim_from, [None, Some(Time::from_millis(180_000))]);
    trial.wait(SECOND);
    assert_eq!(trial.over(), None, "the opponent may wait");
    trial.act(BEN, Action::Claim {}).unwrap();
    assert_eq!(trial.over(), Some((Some(Side::TWO), Ending::Claimed)));
}

/// 5.4.6: who is back in time has lost nothing.
#[test]
fn s5_4_6_who_comes_back_goes_on() {
    let mut trial = Trial::new(&untimed());
    trial.went(ANNA);
    trial.wait(Span::from_secs(170));
    trial.came(ANNA);
    trial.wait(Span::from_secs(60));
    assert_eq!(trial.act(BEN, Action::Claim {}), Err("no_claim"));
    trial.call(ANNA, "E").unwrap();
}

/// 5.4.9: leaving loses the match; both cards are shown then.
#[test]
fn s5_4_9_leaving_loses() {
    let mut trial = Trial::new(&untimed());
    trial.left(ANNA);
    assert_eq!(trial.over(), Some((Some(Side::TWO), Ending::Left)));
    let past = trial.view(Viewer::Public).past.unwrap();
    assert_eq!((past.winner, past.cards[0].rows.as_slice()), (None, &BEACH.map(String::from)[..]));
}

/// 5.4.9: a team loses only when all its members are gone.
#[test]
fn s5_4_9_a_team_plays_on_without_a_member() {
    let mut trial = Trial::with_players(&untimed(), 4);
    trial.left(ANNA);
    assert_eq!((trial.over(), trial.on_turn()), (None, Some(CLEO)));
    trial.left(CLEO);
    assert_eq!(trial.over(), Some((Some(Side::TWO), Ending::Left)));
    assert_eq!(trial.play.table.outcome().unwrap().winners, [BEN, DORA]);
}

/// 5.4.9: both sides gone: no result.
#[test]
fn s5_4_9_both_gone_no_result() {
    let mut trial = Trial::new(&untimed());
    trial.play.table.seats.set_presence(BEN, game::Presence::Gone);
    trial.left(ANNA);
    assert_eq!(trial.over(), Some((None, Ending::Nobody)));
    assert!(trial.play.table.outcome().unwrap().winners.is_empty());
}
