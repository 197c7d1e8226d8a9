//! `setzkasten judge`: positions of Wörterklauer.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn position(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/tests/woerterklauer/positions").join(name)
}

fn judge(files: &[&Path], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_setzkasten"));
    command.args(["judge", "woerterklauer"]).args(files).args(arguments).output().unwrap()
}

fn objects(output: &Output) -> Vec<Value> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_legal_turn_tells_what_it_brings() {
    let output = judge(&[&position("rules-sonne-mond.txt")], &["--json"]);
    assert!(output.status.success());
    let report = &objects(&output)[0];
    assert_eq!((&report["legal"], &report["check"]), (&json!(true), &Value::Null));
    assert_eq!((&report["red"], &report["black"]), (&json!(4), &json!(4)));
    assert_eq!(report["new"], json!(["MOND"]));
    assert!(report["board"].is_array() && report["pool"].is_string() && report["stolen"].is_array());
}

#[test]
fn an_illegal_turn_names_the_check_and_the_words_in_both_languages() {
    let file = position("own-s4-verb-form.txt");
    let report = &objects(&judge(&[&file], &["--json"]))[0];
    assert_eq!((&report["legal"], &report["check"]), (&json!(false), &json!("S4")));
    assert!(!report["words"].as_array().unwrap().is_empty());
    let english = &objects(&judge(&[&file], &["--json", "--lang", "en"]))[0];
    assert_ne!(report["sentence"], english["sentence"]);
    assert!(String::from_utf8_lossy(&judge(&[&file], &[]).stdout).starts_with("✗ S4: "));
}

#[test]
fn a_bad_file_is_named_and_the_others_are_judged() {
    let good = position("rules-socke-locke.txt");
    let output = judge(&[Path::new("/nowhere"), &good, Path::new(file!())], &["--json"]);
    assert_eq!(output.status.code(), Some(2));
    let said = objects(&output);
    assert!(said[0]["error"].is_string() && said[2]["error"].is_string());
    assert_eq!(said[1]["legal"], true);
}
