//! A NATS server of one's own.

use crate::certificates::Certificates;
use crate::process::{Process, free_port, wait_until};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// How it should be.
#[derive(Default)]
pub struct NatsSetup<'a> {
    /// The user and password it asks for.
    pub login: Option<(&'a str, &'a str)>,
    /// TLS only, with this certificate.
    pub tls: Option<&'a Certificates>,
}

/// A running NATS server; gone when dropped.
pub struct Nats {
    command: Command,
    process: Option<Process>,
    port: u16,
    folder: TempDir,
}

impl Nats {
    /// Starts one that asks for nothing.
    pub fn start() -> Self {
        Self::start_as(&NatsSetup::default())
    }

    /// Starts one as wished.
    pub fn start_as(setup: &NatsSetup<'_>) -> Self {
        let (folder, port) = (tempfile::tempdir().expect("a temporary folder"), free_port());
        let mut command = Command::new(program());
        command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
        if let Some((user, password)) = setup.login {
            command.args(["--user", user, "--pass", password]);
        }
        if let Some(certificates) = setup.tls {
            command.arg("--tls").arg("--tlscert").arg(certificates.certificate());
            command.arg("--tlskey").arg(certificates.key());
        }
        let mut nats = Self { command, process: None, port, folder };
        nats.start_again();
        nats
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address, without a user.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Stops it at once.
    pub fn stop(&mut self) {
        self.process = None;
    }

    /// Starts it after it was stopped.
    pub fn start_again(&mut self) {
        let says = self.says();
        self.process = Some(Process::start(&self.command, "KILL", &says));
        let address = format!("127.0.0.1:{}", self.port);
        wait_until("NATS listens", &says, || TcpStream::connect(&address).is_ok());
    }

    /// Lets it hang: it is there and does nothing.
    pub fn freeze(&self) {
        self.signal("STOP");
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        self.signal("CONT");
    }

    /// The numbers of its processes.
    pub fn processes(&self) -> Vec<u32> {
        self.process.as_ref().map(Process::all).unwrap_or_default()
    }

    fn signal(&self, signal: &str) {
        if let Some(process) = &self.process {
            process.signal_all(signal);
        }
    }

    fn says(&self) -> PathBuf {
        self.folder.path().join("nats.log")
    }
}

/// Debian puts it where only root looks.
fn program() -> &'static Path {
    let debian = Path::new("/usr/sbin/nats-server");
    if debian.is_file() { debian } else { Path::new("nats-server") }
}
