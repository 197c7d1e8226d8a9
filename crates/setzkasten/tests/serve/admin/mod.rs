//! The operator's page: its API, beside tables that are played.

mod acts;
mod door;
mod names;
mod secrecy;
mod words;

use super::harness::{Answer, Server};
use super::{binary, folder};
use serde_json::{Value, json};
use std::process::Command;

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// Everything that can be asked for, with a body where it needs one. What ends a table comes last.
const ENDPOINTS: [(&str, &str, &str); 15] = [
    ("GET", "/api/admin/overview", ""),
    ("GET", "/api/admin/tables", ""),
    ("GET", "/api/admin/tables/ABCDEFGHJKLM", ""),
    ("GET", "/api/admin/reports", ""),
    ("GET", "/api/admin/names", ""),
    ("GET", "/api/admin/words", ""),
    ("DELETE", "/api/admin/words/HUND", ""),
    ("POST", "/api/admin/restart", r#"{"at": 1}"#),
    ("DELETE", "/api/admin/restart", ""),
    ("POST", "/api/admin/names", r#"{"name": "Ben"}"#),
    ("DELETE", "/api/admin/names/ben", ""),
    ("DELETE", "/api/admin/reports/ABCDEFGHJKLM/1", ""),
    ("POST", "/api/admin/tables/ABCDEFGHJKLM/guests/1/mute", ""),
    ("POST", "/api/admin/tables/ABCDEFGHJKLM/close", ""),
    ("DELETE", "/api/admin/tables/ABCDEFGHJKLM", ""),
];

/// A new token, made by the command beside a running server.
fn token(place: &[&str]) -> String {
    let made = Command::new(binary()).args(["admin", "token"]).args(place).output().expect("it starts");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    String::from_utf8_lossy(&made.stdout).trim().to_owned()
}

/// Somebody with a token.
struct Operator<'a> {
    server: &'a Server,
    header: String,
}

impl<'a> Operator<'a> {
    fn new(server: &'a Server, token: &str) -> Self {
        Self { server, header: format!("authorization: Bearer {token}\r\n") }
    }

    fn request(&self, method: &str, path: &str, body: &str) -> Answer {
        self.server.request(method, &format!("/api/admin{path}"), &self.header, body)
    }

    fn get(&self, path: &str) -> Value {
        let answer = self.request("GET", path, "");
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        answer.json()
    }

    /// Does something that has to work.
    fn does(&self, method: &str, path: &str, body: &Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.request(method, path, &body);
        assert_eq!((answer.status, answer.body.as_str()), (204, ""), "{method} {path}");
    }

    /// Wants something that cannot be done: status and code.
    fn refused(&self, method: &str, path: &str, body: &Value) -> (u16, String) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.request(method, path, &body);
        (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned())
    }
}

/// What the server that listens says of a table in its list, by its address.
fn listed<'a>(tables: &'a Value, table: &str) -> &'a Value {
    let alive = tables["alive"].as_array().expect("tables");
    alive.iter().find(|one| one["table"] == table).unwrap_or_else(|| panic!("no {table} in {tables}"))
}

/// The number of the person with this name.
fn guest(table: &Value, name: &str) -> u64 {
    let seats = table["seats"].as_array().expect("seats");
    let seat = seats.iter().find(|seat| seat["name"] == name).unwrap_or_else(|| panic!("no {name}: {table}"));
    seat["guest"].as_u64().expect("a number")
}
