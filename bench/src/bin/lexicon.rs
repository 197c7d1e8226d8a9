//! Looking words up: our automaton beside `fst::Set` and `HashSet<String>`.
//!
//! ```text
//! cargo xtask bench lexicon
//! ```
//!
//! Every structure gets the same words and the same questions, texts of folded capitals in random order; what it
//! costs to turn a text into its own form counts. The rounds take turns, so that a disturbance meets all alike.
//! The last line is the result as JSON.

#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use bench::random::Random;
use bench::timing::{least, nanoseconds, ratio};
use std::collections::HashSet;
use std::hint::black_box;

use words::automaton::Automaton;
use words::{Lexicon, Word};

const QUESTIONS: usize = 200_000;
const ROUNDS: usize = 15;
const SEED: u64 = 20_260_717;
const STARTUP_RUNS: usize = 21;

fn main() {
    let words = load_words();
    let contestants = contestants(&words);
    let hits = Questions::hits(&words);
    let misses = Questions::misses(&words);
    let times = measure(&contestants, &hits, &misses);
    report(words.len(), &contestants, &times, startup());
}

/// The words to measure with: all forms of the lexicon.
fn load_words() -> Vec<Word> {
    Lexicon::german().automaton().iter().collect()
}

/// A structure to measure.
struct Contestant {
    /// Its key in the JSON and its name in the table.
    name: &'static str,
    bytes: usize,
    /// How many of the questions it answers with yes.
    count_yes: Box<dyn Fn(&Questions) -> usize>,
}

/// Ours first: the others are compared with it.
fn contestants(words: &[Word]) -> [Contestant; 3] {
    [automaton(words), fst(words), hashset(words)]
}

fn automaton(words: &[Word]) -> Contestant {
    let automaton = Automaton::from_sorted(words.iter().copied());
    Contestant {
        name: "automaton",
        bytes: automaton.size_in_bytes(),
        count_yes: Box::new(move |questions| {
            questions.count(|text| automaton.contains_ascii(text.as_bytes()))
        }),
    }
}

fn fst(words: &[Word]) -> Contestant {
    let set = fst::Set::from_iter(words.iter().map(Word::to_string)).expect("the words are sorted");
    Contestant {
        name: "fst",
        bytes: set.as_fst().as_bytes().len(),
        count_yes: Box::new(move |questions| questions.count(|text| set.contains(text))),
    }
}

fn hashset(words: &[Word]) -> Contestant {
    let set: HashSet<String> = words.iter().map(Word::to_string).collect();
    Contestant {
        name: "hashset",
        bytes: heap_bytes(&set),
        count_yes: Box::new(move |questions| questions.count(|text| set.contains(text))),
    }
}

/// What the set asked the allocator for. The standard table has a power of two of places, of which at most 7/8
/// are used, and a control byte for each place and 16 more.
fn heap_bytes(set: &HashSet<String>) -> usize {
    let places = (set.capacity() * 8 / 7).next_power_of_two();
    let table = places * (size_of::<String>() + 1) + 16;
    table + set.iter().map(String::capacity).sum::<usize>()
}

/// Texts to look up, one after the other in memory, so that reading them costs all contestants the same little.
struct Questions {
    text: String,
    ends: Vec<usize>,
}

impl Questions {
    /// Words of the list in random order.
    fn hits(words: &[Word]) -> Self {
        let mut random = Random::from_seed(SEED);
        Self::ask(|| words[random.below(words.len())].to_string())
    }

    /// Words of the list with one letter changed, such that they are not in the list.
    fn misses(words: &[Word]) -> Self {
        let mut random = Random::from_seed(!SEED);
        Self::ask(|| {
            loop {
                let changed = change_a_letter(&words[random.below(words.len())], &mut random);
                let word = Word::fold(&changed).expect("letters only");
                if words.binary_search(&word).is_err() {
                    return changed;
                }
            }
        })
    }

    fn ask(mut next: impl FnMut() -> String) -> Self {
        let mut questions = Self { text: String::new(), ends: Vec::with_capacity(QUESTIONS) };
        for _ in 0..QUESTIONS {
            questions.text.push_str(&next());
            questions.ends.push(questions.text.len());
        }
        questions
    }

    /// How many of the texts the structure holds.
    fn count(&self, holds: impl Fn(&str) -> bool) -> usize {
        let mut start = 0;
        let mut yes = 0;
        for &end in &self.ends {
            yes += usize::from(holds(&self.text[start..end]));
            start = end;
        }
        yes
    }
}

fn change_a_letter(word: &Word, random: &mut Random) -> String {
    let place = random.below(word.len());
    let other = (b'A' + random.below(26) as u8) as char;
    word.to_string().chars().enumerate().map(|(at, c)| if at == place { other } else { c }).collect()
}

/// Nanoseconds per question, one value a round.
#[derive(Default)]
struct Times {
    hit: Vec<f64>,
    miss: Vec<f64>,
}

/// Asks all contestants in turn, round after round, and checks their answers.
fn measure(contestants: &[Contestant; 3], hits: &Questions, misses: &Questions) -> [Times; 3] {
    let mut times: [Times; 3] = Default::default();
    for _ in 0..ROUNDS {
        for (contestant, times) in contestants.iter().zip(&mut times) {
            times.hit.push(time_questions(contestant, hits, QUESTIONS));
            times.miss.push(time_questions(contestant, misses, 0));
        }
    }
    times
}

fn time_questions(contestant: &Contestant, questions: &Questions, expected: usize) -> f64 {
    let mut yes = 0;
    let time = nanoseconds(|| yes = black_box((contestant.count_yes)(black_box(questions))));
    assert_eq!(yes, expected, "{} gives wrong answers", contestant.name);
    time / QUESTIONS as f64
}

/// Milliseconds from the start of our program to its first verdict, if it has been built.
fn startup() -> Option<f64> {
    bench::startup::milliseconds(&bench::startup::product(), &["word", "GING"], STARTUP_RUNS)
}

/// The table for people, then the line for programs.
fn report(words: usize, contestants: &[Contestant; 3], times: &[Times; 3], startup: Option<f64>) {
    println!("{words} words, {QUESTIONS} questions, best of {ROUNDS} rounds\n");
    println!("{:<12}{:>12}{:>10}{:>10}{:>22}", "", "bytes/word", "ns hit", "ns miss", "hit/miss, ours = 1");
    let mut fields = vec![r#""bench":"lexicon""#.to_owned(), format!(r#""words":{words}"#)];
    let ours = &times[0];
    for (contestant, times) in contestants.iter().zip(times) {
        let bytes = contestant.bytes as f64 / words as f64;
        let (hit, miss) = (least(&times.hit), least(&times.miss));
        let ratios = (ratio(&times.hit, &ours.hit), ratio(&times.miss, &ours.miss));
        let name = contestant.name;
        println!("{name:<12}{bytes:>12.3}{hit:>10.1}{miss:>10.1}{:>15.2} /{:>5.2}", ratios.0, ratios.1);
        fields.push(format!(
            r#""{name}":{{"bytes_per_word":{bytes:.3},"ns_hit":{hit:.1},"ns_miss":{miss:.1}}}"#
        ));
    }
    fields.push(format!(r#""hit_ratio_fst":{:.2}"#, ratio(&times[1].hit, &ours.hit)));
    fields.push(format!(r#""miss_ratio_fst":{:.2}"#, ratio(&times[1].miss, &ours.miss)));
    match startup {
        Some(ms) => {
            println!("\nstart of the process to the first verdict: {ms:.1} ms (median of {STARTUP_RUNS})");
        }
        None => println!("\nstart-up not measured: no working target/release/setzkasten (or $SETZKASTEN)"),
    }
    let startup = startup.map_or("null".to_owned(), |ms| format!("{ms:.2}"));
    fields.push(format!(r#""startup_ms":{startup}"#));
    println!("{{{}}}", fields.join(","));
}
