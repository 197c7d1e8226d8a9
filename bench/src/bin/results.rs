//! `cargo xtask bench results [RESULTS] [PEOPLE]`: a store with many results. How long does a profile take, cold, warm and
//! after one game more; and how fast is everything folded anew?

#![allow(clippy::unwrap_used, reason = "what is measured may panic")]

use bench::numbers::Numbers;
use game::{Chance, Deeds, Guest, Stamp};
use regulars::{Record, Rival, Strength, Who};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tables::log::persons::{Device, KeptResult, Known, Person, PersonId};
use tables::log::{Log, PersonStore, SqliteLog};
use tables::row::TableId;
use tables::{results, standing};
use tokio::task::JoinSet;

/// The one whose profile is measured has this share of all results.
const SHARE: u64 = 10;
/// Results that are written at once, so that the log can commit them together.
const AT_ONCE: usize = 4_096;
/// What is asked of both: a profile within this time, and so many results folded a second.
const PROFILE: Duration = Duration::from_millis(30);
const RATE: u64 = 20_000;

fn person(chance: &mut Chance) -> Known {
    let (id, at) = (PersonId::draw(chance), Stamp::from_millis(1));
    let device = Device { number: 1, label: "Firefox auf Linux".to_owned(), made: at, seen: at, news: None };
    let person = Person {
        id,
        made: at,
        seen: at,
        name: "Anna".to_owned(),
        sign: None,
        public: None,
        shows_strengths: true,
        sheet: None,
        devices_made: 1,
    };
    Known { person, devices: vec![device] }
}

fn result(number: u32, chance: &mut Chance) -> KeptResult {
    let games = ["letramix", "woerterklauer", "wortduell", "buecherwurm", "wurf-und-wort"];
    let game = games[chance.below(games.len())].to_owned();
    let (won, points) = (chance.percent(50), i32::from(chance.percent(50)) * 40 + 20);
    let (place, other) = if won { (1, 2) } else { (2, 1) };
    let (rating, deviation) = (if chance.percent(50) { 1000.0 } else { 1400.0 }, 80.0);
    let strength = Some(Strength { rating, deviation, games: 30 });
    let rival = Rival { who: Who::Guest(Guest::new(1)), place: other, points: 40, strength };
    let at = Stamp::from_millis(1_000 * u64::from(number));
    let record = Record {
        game: game.clone(),
        kind: "turns".to_owned(),
        at,
        seats: 2,
        place,
        won,
        points,
        length: Some(12),
        left: false,
        helped: false,
        rated: true,
        deeds: Deeds::default(),
        rivals: vec![rival],
    };
    let record = serde_json::to_string(&record).unwrap();
    KeptResult { number, table: TableId::draw(chance), guest: Guest::new(0), at, game, record }
}

async fn fill(log: &Arc<SqliteLog>, results: u64, people: u64) -> PersonId {
    let mut chance = Chance::from_seed(1);
    let regular = person(&mut chance);
    let own = results / SHARE;
    let mut everybody = vec![(regular.clone(), own)];
    everybody.extend((1..people).map(|_| (person(&mut chance), (results - own) / (people - 1).max(1))));
    let mut under_way = JoinSet::new();
    for (known, count) in everybody {
        let id = known.person.id.clone();
        log.keep_person(known).await.unwrap();
        for number in 1..=count as u32 {
            if under_way.len() >= AT_ONCE {
                under_way.join_next().await;
            }
            let (log, id, result) = (Arc::clone(log), id.clone(), result(number, &mut chance));
            under_way.spawn(async move { log.restore_result(id, result).await.unwrap() });
        }
    }
    while under_way.join_next().await.is_some() {}
    regular.person.id
}

async fn profile(log: &dyn Log, id: &PersonId) -> Duration {
    let start = Instant::now();
    let standing = standing(log, id).await.unwrap();
    serde_json::to_string(&standing).unwrap();
    start.elapsed()
}

#[tokio::main]
async fn main() {
    let mut numbers = Numbers::given();
    let results_wanted = numbers.next_or(1_000_000);
    let people = numbers.next_or(1_000);
    let folder = tempfile::tempdir().unwrap();
    let log = Arc::new(SqliteLog::open(&folder.path().join("log.db")).unwrap());
    let start = Instant::now();
    let id = fill(&log, results_wanted, people).await;
    println!("{results_wanted} results of {people} people written in {} s", start.elapsed().as_secs());
    println!("the regular has {} of them", results_wanted / SHARE);

    let begun = Instant::now();
    let progress = results::rebuild(&*log, |_| {}).await.unwrap();
    let rate = progress.results * 1_000 / (begun.elapsed().as_millis() as u64).max(1);
    println!("folded anew: {} results, {rate} a second (at least {RATE} are wanted)", progress.results);

    let mut times: Vec<Duration> = Vec::new();
    let mut chance = Chance::from_seed(2);
    for more in 0..200u32 {
        // Every profile has one game more to take in.
        let number = (results_wanted / SHARE) as u32 + 1 + more;
        log.restore_result(id.clone(), result(number, &mut chance)).await.unwrap();
        times.push(profile(&*log, &id).await);
    }
    times.sort();
    let (median, worst) = (times[times.len() / 2], times[times.len() * 95 / 100]);
    let micros = |time: Duration| time.as_micros();
    println!("a profile with one game more: {} µs, 95 of 100 within {} µs", micros(median), micros(worst));
    println!(
        r#"{{"results":{results_wanted},"people":{people},"rebuilt_per_second":{rate},"profile_micros":{},"profile_p95_micros":{}}}"#,
        micros(median),
        micros(worst)
    );
    assert!(worst <= PROFILE && rate >= RATE, "slower than is wanted");
}
