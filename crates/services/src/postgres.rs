//! A PostgreSQL server of one's own.

use crate::certificates::Certificates;
use crate::process::{Process, free_port, run, wait_until};
use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// PostgreSQL does not run as root; then it runs as nobody.
const NOBODY: u32 = 65_534;

/// How it should be.
#[derive(Default)]
pub struct PostgresSetup<'a> {
    /// The password it asks for.
    pub password: Option<&'a str>,
    /// TLS only, with this certificate.
    pub tls: Option<&'a Certificates>,
    /// Does it write to the disk before it says so? Slow; a killed server loses nothing without it, a machine might.
    pub durable: bool,
    /// More settings, a line each.
    pub settings: &'a str,
}

/// A running PostgreSQL server; gone when dropped.
pub struct Postgres {
    process: Option<Process>,
    port: u16,
    password: Option<String>,
    // Last: the process goes before its folder.
    folder: TempDir,
}

impl Postgres {
    /// Starts one that asks for nothing.
    pub fn start() -> Self {
        Self::start_as(&PostgresSetup::default())
    }

    /// Starts one as wished.
    pub fn start_as(setup: &PostgresSetup<'_>) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        give_away(folder.path());
        let password = setup.password.map(str::to_owned);
        let mut postgres = Self { process: None, port: free_port(), password, folder };
        let init = "--username=postgres --auth=trust --encoding=UTF8 --locale=C --no-sync --no-instructions";
        run(postgres.program("initdb").arg("-D").arg(postgres.data()).args(init.split(' ')));
        postgres.configure(setup);
        postgres.start_again();
        if let Some(password) = setup.password {
            postgres.sql(&format!("ALTER USER postgres PASSWORD '{password}'"));
        }
        postgres
    }

    fn configure(&self, setup: &PostgresSetup<'_>) {
        let (port, folder) = (self.port, self.folder.path().display());
        let mut settings = format!(
            "listen_addresses = '127.0.0.1'\nport = {port}\nunix_socket_directories = '{folder}'\nmax_connections = 100\n"
        );
        if !setup.durable {
            settings += "fsync = off\nfull_page_writes = off\n";
        }
        if let Some(certificates) = setup.tls {
            let copy = |from: PathBuf, name: &str| self.write(name, &fs::read(from).expect("a certificate"));
            copy(certificates.certificate(), "server.pem");
            copy(certificates.key(), "server.key");
            let _ = writeln!(
                settings,
                "ssl = on\nssl_cert_file = '{folder}/server.pem'\nssl_key_file = '{folder}/server.key'"
            );
        }
        settings += setup.settings;
        self.write("data/postgresql.auto.conf", settings.as_bytes());
        let line = if setup.tls.is_some() { "hostssl" } else { "host" };
        let method = if setup.password.is_some() { "scram-sha-256" } else { "trust" };
        let access = format!("local all all trust\n{line} all all 127.0.0.1/32 {method}\n");
        self.write("data/pg_hba.conf", access.as_bytes());
    }

    /// A file that only the server can read.
    fn write(&self, name: &str, bytes: &[u8]) {
        let path = self.folder.path().join(name);
        fs::write(&path, bytes).expect("a file is written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("the file's owner");
        give_away(&path);
    }

    /// Its address, with the password if there is one.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// The address of one of its databases.
    pub fn url_of(&self, database: &str) -> String {
        let password = self.password.as_ref().map(|password| format!(":{password}")).unwrap_or_default();
        format!("postgres://postgres{password}@127.0.0.1:{}/{database}", self.port)
    }

    /// Its address on this machine only, without the network.
    pub fn local_url(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}:{}/postgres", self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Makes an empty database; its address.
    pub fn create_database(&self, name: &str) -> String {
        self.sql(&format!("CREATE DATABASE {name}"));
        self.url_of(name)
    }

    /// Carries out SQL; its output, without a frame.
    pub fn sql(&self, sql: &str) -> String {
        self.sql_in("postgres", sql)
    }

    /// Carries out SQL in one of its databases.
    pub fn sql_in(&self, database: &str, sql: &str) -> String {
        let mut psql = Command::new(programs().join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-d", database, "-c"]);
        run(psql.arg(sql).arg("-h").arg(self.folder.path()).args(["-p", &self.port.to_string()]))
            .trim()
            .to_owned()
    }

    /// Stops it at once, as a crash would: what was committed is there when it comes again.
    pub fn stop(&mut self) {
        // One that hangs does not end.
        self.thaw();
        self.process = None;
    }

    /// Starts it after it was stopped.
    pub fn start_again(&mut self) {
        let says = self.folder.path().join("postgres.log");
        let mut command = self.program("postgres");
        command.arg("-D").arg(self.data());
        self.process = Some(Process::start(&command, "QUIT", &says));
        wait_until("PostgreSQL is ready", &says, || {
            let mut ready = Command::new(programs().join("pg_isready"));
            ready.arg("-q").arg("-h").arg(self.folder.path()).args(["-p", &self.port.to_string()]);
            ready.status().is_ok_and(|status| status.success())
        });
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

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// One of PostgreSQL's programs, not as root.
    fn program(&self, name: &str) -> Command {
        let program = programs().join(name);
        let mut command = if is_root(self.folder.path()) {
            let mut command = Command::new("setpriv");
            command.arg(format!("--reuid={NOBODY}")).arg(format!("--regid={NOBODY}")).arg("--clear-groups");
            command.arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir("/");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The newest version that is installed.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed");
    let number = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let newest = versions.filter_map(|entry| Some(entry.ok()?.path())).max_by_key(number);
    newest.expect("PostgreSQL is installed").join("bin")
}

fn is_root(temporary: &Path) -> bool {
    // What we have made belongs to us, unless we have given it away, which only root can.
    fs::metadata(temporary).is_ok_and(|data| data.uid() == NOBODY || data.uid() == 0)
}

/// Root gives it to whom PostgreSQL runs as.
fn give_away(path: &Path) {
    if is_root(path) {
        chown(path, Some(NOBODY), Some(NOBODY)).expect("root may give a file away");
    }
}
