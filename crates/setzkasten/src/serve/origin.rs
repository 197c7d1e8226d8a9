//! From which pages a browser may write here or open sockets: our own, and those that the operator names. Programs that are no
//! browsers send no `Origin` and are not hindered.

use axum::http::{HeaderMap, header};
use std::fmt;
use std::str::FromStr;

/// Origins besides our own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origins(Vec<Origin>);

/// Where a page comes from: `https://spiele.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Origin {
    scheme: String,
    /// Host and port; no port if it is the scheme's own.
    host: String,
}

/// What is no origin.
#[derive(Debug, thiserror::Error)]
#[error("“{0}” is no origin; write e.g. https://spiele.example.org,https://b.example:8443, without a path")]
pub struct BadOrigins(String);

impl Origins {
    /// May the page that a request comes from do this? `is_proxied` says that a trusted proxy has set the headers.
    pub fn allow(&self, headers: &HeaderMap, is_proxied: bool) -> bool {
        let Some(given) = headers.get(header::ORIGIN) else { return true };
        let Some(origin) = given.to_str().ok().and_then(Origin::parse) else { return false };
        self.0.contains(&origin) || origin.is_ours(headers, is_proxied)
    }
}

impl Origin {
    fn parse(text: &str) -> Option<Self> {
        let (scheme, host) = text.split_once("://")?;
        let is_host = !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ', ',']);
        let scheme = scheme.to_ascii_lowercase();
        (is_host && ["http", "https"].contains(&scheme.as_str()))
            .then(|| Self { host: without_usual_port(&scheme, host), scheme })
    }

    /// Is it the host that was asked for? Over which scheme, only a proxy knows.
    fn is_ours(&self, headers: &HeaderMap, is_proxied: bool) -> bool {
        let is_host = |name: &str| values(headers, name).any(|host| self.is_at(host));
        let scheme = values(headers, "x-forwarded-proto").next().filter(|_| is_proxied);
        let is_scheme = scheme.is_none_or(|scheme| scheme.eq_ignore_ascii_case(&self.scheme));
        is_scheme && (is_host("host") || is_proxied && is_host("x-forwarded-host"))
    }

    fn is_at(&self, host: &str) -> bool {
        without_usual_port(&self.scheme, host) == self.host
    }
}

/// The values of a header, which may be a list.
fn values<'a>(headers: &'a HeaderMap, name: &str) -> impl Iterator<Item = &'a str> {
    let lists = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).map(str::trim)
}

/// A host in small letters, without the port that the scheme has anyway.
fn without_usual_port(scheme: &str, host: &str) -> String {
    let usual = if scheme == "https" { ":443" } else { ":80" };
    host.strip_suffix(usual).unwrap_or(host).to_ascii_lowercase()
}

impl FromStr for Origins {
    type Err = BadOrigins;

    /// A list with commas; an empty one is none, as of a variable that is set to nothing.
    fn from_str(text: &str) -> Result<Self, BadOrigins> {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let origin = |part: &str| Origin::parse(part).ok_or_else(|| BadOrigins(part.to_owned()));
        parts.map(origin).collect::<Result<_, _>>().map(Self)
    }
}

impl fmt::Display for Origins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown: Vec<String> = self.0.iter().map(|o| format!("{}://{}", o.scheme, o.host)).collect();
        f.write_str(&shown.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn headers(given: &[(&str, &str)]) -> HeaderMap {
        let header = |(name, value): &(&str, &str)| {
            (HeaderName::from_bytes(name.as_bytes()).unwrap(), HeaderValue::from_str(value).unwrap())
        };
        given.iter().map(header).collect()
    }

    fn allowed(given: &[(&str, &str)]) -> bool {
        Origins::default().allow(&headers(given), false)
    }

    fn allowed_behind_proxy(given: &[(&str, &str)]) -> bool {
        Origins::default().allow(&headers(given), true)
    }

    #[test]
    fn our_own_pages_may_write_and_others_may_not() {
        assert!(allowed(&[("host", "127.0.0.1:8080"), ("origin", "http://127.0.0.1:8080")]));
        assert!(allowed(&[("host", "Spiele.example"), ("origin", "https://spiele.example")]));
        assert!(allowed(&[("host", "spiele.example:443"), ("origin", "https://spiele.example")]));
        for origin in [
            "https://evil.example",
            "https://spiele.example.evil.example",
            "https://spiele.example:8443",
            "null",
            "https://",
            "file://spiele.example",
            "https://evil.example/https://spiele.example",
        ] {
            assert!(!allowed(&[("host", "spiele.example"), ("origin", origin)]), "{origin}");
        }
        assert!(!allowed(&[("origin", "https://spiele.example")]), "without a host nothing is ours");
    }

    #[test]
    fn programs_that_are_no_browsers_send_no_origin() {
        assert!(allowed(&[("host", "127.0.0.1:8080")]));
    }

    #[test]
    fn a_trusted_proxy_may_say_what_was_asked_for() {
        let forwarded = [("host", "10.0.0.11:8080"), ("x-forwarded-host", "spiele.example")];
        let with = |more: &[(&'static str, &'static str)]| [&forwarded[..], more].concat();
        assert!(allowed_behind_proxy(&with(&[("origin", "https://spiele.example")])));
        assert!(!allowed(&with(&[("origin", "https://spiele.example")])), "others may not");
        let origin = ("origin", "http://spiele.example");
        assert!(!allowed_behind_proxy(&with(&[origin, ("x-forwarded-proto", "https")])));
        assert!(allowed_behind_proxy(&with(&[origin, ("x-forwarded-proto", "http")])));
    }

    #[test]
    fn the_operator_names_others() {
        let some: Origins = "https://a.example, HTTPS://B.example:8443,".parse().unwrap();
        for (origin, is_allowed) in [
            ("https://a.example", true),
            ("https://b.example:8443", true),
            ("http://a.example", false),
            ("https://b.example", false),
        ] {
            let given = headers(&[("host", "127.0.0.1:8080"), ("origin", origin)]);
            assert_eq!(some.allow(&given, false), is_allowed, "{origin}");
        }
        assert_eq!(some.to_string(), "https://a.example,https://b.example:8443");
        for bad in ["a.example", "https://a.example/", "*", "ftp://a.example"] {
            assert!(bad.parse::<Origins>().unwrap_err().to_string().contains("without a path"), "{bad}");
        }
    }
}
