//! Where all tables are kept, as every command takes it.

use crate::secret_file::{SecretFile, given_or_in_file};
use crate::serve::log_of;
use clap::Args;
use std::path::PathBuf;
use tables::log::postgres::Address;

/// Instead of a file: standard input or output.
pub const STANDARD: &str = "-";

/// The data folder, or a database instead.
#[derive(Args, Clone, Debug)]
pub struct Place {
    /// The folder that holds all data; made if missing
    #[arg(long, env = "SETZKASTEN_DATA", default_value = "setzkasten-data", value_name = "FOLDER")]
    pub data: PathBuf,
    /// The database that several servers share, postgres://USER:PASSWORD@HOST:PORT/NAME?sslmode=…; without, the data folder
    /// holds all tables
    #[arg(long, env = "SETZKASTEN_DATABASE", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,
    /// A file that holds the address of the database instead, as its password should not be read by others
    #[arg(long, env = "SETZKASTEN_DATABASE_FILE", value_name = "FILE")]
    pub database_file: Option<SecretFile>,
    /// Authorities to trust besides those of the system, for TLS to the database and NATS: a file with PEM certificates
    #[arg(long, env = "SETZKASTEN_CA_FILE", value_name = "FILE")]
    pub ca_file: Option<PathBuf>,
}

impl Place {
    /// Where the database is, if there is one. A variable that is set to nothing is not set.
    pub fn database(&self) -> Option<&str> {
        given_or_in_file(self.database.as_deref(), self.database_file.as_ref())
    }

    /// Where all tables are kept, without a password.
    pub fn shown_store(&self) -> String {
        match self.database() {
            Some(_) => self.shown_database(),
            None => format!("sqlite:{}", log_of(&self.data).display()),
        }
    }

    /// The database's address without its password.
    pub fn shown_database(&self) -> String {
        shown_address(self.database(), |url| Address::parse(url).ok())
    }
}

/// An address without its password; what cannot be read may have one anywhere.
pub fn shown_address<T: ToString>(url: Option<&str>, parse: impl Fn(&str) -> Option<T>) -> String {
    let shown =
        |url: &str| parse(url).map_or("(no address, not shown)".to_owned(), |address| address.to_string());
    url.map(shown).unwrap_or_default()
}
