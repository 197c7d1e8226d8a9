//! Positions on which the two once disagreed, with words by lot: every line of letters is a word, and families are named in
//! lines like `# family: HUND/HUNDE`.

use crate::compare::agree;
use crate::oracle::vocabulary::Vocabulary;
use crate::oracle::{Verdict, judge};
use crate::real;
use crate::text::parse;
use std::fs::{read_dir, read_to_string};
use std::path::Path;

struct Families(Vec<(String, String)>);

impl Vocabulary for Families {
    fn has(&self, text: &str) -> bool {
        text.len() >= 2
    }

    fn inflection(&self, a: &str, b: &str) -> bool {
        a == b || self.0.iter().any(|(c, d)| (c == a && d == b) || (c == b && d == a))
    }

    fn one_lemma(&self, a: &str, b: &str) -> bool {
        self.inflection(a, b)
    }
}

/// What is noted in lines that begin so.
fn noted<'a>(text: &'a str, what: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.strip_prefix("# ")?.strip_prefix(what)).map(str::trim).collect()
}

fn check(name: &str, text: &str) {
    let pairs = noted(text, "family:").into_iter().filter_map(|pair| pair.split_once('/'));
    let words = Families(pairs.map(|(a, b)| (a.to_owned(), b.to_owned())).collect());
    let case = parse(text);
    let verdict = judge(&case.position, &case.after, &words);
    let answer = real::judge(&case.position, &case.after, &words);
    assert!(agree(&verdict, &answer), "{name}: {verdict:?}, {answer:?}");
    let said = match (&verdict, answer) {
        (Verdict::Legal(_), _) => "legal".to_owned(),
        (_, Err(check)) => format!("illegal {check:?}"),
        (other, _) => format!("{other:?}"),
    };
    assert_eq!(noted(text, "expect:"), [said], "{name}");
}

#[test]
#[allow(clippy::disallowed_methods, reason = "the crate is pure, its test files are not")]
fn they_agree_where_they_once_did_not() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/woerterklauer_oracle/disagreements");
    let files: Vec<_> = read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(!files.is_empty());
    for file in files {
        check(&file.display().to_string(), &read_to_string(&file).unwrap());
    }
}
