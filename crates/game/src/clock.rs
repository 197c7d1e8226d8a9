//! Table time against the server's clock: it stands still in the lobby and while the table is paused.

use crate::time::{Stamp, Time};
use serde::{Deserialize, Serialize};

/// How table time runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Clock {
    /// It runs: table time zero was then.
    Running {
        /// On the server's clock, all pauses taken out.
        zero: Stamp,
    },
    /// It stands still.
    Stopped {
        /// The time it shows.
        stopped: Time,
        /// Why it was stopped; nobody has in the lobby.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        by: Option<Stopper>,
    },
}

/// Who or what stops a table's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stopper {
    /// The host has paused the table.
    Host,
    /// The last person has gone.
    NobodyHere,
}

impl Clock {
    /// It has not begun to run.
    pub const NEW: Self = Self::Stopped { stopped: Time::ZERO, by: None };

    /// Table time when the server's clock shows this.
    pub const fn time_at(self, stamp: Stamp) -> Time {
        match self {
            Self::Running { zero } => Time::from_millis(stamp.millis().saturating_sub(zero.millis())),
            Self::Stopped { stopped, .. } => stopped,
        }
    }

    /// What the server's clock will show at this table time; never while it stands still.
    pub const fn stamp_of(self, time: Time) -> Option<Stamp> {
        match self {
            Self::Running { zero } => Some(Stamp::from_millis(zero.millis().saturating_add(time.millis()))),
            Self::Stopped { .. } => None,
        }
    }

    /// Where zero would be if it ran on from now.
    pub const fn zero_if_running_from(self, now: Stamp) -> Stamp {
        Stamp::from_millis(now.millis().saturating_sub(self.time_at(now).millis()))
    }

    /// Does it run?
    pub const fn is_running(self) -> bool {
        matches!(self, Self::Running { .. })
    }

    /// Why it was stopped, if it was.
    pub const fn stopper(self) -> Option<Stopper> {
        match self {
            Self::Running { .. } => None,
            Self::Stopped { by, .. } => by,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_takes_no_table_time() {
        let begun = Clock::Running { zero: Stamp::from_millis(1_000) };
        let paused =
            Clock::Stopped { stopped: begun.time_at(Stamp::from_millis(4_000)), by: Some(Stopper::Host) };
        let back = Clock::Running { zero: paused.zero_if_running_from(Stamp::from_millis(60_000)) };
        assert_eq!(paused.time_at(Stamp::from_millis(59_000)), Time::from_millis(3_000));
        assert_eq!(back.time_at(Stamp::from_millis(60_500)), Time::from_millis(3_500));
        assert_eq!(back.stamp_of(Time::from_millis(3_500)), Some(Stamp::from_millis(60_500)));
        assert_eq!(paused.stamp_of(Time::from_millis(3_500)), None);
    }
}
