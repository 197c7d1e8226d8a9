//! Quiet tables: one player at each, who lays a draft twice a second and asks for a word once a second.

use super::Result;
use super::latency::Latency;
use super::peers::{Ours, Players};
use super::room::Room;
use super::server::Server;
use futures_util::future::try_join_all;
use std::path::Path;
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout_at};

/// How many tables there are.
pub const SIZES: [usize; 3] = [1, 20, 200];

const ROW_EVERY: Duration = Duration::from_millis(500);
const QUESTION_EVERY: Duration = Duration::from_secs(1);
/// What is sent in this time does not count.
const WARM_UP: Duration = Duration::from_secs(1);
/// After the end, what is under way has to come within this time.
const PATIENCE: Duration = Duration::from_secs(30);
/// Steps of the golden ratio spread any number of tables, and never in step with the rows.
const GOLDEN: f64 = 0.618_033_988_749_895;

/// What was measured with one number of tables.
#[derive(Debug, Clone, Copy)]
pub struct Quiet {
    /// How many.
    pub tables: usize,
    /// From a command to its `done`.
    pub rows: Latency,
    /// From a question to its `answer`.
    pub questions: Latency,
}

impl Quiet {
    /// The medians over the rounds, by number of tables, as in [`SIZES`].
    pub fn typical(rounds: &[Self]) -> Vec<Self> {
        let of = |tables| {
            let rounds: Vec<&Self> = rounds.iter().filter(|round| round.tables == tables).collect();
            (!rounds.is_empty()).then(|| Self {
                tables,
                rows: Latency::typical(rounds.iter().map(|round| &round.rows)),
                questions: Latency::typical(rounds.iter().map(|round| &round.questions)),
            })
        };
        SIZES.into_iter().filter_map(of).collect()
    }
}

/// Measures a fresh server with so many tables, for so long after a warm-up.
pub async fn measure(ours: &Ours, data: &Path, tables: usize, time: Duration) -> Result<Quiet> {
    let server = Server::start(ours, data).await?;
    let mut rooms = Vec::with_capacity(tables);
    for _ in 0..tables {
        let mut room = ours.open_for(server.address, 1).await?;
        // The roll.
        room.play().await?;
        rooms.push(room);
    }
    let start = Instant::now();
    let stop = start + WARM_UP + time;
    let players = rooms.into_iter().enumerate().map(|(index, room)| {
        let (rows, questions) = pulses(start, index, tables);
        play(room, rows, questions, stop)
    });
    let played =
        timeout_at(stop + PATIENCE, try_join_all(players)).await.map_err(|_| "no answer in time")??;
    server.end().await?;
    let (rows, questions): (Vec<_>, Vec<_>) = played.into_iter().unzip();
    Ok(Quiet { tables, rows: Latency::of(&rows.concat()), questions: Latency::of(&questions.concat()) })
}

/// The pulses of one of the tables: over all tables, rows and questions come evenly.
#[expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]
fn pulses(start: Instant, index: usize, tables: usize) -> (Pulse, Pulse) {
    let row = ROW_EVERY.mul_f64(index as f64 / tables as f64);
    let question = QUESTION_EVERY.mul_f64(((index + 1) as f64 * GOLDEN).fract());
    let counts_from = start + WARM_UP;
    (
        Pulse::new(start + row, ROW_EVERY, counts_from),
        Pulse::new(start + question, QUESTION_EVERY, counts_from),
    )
}

/// What a player sends at an even pace, and how long the answers took.
struct Pulse {
    due: Instant,
    every: Duration,
    counts_from: Instant,
    /// When the last one was sent.
    sent: Option<Instant>,
    times: Vec<Duration>,
}

impl Pulse {
    const fn new(due: Instant, every: Duration, counts_from: Instant) -> Self {
        Self { due, every, counts_from, sent: None, times: Vec::new() }
    }

    /// The next one goes out now.
    fn send(&mut self) {
        self.due += self.every;
        self.sent = Some(Instant::now());
    }

    /// The last one was answered then.
    fn hear(&mut self, answered: Option<Instant>) {
        if let (Some(sent), Some(answered)) = (self.sent.take(), answered)
            && sent >= self.counts_from
        {
            self.times.push(answered - sent);
        }
    }
}

/// One player's rows and questions until the time is over; gives the times of both.
async fn play(
    mut room: Room<Players>,
    mut rows: Pulse,
    mut questions: Pulse,
    stop: Instant,
) -> Result<(Vec<Duration>, Vec<Duration>)> {
    loop {
        let due = rows.due.min(questions.due);
        if due >= stop {
            break;
        }
        room.idle(sleep_until(due)).await?;
        if due == rows.due {
            lay(&mut room, &mut rows).await?;
        } else {
            ask(&mut room, &mut questions).await?;
        }
    }
    acknowledged(&mut room, &mut rows).await?;
    answered(&mut room, &mut questions).await?;
    Ok((rows.times, questions.times))
}

/// Sends the next row, one at a time.
async fn lay(room: &mut Room<Players>, rows: &mut Pulse) -> Result<()> {
    acknowledged(room, rows).await?;
    let draft = room.table.lay();
    rows.send();
    room.send(0, draft).await
}

async fn acknowledged(room: &mut Room<Players>, rows: &mut Pulse) -> Result<()> {
    room.listen(Players::is_acknowledged).await?;
    rows.hear(room.table.acknowledged.take());
    Ok(())
}

/// Sends the next question, one at a time.
async fn ask(room: &mut Room<Players>, questions: &mut Pulse) -> Result<()> {
    answered(room, questions).await?;
    let question = room.table.ask();
    questions.send();
    room.send(0, question).await
}

async fn answered(room: &mut Room<Players>, questions: &mut Pulse) -> Result<()> {
    room.listen(Players::is_answered).await?;
    questions.hear(room.table.answered.take());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_take_turns() {
        let start = Instant::now();
        let due = |index| {
            let (rows, questions) = pulses(start, index, 20);
            [rows, questions].map(|pulse| (pulse.due - start).as_millis())
        };
        assert_eq!([due(0), due(1), due(19)], [[0, 618], [25, 236], [475, 360]]);
    }

    #[test]
    fn the_warm_up_does_not_count() {
        let start = Instant::now();
        let mut pulse = Pulse::new(start, ROW_EVERY, start + WARM_UP);
        for sent in [start, start + WARM_UP] {
            pulse.sent = Some(sent);
            pulse.hear(Some(sent + Duration::from_millis(3)));
        }
        pulse.hear(Some(start + PATIENCE));
        assert_eq!(pulse.times, [Duration::from_millis(3)]);
    }

    #[test]
    fn medians_go_by_number_of_tables() {
        let round = |tables, p50| {
            let latency = Latency { p50, p95: 2.0 * p50 };
            Quiet { tables, rows: latency, questions: latency }
        };
        let typical = Quiet::typical(&[round(200, 9.0), round(1, 3.0), round(1, 1.0), round(1, 2.0)]);
        let figures: Vec<_> = typical.iter().map(|quiet| (quiet.tables, quiet.rows.p50)).collect();
        assert_eq!(figures, [(1, 2.0), (200, 9.0)]);
    }
}
