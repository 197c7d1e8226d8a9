//! From the start of a process to its first answer.

use crate::timing::{median, nanoseconds};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where cargo builds to.
pub fn target() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    root.join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The product: what `SETZKASTEN` names, or what `cargo xtask build` leaves.
pub fn product() -> PathBuf {
    std::env::var_os("SETZKASTEN").map_or_else(|| target().join("release/setzkasten"), PathBuf::from)
}

/// The median time in milliseconds that the program takes to run from start to end, over so many runs. `None` if
/// there is no such program or it fails.
pub fn milliseconds(program: &Path, arguments: &[&str], runs: usize) -> Option<f64> {
    let mut times = Vec::with_capacity(runs);
    for _ in 0..runs {
        let mut succeeded = false;
        times.push(nanoseconds(|| succeeded = run(program, arguments)));
        if !succeeded {
            return None;
        }
    }
    Some(median(&times) / 1e6)
}

fn run(program: &Path, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
