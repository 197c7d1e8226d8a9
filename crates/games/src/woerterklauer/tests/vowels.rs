//! A.8, W3–W5: no vowel in the pool.

use super::*;

const NO_VOWEL: &str = "BCDFGHKLMNPR";

/// It is Anna's turn, and the pool has no vowel.
fn without_vowel(options: &Options) -> Trial {
    let mut trial = Trial::begin(options, NO_VOWEL);
    trial.play.table.state.phase = Phase::New;
    trial.happen(Event::Turn { seat: ANNA, drawn: vec![], aside: 4, at: trial.play.now });
    trial
}

/// The supply holds exactly these letters; what is left over lies far away on the field.
fn supply(trial: &mut Trial, letters: &str) {
    let taken: Vec<Tile> = {
        let state = trial.state();
        let all = super::letters(false);
        let mut free = state.supply.clone();
        letters
            .bytes()
            .map(|b| free.remove(free.iter().position(|t| all[t.index()].ascii() == b).unwrap()))
            .collect()
    };
    let state = &mut trial.play.table.state;
    state.supply = taken;
    state.supply.sort_unstable();
}

fn first(trial: &Trial, count: usize) -> Vec<Tile> {
    trial.state().pool[..count].to_vec()
}

#[test]
fn rule_a_8_without_a_vowel_four_letters_are_set_aside() {
    let mut trial = without_vowel(&Options::default());
    assert_eq!(trial.lay(ANNA, &["HM"]), Err("no_vowel"));
    let aside = first(&trial, 4);
    trial.act(ANNA, Action::Redraw { tiles: aside.clone() }).unwrap();
    assert_eq!(trial.state().pool.len(), 12);
    assert!(aside.iter().all(|tile| trial.state().supply.contains(tile)));
}

/// The four go back only after the draw, so they cannot be drawn again.
#[test]
fn rule_a_8_the_same_tiles_cannot_come_back_in_that_draw() {
    let mut trial = without_vowel(&Options::default());
    supply(&mut trial, "AEIO");
    trial.act(ANNA, Action::Redraw { tiles: first(&trial, 4) }).unwrap();
    assert_eq!((trial.pool().as_str(), trial.aside()), ("AEGHIKLMNOPR", 0));
}

#[test]
fn rule_a_8_a_refill_without_a_vowel_asks_for_it() {
    let mut trial = Trial::begin(&Options::default(), "HMBCDFGAKLNP");
    supply(&mut trial, "RSTE");
    // HA is laid, so two are drawn: there may be an E among them, or not.
    let states: Vec<(u8, bool)> = (0..30)
        .map(|seed| {
            let mut trial = Trial {
                play: Play::begin(trial.play.table.clone(), Chance::from_seed(seed), Lexicon::german()),
            };
            trial.end_turn(ANNA, &["HA"]).unwrap();
            (trial.aside(), trial.pool().contains('E'))
        })
        .collect();
    assert!(states.iter().all(|(aside, has_vowel)| *aside == if *has_vowel { 0 } else { 2 }), "{states:?}");
    assert!(states.contains(&(2, false)) && states.contains(&(0, true)));
}

#[test]
fn rule_a_8_exactly_as_many_different_letters_of_the_pool() {
    let mut trial = without_vowel(&Options::default());
    let pool = trial.state().pool.clone();
    let supply = trial.state().supply[0];
    for tiles in [
        pool[..3].to_vec(),
        pool[..5].to_vec(),
        vec![pool[0], pool[0], pool[1], pool[2]],
        vec![pool[0], pool[1], pool[2], supply],
        vec![],
    ] {
        assert_eq!(trial.code(ANNA, Action::Redraw { tiles }), Err("bad_tiles"));
    }
}

#[test]
fn rule_a_8_with_a_vowel_nothing_is_redrawn() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    let tiles = first(&trial, 4);
    assert_eq!(trial.code(ANNA, Action::Redraw { tiles }), Err("has_vowel"));
}

/// W4: once more while the supply has a vowel; if it has none, the game goes on.
#[test]
fn decision_w4_it_is_repeated_while_the_supply_has_a_vowel() {
    let mut trial = without_vowel(&Options::default());
    supply(&mut trial, "ESTVWZJSTT");
    let mut rounds = 0;
    while trial.aside() > 0 {
        rounds += 1;
        assert_eq!(trial.aside(), 4);
        let tiles = trial.state().pool[8..].to_vec();
        trial.act(ANNA, Action::Redraw { tiles }).unwrap();
    }
    assert!(trial.pool().contains('E') && rounds > 0);
    let mut trial = without_vowel(&Options::default());
    supply(&mut trial, "STEA");
    trial.act(ANNA, Action::Redraw { tiles: first(&trial, 4) }).unwrap();
    assert_eq!(trial.aside(), 0);
}

#[test]
fn decision_w4_without_a_vowel_in_the_supply_play_goes_on() {
    let mut trial = Trial::begin(&Options::default(), "HMBCDFGAKLNP");
    supply(&mut trial, "RSTT");
    trial.end_turn(ANNA, &["HA"]).unwrap();
    assert_eq!((trial.aside(), trial.mover()), (0, Some(BEN)));
}

/// W5: never more than the supply has, so the pool does not shrink.
#[test]
fn decision_w5_fewer_than_four_in_the_supply() {
    let mut trial = Trial::begin(&Options::default(), "HMBCDFGAKLNP");
    supply(&mut trial, "STTE");
    let with_e_left = (0..1000)
        .map(|seed| {
            let mut trial = Trial {
                play: Play::begin(trial.play.table.clone(), Chance::from_seed(seed), Lexicon::german()),
            };
            trial.end_turn(ANNA, &["HA"]).unwrap();
            trial
        })
        .find(|trial| trial.aside() > 0);
    let mut trial = with_e_left.unwrap();
    assert_eq!((trial.aside(), trial.state().supply.len()), (2, 2));
    trial.act(BEN, Action::Redraw { tiles: first(&trial, 2) }).unwrap();
    assert_eq!((trial.state().pool.len(), trial.pool().contains('E')), (12, true));
}

/// W5: a refill draws what is there.
#[test]
fn decision_w5_a_refill_draws_what_is_there() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    supply(&mut trial, "AT");
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    assert_eq!((trial.state().pool.len(), trial.state().supply.len()), (9, 0));
}

#[test]
fn decision_w4_in_a_timed_game_chance_chooses_after_30_seconds() {
    let mut trial = without_vowel(&timed());
    let pool = trial.pool();
    trial.wait(Span::from_millis(29_999));
    assert_eq!((trial.aside(), trial.pool()), (4, pool.clone()));
    assert!(matches!(trial.view().phase, PhaseView::Vowels { seat: ANNA, aside: 4, until: Some(_), .. }));
    trial.wait(MILLI);
    assert_ne!(trial.pool(), pool);
    assert_eq!(trial.state().pool.len(), 12);
}

#[test]
fn decision_w4_without_a_glass_nobody_is_hurried() {
    let mut trial = without_vowel(&Options::default());
    trial.wait(Span::from_secs(100_000));
    assert_eq!((trial.aside(), trial.play.table.deadline()), (4, None));
}

/// 5.1.9: the glass starts when the pool is complete.
#[test]
fn rule_5_1_9_the_glass_starts_after_the_vowel_exchange() {
    let mut trial = without_vowel(&timed());
    trial.wait(SECOND);
    supply(&mut trial, "AEIO");
    trial.act(ANNA, Action::Redraw { tiles: first(&trial, 4) }).unwrap();
    assert_eq!(trial.play_view().until, Some(trial.play.now + GLASS));
}
