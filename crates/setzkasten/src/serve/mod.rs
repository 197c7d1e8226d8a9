//! `setzkasten serve`: the one server. One port for everything, one folder for all data.

mod accept;
mod api;
mod assets;
mod config;
mod data;
mod error;
mod lag;
mod limits;
mod metrics;
mod router;
mod socket;
mod store;

#[cfg(test)]
pub use api::types as api_types;
pub use config::Arguments;
pub use data::{DataFolder, log_of};
pub use error::StartError;
pub use store::{open_database, open_database_to_read};

use game::Chance;
use limits::RateLimits;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::thread::available_parallelism;
use std::time::Duration;
use store::{Store, StoreFigures};
use tables::{Limits, ServerClock, Tables};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

/// For open sockets to close before the server exits.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

/// The state shared by all handlers.
pub struct Server {
    tables: Tables,
    store: StoreFigures,
    arguments: Arguments,
    limits: RateLimits,
    sockets: AtomicUsize,
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
    start_logging(&arguments);
    let Store { log, hints, signer, figures: store, folder: _folder } = Store::open(&arguments).await?;
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
    let limits = Limits { tables: arguments.max_tables };
    let tables = Tables::new(log, hints, signer, clock, chance, limits);
    let listener = TcpListener::bind(&arguments.listen)
        .await
        .map_err(|error| StartError::Listen(arguments.listen.clone(), error))?;
    let address =
        listener.local_addr().map_err(|error| StartError::Listen(arguments.listen.clone(), error))?;
    let base = arguments.base_path();
    let limits = RateLimits::new(arguments.limits);
    let server = Arc::new(Server { tables, store, arguments, limits, sockets: AtomicUsize::new(0) });
    let accepting = tokio::spawn(accept::accept(listener, Arc::clone(&server)));
    // Not println!: it panics if standard output is closed.
    let _ = writeln!(std::io::stdout(), "listening on http://{address}{base}");
    tracing::info!(%address, %base, "listening");
    stop_signal().await;
    tracing::info!("stopping");
    accepting.abort();
    server.tables.stop().await;
    server.wait_for_sockets().await;
    Ok(())
}

fn start_logging(arguments: &Arguments) {
    // The NATS driver logs every attempt to connect; we log the relevant events ourselves.
    let levels = format!("async_nats=warn,{}", arguments.log);
    let filter = EnvFilter::try_new(levels).unwrap_or_else(|_| EnvFilter::new("async_nats=warn,info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Fails at a second start in the same process, as in tests; the first logger stays.
    let _ = match arguments.log_format {
        config::LogFormat::Text => log.with_ansi(false).try_init(),
        config::LogFormat::Json => log.json().try_init(),
    };
}

/// Waits for SIGINT or SIGTERM.
async fn stop_signal() {
    let terminated = async {
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => drop(terminate.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
}

impl Server {
    /// Waits until all sockets are closed, or the timeout is over.
    async fn wait_for_sockets(&self) {
        let open = || self.sockets.load(std::sync::atomic::Ordering::Relaxed) > 0;
        let until = tokio::time::Instant::now() + SHUTDOWN_TIMEOUT;
        while open() && tokio::time::Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}
