//! The mode without a buzzer: everybody types, all words are opened at once. What a word brings is as in the rules;
//! several faults bring nobody more than +10 (B.14), and who types nothing loses nothing.

use super::*;

fn collecting(dice: &[Die]) -> Trial {
    let options = Options { mode: Mode::Collect, seconds: 30, ..Options::default() };
    let mut trial = Trial::begin(&options, 4);
    trial.turn("am-strand", 2, dice);
    trial
}

#[test]
fn everybody_who_is_right_scores() {
    let mut trial = collecting(&[must(b'M', 2)]);
    assert_eq!(trial.act(ANNA, Action::Stop { pressed: Time::ZERO }), Err("not_now"));
    trial.answer(ANNA, "Möwe").unwrap();
    trial.answer(BEN, "Muschel").unwrap();
    trial.answer(BEN, "Meer").unwrap();
    trial.answer(CLEO, "Palme").unwrap();
    trial.pass(&[DORA]);
    assert_eq!(trial.state().answers().len(), 3, "all are done: the words are opened");
    trial.wait_for_objections();
    assert_eq!((trial.scores(), trial.fates()), ([4, 4, 4, 0].as_slice(), vec![Fate::Right; 3]));
}

#[test]
fn words_are_hidden_until_all_are_opened() {
    let mut trial = collecting(&[must(b'M', 2)]);
    trial.answer(ANNA, "Möwe").unwrap();
    let shown = |viewer| serde_json::to_string(&trial.view(viewer)).unwrap().contains("Möwe");
    assert!(shown(Viewer::Seat(ANNA)) && !shown(Viewer::Seat(BEN)) && !shown(Viewer::Public));
    let PhaseView::Collecting { answered, own, .. } = trial.view(Viewer::Seat(BEN)).phase else {
        panic!("nobody collects")
    };
    assert_eq!((answered, own), (vec![ANNA], None));
}

#[test]
fn when_the_time_is_out_who_typed_nothing_loses_nothing() {
    let mut trial = collecting(&[must(b'M', 2)]);
    trial.answer(ANNA, "Möwe").unwrap();
    assert_eq!(trial.answer(BEN, ""), Err("bad_word"));
    trial.wait(Span::from_secs(30));
    assert!(matches!(trial.state().phase, Phase::Collecting(_)));
    trial.wait(GRACE);
    trial.wait_for_objections();
    assert_eq!(trial.scores(), [4, 0, 0, 0]);
    let mut trial = collecting(&[must(b'M', 2)]);
    trial.wait(Span::from_secs(31));
    assert_eq!(trial.fates(), [Fate::Nobody]);
}

#[test]
fn rule_b_14_several_faults_bring_nobody_more_than_10() {
    let mut trial = collecting(&[must(b'M', 2)]);
    trial.answer(ANNA, "Düne").unwrap();
    trial.answer(BEN, "Welle").unwrap();
    trial.answer(CLEO, "Meer").unwrap();
    trial.pass(&[DORA]);
    trial.wait_for_objections();
    assert_eq!(trial.scores(), [10, 10, 14, 10]);
    assert_eq!(trial.fates(), [Fate::Fault, Fate::Fault, Fate::Right]);
}

/// Objections are collected, then the votes come one after the other.
#[test]
fn each_word_can_have_its_vote() {
    let mut trial = collecting(&[must(b'M', 2), syllables(2)]);
    trial.answer(ANNA, "Mensch").unwrap();
    trial.answer(BEN, "Muschel").unwrap();
    trial.answer(CLEO, "Mauer").unwrap();
    trial.answer(DORA, "Muscheln").unwrap();
    trial.act(ANNA, Action::Appeal {}).unwrap();
    trial.act(DORA, Action::Appeal {}).unwrap();
    trial.object(ANNA, CLEO, Ground::Unsuitable).unwrap();
    assert!(matches!(trial.state().phase, Phase::Review(_)), "somebody may object to Muschel");
    trial.pass(&[ANNA, CLEO, DORA]);
    let voted_on = |trial: &Trial| match &trial.state().phase {
        Phase::Voting(voting) => voting.seat,
        other => panic!("no vote: {other:?}"),
    };
    assert_eq!(voted_on(&trial), ANNA);
    for seat in [BEN, CLEO, DORA] {
        trial.thumb(seat, Thumb::Down);
    }
    assert_eq!(voted_on(&trial), CLEO);
    for seat in [BEN, DORA] {
        trial.thumb(seat, Thumb::Down);
    }
    assert_eq!(voted_on(&trial), DORA, "the plural, by her appeal");
    for seat in [ANNA, BEN, CLEO] {
        trial.thumb(seat, Thumb::Up);
    }
    assert_eq!(trial.fates(), [Fate::Fault, Fate::Right, Fate::Unsuitable, Fate::Right]);
    assert_eq!(trial.scores(), [0, 14, 7, 14]);
}
