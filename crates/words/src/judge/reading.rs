//! Which reading explains a word: the most usual one (W12).
//!
//! The lexicon counts how common *forms* are, not readings. A form is rarely more common than its lemma; so where a
//! form is a lemma of its own and also bends a much more common one, people mean the latter: WINTERS is of WINTER, not
//! the adverb.

use crate::entry::{Entry, Features, Pos, Reading};
use crate::letters::Word;
use crate::lexicon::Lexicon;

/// By so many steps of 0.04 on Zipf's scale an inflected reading's lemma must be more common than the form itself, to
/// be preferred to a base form.
const MUCH_MORE_COMMON: i32 = 14;
/// A participle bends a verb less plainly than an adjective's ending bends an adjective (SPANNENDE, SPANNEND).
const PARTICIPLE: i32 = 20;

/// The most usual of the readings that count; names and the like only where there is nothing else.
pub(super) fn most_usual(
    lexicon: &Lexicon,
    word: &Word,
    entry: &Entry,
    counts: impl Fn(&Reading) -> bool,
) -> Option<Reading> {
    let all: Vec<&Reading> = entry.readings.iter().collect();
    let best_of =
        |some: Vec<&Reading>| some.into_iter().max_by_key(|r| rank(lexicon, word, entry, r)).cloned();
    let common: Vec<&Reading> = all.iter().copied().filter(|r| r.pos.is_common()).collect();
    let counting: Vec<&Reading> = common.iter().copied().filter(|r| counts(r)).collect();
    [counting, common, all].into_iter().find(|some| !some.is_empty()).and_then(best_of)
}

/// The higher, the more usual: sure things first, then by how common, and at last by the part of speech.
fn rank(
    lexicon: &Lexicon,
    word: &Word,
    entry: &Entry,
    reading: &Reading,
) -> (bool, bool, i32, std::cmp::Reverse<(Pos, usize)>) {
    let is_closed = matches!(reading.pos, Pos::Function | Pos::Numeral);
    let is_explained = reading.pos != Pos::Unanalysed;
    let usual = usual(lexicon, word, entry, reading);
    (
        is_explained,
        is_closed && reading.is_base(),
        usual,
        std::cmp::Reverse((reading.pos, reading.lemma.len())),
    )
}

fn usual(lexicon: &Lexicon, word: &Word, entry: &Entry, reading: &Reading) -> i32 {
    let own = i32::from(entry.zipf.number());
    if reading.is_base() {
        return if is_nominalised(entry, reading) { own } else { own + MUCH_MORE_COMMON };
    }
    let lemma = Word::fold(&reading.lemma).ok().filter(|lemma| lemma != word);
    let index = lemma.and_then(|lemma| lexicon.automaton().index_of(&lemma));
    let lemma = index.map_or(0, |index| i32::from(lexicon.zipf(index).number()));
    let participles = Features::PARTICIPLE_1 | Features::PARTICIPLE_2 | Features::PARTICIPLE_INFLECTED;
    let penalty = if reading.features.intersects(participles) { PARTICIPLE } else { 0 };
    lemma - penalty - i32::from(is_homonym_of_an_adjective(entry, reading))
}

/// GUTES bends the adjective before the noun (des Gutes): what is said of both counts for the former.
fn is_homonym_of_an_adjective(entry: &Entry, noun: &Reading) -> bool {
    let is_it = |r: &Reading| r.pos == Pos::Adjective && r.lemma.to_lowercase() == noun.lemma.to_lowercase();
    noun.pos == Pos::Noun && entry.readings.iter().any(is_it)
}

/// GEHEN is the verb before it is a noun (das Gehen).
fn is_nominalised(entry: &Entry, noun: &Reading) -> bool {
    let is_its_verb = |r: &Reading| {
        r.pos == Pos::Verb && r.is_base() && r.lemma.to_lowercase() == noun.lemma.to_lowercase()
    };
    noun.pos == Pos::Noun
        && !noun.features.contains(Features::PLURALE_TANTUM)
        && entry.readings.iter().any(is_its_verb)
}
