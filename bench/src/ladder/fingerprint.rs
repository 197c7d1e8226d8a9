//! By what is known whether results of before are still true: who plays, and with which words.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;
use words::Lexicon;
use words::themes::Theme;

/// All words with how common they are, and all themes: bots know them, and judges go by them.
static WORDS: LazyLock<u64> = LazyLock::new(|| {
    let (lexicon, mut hasher) = (Lexicon::german(), DefaultHasher::new());
    for (index, word) in (0..).zip(lexicon.automaton()) {
        (&word[..], lexicon.zipf(index).number()).hash(&mut hasher);
    }
    for theme in Theme::all() {
        theme.key.hash(&mut hasher);
        theme.words().iter().for_each(|word| (&word.text, word.tier.number()).hash(&mut hasher));
    }
    hasher.finish()
});

/// Of these players and rules, with the words of now.
pub(super) fn fingerprint(parts: &[String]) -> u64 {
    let mut hasher = DefaultHasher::new();
    (*WORDS, parts).hash(&mut hasher);
    hasher.finish()
}
