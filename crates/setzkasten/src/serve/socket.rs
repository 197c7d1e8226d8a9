//! One WebSocket: hello, then messages in and parcels out. What they mean is the table's business.

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

/// A message has at most so many bytes.
const MOST_MESSAGE: usize = 8 * 1024;
/// So many are read at all, so that who sends somewhat too much can be told.
const MOST_READ: usize = 64 * 1024;
/// The library reserves this for every socket; its own choice of 128 KiB would cost half a megabyte a table. What clients send
/// is short.
const READ_BUFFER: usize = 512;
/// What is sent together goes out in one piece up to this.
const WRITE_BUFFER: usize = 4 * 1024;
/// Who does not take what is sent for so long is gone.
const SEND_TIME: Duration = Duration::from_secs(10);
/// Who was told goodbye has so long to hear it.
const FAREWELL_TIME: Duration = Duration::from_secs(1);
/// Hello must come after so long.
const HELLO_TIME: Duration = Duration::from_secs(10);
/// Who has been silent for so long is asked whether they are there, and told the clock.
const PING: Duration = Duration::from_secs(10);
/// Where players race, the lag has to be known as it is now.
const RACE_PING: Duration = Duration::from_secs(3);
/// The first pings come quickly one after the other, so that the lag is known when the first card is turned.
const PROBE: Duration = Duration::from_millis(200);
/// So many of them.
const PROBES: u32 = 5;
/// Who does not answer a ping for so long is gone.
const PONG_TIME: Span = Span::from_secs(20);

/// Turns a request into a socket at a table.
pub async fn upgrade(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    Path(table): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    server.limits.check(Kind::Socket, client)?;
    let place = SocketPlace::take(&server).ok_or_else(ApiError::full)?;
    let upgrade = upgrade
        .max_message_size(MOST_READ)
        .max_frame_size(MOST_READ)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(1024 * 1024);
    // Boxed, so that they do not lie in the future of the upgrade, too.
    Ok(upgrade.on_upgrade(move |socket| Box::pin(attend(Box::new(socket), place, table))))
}

/// One of the server's places for sockets.
struct SocketPlace(Arc<Server>);

impl SocketPlace {
    fn take(server: &Arc<Server>) -> Option<Self> {
        let place = Self(Arc::clone(server));
        let before = server.sockets.fetch_add(1, Ordering::Relaxed);
        (before < server.arguments.max_sockets).then_some(place)
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// From hello to bye.
async fn attend(mut socket: Box<WebSocket>, place: SocketPlace, table: String) {
    let server = &place.0;
    let connected = match hello(&mut socket).await {
        Err(bye) => Err(bye),
        Ok(hello) => match TableId::parse(&table) {
            Some(table) => server.tables.connect(&table, hello).await,
            None => Err(Bye::NoTable),
        },
    };
    let connected = match connected {
        Ok(connected) => connected,
        Err(reason) => return farewell(&mut socket, reason).await,
    };
    let limit = server.limits.messages();
    let mut session =
        Session { socket, limit, lag: LagMeter::default(), pings: 0, unanswered: None, connected };
    let end = session.run().await;
    if let Err(Some(reason)) = end {
        farewell(&mut session.socket, reason).await;
    }
    session.connected.disconnect();
}

/// The first message.
async fn hello(socket: &mut WebSocket) -> Result<Hello, Bye> {
    let first = timeout(HELLO_TIME, socket.recv()).await.map_err(|_| Bye::NoHello)?;
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
    if text.len() > MOST_MESSAGE {
        return Err(Bye::BadMessage);
    }
    serde_json::from_str(text).map_err(|_| Bye::BadMessage)
}

/// Says why, and closes.
async fn farewell(socket: &mut WebSocket, reason: Bye) {
    let outbox = Outbox::default();
    outbox.bye(reason);
    if send(socket, outbox.take().await).await.is_ok() {
        // What the client still sends has to be read: a socket closed over unread bytes takes the last message with it.
        let drained = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(FAREWELL_TIME, drained).await;
    }
}

/// A socket with a place at a table.
struct Session {
    socket: Box<WebSocket>,
    connected: Connected,
    limit: MessageLimit,
    /// How long messages take, as measured.
    lag: LagMeter,
    /// So many pings were sent.
    pings: u32,
    /// Since when a ping is unanswered.
    unanswered: Option<Stamp>,
}

/// The socket is to be closed, with a reason if the client can still be told.
type End = Option<Bye>;

impl Session {
    async fn run(&mut self) -> Result<(), End> {
        let mut ping = interval(if self.connected.races { RACE_PING } else { PING });
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
                    let spoke = self.receive(message).await?;
                    if spoke && self.pings >= PROBES && !self.connected.races {
                        ping.reset();
                    }
                }
                _ = ping.tick() => {
                    self.ping()?;
                    if self.pings < PROBES {
                        ping.reset_after(PROBE);
                    }
                }
            }
        }
    }

    /// True if the client has said something by itself.
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
        if self.unanswered.is_some_and(|since| now.since(since) >= PONG_TIME) {
            return Err(Some(Bye::TooSlow));
        }
        self.unanswered.get_or_insert(now);
        self.pings = self.pings.saturating_add(1);
        let ping = ServerMessage::Ping {
            at: now,
            lag: self.lag.typical().map(|lag| lag.millis() as u32),
            watching: self.connected.watching(),
        };
        self.connected.outbox.answer(&ping);
        Ok(())
    }

    /// A pong tells how long a message takes: half the way there and back. It counts only if it answers a ping of the last
    /// while, so that nobody claims a lag of an hour.
    fn pong(&mut self, pinged: Stamp, at: Stamp) {
        let round = at.since(pinged);
        if pinged <= at && round <= PONG_TIME {
            self.unanswered = None;
            self.lag.note(round);
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
    match timeout(SEND_TIME, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(None),
        Err(_) => Err(Some(Bye::TooSlow)),
    }
}
