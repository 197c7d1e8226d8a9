//! What the side-by-side measurements share: chance from a seed, fair timing, start-up time, shares of games won.

pub mod cpu;
pub mod finding;
pub mod hostile;
pub mod ladder;
pub mod numbers;
pub mod random;
pub mod solver;
pub mod startup;
pub mod strengths;
pub mod tables;
pub mod timing;
