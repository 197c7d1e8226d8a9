//! Tables of four over real sockets: our server beside boardgame.io and Colyseus.
//!
//! What is measured is [`Peer`]: how a server is started and how one of its tables is opened and played. Everything
//! else is the same for all: a [`room::Room`] is the four players of a table, [`load`] lets many rooms play,
//! [`server`] starts the process and reads what it uses.
//!
//! Our server alone is asked for more: how soon it answers at [`quiet`] tables, beside what the disk alone takes
//! ([`fsync`]), and how soon a table with a [`long`] log is back. [`report`] prints the figures with the [`aims`].

pub mod aims;
pub mod fsync;
pub mod http;
pub mod latency;
pub mod load;
pub mod long;
pub mod measure;
pub mod npm;
pub mod peer;
pub mod peers;
pub mod quiet;
pub mod report;
pub mod room;
pub mod server;
pub mod wanted;

pub use peer::{Peer, SEATS, Table};

/// Why a measurement has no result, as a sentence.
pub type Failure = Box<dyn std::error::Error>;

/// A result, or why there is none.
pub type Result<T> = std::result::Result<T, Failure>;
