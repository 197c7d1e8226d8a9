//! The kernel that all games share: rules as pure functions, and the table they are played at.
//!
//! A game implements [`Rules`]. Its state changes only by events: [`decide`](Rules::decide) and [`tick`](Rules::tick) tell
//! a [`Story`] what happens, with every die and point in it, and [`apply`](State::apply) copies that into the state. So a
//! table is the fold of its events, live or read back from a log.
//!
//! Pure: no IO, no thread, no clock, no chance of its own; time and chance come with the [`World`].

pub mod bounds;
pub mod chance;
pub mod clock;
pub mod deeds;
pub mod dice;
pub mod frame;
pub mod grid;
pub mod pace;
pub mod play;
pub mod refusal;
pub mod rules;
#[cfg(feature = "sample")]
pub mod sample;
pub mod seat;
pub mod story;
pub mod table;
pub mod time;
pub mod vote;

pub use bounds::Bounds;
pub use chance::Chance;
pub use clock::{Clock, Stopper};
pub use deeds::Deeds;
pub use frame::{Closing, FrameAction, FrameEvent, FrameNews, FrameView, TableNews};
pub use pace::Pace;
pub use refusal::{BadOptions, Refusal, Said};
pub use rules::{Moment, News, Options, Outcome, Race, Rules, Spoken, State, View, World};
pub use seat::{Connection, Guest, Occupant, Place, Presence, Seat, Seats, Sign, Viewer};
pub use story::{Decided, EventNews, Listener, Story};
pub use table::{Table, TableEvent};
pub use time::{GRACE, Span, Stamp, Time};
pub use vote::{Tally, Thumb, Vote, VoteView};
