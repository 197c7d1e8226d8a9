//! `setzkasten results`: what people have played, folded anew or compared with the logs, while servers go on.

use crate::beside::{self, Failure};
use crate::place::Place;
use clap::{Args, Subcommand};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tables::results::{self, Compared, Progress};

/// What `setzkasten results` takes.
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Fold everybody's statistics and strengths anew from their results; the numbers come out the same
    Rebuild(Where),
    /// Compare results with the logs of the tables that are still kept
    Check(Where),
}

#[derive(Args)]
struct Where {
    #[command(flatten)]
    place: Place,
}

/// Does it, and says so.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    beside::run("results", async {
        match &arguments.action {
            Action::Rebuild(Where { place }) => rebuild(place).await,
            Action::Check(Where { place }) => check(place).await,
        }
    })
}

async fn rebuild(place: &Place) -> Result<(), Failure> {
    let log = beside::open(place).await?;
    let mut bar = Bar::default();
    let Progress { persons, results, .. } = results::rebuild(&*log, |progress| bar.show(progress)).await?;
    let rate = bar.rate(results);
    bar.end();
    Ok(writeln!(io::stdout(), "{results} results of {persons} people folded anew, {rate} a second")?)
}

async fn check(place: &Place) -> Result<(), Failure> {
    let log = beside::open(place).await?;
    let mut bar = Bar::default();
    let Compared { same, gone, other, unsettled } =
        results::check(&*log, |progress| bar.show(progress)).await?;
    bar.end();
    let mut out = io::stdout().lock();
    writeln!(out, "{same} results are as the logs say, {gone} are of tables that are not kept any more")?;
    if unsettled > 0 {
        writeln!(
            out,
            "{unsettled} tables are not settled yet: a running server does it within a minute or two"
        )?;
    }
    for (table, guest) in &other {
        writeln!(out, "table {table}, guest {}: the result is not as the log says", guest.number())?;
    }
    match other.len() {
        0 => Ok(()),
        count => Err(Failure::Refused(format!(
            "{count} results are not as the logs say; if this program is newer than they are, that is what has changed"
        ))),
    }
}

/// A bar while it takes its time, where somebody is looking.
struct Bar {
    begun: Instant,
    shown: Option<Instant>,
}

impl Default for Bar {
    fn default() -> Self {
        Self { begun: Instant::now(), shown: None }
    }
}

impl Bar {
    const WIDTH: u64 = 30;
    const EVERY: Duration = Duration::from_millis(100);

    fn show(&mut self, Progress { persons, done, results }: Progress) {
        if self.shown.is_some_and(|shown| shown.elapsed() < Self::EVERY) || !io::stderr().is_terminal() {
            return;
        }
        self.shown = Some(Instant::now());
        let full = (done * Self::WIDTH / persons.max(1)) as usize;
        let empty = Self::WIDTH as usize - full;
        let bar = format!("[{}{}]", "#".repeat(full), " ".repeat(empty));
        // Nobody minds a bar that cannot be shown.
        let _ = write!(
            io::stderr(),
            "\r{bar} {done} of {persons} people, {results} results, {} a second ",
            self.rate(results)
        );
    }

    fn rate(&self, results: u64) -> u64 {
        results * 1000 / (self.begun.elapsed().as_millis() as u64).max(1)
    }

    fn end(&self) {
        if self.shown.is_some() {
            let _ = writeln!(io::stderr());
        }
    }
}
