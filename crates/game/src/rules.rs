//! What a game is: one implementation of [`Rules`], with its options, state, view and news.

use crate::chance::Chance;
use crate::deeds::Deeds;
use crate::refusal::{BadOptions, Refusal};
use crate::seat::{Seat, Seats, Viewer};
use crate::story::Story;
use crate::table::Table;
use crate::time::{Span, Time};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use words::Lexicon;
use words::judge::Judge;

/// A number that grows when what may be done changes: a new turn, a new roll, a ballot.
pub type Moment = u32;

/// What the rules may use besides the table: what time it is, what the dice say, which words there are.
pub struct World<'a> {
    /// Table time.
    pub now: Time,
    /// How long the actor's messages take, as measured.
    pub lag: Span,
    /// Dice and draws.
    pub chance: &'a mut Chance,
    /// The words.
    pub lexicon: &'static Lexicon,
}

/// How a table ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who has won; several share.
    pub winners: Vec<Seat>,
    /// Points by seat.
    pub points: Vec<i32>,
}

/// Do players race at a table: does it count who is first?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Race {
    /// They do not.
    None,
    /// They do, and nobody has been quick enough yet.
    Open,
    /// Somebody has, and until then others are collected. Nothing may be told meanwhile: who learns of a press could still
    /// make one that counts as earlier.
    Sealed {
        /// Until then.
        until: Time,
    },
}

/// How a word is spoken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Spoken {
    /// Its syllables: "Schwimm-rei-fen".
    pub split: String,
    /// The fewest and the most syllables that are accepted.
    pub syllables: (u8, u8),
}

/// What a table chooses before it begins.
pub trait Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync {
    /// Can it be played like this, whoever plays?
    fn check(&self) -> Result<(), BadOptions>;

    /// Can these players play it like this?
    fn check_seats(&self, seats: &Seats) -> Result<(), BadOptions>;
}

/// A point in a game's life: the fold of its events.
pub trait State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {
    /// What the table has chosen.
    type Options;
    /// What can happen.
    type Event;

    /// Before anything has happened. No chance here: the first tick deals.
    fn new(options: &Self::Options, seats: usize) -> Self;

    /// Copies what happened. Never fails, never judges.
    fn apply(&mut self, event: &Self::Event);

    /// The number of what may be done now.
    fn moment(&self) -> Moment;

    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Who began, so that a return game begins to the left of them; `None` where nobody begins.
    fn starter(&self) -> Option<Seat> {
        None
    }
}

/// What one viewer may see.
pub trait View<R: Rules>: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// The table as this viewer sees it: built up from what they may know.
    fn of(table: &Table<R>, viewer: Viewer) -> Self;
}

/// What one viewer is told of an event.
pub trait News<R: Rules>: Clone + Debug + PartialEq + Serialize + Send + Sync {
    /// What this viewer is told, if anything. `before` is the table before the event.
    fn of(before: &Table<R>, event: &R::Event, viewer: Viewer) -> Option<Self>;
}

/// A rule book.
pub trait Rules: Sized + Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The game's name, as in the address of its table.
    const NAME: &'static str;
    /// The least and the most players.
    const SEATS: (u8, u8);
    /// May people sit down while it is played? Then the rules are ticked, and find a seat more than before.
    const LATE_COMERS: bool = false;
    /// What a table chooses before it begins.
    type Options: Options;
    /// A point in a table's life.
    type State: State<Options = Self::Options, Event = Self::Event>;
    /// What a seat asks for.
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, with every result in it.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may see.
    type View: View<Self>;
    /// What one viewer is told of an event.
    type News: News<Self>;

    /// Lets happen what an action brings, at least one event, or says why it is refused. The kernel has checked that the
    /// seat plays, that the action is of this moment and that the table is not over.
    fn decide(story: &mut Story<'_, Self>, seat: Seat, action: Self::Action) -> Result<(), Refusal>;

    /// Lets happen what time brings: called when the deadline is reached (with that very time as `now`) and when someone
    /// has come, gone or left.
    fn tick(story: &mut Story<'_, Self>);

    /// When the rules want to be ticked next: the earliest of all clocks that run.
    fn deadline(table: &Table<Self>) -> Option<Time>;

    /// Who answers players' questions about words; `None` while the table may not ask.
    fn word_judge(table: &Table<Self>) -> Option<Judge>;

    /// May what happens next take long to decide, a tenth of a second or more? Then it is decided aside, and other tables go
    /// on meanwhile.
    fn is_slow(_state: &Self::State) -> bool {
        false
    }

    /// Is it only a draft, which the action that ends the turn carries again? Drafts are refused at a table that has too many
    /// rows; nothing else is.
    fn is_draft(_action: &Self::Action) -> bool {
        false
    }

    /// Do players race now?
    fn race(_table: &Table<Self>) -> Race {
        Race::None
    }

    /// Does this action take part in the race? Then it is decided even while the table is sealed.
    fn is_press(_action: &Self::Action) -> bool {
        false
    }

    /// When what [`cover`](Self::cover) takes away may be seen, where players race for it: everybody is to see it at that
    /// time, and nobody earlier.
    fn uncovered_at(_table: &Table<Self>) -> Option<Time> {
        None
    }

    /// Takes out of a view what may not be seen yet.
    fn cover(_view: &mut Self::View) {}

    /// Does the state hold now what a player may not see? Who plays alone in a browser could look it up there, so such a table
    /// does not go on among several people before that has been shown.
    fn hides(_state: &Self::State) -> bool {
        false
    }

    /// What sort of game it is, where a game has several: a level, a mode.
    fn kind(_options: &Self::Options) -> &'static str {
        ""
    }

    /// Do several seats win and lose together? Then it does not show who of them was how strong.
    fn is_in_teams(_table: &Table<Self>) -> bool {
        false
    }

    /// Notes what is worth remembering of an event, by seat. `before` is the table before it.
    fn note(_before: &Table<Self>, _event: &Self::Event, _lexicon: &Lexicon, _deeds: &mut [Deeds]) {}

    /// How a typed word is spoken, in games that count syllables. The table has no part in it: nothing of it is told.
    fn spoken(_typed: &str) -> Result<Spoken, Refusal> {
        Err(Refusal::new(
            "no_syllables",
            "In diesem Spiel zählen keine Silben.",
            "In this game no syllables are counted.",
        ))
    }
}

/// The items of an `impl Rules` that follow from a game's files: its types by their usual names, and what `decide.rs` and
/// `progress.rs` do.
#[macro_export]
macro_rules! items_of_this_folder {
    () => {
        const SEATS: (u8, u8) = options::SEATS;
        type Options = Options;
        type State = State;
        type Action = Action;
        type Event = Event;
        type View = View;
        type News = News;

        fn decide(
            story: &mut $crate::Story<'_, Self>,
            seat: $crate::Seat,
            action: Action,
        ) -> Result<(), $crate::Refusal> {
            decide::decide(story, seat, action)
        }

        fn tick(story: &mut $crate::Story<'_, Self>) {
            progress::tick(story);
        }

        fn deadline(table: &$crate::Table<Self>) -> Option<$crate::Time> {
            progress::deadline(table)
        }
    };
}
