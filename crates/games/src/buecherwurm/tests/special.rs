//! The six sides of the special die (E.1.16).

use super::*;

fn change(trial: &mut Trial, seat: Seat) -> Result<(), &'static str> {
    trial.act(seat, Action::ChangeTheme {})
}

fn choose(trial: &mut Trial, seat: Seat, theme: u8) {
    trial.act(seat, Action::ChooseTheme { theme }).unwrap();
}

#[test]
fn row_16_theme_change_the_die_goes_aside_and_the_turn_is_over() {
    let mut trial = Trial::with_side(3, Side::ThemeChange);
    assert_eq!(trial.name(BEN, "Tang", GREEN), Err("not_usable"));
    change(&mut trial, BEN).unwrap();
    assert!(trial.round().aside && !trial.round().display.contains(&Die::SPECIAL));
    choose(&mut trial, BEN, 1);
    assert_eq!((trial.turn(), trial.pile(BEN)), (Some(CLEO), vec![]));
    assert_eq!(trial.name(CLEO, "Tang", GREEN), Err("no_such_die"), "it cannot be stolen");
}

#[test]
fn row_23_the_chooser_is_who_changed_the_theme() {
    let mut trial = Trial::with_side(3, Side::ThemeChange);
    change(&mut trial, BEN).unwrap();
    assert_eq!(trial.act(CLEO, Action::ChooseTheme { theme: 0 }), Err("not_your_turn"));
    choose(&mut trial, BEN, 2);
    assert_ne!(trial.state().theme.as_deref(), Some("am-strand"));
}

#[test]
fn e15_the_player_who_used_the_die_chooses() {
    let mut trial = Trial::with_side(2, Side::ThemeChange);
    trial.name(BEN, "Boje", B).unwrap();
    change(&mut trial, ANNA).unwrap();
    assert_eq!(trial.chooser(), Some(ANNA));
}

#[test]
fn e22_without_the_die_there_is_no_change_and_with_it_only_one() {
    let mut without = Trial::strand(2);
    assert_eq!(change(&mut without, BEN), Err("no_change"));
    let mut other = Trial::with_side(2, Side::Stack);
    assert_eq!(change(&mut other, BEN), Err("no_change"));
    let mut trial = Trial::with_side(2, Side::ThemeChange);
    trial.play.table.state.used = (0..CARDS as u8).collect();
    change(&mut trial, BEN).unwrap();
    assert_eq!(trial.state().used.len(), 1, "no card was left: the used ones are shuffled (E12)");
    choose(&mut trial, BEN, 0);
    assert_eq!(change(&mut trial, ANNA), Err("no_change"));
}

/// Ben has named the Boje, and after a theme change it is "Am Fluss", where it could be named, too.
fn changed(unique: Unique) -> Trial {
    let mut trial = Trial::with(&Options { unique, ..special() }, 2, Some(Side::ThemeChange));
    trial.name(BEN, "Boje", B).unwrap();
    change(&mut trial, ANNA).unwrap();
    trial.happen(super::themed("am-fluss"));
    trial.happen(Event::Turn { seat: ANNA, until: None });
    trial
}

#[test]
fn row_5_a_word_is_used_up_for_the_theme_or_for_the_round() {
    assert_eq!(Options::default().unique, Unique::Theme);
    assert_ne!(changed(Unique::Theme).name(ANNA, "Boje", B), Err("already_named"));
    assert_eq!(changed(Unique::Round).name(ANNA, "Boje", B), Err("already_named"));
}

#[test]
fn rule_5_5_8_the_choice_lasts_10_seconds_and_the_next_clock_starts_afterwards() {
    let mut trial = Trial::with_side(2, Side::ThemeChange);
    change(&mut trial, BEN).unwrap();
    trial.wait(secs(10));
    assert_eq!(trial.chooser(), Some(BEN));
    trial.wait(GRACE);
    let now = trial.play.now;
    let Phase::Naming { seat, until } = trial.state().phase else { panic!("Anna is to name a term") };
    assert_eq!((seat, until), (ANNA, Some(now + THINKING)));
}

#[test]
fn row_17_not_takes_n_o_and_t_and_may_be_stolen() {
    let mut trial = Trial::with_side(2, Side::Not);
    assert_eq!(trial.name(BEN, "Welle", GREEN), Err("wrong_letter"));
    trial.two_name(&[("Nixe", GREEN), ("Ozean", GREEN), ("Tang", GREEN)]);
    assert_eq!((trial.pile(BEN), trial.worms()), (vec![GREEN], vec![1, 1]));
}

#[test]
fn row_18_not_alone_costs_two() {
    let mut trial = Trial::with_side(2, Side::Not);
    trial.name(BEN, "Nixe", GREEN).unwrap();
    trial.give_up(ANNA);
    assert_eq!((trial.past().scores[1].not, trial.totals()[1]), (-2, -2));
}

#[test]
fn rule_5_5_10_not_counts_for_its_present_owner_and_with_white_dice_two() {
    let mut trial = Trial::with_side(2, Side::Not);
    trial.two_name(&[("Nixe", GREEN), ("Boje", B), ("Düne", D), ("Tang", GREEN)]);
    trial.give_up(BEN);
    let scores = &trial.past().scores;
    assert_eq!((scores[0].not, scores[1].not), (2, 0));
    // Anna: B 1, NOT 2. Ben: −2, D 1, a card.
    assert_eq!(trial.totals(), [3, 0]);
}

#[test]
fn row_19_bonus_brings_two_to_who_takes_the_last_die() {
    let mut trial = Trial::with_side(2, Side::Bonus);
    assert_eq!(trial.name(BEN, "Boje", GREEN), Err("not_usable"));
    trial.two_name(&ALL);
    assert_eq!((trial.past().by, trial.past().scores[1].bonus, trial.past().scores[0].bonus), (BEN, 2, 0));
    // B 1, XY 3, L 2, D 1, bonus 2; H 2, CK 1, M 1.
    assert_eq!(trial.totals(), [4, 9]);
}

#[test]
fn rule_5_5_9_ending_by_failure_brings_no_bonus() {
    let mut trial = Trial::with_side(2, Side::Bonus);
    trial.two_name(&ALL[..6]);
    trial.give_up(BEN);
    assert_eq!(trial.past().scores.iter().map(|score| score.bonus).sum::<i32>(), 0);
}

#[test]
fn row_20_a_to_z_takes_any_letter() {
    let mut trial = Trial::with_side(2, Side::AnyLetter);
    trial.name(BEN, "Welle", GREEN).unwrap();
    assert_eq!(trial.pile(BEN), [GREEN]);
    assert_eq!(trial.name(ANNA, "Anker", GREEN), Err("not_stealable"));
    trial.give_up(ANNA);
    assert_eq!(trial.totals(), [-2, 0], "it has no points");
}

#[test]
fn e11_the_joker_does_not_end_the_round() {
    let mut trial = Trial::with_side(2, Side::AnyLetter);
    trial.two_name(&ALL[..6]);
    trial.name(BEN, "Welle", GREEN).unwrap();
    assert_eq!(trial.turn(), Some(ANNA));
    trial.name(ANNA, "Düne", D).unwrap();
    assert_eq!(trial.past().by, ANNA);
}

#[test]
fn e16_the_not_die_left_in_the_display_does_not_keep_the_round_alive() {
    let mut trial = Trial::with_side(2, Side::Not);
    trial.two_name(&ALL);
    assert_eq!(trial.past().how, RoundEnd::LastDie);
}

#[test]
fn row_21_stack_only_the_top_die_can_be_stolen() {
    let mut trial = Trial::with_side(2, Side::Stack);
    assert_eq!(trial.name(BEN, "Boje", GREEN), Err("not_usable"));
    trial.two_name(&[("Boje", B), ("Handtuch", H), ("Kiosk", CK)]);
    assert_eq!(trial.name(ANNA, "Ball", B), Err("not_on_top"));
    trial.name(ANNA, "Küste", CK).unwrap();
    assert_eq!((trial.pile(ANNA), trial.pile(BEN)), (vec![H, CK], vec![B]));
}

#[test]
fn rule_5_5_6_a_stolen_top_die_uncovers_the_next() {
    let mut trial = Trial::with_side(3, Side::Stack);
    trial.two_name(&[("Boje", B), ("Handtuch", H), ("Yacht", XY), ("Kiosk", CK)]);
    assert_eq!(trial.pile(BEN), [B, CK]);
    trial.name(CLEO, "Küste", CK).unwrap();
    trial.name(ANNA, "Ball", B).unwrap();
    assert_eq!((trial.pile(BEN), trial.pile(CLEO), trial.pile(ANNA)), (vec![], vec![H, CK], vec![XY, B]));
}

/// Anna has rolled the question mark.
fn question() -> Trial {
    let mut trial = Trial::with_side(2, Side::Question);
    let until = trial.play.now + secs(10);
    trial.happen(Event::Asked { seat: ANNA, until: Some(until) });
    trial
}

fn turn(trial: &mut Trial, seat: Seat, side: Side) -> Result<(), &'static str> {
    trial.act(seat, Action::TurnDie { side })
}

#[test]
fn row_22_the_roller_must_turn_the_question_mark_to_another_side() {
    let mut trial = question();
    assert_eq!(turn(&mut trial, BEN, Side::Not), Err("not_your_turn"));
    assert_eq!(turn(&mut trial, ANNA, Side::Question), Err("another_side"));
    assert_eq!(trial.name(BEN, "Boje", B), Err("not_now"));
    turn(&mut trial, ANNA, Side::Not).unwrap();
    assert_eq!((trial.turn(), trial.round().side, trial.round().turned), (Some(BEN), Some(Side::Not), true));
    trial.name(BEN, "Nixe", GREEN).unwrap();
}

#[test]
fn rule_5_5_7_after_10_seconds_chance_turns_it() {
    let mut trial = question();
    trial.wait(secs(10));
    trial.wait(GRACE);
    assert_eq!(trial.turn(), Some(BEN));
    assert!(Side::AFTER_QUESTION.contains(&trial.round().side.unwrap()));
}

#[test]
fn rule_e_1_16_a_rolled_question_mark_waits_for_the_roller() {
    let mut trial = Trial::begin(&special(), 2);
    // Rounds are begun and given up until the question mark comes.
    for _ in 0..40 {
        let chooser = trial.chooser().unwrap();
        choose(&mut trial, chooser, 0);
        if let Phase::Turning { seat, .. } = trial.state().phase {
            assert_eq!((seat, trial.round().side), (chooser, Some(Side::Question)));
            return;
        }
        let seat = trial.turn().unwrap();
        trial.give_up(seat);
    }
    panic!("the question mark never came");
}

/// P5, as E18: nobody waits for the only person at a table.
#[test]
fn rules_5_5_7_and_5_5_8_against_computers_only_there_is_time_to_turn_and_to_change() {
    let mut trial = Trial::with_side(2, Side::ThemeChange);
    trial.against_computers();
    trial.two_name(&[("Boje", B)]);
    trial.act(ANNA, Action::ChangeTheme {}).unwrap();
    trial.wait(secs(3600));
    assert_eq!(trial.chooser(), Some(ANNA));
    while !matches!(trial.state().phase, Phase::Turning { seat: ANNA, .. }) {
        match trial.state().phase {
            Phase::Choosing { seat, .. } => trial.act(seat, Action::ChooseTheme { theme: 0 }).unwrap(),
            Phase::Turning { seat, .. } => trial.act(seat, Action::TurnDie { side: Side::Bonus }).unwrap(),
            Phase::Naming { seat, .. } => trial.give_up(seat),
            ref other => panic!("no question mark for Anna: {other:?}"),
        }
    }
    trial.wait(secs(3600));
    assert!(matches!(trial.state().phase, Phase::Turning { seat: ANNA, .. }));
}
