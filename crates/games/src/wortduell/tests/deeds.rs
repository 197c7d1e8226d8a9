//! What is remembered of cards (S5 in `docs/rules/strengths.md`: when a turn was one).

use super::*;
use game::deeds::Calls;

#[test]
fn d_11_the_letters_called_for_a_card_that_was_solved_are_remembered() {
    let mut trial = Trial::guessing(&untimed());
    trial.anna_finds(5);
    let last = place(KITCHEN_WORDS[5]);
    let Place { word, from, to } = last;
    let deeds = trial.play.deeds_of(|play| play.act(ANNA, Action::Guess { word, from, to }).unwrap());
    assert_eq!(deeds[0].calls, Some(Calls { letters: 1, cards: 1 }), "FIRST_CALL");
    assert_eq!((deeds[0].turns, deeds[1].turns, &deeds[1].calls), (1, 0, &None));
    assert_eq!(deeds[0].longest, None, "the words lie on the card");
}

#[test]
fn d_17_a_team_has_solved_it_together() {
    let mut trial = Trial::with_players(&untimed(), 4);
    trial.first_calls();
    trial.anna_finds(5);
    let Place { word, from, to } = place(KITCHEN_WORDS[5]);
    let deeds = trial.play.deeds_of(|play| play.act(ANNA, Action::Guess { word, from, to }).unwrap());
    let cards: Vec<u32> = deeds.iter().map(|deeds| deeds.calls.map_or(0, |calls| calls.cards)).collect();
    assert_eq!(cards, [1, 0, 1, 0]);
    assert!(Wortduell::is_in_teams(&trial.play.table));
    assert!(!Wortduell::is_in_teams(&Trial::new(&untimed()).play.table));
}
