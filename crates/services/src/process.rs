//! A child process that never outlives its parent.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// For a service to become ready.
const START_TIMEOUT: Duration = Duration::from_mins(1);

/// A shell script that starts the program and prints its process id. When its standard input ends, because we closed it or
/// were killed, it sends the given signal to the program and waits until it has exited.
const SUPERVISOR: &str = r#"signal=$1; shift
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
    supervisor: Child,
    id: u32,
}

impl Process {
    /// Starts a command that this signal stops; its standard error is appended to the log.
    pub(crate) fn start(command: &Command, signal: &str, log: &Path) -> Self {
        let log = File::options().create(true).append(true).open(log).expect("the log can be opened");
        let mut supervisor = Command::new("sh")
            .args(["-c", SUPERVISOR, "supervisor", signal])
            .arg(command.get_program())
            .args(command.get_args())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("a shell can be started");
        let mut line = String::new();
        let stdout = supervisor.stdout.take().expect("stdout is piped");
        BufReader::new(stdout).read_line(&mut line).expect("the shell prints the process id");
        let id = line.trim().parse().expect("a process id");
        Self { supervisor, id }
    }

    /// The ids of the program and all its children.
    pub(crate) fn all(&self) -> Vec<u32> {
        let children =
            fs::read_to_string(format!("/proc/{0}/task/{0}/children", self.id)).unwrap_or_default();
        let children = children.split_whitespace().filter_map(|id| id.parse().ok());
        std::iter::once(self.id).chain(children).collect()
    }

    /// Sends a signal to the program and all its children.
    pub(crate) fn signal_all(&self, signal: &str) {
        let ids = self.all().into_iter().map(|id| id.to_string());
        // Fails for a child that has just exited, which needs no signal.
        let _ = Command::new("kill").arg(format!("-{signal}")).args(ids).stderr(Stdio::null()).status();
    }

    /// Suspends the program and all its children. A signal takes a moment, so this waits until no thread runs any more.
    pub(crate) fn freeze_all(&self) {
        self.signal_all("STOP");
        let until = Instant::now() + START_TIMEOUT;
        while !self.all().into_iter().all(is_stopped) {
            assert!(Instant::now() < until, "a process was not suspended within {START_TIMEOUT:?}");
            thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Are all threads of a process stopped, or gone?
fn is_stopped(process: u32) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else { return true };
    threads.flatten().all(|thread| {
        // The state is the first field behind the program's name, which stands in parentheses.
        let stat = fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
        stat.rsplit_once(") ").is_none_or(|(_, fields)| fields.starts_with(['T', 'Z']))
    })
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.supervisor.stdin.take());
        let _ = self.supervisor.wait();
    }
}

/// A port that is free at the moment.
pub(crate) fn free_port() -> u16 {
    let [port] = free_ports();
    port
}

/// Ports that are free at the moment, no two of them the same.
pub(crate) fn free_ports<const N: usize>() -> [u16; N] {
    let listeners = [(); N].map(|()| listener());
    listeners.each_ref().map(|listener| listener.local_addr().expect("the port's number").port())
}

/// Below the ports that the system gives to connections: while a server is stopped, none of them takes its port.
fn listener() -> TcpListener {
    const FIRST: u32 = 10_000;
    const COUNT: u32 = 20_000;
    static NEXT: AtomicU32 = AtomicU32::new(0);
    // Tests run in processes of their own: each begins elsewhere.
    let begin = std::process::id().wrapping_mul(61);
    let ports = (0..COUNT).map(|_| FIRST + begin.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed)) % COUNT);
    let mut listeners = ports.filter_map(|port| TcpListener::bind(("127.0.0.1", port as u16)).ok());
    listeners.next().expect("a free port")
}

/// Polls until the condition holds; panics with the log after the timeout.
pub(crate) fn wait_until(what: &str, log: &Path, mut is_so: impl FnMut() -> bool) {
    let until = Instant::now() + START_TIMEOUT;
    while !is_so() {
        let said = || fs::read_to_string(log).unwrap_or_default();
        assert!(Instant::now() < until, "{what}: not within {START_TIMEOUT:?}\n{}", said());
        thread::sleep(Duration::from_millis(20));
    }
}

/// Runs a command to its end; returns its output.
pub(crate) fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?} cannot be started: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed: {said}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
