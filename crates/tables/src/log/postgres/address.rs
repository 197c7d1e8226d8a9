//! The database's address, parsed from a URL.

use crate::tls::{Check, Trust};
use std::fmt;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

/// For each host; after it, the next of several hosts is tried.
const HOST_CONNECT_TIMEOUT: Duration = Duration::from_millis(1_500);
/// An idle connection sends TCP keepalives after this long.
const KEEPALIVE_IDLE: Duration = Duration::from_secs(15);
/// A connection whose packets are not acknowledged for this long is broken.
const TCP_USER_TIMEOUT: Duration = Duration::from_secs(10);

/// The address of a PostgreSQL database. `Display` and `Debug` leave out the password.
#[derive(Clone)]
pub struct Address {
    config: Config,
    tls: TlsMode,
}

/// `sslmode`, with the meaning it has for PostgreSQL's own programs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum TlsMode {
    Disable,
    #[default]
    Prefer,
    Require,
    VerifyCa,
    VerifyFull,
}

/// Why an address cannot be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// Its scheme is not PostgreSQL's.
    #[error("it does not begin with postgres://")]
    Scheme,
    /// It has no host.
    #[error("it names no host: postgres://USER:PASSWORD@HOST:PORT/DATABASE")]
    Host,
    /// Its `sslmode` is unknown.
    #[error("its sslmode is none of disable, prefer, require, verify-ca, verify-full")]
    TlsMode,
    /// It has a parameter that is a setting of this program.
    #[error("it names a sslrootcert; use --ca-file for that")]
    CaFile,
    /// The driver cannot parse it.
    #[error("{0}")]
    Part(String),
    /// `verify-ca` does not check the host name: with the system's authorities, any valid certificate would pass.
    #[error("with sslmode=verify-ca, --ca-file has to say whom to trust; without it, use verify-full")]
    NoCaFile,
}

impl TlsMode {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "disable" => Self::Disable,
            "prefer" => Self::Prefer,
            "require" => Self::Require,
            "verify-ca" => Self::VerifyCa,
            "verify-full" => Self::VerifyFull,
            _ => return None,
        })
    }

    fn name(self) -> &'static str {
        match self {
            Self::Disable => "disable",
            Self::Prefer => "prefer",
            Self::Require => "require",
            Self::VerifyCa => "verify-ca",
            Self::VerifyFull => "verify-full",
        }
    }
}

impl Address {
    /// Reads `postgres://USER:PASSWORD@HOST:PORT/DATABASE?sslmode=…`; several hosts are separated by commas.
    pub fn parse(url: &str) -> Result<Self, BadAddress> {
        if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
            return Err(BadAddress::Scheme);
        }
        let (rest, tls) = take_tls_mode(url)?;
        let mut config: Config = rest.parse().map_err(|error| BadAddress::Part(reason(&error)))?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(BadAddress::Host);
        }
        let is_local = |host: &Host| matches!(host, Host::Unix(_));
        let all_local = !config.get_hosts().is_empty() && config.get_hosts().iter().all(is_local);
        config.ssl_mode(match tls {
            // As PostgreSQL's own programs do: a local socket needs no TLS.
            _ if all_local => SslMode::Disable,
            TlsMode::Disable => SslMode::Disable,
            TlsMode::Prefer => SslMode::Prefer,
            TlsMode::Require | TlsMode::VerifyCa | TlsMode::VerifyFull => SslMode::Require,
        });
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(HOST_CONNECT_TIMEOUT);
        }
        config.keepalives_idle(KEEPALIVE_IDLE).tcp_user_timeout(TCP_USER_TIMEOUT);
        // Skips hosts that are read-only standbys.
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        if config.get_application_name().is_none() {
            config.application_name("setzkasten");
        }
        Ok(Self { config, tls })
    }

    pub(super) fn config(&self) -> &Config {
        &self.config
    }

    pub(super) fn database(&self) -> &str {
        self.config.get_dbname().or(self.config.get_user()).unwrap_or_default()
    }

    pub(super) fn user(&self) -> &str {
        self.config.get_user().unwrap_or("(that of the system)")
    }

    /// How strictly the database's certificate is verified. As with PostgreSQL's own programs, `require` together with a file
    /// of authorities means `verify-ca`.
    pub(super) fn check(&self, trust: &Trust) -> Result<Check, BadAddress> {
        match self.tls {
            TlsMode::VerifyFull => Ok(Check::Everything),
            TlsMode::VerifyCa if !trust.has_own() => Err(BadAddress::NoCaFile),
            TlsMode::VerifyCa => Ok(Check::Authority),
            TlsMode::Require if trust.has_own() => Ok(Check::Authority),
            TlsMode::Require | TlsMode::Prefer | TlsMode::Disable => Ok(Check::Nothing),
        }
    }
}

/// Removes `sslmode` from a URL: the driver does not know all of its values.
fn take_tls_mode(url: &str) -> Result<(String, TlsMode), BadAddress> {
    // A password may contain a question mark.
    let from = url.find('@').unwrap_or(0);
    let Some(at) = url[from..].find('?').map(|at| from + at) else {
        return Ok((url.to_owned(), TlsMode::default()));
    };
    let mut mode = TlsMode::default();
    let mut rest = Vec::new();
    for part in url[at + 1..].split('&') {
        match part.split_once('=') {
            Some(("sslmode", name)) => mode = TlsMode::named(name).ok_or(BadAddress::TlsMode)?,
            Some(("sslrootcert", _)) => return Err(BadAddress::CaFile),
            _ => rest.push(part),
        }
    }
    let query = if rest.is_empty() { String::new() } else { format!("?{}", rest.join("&")) };
    Ok((format!("{}{query}", &url[..at]), mode))
}

/// The driver's reason. It names parts of the address but not their values, so it contains no password.
fn reason(error: &tokio_postgres::Error) -> String {
    use std::error::Error as _;
    error.source().map_or_else(|| error.to_string(), ToString::to_string)
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = &self.config;
        f.write_str("postgres://")?;
        if let Some(user) = config.get_user() {
            write!(f, "{user}@")?;
        }
        let names = config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => name.clone(),
            Host::Unix(path) => path.display().to_string(),
        });
        let names: Vec<String> = if config.get_hosts().is_empty() {
            config.get_hostaddrs().iter().map(ToString::to_string).collect()
        } else {
            names.collect()
        };
        let ports = config.get_ports();
        for (i, name) in names.iter().enumerate() {
            let port = ports.get(i).or(ports.first()).unwrap_or(&5432);
            write!(f, "{}{name}:{port}", if i == 0 { "" } else { "," })?;
        }
        write!(f, "/{}", self.database())?;
        if self.tls != TlsMode::default() {
            f.write_str("?sslmode=")?;
            f.write_str(self.tls.name())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (url, shown) in [
            ("postgres://anna:geheim@db.example:5433/spiele", "postgres://anna@db.example:5433/spiele"),
            (
                "postgresql://anna:ge%40heim@db/?sslmode=verify-full",
                "postgres://anna@db:5432/anna?sslmode=verify-full",
            ),
            ("postgres://anna@a,b:7/s?password=geheim", "postgres://anna@a:5432,b:7/s"),
            ("postgres://anna:ge?heim@db/s", "postgres://anna@db:5432/s"),
            ("postgres://anna:geheim@%2Frun%2Fpg/s", "postgres://anna@/run/pg:5432/s"),
            ("postgres:///s?hostaddr=127.0.0.1&password=geheim", "postgres://127.0.0.1:5432/s"),
        ] {
            let address = Address::parse(url).unwrap();
            assert_eq!(address.to_string(), shown);
            assert!(!format!("{address:?}").contains("heim"));
        }
    }

    #[test]
    fn what_is_no_address_is_refused_without_telling_the_password() {
        for (url, why) in [
            ("mysql://anna:geheim@db/s", BadAddress::Scheme),
            ("host=db password=geheim", BadAddress::Scheme),
            ("postgres:///s", BadAddress::Host),
            ("postgres://anna:geheim@db/s?sslmode=allow", BadAddress::TlsMode),
            ("postgres://anna:geheim@db/s?sslrootcert=ca.pem", BadAddress::CaFile),
        ] {
            assert_eq!(Address::parse(url).unwrap_err(), why);
        }
        for url in ["postgres://anna:geheim@db:port/s", "postgres://anna:geheim@db/s?geheimnis=geheim"] {
            let said = Address::parse(url).unwrap_err().to_string();
            assert!(!said.contains("geheim@") && !said.contains("=geheim"), "{said}");
        }
    }

    #[test]
    fn tls_is_checked_as_postgres_programs_do() {
        let none = Trust::default();
        let check =
            |mode: &str| Address::parse(&format!("postgres://db/s?sslmode={mode}")).unwrap().check(&none);
        assert_eq!(check("require"), Ok(Check::Nothing));
        assert_eq!(check("verify-ca"), Err(BadAddress::NoCaFile));
        assert_eq!(check("verify-full"), Ok(Check::Everything));
        let local = Address::parse("postgres://%2Frun%2Fpg/s?sslmode=require").unwrap();
        assert_eq!(local.config().get_ssl_mode(), SslMode::Disable);
    }
}
