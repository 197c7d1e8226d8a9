//! Words that are not in a theme, but of the same stuff as one that is: its forms, its family, its compounds.

use super::{Theme, ThemeWord, Tier};
use crate::compounds::splits;
use crate::entry::{Entry, Pos};
use crate::family::{Kinship, kinship, lemmas};
use crate::letters::{Word, is_joint, written};
use crate::lexicon::Lexicon;
use crate::synonyms::{Meaning, meanings};
use std::cmp::Reverse;

/// So many words of one sense must a theme have for that to be no accident.
const FEWEST_OF_A_SENSE: usize = 2;

/// Large sets of synonyms are colourful talk (89 pet names); small ones name a thing.
const LARGEST_PLAIN_SENSE: usize = 4;

impl Theme {
    /// A form of a word of the theme, or a word of its family: forms first, then the most alike, then the better tier.
    pub(super) fn kin(&self, typed: &str, letters: &Word) -> Option<(&ThemeWord, Kinship)> {
        let lexicon = Lexicon::german();
        if let Some(found) = self.unknown_form(typed, letters) {
            return Some(found);
        }
        let related = self.recognised().iter().filter_map(|word| {
            let kinship = kinship(lexicon, letters, &word.letters);
            kinship.is_same().then_some((word, kinship))
        });
        related.min_by_key(|(word, kinship)| {
            (!matches!(kinship, Kinship::SharedLemma(_)), Reverse(alike(letters, &word.letters)), word.tier)
        })
    }

    /// A form of a compound that the lexicon has in the singular only: Rennmäuse, since Mäuse is of Maus.
    fn unknown_form(&self, typed: &str, letters: &Word) -> Option<(&ThemeWord, Kinship)> {
        let lexicon = Lexicon::german();
        if lexicon.knows(letters) {
            return None;
        }
        let written = written(typed);
        let parts = typed.trim().rsplit_once(is_joint);
        let found = splits(lexicon, &written).chain(parts).find_map(|(front, head)| {
            let lemmas = lemmas(lexicon, &Word::fold(head).ok()?);
            lemmas.iter().find_map(|lemma| self.find(&format!("{front}{lemma}")))
        })?;
        Some((found, Kinship::SharedLemma(found.text.clone())))
    }

    /// A word of the theme that means the same in the theme's sense; of several the one of the better tier.
    pub(super) fn synonym(&self, letters: &Word) -> Option<&ThemeWord> {
        let same = meanings(letters).filter_map(|meaning| self.sharing(letters, &meaning));
        same.min_by_key(|word| word.tier)
    }

    /// A set of synonyms is one sense of its words, and a theme has each of its words in one sense only: for
    /// „Im Stadion“ a Tor is no Kamel, though both are fools (W10). The sense is the theme's if the theme has several
    /// words of it and these are a good part of it, or if there is no other: neither word has a second meaning.
    fn sharing(&self, letters: &Word, meaning: &Meaning) -> Option<&ThemeWord> {
        let is_apt = |word: &&ThemeWord| word.tier != Tier::Debatable && !word.is_name;
        let own: Vec<&ThemeWord> =
            meaning.words().iter().filter_map(|other| self.find_letters(other)).filter(is_apt).collect();
        let size = meaning.words().len();
        let is_ambiguous = |word: &Word| meanings(word).nth(1).is_some();
        let least = if is_ambiguous(letters) { size.div_ceil(2) } else { size.div_ceil(3) };
        let is_its_own = own.len() >= FEWEST_OF_A_SENSE.max(least);
        let is_the_only = || {
            size <= LARGEST_PLAIN_SENSE
                && !is_ambiguous(letters)
                && own.iter().all(|word| !is_ambiguous(&word.letters))
        };
        if is_its_own || is_the_only() { own.into_iter().min_by_key(|word| word.tier) } else { None }
    }

    /// The word of the theme that is the head of this one, perhaps in another form: Plastikeimern.
    pub(super) fn head(&self, typed: &str, letters: &Word) -> Option<&ThemeWord> {
        let written = written(typed);
        let joined = splits(Lexicon::german(), &written).find_map(|(_, head)| self.form(head));
        let found = joined.or_else(|| self.last_part(typed))?;
        is_of_one_class(letters, found).then_some(found)
    }

    /// E-Gitarre, bunter Sonnenschirm: the last of several words.
    fn last_part(&self, typed: &str) -> Option<&ThemeWord> {
        let (_, last) = typed.trim().rsplit_once(is_joint)?;
        self.form(last)
    }

    /// The word of the theme of which this is a form.
    fn form(&self, text: &str) -> Option<&ThemeWord> {
        let lemmas =
            || lemmas(Lexicon::german(), &Word::fold(text).ok()?).into_iter().find_map(|l| self.find(&l));
        self.find(text).or_else(lemmas)
    }
}

/// With how many letters both begin: FISCHERIN is rather of FISCHER than of FISCH.
fn alike(a: &Word, b: &Word) -> usize {
    a.iter().zip(b.iter()).take_while(|(a, b)| a == b).count()
}

/// A noun's head is a noun: what the lexicon knows as something else is no compound of this word, and what is an
/// infinitive is no noun for being written with a capital (einplanen has nothing to do with a Plane).
fn is_of_one_class(letters: &Word, head: &ThemeWord) -> bool {
    let (whole, head) = (classes(letters), classes(&head.letters));
    let fits = |pos: &Pos| head.contains(pos) && (*pos == Pos::Verb || !whole.contains(&Pos::Verb));
    whole.is_empty() || head.is_empty() || whole.iter().any(fits)
}

/// The parts of speech whose base form a word is.
fn classes(word: &Word) -> Vec<Pos> {
    let entry = Lexicon::german().entry(word);
    entry
        .iter()
        .flat_map(Entry::common)
        .filter(|reading| reading.is_base())
        .map(|reading| reading.pos)
        .collect()
}
