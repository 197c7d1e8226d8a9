//! What JavaScript asks for.

use desk::row::{Row, Seq, Stored};
use game::frame::HouseWords;
use game::{Guest, Refusal, Seat};
use local::{Game, Seed};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::Value;
use serde_json::value::RawValue;

/// A request with the fields of all kinds. Options can be kept unread only in a plain struct like this.
#[derive(Deserialize)]
pub(crate) struct Request {
    pub(crate) r#do: Kind,
    table: Option<String>,
    connection: Option<u32>,
    text: Option<String>,
    game: Option<String>,
    name: Option<String>,
    pub(crate) options: Option<Box<RawValue>>,
    house: Option<HouseWords>,
    #[serde(default)]
    pub(crate) public: bool,
    seed: Option<String>,
    #[serde(default)]
    stored: Vec<String>,
    #[serde(default)]
    names: Vec<(Guest, String)>,
    word: Option<String>,
    search: Option<Search>,
    number: Option<u64>,
    tables: Option<u64>,
    #[serde(default)]
    pub(crate) bots: Vec<String>,
    /// Computer players think as long as at the table.
    #[serde(default)]
    pub(crate) unhurried: bool,
    rack: Option<String>,
    view: Option<Box<RawValue>>,
    seat: Option<Seat>,
    action: Option<Box<RawValue>>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Games,
    Open,
    Load,
    Connect,
    Say,
    Disconnect,
    Time,
    Think,
    Drop,
    Mark,
    Log,
    LookBack,
    Word,
    Syllables,
    Draft,
    Simulate,
    Solve,
}

/// A question that has to be searched for, as a batch told it.
#[derive(Deserialize)]
pub(crate) struct Search {
    pub(crate) id: u32,
    pub(crate) seq: Seq,
    pub(crate) guest: Option<Guest>,
    pub(crate) about: Value,
}

/// Something that a request of this kind has to have, and has not.
fn missing(field: &str) -> Refusal {
    Refusal::new(
        "bad_request",
        format!("In der Anfrage fehlt „{field}“, oder es ist nicht zu lesen."),
        format!("The request lacks “{field}”, or it cannot be read."),
    )
}

impl Request {
    pub(crate) fn table(&self) -> Result<&str, Refusal> {
        self.table.as_deref().ok_or_else(|| missing("table"))
    }

    pub(crate) fn connection(&self) -> Result<u32, Refusal> {
        self.connection.ok_or_else(|| missing("connection"))
    }

    pub(crate) fn text(&self) -> Result<&str, Refusal> {
        self.text.as_deref().ok_or_else(|| missing("text"))
    }

    pub(crate) fn name(&self) -> Result<&str, Refusal> {
        self.name.as_deref().ok_or_else(|| missing("name"))
    }

    pub(crate) fn word(&self) -> Result<&str, Refusal> {
        self.word.as_deref().ok_or_else(|| missing("word"))
    }

    pub(crate) fn rack(&self) -> Result<&str, Refusal> {
        self.rack.as_deref().ok_or_else(|| missing("rack"))
    }

    pub(crate) fn search(&self) -> Result<&Search, Refusal> {
        self.search.as_ref().ok_or_else(|| missing("search"))
    }

    pub(crate) fn seat(&self) -> Result<Seat, Refusal> {
        self.seat.ok_or_else(|| missing("seat"))
    }

    /// What is needed of a view.
    pub(crate) fn view<T: DeserializeOwned>(&self) -> Result<T, Refusal> {
        read(self.view.as_deref()).ok_or_else(|| missing("view"))
    }

    /// An action of the game.
    pub(crate) fn action<T: DeserializeOwned>(&self) -> Result<T, Refusal> {
        read(self.action.as_deref()).ok_or_else(|| missing("action"))
    }

    /// The seed of simulated tables, and how many.
    pub(crate) fn simulation(&self) -> Result<(u64, u64), Refusal> {
        self.number.zip(self.tables).ok_or_else(|| missing("number, tables"))
    }

    pub(crate) fn game(&self) -> Result<Game, Refusal> {
        self.game.as_deref().and_then(Game::named).ok_or_else(|| missing("game"))
    }

    pub(crate) fn seed(&self) -> Result<Seed, Refusal> {
        self.seed.as_deref().and_then(Seed::parse).ok_or_else(|| missing("seed"))
    }

    pub(crate) fn house(&self) -> HouseWords {
        self.house.clone().unwrap_or_default()
    }

    /// A table as it was kept.
    pub(crate) fn stored(&self) -> Result<Stored, Refusal> {
        let rows: Result<Vec<Row>, _> = self.stored.iter().map(|row| serde_json::from_str(row)).collect();
        let rows = rows.ok().filter(|rows| !rows.is_empty()).ok_or_else(|| missing("stored"))?;
        let names = self.names.iter().map(|(guest, name)| (*guest, Some(name.clone()))).collect();
        Ok(Stored { rows, names })
    }
}

fn read<T: DeserializeOwned>(raw: Option<&RawValue>) -> Option<T> {
    serde_json::from_str(raw?.get()).ok()
}
