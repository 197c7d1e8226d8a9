//! CPU time: what else the machine does counts less than by the clock.

use rustix::time::{ClockId, clock_gettime};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// The CPU time of this thread.
pub fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// The CPU time of this thread since then.
pub fn since(start: Duration) -> Duration {
    now().saturating_sub(start)
}

/// The CPU time of a call in milliseconds.
pub fn timed<T>(call: impl FnOnce() -> T) -> (T, f64) {
    let start = now();
    let result = black_box(call());
    (result, since(start).as_secs_f64() * 1e3)
}

/// The wall time of a call in milliseconds.
pub fn on_the_wall<T>(call: impl FnOnce() -> T) -> (T, f64) {
    let start = Instant::now();
    let result = black_box(call());
    (result, start.elapsed().as_secs_f64() * 1e3)
}

/// For a search that is watched.
pub const fn go_on_if(is_time_left: bool) -> ControlFlow<()> {
    if is_time_left { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}
