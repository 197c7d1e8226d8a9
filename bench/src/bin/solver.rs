//! The best `LetraMix` layout: how long it takes to find it and to prove it.
//!
//! ```text
//! cargo xtask bench solver [--racks N] [--seconds N] [--words FILE]
//! ```
//!
//! Racks are rolled with the game's dice from a fixed seed, so many of each class: without jokers, with one, with two.
//! Each is solved on one core with all words that `LetraMix` allows, and with everyday words; every layout is checked
//! by the rules. With `--words` the words of a file are measured, too, one folded word a line. A rack that takes longer
//! than so many seconds is given up: it counts as not proved, with the time it took. Times are CPU time and include
//! all that is done for a rack; the vocabulary has been prepared. `first` is the time to a bot's first layout, `full` how
//! many of the first and of the best layouts use all dice. The last line is the result as JSON.

#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use bench::random::Random;
use bench::timing::{median, percentile};
use bots::letramix::solver::{
    Found, Part, Puzzle, Rack, Shared, Solution, Values, Vocabulary, first_layout, solve, split,
};
use games::letramix::{Face, Layout, worth};
use rustix::time::{ClockId, clock_gettime};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use words::entry::{Tier, Zipf};
use words::judge::{HouseList, Judge, Profile};
use words::{Letter, Word};

const USAGE: &str = "usage: cargo xtask bench solver [--racks N] [--seconds N] [--words FILE]";
const DICE: &str = include_str!("../../../data/letramix/dice.txt");
const SEED: u64 = 20_260_717;
/// Everyday words are at least so common.
const EVERYDAY: f32 = 3.0;
/// So many racks are solved with two threads, too.
const RACKS_WITH_THREADS: usize = 20;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let wanted = Wanted::parse(std::env::args().skip(1))?;
    let racks = Racks::roll(wanted.racks);
    let mut words = vec![Words::all(), Words::everyday()];
    words.extend(wanted.words.as_deref().map(Words::read).transpose()?);

    println!("{} racks of each class, seed {SEED}, one core, CPU time in ms\n", wanted.racks);
    println!(
        "{:<10}{:>7} {:>9}{:>9}{:>10} {:>9}{:>8} {:>11}{:>9}",
        "words", "jokers", "median", "p90", "max", "proved", "score", "first, ms", "full"
    );
    let mut fields = vec![
        r#""bench":"solver""#.to_owned(),
        format!(r#""seed":{SEED}"#),
        format!(r#""racks":{}"#, wanted.racks),
    ];
    for words in &words {
        let rows: Vec<String> =
            racks.classes().map(|(jokers, racks)| row(words, jokers, racks, &wanted)).collect();
        fields.push(format!(r#""{}":{{"words":{},{}}}"#, words.name, words.vocabulary.len(), rows.join(",")));
    }
    fields.push(with_threads(&words[0], &racks.by_jokers[1], &wanted));
    fields.push(peak_memory());
    println!("{{{}}}", fields.join(","));
    Ok(())
}

/// What is to be measured.
struct Wanted {
    racks: usize,
    patience: Duration,
    words: Option<String>,
}

impl Wanted {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut wanted = Self { racks: 100, patience: Duration::from_secs(30), words: None };
        while let Some(name) = arguments.next() {
            let value = arguments.next().ok_or(USAGE)?;
            let number = || value.parse::<usize>().ok().filter(|n| *n > 0).ok_or(USAGE);
            match name.as_str() {
                "--racks" => wanted.racks = number()?,
                "--seconds" => wanted.patience = Duration::from_secs(number()? as u64),
                "--words" => wanted.words = Some(value),
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(wanted)
    }
}

/// Racks by how many jokers they have.
struct Racks {
    by_jokers: [Vec<Rack>; 3],
}

impl Racks {
    /// Rolls until there are so many with no joker, with one and with two.
    fn roll(count: usize) -> Self {
        let face =
            |text: &str| text.bytes().next().and_then(Letter::from_ascii).map_or(Face::Joker, Face::Letter);
        let dice: Vec<Vec<Face>> = DICE
            .lines()
            .filter(|line| !line.starts_with('#'))
            .map(|line| line.split_whitespace().map(face).collect())
            .collect();
        let mut random = Random::from_seed(SEED);
        let mut by_jokers: [Vec<Rack>; 3] = Default::default();
        while by_jokers.iter().any(|racks| racks.len() < count) {
            let roll: Vec<Face> = dice.iter().map(|die| die[random.below(die.len())]).collect();
            let rack = Rack::new(&roll).expect("13 dice with at most two jokers");
            let racks = &mut by_jokers[usize::from(rack.jokers())];
            if racks.len() < count {
                racks.push(rack);
            }
        }
        Self { by_jokers }
    }

    fn classes(&self) -> impl Iterator<Item = (usize, &[Rack])> {
        self.by_jokers.iter().map(Vec::as_slice).enumerate()
    }
}

/// A vocabulary to measure.
struct Words {
    name: &'static str,
    vocabulary: Vocabulary,
    /// Who checks the layouts, if the words are those of the lexicon.
    judge: Option<Judge>,
}

impl Words {
    fn all() -> Self {
        let judge = Judge::new(Profile::LETRAMIX);
        Self { name: "all", vocabulary: Vocabulary::new(&judge, Zipf::default(), []), judge: Some(judge) }
    }

    fn everyday() -> Self {
        let mut options = Profile::LETRAMIX.options();
        options.lowest_tier = Tier::Core;
        let judge = Judge::with(Profile::LETRAMIX, options, HouseList::default());
        let vocabulary = Vocabulary::new(&judge, Zipf::new(EVERYDAY), []);
        Self { name: "everyday", vocabulary, judge: Some(judge) }
    }

    fn read(file: &str) -> Result<Self, String> {
        let text =
            std::fs::read_to_string(file).map_err(|error| format!("{file} cannot be read: {error}"))?;
        let mut words: Vec<Word> = text.lines().filter_map(|line| Word::fold(line.trim()).ok()).collect();
        words.sort();
        words.dedup();
        Ok(Self { name: "file", vocabulary: Vocabulary::of(words), judge: None })
    }

    fn puzzle(&self, rack: &Rack) -> Puzzle {
        Puzzle::new(&self.vocabulary, rack.clone(), Values::letramix())
    }

    /// Stops if the rules do not agree with what the solver says.
    fn check(&self, rack: &Rack, solution: &Solution) {
        if let Some(judge) = &self.judge {
            let worth = worth(&solution.layout, rack.faces(), judge).map(|worth| worth.points);
            let nothing = -Values::letramix().total(rack);
            assert_eq!(worth.unwrap_or(nothing), solution.score, "{rack:?}");
        }
    }
}

/// Measures a class: a line for people, and gives one for programs.
fn row(words: &Words, jokers: usize, racks: &[Rack], wanted: &Wanted) -> String {
    let mut times = Vec::new();
    let mut first_times = Vec::new();
    let (mut proved, mut score, mut full, mut best_full) = (0, 0, 0, 0);
    for rack in racks {
        let (layout, time) = timed(|| first_layout(&words.vocabulary, rack));
        first_times.push(time);
        full += usize::from(is_full(&layout, rack));
        let (solution, time) = timed(|| {
            let start = cpu();
            solve(&words.puzzle(rack), |_| go_on_if(since(start) < wanted.patience))
        });
        words.check(rack, &solution);
        times.push(time);
        proved += usize::from(solution.proved);
        score += solution.score;
        best_full += usize::from(is_full(&solution.layout, rack));
    }
    times.sort_by(f64::total_cmp);
    let (median_time, p90, max) = (median(&times), percentile(&times, 90.0), percentile(&times, 100.0));
    let first = median(&first_times);
    let mean = f64::from(score) / racks.len() as f64;
    println!(
        "{:<10}{jokers:>7} {median_time:>9.1}{p90:>9.1}{max:>10.1} {:>9}{mean:>8.2} {first:>11.3}{:>9}",
        words.name,
        format!("{proved}/{}", racks.len()),
        format!("{full}/{best_full}"),
    );
    format!(
        r#""jokers_{jokers}":{{"median_ms":{median_time:.2},"p90_ms":{p90:.2},"max_ms":{max:.2},"proved":{proved},"#
    ) + &format!(
        r#""mean_score":{mean:.2},"first_median_ms":{first:.3},"first_full":{full},"best_full":{best_full}}}"#
    )
}

fn is_full(layout: &Layout, rack: &Rack) -> bool {
    layout.placed().len() == rack.faces().len()
}

/// What two threads gain over one for some racks: by the clock, and by the nodes of the busier thread, which do not
/// depend on what else the machine does.
fn with_threads(words: &Words, racks: &[Rack], wanted: &Wanted) -> String {
    let racks = &racks[..racks.len().min(RACKS_WITH_THREADS)];
    let (mut time_ratios, mut node_ratios) = (Vec::new(), Vec::new());
    for rack in racks {
        let puzzle = words.puzzle(rack);
        let (one, time_of_one) = on_the_wall(|| in_threads(&puzzle, 1, wanted.patience));
        let (two, time_of_two) = on_the_wall(|| in_threads(&puzzle, 2, wanted.patience));
        time_ratios.push(time_of_one / time_of_two);
        node_ratios.push(most_nodes(&one) / most_nodes(&two));
        let (one, two) = (Solution::of(&puzzle, one), Solution::of(&puzzle, two));
        assert!(!(one.proved && two.proved) || one.score == two.score, "{rack:?}");
        words.check(rack, &two);
    }
    let (time, nodes) = (median(&time_ratios), median(&node_ratios));
    println!("\ntwo threads instead of one, {} racks with one joker, medians:", racks.len());
    println!("{time:.2} times as fast by the clock, {nodes:.2} by nodes of the busier thread");
    format!(r#""two_threads":{{"speedup_wall":{time:.2},"speedup_nodes":{nodes:.2}}}"#)
}

fn in_threads(puzzle: &Puzzle, threads: usize, patience: Duration) -> Vec<Found> {
    let shared = Shared::new();
    let start = Instant::now();
    std::thread::scope(|scope| {
        let run = |part: Part<'_>| part.run(&shared, |_| go_on_if(start.elapsed() < patience));
        let running: Vec<_> =
            split(puzzle, threads).into_iter().map(|part| scope.spawn(move || run(part))).collect();
        running.into_iter().map(|thread| thread.join().expect("the search does not panic")).collect()
    })
}

fn most_nodes(parts: &[Found]) -> f64 {
    parts.iter().map(Found::nodes).max().unwrap_or(0) as f64
}

const fn go_on_if(is_time_left: bool) -> ControlFlow<()> {
    if is_time_left { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}

/// The most memory this process has had.
fn peak_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    let megabytes =
        line.trim().trim_end_matches(" kB").parse::<u64>().map_or(0, |kilobytes| kilobytes / 1024);
    println!("peak memory of the process: {megabytes} MB");
    format!(r#""peak_mb":{megabytes}"#)
}

/// The CPU time of this thread.
fn cpu() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(time.tv_sec).unwrap_or(0), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// The CPU time of this thread since then.
fn since(start: Duration) -> Duration {
    cpu().saturating_sub(start)
}

/// The CPU time of a call in milliseconds.
fn timed<T>(call: impl FnOnce() -> T) -> (T, f64) {
    let start = cpu();
    let result = black_box(call());
    (result, since(start).as_secs_f64() * 1e3)
}

/// The wall time of a call in milliseconds.
fn on_the_wall<T>(call: impl FnOnce() -> T) -> (T, f64) {
    let start = Instant::now();
    let result = black_box(call());
    (result, start.elapsed().as_secs_f64() * 1e3)
}
