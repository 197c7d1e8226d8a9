//! The base form of an English plural or third person, by rule: dogs is of dog, cities of city, mice of mouse.
//!
//! Other forms (painting, painted) are often words of their own, so they stay.

use super::knows;
use crate::letters::Word;

/// Plurals that no rule makes.
const IRREGULAR: &[(&str, &str)] = &[
    ("CHILDREN", "CHILD"),
    ("DICE", "DIE"),
    ("FEET", "FOOT"),
    ("GEESE", "GOOSE"),
    ("LICE", "LOUSE"),
    ("MICE", "MOUSE"),
    ("OXEN", "OX"),
    ("PEOPLE", "PERSON"),
    ("TEETH", "TOOTH"),
    ("CACTI", "CACTUS"),
    ("FUNGI", "FUNGUS"),
    ("LARVAE", "LARVA"),
    ("OASES", "OASIS"),
    ("CRISES", "CRISIS"),
    ("BACTERIA", "BACTERIUM"),
];

/// They end in s and are no plurals of what is left without it.
const SINGULARS: &[&str] = &[
    "ALAS",
    "AMEN",
    "ATLAS",
    "BIAS",
    "CANVAS",
    "CHAOS",
    "CHRISTMAS",
    "CUSTOMS",
    "GAS",
    "GOODS",
    "LENS",
    "NEWS",
    "OMEN",
    "PAJAMAS",
    "PYJAMAS",
    "SERIES",
    "SPECIES",
    "THANKS",
    "YES",
];

/// Endings and what they were; the first whose result is a word is believed.
const RULES: &[(&str, &[&str])] = &[
    ("WOMEN", &["WOMAN"]),
    ("MEN", &["MAN"]),
    ("IES", &["Y", "IE"]),
    ("VES", &["F", "FE", "VE"]),
    ("SSES", &["SS"]),
    ("ES", &["E", ""]),
    ("S", &[""]),
];

/// The shortest base that is believed.
const SHORTEST: usize = 2;

/// What a word counts as: itself, or the words that it is a form of.
///
/// ```
/// use words::{Word, english};
/// let lemmas = english::lemmas(&Word::fold("knives").unwrap());
/// assert_eq!(lemmas.iter().map(ToString::to_string).collect::<Vec<_>>(), ["KNIFE"]);
/// ```
pub fn lemmas(word: &Word) -> Vec<Word> {
    let text = word.to_string();
    let irregular = IRREGULAR.iter().find(|(plural, _)| *plural == text).map(|(_, singular)| *singular);
    let base = irregular.and_then(|singular| Word::fold(singular).ok()).or_else(|| base(&text));
    vec![base.unwrap_or(*word)]
}

fn base(text: &str) -> Option<Word> {
    let is_singular = SINGULARS.contains(&text) || ["SS", "US", "IS"].iter().any(|end| text.ends_with(end));
    if is_singular {
        return None;
    }
    RULES.iter().filter_map(|(ending, bases)| Some((text.strip_suffix(ending)?, bases))).find_map(
        |(stem, bases)| {
            let candidates = bases.iter().map(|base| format!("{stem}{base}"));
            candidates.filter(|base| base.len() > SHORTEST).find_map(|base| known(&base))
        },
    )
}

fn known(text: &str) -> Option<Word> {
    Word::fold(text).ok().filter(|word| knows(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lemma(text: &str) -> String {
        lemmas(&Word::fold(text).unwrap())[0].to_string().to_lowercase()
    }

    #[test]
    fn plurals_are_of_their_singulars() {
        for (plural, singular) in [
            ("dogs", "dog"),
            ("boxes", "box"),
            ("cities", "city"),
            ("knives", "knife"),
            ("leaves", "leaf"),
            ("gloves", "glove"),
            ("horses", "horse"),
            ("shoes", "shoe"),
            ("glasses", "glass"),
            ("potatoes", "potato"),
            ("movies", "movie"),
            ("toys", "toy"),
            ("ponies", "pony"),
            ("churches", "church"),
            ("houses", "house"),
            ("children", "child"),
            ("men", "man"),
            ("policemen", "policeman"),
            ("women", "woman"),
            ("mice", "mouse"),
            ("feet", "foot"),
            ("sheep", "sheep"),
        ] {
            assert_eq!(lemma(plural), singular);
            assert_eq!(lemma(singular), singular);
        }
    }

    #[test]
    fn what_only_looks_like_a_plural_stays() {
        for word in
            ["bus", "glass", "news", "lens", "tennis", "gas", "series", "Christmas", "dress", "omen", "iris"]
        {
            assert_eq!(lemma(word), word.to_lowercase());
        }
    }

    #[test]
    fn other_forms_are_words_of_their_own() {
        assert_eq!(lemma("painting"), "painting");
        assert_eq!(lemma("fried"), "fried");
    }

    #[test]
    fn unknown_words_stay_as_they_are() {
        assert_eq!(lemma("xyzzys"), "xyzzys");
    }
}
