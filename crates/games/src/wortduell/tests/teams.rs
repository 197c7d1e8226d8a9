//! Teams.

use super::*;
use game::News as _;

fn four() -> Trial {
    Trial::with_players(&untimed(), 4)
}

fn suggested(trial: &Trial, viewer: Viewer) -> usize {
    match trial.view(viewer).phase {
        PhaseView::Turn { suggestions, .. } => suggestions.len(),
        _ => 0,
    }
}

fn suggest(text: &str) -> Action {
    Action::Suggest { idea: Some(Idea::Letter { letter: letter(text) }) }
}

/// D.17, 5.4.7: members call in turn, in a fixed order.
#[test]
fn d_17_s5_4_7_members_call_in_turn() {
    let mut trial = four();
    let mut order = Vec::new();
    for called in ["A", "B", "C", "D", "E", "F", "G", "H"] {
        let seat = trial.on_turn().unwrap();
        order.push(seat);
        trial.call(seat, called).unwrap();
    }
    assert_eq!(order, [ANNA, BEN, CLEO, DORA, ANNA, BEN, CLEO, DORA]);
}

/// D24: one player faces a team: every other turn is theirs.
#[test]
fn d24_one_against_a_team() {
    let sides = [0, 1, 1].map(|side| Side::try_from(side).unwrap()).to_vec();
    let mut trial = Trial::with_players(&Options { sides, ..untimed() }, 3);
    let mut order = Vec::new();
    for called in ["A", "B", "C", "D", "E", "F"] {
        let seat = trial.on_turn().unwrap();
        order.push(seat);
        trial.call(seat, called).unwrap();
    }
    assert_eq!(order, [ANNA, BEN, ANNA, CLEO, ANNA, BEN]);
}

/// 5.4.7: only the member on turn can call or guess.
#[test]
fn s5_4_7_only_who_is_on_turn_acts() {
    let mut trial = four();
    for other in [BEN, CLEO, DORA] {
        assert_eq!(trial.call(other, "E"), Err("not_your_turn"));
        assert_eq!(trial.guess(other, KITCHEN_WORDS[0]), Err("not_your_turn"));
        assert_eq!(trial.act(other, Action::Pass {}), Err("not_your_turn"));
    }
}

/// D.17, D6, 5.4.7: the team consults from the start of its turn until the call, and only it sees that.
#[test]
fn d_17_d6_s5_4_7_suggestions_are_for_the_team_until_the_call() {
    let mut trial = four();
    trial.act(CLEO, suggest("N")).unwrap();
    assert_eq!(trial.act(BEN, suggest("N")), Err("not_your_turn"));
    let seen = [ANNA, CLEO, BEN, DORA].map(|seat| suggested(&trial, Viewer::Seat(seat)));
    assert_eq!((seen, suggested(&trial, Viewer::Public)), ([1, 1, 0, 0], 0));
    trial.act(CLEO, Action::Suggest { idea: Some(Idea::Word(place(KITCHEN_WORDS[0]))) }).unwrap();
    assert_eq!(suggested(&trial, Viewer::Seat(ANNA)), 1, "the newer one replaces the older");
    trial.call(ANNA, "N").unwrap();
    trial.act(DORA, suggest("E")).unwrap();
    assert_eq!(suggested(&trial, Viewer::Seat(ANNA)), 0, "cleared at the call");
    trial.act(DORA, Action::Suggest { idea: None }).unwrap();
    assert_eq!(suggested(&trial, Viewer::Seat(BEN)), 0, "taken back");
}

/// A suggestion changes nothing of what may be done: nobody's call comes too late by it.
#[test]
fn s5_4_7_suggestions_leave_the_moment() {
    let mut trial = four();
    let moment = trial.state().moment;
    trial.act(CLEO, suggest("N")).unwrap();
    assert_eq!(trial.state().moment, moment);
    let told = News::of(
        &trial.play.table,
        &Event::Suggested(Suggestion { seat: CLEO, idea: Idea::Letter { letter: letter("N") } }),
        Viewer::Seat(BEN),
    );
    assert_eq!(told, None);
}

/// A suggestion stays until the call, but what was guessed rightly is no suggestion any more.
#[test]
fn s5_4_7_a_right_guess_keeps_the_other_suggestions() {
    let mut trial = Trial::with_players(&untimed(), 6);
    trial.first_calls();
    trial.act(CLEO, Action::Suggest { idea: Some(Idea::Word(place(KITCHEN_WORDS[0]))) }).unwrap();
    trial.act(Seat::new(4), suggest("N")).unwrap();
    trial.guess(ANNA, KITCHEN_WORDS[0]).unwrap();
    assert_eq!(suggested(&trial, Viewer::Seat(ANNA)), 1);
}

/// D.17, 5.4.7: each team picks who writes; that is for display only.
#[test]
fn d_17_s5_4_7_a_writer_is_picked() {
    let mut trial = four();
    assert_eq!(trial.view(Viewer::Public).writers, [Some(ANNA), Some(BEN)]);
    trial.act(ANNA, Action::Writer { seat: CLEO }).unwrap();
    assert_eq!(trial.act(ANNA, Action::Writer { seat: BEN }), Err("no_team"));
    assert_eq!(trial.act(ANNA, Action::Writer { seat: Seat::new(9) }), Err("no_team"));
    assert_eq!(trial.view(Viewer::Public).writers, [Some(CLEO), Some(BEN)]);
    trial.call(ANNA, "E").unwrap();
    trial.left(CLEO);
    assert_eq!(trial.view(Viewer::Public).writers, [Some(ANNA), Some(BEN)]);
}

/// 5.4.7: a disconnected member is skipped, on turn and later; the clock runs on, suggestions stay.
#[test]
fn s5_4_7_who_is_disconnected_is_skipped() {
    let mut trial = Trial::with_players(&Options::default(), 4);
    trial.act(CLEO, suggest("N")).unwrap();
    trial.wait(Span::from_secs(20));
    let until = trial.until();
    trial.went(ANNA);
    assert_eq!((trial.on_turn(), trial.until()), (Some(CLEO), until));
    assert_eq!(suggested(&trial, Viewer::Seat(CLEO)), 1);
    trial.call(CLEO, "A").unwrap();
    trial.call(BEN, "A").unwrap();
    assert_eq!(trial.on_turn(), Some(CLEO), "Anna is not there");
    trial.came(ANNA);
    trial.call(CLEO, "B").unwrap();
    trial.call(DORA, "B").unwrap();
    assert_eq!(trial.on_turn(), Some(ANNA), "and now she is");
}

/// 5.4.7: if nobody of a team is there, the turn waits for the next; who comes back first goes on.
#[test]
fn s5_4_7_a_whole_team_away() {
    let mut trial = four();
    trial.went(ANNA);
    trial.went(CLEO);
    assert_eq!(trial.on_turn(), Some(CLEO));
    trial.came(ANNA);
    assert_eq!(trial.on_turn(), Some(ANNA));
}

/// In manual mode anybody of the other team answers.
#[test]
fn d12_anybody_of_a_team_answers() {
    let mut trial = Trial::with_players(&manual(), 4);
    trial.call(ANNA, "E").unwrap();
    assert_eq!(trial.mark(CLEO, ""), Err("not_your_turn"));
    trial.mark(DORA, "G1 D2 G4 D5 G5").unwrap();
    assert_eq!(trial.on_turn(), Some(BEN));
}
