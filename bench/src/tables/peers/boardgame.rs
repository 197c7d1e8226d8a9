//! boardgame.io: socket.io in text frames over a WebSocket, whole states as JSON.

use super::node;
use crate::tables::http::{Http, text};
use crate::tables::peer::{LAYOUT, Move, Turns};
use crate::tables::room::Room;
use crate::tables::{Peer, Result, SEATS, Table};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use tokio::process::Command;
use tokio_tungstenite::tungstenite::Message;

const SOCKET: &str = "/socket.io/?EIO=4&transport=websocket";

/// boardgame.io with its memory store.
#[derive(Debug, Clone)]
pub struct Boardgame;

impl Peer for Boardgame {
    type Table = Match;

    const NAME: &'static str = "boardgame.io";
    const KEY: &'static str = "boardgame_io";
    const DURABLE: bool = false;
    const READY: &'static str = "/games";

    fn command(&self, _data: &Path) -> Command {
        node("boardgame.mjs")
    }

    async fn open(&self, address: SocketAddr) -> Result<Room<Match>> {
        let mut http = Http::connect(address).await?;
        let created = http.post("/games/letramix/create", &json!({ "numPlayers": SEATS })).await?;
        let id = text(&created, "matchID")?;
        let mut credentials = Vec::with_capacity(SEATS);
        for seat in 0..SEATS {
            let player = json!({ "playerID": seat.to_string(), "playerName": format!("Player {seat}") });
            let joined = http.post(&format!("/games/letramix/{id}/join"), &player).await?;
            credentials.push(text(&joined, "playerCredentials")?.to_owned());
        }
        let table = Match { id: id.to_owned(), credentials, states: [None; SEATS], turns: Turns::default() };
        let mut room = Room::new(address, table);
        for _ in 0..SEATS {
            room.enter(SOCKET).await?;
        }
        room.listen(Match::is_settled).await?;
        Ok(room)
    }
}

/// The four players of a match.
pub struct Match {
    id: String,
    credentials: Vec<String>,
    /// The number of the state that each player has.
    states: [Option<usize>; SEATS],
    turns: Turns,
}

impl Match {
    /// What a player sends as a socket.io event.
    fn event(event: &serde_json::Value) -> Message {
        Message::text(format!("42/letramix,{event}"))
    }

    fn update(&mut self, seat: usize, update: &str) -> Result<()> {
        let (_, _, state, _): (&str, &str, State, IgnoredAny) = serde_json::from_str(update)?;
        self.states[seat] = Some(state.id);
        Ok(())
    }
}

/// What the client has to know of a state.
#[derive(Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    id: usize,
}

impl Table for Match {
    fn hear(&mut self, seat: usize, message: &Message) -> Result<Option<Message>> {
        let text = message.to_text()?;
        if let Some(event) = text.strip_prefix("42/letramix,") {
            if event.starts_with(r#"["update""#) {
                self.update(seat, event)?;
            } else if event.starts_with(r#"["sync""#) {
                self.states[seat] = Some(0);
            }
            return Ok(None);
        }
        Ok(match text.as_bytes() {
            // The transport is open: enter the game's namespace.
            [b'0', ..] => Some(Message::text("40/letramix,")),
            // Ping.
            [b'2'] => Some(Message::text("3")),
            // The namespace is open: ask for the match.
            [b'4', b'0', ..] => {
                let player = seat.to_string();
                Some(Self::event(&json!(["sync", self.id, player, self.credentials[seat], SEATS])))
            }
            _ => return Err(format!("boardgame.io says {text}").into()),
        })
    }

    fn is_settled(&self) -> bool {
        self.states == [Some(self.turns.made()); SEATS]
    }

    fn is_over(&self) -> bool {
        self.turns.are_over()
    }

    fn act(&mut self) -> (usize, Message) {
        let state = self.turns.made();
        let (seat, made) = self.turns.next();
        let (name, arguments) = match made {
            Move::Roll => ("roll", json!([])),
            Move::Finish => ("finish", json!([LAYOUT])),
        };
        let player = seat.to_string();
        let action = json!({
            "type": "MAKE_MOVE",
            "payload": {
                "type": name,
                "args": arguments,
                "playerID": player,
                "credentials": self.credentials[seat],
            },
        });
        (seat, Self::event(&json!(["update", action, state, self.id, player])))
    }
}
