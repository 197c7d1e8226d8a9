//! Live tables: the log they are read from, and the tasks that decide, append, apply and tell.
//!
//! [`Tables`] is all of it for one server. A client's way: [`Tables::connect`] gives a [`Connected`], whose
//! [`send`](Connected::send) takes what the client wants and whose [`outbox`](Connected::outbox) holds what it gets.

pub mod backup;
mod clock;
mod figures;
mod game;
pub mod hints;
mod hub;
mod live;
pub mod log;
pub mod message;
mod outbox;
mod peers;
mod replica;
mod rest;
pub mod row;
mod secret;
mod shared;
mod tls;

pub use clock::ServerClock;
pub use figures::Figures;
pub use game::Game;
pub use hub::{Connected, Limits, No, Opening, Seated, Tables};
pub use outbox::{Outbox, Parcel};
pub use rest::{Rest, Watch};
pub use secret::Signer;
pub use tls::{BadCaFile, Trust};
