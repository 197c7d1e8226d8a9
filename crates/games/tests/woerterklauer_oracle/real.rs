//! The real validation, asked in the oracle's types.

use crate::oracle::Outcome;
use crate::oracle::board::{Board, Cell, Colour, Direction, Entry, Pattern, Position, Tile};
use crate::oracle::check::Check;
use crate::oracle::vocabulary::Vocabulary;
use game::grid;
use games::woerterklauer::turn;
use games::woerterklauer::{self as real, Placed, Stone};
use words::{Letter, Word};

/// What the real validation says of a turn.
pub fn judge(position: &Position, after: &Board, words: &dyn Vocabulary) -> Result<Outcome, Check> {
    let letters: Vec<Letter> = position.letters.values().map(|c| letter(*c)).collect();
    let setting = turn::Setting {
        level: level(position.level),
        size: position.size as u8,
        mover: colour(position.mover),
        letters,
        field: position.before.iter().map(|(c, t)| stone(*c, *t, colour(position.colours[t]))).collect(),
        pool: position.pool.iter().map(|t| real::Tile::new(*t)).collect(),
        history: turn::History {
            words: position.history.iter().map(lain).collect(),
            fields: position.patterns.iter().map(pattern).collect(),
        },
    };
    let real_position = turn::Position::new(setting).expect("a good position");
    let after: Vec<Placed> =
        after.iter().map(|(c, t)| Placed { tile: real::Tile::new(*t), cell: cell(*c) }).collect();
    match turn::judge(&real_position, &after, &Words(words)) {
        Ok(verdict) => Ok(outcome(position, &real_position, &after, &verdict)),
        Err(fault) => Err(check(fault.check)),
    }
}

struct Words<'a>(&'a dyn Vocabulary);

impl turn::Vocabulary for Words<'_> {
    fn has(&self, word: &Word) -> bool {
        self.0.has(&word.to_string())
    }

    fn is_inflection(&self, a: &Word, b: &Word) -> bool {
        self.0.inflection(&a.to_string(), &b.to_string())
    }

    fn is_form(&self, a: &Word, b: &Word) -> bool {
        self.0.one_lemma(&a.to_string(), &b.to_string())
    }
}

fn outcome(
    position: &Position,
    asked: &turn::Position,
    after: &[Placed],
    verdict: &turn::Verdict,
) -> Outcome {
    let field = verdict.field(asked, after);
    let of_mover = |stone: &Stone| stone.colour == colour(position.mover);
    let colour_of = |stone: &Stone| if of_mover(stone) { position.mover } else { position.mover.other() };
    let count = |mine: bool| field.iter().filter(|s| of_mover(s) == mine).count();
    assert_eq!((count(true), count(false)), (usize::from(verdict.own), usize::from(verdict.other)));
    let (lying, _) = turn::Verdict::memory(asked, &field);
    let mut history = position.history.clone();
    history.extend(position.runs(&position.before).iter().map(Entry::of));
    history.extend(verdict.moved.iter().chain(&lying).map(entry));
    history.sort();
    history.dedup();
    Outcome {
        colours: field.iter().map(|s| (s.tile.index() as Tile, colour_of(s))).collect(),
        places: field
            .iter()
            .map(|s| (s.tile.index() as Tile, Cell::new(s.cell.x.into(), s.cell.y.into())))
            .collect(),
        pool: turn::Verdict::pool(asked, after).iter().map(|t| t.index() as Tile).collect(),
        leads: verdict.leads(),
        stolen: texts(&verdict.changes.stolen),
        changed: texts(&verdict.changes.changed),
        inflected: texts(&verdict.changes.inflected),
        brand_new: texts(&verdict.changes.new),
        history,
    }
}

fn texts(words: &[Word]) -> Vec<String> {
    let mut texts: Vec<String> = words.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn check(check: turn::Check) -> Check {
    let name = check.name();
    Check::ALL.into_iter().find(|c| format!("{c:?}") == name).expect("a known check")
}

fn level(level: u8) -> real::Level {
    [real::Level::I, real::Level::II, real::Level::III, real::Level::IV][usize::from(level) - 1]
}

fn colour(colour: Colour) -> real::Colour {
    match colour {
        Colour::Red => real::Colour::Red,
        Colour::Black => real::Colour::Black,
    }
}

fn cell(cell: Cell) -> grid::Cell {
    grid::Cell::new(cell.x as i8, cell.y as i8)
}

fn letter(letter: char) -> Letter {
    Letter::from_ascii(letter as u8).expect("a letter")
}

fn stone(at: Cell, tile: Tile, colour: real::Colour) -> Stone {
    Stone { tile: real::Tile::new(tile), cell: cell(at), colour }
}

fn lain(entry: &Entry) -> turn::Lain {
    let direction = match entry.direction {
        Direction::Across => grid::Direction::Across,
        Direction::Down => grid::Direction::Down,
    };
    turn::Lain { direction, first: cell(entry.first), word: Word::fold(&entry.text).expect("a word") }
}

fn entry(lain: &turn::Lain) -> Entry {
    let direction = match lain.direction {
        grid::Direction::Across => Direction::Across,
        grid::Direction::Down => Direction::Down,
    };
    let first = Cell::new(lain.first.x.into(), lain.first.y.into());
    Entry { direction, first, text: lain.word.to_string() }
}

fn pattern(pattern: &Pattern) -> turn::Pattern {
    let letters: Vec<Letter> = pattern.values().map(|c| letter(*c)).collect();
    let stones: Vec<Stone> =
        (0..).zip(pattern.keys()).map(|(t, c)| stone(*c, t, real::Colour::Red)).collect();
    turn::Pattern::of_field(&stones, &letters)
}
