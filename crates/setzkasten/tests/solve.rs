//! `setzkasten solve`: the best layout of a rack.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn solve(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_setzkasten"))
        .args(["solve", "letramix"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn objects(output: &Output) -> Vec<Value> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn racks_are_solved_and_proved() {
    let output = solve(&["EAIRNSTHOLGKV", "REH?", "--json"], "");
    assert!(output.status.success());
    let racks = objects(&output);
    assert_eq!(racks[0]["letters"], "EAIRNSTHOLGKV");
    for rack in &racks {
        assert_eq!(rack["proved"], true);
        assert_eq!(rack["score"], rack["bound"]);
        let rows: Vec<&str> = rack["rows"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert!(rows.windows(2).all(|pair| pair[0].len() == pair[1].len()), "{rows:?}");
    }
    let small = racks[1]["rows"].to_string().chars().filter(char::is_ascii_lowercase).count();
    assert_eq!((small, &racks[1]["unused"]), (1, &json!("")), "the joker is a small letter");
}

#[test]
fn racks_come_one_a_line_and_bad_ones_are_named() {
    let output = solve(&["--json", "--jokers", "1"], "reh\nX9\nA\nABCDEFGHIJKLMNOPQ\nREH??\n");
    assert_eq!(output.status.code(), Some(2));
    let racks = objects(&output);
    assert_eq!(racks.len(), 5);
    assert_eq!(racks[0]["letters"], "REH?");
    assert_eq!(racks[2]["letters"], "A?", "a joker makes two dice of one");
    for bad in [1, 3, 4] {
        assert!(racks[bad]["error"].as_str().is_some_and(|error| !error.is_empty()), "{}", racks[bad]);
    }
}

#[test]
fn without_time_the_answer_is_honest() {
    let output = solve(&["EAIRNSTHOLGK??", "--json", "--timeout", "0"], "");
    let rack = &objects(&output)[0];
    assert_eq!(rack["proved"], false);
    assert!(rack["bound"].as_i64() > rack["score"].as_i64());
}

#[test]
fn fewer_words_are_worth_no_more_and_two_threads_find_the_same() {
    let score = |arguments: &[&str]| {
        let output = solve(&[&["EAIRNSTHOLGKV", "--json"], arguments].concat(), "");
        objects(&output)[0]["score"].as_i64().unwrap()
    };
    let all = score(&[]);
    assert!(score(&["--band", "everyday"]) <= score(&["--band", "wellread"]));
    assert!(score(&["--band", "wellread"]) <= all);
    assert_eq!(score(&["--threads", "2"]), all);
}
