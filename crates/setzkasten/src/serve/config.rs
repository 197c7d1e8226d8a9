//! The settings: each is a flag and an environment variable.

use super::log_levels::LogLevels;
use super::origin::Origins;
use super::proxies::Proxies;
use crate::place::{Place, shown_address};
use crate::secret_file::{SecretFile, given_or_in_file};
use clap::{Args, ValueEnum};
use std::fmt::Write;
use std::path::PathBuf;
use tables::Keep;
use tables::hints::nats::Servers;

/// What `setzkasten serve` takes.
#[derive(Args, Clone, Debug)]
pub struct Arguments {
    /// Address and port; port 0 takes a free one
    #[arg(long, env = "SETZKASTEN_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    pub listen: String,
    #[command(flatten)]
    pub place: Place,
    /// The NATS servers by which servers tell each other what is new, nats://USER:PASSWORD@HOST:PORT or tls://…, several
    /// separated by commas
    #[arg(long, env = "SETZKASTEN_NATS", value_name = "URL", hide_env_values = true)]
    pub nats: Option<String>,
    /// A file that holds the address of NATS instead
    #[arg(long, env = "SETZKASTEN_NATS_FILE", value_name = "FILE")]
    pub nats_file: Option<SecretFile>,
    /// The path under which a proxy serves it, e.g. /spiele
    #[arg(long, env = "SETZKASTEN_BASE_PATH", default_value = "/", value_name = "PATH", value_parser = base_path)]
    pub base_path: String,
    /// The proxies in front, addresses and networks separated by commas: clients' addresses are taken from their
    /// X-Forwarded-For, and from nobody else's
    #[arg(
        long,
        env = "SETZKASTEN_TRUST_PROXY",
        value_name = "ADDRESSES",
        num_args = 0..=1,
        default_missing_value = "true"
    )]
    pub trust_proxy: Option<Proxies>,
    /// Other origins whose pages may open sockets and write, separated by commas; our own always may
    #[arg(long, env = "SETZKASTEN_ORIGINS", value_name = "ORIGINS")]
    pub origins: Option<Origins>,
    /// The key that signs seats, 64 hexadecimal digits; without, one is drawn and kept in the data folder. Servers that share
    /// a database share the key
    #[arg(long, env = "SETZKASTEN_SECRET", value_name = "KEY", hide_env_values = true)]
    pub secret: Option<String>,
    /// A file that holds the key instead
    #[arg(long, env = "SETZKASTEN_SECRET_FILE", value_name = "FILE")]
    pub secret_file: Option<SecretFile>,
    /// Start although the key is missing, or another one, and tables of the old key are there: all their seats are lost
    #[arg(long, env = "SETZKASTEN_NEW_KEY")]
    pub new_key: bool,
    /// The folder with impressum.txt and datenschutz.txt; without, `texts` in the data folder
    #[arg(long, env = "SETZKASTEN_TEXTS", value_name = "FOLDER")]
    pub texts: Option<PathBuf>,
    /// Where the source text of this server can be had, for the link at the foot of every page (AGPL, section 13)
    #[arg(long, env = "SETZKASTEN_SOURCE_URL", value_name = "URL", value_parser = web_address)]
    pub source_url: Option<String>,
    /// Limits on how fast an address may do things
    #[arg(long, env = "SETZKASTEN_LIMITS", value_enum, default_value = "on")]
    pub limits: Switch,
    /// The most tables in memory
    #[arg(long, env = "SETZKASTEN_MAX_TABLES", default_value_t = 10_000, value_name = "N")]
    pub max_tables: usize,
    /// How long tables that are over are kept: days as in 60d, or forever
    #[arg(long, env = "SETZKASTEN_KEEP", default_value_t = Keep::default(), value_name = "DAYS")]
    pub keep: Keep,
    /// The most sockets
    #[arg(long, env = "SETZKASTEN_MAX_SOCKETS", default_value_t = 20_000, value_name = "N")]
    pub max_sockets: usize,
    /// The most sockets of one address
    #[arg(long, env = "SETZKASTEN_ADDRESS_SOCKETS", default_value_t = 256, value_name = "N")]
    pub address_sockets: usize,
    /// The most wrong codes that one address may try in a day
    #[arg(long, env = "SETZKASTEN_WRONG_CODES", default_value_t = 20, value_name = "N",
          value_parser = clap::value_parser!(u32).range(1..))]
    pub wrong_codes: u32,
    /// What people at public tables are called: by the name they choose, or by one that they are given
    #[arg(
        long,
        env = "SETZKASTEN_PUBLIC_NAMES",
        value_enum,
        default_value = "generated",
        value_name = "NAMES"
    )]
    pub public_names: PublicNames,
    /// What is logged: error, warn, info, debug or trace; of single parts as in info,tables=debug
    #[arg(long, env = "SETZKASTEN_LOG", default_value = "info", value_name = "LEVEL")]
    pub log: LogLevels,
    /// How it is logged
    #[arg(long, env = "SETZKASTEN_LOG_FORMAT", value_enum, default_value = "text")]
    pub log_format: LogFormat,
    /// Fix chance, for tests only: everybody can foretell the dice
    #[arg(long, env = "SETZKASTEN_SEED", value_name = "S")]
    pub seed: Option<u64>,
    /// Show all settings and end
    #[arg(long)]
    pub print_config: bool,
}

/// On or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Switch {
    /// On
    On,
    /// Off
    Off,
}

/// What people at public tables are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PublicNames {
    /// As they like
    Own,
    /// As they are given
    Generated,
}

impl From<PublicNames> for tables::PublicNames {
    fn from(names: PublicNames) -> Self {
        match names {
            PublicNames::Own => Self::Own,
            PublicNames::Generated => Self::Generated,
        }
    }
}

/// How it is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Lines for people
    Text,
    /// One JSON object a line
    Json,
}

/// A path as it stands in an address, without anything that a browser, a proxy or we would read differently.
fn base_path(text: &str) -> Result<String, String> {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.~".contains(c);
    let is_name = |part: &str| part.chars().all(is_plain) && !part.trim_matches('.').is_empty();
    match text.trim_matches('/') {
        "" => Ok(text.to_owned()),
        path if path.split('/').all(is_name) => Ok(text.to_owned()),
        _ => Err("it is no path like /spiele: letters, digits, - _ . ~ and / between names".to_owned()),
    }
}

/// An address of the web that can stand in a page as it is; nothing counts as not set.
fn web_address(text: &str) -> Result<String, String> {
    let is_plain = |c: char| c.is_ascii_graphic() && !"\"'<>`".contains(c);
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest {
        _ if text.is_empty() => Ok(String::new()),
        Some(rest) if !rest.is_empty() && text.chars().all(is_plain) => Ok(text.to_owned()),
        _ => Err("it is no address like https://example.org/setzkasten".to_owned()),
    }
}

impl Arguments {
    /// The base path with a slash in front and none behind; empty for the root.
    pub fn base_path(&self) -> String {
        match self.base_path.trim_matches('/') {
            "" => String::new(),
            path => format!("/{path}"),
        }
    }

    /// The addresses of NATS, if it is used. An empty environment variable counts as not set.
    pub fn nats(&self) -> Option<&str> {
        given_or_in_file(self.nats.as_deref(), self.nats_file.as_ref())
    }

    /// The key that signs seats, if it is given. One that is set to nothing is a mistake, unless a file has it.
    pub fn secret(&self) -> Option<&str> {
        given_or_in_file(self.secret.as_deref(), self.secret_file.as_ref()).or(self.secret.as_deref())
    }

    /// The proxies that are trusted.
    pub fn proxies(&self) -> Proxies {
        self.trust_proxy.clone().unwrap_or_default()
    }

    /// Origins besides our own.
    pub fn origins(&self) -> Origins {
        self.origins.clone().unwrap_or_default()
    }

    /// The folder with the operator's texts.
    pub fn texts(&self) -> PathBuf {
        self.texts.clone().unwrap_or_else(|| self.place.data.join("texts"))
    }

    /// Where the source text can be had: as the operator says, or where this version comes from.
    pub fn source_url(&self) -> Option<&str> {
        let given = self.source_url.as_deref().filter(|url| !url.is_empty());
        given.or(Some(env!("CARGO_PKG_REPOSITORY"))).filter(|url| !url.is_empty())
    }

    /// All settings as environment variables, one a line.
    pub fn shown(&self) -> String {
        let off = |switch: Switch| if switch == Switch::On { "on" } else { "off" };
        let public_names = if self.public_names == PublicNames::Own { "own" } else { "generated" };
        let format = if self.log_format == LogFormat::Json { "json" } else { "text" };
        let seed = self.seed.map(|seed| seed.to_string()).unwrap_or_default();
        let path = |file: Option<&SecretFile>| file.map(ToString::to_string).unwrap_or_default();
        let secret = if self.secret().is_some() { "(set, not shown)" } else { "" };
        let ca_file = self.place.ca_file.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
        let settings = [
            ("LISTEN", self.listen.clone()),
            ("DATA", self.place.data.display().to_string()),
            ("DATABASE", self.place.shown_database()),
            ("NATS", shown_address(self.nats(), |urls| Servers::parse(urls).ok())),
            ("DATABASE_FILE", path(self.place.database_file.as_ref())),
            ("NATS_FILE", path(self.nats_file.as_ref())),
            ("CA_FILE", ca_file),
            ("BASE_PATH", format!("{}/", self.base_path())),
            ("TRUST_PROXY", self.proxies().to_string()),
            ("ORIGINS", self.origins().to_string()),
            ("SECRET", secret.to_owned()),
            ("SECRET_FILE", path(self.secret_file.as_ref())),
            ("NEW_KEY", self.new_key.to_string()),
            ("TEXTS", self.texts().display().to_string()),
            ("SOURCE_URL", self.source_url().unwrap_or_default().to_owned()),
            ("LIMITS", off(self.limits).to_owned()),
            ("MAX_TABLES", self.max_tables.to_string()),
            ("MAX_SOCKETS", self.max_sockets.to_string()),
            ("KEEP", self.keep.to_string()),
            ("ADDRESS_SOCKETS", self.address_sockets.to_string()),
            ("WRONG_CODES", self.wrong_codes.to_string()),
            ("PUBLIC_NAMES", public_names.to_owned()),
            ("LOG", self.log.to_string()),
            ("LOG_FORMAT", format.to_owned()),
            ("SEED", seed),
        ];
        let mut out = String::new();
        for (name, value) in settings {
            let _ = writeln!(out, "SETZKASTEN_{name}={value}");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::{base_path, web_address};

    #[test]
    fn a_base_path_has_only_plain_names() {
        for good in ["", "/", "/spiele", "spiele/", "/a/b-c_d.e~f"] {
            assert!(base_path(good).is_ok(), "{good}");
        }
        for bad in ["spiele?x", "/a#b", "/a//b", "/..", "/a/./b", "/{x}", "/a b", "/ä", "/%20", "https://a"]
        {
            assert!(base_path(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_address_of_the_web_can_stand_in_a_page() {
        for good in ["", "https://example.org/a?b=c#d", "http://127.0.0.1:8000/x.tar.gz"] {
            assert!(web_address(good).is_ok(), "{good}");
        }
        for bad in
            ["example.org", "https://", "javascript:alert(1)", "https://a/\">", "https://a b", "https://ä"]
        {
            assert!(web_address(bad).is_err(), "{bad}");
        }
    }
}
