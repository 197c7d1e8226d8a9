//! Whole tables of computer players, at desks in simulated time: as at a server, but for sockets and disk.

use crate::simulated::{Seated, open, play_to_the_end};
use bots::{Bot, Levels};
use desk::row::Row;
use game::{BadOptions, Chance, Rules};
use serde::Serialize;
use serde_json::value::RawValue;

/// What came out of many tables.
#[derive(Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The seed.
    pub seed: u64,
    /// How many tables were played.
    pub tables: u64,
    /// How many came to an end.
    pub finished: u64,
    /// How many did not.
    pub blocked: u64,
    /// Actions of bots that the rules refused.
    pub refused: u64,
    /// Everything that happened.
    pub events: u64,
    /// The rows of the table with the most,
    pub most_rows: u64,
    /// and the bytes of the one with the most.
    pub most_bytes: u64,
    /// How many rounds a table took on average, in games that have some.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_rounds: Option<f64>,
    /// A hash of everything that happened.
    pub digest: String,
    /// How much the bots thought, where that is less than at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<&'static str>,
    /// How the bots did.
    pub bots: Vec<Tally>,
    /// CPU time.
    pub cpu_ms: u64,
}

/// How one bot did.
#[derive(Debug, PartialEq, Serialize)]
pub struct Tally {
    /// Its level.
    pub name: &'static str,
    /// At how many seats it sat.
    pub seats: u64,
    /// How many of these won.
    pub wins: u64,
    /// What it scored on average.
    pub mean_score: f64,
    /// The 95 % confidence interval of the share of wins, in percent.
    pub win_percent_95: [f64; 2],
    /// The scores of all seats: the least, a quarter, the median, three quarters, the most.
    pub scores: [i32; 5],
    #[serde(skip)]
    all: Vec<i32>,
}

/// Who sits at each table.
pub enum Line<'a, R: Rules> {
    /// These, in this order.
    Fixed(Vec<&'a dyn Bot<R>>),
    /// Each of these once, in any order; where only two play, neighbours in turn.
    Mixed(Vec<&'a dyn Bot<R>>),
}

impl<R: Rules> Line<'_, R> {
    fn bots(&self) -> &[&dyn Bot<R>] {
        match self {
            Self::Fixed(bots) | Self::Mixed(bots) => bots,
        }
    }

    /// Who sits at the table with this number. Where two play, they swap seats at every second one.
    fn seated(&self, table: u64, chance: &mut Chance) -> Vec<&dyn Bot<R>> {
        let mut bots = self.bots().to_vec();
        let is_mixed = matches!(self, Self::Mixed(_));
        if !swaps_seats::<R>() {
            if is_mixed {
                chance.shuffle(&mut bots);
            }
            return bots;
        }
        if is_mixed && bots.len() > 2 {
            let pair = (table / 2 % (bots.len() as u64 - 1)) as usize;
            bots = bots[pair..pair + 2].to_vec();
        }
        if table % 2 == 1 {
            bots.reverse();
        }
        bots
    }
}

/// Where two play against each other, colours are swapped from table to table, with the same draws.
fn swaps_seats<R: Rules>() -> bool {
    R::SEATS == (2, 2)
}

/// Plays so many tables; `progress` is told how many are done.
pub fn simulate<R: Levels>(
    options: &R::Options,
    line: &Line<'_, R>,
    tables: u64,
    seed: u64,
    mut progress: impl FnMut(u64),
) -> Result<Report, BadOptions> {
    let mut chance = Chance::from_seed(seed);
    let mut digest = Digest::default();
    let mut report = Report {
        game: R::NAME,
        seed,
        tables,
        finished: 0,
        blocked: 0,
        refused: 0,
        events: 0,
        most_rows: 0,
        most_bytes: 0,
        mean_rounds: None,
        digest: String::new(),
        budget: None,
        bots: tallies(line),
        cpu_ms: 0,
    };
    let mut rounds = 0;
    let mut of_table = chance.fork();
    for table in 0..tables {
        if table > 0 && !(swaps_seats::<R>() && table % 2 == 1) {
            of_table = chance.fork();
        }
        let mut chance = of_table.clone();
        let bots = line.seated(table, &mut chance);
        rounds += play_one(options, &bots, &mut chance, &mut report, &mut digest)?.map_or(0, i64::from);
        progress(table + 1);
    }
    report.mean_rounds = (rounds > 0).then(|| mean(rounds, tables));
    report.digest = format!("{:016x}", digest.0);
    for tally in &mut report.bots {
        let total = tally.all.iter().map(|points| i64::from(*points)).sum();
        tally.mean_score = mean(total, tally.seats);
        tally.win_percent_95 = wilson(tally.wins, tally.seats);
        tally.scores = quarters(&mut tally.all);
    }
    Ok(report)
}

/// With two digits.
#[expect(clippy::cast_precision_loss, reason = "sums of points are far below 2^52")]
fn mean(total: i64, count: u64) -> f64 {
    (total as f64 / count.max(1) as f64 * 100.0).round() / 100.0
}

fn tallies<R: Rules>(line: &Line<'_, R>) -> Vec<Tally> {
    let mut out: Vec<Tally> = Vec::new();
    for bot in line.bots() {
        if !out.iter().any(|t| t.name == bot.name()) {
            out.push(Tally {
                name: bot.name(),
                seats: 0,
                wins: 0,
                mean_score: 0.0,
                win_percent_95: [0.0; 2],
                scores: [0; 5],
                all: Vec::new(),
            });
        }
    }
    out
}

/// The least, a quarter, the median, three quarters, the most.
fn quarters(all: &mut [i32]) -> [i32; 5] {
    all.sort_unstable();
    let last = all.len().saturating_sub(1);
    [0, 1, 2, 3, 4].map(|quarter| all.get(last * quarter / 4).copied().unwrap_or(0))
}

/// Wilson's 95 % confidence interval of a share, in percent with one digit.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn wilson(wins: u64, seats: u64) -> [f64; 2] {
    const Z: f64 = 1.96;
    if seats == 0 {
        return [0.0, 100.0];
    }
    let (n, p) = (seats as f64, wins as f64 / seats as f64);
    let middle = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    [(middle - half).max(0.0), middle + half].map(|bound| (1000.0 * bound / (1.0 + Z * Z / n)).round() / 10.0)
}

/// Plays a table; how many rounds it took.
fn play_one<R: Levels>(
    options: &R::Options,
    bots: &[&dyn Bot<R>],
    chance: &mut Chance,
    report: &mut Report,
    digest: &mut Digest,
) -> Result<Option<u16>, BadOptions> {
    let players: Vec<Seated<'_, R>> = bots.iter().copied().map(Seated::nobody).collect();
    let mut local = open(options, &players, chance)?;
    play_to_the_end(&mut local, &players);
    report.refused += local.plans_refused();
    for row in local.rows() {
        report.events += count_events(row);
        digest.add(row.events.as_bytes());
    }
    report.most_rows = report.most_rows.max(local.rows().len() as u64);
    let bytes = local.rows().iter().map(|row| row.events.len() as u64).sum();
    report.most_bytes = report.most_bytes.max(bytes);
    let table = local.table();
    let Some(outcome) = table.outcome() else {
        report.blocked += 1;
        return Ok(None);
    };
    report.finished += 1;
    for (seat, bot) in table.seats.iter().zip(bots) {
        if let Some(tally) = report.bots.iter_mut().find(|t| t.name == bot.name()) {
            tally.seats += 1;
            tally.wins += u64::from(outcome.winners.contains(&seat));
            tally.all.push(outcome.points.get(seat.index()).copied().unwrap_or(0));
        }
    }
    Ok(R::rounds(&table.state))
}

fn count_events(row: &Row) -> u64 {
    serde_json::from_str::<Vec<&RawValue>>(&row.events).map_or(0, |events| events.len() as u64)
}

/// FNV-1a over the rows' events.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use desk::{Excerpt, Local, Setup};
    use game::frame::Continuing;
    use game::{FrameEvent, Seat, TableEvent};
    use games::{buecherwurm, letramix, woerterklauer, wortduell, wurf_und_wort};
    use serde_json::{Value, json};

    fn plays_to_the_end<R: Levels>(options: Value) {
        let options: R::Options = serde_json::from_value(options).unwrap();
        let bots = R::levels()[..2].iter().cycle().take(usize::from(R::SEATS.0.max(2))).copied().collect();
        let report = simulate::<R>(&options, &Line::Fixed(bots), 1, 7, |_| {}).unwrap();
        assert_eq!((report.finished, report.refused), (1, 0), "{}", R::NAME);
    }

    /// Somebody else sits at the second seat, and a computer player plays for them as they are away.
    fn continued<R: Levels>(local: &Local<R>, seq: usize) -> Option<Local<R>> {
        let mut excerpt = Excerpt::<R>::default();
        excerpt.take(&local.rows()[..seq]).unwrap();
        let by = Continuing { seat: Seat::new(1), name: "Anna", level: R::level_names()[0], characters: &[] };
        if excerpt.check(by, &R::level_names()).is_err() {
            return None;
        }
        let mut events = excerpt.opening(by, "BABA".to_owned(), local.now());
        let stood_in = FrameEvent::StoodIn { seat: by.seat, level: by.level.to_owned() };
        events.push(TableEvent::Frame(stood_in));
        let setup = Setup::local(&R::level_names(), false);
        Local::open(setup, &events, Chance::from_seed(9), local.now())
    }

    /// Plays a table to its end, and goes on from some of its rows.
    fn goes_on_from_any_row<R: Levels>(options: Value) {
        let options: R::Options = serde_json::from_value(options).unwrap();
        let count = usize::from(R::SEATS.0.max(2));
        let bots = vec![Seated::nobody(R::levels()[0]); count];
        let mut local = open::<R>(&options, &bots, &mut Chance::from_seed(5)).unwrap();
        play_to_the_end(&mut local, &bots);
        assert!(local.table().outcome().is_some());
        let rows = local.rows().len();
        assert!(continued(&local, rows).is_none(), "it is over after its last row");
        for seq in [2, rows / 3, rows / 2, rows - 1] {
            let mut again = continued(&local, seq).unwrap();
            let mut before = Excerpt::<R>::default();
            before.take(&local.rows()[..seq]).unwrap();
            assert_eq!(again.table().state, before.table().unwrap().state, "{} {seq}", R::NAME);
            play_to_the_end(&mut again, &bots);
            assert!(again.table().outcome().is_some(), "{} is stuck after row {seq} of {rows}", R::NAME);
            let read = desk::folded::<R>(again.rows()).unwrap().unwrap();
            assert_eq!(read.state, again.table().state, "its log is read back");
        }
    }

    #[test]
    fn every_game_can_be_played_on_from_a_row_of_its_past() {
        goes_on_from_any_row::<buecherwurm::Buecherwurm>(json!({"target": 7}));
        goes_on_from_any_row::<letramix::LetraMix>(json!({"end": {"rounds": 2}}));
        goes_on_from_any_row::<woerterklauer::Woerterklauer>(json!({}));
        goes_on_from_any_row::<wortduell::Wortduell>(json!({}));
        goes_on_from_any_row::<wurf_und_wort::WurfUndWort>(json!({"rounds": 3}));
    }

    /// A1: where nobody counts, computer players still move, and no table gets stuck.
    #[test]
    fn a1_without_a_clock_computer_players_play_to_the_end() {
        plays_to_the_end::<buecherwurm::Buecherwurm>(json!({"pace": "off"}));
        plays_to_the_end::<letramix::LetraMix>(json!({"pace": "off"}));
        plays_to_the_end::<letramix::LetraMix>(json!({"pace": "off", "mode": "same_roll"}));
        plays_to_the_end::<woerterklauer::Woerterklauer>(json!({"pace": "off", "glass": true}));
        plays_to_the_end::<wortduell::Wortduell>(json!({"pace": "off", "answers": "manual"}));
        plays_to_the_end::<wurf_und_wort::WurfUndWort>(json!({"pace": "off", "rounds": 5}));
        plays_to_the_end::<wurf_und_wort::WurfUndWort>(
            json!({"pace": "off", "rounds": 5, "mode": "collect"}),
        );
    }
}
