//! `wamerican`, `wfrench`: common words of other languages, only to say why a word is refused.

use super::wordfreq::Frequencies;
use super::{Result, text};
use crate::key::key;
use std::path::Path;

/// Rarer words are not worth a sentence of their own (Zipf's scale).
const RAREST: f32 = 3.0;

/// Folded keys (small letters) of common English and French words.
pub fn read(sources: &Path) -> Result<Vec<String>> {
    let mut out = Vec::new();
    for (list, language) in
        [("wamerican/usr/share/dict/american-english", "en"), ("wfrench/usr/share/dict/french", "fr")]
    {
        let frequencies = Frequencies::read(sources, language)?;
        let words = text(&sources.join(list))?;
        out.extend(
            words
                .lines()
                .filter(|w| w.starts_with(char::is_lowercase))
                .filter_map(key)
                .filter(|k| frequencies.zipf(k).value() >= RAREST),
        );
    }
    out.sort_unstable();
    out.dedup();
    Ok(out)
}
