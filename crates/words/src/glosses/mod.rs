//! What rare words mean, in one plain line: QAT, a shrub whose leaves are chewed.
//!
//! # The file
//!
//! `data/lexicon/glosses.lex` is text, a lemma a line, sorted by its bytes: `lemma|labels|German|English`. Labels are
//! codes of [`Label`], separated by commas; each of the three may be empty, but not all. Common words have no line:
//! everybody knows what they mean.

mod label;

pub use label::Label;

use crate::files::Files;
use crate::judge::Language;
use std::cmp::Ordering;

/// What a lemma means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gloss {
    /// The field of knowledge, and who says so.
    pub labels: Vec<Label>,
    /// In German.
    pub german: Option<&'static str>,
    /// The English word for it.
    pub english: Option<&'static str>,
}

impl Gloss {
    /// What is known of a lemma in its own spelling.
    pub fn of(lemma: &str) -> Option<Self> {
        find(Files::get().glosses, lemma).and_then(Self::read)
    }

    /// All lemmas and what they mean, in the file's order.
    pub fn all() -> impl Iterator<Item = (&'static str, Self)> {
        Files::get().glosses.lines().filter_map(|line| Some((line.split('|').next()?, Self::read(line)?)))
    }

    fn read(line: &'static str) -> Option<Self> {
        let mut columns = line.split('|').skip(1);
        let labels = columns.next()?.split(',').filter_map(Label::from_code).collect();
        let mut text = || columns.next().filter(|text| !text.is_empty());
        Some(Self { labels, german: text(), english: text() })
    }

    /// Its labels in words: "Seefahrt, veraltet".
    pub fn label(&self, language: Language) -> Option<String> {
        let names: Vec<&str> = self.labels.iter().map(|label| label.name(language)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    /// All of it in one line: "Seefahrt: ein Tau zum Reffen". What is said in the other language is marked so.
    pub fn line(&self, language: Language) -> String {
        let (own, other) = language.pick((self.german, self.english), (self.english, self.german));
        let mark = language.pick("englisch", "in German");
        let text = own.map(str::to_owned).or_else(|| other.map(|text| format!("{mark}: {text}")));
        let parts = [self.label(language), text].into_iter().flatten();
        parts.collect::<Vec<_>>().join(if own.is_some() { ": " } else { "; " })
    }
}

/// The line of a lemma, by halving.
fn find<'a>(file: &'a str, lemma: &str) -> Option<&'a str> {
    let (mut start, mut end) = (0, file.len());
    while start < end {
        let middle = start + (end - start) / 2;
        let from = file.as_bytes()[..middle].iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        let to = file.as_bytes()[from..].iter().position(|&b| b == b'\n').map_or(file.len(), |i| from + i);
        let line = file.get(from..to)?;
        match line.split('|').next()?.cmp(lemma) {
            Ordering::Equal => return Some(line),
            Ordering::Less => start = to + 1,
            Ordering::Greater => end = from,
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The halving finds what a walk finds, and nothing else.
    #[test]
    fn every_line_is_found() {
        let lemmas: Vec<&str> =
            Files::get().glosses.lines().filter_map(|line| line.split('|').next()).collect();
        assert!(lemmas.len() > 10_000 && lemmas.is_sorted());
        for (lemma, line) in lemmas.iter().zip(Files::get().glosses.lines()) {
            assert_eq!(find(Files::get().glosses, lemma), Some(line));
        }
        for lemma in ["", "A", "Haus", "Zzz", "zzz", "\u{10ffff}"] {
            assert_eq!(find(Files::get().glosses, lemma), None, "{lemma}");
        }
        assert_eq!((find("", "a"), find("a|", "a"), find("a|\nb|", "b")), (None, Some("a|"), Some("b|")));
    }

    /// No column too many, no code that nobody knows, nothing empty.
    #[test]
    fn every_line_can_be_read() {
        for line in Files::get().glosses.lines() {
            let columns: Vec<&str> = line.split('|').collect();
            assert!(columns.len() == 4 && columns[1..].iter().any(|c| !c.is_empty()), "{line}");
            let codes = columns[1].split(',').filter(|code| !code.is_empty());
            assert!(codes.clone().all(|code| Label::from_code(code).is_some()), "{line}");
            assert!(columns.iter().all(|c| c.trim() == *c), "{line}");
        }
    }

    /// W12: QAT says what it is; who reads German sees no English without a mark.
    #[test]
    fn a_gloss_is_one_plain_line() {
        let qat = Gloss::of("Qat").unwrap();
        assert!(qat.line(Language::German).contains("Kaustrauch"), "{qat:?}");
        let english = Gloss { labels: vec![], german: None, english: Some("gudgeon") };
        assert_eq!(english.line(Language::German), "englisch: gudgeon");
        assert_eq!(english.line(Language::English), "gudgeon");
        let german = Gloss { labels: vec![Label::Sailing], german: Some("ein Tau"), english: None };
        assert_eq!(german.line(Language::German), "Seefahrt: ein Tau");
        assert_eq!(german.line(Language::English), "sailing; in German: ein Tau");
        let both = Gloss { labels: vec![Label::Plant], ..english };
        assert_eq!(both.line(Language::German), "Pflanze; englisch: gudgeon");
    }
}
