//! An independent slow oracle for turns of Wörterklauer (§5.1 of its rules), and its comparison with the real validation
//! on random boards with random vocabularies. `cargo xtask soak` may call [`compare::compare`] at length.

#![allow(clippy::unwrap_used, reason = "a test may fail")]
#![allow(clippy::disallowed_methods, reason = "the crate is pure, its tests are not")]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "small boards have small numbers"
)]

mod compare;
mod disagreements;
mod examples;
mod oracle;
mod random;
mod real;
mod report;
mod text;
mod vocabularies;

/// Compares so many turns of a level.
fn agree(level: u8, turns: usize, seed: u64) {
    let report = compare::compare(level, turns, seed);
    println!("level {level}: {report}");
    report.must_be_good();
}

#[test]
fn level_1() {
    agree(1, 3_000, 1);
}

#[test]
fn level_2() {
    agree(2, 3_000, 2);
}

#[test]
fn level_3() {
    agree(3, 1_500, 79);
}

#[test]
fn level_4() {
    agree(4, 1_500, 4);
}

/// A long comparison is made of so many parts, each with a seed of its own, and tells how it goes.
const PARTS: u64 = 100;
const TURNS_OF_A_PART: usize = 1_000;

/// A hundred thousand turns of each level, or of those that are named: `ORACLE_LEVELS=34`.
#[test]
#[ignore = "minutes; a hundred thousand turns of each level"]
#[allow(clippy::disallowed_methods, reason = "the crate is pure, its long runs are not")]
fn at_length() {
    let named = std::env::var("ORACLE_LEVELS").unwrap_or_else(|_| "1234".to_owned());
    for level in named.chars().map(|level| level.to_digit(10).expect("levels are digits") as u8) {
        let mut whole = report::Report::default();
        for part in 0..PARTS {
            let seed = 1_000 * u64::from(level) + part;
            whole.add(compare::compare(level, TURNS_OF_A_PART, seed));
            println!("level {level}, {} of {PARTS} parts: {whole}", part + 1);
        }
        whole.must_be_good();
    }
}
