//! `setzkasten serve`: the one server. One port for everything, one folder for all data.

mod accept;
mod admin;
mod api;
mod assets;
mod cards;
mod config;
mod data;
mod disk;
mod door;
mod error;
mod frames;
mod guesses;
mod lag;
mod limits;
mod log_levels;
mod me;
mod metrics;
mod moved;
mod origin;
mod proxies;
mod readiness;
mod rejections;
mod round_trip;
mod router;
mod slots;
mod socket;
mod store;
mod texts;
mod words;

#[cfg(test)]
pub use admin::types as admin_types;
#[cfg(test)]
pub use api::types as api_types;
#[cfg(test)]
pub use cards::{Difficulty as CardDifficulty, PrintedCard};
pub use config::Arguments;
pub use data::{DataFolder, key_of, log_of, random_bytes};
pub use error::StartError;
#[cfg(test)]
pub use me::types as me_types;
#[cfg(test)]
pub use moved::{Engine, MoveRequest};
pub use store::{open_database, open_database_to_read};
#[cfg(test)]
pub use words::WordRequest;

use crate::token;
use admin::{Recent, WRONG_TOKENS};
use config::Switch;
use disk::Disk;
use game::Chance;
use guesses::Guesses;
use limits::RateLimits;
use me::WRONG_LINKS;
use origin::Origins;
use proxies::Proxies;
use readiness::Readiness;
use rejections::Rejections;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use slots::{Shares, Slots};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;
use store::{Store, StoreFigures};
use tables::{Counts, Limits, ServerClock, Tables};
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::filter::LevelFilter;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// For open sockets to close before the server exits.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);
/// Between two looks at what is remembered of addresses, and at the disk.
const HOUSEKEEPING_INTERVAL: Duration = Duration::from_secs(10);
/// The most open connections that are no sockets, and of one address. Browsers open up to six each, and a class may share an
/// address.
const CONNECTIONS: Shares = Shares { all: 4096, address: 256 };
/// Files besides connections and sockets.
const OTHER_FILES: usize = 256;

/// The state shared by all handlers.
pub struct Server {
    tables: Tables,
    store: StoreFigures,
    arguments: Arguments,
    limits: RateLimits,
    guesses: Guesses,
    /// The budget of wrong tokens for the operator's page.
    wrong_tokens: Guesses,
    /// The budget of wrong codes and sheets by which a device is connected.
    wrong_links: Guesses,
    /// What the log has said last.
    recent: Recent,
    proxies: Proxies,
    origins: Origins,
    /// Connections that are no sockets; behind a proxy, requests.
    connections: Arc<Slots>,
    sockets: Arc<Slots>,
    rejections: Rejections,
    /// Answers by status.
    responses: Counts<u16>,
    readiness: Readiness,
    /// When it was started, since 1970.
    started: Duration,
    /// Where the tables are kept, if it is a folder.
    disk: Option<Disk>,
}

/// Serves until a signal stops it.
pub fn run(arguments: Arguments) -> std::io::Result<ExitCode> {
    if arguments.print_config {
        print!("{}", arguments.shown());
        return Ok(ExitCode::SUCCESS);
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(workers()).enable_all().build()?;
    match runtime.block_on(serve(arguments)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            eprintln!("setzkasten serve: {error}");
            Ok(ExitCode::FAILURE)
        }
    }
}

/// Leaves one core to the thread that writes the log: under load, it writes all the time.
fn workers() -> usize {
    available_parallelism().map_or(1, |cores| cores.get() - 1).max(1)
}

async fn serve(arguments: Arguments) -> Result<(), StartError> {
    let recent = Recent::default();
    start_logging(&arguments, recent.clone());
    raise_file_limit(arguments.max_sockets);
    texts::look(&arguments.texts(), arguments.texts.is_some());
    let Store { log, hints, signer, figures: store, folder } = Store::open(&arguments).await?;
    // Synchronized before the first stamp: all servers that share a log use its clock.
    let clock = ServerClock::start();
    clock.set_by(&*log).await.map_err(StartError::Clock)?;
    let chance = match arguments.seed {
        Some(seed) => {
            tracing::warn!(seed, "chance is fixed by --seed: dice can be foretold, for tests only");
            Chance::from_seed(seed)
        }
        None => Chance::from_bytes(data::random_bytes()?),
    };
    let token = token::first(&*log).await?;
    let (tables, keep, public_names) = (arguments.max_tables, arguments.keep, arguments.public_names.into());
    let limits = Limits { tables, keep, public_names };
    let tables = Tables::new(log, hints, signer, clock, chance, limits);
    let listener = accept::listen(&arguments.listen)
        .await
        .map_err(|error| StartError::Listen(arguments.listen.clone(), error))?;
    let address =
        listener.local_addr().map_err(|error| StartError::Listen(arguments.listen.clone(), error))?;
    let (base, store_shown) = (arguments.base_path(), arguments.place.shown_store());
    let disk = folder.as_ref().map(|folder| Disk::new(folder.path()));
    let server = Arc::new(Server::new(tables, store, arguments, disk, recent));
    let keeping = tokio::spawn(keep_house(Arc::clone(&server)));
    // Before anybody knows that we listen, and may want us to stop.
    let stopped = stop_signal()?;
    // From here on only a stop, or a kill, ends the server.
    folder.as_ref().map(DataFolder::begin).transpose()?;
    let accepting = tokio::spawn(accept::accept(listener, Arc::clone(&server), stopped));
    // Not println!: it panics if standard output is closed.
    let _ = writeln!(std::io::stdout(), "listening on http://{address}{base}");
    if let Some(token) = token {
        let _ = writeln!(
            std::io::stdout(),
            "the operator's page is {base}/verwaltung; its token, told only this once: {token}"
        );
    }
    tracing::info!(version = env!("CARGO_PKG_VERSION"), store = store_shown, %address, base, "Setzkasten is listening");
    let accepted = accepting.await;
    tracing::info!("stopping");
    keeping.abort();
    // Requests first: they may need the tables.
    if let Ok(open) = accepted {
        accept::drain(open).await;
    }
    server.tables.stop().await;
    server.wait_for_sockets().await;
    if let Some(folder) = folder {
        folder.end();
    }
    Ok(())
}

/// Every socket is an open file. Where it cannot be raised, connections that are too many are not accepted, and that is said.
fn raise_file_limit(sockets: usize) {
    let wanted = (sockets + CONNECTIONS.all + OTHER_FILES) as u64;
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_some_and(|current| current < wanted) {
        let raised = Some(maximum.map_or(wanted, |maximum| maximum.min(wanted)));
        let _ = setrlimit(Resource::Nofile, Rlimit { current: raised, maximum });
    }
}

/// Forgets addresses that are limited no more, and looks at the disk, again and again.
async fn keep_house(server: Arc<Server>) {
    let mut every = tokio::time::interval(HOUSEKEEPING_INTERVAL);
    loop {
        every.tick().await;
        server.limits.sweep();
        server.guesses.sweep();
        server.wrong_tokens.sweep();
        server.wrong_links.sweep();
        let server = Arc::clone(&server);
        // A disk may take its time.
        let _ = tokio::task::spawn_blocking(move || server.disk.as_ref().map(Disk::look)).await;
    }
}

fn start_logging(arguments: &Arguments, recent: Recent) {
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = match arguments.log_format {
        config::LogFormat::Text => lines.with_ansi(false).boxed(),
        config::LogFormat::Json => lines.json().boxed(),
    };
    // What is not logged is still told on the operator's page, if it is a warning or worse.
    let log = tracing_subscriber::registry()
        .with(lines.with_filter(arguments.log.filter()))
        .with(recent.with_filter(LevelFilter::WARN));
    // Fails at a second start in the same process, as in tests; the first logger stays.
    let _ = log.try_init();
}

/// Catches SIGINT and SIGTERM from now on; what it returns waits for one of them.
fn stop_signal() -> Result<impl Future<Output = ()>, StartError> {
    let mut interrupt = signal(SignalKind::interrupt()).map_err(StartError::Signals)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(StartError::Signals)?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

impl Server {
    fn new(
        tables: Tables,
        store: StoreFigures,
        arguments: Arguments,
        disk: Option<Disk>,
        recent: Recent,
    ) -> Self {
        let is_limited = arguments.limits == Switch::On;
        let share = |own: usize| if is_limited { own } else { usize::MAX };
        // However few sockets there are in all, one address cannot have them all.
        let own = arguments.address_sockets.min(arguments.max_sockets.div_ceil(2));
        let sockets = Shares { all: arguments.max_sockets, address: share(own) };
        let connections = Shares { address: share(CONNECTIONS.address), ..CONNECTIONS };
        Self {
            tables,
            store,
            limits: RateLimits::new(arguments.limits),
            guesses: Guesses::new(if is_limited { arguments.wrong_codes } else { 0 }),
            wrong_tokens: Guesses::new(if is_limited { WRONG_TOKENS } else { 0 }),
            wrong_links: Guesses::new(if is_limited { WRONG_LINKS } else { 0 }),
            recent,
            proxies: arguments.proxies(),
            origins: arguments.origins(),
            connections: Slots::new(connections),
            sockets: Slots::new(sockets),
            rejections: Rejections::default(),
            responses: Counts::default(),
            started: metrics::start_time(),
            readiness: Readiness::default(),
            disk,
            arguments,
        }
    }

    /// Can it write?
    async fn is_ready(&self) -> bool {
        self.disk.as_ref().is_none_or(|disk| !disk.is_full()) && self.readiness.check(&self.tables).await
    }

    /// Waits until all sockets are closed, or the timeout is over.
    async fn wait_for_sockets(&self) {
        let open = || self.sockets.count() > 0;
        let until = tokio::time::Instant::now() + SHUTDOWN_TIMEOUT;
        while open() && tokio::time::Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
