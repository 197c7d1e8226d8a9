//! What is wanted of the figures, and whether it is met.

use super::latency::Latency;
use super::load::Load;
use super::measure::{Figures, Run};
use super::quiet::Quiet;

/// An fsync up to this, in ms, is not what a row waits for.
const QUICK_DISK: f64 = 0.5;
/// Where the disk is slower, a row may take its fsync and so much, in ms.
const BESIDES_DISK: f64 = 2.0;

/// A figure with its bound.
#[derive(Debug)]
pub struct Aim {
    /// For the JSON.
    pub key: String,
    /// For people.
    pub what: String,
    /// The peer that ours was divided by, if it is a ratio.
    pub peer: Option<&'static str>,
    /// What was measured.
    pub is: f64,
    /// What is wanted.
    pub bound: Bound,
}

/// What is wanted.
#[derive(Debug, Clone, Copy)]
pub enum Bound {
    /// No more than this.
    AtMost(f64),
    /// No less than this.
    AtLeast(f64),
}

impl Aim {
    /// Is it as wanted? What could not be measured is not.
    pub fn is_met(&self) -> bool {
        match self.bound {
            Bound::AtMost(most) => self.is <= most,
            Bound::AtLeast(least) => self.is >= least,
        }
    }
}

/// All aims for what was measured; ours is the first, where it was measured.
pub fn aims(all: &[&Figures], quiet: &[Quiet], fsync: Latency) -> Vec<Aim> {
    let mut aims: Vec<Aim> = quiet.iter().flat_map(|quiet| quiet_aims(quiet, fsync)).collect();
    if let Some((ours, peers)) = all.split_first().filter(|(ours, _)| ours.is_durable) {
        aims.extend(ours.typical().iter().flat_map(|run| paced_aims(run, fsync)));
        aims.extend(peers.iter().flat_map(|peer| ratios(ours, peer)));
    }
    aims
}

fn quiet_aims(quiet: &Quiet, fsync: Latency) -> [Aim; 3] {
    let Quiet { tables, rows, questions } = quiet;
    let row = |name: &str, is, most| {
        let (key, what) =
            (format!("quiet_{tables}_rows_{name}"), format!("row {name} ms, quiet, tables: {tables}"));
        Aim { key, what, peer: None, is, bound: row_within(most, fsync) }
    };
    let question = Aim {
        key: format!("quiet_{tables}_questions_p50"),
        what: format!("question p50 ms, quiet, tables: {tables}"),
        peer: None,
        is: questions.p50,
        bound: Bound::AtMost(1.0),
    };
    [row("p50", rows.p50, 2.0), row("p95", rows.p95, 8.0), question]
}

fn paced_aims(run: &Run, fsync: Latency) -> [Aim; 2] {
    let Run { rooms, paced, .. } = run;
    [("p50", paced.p50, 1.5), ("p99", paced.p99, 6.0)].map(|(name, is, most)| {
        let (key, what) = (format!("paced_{rooms}_{name}"), format!("move {name} ms, {rooms} rooms, paced"));
        Aim { key, what, peer: None, is, bound: row_within(most, fsync) }
    })
}

/// A slow disk is not the server's fault.
fn row_within(most: f64, fsync: Latency) -> Bound {
    Bound::AtMost(allowance(fsync).map_or(most, |allowed| most.max(allowed)))
}

/// What a row may take, in ms, where the disk is slow: it raises bounds that are lower. A busy machine makes a disk
/// look slow, too.
pub fn allowance(fsync: Latency) -> Option<f64> {
    (fsync.p50 > QUICK_DISK).then_some(fsync.p50 + BESIDES_DISK)
}

/// Ours divided by a peer's.
fn ratios(ours: &Figures, peer: &Figures) -> Vec<Aim> {
    let ratio = |key: String, what: String, is: f64, bound: Bound| {
        let key = format!("{key}_{}", peer.key);
        Aim { key, what, peer: Some(peer.name), is, bound }
    };
    let mut ratios = Vec::new();
    for (run, theirs) in ours.typical().into_iter().zip(peer.typical()) {
        let rooms = run.rooms;
        if is_colyseus(peer) {
            let (key, what) =
                (format!("rate_{rooms}_closed"), format!("moves a second, {rooms} rooms, closed"));
            ratios.push(ratio(key, what, run.closed.rate / theirs.closed.rate, Bound::AtLeast(1.0)));
        }
        let cpu = |way: &str, ours: Load, theirs: Load, most: f64| {
            let (key, what) = (format!("cpu_{rooms}_{way}"), format!("CPU per move, {rooms} rooms, {way}"));
            ratio(key, what, ours.cpu / theirs.cpu, Bound::AtMost(most))
        };
        let (closed, paced) = if is_colyseus(peer) { (1.0, 1.1) } else { (0.25, 0.4) };
        ratios.push(cpu("closed", run.closed, theirs.closed, closed));
        ratios.push(cpu("paced", run.paced, theirs.paced, paced));
        let (key, what) = (format!("memory_{rooms}"), format!("memory per room, {rooms} rooms"));
        ratios.push(ratio(key, what, run.memory / theirs.memory, Bound::AtMost(0.5)));
    }
    let is = ours.startup() / peer.startup();
    ratios.push(ratio("startup".to_owned(), "start-up".to_owned(), is, Bound::AtMost(0.1)));
    ratios
}

fn is_colyseus(peer: &Figures) -> bool {
    peer.key == "colyseus"
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUICK: Latency = Latency { p50: 0.15, p95: 0.3 };

    fn figures(key: &'static str, is_durable: bool, by: f64) -> Figures {
        let load = Load { rate: 1000.0 / by, cpu: 100.0 * by, p50: 1.5, p99: 9.25 };
        let runs = vec![Run { rooms: 100, memory: 40.0 * by, closed: load, paced: load }];
        Figures { name: key, key, is_durable, starts: vec![10.0 * by], runs }
    }

    fn met(aims: &[Aim]) -> Vec<(&str, bool)> {
        aims.iter().map(|aim| (aim.key.as_str(), aim.is_met())).collect()
    }

    #[test]
    fn ratios_are_ours_to_theirs() {
        let (ours, peer) = (figures("setzkasten", true, 1.0), figures("colyseus", false, 4.0));
        let aims = aims(&[&ours, &peer], &[], QUICK);
        let expected = [
            ("paced_100_p50", true),
            ("paced_100_p99", false),
            ("rate_100_closed_colyseus", true),
            ("cpu_100_closed_colyseus", true),
            ("cpu_100_paced_colyseus", true),
            ("memory_100_colyseus", true),
            ("startup_colyseus", false),
        ];
        assert_eq!(met(&aims), expected);
        assert!(aims[3..].iter().all(|aim| (aim.is - 0.25).abs() < 1e-9));
    }

    #[test]
    fn boardgame_io_has_bounds_of_its_own() {
        let (ours, peer) = (figures("setzkasten", true, 1.0), figures("boardgame_io", false, 3.0));
        let aims = aims(&[&ours, &peer], &[], QUICK);
        let expected = [("cpu_100_closed_boardgame_io", false), ("cpu_100_paced_boardgame_io", true)];
        assert_eq!(met(&aims)[2..4], expected);
    }

    #[test]
    fn without_ours_nothing_is_wanted() {
        let (one, other) = (figures("boardgame_io", false, 1.0), figures("colyseus", false, 4.0));
        assert!(aims(&[&one, &other], &[], QUICK).is_empty());
        assert!(aims(&[], &[], QUICK).is_empty());
    }

    #[test]
    fn a_slow_disk_is_allowed_for_in_rows_only() {
        let latency = Latency { p50: 2.5, p95: 7.0 };
        let quiet = Quiet { tables: 20, rows: latency, questions: latency };
        let met = |fsync| aims(&[], &[quiet], fsync).iter().map(Aim::is_met).collect::<Vec<_>>();
        assert_eq!(met(QUICK), [false, true, false]);
        assert_eq!(met(Latency { p50: 0.6, p95: 0.9 }), [true, true, false]);
    }

    #[test]
    fn what_was_not_measured_is_not_met() {
        let aim = |bound| Aim { key: String::new(), what: String::new(), peer: None, is: f64::NAN, bound };
        assert!(!aim(Bound::AtMost(1.0)).is_met() && !aim(Bound::AtLeast(1.0)).is_met());
    }
}
