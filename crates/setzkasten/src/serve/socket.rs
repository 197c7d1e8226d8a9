//! One WebSocket: a hello, then messages in and parcels out. Their meaning is up to the table.

use super::Server;
use super::door::Client;
use super::error::ApiError;
use super::frames::{Counted, FrameLimit};
use super::lag::LagMeter;
use super::limits::Kind;
use super::rejections::Reason;
use super::round_trip::Line;
use super::slots::Slot;
use axum::Extension;
use axum::body::Body;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use game::frame::LineQuality;
use game::{Span, Stamp};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tables::message::{Bye, ClientMessage, Hello, ServerMessage};
use tables::row::TableId;
use tables::{Connected, Outbox, Parcel};
use tokio::time::{interval, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};

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

/// A socket whose frames are counted.
type Socket = WebSocketStream<Counted<TokioIo<Upgraded>>>;

/// Upgrades a request to a WebSocket at a table.
pub async fn upgrade(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Extension(line): Extension<Line>,
    Path(table): Path<String>,
    mut request: Request,
) -> Result<Response, ApiError> {
    server.limits.check(Kind::Socket, client)?;
    let response = create_response_with_body(&request, Body::empty).map_err(|_| ApiError::bad_request())?;
    let slot = server.sockets.take_free(client).map_err(ApiError::no_socket)?;
    let line = line.reaches(client).then_some(line);
    let upgrading = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        // A client that has gone meanwhile needs no socket.
        if let Ok(upgraded) = upgrading.await {
            let frames = FrameLimit::new(server.limits.frames());
            let stream = Counted::new(TokioIo::new(upgraded), Arc::clone(&frames));
            let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config())).await;
            // Boxed, so that the future of the upgrade stays small.
            Box::pin(serve_socket(Box::new(socket), frames, slot, line, client, &server, table)).await;
        }
    });
    Ok(response)
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .max_message_size(Some(MAX_READ))
        .max_frame_size(Some(MAX_READ))
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1024 * 1024)
}

/// Serves a socket from hello to bye. The slot is free again afterwards.
async fn serve_socket(
    mut socket: Box<Socket>,
    frames: Arc<FrameLimit>,
    _slot: Slot,
    line: Option<Line>,
    client: IpAddr,
    server: &Server,
    table: String,
) {
    let connected = match hello(&mut socket, &frames).await {
        Err(bye) => Err(bye),
        Ok(hello) => match TableId::parse(&table) {
            Some(table) => server.tables.connect(&table, hello).await,
            None => Err(Bye::NoTable),
        },
    };
    let connected = match connected {
        Ok(connected) => connected,
        Err(reason) => return close(&mut socket, &frames, reason).await,
    };
    connected.comes_from(client);
    let mut session =
        Session { socket, frames, lag: LagMeter::default(), line, quality: None, pings: 0, connected };
    let end = session.run().await;
    if let Err(Some(reason)) = end {
        if matches!(reason, Bye::TooFast) {
            server.rejections.add(Reason::Frames);
        }
        close(&mut session.socket, &session.frames, reason).await;
    }
    session.connected.disconnect();
}

/// The next message, unless the client sends too many frames.
async fn next(
    socket: &mut Socket,
    frames: &FrameLimit,
) -> Result<Option<Result<Message, tungstenite::Error>>, Bye> {
    tokio::select! {
        biased;
        () = frames.exceeded() => Err(Bye::TooFast),
        message = socket.next() => Ok(message),
    }
}

/// Waits for the first message.
async fn hello(socket: &mut Socket, frames: &FrameLimit) -> Result<Hello, Bye> {
    let first = timeout(HELLO_TIMEOUT, next(socket, frames)).await.map_err(|_| Bye::NoHello)?;
    match first? {
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
async fn close(socket: &mut Socket, frames: &FrameLimit, reason: Bye) {
    let outbox = Outbox::default();
    outbox.bye(reason);
    if send(socket, outbox.take().await).await.is_ok() {
        // Reads what the client still sends: closing a socket with unread bytes resets it, and the reason would be lost.
        frames.lift();
        let drained = async { while let Some(Ok(_)) = socket.next().await {} };
        let _ = timeout(CLOSE_TIMEOUT, drained).await;
    }
}

/// A socket that is connected to a table.
struct Session {
    socket: Box<Socket>,
    connected: Connected,
    frames: Arc<FrameLimit>,
    /// The measured latency.
    lag: LagMeter,
    /// The connection to the client, if no proxy stands between.
    line: Option<Line>,
    /// How good it is, as the table knows it.
    quality: Option<LineQuality>,
    /// How many pings were sent.
    pings: u32,
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
                message = next(&mut self.socket, &self.frames) => {
                    let is_active = self.receive(message?).await?;
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
    async fn receive(&mut self, message: Option<Result<Message, tungstenite::Error>>) -> Result<bool, End> {
        let at = self.connected.clock().now();
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
            Some(Ok(Message::Binary(_) | Message::Frame(_)) | Err(_)) => return Err(Some(Bye::BadMessage)),
        }
        Ok(false)
    }

    fn ping(&mut self) -> Result<(), End> {
        let now = self.connected.clock().now();
        if self.lag.unanswered_since().is_some_and(|since| now.since(since) >= PONG_TIMEOUT) {
            return Err(Some(Bye::TooSlow));
        }
        self.lag.ping(now);
        self.pings = self.pings.saturating_add(1);
        let ping = ServerMessage::Ping {
            at: now,
            lag: self.lag.typical().map(|lag| lag.millis() as u32),
            watching: self.connected.watching(),
        };
        self.connected.outbox.answer(&ping);
        Ok(())
    }

    /// Measures the round trip. A table where players race goes by it; all tables show how good the connection is.
    fn pong(&mut self, pinged: Stamp, at: Stamp) {
        if !self.lag.pong(pinged, at) {
            return;
        }
        if self.connected.races {
            self.lag.bound(self.line.and_then(|line| line.smallest_round_trip()));
            self.connected.measured(self.lag.ahead());
        }
        let quality = self.lag.typical().map(LineQuality::of);
        if let Some(quality) = quality.filter(|_| quality != self.quality) {
            self.quality = Some(quality);
            self.connected.has_line(quality);
        }
    }
}

async fn send(socket: &mut Socket, parcel: Parcel) -> Result<(), End> {
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
