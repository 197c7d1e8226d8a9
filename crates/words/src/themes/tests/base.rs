//! The checks of the theme base. What they find is mended in `data/themes`; a right word that the lexicon lacks goes into
//! `data/lexicon/corrections.txt`. `setzkasten theme --report` shows more than these fail on.

use crate::letters::{Word, folded};
use crate::themes::{Difficulty, Report, Theme, ThemeWord, Tier};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;

const FEWEST_THEMES: usize = 240;
const FEWEST_OF_A_DIFFICULTY: usize = 54;
const FEWEST_WORDS: usize = 60;
const FEWEST_FOR_A_CARD: usize = 5;
const SHORTEST_STEM: usize = 3;

/// Said in the plural, though a dictionary has a singular.
const MEANT_AS_PLURALS: [&str; 7] =
    ["Antipasti", "Badelatschen", "Charts", "Chips", "Inuit", "Nachos", "Tapas"];

static REPORTS: LazyLock<Vec<Report>> = LazyLock::new(|| Theme::all().map(Report::of).collect());

fn report(theme: &Theme) -> &'static Report {
    REPORTS.iter().find(|report| report.key == theme.key).unwrap()
}

/// Fails with everything that any theme has done wrong.
fn no_theme(what: &str, faults: impl Fn(&'static Theme) -> Vec<String>) {
    let all: Vec<String> = Theme::all()
        .filter_map(|theme| {
            let faults = faults(theme);
            (!faults.is_empty()).then(|| format!("{}: {}", theme.key, faults.join(", ")))
        })
        .collect();
    assert!(all.is_empty(), "{what}\n{}", all.join("\n"));
}

fn texts<'a>(words: impl IntoIterator<Item = &'a ThemeWord>) -> Vec<String> {
    words.into_iter().map(|word| word.text.clone()).collect()
}

/// Every file can be read: no unknown field, no unknown kind, no word that is none.
#[test]
fn there_are_enough_themes() {
    let mut difficulties: BTreeMap<Difficulty, usize> = BTreeMap::new();
    Theme::all().for_each(|theme| *difficulties.entry(theme.difficulty).or_default() += 1);
    assert!(Theme::all().len() >= FEWEST_THEMES);
    assert_eq!(difficulties.len(), 3);
    assert!(difficulties.values().all(|&count| count >= FEWEST_OF_A_DIFFICULTY), "{difficulties:?}");
}

#[test]
fn a_key_is_the_title_in_plain_letters() {
    no_theme("these keys are not their titles", |theme| {
        let key: String =
            theme.title.de.chars().map(|c| folded(c).map_or_else(|| "-".into(), str::to_lowercase)).collect();
        if key == theme.key { vec![] } else { vec![key] }
    });
}

#[test]
fn titles_are_told_apart() {
    for title in [|theme: &'static Theme| &theme.title.de, |theme: &'static Theme| &theme.title.en] {
        let mut seen: HashMap<String, &str> = HashMap::new();
        for theme in Theme::all() {
            let twin = seen.insert(title(theme).to_lowercase(), theme.key);
            assert_eq!(twin, None, "{} is the title of two themes", title(theme));
        }
    }
}

#[test]
fn no_word_is_listed_twice() {
    no_theme("these words are there twice, as far as letters go", |theme| {
        let mut seen: HashSet<Word> = HashSet::new();
        let twin = |word: &&ThemeWord| !seen.insert(word.letters);
        texts(theme.recognised().iter().filter(twin))
    });
}

/// Wurf & Wort B.9
#[test]
fn no_word_contains_a_stem() {
    no_theme("these words contain a stem of their theme", |theme| {
        texts(theme.recognised().iter().filter(|word| theme.forbidden_stem(&word.text).is_some()))
    });
}

/// B10: content words, small letters, at least three, umlauts as variants of their own.
#[test]
fn stems_are_stems() {
    no_theme("these are no stems", |theme| {
        let is_stem = |stem: &&String| {
            stem.chars().count() >= SHORTEST_STEM
                && stem.chars().all(|c| c.is_lowercase() && folded(c).is_some())
        };
        let mut bad: Vec<String> = theme.stems.iter().filter(|stem| !is_stem(stem)).cloned().collect();
        let title = theme.title.de.to_lowercase();
        let occurs = theme.stems.iter().any(|stem| title.contains(stem.as_str()));
        bad.extend((!occurs).then(|| "none of them is in the title".to_owned()));
        bad
    });
}

#[test]
fn every_word_is_known_to_the_lexicon() {
    no_theme("the lexicon does not know these words", |theme| own(&report(theme).unknown));
}

#[test]
fn every_word_is_spelled_as_in_the_lexicon() {
    no_theme("the lexicon spells these words otherwise", |theme| own(&report(theme).misspelt));
}

#[test]
fn words_are_in_the_singular() {
    no_theme("these words are plurals", |theme| {
        let mut plurals = own(&report(theme).plurals);
        plurals.retain(|word| !MEANT_AS_PLURALS.contains(&word.as_str()));
        plurals
    });
}

#[test]
fn there_are_enough_words() {
    no_theme("these themes have too few words", |theme| {
        let report = report(theme);
        let too_few = report.words < FEWEST_WORDS || report.seven_letters < FEWEST_FOR_A_CARD;
        too_few
            .then(|| format!("{} words, {} of seven letters", report.words, report.seven_letters))
            .into_iter()
            .collect()
    });
}

#[test]
fn lists_are_sorted() {
    no_theme("these words are not in their place", |theme| {
        let lists = Tier::ALL.map(|tier| theme.words().iter().filter(move |word| word.tier == tier));
        let mut wrong: Vec<String> = lists.into_iter().flat_map(|list| out_of_place(&texts(list))).collect();
        let only_recognised = &theme.recognised()[theme.words().len()..];
        for is_name in [false, true] {
            wrong.extend(out_of_place(&texts(only_recognised.iter().filter(|word| word.is_name == is_name))));
        }
        wrong
    });
}

fn out_of_place(list: &[String]) -> Vec<String> {
    list.windows(2)
        .filter(|pair| sort_key(&pair[0]) > sort_key(&pair[1]))
        .map(|pair| pair[1].clone())
        .collect()
}

/// Like a dictionary: umlauts as their vowels, ß as ss; blanks and hyphens first.
fn sort_key(text: &str) -> (String, &str) {
    let plain = |c: char| match c {
        'ä' => "a".into(),
        'ö' => "o".into(),
        'ü' => "u".into(),
        'ß' => "ss".into(),
        c => c.to_string(),
    };
    (text.to_lowercase().chars().map(plain).collect(), text)
}

fn own(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

#[test]
fn the_checks_can_fail() {
    assert_eq!(out_of_place(&["Öl".into(), "Ofen".into()]), ["Ofen"]);
    assert!(out_of_place(&["Oase".into(), "Öl".into(), "Olive".into()]).is_empty());
}
