//! Who gets in.

use super::*;
use crate::harness::HERE;
use std::io::{BufRead, BufReader};
use std::net::Ipv4Addr;
use std::process::Stdio;

/// Starts a server, reads so many lines of what it says, and ends it.
fn first_lines(data: &std::path::Path) -> (Vec<String>, String) {
    let mut child = Command::new(binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let first = lines.next().expect("a line").expect("text");
    let ended = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(ended.expect("kill is there").success() && child.wait().expect("it ends").success());
    (lines.map(|line| line.expect("text")).collect(), first)
}

#[test]
fn the_token_is_told_at_the_first_start_and_never_again() {
    let folder = folder();
    let (rest, first) = first_lines(folder.path());
    assert!(first.starts_with("listening on "), "{first}");
    let [line] = rest.as_slice() else { panic!("{rest:?}") };
    let token = line.rsplit(' ').next().expect("a token").to_owned();
    assert!(line.contains("/verwaltung") && token.len() == 26, "{line}");
    assert_eq!(first_lines(folder.path()).0, Vec::<String>::new());
    for file in std::fs::read_dir(folder.path()).expect("a folder") {
        let path = file.expect("a file").path();
        let bytes = std::fs::read(&path).expect("it can be read");
        let holds = bytes.windows(token.len()).any(|part| part == token.as_bytes());
        assert!(!holds, "{} has the token", path.display());
    }
    let server = Server::start(binary(), folder.path(), &[]);
    assert_eq!(Operator::new(&server, &token).get("/overview")["tables"], 0);
}

#[test]
fn nobody_gets_in_without_the_token() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &["--limits", "off"]);
    let data = folder.path().to_str().expect("a path");
    let old = token(&["--data", data]);
    let new = token(&["--data", data]);
    for (method, path, body) in ENDPOINTS {
        let wrong = new.replacen(new.chars().next().expect("a letter"), "?", 1);
        for (header, code) in [
            (String::new(), "no_token"),
            (format!("authorization: {new}\r\n"), "no_token"),
            (format!("authorization: Basic {new}\r\n"), "no_token"),
            ("authorization: Bearer \r\n".to_owned(), "no_token"),
            (format!("cookie: token={new}\r\n"), "no_token"),
            (format!("authorization: Bearer {wrong}\r\n"), "wrong_token"),
            (format!("authorization: Bearer {old}\r\n"), "wrong_token"),
        ] {
            let answer = server.request(method, path, &header, body);
            assert_eq!(
                (answer.status, answer.json()["code"].as_str()),
                (401, Some(code)),
                "{method} {path} {header}"
            );
            assert!(answer.head.contains("www-authenticate: bearer"), "{}", answer.head);
        }
        let answer = server.request(method, path, &format!("authorization: bearer {new}\r\n"), body);
        assert!(answer.status != 401, "{method} {path}: {}", answer.body);
        // A page of another site does nothing, even with the token.
        let header = format!("authorization: Bearer {new}\r\norigin: https://evil.example\r\n");
        let answer = server.request(method, path, &header, body);
        assert_eq!(answer.status == 403, method != "GET", "{method} {path}: {}", answer.body);
        let by_address = server.request(method, &format!("{path}?token={new}"), "", body);
        assert_eq!(by_address.status, 401, "{method} {path}");
    }
}

#[test]
fn wrong_tokens_have_a_budget_and_right_ones_cost_nothing() {
    let folder = folder();
    let mut server = Server::start(binary(), folder.path(), &[]);
    let right = token(&["--data", folder.path().to_str().expect("a path")]);
    let status = |server: &Server, token: &str| {
        let header = format!("authorization: Bearer {token}\r\n");
        server.request("GET", "/api/admin/overview", &header, "")
    };
    assert!((0..30).all(|_| status(&server, &right).status == 200));
    for _ in 0..20 {
        assert_eq!(status(&server, "wrong").status, 401);
    }
    let used_up = status(&server, "wrong");
    assert_eq!((used_up.status, used_up.json()["code"].as_str()), (429, Some("too_many_tokens")));
    assert!(used_up.head.contains("retry-after: "), "{}", used_up.head);
    assert_eq!(status(&server, &right).status, 429, "nor may the right one be looked for any more");
    assert_eq!(server.get("/api/admin/overview").status, 401, "who shows none tries none");
    let figures = server.get("/metrics").body;
    assert!(figures.contains("setzkasten_rejected_total{reason=\"tokens\"} 2"), "{figures}");
    server.source = Ipv4Addr::new(127, 0, 0, 9);
    assert_eq!(status(&server, &right).status, 200, "another address has its own");
    server.source = HERE;
}
