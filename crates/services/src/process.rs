//! A process that never outlives the one that started it.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing takes longer to come up or to go.
const PATIENCE: Duration = Duration::from_mins(1);

/// A shell starts the program and tells its number. When its input ends, because we closed it or are no more, it ends the
/// program with the signal it was given and waits for it.
const KEEPER: &str = r#"signal=$1; shift
"$@" </dev/null &
child=$!
echo "$child"
exec >/dev/null
read -r _
kill -CONT "$child" 2>/dev/null
kill -"$signal" "$child" 2>/dev/null
wait "$child"
"#;

/// A running program.
pub(crate) struct Process {
    keeper: Child,
    id: u32,
}

impl Process {
    /// Starts a command, which this signal will end; what it says goes to a file.
    pub(crate) fn start(command: &Command, end: &str, says: &Path) -> Self {
        let log = File::options().create(true).append(true).open(says).expect("a file for what it says");
        let mut keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper", end])
            .arg(command.get_program())
            .args(command.get_args())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("a shell can be started");
        let mut line = String::new();
        let stdout = keeper.stdout.take().expect("stdout is piped");
        BufReader::new(stdout).read_line(&mut line).expect("the shell tells the process's number");
        let id = line.trim().parse().expect("a process's number");
        Self { keeper, id }
    }

    /// The numbers of the program and all its children.
    pub(crate) fn all(&self) -> Vec<u32> {
        let children =
            fs::read_to_string(format!("/proc/{0}/task/{0}/children", self.id)).unwrap_or_default();
        let children = children.split_whitespace().filter_map(|id| id.parse().ok());
        std::iter::once(self.id).chain(children).collect()
    }

    /// Sends a signal to the program and all its children.
    pub(crate) fn signal_all(&self, signal: &str) {
        let ids = self.all().into_iter().map(|id| id.to_string());
        // A child that has just gone needs no signal.
        let _ = Command::new("kill").arg(format!("-{signal}")).args(ids).stderr(Stdio::null()).status();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// A port that nobody uses now.
pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("the port's number").port()
}

/// Waits until this is so.
pub(crate) fn wait_until(what: &str, says: &Path, mut is_so: impl FnMut() -> bool) {
    let until = Instant::now() + PATIENCE;
    while !is_so() {
        let said = || fs::read_to_string(says).unwrap_or_default();
        assert!(Instant::now() < until, "{what}: not within {PATIENCE:?}\n{}", said());
        thread::sleep(Duration::from_millis(20));
    }
}

/// Runs a command to its end; its output.
pub(crate) fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} cannot be started: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {said}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
