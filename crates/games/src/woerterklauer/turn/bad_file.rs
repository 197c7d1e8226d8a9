//! Why a file is no position.

use super::position::BadPosition;
use std::fmt;

/// A grid has at most so many lines and columns.
pub(super) const MOST_LINES: usize = 40;

/// Why a file is no position, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadFile {
    /// Counted from 1; 0 for the whole file.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is neither a `name: value` nor part of a grid.
    NotUnderstood,
    /// There is no such name.
    UnknownName(String),
    /// This name has come before.
    Repeated(&'static str),
    /// This name is missing.
    Missing(&'static str),
    /// The value is wrong; what is wanted.
    Wanted(&'static str),
    /// No letter is on that cell before the turn.
    NothingToMove,
    /// The letter after the turn is not the one that moves there.
    OtherLetter,
    /// The same letter is moved twice, or two are moved to one cell.
    MovedTwice,
    /// The grid is too large.
    TooLarge,
    /// What lies there before the turn cannot lie like that.
    Position(BadPosition),
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.problem {
            Problem::NotUnderstood => f.write_str("neither “name: value” nor a line of letters and dots"),
            Problem::UnknownName(name) => write!(f, "there is no “{name}” in a position"),
            Problem::Repeated(name) => write!(f, "“{name}” comes a second time"),
            Problem::Missing(name) => write!(f, "“{name}” is missing"),
            Problem::Wanted(wanted) => write!(f, "wanted is {wanted}"),
            Problem::NothingToMove => f.write_str("no letter lies there before the turn"),
            Problem::OtherLetter => f.write_str("another letter lies there after the turn"),
            Problem::MovedTwice => f.write_str("a letter is moved twice, or two to the same cell"),
            Problem::TooLarge => write!(f, "a grid has at most {MOST_LINES} lines and columns"),
            Problem::Position(bad) => write!(f, "before the turn: {bad}"),
        }
    }
}

impl std::error::Error for BadFile {}
