//! What is measured: a server, and how its tables are opened and played.

use super::Result;
use super::room::Room;
use std::net::SocketAddr;
use std::path::Path;
use tokio::process::Command;
use tokio_tungstenite::tungstenite::Message;

/// The players of a table.
pub const SEATS: usize = 4;

/// The dice that every `finish` lays, in all servers the same: `[die, x, y]`, three in a row.
pub const LAYOUT: [[u8; 3]; 3] = [[0, 6, 6], [1, 7, 6], [2, 8, 6]];

/// What everybody plays: a roll and a finish for each of the four, so many rounds; then a table is over.
pub const ROUNDS: usize = 50;

/// A server to measure.
pub trait Peer: Clone + 'static {
    /// The four players at one of its tables.
    type Table: Table;

    /// Its name for people.
    const NAME: &'static str;
    /// Its name in the JSON.
    const KEY: &'static str;
    /// Is every move on disk before anyone is told?
    const DURABLE: bool;
    /// What is asked for to see whether it serves; any answer will do that says no fault of the server.
    const READY: &'static str;

    /// Starts the server on a free port of 127.0.0.1; it may keep its data in this folder. It has to print
    /// `listening on http://…`.
    fn command(&self, data: &Path) -> Command;

    /// Opens a table, seats four players and lets them start; all four have the same state then.
    fn open(&self, address: SocketAddr) -> impl Future<Output = Result<Room<Self::Table>>>;
}

/// What the four players at a table know, and what they do next.
pub trait Table: 'static {
    /// A player gets a message; what comes back is to be sent at once.
    fn hear(&mut self, seat: usize, message: &Message) -> Result<Option<Message>>;

    /// Has every player the state after the last move?
    fn is_settled(&self) -> bool;

    /// Has the last move been made?
    fn is_over(&self) -> bool;

    /// The next move: who makes it, and the message.
    fn act(&mut self) -> (usize, Message);
}

/// A move: each player in turn rolls, then finishes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// The server rolls 13 dice.
    Roll,
    /// The player is done, with [`LAYOUT`].
    Finish,
}

/// Counts the moves of a table, for servers whose states need not be read to know who is on.
#[derive(Debug, Clone, Copy, Default)]
pub struct Turns(usize);

impl Turns {
    /// Who makes the next move, and which; counts it as made.
    pub const fn next(&mut self) -> (usize, Move) {
        let now = self.0;
        self.0 += 1;
        (now / 2 % SEATS, if now.is_multiple_of(2) { Move::Roll } else { Move::Finish })
    }

    /// How many moves have been made.
    pub const fn made(&self) -> usize {
        self.0
    }

    /// Have all rounds been played?
    pub const fn are_over(&self) -> bool {
        self.0 >= ROUNDS * SEATS * 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_take_turns_with_two_moves_each() {
        let mut turns = Turns::default();
        let made: Vec<_> = (0..10).map(|_| turns.next()).collect();
        assert_eq!(made[..3], [(0, Move::Roll), (0, Move::Finish), (1, Move::Roll)]);
        assert_eq!(made[7..], [(3, Move::Finish), (0, Move::Roll), (0, Move::Finish)]);
    }

    #[test]
    fn a_table_is_over_after_its_rounds() {
        let mut turns = Turns::default();
        for _ in 0..400 {
            assert!(!turns.are_over());
            turns.next();
        }
        assert!(turns.are_over());
    }
}
