//! Time to think, and what stops it (5.5.2).

use super::*;
use Thumb::Down;

fn until(trial: &Trial) -> u64 {
    match trial.state().phase {
        Phase::Naming { until: Some(until), .. } => until.millis(),
        ref other => panic!("no clock runs: {other:?}"),
    }
}

#[test]
fn row_9_ten_seconds_to_think() {
    let trial = Trial::strand(2);
    let PhaseView::Naming { countdown, .. } = trial.view(Viewer::Public).phase else { panic!("Ben thinks") };
    assert_eq!(countdown, Some(trial.play.now + secs(10)));
}

#[test]
fn rule_e_1_13_and_row_10_then_five_are_counted_down_and_the_round_ends() {
    let mut trial = Trial::strand(2);
    trial.wait(THINKING);
    assert_eq!(trial.turn(), Some(BEN));
    trial.wait(GRACE);
    assert_eq!((trial.totals(), trial.chooser()), ([0, -2].as_slice(), Some(BEN)));
}

#[test]
fn rule_5_5_2_text_that_is_not_sent_in_time_does_not_count() {
    let mut trial = Trial::strand(2);
    trial.wait(THINKING);
    trial.wait(GRACE);
    assert_eq!(trial.name(BEN, "Boje", B), Err("not_now"));
}

#[test]
fn rule_5_5_2_a_vote_stops_the_clock_and_a_rejection_gives_the_rest_back() {
    let mut trial = Trial::strand(2);
    trial.wait(secs(2));
    trial.name(BEN, "Beton", B).unwrap();
    trial.wait(secs(4));
    trial.thumb(ANNA, Down).unwrap();
    assert_eq!(until(&trial), 6_000 + 13_000);
}

#[test]
fn rule_5_5_2_at_least_three_seconds_are_given_back() {
    let mut trial = Trial::strand(2);
    trial.wait(secs(14));
    trial.name(BEN, "Beton", B).unwrap();
    trial.thumb(ANNA, Down).unwrap();
    assert_eq!(until(&trial), 14_000 + 3_000);
}

#[test]
fn time_to_think_is_an_option() {
    for (pace, millis) in [(Pace::Double, Some(25_000)), (Pace::Tenfold, Some(105_000)), (Pace::Off, None)] {
        let options = Options { pace, ..Options::default() };
        assert_eq!(options.time_to_name().map(Span::millis), millis);
        let mut trial = Trial::with(&options, 2, None);
        trial.wait(secs(24));
        assert_eq!(trial.turn(), Some(BEN));
    }
}

#[test]
fn e19_who_finds_nothing_may_say_so_at_once() {
    let mut trial = Trial::strand(3);
    assert_eq!(trial.act(CLEO, Action::GiveUp {}), Err("not_your_turn"));
    trial.give_up(BEN);
    assert_eq!((trial.totals(), trial.chooser()), ([0, -2, 0].as_slice(), Some(BEN)));
}
