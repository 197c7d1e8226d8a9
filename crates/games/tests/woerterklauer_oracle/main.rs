//! An independent slow oracle for turns of Wörterklauer (§5.1 of its rules), and its comparison with the real validation
//! on random boards with random vocabularies. `cargo xtask soak` may call [`compare::compare`] at length.

#![allow(clippy::unwrap_used, reason = "a test may fail")]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "small boards have small numbers"
)]

mod compare;
mod examples;
mod oracle;
mod random;
mod real;
mod report;
mod text;
mod vocabularies;

/// Fails with the first positions on which the two disagree.
fn agree(level: u8, turns: usize, seed: u64) {
    let report = compare::compare(level, turns, seed);
    println!("level {level}: {report}");
    let shown = report.disagreements.iter().take(5).cloned().collect::<Vec<_>>().join("\n");
    assert!(report.disagreements.is_empty(), "{shown}");
    assert!(report.is_fair(), "legal and illegal in fair shares: {report}");
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

#[test]
#[ignore = "minutes; a hundred thousand turns of each level"]
fn at_length() {
    for level in 1..=4 {
        agree(level, 100_000, 1_000 + u64::from(level));
    }
}
