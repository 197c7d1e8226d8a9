//! A.1–A.7, W1–W3, W28: material, options, who begins.

use super::*;
use game::Options as _;

#[test]
fn rule_a_1_there_are_96_tiles_and_all_are_in_the_game() {
    let trial = Trial::seeded(&Options::default(), 1);
    let state = trial.state();
    assert_eq!((state.supply.len() + state.pool.len(), state.field.len()), (TILES, 0));
}

/// Each colour belongs to one player for the whole game.
#[test]
fn rule_a_3_each_player_has_one_colour() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    assert_eq!((trial.state().colour(ANNA), trial.state().colour(BEN)), (Colour::Red, Colour::Black));
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    assert!(trial.state().field.iter().all(|s| s.colour == Colour::Red));
    assert_eq!(trial.view().colours, [Colour::Red, Colour::Black]);
}

#[test]
fn rule_a_4_and_decision_w28_fields_from_7_to_12() {
    let with = |size| Options { size, ..Options::default() };
    assert!((7..=12).all(|size| with(size).check().is_ok()));
    for size in [0, 6, 13, 255] {
        let bad = with(size).check().unwrap_err();
        assert!(bad.0.de.ends_with('.') && bad.0.en.ends_with('.'));
    }
}

/// A.4, W9: there is no board, only the extent counts.
#[test]
fn rule_a_4_and_decision_w9_the_size_limits_the_extent_wherever_the_field_lies() {
    let text = |size: u8, line: &str| {
        format!(
            "level: I\nsize: {size}\nmover: red\npool: EHUETTE\nbefore:\n{}\nafter:\n{line}\n",
            line.replace("EHUETTE", ".......")
        )
    };
    assert!(judged(&text(11, "....HUNDEHUETTE")).is_ok());
    assert_eq!(judged(&text(10, "HUNDEHUETTE")).unwrap_err().check, Check::S2);
}

#[test]
fn rule_a_5_the_glass_is_optional_and_off_in_the_printed_rules() {
    assert!(!Options::default().glass);
    assert_eq!(Trial::begin(&Options::default(), "SOCKENDRUELE").play_view().until, None);
    let trial = Trial::begin(&timed(), "SOCKENDRUELE");
    assert_eq!(trial.play_view().until, Some(Time::ZERO + GLASS));
}

#[test]
fn rule_a_6_one_open_pool_for_both() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    let left: Vec<Tile> = trial.view().pool;
    assert_eq!((trial.mover(), left.len()), (Some(BEN), 12));
    let table = &trial.play.table;
    assert_eq!(table.view(Viewer::Seat(ANNA)), table.view(Viewer::Seat(BEN)));
}

#[test]
fn decision_w2_who_begins_is_drawn_and_plays_red() {
    let firsts: Vec<Option<Seat>> =
        (0..20).map(|seed| Trial::seeded(&Options::default(), seed).state().first).collect();
    assert!(firsts.contains(&Some(ANNA)) && firsts.contains(&Some(BEN)));
    let trial = Trial::seeded(&Options::default(), 3);
    let first = trial.state().first.unwrap();
    assert_eq!((trial.mover(), trial.state().colour(first)), (Some(first), Colour::Red));
}

/// The frame lets the other begin the return game, and who begins plays red: so the colours are swapped.
#[test]
fn decision_w2_in_the_return_game_the_other_begins_and_the_colours_are_swapped() {
    for seed in 0..4 {
        let first = Trial::seeded(&Options::default(), seed).play.table;
        let opening = first.rematch_opening(Guest::new(0), "AHOR".into());
        let mut table: Table<Woerterklauer> = Table::from_opening(&opening).unwrap();
        table.frame.stage = game::frame::Stage::Playing;
        table.frame.clock = game::Clock::Running { zero: game::Stamp::default() };
        let again = Trial::at(table, seed).play.table;
        for seat in [ANNA, BEN] {
            assert_eq!(again.state.colour(seat), first.state.colour(seat).other());
        }
    }
}

#[test]
fn wörterklauer_is_for_two() {
    for count in [0, 1, 3] {
        let person = |i| Occupant::Person { name: "P".into(), guest: Guest::new(i) };
        let bad = Table::<Woerterklauer>::begin(
            &Options::default(),
            Seats::new((0..count).map(person)),
            HouseList::default(),
        );
        assert!(bad.is_err());
    }
}

/// 4.2: with Q, X and Y if the table wants it.
#[test]
fn rule_4_2_the_full_alphabet_is_an_option() {
    let full = Options { full_alphabet: true, ..Options::default() };
    assert!(Trial::seeded(&full, 1).view().tiles.contains('Q'));
    assert!(!Trial::seeded(&Options::default(), 1).view().tiles.contains(['Q', 'X', 'Y']));
}
