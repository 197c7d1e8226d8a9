//! LetraMix at random, for the contract suite.

use super::decide::may_reroll;
use super::dice::{DICE, Face};
use super::layout::{Layout, Placed};
use super::score::{Worth, worth};
use super::state::{Desk, Laying, Phase};
use super::{Action, End, LetraMix, Mode, Options, State};
use game::grid::Cell;
use game::sample::Sample;
use game::{Chance, Pace, Seat, Table, Viewer};
use words::judge::{Judge, Profile};
use words::{Letter, Lexicon};

impl Sample for LetraMix {
    /// Rivals' letters with the same roll for all, and what is valid without Prüfhilfe.
    const HIDES: bool = true;

    fn options(chance: &mut Chance) -> (Options, usize) {
        let ends = [End::Rounds(2), End::Rounds(1), End::Target(30), End::Minutes(10)];
        let modes = [Mode::Turns, Mode::SameRoll];
        let options = Options {
            mode: modes[chance.below(2)],
            pace: Pace::ALL[chance.below(4)],
            end: ends[chance.below(4)],
            check_aid: chance.percent(50),
            base_forms: chance.percent(20),
            decent: None,
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

    /// With the same roll for all, rivals' letters are hidden, also those that lay there invalid when the sand was out;
    /// without Prüfhilfe, whether anything that lies there is valid.
    fn disguised(table: &Table<Self>, viewer: Viewer, chance: &mut Chance) -> Option<Table<Self>> {
        let options = &table.state.options;
        let is_rival = |seat: Seat| options.mode == Mode::SameRoll && !viewer.is(seat);
        let mut twin = table.clone();
        if let Phase::Laying(laying) = &mut twin.state.phase {
            let is_settled = is_settled(table, laying);
            for (seat, desk) in table.seats.iter().zip(&mut laying.desks) {
                if is_rival(seat) {
                    disguise_layout(desk, &laying.dice, options.check_aid || is_settled, chance);
                }
                if is_rival(seat) || !options.check_aid {
                    disguise_validity(desk, &laying.dice, !options.check_aid || is_settled, chance);
                }
            }
        }
        if let Some(past) = &mut twin.state.past {
            for (_, desk) in table.seats.iter().zip(&mut past.desks).filter(|(seat, _)| is_rival(*seat)) {
                desk.layout = shuffled(&desk.layout, &past.dice, chance);
            }
        }
        (twin != *table).then_some(twin)
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

/// Other dice on the same cells, listed in another order.
fn shuffled(layout: &Layout, dice: &[Face], chance: &mut Chance) -> Layout {
    let mut free: Vec<u8> = (0..dice.len() as u8).collect();
    chance.shuffle(&mut free);
    let other = |(placed, die): (&Placed, u8)| {
        let is_named = dice[usize::from(die)] == Face::Joker && chance.percent(50);
        let letter = Letter::from_index(chance.below(26) as u8).filter(|_| is_named);
        Placed { die, cell: placed.cell, letter }
    };
    let mut placed: Vec<Placed> = layout.placed().iter().zip(free).map(other).collect();
    chance.shuffle(&mut placed);
    Layout::new(placed)
}

/// Is the right to roll again over, whatever has been laid? Else it shows that something was, or something valid with
/// Prüfhilfe.
fn is_settled(table: &Table<LetraMix>, laying: &Laying) -> bool {
    let bare = |desk: &Desk| Desk { done: desk.done, ..Desk::default() };
    let desks = laying.desks.iter().map(bare).collect();
    !may_reroll(table, &Laying { desks, ..laying.clone() })
}

/// Other letters, or, if that does not show either, something that was laid and taken back.
fn disguise_layout(desk: &mut Desk, dice: &[Face], is_free: bool, chance: &mut Chance) {
    desk.layout = shuffled(&desk.layout, dice, chance);
    if is_free && desk.layout.is_empty() && desk.valid.is_none() {
        desk.touched = chance.percent(50);
    }
}

/// Something else is valid, or nothing, if that does not show either.
fn disguise_validity(desk: &mut Desk, dice: &[Face], is_free: bool, chance: &mut Chance) {
    let is_valid = if is_free { desk.touched && chance.percent(50) } else { desk.valid.is_some() };
    if is_valid {
        desk.valid = any_valid(dice, chance).or_else(|| desk.valid.take());
    } else {
        desk.valid = None;
    }
}

/// Some valid layout of two of these dice, without jokers: looking for their letters takes long.
fn any_valid(dice: &[Face], chance: &mut Chance) -> Option<(Layout, Worth)> {
    let judge = Judge::new(Profile::LETRAMIX);
    let mut free: Vec<u8> =
        (0..).zip(dice).filter(|(_, face)| **face != Face::Joker).map(|(die, _)| die).collect();
    chance.shuffle(&mut free);
    let pairs = free.iter().flat_map(|a| free.iter().map(move |b| (*a, *b))).filter(|(a, b)| a != b);
    pairs.map(|(a, b)| pair(a, b)).find_map(|layout| {
        let worth = worth(&layout, dice, &judge)?;
        Some((layout, worth))
    })
}

/// Two dice side by side.
fn pair(a: u8, b: u8) -> Layout {
    let place = |die, x| Placed { die, cell: Cell::new(x, 0), letter: None };
    Layout::new(vec![place(a, 0), place(b, 1)])
}
