//! What holds for every level and character of every game: they play by the rules, say nothing coarse, and play the same
//! with the same seed.

use bots::{Character, Levels, Sight};
use game::play::Play;
use game::{Chance, Occupant, Seats, Table, Viewer};
use games::buecherwurm::Buecherwurm;
use games::letramix::LetraMix;
use games::woerterklauer::Woerterklauer;
use games::wortduell::Wortduell;
use games::wurf_und_wort::WurfUndWort;
use words::entry::Decency;
use words::judge::HouseList;
use words::{Lexicon, Word};

/// So many plans of a table are looked at.
const PLANS: usize = 24;

/// What happens at a table where one character plays all seats at one level, as JSON.
fn played<R: Levels>(level: usize, who: &Character, seed: u64) -> String {
    let bot = R::quick_levels()[level];
    let seats = Seats::new((0..R::SEATS.0.max(2)).map(|_| Occupant::bot(bot.name())));
    let table: Table<R> = Table::begin(&R::Options::default(), seats, HouseList::default())
        .expect("the usual options are sound");
    let mut chance = Chance::from_seed(seed);
    let mut play = Play::begin(table, chance.fork(), Lexicon::german());
    for _ in 0..PLANS {
        if play.table.outcome().is_some() {
            break;
        }
        let plans = play.table.seats.iter().filter_map(|seat| {
            let view = play.table.view(Viewer::Seat(seat));
            let sight = Sight { seat, view: &view, house: &play.table.house };
            let steps = bot.plan_as(who, &sight, &mut chance);
            Some((steps.first()?.after, seat, steps))
        });
        let Some((after, seat, steps)) = plans.min_by_key(|(first, ..)| *first) else {
            play.wait_for_deadline();
            continue;
        };
        play.wait_until(play.now + after);
        for step in steps {
            let acted = play.act(seat, step.action.clone());
            // In a race somebody else, or the clock, may have been first.
            assert!(acted.is_ok() || R::RACES, "{} {}: {:?}: {acted:?}", bot.name(), who.name, step.action);
        }
    }
    serde_json::to_string(&play.events).expect("events are JSON")
}

fn every_level_and_character<R: Levels>() {
    for (number, who) in (0..).zip(Character::ALL) {
        let happened = played::<R>(number, who, number as u64);
        let words =
            happened.split('"').filter(|text| text.len() > 1).filter_map(|text| Word::fold(text).ok());
        for word in words {
            assert_ne!(Lexicon::german().decency(&word), Decency::Indecent, "{} {word}", R::NAME);
        }
    }
    let [gustav, otto] = [Character::ALL[3], Character::ALL[4]];
    let once = played::<R>(1, gustav, 5);
    assert_eq!(once, played::<R>(1, gustav, 5), "{}: a seed repeats a game", R::NAME);
    assert_ne!(once, played::<R>(1, otto, 5), "{}: two of one level are two people", R::NAME);
}

#[test]
fn buecherwurm() {
    every_level_and_character::<Buecherwurm>();
}

#[test]
fn letramix() {
    every_level_and_character::<LetraMix>();
}

#[test]
fn woerterklauer() {
    every_level_and_character::<Woerterklauer>();
}

#[test]
fn wortduell() {
    every_level_and_character::<Wortduell>();
}

#[test]
fn wurf_und_wort() {
    every_level_and_character::<WurfUndWort>();
}
