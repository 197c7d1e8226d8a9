//! Reading a theme file; `data/themes/README.md` explains the format.

use super::{Difficulty, EnglishWord, Kind, Theme, ThemeWord, Tier, Title};
use crate::letters::BadWord;
use serde::Deserialize;
use std::fmt;

/// Why a file is no theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadTheme {
    key: String,
    why: String,
}

impl fmt::Display for BadTheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "data/themes/{}.toml: {}", self.key, self.why)
    }
}

impl std::error::Error for BadTheme {}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    title: Title,
    kind: Kind,
    difficulty: Difficulty,
    stems: Vec<String>,
    de: German,
    #[serde(default)]
    en: Lists,
}

/// The German words: those that are proposed, in three tiers, and those that are only recognised.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct German {
    typical: String,
    fits: String,
    debatable: String,
    #[serde(default)]
    also: String,
    #[serde(default)]
    names: String,
}

/// The words of one language, with commas between them.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    typical: String,
    fits: String,
    debatable: String,
}

/// Reads a theme.
pub(super) fn read(key: &'static str, text: &str) -> Result<Theme, BadTheme> {
    let bad = |why: String| BadTheme { key: key.to_owned(), why };
    let Written { title, kind, difficulty, stems, de, en } =
        toml::from_str(text).map_err(|error| bad(error.to_string()))?;
    let German { typical, fits, debatable, also, names } = de;
    let mut words = listed(&Lists { typical, fits, debatable }, ThemeWord::new).map_err(bad)?;
    let proposed = words.len();
    words.extend(recognised(&also, ThemeWord::new).map_err(bad)?);
    words.extend(recognised(&names, ThemeWord::name).map_err(bad)?);
    let english = listed(&en, EnglishWord::new).map_err(bad)?;
    let by_letters = words.iter().enumerate().map(|(place, word)| (word.letters, place)).collect();
    Ok(Theme { key, title, kind, difficulty, stems, words, proposed, by_letters, english })
}

/// Words that nobody proposes: they fit.
fn recognised<W>(list: &str, word: impl Fn(&str, Tier) -> Result<W, BadWord>) -> Result<Vec<W>, String> {
    entries(list).map(|text| word(text, Tier::Fits).map_err(|error| format!("{text:?}: {error}"))).collect()
}

/// The words of one language, tier by tier.
fn listed<W>(lists: &Lists, word: impl Fn(&str, Tier) -> Result<W, BadWord>) -> Result<Vec<W>, String> {
    let tiers =
        [(&lists.typical, Tier::Typical), (&lists.fits, Tier::Fits), (&lists.debatable, Tier::Debatable)];
    let texts = tiers.into_iter().flat_map(|(list, tier)| entries(list).map(move |text| (text, tier)));
    texts.map(|(text, tier)| word(text, tier).map_err(|error| format!("{text:?}: {error}"))).collect()
}

/// The words of a list. A line may end within "Rote Grütze".
fn entries(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').map(str::trim).filter(|entry| !entry.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"
        title = { de = "Am Strand", en = "At the beach" }
        kind = "place"
        difficulty = "easy"
        stems = ["strand"]
        [de]
        typical = "Düne, Möwe"
        fits = """
        Rote Grütze,
        U-Bahn
        """
        debatable = ""
        [en]
        typical = "dune, seagull"
        fits = "bird's nest"
        debatable = ""
    "#;

    #[test]
    fn a_file_becomes_a_theme() {
        let theme = read("am-strand", SMALL).unwrap();
        assert_eq!((theme.kind, theme.difficulty), (Kind::Place, Difficulty::Easy));
        let words: Vec<_> = theme.words().iter().map(|w| (w.text.as_str(), w.tier.number())).collect();
        assert_eq!(words, [("Düne", 1), ("Möwe", 1), ("Rote Grütze", 2), ("U-Bahn", 2)]);
        let english: Vec<_> =
            theme.english_words().iter().map(|w| (w.text.as_str(), w.tier.number())).collect();
        assert_eq!(english, [("dune", 1), ("seagull", 1), ("bird's nest", 2)]);
    }

    /// W10, W14: verbs, adjectives and names are recognised, but not proposed.
    #[test]
    fn some_words_are_only_recognised() {
        let more = SMALL.replace("[en]", "also = \"baden\"\nnames = \"Sylt\"\n[en]");
        let theme = read("am-strand", &more).unwrap();
        let texts =
            |words: &[ThemeWord]| words.iter().map(|w| (w.text.clone(), w.is_name)).collect::<Vec<_>>();
        assert_eq!(theme.words().len(), 4);
        assert_eq!(texts(&theme.recognised()[4..]), [("baden".to_owned(), false), ("Sylt".to_owned(), true)]);
        assert_eq!(theme.find("SYLT").map(|word| word.tier), Some(Tier::Fits));
    }

    #[test]
    fn english_words_may_come_later() {
        let german = SMALL.split("[en]").next().unwrap();
        assert!(read("am-strand", german).unwrap().english_words().is_empty());
    }

    #[test]
    fn what_is_broken_is_named() {
        for (from, to, why) in [
            ("kind", "kinds", "kinds"),
            ("\"place\"", "\"palace\"", "palace"),
            ("debatable", "dubious", "dubious"),
            ("Möwe", "M0we", "'0' is not a letter"),
            ("seagull", "se4gull", "'4' is not a letter"),
            ("en =", "fr =", "fr"),
        ] {
            let error = read("am-strand", &SMALL.replace(from, to)).unwrap_err().to_string();
            assert!(error.starts_with("data/themes/am-strand.toml: ") && error.contains(why), "{error}");
        }
    }
}
