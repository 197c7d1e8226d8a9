//! A term as the table hears it: its first letter, and what it is known by (E4–E6, E21).

use super::options::Language;
use game::Refusal;
use words::compounds::splits;
use words::family::lemmas;
use words::judge::{Language as Spoken, bad_word};
use words::letters::{initial, is_joint, written};
use words::themes::english_keys;
use words::{BadWord, Letter, Lexicon, Word};

/// The longest line that is looked at.
const LONGEST: usize = 80;
const GERMAN_ARTICLES: [&str; 12] =
    ["der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines"];
const ENGLISH_ARTICLES: [&str; 3] = ["a", "an", "the"];

/// A term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// As it was typed, without the article (E5).
    pub text: String,
    /// The letter it begins with (E21).
    pub initial: Letter,
    /// All its letters, folded.
    pub letters: Word,
    /// Two terms with a key in common are the same term (E6).
    pub keys: Vec<Word>,
}

impl Term {
    /// Understands what was typed.
    pub fn read(typed: &str, language: Language) -> Result<Self, Refusal> {
        let text = without_article(typed, language);
        let plain = letters_only(&text);
        let letters = Word::fold_phrase(&plain).map_err(|error| not_understood(typed, error))?;
        let keys = match language {
            Language::De => german_keys(&plain, &letters),
            Language::En => english_keys(&plain, &letters),
        };
        Ok(Self { initial: initial(&plain).unwrap_or(letters[0]), text, letters, keys })
    }

    /// Is it one word, not several with blanks between them?
    pub fn is_one_word(&self) -> bool {
        !self.text.contains(char::is_whitespace)
    }
}

/// The same term as one with these keys (E6)?
pub fn is_same(a: &[Word], b: &[Word]) -> bool {
    a.iter().any(|key| b.contains(key))
}

/// E5, 5.5.15: with one blank between words, and without an article in front.
fn without_article(typed: &str, language: Language) -> String {
    let short: String = typed.chars().take(LONGEST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    let mut words: Vec<&str> = short.split_whitespace().collect();
    let articles: &[&str] = match language {
        Language::De => &GERMAN_ARTICLES,
        Language::En => &ENGLISH_ARTICLES,
    };
    if words.len() > 1 && articles.contains(&words[0].to_lowercase().as_str()) {
        words.remove(0);
    }
    words.join(" ")
}

/// E21: digits and signs do not count.
fn letters_only(text: &str) -> String {
    let counts = |c: &char| c.is_alphabetic() || is_joint(*c) || ('\u{300}'..='\u{36f}').contains(c);
    text.chars().filter(counts).collect()
}

fn not_understood(typed: &str, error: BadWord) -> Refusal {
    let said = |language| {
        let sentence = bad_word(typed, error, language);
        if sentence.ends_with('.') { sentence } else { sentence + "." }
    };
    Refusal::new("bad_word", said(Spoken::German), said(Spoken::English))
}

/// The lemmas of a word. Of a compound that the lexicon does not have, and of several words, the last part may be in
/// another form: Strandhandtücher are of Strandhandtuch.
fn german_keys(text: &str, letters: &Word) -> Vec<Word> {
    let lexicon = Lexicon::german();
    let mut keys: Vec<Word> =
        lemmas(lexicon, letters).iter().filter_map(|l| Word::fold_phrase(l).ok()).collect();
    if keys.is_empty() {
        let whole = written(text);
        let parts = text.rsplit_once(is_joint).into_iter().chain(splits(lexicon, &whole));
        keys =
            parts.map(|(front, head)| joined(front, head)).find(|keys| !keys.is_empty()).unwrap_or_default();
    }
    keys.push(*letters);
    keys.sort_unstable();
    keys.dedup();
    keys
}

fn joined(front: &str, head: &str) -> Vec<Word> {
    let Ok(head) = Word::fold(head) else { return vec![] };
    let lemmas = lemmas(Lexicon::german(), &head);
    lemmas.iter().filter_map(|lemma| Word::fold_phrase(&format!("{front}{lemma}")).ok()).collect()
}
