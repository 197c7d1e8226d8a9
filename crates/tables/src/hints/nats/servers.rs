//! The addresses of NATS, parsed from URLs.

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;
use std::fmt;

/// The addresses of one or more NATS servers, and the login. `Display` and `Debug` leave out the password.
#[derive(Clone)]
pub struct Servers {
    addresses: Vec<ServerAddr>,
    login: Login,
}

#[derive(Clone, Default, PartialEq, Eq)]
enum Login {
    #[default]
    Nobody,
    Token(String),
    User {
        name: String,
        password: String,
    },
}

/// Why addresses cannot be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadServers {
    /// One cannot be parsed.
    #[error("it is not like nats://USER:PASSWORD@HOST:PORT or tls://…, several separated by commas")]
    Form,
    /// Their logins differ.
    #[error("its servers have different users or passwords; a cluster has one for all")]
    Logins,
}

impl Servers {
    /// Parses `nats://USER:PASSWORD@HOST:PORT`, or `tls://…`; several are separated by commas. A login is needed in one of
    /// them only and then holds for all.
    pub fn parse(urls: &str) -> Result<Self, BadServers> {
        let read: Vec<(ServerAddr, Login)> = urls.split(',').map(parse).collect::<Result<_, _>>()?;
        let mut logins = read.iter().map(|(_, login)| login).filter(|login| **login != Login::Nobody);
        let login = logins.next().cloned().unwrap_or_default();
        if logins.any(|other| *other != login) {
            return Err(BadServers::Logins);
        }
        Ok(Self { addresses: read.into_iter().map(|(address, _)| address).collect(), login })
    }

    pub(super) fn addresses(&self) -> &[ServerAddr] {
        &self.addresses
    }

    /// Adds the login. If one address requires TLS, all connections use it.
    pub(super) fn identify(&self, options: ConnectOptions) -> ConnectOptions {
        let options = options.require_tls(self.addresses.iter().any(ServerAddr::tls_required));
        match self.login.clone() {
            Login::Nobody => options,
            Login::Token(token) => options.token(token),
            Login::User { name, password } => options.user_and_password(name, password),
        }
    }
}

/// Splits the login off, so that the address can be logged.
fn parse(url: &str) -> Result<(ServerAddr, Login), BadServers> {
    let url = url.trim();
    if !["nats://", "tls://"].iter().any(|scheme| url.starts_with(scheme)) {
        return Err(BadServers::Form);
    }
    let mut url = url.parse::<ServerAddr>().map_err(|_| BadServers::Form)?.into_inner();
    let text = |encoded: &str| percent_decode_str(encoded).decode_utf8().map(String::from);
    let name = text(url.username()).map_err(|_| BadServers::Form)?;
    let password = url.password().map(text).transpose().map_err(|_| BadServers::Form)?;
    let login = match password {
        Some(password) => Login::User { name, password },
        None if name.is_empty() => Login::Nobody,
        None => Login::Token(name),
    };
    if url.host_str().is_none_or(str::is_empty)
        || url.set_username("").is_err()
        || url.set_password(None).is_err()
    {
        return Err(BadServers::Form);
    }
    Ok((ServerAddr::from_url(url).map_err(|_| BadServers::Form)?, login))
}

impl fmt::Display for Servers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let user = match &self.login {
            Login::Nobody => String::new(),
            Login::Token(_) => "(token)@".to_owned(),
            Login::User { name, .. } => format!("{name}@"),
        };
        for (i, address) in self.addresses.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}{}://{user}{}:{}", address.scheme(), address.host(), address.port())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Servers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_shown_without_passwords() {
        for (urls, shown) in [
            ("nats://a", "nats://a:4222"),
            ("nats://anna:ge%40heim@a:1, tls://b:2", "nats://anna@a:1,tls://anna@b:2"),
            ("tls://geheim@a", "tls://(token)@a:4222"),
        ] {
            let servers = Servers::parse(urls).unwrap();
            assert_eq!(servers.to_string(), shown);
            assert!(!format!("{servers:?} {:?}", servers.addresses).contains("heim"));
        }
        let servers = Servers::parse("nats://anna:ge%40heim@a").unwrap();
        assert!(servers.login == Login::User { name: "anna".to_owned(), password: "ge@heim".to_owned() });
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for urls in ["", "a:4222", "http://a", "nats://", "nats://a:port", "nats://a,,nats://b", "wss://a"] {
            assert_eq!(Servers::parse(urls).unwrap_err(), BadServers::Form, "{urls}");
        }
        assert_eq!(Servers::parse("nats://a:b@x,nats://a:c@y").unwrap_err(), BadServers::Logins);
    }
}
