//! Backup and restore, as root does it on one machine, and with PostgreSQL.

use super::desk::{Desk, PASSWORD};
use super::page::Page;

const SERVER: &str = "127.0.0.1:8080";

#[test]
fn backup_and_restore() {
    let Some(desk) = Desk::with_package() else { return };
    let page = Page::new("docs/operating/backup.md");
    let table = desk.open_table(SERVER);
    every_night(&desk, &page);
    by_hand(&desk, &page);
    restore(&desk, &page, &table);
    sqlite_files(&desk, &page);
    damaged_table(&desk, &page, &table);
    postgres(&desk, &page);
    page.finish();
}

fn every_night(desk: &Desk, page: &Page) {
    // From the repository, instead of the package's own.
    desk.run("rm /lib/systemd/system/setzkasten-backup.*");
    desk.run(&format!("cd setzkasten\n{}", page.take("cp deploy/setzkasten-backup.service")));
    desk.run("systemd-analyze verify --man=no setzkasten-backup.service setzkasten-backup.timer");
    let listed = desk.run(&page.take("systemctl enable --now setzkasten-backup.timer"));
    assert!(listed.contains("Z.jsonl") && listed.contains("forgotten"), "{listed}");
    let said = desk.run(&page.take("systemctl show --property=Result setzkasten-backup"));
    assert!(said.contains("Result=success") && said.contains("1 tables"), "{said}");
    desk.run(&page.take("install --mode=600 /var/lib/setzkasten/seat.key"));
    assert_eq!(desk.mode("/var/backups/setzkasten/seat.key"), (0o600, 0));
}

fn by_hand(desk: &Desk, page: &Page) {
    desk.run(&page.take("setzkasten backup tables.jsonl"));
    assert_eq!(desk.mode("/root/tables.jsonl"), (0o600, 0));
    // Another second, another name.
    let said = desk.run(&format!("sleep 1.1\n{}", page.take("set -a; . /etc/setzkasten/setzkasten.env")));
    assert!(said.contains("0 older backups removed"), "{said}");
    let said = desk.run(&page.take("setzkasten backup - --data"));
    assert_eq!(said, "", "all of it went into the pipe");
    assert_eq!(desk.mode("/root/tables.jsonl.gz").0, 0o600);
}

/// Back to the backup: a later table is gone, a name that was forgotten since stays so.
fn restore(desk: &Desk, page: &Page, table: &str) {
    let later = desk.open_table(SERVER);
    desk.run(&format!("setzkasten people forget {table} 0 --data /var/lib/setzkasten"));
    desk.run(&page.take("mkdir /var/lib/setzkasten/old"));
    desk.is_ready(SERVER);
    let owner = desk.mode("/var/lib/setzkasten").1;
    assert_ne!(owner, 0);
    assert_eq!(desk.mode("/var/lib/setzkasten/setzkasten.db"), (0o600, owner));
    let found = desk.run(&format!("curl --fail --silent {SERVER}/api/tables/{table}"));
    assert!(found.contains("Gast") && !found.contains("Anna"), "{found}");
    let gone = desk.run(&format!(
        "curl --silent --output /dev/null --write-out '%{{http_code}}' {SERVER}/api/tables/{later}"
    ));
    assert_eq!(gone, "404");

    desk.run(&page.take("setzkasten restore tables.jsonl --data /tmp/trial"));
    let serve = page.take("setzkasten serve --data /tmp/trial");
    desk.run(&format!("({}) > /tmp/trial.log 2>&1 & trap 'kill $(jobs -p)' EXIT
        for _ in $(seq 300); do curl --fail --silent 127.0.0.1:8081/api/tables/{table} && exit; sleep 0.2; done; exit 1", serve.trim()));
    let said = desk.run(&page.take("gunzip --stdout tables.jsonl.gz"));
    assert!(said.contains("restored from standard input"), "{said}");
}

fn sqlite_files(desk: &Desk, page: &Page) {
    desk.run(&page.take("sqlite3 /var/lib/setzkasten/setzkasten.db \".backup copy.db\""));
    assert_eq!(desk.mode("/root/copy.db").0, 0o600);
    desk.run(&page.take("sqlite3 /var/lib/setzkasten/setzkasten.db VACUUM"));
    desk.is_ready(SERVER);
    assert_eq!(desk.mode("/var/lib/setzkasten/setzkasten.db").1, desk.mode("/var/lib/setzkasten").1);
}

/// A row is lost, and comes back from the backup.
fn damaged_table(desk: &Desk, page: &Page, table: &str) {
    let file = "/var/lib/setzkasten/setzkasten.db";
    let rows = format!("sqlite3 {file} 'SELECT count(*), sum(seq) FROM rows'");
    desk.run("systemctl stop setzkasten");
    let before = desk.run(&rows);
    desk.run(&format!("sqlite3 {file} 'DELETE FROM rows WHERE seq = 1'"));
    assert_ne!(desk.run(&rows), before);
    desk.run(&page.take("sqlite3 /var/lib/setzkasten/setzkasten.db <<").replace("ABCDEFGHJKLM", table));
    assert_eq!(desk.run(&rows), before);
    desk.run("systemctl start setzkasten");
    desk.is_ready(SERVER);
    let found = desk.run(&format!("curl --fail --silent {SERVER}/api/tables/{table}"));
    assert!(found.contains("Gast"), "the name stays forgotten: {found}");
}

/// With TLS, checked to the host's name, and no password on a command line.
fn postgres(desk: &Desk, page: &Page) {
    desk.start_postgres();
    let guide = Page::new("docs/operating.md");
    desk.run(&guide.take("CREATE ROLE setzkasten").replace("'PASSWORD'", &format!("'{PASSWORD}'")));
    desk.write("/etc/setzkasten/pg_service.conf", &page.take("[setzkasten]"));
    desk.write("/etc/setzkasten/pgpass", &page.take("db.internal:5432:").replace("PASSWORD", PASSWORD));
    desk.run("chmod 600 /etc/setzkasten/pgpass");
    let url = format!("postgres://setzkasten:{PASSWORD}@db.internal:5432/setzkasten?sslmode=verify-full");
    let place = format!("export SETZKASTEN_DATABASE='{url}' SETZKASTEN_CA_FILE=/etc/setzkasten/ca.pem");
    desk.run(&format!("{place}\nsetzkasten restore tables.jsonl"));
    let said = desk.run(&page.take("pg_dump --dbname=service=setzkasten"));
    assert!(said.contains("(1 row)"), "{said}");
    assert_eq!(desk.mode("/root/setzkasten.dump"), (0o600, 0));
    let before = desk.run(&format!("{place}\nsetzkasten backup -"));
    desk.run(&page.take("pg_restore --dbname=service=setzkasten"));
    assert_eq!(desk.run(&format!("{place}\nsetzkasten backup -")), before);

    // The timer's service takes the database that the server uses.
    desk.write(
        "/etc/setzkasten/setzkasten.env",
        &format!("SETZKASTEN_DATABASE={url}\nSETZKASTEN_CA_FILE=/etc/setzkasten/ca.pem\n"),
    );
    desk.run("sleep 1.1; systemctl start setzkasten-backup || { journalctl -u setzkasten-backup; exit 1; }");
    let newest = desk.run("cat \"$(ls /var/backups/setzkasten/*Z.jsonl | tail -n 1)\"");
    assert_eq!(newest, before);
}
