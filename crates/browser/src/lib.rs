//! The table in the browser: all tables that a browser plays by itself, in a worker. Requests come as JSON and are answered
//! as JSON; sockets, timers, the log and true chance are JavaScript's (`web/src/local/`).

#[cfg(target_family = "wasm")]
mod abi;
mod engine;
mod look_back;
mod past;
mod request;
mod trial;
mod verdict;

pub use engine::{Engine, Outside};

#[cfg(test)]
mod tests;
