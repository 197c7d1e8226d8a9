//! What a profile shows of all results: numbers by game, curves, and the best.

use crate::curve::{Curve, CurvePoint};
use crate::record::Record;
use game::Stamp;
use game::deeds::{BestLayout, Calls, Missed, NotedWord};
use serde::{Deserialize, Serialize};

/// "Zuletzt" is so many games.
const LAST: usize = 10;

/// The fold of all results of a person. It takes one result more in the same time, however many there were.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
pub struct Statistics {
    /// All results.
    pub results: u32,
    /// How many were won.
    pub won: u32,
    /// By game, in the order in which they were first played.
    pub games: Vec<GameStatistics>,
    /// The layout that brought most.
    pub best_layout: Option<Best<BestLayout>>,
    /// The word that is said least often.
    pub rarest: Option<Best<NotedWord>>,
    /// The longest word.
    pub longest: Option<Best<NotedWord>>,
    /// Points that were possible and not made, as far as somebody has looked back.
    pub missed: Missed,
    /// And how that went: `results` are layouts.
    pub missed_curve: Curve,
    /// Letters called for the cards that were solved.
    pub calls: Calls,
}

/// One game's numbers. A mean is `points / results`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default)]
pub struct GameStatistics {
    /// Its name.
    pub game: String,
    /// How many results there are.
    pub results: u32,
    /// How many were won.
    pub won: u32,
    /// How many were left before the end.
    pub left: u32,
    /// All points together.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub points: i64,
    /// How long they took together, in minutes.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub minutes: u64,
    /// How it went.
    pub curve: Curve,
    /// The newest results, at most ten, from the oldest.
    pub last: Vec<Form>,
}

/// A result as "Zuletzt" needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Form {
    /// Was it won?
    pub won: bool,
    /// Its points.
    pub points: i32,
}

/// The best of all results, and where it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Best<T> {
    /// In which game.
    pub game: String,
    /// When that ended.
    pub at: Stamp,
    /// What it is.
    pub what: T,
}

impl Statistics {
    /// Of all these results, in the order of their numbers.
    pub fn of<'a>(records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut statistics = Self::default();
        records.into_iter().for_each(|record| statistics.fold(record));
        statistics
    }

    /// One result more.
    pub fn fold(&mut self, record: &Record) {
        self.results += 1;
        self.won += u32::from(record.won);
        self.of_game(&record.game).fold(record);
        self.fold_deeds(record);
    }

    fn of_game(&mut self, name: &str) -> &mut GameStatistics {
        let known = self.games.iter().position(|game| game.game == name);
        let index = known.unwrap_or_else(|| {
            self.games.push(GameStatistics { game: name.to_owned(), ..GameStatistics::default() });
            self.games.len() - 1
        });
        &mut self.games[index]
    }

    fn fold_deeds(&mut self, record: &Record) {
        let deeds = &record.deeds;
        better(&mut self.best_layout, record, deeds.best_layout.as_ref(), |new, old| new.points > old.points);
        better(&mut self.rarest, record, deeds.rarest.as_ref(), NotedWord::is_rarer_than);
        better(&mut self.longest, record, deeds.longest.as_ref(), |new, old| new.letters > old.letters);
        if let Some(Missed { points, layouts }) = deeds.missed {
            self.missed.points += points;
            self.missed.layouts += layouts;
            let (from, points) = (record.at, i64::from(points));
            self.missed_curve.add(CurvePoint { from, results: layouts, won: 0, points });
        }
        if let Some(Calls { letters, cards }) = deeds.calls {
            self.calls.letters += letters;
            self.calls.cards += cards;
        }
    }
}

/// What was as good before stays: who reads the profile finds the table where it was first.
fn better<T: Clone>(
    best: &mut Option<Best<T>>,
    record: &Record,
    new: Option<&T>,
    is_better: impl Fn(&T, &T) -> bool,
) {
    let Some(new) = new else { return };
    if best.as_ref().is_none_or(|best| is_better(new, &best.what)) {
        *best = Some(Best { game: record.game.clone(), at: record.at, what: new.clone() });
    }
}

impl GameStatistics {
    fn fold(&mut self, record: &Record) {
        let won = u32::from(record.won);
        let points = i64::from(record.points);
        self.results += 1;
        self.won += won;
        self.left += u32::from(record.left);
        self.points += points;
        self.minutes += u64::from(record.length.unwrap_or(0));
        self.curve.add(CurvePoint { from: record.at, results: 1, won, points });
        if self.last.len() == LAST {
            self.last.remove(0);
        }
        self.last.push(Form { won: record.won, points: record.points });
    }
}
