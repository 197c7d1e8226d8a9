//! `setzkasten theme --coverage`: the cards of Wurf & Wort and their shares.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use serde_json::Value;
use std::process::Command;

fn cards(arguments: &[&str]) -> String {
    let command = ["theme", "--coverage"];
    let output =
        Command::new(env!("CARGO_BIN_EXE_setzkasten")).args(command).args(arguments).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn every_card_is_told_with_the_share_of_its_rolls_that_have_an_answer() {
    let told = cards(&["--json"]);
    let cards: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(cards.len(), 75);
    let sports = cards.iter().find(|card| card["theme"] == "in-der-sportwelt").unwrap();
    assert_eq!((&sports["factor"], &sports["rolls"]), (&2.into(), &216.into()));
    for card in &cards {
        assert!(card["percent"].as_f64() >= card["least"].as_f64(), "{card}");
    }
}

#[test]
fn people_get_a_line_for_each_card() {
    let told = cards(&[]);
    assert_eq!(told.lines().count(), 75);
    assert!(told.lines().any(|line| line.starts_with("In der Sportwelt") && line.contains("×2")));
}
