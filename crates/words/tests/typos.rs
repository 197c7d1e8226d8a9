//! "Meintest du …?": the word that was meant comes first.

#![allow(clippy::unwrap_used, reason = "a test may fail")]
#![allow(clippy::disallowed_methods, reason = "a test looks at the clock")]

use words::Word;
use words::judge::{Judge, Profile, Reason};

/// Each set with the share of words that must come first. They were written, with what is meant, before the judge was
/// asked; their heads say how many were right at the first contact.
const SETS: &[(&str, &str, usize)] = &[("typos.txt", include_str!("blind/typos.txt"), 90)];

#[test]
fn what_was_meant_comes_first() {
    let judge = Judge::new(Profile::LETRAMIX);
    for &(name, set, wanted) in SETS {
        let rows: Vec<(&str, &str)> = set
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split_once(' '))
            .collect();
        let (mut right, mut wrong) = (0, vec![]);
        for &(typed, meant) in &rows {
            // What the lexicon knows (a name, a foreign word, a known misspelling) is explained in other ways.
            let Reason::Unknown(near) = judge.judge(typed).unwrap().reason else { continue };
            if near.first().map(|first| Word::fold(first).unwrap()) == Some(Word::fold(meant).unwrap()) {
                right += 1;
            } else {
                wrong.push(format!("{typed} → {near:?}, not {meant}"));
            }
        }
        let all = right + wrong.len();
        println!("{name}: {right} of {all} first\n{}", wrong.join("\n"));
        assert!(all >= 100 && right * 100 >= wanted * all, "{name}: {right} of {all}");
    }
}

/// How long it takes is printed; no machine is so slow that it takes longer than this.
#[test]
fn a_suggestion_takes_milliseconds() {
    let judge = Judge::new(Profile::LETRAMIX);
    let typed: Vec<&str> = SETS
        .iter()
        .flat_map(|(_, set, _)| set.lines())
        .filter_map(|l| l.split_once(' '))
        .map(|(t, _)| t)
        .collect();
    let _ = judge.judge(typed[0]);
    let start = std::time::Instant::now();
    for word in &typed {
        drop(judge.judge(word));
    }
    let each = start.elapsed() / typed.len() as u32;
    println!("{each:?} each");
    assert!(each.as_millis() < 200, "{each:?}");
}
