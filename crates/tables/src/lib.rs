//! The tables of a server: a desk each (`crates/desk`), with sockets, a log, timers and threads around it.
//!
//! [`Tables`] is all of it for one server. A client's way: [`Tables::connect`] gives a [`Connected`], whose
//! [`send`](Connected::send) takes what the client wants and whose [`outbox`](Connected::outbox) holds what it gets.

pub mod backup;
mod chores;
mod clock;
mod connected;
mod figures;
mod game;
mod hindsight;
pub mod hints;
mod live;
pub mod log;
mod outbox;
mod registry;
mod shared;
mod tables;
mod tls;

pub use clock::ServerClock;
pub use connected::Connected;
pub use desk::{Parcel, Signer, message, row};
pub use figures::Figures;
pub use game::Game;
pub use outbox::Outbox;
pub use tables::{Limits, No, Opening, Seated, Tables};
pub use tls::{BadCaFile, Trust};
