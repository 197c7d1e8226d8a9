//! The right to roll again.

use super::*;
use game::{Story, World};

/// One vowel, two vowels, none; with Y and a joker, which are none.
const ONE_VOWEL: &str = "ENSTRGMBHLKCP";
const TWO_VOWELS: &str = "EENSTRGMBHLKP";
const NO_VOWEL: &str = "*NSTRGMBHLKCP";
const Y_AND_JOKER: &str = "*NSTRGTBHLKCY";
const Y_JOKER_AND_VOWEL: &str = "*ESTRGTBHLKCY";
const Y_AND_TWO_VOWELS: &str = "EISTRGMBHLKCY";

#[test]
fn rule_c_3_and_decision_c4_with_no_or_one_vowel_the_dice_may_be_rolled_again_y_and_joker_are_none() {
    for roll in [NO_VOWEL, ONE_VOWEL, Y_AND_JOKER, Y_JOKER_AND_VOWEL] {
        let mut trial = Trial::rolled(2, roll);
        assert!(trial.offers_reroll(ANNA), "{roll}");
        assert_eq!(trial.act(ANNA, Action::Reroll {}), Ok(()), "{roll}");
    }
    for roll in [TWO_VOWELS, Y_AND_TWO_VOWELS, ROLL] {
        let mut trial = Trial::rolled(2, roll);
        assert!(!trial.offers_reroll(ANNA), "{roll}");
        assert_eq!(trial.act(ANNA, Action::Reroll {}), Err("no_reroll"), "{roll}");
    }
}

#[test]
fn rule_c_3_only_who_has_rolled_rolls_again() {
    let mut trial = Trial::rolled(2, ONE_VOWEL);
    assert_eq!(trial.act(BEN, Action::Reroll {}), Err("not_your_turn"));
    let mut trial = Trial::begin(&Options::default(), 2);
    assert_eq!(trial.act(ANNA, Action::Reroll {}), Err("no_dice"));
}

#[test]
fn rule_c_3_and_rule_5_3_1_the_glass_keeps_running() {
    let mut trial = Trial::rolled(2, ONE_VOWEL);
    let end = trial.play.now + GLASS;
    trial.wait(Span::from_secs(100));
    trial.act(ANNA, Action::Reroll {}).unwrap();
    assert_eq!(trial.reroll_and_until(ANNA).1, Some(end));
    assert_eq!(trial.play.table.deadline(), Some(end + GRACE));
    trial.wait(Span::from_secs(51));
    assert_eq!(trial.to_roll(), Some(BEN));
}

#[test]
fn decision_c4_and_rule_5_3_1_all_thirteen_dice_are_taken_back() {
    let mut trial = Trial::rolled(2, ONE_VOWEL);
    trial.lay(ANNA, &["TRG"]).unwrap();
    let before = trial.dice().to_vec();
    trial.act(ANNA, Action::Reroll {}).unwrap();
    assert_eq!(trial.dice().len(), DICE);
    assert_ne!(trial.dice(), before);
    assert_eq!(trial.desk(ANNA), &Desk::default());
}

#[test]
fn decision_c4_as_often_as_the_roll_has_few_vowels() {
    let mut trial = Trial::rolled(2, ONE_VOWEL);
    for roll in [NO_VOWEL, Y_AND_JOKER, ONE_VOWEL] {
        assert_eq!(trial.act(ANNA, Action::Reroll {}), Ok(()));
        trial.roll_again(roll);
    }
    trial.roll_again(TWO_VOWELS);
    assert_eq!(trial.act(ANNA, Action::Reroll {}), Err("no_reroll"));
}

#[test]
fn rule_5_3_1_not_after_a_valid_layout_of_this_roll() {
    let mut trial = Trial::rolled(2, ONE_VOWEL);
    trial.lay(ANNA, &["BRG"]).unwrap();
    assert!(trial.offers_reroll(ANNA), "that was none");
    trial.lay(ANNA, &["BERG"]).unwrap();
    assert!(!trial.offers_reroll(ANNA));
    trial.lay(ANNA, NOTHING).unwrap();
    assert!(!trial.offers_reroll(ANNA), "it still counts");
    assert_eq!(trial.act(ANNA, Action::Reroll {}), Err("no_reroll"));
}

#[test]
fn rule_5_3_1_a_layout_of_the_roll_before_comes_too_late() {
    let mut trial = Trial::rolled(1, ONE_VOWEL);
    let (moment, layout) = (trial.state().moment, drawn(trial.dice(), &["BERG"]));
    trial.act(ANNA, Action::Reroll {}).unwrap();
    let mut chance = Chance::from_seed(0);
    let world =
        World { now: trial.play.now, lag: Span::default(), chance: &mut chance, lexicon: Lexicon::german() };
    let refused = Story::new(&trial.play.table, world, &[]).act(ANNA, moment, Action::Lay { layout });
    assert_eq!(refused.unwrap_err().code, "too_late");
}

/// The grace is for layouts: when the sand is out nobody rolls again.
#[test]
fn rule_5_3_1_no_roll_after_the_sand() {
    let mut trial = Trial::rolled(2, "ENSTRGMBHLKCP");
    trial.wait_for_no_timer(Span::from_millis(GLASS.millis() + 1));
    assert_eq!(trial.act(ANNA, Action::Reroll {}), Err("no_reroll"));
}
