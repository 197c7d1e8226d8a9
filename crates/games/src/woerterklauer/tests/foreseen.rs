//! What is foreseen from a view is what the table says then.

use super::*;
use game::sample::Sample;

/// What the table says of the field that lies there now.
fn said(table: &Table<Woerterklauer>) -> Option<DraftView> {
    match table.view(Viewer::Public).phase {
        PhaseView::Play(play) => play.draft,
        _ => None,
    }
}

/// What is foreseen with the view as a client gets it.
fn foreseen_at(table: &Table<Woerterklauer>, seat: Seat, field: Vec<Placed>) -> Option<DraftView> {
    let view = serde_json::to_value(table.view(Viewer::Public)).unwrap();
    let opened = Trial::table(&table.state.options);
    foreseen(opened, serde_json::from_value(view).unwrap(), seat, field)
}

#[test]
fn random_drafts_are_foreseen_as_the_table_judges_them() {
    let mut chance = Chance::from_seed(11);
    let (mut legal, mut illegal, mut open) = (0, 0, 0);
    for seed in 0..40 {
        let (options, _) = Woerterklauer::options(&mut chance);
        let mut trial = Trial::seeded(&options, seed);
        for _ in 0..250 {
            let Some(seat) = trial.mover() else { break };
            let action = Woerterklauer::action(&trial.play.table, seat, &mut chance);
            let field = match &action {
                Action::Lay { field } | Action::EndTurn { field } => field.clone(),
                Action::Resign {} | Action::Claim {} => continue,
                _ => {
                    let _ = trial.play.act(seat, action);
                    continue;
                }
            };
            let foreseen = foreseen_at(&trial.play.table, seat, field.clone());
            if trial.play.act(seat, Action::Lay { field }).is_err() {
                continue;
            }
            match (foreseen, said(&trial.play.table)) {
                (None, _) => open += 1,
                (Some(foreseen), Some(said)) if matches!(said.verdict, DraftVerdict::Illegal { .. }) => {
                    assert!(matches!(foreseen.verdict, DraftVerdict::Illegal { .. }));
                    illegal += 1;
                }
                (foreseen, said) => {
                    assert_eq!(foreseen, said);
                    legal += 1;
                }
            }
            let _ = trial.play.act(seat, action);
        }
    }
    println!("{legal} legal, {illegal} illegal, {open} left to the table");
    assert!(legal > 100 && illegal > 30);
}

/// §5.1.7: where a word has lain before is not in the view, so the table has to say whether it comes back.
#[test]
fn a_word_that_may_come_back_is_left_to_the_table() {
    let mut trial = Trial::lying(&level(Level::I), &["HASE"], "LHARTENDUMSI");
    let nase = trial.drawn(&["NASE"]);
    assert!(foreseen_at(&trial.play.table, ANNA, nase.clone()).is_some());
    let word = |text| Made { word: word(text), how: How::New, from: Vec::new() };
    let told = Told { seat: BEN, letters: vec![0, 4], words: vec![word("HASE"), word("NASEN")] };
    trial.play.table.state.past.push(told);
    trial.play.table.state.turns = 1;
    assert_eq!(foreseen_at(&trial.play.table, ANNA, nase), None, "a form of it has lain somewhere");
    let hasen = trial.drawn(&["HASEN"]);
    assert!(foreseen_at(&trial.play.table, ANNA, hasen.clone()).is_some());
    trial.play.table.state.turns = 2;
    assert_eq!(foreseen_at(&trial.play.table, ANNA, hasen), None, "not all of the past is told");
}
