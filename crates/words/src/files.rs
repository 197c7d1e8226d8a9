//! The large files: in the program, or in one that is fetched apart, so that a browser has to fetch only the code when there is
//! a new release.
//!
//! # The file
//!
//! A *pack* has these files in this order, each with its length before it as a little-endian u32: `german.lex`,
//! `glosses.lex`, `english.lex`, `synonyms.lex`. `cargo xtask` writes it.

use crate::automaton::Automaton;
use crate::lexicon::Lexicon;
use std::borrow::Cow;

#[cfg(target_family = "wasm")]
pub use fetched::install;

/// The large files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Files {
    /// The German lexicon.
    pub german: &'static [u8],
    /// What rare words mean.
    pub glosses: &'static str,
    /// English words.
    pub english: &'static [u8],
    /// Nouns that mean the same.
    pub synonyms: &'static str,
}

impl Files {
    /// Those of this program.
    #[cfg(not(target_family = "wasm"))]
    pub const fn get() -> Self {
        Self {
            german: include_bytes!("../../../data/lexicon/german.lex"),
            glosses: include_str!("../../../data/lexicon/glosses.lex"),
            english: include_bytes!("../../../data/lexicon/english.lex"),
            synonyms: include_str!("../../../data/lexicon/synonyms.lex"),
        }
    }

    /// Those that were fetched; empty before that.
    #[cfg(target_family = "wasm")]
    pub fn get() -> Self {
        fetched::get()
    }

    /// Reads a pack and checks it; `None` if it is damaged, or of another version of the program.
    pub fn unpack(pack: &'static [u8]) -> Option<Self> {
        let mut rest = pack;
        let mut next = || {
            let (length, after) = rest.split_first_chunk::<4>()?;
            let (file, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            rest = after;
            Some(file)
        };
        let (german, glosses, english, synonyms) = (next()?, next()?, next()?, next()?);
        Lexicon::open(Cow::Borrowed(german)).ok()?;
        Automaton::from_bytes(english).ok()?;
        let text = |file| str::from_utf8(file).ok();
        let files = Self { german, glosses: text(glosses)?, english, synonyms: text(synonyms)? };
        rest.is_empty().then_some(files)
    }
}

#[cfg(target_family = "wasm")]
mod fetched {
    use super::Files;
    use std::sync::OnceLock;

    static FILES: OnceLock<Files> = OnceLock::new();

    /// Takes the pack that was fetched, for good; false if it is damaged. To be called before anything asks for a word.
    pub fn install(pack: Vec<u8>) -> bool {
        let files = Files::unpack(pack.leak());
        files.is_some_and(|files| FILES.set(files).is_ok())
    }

    pub(super) fn get() -> Files {
        let none = Files { german: &[], glosses: "", english: &[], synonyms: "" };
        FILES.get().copied().unwrap_or(none)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pack(Files { german, glosses, english, synonyms }: Files) -> Vec<u8> {
        let files = [german, glosses.as_bytes(), english, synonyms.as_bytes()];
        files.iter().flat_map(|file| [&(file.len() as u32).to_le_bytes()[..], file].concat()).collect()
    }

    fn unpacked(pack: &[u8]) -> Option<Files> {
        Files::unpack(pack.to_vec().leak())
    }

    #[test]
    fn a_pack_holds_all_files() {
        assert_eq!(unpacked(&pack(Files::get())), Some(Files::get()));
    }

    #[test]
    fn what_is_damaged_is_not_taken() {
        let whole = pack(Files::get());
        let without = |length: usize| unpacked(&whole[..length]);
        assert_eq!(without(3), None);
        assert_eq!(without(Files::get().german.len()), None, "cut off");
        assert_eq!(without(whole.len() - 1), None, "cut off at the end");
        assert_eq!(unpacked(&[&whole[..], b"x"].concat()), None, "something follows");
        let mut damaged = whole.clone();
        damaged[4 + Files::get().german.len() / 2] ^= 1;
        assert_eq!(unpacked(&damaged), None, "the checksum is wrong");
    }
}
