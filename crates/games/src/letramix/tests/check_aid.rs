//! C6: "Prüfhilfe", and what it must not tell where it is off.

use super::*;
use game::TableNews;
use serde_json::Value;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Public];

fn begin(mode: Mode, check_aid: bool) -> Trial {
    let mut trial = Trial::begin(&Options { mode, check_aid, ..Options::default() }, 2);
    trial.roll(ROLL);
    trial
}

/// What a viewer sees, byte for byte.
fn bytes(trial: &Trial, viewer: Viewer) -> String {
    serde_json::to_string(&trial.view(viewer)).unwrap()
}

/// The same without the layouts that lie there.
fn bytes_without_layouts(trial: &Trial, viewer: Viewer) -> String {
    let mut view = serde_json::to_value(trial.view(viewer)).unwrap();
    let desks = view["phase"]["desks"].as_array_mut().unwrap();
    desks.iter_mut().filter_map(Value::as_object_mut).for_each(|desk| {
        desk.remove("layout");
    });
    view.to_string()
}

/// What the events of the last step tell a viewer.
fn told(before: &Table<LetraMix>, events: &[TableEvent<LetraMix>], viewer: Viewer) -> Vec<News> {
    let games = events.iter().filter_map(|event| match before.news(event, viewer)? {
        TableNews::Game(news) => Some(news),
        TableNews::Frame(_) => None,
    });
    games.collect()
}

#[test]
fn decision_c6_with_check_aid_the_player_sees_whether_it_is_valid_and_what_counts() {
    let mut trial = begin(Mode::Turns, true);
    trial.lay(ANNA, TWENTY).unwrap();
    let desk = |trial: &Trial| match trial.view(Viewer::Seat(ANNA)).phase {
        PhaseView::Laying { mut roll, .. } => roll.desks.swap_remove(0),
        other => panic!("{other:?}"),
    };
    let DeskView::Open { worth, counts, .. } = desk(&trial) else { panic!() };
    assert_eq!((worth.map(|w| w.points), counts), (Some(20), None));
    trial.lay(ANNA, NONSENSE).unwrap();
    let DeskView::Open { worth, counts, .. } = desk(&trial) else { panic!() };
    assert_eq!((worth, counts), (None, Some(drawn(&dice(ROLL), TWENTY))));
}

#[test]
fn decision_c6_without_check_aid_valid_and_invalid_layouts_look_alike() {
    for mode in [Mode::Turns, Mode::SameRoll] {
        for (valid, invalid) in [(&["REH"], &["HRE"]), (&["HERB"], &["BRHE"])] {
            let (mut a, mut b) = (begin(mode, false), begin(mode, false));
            a.lay(ANNA, valid).unwrap();
            b.lay(ANNA, invalid).unwrap();
            assert!(a.desk(ANNA).valid.is_some() && b.desk(ANNA).valid.is_none());
            for viewer in VIEWERS {
                assert_eq!(bytes_without_layouts(&a, viewer), bytes_without_layouts(&b, viewer));
            }
            assert_eq!(bytes(&a, Viewer::Seat(BEN)) == bytes(&b, Viewer::Seat(BEN)), mode == Mode::SameRoll);
        }
    }
}

/// With the aid the same two layouts do not look alike: the comparison above can fail.
#[test]
fn decision_c6_with_check_aid_they_do_not_look_alike() {
    let (mut a, mut b) = (begin(Mode::Turns, true), begin(Mode::Turns, true));
    a.lay(ANNA, &["REH"]).unwrap();
    b.lay(ANNA, &["HRE"]).unwrap();
    for viewer in VIEWERS {
        assert_ne!(bytes_without_layouts(&a, viewer), bytes_without_layouts(&b, viewer));
    }
}

#[test]
fn decision_c6_without_check_aid_what_was_laid_before_does_not_show() {
    for mode in [Mode::Turns, Mode::SameRoll] {
        let (mut a, mut b) = (begin(mode, false), begin(mode, false));
        a.lay(ANNA, TWENTY).unwrap();
        b.lay(ANNA, NONSENSE).unwrap();
        for lines in [NONSENSE, THREE, NOTHING] {
            a.lay(ANNA, lines).unwrap();
            b.lay(ANNA, lines).unwrap();
            for viewer in VIEWERS {
                assert_eq!(bytes(&a, viewer), bytes(&b, viewer), "{mode:?} {lines:?}");
            }
        }
    }
}

#[test]
fn decision_c6_without_check_aid_fertig_tells_nothing_while_others_lay() {
    let (mut a, mut b) = (begin(Mode::SameRoll, false), begin(Mode::SameRoll, false));
    let (before, seen) = (a.play.table.clone(), a.play.events.len());
    a.finish(ANNA, &["REH"]).unwrap();
    b.finish(ANNA, &["HRE"]).unwrap();
    for viewer in VIEWERS {
        assert_eq!(bytes_without_layouts(&a, viewer), bytes_without_layouts(&b, viewer));
        let (a, b) = (&a.play.events[seen..], &b.play.events[seen..]);
        assert_eq!(told(&before, a, viewer), told(&before, b, viewer));
        assert_eq!(told(&before, a, viewer), [News::Done { seat: ANNA }]);
    }
}

#[test]
fn decision_c6_without_check_aid_the_right_to_roll_again_does_not_tell() {
    let roll = "ENSTRGMBHLKCP";
    let options = Options { check_aid: false, ..Options::default() };
    let (mut a, mut b) = (Trial::begin(&options, 2), Trial::begin(&options, 2));
    for (trial, lines) in [(&mut a, ["BERG"]), (&mut b, ["BRGE"])] {
        trial.roll(roll);
        trial.lay(ANNA, &lines).unwrap();
    }
    assert_eq!(a.offers_reroll(ANNA), b.offers_reroll(ANNA));
    assert_eq!(a.act(ANNA, Action::Reroll {}), b.act(ANNA, Action::Reroll {}));
}

#[test]
fn decision_c6_without_check_aid_the_worth_is_open_when_the_turn_is_over() {
    let mut trial = begin(Mode::Turns, false);
    trial.lay(ANNA, TWENTY).unwrap();
    trial.finish(ANNA, NONSENSE).unwrap();
    assert_eq!(trial.totals()[0], 20);
    let past = trial.view(Viewer::Public).past.unwrap();
    let Some(PastLayout { layout, points, .. }) = &past.layouts[0] else { panic!("{past:?}") };
    assert_eq!((layout, *points), (&drawn(&dice(ROLL), TWENTY), 20));
}

/// Taking everything back does not bring the right back either, or it would tell whether the layout was valid.
#[test]
fn decision_c6_without_check_aid_an_empty_table_does_not_tell() {
    let offers = |lines: &[&str]| {
        let options = Options { check_aid: false, ..Options::default() };
        let mut trial = Trial::begin(&options, 2);
        trial.roll("ENSTRGMBHLKCP");
        trial.lay(ANNA, lines).unwrap();
        trial.lay(ANNA, NOTHING).unwrap();
        serde_json::to_string(&trial.view(Viewer::Public)).unwrap()
    };
    assert_eq!(offers(&["EN"]), offers(&["KC"]));
}
