//! Terms that nothing is known of here: the table votes (E.1.14, E17).

use super::*;
use Thumb::{Down, Up};
use game::News as _;

/// Ben has named a word that does not fit the beach.
fn doubted(players: u8) -> Trial {
    let mut trial = Trial::strand(players);
    trial.name(BEN, "Beton", B).unwrap();
    assert!(trial.is_voting());
    trial
}

fn hint(trial: &Trial) -> (bool, String) {
    match trial.view(Viewer::Public).phase {
        PhaseView::Voting { known, hint, .. } => (known, hint.de),
        other => panic!("nobody votes: {other:?}"),
    }
}

#[test]
fn rule_e_1_14_and_row_11_the_speaker_does_not_vote_and_in_doubt_the_word_is_valid() {
    let mut trial = doubted(3);
    assert_eq!(trial.thumb(BEN, Up), Err("no_vote"));
    trial.thumb(ANNA, Down).unwrap();
    trial.thumb(CLEO, Up).unwrap();
    assert_eq!((trial.pile(BEN), trial.turn()), (vec![B], Some(CLEO)));
}

#[test]
fn e17_a_strict_majority_of_the_votes_cast_rejects() {
    let mut trial = doubted(4);
    trial.thumb(ANNA, Down).unwrap();
    trial.thumb(CLEO, Down).unwrap();
    assert_eq!(trial.thumb(CLEO, Up), Err("no_vote"), "the first thumb counts");
    trial.wait(secs(10));
    trial.wait(GRACE);
    assert_eq!((trial.turn(), trial.pile(BEN)), (Some(BEN), vec![]));
}

#[test]
fn e17_one_vote_cast_is_a_majority_and_none_makes_it_valid() {
    let mut one = doubted(3);
    one.thumb(ANNA, Down).unwrap();
    one.wait(secs(11));
    assert_eq!(one.turn(), Some(BEN));
    let mut none = doubted(3);
    none.wait(secs(11));
    assert_eq!((none.pile(BEN), none.turn()), (vec![B], Some(CLEO)));
}

#[test]
fn e17_of_two_the_other_decides_alone_but_not_against_the_list() {
    let mut trial = doubted(2);
    trial.thumb(ANNA, Down).unwrap();
    assert_eq!(trial.turn(), Some(BEN));
    trial.name(BEN, "Boje", B).unwrap();
    assert_eq!(trial.pile(BEN), [B], "the theme has it: nobody is asked");
}

#[test]
fn e17_only_those_who_are_connected_vote() {
    let mut trial = Trial::strand(4);
    trial.goes(CLEO);
    trial.name(BEN, "Beton", B).unwrap();
    assert_eq!(trial.thumb(CLEO, Down), Err("no_vote"));
    trial.thumb(ANNA, Down).unwrap();
    trial.goes(Seat::new(3));
    assert_eq!(trial.turn(), Some(BEN), "who is left has voted");
}

#[test]
fn rule_5_5_1_nobody_else_acts_until_the_vote_is_closed() {
    let mut trial = doubted(3);
    assert_eq!(trial.name(CLEO, "Handtuch", H), Err("not_now"));
    assert_eq!(trial.name(BEN, "Boje", B), Err("not_now"));
    assert_eq!(trial.act(BEN, Action::GiveUp {}), Err("not_now"));
    assert!(trial.round().display.contains(&Die::new(B)));
}

#[test]
fn rule_5_5_1_the_hint_says_what_is_known() {
    let (known, text) = hint(&doubted(2));
    assert!(known && text.contains("BETON") && text.ends_with("Bei „Am Strand“ steht es nicht."), "{text}");
    let mut trial = Trial::strand(2);
    trial.name(BEN, "Bxqzw", B).unwrap();
    let (known, text) = hint(&trial);
    assert!(!known && text.contains("nicht in der Wortliste"), "{text}");
    let mut trial = Trial::strand(2);
    trial.name(BEN, "blauer Hammer", B).unwrap();
    assert!(hint(&trial).0, "its parts are words");
}

#[test]
fn a_theft_is_voted_about_like_any_other_term() {
    let mut trial = Trial::strand(3);
    trial.name(BEN, "Boje", B).unwrap();
    trial.name(CLEO, "Beton", B).unwrap();
    trial.thumb(ANNA, Up).unwrap();
    trial.thumb(BEN, Up).unwrap();
    assert_eq!((trial.pile(CLEO), trial.worms()), (vec![B], vec![0, 1, 0]));
}

#[test]
fn a_word_that_was_voted_down_is_not_voted_about_again() {
    let mut trial = doubted(2);
    trial.thumb(ANNA, Down).unwrap();
    assert_eq!(trial.name(BEN, "Betons", B), Err("rejected"));
    assert_eq!(trial.totals(), [0, 0], "E7: no penalty");
}

#[test]
fn when_the_speaker_leaves_the_vote_is_dropped() {
    let mut trial = doubted(3);
    trial.leaves(BEN);
    assert_eq!((trial.turn(), trial.pile(BEN)), (Some(CLEO), vec![]));
}

#[test]
fn thumbs_are_told_when_the_vote_is_closed() {
    let mut trial = doubted(3);
    trial.thumb(ANNA, Down).unwrap();
    let PhaseView::Voting { vote, .. } = trial.view(Viewer::Seat(CLEO)).phase else { panic!("they vote") };
    assert_eq!((vote.voted, vote.own), (vec![ANNA], None));
    let before = trial.play.table.clone();
    trial.thumb(CLEO, Down).unwrap();
    let voted = trial.play.events.iter().find_map(|event| match event {
        TableEvent::Game(event @ Event::Voted { .. }) => News::of(&before, event, Viewer::Public),
        _ => None,
    });
    let Some(News::Voted { valid: false, word, .. }) = voted else { panic!("{voted:?}") };
    assert_eq!(word, "Beton");
}

/// The table decides about every term.
fn by_table() -> Options {
    Options { terms: TermsBy::Table, ..Options::default() }
}

#[test]
fn rule_5_5_1_by_default_the_list_decides() {
    assert_eq!(Options::default().terms, TermsBy::List);
    let mut trial = Trial::strand(3);
    trial.name(BEN, "Boje", B).unwrap();
    assert_eq!(trial.pile(BEN), [B]);
}

#[test]
fn rule_5_5_1_where_the_table_decides_every_term_goes_to_the_vote() {
    for (thumbs, pile) in [([Down, Down], vec![]), ([Down, Up], vec![B])] {
        let mut trial = Trial::with(&by_table(), 3, None);
        trial.name(BEN, "Boje", B).unwrap();
        let (known, text) = hint(&trial);
        assert!(known && text.contains("BOJE") && text.contains("Am Strand"), "the list is the hint: {text}");
        trial.thumb(ANNA, thumbs[0]).unwrap();
        trial.thumb(CLEO, thumbs[1]).unwrap();
        assert_eq!(trial.pile(BEN), pile, "its yes overrules nobody");
    }
    let mut trial = Trial::with(&by_table(), 3, None);
    assert_eq!(trial.name(BEN, "Boje", H), Err("wrong_letter"), "letters are not voted on");
    trial.name(BEN, "Beton", B).unwrap();
    assert!(trial.is_voting(), "neither list nor table makes a difference for what is unknown");
}

#[test]
fn rule_5_5_1_and_e17_with_two_players_the_yes_of_the_list_stands() {
    let mut trial = Trial::with(&by_table(), 2, None);
    trial.name(BEN, "Boje", B).unwrap();
    assert_eq!((trial.pile(BEN), trial.is_voting()), (vec![B], false));
    let mut trial = Trial::with(&by_table(), 3, None);
    trial.leaves(CLEO);
    trial.name(BEN, "Boje", B).unwrap();
    assert_eq!(trial.pile(BEN), [B], "two are left");
}

#[test]
fn rule_5_5_1_the_table_decides_in_english_too() {
    let mut trial = Trial::with(&Options { language: Language::En, ..by_table() }, 3, None);
    trial.name(BEN, "beach towel", B).unwrap();
    assert!(trial.is_voting());
    let mut trial = Trial::with(&Options { language: Language::En, ..by_table() }, 3, None);
    trial.name(BEN, "lighthouse", L).unwrap();
    let (known, text) = hint(&trial);
    assert!(known && text.ends_with("Bei „Am Strand“ steht „lighthouse“."), "{text}");
}
