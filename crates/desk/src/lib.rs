//! The life of one table as a machine without IO: it is given inputs and the time, and gives outputs.
//!
//! [`Desk::handle`] takes an [`Input`] and the time and returns [`Output`]s to be carried out in order; [`Desk::wake`] says
//! when it wants to be called next if nothing comes. One append or read is under way at a time; what comes meanwhile waits
//! inside. Sockets, logs, timers and threads are the shell's: `crates/tables` for a server, [`Local`] for one process
//! without any.

mod append;
mod bots;
mod commands;
mod connections;
#[cfg(feature = "contract")]
pub mod contract;
mod deadlines;
mod desk;
mod excerpt;
mod input;
mod life;
mod local;
pub mod message;
mod names;
mod others;
mod outbox;
mod output;
mod own;
mod peers;
mod presence;
mod questions;
mod replica;
pub mod row;
mod rows;
mod sealing;
mod seating;
mod secret;
mod sweeping;
mod telling;

pub use append::{Append, AppendError, Hint, Unavailable};
pub use commands::unavailable;
pub use desk::{Desk, Setup};
pub use excerpt::Excerpt;
pub use input::{Ask, Command, Connect, Input, Order, Plan};
pub use life::{LOBBY_LIVES, Room, TABLE_LIVES};
pub use local::{Aside, Local};
pub use names::Names;
pub use outbox::{Note, Outbox, Parcel};
pub use output::{End, Output, Report, Search, SearchAt, Swept, Think};
pub use own::{Own, OwnRow, own};
pub use peers::Peers;
pub use questions::{answered, asked_word, bad_question, found};
pub use replica::{Examined, Past, Unreadable, closing, examined, folded, game_of, opening, parse};
pub use seating::Seating;
pub use secret::Signer;
