//! Position files that are none.

use games::woerterklauer::turn::{BadPosition, Problem, read_position};

const GOOD: &str = "level: I\nsize: 12\nmover: red\npool: L\nbefore:\nSOCKE\nafter:\nLOCKE\n";

/// The problem of a file, and its line.
fn bad(text: &str) -> (usize, Problem) {
    let error = read_position(text).expect_err(text);
    assert!(!error.to_string().is_empty());
    (error.line, error.problem)
}

#[test]
fn a_position_may_be_written_loosely() {
    let loose = "# A remark.\n\nMover: RED\npool: l\nLevel: i\nsize: 12\n\nbefore:\nS O C K E\nafter:\n l o c k e \n# expect: anything\n";
    assert_eq!(read_position(loose).unwrap().position, read_position(GOOD).unwrap().position);
}

#[test]
fn a_bad_line_is_named() {
    for (line, number, problem) in [
        ("size: 6", 9, Problem::Wanted("a size from 7 to 12")),
        ("level: V", 9, Problem::Wanted("a level: I, II, III or IV")),
        ("mover: green", 9, Problem::Wanted("red or black")),
        ("pool: Ä", 9, Problem::Wanted("letters from A to Z, at most 96")),
        ("history: X 1,2 SAND", 9, Problem::Wanted("a word that lay there, like “V 4,0 SAND”")),
        ("history: V 1 SAND", 9, Problem::Wanted("a word that lay there, like “V 4,0 SAND”")),
        ("move: 1,2", 9, Problem::Wanted("a move like “2,0 > 1,0”")),
        ("level: I", 9, Problem::Repeated("level")),
        ("colour: red", 9, Problem::UnknownName("colour".into())),
        ("LÖCKE", 9, Problem::NotUnderstood),
        ("move: 0,1 > 0,0", 9, Problem::NothingToMove),
        ("move: 0,0 > 1,0", 9, Problem::OtherLetter),
        ("move: 1,0 > 1,0\nmove: 1,0 > 1,0", 10, Problem::MovedTwice),
        (&"A".repeat(41), 9, Problem::TooLarge),
    ] {
        assert_eq!(bad(&format!("{GOOD}{line}\n")), (number, problem), "{line}");
    }
}

#[test]
fn something_missing_is_named() {
    for name in ["level", "size", "mover", "pool", "before", "after"] {
        let without = GOOD.lines().filter(|l| !l.starts_with(name)).collect::<Vec<_>>().join("\n");
        let (_, problem) = bad(&without);
        assert!(matches!(problem, Problem::Missing(_) | Problem::NotUnderstood), "{name}: {problem:?}");
    }
}

#[test]
fn what_lies_there_before_the_turn_has_to_be_possible() {
    let lone = GOOD.replace("SOCKE", "SOCKE\n.....\n....A");
    assert_eq!(bad(&lone), (0, Problem::Position(BadPosition::LoneTile)));
    let wide = GOOD.replace("SOCKE", "SOCKEN.SOCKEN");
    assert_eq!(bad(&wide), (0, Problem::Position(BadPosition::TooLarge)));
}
