//! The figures: a table for people, a line of JSON for programs.

use super::aims::{Aim, Bound, aims, allowance};
use super::fsync;
use super::latency::Latency;
use super::load::Load;
use super::measure::{Figures, Run, SIZES};
use super::quiet::Quiet;
use crate::timing::rounded as to_three_places;
use serde_json::{Map, Value, json};

/// What was measured besides the rooms of four.
#[derive(Debug, Clone)]
pub struct Extras {
    /// Quiet tables, by their number.
    pub quiet: Vec<Quiet>,
    /// The disk alone.
    pub fsync: Latency,
    /// The table with a long log.
    pub long: Option<Long>,
}

/// What was measured of a table with a long log.
#[derive(Debug, Clone, Copy)]
pub struct Long {
    /// So many rows it has.
    pub rows: u64,
    /// So long it takes to load it after a restart, in ms.
    pub load: f64,
    /// The largest `table` message of all measurements, in bytes.
    pub largest_view: usize,
}

/// Prints everything; ours is the first, where it was measured.
pub fn print(all: &[&Figures], extras: &Extras) {
    if !all.is_empty() {
        println!("{}", table(all));
    }
    if !extras.quiet.is_empty() {
        println!("{}", quiet(&extras.quiet));
    }
    println!("{}", disk(extras.fsync));
    if let Some(Long { rows, load, largest_view }) = extras.long {
        println!("a table of {rows} rows is loaded in {load:.1} ms after a restart");
        println!("the largest view is {largest_view} bytes\n");
    }
    let aims = aims(all, &extras.quiet, extras.fsync);
    if !aims.is_empty() {
        println!("{}", shown(&aims));
    }
    println!("{}", line(all, extras, &aims));
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

fn quiet(all: &[Quiet]) -> String {
    let mut lines = vec![
        format!("{:<16}{:^22}{:^22}", "quiet", "a row to `done`", "a question"),
        format!("{:<16}{:>11}{:>11}{:>11}{:>11}", "", "p50 ms", "p95 ms", "p50 ms", "p95 ms"),
    ];
    for Quiet { tables, rows, questions } in all {
        let name = format!("  {tables} table{}", if *tables == 1 { "" } else { "s" });
        let (row, question) = (latency(*rows), latency(*questions));
        lines.push(format!("{name:<16}{row}{question}"));
    }
    lines.push("One player at each table of ours, with two rows and a question a second.".to_owned());
    lines.join("\n")
}

fn latency(Latency { p50, p95 }: Latency) -> String {
    format!("{p50:>11.2}{p95:>11.2}")
}

fn disk(fsync: Latency) -> String {
    let Latency { p50, p95 } = fsync;
    let bytes = fsync::BYTES;
    let allowed = allowance(fsync).map_or_else(String::new, |allowed| {
        format!("The disk is slow, or the machine is busy: a row may take {allowed:.2} ms.\n")
    });
    format!(
        "the bare fsync of {bytes} bytes on this file system: p50 {p50:.2} ms, p95 {p95:.2} ms\n{allowed}"
    )
}

fn shown(aims: &[Aim]) -> String {
    let mut lines = vec![format!("{:<40}{:<16}{:>7}{:>9}", "", "ours divided by", "is", "wanted")];
    for aim in aims {
        let wanted = match aim.bound {
            Bound::AtMost(most) => format!("≤ {}", to_three_places(most)),
            Bound::AtLeast(least) => format!("≥ {}", to_three_places(least)),
        };
        let met = if aim.is_met() { "met" } else { "MISSED" };
        let (what, peer, is) = (&aim.what, aim.peer.unwrap_or_default(), aim.is);
        lines.push(format!("{what:<40}{peer:<16}{is:>7.2}{wanted:>9}  {met}"));
    }
    lines.join("\n") + "\n"
}

fn line(all: &[&Figures], extras: &Extras, aims: &[Aim]) -> Value {
    let mut line = Map::from_iter([("bench".to_owned(), json!("tables"))]);
    for figures in all {
        line.insert(figures.key.to_owned(), object(figures));
    }
    for Quiet { tables, rows, questions } in &extras.quiet {
        let figures = json!({ "rows": latency_object(*rows), "questions": latency_object(*questions) });
        line.entry("quiet").or_insert_with(|| json!({}))[format!("tables_{tables}")] = figures;
    }
    line.insert("fsync".to_owned(), latency_object(extras.fsync));
    line.insert("slow_disk_allows_ms".to_owned(), json!(allowance(extras.fsync).map(rounded)));
    if let Some(Long { rows, load, largest_view }) = extras.long {
        line.insert("load_rows".to_owned(), json!(rows));
        line.insert("load_ms".to_owned(), rounded(load));
        line.insert("largest_view_bytes".to_owned(), json!(largest_view));
    }
    let ratios = aims.iter().filter(|aim| aim.peer.is_some());
    let ratios: Map<_, _> = ratios.map(|aim| (aim.key.clone(), rounded(aim.is))).collect();
    line.insert("ratios".to_owned(), ratios.into());
    let wanted: Map<_, _> = aims.iter().map(|aim| (aim.key.clone(), aim_object(aim))).collect();
    line.insert("wanted".to_owned(), wanted.into());
    line.insert("missed".to_owned(), json!(aims.iter().filter(|aim| !aim.is_met()).count()));
    line.into()
}

fn latency_object(Latency { p50, p95 }: Latency) -> Value {
    json!({ "p50_ms": rounded(p50), "p95_ms": rounded(p95) })
}

fn aim_object(aim: &Aim) -> Value {
    let (key, bound) = match aim.bound {
        Bound::AtMost(most) => ("at_most", most),
        Bound::AtLeast(least) => ("at_least", least),
    };
    json!({ "is": rounded(aim.is), key: rounded(bound), "met": aim.is_met() })
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
    json!(to_three_places(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LATENCY: Latency = Latency { p50: 0.15, p95: 0.3004 };

    fn ours(by: f64) -> Figures {
        let load = Load { rate: 1000.0, cpu: 100.0 * by, p50: 1.5, p99: 9.25 };
        let runs = vec![Run { rooms: 100, memory: 40.0 * by, closed: load, paced: load }];
        let (name, key) = ("Setzkasten", "setzkasten");
        Figures { name, key, is_durable: true, starts: vec![10.0 * by], runs }
    }

    fn extras() -> Extras {
        let quiet = vec![Quiet { tables: 20, rows: LATENCY, questions: LATENCY }];
        let long = Some(Long { rows: 10_000, load: 12.3456, largest_view: 1500 });
        Extras { quiet, fsync: LATENCY, long }
    }

    fn printed(all: &[&Figures], extras: &Extras) -> (String, Value) {
        let aims = aims(all, &extras.quiet, extras.fsync);
        (shown(&aims), line(all, extras, &aims))
    }

    #[test]
    fn the_median_of_the_rounds_counts() {
        let mut ours_thrice = ours(1.0);
        ours_thrice.runs.extend([9.0, 3.0].into_iter().flat_map(|by| ours(by).runs));
        let (_, line) = printed(&[&ours_thrice], &extras());
        assert_eq!(line["setzkasten"]["rooms_100"]["kb_per_room"], json!(120.0));
        assert_eq!(line["setzkasten"]["rooms_100"]["paced"]["cpu_us_per_move"], json!(300.0));
        assert_eq!(line["setzkasten"]["rooms_1000"], Value::Null);
    }

    #[test]
    fn the_line_has_all_figures() {
        let (_, line) = printed(&[&ours(1.0)], &extras());
        assert_eq!(line["setzkasten"]["rooms_100"]["paced"]["p99_ms"], json!(9.25));
        assert_eq!(line["quiet"]["tables_20"]["rows"], json!({ "p50_ms": 0.15, "p95_ms": 0.3 }));
        assert_eq!(line["fsync"]["p50_ms"], json!(0.15));
        assert_eq!(line["load_ms"], json!(12.346));
        assert_eq!(rounded(f64::NAN), Value::Null);
    }

    #[test]
    fn the_line_says_what_is_met() {
        let (shown, line) = printed(&[&ours(1.0)], &extras());
        assert!(shown.contains("≤ 1.5  met") && shown.contains("≤ 6  MISSED"), "{shown}");
        let wanted = &line["wanted"];
        assert_eq!(wanted["quiet_20_rows_p95"], json!({ "is": 0.3, "at_most": 8.0, "met": true }));
        assert_eq!(wanted["paced_100_p99"], json!({ "is": 9.25, "at_most": 6.0, "met": false }));
        assert_eq!(line["missed"], 1);
    }
}
