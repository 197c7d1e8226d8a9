//! A machine of its own for what only root may do: install, change settings in `/etc`, start services by systemd. It has the
//! files of this machine; what it changes there is gone with it. Its network has nothing in it but itself.

use crate::process::{Process, wait_until};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;

/// What becomes the machine's first process.
const BOOT: &str = include_str!("machine.sh");
/// Joins groups of processes of its own, so that systemd has the say in them, and goes on in namespaces of its own.
const LEAVE: &str = r#"name=$1 folder=$2 boot=$3
awk '$3 == "cgroup2" || $3 == "cgroup" && $4 ~ /name=systemd/ { print $2 }' /proc/mounts | sort -u | while read -r groups; do
    mkdir -p "$groups/$name"
    echo "$$" >"$groups/$name/cgroup.procs"
done
exec unshare --mount --net --pid --fork --uts --ipc --cgroup --kill-child sh -c "$boot" boot "$folder"
"#;
/// Removes the groups of a machine that has ended; its last processes may need a moment.
const TIDY: &str = r#"for groups in $(awk '$3 ~ /^cgroup/ { print $2 }' /proc/mounts | sort -u); do
    for _ in $(seq 100); do
        [ -d "$groups/$1" ] || break
        find "$groups/$1" -depth -type d -exec rmdir {} + 2>/dev/null || sleep 0.1
    done
done
"#;
const PATH: &str = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/// A running machine; gone when dropped.
pub struct Machine {
    process: Option<Process>,
    name: String,
    _folder: TempDir,
}

impl Machine {
    /// Can one be made here? Only root can.
    pub fn can_be_made() -> bool {
        let id = Command::new("id").arg("-u").output();
        id.is_ok_and(|output| output.stdout == b"0\n")
    }

    /// Starts one, and waits until systemd answers.
    pub fn start() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().to_str().expect("a path");
        let name = format!("machine{}", path.replace(['/', '.'], "-"));
        let mut command = Command::new("sh");
        command.args(["-euc", LEAVE, "leave", &name, path, BOOT]);
        let log = folder.path().with_extension("log");
        let process = Process::start(&command, "KILL", &log);
        let machine = Self { process: Some(process), name, _folder: folder };
        wait_until("systemd answers", &log, || {
            machine.init().is_some()
                && machine.run("systemctl is-active --quiet nothing.target").status.success()
        });
        fs::remove_file(&log).expect("the log is no longer needed");
        machine
    }

    /// The first process of the machine, by its number on this one.
    fn init(&self) -> Option<u32> {
        self.process.as_ref().and_then(|process| process.all().get(1).copied())
    }

    /// Runs lines as root would type them, in root's home; the first one that fails is the last.
    pub fn run(&self, lines: &str) -> Output {
        let init = self.init().expect("the machine runs").to_string();
        let spaces = ["--mount", "--net", "--pid", "--uts", "--ipc", "--cgroup", "--root"];
        let mut command = Command::new("nsenter");
        // Only in there: a folder that nsenter itself is told would be this machine's.
        let home = ["env", "-i", "--chdir=/root", "HOME=/root", "LANG=C.UTF-8", PATH];
        command.args(["--target", &init]).args(spaces).args(home);
        command.args(["bash", "-euo", "pipefail", "-c", lines]);
        command.output().expect("nsenter can be started")
    }

    /// Where a file of the machine is, seen from this one.
    pub fn path(&self, path: &str) -> PathBuf {
        let init = self.init().expect("the machine runs");
        Path::new("/proc").join(init.to_string()).join("root").join(path.trim_start_matches('/'))
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        self.process = None;
        // If it fails, empty groups stay behind, which do no harm.
        let _ = Command::new("sh").args(["-c", TIDY, "tidy", &self.name]).output();
    }
}
