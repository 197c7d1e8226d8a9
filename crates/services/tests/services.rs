//! The services come, go, come again and hang as they are told.

use services::{Certificates, Nats, NatsSetup, Postgres, PostgresSetup};
use std::io::{ErrorKind, Read};
use std::net::TcpStream;
use std::time::Duration;

fn answers(port: u16) -> bool {
    TcpStream::connect(("127.0.0.1", port)).is_ok()
}

#[test]
fn postgres_keeps_what_it_has_written() {
    let mut postgres = Postgres::start();
    postgres.create_database("other");
    postgres.sql_in("other", "CREATE TABLE kept (number int); INSERT INTO kept VALUES (7)");
    postgres.stop();
    assert!(!answers(postgres.port()));
    postgres.start_again();
    assert_eq!(postgres.sql_in("other", "SELECT number FROM kept"), "7");
    let port = postgres.port();
    postgres.freeze();
    drop(postgres);
    assert!(!answers(port));
}

#[test]
fn postgres_asks_for_what_it_is_told_to() {
    let certificates = Certificates::for_this_machine();
    let setup = PostgresSetup {
        password: Some("geheim"),
        tls: Some(&certificates),
        durable: true,
        settings: "work_mem = '5MB'\n",
    };
    let postgres = Postgres::start_as(&setup);
    assert!(postgres.url().contains(":geheim@"));
    assert_eq!(postgres.sql("SHOW ssl"), "on");
    assert_eq!(postgres.sql("SHOW fsync"), "on");
    assert_eq!(postgres.sql("SHOW work_mem"), "5MB");
    assert!(
        postgres
            .sql("SELECT rolpassword FROM pg_authid WHERE rolname = 'postgres'")
            .starts_with("SCRAM-SHA-256")
    );
}

#[test]
fn nats_comes_goes_and_hangs() {
    let certificates = Certificates::for_this_machine();
    let mut nats = Nats::start_as(&NatsSetup { login: Some(("anna", "geheim")), tls: Some(&certificates) });
    let greeting = |nats: &Nats, patience: u64| {
        let mut line = TcpStream::connect(("127.0.0.1", nats.port()))?;
        line.set_read_timeout(Some(Duration::from_millis(patience)))?;
        let mut said = [0; 4096];
        let length = line.read(&mut said)?;
        Ok::<_, std::io::Error>(String::from_utf8_lossy(&said[..length]).into_owned())
    };
    let said = greeting(&nats, 20_000).unwrap();
    assert!(said.contains(r#""auth_required":true"#) && said.contains(r#""tls_required":true"#), "{said}");
    nats.freeze();
    assert_eq!(greeting(&nats, 500).unwrap_err().kind(), ErrorKind::WouldBlock);
    nats.thaw();
    assert!(greeting(&nats, 20_000).is_ok());
    nats.stop();
    assert!(!answers(nats.port()));
    nats.start_again();
    assert!(greeting(&nats, 20_000).is_ok());
    let port = nats.port();
    drop(nats);
    assert!(!answers(port));
}
