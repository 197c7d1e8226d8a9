//! People who come, wait, play and go, in simulated time.

use crate::random::Random;
use crate::strengths::fraction;
use regulars::matching::{Choice, OpenTable, Seek, Waiting, choose};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// Milliseconds.
type Millis = u64;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
/// So long after a server has looked for open tables its row is written. What another server does meanwhile it does
/// not see; the row is a compare-and-set, so who comes second looks again.
const WINDOW: Millis = 20;
/// The games by how often they are asked for, in percent; and do they take late comers?
const GAMES: [(&str, usize, bool); 5] = [
    ("woerterklauer", 35, false),
    ("letramix", 25, false),
    ("wortduell", 15, false),
    ("buecherwurm", 15, false),
    ("wurf-und-wort", 10, true),
];
/// Who is still alone after so long has a computer player to pass the time.
pub const ALONE: Millis = 20 * SECOND;
/// Half of all give up after about so long, computer player or not.
const PATIENCE: Millis = 15 * MINUTE;
/// How long a game takes: from this to twice as long.
const GAME: Millis = 12 * MINUTE;
/// Of 100 who have played, so many look for somebody again.
const ONCE_MORE: usize = 40;
/// They look at the result for about so long before.
const LOOKING_AT_RESULT: Millis = 30 * SECOND;
/// Of 100, so many want the same person again.
const AGAIN: usize = 30;
/// One of so many pairs does not go together: one has blocked the other.
const BLOCKED: usize = 50;
/// A table takes late comers up to so many seats.
const MOST: usize = 6;

/// What is simulated.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// So many people there are,
    pub people: usize,
    /// and so many of them come in an hour.
    pub an_hour: u32,
    /// For so many hours.
    pub hours: u64,
    /// The seed.
    pub seed: u64,
}

/// How it went for somebody who looked for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// So long they waited.
    pub waited: Millis,
    /// Have they met somebody, or given up?
    pub met: bool,
}

/// Everything, and what came of it.
pub struct Evening {
    /// All who have looked, in the order in which it was decided.
    pub found: Vec<Found>,
    /// So often another was quicker, and somebody had to look again.
    pub conflicts: u32,
    /// So often two opened a table at the same time, and both waited.
    pub crossed: u32,
    plan: Plan,
    people: Vec<Person>,
    tables: Vec<Table>,
    events: BinaryHeap<Reverse<(Millis, u64, Event)>>,
    count: u64,
    random: Random,
}

#[derive(Clone, Debug, Default)]
struct Person {
    /// The last games, the newest first: with whom.
    last_with: VecDeque<Vec<usize>>,
    again: Vec<usize>,
    busy: bool,
    since: Millis,
}

struct Table {
    game: usize,
    opened: Millis,
    seats: Vec<usize>,
    is_played: bool,
    is_over: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// Somebody new comes.
    Comes,
    /// Somebody has seen how the game ended, and looks for another.
    Looks { person: usize, game: usize },
    /// A server has looked for this person, and chosen this table, or none; now its row is written.
    Writes { person: usize, game: usize, table: Option<usize> },
    /// Patience is at an end.
    GivesUp { person: usize, table: usize },
    /// A game is over.
    Ends { table: usize },
}

impl Evening {
    /// Lets all hours pass.
    pub fn pass(plan: Plan) -> Self {
        let mut evening = Self {
            found: Vec::new(),
            conflicts: 0,
            crossed: 0,
            plan,
            people: vec![Person::default(); plan.people],
            tables: Vec::new(),
            events: BinaryHeap::new(),
            count: 0,
            random: Random::from_seed(plan.seed),
        };
        evening.at(0, Event::Comes);
        while let Some(Reverse((now, _, event))) = evening.events.pop() {
            if now > plan.hours * 60 * MINUTE {
                break;
            }
            evening.happen(now, event);
        }
        evening
    }

    fn at(&mut self, time: Millis, event: Event) {
        self.count += 1;
        self.events.push(Reverse((time, self.count, event)));
    }

    fn happen(&mut self, now: Millis, event: Event) {
        match event {
            Event::Comes => self.comes(now),
            Event::Looks { person, game } => self.looks(now, person, game),
            Event::Writes { person, game, table } => self.writes(now, person, game, table),
            Event::GivesUp { person, table } => self.gives_up(now, person, table),
            Event::Ends { table } => self.ends(now, table),
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "above 0, and some hours at most"
    )]
    #[expect(clippy::cast_precision_loss, reason = "some hours at most")]
    fn after(&mut self, mean: Millis) -> Millis {
        (-(1.0 - fraction(&mut self.random)).ln() * mean as f64) as Millis
    }

    fn comes(&mut self, now: Millis) {
        let next = self.after(60 * MINUTE / u64::from(self.plan.an_hour));
        self.at(now + next, Event::Comes);
        let person = self.random.below(self.plan.people);
        let game = self.some_game();
        self.looks(now, person, game);
    }

    fn some_game(&mut self) -> usize {
        let mut drawn = self.random.below(100);
        for (index, (_, share, _)) in GAMES.iter().enumerate() {
            if drawn < *share {
                return index;
            }
            drawn -= share;
        }
        0
    }

    /// A server looks for open tables; who waits or plays already does not ask.
    fn looks(&mut self, now: Millis, person: usize, game: usize) {
        if self.people[person].busy {
            return;
        }
        (self.people[person].busy, self.people[person].since) = (true, now);
        self.looks_again(now, person, game);
    }

    fn looks_again(&mut self, now: Millis, person: usize, game: usize) {
        let numbers: Vec<usize> = (0..self.tables.len()).filter(|table| self.is_open(*table)).collect();
        let open: Vec<OpenTable<usize>> = numbers.iter().map(|table| self.open_table(*table)).collect();
        let table = match choose(&self.seek(person, game), &open) {
            Choice::Sit(index) => Some(numbers[index]),
            Choice::Open => None,
        };
        self.at(now + WINDOW, Event::Writes { person, game, table });
    }

    fn is_open(&self, table: usize) -> bool {
        let table = &self.tables[table];
        !table.is_over && (!table.is_played || GAMES[table.game].2) && table.seats.len() < most(table.game)
    }

    fn seek(&self, person: usize, game: usize) -> Seek<usize> {
        let Person { last_with, again, .. } = &self.people[person];
        Seek {
            person,
            game: GAMES[game].0.to_owned(),
            pace: None,
            last_with: last_with.iter().cloned().collect(),
            again: again.clone(),
            blocked: self.blocked_by(person),
        }
    }

    fn open_table(&self, table: usize) -> OpenTable<usize> {
        let Table { game, opened, seats, .. } = &self.tables[table];
        let waiting = |person: &usize| Waiting {
            person: *person,
            again: self.people[*person].again.clone(),
            blocked: self.blocked_by(*person),
        };
        OpenTable {
            game: GAMES[*game].0.to_owned(),
            pace: "normal".to_owned(),
            since: *opened,
            free: (most(*game) - seats.len()) as u8,
            people: seats.iter().map(waiting).collect(),
        }
    }

    /// The same all along, without a list: each has blocked some by their numbers.
    fn blocked_by(&self, person: usize) -> Vec<usize> {
        (0..self.plan.people).filter(|other| *other != person && has_blocked(person, *other)).collect()
    }

    fn writes(&mut self, now: Millis, person: usize, game: usize, table: Option<usize>) {
        match table {
            Some(table) if self.is_open(table) => self.sits(now, person, table),
            Some(_) => {
                self.conflicts += 1;
                self.looks_again(now, person, game);
            }
            None => self.opens(now, person, game),
        }
    }

    fn opens(&mut self, now: Millis, person: usize, game: usize) {
        let is_new = |table: &&Table| table.game == game && table.opened + WINDOW > now && !table.is_played;
        self.crossed += u32::from(self.tables.iter().any(|table| is_new(&table)));
        let table = self.tables.len();
        self.tables.push(Table { game, opened: now, seats: vec![person], is_played: false, is_over: false });
        let patience = self.after(PATIENCE * 10 / 7);
        self.at(now + patience, Event::GivesUp { person, table });
    }

    fn sits(&mut self, now: Millis, person: usize, number: usize) {
        let met = self.tables[number].seats.clone();
        assert!(!met.contains(&person), "nobody sits at a table with themselves");
        assert!(met.iter().all(|other| !has_blocked(person, *other) && !has_blocked(*other, person)));
        self.tables[number].seats.push(person);
        assert!(self.tables[number].seats.len() <= most(self.tables[number].game), "never two at one seat");
        self.found(now, person, true);
        if !std::mem::replace(&mut self.tables[number].is_played, true) {
            for other in met {
                self.found(now, other, true);
            }
            let length = GAME + self.random.below(GAME as usize) as Millis;
            self.at(now + length, Event::Ends { table: number });
        }
    }

    fn found(&mut self, now: Millis, person: usize, met: bool) {
        let waited = now - self.people[person].since - WINDOW.min(now - self.people[person].since);
        self.found.push(Found { waited, met });
    }

    fn gives_up(&mut self, now: Millis, person: usize, table: usize) {
        if self.tables[table].is_played {
            return;
        }
        self.tables[table].is_over = true;
        self.people[person].busy = false;
        self.found(now, person, false);
    }

    fn ends(&mut self, now: Millis, table: usize) {
        self.tables[table].is_over = true;
        let (seats, game) = (self.tables[table].seats.clone(), self.tables[table].game);
        for person in &seats {
            let others: Vec<usize> = seats.iter().copied().filter(|other| other != person).collect();
            let wants_again = self.random.below(100) < AGAIN;
            let known = &mut self.people[*person];
            if wants_again {
                known.again.extend(&others);
            }
            known.last_with.push_front(others);
            known.last_with.truncate(2);
            known.busy = false;
        }
        for person in seats {
            if self.random.below(100) < ONCE_MORE {
                let later = self.after(LOOKING_AT_RESULT);
                self.at(now + later, Event::Looks { person, game });
            }
        }
    }
}

const fn most(game: usize) -> usize {
    if GAMES[game].2 { MOST } else { 2 }
}

fn has_blocked(person: usize, other: usize) -> bool {
    Random::from_seed((person * 100_003 + other) as u64).below(2 * BLOCKED) == 0
}
