//! The computer players, by what they see.

use super::{Solution, SolutionQuestion};
use crate::{Hindsight, Levels, Sight};
use game::play::Play;
use game::{Chance, Occupant, Seat, Seats, Table, Viewer};
use games::wortduell::{Action, Answers, Attempt, Options, Side, View, Wortduell};
use std::ops::ControlFlow;
use words::judge::HouseList;
use words::{Letter, Lexicon};

fn table(options: &Options, names: &[&str]) -> Play<Wortduell> {
    let bots = names.iter().map(|name| Occupant::bot(*name));
    let table = Table::begin(options, Seats::new(bots), HouseList::default()).unwrap();
    Play::begin(table, Chance::from_seed(11), Lexicon::german())
}

/// All play until the match is over or nobody moves; returns how many actions were refused.
fn play(play: &mut Play<Wortduell>, names: &[&str]) -> usize {
    let mut chance = Chance::from_seed(4);
    let mut refused = 0;
    for _ in 0..4_000 {
        if play.table.outcome().is_some() {
            break;
        }
        let plans = (0u8..).zip(names).filter_map(|(i, name)| {
            let seat = Seat::new(i);
            let view = play.table.view(Viewer::Seat(seat));
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
        let outcome = game.table.outcome().unwrap();
        assert_eq!((refused, outcome.winners.is_empty()), (0, false));
        assert!(outcome.points.iter().any(|points| *points >= 10));
    }
}

/// The weakest calls frequent letters first, the others too or better; nobody guesses before anything is known.
#[test]
fn everybody_calls_at_first() {
    let game = table(&Options::default(), &["lehrling", "lehrling"]);
    let seat = game.table.state.turn().unwrap().seat;
    let view = game.table.view(Viewer::Seat(seat));
    for bot in Wortduell::levels() {
        let sight = Sight { seat, view: &view, house: &HouseList::default() };
        let plan = bot.plan(&sight, &mut Chance::from_seed(1));
        assert!(matches!(plan[0].action, Action::Call { .. }), "{}: {plan:?}", bot.name());
    }
}

/// Nothing can be asked of a round under way; of one that is over, how the master would have solved its cards, and which
/// letter would have told more.
#[test]
fn the_masters_solution() {
    let names = ["lehrling", "lehrling"];
    let mut game = table(&Options::default(), &names);
    let question = SolutionQuestion { side: Side::TWO };
    let early = game.table.view(Viewer::Public);
    assert!(Wortduell::subject(&early, &question).is_err());
    play(&mut game, &names);
    let view = game.table.view(Viewer::Public);
    let solution = look_back(&view, question);
    let words = solution.steps.iter().filter(|step| matches!(step, Attempt::Guess(_))).count();
    assert!(solution.solved && solution.turns >= 2 && words >= 6, "{solution:?}");
    // Who calls by frequency misses what would tell more; and it was really called then.
    let better = solution.better.unwrap();
    let calls: Vec<Letter> = calls(&view.past.unwrap().cards[1].attempts);
    assert_eq!(calls[better.number - 1], better.called);
    assert!(!calls[..better.number].contains(&better.better), "{better:?} {calls:?}");
}

/// Who plays like the master is told of no better letter.
#[test]
fn nobody_calls_better_than_the_master() {
    let names = ["lehrling", "lehrling"];
    let mut game = table(&Options::default(), &names);
    play(&mut game, &names);
    let mut view = game.table.view(Viewer::Public);
    let question = SolutionQuestion { side: Side::ONE };
    let steps = look_back(&view, question).steps;
    view.past.as_mut().unwrap().cards[0].attempts = steps;
    assert_eq!(look_back(&view, question).better, None);
}

fn look_back(view: &View, question: SolutionQuestion) -> Solution {
    Wortduell::look_back(view, &HouseList::default(), &question, &mut |_| ControlFlow::Continue(()))
}

fn calls(attempts: &[Attempt]) -> Vec<Letter> {
    let call = |attempt: &Attempt| match *attempt {
        Attempt::Call(letter) => Some(letter),
        Attempt::Guess(_) => None,
    };
    attempts.iter().filter_map(call).collect()
}
