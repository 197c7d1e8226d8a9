//! What viewers see.

use super::*;

/// The largest views: eight players, and all have typed long words that nobody knows.
#[test]
fn views_stay_under_4_kb() {
    let options = Options { mode: Mode::Collect, ..Options::default() };
    let mut trial = Trial::begin(&options, 8);
    let seats: Vec<Seat> = trial.play.table.seats.iter().collect();
    let dice = [must(b'R', 1), must(b'H', 2), must_not(b'O'), syllables(5)];
    for _ in 0..2 {
        trial.turn("was-es-vor-hundert-jahren-nicht-gab", 3, &dice);
        for seat in &seats {
            trial.answer(*seat, "Geschirrspülroboter").unwrap();
        }
        let text = serde_json::to_string(&trial.view(Viewer::Seat(ANNA))).unwrap();
        assert!(text.len() < 4096, "{} bytes: {text}", text.len());
        trial.wait_for_objections();
        let text = serde_json::to_string(&trial.view(Viewer::Seat(ANNA))).unwrap();
        assert!(text.len() < 4096, "{} bytes: {text}", text.len());
        trial.wait(Span::from_secs(8));
    }
}

/// Who sees that somebody has pressed could still press, and claim to have been first.
#[test]
fn rule_5_2_1_rivals_presses_are_hidden_until_it_is_decided() {
    let mut trial = Trial::sports(3);
    let before = trial.view(Viewer::Seat(BEN));
    let pressed = trial.now();
    trial.act(ANNA, Action::Stop { pressed }).unwrap();
    assert_eq!(trial.view(Viewer::Seat(BEN)), before);
    assert!(matches!(trial.view(Viewer::Seat(ANNA)).phase, PhaseView::Searching { pressed: true, .. }));
    trial.wait(Span::from_millis(250));
    assert_eq!(trial.view(Viewer::Seat(BEN)).photo.unwrap().first, ANNA);
}

#[test]
fn rule_b_12_thumbs_are_hidden_until_all_have_voted() {
    let mut trial = Trial::sports(4);
    trial.say(ANNA, "Fechtmeister");
    trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
    trial.thumb(CLEO, Thumb::Up);
    let PhaseView::Voting { vote, .. } = trial.view(Viewer::Seat(DORA)).phase else { panic!("no vote") };
    assert_eq!((vote.own, vote.voted), (None, vec![BEN, CLEO]));
    let PhaseView::Voting { vote, .. } = trial.view(Viewer::Seat(CLEO)).phase else { panic!("no vote") };
    assert_eq!(vote.own, Some(Thumb::Up));
}

/// 5.2.6: dice that the card does not name are not there at all.
#[test]
fn rule_5_2_6_dice_not_named_are_not_shown() {
    let view = Trial::with(3, "am-strand", 1, &[must(b'M', 2)]).view(Viewer::Public);
    assert_eq!(
        serde_json::to_value(view.dice).unwrap().to_string(),
        r#"[{"die":"must","letter":"M","worth":2}]"#
    );
}
