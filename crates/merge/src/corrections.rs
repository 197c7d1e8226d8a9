//! The hand-written corrections: what the sources get wrong, one word a line.

use crate::key::key;
use crate::readings::{Readings, Sources};
use std::fmt;
use words::entry::{Features, Pos};

/// The file; its head explains the format.
pub const FILE: &str = include_str!("../../../data/lexicon/corrections.txt");

/// A line that cannot be understood.
#[derive(Debug, PartialEq, Eq)]
pub struct BadCorrection {
    line: usize,
    why: String,
}

impl fmt::Display for BadCorrection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "data/lexicon/corrections.txt, line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for BadCorrection {}

/// What one line asks for.
#[derive(Debug, PartialEq, Eq)]
enum Correction {
    /// This is no word.
    Remove,
    /// These readings and no others.
    Replace(Pos, String, Features),
    /// One more reading.
    Add(Pos, String, Features),
}

/// Carries out all corrections; returns how many there were.
pub fn apply(text: &str, readings: &mut Readings) -> Result<usize, BadCorrection> {
    let mut count = 0;
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let bad = |why| BadCorrection { line: number + 1, why };
        let (spelling, correction) = parse(line).map_err(bad)?;
        let key = key(spelling).ok_or_else(|| bad(format!("{spelling:?} is no plain word")))?;
        carry_out(spelling, &key, correction, readings);
        count += 1;
    }
    Ok(count)
}

fn carry_out(spelling: &str, key: &str, correction: Correction, readings: &mut Readings) {
    match correction {
        Correction::Remove => readings.remove(key),
        Correction::Replace(pos, lemma, features) => {
            readings.clear(key);
            readings.add(spelling, &lemma, pos, features, Sources::HAND);
        }
        Correction::Add(pos, lemma, features) => readings.add(spelling, &lemma, pos, features, Sources::HAND),
    }
}

fn parse(line: &str) -> Result<(&str, Correction), String> {
    let mut words = line.split_whitespace();
    let (spelling, sign) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    if sign == "-" {
        return Ok((spelling, Correction::Remove));
    }
    let name = words.next().ok_or("after the sign a part of speech is missing")?;
    let pos = (0..).map_while(Pos::from_number).find(|p| p.name() == name);
    let pos = pos.ok_or_else(|| format!("{name:?} is no part of speech"))?;
    let (mut lemma, mut features) = (spelling.to_owned(), Features::empty());
    for word in words {
        match Features::from_name(&word.to_uppercase()) {
            Some(feature) => features |= feature,
            None => word.clone_into(&mut lemma),
        }
    }
    if features.is_empty() {
        features = Features::BASE;
    }
    match sign {
        "=" => Ok((spelling, Correction::Replace(pos, lemma, features))),
        "+" => Ok((spelling, Correction::Add(pos, lemma, features))),
        _ => Err(format!("{sign:?} is none of the signs = + -")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let replace = |pos, lemma: &str, features| Correction::Replace(pos, lemma.to_owned(), features);
        let cases = [
            ("usw = abbreviation", replace(Pos::Abbreviation, "usw", Features::BASE)),
            ("Socken = noun Socke plural", replace(Pos::Noun, "Socke", Features::PLURAL)),
            ("Quatschwort -", Correction::Remove),
        ];
        for (line, wanted) in cases {
            assert_eq!(parse(line).unwrap().1, wanted, "{line}");
        }
    }

    #[test]
    fn a_bad_line_is_named() {
        let error = apply("# fine\nusw = gibberish", &mut Readings::default()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "data/lexicon/corrections.txt, line 2: \"gibberish\" is no part of speech"
        );
    }

    #[test]
    fn the_file_itself_is_sound() {
        assert!(apply(FILE, &mut Readings::default()).unwrap() > 0);
    }
}
