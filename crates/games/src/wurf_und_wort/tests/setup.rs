//! B.1–B.7, B1–B3, B18, B21, 4.4: cards, dice, seats.

use super::*;
use game::Options as _;
use std::collections::BTreeSet;

fn faces(kinds: &[Kind]) -> Vec<String> {
    let show = |roll: Vec<Die>| match roll[0] {
        Die::Must { letter, worth } => format!("{letter}{worth}"),
        Die::MustNot { letter } => letter.to_string(),
        Die::Syllables { count, worth } => format!("{count}:{worth}"),
    };
    all_rolls(kinds).into_iter().map(show).collect()
}

#[test]
fn rule_4_4_and_b1_the_faces_of_the_dice() {
    let both = "R1 S1 T1 B2 G2 K2 H2 P2 M2 D2 F2 W3";
    assert_eq!(faces(&[Kind::Must]).join(" "), both);
    assert_eq!(faces(&[Kind::MustNot]).join(" "), "A I O U L N");
    assert_eq!(faces(&[Kind::Syllables]).join(" "), "2:1 2:1 3:1 3:1 4:2 5:3");
}

/// B1: R and H fall in one roll, so they are on different dice, and no letter is on two.
#[test]
fn rule_b1_two_must_dice_share_no_letter() {
    let rolls = all_rolls(&[Kind::Must, Kind::Must]);
    assert_eq!(rolls.len(), 36);
    assert!(rolls.contains(&vec![must(b'R', 1), must(b'H', 2)]));
    assert!(rolls.iter().all(|roll| roll[0] != roll[1]));
    let mixed = all_rolls(&[Kind::Must, Kind::Must, Kind::MustNot]);
    let clashes = |roll: &Vec<Die>| match (roll[0], roll[1], roll[2]) {
        (Die::Must { letter: a, .. }, Die::Must { letter: b, .. }, Die::MustNot { letter }) => {
            letter == a || letter == b
        }
        _ => true,
    };
    assert!(!mixed.iter().any(clashes));
}

/// B2: with a must die only the must dice count, without one the syllable die.
#[test]
fn rule_b2_which_small_numbers_count() {
    let with_must = all_rolls(&[Kind::Must, Kind::Syllables]);
    assert!(with_must.iter().all(|roll| roll[1].worth() == 0 && roll[0].worth() > 0));
    let without = all_rolls(&[Kind::MustNot, Kind::Syllables]);
    assert!(without.iter().all(|roll| roll[0].worth() == 0 && roll[1].worth() > 0));
    assert_eq!(points(&[must_not(b'A'), Die::Syllables { count: 5, worth: 3 }], 2), 6);
}

/// B.1, B.2, B3, 4.4: 75 cards in the suggested mixes, each with a category of its own.
#[test]
fn rule_b_1_b_2_and_b3_the_cards() {
    use Kind::{Must, MustNot, Syllables};
    assert_eq!(deck().len(), CARDS);
    let themes: BTreeSet<&str> = deck().iter().map(|card| card.theme.as_str()).collect();
    assert_eq!(themes.len(), CARDS);
    assert!(deck().iter().all(|card| card.category().is_some()));
    let mixes: [(&[Kind], u8, usize); 8] = [
        (&[Must], 1, 8),
        (&[Must, Must], 1, 14),
        (&[Must, MustNot], 2, 14),
        (&[MustNot, Syllables], 2, 6),
        (&[Must, Syllables], 2, 12),
        (&[Must, Must, MustNot], 2, 12),
        (&[Must, MustNot, Syllables], 3, 7),
        (&[Must, Must, MustNot, Syllables], 3, 2),
    ];
    for (dice, factor, count) in mixes {
        let found = deck().iter().filter(|card| card.dice == dice && card.factor == factor).count();
        assert_eq!(found, count, "{dice:?} ×{factor}");
    }
}

/// B.6, B.7, B22: the engine turns 25 cards, none twice, and rolls the dice that each names (5.2.6).
#[test]
fn rule_b_6_b_7_and_b22_the_engine_turns_and_rolls() {
    let mut trial = Trial::begin(&Options::default(), 3);
    let mut rounds = 0;
    while !trial.is_over() {
        let turned = trial.state().turned.clone().unwrap();
        let kinds: Vec<Kind> = turned.dice.iter().map(|die| die.kind()).collect();
        assert_eq!(kinds, turned.card.dice, "rule 5.2.6");
        rounds += 1;
        trial.pass(&[ANNA, BEN, CLEO]);
        trial.pass(&[ANNA, BEN, CLEO]);
    }
    let themes: BTreeSet<&String> = trial.state().played.iter().collect();
    assert_eq!((rounds, themes.len()), (25, 25));
}

/// B21: one must die on a card is either of the two.
#[test]
fn rule_b21_one_must_die_is_either_of_the_two() {
    let mut chance = Chance::from_seed(1);
    let rolled: BTreeSet<String> = (0..400)
        .map(|_| match roll(&[Kind::Must], &mut chance)[..] {
            [Die::Must { letter, .. }] => letter.to_string(),
            _ => panic!("no must die"),
        })
        .collect();
    assert_eq!(rolled.len(), 12);
}

#[test]
fn rule_b18_three_to_eight_play() {
    let seats = |count: u32| {
        Seats::new((0..count).map(|i| Occupant::Person { name: i.to_string(), guest: Guest::new(i) }))
    };
    let allowed: Vec<u32> = (1..10).filter(|n| Options::default().check_seats(&seats(*n)).is_ok()).collect();
    assert_eq!(allowed, [3, 4, 5, 6, 7, 8]);
    let two = (0..2).map(|i| Occupant::Person { name: i.to_string(), guest: Guest::new(i) });
    let with_bot = Seats::new(two.chain([Occupant::bot("Fuchs")]));
    assert!(Options::default().check_seats(&with_bot).is_ok(), "two practise with a bot");
}

#[test]
fn shorter_games_and_times_have_bounds() {
    let check = |rounds, seconds| Options { rounds, seconds, ..Options::default() }.check().is_ok();
    assert!(check(5, 45) && check(25, 15) && check(1, 180));
    assert!(!check(0, 45) && !check(26, 45) && !check(25, 14) && !check(25, 181));
}
