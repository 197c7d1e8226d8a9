//! `mythes-de`, the thesaurus of `OpenThesaurus`: sets of words that mean the same.
//!
//! A line that begins with `-|` is one set: `-|Apfelsine|Orange (ugs.)|Frucht (Oberbegriff)`. What is in brackets tells
//! about the word before it.

use super::{Result, text};
use std::collections::BTreeSet;
use std::path::Path;

/// Words with one of these remarks mean something else, or nothing for a family.
const LEFT_OUT: [&str; 7] =
    ["(Oberbegriff)", "(Unterbegriff)", "(Antonym)", "(Assoziation)", "(derb", "(vulg", "(beleidig"];

/// All sets of at least two nouns, sorted, each once.
pub fn read(sources: &Path) -> Result<BTreeSet<Vec<String>>> {
    sets(sources, is_noun)
}

/// All sets of at least two words of any kind, sorted, each once.
pub fn senses(sources: &Path) -> Result<BTreeSet<Vec<String>>> {
    sets(sources, |word| !word.contains(' '))
}

fn sets(sources: &Path, wanted: impl Fn(&str) -> bool) -> Result<BTreeSet<Vec<String>>> {
    let text = text(&sources.join("mythes-de/usr/share/mythes/th_de_DE_v2.dat"))?;
    let sets = text.lines().filter_map(|line| line.strip_prefix("-|")).map(|line| words(line, &wanted));
    Ok(sets.filter(|set| set.len() > 1).collect())
}

fn words(line: &str, wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let told = line.split('|').filter(|word| !LEFT_OUT.iter().any(|remark| word.contains(remark)));
    let words: BTreeSet<&str> =
        told.map(|word| word.split(" (").next().unwrap_or(word).trim()).filter(|word| wanted(word)).collect();
    words.into_iter().map(str::to_owned).collect()
}

/// One word with a capital and small letters.
fn is_noun(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_uppercase)
        && (2..25).contains(&letters.clone().count())
        && letters.all(char::is_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_its_nouns_without_remarks_and_wider_words() {
        let line = "Apfelsine|Orange (ugs.)|süße Frucht|Frucht (Oberbegriff)|PKW|Ei|Apfelsine (fachspr.)";
        assert_eq!(words(line, is_noun), ["Apfelsine", "Orange"]);
    }
}
