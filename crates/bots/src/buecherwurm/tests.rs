//! Whole tables of computer players, and single choices.

use super::*;
use game::play::Play;
use game::{Guest, Occupant, Seat, Seats, Table, TableEvent, Thumb, Time, Viewer};
use games::buecherwurm::{Event, Language, Options, TermsBy, View};
use words::Lexicon;
use words::judge::HouseList;

const SEAT: Seat = Seat::new(0);

/// Plays a table by its bots, each plan at once; who has won, and how many plans were refused.
fn played(options: &Options, bots: &[&'static Player], seed: u64) -> (Play<Buecherwurm>, usize) {
    let seats = Seats::new(bots.iter().map(|bot| Occupant::bot(bot.name.to_owned())));
    let table = Table::begin(options, seats, HouseList::default()).unwrap();
    let mut chance = Chance::from_seed(seed);
    let mut play = Play::begin(table, chance.fork(), Lexicon::german());
    let mut refused = 0;
    while play.table.outcome().is_none() {
        let acts = play.table.seats.iter().zip(bots).find_map(|(seat, bot)| {
            let view = play.table.view(Viewer::Seat(seat));
            let sight = Sight { seat, view: &view, house: &play.table.house };
            bot.plan(&sight, &mut chance).pop().map(|step| (seat, step.action))
        });
        let (seat, action) = acts.expect("somebody acts");
        if let Err(refusal) = play.act(seat, action) {
            println!("{refusal}");
            refused += 1;
            play.wait_for_deadline();
        }
    }
    (play, refused)
}

#[test]
fn tables_come_to_an_end_and_nothing_is_refused() {
    let options = Options { special_die: true, ..Options::default() };
    for seed in 0..12 {
        let (play, refused) = played(&options, &[&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER], seed);
        assert_eq!(refused, 0);
        assert!(play.table.state.rounds < 50, "{:?}", play.table.state.totals);
    }
}

/// 5.5.1: where the table decides, every term is voted on, and what the list has is not denied.
#[test]
fn a_table_that_decides_itself_comes_to_an_end_too() {
    let options = Options { terms: TermsBy::Table, ..Options::default() };
    let (play, refused) = played(&options, &[&LEHRLING, &GESELLE, &MEISTER], 1);
    let voted: Vec<bool> = play
        .events
        .iter()
        .filter_map(|event| match event {
            TableEvent::Game(Event::Voted { valid, .. }) => Some(*valid),
            _ => None,
        })
        .collect();
    assert_eq!(refused, 0);
    assert!(!voted.is_empty() && voted.iter().all(|valid| *valid), "{voted:?}");
    assert!(play.table.state.rounds < 50);
}

#[test]
fn dice_are_stolen_and_themes_changed() {
    let options = Options { special_die: true, ..Options::default() };
    let events: Vec<Event> = (0..12)
        .flat_map(|seed| played(&options, &[&LEHRLING, &GESELLE, &MEISTER], seed).0.events)
        .filter_map(|event| match event {
            TableEvent::Game(event) => Some(event),
            TableEvent::Frame(_) => None,
        })
        .collect();
    assert!(events.iter().any(|event| matches!(event, Event::Taken { from: Some(_), .. })));
    assert!(events.iter().any(|event| matches!(event, Event::Changed { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::Failed { .. })));
}

#[test]
fn the_master_beats_the_apprentice() {
    let wins = (0..30)
        .map(|seed| played(&Options::default(), &[&LEHRLING, &MEISTER], seed).0.table.state)
        .filter(|state| state.totals[1] > state.totals[0])
        .count();
    assert!(wins >= 20, "{wins} of 30");
}

#[test]
fn children_are_given_the_green_theme() {
    let options = Options { children: true, ..Options::default() };
    assert_eq!(played(&options, &[&MEISTER, &ALTGESELLE], 1).1, 0);
}

/// A table at which the round has begun.
fn view() -> View {
    let seats = Seats::new((0..2).map(|_| Occupant::bot(String::new())));
    let table: Table<Buecherwurm> = Table::begin(&Options::default(), seats, HouseList::default()).unwrap();
    let mut play = Play::begin(table, Chance::from_seed(1), Lexicon::german());
    play.wait_for_deadline();
    let mut view = play.table.view(Viewer::Seat(SEAT));
    view.round.as_mut().unwrap().theme.key = "am-strand".to_owned();
    view
}

/// A person and a computer player, who is to choose the theme of the second round or a later one.
fn second_round() -> View {
    let person = Occupant::Person { name: String::new(), guest: Guest::new(0) };
    let seats = Seats::new([person, Occupant::bot(LEHRLING.name.to_owned())]);
    let table: Table<Buecherwurm> = Table::begin(&Options::default(), seats, HouseList::default()).unwrap();
    let mut play = Play::begin(table, Chance::from_seed(1), Lexicon::german());
    loop {
        let view: View = play.table.view(Viewer::Seat(SEAT));
        let (seat, action) = match view.phase {
            PhaseView::Choosing { seat, .. } if seat != SEAT && view.past.is_some() => return view,
            PhaseView::Choosing { seat, .. } => (seat, Action::ChooseTheme { theme: 0 }),
            PhaseView::Naming { seat, .. } => (seat, Action::GiveUp {}),
            other => panic!("{other:?}"),
        };
        play.act(seat, action).unwrap();
    }
}

#[test]
fn p5_a_computer_player_that_rolls_waits_for_who_reads_the_round_before() {
    let mut view = second_round();
    let takes = |view: &View, seed| {
        let sight = Sight { seat: Seat::new(1), view, house: &HouseList::default() };
        LEHRLING.plan(&sight, &mut Chance::from_seed(seed)).pop().unwrap().after.millis()
    };
    assert!((0..100).all(|seed| takes(&view, seed) > 15_000));
    let PhaseView::Choosing { until, .. } = &mut view.phase else { panic!("it chooses") };
    *until = Some(Time::from_millis(15_000));
    assert!((0..100).all(|seed| takes(&view, seed) < 8_000), "but not where people wait for it");
}

#[test]
fn votes_follow_the_temperament() {
    let view = view();
    let ups = |player: &Player, word: &str, known| {
        let mut chance = Chance::from_seed(7);
        (0..100).filter(|_| player.thumb(&view, word, known, &mut chance) == Thumb::Up).count()
    };
    assert_eq!(ups(&MEISTER, "Xyz", false), 0);
    assert!(ups(&LEHRLING, "Beton", true) > ups(&MEISTER, "Beton", true));
    assert!(ups(&MEISTER, "Strandkorb", true) > 80, "it has the theme's name in it");
    assert_eq!(ups(&MEISTER, "Muschel", true), 100, "the theme lists it");
}

#[test]
fn english_tables_are_played_with_english_words() {
    let german = known::words("am-strand", Language::De);
    let english = known::words("am-strand", Language::En);
    assert!(german.iter().any(|word| word.text == "Düne") && !english.iter().any(|word| word.text == "Düne"));
}
