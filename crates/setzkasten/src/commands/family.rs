//! `setzkasten family`: do two words mean the same?

use super::judging::Answering;
use super::word::not_utf8;
use crate::lines::{Answer, Line, answer_all, say_one};
use clap::Args;
use serde::Serialize;
use std::io;
use std::process::ExitCode;
use words::judge::{Language, bad_word, kinship as sentence};
use words::{BadWord, Lexicon, Word, family};

/// What `setzkasten family` takes.
#[derive(Args)]
pub struct Arguments {
    /// Two words; without any, two a line from standard input, with a blank or tab between
    #[arg(value_name = "A B", num_args = 2)]
    words: Vec<String>,
    #[command(flatten)]
    answering: Answering,
}

/// One answer in JSON.
#[derive(Serialize, Default)]
struct Answered {
    a: String,
    b: String,
    same: bool,
    reason: &'static str,
    sentence: String,
}

/// Compares all pairs.
pub fn run(arguments: &Arguments) -> io::Result<ExitCode> {
    let language = arguments.answering.language();
    let hint = match language {
        Language::German => "Zwei Wörter pro Zeile; Ende mit Strg-D.",
        Language::English => "Two words a line; end with Ctrl-D.",
    };
    let answer = |compared: Result<Answered, Answered>| {
        let understood = compared.is_ok();
        let answered = compared.unwrap_or_else(|refused| refused);
        Answer { text: arguments.answering.printed(&answered, |a| a.sentence.clone()), understood }
    };
    if let [a, b] = &arguments.words[..] {
        return say_one(&answer(compared(a.trim(), b.trim(), language)));
    }
    answer_all(&[], hint, |line| answer(compared_line(&line, language)))
}

fn compared_line(line: &Line, language: Language) -> Result<Answered, Answered> {
    let (text, sentence) = match line {
        Line::Text(text) => (text, two_words_are_needed(language)),
        Line::TooLong(text) => (text, bad_word(text, BadWord::TooLong, language)),
        Line::NotUtf8(text) => (text, not_utf8(language)),
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    match (&words[..], line) {
        (&[a, b], Line::Text(_)) => compared(a, b, language),
        _ => Err(refused(words.first().unwrap_or(&""), words.get(1).unwrap_or(&""), sentence)),
    }
}

fn refused(a: &str, b: &str, sentence: String) -> Answered {
    Answered { a: a.to_owned(), b: b.to_owned(), same: false, reason: "bad_input", sentence }
}

fn compared(a: &str, b: &str, language: Language) -> Result<Answered, Answered> {
    let folded = |word: &str| {
        Word::fold(word).map_err(|error: BadWord| refused(a, b, bad_word(word, error, language)))
    };
    let kinship = family::kinship(Lexicon::german(), &folded(a)?, &folded(b)?);
    Ok(Answered {
        a: a.to_owned(),
        b: b.to_owned(),
        same: kinship.is_same(),
        reason: kinship.name(),
        sentence: sentence(a, b, &kinship, language),
    })
}

fn two_words_are_needed(language: Language) -> String {
    match language {
        Language::German => "Zwei Wörter werden verglichen, mit einem Leerzeichen dazwischen: HUND HUNDE",
        Language::English => "Two words are compared, with a blank between them: HUND HUNDE",
    }
    .to_owned()
}
