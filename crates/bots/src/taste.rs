//! The words somebody likes: which one of several that are worth the same.

use std::collections::HashSet;
use std::sync::LazyLock;
use words::themes::Theme;
use words::{Letter, Lexicon, Word};

/// What somebody likes about words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taste {
    /// All words are the same.
    None,
    /// Few letters.
    Short,
    /// Many letters.
    Long,
    /// What everybody says.
    Common,
    /// What hardly anybody says.
    Uncommon,
    /// The letters that words seldom have.
    RareLetters,
    /// Two equal letters side by side.
    Doubles,
    /// Animals.
    Animals,
    /// What can be eaten and drunk.
    Food,
}

/// The letters that are rare in German words, as the case of type has them in its smallest compartments.
const RARE: &[u8] = b"CJPQVXYZ";
/// Themes that are about animals, and about food.
const ANIMAL_THEMES: [&str; 3] = ["tiere", "in-der-vogelwelt", "insekten-und-krabbeltiere"];
const FOOD_THEMES: [&str; 4] = ["gemuese-und-salat", "getraenke", "was-suess-ist", "zum-mittagessen"];

impl Taste {
    /// How much somebody likes a word: the more, the better.
    pub fn likes(self, word: &Word) -> i32 {
        let length = word.len().cast_signed() as i32;
        match self {
            Self::None => 0,
            Self::Short => -length,
            Self::Long => length,
            Self::Common => commonness(word),
            Self::Uncommon => -commonness(word),
            Self::RareLetters => {
                word.iter().filter(|letter| RARE.contains(&letter.ascii())).count().cast_signed() as i32
            }
            Self::Doubles => doubles(word),
            Self::Animals => i32::from(ANIMALS.contains(word)),
            Self::Food => i32::from(FOOD.contains(word)),
        }
    }

    /// How much somebody likes what they typed; what is no single word is nobody's taste.
    pub fn likes_text(self, text: &str) -> i32 {
        if self == Self::None {
            return 0;
        }
        Word::fold(text).map_or(0, |word| self.likes(&word))
    }
}

/// By how often people write it.
fn commonness(word: &Word) -> i32 {
    let lexicon = Lexicon::german();
    let index = lexicon.automaton().index_of(word);
    index.map_or(0, |index| i32::from(lexicon.zipf(index).number()))
}

fn doubles(word: &Word) -> i32 {
    let letters: Vec<Letter> = word.iter().copied().collect();
    letters.windows(2).filter(|pair| pair[0] == pair[1]).count().cast_signed() as i32
}

static ANIMALS: LazyLock<HashSet<Word>> = LazyLock::new(|| words_of(&ANIMAL_THEMES));
static FOOD: LazyLock<HashSet<Word>> = LazyLock::new(|| words_of(&FOOD_THEMES));

fn words_of(themes: &[&str]) -> HashSet<Word> {
    let themes = themes.iter().filter_map(|key| Theme::of(key));
    themes.flat_map(|theme| theme.words().iter().map(|word| word.letters)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prefers(taste: Taste, liked: &str, other: &str) {
        assert!(taste.likes_text(liked) > taste.likes_text(other), "{taste:?}: {liked} before {other}");
    }

    #[test]
    fn tastes_tell_words_apart() {
        prefers(Taste::Short, "Ei", "Brot");
        prefers(Taste::Long, "Brot", "Ei");
        prefers(Taste::Common, "Haus", "Haubitze");
        prefers(Taste::Uncommon, "Haubitze", "Haus");
        prefers(Taste::RareLetters, "Yacht", "Boot");
        prefers(Taste::Doubles, "Kaffee", "Tasse");
        prefers(Taste::Animals, "Esel", "Egge");
        prefers(Taste::Food, "Suppe", "Puppe");
        assert_eq!(Taste::None.likes_text("Brot"), Taste::None.likes_text("Brett"));
    }

    #[test]
    fn every_theme_of_a_taste_exists() {
        for key in ANIMAL_THEMES.iter().chain(&FOOD_THEMES) {
            assert!(Theme::of(key).is_some(), "{key}");
        }
        assert!(ANIMALS.len() > 100 && FOOD.len() > 100, "{} {}", ANIMALS.len(), FOOD.len());
    }
}
