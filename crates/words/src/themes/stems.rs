//! "The category or a part of it" in an answer (Wurf & Wort B.9, B10).

use super::Theme;
use crate::letters::{Word, folded, written};
use crate::lexicon::Lexicon;

impl Theme {
    /// The stem that occurs in what was typed.
    pub(super) fn forbidden_stem(&self, typed: &str) -> Option<&str> {
        let spelling = spelling(typed);
        self.stems.iter().map(String::as_str).find(|stem| occurs(stem, &spelling))
    }
}

/// How the word is written. Without umlauts and ß it may have been typed folded, then the lexicon knows better:
/// FOERDERKORB has no "erd" in it.
fn spelling(typed: &str) -> String {
    let plain = written(typed);
    let known = || Lexicon::german().entry(&Word::fold(&plain).ok()?)?.spellings.into_iter().next();
    if plain.is_ascii() { known().map_or(plain, |known| written(&known)) } else { plain }
}

/// With its umlauts and ß, with ss for ß, or folded.
fn occurs(stem: &str, spelling: &str) -> bool {
    let folded: String = stem.chars().filter_map(folded).collect::<String>().to_ascii_lowercase();
    spelling.contains(stem) || spelling.contains(&stem.replace('ß', "ss")) || spelling.contains(&folded)
}
