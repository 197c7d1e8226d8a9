//! What every log promises: one suite, run on each of them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod doors;
mod local;
mod persons;
mod postgres;
mod suite;
