//! Rows of the log, and the names by which tables are found.

use crate::names::Names;
use game::frame::shown_names;
use game::{Chance, Guest, Occupant, Place, Stamp};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of a row at its table, from 1 without gaps; 0 is before the first.
pub type Seq = u32;

/// Letters that nobody mistakes for another, heard or read.
const LETTERS: &[u8] = b"ABCDEFGHJKLMNPRSTUWXZ";
/// A table's address has so many letters: nobody guesses one of 10^15.
const ID_LETTERS: usize = 12;
/// A code has four letters, or six where many are in use: it need only be short, and is good only until the table is over.
const CODE_LETTERS: [usize; 2] = [4, 6];
/// There are 2,916 codes of four letters. When so many lobbies are open, a tenth of them, codes get longer: so a code that is
/// drawn is hardly ever taken, and a guessed one seldom leads anywhere.
pub const MANY_LOBBIES: u32 = 291;

/// The address of a table; who knows it may watch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct TableId(String);

impl TableId {
    /// A new address.
    pub fn draw(chance: &mut Chance) -> Self {
        Self(letters(ID_LETTERS, chance))
    }

    /// Reads an address; `None` if it cannot be one.
    pub fn parse(text: &str) -> Option<Self> {
        let fits = text.len() == ID_LETTERS && text.bytes().all(|b| LETTERS.contains(&b));
        fits.then(|| Self(text.to_owned()))
    }

    /// A new address of a table that a browser plays by itself.
    pub fn draw_local(chance: &mut Chance) -> Self {
        Self(format!("{LOCAL}{}", letters(ID_LETTERS, chance)))
    }

    /// Reads the address of a table that a browser plays by itself; no server has one.
    pub fn parse_local(text: &str) -> Option<Self> {
        Self::parse(text.strip_prefix(LOCAL)?).map(|Self(letters)| Self(format!("{LOCAL}{letters}")))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What addresses of tables begin with that a browser plays by itself.
const LOCAL: &str = "hier-";

/// How long codes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeLength {
    /// Four letters, as long as few are in use.
    Short,
    /// Six letters.
    Long,
}

impl CodeLength {
    /// How long new codes are while so many lobbies are open.
    pub fn for_lobbies(lobbies: u32) -> Self {
        if lobbies < MANY_LOBBIES { Self::Short } else { Self::Long }
    }

    fn letters(self) -> usize {
        CODE_LETTERS[self as usize]
    }
}

/// Letters by which a table in its lobby is found. Consonant and vowel alternate, so that one can say it, and
/// so few short words can come out that none of them is rude.
pub fn draw_code(length: CodeLength, chance: &mut Chance) -> String {
    let (vowels, consonants): (Vec<u8>, Vec<u8>) = LETTERS.iter().partition(|l| b"AEU".contains(l));
    let letter = |i: usize, chance: &mut Chance| {
        let pool = if i.is_multiple_of(2) { &consonants } else { &vowels };
        char::from(pool[chance.below(pool.len())])
    };
    (0..length.letters()).map(|i| letter(i, chance)).collect()
}

/// A code as it may have been typed; `None` if it cannot be one.
pub fn read_code(typed: &str) -> Option<String> {
    let code = typed.trim().to_ascii_uppercase();
    (CODE_LETTERS.contains(&code.len()) && code.bytes().all(|b| LETTERS.contains(&b))).then_some(code)
}

fn letters(count: usize, chance: &mut Chance) -> String {
    (0..count).map(|_| char::from(LETTERS[chance.below(LETTERS.len())])).collect()
}

/// What one decision brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// At which table.
    pub table: TableId,
    /// Its number there.
    pub seq: Seq,
    /// When, on the server's clock.
    pub at: Stamp,
    /// Which server decided.
    pub node: u32,
    /// Who asked, if it was a person.
    pub actor: Option<Guest>,
    /// The number of their command.
    pub id: Option<u32>,
    /// What happened, as a JSON array.
    pub events: String,
}

/// What tells one past from another: all rows of a table up to one, as a number. A row is appended only where its past is the
/// one it was decided on, so nothing is ever built on rows that a failing database has lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Mark(u64);

impl Mark {
    /// Before the first row.
    pub const START: Self = Self(0);

    /// From a number that [`Self::number`] gave.
    pub fn new(number: u64) -> Self {
        Self(number)
    }

    /// As a number, for keeping it.
    pub fn number(self) -> u64 {
        self.0
    }

    /// The mark one row later (FNV-1a: every version of the program has to reckon the same).
    #[must_use]
    pub fn after(self, row: &Row) -> Self {
        let number = |n: u64| n.to_le_bytes();
        let optional = |n: Option<u32>| number(n.map_or(0, |n| u64::from(n) + 1));
        let actor = row.actor.map(Guest::number);
        let numbers = [
            number(self.0),
            number(u64::from(row.seq)),
            number(row.at.millis()),
            number(u64::from(row.node)),
            optional(actor),
            optional(row.id),
        ];
        let step = |mark: u64, byte: &u8| (mark ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        let mark = numbers.as_flattened().iter().fold(0xcbf2_9ce4_8422_2325, step);
        Self(row.events.as_bytes().iter().fold(mark, step))
    }
}

/// The newest row of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Head {
    /// Its number.
    pub seq: Seq,
    /// The table's past up to it.
    pub mark: Mark,
    /// So many of the table's names have been forgotten.
    pub forgotten: u32,
}

/// What a log has of a table: some of its rows, and all names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stored {
    /// The rows.
    pub rows: Vec<Row>,
    /// The names of its guests, read after the rows.
    pub names: Names,
}

/// Who sits somewhere, without a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Sitter {
    /// A person.
    Guest(Guest),
    /// A computer player, by its name, or by its level where it is nobody in particular.
    Bot(String),
    /// A computer player who makes room for a person who comes.
    Room {
        /// Its name.
        bot: String,
    },
}

impl Sitter {
    /// Who sits there.
    pub fn of(occupant: &Occupant) -> Self {
        match occupant {
            Occupant::Person { guest, .. } => Self::Guest(*guest),
            Occupant::Bot { .. } => Self::Bot(occupant.name().to_owned()),
        }
    }

    /// Who sits at a place, and whether they make room.
    pub(crate) fn at(place: &Place) -> Self {
        match Self::of(&place.occupant) {
            Self::Bot(bot) if place.makes_room => Self::Room { bot },
            sitter => sitter,
        }
    }
}

/// What lists and invitations tell of a table, kept beside its rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// Letters by which it is found in the lobby, and while it is played.
    pub code: String,
    /// Do strangers see it?
    pub public: bool,
    /// `lobby`, `playing` or `over`.
    pub stage: &'static str,
    /// Who is host.
    pub host: Option<Guest>,
    /// Who sits there, by seat; who has left after the start keeps their place. Names are taken from beside the log whenever a
    /// list is read.
    pub seats: Vec<Sitter>,
    /// How many persons are connected.
    pub here: u8,
    /// When something has to happen although nobody is there, at the earliest; of a table that is over, when it ended.
    pub due: Stamp,
}

impl Summary {
    /// What those are called who sit there.
    pub fn names(&self, names: &Names) -> Vec<String> {
        let name = |sitter: &Sitter| match sitter {
            Sitter::Guest(guest) => names.get(*guest).unwrap_or_default().to_owned(),
            Sitter::Bot(bot) | Sitter::Room { bot } => bot.clone(),
        };
        shown_names(self.seats.iter().map(name).collect())
    }

    /// May somebody sit down while it is played, in the place of a computer player?
    pub fn makes_room(&self) -> bool {
        self.stage == "playing" && self.seats.iter().any(|sitter| matches!(sitter, Sitter::Room { .. }))
    }

    /// What the host is called.
    pub fn host_name(&self, names: &Names) -> Option<String> {
        let host = self.host.map(Sitter::Guest)?;
        let seat = self.seats.iter().position(|sitter| *sitter == host)?;
        self.names(names).into_iter().nth(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_codes_are_read_as_they_are_drawn() {
        let mut chance = Chance::from_seed(3);
        for _ in 0..200 {
            let id = TableId::draw(&mut chance);
            assert_eq!(TableId::parse(id.as_str()), Some(id));
            for (length, letters) in [(CodeLength::Short, 4), (CodeLength::Long, 6)] {
                let code = draw_code(length, &mut chance);
                assert_eq!(code.len(), letters);
                assert_eq!(read_code(&format!(" {} ", code.to_lowercase())), Some(code));
            }
        }
        let local = TableId::draw_local(&mut chance);
        assert_eq!(TableId::parse_local(local.as_str()), Some(local.clone()));
        assert_eq!(TableId::parse(local.as_str()), None, "no server has it");
        assert_eq!(TableId::parse("../../etc/pas"), None);
        assert_eq!(read_code("AB1C"), None);
        assert_eq!(read_code("ABACA"), None);
    }

    #[test]
    fn codes_get_longer_when_a_tenth_of_the_short_ones_is_in_use() {
        assert_eq!(CodeLength::for_lobbies(290), CodeLength::Short);
        assert_eq!(CodeLength::for_lobbies(291), CodeLength::Long);
    }
}
