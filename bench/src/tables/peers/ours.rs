//! Our own server, by `docs/protocol.md`: JSON over HTTP and sockets, whole views; every move is on disk first.

use crate::tables::http::{Http, text};
use crate::tables::peer::{LAYOUT, ROUNDS};
use crate::tables::room::Room;
use crate::tables::{Peer, Result, SEATS, Table};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use tokio::process::Command;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;

/// All dice of a roll.
const DICE: u64 = 13;
/// What players ask for.
const WORDS: [&str; 4] = ["HAUS", "GING", "BUCHSTABE", "SCHRULLIX"];

/// The server this repository is about.
#[derive(Debug, Clone)]
pub struct Ours {
    program: PathBuf,
    flags: Vec<String>,
    /// Where the others listen, if there are several; then players sit at them in turn.
    nodes: Rc<RefCell<Vec<SocketAddr>>>,
    largest: Rc<Cell<usize>>,
}

impl Ours {
    /// The product at this path.
    pub fn new(program: PathBuf) -> Self {
        Self { program, flags: Vec::new(), nodes: Rc::default(), largest: Rc::default() }
    }

    /// The same with more flags.
    #[must_use]
    pub fn with_flags(mut self, flags: &[&str]) -> Self {
        self.flags = flags.iter().map(|flag| (*flag).to_owned()).collect();
        self
    }

    /// From now on players sit at these servers in turn.
    pub fn spread(&self, nodes: Vec<SocketAddr>) {
        self.nodes.replace(nodes);
    }

    fn node(&self, seat: usize) -> Option<SocketAddr> {
        let nodes = self.nodes.borrow();
        (!nodes.is_empty()).then(|| nodes[seat % nodes.len()])
    }

    /// The longest `table` message that any player has got, in bytes.
    pub fn largest_view(&self) -> usize {
        self.largest.get()
    }

    /// Opens a table with so many players and starts it.
    pub async fn open_for(&self, address: SocketAddr, players: usize) -> Result<Room<Players>> {
        let keys = keys(address, players).await?;
        let mut room = self.enter(address, keys).await?;
        let start = room.table.arrange(0, &json!({ "do": "start" }));
        room.send(0, start).await?;
        room.listen(Players::is_settled).await?;
        Ok(room)
    }

    /// Players come, or come back, to a table; each has its state then.
    pub async fn enter(&self, address: SocketAddr, keys: Keys) -> Result<Room<Players>> {
        let players = Players::new(keys.clone(), self.largest.clone());
        let mut room = Room::new(address, players);
        for (seat, secret) in keys.secrets.iter().enumerate() {
            let node = self.node(seat).unwrap_or(address);
            room.enter_at(node, &format!("/api/tables/{}/socket", keys.table)).await?;
            let hello = json!({ "type": "hello", "secret": secret, "seq": 0 });
            room.send(seat, Message::text(hello.to_string())).await?;
        }
        room.listen(Players::is_settled).await?;
        Ok(room)
    }
}

impl Peer for Ours {
    type Table = Players;

    const NAME: &'static str = "Setzkasten";
    const KEY: &'static str = "setzkasten";
    const DURABLE: bool = true;
    const READY: &'static str = "/readyz";

    fn command(&self, data: &Path) -> Command {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(&self.flags);
        // All players come from one address, and faster than people.
        command.env("SETZKASTEN_LIMITS", "off");
        command
    }

    async fn open(&self, address: SocketAddr) -> Result<Room<Players>> {
        self.open_for(address, SEATS).await
    }
}

/// A table and the secrets of its seats.
#[derive(Debug, Clone)]
pub struct Keys {
    table: String,
    secrets: Vec<String>,
}

/// A new table with so many seats taken.
async fn keys(address: SocketAddr, players: usize) -> Result<Keys> {
    let mut http = Http::connect(address).await?;
    let options = json!({ "mode": "turns", "glass": "off", "end": { "rounds": ROUNDS } });
    let wanted = json!({ "game": "letramix", "name": "Player 0", "options": options });
    let opened = http.post("/api/tables", &wanted).await?;
    let table = text(&opened, "table")?.to_owned();
    let mut secrets = vec![text(&opened, "secret")?.to_owned()];
    for seat in 1..players {
        let name = json!({ "name": format!("Player {seat}") });
        let seated = http.post(&format!("/api/tables/{table}/seats"), &name).await?;
        secrets.push(text(&seated, "secret")?.to_owned());
    }
    Ok(Keys { table, secrets })
}

/// The players of a table.
pub struct Players {
    /// Table and secrets, to come back with.
    pub keys: Keys,
    known: Vec<Known>,
    /// All players have to know this row.
    wanted: u64,
    /// A command is under way; its row is not known yet.
    is_under_way: bool,
    /// When the last `done` came.
    pub acknowledged: Option<Instant>,
    /// How many questions were asked, and whether the last one is open.
    questions: usize,
    is_asking: bool,
    /// When the last `answer` came.
    pub answered: Option<Instant>,
    newest: Newest,
    largest: Rc<Cell<usize>>,
}

/// What a player knows.
#[derive(Clone, Default)]
struct Known {
    /// The last row.
    seq: Option<u64>,
    /// The last command that counted.
    last: u64,
}

/// What the newest view says.
struct Newest {
    seq: u64,
    moment: u64,
    next: Next,
}

/// What is to be done.
enum Next {
    Nothing,
    Roll(usize),
    Finish(usize),
}

impl Players {
    fn new(keys: Keys, largest: Rc<Cell<usize>>) -> Self {
        let known = vec![Known::default(); keys.secrets.len()];
        let newest = Newest { seq: 0, moment: 0, next: Next::Nothing };
        Self {
            keys,
            known,
            wanted: 0,
            is_under_way: false,
            acknowledged: None,
            questions: 0,
            is_asking: false,
            answered: None,
            newest,
            largest,
        }
    }

    /// A command about the table itself.
    pub fn arrange(&mut self, seat: usize, action: &Value) -> Message {
        let id = self.command(seat);
        Message::text(json!({ "type": "arrange", "id": id, "action": action }).to_string())
    }

    /// A command that the game's rules know.
    pub fn act_as(&mut self, seat: usize, action: &Value) -> Message {
        let id = self.command(seat);
        let moment = self.newest.moment;
        Message::text(json!({ "type": "act", "id": id, "moment": moment, "action": action }).to_string())
    }

    /// The first player lays a draft, always another one.
    pub fn lay(&mut self) -> Message {
        let layout = layout(self.known[0].last);
        self.act_as(0, &json!({ "do": "lay", "layout": layout }))
    }

    /// A player asks for a word.
    pub fn ask(&mut self) -> Message {
        self.is_asking = true;
        self.questions += 1;
        let question = json!({ "ask": "word", "word": WORDS[self.questions % WORDS.len()] });
        Message::text(json!({ "type": "ask", "id": self.questions, "question": question }).to_string())
    }

    /// Has the last command counted?
    pub const fn is_acknowledged(&self) -> bool {
        !self.is_under_way
    }

    /// Has the last question been answered?
    pub const fn is_answered(&self) -> bool {
        !self.is_asking
    }

    /// The last row that everybody knows.
    pub fn rows(&self) -> u64 {
        self.known.iter().map(|known| known.seq.unwrap_or(0)).min().unwrap_or(0)
    }

    fn command(&mut self, seat: usize) -> u64 {
        self.is_under_way = true;
        self.known[seat].last += 1;
        self.known[seat].last
    }

    fn hear_table(&mut self, seat: usize, told: &Told<'_>) -> Result<()> {
        let (Some(seq), Some(moment), Some(frame)) = (told.seq, told.moment, &told.frame) else {
            return Err("a table message without row, moment or frame".into());
        };
        let known = &mut self.known[seat];
        if known.seq.is_none() {
            known.last = told.you.as_ref().map_or(0, |you| you.last);
        }
        known.seq = Some(seq);
        if seq >= self.newest.seq {
            self.newest = Newest { seq, moment, next: next(frame, told.view.as_ref()) };
        }
        Ok(())
    }
}

/// All dice but the last in a row, and the last somewhere below.
fn layout(number: u64) -> Value {
    let last = DICE - 1;
    (0..DICE)
        .map(|die| if die < last { json!([die, die, 0]) } else { json!([die, number % last, 1]) })
        .collect()
}

/// What is to be done, as a view says.
fn next(frame: &Frame<'_>, view: Option<&View<'_>>) -> Next {
    match view.map(|view| &view.phase) {
        Some(Phase { phase: "to_roll", seat: Some(seat) }) if frame.stage == "playing" => Next::Roll(*seat),
        Some(Phase { phase: "laying", seat: Some(seat) }) if frame.stage == "playing" => Next::Finish(*seat),
        _ => Next::Nothing,
    }
}

impl Table for Players {
    fn hear(&mut self, seat: usize, message: &Message) -> Result<Option<Message>> {
        let text = message.to_text()?;
        let told: Told<'_> = serde_json::from_str(text)?;
        match told.kind {
            "table" => {
                self.largest.set(self.largest.get().max(text.len()));
                self.hear_table(seat, &told)?;
            }
            "done" => {
                self.is_under_way = false;
                self.acknowledged = Some(Instant::now());
                self.wanted = told.seq.ok_or("done without a row")?;
            }
            "answer" if told.refusal.is_none() => {
                self.is_asking = false;
                self.answered = Some(Instant::now());
            }
            "ping" => {
                let pong = json!({ "type": "pong", "at": told.at });
                return Ok(Some(Message::text(pong.to_string())));
            }
            "reset" => {}
            _ => return Err(format!("the server says {text}").into()),
        }
        Ok(None)
    }

    fn is_settled(&self) -> bool {
        let is_there = |known: &Known| known.seq.is_some_and(|seq| seq >= self.wanted);
        !self.is_under_way && self.known.iter().all(is_there)
    }

    fn is_over(&self) -> bool {
        matches!(self.newest.next, Next::Nothing)
    }

    fn act(&mut self) -> (usize, Message) {
        match self.newest.next {
            Next::Roll(seat) => (seat, self.act_as(seat, &json!({ "do": "roll" }))),
            Next::Finish(seat) => (seat, self.act_as(seat, &json!({ "do": "finish", "layout": LAYOUT }))),
            Next::Nothing => unreachable!("a table that is over is not played on"),
        }
    }
}

/// What the server tells, as far as the client has to know it.
#[derive(Deserialize)]
struct Told<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    seq: Option<u64>,
    moment: Option<u64>,
    at: Option<u64>,
    refusal: Option<IgnoredAny>,
    you: Option<You>,
    #[serde(borrow)]
    frame: Option<Frame<'a>>,
    view: Option<View<'a>>,
}

#[derive(Deserialize)]
struct You {
    last: u64,
}

#[derive(Deserialize)]
struct Frame<'a> {
    stage: &'a str,
}

#[derive(Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    phase: Phase<'a>,
}

#[derive(Deserialize)]
struct Phase<'a> {
    phase: &'a str,
    seat: Option<usize>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players() -> Players {
        let keys = Keys { table: "t".to_owned(), secrets: vec!["a".to_owned(), "b".to_owned()] };
        Players::new(keys, Rc::default())
    }

    fn tell(players: &mut Players, seat: usize, told: &Value) -> Option<String> {
        let reply = players.hear(seat, &Message::text(told.to_string())).unwrap();
        reply.map(|reply| reply.to_text().unwrap().to_owned())
    }

    fn table(seq: u64, moment: u64, last: u64, phase: &Value) -> Value {
        json!({
            "type": "table", "after": 0, "seq": seq, "moment": moment, "you": { "seat": 0, "last": last }, "news": [],
            "frame": { "stage": "playing", "seats": [] }, "view": { "rounds": 0, "phase": phase },
        })
    }

    #[test]
    fn a_move_is_over_when_it_is_done_and_everybody_has_its_row() {
        let mut players = players();
        let to_roll = table(4, 2, 7, &json!({ "phase": "to_roll", "seat": 1, "until": 9 }));
        tell(&mut players, 0, &to_roll);
        assert!(!players.is_settled(), "player 1 knows nothing yet");
        tell(&mut players, 1, &to_roll);
        assert!(players.is_settled() && !players.is_over());

        let (seat, message) = players.act();
        let command: Value = serde_json::from_str(message.to_text().unwrap()).unwrap();
        assert_eq!(command, json!({ "type": "act", "id": 8, "moment": 2, "action": { "do": "roll" } }));
        assert_eq!(seat, 1);

        let laying = table(5, 3, 7, &json!({ "phase": "laying", "seat": 1, "dice": ["joker"] }));
        tell(&mut players, 0, &laying);
        tell(&mut players, 1, &json!({ "type": "done", "id": 8, "seq": 5 }));
        assert!(!players.is_settled());
        tell(&mut players, 1, &laying);
        assert!(players.is_settled());
        assert!(matches!(players.newest.next, Next::Finish(1)));
    }

    #[test]
    fn a_table_without_a_next_move_is_over() {
        let mut players = players();
        for seat in 0..2 {
            tell(&mut players, seat, &table(9, 5, 0, &json!({ "phase": "over", "winners": [0] })));
        }
        assert!(players.is_over());
        assert_eq!(players.rows(), 9);
    }

    #[test]
    fn questions_are_open_until_they_are_answered() {
        let mut players = players();
        let question: Value = serde_json::from_str(players.ask().to_text().unwrap()).unwrap();
        assert_eq!(
            question,
            json!({ "type": "ask", "id": 1, "question": { "ask": "word", "word": "GING" } })
        );
        assert!(!players.is_answered() && players.answered.is_none());
        tell(&mut players, 0, &json!({ "type": "answer", "id": 1, "answer": { "allowed": true } }));
        assert!(players.is_answered() && players.answered.is_some());
        let refusal = json!({ "type": "answer", "id": 1, "refusal": { "code": "closed" } });
        assert!(players.hear(0, &Message::text(refusal.to_string())).is_err());
    }

    #[test]
    fn drafts_are_never_the_same_twice_in_a_row() {
        let mut players = players();
        let [one, other] = [players.lay(), players.lay()].map(|draft| {
            let draft: Value = serde_json::from_str(draft.to_text().unwrap()).unwrap();
            draft["action"]["layout"].clone()
        });
        assert!(one != other && one.as_array().map(Vec::len) == Some(13));
    }

    #[test]
    fn pings_are_answered_and_refusals_end_the_measurement() {
        let mut players = players();
        let pong = tell(&mut players, 0, &json!({ "type": "ping", "at": 17, "watching": 0 }));
        let pong: Option<Value> = pong.and_then(|text| serde_json::from_str(&text).ok());
        assert_eq!(pong, Some(json!({ "type": "pong", "at": 17 })));
        let refused = Message::text(r#"{"type": "refused", "id": 1, "code": "too_late"}"#);
        assert!(players.hear(0, &refused).is_err());
    }
}
