//! LetraMix at random, for the contract suite.

use super::dice::{DICE, Face};
use super::layout::{Layout, Placed};
use super::score::worth;
use super::state::{Laying, Phase};
use super::{Action, End, Glass, LetraMix, Mode, Options, State};
use game::contract::Sample;
use game::grid::Cell;
use game::{Chance, Seat, Table, Viewer};
use words::judge::{Judge, Profile};
use words::{Letter, Lexicon};

impl Sample for LetraMix {
    fn options(chance: &mut Chance) -> (Options, usize) {
        let glasses = [Glass::Normal, Glass::Double, Glass::Tenfold, Glass::Off];
        let ends = [End::Rounds(2), End::Rounds(1), End::Target(30), End::Minutes(10)];
        let modes = [Mode::Turns, Mode::SameRoll];
        let options = Options {
            mode: modes[chance.below(2)],
            glass: glasses[chance.below(4)],
            end: ends[chance.below(4)],
            check_aid: chance.percent(50),
            base_forms: chance.percent(20),
        };
        (options, 1 + chance.below(8))
    }

    fn action(table: &Table<Self>, _seat: Seat, chance: &mut Chance) -> Action {
        let layout = |chance: &mut Chance| match table.state.laying() {
            Some(laying) if chance.percent(70) => word_layout(laying, chance),
            Some(laying) => wild_layout(laying, chance),
            None => Layout::default(),
        };
        match chance.below(20) {
            0..6 => Action::Roll {},
            6..8 => Action::Reroll {},
            8..14 => Action::Lay { layout: layout(chance) },
            14..17 => Action::Finish { layout: layout(chance) },
            _ => Action::Next {},
        }
    }

    /// With the same roll for all, rivals' letters are hidden; without Prüfhilfe, the worth of every layout.
    fn disguised(table: &Table<Self>, viewer: Viewer, chance: &mut Chance) -> Option<Table<Self>> {
        let mut twin = table.clone();
        let options = table.state.options.clone();
        let seats: Vec<Seat> = table.seats.iter().collect();
        let Phase::Laying(laying) = &mut twin.state.phase else { return None };
        let dice = laying.dice.clone();
        let mut changed = false;
        for (seat, desk) in seats.into_iter().zip(&mut laying.desks) {
            if options.mode == Mode::SameRoll && !viewer.is(seat) && !desk.layout.is_empty() {
                desk.layout = shuffled(&desk.layout, &dice, chance);
                // Whether a rival has something valid may end the right to roll again, and that shows.
                if options.check_aid {
                    continue;
                }
            }
            if !options.check_aid && desk.touched {
                desk.valid = if desk.valid.is_some() {
                    None
                } else {
                    any_worth(&dice).map(|w| (desk.layout.clone(), w))
                };
                changed = true;
            }
            changed |= options.mode == Mode::SameRoll;
        }
        changed.then_some(twin)
    }

    /// 13 dice, each in at most one place; who is done stays done.
    fn conserved(state: &State) -> Result<(), String> {
        let Some(laying) = state.laying() else { return Ok(()) };
        if laying.dice.len() != DICE {
            return Err(format!("{} dice", laying.dice.len()));
        }
        let layouts = laying.desks.iter().flat_map(|d| [Some(&d.layout), d.valid.as_ref().map(|(l, _)| l)]);
        for layout in layouts.flatten() {
            layout.check(&laying.dice).map_err(|r| r.to_string())?;
        }
        Ok(())
    }
}

/// A word that the dice can form, laid across; sometimes with another one through its first letter.
fn word_layout(laying: &Laying, chance: &mut Chance) -> Layout {
    let automaton = Lexicon::german().automaton();
    let letters: Vec<Letter> = laying.dice.iter().filter_map(|f| letter(*f)).collect();
    let bag = words::automaton::Bag::of(&letters, 0);
    let mut words = Vec::new();
    let _ = automaton.for_each_from(&bag, |letters, _| {
        words.push(letters.to_vec());
        if words.len() < 200 { std::ops::ControlFlow::Continue(()) } else { std::ops::ControlFlow::Break(()) }
    });
    let Some(word) = chance.pick(&words) else { return Layout::default() };
    let mut free: Vec<u8> = (0..DICE as u8).collect();
    let mut placed = Vec::new();
    for (x, wanted) in (0..).zip(word) {
        let die = free.iter().position(|&d| letter(laying.dice[usize::from(d)]) == Some(wanted));
        if let Some(place) = die {
            placed.push(Placed { die: free.remove(place), cell: Cell::new(x, 0), letter: None });
        }
    }
    Layout::new(placed)
}

/// Dice anywhere, now and then one too many, twice, or far away.
fn wild_layout(laying: &Laying, chance: &mut Chance) -> Layout {
    let placed = (0..chance.below(8)).map(|_| {
        let die = chance.below(DICE + 1) as u8;
        let joker = laying.dice.get(usize::from(die)) == Some(&Face::Joker);
        let letter =
            if joker || chance.percent(3) { Letter::from_index(chance.below(26) as u8) } else { None };
        Placed { die, cell: Cell::new(chance.below(60) as i8 % 7, chance.below(5) as i8), letter }
    });
    Layout::new(placed.collect())
}

fn letter(face: Face) -> Option<Letter> {
    match face {
        Face::Letter(letter) => Some(letter),
        Face::Joker => None,
    }
}

/// Other dice on the same cells.
fn shuffled(layout: &Layout, dice: &[Face], chance: &mut Chance) -> Layout {
    let mut free: Vec<u8> = (0..dice.len() as u8).collect();
    chance.shuffle(&mut free);
    let placed = layout.placed().iter().zip(free);
    Layout::new(placed.map(|(p, die)| Placed { die, cell: p.cell, letter: None }).collect())
}

/// The worth of some valid layout of these dice.
fn any_worth(dice: &[Face]) -> Option<super::Worth> {
    let judge = Judge::new(Profile::LETRAMIX);
    (0..dice.len() as u8)
        .flat_map(|a| (0..dice.len() as u8).map(move |b| (a, b)))
        .filter(|(a, b)| a != b)
        .find_map(|(a, b)| {
            let place = |die, x| Placed { die, cell: Cell::new(x, 0), letter: None };
            worth(&Layout::new(vec![place(a, 0), place(b, 1)]), dice, &judge)
        })
}
