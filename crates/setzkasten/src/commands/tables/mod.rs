//! `setzkasten tables`: what an operator does with single tables, while servers go on.

mod list;
mod show;
pub(super) mod when;

use crate::beside::{self, Failure};
use crate::forgotten::{Entry, Forgotten};
use crate::place::Place;
use clap::{Args, Subcommand};
use desk::row::TableId;
use std::io;
use std::process::ExitCode;
use tables::upkeep::{self, UpkeepError};

/// What `setzkasten tables` takes.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// List tables, in the order of their addresses
    List(list::Arguments),
    /// Show what may be known of a table without playing at it
    Show(show::Arguments),
    /// Close a table without a result: whoever is there sees it at once, and nobody can play on
    Close(One),
    /// Delete a table with everything that is kept of it, for good
    Delete(Deleted),
}

/// One table.
#[derive(Args)]
struct One {
    /// The table's address, 12 letters: the end of its link
    #[arg(value_parser = address)]
    table: TableId,
    #[command(flatten)]
    place: Place,
}

#[derive(Args)]
struct Deleted {
    #[command(flatten)]
    one: One,
    /// Yes, delete it; without, it is only said what would be deleted
    #[arg(long)]
    yes: bool,
}

/// Does it, and says so.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    beside::run("tables", async {
        match &arguments.action {
            Action::List(arguments) => list::run(arguments).await,
            Action::Show(arguments) => show::run(arguments).await,
            Action::Close(one) => close(one).await,
            Action::Delete(deleted) => delete(deleted).await,
        }
    })
}

/// A table's address, or a link that ends with one.
pub(super) fn address(text: &str) -> Result<TableId, String> {
    // Whoever pastes the whole link means its end.
    let name = text.trim_end_matches('/').rsplit('/').next().unwrap_or(text);
    TableId::parse(name)
        .ok_or_else(|| "a table's address has 12 letters, as in the end of its link".to_owned())
}

async fn close(One { table, place }: &One) -> Result<(), Failure> {
    let log = beside::open(place).await?;
    let now = beside::now(&*log).await?;
    upkeep::close(&*log, table, now, std::process::id()).await?;
    println!("table {table} is closed");
    Ok(())
}

async fn delete(Deleted { one: One { table, place }, yes }: &Deleted) -> Result<(), Failure> {
    let log = beside::open(place).await?;
    if !yes {
        let (listed, examined) = upkeep::examine(&*log, table, beside::now(&*log).await?).await?;
        show::print(&listed, &examined)?;
        let not_yet = "nothing was deleted; say --yes if this is the table you mean";
        return Err(Failure::Refused(not_yet.to_owned()));
    }
    log.find(table.clone()).await?.ok_or_else(|| UpkeepError::NoTable(table.clone()))?;
    // Noted first: if it is not deleted now, it is when a server starts.
    let forgotten = Forgotten::beside(&place.data);
    forgotten.add(&[Entry::table(table.clone())])?;
    upkeep::delete(&*log, table).await?;
    println!("table {table} is deleted, and noted in {}; backups still have it", forgotten.path().display());
    Ok(())
}
