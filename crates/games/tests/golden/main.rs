//! Golden playthroughs: whole tables as text, so that a change of the rules shows as a diff.
//!
//! After a wanted change, `UPDATE_GOLDEN=1 cargo nextest run -p games golden` writes the files anew; read what
//! `git diff` says before committing. The tables are played from seeds by simple actors, who choose everyday words
//! from the lexicon: where words come or go, a table may take another course.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod buecherwurm;
mod letramix;
mod woerterklauer;
mod wortduell;
mod wurf_und_wort;

use std::fs;
use std::path::Path;

/// Compares a playthrough with its file, or writes it.
#[allow(clippy::disallowed_methods, reason = "the crate is pure, its golden files are not")]
fn check(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|v| v == "1") {
        fs::write(&path, text).unwrap();
        return;
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(golden == text, "{name} is played otherwise:\n{}", difference(&golden, text));
}

/// The first lines that differ, with the lines before them.
fn difference(golden: &str, text: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (golden.lines().collect(), text.lines().collect());
    let same = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let mut shown = vec![format!("line {}:", same + 1)];
    shown.extend(old[same.saturating_sub(6)..same].iter().map(|line| format!("  {line}")));
    shown.extend(old.iter().skip(same).take(12).map(|line| format!("- {line}")));
    shown.extend(new.iter().skip(same).take(12).map(|line| format!("+ {line}")));
    shown.join("\n")
}

#[test]
fn a_difference_is_shown_where_it_begins() {
    assert_eq!(difference("a\nb\nc\n", "a\nB\nc\n"), "line 2:\n  a\n- b\n- c\n+ B\n+ c");
    assert_eq!(difference("a\n", "a\nb\n"), "line 2:\n  a\n+ b");
}
