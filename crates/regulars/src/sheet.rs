//! The way back: eight words on a sheet of paper, which open a person's data on a new device.
//!
//! Eight of 2,048 words are 88 bits, so nobody guesses them, not even with the hashes at hand. Each word is known by
//! its first four letters, so a wrong ending does no harm.

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

/// A sheet as it may have been typed: in any case, with or without umlauts, with numbers, commas or line breaks
/// between. The words as they are on the sheet; `None` if it cannot be one.
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use words::Lexicon;

    #[test]
    fn the_words_are_decent_everyday_nouns_told_by_four_letters() {
        assert_eq!((LIST.len(), BY_BEGINNING.len()), (WORDS, WORDS));
        let lexicon = Lexicon::german();
        for word in LIST.iter() {
            let folded = Word::fold(word).unwrap();
            assert!((KNOWN_BY..=8).contains(&folded.len()) && lexicon.is_word(word), "{word}");
            assert_eq!(lexicon.decency(&folded), words::entry::Decency::Decent, "{word}");
            assert!(word.starts_with(char::is_uppercase), "{word}");
        }
    }

    #[test]
    fn sheets_are_read_as_they_are_printed_and_otherwise() {
        let mut chance = Chance::from_seed(8);
        for _ in 0..200 {
            let sheet = draw(&mut chance);
            assert_eq!(parse(&sheet.join(" ")), Some(sheet));
            let numbered: Vec<String> = (1..).zip(sheet).map(|(n, word)| format!("{n}. {word},")).collect();
            assert_eq!(parse(&numbered.join("\n")), Some(sheet));
            let ascii = sheet.map(|word| Word::fold(word).unwrap().to_string().to_lowercase());
            assert_eq!(parse(&ascii.join(" ")), Some(sheet), "without umlauts");
            let endings = sheet.map(|word| format!("{}xx", word.chars().take(4).collect::<String>()));
            assert_eq!(parse(&endings.join(" ")), Some(sheet), "with wrong endings");
        }
    }

    #[test]
    fn what_cannot_be_a_sheet_is_none() {
        let sheet = draw(&mut Chance::from_seed(1)).join(" ");
        let seven = sheet.rsplit_once(' ').unwrap().0;
        for typed in
            ["", seven, &format!("{sheet} Abend"), &format!("{seven} Xylophonium"), &"ä".repeat(70_000)]
        {
            assert_eq!(parse(typed), None);
        }
    }

    #[test]
    fn every_word_is_drawn() {
        let mut chance = Chance::from_seed(2);
        let drawn: HashSet<&str> = (0..4_000).flat_map(|_| draw(&mut chance)).collect();
        assert_eq!(drawn.len(), WORDS);
    }
}
