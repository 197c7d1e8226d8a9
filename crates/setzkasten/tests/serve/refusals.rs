//! What a server says that does not start, or starts with something missing: one sentence, with what to do.

use super::{binary, folder};
use serde_json::json;
use services::{Nats, NatsSetup, Postgres, PostgresSetup};
use std::fs;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
/// Root may read everything: whoever must not is this user.
const NOBODY: u32 = 65_534;

/// The program as somebody who is not root; root gives them the folder.
fn as_nobody(data: &Path) -> Command {
    if fs::metadata(data).expect("a folder").uid() != 0 {
        return Command::new(binary());
    }
    chown(data, Some(NOBODY), Some(NOBODY)).expect("root may");
    let mut command = Command::new("setpriv");
    command.args([&format!("--reuid={NOBODY}"), &format!("--regid={NOBODY}"), "--clear-groups"]);
    command.arg(binary());
    command
}

/// All that is said by a server that does not start: one sentence.
fn refusal_of(mut command: Command, data: &Path, arguments: &[&str]) -> String {
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"]).arg(data).args(arguments);
    let output = command.output().expect("it can be started");
    assert!(!output.status.success(), "it starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.starts_with("setzkasten serve: ") && said.lines().count() == 1, "{said}");
    said
}

fn refusal(data: &Path, arguments: &[&str]) -> String {
    refusal_of(Command::new(binary()), data, arguments)
}

/// What is said at the start by a server that does start.
fn warnings(data: &Path, arguments: &[&str]) -> String {
    let mut child = Command::new(binary())
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
        .arg(data)
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it can be started");
    let stdout = child.stdout.take().expect("stdout is piped");
    BufReader::new(stdout).read_line(&mut String::new()).expect("it listens");
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    let mut said = String::new();
    child.stderr.take().expect("stderr is piped").read_to_string(&mut said).expect("it is read");
    said
}

#[test]
fn a_key_that_cannot_be_read_is_named() {
    let place = folder();
    let key = place.path().join("seat.key");
    let sentence = format!("the key that signs seats cannot be read from {} or kept there: ", key.display());
    fs::create_dir(&key).expect("a folder in its place");
    let said = refusal(place.path(), &[]);
    assert!(said.contains(&format!("{sentence}Is a directory")) && said.contains("--secret"), "{said}");
    fs::remove_dir(&key).expect("it goes");

    symlink("/nowhere/seat.key", &key).expect("a link to nowhere");
    let said = refusal(place.path(), &[]);
    assert!(said.contains(&sentence), "{said}");
    fs::remove_file(&key).expect("it goes");

    fs::write(&key, [0xff; 64]).expect("no text");
    let said = refusal(place.path(), &[]);
    assert!(said.contains(&sentence), "{said}");

    fs::write(&key, SECRET).expect("a key");
    fs::set_permissions(&key, fs::Permissions::from_mode(0o000)).expect("its mode");
    for left in ["lock", "setzkasten.db", "setzkasten.db-wal", "setzkasten.db-shm"] {
        let _ = fs::remove_file(place.path().join(left));
    }
    let said = refusal_of(as_nobody(place.path()), place.path(), &[]);
    assert!(said.contains(&format!("{sentence}Permission denied")), "{said}");
}

/// The version of a file of SQLite lies in its head.
fn set_version(file: &Path, version: u32) {
    let mut file = fs::File::options().write(true).open(file).expect("a file");
    file.seek(SeekFrom::Start(60)).expect("its head");
    file.write_all(&version.to_be_bytes()).expect("it is written");
}

#[test]
fn a_file_of_a_newer_program_is_left_alone() {
    let place = folder();
    let server = super::Server::start(binary(), place.path(), &[]);
    server.open(&json!({}));
    server.stop();
    let file = place.path().join("setzkasten.db");
    set_version(&file, 1000);
    let before = fs::read(&file).expect("a file");
    let sentence = format!("the tables in {} cannot be used: the file is of version 1000", file.display());
    let said = refusal(place.path(), &[]);
    assert!(said.contains(&sentence) && said.contains("use the newer program"), "{said}");
    for command in [&["tables", "list"][..], &["backup", "-"], &["people", "find", "Anna"]] {
        let output =
            Command::new(binary()).args(command).arg("--data").arg(place.path()).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && output.stdout.is_empty(), "{command:?}");
        assert!(said.contains(&sentence) && said.lines().count() == 1, "{said}");
    }
    assert_eq!(fs::read(&file).expect("a file"), before, "it is as it was");

    fs::write(&file, "no database, however long one looks at it ".repeat(50)).expect("nonsense");
    let said = refusal(place.path(), &[]);
    assert!(said.contains("damaged, or no database of SQLite"), "{said}");
}

#[test]
fn a_wrong_password_of_nats_is_said_by_us_alone() {
    let place = folder();
    // Else there is a warning of that, too.
    let postgres = Postgres::start_as(&PostgresSetup { durable: true, ..PostgresSetup::default() });
    let nats = Nats::start_as(&NatsSetup { login: Some(("anna", "richtig")), tls: None });
    let (database, hints) = (postgres.url(), format!("nats://anna:falsch@127.0.0.1:{}", nats.port()));
    let flags = ["--database", &database, "--nats", &hints, "--secret", SECRET];
    let said = refusal(place.path(), &flags);
    assert!(said.contains("refuses user and password") && !said.contains("falsch"), "{said}");
}

#[test]
fn a_base_path_that_is_no_path_is_refused() {
    let place = folder();
    let output = Command::new(binary())
        .args(["serve", "--base-path", "spiele?x", "--data"])
        .arg(place.path().join("data"))
        .output()
        .expect("it can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("no path like /spiele"), "{said}");
    assert!(!place.path().join("data").exists(), "nothing is made");
}

#[test]
fn texts_that_nobody_will_see_are_warned_of() {
    let place = folder();
    let (data, texts) = (place.path().join("data"), place.path().join("texts"));
    let named = ["--texts", texts.to_str().expect("a path")];
    let said = warnings(&data, &named);
    let sentence = format!("the texts folder {} cannot be read (No such file", texts.display());
    assert!(said.contains(&sentence) && said.lines().count() == 1, "{said}");
    assert_eq!(warnings(&data, &[]), "", "nobody has asked for texts");

    fs::create_dir(&texts).expect("a folder");
    assert_eq!(warnings(&data, &named), "");
    fs::write(texts.join("impressum.txt"), [0xff]).expect("no UTF-8");
    let said = warnings(&data, &named);
    assert!(said.contains("impressum.txt in the texts folder") && said.lines().count() == 1, "{said}");

    let template = "deploy/texts/templates/impressum.txt";
    let template = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(template);
    fs::copy(template, texts.join("impressum.txt")).expect("a template");
    let said = warnings(&data, &named);
    assert!(said.contains("has places that are not filled in") && said.lines().count() == 1, "{said}");
}
