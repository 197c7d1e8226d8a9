//! Wörterklauer at random, for the contract suite.

use super::tiles::{Placed, TILES, Tile, letters};
use super::turn::{Dictionary, Position, Vocabulary};
use super::{Action, Level, Options, Proposal, State, Woerterklauer, WordsBy, decide};
use game::grid::{Cell, Direction};
use game::sample::Sample;
use game::{Chance, Pace, Seat, Table, Viewer};
use std::ops::ControlFlow;
use words::automaton::Bag;
use words::{Letter, Lexicon, Word};

/// So many changes are tried to take the lead.
const MOST_CHANGES: usize = 20;

impl Sample for Woerterklauer {
    /// Everything lies open, and the supply has no order: each draw is a new chance.
    const HIDES: bool = false;

    fn options(chance: &mut Chance) -> (Options, usize) {
        let (level, size) = (Level::ALL[chance.below(4)], 7 + chance.below(6) as u8);
        let options = Options {
            level,
            size,
            glass: chance.percent(50),
            pace: if size == 7 { Pace::Off } else { Pace::Normal },
            words: if chance.percent(90) { WordsBy::Table } else { WordsBy::List },
            base_forms: chance.percent(20),
            decent: None,
            full_alphabet: chance.percent(20),
        };
        (options, 2)
    }

    fn action(table: &Table<Self>, seat: Seat, chance: &mut Chance) -> Action {
        let state = &table.state;
        let aside = state.turning().map_or(0, |turning| usize::from(turning.aside));
        let mut pool = state.pool.clone();
        chance.shuffle(&mut pool);
        match chance.below(100) {
            0..70 if aside > 0 => Action::Redraw { tiles: pool.into_iter().take(aside).collect() },
            0..5 => Action::Redraw { tiles: pool.into_iter().take(4).collect() },
            5..12 => Action::Joker { tiles: pool.into_iter().take(chance.below(8)).collect() },
            12..40 => Action::Lay { field: field(table, seat, chance) },
            40..62 => Action::EndTurn { field: field(table, seat, chance) },
            62..94 => {
                proposal(state, chance).map_or(Action::Claim {}, |proposal| Action::Propose { proposal })
            }
            94..97 => Action::Reply { accept: chance.percent(50) },
            97..99 => Action::Claim {},
            _ => Action::Resign {},
        }
    }

    fn disguised(_: &Table<Self>, _: Viewer, _: &mut Chance) -> Option<Table<Self>> {
        None
    }

    /// 96 tiles, each in one place.
    fn conserved(state: &State) -> Result<(), String> {
        let field = state.field.iter().map(|stone| stone.tile);
        let mut tiles: Vec<Tile> = state.supply.iter().chain(&state.pool).copied().chain(field).collect();
        tiles.sort_unstable();
        if tiles.into_iter().eq((0..TILES as u8).map(Tile::new)) {
            Ok(())
        } else {
            Err("tiles are lost".into())
        }
    }
}

fn proposal(state: &State, chance: &mut Chance) -> Option<Proposal> {
    let words: Vec<Word> = state.history.words.iter().map(|lain| lain.word).collect();
    let letters: Vec<Letter> = state.pool.iter().map(|t| letters(false)[t.index()]).collect();
    let some = letters.into_iter().take(1 + chance.below(6)).chain([Letter::default()]);
    let any = Word::from_letters(&some.collect::<Vec<_>>())?;
    match chance.pick(&words) {
        Some(word) if chance.percent(20) => Some(Proposal::Different(word, any)),
        _ => Some(Proposal::Word(any)),
    }
}

/// The field after a turn: mostly some changes that are legal one by one, sometimes anything.
fn field(table: &Table<Woerterklauer>, seat: Seat, chance: &mut Chance) -> Vec<Placed> {
    let Some(position) = decide::position(&table.state, seat) else { return Vec::new() };
    let lying: Vec<Placed> = position.field.iter().map(|s| Placed { tile: s.tile, cell: s.cell }).collect();
    let is_mover = table.state.turning().is_some_and(|turning| turning.seat == seat);
    if !is_mover || chance.percent(15) {
        return wild(lying, &position, chance);
    }
    let dictionary = decide::words_of(table);
    let turn = position.turn(&dictionary);
    let mut field = lying;
    for _ in 0..MOST_CHANGES {
        let next = change(&field, &position, &dictionary, chance);
        match turn.judge(&next) {
            Ok(verdict) if verdict.leads() => return next,
            Ok(_) => field = next,
            Err(_) => {}
        }
    }
    field
}

/// One change more: a letter exchanged or added, or a word laid.
fn change(
    field: &[Placed],
    position: &Position,
    dictionary: &Dictionary,
    chance: &mut Chance,
) -> Vec<Placed> {
    let mut field = field.to_vec();
    let free: Vec<Tile> =
        position.pool.iter().copied().filter(|t| !field.iter().any(|p| p.tile == *t)).collect();
    let (Some(tile), Some(at)) = (chance.pick(&free), chance.pick(&field)) else {
        return word(&field, &free, position, dictionary, chance);
    };
    match chance.below(3) {
        0 => field.iter_mut().filter(|p| p.cell == at.cell).for_each(|p| p.tile = tile),
        1 => {
            let direction = Direction::BOTH[chance.below(2)];
            let beyond =
                if chance.percent(50) { at.cell.next(direction) } else { at.cell.previous(direction) };
            field.extend(beyond.map(|cell| Placed { tile, cell }));
        }
        _ => return word(&field, &free, position, dictionary, chance),
    }
    field
}

/// A word of these tiles, through a letter of the field if there is any.
fn word(
    field: &[Placed],
    free: &[Tile],
    position: &Position,
    dictionary: &Dictionary,
    chance: &mut Chance,
) -> Vec<Placed> {
    let letter = |tile: Tile| position.letters[tile.index()];
    let through = chance.pick(field);
    let mut free = free.to_vec();
    chance.shuffle(&mut free);
    free.truncate(5);
    let letters: Vec<Letter> = free.iter().copied().chain(through.map(|p| p.tile)).map(letter).collect();
    let mut words = Vec::new();
    let _ = Lexicon::german().automaton().for_each_from(&Bag::of(&letters, 0), |letters, _| {
        let fits = through.is_none_or(|p| letters.contains(&letter(p.tile)));
        words.extend(Word::from_letters(letters).filter(|w| fits && w.len() < 8 && dictionary.has(w)));
        if words.len() < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let Some(word) = chance.pick(&words) else { return field.to_vec() };
    let place = through.and_then(|p| word.iter().position(|l| *l == letter(p.tile))).unwrap_or(0);
    let start = through.map_or(Cell::new(0, 0), |p| p.cell);
    let direction = Direction::BOTH[chance.below(2)];
    let mut out = field.to_vec();
    let mut left = free;
    for (i, wanted) in word.iter().enumerate() {
        let by = i as i8 - place as i8;
        let cell = match direction {
            Direction::Across => Cell::new(start.x.saturating_add(by), start.y),
            Direction::Down => Cell::new(start.x, start.y.saturating_add(by)),
        };
        let own = left.iter().position(|tile| letter(*tile) == *wanted);
        if let Some(own) = own.filter(|_| !out.iter().any(|p| p.cell == cell)) {
            out.push(Placed { tile: left.remove(own), cell });
        }
    }
    out
}

/// Tiles anywhere, now and then one twice or from nowhere, or some taken away.
fn wild(mut field: Vec<Placed>, position: &Position, chance: &mut Chance) -> Vec<Placed> {
    for _ in 0..chance.below(4) {
        let tile = chance
            .pick(&position.pool)
            .filter(|_| chance.percent(90))
            .unwrap_or(Tile::new(chance.below(120) as u8));
        let cell = Cell::new(chance.below(9) as i8 - 4, chance.below(9) as i8 - 4);
        field.push(Placed { tile, cell });
    }
    if chance.percent(50) && !field.is_empty() {
        field.swap_remove(chance.below(field.len()));
    }
    field
}
