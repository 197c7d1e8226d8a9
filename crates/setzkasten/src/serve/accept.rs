//! Accepts connections: so many for an address and in all, each with time limits.

use super::door::Connection;
use super::limits::Kind;
use super::rejections::Reason;
use super::round_trip::Line;
use super::slots::{Slot, evicted};
use super::{Server, router};
use axum::Extension;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

/// For a request's headers, and for the next request on a keep-alive connection.
const HEADER_TIMEOUT: Duration = Duration::from_secs(20);
/// For a whole request: from its headers until its answer has been read and the next one begins. Long enough for the whole
/// client over a slow line.
const REQUEST_TIMEOUT: Duration = Duration::from_mins(5);

/// For the request of somebody who has just connected, when the server stops.
const REQUEST_ARRIVES: Duration = Duration::from_millis(200);
/// For requests that are under way when the server stops.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(1);

/// Connections that wait to be accepted. With the usual 128 a burst of strangers costs everybody else a second: the kernel
/// drops what does not fit, and clients try again only then.
const BACKLOG: u32 = 4096;

/// Listens on an address.
pub async fn listen(address: &str) -> io::Result<TcpListener> {
    let mut failed = io::Error::new(io::ErrorKind::NotFound, "there is no such address");
    for address in tokio::net::lookup_host(address).await? {
        match listen_on(address) {
            Ok(listener) => return Ok(listener),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

fn listen_on(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that was stopped can be started again at once.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Open connections that are no sockets: each has a receiver, which is told when it should end.
pub type Open = watch::Sender<()>;

/// Accepts connections until it is told to stop. Those that the kernel has taken by then are accepted, too: they would be
/// reset, and a proxy answers 502 for what it has sent already.
pub async fn accept(listener: TcpListener, server: Arc<Server>, stop: impl Future<Output = ()>) -> Open {
    let router = router::router(&server);
    let open = Open::new(());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            biased;
            accepted = listener.accept() => accepted,
            () = &mut stop => return open,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely out of file descriptors: who has the most gives one up.
                tracing::warn!(%error, "a connection was not accepted");
                server.connections.evict_largest();
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        // A proxy's connections are those of many; its requests are counted instead, by whom they come from.
        let is_proxy = server.proxies.trust(peer.ip());
        if !is_proxy && !server.limits.allows(Kind::Connect, peer.ip()) {
            // Nothing is said: whoever does this must not cost more than this line.
            server.rejections.add(Reason::Connections);
            continue;
        }
        let slot = (!is_proxy).then(|| server.connections.take(peer.ip()));
        let (router, server, stopping) = (router.clone(), Arc::clone(&server), open.subscribe());
        tokio::spawn(async move {
            if let Some(reason) = serve(stream, peer, slot, router, stopping).await {
                server.rejections.add(reason);
            }
        });
    }
}

/// Ends connections that are no sockets: requests that are under way are answered first, but not for ever.
pub async fn drain(open: Open) {
    // Who has just connected, like a proxy with a request in its hand, is about to send it.
    tokio::time::sleep(REQUEST_ARRIVES).await;
    let _ = open.send(());
    let _ = timeout(DRAIN_TIMEOUT, open.closed()).await;
}

/// Serves a connection until it ends or becomes a socket; says why, if it had to be cut.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    slot: Option<Slot>,
    router: axum::Router,
    mut stopping: watch::Receiver<()>,
) -> Option<Reason> {
    // Without Nagle's algorithm, small messages are sent at once.
    let _ = stream.set_nodelay(true);
    let Ok(local) = stream.local_addr() else { return None }; // It is closed already.
    let began = Arc::new(Notify::new());
    let known_as = Connection { peer: peer.ip(), began: Arc::clone(&began) };
    let known = (Extension(Line { local, peer }), Extension(known_as));
    let service = TowerToHyperService::new(router.layer(known));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    // An error means that the client has closed the connection, or was too slow: there is nobody to answer.
    let served = async {
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    };
    tokio::select! {
        () = served => None,
        () = overdue(&began) => Some(Reason::Slow),
        () = evicted(slot.as_ref()) => Some(Reason::Connections),
    }
}

/// Waits until no request has begun for too long.
async fn overdue(began: &Notify) {
    while timeout(REQUEST_TIMEOUT, began.notified()).await.is_ok() {}
}

#[cfg(test)]
mod tests {
    use super::super::slots::{Shares, Slots};
    use super::*;
    use axum::Router;
    use axum::routing::get;
    use std::net::IpAddr;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::Instant;

    /// Both ends of a connection. Time is virtual: it passes when nothing else is to be done.
    async fn connection() -> (TcpStream, TcpStream) {
        let listener = listen("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        (client, listener.accept().await.unwrap().0)
    }

    /// Why a connection on which this is sent was cut, and when.
    async fn cut(sent: &str, slot: Option<Slot>) -> (Option<Reason>, Duration) {
        let (mut client, stream) = connection().await;
        client.write_all(sent.as_bytes()).await.unwrap();
        let router = Router::new().route("/", get(async || vec![0_u8; 32 << 20]));
        let start = Instant::now();
        let (peer, open) = (SocketAddr::from(([127, 0, 0, 1], 1)), Open::new(()));
        let reason = serve(stream, peer, slot, router, open.subscribe()).await;
        (reason, start.elapsed())
    }

    #[tokio::test(start_paused = true)]
    async fn headers_that_do_not_come_and_silence_are_cut() {
        for half in ["", "GET / HTTP/1.1\r\nhost: x\r\nx-li"] {
            let (reason, after) = cut(half, None).await;
            assert_eq!(reason, None);
            assert!(after >= HEADER_TIMEOUT && after < HEADER_TIMEOUT * 2, "{after:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_is_not_read_is_cut() {
        let (reason, after) = cut("GET / HTTP/1.1\r\nhost: x\r\n\r\n", None).await;
        assert_eq!(reason, Some(Reason::Slow));
        assert!(after >= REQUEST_TIMEOUT && after < REQUEST_TIMEOUT * 2, "{after:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_is_evicted_is_cut_at_once() {
        let slots = Slots::new(Shares { all: 10, address: 1 });
        let address = IpAddr::from([192, 0, 2, 1]);
        let (oldest, _newest) = (slots.take(address), slots.take(address));
        let (reason, after) = cut("GET / HTTP/1.1\r\n", Some(oldest)).await;
        assert_eq!((reason, after), (Some(Reason::Connections), Duration::ZERO));
    }

    /// Who is just being answered gets the answer, and who is silent is let go.
    #[tokio::test(start_paused = true)]
    async fn a_stop_waits_for_answers_and_for_nobody_else() {
        let (peer, open) = (SocketAddr::from(([127, 0, 0, 1], 1)), Open::new(()));
        let answer = async || {
            tokio::time::sleep(DRAIN_TIMEOUT / 2).await;
            "done"
        };
        let router = Router::new().route("/", get(answer));
        let mut clients = Vec::new();
        for sent in ["GET / HTTP/1.1\r\nhost: x\r\n\r\n", "GET / HTTP/1.1\r\nhost: x\r\n"] {
            let (mut client, stream) = connection().await;
            client.write_all(sent.as_bytes()).await.unwrap();
            tokio::spawn(serve(stream, peer, None, router.clone(), open.subscribe()));
            clients.push(client);
        }
        let start = Instant::now();
        drain(open).await;
        assert!(start.elapsed() <= REQUEST_ARRIVES + DRAIN_TIMEOUT, "{:?}", start.elapsed());
        let mut text = String::new();
        clients[0].read_to_string(&mut text).await.unwrap();
        assert!(text.ends_with("done") && text.contains("connection: close"), "{text}");
    }

    #[tokio::test(start_paused = true)]
    async fn requests_that_go_on_are_not_overdue() {
        let began = Arc::new(Notify::new());
        let watching = tokio::spawn({
            let began = Arc::clone(&began);
            async move { overdue(&began).await }
        });
        for _ in 0..10 {
            tokio::time::sleep(REQUEST_TIMEOUT / 2).await;
            began.notify_one();
        }
        assert!(!watching.is_finished());
        tokio::time::sleep(REQUEST_TIMEOUT * 2).await;
        assert!(watching.is_finished());
    }
}
