//! `setzkasten admin`: the way into the operator's page, while servers go on.

use crate::beside::{self, Failure, NoStore};
use crate::place::Place;
use crate::token;
use clap::{Args, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;

/// What `setzkasten admin` takes.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Make a new token for the page /verwaltung, and print it; the old one ends at once
    Token(Place),
}

/// Does it.
pub fn run(Arguments { action: Action::Token(place) }: &Arguments) -> io::Result<ExitCode> {
    beside::run("admin", async {
        let log = beside::open(place).await?;
        let token = token::renew(&*log).await.map_err(NoStore::from)?;
        writeln!(io::stdout(), "{token}").map_err(Failure::from)
    })
}
