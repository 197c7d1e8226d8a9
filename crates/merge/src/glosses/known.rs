//! What the lexicon says of the words that glosses are made of.

use words::entry::Tier;
use words::letters::Word;
use words::lexicon::Lexicon;

/// Parts of words that no gloss has.
const INDECENT: &[&str] = &[
    "arsch",
    "fick",
    "fotze",
    "hure",
    "nutte",
    "möse",
    "muschi",
    "schwanz",
    "titte",
    "wichs",
    "scheiß",
    "scheiss",
    "neger",
    "nigger",
    "zigeuner",
    "kanake",
    "schwuchtel",
    "pimmel",
    "penis",
    "vagina",
    "vulva",
    "onanie",
    "masturb",
    "dildo",
    "porno",
    "orgasm",
    "koitus",
    "coitus",
    "bordell",
    "puff",
    "erektion",
    "sperma",
    "kotze",
    "kacke",
    "pisse",
    "furz",
    "weib",
    "titten",
    "sodom",
    "hoden",
    "klitoris",
    "sex",
    "fuck",
    "whore",
    "slut",
    "cunt",
    "shit",
    "piss",
    "tits",
    "nazi",
    "vergewalt",
    "dirne",
    "prostitu",
    "krüppel",
    "idiot",
    "inzest",
    "bastard",
    "zuhälter",
    "kontakthof",
    "pimp",
    "procurer",
    "ejakul",
    "anus",
    "analverkehr",
];

/// Everybody knows words as common as this, on Zipf's scale.
const COMMON: f32 = 3.2;
/// Most people have heard of words as common as this.
const HEARD_OF: f32 = 2.3;

/// Looks words up in a lexicon.
pub(super) struct Known<'a>(pub(super) &'a Lexicon);

impl Known<'_> {
    /// How common a word is; 0 for what is no word.
    pub(super) fn zipf(&self, text: &str) -> f32 {
        let index = Word::fold(text).ok().and_then(|word| self.0.automaton().index_of(&word));
        index.map_or(0.0, |index| self.0.zipf(index).value())
    }

    /// Is it an allowed word in its dictionary form and spelling?
    pub(super) fn is_lemma(&self, text: &str) -> bool {
        let entry = Word::fold(text).ok().and_then(|word| self.0.entry(&word));
        entry.is_some_and(|entry| {
            entry.tier >= Some(Tier::Two) && entry.common().any(|r| r.is_base() && r.lemma == text)
        })
    }

    /// Is it made of two words that everybody knows, with or without a joint (Speisezettel), or of a known verb and
    /// something in front (einfüllen)?
    pub(super) fn is_compound(&self, lemma: &str) -> bool {
        self.has_parts(lemma, COMMON)
    }

    /// Is it made of two words that most people know?
    pub(super) fn is_plain_compound(&self, lemma: &str) -> bool {
        self.has_parts(lemma, HEARD_OF)
    }

    fn has_parts(&self, lemma: &str, zipf: f32) -> bool {
        let small = lemma.to_lowercase();
        let is_verb = !lemma.starts_with(char::is_uppercase);
        let shortest = if is_verb { 2 } else { 3 };
        small.char_indices().map(|(at, _)| at).skip(shortest).any(|at| {
            let (first, second) = small.split_at(at);
            let joints = ["", "s", "n", "en", "es", "e"];
            let is_first = |joint: &str| {
                first
                    .strip_suffix(joint)
                    .is_some_and(|first| first.len() >= shortest && self.zipf(first) >= zipf)
            };
            second.chars().count() >= 4 && self.zipf(second) >= zipf && joints.into_iter().any(is_first)
        })
    }
}

/// Nothing that a family would not read.
pub(super) fn is_decent(text: &str) -> bool {
    let small = text.to_lowercase();
    !INDECENT.iter().any(|part| small.contains(part))
}
