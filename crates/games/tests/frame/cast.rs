//! Who plays, and what is known of every table.

use game::frame::HouseWords;
use game::{FrameEvent, Guest, Seat, Stamp};
use games::letramix::{End, Options};

/// Persons by the order in which they sat down, and the seats they have while nobody in front of them leaves.
pub const ANNA: Guest = Guest::new(0);
pub const BEN: Guest = Guest::new(1);
pub const CLEO: Guest = Guest::new(2);
pub const DORA: Guest = Guest::new(3);
pub const FIRST: Seat = Seat::new(0);
pub const SECOND: Seat = Seat::new(1);
pub const THIRD: Seat = Seat::new(2);

pub const NAMES: [&str; 8] = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fee", "Gero", "Hanna"];
pub const LEVELS: &[&str] = &["lehrling", "kenner"];
pub const CHARACTERS: &[&str] = &["Lotte", "Gustav", "Alma"];
/// Where a rematch goes on.
pub const NEXT: &str = "next-table";
/// On the server's clock.
pub const OPENED: Stamp = Stamp::from_millis(1_763_300_000_000);

/// What the frame may answer, by the list in the protocol.
pub const CODES: &[&str] = &[
    "no_seat",
    "not_host",
    "not_now",
    "bad_name",
    "name_alike",
    "kicked",
    "bad_options",
    "cannot_start",
    "bad_words",
    "no_such_sign",
    "sign_taken",
    "full",
    "no_such_seat",
    "no_such_level",
    "no_such_character",
    "character_taken",
    "paused",
    "over",
    "table_closed",
    "too_late",
];

/// A table's first event, with nobody there.
pub fn opening(options: Options) -> FrameEvent<Options> {
    FrameEvent::Opened {
        game: "letramix".to_owned(),
        code: "AHOR".to_owned(),
        public: false,
        options,
        house: HouseWords::default(),
        seats: vec![],
        host: None,
        starter: None,
    }
}

pub fn rounds(rounds: u8) -> Options {
    Options { end: End::Rounds(rounds), ..Options::default() }
}
