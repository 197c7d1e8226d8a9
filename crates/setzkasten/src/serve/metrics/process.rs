//! What the system knows of this process, under the names that all Prometheus clients use.

use super::text::Text;
use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{Resource, getrlimit};
use std::fs;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Adds the metrics of the process. What cannot be read, as on a system without `/proc`, is left out.
pub fn write(text: &mut Text) {
    if let Some(Usage { cpu, virtual_bytes, resident_bytes }) = usage() {
        text.counter("process_cpu_seconds_total", "Time on all cores", cpu.as_secs_f64());
        text.gauge("process_virtual_memory_bytes", "Virtual memory", virtual_bytes);
        text.gauge("process_resident_memory_bytes", "Memory in use", resident_bytes);
    }
    if let Ok(open) = fs::read_dir("/proc/self/fd") {
        // One of them is for reading this.
        text.gauge("process_open_fds", "Open files, sockets among them", open.count().saturating_sub(1));
    }
    if let Some(most) = getrlimit(Resource::Nofile).current {
        text.gauge("process_max_fds", "The most open files that are allowed", most);
    }
}

/// When the process was started, to be asked once at its start.
pub fn start_time() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

struct Usage {
    cpu: Duration,
    virtual_bytes: u64,
    resident_bytes: u64,
}

fn usage() -> Option<Usage> {
    read(&fs::read_to_string("/proc/self/stat").ok()?)
}

/// The fields of proc(5). The second is the program's name, which may hold anything, so they are counted from its end.
fn read(stat: &str) -> Option<Usage> {
    let (_, rest) = stat.rsplit_once(')')?;
    let fields: Vec<u64> = rest.split_whitespace().map(|field| field.parse().unwrap_or(0)).collect();
    let field = |number: usize| fields.get(number - 3).copied();
    let ticks = field(14)? + field(15)?;
    let cpu = Duration::from_millis(ticks * 1000 / clock_ticks_per_second());
    Some(Usage { cpu, virtual_bytes: field(23)?, resident_bytes: field(24)? * page_size() as u64 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_are_those_of_the_manual() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194560 100 0 0 0 250 150 0 0 20 0 3 0 12345 8192000 500 0";
        let Usage { cpu, virtual_bytes, resident_bytes } = read(stat).unwrap();
        assert_eq!(cpu, Duration::from_millis(400_000 / clock_ticks_per_second()));
        assert_eq!((virtual_bytes, resident_bytes), (8_192_000, 500 * page_size() as u64));
    }

    #[test]
    fn this_process_uses_memory() {
        assert!(usage().unwrap().resident_bytes > 100_000);
    }
}
