//! Persons, beside the tables: their devices, where they sit, what they have played, whom they do not want to meet.
//!
//! A person is a random number in this store and nothing else: no password, no address. Everything here goes when they are
//! deleted, but for that number, which keeps an older backup from bringing them back.

use super::{Answer, Listed, Unavailable};
use desk::row::TableId;
use game::{Chance, Guest, Stamp};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// A person's number has so many random bytes.
const ID_BYTES: usize = 16;
/// So many of a person's newest games tell with whom they play.
pub const COMPANY: u32 = 500;

/// Who somebody is in this store. It never leaves the servers but in a signed cookie.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(String);

impl PersonId {
    /// A new number.
    pub fn draw(chance: &mut Chance) -> Self {
        Self((0..ID_BYTES).fold(String::new(), |mut text, _| {
            let _ = write!(text, "{:02x}", chance.below(256));
            text
        }))
    }

    /// Reads a number; `None` if it cannot be one.
    pub fn parse(text: &str) -> Option<Self> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        (text.len() == 2 * ID_BYTES && text.bytes().all(is_digit)).then(|| Self(text.to_owned()))
    }

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What is kept of somebody themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// Since when,
    pub made: Stamp,
    /// and when they were here last.
    pub seen: Stamp,
    /// How they want to be called.
    pub name: String,
    /// Their sign.
    pub sign: Option<u8>,
    /// By what others find their profile; `None` while it is theirs alone.
    pub public: Option<String>,
    /// Do they want to see their strengths?
    pub shows_strengths: bool,
    /// The hash of the words on their sheet.
    pub sheet: Option<String>,
    /// So many devices they ever had: a number is never given again.
    pub devices_made: u32,
}

/// A browser that somebody uses. Its key counts as long as it is listed here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    /// Its number, from 1.
    pub number: u32,
    /// What it is: "Firefox auf Linux".
    pub label: String,
    /// Since when,
    pub made: Stamp,
    /// and when it was used last.
    pub seen: Stamp,
    /// A device that was connected since, to be told once.
    #[serde(default)]
    pub news: Option<String>,
}

/// Somebody with their devices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// Who.
    pub person: Person,
    /// By number.
    pub devices: Vec<Device>,
}

/// Something that somebody changes about themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// How they want to be called, and their sign.
    Name(String, Option<u8>),
    /// By what others find their profile, or nobody does.
    Public(Option<String>),
    /// Do they want to see their strengths?
    Strengths(bool),
    /// The hash of the words on a new sheet.
    Sheet(String),
}

/// By what somebody is found, but for their devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way<'a> {
    /// The link to their profile.
    Public(&'a str),
    /// The hash of the words on their sheet.
    Sheet(&'a str),
}

/// Somebody has a seat at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The table.
    pub listed: Listed,
    /// Who they are there.
    pub guest: Guest,
    /// Since when.
    pub at: Stamp,
}

/// Which tables of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mine {
    /// Those that are not over, where they sat down last first.
    Running,
    /// Those that are over, the newest first, after this one.
    Over(Option<TableId>),
    /// All, by their addresses, after this one.
    All(Option<TableId>),
}

/// What somebody has played, as it will be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewResult {
    /// Who.
    pub person: PersonId,
    /// Who they were at the table.
    pub guest: Guest,
    /// When it ended.
    pub at: Stamp,
    /// The game.
    pub game: String,
    /// All of it, as JSON.
    pub record: String,
}

/// What somebody has played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptResult {
    /// Grows with every game of this person, from 1.
    pub number: u32,
    /// At which table.
    pub table: TableId,
    /// Who they were there.
    pub guest: Guest,
    /// When it ended.
    pub at: Stamp,
    /// The game.
    pub game: String,
    /// All of it, as JSON.
    pub record: String,
}

/// Which results of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Played {
    /// In their order, after this number.
    After(u32),
    /// The newest first, before this number, of one game or all.
    Before(u32, Option<String>),
}

/// What somebody's results come to, up to one of them. It can be folded anew at any time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fold {
    /// The last result that is in it.
    pub up_to: u32,
    /// As JSON.
    pub text: String,
}

/// Somebody who played at the same table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// Who.
    pub person: PersonId,
    /// At which table,
    pub table: TableId,
    /// and who they were there.
    pub guest: Guest,
    /// The game.
    pub game: String,
    /// Was it public? `None` if the table is not kept any more.
    pub public: Option<bool>,
}

/// Somebody does not want to meet somebody else again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// Who was met, and where.
    pub table: TableId,
    /// Who they were there.
    pub guest: Guest,
    /// Who that is, if it is anybody.
    pub other: Option<PersonId>,
    /// Since when.
    pub at: Stamp,
}

/// Somebody waits at a table for anybody who wants to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Who.
    pub person: PersonId,
    /// What.
    pub game: String,
    /// Where.
    pub table: TableId,
    /// Since when.
    pub since: Stamp,
}

/// Where persons are kept: with the log.
pub trait PersonStore: Send + Sync {
    /// Keeps somebody who is new, with their devices. Who is there already stays as they are.
    fn keep_person(&self, known: Known) -> Answer<'_, Result<(), Unavailable>>;

    /// Somebody with their devices.
    fn person(&self, id: PersonId) -> Answer<'_, Result<Option<Known>, Unavailable>>;

    /// Somebody who is found in another way.
    fn person_by(&self, way: Way<'_>) -> Answer<'_, Result<Option<PersonId>, Unavailable>>;

    /// All persons after this one, by their numbers, at most so many.
    fn persons(&self, after: Option<PersonId>, most: u32) -> Answer<'_, Result<Vec<PersonId>, Unavailable>>;

    /// Who was not seen since then, at most so many.
    fn unseen_persons(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<PersonId>, Unavailable>>;

    /// Changes something about somebody; false if there is no such person.
    fn change_person(&self, id: PersonId, change: Change) -> Answer<'_, Result<bool, Unavailable>>;

    /// Somebody is here with this device, and has been told its news.
    fn see_person(&self, id: PersonId, device: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>>;

    /// One more device of somebody, which their others are told of; its number, if there is such a person.
    fn add_device(
        &self,
        id: PersonId,
        label: String,
        at: Stamp,
    ) -> Answer<'_, Result<Option<u32>, Unavailable>>;

    /// A device's key counts no longer; false if it did not.
    fn drop_device(&self, id: PersonId, number: u32) -> Answer<'_, Result<bool, Unavailable>>;

    /// Deletes somebody with all that is kept of them, forgets their names at all tables, and notes that they are gone; where
    /// they sat. Nobody: nothing but the note.
    fn delete_person(
        &self,
        id: PersonId,
        at: Stamp,
    ) -> Answer<'_, Result<Vec<(TableId, Guest)>, Unavailable>>;

    /// All who were deleted.
    fn gone_persons(&self) -> Answer<'_, Result<Vec<PersonId>, Unavailable>>;

    /// A code, by its hash, by which a device is connected until then; an older one of theirs is good no longer.
    fn make_link(&self, hash: String, id: PersonId, until: Stamp) -> Answer<'_, Result<(), Unavailable>>;

    /// Uses a code: it works once, and not after its time.
    fn use_link(&self, hash: String, now: Stamp) -> Answer<'_, Result<Option<PersonId>, Unavailable>>;

    /// Somebody has a seat; false if it was somebody's already, or there is no such table or person.
    fn add_place(
        &self,
        id: PersonId,
        table: TableId,
        guest: Guest,
        at: Stamp,
    ) -> Answer<'_, Result<bool, Unavailable>>;

    /// Those of these guests who are known at one table have their seats at another, too.
    fn copy_places(
        &self,
        from: TableId,
        to: TableId,
        guests: Vec<Guest>,
        at: Stamp,
    ) -> Answer<'_, Result<(), Unavailable>>;

    /// Who has which seat at a table.
    fn places(&self, table: TableId) -> Answer<'_, Result<Vec<(Guest, PersonId)>, Unavailable>>;

    /// Where somebody has a seat, at most so many.
    fn places_of(&self, id: PersonId, which: Mine, most: u32) -> Answer<'_, Result<Vec<Place>, Unavailable>>;

    /// Tables that are over and have seats without a result, the oldest first, at most so many.
    fn unsettled(&self, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>>;

    /// How many seats came since a table that is over was settled; `None` if nothing is to be settled there.
    fn to_settle(&self, table: TableId) -> Answer<'_, Result<Option<u32>, Unavailable>>;

    /// Keeps the results of a table that is over, one a person: all of them or, if [`Self::to_settle`] gives another number by
    /// now, none. A result that is there stays.
    fn settle(
        &self,
        table: TableId,
        seats: u32,
        results: Vec<NewResult>,
    ) -> Answer<'_, Result<bool, Unavailable>>;

    /// Keeps a result of a backup.
    fn restore_result(&self, id: PersonId, result: KeptResult) -> Answer<'_, Result<(), Unavailable>>;

    /// What somebody has played, at most so many.
    fn results(
        &self,
        id: PersonId,
        which: Played,
        most: u32,
    ) -> Answer<'_, Result<Vec<KeptResult>, Unavailable>>;

    /// What somebody's results come to, as far as it was reckoned.
    fn fold(&self, id: PersonId) -> Answer<'_, Result<Option<Fold>, Unavailable>>;

    /// Keeps what somebody's results come to, unless more of them were reckoned already; with `anew` in any case.
    fn keep_fold(&self, id: PersonId, fold: Fold, anew: bool) -> Answer<'_, Result<(), Unavailable>>;

    /// Who played with somebody at their newest tables, the newest first.
    fn company(&self, id: PersonId) -> Answer<'_, Result<Vec<Company>, Unavailable>>;

    /// Somebody does not want to meet somebody.
    fn block(&self, id: PersonId, block: Block) -> Answer<'_, Result<(), Unavailable>>;

    /// Takes that back; false if it was not so.
    fn unblock(&self, id: PersonId, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>>;

    /// Whom somebody does not want to meet, the newest first.
    fn blocks(&self, id: PersonId) -> Answer<'_, Result<Vec<Block>, Unavailable>>;

    /// Who does not want to meet somebody.
    fn blocked_by(&self, id: PersonId) -> Answer<'_, Result<Vec<PersonId>, Unavailable>>;

    /// Somebody waits at a table; where they waited before they wait no longer.
    fn seek(&self, seek: Seek) -> Answer<'_, Result<(), Unavailable>>;

    /// Who waits for a game, the longest first, at most so many.
    fn seeks(&self, game: String, most: u32) -> Answer<'_, Result<Vec<Seek>, Unavailable>>;

    /// Somebody waits there no longer; false if they did not. Of two who ask at once, one gets true.
    fn take_seek(&self, id: PersonId, table: TableId) -> Answer<'_, Result<bool, Unavailable>>;

    /// Somebody is asked to come to a table.
    fn invite(&self, id: PersonId, table: TableId, at: Stamp) -> Answer<'_, Result<(), Unavailable>>;

    /// The tables that somebody is asked to come to, the newest first, at most so many.
    fn invitations(&self, id: PersonId, most: u32) -> Answer<'_, Result<Vec<(TableId, Stamp)>, Unavailable>>;

    /// Forgets who has waited since before then, codes that were good until then, and older invitations.
    fn drop_seeks(&self, before: Stamp) -> Answer<'_, Result<(), Unavailable>>;
}
