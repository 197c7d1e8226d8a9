//! Guessing words.

use super::*;

/// D.8: at the beginning of a turn a word is guessed with the squares between which it lies.
#[test]
fn d_8_a_guess_is_a_word_and_its_squares() {
    let mut trial = Trial::guessing(&untimed());
    assert_eq!(trial.guess(BEN, BEACH_WORDS[0]), Err("not_your_turn"));
    trial.guess(ANNA, KITCHEN_WORDS[2]).unwrap();
    assert_eq!((trial.found(Side::ONE), trial.on_turn()), (1, Some(ANNA)));
    trial.call(ANNA, "E").unwrap();
    assert_eq!(
        trial.guess(ANNA, KITCHEN_WORDS[3]),
        Err("not_your_turn"),
        "only at the beginning of the next turn"
    );
}

/// D.9, 5.4.2: after a right guess one may guess again or call; a call ends the turn.
#[test]
fn d_9_after_a_right_guess_another_or_a_letter() {
    let mut trial = Trial::guessing(&untimed());
    trial.anna_finds(2);
    assert_eq!(trial.on_turn(), Some(ANNA));
    trial.call(ANNA, "E").unwrap();
    assert_eq!(trial.on_turn(), Some(BEN));
}

/// D.9, 5.4.2: a wrong guess ends the turn, and no letter is called.
#[test]
fn d_9_a_wrong_guess_ends_the_turn() {
    let mut trial = Trial::guessing(&untimed());
    trial.guess(ANNA, ("HEFT", "C2", "F2")).unwrap();
    assert_eq!((trial.found(Side::ONE), trial.on_turn()), (0, Some(BEN)));
    assert_eq!(trial.call(ANNA, "E"), Err("not_your_turn"));
    assert_eq!(trial.view(Viewer::Public).cards[1].wrong, [place(("HEFT", "C2", "F2"))]);
}

/// 5.4.2: START → right → START → letter → END, and wrong → END.
#[test]
fn s5_4_2_the_turn_machine() {
    let mut trial = Trial::guessing(&untimed());
    trial.guess(ANNA, KITCHEN_WORDS[0]).unwrap();
    assert_eq!(trial.on_turn(), Some(ANNA), "right: START");
    trial.call(ANNA, "A").unwrap();
    assert_eq!(trial.on_turn(), Some(BEN), "letter: END");
    trial.guess(BEN, ("HAT", "E5", "G5")).unwrap();
    assert_eq!(trial.on_turn(), Some(ANNA), "wrong: END");
    for guess in &KITCHEN_WORDS[1..] {
        trial.guess(ANNA, *guess).unwrap();
    }
    assert!(matches!(trial.state().phase, Phase::RoundOver { .. }), "sixth: over at once");
}

/// D7: a word that lies open letter by letter still has to be guessed.
#[test]
fn d7_uncovered_words_have_to_be_guessed() {
    let mut trial = Trial::guessing(&untimed());
    for called in ["H", "U", "T"] {
        trial.call(ANNA, called).unwrap();
        trial.call(BEN, called).unwrap();
    }
    assert_eq!(trial.view(Viewer::Seat(BEN)).cards[0].rows[4], "....HUT..");
    assert_eq!(trial.found(Side::TWO), 0);
    trial.call(ANNA, "Y").unwrap();
    trial.guess(BEN, ("HUT", "E5", "G5")).unwrap();
    assert_eq!((trial.found(Side::TWO), trial.on_turn()), (1, Some(BEN)), "a free action");
}

/// D8: the right word with wrong coordinates is a wrong guess.
#[test]
fn d8_right_word_wrong_squares() {
    let mut trial = Trial::guessing(&untimed());
    trial.guess(ANNA, ("HERD", "D2", "G2")).unwrap();
    assert_eq!((trial.found(Side::ONE), trial.on_turn()), (0, Some(BEN)));
    trial.guess(BEN, ("HUT", "E4", "G4")).unwrap();
    assert_eq!((trial.found(Side::TWO), trial.on_turn()), (0, Some(ANNA)));
}

/// What does not go into its squares is a slip, not a guess: nothing is lost.
#[test]
fn d8_slips_are_refused() {
    let mut trial = Trial::guessing(&untimed());
    for slip in [("HERD", "C2", "G2"), ("HERD", "F2", "C2"), ("HERD", "C2", "F3"), ("GEWUERZ", "D7", "D1")] {
        assert_eq!(trial.guess(ANNA, slip), Err("bad_place"), "{slip:?}");
    }
    assert_eq!(trial.on_turn(), Some(ANNA));
}

/// D9, D.15: the squares of a found word are filled in, other squares with the same letters are not, and the owner sees
/// which of their squares are known.
#[test]
fn d9_d_15_a_found_word_is_filled_in() {
    let mut trial = Trial::guessing(&untimed());
    trial.guess(ANNA, ("HERD", "C2", "F2")).unwrap();
    let seen = &trial.view(Viewer::Seat(ANNA)).cards[1];
    assert_eq!(seen.rows[1], "..HERD...");
    assert_eq!(seen.rows.iter().filter(|row| row.as_str() != ".........").count(), 1);
    let own = &trial.view(Viewer::Seat(BEN)).cards[1];
    assert_eq!(own.known, squares("C2 D2 E2 F2"));
    assert_eq!((own.open, own.rows[0].as_str()), (true, "...GABEL."));
}

/// D21: a word that was found before is refused, and the turn goes on.
#[test]
fn d21_found_before() {
    let mut trial = Trial::guessing(&untimed());
    trial.anna_finds(1);
    assert_eq!(trial.guess(ANNA, KITCHEN_WORDS[0]), Err("found_before"));
    assert_eq!(trial.guess(ANNA, ("GEWUERZ", "A1", "G1")), Err("found_before"));
    assert_eq!(trial.on_turn(), Some(ANNA));
}

/// D23, D.13: the word down is guessed like the others, by its first and last square; words share a letter where they cross.
#[test]
fn d23_the_word_down_is_guessed_like_the_others() {
    let mut trial = Trial::guessing(&untimed());
    trial.guess(ANNA, ("Gewürz", "D1", "D7")).unwrap();
    let rows = &trial.view(Viewer::Seat(ANNA)).cards[1].rows;
    assert_eq!(rows.iter().map(|row| &row[3..4]).collect::<String>(), "GEWUERZ");
    trial.guess(ANNA, ("GABEL", "D1", "H1")).unwrap();
    assert_eq!(trial.found(Side::ONE), 2);
}

/// 5.4.3: umlauts are folded; the word and both squares are compared.
#[test]
fn s5_4_3_typed_words_are_folded() {
    let read = |text: &str| serde_json::from_str::<Action>(text).unwrap();
    let mut trial = Trial::guessing(&untimed());
    trial.act(ANNA, read(r#"{"do":"guess","word":"gewürz","from":"d1","to":"D7"}"#)).unwrap();
    trial.call(ANNA, "X").unwrap();
    trial.act(BEN, read(r#"{"do":"guess","word":"Düne","from":"C6","to":"G6"}"#)).unwrap();
    assert_eq!((trial.found(Side::ONE), trial.found(Side::TWO)), (1, 1));
}

/// 5.4.4: spaces and hyphens are not on cards.
#[test]
fn s5_4_4_spaces_and_hyphens_fall_away() {
    let read: Action =
        serde_json::from_str(r#"{"do":"guess","word":"SUP-PE ","from":"C4","to":"G4"}"#).unwrap();
    let mut trial = Trial::guessing(&untimed());
    trial.act(ANNA, read).unwrap();
    assert_eq!(trial.found(Side::ONE), 1);
    let is_plain =
        |rows: Vec<String>| rows.iter().all(|row| row.bytes().all(|b| b == b'.' || b.is_ascii_uppercase()));
    assert!(super::super::cards::selected().iter().all(|card| is_plain(card.rows())));
}

/// 5.4.11, D.8: a side guesses only after it has called a letter in this round; the other side's call does not count.
#[test]
fn s5_4_11_a_guess_needs_a_first_call() {
    let mut trial = Trial::new(&untimed());
    assert_eq!(trial.guess(ANNA, KITCHEN_WORDS[0]), Err("first_call"));
    assert_eq!(trial.on_turn(), Some(ANNA), "the turn goes on");
    trial.call(ANNA, "E").unwrap();
    assert_eq!(trial.guess(BEN, BEACH_WORDS[0]), Err("first_call"));
    trial.call(BEN, "E").unwrap();
    trial.guess(ANNA, KITCHEN_WORDS[0]).unwrap();
    assert_eq!(trial.found(Side::ONE), 1);
}

/// 5.4.11: a turn lost by the clock is no call, and the calls of the last round do not count in the next.
#[test]
fn s5_4_11_only_a_call_of_this_round_counts() {
    let mut trial = Trial::new(&Options::default());
    trial.wait(Span::from_secs(61));
    trial.call(BEN, "E").unwrap();
    assert_eq!(trial.guess(ANNA, KITCHEN_WORDS[0]), Err("first_call"));
    trial.call(ANNA, "E").unwrap();
    trial.ben_finds(6);
    trial.wait(Span::from_secs(61));
    trial.deal(Side::TWO);
    assert_eq!(trial.guess(BEN, BEACH_WORDS[0]), Err("first_call"));
}

/// 5.4.11: in a team anybody's call counts for all.
#[test]
fn s5_4_11_the_call_of_a_team_mate_counts() {
    let mut trial = Trial::with_players(&untimed(), 4);
    trial.call(ANNA, "E").unwrap();
    trial.call(BEN, "E").unwrap();
    assert_eq!((trial.on_turn(), trial.guess(CLEO, KITCHEN_WORDS[0])), (Some(CLEO), Ok(())));
}
