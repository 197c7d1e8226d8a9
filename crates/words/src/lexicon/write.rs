//! Writing a lexicon file.

use super::{HEAD, MAGIC, SECTIONS, Traits, VERSION, lemma, spelling};
use crate::automaton::Automaton;
use crate::entry::Entry;
use crate::letters::{Letter, Word};
use std::collections::{BTreeMap, HashMap};

/// As many analyses have a number.
const MOST_ANALYSES: usize = 1 << 18;

/// Collects entries and writes them as a lexicon file; the same entries always give the same bytes.
#[derive(Default)]
pub struct LexiconBuilder {
    entries: BTreeMap<Word, Entry>,
    links: Vec<(u32, u32)>,
}

impl LexiconBuilder {
    /// Adds a form. A second entry for the same form takes the place of the first.
    pub fn add(&mut self, word: Word, entry: Entry) {
        self.entries.insert(word, entry);
    }

    /// The automaton of the forms so far; it numbers them as the file will.
    pub fn automaton(&self) -> Automaton {
        Automaton::from_sorted(self.entries.keys().copied())
    }

    /// Sets the links between lemmas: see [`family`](crate::family).
    pub fn set_links(&mut self, mut links: Vec<(u32, u32)>) {
        links.sort_unstable();
        links.dedup();
        self.links = links;
    }

    /// The file; `None` if there are more analyses than the format has numbers for.
    pub fn finish(&self) -> Option<Vec<u8>> {
        let automaton = self.automaton();
        let mut analyses = Analyses::default();
        let mut heads = vec![0u32; self.entries.len()];
        for (word, entry) in &self.entries {
            let number = analyses.number(record(word, entry));
            heads[automaton.index_of(word)? as usize] = head(number, entry);
        }
        if analyses.records.len() > MOST_ANALYSES {
            return None;
        }
        let mut sections = [vec![], vec![], analyses.section(), vec![]];
        automaton.write_to(&mut sections[0]);
        sections[1] = heads.iter().flat_map(|h| h.to_le_bytes()).collect();
        sections[3] = self.links.iter().flat_map(|&(a, b)| [a, b]).flat_map(u32::to_le_bytes).collect();
        Some(file(&sections))
    }
}

fn file(sections: &[Vec<u8>; SECTIONS]) -> Vec<u8> {
    let mut body: Vec<u8> = sections.iter().flat_map(|s| (s.len() as u32).to_le_bytes()).collect();
    body.extend(sections.iter().flatten());
    let mut out = Vec::with_capacity(HEAD + body.len());
    out.extend(MAGIC);
    out.extend(VERSION.to_le_bytes());
    out.extend(crc32fast::hash(&body).to_le_bytes());
    out.extend(body);
    out
}

fn head(analysis: u32, entry: &Entry) -> u32 {
    let (fewest, most) = entry.syllables;
    let fewest = fewest.min(15);
    let more = most.saturating_sub(fewest).min(3);
    analysis | u32::from(entry.zipf.number()) << 18 | u32::from(fewest) << 26 | u32::from(more) << 30
}

fn record(word: &[Letter], entry: &Entry) -> Vec<u8> {
    let mut out = Traits::of(entry).bits().to_le_bytes().to_vec();
    out.extend([entry.spellings.len() as u8, entry.readings.len() as u8]);
    for spelling in &entry.spellings {
        spelling::write(spelling, word, &mut out);
    }
    for reading in &entry.readings {
        out.push(reading.pos as u8);
        out.extend(reading.features.bits().to_le_bytes());
        lemma::write(&reading.lemma, &entry.spellings, &mut out);
    }
    out
}

/// Records, each kept once, numbered as they come.
#[derive(Default)]
struct Analyses {
    numbers: HashMap<Vec<u8>, u32>,
    records: Vec<Vec<u8>>,
}

impl Analyses {
    fn number(&mut self, record: Vec<u8>) -> u32 {
        if let Some(&number) = self.numbers.get(&record) {
            return number;
        }
        let number = self.records.len() as u32;
        self.records.push(record.clone());
        self.numbers.insert(record, number);
        number
    }

    fn section(&self) -> Vec<u8> {
        let mut out = (self.records.len() as u32).to_le_bytes().to_vec();
        let mut offset = 0u32;
        for record in &self.records {
            out.extend(offset.to_le_bytes());
            offset += record.len() as u32;
        }
        out.extend(self.records.iter().flatten());
        out
    }
}
