//! Questions one a line: from the arguments, or from standard input, however it is fed.

use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

/// No question is longer; the rest of a longer line is thrown away unread.
const LONGEST_LINE: usize = 1000;

/// Exit code when a line was no question.
const BAD_INPUT: u8 = 2;

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A text, without blanks around it.
    Text(String),
    /// Too long to be a question; its beginning.
    TooLong(String),
    /// Not UTF-8; as well as it can be shown.
    NotUtf8(String),
}

/// An answer, ready to be printed.
pub struct Answer {
    /// One line.
    pub text: String,
    /// Was it a question at all?
    pub understood: bool,
}

/// Answers the questions given as arguments or else those on standard input, in order, each at once.
pub fn answer_all(
    arguments: &[String],
    hint: &str,
    mut answer: impl FnMut(Line) -> Answer,
) -> io::Result<ExitCode> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut all_understood = true;
    let mut say = |line: Line, out: &mut dyn Write| -> io::Result<()> {
        let Answer { text, understood } = answer(line);
        all_understood &= understood;
        writeln!(out, "{text}")
    };
    if arguments.is_empty() {
        let mut input = BufReader::new(io::stdin().lock());
        if io::stdin().is_terminal() {
            eprintln!("{hint}");
        }
        while let Some(line) = next_line(&mut input)? {
            say(line, &mut out)?;
            // Whoever asks one thing at a time gets the answer at once; a long list is written in one go.
            if input.buffer().is_empty() {
                out.flush()?;
            }
        }
    } else {
        for argument in arguments {
            say(Line::Text(argument.trim().to_owned()), &mut out)?;
        }
    }
    out.flush()?;
    Ok(if all_understood { ExitCode::SUCCESS } else { ExitCode::from(BAD_INPUT) })
}

/// Prints a single answer.
pub fn say_one(answer: &Answer) -> io::Result<ExitCode> {
    writeln!(io::stdout(), "{}", answer.text)?;
    Ok(if answer.understood { ExitCode::SUCCESS } else { ExitCode::from(BAD_INPUT) })
}

/// The next line, however long or broken; `None` at the end.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    let mut too_long = false;
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            if bytes.is_empty() && !too_long {
                return Ok(None);
            }
            break;
        }
        let end = buffer.iter().position(|&b| b == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let room = LONGEST_LINE - bytes.len();
        too_long |= part.len() > room;
        bytes.extend(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(Some(line(&bytes, too_long)))
}

fn line(bytes: &[u8], too_long: bool) -> Line {
    // Some editors write a byte order mark in front of the first line.
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let shown = || String::from_utf8_lossy(bytes).trim().to_owned();
    match std::str::from_utf8(bytes) {
        _ if too_long => Line::TooLong(shown().chars().take(40).collect()),
        Ok(text) => Line::Text(text.trim().to_owned()),
        Err(_) => Line::NotUtf8(shown()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Line> {
        let mut input = io::BufReader::with_capacity(7, input);
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    fn text(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    #[test]
    fn every_line_is_one_question() {
        assert_eq!(lines(b"Hund\r\n\n Katze \nMaus"), [text("Hund"), text(""), text("Katze"), text("Maus")]);
        assert_eq!(lines(b""), []);
    }

    #[test]
    fn long_and_broken_lines_are_one_line_each() {
        let mut input = vec![b'x'; 5000];
        input.extend("\n\u{feff}Maus".as_bytes());
        input.extend(b"\n\xFFab\nHund\n");
        let found = lines(&input);
        assert_eq!(found.len(), 4);
        assert!(matches!(&found[0], Line::TooLong(t) if t.len() == 40));
        assert_eq!(found[1], text("Maus"), "a byte order mark is no letter");
        assert!(matches!(&found[2], Line::NotUtf8(_)));
        assert_eq!(found[3], text("Hund"));
    }
}
