//! What rare words mean: `glosses.lex`, a lemma a line (its format: [`words::glosses`]).
//!
//! Common words need no line. For the others the best of these is taken: the hand-written list
//! (`data/lexicon/glosses.txt`), a remark of the dictionary that explains the word, well-known words of the same
//! meaning, the kind of thing it is, its field of knowledge, and at last the English word.

mod brackets;
mod compose;
mod ding;
mod hand;
mod known;
mod thesaurus;

use compose::{Composer, Line};
use known::{Known, is_decent};
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use thesaurus::Thesaurus;
use words::lexicon::Lexicon;

/// Everybody knows words that are as common as this, on Zipf's scale.
const EVERYDAY: f32 = 3.0;
/// Longer words are seldom laid, and mostly compounds that explain themselves.
const LONGEST: usize = 12;
/// Where only the English word is known: longer words are compounds of known ones.
const LONGEST_ENGLISH: usize = 8;

/// What `glosses.lex` holds, for the words of a lexicon.
pub fn file(sources: &Path, lexicon: &[u8]) -> Result<String, Box<dyn Error>> {
    let lexicon = Lexicon::open(lexicon.to_vec().into())?;
    let known = Known(&lexicon);
    let thesaurus = Thesaurus::read(sources)?;
    let is_rare = |word: &str| {
        word.chars().count() <= LONGEST
            && word.chars().all(char::is_alphabetic)
            && known.zipf(word) < EVERYDAY
            && is_decent(word)
            && known.is_lemma(word)
            && !is_infinitive(word, &known)
    };
    let dictionary = ding::read(sources, &is_rare)?;
    let composer = Composer { known: &known, thesaurus: &thesaurus, dictionary: &dictionary };
    let listed = thesaurus.words().filter(|word| is_rare(word));
    let lemmas: BTreeSet<&str> = dictionary.senses.keys().map(String::as_str).chain(listed).collect();
    let mut lines: BTreeMap<String, Line> = BTreeMap::new();
    for lemma in lemmas {
        let senses = dictionary.senses.get(lemma).map(Vec::as_slice).unwrap_or_default();
        if let Some(line) = composer.line(lemma, senses).filter(|line| helps(lemma, line)) {
            lines.insert(lemma.to_owned(), line);
        }
    }
    lines.extend(hand::read(hand::FILE)?.into_iter().filter(|(lemma, _)| known.is_lemma(lemma)));
    Ok(lines.iter().map(|(lemma, line)| written(lemma, line)).collect())
}

/// A noun that is also a verb's infinitive is explained as the verb.
fn is_infinitive(word: &str, known: &Known<'_>) -> bool {
    word.starts_with(char::is_uppercase) && word.ends_with('n') && known.is_lemma(&word.to_lowercase())
}

/// Is the English word worth a line?
fn helps(lemma: &str, line: &Line) -> bool {
    !line.german.is_empty() || lemma.chars().count() <= LONGEST_ENGLISH
}

fn written(lemma: &str, line: &Line) -> String {
    let labels: Vec<&str> = line.labels.iter().map(|label| label.code()).collect();
    format!("{lemma}|{}|{}|{}\n", labels.join(","), line.german, line.english)
}
