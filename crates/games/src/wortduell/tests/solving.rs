//! The solver, beside a slow and obviously right oracle, and what it rates.

use super::super::cards::{rate, rate_for_box, selected};
use super::super::solver::{Belief, Calling, Choice, Clues, Lore, Skill, Step, next_step, obvious, solve};
use super::*;

/// Everything that was answered about a card.
fn clues(card: &Card, called: &str) -> Clues {
    let mut clues = Clues::default();
    called.bytes().filter_map(Letter::from_ascii).for_each(|l| clues.answer(l, &card.squares_of(l)));
    clues
}

/// Whatever was called, the true card stays possible; and the more was called, the less likely it was to be answered so.
#[test]
fn the_truth_stays_possible() {
    for card in selected().iter().step_by(60) {
        let mut evidence = 1.0;
        for called in ["", "E", "EN", "ENRIS", "ENRISATU", "ENRISATULDGHOMKB"] {
            let clues = clues(card, called);
            let belief = Belief::new(&clues, Lore::all());
            assert!(
                !belief.is_empty() && belief.evidence() <= evidence * 1.000_001,
                "{called} {:?}",
                card.rows()
            );
            evidence = belief.evidence();
        }
    }
}

/// Every card that the belief draws answers as the true one did: the oracle calls the letters again.
#[test]
fn drawn_cards_answer_alike() {
    for card in selected().iter().step_by(45) {
        let mut clues = clues(card, "ENRI");
        clues.find(card.words()[2]);
        let belief = Belief::new(&clues, Lore::all());
        let choice = Choice::new(&belief, 20, &mut Chance::from_seed(1));
        assert!(choice.answers_like(&clues), "{:?}", card.rows());
    }
}

/// When all is known, the words are guessed one after the other, and the belief has no doubt.
#[test]
fn what_is_known_is_guessed() {
    let card = &selected()[5];
    let mut clues = clues(card, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    for _ in 0..6 {
        let Step::Guess(place) = next_step(&clues, Lore::all(), Skill::GOOD, &mut Chance::from_seed(1))
        else {
            panic!("a guess")
        };
        assert!(card.words().contains(&place));
        clues.find(place);
    }
    assert_eq!(next_step(&clues, Lore::all(), Skill::GOOD, &mut Chance::from_seed(1)), Step::Pass);
}

/// D21: a word that was found is not guessed again elsewhere, however well it would fit there: the words of a card differ.
#[test]
fn d21_found_words_are_not_guessed_again() {
    let card = card(
        "bei-den-piraten",
        &["..KOMPASS", ".....I...", "...MAST..", "..BEUTE..", "..KANONE.", "SAEBEL...", ".....E..."],
    );
    for place in card.words() {
        let mut clues = Clues::default();
        clues.find(*place);
        let belief = Belief::new(&clues, Lore::all());
        let choice = Choice::new(&belief, 400, &mut Chance::from_seed(1));
        let again = choice.safest(|other| other.word == place.word);
        assert_eq!(again, None, "{place:?}");
    }
}

/// Who knows no word finds what lies open all the same.
#[test]
fn open_words_are_seen() {
    let card = card("am-strand", &BEACH);
    let mut clues = clues(&card, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    while let Some(place) = obvious(&clues) {
        clues.find(place);
    }
    assert_eq!(clues.found.len(), 6);
}

/// Information beats frequency, and a rating is what the good solver needs.
#[test]
fn a_good_solver_needs_fewer_turns() {
    let by_frequency = Skill { calling: Calling::ByFrequency, certainty: 2.0, uncovered: 0, samples: 0 };
    let turns = |skill: Skill| -> usize {
        let cards = selected().iter().step_by(80);
        cards.map(|card| solve(card, Lore::all(), skill, &mut Chance::from_seed(2)).turns()).sum()
    };
    assert!(turns(Skill::GOOD) * 3 < turns(by_frequency) * 2);
    for card in selected().iter().step_by(60) {
        assert_eq!(rate_for_box(card), card.difficulty(), "{:?}", card.rows());
        assert!((rate(card).calls() - card.difficulty().calls()).abs() < 1.5, "{:?}", card.rows());
    }
}
