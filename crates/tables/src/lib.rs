//! The tables of a server: a desk each (`crates/desk`), with sockets, a log, timers and threads around it.
//!
//! [`Tables`] is all of it for one server. A client's way: [`Tables::connect`] gives a [`Connected`], whose
//! [`send`](Connected::send) takes what the client wants and whose [`outbox`](Connected::outbox) holds what it gets.

pub mod backup;
mod chores;
mod clock;
mod codes;
mod connected;
mod continuing;
mod entrance;
mod figures;
mod finding;
mod hindsight;
pub mod hints;
mod live;
pub mod log;
mod moving;
mod muted;
mod operator;
mod outage;
mod outbox;
pub mod people;
mod persons;
mod registry;
mod restart;
pub mod results;
mod settling;
mod shared;
mod standing;
mod sweeper;
mod tables;
mod tls;
pub mod upkeep;

pub use clock::ServerClock;
pub use connected::Connected;
pub use continuing::PlayOn;
pub use desk::{Names, Parcel, Signer, message, row};
pub use figures::{Counts, Figures, Histogram, SLOW_APPEND};
pub use finding::Found;
pub use operator::{BadPattern, Seen};
pub use outbox::Outbox;
pub use standing::{Standing, standing};
pub use sweeper::{BadKeep, Keep, Sweep};
pub use tables::{Limits, No, Opening, PublicNames, Seated, Sitting, Tables};
pub use tls::{BadCaFile, Trust};
