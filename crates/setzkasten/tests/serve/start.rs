//! Starting, stopping, settings, headers.

use super::{Server, binary, folder, server};
use serde_json::json;
use std::process::Command;

#[test]
fn it_is_alive_ready_and_tells_figures() {
    let (server, _folder) = server(&[]);
    assert_eq!(server.get("/healthz").status, 200);
    assert_eq!(server.get("/readyz").status, 200);
    server.open(&json!({}));
    let figures = server.get("/metrics").body;
    assert!(figures.contains("setzkasten_tables_opened_total 1"), "{figures}");
    assert!(figures.contains("# TYPE setzkasten_rows_total counter"), "{figures}");
}

#[test]
fn every_answer_has_the_headers_that_keep_browsers_safe() {
    let (server, _folder) = server(&[]);
    for path in ["/", "/api/games", "/api/nothing", "/tisch/ABC"] {
        let head = server.get(path).head;
        assert!(head.contains("content-security-policy: default-src 'self'"), "{path}: {head}");
        assert!(head.contains("x-content-type-options: nosniff"), "{path}: {head}");
        assert!(head.contains("referrer-policy: no-referrer"), "{path}: {head}");
    }
}

#[test]
fn the_page_is_served_and_unknown_addresses_of_the_api_are_refused_in_json() {
    let (server, _folder) = server(&[]);
    let page = server.get("/tisch/XYZ");
    assert_eq!(page.status, 200);
    assert!(page.body.contains("<base href=\"/\">"), "{}", page.body);
    let nothing = server.get("/api/nothing");
    assert_eq!((nothing.status, nothing.json()["code"].as_str()), (404, Some("not_found")));
    assert_eq!(server.get("/assets/nothing.js").status, 404);
}

#[test]
fn under_a_base_path_everything_lies_below_it() {
    let (server, _folder) = server(&["--base-path", "/spiele/"]);
    assert_eq!(server.base, "/spiele");
    assert!(server.get("/").body.contains("<base href=\"/spiele/\">"));
    assert!(server.get("").body.contains("<base href=\"/spiele/\">"));
    assert_eq!(server.get("/healthz").status, 200);
    let (table, secret) = server.open(&json!({}));
    let socket = server.join(&table, Some(&secret), 0);
    assert_eq!(socket.table["frame"]["stage"], "lobby");
}

#[test]
fn a_second_server_on_the_same_folder_does_not_start() {
    let folder = folder();
    let _first = Server::start(binary(), folder.path(), &[]);
    let second = Command::new(binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(!second.status.success());
    let said = String::from_utf8_lossy(&second.stderr);
    assert!(said.contains("in use by another server"), "{said}");
}

#[test]
fn settings_come_from_flags_and_environment_and_are_shown() {
    let shown = Command::new(binary())
        .args(["serve", "--print-config", "--max-tables", "7"])
        .env("SETZKASTEN_LISTEN", "0.0.0.0:99")
        .env("SETZKASTEN_SECRET", "ab".repeat(32))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&shown.stdout);
    assert!(text.contains("SETZKASTEN_LISTEN=0.0.0.0:99\n"), "{text}");
    assert!(text.contains("SETZKASTEN_MAX_TABLES=7\n"), "{text}");
    assert!(text.contains("SETZKASTEN_SECRET=(set, not shown)\n") && !text.contains("abab"), "{text}");
}

/// AGPL, section 13: whoever plays can get the source text.
#[test]
fn the_page_says_where_its_source_text_is() {
    let (server, _folder) = server(&["--source-url", "https://example.org/setzkasten?a=1"]);
    let page = server.get("/").body;
    assert!(page.contains("<meta name=\"source\" content=\"https://example.org/setzkasten?a=1\">"), "{page}");
}

#[test]
fn what_cannot_be_used_is_said_with_what_to_do() {
    let folder = folder();
    let start = |arguments: &[&str]| {
        let output = Command::new(binary()).arg("serve").args(arguments).output().unwrap();
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let data = folder.path().to_str().unwrap();
    let said = start(&["--data", data, "--listen", "256.0.0.1:1"]);
    assert!(said.contains("choose another address with --listen"), "{said}");
    let said = start(&["--data", data, "--secret", "short"]);
    assert!(said.contains("64 hexadecimal digits"), "{said}");
    let said = start(&["--data", "/proc/nothing"]);
    assert!(said.contains("choose another with --data"), "{said}");
}

/// A level that does not exist would silence everything, errors too.
#[test]
fn a_level_that_does_not_exist_is_refused() {
    let refused = |command: &mut Command| {
        let output = command.output().unwrap();
        assert!(!output.status.success());
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains("there is no level “warning”; use error, warn, info, debug, trace"), "{said}");
    };
    refused(Command::new(binary()).args(["serve", "--log", "warning"]));
    refused(Command::new(binary()).arg("serve").env("SETZKASTEN_LOG", "info,tables=warning"));
}

#[test]
fn secrets_may_lie_in_files() {
    let folder = folder();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let key = write("key", &format!("{}\n", "ab".repeat(32)));
    let shown = Command::new(binary())
        .args(["serve", "--print-config", "--secret-file"])
        .arg(&key)
        .env("SETZKASTEN_DATABASE_FILE", write("database", "postgres://anna:geheim@db/spiele"))
        .env("SETZKASTEN_NATS_FILE", write("nats", "nats://anna:geheim@a"))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&shown.stdout);
    assert!(text.contains("SETZKASTEN_SECRET=(set, not shown)\n"), "{text}");
    assert!(text.contains(&format!("SETZKASTEN_SECRET_FILE={}\n", key.display())), "{text}");
    assert!(text.contains("SETZKASTEN_DATABASE=postgres://anna@db:5432/spiele\n"), "{text}");
    assert!(text.contains("SETZKASTEN_NATS=nats://anna@a:4222\n"), "{text}");
    assert!(!text.contains("geheim") && !text.contains("abab"), "{text}");
    let refused = Command::new(binary()).args(["serve", "--secret-file", "/nowhere/key"]).output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(!refused.status.success() && said.contains("it cannot be read"), "{said}");
}

#[test]
fn a_seed_fixes_the_dice_and_is_warned_of() {
    let roll = || {
        let folder = folder();
        let server = Server::start(binary(), folder.path(), &["--seed", "5"]);
        let (table, secret) = server.open(&json!({}));
        let mut anna = server.join(&table, Some(&secret), 0);
        anna.arrange(&json!({"do": "start"}));
        anna.act(&json!({"do": "roll"}));
        anna.table["view"]["phase"]["dice"].clone()
    };
    let first = roll();
    assert_eq!(first.as_array().map(Vec::len), Some(13));
    assert_eq!(first, roll());
}

#[test]
fn who_stops_it_costs_nobody_time() {
    let folder = folder();
    let server = Server::start(binary(), folder.path(), &[]);
    let (table, secret) = server.open(&json!({}));
    let mut anna = server.join(&table, Some(&secret), 0);
    anna.arrange(&json!({"do": "start"}));
    anna.act(&json!({"do": "roll"}));
    let before = anna.table["view"].clone();
    let seq = anna.seq();
    server.stop();
    assert_eq!(anna.until("bye")["reason"], "stopping");
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    let server = Server::start(binary(), folder.path(), &[]);
    let anna = server.join(&table, Some(&secret), seq);
    assert_eq!(anna.table["view"], before);
    let zero = anna.table["frame"]["clock"]["zero"].as_u64().expect("the clock runs");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let until = before["phase"]["until"].as_u64().unwrap();
    assert!(
        zero + until - now > 149_000,
        "the pause was taken from the glass: {} ms left",
        zero + until - now
    );
}
