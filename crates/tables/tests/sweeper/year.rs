//! A year of a busy server in simulated time: tables are played, abandoned and forgotten, and the sweeper keeps the store
//! from growing for ever.
//!
//! A week of it here; a year by `cargo xtask soak year`.

use crate::place::{DAY, Place, START};
use bots::{Levels, Sight};
use desk::{Append, Local, Plan, Setup, Think, opening};
use game::frame::HouseWords;
use game::{Chance, FrameEvent, Occupant, Stamp, TableEvent};
use games::letramix::{End, LetraMix, Options};
use local::Game;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tables::log::{Log, SqliteLog};
use tables::row::{Mark, Row, Summary, TableId};
use tables::{Keep, Sweep};
use tokio::task::JoinSet;

/// Of ten tables so many are played to the end,
const FINISHED: u64 = 6;
/// and so many are begun and left; the others never begin.
const ABANDONED: u64 = 1;
/// So many tables are written at the same time, so that their rows share commits.
const AT_ONCE: usize = 64;

/// The store at the end of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    pub number: u64,
    /// Tables in it.
    pub tables: u64,
    /// Bytes on the disk.
    pub bytes: u64,
    pub sweep: Sweep,
}

/// Lets so many days pass, and tells how large the store is after each.
pub async fn pass(folder: &Path, days: u64, tables_a_day: u64, keep: Keep, mut told: impl FnMut(Day)) {
    let log: Arc<dyn Log> = Arc::new(SqliteLog::open(&folder.join("log.db")).unwrap());
    let place = Arc::new(Place::new(log, keep));
    let game: Arc<[Row]> = played(&mut Chance::from_seed(1)).into();
    let (mut chance, mut tables) = (Chance::from_seed(2), 0);
    for number in 1..=days {
        let mut under_way = JoinSet::new();
        for table in 0..tables_a_day {
            if under_way.len() >= AT_ONCE {
                under_way.join_next().await.unwrap().unwrap();
            }
            let (place, game, chance) = (Arc::clone(&place), Arc::clone(&game), chance.fork());
            under_way.spawn(async move {
                match table % 10 {
                    kind if kind < FINISHED => write(&place, &game, game.len(), chance).await,
                    kind if kind < FINISHED + ABANDONED => write(&place, &game, game.len() / 2, chance).await,
                    _ => drop(place.open(Game::LetraMix).await),
                }
            });
        }
        under_way.join_all().await;
        let sweep = place.after(DAY).await;
        tables = tables + tables_a_day - sweep.deleted;
        told(Day { number, tables, bytes: bytes(folder), sweep });
    }
    let mut last = None;
    let mut counted = 0;
    loop {
        let page = place.log.tables(last, 1_000).await.unwrap();
        let Some(newest) = page.last() else { break };
        counted += page.len() as u64;
        last = Some(newest.clone());
    }
    assert_eq!(counted, tables, "a table was lost, or not deleted");
}

/// The rows of a table that two computer players have played to the end.
fn played(chance: &mut Chance) -> Vec<Row> {
    let bot = |name: &&str| Occupant::bot((*name).to_owned());
    let opened = FrameEvent::Opened {
        game: "letramix".to_owned(),
        code: String::new(),
        public: false,
        options: Options { end: End::Rounds(2), ..Options::default() },
        house: HouseWords::default(),
        seats: LetraMix::level_names().iter().take(2).map(bot).collect(),
        host: None,
        starter: None,
    };
    let events = [opened, FrameEvent::Started { zero: START }].map(TableEvent::<LetraMix>::Frame);
    let setup = Setup::local(&LetraMix::level_names(), false);
    let mut local = Local::open(setup, &events, chance.fork(), START).unwrap();
    while local.table().outcome().is_none() {
        for think in local.thinking() {
            local.plan(planned(think));
        }
        let wake = local.desk().wake().unwrap();
        local.wait_until(wake);
    }
    local.rows().to_vec()
}

fn planned(think: Think<LetraMix>) -> Plan<LetraMix> {
    let Think { seat, level, moment, view, house, mut chance, .. } = think;
    let plan =
        LetraMix::level(&level).unwrap().plan(&Sight { seat, view: &view, house: &house }, &mut chance);
    Plan { seat, moment, steps: plan.into_iter().map(|step| (step.after, step.action)).collect() }
}

/// Writes the first rows of that table as a new one, as if it were played now.
async fn write(place: &Place, game: &[Row], rows: usize, mut chance: Chance) {
    let (table, now) = (TableId::draw(&mut chance), place.clock.now());
    let later = |at: Stamp| now + at.since(START);
    let first: Vec<TableEvent<LetraMix>> = desk::parse(&game[0]).unwrap();
    let Append { summary, .. } = opening(&table, &first, now, 1).unwrap();
    let mut summary = Summary { code: "none".to_owned(), ..summary.unwrap() };
    let mut past = Mark::START;
    let last = &game[rows - 1];
    for row in &game[..rows] {
        let row = Row { table: table.clone(), at: later(row.at), ..row.clone() };
        let is_last = rows == game.len() && row.seq as usize == rows;
        if is_last {
            summary = Summary { stage: "over", due: row.at, ..summary };
        }
        let tells = is_last || row.seq == 1;
        let append = Append::new(row, past, tells.then(|| summary.clone()));
        past = append.mark;
        // The log writes in order, so only the last row has to be waited for.
        if last.seq == append.row.seq {
            place.log.append_and_wait(append).await.unwrap();
        } else {
            place.log.append(append, Box::new(|outcome| outcome.unwrap()));
        }
    }
}

/// What the file takes, with what is not merged into it yet.
fn bytes(folder: &Path) -> u64 {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len());
    files.sum()
}
