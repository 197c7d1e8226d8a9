//! How a new table begins.

use bots::Levels;
use game::frame::HouseWords;
use game::{FrameEvent, Guest, Options, Refusal, TableEvent};
use serde_json::value::RawValue;

/// How a table is to be played.
#[derive(Clone, Debug)]
pub struct Opening<O> {
    options: O,
    house: HouseWords,
    public: bool,
}

impl<O: Options> Opening<O> {
    /// Checks what was chosen; options that are left out are as usual.
    pub fn new(options: Option<&RawValue>, house: HouseWords, public: bool) -> Result<Self, Refusal> {
        house.list()?;
        let options: O = match options {
            None => O::default(),
            Some(raw) => serde_json::from_str(raw.get()).map_err(|_| bad_options())?,
        };
        options.check().map_err(|bad| Refusal { code: "bad_options", sentence: bad.0 })?;
        Ok(Self { options, house, public })
    }
}

/// The first row of a table in its lobby: its first guest sits there and is host.
pub fn opening_events<R: Levels>(
    opening: &Opening<R::Options>,
    code: String,
    name: String,
) -> Vec<TableEvent<R>> {
    let guest = Guest::new(0);
    let opened = FrameEvent::Opened {
        game: R::NAME.to_owned(),
        code,
        public: opening.public,
        options: opening.options.clone(),
        house: opening.house.clone(),
        seats: Vec::new(),
        host: None,
        starter: None,
    };
    let sat = FrameEvent::Sat { guest, name, seat: None };
    [opened, sat, FrameEvent::Host { guest: Some(guest) }].map(TableEvent::Frame).into()
}

fn bad_options() -> Refusal {
    Refusal::new("bad_options", "Diese Einstellungen gibt es nicht.", "There are no such options.")
}
