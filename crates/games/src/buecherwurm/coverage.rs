//! How well a theme's words answer the dice: the share of rolled dice that at least one word begins with (4.5).

use super::dice::faces;
use super::options::Language;
use game::{Chance, dice};
use words::automaton::LetterSet;
use words::themes::Theme;

/// The share of dice with at least one listed word, over so many rolls; always the same rolls.
pub fn coverage(theme: &Theme, language: Language, rolls: usize) -> f64 {
    let initials = initials(theme, language);
    let mut chance = Chance::from_seed(0);
    let mut answered = 0_u32;
    for _ in 0..rolls {
        let rolled = dice::roll(faces(), &mut chance);
        answered += rolled.iter().filter(|face| !(face.letters() & initials).is_empty()).count() as u32;
    }
    f64::from(answered) / f64::from((rolls.max(1) * faces().len()) as u32)
}

fn initials(theme: &Theme, language: Language) -> LetterSet {
    match language {
        Language::De => theme.words().iter().map(|word| word.initial).collect(),
        Language::En => theme.english_words().iter().map(|word| word.initial).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::cards::cards;
    use super::*;

    fn too_thin(language: Language, least: f64) -> Vec<String> {
        let themes = cards().iter().flatten().filter_map(|key| Theme::of(key));
        let written = themes.filter(|theme| !initials(theme, language).is_empty());
        let shares = written.map(|theme| (theme.key, coverage(theme, language, 1_000)));
        shares.filter(|(_, share)| *share < least).map(|(key, share)| format!("{key} {share:.3}")).collect()
    }

    #[test]
    fn german_words_answer_nine_of_ten_dice() {
        assert_eq!(too_thin(Language::De, 0.9), [""; 0]);
    }

    #[test]
    fn english_words_answer_four_of_five_dice() {
        assert_eq!(too_thin(Language::En, 0.8), [""; 0]);
    }

    #[test]
    fn the_share_is_that_of_the_faces() {
        let theme = Theme::of("am-strand").unwrap();
        let initials = initials(theme, Language::De);
        let all: Vec<_> = faces().iter().flatten().collect();
        let answered = all.iter().filter(|face| !(face.letters() & initials).is_empty()).count();
        let exact = f64::from(answered as u32) / f64::from(all.len() as u32);
        assert!((coverage(theme, Language::De, 10_000) - exact).abs() < 0.01);
    }
}
