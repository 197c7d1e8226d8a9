//! The frame of a table, by its public API only: what `docs/protocol.md` ("The frame") and the architecture promise,
//! with LetraMix as the game.
//!
//! Actions are written as they come over the socket, views and news as they go out. Every refusal passes through
//! [`life`], which sees that it is documented, says why in both languages and has changed nothing.
//!

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod bots;
mod cast;
mod choices;
mod closing;
mod host;
mod life;
mod lobby;
mod log;
mod pause;
mod random;
mod rematch;
mod rest;
mod seats;
mod start;
mod view;
