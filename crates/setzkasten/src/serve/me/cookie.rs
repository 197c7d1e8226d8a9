//! The cookie `setzkasten`: the keys of everybody who uses a browser, the current person first. A key is a person's number, a
//! device's, and a signature; it counts only while the store lists the device.

use crate::serve::Server;
use axum::http::{HeaderMap, HeaderValue, header};
use tables::log::PersonId;

/// What it is called.
const NAME: &str = "setzkasten";
/// Browsers keep no cookie longer than 400 days.
const MAX_AGE: u64 = 400 * 24 * 60 * 60;
/// So many people share a browser.
pub const MOST_PEOPLE: usize = 6;
/// What stands between two keys.
const BETWEEN: char = '~';

/// A device's key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    pub person: PersonId,
    pub device: u32,
}

/// The keys of a request that this server, or one that shares its key, has signed.
pub fn keys(server: &Server, headers: &HeaderMap) -> Vec<Key> {
    let cookies = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let ours = cookies.flat_map(|list| list.split(';')).find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == NAME).then_some(value)
    });
    let keys = ours.unwrap_or_default().split(BETWEEN).filter_map(|text| key(server, text));
    keys.take(MOST_PEOPLE).collect()
}

fn key(server: &Server, text: &str) -> Option<Key> {
    let mut parts = text.splitn(3, '.');
    let (person, device, signature) =
        (PersonId::parse(parts.next()?)?, parts.next()?.parse().ok()?, parts.next()?);
    server.tables.is_device_key(&person, device, signature).then_some(Key { person, device })
}

/// The cookie with these keys; without any, one that is forgotten at once.
pub fn cookie(server: &Server, keys: &[Key], is_secure: bool) -> Option<HeaderValue> {
    let text = |Key { person, device }: &Key| {
        format!("{}.{device}.{}", person.as_str(), server.tables.device_key(person, *device))
    };
    let value = keys.iter().map(text).collect::<Vec<_>>().join(&BETWEEN.to_string());
    let path = match server.arguments.base_path() {
        base if base.is_empty() => "/".to_owned(),
        base => base,
    };
    let age = if keys.is_empty() { 0 } else { MAX_AGE };
    let secure = if is_secure { "; Secure" } else { "" };
    let text = format!("{NAME}={value}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::from_str(&text).ok()
}
