//! B.12, B4–B7, B23, 5.2.3–5.2.5: objections, appeals, thumbs.

use super::*;

/// Anna has said Fechtmeister, which is right.
fn said(players: u8) -> Trial {
    let mut trial = Trial::sports(players);
    trial.say(ANNA, "Fechtmeister");
    trial
}

#[test]
fn rule_b6_without_an_objection_within_8_s_the_word_counts() {
    let mut trial = said(3);
    trial.wait(Span::from_secs(8));
    assert!(matches!(trial.state().phase, Phase::Review(_)));
    trial.wait(GRACE);
    assert_eq!((trial.scores(), trial.fates()), ([6, 0, 0].as_slice(), vec![Fate::Right]));
}

#[test]
fn when_all_others_have_no_objection_nobody_waits() {
    let mut trial = said(3);
    trial.pass(&[BEN]);
    assert!(matches!(trial.state().phase, Phase::Review(_)));
    trial.pass(&[CLEO]);
    assert_eq!(trial.fates(), [Fate::Right]);
}

#[test]
fn rule_b_12_a_majority_of_thumbs_down_costs_3() {
    let mut trial = said(4);
    trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
    trial.thumb(CLEO, Thumb::Down);
    assert!(matches!(trial.state().phase, Phase::Voting(_)), "Dora has not voted");
    trial.thumb(DORA, Thumb::Up);
    assert_eq!((trial.scores(), trial.fates()), ([-3, 0, 0, 0].as_slice(), vec![Fate::Unsuitable]));
    let thumbs = trial.the_answer().thumbs.clone().unwrap();
    assert_eq!((thumbs.down, thumbs.up), (vec![BEN, CLEO], vec![DORA]));
}

#[test]
fn rule_b_12_the_caller_does_not_vote() {
    let mut trial = said(3);
    trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
    assert_eq!(trial.act(ANNA, Action::Thumb { thumb: Thumb::Up }), Err("no_vote"));
    assert_eq!(trial.act(BEN, Action::Thumb { thumb: Thumb::Up }), Err("no_vote"), "who objected has voted");
}

#[test]
fn rule_b5_a_tie_is_no_majority() {
    let mut trial = said(3);
    trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
    trial.thumb(CLEO, Thumb::Up);
    assert_eq!((trial.scores(), trial.fates()), ([6, 0, 0].as_slice(), vec![Fate::Right]));
}

#[test]
fn rule_5_2_3_missing_votes_count_as_up_after_10_s() {
    let mut trial = said(4);
    trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
    trial.wait(Span::from_secs(10));
    assert!(matches!(trial.state().phase, Phase::Voting(_)));
    trial.wait(GRACE);
    assert_eq!(trial.fates(), [Fate::Right]);
    assert_eq!(trial.the_answer().thumbs.clone().unwrap().missing, [CLEO, DORA]);
}

#[test]
fn rule_5_2_4_who_is_away_when_the_vote_opens_is_no_voter() {
    let mut trial = said(4);
    trial.goes_away(DORA);
    trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
    trial.thumb(CLEO, Thumb::Down);
    assert_eq!(trial.fates(), [Fate::Unsuitable], "two of two");
}

#[test]
fn rule_5_2_4_one_voter_decides() {
    let mut trial = said(3);
    trial.goes_away(CLEO);
    trial.object(BEN, ANNA, Ground::Unsuitable).unwrap();
    assert_eq!((trial.scores(), trial.fates()), ([-3, 0, 0].as_slice(), vec![Fate::Unsuitable]));
}

/// Anna has said a plural where a must die is used.
fn plural(players: u8) -> Trial {
    let mut trial = Trial::with(players, "am-strand", 1, &[must(b'M', 2)]);
    trial.say(ANNA, "Muscheln");
    trial
}

#[test]
fn rule_b7_a_plural_costs_3_without_a_vote() {
    let mut trial = plural(3);
    assert_eq!(trial.object(BEN, ANNA, Ground::Unsuitable), Err("no_objection"), "there is no other vote");
    assert_eq!(trial.object(BEN, ANNA, Ground::Part), Err("no_objection"));
    trial.wait(Span::from_secs(8));
    assert!(matches!(trial.state().phase, Phase::Review(_)), "its author has 8 s to appeal");
    trial.wait(GRACE);
    assert_eq!((trial.scores(), trial.fates()), ([-3, 0, 0].as_slice(), vec![Fate::Unsuitable]));
    let mut trial = plural(3);
    trial.pass(&[ANNA]);
    assert_eq!(trial.scores(), [-3, 0, 0], "who accepts it need not wait");
}

#[test]
fn rule_b7_only_its_author_appeals_and_a_strict_majority_makes_it_right() {
    for (thumbs, score, fate) in [
        ([Thumb::Up, Thumb::Up, Thumb::Down], 2, Fate::Right),
        ([Thumb::Up, Thumb::Down, Thumb::Down], -3, Fate::Unsuitable),
    ] {
        let mut trial = plural(4);
        assert_eq!(trial.act(BEN, Action::Appeal {}), Err("no_appeal"));
        trial.act(ANNA, Action::Appeal {}).unwrap();
        let PhaseView::Voting { vote, .. } = trial.view(Viewer::Public).phase else { panic!("no vote") };
        assert_eq!((vote.voters, vote.voted), (vec![BEN, CLEO, DORA], vec![]));
        [BEN, CLEO, DORA].into_iter().zip(thumbs).for_each(|(seat, thumb)| trial.thumb(seat, thumb));
        assert_eq!((trial.scores(), trial.fates()), ([score, 0, 0, 0].as_slice(), vec![fate]));
    }
}

#[test]
fn rule_b7_missing_thumbs_and_a_tie_do_not_make_a_plural_right() {
    let mut trial = plural(3);
    trial.act(ANNA, Action::Appeal {}).unwrap();
    trial.thumb(BEN, Thumb::Up);
    trial.wait(Span::from_secs(11));
    assert_eq!((trial.scores(), trial.fates()), ([-3, 0, 0].as_slice(), vec![Fate::Unsuitable]));
}

/// B4: formal faults come first.
#[test]
fn rule_b7_a_plural_with_a_formal_fault_is_a_fault() {
    let mut trial = Trial::with(3, "am-strand", 2, &[must(b'M', 2), syllables(4)]);
    trial.say(ANNA, "Muscheln");
    trial.pass(&[ANNA]);
    assert_eq!((trial.scores(), trial.fates()), ([0, 10, 10].as_slice(), vec![Fate::Fault]));
}

/// An old log may end within a vote on a plural that the table opened by itself: that is decided as now.
#[test]
fn rule_b7_an_old_vote_on_a_plural_does_not_make_it_right() {
    let mut trial = plural(3);
    let contested = Event::Contested { seat: ANNA, contest: Contest::Plural };
    let opened = Event::VoteOpened { seat: ANNA, voters: vec![BEN, CLEO], closes: None };
    for event in [contested, opened] {
        trial.play.table.apply(&TableEvent::Game(event));
    }
    trial.thumb(BEN, Thumb::Up);
    trial.thumb(CLEO, Thumb::Up);
    assert_eq!(trial.fates(), [Fate::Unsuitable]);
}

/// B23: it needs an objection, and the engine's count is shown before.
#[test]
fn rule_b23_and_5_2_5_an_objection_can_claim_a_fault() {
    for (down, scores, fate) in [(true, [0, 10, 10, 10], Fate::Fault), (false, [6, 0, 0, 0], Fate::Right)] {
        let mut trial = Trial::with(4, "in-der-sportwelt", 2, &[must(b'W', 3), syllables(3)]);
        trial.say(ANNA, "Wasserball");
        assert_eq!(trial.the_answer().syllables, (3, 3));
        trial.object(BEN, ANNA, Ground::Syllables).unwrap();
        trial.thumb(CLEO, if down { Thumb::Down } else { Thumb::Up });
        trial.thumb(DORA, Thumb::Up);
        assert_eq!((trial.scores(), trial.fates()), (scores.as_slice(), vec![fate]));
    }
}

#[test]
fn rule_5_2_5_an_objection_can_claim_a_category_part() {
    let mut trial = said(3);
    trial.object(BEN, ANNA, Ground::Part).unwrap();
    trial.thumb(CLEO, Thumb::Down);
    assert_eq!((trial.scores(), trial.fates()), ([0, 10, 10].as_slice(), vec![Fate::Fault]));
}

#[test]
fn rule_5_2_5_the_first_objection_decides_what_is_voted_on() {
    let mut trial = said(4);
    assert_eq!(trial.object(ANNA, ANNA, Ground::Unsuitable), Err("no_objection"), "not to the own word");
    assert_eq!(trial.object(BEN, ANNA, Ground::Syllables), Err("no_objection"), "without a syllable die");
    assert_eq!(trial.object(BEN, CLEO, Ground::Unsuitable), Err("no_objection"), "Cleo has said nothing");
    trial.object(BEN, ANNA, Ground::Part).unwrap();
    assert_eq!(trial.object(CLEO, ANNA, Ground::Unsuitable), Err("not_now"), "one vote for each word");
    assert_eq!(trial.the_answer().contest, Some(Contest::Objection { by: BEN, ground: Ground::Part }));
}

#[test]
fn rule_5_2_5_the_caller_appeals_and_a_majority_of_thumbs_up_makes_it_right() {
    for (thumbs, scores, fate) in [
        ([Thumb::Up, Thumb::Up, Thumb::Down], [4, 0, 0, 0], Fate::Right),
        ([Thumb::Up, Thumb::Down, Thumb::Down], [0, 10, 10, 10], Fate::Fault),
    ] {
        let mut trial = Trial::with(4, "am-strand", 2, &[must(b'M', 2), syllables(4)]);
        trial.say(ANNA, "Muschel");
        assert_eq!(trial.act(BEN, Action::Appeal {}), Err("no_appeal"));
        assert_eq!(trial.object(BEN, ANNA, Ground::Unsuitable), Err("no_objection"), "it is wrong already");
        trial.act(ANNA, Action::Appeal {}).unwrap();
        [BEN, CLEO, DORA].into_iter().zip(thumbs).for_each(|(seat, thumb)| trial.thumb(seat, thumb));
        assert_eq!((trial.scores(), trial.fates()), (scores.as_slice(), vec![fate]));
    }
}

#[test]
fn rule_5_2_5_a_tie_is_no_majority_for_an_appeal_and_missing_thumbs_are_none() {
    let mut trial = Trial::with(3, "am-strand", 2, &[must(b'M', 2), syllables(4)]);
    trial.say(ANNA, "Muschel");
    trial.act(ANNA, Action::Appeal {}).unwrap();
    trial.thumb(BEN, Thumb::Up);
    trial.wait(Span::from_secs(11));
    assert_eq!(trial.fates(), [Fate::Fault]);
}

#[test]
fn rule_5_2_5_without_an_appeal_within_8_s_the_fault_stands() {
    let fault = || {
        let mut trial = Trial::with(3, "am-strand", 2, &[must(b'M', 2), syllables(4)]);
        trial.say(ANNA, "Muschel");
        trial
    };
    let mut trial = fault();
    trial.wait(Span::from_secs(8));
    assert!(matches!(trial.state().phase, Phase::Review(_)));
    trial.wait(GRACE);
    assert_eq!(trial.scores(), [0, 10, 10]);
    let mut trial = fault();
    trial.pass(&[ANNA]);
    assert_eq!(trial.scores(), [0, 10, 10], "who accepts it need not wait");
}

#[test]
fn rule_5_2_5_no_appeal_where_nothing_is_wrong() {
    assert_eq!(said(3).act(ANNA, Action::Appeal {}), Err("no_appeal"));
}
