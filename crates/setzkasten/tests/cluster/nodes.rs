//! Three servers before one PostgreSQL and one NATS.

use crate::harness::Server;
use serde_json::{Value, json};
use services::{Nats, Postgres, PostgresSetup};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const SECRET: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// All of it; gone when dropped.
pub struct Nodes {
    binary: PathBuf,
    folder: TempDir,
    pub servers: Vec<Option<Server>>,
    /// Where each server is, or was.
    pub addresses: Vec<String>,
    pub postgres: Postgres,
    pub nats: Nats,
}

impl Nodes {
    /// So many servers; PostgreSQL writes to the disk before it says so.
    pub fn start(binary: &Path, count: usize) -> Self {
        let postgres = Postgres::start_as(&PostgresSetup { durable: true, ..PostgresSetup::default() });
        let nats = Nats::start();
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (servers, addresses) = (Vec::new(), Vec::new());
        let mut nodes = Self { binary: binary.to_owned(), folder, servers, addresses, postgres, nats };
        for node in 0..count {
            // Addresses of their own: nobody else takes the port while a server is down.
            nodes.addresses.push(format!("127.0.0.{}:0", 11 + node));
            nodes.servers.push(None);
            nodes.boot(node);
        }
        nodes
    }

    /// Starts a server that is down, where it was before.
    pub fn boot(&mut self, node: usize) {
        let (database, nats) = (self.postgres.url(), self.nats.url());
        let store = ["--database", &database, "--nats", &nats, "--secret", SECRET];
        let flags = [&store[..], &["--limits", "off", "--trust-proxy", "127.0.0.1"]].concat();
        let folder = self.folder.path().join(node.to_string());
        let server = Server::start_on(&self.addresses[node], &self.binary, &folder, &flags);
        self.addresses[node].clone_from(&server.address);
        self.servers[node] = Some(server);
    }

    /// The servers that are up.
    pub fn up(&self) -> impl Iterator<Item = &Server> {
        self.servers.iter().flatten()
    }

    /// Opens a table with two seats; its address and their secrets.
    pub fn open(&self) -> (String, [String; 2]) {
        let server = self.up().next().expect("a server is up");
        let options = json!({"mode": "same_roll", "glass": "off", "end": {"rounds": 50}});
        let (table, anna) = server.open(&options);
        let ben = server.sit(&table, "Ben");
        (table, [anna, ben])
    }

    /// What each server shows of a table to who watches.
    pub fn shown(&self, table: &str) -> Vec<Value> {
        self.up().map(|server| server.join(table, None, 0).table).collect()
    }

    /// All commands in the log: table, row, guest and id.
    pub fn commands(&self) -> Vec<(String, u64, u64, u64)> {
        let sql = "SELECT tables.name, rows.seq, rows.actor, rows.id FROM rows JOIN tables USING (number)
                   WHERE rows.actor IS NOT NULL AND rows.id IS NOT NULL";
        let number = |text: Option<&str>| text.and_then(|text| text.parse().ok()).expect("a number");
        let text = self.postgres.sql(sql);
        text.lines()
            .map(|line| {
                let mut fields = line.split('|');
                let table = fields.next().expect("a table").to_owned();
                (table, number(fields.next()), number(fields.next()), number(fields.next()))
            })
            .collect()
    }
}
