//! The two sides: two players, or two teams.

use serde::{Deserialize, Serialize};

/// One of the two sides, 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WortduellSide", type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Side(bool);

impl Side {
    /// The side of the first seat, where nothing else is chosen.
    pub const ONE: Self = Self(false);
    /// The other one.
    pub const TWO: Self = Self(true);
    /// Both.
    pub const BOTH: [Self; 2] = [Self::ONE, Self::TWO];

    /// Its place in a list by side.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(!self.0)
    }
}

impl TryFrom<u8> for Side {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        match number {
            0 => Ok(Self::ONE),
            1 => Ok(Self::TWO),
            _ => Err("a side is 0 or 1"),
        }
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> Self {
        Self::from(side.0)
    }
}
