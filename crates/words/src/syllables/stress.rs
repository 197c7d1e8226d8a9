//! Nouns in -ie: stressed as in Me-lo-die, or not as in Fa-mi-lie.

use std::sync::LazyLock;

use super::data::entries;
use super::word::Word;

/// What stands before a stressed -ie.
static STRESSED: LazyLock<Vec<&str>> =
    LazyLock::new(|| entries(include_str!("../../../../data/syllables/stressed-ie.txt")));

/// Nouns whose -ie is not stressed.
static UNSTRESSED: LazyLock<Vec<&str>> =
    LazyLock::new(|| entries(include_str!("../../../../data/syllables/unstressed-ie.txt")));

/// Past tenses and stems that end like a plural in -ien and have one long vowel.
const NATIVE: [&str; 3] = ["sch", "bed", "verd"];

/// Verbs whose ending is spoken or not: ge-schrien or ge-schri-en.
const STRONG: [&str; 3] = ["schr", "sp", "kn"];

/// Whether the i at `at` is that of a plural such as Me-lo-di-en, where both vowels are spoken.
///
/// The hyphenation patterns know many: they break Fa-mi-li-en, but not Me-lo-dien.
pub(super) fn is_stressed_plural(word: &Word<'_>, at: usize) -> bool {
    if !word.has(at, "ien") || !word.has_vowel(0..at) {
        return false;
    }
    let is_last = at + 3 == word.len();
    let unbroken =
        is_last && !word.breaks_at(at + 1) && !NATIVE.iter().any(|native| word.follows(at, native));
    (unbroken && !is_strong_verb(word, at)) || (is_stressed(word, at) && !is_listed(word, at + 2))
}

/// Whether the i at `at` is that of `knien` and the like.
pub(super) fn is_strong_verb(word: &Word<'_>, at: usize) -> bool {
    word.has(at, "ien") && at + 3 == word.len() && STRONG.iter().any(|stem| word.follows(at, stem))
}

/// Whether the i at `at` begins an unstressed -ie at the end of the word: Fa-mi-lie or Fa-mi-li-e.
pub(super) fn is_unstressed(word: &Word<'_>, at: usize) -> bool {
    word.has(at, "ie") && word.is_end(at + 2) && is_listed(word, at + 2)
}

fn is_listed(word: &Word<'_>, end: usize) -> bool {
    UNSTRESSED.iter().any(|noun| ends_in(word, end, noun))
}

fn is_stressed(word: &Word<'_>, at: usize) -> bool {
    STRESSED.iter().any(|ending| word.follows(at, ending))
}

fn ends_in(word: &Word<'_>, end: usize, entry: &str) -> bool {
    let noun = entry.trim_start_matches('?');
    if !word.follows(end, noun) {
        return false;
    }
    let start = end - noun.chars().count();
    start == 0
        || (noun.len() == entry.len() && word.has_vowel(0..start))
        || (!is_stressed(word, end - 2) && is_word_before(word, start))
}

fn is_word_before(word: &Word<'_>, end: usize) -> bool {
    word.knows(0..end) || (word.before(end) == 's' && word.knows(0..end - 1))
}
