//! CPU time, where the system tells.

use std::time::Duration;

/// CPU time of this thread so far; nothing where the system does not tell.
pub fn of_this_thread() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    Duration::from_nanos(nanos.unwrap_or(0))
}
