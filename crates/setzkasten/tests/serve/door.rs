//! The door: who is let in, and who is told why not.

use super::harness::{HERE, Socket, connect_from};
use super::{Server, binary, folder, server};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::Ipv4Addr;
use std::process::Command;

/// A server with limits, and an open port.
fn limited(arguments: &[&str]) -> (Server, tempfile::TempDir) {
    let folder = folder();
    (Server::start(binary(), folder.path(), arguments), folder)
}

/// Sends raw bytes and reads until the server hangs up.
fn raw(server: &Server, bytes: &str) -> String {
    let mut stream = connect_from(HERE, &server.address).expect("the server accepts");
    stream.write_all(bytes.as_bytes()).expect("the bytes are sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("the server answers and hangs up");
    String::from_utf8_lossy(&answer).into_owned()
}

fn rejected(server: &Server, reason: &str) -> u64 {
    let name = format!("setzkasten_rejected_total{{reason=\"{reason}\"}} ");
    let figures = server.get("/metrics").body;
    let count = figures.lines().find_map(|line| line.strip_prefix(&name)?.parse().ok());
    count.unwrap_or_else(|| panic!("no {reason} in {figures}"))
}

const HALF_BODY: &str = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 16000\r\n\r\n{";

#[test]
fn a_body_that_does_not_come_is_cut_with_a_reason() {
    let (server, _folder) = limited(&[]);
    let answer = raw(&server, HALF_BODY);
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"too_slow\"") && answer.contains("connection: close"), "{answer}");
    assert_eq!(rejected(&server, "slow"), 1);
}

#[test]
fn limits_are_checked_before_a_body_is_read() {
    let (server, _folder) = limited(&[]);
    let wish = json!({"game": "letramix", "name": "Anna"});
    while server.post("/api/tables", &wish).status != 429 {}
    // The answer comes although the body never does. It would be a 408 if the body were waited for.
    assert!(raw(&server, HALF_BODY).starts_with("HTTP/1.1 429 "));
    assert!(rejected(&server, "rate") >= 2);
}

#[test]
fn an_address_has_its_share_of_sockets_and_others_have_theirs() {
    let (mut server, _folder) = limited(&["--address-sockets", "3"]);
    let (table, _) = server.open(&json!({}));
    let mut held: Vec<Socket> = (0..3).map(|_| server.join(&table, None, 0)).collect();
    assert!(server.socket(&table).is_none(), "a fourth");
    assert_eq!(rejected(&server, "sockets"), 1);
    server.source = Ipv4Addr::new(127, 0, 0, 9);
    held.push(server.join(&table, None, 0));
    server.source = HERE;
    held.clear();
    let again = (0..1000).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(20));
        server.socket(&table)
    });
    assert!(again.is_some(), "a place that came free");
}

#[test]
fn few_sockets_in_all_are_never_those_of_one_address() {
    let (mut server, _folder) = limited(&["--max-sockets", "4"]);
    let (table, _) = server.open(&json!({}));
    let _held = [server.join(&table, None, 0), server.join(&table, None, 0)];
    assert!(server.socket(&table).is_none(), "half of all is enough");
    server.source = Ipv4Addr::new(127, 0, 0, 9);
    server.join(&table, None, 0);
}

/// The status and code of an attempt to find a table by its code.
fn try_code(server: &Server, code: &str) -> (u16, Value) {
    let answer = server.get(&format!("/api/codes/{code}"));
    (answer.status, answer.json()["code"].clone())
}

#[test]
fn wrong_codes_have_a_budget_and_right_ones_cost_nothing() {
    let (mut server, _folder) = limited(&["--wrong-codes", "5"]);
    let answer = server.post("/api/tables", &json!({"game": "letramix", "name": "Anna"}));
    let code = answer.json()["code"].as_str().expect("a code").to_owned();
    let wrong = ["BABA", "BABE", "BABU", "DADA", "DADE", "DADU", "FAFA"];
    let wrong: Vec<&str> = wrong.into_iter().filter(|other| *other != code).collect();
    for _ in 0..20 {
        assert_eq!(try_code(&server, &code).0, 200);
    }
    for code in &wrong[..5] {
        assert_eq!(try_code(&server, code), (404, json!("no_table")), "{code}");
    }
    assert_eq!(try_code(&server, wrong[5]), (429, json!("too_many_codes")));
    assert_eq!(try_code(&server, &code).0, 429, "a right one would tell");
    assert_eq!(rejected(&server, "codes"), 2);
    server.source = Ipv4Addr::new(127, 0, 0, 9);
    assert_eq!(try_code(&server, &code).0, 200, "others go on");
}

#[test]
fn pages_of_strangers_can_neither_write_nor_open_sockets() {
    let (server, _folder) = server(&["--origins", "https://a.example,https://b.example:8443"]);
    let (table, _) = server.open(&json!({}));
    let body = json!({"game": "letramix", "name": "Anna"}).to_string();
    let path = format!("/api/tables/{table}/socket");
    let tries: [(&'static str, bool); 4] = [
        ("https://evil.example", false),
        ("null", false),
        ("https://a.example", true),
        ("https://b.example:8443", true),
    ];
    for (origin, is_allowed) in tries {
        let header = format!("origin: {origin}\r\n");
        let opened = server.request("POST", "/api/tables", &header, &body);
        let wanted = if is_allowed { 201 } else { 403 };
        assert_eq!(opened.status, wanted, "{origin}: {}", opened.body);
        assert!(is_allowed || opened.json()["code"] == "foreign_origin");
        let socket = Socket::open(HERE, &server.address, &path, &[("origin", origin)]);
        assert_eq!(socket.is_some(), is_allowed, "{origin}");
        assert_eq!(server.request("GET", "/api/games", &header, "").status, 200, "reading is for all");
    }
    let own = format!("origin: http://{}\r\n", server.address);
    assert_eq!(server.request("POST", "/api/tables", &own, &body).status, 201);
    assert_eq!(rejected(&server, "origin"), 4);
}

#[test]
fn behind_a_proxy_the_clients_address_counts_and_cannot_be_forged() {
    let (mut server, _folder) = limited(&["--trust-proxy", "127.0.0.1,10.0.0.0/8"]);
    let body = json!({"game": "letramix", "name": "Anna"}).to_string();
    let open = |server: &Server, address: &str| {
        let header = format!("x-forwarded-for: {address}\r\n");
        server.request("POST", "/api/tables", &header, &body).status
    };
    assert!((0..30).all(|_| open(&server, "192.0.2.1") == 201));
    assert_eq!(open(&server, "192.0.2.1"), 429);
    assert_eq!(open(&server, "192.0.2.1:4711"), 429, "with a port");
    assert_eq!(open(&server, "198.51.100.7, 192.0.2.1"), 429, "what stands in front is hearsay");
    assert_eq!(open(&server, "192.0.2.1, 10.0.0.3"), 429, "another proxy of ours");
    assert_eq!(open(&server, "192.0.2.2"), 201);
    // Who is no proxy is not believed, whatever they say.
    server.source = Ipv4Addr::new(127, 0, 0, 9);
    assert_eq!(open(&server, "192.0.2.1"), 201);
    assert!((0..40).any(|last| open(&server, &format!("198.51.100.{last}")) == 429));
}

/// The proxy's own connections are many; its clients have their shares.
#[test]
fn behind_a_proxy_sockets_count_for_the_client_they_come_from() {
    let (server, _folder) = limited(&["--trust-proxy", "127.0.0.1", "--address-sockets", "1"]);
    let (table, _) = server.open(&json!({}));
    let path = format!("/api/tables/{table}/socket");
    let from = |client| Socket::open(HERE, &server.address, &path, &[("x-forwarded-for", client)]);
    let _anna = from("192.0.2.1").expect("a socket");
    assert!(from("192.0.2.1").is_none());
    let _ben = from("192.0.2.2").expect("a socket");
    let _carla = from("[2001:db8::1]:443").expect("a socket");
    assert!(from("2001:db8::2").is_none(), "the same network");
}

#[test]
fn a_proxy_that_is_not_named_is_told_how() {
    for value in [&["--trust-proxy"][..], &["--trust-proxy", "true"], &["--trust-proxy", "10.0.0.0/99"]] {
        let output = Command::new(binary()).arg("serve").args(value).output().expect("it can be started");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains("e.g. 127.0.0.1,10.0.0.0/8"), "{said}");
    }
    let shown = Command::new(binary())
        .args(["serve", "--print-config"])
        .env("SETZKASTEN_TRUST_PROXY", "")
        .output()
        .expect("it can be started");
    assert!(String::from_utf8_lossy(&shown.stdout).contains("SETZKASTEN_TRUST_PROXY=\n"));
}

/// Empty frames that belong to one message, which never ends: the library does not tell of them.
#[test]
fn empty_frames_count_too() {
    let (server, _folder) = limited(&[]);
    let (table, secret) = server.open(&json!({}));
    let begins = [0x01, 0x80, 0, 0, 0, 0];
    for frame in [[0x00, 0x80, 0, 0, 0, 0], [0x89, 0x80, 0, 0, 0, 0]] {
        let mut socket = server.join(&table, Some(&secret), 0);
        socket.stream().write_all(&begins).expect("a frame is sent");
        socket.stream().write_all(&frame.repeat(200)).expect("frames are sent");
        assert_eq!(socket.until("bye")["reason"], "too_fast");
    }
    assert_eq!(rejected(&server, "frames"), 2);
}
