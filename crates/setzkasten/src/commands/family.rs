//! `setzkasten family`: do two words mean the same?

use super::judging::Answering;
use crate::lines::{Answer, Line, answer_all};
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
    let pairs: Vec<String> = match &arguments.words[..] {
        [a, b] => vec![format!("{a}\t{b}")],
        _ => vec![],
    };
    answer_all(&pairs, hint, |line| {
        let (answered, understood) = match compared(&line, language) {
            Ok(answered) => (answered, true),
            Err(answered) => (answered, false),
        };
        let text = arguments.answering.printed(&answered, |a| &a.sentence);
        Answer { text, understood }
    })
}

fn compared(line: &Line, language: Language) -> Result<Answered, Answered> {
    let text = match line {
        Line::Text(text) | Line::TooLong(text) | Line::NotUtf8(text) => text,
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let refused = |a: &str, b: &str, sentence| Answered {
        a: a.to_owned(),
        b: b.to_owned(),
        same: false,
        reason: "bad_input",
        sentence,
    };
    let (&[a, b], Line::Text(_)) = (&words[..], line) else {
        let (a, b) = (words.first().unwrap_or(&""), words.get(1).unwrap_or(&""));
        return Err(refused(a, b, two_words_are_needed(language)));
    };
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
