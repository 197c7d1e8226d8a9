//! Many rooms play: each as fast as it can, or all together at a given pace.

use super::room::Room;
use super::server::Server;
use super::{Peer, Result, Table};
use crate::timing::percentile;
use futures_util::future::try_join_all;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::{Barrier, Semaphore};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout_at};

/// So many rooms are opened at a time.
const AT_A_TIME: usize = 16;
/// Played before the measurement begins.
const WARM_UP: Duration = Duration::from_millis(500);
/// After the end, what is under way has to come within this time.
const PATIENCE: Duration = Duration::from_secs(30);

/// How rooms play.
#[derive(Debug, Clone, Copy)]
pub enum Pace {
    /// Each room makes its next move as soon as all four players have the last one.
    Closed,
    /// So many moves a second in all, evenly spread.
    Even(u32),
}

/// What playing has shown.
#[derive(Debug, Clone, Copy)]
pub struct Load {
    /// Moves a second, in all rooms.
    pub rate: f64,
    /// Processor time of the server per move, in µs.
    pub cpu: f64,
    /// Median time until the last of the four has the new state, in ms.
    pub p50: f64,
    /// The time that 99 of 100 moves keep below, in ms.
    pub p99: f64,
}

/// A move that was made.
struct Made {
    at: Instant,
    took: Duration,
}

/// Opens rooms, some at a time; those that are open listen until all are.
pub async fn open<P: Peer>(peer: &P, address: SocketAddr, count: usize) -> Result<Vec<Room<P::Table>>> {
    let doors = Rc::new(Semaphore::new(AT_A_TIME));
    let all_open = Rc::new(Barrier::new(count));
    let mut tasks = JoinSet::new();
    for _ in 0..count {
        let (peer, doors, all_open) = (peer.clone(), doors.clone(), all_open.clone());
        tasks.spawn_local(async move {
            let door = doors.acquire().await?;
            let mut room = peer.open(address).await?;
            drop(door);
            room.idle(all_open.wait()).await?;
            Result::Ok(room)
        });
    }
    let mut rooms = Vec::with_capacity(count);
    while let Some(room) = tasks.join_next().await {
        rooms.push(room??);
    }
    Ok(rooms)
}

/// All rooms listen for a while.
pub async fn idle<T: Table>(rooms: &mut [Room<T>], time: Duration) -> Result<()> {
    try_join_all(rooms.iter_mut().map(|room| room.idle(sleep(time)))).await?;
    Ok(())
}

/// Lets the rooms play for so long after a warm-up, and gives them back with what was measured.
pub async fn play<P: Peer>(
    peer: &P,
    servers: &[Server],
    rooms: Vec<Room<P::Table>>,
    pace: Pace,
    time: Duration,
) -> Result<(Vec<Room<P::Table>>, Load)> {
    let address = servers.first().ok_or("no server")?.address;
    let start = Instant::now();
    let stop = start + WARM_UP + time;
    let count = rooms.len() as u32;
    let mut tasks = JoinSet::new();
    for (index, room) in rooms.into_iter().enumerate() {
        let schedule = Schedule::of(pace, start, index as u32, count);
        tasks.spawn_local(play_until(peer.clone(), address, room, schedule, stop));
    }

    sleep_until(start + WARM_UP).await;
    let (from, cpu_before) = (Instant::now(), cpu(servers)?);
    sleep_until(stop).await;
    let (until, cpu_after) = (Instant::now(), cpu(servers)?);

    let mut rooms = Vec::with_capacity(tasks.len());
    let mut times = Vec::new();
    let late = until + PATIENCE;
    while let Some(done) = timeout_at(late, tasks.join_next()).await.map_err(|_| "a move got no answer")? {
        let (room, made) = done??;
        rooms.push(room);
        times.extend(made.iter().filter(|made| from < made.at && made.at <= until).map(|made| made.took));
    }
    Ok((rooms, summary(&times, cpu_after.saturating_sub(cpu_before), until - from)))
}

/// What all of them have used.
fn cpu(servers: &[Server]) -> Result<Duration> {
    servers.iter().map(Server::cpu).sum()
}

/// When the moves of a room are due; `None` if at once.
struct Schedule(Option<(Instant, Duration)>);

impl Schedule {
    /// The rooms begin one after the other, so that the moves of all together come evenly.
    fn of(pace: Pace, start: Instant, index: u32, rooms: u32) -> Self {
        Self(match pace {
            Pace::Closed => None,
            Pace::Even(per_second) => {
                let step = Duration::from_secs(1) / per_second;
                Some((start + step * index, step * rooms))
            }
        })
    }

    /// When the next move is due.
    fn next(&mut self) -> Option<Instant> {
        let (due, step) = self.0.as_mut()?;
        let now = *due;
        *due += *step;
        Some(now)
    }
}

/// Lets one room play. A table that is over makes place for a new one.
async fn play_until<P: Peer>(
    peer: P,
    address: SocketAddr,
    mut room: Room<P::Table>,
    mut schedule: Schedule,
    stop: Instant,
) -> Result<(Room<P::Table>, Vec<Made>)> {
    let mut made = Vec::new();
    loop {
        if let Some(due) = schedule.next() {
            room.idle(sleep_until(due.min(stop))).await?;
        }
        if Instant::now() >= stop {
            return Ok((room, made));
        }
        if room.table.is_over() {
            room = peer.open(address).await?;
        }
        let took = room.play().await?;
        made.push(Made { at: Instant::now(), took });
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn summary(times: &[Duration], cpu: Duration, time: Duration) -> Load {
    let moves = times.len() as f64;
    let mut times: Vec<f64> = times.iter().map(|took| took.as_secs_f64() * 1e3).collect();
    times.sort_by(f64::total_cmp);
    Load {
        rate: moves / time.as_secs_f64(),
        cpu: cpu.as_secs_f64() * 1e6 / moves,
        p50: percentile(&times, 50.0),
        p99: percentile(&times, 99.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_pace_spreads_the_rooms() {
        let start = Instant::now();
        let due = |index| {
            let mut schedule = Schedule::of(Pace::Even(200), start, index, 100);
            [schedule.next(), schedule.next()].map(|due| due.map(|due| (due - start).as_millis()))
        };
        assert_eq!(due(0), [Some(0), Some(500)]);
        assert_eq!(due(99), [Some(495), Some(995)]);
        assert!(Schedule::of(Pace::Closed, start, 0, 100).next().is_none());
    }

    #[test]
    fn the_summary_counts_per_move() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        let load = summary(&times, Duration::from_millis(100), Duration::from_secs(4));
        let near =
            |value: f64, wanted: f64| assert!((value - wanted).abs() < 1e-6, "{value} is not {wanted}");
        near(load.rate, 50.0);
        near(load.cpu, 500.0);
        near(load.p50, 100.0);
        near(load.p99, 198.0);
    }
}
