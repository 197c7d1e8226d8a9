//! Somebody to play with: which open table is the right one.

/// "Not the same person three times running": so many games in a row with somebody are enough.
pub const RUNNING: usize = 2;

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
/// blocked them, or with somebody they have met twice running, unless both want.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn anna() -> Seek<&'static str> {
        Seek {
            person: "anna",
            game: "letramix".to_owned(),
            pace: None,
            last_with: vec![],
            again: vec![],
            blocked: vec![],
        }
    }

    fn waiting(person: &'static str) -> Waiting<&'static str> {
        Waiting { person, again: vec![], blocked: vec![] }
    }

    fn table(person: &'static str, since: u64) -> OpenTable<&'static str> {
        let (game, pace) = ("letramix".to_owned(), "normal".to_owned());
        OpenTable { game, pace, since, free: 1, people: vec![waiting(person)] }
    }

    #[test]
    fn who_has_waited_longest_comes_first() {
        let tables = [table("ben", 30), table("cleo", 10), table("dora", 20)];
        assert_eq!(choose(&anna(), &tables), Choice::Sit(1));
        assert_eq!(choose(&anna(), &[]), Choice::Open);
    }

    #[test]
    fn it_has_to_be_the_game_and_the_pace_with_a_seat_and_somebody_there() {
        let other_game = OpenTable { game: "wortduell".to_owned(), ..table("ben", 1) };
        let full = OpenTable { free: 0, ..table("ben", 2) };
        let empty = OpenTable { people: vec![], ..table("ben", 3) };
        let double = OpenTable { pace: "double".to_owned(), ..table("ben", 4) };
        assert_eq!(choose(&anna(), &[other_game, full, empty, double]), Choice::Sit(3));
        let seek = Seek { pace: Some("normal".to_owned()), ..anna() };
        let double = OpenTable { pace: "double".to_owned(), ..table("ben", 4) };
        assert_eq!(choose(&seek, &[double, table("ben", 5)]), Choice::Sit(1));
    }

    #[test]
    fn nobody_plays_against_themselves() {
        assert_eq!(choose(&anna(), &[table("anna", 1)]), Choice::Open);
        let mut both = table("ben", 1);
        both.people.push(waiting("anna"));
        assert_eq!(choose(&anna(), &[both]), Choice::Open);
    }

    #[test]
    fn who_was_blocked_is_not_met_whoever_has_done_it() {
        let seek = Seek { blocked: vec!["ben"], ..anna() };
        assert_eq!(choose(&seek, &[table("ben", 1), table("cleo", 2)]), Choice::Sit(1));
        let mut blocks = table("ben", 1);
        blocks.people[0].blocked.push("anna");
        assert_eq!(choose(&anna(), &[blocks]), Choice::Open);
    }

    #[test]
    fn not_the_same_person_three_times_running_unless_both_want() {
        let met = |games: &[&'static str]| games.iter().map(|person| vec![*person]).collect::<Vec<_>>();
        let seek = |games| Seek { last_with: met(games), ..anna() };
        assert_eq!(choose(&seek(&["ben"]), &[table("ben", 1)]), Choice::Sit(0));
        assert_eq!(choose(&seek(&["ben", "cleo", "ben"]), &[table("ben", 1)]), Choice::Sit(0));
        let enough = seek(&["ben", "ben", "cleo"]);
        assert_eq!(choose(&enough, &[table("ben", 1), table("cleo", 2)]), Choice::Sit(1));
        let wants = Seek { again: vec!["ben"], ..enough };
        assert_eq!(choose(&wants, &[table("ben", 1)]), Choice::Open, "ben may not want to");
        let mut wants_too = table("ben", 1);
        wants_too.people[0].again.push("anna");
        assert_eq!(choose(&wants, &[wants_too]), Choice::Sit(0));
    }
}
