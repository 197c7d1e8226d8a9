//! Before a round: who rolls, the card, the theme, the dice.

use super::*;
use game::Options as _;
use words::themes::Difficulty;

fn themes(trial: &Trial) -> [String; 3] {
    match &trial.state().phase {
        Phase::Choosing { themes, .. } => themes.clone(),
        other => panic!("nobody chooses: {other:?}"),
    }
}

fn choose(trial: &mut Trial, seat: Seat, theme: u8) -> Result<(), &'static str> {
    trial.act(seat, Action::ChooseTheme { theme })
}

#[test]
fn rule_e_1_2_the_roller_chooses_and_rolls_and_the_left_neighbour_begins() {
    let mut trial = Trial::begin(&Options::default(), 3);
    let hardest = themes(&trial)[2].clone();
    assert_eq!(choose(&mut trial, BEN, 2), Err("not_your_turn"));
    choose(&mut trial, ANNA, 2).unwrap();
    assert_eq!(trial.state().theme, Some(hardest));
    assert_eq!((trial.round().roller, trial.turn()), (ANNA, Some(BEN)));
    assert_eq!((trial.round().display.len(), trial.round().worms), (WHITE, WORMS));
}

#[test]
fn row_2_the_first_roller_is_drawn_and_shown() {
    let mut first: Vec<Seat> = (0..40)
        .map(|seed| {
            let seats = (0..3).map(|i| Occupant::Person { name: String::new(), guest: Guest::new(i) });
            let table = Table::begin(&Options::default(), Seats::new(seats), HouseList::default()).unwrap();
            let play = Play::<Buecherwurm>::begin(table, Chance::from_seed(seed), Lexicon::german());
            play.table.state.first.unwrap()
        })
        .collect();
    first.sort_unstable();
    first.dedup();
    assert_eq!(first, [ANNA, BEN, CLEO]);
    assert_eq!(Trial::strand(2).view(Viewer::Public).round.unwrap().roller, ANNA);
}

/// What the chooser is shown, whatever the card.
#[test]
fn rule_e_1_3_the_green_theme_on_top_is_the_easiest_and_each_below_is_harder() {
    let mut trial = Trial::begin(&Options::default(), 2);
    for _ in 0..CARDS {
        let PhaseView::Choosing { card, .. } = trial.view(Viewer::Public).phase else {
            panic!("Anna chooses")
        };
        let shown: Vec<Difficulty> = card.iter().map(|theme| theme.difficulty).collect();
        assert_eq!(shown, [Difficulty::Easy, Difficulty::Middle, Difficulty::Hard], "{card:?}");
        let chooser = trial.chooser().unwrap();
        choose(&mut trial, chooser, 2).unwrap();
        trial.roll("am-strand", ROLL, None);
        trial.play.table.state.rounds = 0;
        trial.give_up(BEN);
    }
}

#[test]
fn row_3_children_play_the_green_theme_only() {
    let mut trial = Trial::begin(&Options { children: true, ..Options::default() }, 2);
    let green = themes(&trial)[0].clone();
    assert_eq!(choose(&mut trial, ANNA, 1), Err("only_green"));
    choose(&mut trial, ANNA, 0).unwrap();
    assert_eq!(trial.state().theme, Some(green));
}

#[test]
fn rule_e_1_15_and_row_4_the_special_die_is_an_option_and_off_at_first() {
    assert!(!Options::default().special_die);
    let mut without = Trial::begin(&Options::default(), 2);
    choose(&mut without, ANNA, 0).unwrap();
    assert_eq!(without.round().side, None);
    let mut with = Trial::begin(&special(), 2);
    choose(&mut with, ANNA, 0).unwrap();
    assert!(with.round().side.is_some() && with.round().display.contains(&Die::SPECIAL));
}

#[test]
fn e10_two_to_six_play() {
    for (players, fits) in [(1, false), (2, true), (6, true), (7, false)] {
        let seats = (0..players).map(|i| Occupant::Person { name: String::new(), guest: Guest::new(i) });
        let opened =
            Table::<Buecherwurm>::begin(&Options::default(), Seats::new(seats), HouseList::default());
        assert_eq!(opened.is_ok(), fits, "{players}");
    }
    assert!(Options { target: 6, ..Options::default() }.check().is_err());
}

#[test]
fn e12_when_no_card_is_left_the_used_ones_are_shuffled() {
    let mut trial = Trial::strand(2);
    trial.play.table.state.used = (0..CARDS as u8).collect();
    trial.give_up(BEN);
    assert!(trial.has_happened(|event| matches!(event, Event::Drawn { shuffled: true, .. })));
    assert_eq!(trial.state().used.len(), 1);
    let mut trial = Trial::strand(2);
    trial.give_up(BEN);
    assert_eq!(trial.state().used.len(), 2, "no card comes twice before");
}

#[test]
fn e18_after_15_seconds_the_engine_takes_the_green_theme_and_rolls() {
    for is_away in [false, true] {
        let mut trial = Trial::begin(&Options::default(), 3);
        let green = themes(&trial)[0].clone();
        if is_away {
            trial.goes(ANNA);
        }
        trial.wait(secs(15));
        assert_eq!(trial.chooser(), Some(ANNA));
        trial.wait(GRACE);
        assert_eq!((trial.state().theme.clone(), trial.turn()), (Some(green), Some(BEN)));
    }
}

/// P5: nobody waits for the only person at a table.
#[test]
fn e18_against_computers_only_the_roller_has_time() {
    let mut trial = Trial::strand(2);
    trial.against_computers();
    trial.two_name(&[("Boje", B)]);
    trial.give_up(ANNA);
    trial.wait(secs(3600));
    assert_eq!(trial.chooser(), Some(ANNA));
    choose(&mut trial, ANNA, 1).unwrap();
    assert_eq!(trial.turn(), Some(BEN));
}

#[test]
fn e24_when_the_next_roller_has_left_the_one_to_the_left_rolls() {
    let mut trial = Trial::strand(3);
    trial.give_up(BEN);
    assert_eq!(trial.chooser(), Some(BEN));
    trial.leaves(BEN);
    assert_eq!(trial.chooser(), Some(CLEO));
    choose(&mut trial, CLEO, 0).unwrap();
    assert_eq!((trial.round().roller, trial.turn()), (CLEO, Some(ANNA)));
}

#[test]
fn there_are_three_themes_on_a_card() {
    let mut trial = Trial::begin(&Options::default(), 2);
    assert_eq!(choose(&mut trial, ANNA, 3), Err("no_such_theme"));
    assert_eq!(trial.name(ANNA, "Boje", B), Err("not_now"));
}
