//! The last warnings and errors of the server's log, in memory, for the operator's page. They name tables and rows and nothing
//! that players have written; what libraries say is not kept, only that they said something.

use std::collections::VecDeque;
use std::fmt::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;

/// So many are remembered.
const MOST: usize = 50;
/// A line has at most so many characters.
const LONGEST: usize = 300;
/// Crates whose lines are kept as they are.
const OURS: [&str; 3] = ["setzkasten", "tables", "desk"];

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroubleLevel"))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// It goes on.
    Warning,
    /// It does not.
    Error,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TroubleLine"))]
pub struct Line {
    /// When, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    at: u64,
    level: Level,
    text: String,
}

/// The last lines, and how many there were.
#[derive(Clone, Default)]
pub struct Recent(Arc<Mutex<Lines>>);

#[derive(Default)]
struct Lines {
    last: VecDeque<Line>,
    errors: u64,
    warnings: u64,
}

impl Recent {
    fn lines(&self) -> MutexGuard<'_, Lines> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The last lines, the newest first.
    pub fn last(&self) -> Vec<Line> {
        self.lines().last.iter().cloned().collect()
    }

    /// How many errors and warnings there were since the start.
    pub fn counts(&self) -> (u64, u64) {
        let lines = self.lines();
        (lines.errors, lines.warnings)
    }

    fn add(&self, level: Level, text: String) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let mut lines = self.lines();
        match level {
            Level::Error => lines.errors += 1,
            Level::Warning => lines.warnings += 1,
        }
        lines.last.truncate(MOST - 1);
        lines.last.push_front(Line { at: now.as_millis() as u64, level, text });
    }
}

impl<S: Subscriber> Layer<S> for Recent {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let metadata = event.metadata();
        let level = match *metadata.level() {
            tracing::Level::ERROR => Level::Error,
            tracing::Level::WARN => Level::Warning,
            _ => return,
        };
        self.add(level, text(event, metadata.target()));
    }
}

/// The message, then the fields, as in the log.
fn text(event: &Event<'_>, target: &str) -> String {
    let from = target.split("::").next().unwrap_or(target);
    if !OURS.contains(&from) {
        return from.to_owned();
    }
    let mut said = Said::default();
    event.record(&mut said);
    let whole = format!("{}{}", said.message, said.fields);
    whole.chars().take(LONGEST).collect()
}

#[derive(Default)]
struct Said {
    message: String,
    fields: String,
}

impl Visit for Said {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        // Writing to a string does not fail.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.fields, " {name}={value:?}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing_subscriber::layer::SubscriberExt;

    fn said(recent: &Recent, say: impl FnOnce()) -> Vec<String> {
        tracing::subscriber::with_default(tracing_subscriber::registry().with(recent.clone()), say);
        recent.last().into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn warnings_and_errors_are_remembered_and_nothing_else() {
        let recent = Recent::default();
        let lines = said(&recent, || {
            tracing::info!(target: "setzkasten", "listening");
            tracing::warn!(target: "tables::live", table = "ABC", left = 3, "the log has lost rows");
            tracing::error!(target: "setzkasten::serve", "it fell");
            tracing::error!(target: "hyper::proto", path = "/tisch/Anna", "what a library says");
        });
        assert_eq!(lines, ["hyper", "it fell", r#"the log has lost rows table="ABC" left=3"#]);
        assert_eq!(recent.counts(), (2, 1));
    }

    #[test]
    fn only_the_last_are_remembered_and_no_line_is_endless() {
        let recent = Recent::default();
        let lines = said(&recent, || {
            (0..200).for_each(|number| tracing::warn!(target: "setzkasten", "{number} {}", "x".repeat(1000)));
        });
        assert_eq!((lines.len(), lines[0].chars().count()), (MOST, LONGEST));
        assert!(lines[0].starts_with("199 "), "{}", lines[0]);
        assert_eq!(recent.counts(), (0, 200));
    }
}
