//! The 54 theme cards, three themes each (E.1.1); `data/buecherwurm/cards.toml`.

use serde::Deserialize;
use std::sync::LazyLock;

/// How many cards there are.
pub const CARDS: usize = 54;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    cards: Vec<[String; 3]>,
}

static WRITTEN: LazyLock<Vec<[String; 3]>> = LazyLock::new(|| {
    let text = include_str!("../../../../data/buecherwurm/cards.toml");
    toml::from_str::<Written>(text).map(|written| written.cards).unwrap_or_default()
});

/// All cards: the keys of their themes, the green one first (E.1.3).
pub fn cards() -> &'static [[String; 3]] {
    &WRITTEN
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use words::themes::{Difficulty, Theme};

    #[test]
    fn rule_e_1_1_there_are_54_cards_of_three_themes_from_easy_to_hard() {
        let wanted = [Difficulty::Easy, Difficulty::Middle, Difficulty::Hard];
        assert_eq!(cards().len(), CARDS);
        for card in cards() {
            let found = card.each_ref().map(|key| Theme::of(key).map(|theme| theme.difficulty));
            assert_eq!(found, wanted.map(Some), "{card:?}");
        }
    }

    #[test]
    fn no_theme_is_on_two_cards() {
        let themes: BTreeSet<&String> = cards().iter().flatten().collect();
        assert_eq!(themes.len(), 3 * CARDS);
    }

    /// Themes that hardly differ would make two cards of one.
    #[test]
    fn close_themes_are_not_both_there() {
        let has = |key: &str| cards().iter().flatten().any(|theme| theme == key);
        for (a, b) in
            [("auf-der-burg", "bei-den-rittern"), ("was-fliegt", "in-der-luft"), ("raumfahrt", "im-weltall")]
        {
            assert!(!(has(a) && has(b)), "{a}, {b}");
        }
    }
}
