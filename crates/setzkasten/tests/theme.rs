//! `setzkasten theme` as people and scripts use it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn theme(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_setzkasten"))
        .arg("theme")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that reads nothing may have ended before.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn lines(output: &Output) -> Vec<String> {
    String::from_utf8(output.stdout.clone()).unwrap().lines().map(str::to_owned).collect()
}

fn objects(output: &Output) -> Vec<Value> {
    lines(output).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn keys(object: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = object.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[test]
fn a_theme_is_shown() {
    let output = theme(&["am-strand"], b"");
    let text = lines(&output).join("\n");
    assert_eq!(output.status.code(), Some(0));
    for part in ["Am Strand", "At the beach", "nicht erlaubt: STRAND, STRÄND", "1 typisch (", "Liegestuhl"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn words_are_judged() {
    let words = ["Düne", "muscheln", "Plastikeimer", "Beton", "Strandkorb"];
    let output = theme(&[&["am-strand"], &words[..]].concat(), b"");
    assert_eq!(
        lines(&output),
        [
            "✓ DÜNE: typisch für „Am Strand“",
            "✓ MUSCHELN: Form von MUSCHEL (typisch für „Am Strand“)",
            "✓ PLASTIKEIMER: zusammengesetzt mit EIMER (typisch für „Am Strand“)",
            "? BETON: steht nicht bei „Am Strand“; der Tisch entscheidet",
            "✗ STRANDKORB: enthält STRAND, einen Teil des Themas „Am Strand“",
        ]
    );
    assert_eq!(output.status.code(), Some(0), "a word that does not fit is no failure");
    let json = objects(&theme(&[&["am-strand", "--json"], &words[..]].concat(), b""));
    let fits: Vec<_> = json.iter().map(|o| (o["fit"].as_str().unwrap(), o["tier"].as_u64())).collect();
    assert_eq!(
        fits,
        [
            ("curated", Some(1)),
            ("related", Some(1)),
            ("compound", Some(1)),
            ("unknown", None),
            ("forbidden", None)
        ]
    );
    assert!(json.iter().all(|object| keys(object) == ["fit", "sentence", "tier", "word"]));
    let english = theme(&["am-strand", "Alge", "--lang", "en"], b"");
    assert_eq!(lines(&english), ["✓ ALGE: fits “At the beach”"]);
}

#[test]
fn words_come_from_standard_input() {
    let mut input = "Möwe\n\nRote Grütze\nh4us\n".as_bytes().to_vec();
    input.extend(b"\xFF\n");
    input.extend("x".repeat(5000).bytes());
    input.extend("\nDonaudampfschifffahrtsgesellschaft\n".bytes());
    let output = theme(&["am-strand", "-", "--json"], &input);
    let fits: Vec<String> = objects(&output).iter().map(|o| o["fit"].as_str().unwrap().to_owned()).collect();
    assert_eq!(fits, ["curated", "unknown", "unknown", "unknown", "unknown", "unknown", "unknown"]);
    assert_eq!(output.status.code(), Some(2), "some lines were no words");
    assert_eq!(theme(&["am-strand", "-"], "Möwe\nRote Grütze\n".as_bytes()).status.code(), Some(0));
}

#[test]
fn all_themes_are_printed() {
    let all = objects(&theme(&["--all", "--json"], b""));
    assert!(all.len() >= 240);
    for object in &all {
        assert_eq!(
            keys(object),
            ["difficulty", "key", "kind", "stems", "title_de", "title_en", "words", "words_en"]
        );
        assert!(object["words"].as_array().unwrap().len() >= 60);
    }
    let beach = all.iter().find(|object| object["key"] == "am-strand").unwrap();
    assert_eq!((&beach["kind"], &beach["difficulty"]), (&json!("place"), &json!("easy")));
    assert_eq!(beach["stems"], json!(["strand", "stränd"]));
    assert!(beach["words"].as_array().unwrap().contains(&json!({ "word": "Düne", "tier": 1 })));
    assert_eq!(objects(&theme(&["am-strand", "--json"], b""))[0], *beach);
    assert_eq!(lines(&theme(&["--all"], b"")).len(), all.len());
}

#[test]
fn a_report_says_what_is_missing() {
    let report = &objects(&theme(&["am-strand", "--report", "--json"], b""))[0];
    assert_eq!(report["unknown"], json!([]));
    assert!(report["seven_letters"].as_u64().unwrap() >= 5);
    assert!(report["nearest"]["shared"].as_u64().unwrap() > 0);
    assert!(report["missing_initials"].as_str().unwrap().contains('X'));
    assert!(report["dice_de"].as_f64().unwrap() >= 0.9);
    let text = lines(&theme(&["am-strand", "--report"], b"")).join("\n");
    assert!(text.starts_with("am-strand: ") && text.contains("nearest theme: "), "{text}");
}

#[test]
fn an_unknown_theme_is_refused_with_a_hint() {
    let output = theme(&["strand"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("am-strand"));
    assert_eq!(theme(&[], b"").status.code(), Some(2));
}
