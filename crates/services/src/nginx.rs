//! A temporary nginx that runs the configuration we ship.

use crate::certificates::Certificates;
use crate::process::{Process, free_ports, wait_until};
use std::collections::BTreeMap;
use std::fs;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// The servers that the shipped configuration names.
const SERVERS: [&str; 3] = ["10.0.0.11:8080", "10.0.0.12:8080", "10.0.0.13:8080"];
/// What it listens on. Each gets a port of its own: the second of a pair is for IPv6, which not every machine has.
const LISTENS: [&str; 4] =
    ["listen 80;", "listen [::]:80;", "listen 443 ssl http2;", "listen [::]:443 ssl http2;"];
/// Its certificate and key.
const CERTIFICATE: &str = "/etc/ssl/spiele.example.org/fullchain.pem";
const KEY: &str = "/etc/ssl/spiele.example.org/privkey.pem";

/// A running nginx; stops when dropped.
pub struct Nginx {
    process: Process,
    port: u16,
    folder: TempDir,
}

impl Nginx {
    /// Starts nginx with this configuration, in which only addresses, ports and certificates are replaced.
    pub fn start(configuration: &str, servers: &[String], certificates: &Certificates) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let ports: [u16; LISTENS.len()] = free_ports();
        let site = rendered(configuration, servers, ports, certificates);
        fs::write(folder.path().join("site.conf"), site).expect("a file is written");
        fs::write(folder.path().join("nginx.conf"), main_file(folder.path())).expect("a file is written");
        let mut command = Command::new(program());
        let log = folder.path().join("error.log");
        command.arg("-c").arg(folder.path().join("nginx.conf")).arg("-e").arg(&log);
        let process = Process::start(&command, "TERM", &log);
        let nginx = Self { process, port: ports[2], folder };
        wait_until("nginx listens", &log, || TcpStream::connect(nginx.address()).is_ok());
        nginx
    }

    /// Where it speaks TLS.
    pub fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// Stops it, once all requests have ended; how many it answered with which status.
    pub fn stop(self) -> BTreeMap<u16, usize> {
        self.process.signal_all("QUIT");
        let is_there = |name: &str| self.folder.path().join(name).exists();
        wait_until("nginx ends", &self.folder.path().join("error.log"), || !is_there("pid"));
        let log = fs::read_to_string(self.folder.path().join("access.log")).expect("nginx has a log");
        let mut statuses = BTreeMap::new();
        for status in log.lines().map(|line| line.parse().expect("a status")) {
            *statuses.entry(status).or_default() += 1;
        }
        statuses
    }
}

fn rendered(site: &str, servers: &[String], ports: [u16; 4], certificates: &Certificates) -> String {
    assert_eq!(servers.len(), SERVERS.len(), "the configuration is for so many servers");
    let path = |path: PathBuf| path.display().to_string();
    let own = [(CERTIFICATE, path(certificates.certificate())), (KEY, path(certificates.key()))];
    let servers = SERVERS.into_iter().zip(servers.iter().cloned());
    let listens = LISTENS.into_iter().zip(ports).map(|(listen, port)| {
        let rest = listen.split_once(" ssl").map_or(";", |_| " ssl http2;");
        (listen, format!("listen 127.0.0.1:{port}{rest}"))
    });
    own.into_iter().chain(servers).chain(listens).fold(site.to_owned(), |site, (from, to)| {
        assert_eq!(site.matches(from).count(), 1, "nginx.conf has no {from} to replace, or several");
        site.replace(from, &to)
    })
}

/// What a distribution's own nginx.conf has around ours: processes, and a log with the statuses.
fn main_file(folder: &Path) -> String {
    let folder = folder.display();
    format!(
        "daemon off;\nmaster_process off;\nworker_rlimit_nofile 8192;\npid {folder}/pid;\n\
         events {{ worker_connections 4096; }}\n\
         http {{\n\
         log_format status $status;\naccess_log {folder}/access.log status;\n\
         client_body_temp_path {folder}/body;\nproxy_temp_path {folder}/proxy;\n\
         fastcgi_temp_path {folder}/fastcgi;\nuwsgi_temp_path {folder}/uwsgi;\nscgi_temp_path {folder}/scgi;\n\
         include {folder}/site.conf;\n}}\n"
    )
}

/// Debian installs it outside of a normal user's `PATH`.
fn program() -> &'static Path {
    let debian = Path::new("/usr/sbin/nginx");
    if debian.is_file() { debian } else { Path::new("nginx") }
}
