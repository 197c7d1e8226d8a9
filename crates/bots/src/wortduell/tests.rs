//! The computer players, by what they see.

use super::SolutionQuestion;
use crate::{Hindsight, Levels, Sight};
use game::play::Play;
use game::{Chance, Occupant, Rules, Seat, Seats, Table, Viewer};
use games::wortduell::{Action, Answers, Options, Side, Wortduell};
use std::ops::ControlFlow;
use words::Lexicon;
use words::judge::HouseList;

fn table(options: &Options, names: &[&str]) -> Play<Wortduell> {
    let bots = names.iter().map(|name| Occupant::Bot { name: (*name).into() });
    let table = Table::begin(options, Seats::new(bots), HouseList::default()).unwrap();
    Play::begin(table, Chance::from_seed(11), Lexicon::german())
}

/// All play until the match is over or nobody moves; returns how many actions were refused.
fn play(play: &mut Play<Wortduell>, names: &[&str]) -> usize {
    let mut chance = Chance::from_seed(4);
    let mut refused = 0;
    for _ in 0..4_000 {
        if Wortduell::outcome(&play.table.state).is_some() {
            break;
        }
        let plans = (0u8..).zip(names).filter_map(|(i, name)| {
            let seat = Seat::new(i);
            let view = Wortduell::view(&play.table, Viewer::Seat(seat));
            let sight = Sight { seat, view: &view, house: &HouseList::default() };
            let step = Wortduell::level(name)?.plan(&sight, &mut chance).into_iter().next()?;
            Some((step.after, seat, step.action))
        });
        let first = plans.min_by_key(|(after, ..)| *after);
        let Some((after, seat, action)) = first else { break };
        play.wait_until(play.now + after);
        refused += usize::from(play.act(seat, action).is_err());
    }
    refused
}

#[test]
fn whole_matches_are_played() {
    for (options, names) in [
        (Options::default(), vec!["lehrling", "lehrling"]),
        (
            Options { answers: Answers::Manual, ..Options::default() },
            vec!["lehrling", "lehrling", "lehrling"],
        ),
    ] {
        let mut game = table(&options, &names);
        let refused = play(&mut game, &names);
        let outcome = Wortduell::outcome(&game.table.state).unwrap();
        assert_eq!((refused, outcome.winners.is_empty()), (0, false));
        assert!(outcome.points.iter().any(|points| *points >= 10));
    }
}

/// The weakest calls frequent letters first, the others too or better; nobody guesses before anything is known.
#[test]
fn everybody_calls_at_first() {
    let game = table(&Options::default(), &["lehrling", "lehrling"]);
    let seat = game.table.state.turn().unwrap().seat;
    let view = Wortduell::view(&game.table, Viewer::Seat(seat));
    for bot in Wortduell::levels() {
        let sight = Sight { seat, view: &view, house: &HouseList::default() };
        let plan = bot.plan(&sight, &mut Chance::from_seed(1));
        assert!(matches!(plan[0].action, Action::Call { .. }), "{}: {plan:?}", bot.name());
    }
}

/// Nothing can be asked of a round under way; of one that is over, how the master would have solved its cards.
#[test]
fn the_masters_solution() {
    let names = ["lehrling", "lehrling"];
    let mut game = table(&Options::default(), &names);
    let question = SolutionQuestion { side: Side::TWO };
    let early = Wortduell::view(&game.table, Viewer::Public);
    assert!(Wortduell::subject(&early, &question).is_err());
    play(&mut game, &names);
    let view = Wortduell::view(&game.table, Viewer::Public);
    let solution =
        Wortduell::look_back(&view, &HouseList::default(), &question, &mut |_| ControlFlow::Continue(()));
    assert!(solution.turns >= 2 && solution.steps.len() >= 6 + 2, "{solution:?}");
}
