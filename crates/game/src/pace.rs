//! How much time a table gives itself: one choice for every window of every game (WCAG 2.2.1).

use crate::time::{GRACE, Span, Time};
use serde::{Deserialize, Deserializer, Serialize};

/// How much time a table gives itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As the rules say.
    #[default]
    Normal,
    /// Twice as much.
    Double,
    /// Ten times as much.
    Tenfold,
    /// Nothing happens by time alone: the table waits.
    Off,
}

impl Pace {
    /// All, the quickest first.
    pub const ALL: [Self; 4] = [Self::Normal, Self::Double, Self::Tenfold, Self::Off];

    /// A window of the rules at this table; `None` where it does not end by itself.
    pub const fn span(self, span: Span) -> Option<Span> {
        match self {
            Self::Normal => Some(span),
            Self::Double => Some(span.times(2)),
            Self::Tenfold => Some(span.times(10)),
            Self::Off => None,
        }
    }

    /// When such a window ends that begins then.
    pub fn until(self, since: Time, span: Span) -> Option<Time> {
        self.span(span).map(|span| since + span)
    }

    /// Does nobody count?
    pub fn is_off(self) -> bool {
        self == Self::Off
    }

    /// Options of before had only a clock, or none.
    pub fn or_clock<'de, D: Deserializer<'de>>(read: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Pace(Pace),
            Clock(bool),
        }
        Ok(match Written::deserialize(read)? {
            Written::Pace(pace) => pace,
            Written::Clock(true) => Self::Normal,
            Written::Clock(false) => Self::Off,
        })
    }
}

/// Has a window ended, and is nothing on its way any more that was sent in time?
pub fn is_out(until: Option<Time>, now: Time) -> bool {
    until.is_some_and(|until| now >= until + GRACE)
}

/// Does something come too late for a window?
pub fn is_late(until: Option<Time>, now: Time) -> bool {
    until.is_some_and(|until| now > until + GRACE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_window_is_as_long_as_the_pace_says() {
        let windows = Pace::ALL.map(|pace| pace.span(Span::from_secs(8)).map(Span::millis));
        assert_eq!(windows, [Some(8_000), Some(16_000), Some(80_000), None]);
    }

    #[test]
    fn what_arrives_a_little_late_still_counts() {
        let until = Some(Time::from_millis(10_000));
        assert!(!is_late(until, Time::from_millis(10_500)) && is_late(until, Time::from_millis(10_501)));
        assert!(!is_out(until, Time::from_millis(10_499)) && is_out(until, Time::from_millis(10_500)));
        assert!(!is_out(None, Time::from_millis(1 << 40)) && !is_late(None, Time::from_millis(1 << 40)));
    }
}
