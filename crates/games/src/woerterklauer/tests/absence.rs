//! 5.1.9: who is away, idle or has left.

use super::*;

const POOL: &str = "SOCKENDRUELE";
const THREE_MINUTES: Span = Span::from_secs(180);

fn claim(trial: &mut Trial, seat: Seat) -> Result<(), &'static str> {
    trial.code(seat, Action::Claim {})
}

#[test]
fn rule_5_1_9_in_a_timed_game_the_clock_goes_on_and_the_remembered_draft_stands() {
    let mut trial = Trial::begin(&timed(), POOL);
    trial.lay(ANNA, &["DU"]).unwrap();
    trial.goes_away(ANNA);
    assert_eq!(claim(&mut trial, BEN), Err("no_claim"));
    trial.wait(GLASS);
    trial.wait(GRACE);
    assert_eq!((trial.mover(), trial.letters()), (Some(BEN), (2, 0)));
}

#[test]
fn rule_5_1_9_without_a_glass_the_win_may_be_claimed_after_three_minutes() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.wait(Span::from_secs(600));
    assert_eq!(claim(&mut trial, BEN), Err("no_claim"), "who is there may think");
    trial.goes_away(ANNA);
    assert_eq!(trial.play_view().claim_from, Some(trial.play.now + THREE_MINUTES));
    trial.wait(THREE_MINUTES);
    trial.wait(Span::from_secs(60));
    assert_eq!(trial.winner(), None, "or the opponent waits");
    assert_eq!(claim(&mut trial, BEN), Ok(()));
    assert_eq!(trial.winner(), Some((BEN, Ending::Claimed)));
}

#[test]
fn rule_5_1_9_who_comes_back_in_time_plays_on() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.goes_away(ANNA);
    trial.wait(THREE_MINUTES);
    trial.comes_back(ANNA);
    assert_eq!(claim(&mut trial, BEN), Err("no_claim"));
    assert_eq!(trial.end_turn(ANNA, &["DU"]), Ok(()));
}

/// Who goes while the other moves has the three minutes when their turn begins.
#[test]
fn rule_5_1_9_the_three_minutes_count_in_the_own_turn() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.goes_away(BEN);
    trial.wait(Span::from_secs(1000));
    assert_eq!(claim(&mut trial, ANNA), Err("no_claim"), "it is her own turn");
    trial.end_turn(ANNA, &["DU"]).unwrap();
    assert_eq!(claim(&mut trial, ANNA), Err("no_claim"));
    trial.wait(THREE_MINUTES);
    assert_eq!(claim(&mut trial, BEN), Err("no_claim"), "nobody claims against themselves");
    assert_eq!(claim(&mut trial, ANNA), Ok(()));
}

#[test]
fn rule_5_1_9_after_72_hours_without_any_action_the_win_may_be_claimed() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    let day = Span::from_secs(24 * 60 * 60);
    trial.wait(day);
    trial.lay(ANNA, &["DU"]).unwrap();
    trial.wait(day.times(3));
    assert_eq!(trial.play_view().claim_from, Some(trial.play.now));
    assert_eq!(claim(&mut trial, BEN), Ok(()));
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.wait(Span::from_secs(72 * 60 * 60 - 1));
    assert_eq!(claim(&mut trial, BEN), Err("no_claim"));
}

#[test]
fn rule_5_1_9_resigning_at_any_time_of_the_own_turn() {
    let mut trial = Trial::begin(&by_table(), POOL);
    assert_eq!(trial.code(BEN, Action::Resign {}), Err("not_your_turn"));
    trial.act(ANNA, Action::Propose { proposal: Proposal::Word(word("SOKKE")) }).unwrap();
    trial.act(ANNA, Action::Resign {}).unwrap();
    assert_eq!(trial.winner(), Some((BEN, Ending::Resigned)));
}

#[test]
fn rule_5_1_9_leaving_for_good_is_resigning_at_any_time() {
    for seat in [ANNA, BEN] {
        let mut trial = Trial::begin(&Options::default(), POOL);
        trial.leaves(seat);
        let other = if seat == ANNA { BEN } else { ANNA };
        assert_eq!(trial.winner(), Some((other, Ending::Left)));
    }
}

/// A stand-in bot counts as present.
#[test]
fn rule_5_1_9_nobody_claims_against_a_stand_in() {
    let mut trial = Trial::begin(&Options::default(), POOL);
    trial.goes_away(ANNA);
    trial.play.frame(FrameEvent::StoodIn { seat: ANNA, level: "any".into() });
    trial.wait(THREE_MINUTES);
    assert_eq!(claim(&mut trial, BEN), Err("no_claim"));
}

/// When the last person has gone, bots leave too: the person has lost.
#[test]
fn rule_5_1_9_who_leaves_a_bot_has_lost() {
    let occupants = [Occupant::bot("any"), Occupant::Person { name: "P".into(), guest: Guest::new(0) }];
    let table = Table::begin(&Options::default(), Seats::new(occupants), HouseList::default()).unwrap();
    let mut trial = Trial::at(table, 1);
    trial.play.table.seats.set_presence(BEN, game::Presence::Gone);
    trial.leaves(ANNA);
    assert_eq!(trial.winner(), Some((ANNA, Ending::Left)));
}
