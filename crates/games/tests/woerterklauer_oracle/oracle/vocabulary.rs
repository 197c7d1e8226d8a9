//! What the oracle must know of words. Word knowledge is not what is compared, so it is a parameter.

pub trait Vocabulary {
    /// Is it in the word list (S4)?
    fn has(&self, text: &str) -> bool;

    /// Is one a mere inflection of the other (5.1.6)? Symmetric; a word is one of itself.
    fn inflection(&self, a: &str, b: &str) -> bool;

    /// Are both forms of one lemma (5.1.6 i)? Symmetric; whoever is, is an inflection.
    fn one_lemma(&self, a: &str, b: &str) -> bool;
}
