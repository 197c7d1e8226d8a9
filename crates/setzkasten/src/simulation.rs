//! Whole tables of computer players, in simulated time, through the kernel and by the same views as people.

use bots::{Bot, Levels, Sight, Step};
use game::play::Play;
use game::{BadOptions, Chance, Moment, Occupant, Rules, Seat, Seats, Table, Time, Viewer};
use serde::Serialize;
use std::collections::VecDeque;
use words::Lexicon;
use words::judge::HouseList;

/// A table that is not over after so many actions is blocked.
const MOST_ACTIONS: usize = 100_000;

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
    let seats = Seats::new(bots.iter().map(|b| Occupant::Bot { name: b.name().to_owned() }));
    let table: Table<R> = Table::begin(options, seats, HouseList::default())?;
    let mut play = Play::begin(table, chance.fork(), Lexicon::german());
    let play_on = if R::RACES { race_to_the_end::<R> } else { play_to_the_end::<R> };
    report.refused += play_on(&mut play, bots, chance);
    report.events += play.events.len() as u64;
    play.events.iter().for_each(|event| digest.add(event));
    let Some(outcome) = R::outcome(&play.table.state) else {
        report.blocked += 1;
        return Ok(None);
    };
    report.finished += 1;
    for (seat, bot) in play.table.seats.iter().zip(bots) {
        if let Some(tally) = report.bots.iter_mut().find(|t| t.name == bot.name()) {
            tally.seats += 1;
            tally.wins += u64::from(outcome.winners.contains(&seat));
            tally.all.push(outcome.points.get(seat.index()).copied().unwrap_or(0));
        }
    }
    Ok(R::rounds(&play.table.state))
}

/// Lets the bots act in turn, and time pass when none of them wants to; returns how often they were refused.
fn play_to_the_end<R: Rules>(play: &mut Play<R>, bots: &[&dyn Bot<R>], chance: &mut Chance) -> u64 {
    let mut refused = 0;
    for _ in 0..MOST_ACTIONS {
        if R::outcome(&play.table.state).is_some() {
            break;
        }
        let wish = play.table.seats.iter().zip(bots).find_map(|(seat, bot)| {
            let view = R::view(&play.table, Viewer::Seat(seat));
            let sight = Sight { seat, view: &view, house: &play.table.house };
            Some((seat, bot.plan(&sight, chance))).filter(|(_, steps)| !steps.is_empty())
        });
        let moved = wish.is_some_and(|(seat, steps)| carried_out(play, seat, steps, &mut refused));
        if !moved && !play.wait_for_deadline() {
            break;
        }
    }
    refused
}

/// Takes all steps of a plan at once; false if one was refused.
fn carried_out<R: Rules>(
    play: &mut Play<R>,
    seat: Seat,
    steps: Vec<Step<R::Action>>,
    refused: &mut u64,
) -> bool {
    let accepted = steps.into_iter().all(|step| play.act(seat, step.action).is_ok());
    *refused += u64::from(!accepted);
    accepted
}

/// What a bot is up to in a moment, and when.
struct Plan<A> {
    moment: Moment,
    steps: VecDeque<(Time, A)>,
}

/// Lets the bots act by the clock, as at a live table: each plans when a moment begins, and the earliest step counts.
/// Returns how often they were refused.
fn race_to_the_end<R: Rules>(play: &mut Play<R>, bots: &[&dyn Bot<R>], chance: &mut Chance) -> u64 {
    let mut refused = 0;
    let mut plans: Vec<Option<Plan<R::Action>>> = bots.iter().map(|_| None).collect();
    for _ in 0..MOST_ACTIONS {
        if R::outcome(&play.table.state).is_some() {
            break;
        }
        let moment = R::moment(&play.table.state);
        for ((seat, bot), plan) in play.table.seats.iter().zip(bots).zip(&mut plans) {
            if plan.as_ref().is_none_or(|plan| plan.moment != moment) {
                *plan = Some(Plan { moment, steps: planned(play, seat, *bot, chance) });
            }
        }
        let starts = plans.iter().map(|plan| plan.as_ref().and_then(|p| p.steps.front()).map(|step| step.0));
        let next = starts.enumerate().filter_map(|(seat, at)| Some((at?, seat))).min();
        match (next, play.table.deadline()) {
            (Some((at, seat)), due) if due.is_none_or(|due| at < due) => {
                play.wait_until(at);
                let plan = plans[seat].as_mut();
                let step = plan.and_then(|plan| plan.steps.pop_front());
                if step.is_some_and(|(_, action)| play.act(Seat::new(seat as u8), action).is_err()) {
                    refused += 1;
                    plans[seat].iter_mut().for_each(|plan| plan.steps.clear());
                }
            }
            (_, Some(_)) => {
                play.wait_for_deadline();
            }
            _ => break,
        }
    }
    refused
}

/// A bot's plan, with the times of its steps.
fn planned<R: Rules>(
    play: &Play<R>,
    seat: Seat,
    bot: &dyn Bot<R>,
    chance: &mut Chance,
) -> VecDeque<(Time, R::Action)> {
    let view = R::view(&play.table, Viewer::Seat(seat));
    let steps = bot.plan(&Sight { seat, view: &view, house: &play.table.house }, chance);
    let mut at = play.now;
    let timed = |step: Step<R::Action>| {
        at = at + step.after;
        (at, step.action)
    };
    steps.into_iter().map(timed).collect()
}

/// FNV-1a over the written events.
struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Digest {
    fn add(&mut self, event: &impl Serialize) {
        for byte in serde_json::to_vec(event).unwrap_or_default() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
}
