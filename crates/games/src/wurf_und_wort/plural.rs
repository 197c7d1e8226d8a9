//! Which words are plurals (B.17, B7).

use words::Word;
use words::entry::{Entry, Features, Pos, Reading};

/// Can it be read as the nominative plural of a noun, and not as a singular? Ferien, Eltern and Fenster are no plurals
/// here; Schrauben and Betten are, though they are infinitives besides.
pub(super) fn is_plural(entry: &Entry, letters: &Word) -> bool {
    let is_infinitive = entry.common().any(|reading| reading.pos == Pos::Verb && reading.is_base());
    let is_plural = |r: &Reading| r.pos == Pos::Noun && !r.is_base() && r.features.contains(Features::PLURAL);
    let is_singular = |r: &Reading| {
        r.is_base()
            && !matches!(r.pos, Pos::Verb | Pos::Unanalysed)
            && !(is_infinitive && is_used_as_noun(r, letters))
    };
    entry.common().any(is_plural) && !entry.common().any(is_singular)
}

/// Is the reading an infinitive used as a noun, das Betten? It has no plural of its own, so no dative plural; Essen
/// and Reifen, which are nouns in their own right, have one.
fn is_used_as_noun(reading: &Reading, letters: &Word) -> bool {
    reading.pos == Pos::Noun
        && !reading.features.intersects(Features::PLURAL_OBLIQUE | Features::PLURALE_TANTUM)
        && Word::fold(&reading.lemma).is_ok_and(|lemma| lemma == *letters)
}
