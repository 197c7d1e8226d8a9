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
mod input;
mod local;
pub mod message;
mod others;
mod outbox;
mod output;
mod peers;
mod presence;
mod questions;
mod replica;
pub mod row;
mod rows;
mod secret;
mod telling;

pub use append::{Append, AppendError, Hint, Unavailable};
pub use commands::unavailable;
pub use desk::{Desk, Setup};
pub use input::{Ask, Command, Connect, Input, Order, Plan};
pub use local::Local;
pub use outbox::{Note, Outbox, Parcel};
pub use output::{End, Output, Report, Search, SearchAt, Think};
pub use peers::Peers;
pub use questions::{answered, bad_question, found};
pub use replica::{Unreadable, folded, game_of, opening, parse};
pub use secret::Signer;
