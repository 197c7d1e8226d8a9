//! Accepts connections: a limited number, each with a timeout for its request headers.

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

/// For a request's headers, and for the next request on a keep-alive connection.
const HEADER_TIMEOUT: Duration = Duration::from_secs(20);
/// The most open HTTP connections; sockets are counted separately.
const MAX_CONNECTIONS: usize = 4096;

/// Accepts connections for ever.
pub async fn accept(listener: TcpListener, server: Arc<Server>) {
    let router = router::router(&server);
    let slots = Arc::new(Semaphore::new(MAX_CONNECTIONS));
    loop {
        let Ok(permit) = Arc::clone(&slots).acquire_owned().await else { return };
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely out of file descriptors: back off until other connections close.
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
    // Without Nagle's algorithm, small messages are sent at once.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(router.layer(axum::Extension(ConnectInfo(peer))));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    // An error means that the client has closed the connection: there is nobody to answer.
    let _ = connection.await;
}
