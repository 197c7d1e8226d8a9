//! `setzkasten people`: who is kept by name, forgetting them, and giving them what is kept of them, while servers go on.

use crate::beside::{self, Failure};
use crate::commands::tables::{address, when};
use crate::forgotten::{Entry, Forgotten};
use crate::place::Place;
use clap::{Args, Subcommand};
use desk::row::TableId;
use game::Guest;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use tables::log::Log;
use tables::people;
use tables::upkeep::UpkeepError;

/// What `setzkasten people` takes.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// List the tables and guests with a name like this, in any case
    Find(Find),
    /// Forget a guest's name at a table, for good: everybody sees "Gast" from then on
    Forget(Forget),
    /// Print what is kept of a guest at a table, as JSON
    Export(One),
}

#[derive(Args)]
struct Find {
    /// The name, or a part of it
    name: String,
    #[command(flatten)]
    place: Place,
}

#[derive(Args)]
struct Forget {
    #[command(flatten)]
    one: One,
    /// A folder with backups: it is noted there, too, at once instead of with the next backup
    #[arg(long, value_name = "FOLDER")]
    backups: Option<PathBuf>,
}

/// Somebody at a table.
#[derive(Args)]
struct One {
    /// The table's address, 12 letters: the end of its link
    #[arg(value_parser = address)]
    table: TableId,
    /// The guest's number there, as `people find` shows it
    #[arg(value_parser = guest)]
    guest: Guest,
    #[command(flatten)]
    place: Place,
}

/// Does it, and says so.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    beside::run("people", async {
        match &arguments.action {
            Action::Find(arguments) => find(arguments).await,
            Action::Forget(arguments) => forget(arguments).await,
            Action::Export(one) => export(one).await,
        }
    })
}

fn guest(text: &str) -> Result<Guest, String> {
    text.parse().map(Guest::new).map_err(|_| "a guest is a number, as `people find` shows it".to_owned())
}

async fn find(Find { name, place }: &Find) -> Result<(), Failure> {
    let log = beside::open(place).await?;
    let found = people::find(&*log, name).await?;
    let mut out = io::stdout().lock();
    writeln!(out, "table         guest  game          stage    opened (UTC)      name")?;
    for people::Found { person, listed } in &found {
        let (table, guest, name) = (&person.table, person.guest.number(), &person.name);
        let (game, stage, opened) = (&listed.summary.game, listed.summary.stage, when::shown(listed.opened));
        writeln!(out, "{table}  {guest:>5}  {game:<13} {stage:<8} {opened}  {name}")?;
    }
    Ok(writeln!(out, "{} found", found.len())?)
}

async fn forget(Forget { one: One { table, guest, place }, backups }: &Forget) -> Result<(), Failure> {
    let log = beside::open(place).await?;
    is_there(&*log, table, *guest).await?;
    // Noted first: if it is not forgotten now, it is when a server starts.
    let entry = Entry::name(table.clone(), *guest);
    let folders = [Some(&place.data), backups.as_ref()];
    let files: Vec<Forgotten> =
        folders.into_iter().flatten().map(|folder| Forgotten::beside(folder)).collect();
    for file in &files {
        file.add([&entry]).map_err(|why| {
            Failure::Refused(format!(
                "{} cannot be written: {why}; nothing was forgotten",
                file.path().display()
            ))
        })?;
    }
    let is_new = log.forget(table.clone(), *guest).await?;
    let said = if is_new { "is forgotten" } else { "was forgotten already" };
    println!("the name of guest {} at table {table} {said}", guest.number());
    for file in &files {
        println!("noted in {}", file.path().display());
    }
    println!(
        "typed answers and house words are kept until the table is deleted: setzkasten tables delete {table}"
    );
    Ok(())
}

async fn is_there(log: &dyn Log, table: &TableId, guest: Guest) -> Result<(), Failure> {
    log.find(table.clone()).await?.ok_or_else(|| UpkeepError::NoTable(table.clone()))?;
    let names = log.names(table.clone()).await?;
    let is_known = names.iter().any(|(known, _)| known == guest);
    if is_known {
        return Ok(());
    }
    Err(Failure::Refused(format!(
        "there is no guest {} at table {table}; `setzkasten people find NAME` shows their numbers",
        guest.number()
    )))
}

async fn export(One { table, guest, place }: &One) -> Result<(), Failure> {
    let log = beside::open(place).await?;
    is_there(&*log, table, *guest).await?;
    let exported = people::export(&*log, table, *guest).await?;
    let text = serde_json::to_string_pretty(&exported).map_err(io::Error::from)?;
    Ok(writeln!(io::stdout(), "{text}")?)
}
