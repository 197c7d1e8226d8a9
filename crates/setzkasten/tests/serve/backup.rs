//! Backups as an operator makes them: of a running server, into another folder or a database, and back.

use super::{Server, binary, folder};
use serde_json::{Value, json};
use services::Postgres;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

fn setzkasten(command: &str, file: &Path, place: [&str; 2]) -> Output {
    Command::new(binary()).arg(command).arg(file).args(place).output().expect("it can be started")
}

fn done(command: &str, file: &Path, place: [&str; 2]) -> String {
    let output = setzkasten(command, file, place);
    let (said, failed) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command}: {failed}");
    said.into_owned()
}

fn refused(command: &str, file: &Path, place: [&str; 2]) -> String {
    let output = setzkasten(command, file, place);
    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What a player sees of their table.
fn view(server: &Server, table: &str, secret: &str) -> Value {
    server.join(table, Some(secret), 0).table["view"].clone()
}

/// A server is copied while players play at it. Its tables go to PostgreSQL, and from there into a folder again; each time, the
/// player sits at the table as it was.
#[test]
fn tables_move_between_folders_and_databases() {
    let place = folder();
    let path = |name: &str| place.path().join(name);
    let text = |name: &str| path(name).to_str().expect("a path").to_owned();
    let flags = ["--limits", "off", "--secret", SECRET];
    let server = Server::start(binary(), &path("a"), &flags);
    let (table, anna) = server.open(&json!({"glass": "off"}));
    let mut socket = server.join(&table, Some(&anna), 0);
    socket.arrange(&json!({"do": "start"}));
    socket.act(&json!({"do": "roll"}));
    let seen = socket.table["view"].clone();
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !stop.load(Ordering::Relaxed) {
                let (table, secret) = server.open(&json!({}));
                server.join(&table, Some(&secret), 0).arrange(&json!({"do": "start"}));
            }
        });
        for number in 0..3 {
            let said = done("backup", &path(&format!("busy-{number}")), ["--data", &text("a")]);
            assert!(!said.contains("seat.key"), "there is none: {said}");
        }
        stop.store(true, Ordering::Relaxed);
    });
    server.stop();

    done("backup", &path("one"), ["--data", &text("a")]);
    let postgres = Postgres::start();
    let said = refused("backup", &path("none"), ["--database", &postgres.url()]);
    assert!(said.contains("no tables of Setzkasten in it"), "{said}");
    let said = done("restore", &path("one"), ["--database", &postgres.url()]);
    assert!(said.contains(" tables, ") && said.contains(" rows, "), "{said}");
    let shared =
        Server::start(binary(), &path("nothing"), &[&flags[..], &["--database", &postgres.url()]].concat());
    assert_eq!(view(&shared, &table, &anna), seen);
    shared.stop();

    done("backup", &path("two"), ["--database", &postgres.url()]);
    done("restore", &path("two"), ["--data", &text("b")]);
    let back = Server::start(binary(), &path("b"), &flags);
    assert_eq!(view(&back, &table, &anna), seen);
    let said = refused("restore", &path("two"), ["--data", &text("b")]);
    assert!(said.contains("in use by another server"), "{said}");
    back.stop();

    done("restore", &path("busy-2"), ["--data", &text("c")]);
    let busy = Server::start(binary(), &path("c"), &flags);
    assert_eq!(view(&busy, &table, &anna), seen);
}

/// A night's backup is not lost because the database restarts at that moment.
#[test]
fn a_backup_waits_for_a_database_that_comes_back() {
    let place = folder();
    let mut postgres = Postgres::start();
    let url = postgres.url();
    let flags = ["--secret", SECRET, "--database", &url];
    let server = Server::start(binary(), &place.path().join("data"), &flags);
    server.open(&json!({}));
    server.stop();
    postgres.stop();
    let mut command = Command::new(binary());
    command.arg("backup").arg(place.path().join("file")).args(["--database", &url]);
    let mut backup =
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it can be started");
    let mut told = String::new();
    BufReader::new(backup.stderr.take().expect("a pipe")).read_line(&mut told).expect("a line");
    assert!(told.contains("does not answer") && told.contains("trying again in 5 s"), "{told}");
    postgres.start_again();
    let mut said = String::new();
    backup.stdout.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert!(backup.wait().expect("it ends").success());
    assert!(said.starts_with("1 tables, "), "{said}");
}

#[test]
fn what_cannot_be_copied_or_restored_is_said_and_changes_nothing() {
    let place = folder();
    let path = |name: &str| place.path().join(name);
    let text = |name: &str| path(name).to_str().expect("a path").to_owned();
    let server = Server::start(binary(), &path("a"), &["--secret", SECRET]);
    server.open(&json!({}));
    server.stop();
    done("backup", &path("file"), ["--data", &text("a")]);
    let said = refused("backup", &path("file"), ["--data", &text("a")]);
    assert!(said.contains("is there already"), "{said}");
    let said = refused("backup", &path("other"), ["--data", &text("nothing")]);
    assert!(said.contains("no tables in") && !path("nothing").exists() && !path("other").exists(), "{said}");
    let said = refused("restore", &path("file"), ["--data", &text("a")]);
    assert!(said.contains("there are tables already"), "{said}");
    let said = refused("restore", &path("missing"), ["--data", &text("b")]);
    assert!(said.contains("cannot be read"), "{said}");

    let whole = fs::read(path("file")).unwrap();
    fs::write(path("half"), &whole[..whole.len() / 2]).unwrap();
    let said = refused("restore", &path("half"), ["--data", &text("b")]);
    assert!(said.contains("cut off"), "{said}");
    let left: Vec<_> = fs::read_dir(path("b")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["lock"]);

    // A server that was started too early has made an empty file; that is no hindrance.
    Server::start(binary(), &path("b"), &["--secret", SECRET]).stop();
    done("restore", &path("file"), ["--data", &text("b")]);
    let mut left: Vec<_> = fs::read_dir(path("b")).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["lock", "seat.key.check", "setzkasten.db"]);
}

/// Runs a command with this on its standard input.
fn piped(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(binary());
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it can be started");
    child.stdin.take().expect("stdin is piped").write_all(input).expect("it is read");
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// From one pipe into another: nothing but the backup is written there. Somebody was forgotten after it was made.
#[test]
fn a_backup_goes_through_pipes() {
    let place = folder();
    let path = |name: &str| place.path().join(name);
    let of = |name: &str| path(name).to_str().expect("a path").to_owned();
    let server = Server::start(binary(), &path("a"), &[]);
    let (table, _) = server.open(&json!({}));
    let back_up = || {
        let mut command = Command::new(binary());
        command.args(["backup", "-", "--data", &of("a")]).current_dir(place.path());
        command.output().expect("it runs")
    };
    let made = back_up();
    assert!(made.status.success(), "{}", text(&made.stderr));
    let end = text(&made.stdout).lines().last().map(str::to_owned).expect("lines");
    assert!(end.contains("sha256") && made.stdout.ends_with(b"\n"), "{end}");
    let said = text(&made.stderr);
    assert!(said.contains("written to standard output") && said.contains("seat.key"), "{said}");
    assert!(!said.contains("forgotten"), "nothing was: {said}");
    assert!(!path("-").exists(), "no file has this name");

    let forget = ["people", "forget", &table, "0", "--data", &of("a")];
    assert!(Command::new(binary()).args(forget).output().expect("it runs").status.success());
    server.stop();
    let later = back_up();
    let kept = format!("keep a copy of {}", path("a/forgotten").display());
    assert!(text(&later.stderr).contains(&kept), "{}", text(&later.stderr));

    // Without the file the name is back, which is warned of; with it in the data folder, it is not.
    let restore = |name: &str| piped(&["restore", "-", "--data", &of(name)], &made.stdout);
    let without = restore("b");
    let warning = format!("there is no {}", path("b/forgotten").display());
    assert!(
        without.status.success() && text(&without.stderr).contains(&warning),
        "{}",
        text(&without.stderr)
    );
    assert!(text(&without.stdout).contains("restored from standard input"), "{}", text(&without.stdout));
    fs::create_dir(path("c")).expect("a folder");
    fs::copy(path("a/forgotten"), path("c/forgotten")).expect("it is copied");
    let with = restore("c");
    assert!(with.status.success() && with.stderr.is_empty(), "{}", text(&with.stderr));
    for (name, found) in [("b", "1 found"), ("c", "0 found")] {
        let output = Command::new(binary()).args(["people", "find", "Anna", "--data", &of(name)]).output();
        let said = text(&output.expect("it runs").stdout);
        assert!(said.contains(found), "{name}: {said}");
    }

    let half = piped(&["restore", "-", "--data", &of("d")], &made.stdout[..made.stdout.len() / 2]);
    assert!(!half.status.success() && text(&half.stderr).contains("standard input: it is cut off"));
}

#[test]
fn a_pipe_that_breaks_is_a_failure() {
    let place = folder();
    let data = place.path().to_str().expect("a path");
    let server = Server::start(binary(), place.path(), &[]);
    server.open(&json!({}));
    let mut command = Command::new(binary());
    command.args(["backup", "-", "--data", data]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(
        !output.status.success() && text(&output.stderr).contains("cannot be written"),
        "{}",
        text(&output.stderr)
    );
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

#[test]
fn a_folder_keeps_the_newest_backups() {
    let place = folder();
    let path = |name: &str| place.path().join(name);
    let data = path("a").to_str().expect("a path").to_owned();
    let backups = path("backups");
    let server = Server::start(binary(), &path("a"), &[]);
    server.open(&json!({}));
    let back_up = || {
        let output = Command::new(binary())
            .args(["backup", "--newest", "2", "--data", &data])
            .arg(&backups)
            .output()
            .expect("it runs");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let names = || {
        let entries = fs::read_dir(&backups).expect("a folder");
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    let said = back_up();
    assert!(said.contains("0 older backups removed"), "{said}");
    assert_eq!((mode(&backups), names().len()), (0o700, 2), "the backup and `forgotten`: {:?}", names());
    for old in
        ["setzkasten-2020-01-01T00-00-00Z.jsonl", "setzkasten-2020-01-02T00-00-00Z.jsonl", "mine.jsonl"]
    {
        fs::write(backups.join(old), "").expect("a file");
    }
    thread::sleep(std::time::Duration::from_millis(1_100));
    let said = back_up();
    assert!(said.contains("2 older backups removed, 2 are kept"), "{said}");
    let left = names();
    assert!(left.len() == 4 && left[0] == "forgotten" && left[1] == "mine.jsonl", "{left:?}");
    for name in &left[2..] {
        assert!(name.starts_with("setzkasten-20") && mode(&backups.join(name)) == 0o600, "{name}");
    }
    assert_eq!(mode(&backups.join("forgotten")), 0o600);
}

/// As root makes one of a server that is stopped and runs as somebody else: nothing there becomes root's.
#[test]
fn a_backup_leaves_the_files_to_their_owner() {
    let place = folder();
    let data = place.path().join("data");
    let server = Server::start(binary(), &data, &[]);
    server.open(&json!({}));
    server.stop();
    let owner = if fs::metadata(&data).expect("a folder").uid() == 0 { 65_534 } else { return };
    let files = || fs::read_dir(&data).expect("a folder").map(|entry| entry.expect("a file").path());
    for path in files().chain([data.clone()]) {
        chown(path, Some(owner), Some(owner)).expect("root may");
    }
    done("backup", &place.path().join("file"), ["--data", data.to_str().expect("a path")]);
    for path in files() {
        assert_eq!(fs::metadata(&path).expect("a file").uid(), owner, "{}", path.display());
    }
}
