//! Numbers that a table may choose.

use serde::Serialize;

/// What a number may be. The client's types are written from it, so that nobody states it twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Bounds {
    /// The least,
    pub least: u16,
    /// and the most.
    pub most: u16,
    /// What is usual.
    pub usual: u16,
    /// What is offered, where not every number between is.
    #[serde(skip_serializing_if = "<[u16]>::is_empty")]
    pub steps: &'static [u16],
}

impl Bounds {
    /// Any number between these.
    pub const fn new(least: u16, most: u16, usual: u16) -> Self {
        Self { least, most, usual, steps: &[] }
    }

    /// The same, with only these offered.
    #[must_use]
    pub const fn in_steps(self, steps: &'static [u16]) -> Self {
        Self { steps, ..self }
    }

    /// May it be this?
    pub fn allow(&self, number: impl Into<u16>) -> bool {
        (self.least..=self.most).contains(&number.into())
    }
}
