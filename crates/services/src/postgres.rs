//! A temporary PostgreSQL server.

use crate::certificates::Certificates;
use crate::process::{Process, free_port, run, wait_until};
use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// PostgreSQL refuses to run as root; then it runs as the user nobody.
const NOBODY: u32 = 65_534;

/// The server's setup.
#[derive(Default)]
pub struct PostgresSetup<'a> {
    /// The password that it requires.
    pub password: Option<&'a str>,
    /// TLS only, with this certificate.
    pub tls: Option<&'a Certificates>,
    /// Whether commits wait for the disk (`fsync`). Slow; only needed to survive a crash of the machine, not of the server.
    pub durable: bool,
    /// More lines for the configuration file.
    pub settings: &'a str,
}

/// A running PostgreSQL server; stops when dropped.
pub struct Postgres {
    process: Option<Process>,
    port: u16,
    password: Option<String>,
    // The last field: dropped after the process.
    folder: TempDir,
}

impl Postgres {
    /// Starts a server without a password.
    pub fn start() -> Self {
        Self::start_as(&PostgresSetup::default())
    }

    /// Starts a server with this setup.
    pub fn start_as(setup: &PostgresSetup<'_>) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        change_owner(folder.path());
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
        change_owner(&path);
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

    /// Its address by the Unix socket.
    pub fn local_url(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}:{}/postgres", self.port)
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Creates an empty database; returns its address.
    pub fn create_database(&self, name: &str) -> String {
        self.sql(&format!("CREATE DATABASE {name}"));
        self.url_of(name)
    }

    /// Runs SQL; returns the unformatted output.
    pub fn sql(&self, sql: &str) -> String {
        self.sql_in("postgres", sql)
    }

    /// Runs SQL in one of its databases.
    pub fn sql_in(&self, database: &str, sql: &str) -> String {
        let mut psql = Command::new(programs().join("psql"));
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-d", database, "-c"]);
        run(psql.arg(sql).arg("-h").arg(self.folder.path()).args(["-p", &self.port.to_string()]))
            .trim()
            .to_owned()
    }

    /// Stops it at once, like a crash: after the next start, all committed data is there.
    pub fn stop(&mut self) {
        // A suspended process would not handle the signal.
        self.thaw();
        self.process = None;
    }

    /// Starts it after it was stopped.
    pub fn start_again(&mut self) {
        let log = self.folder.path().join("postgres.log");
        let mut command = self.program("postgres");
        command.arg("-D").arg(self.data());
        self.process = Some(Process::start(&command, "QUIT", &log));
        wait_until("PostgreSQL is ready", &log, || {
            let mut ready = Command::new(programs().join("pg_isready"));
            ready.arg("-q").arg("-h").arg(self.folder.path()).args(["-p", &self.port.to_string()]);
            ready.status().is_ok_and(|status| status.success())
        });
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

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// A command for one of PostgreSQL's programs, as another user than root.
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

/// The folder with the programs of the newest installed version.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed");
    let number = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let newest = versions.filter_map(|entry| Some(entry.ok()?.path())).max_by_key(number);
    newest.expect("PostgreSQL is installed").join("bin")
}

fn is_root(temporary: &Path) -> bool {
    // A file that we created belongs to us, unless we changed its owner, which only root can.
    fs::metadata(temporary).is_ok_and(|data| data.uid() == NOBODY || data.uid() == 0)
}

/// As root, changes the owner to the user that PostgreSQL runs as.
fn change_owner(path: &Path) {
    if is_root(path) {
        chown(path, Some(NOBODY), Some(NOBODY)).expect("root may change the owner");
    }
}
