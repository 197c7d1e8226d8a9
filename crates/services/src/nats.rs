//! A temporary NATS server.

use crate::certificates::Certificates;
use crate::process::{Process, free_port, wait_until};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The server's setup.
#[derive(Default)]
pub struct NatsSetup<'a> {
    /// The user and password that it requires.
    pub login: Option<(&'a str, &'a str)>,
    /// TLS only, with this certificate.
    pub tls: Option<&'a Certificates>,
}

/// A running NATS server; stops when dropped.
pub struct Nats {
    command: Command,
    process: Option<Process>,
    port: u16,
    folder: TempDir,
}

impl Nats {
    /// Starts a server without a login.
    pub fn start() -> Self {
        Self::start_as(&NatsSetup::default())
    }

    /// Starts a server with this setup.
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

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address, without a user.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it.
    pub fn stop(&mut self) {
        self.process = None;
    }

    /// Starts it after it was stopped.
    pub fn start_again(&mut self) {
        let log = self.log();
        self.process = Some(Process::start(&self.command, "KILL", &log));
        let address = format!("127.0.0.1:{}", self.port);
        wait_until("NATS listens", &log, || TcpStream::connect(&address).is_ok());
    }

    /// Suspends it: connections stay open, but nothing is answered.
    pub fn freeze(&self) {
        if let Some(process) = &self.process {
            process.freeze_all();
        }
    }

    /// Resumes it.
    pub fn thaw(&self) {
        if let Some(process) = &self.process {
            process.signal_all("CONT");
        }
    }

    /// The ids of its processes.
    pub fn processes(&self) -> Vec<u32> {
        self.process.as_ref().map(Process::all).unwrap_or_default()
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("nats.log")
    }
}

/// Debian installs it outside of a normal user's `PATH`.
fn program() -> &'static Path {
    let debian = Path::new("/usr/sbin/nats-server");
    if debian.is_file() { debian } else { Path::new("nats-server") }
}
