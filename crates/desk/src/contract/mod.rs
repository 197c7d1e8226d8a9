//! The contract that every game keeps, as one suite: a game joins with
//!
//! ```ignore
//! desk::contract_suite!(LetraMix);
//! ```
//!
//! and a [`Sample`](game::sample::Sample) of how it is played at random. Each check is a test of its own, over many seeded
//! tables; they are played at desks, as people play them: with connections, commands and time.

mod hidden;
mod player;
mod trial;

pub use hidden::hidden_things_do_not_show;

use crate::replica::{folded, parse};
use game::sample::Sample;
use game::{Chance, Options, Rules, Seat, Span, State, Story, Table, Time, World};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use trial::Trial;
use words::Lexicon;

/// Adds the whole suite to a game's tests.
#[macro_export]
macro_rules! contract_suite {
    ($game:ty) => {
        #[test]
        fn contract_random_play_keeps_its_promises() {
            $crate::contract::random_play_keeps_its_promises::<$game>();
        }
        #[test]
        fn contract_everything_can_be_written_and_read() {
            $crate::contract::everything_can_be_written_and_read::<$game>();
        }
        #[test]
        fn contract_no_action_works_in_a_later_moment() {
            $crate::contract::no_action_works_in_a_later_moment::<$game>();
        }
        #[test]
        fn contract_every_tick_moves_the_deadline() {
            $crate::contract::every_tick_moves_the_deadline::<$game>();
        }
        #[test]
        fn contract_hidden_things_do_not_show() {
            $crate::contract::hidden_things_do_not_show::<$game>();
        }
        #[test]
        fn contract_leavers_never_block() {
            $crate::contract::leavers_never_block::<$game>();
        }
    };
}

/// So many tables are played by each check.
const TABLES: u64 = 24;
/// A table that is not over after so many steps never ends.
const MOST_STEPS: usize = 20_000;

/// Plays tables at random and looks at each step: the table before and after it.
fn play_all<R: Sample>(mut look: impl FnMut(&Table<R>, &Trial<R>, &mut Chance)) {
    for seed in 0..TABLES {
        let mut chance = Chance::from_seed(seed);
        let mut trial = Trial::<R>::begin(&mut chance);
        let mut steps = 0;
        while !trial.is_over() {
            let before = trial.table().clone();
            trial.step(&mut chance);
            look(&before, &trial, &mut chance);
            steps += 1;
            assert!(steps < MOST_STEPS, "table {seed} does not end: {:?}", trial.table().state);
        }
        trial.check_log(seed);
        trial.check_views(seed);
    }
}

/// Random play comes to an end; what a game conserves holds in every state; the fold of all rows is the live table, and
/// everybody has seen it; refusals have changed nothing (the trial looks at each).
pub fn random_play_keeps_its_promises<R: Sample>() {
    let (mut refused, mut acknowledged) = (0, 0);
    play_all::<R>(|_, trial, _| {
        if let Err(what) = R::conserved(&trial.table().state) {
            panic!("{what}: {:?}", trial.table().state);
        }
        if trial.is_over() {
            let mut folded = folded::<R>(trial.local.rows()).unwrap_or_else(|why| panic!("{why}"));
            if let Some(table) = &mut folded {
                trial.local.names().give_to(&mut table.seats);
            }
            assert_eq!(folded.as_ref(), Some(trial.table()));
            refused += trial.refused;
            acknowledged += trial.acknowledged;
        }
    });
    assert!(refused > 20, "the sample tries too little that is refused: {refused}");
    assert!(acknowledged > 100, "the sample tries too little that counts: {acknowledged}");
}

/// Options, states, actions and events survive being written and read.
pub fn everything_can_be_written_and_read<R: Sample>() {
    let mut rows = 0;
    play_all::<R>(|before, trial, chance| {
        round_trip(&before.state);
        round_trip(&R::options(chance).0);
        round_trip(&R::action(before, Seat::new(0), chance));
        if trial.is_over() {
            for row in trial.local.rows() {
                let events = parse::<R>(row).unwrap_or_else(|why| panic!("{why}: {}", row.events));
                assert!(!events.is_empty(), "a decision without an event");
                assert_eq!(serde_json::to_string(&events).ok().as_ref(), Some(&row.events));
                assert!(!row.events.contains(trial::NAME), "a name is in the log: {}", row.events);
                rows += 1;
            }
        }
    });
    assert!(rows > 100, "hardly anything happened: {rows} rows");
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(thing: &T) {
    let text = match serde_json::to_string(thing) {
        Ok(text) => text,
        Err(error) => panic!("{thing:?} cannot be written: {error}"),
    };
    match serde_json::from_str::<T>(&text) {
        Ok(read) => assert_eq!(&read, thing, "{text}"),
        Err(error) => panic!("{text} cannot be read: {error}"),
    }
}

/// A decision at this table, apart from the desk.
fn story<'a, R: Rules>(table: &'a Table<R>, now: Time, chance: &'a mut Chance) -> Story<'a, R> {
    let world = World { now, lag: Span::default(), chance, lexicon: Lexicon::german() };
    Story::new(table, world, &[])
}

/// An action of a past moment is refused as too late, whatever it is.
pub fn no_action_works_in_a_later_moment<R: Sample>() {
    let mut tried = 0;
    play_all::<R>(|before, trial, chance| {
        let table = trial.table();
        let (past, now) = (before.state.moment(), table.state.moment());
        assert!(past <= now, "moments only grow");
        if past == now || trial.is_over() || !table.frame.clock.is_running() {
            return;
        }
        for seat in table.seats.playing() {
            let action = R::action(before, seat, chance);
            let mut fork = chance.fork();
            let refusal = story(table, trial.time(), &mut fork).act(seat, past, action).err();
            assert_eq!(refusal.map(|refusal| refusal.code), Some("too_late"));
            tried += 1;
        }
    });
    assert!(tried > 20, "moments hardly ever change: {tried}");
}

/// When the deadline is reached something happens: it moves, or the table is over.
pub fn every_tick_moves_the_deadline<R: Sample>() {
    let mut ticks = 0;
    for seed in 0..TABLES {
        let mut chance = Chance::from_seed(seed);
        let mut trial = Trial::<R>::begin(&mut chance);
        for _ in 0..60 {
            if let Some(due) = trial.table().deadline() {
                ticks += 1;
                trial.wait_for_deadline();
                let state = &trial.table().state;
                assert!(trial.table().deadline() != Some(due), "seed {seed}: stuck at {due:?} in {state:?}");
            }
            for _ in 0..chance.below(6) {
                trial.step(&mut chance);
            }
        }
    }
    assert!(ticks > 30, "hardly any deadline was reached: {ticks}");
}

/// When everybody has left, the table is over; when all but one have, it is not stuck.
pub fn leavers_never_block<R: Sample>() {
    for seed in 0..TABLES {
        let mut chance = Chance::from_seed(seed);
        let mut trial = Trial::<R>::begin(&mut chance);
        for _ in 0..chance.below(40) {
            trial.step(&mut chance);
        }
        let mut seats: Vec<Seat> = trial.table().seats.playing().collect();
        chance.shuffle(&mut seats);
        for seat in seats {
            trial.leave(seat);
        }
        assert!(trial.is_over(), "seed {seed}: {:?}", trial.table().state);
    }
}

/// Options that the sample gives can be played.
fn checked<R: Sample>(chance: &mut Chance) -> (R::Options, usize) {
    let (options, seats) = R::options(chance);
    if let Err(bad) = options.check() {
        panic!("the sample's options are refused: {bad}");
    }
    (options, seats)
}
