//! The contract that every game keeps, as one suite: a game joins with
//!
//! ```ignore
//! game::contract_suite!(LetraMix);
//! ```
//!
//! and a [`Sample`] of how it is played at random. Each check is a test of its own, over many seeded tables.

use crate::chance::Chance;
use crate::frame::FrameEvent;
use crate::play::Play;
use crate::rules::{Rules, World};
use crate::seat::{Connection, Guest, Occupant, Presence, Seat, Seats, Viewer};
use crate::table::{Table, TableEvent};
use crate::time::Span;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use words::Lexicon;
use words::judge::HouseList;

/// How a game is played at random.
pub trait Sample: Rules {
    /// Some options, and how many sit at the table.
    fn options(chance: &mut Chance) -> (Self::Options, usize);

    /// Something a player might try now; it need not be legal.
    fn action(table: &Table<Self>, seat: Seat, chance: &mut Chance) -> Self::Action;

    /// The same table but for something that is hidden from this viewer; `None` if nothing is.
    fn disguised(table: &Table<Self>, viewer: Viewer, chance: &mut Chance) -> Option<Table<Self>>;

    /// What must hold in every state: nothing is lost, nothing appears from nowhere.
    fn conserved(state: &Self::State) -> Result<(), String>;
}

/// Adds the whole suite to a game's tests.
#[macro_export]
macro_rules! contract_suite {
    ($game:ty) => {
        #[test]
        fn contract_random_play_ends() {
            $crate::contract::random_play_ends::<$game>();
        }
        #[test]
        fn contract_replay_equals_live() {
            $crate::contract::replay_equals_live::<$game>();
        }
        #[test]
        fn contract_everything_can_be_written_and_read() {
            $crate::contract::everything_can_be_written_and_read::<$game>();
        }
        #[test]
        fn contract_refusals_change_nothing() {
            $crate::contract::refusals_change_nothing::<$game>();
        }
        #[test]
        fn contract_no_action_works_in_a_later_moment() {
            $crate::contract::no_action_works_in_a_later_moment::<$game>();
        }
        #[test]
        fn contract_nothing_is_lost() {
            $crate::contract::nothing_is_lost::<$game>();
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
fn play_all<R: Sample>(mut look: impl FnMut(&Table<R>, &Play<R>, &mut Chance)) {
    for seed in 0..TABLES {
        let mut chance = Chance::from_seed(seed);
        let mut play = begin::<R>(&mut chance);
        let mut steps = 0;
        while R::outcome(&play.table.state).is_none() {
            let before = play.table.clone();
            step(&mut play, &mut chance);
            look(&before, &play, &mut chance);
            steps += 1;
            assert!(steps < MOST_STEPS, "table {seed} does not end: {:?}", play.table.state);
        }
    }
}

fn begin<R: Sample>(chance: &mut Chance) -> Play<R> {
    let (options, seats) = R::options(chance);
    let table = open(&options, seats);
    Play::begin(table, chance.fork(), Lexicon::german())
}

fn open<R: Sample>(options: &R::Options, seats: usize) -> Table<R> {
    let occupants =
        (0..seats).map(|i| Occupant::Person { name: format!("P{i}"), guest: Guest::new(i as u32) });
    match Table::begin(options, Seats::new(occupants), HouseList::default()) {
        Ok(table) => table,
        Err(error) => panic!("the sample's options are refused: {error}"),
    }
}

/// One step: mostly somebody acts, sometimes time passes, somebody comes, goes or leaves.
fn step<R: Sample>(play: &mut Play<R>, chance: &mut Chance) {
    let seats: Vec<Seat> = play.table.seats.iter().collect();
    let Some(seat) = chance.pick(&seats) else { return };
    match chance.below(100) {
        0 => play.frame(FrameEvent::Went { seat }),
        1..4 => play.frame(FrameEvent::Came { seat, connection: Connection::default() }),
        4 if play.table.seats.playing().count() > 1 => play.frame(FrameEvent::Left { seat }),
        5..9 => {
            play.wait_for_deadline();
        }
        9..20 => play.wait_until(play.now + Span::from_millis(chance.below(20_000) as u64)),
        _ if play.table.seats.presence(seat) == Presence::Here => {
            let action = R::action(&play.table, seat, chance);
            let _ = play.act(seat, action);
        }
        _ => {}
    }
}

fn viewers<R: Rules>(table: &Table<R>) -> Vec<Viewer> {
    table.seats.iter().map(Viewer::Seat).chain([Viewer::Public]).collect()
}

/// Random play comes to an end.
pub fn random_play_ends<R: Sample>() {
    play_all::<R>(|_, _, _| {});
}

/// The fold of all events is the live table.
pub fn replay_equals_live<R: Sample>() {
    for seed in 0..TABLES {
        let mut chance = Chance::from_seed(seed);
        let (options, seats) = R::options(&mut chance);
        let mut replayed: Table<R> = open(&options, seats);
        let mut play = Play::begin(replayed.clone(), chance.fork(), Lexicon::german());
        while R::outcome(&play.table.state).is_none() && play.events.len() < MOST_STEPS {
            step(&mut play, &mut chance);
        }
        play.events.iter().for_each(|event| replayed.apply(event));
        assert_eq!(replayed, play.table, "seed {seed}");
    }
}

/// Options, states, actions and events survive being written and read.
pub fn everything_can_be_written_and_read<R: Sample>() {
    let mut seen = 0;
    play_all::<R>(|before, play, chance| {
        round_trip(&before.state);
        play.events[seen.min(play.events.len())..].iter().for_each(round_trip);
        seen = play.events.len();
        round_trip(&R::options(chance).0);
        round_trip(&R::action(before, Seat::new(0), chance));
    });
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

/// A refused action leaves the table as it was, and has a code and a sentence in both languages.
pub fn refusals_change_nothing<R: Sample>() {
    let mut refused = 0;
    play_all::<R>(|_, play, chance| {
        let seat = Seat::new(chance.below(play.table.seats.count() + 1) as u8);
        let action = R::action(&play.table, Seat::new(0), chance);
        let before = play.table.clone();
        let result = decide(&play.table, seat, R::moment(&play.table.state), action, play, chance);
        if let Err(refusal) = result {
            refused += 1;
            assert_eq!(before, play.table);
            assert!(!refusal.code.is_empty());
            assert!(refusal.sentence.de.ends_with('.') && refusal.sentence.en.ends_with('.'), "{refusal:?}");
        }
    });
    assert!(refused > 20, "the sample tries too little that is refused: {refused}");
}

fn decide<R: Sample>(
    table: &Table<R>,
    seat: Seat,
    moment: u32,
    action: R::Action,
    play: &Play<R>,
    chance: &mut Chance,
) -> Result<Vec<R::Event>, crate::Refusal> {
    let mut fork = chance.fork();
    let mut world =
        World { now: play.now, lag: Span::default(), chance: &mut fork, lexicon: Lexicon::german() };
    table.decide(seat, moment, action, &mut world)
}

/// An action of a past moment is refused as too late, whatever it is.
pub fn no_action_works_in_a_later_moment<R: Sample>() {
    let mut tried = 0;
    play_all::<R>(|before, play, chance| {
        let (past, now) = (R::moment(&before.state), R::moment(&play.table.state));
        assert!(past <= now, "moments only grow");
        if past == now || R::outcome(&play.table.state).is_some() {
            return;
        }
        for seat in play.table.seats.playing() {
            let action = R::action(before, seat, chance);
            let result = decide(&play.table, seat, past, action, play, chance);
            assert_eq!(result.err().map(|r| r.code), Some("too_late"));
            tried += 1;
        }
    });
    assert!(tried > 20, "moments hardly ever change: {tried}");
}

/// What a game conserves holds in every state.
pub fn nothing_is_lost<R: Sample>() {
    play_all::<R>(|_, play, _| {
        if let Err(what) = R::conserved(&play.table.state) {
            panic!("{what}: {:?}", play.table.state);
        }
    });
}

/// When the deadline is reached something happens: it moves, or the table is over.
pub fn every_tick_moves_the_deadline<R: Sample>() {
    let mut ticks = 0;
    for seed in 0..TABLES {
        let mut chance = Chance::from_seed(seed);
        let mut play = begin::<R>(&mut chance);
        for _ in 0..60 {
            let due = play.table.deadline();
            if due.is_some() && play.wait_for_deadline() {
                ticks += 1;
                assert!(
                    play.table.deadline() != due,
                    "seed {seed}: stuck at {due:?} in {:?}",
                    play.table.state
                );
            }
            for _ in 0..chance.below(6) {
                step(&mut play, &mut chance);
            }
        }
    }
    assert!(ticks > 50, "hardly any deadline was reached: {ticks}");
}

/// Two tables that differ only in what is hidden from a viewer look the same to it, now and after what it does, and
/// what it may do is refused alike.
pub fn hidden_things_do_not_show<R: Sample>() {
    let mut compared = 0;
    play_all::<R>(|_, play, chance| {
        for viewer in viewers(&play.table) {
            let Some(twin) = R::disguised(&play.table, viewer, chance) else { continue };
            compared += 1;
            assert_eq!(R::view(&play.table, viewer), R::view(&twin, viewer), "{viewer:?}");
            if let Viewer::Seat(seat) = viewer {
                let action = R::action(&play.table, seat, chance);
                let mut same = chance.fork();
                let told = told_of(&play.table, seat, &action, play, &mut same.clone());
                assert_eq!(told, told_of(&twin, seat, &action, play, &mut same), "{viewer:?} {action:?}");
            }
        }
    });
    println!("{compared} tables were compared with a twin");
}

/// What a seat learns by trying an action: a refusal, or the news that come of it while the table stays hidden.
fn told_of<R: Sample>(
    table: &Table<R>,
    seat: Seat,
    action: &R::Action,
    play: &Play<R>,
    chance: &mut Chance,
) -> Result<Option<Vec<R::News>>, crate::Refusal> {
    let viewer = Viewer::Seat(seat);
    let moment = R::moment(&table.state);
    let events = decide(table, seat, moment, action.clone(), play, chance)?;
    let mut after = table.clone();
    let mut news = Vec::new();
    for event in events {
        news.extend(R::news(&after, &event, viewer));
        after.apply(&TableEvent::Game(event));
    }
    // Where the action has uncovered what was hidden, news may differ.
    let uncovered = R::moment(&after.state) != moment;
    Ok((!uncovered).then_some(news))
}

/// When everybody has left, the table is over; when all but one have, it is not stuck.
pub fn leavers_never_block<R: Sample>() {
    for seed in 0..TABLES {
        let mut chance = Chance::from_seed(seed);
        let mut play = begin::<R>(&mut chance);
        for _ in 0..chance.below(40) {
            step(&mut play, &mut chance);
        }
        let mut seats: Vec<Seat> = play.table.seats.iter().collect();
        chance.shuffle(&mut seats);
        for seat in seats {
            play.frame(FrameEvent::Left { seat });
        }
        assert!(R::outcome(&play.table.state).is_some(), "seed {seed}: {:?}", play.table.state);
    }
}
