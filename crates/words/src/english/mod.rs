//! English words, for tables that are played in English: which there are, and which are forms of one word.
//!
//! The list is `data/lexicon/english.lex`, an [`Automaton`] of the Debian packages `wamerican-large` and
//! `wbritish-large`, names included, written by `cargo xtask lexicon`. Unlike the German lexicon it knows no lemmas; a small rule finds them.

mod lemma;

pub use lemma::lemmas;

use crate::automaton::Automaton;
use crate::files::Files;
use crate::letters::{Letter, Word, is_joint};
use std::sync::LazyLock;

/// The list in this program.
///
/// # Panics
/// If the file in the program cannot be read; a test opens it.
pub fn list() -> &'static Automaton {
    static LIST: LazyLock<Automaton> = LazyLock::new(|| {
        Automaton::from_trusted_bytes(Files::get().english).unwrap_or_else(|error| panic!("{error}"))
    });
    &LIST
}

/// Is it an English word?
///
/// ```
/// use words::{Word, english};
/// assert!(english::knows(&Word::fold("beach").unwrap()));
/// assert!(english::knows(&Word::fold("Colour").unwrap()));
/// assert!(!english::knows(&Word::fold("Düne").unwrap()));
/// ```
pub fn knows(word: &[Letter]) -> bool {
    list().contains(word)
}

/// Is it an English word, or made of such ("beach towel", "bird's nest", "X-ray")?
pub fn knows_phrase(text: &str) -> bool {
    let is_word = |part: &str| Word::fold(owner(part)).is_ok_and(|word| word.len() == 1 || knows(&word));
    let joined = || Word::fold_phrase(text).is_ok_and(|word| knows(&word));
    text.split(is_joint).filter(|part| !part.is_empty()).all(is_word) || joined()
}

/// Whose it is: "bird's" is of "bird".
fn owner(part: &str) -> &str {
    let stem = part.strip_suffix('s').unwrap_or(part);
    stem.strip_suffix(['\'', '’']).or_else(|| part.strip_suffix(['\'', '’'])).unwrap_or(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_in_the_program_is_sound() {
        let list = Automaton::from_bytes(Files::get().english).unwrap();
        assert!((90_000..160_000).contains(&list.len()), "{}", list.len());
    }

    #[test]
    fn both_spellings_and_names_are_known() {
        for text in [
            "colour",
            "color",
            "Christmas",
            "beach towel",
            "ice-cream",
            "sunglasses",
            "café",
            "bird's nest",
            "X-ray",
            "meerkat",
        ] {
            assert!(knows_phrase(text), "{text}");
        }
        for text in ["Düne", "beach Handtuch", "xyzzy"] {
            assert!(!knows_phrase(text), "{text}");
        }
    }
}
