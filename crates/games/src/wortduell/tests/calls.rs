//! Calling letters.

use super::*;

/// The answer to the last call about a side's card.
fn answer(trial: &Trial, owner: Side) -> String {
    let call = trial.state().round.as_ref().unwrap().cards[owner.index()].called.last().cloned().unwrap();
    call.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// D.5: in turn a letter is called, and all squares where it stands are told.
#[test]
fn d_5_a_call_is_answered_with_all_squares() {
    let mut trial = Trial::new(&untimed());
    trial.call(ANNA, "E").unwrap();
    assert_eq!(answer(&trial, Side::TWO), "G1 D2 G4 D5 G5");
    assert_eq!(trial.on_turn(), Some(BEN));
    trial.call(BEN, "U").unwrap();
    assert_eq!(answer(&trial, Side::ONE), "E2 F5 D6");
    assert_eq!(trial.on_turn(), Some(ANNA));
    assert_eq!(trial.call(BEN, "N"), Err("not_your_turn"));
}

/// D.5: the caller writes it into these squares, and crosses the letter off.
#[test]
fn d_5_the_caller_sees_the_letter_in_its_squares() {
    let mut trial = Trial::new(&untimed());
    trial.call(ANNA, "E").unwrap();
    let card = &trial.view(Viewer::Seat(ANNA)).cards[1];
    assert_eq!(card.rows[4], "...E..E..");
    assert_eq!(card.called, [Call { letter: letter("E"), squares: squares("G1 D2 G4 D5 G5") }]);
    assert!(!card.open && card.words.is_empty());
}

/// D.6: Ä Ö Ü are AE OE UE, ß is SS: the Ü of GEWÜRZ answers to U and to E.
#[test]
fn d_6_umlauts_are_two_letters() {
    let mut trial = Trial::new(&untimed());
    trial.call(ANNA, "U").unwrap();
    assert_eq!(answer(&trial, Side::TWO), "D4");
    trial.call(BEN, "X").unwrap();
    trial.call(ANNA, "E").unwrap();
    assert!(answer(&trial, Side::TWO).contains("D5"));
    assert_eq!(serde_json::from_str::<Letter>("\"Ä\"").ok(), None, "there is no key for it either");
}

/// D.7: one letter a turn, and if it is not on the card the turn is over.
#[test]
fn d_7_a_letter_that_is_not_there_ends_the_turn() {
    let mut trial = Trial::new(&untimed());
    trial.call(ANNA, "X").unwrap();
    assert_eq!(answer(&trial, Side::TWO), "");
    assert_eq!(trial.on_turn(), Some(BEN));
    assert_eq!(trial.call(ANNA, "Q"), Err("not_your_turn"), "only one letter per turn");
}

/// D6: "Runde" means turn here: one letter a turn, turn by turn.
#[test]
fn d6_a_turn_is_one_letter() {
    let mut trial = Trial::new(&untimed());
    for (seat, called) in [(ANNA, "A"), (BEN, "A"), (ANNA, "B"), (BEN, "B")] {
        assert_eq!(trial.on_turn(), Some(seat));
        trial.call(seat, called).unwrap();
    }
}

/// D10: a letter that is crossed off is not called again; the other side's calls do not matter.
#[test]
fn d10_no_letter_twice() {
    let mut trial = Trial::new(&untimed());
    trial.call(ANNA, "E").unwrap();
    trial.call(BEN, "E").unwrap();
    assert_eq!(trial.call(ANNA, "E"), Err("called_before"));
    assert_eq!(trial.on_turn(), Some(ANNA));
}

/// D20: one must call or guess; only when all letters are crossed off one may pass. A letter all of whose squares are
/// known may be called.
#[test]
fn d20_passing_only_without_letters() {
    let mut trial = Trial::new(&untimed());
    trial.call(ANNA, "L").unwrap();
    trial.call(BEN, "L").unwrap();
    trial.guess(ANNA, KITCHEN_WORDS[5]).unwrap();
    for called in Letter::all().filter(|l| *l != letter("L")) {
        assert_eq!(trial.act(ANNA, Action::Pass {}), Err("letters_left"));
        trial.act(ANNA, Action::Call { letter: called }).unwrap();
        trial.act(BEN, Action::Call { letter: called }).unwrap();
    }
    let PhaseView::Turn { may_pass, .. } = trial.view(Viewer::Seat(ANNA)).phase else { panic!("a turn") };
    assert!(may_pass);
    trial.act(ANNA, Action::Pass {}).unwrap();
    assert_eq!(trial.on_turn(), Some(BEN));
}

/// D22, D.14: the letters of a found word are not crossed off, and a call names known squares, too.
#[test]
fn d22_d_14_letters_of_a_found_word_can_be_called() {
    let mut trial = Trial::guessing(&untimed());
    trial.guess(ANNA, ("SALZ", "A7", "D7")).unwrap();
    let card = &trial.view(Viewer::Seat(ANNA)).cards[1];
    assert_eq!(card.rows[6], "SALZ.....");
    assert!(card.rows[3].bytes().all(|b| b == b'.'), "the S of SUPPE is not told: {:?}", card.rows);
    trial.call(ANNA, "S").unwrap();
    assert_eq!(answer(&trial, Side::TWO), "C4 E5 F5 A7");
}

/// D.18: the figure of the rulebook: T stands at A3, C5, F4 …
#[test]
fn d_18_the_figure() {
    let figure = ["..KOHL...", ".GABEL...", "TOR......", "..OBST...", "..T......", "..T......", "KUECHE..."];
    let card = card("in-der-kueche", &figure);
    assert_eq!(card.words()[0], place(("KAROTTE", "C1", "C7")));
    let answer = card.squares_of(letter("T"));
    assert!(["A3", "C5", "F4"].iter().all(|s| answer.contains(&square(s))), "{answer:?}");
}
