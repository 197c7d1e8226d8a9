//! The figures: a table for people, a line of JSON for programs.

use super::load::Load;
use super::measure::{Figures, Run, SIZES};
use serde_json::{Map, Value, json};

/// What only our server is asked for.
#[derive(Debug, Clone, Copy)]
pub struct Extras {
    /// The log of the table has so many rows.
    pub rows: u64,
    /// So long it takes to load it after a restart, in ms.
    pub load: f64,
    /// The largest `table` message, in bytes.
    pub largest_view: usize,
}

/// Prints everything; ours is the first, where it was measured.
pub fn print(all: &[&Figures], extras: Option<Extras>) {
    println!("{}", table(all));
    if let Some(Extras { rows, load, largest_view }) = extras {
        println!("a table of {rows} rows is loaded in {load:.1} ms after a restart");
        println!("the largest view is {largest_view} bytes\n");
    }
    let ratios = ratios(all);
    if !ratios.is_empty() {
        println!("{}", shown(&ratios));
    }
    println!("{}", line(all, extras, &ratios));
}

fn table(all: &[&Figures]) -> String {
    let mut lines = vec![
        format!("{:<16}{:>10}{:>9}   {:^34}   {:^34}", "", "", "", "each room as fast as it can", "paced"),
        format!("{:<16}{:>10}{:>9}{}{}", "", "start ms", "KB/room", head(), head()),
    ];
    for (rooms, _) in SIZES {
        lines.push(format!("{rooms} rooms of 4"));
        for figures in all {
            lines.extend(
                figures.typical().iter().filter(|run| run.rooms == rooms).map(|run| row(figures, run)),
            );
        }
    }
    lines.push(String::new());
    lines.extend(all.iter().map(|figures| durability(figures)));
    lines.push("CPU: of the server process, user and system, per move. Times: until the last of the four has the new state.".to_owned());
    lines.push(
        "All figures are medians: of the starts, and of the rounds in which the servers took turns.\n"
            .to_owned(),
    );
    lines.join("\n")
}

fn head() -> String {
    format!("   {:>8}{:>10}{:>8}{:>8}", "moves/s", "CPU µs", "p50 ms", "p99 ms")
}

fn row(figures: &Figures, run: &Run) -> String {
    let load =
        |load: &Load| format!("   {:>8.0}{:>10.1}{:>8.2}{:>8.2}", load.rate, load.cpu, load.p50, load.p99);
    let (startup, memory) = (figures.startup(), run.memory);
    let name = format!("  {}", figures.name);
    format!("{name:<16}{startup:>10.1}{memory:>9.1}{}{}", load(&run.closed), load(&run.paced))
}

fn durability(figures: &Figures) -> String {
    if figures.is_durable {
        format!("{}: every move is on disk before anyone is told.", figures.name)
    } else {
        format!("{}: nothing is on disk, a crash loses all tables.", figures.name)
    }
}

/// Ours divided by a peer's, and what is wanted.
struct Ratio {
    key: String,
    what: String,
    peer: &'static str,
    is: f64,
    aim: f64,
}

/// All ratios of the first to the others.
fn ratios(all: &[&Figures]) -> Vec<Ratio> {
    let Some((ours, peers)) = all.split_first().filter(|(ours, _)| ours.is_durable) else {
        return Vec::new();
    };
    peers.iter().flat_map(|peer| ratios_to(ours, peer)).collect()
}

fn ratios_to(ours: &Figures, peer: &Figures) -> Vec<Ratio> {
    let cpu_aim = if peer.key == "colyseus" { 1.0 } else { 0.25 };
    let ratio = |key: String, what: String, is: f64, aim: f64| Ratio { key, what, peer: peer.name, is, aim };
    let mut ratios = Vec::new();
    for (run, theirs) in ours.typical().into_iter().zip(peer.typical()) {
        let rooms = run.rooms;
        for (way, a, b) in [("closed", run.closed, theirs.closed), ("paced", run.paced, theirs.paced)] {
            let key = format!("cpu_{rooms}_{way}_{}", peer.key);
            ratios.push(ratio(key, format!("CPU per move, {rooms} rooms, {way}"), a.cpu / b.cpu, cpu_aim));
        }
        let key = format!("memory_{rooms}_{}", peer.key);
        let what = format!("memory per room, {rooms} rooms");
        ratios.push(ratio(key, what, run.memory / theirs.memory, 0.5));
    }
    let is = ours.startup() / peer.startup();
    ratios.push(ratio(format!("startup_{}", peer.key), "start-up".to_owned(), is, 0.1));
    ratios
}

fn shown(ratios: &[Ratio]) -> String {
    let mut lines = vec![format!("{:<36}{:<14}{:>7}{:>8}", "ours / theirs", "", "is", "aim")];
    for Ratio { what, peer, is, aim, .. } in ratios {
        let met = if is <= aim { "met" } else { "MISSED" };
        lines.push(format!("{what:<36}{peer:<14}{is:>7.2}{:>8}  {met}", format!("≤ {aim}")));
    }
    lines.join("\n") + "\n"
}

fn line(all: &[&Figures], extras: Option<Extras>, ratios: &[Ratio]) -> Value {
    let mut line = Map::from_iter([("bench".to_owned(), json!("tables"))]);
    for figures in all {
        line.insert(figures.key.to_owned(), object(figures));
    }
    if let Some(Extras { rows, load, largest_view }) = extras {
        line.insert("load_rows".to_owned(), json!(rows));
        line.insert("load_ms".to_owned(), rounded(load));
        line.insert("largest_view_bytes".to_owned(), json!(largest_view));
    }
    let ratios: Map<_, _> = ratios.iter().map(|ratio| (ratio.key.clone(), rounded(ratio.is))).collect();
    line.insert("ratios".to_owned(), ratios.into());
    line.into()
}

fn object(figures: &Figures) -> Value {
    let load = |load: &Load| {
        json!({
            "moves_per_second": rounded(load.rate),
            "cpu_us_per_move": rounded(load.cpu),
            "p50_ms": rounded(load.p50),
            "p99_ms": rounded(load.p99),
        })
    };
    let mut object = json!({ "durable": figures.is_durable, "startup_ms": rounded(figures.startup()) });
    for run in figures.typical() {
        object[format!("rooms_{}", run.rooms)] = json!({
            "kb_per_room": rounded(run.memory),
            "closed": load(&run.closed),
            "paced": load(&run.paced),
        });
    }
    object
}

/// Three places are plenty; what is no number becomes null.
fn rounded(value: f64) -> Value {
    json!((value * 1000.0).round() / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(name: &'static str, key: &'static str, is_durable: bool, by: f64) -> Figures {
        let load = Load { rate: 1000.0, cpu: 100.0 * by, p50: 1.5, p99: 9.25 };
        let runs = vec![Run { rooms: 100, memory: 40.0 * by, closed: load, paced: load }];
        Figures { name, key, is_durable, starts: vec![10.0 * by], runs }
    }

    #[test]
    fn the_median_of_the_rounds_counts() {
        let mut ours = figures("Setzkasten", "setzkasten", true, 1.0);
        for by in [9.0, 3.0] {
            ours.runs.extend(figures("Setzkasten", "setzkasten", true, by).runs);
        }
        let line = line(&[&ours], None, &[]);
        assert_eq!(line["setzkasten"]["rooms_100"]["kb_per_room"], json!(120.0));
        assert_eq!(line["setzkasten"]["rooms_100"]["paced"]["cpu_us_per_move"], json!(300.0));
        assert_eq!(line["setzkasten"]["rooms_1000"], Value::Null);
    }

    #[test]
    fn ratios_are_ours_to_theirs_with_the_aims() {
        let (ours, peer) =
            (figures("Setzkasten", "setzkasten", true, 1.0), figures("Colyseus", "colyseus", false, 4.0));
        let ratios = ratios(&[&ours, &peer]);
        let keys: Vec<_> = ratios.iter().map(|ratio| ratio.key.as_str()).collect();
        assert_eq!(
            keys,
            ["cpu_100_closed_colyseus", "cpu_100_paced_colyseus", "memory_100_colyseus", "startup_colyseus"]
        );
        assert!(ratios.iter().all(|ratio| (ratio.is - 0.25).abs() < 1e-9));
        let shown = shown(&ratios);
        assert!(shown.contains("≤ 1  met") && shown.contains("≤ 0.1  MISSED"), "{shown}");
    }

    #[test]
    fn without_ours_there_are_no_ratios() {
        let (one, other) = (
            figures("boardgame.io", "boardgame_io", false, 1.0),
            figures("Colyseus", "colyseus", false, 4.0),
        );
        assert!(ratios(&[&one, &other]).is_empty());
        assert!(ratios(&[]).is_empty());
    }

    #[test]
    fn the_line_has_all_figures() {
        let ours = figures("Setzkasten", "setzkasten", true, 1.0);
        let extras = Extras { rows: 10_000, load: 12.3456, largest_view: 1500 };
        let line = line(&[&ours], Some(extras), &[]);
        assert_eq!(line["setzkasten"]["rooms_100"]["paced"]["p99_ms"], json!(9.25));
        assert_eq!(line["load_ms"], json!(12.346));
        assert_eq!(rounded(f64::NAN), Value::Null);
    }
}
