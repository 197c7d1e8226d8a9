//! The words a turn is judged by: what is in the list (S4), and what is a mere inflection (§5.1.6).

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use words::Word;
use words::family::{Kinship, kinship};
use words::judge::Judge;

/// A word list that knows which words mean the same.
pub trait Vocabulary {
    /// Is it in the list?
    fn has(&self, word: &Word) -> bool;

    /// Is one a mere inflection of the other, without a real change of meaning? The order does not matter.
    fn is_inflection(&self, a: &Word, b: &Word) -> bool;

    /// Are both forms of one lemma (§5.1.6 i)? Then each is an inflection of the other, too.
    fn is_form(&self, a: &Word, b: &Word) -> bool;
}

/// Two words of which the table has agreed that they differ in meaning (W16), the smaller one first.
pub type Pair = (Word, Word);

/// The pair of two words, in whichever order they come.
pub fn pair(a: Word, b: Word) -> Pair {
    if a <= b { (a, b) } else { (b, a) }
}

/// How two words are related (§5.1.6).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Relation {
    /// They are forms of one lemma (i).
    Form,
    /// They mean the same for another reason (ii–iv).
    Inflection,
    /// They differ in meaning.
    Different,
}

/// The product's words, with what a table has agreed.
pub struct Dictionary {
    judge: Judge,
    different: BTreeSet<Pair>,
    known: RefCell<HashMap<Pair, Relation>>,
}

impl Dictionary {
    /// The words of a judge.
    pub fn new(judge: Judge) -> Self {
        Self { judge, different: BTreeSet::new(), known: RefCell::default() }
    }

    /// The table has agreed that these pairs differ in meaning (W16).
    #[must_use]
    pub fn with_different(self, pairs: impl IntoIterator<Item = Pair>) -> Self {
        Self { different: pairs.into_iter().collect(), ..self }
    }

    /// The judge.
    pub fn judge(&self) -> &Judge {
        &self.judge
    }

    fn relation(&self, a: &Word, b: &Word) -> Relation {
        let key = pair(*a, *b);
        if self.different.contains(&key) {
            return Relation::Different;
        }
        let look_up = || match kinship(self.judge.lexicon(), a, b) {
            Kinship::Identical | Kinship::SharedLemma(_) => Relation::Form,
            other if other.is_same() => Relation::Inflection,
            _ => Relation::Different,
        };
        *self.known.borrow_mut().entry(key).or_insert_with(look_up)
    }
}

impl Vocabulary for Dictionary {
    fn has(&self, word: &Word) -> bool {
        self.judge.allows_word(word)
    }

    fn is_inflection(&self, a: &Word, b: &Word) -> bool {
        self.relation(a, b) != Relation::Different
    }

    fn is_form(&self, a: &Word, b: &Word) -> bool {
        self.relation(a, b) == Relation::Form
    }
}
