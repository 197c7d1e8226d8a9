//! Positions as text, in the format of `setzkasten judge woerterklauer`.

use crate::oracle::board::{Board, Cell, Colour, Direction, Entry, Position, Tile, places};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A position and the board after the turn.
pub struct Case {
    pub position: Position,
    pub after: Board,
}

/// Reads a position; panics at a bad one.
pub fn parse(text: &str) -> Case {
    let mut reader = Reader::default();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty()) {
        reader.line(line);
    }
    reader.case()
}

#[derive(Default)]
struct Reader {
    fields: BTreeMap<String, String>,
    history: Vec<Entry>,
    moves: Vec<(Cell, Cell)>,
    /// Where another tile with the same letter lies afterwards.
    others: Vec<Cell>,
    before: Vec<String>,
    after: Vec<String>,
}

impl Reader {
    fn line(&mut self, line: &str) {
        if let Some(note) = line.strip_prefix('#') {
            let words: Vec<&str> = note.split_whitespace().collect();
            return self.others.extend((words.get(2) == Some(&"another")).then(|| cell(words[0])));
        }
        let Some((key, value)) = line.split_once(':') else {
            let grid = if self.fields.contains_key("after") { &mut self.after } else { &mut self.before };
            return grid.push(line.to_owned());
        };
        let value = value.trim();
        match key {
            "history" => self.history.push(entry(value)),
            "move" => {
                let (from, to) = value.split_once('>').unwrap();
                self.moves.push((cell(from), cell(to)));
            }
            _ => drop(self.fields.insert(key.to_owned(), value.to_owned())),
        }
    }

    fn case(self) -> Case {
        let level =
            ["I", "II", "III", "IV"].iter().position(|l| *l == self.fields["level"]).unwrap() as u8 + 1;
        let mover = if self.fields["mover"] == "red" { Colour::Red } else { Colour::Black };
        let mut position = Position {
            level,
            size: self.fields["size"].parse().unwrap(),
            mover,
            letters: BTreeMap::new(),
            before: Board::new(),
            colours: BTreeMap::new(),
            pool: BTreeSet::new(),
            history: self.history,
            patterns: vec![],
        };
        for letter in self.fields.get("pool").into_iter().flat_map(|p| p.chars()) {
            let tile = new_tile(&mut position, letter);
            position.pool.insert(tile);
        }
        for (cell, letter) in grid(&self.before) {
            let tile = new_tile(&mut position, letter);
            position.before.insert(cell, tile);
            let colour = if letter.is_uppercase() { Colour::Black } else { Colour::Red };
            position.colours.insert(tile, colour);
        }
        let after = after(&mut position, &grid(&self.after), &self.moves, &self.others);
        Case { position, after }
    }
}

fn new_tile(position: &mut Position, letter: char) -> Tile {
    let tile = position.letters.len() as Tile;
    position.letters.insert(tile, letter.to_ascii_uppercase());
    tile
}

/// The board after: moved tiles, then those that stay, then tiles of the pool, then tiles from nowhere.
fn after(
    position: &mut Position,
    grid: &BTreeMap<Cell, char>,
    moves: &[(Cell, Cell)],
    others: &[Cell],
) -> Board {
    let mut pool = position.pool.clone();
    let mut board = Board::new();
    for (&cell, letter) in grid {
        let letter = letter.to_ascii_uppercase();
        let came = moves.iter().find(|(_, to)| *to == cell).map(|(from, _)| position.before[from]);
        let left = moves.iter().any(|(from, _)| *from == cell) || others.contains(&cell);
        let lies = position.before.get(&cell).filter(|t| position.letters[t] == letter && !left).copied();
        let tile = came.or(lies).unwrap_or_else(|| {
            let drawn = pool.iter().find(|t| position.letters[t] == letter).copied();
            drawn.inspect(|t| assert!(pool.remove(t))).unwrap_or_else(|| new_tile(position, letter))
        });
        assert_eq!(position.letters[&tile], letter, "at {cell:?}");
        board.insert(cell, tile);
    }
    board
}

fn grid(lines: &[String]) -> BTreeMap<Cell, char> {
    let cells = (0..)
        .zip(lines)
        .flat_map(|(y, line)| (0..).zip(line.chars()).map(move |(x, c)| (Cell::new(x, y), c)));
    cells.filter(|(_, c)| *c != '.').collect()
}

fn cell(text: &str) -> Cell {
    let (x, y) = text.trim().split_once(',').unwrap();
    Cell::new(x.parse().unwrap(), y.parse().unwrap())
}

fn entry(text: &str) -> Entry {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let direction = if parts[0] == "V" { Direction::Down } else { Direction::Across };
    Entry { direction, first: cell(parts[1]), text: parts[2].to_owned() }
}

/// Writes a position and the board after it. What the format cannot say (an exchange for the same letter, a tile
/// twice, earlier fields) is in lines that begin with `#`.
pub fn print(position: &Position, after: &Board) -> String {
    let cells = || position.before.keys().chain(after.keys());
    let left = cells().map(|c| c.x).min().unwrap_or(0);
    let top = cells().map(|c| c.y).min().unwrap_or(0);
    let right = cells().map(|c| c.x).max().unwrap_or(0);
    let bottom = cells().map(|c| c.y).max().unwrap_or(0);
    let at = |c: &Cell| format!("{},{}", c.x - left, c.y - top);
    let shown = |board: &Board, small: &dyn Fn(Tile) -> bool| -> String {
        let letter = |c: Cell| match board.get(&c) {
            None => '.',
            Some(t) if small(*t) => position.letters[t].to_ascii_lowercase(),
            Some(t) => position.letters[t],
        };
        (top..=bottom)
            .map(|y| (left..=right).map(|x| letter(Cell::new(x, y))).chain(['\n']).collect::<String>())
            .collect()
    };
    let mut out = format!("level: {}\n", ["I", "II", "III", "IV"][usize::from(position.level) - 1]);
    let mover = if position.mover == Colour::Red { "red" } else { "black" };
    let pool: String = position.pool.iter().map(|t| position.letters[t]).collect();
    let _ = writeln!(out, "size: {}\nmover: {mover}\npool: {pool}", position.size);
    for e in &position.history {
        let direction = if e.direction == Direction::Down { "V" } else { "H" };
        let _ = writeln!(out, "history: {direction} {} {}", at(&e.first), e.text);
    }
    let is_red = |t: Tile| position.colours.get(&t) == Some(&Colour::Red);
    let _ = write!(out, "before:\n{}after:\n{}", shown(&position.before, &is_red), shown(after, &|_| false));
    let old = places(&position.before);
    for (to, tile) in after {
        match old.get(tile) {
            Some(from) if from != to => drop(writeln!(out, "move: {} > {}", at(from), at(to))),
            None if position
                .before
                .get(to)
                .is_some_and(|t| position.letters[t] == position.letters[tile]) =>
            {
                let _ = writeln!(out, "# {} is another {}", at(to), position.letters[tile]);
            }
            _ => {}
        }
        if !position.pool.contains(tile) && !old.contains_key(tile) {
            let _ = writeln!(out, "# {} is not from the pool", at(to));
        }
    }
    for pattern in &position.patterns {
        let _ = writeln!(out, "# earlier: {pattern:?}");
    }
    out
}
