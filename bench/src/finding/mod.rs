//! How long does somebody wait who looks for somebody to play with? Simulated arrivals at two servers that share a log;
//! who sits down where is decided by the product's own `regulars::matching`.

mod evening;
mod report;

pub use evening::{Evening, Found, Plan};
pub use report::{Waits, waits};
