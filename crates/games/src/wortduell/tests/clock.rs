//! Clocks.

use super::*;

fn timed() -> Options {
    Options::default()
}

fn at(seconds: u64) -> Time {
    Time::from_millis(seconds * 1000)
}

/// 5.4.6: 60 s a turn; then it is lost, and no letter is called.
#[test]
fn s5_4_6_a_turn_has_sixty_seconds() {
    let mut trial = Trial::new(&timed());
    assert_eq!(trial.until(), Some(at(60)));
    trial.wait(Span::from_millis(60_499));
    assert_eq!(trial.on_turn(), Some(ANNA), "grace");
    trial.wait(MILLI);
    assert_eq!(trial.on_turn(), Some(BEN));
    assert!(trial.state().round.as_ref().unwrap().cards.iter().all(|riddle| riddle.called.is_empty()));
    assert_eq!(trial.call(ANNA, "E"), Err("not_your_turn"));
}

/// 5.4.6: a right guess sets the clock to at least 30 s; it takes nothing away.
#[test]
fn s5_4_6_a_right_guess_gives_time() {
    let mut trial = Trial::guessing(&timed());
    trial.wait(Span::from_secs(10));
    trial.guess(ANNA, KITCHEN_WORDS[0]).unwrap();
    assert_eq!(trial.until(), Some(at(60)), "50 s are left, and stay");
    trial.wait(Span::from_secs(45));
    trial.guess(ANNA, KITCHEN_WORDS[1]).unwrap();
    assert_eq!(trial.until(), Some(at(85)), "5 s were left");
}

/// Without a clock a turn lasts as long as it does.
#[test]
fn s5_4_6_the_clock_is_an_option() {
    let mut trial = Trial::new(&untimed());
    assert_eq!(trial.play.table.deadline(), None);
    trial.wait(Span::from_secs(3600));
    assert_eq!(trial.on_turn(), Some(ANNA));
}

/// 5.4.6: an answer has 30 s, then the table answers and books all squares as missed; the caller's clock stands still.
#[test]
fn s5_4_6_an_answer_has_thirty_seconds() {
    let mut trial = Trial::new(&Options { pace: Pace::Normal, ..manual() });
    trial.play.table.state.scores = [5, 5];
    trial.wait(Span::from_secs(50));
    trial.call(ANNA, "E").unwrap();
    trial.wait(Span::from_secs(30));
    assert_eq!(trial.on_turn(), None, "the caller's minute is over, but the clock stands still");
    trial.wait(GRACE);
    assert_eq!((trial.state().scores, trial.on_turn()), ([5, 0], Some(BEN)), "five squares missed");
    assert_eq!(trial.view(Viewer::Seat(ANNA)).cards[1].known.len(), 5, "and the truth is shown");
    assert_eq!(trial.mark(BEN, "G1"), Err("not_now"));
}

/// 5.4.6: a disconnected answerer is answered for without penalty.
#[test]
fn s5_4_6_who_is_away_is_answered_for_without_penalty() {
    let mut trial = Trial::new(&Options { pace: Pace::Normal, ..manual() });
    trial.play.table.state.scores = [5, 5];
    trial.call(ANNA, "E").unwrap();
    trial.went(BEN);
    trial.wait(Span::from_secs(29));
    assert_eq!(trial.on_turn(), None);
    trial.wait(Span::from_secs(2));
    assert_eq!((trial.state().scores, trial.on_turn()), ([5, 5], Some(BEN)));
    assert_eq!(trial.view(Viewer::Seat(ANNA)).cards[1].known.len(), 5);
}

/// Without a clock nobody waits for who is away: the table answers at once, without penalty.
#[test]
fn s5_4_6_without_a_clock_who_is_away_is_answered_for_at_once() {
    let mut trial = Trial::new(&manual());
    trial.play.table.state.scores = [5, 5];
    trial.call(ANNA, "E").unwrap();
    trial.wait(Span::from_secs(3600));
    assert_eq!(trial.on_turn(), None, "it waits for Ben, who is there");
    trial.went(BEN);
    assert_eq!((trial.state().scores, trial.on_turn()), ([5, 5], Some(BEN)));
}

/// 5.4.6: in a timed game the clock runs on for who is away.
#[test]
fn s5_4_6_the_clock_runs_on_for_who_is_away() {
    let mut trial = Trial::new(&timed());
    trial.went(ANNA);
    trial.wait(Span::from_secs(61));
    assert_eq!(trial.on_turn(), Some(BEN));
    trial.wait(Span::from_secs(1000));
    assert_eq!(trial.act(BEN, Action::Claim {}), Err("no_claim"), "there is a clock");
}

/// Between rounds both cards lie open, until all are ready or a minute is over.
#[test]
fn d_12_the_next_round_comes_by_itself() {
    let mut trial = Trial::guessing(&timed());
    trial.anna_finds(6);
    trial.wait(Span::from_secs(59));
    assert!(trial.state().round.is_none());
    trial.wait(SECOND);
    assert!(trial.state().round.is_some());
}

/// P5: computer players have time, so the only person at a table may look at both cards as long as they like.
#[test]
fn p5_against_computers_only_the_next_round_waits_for_a_word() {
    let mut trial = Trial::guessing(&timed());
    let anna = Occupant::Person { name: String::new(), guest: Guest::new(0) };
    trial.play.table.seats = Seats::new([anna, Occupant::bot("Lehrling")]);
    trial.anna_finds(6);
    trial.act(BEN, Action::Next {}).unwrap();
    trial.wait(Span::from_secs(3600));
    assert!(matches!(trial.state().phase, Phase::RoundOver { until: None, .. }));
    trial.act(ANNA, Action::Next {}).unwrap();
    assert!(trial.on_turn().is_some());
}
