//! Persons without accounts, as their browsers see it.

mod company;
mod devices;
mod history;
mod secrecy;

use super::harness::{Answer, Server, Socket};
use super::play::{play_to_the_end, short};
use serde_json::{Value, json};

/// A browser: it keeps the cookie that it is given.
pub struct Browser<'a> {
    server: &'a Server,
    /// Name and value, as it sends them.
    pub cookie: String,
    agent: &'static str,
}

const LINUX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE: &str =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1";

impl<'a> Browser<'a> {
    fn new(server: &'a Server) -> Self {
        Self { server, cookie: String::new(), agent: LINUX }
    }

    fn phone(server: &'a Server) -> Self {
        Self { agent: IPHONE, ..Self::new(server) }
    }

    /// The same browser at another server, or after a restart.
    fn at(&self, server: &'a Server) -> Self {
        Self { server, cookie: self.cookie.clone(), agent: self.agent }
    }

    fn request(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let cookie =
            if self.cookie.is_empty() { String::new() } else { format!("cookie: a=b; {}\r\n", self.cookie) };
        let headers = format!("{cookie}user-agent: {}\r\n", self.agent);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.server.request(method, path, &headers, &body);
        if let Some(set) = &answer.cookie {
            let (pair, rest) = set.split_once("; ").expect("a cookie has attributes");
            self.cookie = if rest.contains("Max-Age=0;") { String::new() } else { pair.to_owned() };
        }
        answer
    }

    fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &Value::Null)
    }

    fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, body)
    }

    /// A request that goes well, and its answer.
    fn done(&mut self, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.request(method, path, body);
        assert!((200..300).contains(&answer.status), "{method} {path}: {} {}", answer.status, answer.body);
        if answer.body.is_empty() { Value::Null } else { answer.json() }
    }

    fn me(&mut self) -> Value {
        self.done("GET", "/api/me", &Value::Null)
    }

    /// Opens a table of LetraMix and is remembered: its address and the secret.
    fn open(&mut self, name: &str) -> (String, String) {
        let wish = json!({"game": "letramix", "name": name, "options": short(), "remember": true});
        seat(&self.done("POST", "/api/tables", &wish))
    }

    /// Takes a seat and is remembered: the secret.
    fn sit(&mut self, table: &str, name: &str) -> String {
        let wish = json!({"name": name, "remember": true});
        seat(&self.done("POST", &format!("/api/tables/{table}/seats"), &wish)).1
    }
}

fn seat(answer: &Value) -> (String, String) {
    let text = |key: &str| answer[key].as_str().expect("a text").to_owned();
    (text("table"), text("secret"))
}

/// The code of a refusal, and its status.
fn refused(answer: &Answer) -> (u16, String) {
    (answer.status, answer.json()["code"].as_str().unwrap_or_default().to_owned())
}

/// Two of them sit down at a table and begin.
fn begin(one: &mut Browser<'_>, other: &mut Browser<'_>) -> (String, [Socket; 2]) {
    let (table, anna) = one.open("Anna");
    let ben = other.sit(&table, "Ben");
    let mut sockets = [one.server.join(&table, Some(&anna), 0), other.server.join(&table, Some(&ben), 0)];
    assert_eq!(sockets[0].arrange(&json!({"do": "start"}))["type"], "done");
    sockets[1].wait_for(|table| table["frame"]["stage"] == "playing");
    (table, sockets)
}

/// Two of them play a short game.
fn play(one: &mut Browser<'_>, other: &mut Browser<'_>) -> String {
    let (table, mut sockets) = begin(one, other);
    play_to_the_end(&mut sockets);
    table
}

/// Waits until it is so: what a server does aside takes a moment.
fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    for _ in 0..200 {
        if is_so() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!("{what} does not come");
}
