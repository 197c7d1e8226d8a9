//! Strengths by the numbers of `docs/rules/strengths.md`, and statistics.

use crate::*;
use game::deeds::LaidLetter;
use game::{Guest, Stamp};
use proptest::prelude::*;
use words::{Lexicon, Word};

fn rival(place: u8, strength: Option<Strength>) -> Rival {
    Rival { who: Who::Guest(Guest::new(7)), place, points: 0, strength }
}

/// A rated game with these rivals.
fn game(place: u8, rivals: &[(u8, Strength)]) -> Record {
    let rivals: Vec<Rival> = rivals.iter().map(|(place, strength)| rival(*place, Some(*strength))).collect();
    Record {
        game: "letramix".to_owned(),
        kind: "turns".to_owned(),
        at: Stamp::from_millis(1_800_000_000_000),
        seats: rivals.len() as u8 + 1,
        place,
        won: place == 1,
        points: 30,
        length: Some(12),
        left: false,
        helped: false,
        rated: true,
        deeds: Deeds::default(),
        rivals,
    }
}

fn strength(rating: f64, deviation: f64) -> Strength {
    Strength { rating, deviation, games: 20 }
}

const GESELLE: i32 = 1224;

#[test]
fn s1_computer_players_are_certain_also_where_they_were_not_measured() {
    assert!(!Strength::measured(GESELLE).is_uncertain());
    assert!(!Strength::provisional(GESELLE).is_uncertain());
}

#[test]
fn s2_what_is_not_rated_changes_nothing() {
    let before = strength(1400.0, 80.0);
    let win = game(1, &[(2, Strength::measured(GESELLE))]);
    assert_eq!(fold(before, &Record { rated: false, ..win.clone() }), before);
    assert_eq!(fold(before, &Record { rivals: vec![rival(2, None)], ..win.clone() }), before);
    assert_ne!(fold(before, &win), before);
}

#[test]
fn s9_a_helped_game_may_cost_but_brings_nothing() {
    let before = strength(1400.0, 80.0);
    let helped = |place, other| {
        fold(before, &Record { helped: true, ..game(place, &[(other, Strength::measured(GESELLE))]) })
    };
    assert!((helped(1, 2).rating - before.rating).abs() < 1e-9);
    assert!(helped(2, 1).rating < before.rating);
}

#[test]
fn s10_a_duel_is_glicko_2() {
    // Glickman's example: 1500 with 200 wins against 1400 with 30.
    let after = fold(strength(1500.0, 200.0), &game(1, &[(2, strength(1400.0, 30.0))]));
    assert!((after.rating - 1563.6).abs() < 1.0, "{after:?}");
    assert!((after.deviation - 175.2).abs() < 1.0, "{after:?}");
    assert_eq!(after.games, 21);
}

/// S10: who is as strong as all others and ends in the middle is taken for what they were.
#[test]
fn s10_more_than_two_are_ranked_by_weng_and_lin() {
    let three = [(1, strength(1400.0, 60.0)), (3, strength(1400.0, 60.0))];
    let middle = fold(strength(1400.0, 90.0), &game(2, &three));
    assert!((middle.rating - 1400.0).abs() < 0.01 && middle.deviation < 90.0, "{middle:?}");
    let first = fold(strength(1400.0, 60.0), &game(1, &[(2, three[0].1), (3, three[1].1)]));
    let last = fold(strength(1400.0, 60.0), &game(3, &[(1, three[0].1), (2, three[1].1)]));
    assert!((first.rating - 1400.0 - (1400.0 - last.rating)).abs() < 0.02, "{first:?} {last:?}");
    assert!(first.rating > 1405.0, "{first:?}");
}

/// S10: both reckon on one scale, so a duel moves about as much as a game of three says of one pair.
#[test]
fn s10_both_methods_agree_about_two() {
    let before = strength(1400.0, 70.0);
    let duel = fold(before, &game(1, &[(2, strength(1500.0, 50.0))]));
    let mut three = game(1, &[(2, strength(1500.0, 50.0))]);
    three.rivals.push(rival(3, None));
    three.seats = 3;
    let three = fold(before, &three);
    assert!((duel.rating - three.rating).abs() < 3.0, "{duel:?} {three:?}");
}

#[test]
fn s11_newcomers_begin_at_1200_and_are_uncertain() {
    let new = Strength::new();
    assert!((new.rating - 1200.0).abs() < 1e-9 && new.games == 0 && new.is_uncertain());
}

#[test]
fn s12_after_some_games_a_strength_is_no_longer_uncertain() {
    let games_until_certain = |rivals: &[(u8, Strength)], others: &[(u8, Strength)]| {
        let mut now = Strength::new();
        while now.is_uncertain() {
            let won = now.games.is_multiple_of(2);
            now = fold(now, &game(if won { 1 } else { 2 }, if won { rivals } else { others }));
        }
        now.games
    };
    let bot = Strength::measured(GESELLE);
    let games = games_until_certain(&[(2, bot)], &[(1, bot)]);
    assert!((8..=16).contains(&games), "{games}");
    let games = games_until_certain(&[(2, bot), (3, bot), (4, bot)], &[(1, bot), (3, bot), (4, bot)]);
    assert!((8..=16).contains(&games), "{games}");
}

/// S13: a strength never stands still, however often somebody has played.
#[test]
fn s13_nobody_is_ever_quite_certain() {
    let bot = Strength::measured(GESELLE);
    let mut now = strength(1224.0, 60.0);
    for place in [1, 2].into_iter().cycle().take(2_000) {
        now = fold(now, &game(place, &[(3 - place, bot)]));
    }
    assert!(now.deviation > 40.0, "{now:?}");
    let mut now = strength(1224.0, 60.0);
    for place in [1, 2, 3, 4].into_iter().cycle().take(2_000) {
        let others: Vec<(u8, Strength)> = (1..=4).filter(|other| *other != place).map(|p| (p, bot)).collect();
        now = fold(now, &game(place, &others));
    }
    assert!(now.deviation > 30.0, "{now:?}");
}

#[test]
fn s14_who_is_certain_neither_wins_nor_loses_against_who_is_not() {
    let certain = strength(1900.0, 70.0);
    let newcomer = Strength::new();
    assert_eq!(fold(certain, &game(1, &[(2, newcomer)])), certain);
    assert_eq!(fold(certain, &game(2, &[(1, newcomer)])), certain);
    assert!(fold(newcomer, &game(1, &[(2, certain)])).rating > newcomer.rating);
    assert!(fold(newcomer, &game(1, &[(2, newcomer)])).rating > newcomer.rating);
    let bot = Strength::measured(GESELLE);
    let with_bot = fold(certain, &game(2, &[(1, newcomer), (3, bot)]));
    assert!(with_bot.rating > certain.rating, "the computer player counts");
}

fn any_strength() -> impl Strategy<Value = Strength> {
    let hundredths = |number: u32| f64::from(number) / 100.0;
    (60_000_u32..240_000, 3_000_u32..35_000)
        .prop_map(move |(rating, deviation)| strength(hundredths(rating), hundredths(deviation)))
}

proptest! {
    /// Winning never costs, losing never pays, nothing becomes infinite, and what is written is read again.
    #[test]
    fn s10_winning_pays_and_losing_costs(own in any_strength(), others in prop::collection::vec(any_strength(), 1..8)) {
        let at = |place: u8, from: u8| {
            let rivals: Vec<(u8, Strength)> = others.iter().zip(from..).map(|(s, place)| (place, *s)).collect();
            fold(own, &game(place, &rivals))
        };
        let (first, last) = (at(1, 2), at(others.len() as u8 + 1, 1));
        prop_assert!(first.rating >= own.rating && last.rating <= own.rating, "{first:?} {last:?}");
        for after in [first, last] {
            prop_assert!(after.rating.is_finite() && (10.0..=350.0).contains(&after.deviation), "{after:?}");
            let again: Strength = serde_json::from_str(&serde_json::to_string(&after).unwrap()).unwrap();
            prop_assert_eq!(again, after);
        }
    }

    /// However many results there are, a curve has few points, and none is lost.
    #[test]
    fn a_curve_stays_short_and_loses_nothing(results in prop::collection::vec((any::<bool>(), -50_i64..200), 0..400)) {
        let mut curve = Curve::default();
        for (number, (won, points)) in results.iter().enumerate() {
            let from = Stamp::from_millis(number as u64);
            curve.add(CurvePoint { from, results: 1, won: u32::from(*won), points: *points });
        }
        prop_assert!(curve.points.len() <= MOST_POINTS);
        let mut rest = results.as_slice();
        let mut begun = 0;
        for point in &curve.points {
            let (own, others) = rest.split_at(point.results as usize);
            prop_assert_eq!(point.from, Stamp::from_millis(begun));
            prop_assert_eq!(point.won, own.iter().filter(|(won, _)| *won).count() as u32);
            prop_assert_eq!(point.points, own.iter().map(|(_, points)| points).sum::<i64>());
            begun += own.len() as u64;
            rest = others;
        }
        prop_assert!(rest.is_empty());
        let full = curve.points.iter().rev().skip(1);
        prop_assert!(full.clone().all(|point| point.results == curve.each));
    }
}

fn deeds(words: &[&str], points: i32) -> Deeds {
    let mut deeds = Deeds::default();
    for word in words {
        deeds.note_word(&Word::fold(word).unwrap(), Lexicon::german(), None);
    }
    let letter = words::Letter::default();
    deeds.note_layout(points, || vec![LaidLetter { x: 0, y: 0, letter, joker: false }]);
    deeds.note_possible(points, points + 7);
    deeds.note_card(9);
    deeds
}

#[test]
fn statistics_have_the_best_and_say_where_it_was() {
    let bot = Strength::measured(GESELLE);
    let at = |number: u64, place: u8, words: &[&str], points: i32| {
        let deeds = deeds(words, points);
        let (at, won) = (Stamp::from_millis(number), place == 1);
        Record { at, won, points, deeds, ..game(place, &[(3 - place, bot)]) }
    };
    let records = [
        at(1, 1, &["Haus"], 20),
        at(2, 2, &["Quendel", "Gartenzaun"], 41),
        at(3, 1, &["Garten"], 41),
        Record { game: "wortduell".to_owned(), left: true, ..at(4, 2, &[], 3) },
    ];
    let statistics = Statistics::of(&records);
    assert_eq!((statistics.results, statistics.won), (4, 2));
    let best = statistics.best_layout.as_ref().unwrap();
    assert_eq!((best.at, best.what.points, best.what.possible), (Stamp::from_millis(2), 41, Some(48)));
    assert_eq!(statistics.rarest.as_ref().unwrap().what.word, "Quendel");
    assert_eq!(statistics.longest.as_ref().unwrap().what.word, "Gartenzaun");
    assert_eq!(statistics.missed, Missed { points: 28, layouts: 4 });
    assert_eq!(statistics.calls, Calls { letters: 36, cards: 4 });
    let [letramix, wortduell] = statistics.games.as_slice() else { panic!("two games") };
    assert_eq!((letramix.results, letramix.won, letramix.points, letramix.minutes), (3, 2, 102, 36));
    assert_eq!((wortduell.results, wortduell.left), (1, 1));
    assert_eq!(letramix.last.iter().map(|form| form.won).collect::<Vec<_>>(), [true, false, true]);
    let kept = serde_json::to_string(&statistics).unwrap();
    let mut again: Statistics = serde_json::from_str(&kept).unwrap();
    assert_eq!(again, statistics, "as it is kept between two results");
    again.fold(&records[0]);
    assert_eq!(again, Statistics::of(records.iter().chain([&records[0]])));
}

/// A million results are no matter: what is kept does not grow.
#[test]
fn statistics_do_not_grow() {
    let bot = Strength::measured(GESELLE);
    let record = Record { deeds: deeds(&["Quendel"], 30), ..game(1, &[(2, bot)]) };
    let mut statistics = Statistics::default();
    for _ in 0..10_000 {
        statistics.fold(&record);
    }
    assert!(serde_json::to_string(&statistics).unwrap().len() < 6_000);
    assert_eq!(statistics.games[0].last.len(), 10);
}

#[test]
fn records_of_later_versions_are_read() {
    let record = game(2, &[(1, Strength::measured(GESELLE))]);
    let mut json = serde_json::to_value(&record).unwrap();
    json["mood"] = "good".into();
    assert_eq!(serde_json::from_value::<Record>(json).unwrap(), record);
    let least = r#"{"game":"letramix","at":1,"seats":2,"place":1,"won":true,"points":5}"#;
    assert!(!serde_json::from_str::<Record>(least).unwrap().rated);
}
