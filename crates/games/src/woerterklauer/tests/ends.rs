//! A.17, W6, W27: how a game ends, and that it does.

use super::*;

#[test]
fn rule_a_17_who_does_not_get_the_lead_loses_at_once() {
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], "EGNDRUELEATI");
    trial.act(ANNA, Action::Resign {}).unwrap();
    let outcome = trial.play.table.outcome().unwrap();
    assert_eq!(
        (outcome.winners, outcome.points),
        (vec![BEN], vec![0, 5]),
        "no draw, the letters are the points"
    );
    assert_eq!(trial.code(BEN, Action::Resign {}), Err("over"));
}

/// W6: with an empty supply the game goes on with a smaller pool.
#[test]
fn decision_w6_an_empty_supply_ends_nothing() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    trial.play.table.state.supply.clear();
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    assert_eq!((trial.mover(), trial.state().pool.len()), (Some(BEN), 7));
    trial.end_turn(BEN, &["SOCKE", "....N", "....D", "....E", "....."]).unwrap_err();
    assert_eq!(trial.winner(), None);
}

/// 5.1.9: an empty pool ends nothing by itself either; only exchanging is over.
#[test]
fn rule_5_1_9_an_empty_pool_ends_nothing() {
    let mut trial = Trial::lying(&level(Level::III), &["LEBEN"], "");
    trial.play.table.state.supply.clear();
    let mut field = trial.drawn(&["LEBEN"]);
    let (first, last) = (field[0].cell, field[4].cell);
    (field[0].cell, field[4].cell) = (last, first);
    trial.act(ANNA, Action::EndTurn { field }).unwrap();
    assert_eq!((trial.letters(), trial.mover()), ((5, 0), Some(BEN)));
}

/// W27: a field that ended an earlier turn may not be made again, wherever it lies.
#[test]
fn decision_w27_no_field_comes_back() {
    let mut trial = Trial::begin(&level(Level::IV), "SOCKENDRUELE");
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    trial.deal("LGNDRUELEATI");
    trial.end_turn(BEN, &["LOCKE"]).unwrap();
    assert_eq!(trial.state().history.fields.len(), 2);
    trial.deal("SGNDRUELEATI");
    // Far away H1 does not reach, but the field is the same.
    let mut field = trial.drawn(&["SOCKE"]);
    for placed in &mut field {
        placed.cell.y += 30;
    }
    let refusal = trial.act(ANNA, Action::EndTurn { field }).unwrap_err();
    assert!(matches!(refusal.code, "H1" | "H2"), "{refusal:?}");
}

/// 5.1.9: letters on the field never decrease, so with W27 every game ends.
#[test]
fn rule_5_1_9_letters_never_decrease() {
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], "LGNDRUELEATI");
    assert_eq!(trial.end_turn(ANNA, &["LOCKE"]), Ok(()));
    assert_eq!(trial.state().field.len(), 5);
    for level in [Level::III, Level::IV] {
        let mut trial = Trial::lying(&super::level(level), &["SOCKEN"], "LGNDRUELEATI");
        assert_eq!(trial.end_turn(ANNA, &["SOCKE"]), Err("Q4"), "{level}");
    }
}
