//! Whole turns and games.

use super::*;
use crate::Hindsight;
use crate::woerterklauer::ahead::has_turn;
use crate::woerterklauer::reply::{Answers, after};
use crate::woerterklauer::search::Effort;
use game::play::Play;
use game::{Occupant, Seat, Seats, Table, Viewer};
use games::woerterklauer::{Level, Options, WordsBy};
use std::ops::ControlFlow;
use words::judge::HouseList;
use words::{Lexicon, Word};

pub(super) fn begin(options: &Options, seed: u64) -> Play<Woerterklauer> {
    let seats = Seats::new((0..2).map(|_| Occupant::bot("lehrling")));
    let table: Table<Woerterklauer> = Table::begin(options, seats, HouseList::default()).unwrap();
    Play::begin(table, Chance::from_seed(seed), Lexicon::german())
}

/// One plan of whoever is to move, carried out.
pub(super) fn one_plan(
    play: &mut Play<Woerterklauer>,
    players: &[&dyn Bot<Woerterklauer>],
    chance: &mut Chance,
) -> Vec<Action> {
    let seat = play.table.state.turning().unwrap().seat;
    let view = play.table.view(Viewer::Seat(seat));
    let sight = Sight { seat, view: &view, house: &play.table.house.clone() };
    let steps = players[seat.index()].plan(&sight, chance);
    let actions: Vec<Action> = steps.into_iter().map(|step| step.action).collect();
    for action in &actions {
        play.act(seat, action.clone()).unwrap();
    }
    actions
}

/// Plays to the end; who has won?
fn winner(players: &[&dyn Bot<Woerterklauer>], level: Level, seed: u64) -> Seat {
    let mut play = begin(&Options { level, ..Options::default() }, seed);
    let mut chance = Chance::from_seed(seed);
    while play.table.state.turning().is_some() {
        one_plan(&mut play, players, &mut chance);
    }
    play.table.outcome().unwrap().winners[0]
}

#[test]
fn bots_play_by_the_rules_at_every_level_and_the_better_one_wins() {
    for level in Level::ALL {
        assert_eq!(winner(&[&FAKTOR, &LEHRLING], level, 3), Seat::new(0), "{level}");
        assert_eq!(winner(&[&BOGENFAENGER, &FAKTOR], level, 4), Seat::new(1), "{level}");
    }
}

#[test]
fn a_seed_repeats_a_game() {
    let play = || {
        let mut play = begin(&Options::default(), 5);
        let mut chance = Chance::from_seed(5);
        let players: [&dyn Bot<Woerterklauer>; 2] = [&QUICK_MEISTER, &LEHRLING];
        (0..4).map(|_| one_plan(&mut play, &players, &mut chance)).collect::<Vec<_>>()
    };
    assert_eq!(play(), play());
}

/// To the end, where the field is crowded and replies are looked for.
#[test]
fn both_editions_of_the_master_play_by_the_rules_and_a_seed_repeats_their_game() {
    for level in [Level::I, Level::IV] {
        let play = || {
            let mut play = begin(&Options { level, size: 7, ..Options::default() }, 11);
            let mut chance = Chance::from_seed(11);
            let players: [&dyn Bot<Woerterklauer>; 2] = [&QUICK_MEISTER, former_meister(true)];
            let mut actions = Vec::new();
            while play.table.state.turning().is_some() {
                actions.push(one_plan(&mut play, &players, &mut chance));
            }
            actions
        };
        let game = play();
        assert!(game.len() > 4, "{level}");
        assert_eq!(game, play(), "{level}");
    }
}

/// H1: SCHALEN cannot come back, and there is no room for more, so SCHADEN is safe unless there is a B for SCHABEN.
#[test]
fn it_is_seen_whether_a_turn_leaves_a_reply() {
    let effort = Effort { steps: 3, width: 2, tries: 16 };
    for (pool, is_answered) in [("D", false), ("DB", true)] {
        let text = format!(
            "level: I\nsize: 7\nmover: red\npool: {pool}\nhistory: H 0,0 SCHALEN\nbefore:\nSCHALEN\nafter:\nSCHALEN\n"
        );
        let position = read_position(&text).unwrap().position;
        let subject =
            Subject { position: &position, vocabulary: &dictionary(), words: Band::All.words(false) };
        let turns = subject.turns(effort, 20);
        let damage = [Word::fold("SCHADEN").unwrap()];
        let is_damage = |turn: &&Found| turn.verdict.changes.stolen == damage && turn.lead == 7;
        let turn = turns.iter().find(is_damage).unwrap();
        let next = after(&position, turn, &[]).unwrap();
        assert_eq!(has_turn(&Subject { position: &next, ..subject }, effort), is_answered, "{pool}");
    }
}

#[test]
fn a_turn_appears_step_by_step_in_human_time() {
    let play = begin(&Options::default(), 6);
    let seat = play.table.state.turning().unwrap().seat;
    let view = play.table.view(Viewer::Seat(seat));
    let sight = Sight { seat, view: &view, house: &HouseList::default() };
    let steps = GESELLE.plan(&sight, &mut Chance::from_seed(1));
    assert!(steps.len() > 2);
    assert!(steps.iter().all(|step| step.after >= game::Span::from_millis(500)));
    let Some((Step { action: Action::EndTurn { field }, .. }, drafts)) = steps.split_last() else {
        panic!("the turn is ended last");
    };
    assert!(drafts.iter().all(|step| matches!(step.action, Action::Lay { .. })));
    assert_eq!(drafts.last().map(|step| &step.action), Some(&Action::Lay { field: field.clone() }));
}

#[test]
fn rule_a_16_a_17_without_a_lead_the_joker_is_played_and_then_it_is_lost() {
    let mut play = begin(&Options::default(), 7);
    let first = play.table.state.turning().unwrap().seat;
    // Nobody knows a word that the house refuses.
    let blank = Player { effort: Effort { steps: 0, width: 1, tries: 1 }, ..copy(&LEHRLING) };
    let players: [&dyn Bot<Woerterklauer>; 2] = [&blank, &blank];
    let mut chance = Chance::from_seed(7);
    let Action::Joker { tiles } = &one_plan(&mut play, &players, &mut chance)[0] else { panic!("a joker") };
    assert_eq!(tiles.len(), 6);
    assert_eq!(one_plan(&mut play, &players, &mut chance), [Action::Resign {}]);
    assert_ne!(play.table.outcome().unwrap().winners, [first]);
}

fn copy(player: &Player) -> Player {
    Player { first: player.first.clone(), next: player.next.clone(), ..*player }
}

#[test]
fn decision_w16_a_proposed_word_is_accepted_by_who_knows_it() {
    for (word, accept) in [("GING", false), ("QUARK", true)] {
        let proposal = Proposal::Word(Word::fold(word).unwrap());
        assert_eq!(GESELLE.agrees(&proposal), accept, "{word}");
    }
    let mut play = begin(&Options { words: WordsBy::Table, ..Options::default() }, 8);
    let mover = play.table.state.turning().unwrap().seat;
    let other = play.table.seats.iter().find(|seat| *seat != mover).unwrap();
    let proposal = Proposal::Word(Word::fold("GING").unwrap());
    play.act(mover, Action::Propose { proposal }).unwrap();
    let view = play.table.view(Viewer::Seat(other));
    let planned = |seat| {
        GESELLE.plan(&Sight { seat, view: &view, house: &HouseList::default() }, &mut Chance::from_seed(1))
    };
    assert!(planned(mover).is_empty());
    assert_eq!(planned(other)[0].action, Action::Reply { accept: false });
}

#[test]
fn no_player_lays_a_word_that_the_house_refuses() {
    let mut house = HouseList::default();
    house.refuse(Word::fold("LOCKE").unwrap());
    house.allow(Word::fold("ZOCKE").unwrap());
    let words = Band::All.in_house(false, &house, &[]);
    assert!(!words.contains(&Word::fold("LOCKE").unwrap()));
    assert!(words.contains(&Word::fold("ZOCKE").unwrap()));
}

#[test]
fn a_turn_is_weighed_by_the_answers_to_it() {
    let position = position("I", "LG", "SOCKE");
    let subject = Subject { position: &position, vocabulary: &dictionary(), words: Band::All.words(false) };
    let effort = Effort { steps: 2, width: 1, tries: 8 };
    let found = subject.turns(effort, 4);
    let foresight = Answers { turns: 4, draws: 1, effort };
    assert!(foresight.safest(found, &subject, &mut Chance::from_seed(1)).is_some());
}

#[test]
fn missed_turns_can_be_asked_for_and_the_search_can_be_ended() {
    let mut play = begin(&Options::default(), 9);
    let players: [&dyn Bot<Woerterklauer>; 2] = [&LEHRLING, &LEHRLING];
    let mut chance = Chance::from_seed(9);
    let subject = |play: &Play<Woerterklauer>| {
        Woerterklauer::subject(&play.table.view(Viewer::Public), &MissedQuestion {})
    };
    assert_eq!(subject(&play).unwrap_err().code, "nothing_past", "the turn that is played stays a riddle");
    one_plan(&mut play, &players, &mut chance);
    let first = subject(&play).unwrap();
    one_plan(&mut play, &players, &mut chance);
    assert_ne!(subject(&play).unwrap(), first);
    let view = play.table.view(Viewer::Public);
    let mut calls = 0;
    let missed = Woerterklauer::look_back(&view, &HouseList::default(), &MissedQuestion {}, &mut |so_far| {
        calls += 1;
        if calls > 2 && !so_far().turns.is_empty() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert!(calls >= 3);
    assert!(!missed.turns.is_empty() && missed.turns.len() <= 3);
    assert!(missed.turns.is_sorted_by_key(|turn| turn.known));
    assert!(!missed.words.is_empty());
}
