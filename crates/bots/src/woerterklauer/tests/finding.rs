//! What is found in a position.

use super::*;
use crate::woerterklauer::draft::Draft;
use crate::woerterklauer::missed::is_one_idea;
use crate::woerterklauer::plays::for_each_play;
use crate::woerterklauer::search::Effort;
use crate::woerterklauer::shape::is_sound;
use crate::woerterklauer::stealable::stealable;
use std::collections::BTreeSet;
use words::Word;
use words::automaton::Automaton;

const EFFORT: Effort = Effort { steps: 4, width: 4, tries: 30 };

fn found(position: &Position) -> Vec<Found> {
    let subject = Subject { position, vocabulary: &dictionary(), words: Band::All.words(false) };
    subject.turns(EFFORT, 500)
}

fn word(text: &str) -> Word {
    Word::fold(text).unwrap()
}

#[test]
fn level_i_exchanges_and_adds() {
    let turns = found(&position("I", "LG", "SOCKE"));
    for stolen in ["LOCKE", "GLOCKE"] {
        assert!(turns.iter().any(|turn| turn.verdict.changes.stolen == [word(stolen)]), "{stolen}");
    }
    assert!(turns[0].lead >= 6);
}

#[test]
fn level_i_exchanges_where_words_cross() {
    let turns = found(&position("I", "AA", "DECKEL\n.U....\n.R....\n.O...."));
    let both = |turn: &Found| {
        turn.verdict.changes.stolen.contains(&word("DACKEL"))
            && turn.verdict.changes.stolen.contains(&word("AURA"))
    };
    assert!(turns.iter().any(both));
}

#[test]
fn level_ii_inserts() {
    let inserted = |level: &str| {
        let turns = found(&position(level, "I", "REGEN\n....A\n....C\n....H"));
        turns.iter().any(|turn| turn.verdict.changes.stolen.contains(&word("REIGEN")))
    };
    assert!(inserted("II"));
    assert!(!inserted("I"));
}

#[test]
fn level_iii_removes() {
    let removed = |level: &str| {
        let turns = found(&position(level, "SE", "REIGEN\n.S...A\n.E...C\n.L...H"));
        turns.iter().any(|turn| turn.verdict.steps.removed > 0)
    };
    assert!(removed("III"));
    assert!(!removed("II"));
}

#[test]
fn level_iv_dissolves() {
    let dissolved = |level: &str| {
        let turns = found(&position(level, "OT", "SAND\nA...\nL...\nZ..."));
        turns.iter().any(|turn| turn.verdict.steps.dissolved > 0)
    };
    assert!(dissolved("IV"));
    assert!(!dissolved("III"));
}

#[test]
fn the_first_turn_lays_words_on_an_empty_field() {
    let best = found(&position("I", "HUNDEKATZ", "."));
    assert!(best[0].lead >= 7, "{:?}", best[0]);
}

/// All that a few words can do on a small field, found by laying each of them everywhere.
#[test]
fn no_play_is_missed_and_each_is_sound() {
    let mut list: Vec<Word> =
        ["SOCKE", "LOCKE", "GLOCKE", "SO", "SOS", "EI", "EIS", "LOS", "ECK", "ECKE"].map(word).into();
    list.sort();
    let words = Automaton::from_sorted(list.iter().copied());
    let position = position("I", "LGSIO", "SOCKE\n....I");
    let ground = Ground::new(&position).unwrap();
    let draft = Draft::of(&position, &ground);
    let mut plays = BTreeSet::new();
    for_each_play(&words, &ground, &draft, |play| {
        let after = play.on(&draft, &ground).unwrap();
        assert!(is_sound(&after.cells, &ground, &words), "{play:?}");
        plays.insert(after.fingerprint(&ground));
    });
    assert_eq!(plays, by_brute_force(&list, &words, &ground, &draft));
}

fn by_brute_force(list: &[Word], words: &Automaton, ground: &Ground, draft: &Draft) -> BTreeSet<u64> {
    use crate::woerterklauer::cells::{AREA, step};
    use crate::woerterklauer::ground::{NONE, bit};
    use game::grid::Direction;
    let mut found = BTreeSet::new();
    for (word, direction) in list.iter().flat_map(|w| Direction::BOTH.map(|d| (w, d))) {
        for first in 0..AREA - word.len() * step(direction) {
            let mut after = draft.clone();
            let mut exchanged = 0;
            let fits = word.iter().enumerate().all(|(place, letter)| {
                let (at, letter) = (first + place * step(direction), letter.index() as u8);
                let lying = after.cells[at];
                if lying != NONE && ground.letters[usize::from(lying)] == letter {
                    return true;
                }
                exchanged += usize::from(lying != NONE);
                let Some(tile) = after.take(letter, true, ground) else { return false };
                after.cells.put(at, tile);
                after.exchanged |= if lying == NONE { 0 } else { bit(lying) };
                true
            });
            let is_new = after.cells != draft.cells;
            if fits && is_new && exchanged <= 1 && is_sound(&after.cells, ground, words) {
                found.insert(after.fingerprint(ground));
            }
        }
    }
    found
}

/// The rules are asked only about drafts that matter, and what matters is the same whether few turns are wanted or many.
#[test]
fn who_asks_less_finds_the_same() {
    for (level, pool) in [("I", "LGTSENA"), ("III", "LGTSENA"), ("IV", "ZRT")] {
        let position = position(level, pool, "SOCKE\n....I\n....S");
        let subject =
            Subject { position: &position, vocabulary: &dictionary(), words: Band::All.words(false) };
        let all = subject.turns(EFFORT, usize::MAX);
        let fields = |turns: &[Found]| turns.iter().map(|turn| turn.whole().to_vec()).collect::<Vec<_>>();
        assert!(all.len() > 5, "{level}");
        assert_eq!(fields(&subject.turns(EFFORT, 5)), fields(&all[..5]), "{level}");
        let best = all[0].lead;
        assert_eq!(subject.best_lead(EFFORT, i32::MAX), Some(best), "{level}");
        assert!(subject.best_lead(EFFORT, 1).is_some_and(|lead| (1..=best).contains(&lead)), "{level}");
    }
}

#[test]
fn it_is_told_how_easily_words_are_stolen() {
    let position = position("I", "LZ", "SOCKE");
    let subject = Subject { position: &position, vocabulary: &dictionary(), words: Band::All.words(false) };
    let told = stealable(&subject);
    assert_eq!(told.len(), 1);
    assert!(told[0].becomes.contains(&word("LOCKE")), "{told:?}");
    assert!(told[0].with_any_letter > told[0].with_pool);
    assert!(!told[0].becomes.contains(&word("SOCKEN")));
}

/// Two turns that share a word and differ in one are one idea; with nothing in common they are two.
#[test]
fn an_idea_is_more_than_a_word() {
    let turns = found(&position("I", "LGT", "SOCKE"));
    let with = |word_there: &str| {
        let is_it = |turn: &&Found| {
            turn.verdict.changes.stolen == [word(word_there)] && turn.verdict.changes.new.is_empty()
        };
        turns.iter().find(is_it).unwrap()
    };
    assert!(is_one_idea(with("LOCKE"), with("LOCKE")));
    assert!(!is_one_idea(with("LOCKE"), with("GLOCKE")));
}
