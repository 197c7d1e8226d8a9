//! Both judges on the worked examples of §5.1.8: is the second opinion itself sound?

use crate::compare::agree;
use crate::oracle::board::Colour;
use crate::oracle::check::Check;
use crate::oracle::{Outcome, Verdict, judge};
use crate::real;
use crate::text::parse;
use crate::vocabularies::German;

fn verdict(text: &str) -> Verdict {
    let case = parse(text);
    let verdict = judge(&case.position, &case.after, &German::new());
    let answer = real::judge(&case.position, &case.after, &German::new());
    assert!(agree(&verdict, &answer), "{text}: {verdict:?}, {answer:?}");
    verdict
}

/// A legal turn's only outcome.
fn legal(text: &str) -> Outcome {
    match verdict(text) {
        Verdict::Legal(outcomes) if outcomes.len() == 1 => outcomes[0].clone(),
        other => panic!("{text}: {other:?}"),
    }
}

fn illegal(text: &str, check: Check) {
    assert_eq!(verdict(text), Verdict::Illegal([check].into()), "{text}");
}

/// Red letters, black letters, stolen words.
fn gains(text: &str) -> (usize, usize, Vec<String>) {
    let outcome = legal(text);
    let count = |colour| outcome.colours.values().filter(|c| **c == colour).count();
    (count(Colour::Red), count(Colour::Black), outcome.stolen)
}

fn one_line(level: &str, pool: &str, before: &str, after: &str) -> String {
    format!("level: {level}\nsize: 12\nmover: red\npool: {pool}\nbefore:\n{before}\nafter:\n{after}")
}

#[test]
fn exchange_and_add() {
    assert_eq!(gains(&one_line("I", "L", "SOCKE", "LOCKE")), (5, 0, vec!["LOCKE".into()]));
    let glocke = "level: I\nsize: 12\nmover: black\npool: G\nbefore:\n.locke\nafter:\nGLOCKE";
    assert_eq!(gains(glocke), (0, 6, vec!["GLOCKE".into()]));
    let back =
        "level: I\nsize: 12\nmover: black\npool: S\nhistory: H 0,0 SOCKE\nbefore:\nlocke\nafter:\nsocke";
    illegal(back, Check::H1);
    illegal(
        &back.replace("locke\n", "locke.\n").replace("socke", "socken").replace("pool: S", "pool: SN"),
        Check::H1,
    );
    let forms =
        "level: I\nsize: 12\nmover: black\npool: N\nhistory: H 0,0 HUND\nbefore:\nhunde.\nafter:\nhunden";
    assert_eq!(legal(forms).inflected, ["HUNDEN"], "case 3: only a letter more");
    assert_eq!(gains(&one_line("I", "GL", ".SOCKE", "GLOCKE")), (6, 0, vec!["GLOCKE".into()]));
    assert_eq!(gains(&one_line("I", "EHUETTE", "HUND", "HUNDEHUETTE")), (11, 0, vec!["HUNDEHUETTE".into()]));
}

#[test]
fn a_new_word_turns_only_the_crossing_letter() {
    let text = one_line("I", "MOD", "SONNE\n.....\n.....\n.....", "..M..\n..O..\nSONNE\n..D..");
    let shifted = text.replace("before:\nSONNE\n.....\n.....", "before:\n.....\n.....\nSONNE");
    let outcome = legal(&shifted);
    assert_eq!((outcome.leads, outcome.brand_new), (false, vec!["MOND".into()]));
    assert_eq!(gains(&shifted), (4, 4, vec![]));
}

#[test]
fn inflections_win_only_the_new_letter() {
    assert_eq!(gains(&one_line("I", "E", "HUND", "HUNDE")), (1, 4, vec![]));
    assert_eq!(gains(&one_line("I", "N", "LIEBE", "LIEBEN")), (1, 5, vec![]));
    assert_eq!(legal(&one_line("I", "N", "LIEBE", "LIEBEN")).inflected, vec!["LIEBEN"]);
}

const DECKEL: &str = ".......B..
...DECKEL.
....U..I..
ZEDER..L..
....O.....";

#[test]
fn double_exchange_at_a_crossing() {
    let dackel = DECKEL.replace("DECKEL", "DACKEL").replace('O', "A");
    let text = one_line("I", "AA", DECKEL, &dackel);
    let outcome = legal(&text);
    assert_eq!(gains(&text), (9, 7, vec!["AURA".into(), "DACKEL".into()]));
    assert_eq!(outcome.pool.len(), 2);
    illegal(&one_line("I", "DE", "SOCKE", "DECKE"), Check::Q1);
    for level in ["II", "III", "IV"] {
        illegal(&one_line(level, "DE", "SOCKE", "DECKE"), Check::Q1);
    }
    let cross = ".R.\nTOR\n.T.";
    assert_eq!(gains(&one_line("I", "AT", cross, ".R.\nTAT\n.T.")).2, ["RAT", "TAT"]);
    illegal(&one_line("I", "ATT", cross, ".T.\nTAT\n.T."), Check::Q1);
}

#[test]
fn one_exchanged_seven_added() {
    let before = "BETON...\n..O.O...\n..R.T...\n........\n........\n........";
    let after = "BETONUNG\n..O.O...\n..R.R...\n..T.D...\n..E.....\n..N.....";
    let (_, _, stolen) = gains(&one_line("I", "UNGTENRD", before, after));
    assert_eq!(stolen, ["BETONUNG", "NORD", "TORTEN"]);
}

/// REGEN, SAND, GAS and REIGEN, STAND, GRAS in one frame.
const REGEN: &str = "......
...GAS
.....A
.REGEN
.....D";
const REIGEN: &str = "..GRAS
.....T
.....A
REIGEN
.....D";
const APART: &str = "move: 1,3 > 0,3\nmove: 2,3 > 1,3\nmove: 3,1 > 2,0\nmove: 4,1 > 4,0\nmove: 5,1 > 5,0\n";

#[test]
fn three_inserted() {
    let text = format!("{}\n{APART}", one_line("II", "ITR", REGEN, REIGEN));
    let (red, black, stolen) = gains(&text);
    assert_eq!((red + black, stolen), (13, vec!["GRAS".into(), "REIGEN".into(), "STAND".into()]));
    let at_one = text.replace("level: II", "level: I");
    assert!(matches!(verdict(&at_one), Verdict::Illegal(_)));
}

const BACK: &str = "move: 0,3 > 1,3\nmove: 1,3 > 2,3\nmove: 2,0 > 3,1\nmove: 4,0 > 4,1\nmove: 5,0 > 5,1\n";

#[test]
fn three_removed() {
    // I, T, R removed: EIFER down from E, GAST.
    let after = ".......\n...GAST\n.....A.\n.REGEN.\n..I..D.\n..F....\n..E....\n..R....";
    let before = "..GRAS.\n.....T.\n.....A.\nREIGEN.\n.....D.\n.......\n.......\n.......";
    let moves = format!("{BACK}move: 2,3 > 2,4\nmove: 5,1 > 6,1\nmove: 3,0 > 2,7\n");
    let text = format!("{}\n{moves}", one_line("III", "FE", before, after));
    let outcome = legal(&text);
    assert_eq!(
        (outcome.stolen, outcome.brand_new),
        (vec!["GAST".into(), "REGEN".into(), "SAND".into()], vec!["EIFER".into()])
    );
    illegal(&text.replace("level: III", "level: II"), Check::A1);
    let pooled = format!("{}\n{BACK}move: 5,1 > 6,1\n", one_line("III", "FEIR", before, after));
    illegal(&pooled, Check::Q4);
}

#[test]
fn words_apart() {
    let before = "....\n....\nTEER\n.C.A\n.H.S\n.ORT";
    let after = "A...\nR...\nTEE.\n.C.A\n.H.S\n.ORT";
    let text = format!("{}\nmove: 3,2 > 0,1\n", one_line("III", "A", before, after));
    let outcome = legal(&text);
    assert_eq!((outcome.stolen, outcome.brand_new), (vec!["AST".into(), "TEE".into()], vec!["ART".into()]));
    let black = outcome.colours.values().filter(|c| **c == Colour::Black).count();
    assert_eq!(black, 4, "C, H, O, R");
}

#[test]
fn removing_needs_a_new_meaning_and_a_new_place() {
    let hund = one_line("III", "R", "HUNDE\n.....\n.....", "HUND.\n...E.\n...R.");
    illegal(&format!("{hund}\nmove: 4,0 > 3,1\n"), Check::Q5);
    for level in ["III", "IV"] {
        let text = "move: 0,0 > 1,0\nmove: 1,0 > 2,0\n";
        illegal(&format!("{}\n{text}", one_line(level, "A", "REIGEN", ".REGEN")), Check::Q4);
    }
    illegal(&one_line("I", "HSE", "SOCKE", "HOSE."), Check::A1);
    illegal(
        &format!("{}\nmove: 0,0 > 2,0\nmove: 4,0 > 3,0\n", one_line("III", "H", "SOCKE", "HOSE.")),
        Check::Q4,
    );
}

#[test]
fn dissolving_leaves_no_letter_over() {
    let before = ".R.....\nSAND...\n.S.....\n.T.....";
    let after = ".......\nSTRANDS\n......O\n.......";
    let moves = "move: 1,3 > 1,1\nmove: 1,0 > 2,1\nmove: 1,1 > 3,1\nmove: 2,1 > 4,1\nmove: 3,1 > 5,1\nmove: 1,2 > 6,1\n";
    let outcome = legal(&format!("{}\n{moves}", one_line("IV", "O", before, after)));
    assert!(outcome.leads);
    let after = ".......\nSTRAND.\nO......\n.......";
    let moves = "move: 1,3 > 1,1\nmove: 1,0 > 2,1\nmove: 1,1 > 3,1\nmove: 2,1 > 4,1\nmove: 3,1 > 5,1\n";
    illegal(&format!("{}\n{moves}", one_line("IV", "O", before, after)), Check::Q4);
}
