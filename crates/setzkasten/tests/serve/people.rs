//! People as an operator has to do with them: found by name, forgotten, given what is kept of them, while the server runs; and
//! nothing forgotten comes back.

use super::harness::Socket;
use super::{Server, binary, folder};
use serde_json::{Value, json};
use services::Postgres;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
/// What the server notices within seconds it has surely noticed then.
const PATIENCE: Duration = Duration::from_mins(1);

/// What a command says, on both outputs; and whether it went well.
fn run(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(binary()).args(arguments).output().expect("it can be started");
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (output.status.success(), said.concat())
}

fn done(arguments: &[&str]) -> String {
    let (went_well, said) = run(arguments);
    assert!(went_well, "{arguments:?}: {said}");
    said
}

/// The guest's number that `people find` shows beside this name.
fn number_of(found: &str, name: &str) -> String {
    let line =
        found.lines().find(|line| line.ends_with(name)).unwrap_or_else(|| panic!("no {name}: {found}"));
    line.split_whitespace().nth(1).expect("a number").to_owned()
}

fn names(server: &Server, table: &str) -> Value {
    server.get(&format!("/api/tables/{table}")).json()["names"].clone()
}

/// Waits until somebody who looks sees this name at a seat.
fn sees(socket: &mut Socket, seat: usize, name: &str) {
    let until = Instant::now() + PATIENCE;
    while socket.table["frame"]["seats"][seat]["name"] != name {
        assert!(Instant::now() < until, "{}", socket.table["frame"]["seats"]);
        socket.until("table");
    }
}

/// Finds, exports and forgets somebody at a running server; whoever looks sees it.
fn forgets_and_gives(server: &Server, place: &[&str]) -> (String, String) {
    let (table, anna) = server.open(&json!({"glass": "off"}));
    let ben = server.sit(&table, "Ben Bärenstark");
    let mut socket = server.join(&table, Some(&anna), 0);
    socket.arrange(&json!({"do": "start"}));
    let found = done(&[&["people", "find", "BÄREN"], place].concat());
    let guest = number_of(&found, "Ben Bärenstark");
    assert!(found.contains(&table) && found.contains("1 found"), "{found}");
    let of_ben = [&[table.as_str(), &guest], place].concat();

    let exported: Value =
        serde_json::from_str(&done(&[&["people", "export"], &of_ben[..]].concat())).expect("JSON");
    assert_eq!((&exported["name"], &exported["stage"]), (&json!("Ben Bärenstark"), &json!("playing")));
    assert!(exported["view"].is_object(), "{exported}");
    let rows = exported["rows"].as_array().expect("rows");
    assert!(!rows.is_empty() && rows.iter().all(|row| row["events"].is_null()), "{exported}");
    assert!(!exported.to_string().contains("Anna"), "others are not his: {exported}");

    let said = done(&[&["people", "forget"], &of_ben[..]].concat());
    assert!(said.contains("is forgotten") && !said.contains("Bären"), "{said}");
    sees(&mut socket, 1, "Gast");
    assert_eq!(names(server, &table), json!(["Anna", "Gast"]));
    let ben = server.join(&table, Some(&ben), 0);
    assert_eq!(ben.table["frame"]["seats"][1]["name"], "Gast", "he still sits there");
    assert!(done(&[&["people", "find", "bären"], place].concat()).contains("0 found"));
    let (went_well, said) = run(&[&["people", "forget", &table, "99"], place].concat());
    assert!(!went_well && said.contains("there is no guest 99"), "{said}");
    (table, guest)
}

#[test]
fn somebody_is_forgotten_while_the_server_runs() {
    let place = folder();
    let data = place.path().join("data");
    let server = Server::start(binary(), &data, &["--limits", "off", "--secret", SECRET]);
    let text = data.to_str().expect("a path");
    let (table, guest) = forgets_and_gives(&server, &["--data", text]);
    assert_eq!(fs::read_to_string(data.join("forgotten")).unwrap(), format!("{table} {guest}\n"));
}

#[test]
fn somebody_is_forgotten_in_a_database() {
    let place = folder();
    let data = place.path().join("data");
    let (postgres, text) = (Postgres::start(), data.to_str().expect("a path").to_owned());
    let url = postgres.url();
    let flags = ["--limits", "off", "--secret", SECRET, "--database", &url];
    let server = Server::start(binary(), &data, &flags);
    let (table, guest) = forgets_and_gives(&server, &["--database", &url, "--data", &text]);
    assert_eq!(fs::read_to_string(data.join("forgotten")).unwrap(), format!("{table} {guest}\n"));
    assert_eq!(postgres.sql("SELECT count(*) FROM names WHERE name LIKE 'Ben%'"), "0");
    assert_eq!(postgres.sql("SELECT count(*) FROM rows WHERE events LIKE '%Anna%'"), "0");
}

/// Copies SQLite's files of a server that is stopped.
fn copy_store(from: &Path, to: &Path) {
    for name in ["setzkasten.db", "setzkasten.db-wal"] {
        if from.join(name).exists() {
            fs::copy(from.join(name), to.join(name)).expect("it is copied");
        }
    }
}

fn holds(file: &Path, name: &str) -> bool {
    fs::read_to_string(file).expect("a file").contains(name)
}

/// A backup was made before somebody was forgotten. Restored where the `forgotten` file is at hand, the name does not come back;
/// where it is not, that is said. A copy of the old file itself is set right by the next start.
#[test]
fn nothing_forgotten_comes_back() {
    let place = folder();
    let path = |name: &str| place.path().join(name);
    let text = |name: &str| path(name).to_str().expect("a path").to_owned();
    let flags = ["--limits", "off", "--secret", SECRET];
    let server = Server::start(binary(), &path("a"), &flags);
    let (table, anna) = server.open(&json!({}));
    server.sit(&table, "Ben");
    let (deleted, _) = server.open(&json!({}));
    server.stop();
    let old = place.path().join("old");
    fs::create_dir(&old).unwrap();
    fs::create_dir(path("new")).unwrap();
    copy_store(&path("a"), &old);
    let before = text("old/before.jsonl");
    done(&["backup", &before, "--data", &text("a")]);
    assert!(holds(Path::new(&before), "Ben"));

    let server = Server::start(binary(), &path("a"), &flags);
    let guest = number_of(&done(&["people", "find", "ben", "--data", &text("a")]), "Ben");
    done(&["people", "forget", &table, &guest, "--data", &text("a")]);
    done(&["tables", "delete", &deleted, "--yes", "--data", &text("a")]);
    let after = text("new/after.jsonl");
    done(&["backup", &after, "--data", &text("a")]);
    assert!(!holds(Path::new(&after), "Ben") && holds(Path::new(&after), "Anna"));
    let noted = fs::read_to_string(path("new").join("forgotten")).expect("a file");
    let lines: BTreeSet<&str> = noted.lines().collect();
    assert_eq!(lines, BTreeSet::from([&*format!("{table} {guest}"), &*deleted]));
    server.stop();

    let check = |data: &str, names_there: &Value, is_deleted: bool| {
        let server = Server::start(binary(), &path(data), &flags);
        assert_eq!(&names(&server, &table), names_there, "{data}");
        assert_eq!(server.get(&format!("/api/tables/{deleted}")).status == 404, is_deleted, "{data}");
        server.join(&table, Some(&anna), 0);
        server.stop();
    };
    // Beside the old backup there is an old file; it knows nothing yet, but that is not to be seen from it.
    fs::remove_file(old.join("forgotten")).unwrap();
    let said = done(&["restore", &before, "--data", &text("b")]);
    assert!(said.contains("warning") && said.contains("may be back"), "{said}");
    check("b", &json!(["Anna", "Ben"]), false);
    // Beside the newest backup there is a new one.
    fs::copy(path("new").join("forgotten"), old.join("forgotten")).unwrap();
    let said = done(&["restore", &before, "--data", &text("c")]);
    assert!(!said.contains("warning") && said.contains("2 names, tables or persons"), "{said}");
    check("c", &json!(["Anna", "Gast"]), true);
    assert!(holds(&path("c").join("forgotten"), &table), "it goes on with the store");
    // In the folder it is restored into.
    fs::remove_file(old.join("forgotten")).unwrap();
    fs::create_dir(path("d")).unwrap();
    fs::copy(path("a").join("forgotten"), path("d").join("forgotten")).unwrap();
    done(&["restore", &before, "--data", &text("d")]);
    check("d", &json!(["Anna", "Gast"]), true);
    // The old file itself, put back by hand.
    fs::create_dir(path("e")).unwrap();
    copy_store(&old, &path("e"));
    fs::copy(path("a").join("forgotten"), path("e").join("forgotten")).unwrap();
    check("e", &json!(["Anna", "Gast"]), true);
}

/// Equal names are numbered, look-alikes refused; whom the host has sent away is told so and stays out, the rest of the
/// household does not.
#[test]
fn who_may_sit_down_and_under_which_name() {
    let place = folder();
    let server = Server::start(binary(), place.path(), &["--limits", "off"]);
    let (table, anna) = server.open(&json!({}));
    let seats = format!("/api/tables/{table}/seats");
    let ben = server.sit(&table, "anna");
    assert_eq!(names(&server, &table), json!(["Anna", "anna 2"]));
    let alike = server.post(&seats, &json!({"name": "Аnna"}));
    assert_eq!((alike.status, &alike.json()["code"]), (409, &json!("name_alike")), "{}", alike.body);

    let mut host = server.join(&table, Some(&anna), 0);
    let mut kicked = server.join(&table, Some(&ben), 0);
    host.arrange(&json!({"do": "kick", "seat": 1}));
    let bye = kicked.until("bye");
    assert_eq!(bye["reason"], "kicked", "{bye}");
    assert!(bye["sentence"]["de"].as_str().is_some_and(|text| text.contains("vom Tisch genommen")), "{bye}");
    let again = server.post(&seats, &json!({"name": "Ben", "was": ben}));
    assert_eq!(again.json()["code"], "kicked", "{}", again.body);
    // All come from this machine, the host as well: it stays open.
    server.sit(&table, "Cleo");
    assert_eq!(names(&server, &table), json!(["Anna", "Cleo"]));
}

/// The server is killed again and again, right after a name was forgotten and while others open tables: nothing forgotten comes
/// back, and nobody else is.
#[test]
fn what_was_forgotten_stays_so_through_crashes() {
    let place = folder();
    let data = place.path().to_str().expect("a path");
    let mut forgotten = Vec::new();
    for round in 0..4 {
        let server = Server::start(binary(), place.path(), &["--limits", "off"]);
        let (table, _) = server.open(&json!({}));
        let name = format!("Ben {round}");
        server.sit(&table, &name);
        let guest = number_of(&done(&["people", "find", &name, "--data", data]), &name);
        thread::scope(|scope| {
            let busy = scope.spawn(|| (0..30).for_each(|_| drop(server.open(&json!({})))));
            done(&["people", "forget", &table, &guest, "--data", data]);
            busy.join().expect("tables open");
        });
        server.signal("-KILL");
        forgotten.push(table);
    }
    let server = Server::start(binary(), place.path(), &["--limits", "off"]);
    for table in forgotten {
        assert_eq!(names(&server, &table), json!(["Anna", "Gast"]));
        assert_eq!(server.join(&table, None, 0).table["frame"]["seats"][1]["name"], "Gast");
    }
    assert!(done(&["people", "find", "Ben", "--data", data]).contains("0 found"));
    assert!(done(&["people", "find", "anna", "--data", data]).contains("124 found"));
}
