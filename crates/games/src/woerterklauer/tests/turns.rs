//! A.7–A.15, A.17: how a turn goes.

use super::*;

const POOL: &str = "SOCKENDRUELE";

#[test]
fn rule_a_7_the_start_player_draws_twelve() {
    let trial = Trial::seeded(&Options::default(), 5);
    assert_eq!((trial.state().pool.len(), trial.state().supply.len()), (12, TILES - 12));
}

#[test]
fn rule_a_9_he_lays_as_many_words_as_he_can_across_and_down() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.end_turn(ANNA, &["SOCKE", "....N", "....D", "....E"]).unwrap();
    assert_eq!(trial.letters(), (8, 0));
    assert_eq!(trial.state().last.as_ref().unwrap().changes.new, [word("SOCKE"), word("ENDE")]);
}

#[test]
fn rule_a_10_every_new_word_crosses_one_that_lies_there() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    assert_eq!(trial.end_turn(ANNA, &["SOCKE", ".....", "DU..."]), Err("S5"));
    assert_eq!(trial.end_turn(ANNA, &["SOCKE"]), Ok(()), "the first word has nothing to cross");
}

#[test]
fn rule_a_11_letters_that_touch_make_sense() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    assert_eq!(trial.end_turn(ANNA, &["SOCKE", "DU..."]), Err("S4"));
    assert_eq!(trial.end_turn(ANNA, &["SOCKE", ".....", "....."]), Ok(()));
}

#[test]
fn rule_a_12_what_is_not_used_stays_in_the_pool() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    let supply = trial.state().supply.clone();
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    let kept = trial.state().pool.iter().filter(|tile| !supply.contains(tile)).count();
    assert_eq!(kept, 7);
}

#[test]
fn rule_a_13_the_other_draws_until_there_are_twelve_again() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    let state = trial.state();
    assert_eq!((trial.mover(), state.pool.len(), state.supply.len()), (Some(BEN), 12, TILES - 17));
}

#[test]
fn rule_a_14_then_he_lays_new_words_or_steals() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    trial.deal("LGNDRUELEATI");
    trial.end_turn(BEN, &["LOCKE", "....I", "....N"]).unwrap();
    let changes = &trial.state().last.as_ref().unwrap().changes;
    assert_eq!((&changes.stolen, &changes.new), (&vec![word("LOCKE")], &vec![word("EIN")]));
    assert_eq!(trial.letters(), (0, 7));
}

#[test]
fn rule_a_15_all_or_nothing_a_turn_ends_only_with_the_lead() {
    let mut trial = Trial::lying(&Options::default(), &["SONNE"], "MONDIERTLAGE");
    assert_eq!(trial.end_turn(ANNA, &["SONNE", "O....", "L...."]), Err("lead"), "3 to 4");
    let equal = ["SONNE", "O...I", "L...S"];
    trial.deal("OLISTAGRUNDE");
    assert_eq!(trial.end_turn(ANNA, &equal), Ok(()), "6 to 3: SOL and EIS");
    assert_eq!(trial.letters(), (6, 3));
    assert_eq!(trial.mover(), Some(BEN));
}

/// At least one letter more: equal is not enough.
#[test]
fn rule_a_15_equal_is_no_lead() {
    let mut trial = Trial::lying(&Options::default(), &["SONNE", "....."], "MODIERTLAGEN");
    trial.play.table.state.field.iter_mut().for_each(|s| s.cell.y = 2);
    assert_eq!(trial.end_turn(ANNA, &["..M..", "..O..", "SONNE", "..D.."]), Err("lead"));
    trial.lay(ANNA, &["..M..", "..O..", "SONNE", "..D.."]).unwrap();
    assert_eq!(trial.verdict(), "no lead");
}

/// W18: the untouched field leads for nobody whose turn it is.
#[test]
fn decision_w18_stopping_without_the_lead_is_refused_not_punished() {
    let mut trial = Trial::lying(&Options::default(), &["SONNE"], POOL);
    let refusal = trial.act(ANNA, Action::EndTurn { field: trial.drawn(&["SONNE"]) }).unwrap_err();
    assert_eq!(refusal.code, "lead");
    assert!(refusal.sentence.de.contains("0 zu 5") && refusal.sentence.en.contains("0 to 5"));
    assert_eq!((trial.mover(), trial.winner()), (Some(ANNA), None));
}

#[test]
fn decision_w20_any_word_of_two_letters_leads_at_the_start() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    assert_eq!(trial.end_turn(ANNA, &["DU"]), Ok(()));
    assert_eq!(trial.letters(), (2, 0));
}

/// Only the field at the end of the turn is judged: drafts may be anything in between.
#[test]
fn decision_w23_the_order_inside_a_turn_is_free() {
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], "LTAGNDRUEIHO");
    let fields: [&[&str]; 4] = [&["TOCKE"], &["S.CKE"], &["SOCKE", "A...."], &["LOCKE", "..H.."]];
    for field in fields {
        trial.lay(ANNA, field).unwrap();
        assert!(trial.turning().draft.is_some() && trial.turning().remembered.is_none());
    }
    assert_eq!(trial.end_turn(ANNA, &["LOCKE"]), Ok(()));
    assert_eq!(trial.state().history.words.len(), 1, "intermediate words do not count");
}

/// 5.1.9: the opponent acts only on a proposal (W16).
#[test]
fn rule_5_1_9_only_the_mover_acts() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    let field = trial.drawn(&["DU"]);
    for action in [
        Action::Lay { field: field.clone() },
        Action::EndTurn { field },
        Action::Joker { tiles: trial.state().pool[..1].to_vec() },
        Action::Redraw { tiles: vec![] },
        Action::Resign {},
        Action::Propose { proposal: Proposal::Word(word("XX")) },
    ] {
        assert_eq!(trial.code(BEN, action), Err("not_your_turn"));
    }
}

/// 5.1: what cannot lie on a table at all is no draft; everything else is, open to the opponent.
#[test]
fn rule_5_1_tiles_twice_or_from_nowhere_are_refused() {
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], POOL);
    let mut twice = trial.drawn(&["SOCKE", "DU..."]);
    twice[5].tile = twice[6].tile;
    assert_eq!(trial.code(ANNA, Action::Lay { field: twice }), Err("S0"));
    let mut same_cell = trial.drawn(&["SOCKE", "DU..."]);
    same_cell[5].cell = same_cell[6].cell;
    assert_eq!(trial.code(ANNA, Action::Lay { field: same_cell }), Err("S0"));
    let mut foreign = trial.drawn(&["SOCKE"]);
    foreign[0].tile = trial.state().supply[0];
    assert_eq!(trial.code(ANNA, Action::EndTurn { field: foreign }), Err("S1"));
    let nobody = vec![Placed { tile: Tile::new(200), cell: Cell::new(0, 0) }];
    assert_eq!(trial.code(ANNA, Action::Lay { field: nobody }), Err("S1"));
}
