//! The commands of the command line, one file each.

pub mod admin;
pub mod backup;
pub mod card;
pub mod coverage;
pub mod family;
pub mod judge;
pub mod judging;
pub mod people;
pub mod restore;
pub mod results;
pub mod simulate;
pub mod solve;
pub mod tables;
pub mod theme;
pub mod word;
pub mod words;
