//! Two players who meet at many tables.

use super::kept::Kept;
use bots::{Bot, Character, Levels};
use game::Chance;
use local::simulated::{Seated, open, play_to_the_end};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// All tables are drawn from here on.
const SEED: u64 = 20_261_118;

/// One of the two: a level, and who plays it.
pub struct Side<R: Levels> {
    /// The level.
    pub level: &'static dyn Bot<R>,
    /// Who.
    pub character: &'static Character,
}

#[allow(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask it of the rules")]
impl<R: Levels> Clone for Side<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Levels> Copy for Side<R> {}

impl<R: Levels> Side<R> {
    /// The level itself.
    pub fn nobody(level: &'static dyn Bot<R>) -> Self {
        Self { level, character: Character::nobody() }
    }

    /// How it is called in files.
    pub fn name(&self) -> String {
        [self.level.name(), self.character.name].join(" ").trim_end().to_owned()
    }

    /// All that decides how it plays.
    pub fn definition(&self) -> String {
        format!("{} {:?}", self.level.definition(), self.character)
    }
}

/// Two who meet.
pub struct Contest<R: Levels> {
    /// By which rules.
    pub options: R::Options,
    /// Who.
    pub sides: [Side<R>; 2],
}

/// What came of some tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tables that were played to their end.
    pub tables: u64,
    /// What the second side got: two for a table won, one for a table shared.
    pub halves: u64,
    /// Tables that did not end.
    pub blocked: u64,
}

impl Tally {
    /// The points of the second side.
    #[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
    pub fn points(&self) -> f64 {
        self.halves as f64 / 2.0
    }

    /// One more table.
    pub fn add(&mut self, halves: Option<u8>) {
        match halves {
            Some(halves) => {
                self.tables += 1;
                self.halves += u64::from(halves);
            }
            None => self.blocked += 1,
        }
    }
}

impl<R: Levels> Contest<R>
where
    R::Options: Sync,
{
    /// Plays the tables that are missing, on as many threads as there are cores; what is there is not played again.
    pub fn meet(&self, tables: u64, kept: Kept) -> Tally {
        let missing: Vec<u64> = (0..tables).filter(|number| !kept.has(*number)).collect();
        let next = AtomicU64::new(0);
        let kept = Mutex::new(kept);
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(number) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                        let halves = self.play(*number);
                        kept.lock().unwrap_or_else(PoisonError::into_inner).keep(*number, halves);
                    }
                });
            }
        });
        kept.into_inner().unwrap_or_else(PoisonError::into_inner).tally(tables)
    }

    /// What the second side gets at the table of this number; every second one has the sides swapped, with the same
    /// draws. Where more than two have to play, each side has two seats, one beside the other's.
    fn play(&self, number: u64) -> Option<u8> {
        let seats = if R::SEATS.0 > 2 { 4 } else { 2 };
        let side = |seat: usize| (seat + number as usize) % 2;
        let players: Vec<Seated<'_, R>> = (0..seats)
            .map(|seat| {
                let Side { level, character } = self.sides[side(seat)];
                Seated { level, character }
            })
            .collect();
        let mut chance = Chance::from_seed(SEED + number / 2);
        let mut local = open(&self.options, &players, &mut chance).expect("the options are sound");
        play_to_the_end(&mut local, &players);
        assert_eq!(local.plans_refused(), 0, "{} {number}: players play by the rules", R::NAME);
        let winners = local.table().outcome()?.winners;
        let wins = |which: usize| winners.iter().any(|seat| side(seat.index()) == which);
        Some(match (wins(0), wins(1)) {
            (false, true) => 2,
            (true, false) => 0,
            _ => 1,
        })
    }
}
