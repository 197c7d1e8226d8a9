//! One program for all tests of the desk: each would build desks of all games again.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod buzzer;
mod life;
mod machine;
mod pace;
mod simulation;
