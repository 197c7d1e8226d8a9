//! The names of the levels, the same in every game. What a level is in a game stands in that game's `players.rs`.
//!
//! Names are on the wire and in logs: none is ever taken away or given to somebody else. Lehrling, Geselle, Altgeselle
//! and Meister are those of the first edition; the steps between came with the second.

/// Catches the sheets that come from the press: a child's first job, and first game.
pub const BOGENFAENGER: &str = "bogenfaenger";
/// Learns the trade.
pub const LEHRLING: &str = "lehrling";
/// Has learned it, and is about to be dunked.
pub const GAUTSCHLING: &str = "gautschling";
/// Works in it.
pub const GESELLE: &str = "geselle";
/// Sets and prints: two trades in one pair of hands.
pub const SCHWEIZERDEGEN: &str = "schweizerdegen";
/// Has worked in it for long.
pub const ALTGESELLE: &str = "altgeselle";
/// Leads the composing room.
pub const FAKTOR: &str = "faktor";
/// Owns the house.
pub const MEISTER: &str = "meister";

/// All of them, from the weakest.
pub const ALL: [&str; 8] =
    [BOGENFAENGER, LEHRLING, GAUTSCHLING, GESELLE, SCHWEIZERDEGEN, ALTGESELLE, FAKTOR, MEISTER];

/// Players never change within an edition; `tests/editions` keeps what each was.
pub const EDITION: u32 = 2;
