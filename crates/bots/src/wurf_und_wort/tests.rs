use super::*;
use crate::Hindsight;
use game::play::Play;
use game::{Occupant, Rules, Seats, Table, TableEvent, Thumb, Viewer};
use games::wurf_und_wort::{Card, Contest, Die, Event, Fate, Fit, Kind, Options, all_rolls};
use std::collections::BTreeMap;
use words::judge::HouseList;
use words::{Letter, Lexicon};

/// A table with this card in front of four players.
fn table(theme: &str, dice: &[Die]) -> Play<WurfUndWort> {
    let seats =
        Seats::new(WurfUndWort::level_names().into_iter().map(|n| Occupant::Bot { name: n.to_owned() }));
    let table: Table<WurfUndWort> = Table::begin(&Options::default(), seats, HouseList::default()).unwrap();
    let mut play = Play::begin(table, game::Chance::from_seed(1), Lexicon::german());
    let card = Card { theme: theme.to_owned(), dice: dice.iter().map(|d| d.kind()).collect(), factor: 1 };
    let turned = Event::Turned { title: card.said(), card, dice: dice.to_vec(), reveal: play.now };
    play.table.apply(&TableEvent::Game(turned));
    play
}

fn view(play: &Play<WurfUndWort>) -> View {
    WurfUndWort::view(&play.table, Viewer::Seat(Seat::new(0)))
}

fn must(letter: u8) -> Die {
    Die::Must { letter: Letter::from_ascii(letter).unwrap(), worth: 1 }
}

#[test]
fn the_better_one_knows_more_and_is_quicker() {
    let view = view(&table("am-strand", &[must(b'S')]));
    let mut chance = Chance::from_seed(3);
    let mut medians = Vec::new();
    let mut known = Vec::new();
    for player in [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER] {
        known.push(Mind::of(player.band, &view).unwrap().sure.len());
        let mut times: Vec<u64> =
            (0..400).map(|_| player.thinks(&view, &mut chance).map_or(90_000, Span::millis)).collect();
        times.sort_unstable();
        medians.push(times[200]);
    }
    assert!(known.is_sorted_by(|a, b| a < b), "{known:?}");
    assert!(medians.is_sorted_by(|a, b| a > b), "{medians:?}");
    assert!(medians[3] > 2_500, "even the master thinks: {medians:?}");
}

/// What a player names is right by the rules unless it miscounts.
#[test]
fn players_name_right_words_and_sometimes_miscount() {
    let mut chance = Chance::from_seed(5);
    let (mut right, mut wrong) = (0, 0);
    for dice in all_rolls(&[Kind::Must, Kind::Syllables]) {
        let mut play = table("in-der-stadt", &dice);
        let seat = Seat::new(0);
        let word = LEHRLING.word(&view(&play), &mut chance);
        let pressed = play.now;
        play.act(seat, Action::Stop { pressed }).unwrap();
        play.wait_for_deadline();
        let Some(word) = word else { continue };
        play.act(seat, Action::Answer { word }).unwrap();
        while play.table.state.ended().is_none() {
            play.wait_for_deadline();
        }
        match play.table.state.ended().unwrap().entries[0].result {
            Fate::Right => right += 1,
            Fate::Fault => wrong += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(right > 40 && (1..20).contains(&wrong), "{right} right, {wrong} wrong");
}

fn answer(word: &str) -> Answer {
    let mut play = table("am-strand", &[must(b'S')]);
    let pressed = play.now;
    play.act(Seat::new(1), Action::Stop { pressed }).unwrap();
    play.wait_for_deadline();
    play.act(Seat::new(1), Action::Answer { word: word.to_owned() }).unwrap();
    play.table.state.answers()[0].clone()
}

#[test]
fn they_vote_by_how_well_the_word_fits() {
    let mut chance = Chance::from_seed(9);
    let mut downs = BTreeMap::new();
    for word in ["Sonne", "Mensch", "Schraubstock"] {
        let mut answer = answer(word);
        answer.contest = Some(Contest::Objection { by: Seat::new(2), ground: Ground::Unsuitable });
        let down = (0..200).filter(|_| ALTGESELLE.thumb(&answer, &mut chance) == Thumb::Down).count();
        downs.insert(word, down);
    }
    assert!(downs["Sonne"] < 20 && downs["Mensch"] > 100 && downs["Schraubstock"] > 100, "{downs:?}");
    assert_eq!(answer("Sonne").fit, Fit::Typical);
    assert!(LEHRLING.objects(&answer("Mensch")) < ALTGESELLE.objects(&answer("Mensch")));
}

#[test]
fn what_would_have_fitted_is_told_only_when_the_round_is_over() {
    let mut play = table("am-strand", &[must(b'S')]);
    assert!(WurfUndWort::subject(&view(&play), &FittingQuestion {}).is_err());
    let seats: Vec<Seat> = play.table.seats.iter().collect();
    for seat in seats {
        play.act(seat, Action::Pass {}).unwrap();
    }
    assert_eq!(WurfUndWort::subject(&view(&play), &FittingQuestion {}).as_deref(), Ok("fitting 2"));
    let mut watch = |_: &dyn Fn() -> Fitting| std::ops::ControlFlow::Continue(());
    let found = WurfUndWort::look_back(&view(&play), &HouseList::default(), &FittingQuestion {}, &mut watch);
    assert!(found.words.iter().any(|w| w.word == "Schwimmreifen" && w.tier == 1), "{found:?}");
}
