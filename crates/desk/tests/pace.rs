//! A1 (WCAG 2.2.1): how much time there is, is one choice for every window of every game.

use game::play::Play;
use game::sample::Sample;
use game::{Chance, Guest, Occupant, Pace, Race, Rules, Seat, Seats, Span, Table};
use games::{buecherwurm, letramix, woerterklauer, wortduell, wurf_und_wort};
use words::Lexicon;
use words::judge::HouseList;

fn people(count: usize) -> Seats {
    Seats::new((0..count as u32).map(|i| Occupant::Person { name: format!("P{i}"), guest: Guest::new(i) }))
}

fn begun<R: Rules>(options: &R::Options, seats: usize, chance: &mut Chance) -> Play<R> {
    let table = Table::begin(options, people(seats), HouseList::default()).unwrap();
    Play::begin(table, chance.fork(), Lexicon::german())
}

/// Random play without a clock: the table never wants to be called, but to close the window of a buzzer that was pressed.
fn waits<R: Sample>(switch_off: impl Fn(&mut R::Options)) {
    let mut events = 0;
    for seed in 0..30 {
        let mut chance = Chance::from_seed(seed);
        let (mut options, seats) = R::options(&mut chance);
        switch_off(&mut options);
        let mut play = begun::<R>(&options, seats, &mut chance);
        for _ in 0..150 {
            let seat = Seat::new(chance.below(seats) as u8);
            let action = R::action(&play.table, seat, &mut chance);
            let _ = play.act(seat, action);
            match play.table.race() {
                Race::Sealed { until } => play.wait_until(until),
                _ => assert_eq!(play.table.deadline(), None, "{} {seed}: {:?}", R::NAME, play.table.state),
            }
            play.wait_until(play.now + Span::from_millis(chance.below(60_000) as u64));
        }
        events += play.events.len();
    }
    assert!(events > 300, "hardly anything happens in {}: {events}", R::NAME);
}

#[test]
fn a1_without_a_clock_nothing_happens_by_time_alone() {
    waits::<buecherwurm::Buecherwurm>(|options| options.pace = Pace::Off);
    waits::<letramix::LetraMix>(|options| options.pace = Pace::Off);
    waits::<woerterklauer::Woerterklauer>(|options| options.pace = Pace::Off);
    waits::<wortduell::Wortduell>(|options| options.pace = Pace::Off);
    waits::<wurf_und_wort::WurfUndWort>(|options| options.pace = Pace::Off);
}

/// When the first window of a table ends.
fn first_window<R: Rules>(options: &R::Options) -> u64 {
    begun::<R>(options, usize::from(R::SEATS.0.max(2)), &mut Chance::from_seed(1))
        .table
        .deadline()
        .unwrap()
        .millis()
}

#[test]
fn a1_with_double_and_tenfold_time_windows_are_as_much_longer() {
    use wurf_und_wort::{Mode, Options as Wurf};
    let all = [Pace::Normal, Pace::Double, Pace::Tenfold];
    let roll = |pace| first_window::<letramix::LetraMix>(&letramix::Options { pace, ..Default::default() });
    assert_eq!(all.map(roll), [60_000, 120_000, 600_000]);
    let choose =
        |pace| first_window::<buecherwurm::Buecherwurm>(&buecherwurm::Options { pace, ..Default::default() });
    assert_eq!(all.map(choose), [15_500, 30_500, 150_500]);
    let turn =
        |pace| first_window::<wortduell::Wortduell>(&wortduell::Options { pace, ..Default::default() });
    assert_eq!(all.map(turn), [60_500, 120_500, 600_500]);
    let search = |pace| first_window::<wurf_und_wort::WurfUndWort>(&Wurf { pace, ..Wurf::default() });
    assert_eq!(all.map(search), [90_900, 180_900, 900_900]);
    let collect = |pace| {
        let options = Wurf { pace, mode: Mode::Collect, ..Wurf::default() };
        first_window::<wurf_und_wort::WurfUndWort>(&options)
    };
    assert_eq!(all.map(collect), [45_900, 90_900, 450_900]);
}

/// Options of before: each game had a switch of its own.
#[test]
fn old_options_are_read() {
    let letramix: letramix::Options = serde_json::from_str(r#"{"glass":"tenfold"}"#).unwrap();
    let buecherwurm: buecherwurm::Options = serde_json::from_str(r#"{"thinking":"double"}"#).unwrap();
    let wortduell: wortduell::Options = serde_json::from_str(r#"{"clock":false}"#).unwrap();
    let woerterklauer: woerterklauer::Options = serde_json::from_str(r#"{"glass":true}"#).unwrap();
    let timed: wortduell::Options = serde_json::from_str(r#"{"clock":true}"#).unwrap();
    assert_eq!(timed, wortduell::Options::default());
    let paces = [letramix.pace, buecherwurm.pace, wortduell.pace, woerterklauer.pace];
    assert_eq!(paces, [Pace::Tenfold, Pace::Double, Pace::Off, Pace::Normal]);
    assert!(woerterklauer.glass);
}

/// P5: nobody waits for the only person at a LetraMix table, and nothing is skipped.
#[test]
fn p5_alone_nothing_waits_and_nothing_is_skipped() {
    use letramix::{Action, LetraMix, Mode, Options, Phase};
    for mode in [Mode::Turns, Mode::SameRoll] {
        let options = Options { mode, ..Options::default() };
        let mut play = begun::<LetraMix>(&options, 1, &mut Chance::from_seed(1));
        play.wait_until(play.now + Span::from_secs(3600));
        assert!(play.table.deadline().is_none() && play.table.state.rounds == 0);
        let (roll, done) = match mode {
            Mode::Turns => (Action::Roll {}, "turns"),
            Mode::SameRoll => (Action::Next {}, "same roll"),
        };
        play.act(Seat::new(0), roll).unwrap();
        assert!(matches!(play.table.state.phase, Phase::Laying(_)), "{done}");
        assert!(play.table.deadline().is_some(), "the glass runs");
    }
}
