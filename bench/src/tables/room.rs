//! A room: the sockets of the players of one table, and what they know.

use super::peer::Table;
use super::{Failure, Result};
use futures_util::{SinkExt, StreamExt};
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::pin;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// With thousands of sockets the usual 128 KiB would be felt.
const BUFFER: usize = 4096;

type Socket = WebSocketStream<TcpStream>;

/// The players of a table, each with a socket.
pub struct Room<T> {
    address: SocketAddr,
    sockets: Vec<Socket>,
    /// What they know.
    pub table: T,
}

impl<T: Table> Room<T> {
    /// A room without players, at a server.
    pub const fn new(address: SocketAddr, table: T) -> Self {
        Self { address, sockets: Vec::new(), table }
    }

    /// The next player opens a socket.
    pub async fn enter(&mut self, path: &str) -> Result<()> {
        self.enter_at(self.address, path).await
    }

    /// The next player opens a socket at one of several servers.
    pub async fn enter_at(&mut self, address: SocketAddr, path: &str) -> Result<()> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let url = format!("ws://{address}{path}");
        let (socket, _) = client_async_with_config(url, stream, Some(config)).await?;
        self.sockets.push(socket);
        Ok(())
    }

    /// A player sends a message.
    pub async fn send(&mut self, seat: usize, message: Message) -> Result<()> {
        Ok(self.sockets[seat].send(message).await?)
    }

    /// Makes the next move; gives the time until the last of the players has the new state.
    pub async fn play(&mut self) -> Result<Duration> {
        let (seat, message) = self.table.act();
        let start = Instant::now();
        self.send(seat, message).await?;
        self.listen(T::is_settled).await?;
        Ok(start.elapsed())
    }

    /// Listens until the players know enough.
    pub async fn listen(&mut self, enough: impl Fn(&T) -> bool) -> Result<()> {
        while !enough(&self.table) {
            let (seat, message) = self.next().await?;
            self.hear(seat, &message).await?;
        }
        Ok(())
    }

    /// Listens until something else happens: pings want to be answered while nothing is played.
    pub async fn idle<O>(&mut self, until: impl Future<Output = O>) -> Result<O> {
        let mut until = pin!(until);
        loop {
            let (seat, message) = tokio::select! {
                biased;
                output = &mut until => return Ok(output),
                heard = self.next() => heard?,
            };
            self.hear(seat, &message).await?;
        }
    }

    async fn hear(&mut self, seat: usize, message: &Message) -> Result<()> {
        if let Some(reply) = self.table.hear(seat, message)? {
            self.send(seat, reply).await?;
        }
        Ok(())
    }

    /// The next message to any of the players. Pings of the WebSocket layer are answered by the library.
    async fn next(&mut self) -> Result<(usize, Message)> {
        loop {
            let next = poll_fn(|context| {
                for (seat, socket) in self.sockets.iter_mut().enumerate() {
                    if let Poll::Ready(message) = socket.poll_next_unpin(context) {
                        return Poll::Ready((seat, message));
                    }
                }
                Poll::Pending
            });
            match next.await {
                (_, Some(Ok(Message::Ping(_) | Message::Pong(_)))) => {}
                (seat, Some(Ok(Message::Close(why)))) => return Err(closed(seat, &format!("{why:?}"))),
                (seat, Some(Ok(message))) => return Ok((seat, message)),
                (seat, Some(Err(error))) => return Err(closed(seat, &error.to_string())),
                (seat, None) => return Err(closed(seat, "no reason")),
            }
        }
    }
}

fn closed(seat: usize, why: &str) -> Failure {
    format!("the socket of player {seat} was closed: {why}").into()
}
