//! The form in which the merge compares words: plain letters, but with the first letter's case.
//!
//! Folding loses too much (Ass and aß would meet too early), spelling keeps too much (wüßte and wüsste are
//! the same word before and after 1996). The key of "Straße" is "Strasse", of "wüßte" "wuesste".

use rustc_hash::FxHashMap;
use words::entry::Pos;
use words::letters::folded;

/// The key of a spelling, or `None` if it is no plain word (hyphens, digits, foreign letters).
pub fn key(spelling: &str) -> Option<String> {
    let mut out = String::with_capacity(spelling.len() + 2);
    for c in spelling.chars() {
        out.push_str(folded(c)?);
    }
    let capital = spelling.chars().next()?.is_uppercase();
    out.make_ascii_lowercase();
    Some(if capital { capitalised(&out) } else { out })
}

/// The first letter as a capital, the rest as it is.
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}

/// The first letter small, the rest as it is.
pub fn lowered(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_lowercase().chain(chars).collect())
}

/// Does the word begin with a capital?
pub fn is_capital(text: &str) -> bool {
    text.chars().next().is_some_and(char::is_uppercase)
}

/// Is it written in capitals throughout (LKW)?
pub fn is_all_capitals(text: &str) -> bool {
    text.chars().count() > 1 && text.chars().all(char::is_uppercase)
}

/// Is there a capital inside (`PayPal`, `BAföG`, `iPad`)? Words of a game have none.
pub fn has_inner_capital(text: &str) -> bool {
    text.chars().skip(1).any(char::is_uppercase) && !is_all_capitals(text)
}

/// What a word with such capitals is: mostly capitals are initials (`GmbH`), else it is a brand (`PayPal`).
pub fn pos_by_capitals(text: &str) -> Option<Pos> {
    let capitals = text.chars().filter(|c| c.is_uppercase()).count();
    if is_all_capitals(text) {
        Some(Pos::Abbreviation)
    } else if has_inner_capital(text) {
        let initials = capitals * 2 >= text.chars().count();
        Some(if initials { Pos::Abbreviation } else { Pos::Name })
    } else {
        None
    }
}

/// A string in the [`Interner`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sym(u32);

/// Strings by number, so that millions of readings stay small.
#[derive(Default)]
pub struct Interner {
    numbers: FxHashMap<Box<str>, Sym>,
    strings: Vec<Box<str>>,
}

impl Interner {
    /// The number of a string, new or known.
    pub fn intern(&mut self, text: &str) -> Sym {
        if let Some(&sym) = self.numbers.get(text) {
            return sym;
        }
        let sym = Sym(self.strings.len() as u32);
        self.strings.push(text.into());
        self.numbers.insert(text.into(), sym);
        sym
    }

    /// The string of a number.
    pub fn text(&self, sym: Sym) -> &str {
        &self.strings[sym.0 as usize]
    }

    /// The number of a known string.
    pub fn get(&self, text: &str) -> Option<Sym> {
        self.numbers.get(text).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W4: all capitals, and capitals inside.
    #[test]
    fn capitals_tell_abbreviations_and_brands() {
        let pos = ["EEG", "BAföG", "GmbH", "PayPal", "iPad", "Azubi"].map(pos_by_capitals);
        let (short, name) = (Some(Pos::Abbreviation), Some(Pos::Name));
        assert_eq!(pos, [short, short, short, name, name, None]);
    }

    #[test]
    fn keys_keep_the_case_of_the_first_letter() {
        assert_eq!(key("Straße").as_deref(), Some("Strasse"));
        assert_eq!(key("wüßte"), key("wüsste"));
        assert_ne!(key("Ass"), key("aß"));
        assert_eq!(key("Äther").as_deref(), Some("Aether"));
        assert_eq!(key("LKW").as_deref(), Some("Lkw"));
        assert_eq!(key("3-D-Film"), None);
    }
}
