//! W16: the table decides about words.

use super::*;

const POOL: &str = "GLIMMERDUSAT";

fn asking(options: &Options) -> Trial {
    Trial::begin(options, POOL)
}

fn ask(trial: &mut Trial, text: &str) -> Result<(), &'static str> {
    trial.code(ANNA, Action::Propose { proposal: Proposal::Word(word(text)) })
}

fn reply(trial: &mut Trial, seat: Seat, accept: bool) -> Result<(), &'static str> {
    trial.code(seat, Action::Reply { accept })
}

#[test]
fn decision_w16_by_default_the_word_list_decides() {
    assert_eq!(Options::default().words, WordsBy::List);
    let mut trial = asking(&Options::default());
    assert_eq!(ask(&mut trial, "GLIMM"), Err("list_decides"));
    assert_eq!(trial.play_view().proposals, 0);
}

#[test]
fn decision_w16_an_accepted_word_counts_for_both_and_for_the_whole_game() {
    let mut trial = asking(&by_table());
    trial.lay(ANNA, &["GLUD"]).unwrap();
    assert_eq!(trial.verdict(), "S4");
    ask(&mut trial, "GLUD").unwrap();
    assert_eq!(trial.play_view().proposal.unwrap().proposal, Proposal::Word(word("GLUD")));
    reply(&mut trial, BEN, true).unwrap();
    assert_eq!(trial.verdict(), "leads", "the draft is judged again");
    trial.end_turn(ANNA, &["GLUD"]).unwrap();
    trial.deal("SOGLUENDATIR");
    assert_eq!(trial.end_turn(BEN, &["GLUD", "L...", "U...", "D..."]), Ok(()));
    assert_eq!(trial.view().agreed.words, [word("GLUD")]);
}

#[test]
fn decision_w16_a_refused_word_does_not_count() {
    let mut trial = asking(&by_table());
    ask(&mut trial, "GLIMM").unwrap();
    reply(&mut trial, BEN, false).unwrap();
    assert_eq!(trial.end_turn(ANNA, &["GLIMM"]), Err("S4"));
    assert_eq!((trial.mover(), trial.play_view().proposals), (Some(ANNA), 2));
}

/// 5.1.6: the opponent may agree that two words differ in meaning.
#[test]
fn decision_w16_a_pair_may_be_agreed_to_differ() {
    let mut trial = Trial::lying(&by_table(), &["HUND"], "ESGLIMRDUSAT");
    trial.lay(ANNA, &["HUNDE"]).unwrap();
    assert_eq!(trial.verdict(), "no lead");
    let proposal = Proposal::Different(word("HUNDE"), word("HUND"));
    trial.act(ANNA, Action::Propose { proposal }).unwrap();
    reply(&mut trial, BEN, true).unwrap();
    assert_eq!(trial.verdict(), "leads");
    trial.end_turn(ANNA, &["HUNDE"]).unwrap();
    assert_eq!(trial.letters(), (5, 0));
}

#[test]
fn decision_w16_only_what_the_list_does_not_allow_is_proposed() {
    let mut trial = asking(&by_table());
    assert_eq!(ask(&mut trial, "SAGE"), Err("no_need"), "the list has it");
    assert_eq!(ask(&mut trial, "X"), Err("no_need"), "too short");
    assert_eq!(ask(&mut trial, "GLIMMERDUSATX"), Err("no_need"), "too long for any field");
    let pair = |a, b| Action::Propose { proposal: Proposal::Different(word(a), word(b)) };
    assert_eq!(trial.code(ANNA, pair("HUND", "KATZE")), Err("no_need"), "they differ anyway");
    assert_eq!(trial.code(ANNA, pair("HUND", "HUND")), Err("no_need"));
    trial.play.table.house.refuse(word("GLIMM"));
    assert_eq!(ask(&mut trial, "GLIMM"), Err("no_need"), "the host has refused it");
}

#[test]
fn decision_w16_at_most_three_in_a_turn() {
    let mut trial = asking(&by_table());
    for text in ["GLIMM", "LIMM", "IMMER"] {
        if ask(&mut trial, text).is_ok() {
            reply(&mut trial, BEN, false).unwrap();
        }
    }
    ask(&mut trial, "GLIMMD").unwrap();
    reply(&mut trial, BEN, false).unwrap();
    assert_eq!(ask(&mut trial, "LIMMD"), Err("too_many_proposals"));
    trial.end_turn(ANNA, &["DU"]).unwrap();
    assert_eq!(trial.play_view().proposals, 3, "the next turn has its own");
}

#[test]
fn decision_w16_only_the_opponent_answers_and_only_when_asked() {
    let mut trial = asking(&by_table());
    assert_eq!(reply(&mut trial, BEN, true), Err("not_now"));
    ask(&mut trial, "GLIMM").unwrap();
    assert_eq!(reply(&mut trial, ANNA, true), Err("not_now"));
    assert_eq!(trial.lay(ANNA, &["DU"]), Err("proposal_pending"));
    assert_eq!(ask(&mut trial, "LIMM"), Err("proposal_pending"));
    assert_eq!(reply(&mut trial, BEN, true), Ok(()));
    assert_eq!(reply(&mut trial, BEN, true), Err("not_now"));
}

#[test]
fn decision_w16_no_answer_within_30_seconds_is_a_no() {
    let mut trial = asking(&by_table());
    ask(&mut trial, "GLIMM").unwrap();
    assert_eq!(trial.play_view().proposal.unwrap().until, Some(Time::from_millis(30_000)));
    trial.wait(Span::from_millis(29_999));
    assert!(trial.turning().proposal.is_some());
    trial.wait(MILLI);
    assert!(trial.turning().proposal.is_none() && trial.state().agreed.words.is_empty());
}

#[test]
fn decision_w16_a_disconnected_opponent_has_refused() {
    let mut trial = asking(&by_table());
    ask(&mut trial, "GLIMM").unwrap();
    trial.goes_away(BEN);
    assert!(trial.turning().proposal.is_none());
    ask(&mut trial, "LIMM").unwrap();
    assert!(trial.turning().proposal.is_none(), "nobody is there to be asked");
    assert!(trial.state().agreed.words.is_empty());
}

#[test]
fn decision_w16_the_movers_clock_stands_still_meanwhile() {
    let options = Options { glass: true, ..by_table() };
    let mut trial = asking(&options);
    trial.wait(Span::from_secs(60));
    ask(&mut trial, "GLIMM").unwrap();
    assert_eq!((trial.play_view().until, trial.play_view().left), (None, Some(120_000)));
    trial.wait(Span::from_secs(20));
    reply(&mut trial, BEN, true).unwrap();
    assert_eq!(trial.play_view().until, Some(Time::from_millis(200_000)));
    assert_eq!(trial.play_view().left, None);
}
