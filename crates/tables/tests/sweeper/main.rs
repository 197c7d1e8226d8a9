//! What happens although nobody is there: lobbies end, untouched tables close, what is over is deleted.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod beside;
mod closing;
mod growth;
mod lobbies;
mod persons;
mod place;
mod year;
