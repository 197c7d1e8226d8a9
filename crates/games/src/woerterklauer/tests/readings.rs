//! 5.1.3–5.1.7 in small: any line of letters is a word here, so that the rules stand alone.

use super::super::turn::{ReadPosition, Vocabulary};
use super::*;

/// Everything is a word; a word is a form of another if one begins with the other and S follows.
struct Anything;

impl Vocabulary for Anything {
    fn has(&self, _: &Word) -> bool {
        true
    }

    fn is_inflection(&self, a: &Word, b: &Word) -> bool {
        let (a, b) = (a.to_string(), b.to_string());
        a == b || a == format!("{b}S") || b == format!("{a}S")
    }

    fn is_form(&self, a: &Word, b: &Word) -> bool {
        self.is_inflection(a, b)
    }
}

fn read(level: Level, pool: &str, before: &str, after: &str) -> ReadPosition {
    read_position(&position(level, pool, before, after)).unwrap()
}

fn judged(level: Level, pool: &str, before: &str, after: &str) -> Result<Verdict, Check> {
    let read = read(level, pool, before, after);
    read.position.turn(&Anything).judge(&read.after).map_err(|fault| fault.check)
}

fn failing(level: Level, pool: &str, before: &str, after: &str) -> Option<Check> {
    judged(level, pool, before, after).err()
}

/// Q7: a ring of words cannot follow when a letter is inserted into one of its sides only.
#[test]
fn q7_a_loop_that_cannot_follow_has_no_reading() {
    let ring = "ABC. D.E. FGH.";
    let torn = "ABXC D..E FGYH move: 2,0 > 3,0 move: 2,1 > 3,1 move: 2,2 > 3,2";
    assert_eq!(failing(Level::II, "XY", ring, torn), None, "into both sides it is possible");
    let one_side = "ABXC D..E FG.H move: 2,0 > 3,0 move: 2,1 > 3,1 move: 2,2 > 3,2";
    assert_eq!(failing(Level::II, "X", ring, one_side), Some(Check::A1));
}

/// Q9: two old words may not claim the same letter. AB and CD lose B and C for one X.
#[test]
fn q9_the_spans_of_two_stems_do_not_overlap() {
    let before = "AB.CD E...F GHIJK";
    let after = "AXD E.F GHK move: 4,0 > 2,0 move: 4,1 > 2,1 move: 4,2 > 2,2";
    assert_eq!(failing(Level::II, "X", before, after), Some(Check::A1), "GHIJK loses two letters");
    assert!(failing(Level::III, "X", before, after).is_some());
}

/// 5.1.1: one for one: a single substitute cannot send two letters to the pool.
#[test]
fn q1_one_letter_in_for_one_letter_out() {
    // AB and, three lines below, CD lose their second letters; where they cross now lies one X.
    let text = judged(Level::I, "X", "AB BC", "XB BC");
    assert!(text.is_ok());
    for level in Level::ALL {
        let shorter = failing(level, "X", "ABC D.. E..", "XBC E.. ... move: 0,2 > 0,1");
        assert!(shorter.is_some(), "{level}");
    }
}

/// Drift: of equally common displacements the shortest counts, then the one with smaller dy, then with smaller dx.
#[test]
fn drift_is_the_commonest_displacement() {
    let verdict =
        judged(Level::II, "X", "ABC...", "..ABCX move: 0,0 > 2,0 move: 1,0 > 3,0 move: 2,0 > 4,0").unwrap();
    assert_eq!((verdict.drift.x, verdict.drift.y), (2, 0));
    let verdict = judged(Level::II, "X", "ABCD..", "ABXCD. move: 2,0 > 3,0 move: 3,0 > 4,0").unwrap();
    assert_eq!((verdict.drift.x, verdict.drift.y), (0, 0), "two and two: the shortest");
}

/// 5.1.5 case 2: each dissolved word carries one run, that with most of its tiles.
#[test]
fn a_dissolved_word_carries_one_run() {
    let before = "ABC.. D.... E....";
    // ABC is dissolved and laid twice: once with two of its tiles, once with one.
    let after = "A.... D.... EBCX. ..... .....";
    let verdict =
        judged(Level::IV, "X", before, &format!("{after} move: 1,0 > 1,2 move: 2,0 > 2,2")).unwrap();
    assert_eq!(verdict.changes.new.len() + verdict.changes.stolen.len(), 1);
}

/// W24 at level III: a removed letter cannot push another one into the pool.
#[test]
fn w24_a_removed_letter_is_no_substitute() {
    let before = "ABCD E... FGHI";
    let after = "HBCD E... FGI. move: 2,2 > 0,0 move: 3,2 > 2,2";
    assert_eq!(failing(Level::III, "X", before, after), Some(Check::Q4));
    assert_eq!(failing(Level::IV, "X", before, after), Some(Check::Q4));
}

/// 5.1.3: a word that keeps no tile stays in its own cells.
#[test]
fn a_word_without_a_kept_tile_stays_in_its_cells() {
    assert!(judged(Level::II, "XY", "AB C. D.", "XY C. D.").is_ok());
    assert_eq!(failing(Level::I, "XY", "AB", "XY"), Some(Check::Q1), "no crossing, no second exchange");
}

/// 5.1.7: the history moves along, for good.
#[test]
fn the_moved_history_is_part_of_the_verdict() {
    let verdict = judged(Level::II, "X", "ABC. D...", "ABXC D... move: 2,0 > 3,0").unwrap();
    assert!(verdict.moved.is_empty(), "A has not moved");
    let moved = "AXBC D... move: 0,0 > 0,0";
    let verdict = judged(Level::II, "X", ".ABC. ..D..", "AXBC. ..D.. move: 1,0 > 0,0").unwrap();
    assert_eq!(verdict.moved.len(), 1, "ABC counts also one cell to the left; {moved}");
}

/// 5.1.7: it moves along for forms, too. ACDES has lain up to where A was, which moves one cell to the right.
#[test]
fn h1_a_shifted_form_is_a_return_too() {
    let shortened = |history: &str| {
        let pool = format!("X\nhistory: H -{},0 {history}", history.len() - 1);
        failing(Level::III, &pool, "ABCDE .....", ".ACDE ....B move: 0,0 > 1,0 move: 1,0 > 4,1")
    };
    assert_eq!(shortened("ACDES"), Some(Check::H1));
    assert_eq!(shortened("ACDEX"), None);
}
