//! The way back: eight words on a sheet of paper, which open a person's data on a new device.
//!
//! Eight of 2,048 words are 88 bits, so nobody guesses them, not even with the hashes at hand. Each word is known by its first
//! four letters, so a wrong ending does no harm.

use game::Chance;
use std::collections::HashMap;
use std::sync::LazyLock;
use words::Word;

/// So many words there are to choose from.
pub const WORDS: usize = 2048;
/// So many are on a sheet.
pub const ON_A_SHEET: usize = 8;
/// A word is known by so many of its letters.
const KNOWN_BY: usize = 4;

static LIST: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let text = include_str!("../../../data/sheet.txt");
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect()
});

static BY_BEGINNING: LazyLock<HashMap<String, usize>> = LazyLock::new(|| {
    LIST.iter().enumerate().filter_map(|(index, word)| Some((beginning(word)?, index))).collect()
});

/// A new sheet.
pub fn draw(chance: &mut Chance) -> [&'static str; ON_A_SHEET] {
    [0; ON_A_SHEET].map(|_: u8| LIST[chance.below(WORDS)])
}

/// A sheet as it may have been typed: in any case, with or without umlauts, with numbers, commas or line breaks between.
/// The words as they are on the sheet; `None` if it cannot be one.
pub fn parse(typed: &str) -> Option<[&'static str; ON_A_SHEET]> {
    let mut words = typed
        .split(|c: char| !c.is_alphabetic() && c != '\u{308}')
        .filter(|part| !part.is_empty())
        .map(|part| BY_BEGINNING.get(&beginning(part)?).map(|index| LIST[*index]));
    let mut sheet = [""; ON_A_SHEET];
    for place in &mut sheet {
        *place = words.next()??;
    }
    words.next().is_none().then_some(sheet)
}

/// The first letters of a word, folded: what it is known by.
fn beginning(word: &str) -> Option<String> {
    let folded = Word::fold(word).ok()?;
    (folded.len() >= KNOWN_BY).then(|| folded.to_string().chars().take(KNOWN_BY).collect())
}
