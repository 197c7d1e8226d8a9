use super::*;
use crate::Hindsight;
use game::play::Play;
use game::{Occupant, Seat, Seats, Table, TableEvent, Thumb, Viewer};
use games::wurf_und_wort::{Card, Contest, Die, Event, Fate, Fit, Kind, Mode, Options, all_rolls};
use std::collections::BTreeMap;
use words::judge::HouseList;
use words::{Letter, Lexicon};

/// A table with this card in front of four players.
fn table(theme: &str, dice: &[Die]) -> Play<WurfUndWort> {
    table_with(&Options::default(), theme, dice)
}

fn table_with(options: &Options, theme: &str, dice: &[Die]) -> Play<WurfUndWort> {
    let seats = Seats::new(WurfUndWort::level_names().into_iter().map(|n| Occupant::bot(n.to_owned())));
    let table: Table<WurfUndWort> = Table::begin(options, seats, HouseList::default()).unwrap();
    let mut play = Play::begin(table, game::Chance::from_seed(1), Lexicon::german());
    let card = Card { theme: theme.to_owned(), dice: dice.iter().map(|d| d.kind()).collect(), factor: 1 };
    let turned = Event::Turned { title: card.said(), card, dice: dice.to_vec(), reveal: play.now };
    play.table.apply(&TableEvent::Game(turned));
    play
}

fn view(play: &Play<WurfUndWort>) -> View {
    play.table.view(Viewer::Seat(Seat::new(0)))
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

/// P19: 8 of 18 presses of the Geselle came between 4.5 and 5.5 s. Nobody can wait for such a second.
#[test]
fn p19_nobody_sees_a_least_time_before_a_press() {
    let view = view(&table("am-strand", &[must(b'S')]));
    let mut chance = Chance::from_seed(8);
    for player in [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER] {
        let times: Vec<u64> =
            (0..1000).filter_map(|_| player.thinks(&view, &mut chance).map(Span::millis)).collect();
        let within = |from: u64| times.iter().filter(|time| (from..from + 1000).contains(*time)).count();
        let densest = times.iter().map(|from| within(*from)).max().unwrap();
        assert!(densest * 5 < times.len(), "{}: {densest} of {} in one second", player.name, times.len());
        assert!(times.iter().min() < Some(&3_000), "{}: {:?}", player.name, times.iter().min());
    }
}

/// What a player names is right by the rules unless it miscounts.
#[test]
fn players_name_right_words_and_sometimes_miscount() {
    let mut chance = Chance::from_seed(5);
    let (mut right, mut wrong) = (0, 0);
    for dice in all_rolls(&[Kind::Must, Kind::Syllables]) {
        let mut play = table("in-der-stadt", &dice);
        let seat = Seat::new(0);
        let word = LEHRLING.word(Character::nobody(), &view(&play), &mut chance);
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

/// What each of the four does, two hundred times.
fn plans(play: &Play<WurfUndWort>) -> Vec<Vec<Step<Action>>> {
    let mut chance = Chance::from_seed(4);
    let view = view(play);
    let (house, seat) = (HouseList::default(), Seat::new(0));
    let sight = Sight { seat, view: &view, house: &house };
    let players = [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER];
    players
        .iter()
        .flat_map(|player| (0..200).map(|_| player.plan(&sight, &mut chance)).collect::<Vec<_>>())
        .collect()
}

/// B8: people who say "Weiter" do not wait a minute and a half for bots.
#[test]
fn who_knows_no_word_says_weiter_in_human_time() {
    let collecting = Options { mode: Mode::Collect, seconds: 180, ..Options::default() };
    for options in [Options::default(), collecting] {
        let play = table_with(&options, "farben", &[must(b'Q'), must(b'J')]);
        assert!(Mind::of(MEISTER.band, &view(&play)).unwrap().sure.is_empty());
        for plan in plans(&play) {
            assert!(matches!(plan.as_slice(), [Step { action: Action::Pass {}, .. }]), "{plan:?}");
            assert!((6_000..45_000).contains(&plan[0].after.millis()), "{plan:?}");
        }
    }
}

#[test]
fn a_search_never_takes_longer_than_people_look_at_a_card() {
    for dice in all_rolls(&[Kind::Must, Kind::MustNot]) {
        for plan in plans(&table("am-strand", &dice)) {
            assert!(plan.len() == 1 && plan[0].after < Span::from_secs(50), "{plan:?}");
        }
    }
}

/// 5.2.5: a fault of its own that could be appealed against is accepted at a glance, so nobody waits eight seconds.
#[test]
fn a_bot_accepts_its_own_fault_at_a_glance() {
    let mut play = table("am-strand", &[Die::Syllables { count: 5, worth: 3 }]);
    let pressed = play.now;
    play.act(Seat::new(0), Action::Stop { pressed }).unwrap();
    play.wait_for_deadline();
    play.act(Seat::new(0), Action::Answer { word: "Sonne".to_owned() }).unwrap();
    assert!(matches!(view(&play).phase, PhaseView::Review { .. }), "there could be an appeal");
    for plan in plans(&play) {
        assert!(matches!(plan.as_slice(), [Step { action: Action::Pass {}, .. }]), "{plan:?}");
        assert!(plan[0].after < Span::from_secs(4), "{plan:?}");
    }
}
