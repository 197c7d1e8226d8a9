//! Accepting connections: each with a time limit for its headers, and not too many.

use super::{Server, router};
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

/// A request's headers must be there after so long, also on a connection that is kept open.
const HEADER_TIME: Duration = Duration::from_secs(20);
/// So many connections may be open that are no sockets.
const MOST_CONNECTIONS: usize = 4096;

/// Accepts connections for ever.
pub async fn accept(listener: TcpListener, server: Arc<Server>) {
    let router = router::router(&server);
    let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    loop {
        let Ok(permit) = Arc::clone(&room).acquire_owned().await else { return };
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, most likely: others have to close first.
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let router = router.clone();
        tokio::spawn(async move {
            serve(stream, peer, router).await;
            drop(permit);
        });
    }
}

async fn serve(stream: TcpStream, peer: SocketAddr, router: axum::Router) {
    // Small messages are not to wait for each other.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(router.layer(axum::Extension(ConnectInfo(peer))));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    // Whoever breaks a connection off has nothing to be told.
    let _ = connection.await;
}
