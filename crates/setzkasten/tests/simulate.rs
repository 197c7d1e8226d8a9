//! `setzkasten simulate`: whole tables of computer players.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use serde_json::Value;
use std::process::Command;

fn simulate(arguments: &[&str]) -> Value {
    simulate_game("letramix", arguments)
}

fn simulate_game(game: &str, arguments: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_setzkasten"))
        .args(["simulate", game, "--json"])
        .args(arguments)
        .output();
    serde_json::from_slice(&output.unwrap().stdout).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_tables() {
    let without_time = |mut report: Value| {
        report.as_object_mut().unwrap().remove("cpu_ms").unwrap();
        report
    };
    let one = without_time(simulate(&["--tables", "2", "--seed", "7"]));
    assert_eq!(one, without_time(simulate(&["--tables", "2", "--seed", "7"])));
    assert_ne!(one["digest"], simulate(&["--tables", "2", "--seed", "8"])["digest"]);
}

#[test]
fn bots_play_every_table_to_its_end_and_by_the_rules() {
    let report = simulate(&["--tables", "6", "--seed", "3", "--bots", "meister,lehrling"]);
    assert_eq!(
        (&report["finished"], &report["blocked"], &report["refused"]),
        (&6.into(), &0.into(), &0.into())
    );
    assert_eq!(report["game"], "letramix");
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots[0]["name"], "meister");
    assert_eq!(bots[0]["seats"], 6);
    assert!(bots[0]["mean_score"].as_f64() > bots[1]["mean_score"].as_f64());
}

#[test]
fn an_unknown_bot_is_refused_with_the_known_ones() {
    let output = Command::new(env!("CARGO_BIN_EXE_setzkasten"))
        .args(["simulate", "letramix", "--bots", "hal"])
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("meister"));
}

#[test]
fn where_two_play_they_swap_seats_at_the_level_asked_for() {
    let arguments = ["--tables", "2", "--bots", "geselle,lehrling", "--level"];
    let report = |level| simulate_game("woerterklauer", &[&arguments[..], &[level]].concat());
    let [one, four] = ["I", "IV"].map(report);
    assert_ne!(one["digest"], four["digest"]);
    for report in [one, four] {
        assert_eq!(
            (&report["finished"], &report["blocked"], &report["refused"]),
            (&2.into(), &0.into(), &0.into())
        );
        assert!(report["budget"].is_string());
        assert_eq!(report["bots"][0]["seats"], 2);
        assert!(report["bots"][0]["win_percent_95"][1].as_f64() <= Some(100.0));
    }
}

#[test]
fn an_option_that_the_game_does_not_have_is_refused() {
    for (game, option) in [("letramix", "--level=I"), ("woerterklauer", "--level=V")] {
        let output =
            Command::new(env!("CARGO_BIN_EXE_setzkasten")).args(["simulate", game, option]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{game} {option}");
    }
}

/// Who is first answers: the better player is quicker, and the report tells how the scores of each level lie.
#[test]
fn wurf_und_wort_is_raced_by_the_clock() {
    let report = simulate_game("wurf-und-wort", &["--tables", "12", "--seed", "2", "--option", "rounds=10"]);
    assert_eq!(
        (&report["finished"], &report["blocked"], &report["refused"]),
        (&12.into(), &0.into(), &0.into())
    );
    let bots = report["bots"].as_array().unwrap();
    assert!(bots[0]["mean_score"].as_f64() < bots[3]["mean_score"].as_f64(), "{bots:?}");
    for bot in bots {
        let scores: Vec<i64> =
            bot["scores"].as_array().unwrap().iter().map(|s| s.as_i64().unwrap()).collect();
        assert!(scores.len() == 5 && scores.is_sorted(), "{scores:?}");
    }
}

/// By a seed with which no two bots do the same thing at once, for which one of them would rightly be refused.
#[test]
fn wurf_und_wort_is_played_without_a_buzzer_too() {
    let report = simulate_game(
        "wurf-und-wort",
        &["--tables", "4", "--seed", "4", "--option", "rounds=5", "--option", "mode=collect"],
    );
    assert_eq!((&report["finished"], &report["refused"]), (&4.into(), &0.into()));
}
