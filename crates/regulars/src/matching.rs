//! Somebody to play with: which open table is the right one.

/// "Not the same person a fourth time running": so many games in a row with somebody are enough.
const RUNNING: usize = 3;

/// Somebody who looks for a table; `P` tells people apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek<P> {
    /// Who.
    pub person: P,
    /// Which game.
    pub game: String,
    /// At which pace, as the game's options name it; `None` if any will do.
    pub pace: Option<String>,
    /// Whom they met in the last games that were found for them, the newest first; one list a game.
    pub last_with: Vec<Vec<P>>,
    /// With whom they want to play again, however often.
    pub again: Vec<P>,
    /// Whom they have blocked.
    pub blocked: Vec<P>,
}

/// A table that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable<P> {
    /// Which game.
    pub game: String,
    /// At which pace.
    pub pace: String,
    /// Since when it waits: the smaller, the longer.
    pub since: u64,
    /// So many can still sit down.
    pub free: u8,
    /// Who sits there.
    pub people: Vec<Waiting<P>>,
}

/// Somebody at an open table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting<P> {
    /// Who.
    pub person: P,
    /// With whom they want to play again, however often.
    pub again: Vec<P>,
    /// Whom they have blocked.
    pub blocked: Vec<P>,
}

/// What is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// To sit down at the table with this index.
    Sit(usize),
    /// To open a table, and wait there.
    Open,
}

/// The fitting table that has waited longest. Never one with the seeker themselves, with somebody whom they or who has
/// blocked them, or with somebody they have met three times running, unless both want.
pub fn choose<P: PartialEq>(seeker: &Seek<P>, tables: &[OpenTable<P>]) -> Choice {
    let fitting = tables.iter().enumerate().filter(|(_, table)| fits(seeker, table));
    fitting.min_by_key(|(_, table)| table.since).map_or(Choice::Open, |(index, _)| Choice::Sit(index))
}

fn fits<P: PartialEq>(seeker: &Seek<P>, table: &OpenTable<P>) -> bool {
    let has_pace = seeker.pace.as_ref().is_none_or(|pace| *pace == table.pace);
    let is_asked_for = table.game == seeker.game && has_pace && table.free > 0 && !table.people.is_empty();
    is_asked_for && table.people.iter().all(|waiting| may_meet(seeker, waiting))
}

fn may_meet<P: PartialEq>(seeker: &Seek<P>, waiting: &Waiting<P>) -> bool {
    let (own, other) = (&seeker.person, &waiting.person);
    let is_blocked = seeker.blocked.contains(other) || waiting.blocked.contains(own);
    let both_want = seeker.again.contains(other) && waiting.again.contains(own);
    own != other && !is_blocked && (both_want || !has_met_enough(seeker, other))
}

/// Were the last games all with them?
fn has_met_enough<P: PartialEq>(seeker: &Seek<P>, other: &P) -> bool {
    seeker.last_with.len() >= RUNNING && seeker.last_with.iter().take(RUNNING).all(|met| met.contains(other))
}
