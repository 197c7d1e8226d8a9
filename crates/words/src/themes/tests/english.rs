//! The English words of the theme base, checked like the German ones: every theme has them (W14).

use crate::english;
use crate::themes::{EnglishFit, EnglishWord, Theme, Tier};
use std::collections::HashSet;

const FEWEST_WORDS: usize = 40;

/// Fails with everything that any theme has done wrong.
fn no_theme(what: &str, faults: impl Fn(&'static Theme) -> Vec<String>) {
    let all: Vec<String> = Theme::all()
        .map(|theme| (theme.key, faults(theme)))
        .filter(|(_, faults)| !faults.is_empty())
        .map(|(key, faults)| format!("{key}: {}", faults.join(", ")))
        .collect();
    assert!(all.is_empty(), "{what}\n{}", all.join("\n"));
}

fn texts<'a>(words: impl Iterator<Item = &'a EnglishWord>) -> Vec<String> {
    words.map(|word| word.text.clone()).collect()
}

#[test]
fn there_are_enough_english_words() {
    no_theme("these themes have too few English words", |theme| {
        let count = theme.english_words().len();
        (count < FEWEST_WORDS).then(|| count.to_string()).into_iter().collect()
    });
}

#[test]
fn no_english_word_is_listed_twice() {
    no_theme("these English words are there twice, as far as letters go", |theme| {
        let mut seen = HashSet::new();
        texts(theme.english_words().iter().filter(|word| !seen.insert(word.letters)))
    });
}

#[test]
fn english_lists_are_sorted() {
    no_theme("these English words are not in their place", |theme| {
        let lists = Tier::ALL.map(|tier| theme.english_words().iter().filter(move |word| word.tier == tier));
        lists.into_iter().flat_map(|list| out_of_place(&texts(list))).collect()
    });
}

fn out_of_place(list: &[String]) -> Vec<String> {
    let is_wrong = |pair: &&[String]| pair[0].to_lowercase() > pair[1].to_lowercase();
    list.windows(2).filter(is_wrong).map(|pair| pair[1].clone()).collect()
}

/// A slip of the pen is in no word list. What is right all the same is said here.
#[test]
fn english_words_are_known() {
    no_theme("the English list does not know these words", |theme| {
        let is_unknown = |word: &&EnglishWord| {
            !english::knows_phrase(&word.text) && !KNOWN_BETTER.contains(&word.text.as_str())
        };
        texts(theme.english_words().iter().filter(is_unknown))
    });
}

/// English words that neither list of the packages has.
#[rustfmt::skip]
const KNOWN_BETTER: &[&str] = &[
    "Auld Lang Syne", "barcode", "biryani", "bobber", "bruschetta", "chatbot", "clownfish",
    "Dobermann", "dreamcatcher", "déjà vu", "earworm", "Eid", "Emmental", "garam masala",
    "hairclip", "haute couture", "helter-skelter", "hi-fi", "hocus-pocus", "hurdy-gurdy", "influencer",
    "kapow", "karabiner", "keepnet", "lapis lazuli", "Loch Ness Monster", "Mata Hari", "matcha",
    "megalodon", "motorhome", "narrowboat", "off-roader", "oxeye daisy", "pak choi", "papier-mâché",
    "petri dish", "prima donna", "pufferfish", "quarryman", "quokka", "rosehip", "tagine",
    "Thumbelina", "touchpad", "treehouse", "tuk-tuk", "Tutankhamun", "udon", "Uluru",
    "upcycling", "velociraptor", "vindaloo", "walkie-talkie", "washbag", "ylang-ylang", "Yom Kippur",
    "za'atar", "zander", "zester", "Zimmer frame", "zoomies",
];

#[test]
fn forms_and_heads_are_told_apart() {
    let theme = small();
    let how = |typed: &str| match theme.fit_english(typed) {
        EnglishFit::Listed(word) => format!("listed {}", word.text),
        EnglishFit::Head(word) => format!("head {}", word.text),
        EnglishFit::Unknown => "unknown".to_owned(),
    };
    for (typed, wanted) in [
        ("Towel", "listed towel"),
        ("towels", "listed towel"),
        ("beach towel", "head towel"),
        ("bird's nests", "listed bird's nest"),
        ("birds nest", "listed bird's nest"),
        ("concrete", "unknown"),
        ("?!", "unknown"),
    ] {
        assert_eq!(how(typed), wanted, "{typed}");
    }
}

fn small() -> Theme {
    let mut theme = Theme::of("am-strand").unwrap().clone();
    theme.english =
        ["bird's nest", "towel"].map(|text| EnglishWord::new(text, Tier::Typical).unwrap()).into();
    theme
}
