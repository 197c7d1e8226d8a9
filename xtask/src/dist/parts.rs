//! What the program is made of.

use super::crates::{self, Crate};
use super::packages::{self, Package};
use super::runtime::{self, Library};
use crate::failure::Failure;

/// Everything that others have made and that is in the program, and our own crates.
pub(crate) struct Parts {
    pub(crate) crates: Vec<Crate>,
    pub(crate) packages: Vec<Package>,
    pub(crate) libraries: Vec<Library>,
}

impl Parts {
    /// The parts of a program that was built for this target, with the client as it was built last.
    pub(crate) fn of(target: &str) -> Result<Self, Failure> {
        Ok(Self {
            crates: crates::in_program(target)?,
            packages: packages::in_client()?,
            libraries: runtime::libraries(target)?,
        })
    }
}
