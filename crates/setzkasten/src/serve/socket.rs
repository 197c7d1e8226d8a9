//! One WebSocket: a hello, then messages in and parcels out. Their meaning is up to the table.

use super::Server;
use super::api::Client;
use super::error::ApiError;
use super::lag::LagMeter;
use super::limits::{Kind, MessageLimit};
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use game::{Span, Stamp};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tables::message::{Bye, ClientMessage, Hello, ServerMessage};
use tables::row::TableId;
use tables::{Connected, Outbox, Parcel};
use tokio::time::{interval, timeout};

/// The most bytes in a message.
const MAX_MESSAGE: usize = 8 * 1024;
/// The most bytes that are read of a message. More than [`MAX_MESSAGE`], so that a client that sends too much gets a reason.
const MAX_READ: usize = 64 * 1024;
/// The library allocates this for every socket. Its default of 128 KiB would cost half a megabyte per table, and clients send
/// short messages.
const READ_BUFFER: usize = 512;
/// Messages are collected up to this size before they are written to the socket.
const WRITE_BUFFER: usize = 4 * 1024;
/// For a client to receive what is sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// For a client to close its side after the bye.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// For the hello, after the socket is open.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
/// A client that has sent nothing for this long gets a ping, which also carries the server's time.
const PING_INTERVAL: Duration = Duration::from_secs(10);
/// Where players race: their lag must be up to date.
const RACE_PING_INTERVAL: Duration = Duration::from_secs(3);
/// Between the first pings: the lag must be known before the first card is turned.
const FIRST_PING_INTERVAL: Duration = Duration::from_millis(200);
/// How many pings come that fast.
const FIRST_PINGS: u32 = 5;
/// For the answer to a ping.
const PONG_TIMEOUT: Span = Span::from_secs(20);

/// Upgrades a request to a WebSocket at a table.
pub async fn upgrade(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(table): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    server.limits.check(Kind::Socket, client)?;
    let slot = SocketSlot::take(&server).ok_or_else(ApiError::full)?;
    let upgrade = upgrade
        .max_message_size(MAX_READ)
        .max_frame_size(MAX_READ)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1024 * 1024);
    // Boxed, so that the future of the upgrade stays small.
    Ok(upgrade.on_upgrade(move |socket| Box::pin(serve_socket(Box::new(socket), slot, table))))
}

/// One of the server's limited sockets; freed when dropped.
struct SocketSlot(Arc<Server>);

impl SocketSlot {
    fn take(server: &Arc<Server>) -> Option<Self> {
        let slot = Self(Arc::clone(server));
        let before = server.sockets.fetch_add(1, Ordering::Relaxed);
        (before < server.arguments.max_sockets).then_some(slot)
    }
}

impl Drop for SocketSlot {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Serves a socket from hello to bye.
async fn serve_socket(mut socket: Box<WebSocket>, slot: SocketSlot, table: String) {
    let server = &slot.0;
    let connected = match hello(&mut socket).await {
        Err(bye) => Err(bye),
        Ok(hello) => match TableId::parse(&table) {
            Some(table) => server.tables.connect(&table, hello).await,
            None => Err(Bye::NoTable),
        },
    };
    let connected = match connected {
        Ok(connected) => connected,
        Err(reason) => return close(&mut socket, reason).await,
    };
    let limit = server.limits.messages();
    let mut session =
        Session { socket, limit, lag: LagMeter::default(), pings: 0, unanswered_since: None, connected };
    let end = session.run().await;
    if let Err(Some(reason)) = end {
        close(&mut session.socket, reason).await;
    }
    session.connected.disconnect();
}

/// Waits for the first message.
async fn hello(socket: &mut WebSocket) -> Result<Hello, Bye> {
    let first = timeout(HELLO_TIMEOUT, socket.recv()).await.map_err(|_| Bye::NoHello)?;
    match first {
        Some(Ok(Message::Text(text))) => match read(&text) {
            Ok(ClientMessage::Hello(hello)) => Ok(hello),
            Ok(_) => Err(Bye::NoHello),
            Err(bye) => Err(bye),
        },
        Some(Ok(Message::Close(_))) | None => Err(Bye::NoHello),
        Some(_) => Err(Bye::BadMessage),
    }
}

fn read(text: &str) -> Result<ClientMessage, Bye> {
    if text.len() > MAX_MESSAGE {
        return Err(Bye::BadMessage);
    }
    serde_json::from_str(text).map_err(|_| Bye::BadMessage)
}

/// Sends the reason and closes the socket.
async fn close(socket: &mut WebSocket, reason: Bye) {
    let outbox = Outbox::default();
    outbox.bye(reason);
    if send(socket, outbox.take().await).await.is_ok() {
        // Reads what the client still sends: closing a socket with unread bytes resets it, and the reason would be lost.
        let drained = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(CLOSE_TIMEOUT, drained).await;
    }
}

/// A socket that is connected to a table.
struct Session {
    socket: Box<WebSocket>,
    connected: Connected,
    limit: MessageLimit,
    /// The measured latency.
    lag: LagMeter,
    /// How many pings were sent.
    pings: u32,
    /// When the oldest unanswered ping was sent.
    unanswered_since: Option<Stamp>,
}

/// Why a session ends; `None` if the client cannot be reached any more.
type End = Option<Bye>;

impl Session {
    async fn run(&mut self) -> Result<(), End> {
        let mut ping = interval(if self.connected.races { RACE_PING_INTERVAL } else { PING_INTERVAL });
        loop {
            tokio::select! {
                parcel = self.connected.outbox.take() => {
                    let closes = parcel.closes;
                    send(&mut self.socket, parcel).await?;
                    if closes {
                        return Ok(());
                    }
                }
                message = self.socket.recv() => {
                    let is_active = self.receive(message).await?;
                    if is_active && self.pings >= FIRST_PINGS && !self.connected.races {
                        ping.reset();
                    }
                }
                _ = ping.tick() => {
                    self.ping()?;
                    if self.pings < FIRST_PINGS {
                        ping.reset_after(FIRST_PING_INTERVAL);
                    }
                }
            }
        }
    }

    /// True if the client has sent something other than a pong.
    async fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<bool, End> {
        let at = self.connected.clock().now();
        if !self.limit.allows() {
            return Err(Some(Bye::TooFast));
        }
        match message {
            Some(Ok(Message::Text(text))) => match read(&text) {
                Ok(ClientMessage::Pong { at: pinged }) => self.pong(pinged, at),
                Ok(ClientMessage::Hello(_)) => return Err(Some(Bye::BadMessage)),
                Ok(message) => {
                    self.connected.send(message, at, self.lag.allowance()).await;
                    return Ok(true);
                }
                Err(bye) => return Err(Some(bye)),
            },
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Close(_))) | None => return Err(None),
            Some(Ok(Message::Binary(_)) | Err(_)) => return Err(Some(Bye::BadMessage)),
        }
        Ok(false)
    }

    fn ping(&mut self) -> Result<(), End> {
        let now = self.connected.clock().now();
        if self.unanswered_since.is_some_and(|since| now.since(since) >= PONG_TIMEOUT) {
            return Err(Some(Bye::TooSlow));
        }
        self.unanswered_since.get_or_insert(now);
        self.pings = self.pings.saturating_add(1);
        let ping = ServerMessage::Ping {
            at: now,
            lag: self.lag.typical().map(|lag| lag.millis() as u32),
            watching: self.connected.watching(),
        };
        self.connected.outbox.answer(&ping);
        Ok(())
    }

    /// Measures the round trip. A pong whose stamp is older than the timeout is ignored, so that a client cannot claim a lag
    /// of an hour.
    fn pong(&mut self, pinged: Stamp, at: Stamp) {
        let round_trip = at.since(pinged);
        if pinged <= at && round_trip <= PONG_TIMEOUT {
            self.unanswered_since = None;
            self.lag.note(round_trip);
        }
    }
}

async fn send(socket: &mut WebSocket, parcel: Parcel) -> Result<(), End> {
    let sending = async {
        for message in parcel.messages {
            socket.feed(Message::text(message)).await?;
        }
        if parcel.closes {
            socket.feed(Message::Close(None)).await?;
        }
        socket.flush().await
    };
    match timeout(SEND_TIMEOUT, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(None),
        Err(_) => Err(Some(Bye::TooSlow)),
    }
}
