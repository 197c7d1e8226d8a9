//! What is remembered of layouts (S5 in `docs/rules/strengths.md`: when a turn was one).

use super::*;
use game::Deeds;

fn turns(deeds: &[Deeds]) -> Vec<u16> {
    deeds.iter().map(|deeds| deeds.turns).collect()
}

/// What is remembered when Anna says "Fertig" with this layout of this roll.
fn finished(roll: &str, lines: &[&str]) -> Deeds {
    let mut trial = Trial::rolled(2, roll);
    let layout = drawn(trial.dice(), lines);
    let deeds = trial.play.deeds_of(|play| play.act(ANNA, Action::Finish { layout }).unwrap());
    assert_eq!(deeds[1], Deeds::default());
    deeds[0].clone()
}

#[test]
fn rule_c_10_the_layout_that_counts_is_remembered_with_its_words() {
    let deeds = finished(ROLL, TWENTY);
    let best = deeds.best_layout.unwrap();
    assert_eq!((best.points, best.cells.len(), best.possible), (20, 12, None));
    let corner = best.cells.iter().find(|cell| (cell.x, cell.y) == (1, 4)).unwrap();
    assert_eq!((corner.letter.ascii(), corner.joker), (b'L', false));
    assert_eq!(deeds.longest.unwrap().letters, 8);
    assert_eq!(deeds.rarest.unwrap().word, "Erpel");
}

#[test]
fn decision_c6_what_is_not_valid_is_not_remembered() {
    assert_eq!(finished(ROLL, NONSENSE), Deeds::default());
}

#[test]
fn rule_5_3_3_a_joker_is_remembered_as_what_one_reads() {
    let joker = |lines: &[&str]| {
        let best = finished("*UNDAUSTEHLGP", lines).best_layout.unwrap();
        best.cells.iter().filter(|cell| cell.joker).map(|cell| char::from(cell.letter.ascii())).collect()
    };
    let read: String = joker(&["?UND"]);
    assert_eq!(read, "B");
    let named: String = joker(&["mUND"]);
    assert_eq!(named, "M");
}

#[test]
fn who_has_seen_the_dice_has_had_a_turn() {
    let mut trial = Trial::begin(&Options::default(), 2);
    let rolled = trial.play.deeds_of(|play| play.act(ANNA, Action::Roll {}).unwrap());
    assert_eq!(turns(&rolled), [1, 0]);
    let mut trial = Trial::begin(&Options::default(), 2);
    let now = trial.play.now;
    let passed_over = trial.play.deeds_of(|play| play.wait_until(now + Span::from_secs(70)));
    assert!(trial.state().scored.contains(&ANNA), "Anna did not roll");
    assert_eq!(turns(&passed_over), [0, 0]);
}

#[test]
fn decision_c15_with_the_same_roll_all_who_are_ready_have_a_turn() {
    let mut trial = Trial::begin(&same_roll(End::Rounds(1)), 3);
    let now = trial.play.now;
    let rolled = trial.play.deeds_of(|play| {
        for seat in [ANNA, CLEO] {
            play.act(seat, Action::Next {}).unwrap();
        }
        play.wait_until(now + Span::from_secs(70));
    });
    assert_eq!(turns(&rolled), [1, 0, 1]);
}
