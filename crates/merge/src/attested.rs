//! Outside the core: is a word attested twice?
//!
//! Spell checkers are lists of names, too (Toyota, Nora), and so is what ding translates with a capital; use in texts
//! does not tell a word from a name, and what is commoner in English is English (W4).

use crate::compounds::parts;
use crate::readings::Sources;
use crate::short;
use crate::verdict::{Counted, Evidence};
use words::entry::{Features, Pos, Zipf};

/// Up to so many letters a word needs the same common reading from two sources that are no lists of names: short names,
/// brands and English words look like words.
pub const SHORT: usize = 7;
/// Rarer words of English are no trap: Tibia, Cheddar, Overlay are loans or terms (Zipf's scale).
const COMMON_ENGLISH: f32 = 3.9;
/// How much commoner in English (Zipf's scale) a word is that is no evidence for a German one.
const MUCH_COMMONER: f32 = 0.3;

/// Do two sources have the word? For long words each reading may come from another, and use is a source.
pub fn twice(folded: &str, common: &[&Counted], evidence: &Evidence<'_>) -> bool {
    let used = evidence.frequencies.zipf(folded) > Zipf::default() && !is_english(folded, evidence);
    if folded.len() <= SHORT {
        return common.iter().any(|c| same_reading_twice(c, used, evidence));
    }
    let sources = common.iter().fold(Sources::empty(), |sum, c| sum | c.sources);
    // A dictionary that explains a loan word is better evidence than how common it is in English.
    let explained = sources.intersects(Sources::NOUNS | Sources::DING);
    let used = used || (explained && evidence.frequencies.zipf(folded) > Zipf::default());
    // A listed compound of known words counts as attested once more.
    sources.independent() + u32::from(used || sources.contains(Sources::COMPOUND)) >= 2
}

/// One reading from two dictionaries; or from one that knows more of it than that it exists, and in use.
fn same_reading_twice(reading: &Counted, used: bool, evidence: &Evidence<'_>) -> bool {
    let sources = reading.sources;
    let is_noun = reading.pos == Pos::Noun;
    let by_ding = sources.contains(Sources::DING) && !(is_noun && evidence.ding.is_name(&reading.lemma));
    let by_nouns = sources.contains(Sources::NOUNS);
    // Small letters are no name's.
    let by_checker = !is_noun && sources.intersects(Sources::HUNSPELL | Sources::WNGERMAN);
    let by_paradigm = sources.contains(Sources::PARADIGMS);
    let by_parts = is_noun && is_compound(&reading.lemma, evidence);
    let dictionaries = [by_ding, by_nouns, by_checker, by_paradigm];
    let count = dictionaries.iter().filter(|said| **said).count();
    let explained = by_ding || by_checker || (by_nouns && has_plural(reading, evidence));
    count >= 2 || (count == 1 && by_parts) || (explained && used)
}

/// A compound of words that are words by themselves: Tau-nus is none.
fn is_compound(lemma: &str, evidence: &Evidence<'_>) -> bool {
    let is_word = |part: &str| {
        let part = part.to_ascii_lowercase();
        part.len() > short::LONGEST || evidence.lists.short.get(&part).is_some_and(|s| s.word.is_some())
    };
    let found = parts(lemma, evidence.verbs, evidence.readings);
    found.is_some_and(|(modifier, head)| is_word(modifier) && is_word(&head))
}

/// german-nouns names a plural: Wiktionary has brands and names among its nouns, but these have none.
fn has_plural(reading: &Counted, evidence: &Evidence<'_>) -> bool {
    reading.features.contains(Features::PLURAL) || evidence.readings.has_noun_plural(&reading.lemma)
}

/// A common English word, and much commoner than in German.
pub fn is_english(folded: &str, evidence: &Evidence<'_>) -> bool {
    let (german, english) = (evidence.frequencies.zipf(folded), evidence.english.zipf(folded));
    english.value() >= COMMON_ENGLISH && english.value() > german.value() + MUCH_COMMONER
}
