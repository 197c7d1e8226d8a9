//! What a position file expects, and whether it is so.

use games::woerterklauer::turn::{Dictionary, Report, read_position};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use words::judge::{Judge, Language, Profile};

/// What the remarks of a position file expect.
struct Expected {
    verdict: String,
    values: BTreeMap<String, String>,
    board: Vec<String>,
}

impl Expected {
    fn read(text: &str) -> Self {
        let mut expected = Self { verdict: String::new(), values: BTreeMap::new(), board: Vec::new() };
        let remarks = text.lines().filter_map(|line| line.strip_prefix("# "));
        for line in remarks.skip_while(|line| !line.starts_with("expect:")) {
            match line.split_once(':') {
                Some(("expect", verdict)) => verdict.trim().clone_into(&mut expected.verdict),
                Some((name, value)) => drop(expected.values.insert(name.to_owned(), value.trim().to_owned())),
                None => expected.board.push(line.to_owned()),
            }
        }
        assert!(!expected.verdict.is_empty(), "nothing is expected");
        expected
    }

    fn value(&self, name: &str) -> &str {
        self.values.get(name).map_or("", String::as_str)
    }

    /// What is otherwise than expected.
    fn differences(&self, report: &Report) -> Vec<String> {
        let mut out = Vec::new();
        let mut compare = |what: &str, expected: &str, found: &str| {
            if expected != found {
                out.push(format!("{what}: expected “{expected}”, found “{found}”"));
            }
        };
        compare("verdict", &self.verdict, &verdict(report));
        compare("words", self.value("words"), &sorted(&report.words));
        if let Some(result) = &report.result {
            compare("score", self.value("score"), &format!("{} : {}", result.red, result.black));
            compare("stolen", self.value("stolen"), &sorted(&result.stolen));
            compare("inflected", self.value("inflected"), &sorted(&result.inflected));
            compare("new", self.value("new"), &sorted(&result.new));
            compare("pool", self.value("pool"), &result.pool);
            compare("board", &self.board.join("\n"), &result.board.join("\n"));
        }
        out
    }
}

fn verdict(report: &Report) -> String {
    match (report.check, report.leads) {
        (Some(check), _) => format!("illegal {check}"),
        (None, true) => "legal leads".to_owned(),
        (None, false) => "legal no lead".to_owned(),
    }
}

fn sorted(words: &[String]) -> String {
    let mut words = words.to_vec();
    words.sort();
    words.join(" ")
}

/// All position files, by name.
#[allow(clippy::disallowed_methods, reason = "the crate is pure, its test files are not")]
pub fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/woerterklauer/positions");
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap()))
        .collect();
    files.sort();
    files
}

#[test]
fn every_position_is_judged_as_expected() {
    let dictionary = Dictionary::new(Judge::new(Profile::WOERTERKLAUER));
    let mut wrong = Vec::new();
    for (name, text) in files() {
        let report = read_position(&text)
            .unwrap_or_else(|error| panic!("{name}: {error}"))
            .report(&dictionary, Language::German);
        let differences = Expected::read(&text).differences(&report);
        if !differences.is_empty() {
            wrong.push(format!("{name}\n  {}\n  {}", differences.join("\n  "), report.sentence));
        }
    }
    assert!(wrong.is_empty(), "{} positions are judged otherwise:\n{}", wrong.len(), wrong.join("\n"));
}
