//! The command line as people and scripts use it: the built binary, its input, its output, its exit code.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn setzkasten(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_setzkasten"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join();
    output
}

fn lines(output: &Output) -> Vec<String> {
    String::from_utf8(output.stdout.clone()).unwrap().lines().map(str::to_owned).collect()
}

fn objects(output: &Output) -> Vec<Value> {
    lines(output).iter().map(|l| serde_json::from_str(l).unwrap()).collect()
}

#[test]
fn the_version_names_commit_lexicon_and_schema() {
    assert_eq!(lines(&setzkasten(&["-V"], b"")), [concat!("setzkasten ", env!("CARGO_PKG_VERSION"))]);
    let output = setzkasten(&["--version"], b"");
    let said = lines(&output);
    let [program, commit, lexicon, schema] = said.as_slice() else { panic!("{said:?}") };
    assert_eq!(program, concat!("setzkasten ", env!("CARGO_PKG_VERSION")));
    assert_eq!(commit, &format!("commit: {}", option_env!("BUILD_COMMIT").unwrap_or("unknown")));
    let checksum = lexicon.strip_prefix("lexicon: 1-").unwrap_or_else(|| panic!("{lexicon}"));
    assert_eq!(u32::from_str_radix(checksum, 16), Ok(words::Lexicon::german_checksum()));
    let numbers: Vec<&str> = schema.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).collect();
    let (sqlite, postgres) = (tables::log::SqliteLog::SCHEMA, tables::log::PostgresLog::SCHEMA);
    assert_eq!(numbers, [sqlite.to_string(), postgres.to_string(), tables::backup::FORMAT.to_string()]);
}

#[test]
fn a_word_is_explained() {
    let output = setzkasten(&["word", "ging"], b"");
    assert_eq!(
        lines(&output),
        ["✗ GING: Verbform von GEHEN (Präteritum); hier gelten Verben nur in der Grundform"]
    );
    assert_eq!(output.status.code(), Some(0), "a refused word is no failure");
    let open = setzkasten(&["word", "Flumbelkiste", "Hund", "--profile", "buecherwurm"], b"");
    assert!(lines(&open)[0].starts_with("? ") && lines(&open)[1].starts_with("✓ "));
    let english = setzkasten(&["word", "SOKKE", "--lang", "en"], b"");
    assert_eq!(lines(&english), ["✗ SOKKE: is not in the word list – did you mean SOCKE?"]);
}

#[test]
fn json_has_all_fields() {
    let output = setzkasten(&["word", "--json", "Schwimmreifen"], b"");
    let object = &objects(&output)[0];
    let keys: Vec<&str> = object.as_object().unwrap().keys().map(String::as_str).collect();
    let mut wanted = [
        "word",
        "allowed",
        "reason",
        "sentence",
        "gloss",
        "lemmas",
        "pos",
        "plural",
        "also_name",
        "syllables",
        "split",
        "zipf",
        "tier",
    ];
    wanted.sort_unstable();
    let mut sorted = keys.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, wanted);
    assert_eq!(object["allowed"], true);
    assert_eq!(object["reason"], "ok");
    assert_eq!(object["lemmas"], serde_json::json!(["Schwimmreifen"]));
    assert_eq!(object["syllables"], serde_json::json!([3]));
    assert_eq!(object["split"], "Schwimm-rei-fen");
    assert_eq!(object["tier"], "T");
}

#[test]
fn every_line_gives_one_object_in_order() {
    let mut input = "Hund\nTÜR\ntuer\n\nzwei Wörter\n".as_bytes().to_vec();
    input.extend(b"\xFF\xFE\n");
    input.extend("x".repeat(100_000).bytes());
    input.extend(b"\nBERLIN\r\nh4us\nblarf");
    let output = setzkasten(&["word", "--json"], &input);
    let objects = objects(&output);
    let reasons: Vec<&str> = objects.iter().map(|o| o["reason"].as_str().unwrap()).collect();
    assert_eq!(
        reasons,
        [
            "ok",
            "ok",
            "ok",
            "bad_input",
            "bad_input",
            "bad_input",
            "bad_input",
            "place",
            "bad_input",
            "unknown"
        ]
    );
    assert_eq!(objects[1]["word"], "TÜR");
    assert_eq!(objects[1]["lemmas"], objects[2]["lemmas"]);
    assert_eq!(output.status.code(), Some(2), "some lines were bad");
}

#[test]
fn profiles_and_options_are_heard() {
    let allowed = |arguments: &[&str]| {
        let output = setzkasten(arguments, b"");
        objects(&output)[0]["allowed"].as_bool().unwrap()
    };
    assert!(!allowed(&["word", "--json", "GING"]), "woerterklauer is the default");
    assert!(allowed(&["word", "--json", "GING", "--profile", "letramix"]));
    assert!(!allowed(&["word", "--json", "HUNDE", "--base-forms"]));
    assert!(!allowed(&["word", "--json", "HUND", "--refuse", "Hund"]));
    assert!(allowed(&["word", "--json", "Flumbel", "--allow", "flumbel"]));
    assert!(!allowed(&["word", "--json", "Jause", "--regions", "D,CH"]));
    let wrong = setzkasten(&["word", "HUND", "--profile", "mikado"], b"");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("wurf-und-wort"), "the choices are named");
}

#[test]
fn families_are_told() {
    let output = setzkasten(&["family", "HUND", "Hunde"], b"");
    assert_eq!(lines(&output), ["HUND – HUNDE: gleiche Bedeutung; beides Formen von HUND"]);
    let input = "SCHÖN\tSCHÖNHEIT\nBETON BETONUNG\nHUND\nA B C\n";
    let output = setzkasten(&["family", "--json"], input.as_bytes());
    let found: Vec<(bool, String)> = objects(&output)
        .iter()
        .map(|o| (o["same"].as_bool().unwrap(), o["reason"].as_str().unwrap().to_owned()))
        .collect();
    assert_eq!(found[0], (true, "derivation".to_owned()));
    assert!(!found[1].0);
    assert_eq!(found[2].1, "bad_input");
    assert_eq!(found[3].1, "bad_input");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn words_are_listed() {
    let from = lines(&setzkasten(&["words", "--from", "DNUH"], b""));
    assert!(from.contains(&"HUND".to_owned()) && from.contains(&"UND".to_owned()));
    assert!(from.is_sorted());
    let joker = lines(&setzkasten(&["words", "--from", "hun?"], b""));
    assert!(joker.contains(&"HUND".to_owned()) && joker.contains(&"HUHN".to_owned()));
    let pattern = lines(&setzkasten(&["words", "--pattern", "?ü?", "--profile", "letramix"], b""));
    assert!(pattern.iter().all(|w| w.len() == 4 && &w[1..3] == "UE"), "folded letters: {pattern:?}");
    assert!(pattern.contains(&"TUER".to_owned()));
    let all = lines(&setzkasten(&["words", "--all", "--limit", "7"], b""));
    assert_eq!(all.len(), 7);
    let bad = setzkasten(&["words", "--pattern", "?1?"], b"");
    assert_eq!(bad.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&bad.stderr).contains("is not a letter"));
}

/// `words` prints exactly what `word` allows.
#[test]
fn listed_words_are_allowed_words() {
    for profile in ["woerterklauer", "letramix"] {
        let listed = setzkasten(&["words", "--from", "EISENBAHN", "--profile", profile], b"");
        let judged = setzkasten(&["word", "--json", "--profile", profile], &listed.stdout);
        assert!(objects(&judged).iter().all(|o| o["allowed"] == true));
        assert!(objects(&judged).len() > 100);
    }
}

#[test]
fn a_reader_that_stops_reading_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_setzkasten"))
        .args(["words", "--all"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}
