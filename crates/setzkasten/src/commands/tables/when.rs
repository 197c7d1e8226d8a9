//! Times as an operator reads and gives them.

use game::{Span, Stamp};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A stamp as date and time, in UTC: `2026-11-17 22:40`.
pub fn shown(stamp: Stamp) -> String {
    let (days, minutes) = (stamp.millis() / DAY, stamp.millis() % DAY / 60_000);
    let (year, month, day) = date(days);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// A stamp in the name of a file, in UTC: `2026-11-17T22-40-05Z`.
pub fn in_a_name(stamp: Stamp) -> String {
    let seconds = stamp.millis() / 1000;
    format!("{}-{:02}Z", shown(stamp).replace(' ', "T").replace(':', "-"), seconds % 60)
}

/// The date so many days after the beginning of 1970. Years begin in March here, so that a leap day is the last of its year
/// (Hinnant, `civil_from_days`).
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + u64::from(month <= 2), month, day)
}

/// A stretch of time as it is typed: `30d` or `12h`.
pub(super) fn read(text: &str) -> Result<Span, String> {
    let hours = |text: &str| text.parse::<u32>().ok().map(u64::from);
    let read = match (text.strip_suffix('d'), text.strip_suffix('h')) {
        (Some(days), _) => hours(days).map(|days| days * 24),
        (_, Some(of_hours)) => hours(of_hours),
        _ => None,
    };
    read.map(|hours| Span::from_secs(hours * 3600)).ok_or_else(|| "say it as in 30d or 12h".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_shown_in_utc() {
        let of = |seconds: u64| shown(Stamp::from_millis(seconds * 1000));
        assert_eq!(of(0), "1970-01-01 00:00");
        assert_eq!(of(951_782_399), "2000-02-28 23:59");
        assert_eq!(of(951_782_400), "2000-02-29 00:00");
        assert_eq!(of(1_078_012_800), "2004-02-29 00:00");
        assert_eq!(of(1_795_041_599), "2026-11-18 22:39");
        assert_eq!(of(4_107_542_399), "2100-02-28 23:59");
        assert_eq!(of(4_107_542_400), "2100-03-01 00:00");
    }

    #[test]
    fn stretches_are_read() {
        assert_eq!(read("2d"), Ok(Span::from_secs(2 * 86_400)));
        assert_eq!(read("12h"), Ok(Span::from_secs(43_200)));
        for text in ["", "d", "2", "-1d", "2w", "99999999999d"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
