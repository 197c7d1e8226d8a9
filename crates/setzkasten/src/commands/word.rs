//! `setzkasten word`: is this word allowed, and why (not)?

use super::judging::{Answering, Judging};
use crate::lines::{Answer, Line, answer_all};
use clap::Args;
use serde::Serialize;
use std::io;
use std::process::ExitCode;
use words::entry::Entry;
use words::judge::{Judge, Language, Verdict, bad_word};
use words::{BadWord, syllables};

/// What `setzkasten word` takes.
#[derive(Args)]
pub struct Arguments {
    /// Words to judge; without any, one a line from standard input
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    #[command(flatten)]
    judging: Judging,
    #[command(flatten)]
    answering: Answering,
}

/// One answer in JSON.
#[derive(Serialize, Default)]
struct Answered {
    word: String,
    allowed: bool,
    reason: &'static str,
    sentence: String,
    /// What it means, if few people know.
    gloss: Option<String>,
    lemmas: Vec<String>,
    pos: Vec<&'static str>,
    plural: bool,
    also_name: bool,
    syllables: Vec<u8>,
    split: String,
    zipf: f32,
    tier: Option<&'static str>,
    /// In front of the sentence: allowed, refused, or the table decides.
    #[serde(skip)]
    mark: char,
}

impl Answered {
    /// For people: "✓ QAT: Substantiv – Pflanze: Kaustrauch …".
    fn line(&self) -> String {
        let gloss = self.gloss.as_ref().map(|gloss| format!(" – {gloss}")).unwrap_or_default();
        format!("{} {}{gloss}", self.mark, self.sentence)
    }
}

/// Judges all words.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let judge = arguments.judging.judge();
    let language = arguments.answering.language();
    let hint = match language {
        Language::German => "Ein Wort pro Zeile; Ende mit Strg-D.",
        Language::English => "One word a line; end with Ctrl-D.",
    };
    answer_all(&arguments.words, hint, |line| {
        let (answered, understood) = match &line {
            Line::Text(typed) => match judge.judge(typed) {
                Ok(verdict) => (judged(typed, &verdict, &judge, language), true),
                Err(error) => (refused(typed, bad_word(typed, error, language)), false),
            },
            Line::TooLong(shown) => (refused(shown, bad_word(shown, BadWord::TooLong, language)), false),
            Line::NotUtf8(shown) => (refused(shown, not_utf8(language)), false),
        };
        let text = arguments.answering.printed(&answered, Answered::line);
        Answer { text, understood }
    })
}

/// Why a line that is not UTF-8 is no word.
pub fn not_utf8(language: Language) -> String {
    match language {
        Language::German => "Kein Wort: die Zeile ist nicht in UTF-8 geschrieben.",
        Language::English => "No word: the line is not written in UTF-8.",
    }
    .to_owned()
}

fn refused(typed: &str, sentence: String) -> Answered {
    Answered { word: typed.to_owned(), reason: "bad_input", sentence, mark: REFUSED, ..Answered::default() }
}

fn judged(typed: &str, verdict: &Verdict, judge: &Judge, language: Language) -> Answered {
    let entry = verdict.entry.as_ref();
    let spelling = verdict.spelling().unwrap_or(typed);
    let spoken = spoken(spelling, entry, judge);
    Answered {
        word: typed.to_owned(),
        allowed: verdict.allowed,
        reason: verdict.reason.name(),
        sentence: verdict.sentence(language),
        gloss: verdict.gloss().map(|gloss| gloss.line(language)),
        lemmas: entry.map(lemmas).unwrap_or_default(),
        pos: entry.map(parts_of_speech).unwrap_or_default(),
        plural: entry.is_some_and(Entry::is_plural_only),
        also_name: entry.is_some_and(Entry::is_also_name),
        syllables: spoken.accepted.iter().collect(),
        split: spoken.split,
        zipf: entry.map_or(0.0, |e| e.zipf.value()),
        tier: entry.and_then(|e| e.tier).map(words::entry::Tier::name),
        mark: mark(verdict),
    }
}

const ALLOWED: char = '✓';
const REFUSED: char = '✗';
const OPEN: char = '?';

const fn mark(verdict: &Verdict) -> char {
    match (verdict.allowed, verdict.table_decides) {
        (true, _) => ALLOWED,
        (false, true) => OPEN,
        (false, false) => REFUSED,
    }
}

fn spoken(spelling: &str, entry: Option<&Entry>, judge: &Judge) -> syllables::Syllables {
    let mut spoken = syllables::syllables(spelling, &|word| judge.lexicon().is_word(word));
    if let Some(entry) = entry {
        spoken.accepted = syllables::Counts::between(entry.syllables.0, entry.syllables.1);
    }
    spoken
}

fn lemmas(entry: &Entry) -> Vec<String> {
    distinct(counting(entry).map(|r| r.lemma.clone()))
}

fn parts_of_speech(entry: &Entry) -> Vec<&'static str> {
    distinct(counting(entry).map(|r| r.pos.name()))
}

/// The common readings; if there are none, the others.
fn counting(entry: &Entry) -> impl Iterator<Item = &words::entry::Reading> {
    let common = entry.common().next().is_some();
    entry.readings.iter().filter(move |r| r.pos.is_common() || !common)
}

fn distinct<T: PartialEq>(all: impl Iterator<Item = T>) -> Vec<T> {
    all.fold(Vec::new(), |mut seen, next| {
        if !seen.contains(&next) {
            seen.push(next);
        }
        seen
    })
}
