//! Where the database is, as one URL says it.

use crate::tls::{Check, Trust};
use std::fmt;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

/// A host that does not answer is given up so soon, and the next of several is tried.
const CONNECT: Duration = Duration::from_millis(1_500);
/// A line that is silent for so long is looked after,
const SILENCE: Duration = Duration::from_secs(15);
/// and has gone if the other end says nothing for so long.
const DEAD: Duration = Duration::from_secs(10);

/// The address of a PostgreSQL database. Shown, it has no password.
#[derive(Clone)]
pub struct Address {
    config: Config,
    tls: TlsMode,
}

/// `sslmode`, as PostgreSQL's own programs mean it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum TlsMode {
    Disable,
    #[default]
    Prefer,
    Require,
    VerifyCa,
    VerifyFull,
}

/// An address that is none.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It is something else.
    #[error("it does not begin with postgres://")]
    Scheme,
    /// It has no host.
    #[error("it names no host: postgres://USER:PASSWORD@HOST:PORT/DATABASE")]
    Host,
    /// It has a mode of TLS that there is not.
    #[error("its sslmode is none of disable, prefer, require, verify-ca, verify-full")]
    TlsMode,
    /// It asks for what only this program's settings can say.
    #[error("it names a sslrootcert; use --ca-file for that")]
    CaFile,
    /// Something in it.
    #[error("{0}")]
    Part(String),
    /// Without authorities of one's own, `verify-ca` would believe whoever has any certificate.
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
            // As for PostgreSQL's own programs: nobody can listen to a local socket.
            _ if all_local => SslMode::Disable,
            TlsMode::Disable => SslMode::Disable,
            TlsMode::Prefer => SslMode::Prefer,
            TlsMode::Require | TlsMode::VerifyCa | TlsMode::VerifyFull => SslMode::Require,
        });
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECT);
        }
        config.keepalives_idle(SILENCE).tcp_user_timeout(DEAD);
        // A standby that only reads is of no use.
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

    /// How closely the database's certificate is looked at. As for PostgreSQL's own programs, who requires TLS and has
    /// authorities of their own wants them to be heard.
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

/// Takes `sslmode` out of a URL: the driver knows only some.
fn take_tls_mode(url: &str) -> Result<(String, TlsMode), BadAddress> {
    // A question mark may stand in a password.
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

/// What the driver found, which names parts of the address but not what is in them.
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
