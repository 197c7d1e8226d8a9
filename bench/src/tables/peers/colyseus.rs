//! Colyseus: matchmaking over HTTP, then small binary messages; states come as patches.

use super::node;
use crate::tables::http::{Http, text};
use crate::tables::peer::{LAYOUT, Move, Turns};
use crate::tables::room::Room;
use crate::tables::{Peer, Result, SEATS, Table};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use tokio::process::Command;
use tokio_tungstenite::tungstenite::Message;

/// The first byte of a message, without the three bits for modifiers.
mod code {
    pub(super) const MASK: u8 = 0x1F;
    pub(super) const JOIN_ROOM: u8 = 10;
    pub(super) const ERROR: u8 = 11;
    pub(super) const ROOM_DATA: u8 = 13;
    pub(super) const ROOM_STATE: u8 = 14;
    pub(super) const ROOM_STATE_PATCH: u8 = 15;
    pub(super) const PING: u8 = 18;
}

/// Colyseus on its WebSocket transport, every patch sent at once.
#[derive(Debug, Clone)]
pub struct Colyseus;

impl Peer for Colyseus {
    type Table = Party;

    const NAME: &'static str = "Colyseus";
    const KEY: &'static str = "colyseus";
    const DURABLE: bool = false;
    const READY: &'static str = "/";

    fn command(&self, _data: &Path) -> Command {
        node("colyseus.mjs")
    }

    async fn open(&self, address: SocketAddr) -> Result<Room<Party>> {
        let mut http = Http::connect(address).await?;
        let mut room = Room::new(address, Party::default());
        let mut path = "/matchmake/create/letramix".to_owned();
        for seat in 0..SEATS {
            let place = http.post(&path, &json!({ "name": format!("Player {seat}") })).await?;
            room.enter(&socket(&place)?).await?;
            // Who comes first has the first turn.
            room.listen(|party| party.has_state[seat]).await?;
            path = format!("/matchmake/joinById/{}", text(&place, "roomId")?);
        }
        settle(&mut room).await?;
        Ok(room)
    }
}

/// The address of a reserved place.
fn socket(place: &Value) -> Result<String> {
    let [process, room, session] = ["processId", "roomId", "sessionId"].map(|key| text(place, key));
    Ok(format!("/{}/{}?sessionId={}", process?, room?, session?))
}

/// When a ping has come back, all patches of those who joined later are there; from now on moves are counted.
async fn settle(room: &mut Room<Party>) -> Result<()> {
    for seat in 0..SEATS {
        room.send(seat, Message::binary(vec![code::PING])).await?;
    }
    room.listen(|party| party.has_pong == [true; SEATS]).await?;
    room.table.patches = [0; SEATS];
    Ok(())
}

/// The four clients of a room.
#[derive(Default)]
pub struct Party {
    has_state: [bool; SEATS],
    has_pong: [bool; SEATS],
    /// How many patches each has got; a move makes one.
    patches: [usize; SEATS],
    turns: Turns,
}

impl Table for Party {
    fn hear(&mut self, seat: usize, message: &Message) -> Result<Option<Message>> {
        let Message::Binary(bytes) = message else {
            return Err(format!("Colyseus says {message}").into());
        };
        match bytes.first().map(|byte| byte & code::MASK) {
            Some(code::ROOM_STATE_PATCH) => self.patches[seat] += 1,
            Some(code::ROOM_STATE) => self.has_state[seat] = true,
            Some(code::PING) => self.has_pong[seat] = true,
            // The answer says that the client knows what the state looks like.
            Some(code::JOIN_ROOM) => return Ok(Some(Message::binary(vec![code::JOIN_ROOM]))),
            Some(code::ERROR) => {
                return Err(format!("Colyseus refuses: {}", String::from_utf8_lossy(bytes)).into());
            }
            _ => return Err(format!("Colyseus says {bytes:?}").into()),
        }
        Ok(None)
    }

    fn is_settled(&self) -> bool {
        self.patches == [self.turns.made(); SEATS]
    }

    fn is_over(&self) -> bool {
        self.turns.are_over()
    }

    fn act(&mut self) -> (usize, Message) {
        let (seat, made) = self.turns.next();
        (seat, Message::binary(data(made)))
    }
}

/// A message to the room: its name, as a text with its length, and what belongs to it in msgpack.
fn data(made: Move) -> Vec<u8> {
    match made {
        Move::Roll => [&[code::ROOM_DATA, 0xA4], &b"roll"[..]].concat(),
        Move::Finish => [&[code::ROOM_DATA, 0xA6], &b"finish"[..], &packed_layout()].concat(),
    }
}

/// The layout in msgpack: short lists are 0x90 and their length, small numbers are themselves.
fn packed_layout() -> Vec<u8> {
    let list = |length: usize| 0x90 | length as u8;
    let mut bytes = vec![list(LAYOUT.len())];
    for placed in LAYOUT {
        bytes.push(list(placed.len()));
        bytes.extend(placed);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_packed() {
        assert_eq!(data(Move::Roll), b"\x0d\xa4roll");
        assert_eq!(data(Move::Finish), b"\x0d\xa6finish\x93\x93\x00\x06\x06\x93\x01\x07\x06\x93\x02\x08\x06");
    }
}
