//! The words that fit a pattern.

use super::set::LetterSet;
use super::walk::{Guide, walk};
use super::{Automaton, Cursor};
use crate::letters::{BadWord, Letter, MAX_LETTERS, Word};
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

/// For each place of a word, the letters that may stand there: 1 to 25 places.
///
/// As text, `?` is any letter and everything else is folded as a word is:
///
/// ```
/// use words::automaton::Pattern;
/// let pattern: Pattern = "?ä?".parse()?;
/// assert_eq!(pattern.to_string(), "?AE?");
/// # Ok::<(), words::BadWord>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pattern {
    places: [LetterSet; MAX_LETTERS],
    len: usize,
}

impl Pattern {
    /// The pattern of these places; `None` for none or too many.
    pub fn from_places(places: &[LetterSet]) -> Option<Self> {
        let mut pattern = Self::EMPTY;
        places.iter().try_for_each(|&place| pattern.push(place)).ok()?;
        (pattern.len > 0).then_some(pattern)
    }

    /// The places.
    pub fn places(&self) -> &[LetterSet] {
        &self.places[..self.len]
    }

    const EMPTY: Self = Self { places: [LetterSet::EMPTY; MAX_LETTERS], len: 0 };

    fn push(&mut self, place: LetterSet) -> Result<(), BadWord> {
        *self.places.get_mut(self.len).ok_or(BadWord::TooLong)? = place;
        self.len += 1;
        Ok(())
    }
}

impl FromStr for Pattern {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Self, BadWord> {
        let mut pattern = Self::EMPTY;
        for (gaps_before, fixed) in text.split('?').enumerate() {
            if gaps_before > 0 {
                pattern.push(LetterSet::ALL)?;
            }
            if !fixed.is_empty() {
                Word::fold(fixed)?.iter().try_for_each(|&letter| pattern.push(LetterSet::only(letter)))?;
            }
        }
        if pattern.len == 0 { Err(BadWord::Empty) } else { Ok(pattern) }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.places().iter().try_for_each(|&place| match place.len() {
            1 => write!(f, "{place}"),
            _ if place == LetterSet::ALL => write!(f, "?"),
            _ => write!(f, "[{place}]"),
        })
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A pattern and how many of its places are filled.
struct Filling<'a> {
    places: &'a [LetterSet],
    filled: usize,
}

impl Guide for Filling<'_> {
    type Step = ();
    type Note = ();

    #[inline]
    fn enter(&mut self, letter: Letter) -> Option<()> {
        let place = self.places.get(self.filled)?;
        place.contains(letter).then(|| self.filled += 1)
    }

    #[inline]
    fn leave(&mut self, (): ()) {
        self.filled -= 1;
    }

    fn note(&self) -> Option<()> {
        (self.filled == self.places.len()).then_some(())
    }
}

impl Automaton {
    /// Visits each word that fits the pattern, A to Z, with its number. Breaking off ends the walk and is
    /// returned.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use words::{Word, automaton::Automaton};
    /// let automaton = Automaton::from_sorted(["GANG", "GEHT", "GING"].map(|w| Word::fold(w).unwrap()));
    /// let mut found = Vec::new();
    /// let _ = automaton.for_each_matching(&"G?NG".parse()?, |_, index| {
    ///     found.push(index);
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(found, [0, 2]);
    /// # Ok::<(), words::BadWord>(())
    /// ```
    pub fn for_each_matching(
        &self,
        pattern: &Pattern,
        mut visit: impl FnMut(&[Letter], u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let filling = Filling { places: pattern.places(), filled: 0 };
        walk(self.numbered_root(), filling, |letters, index, ()| visit(letters, index))
    }

    /// Which of some letters make a word between these?
    ///
    /// ```
    /// use words::{Word, automaton::{Automaton, LetterSet}};
    /// let automaton = Automaton::from_sorted(["GANG", "GEHT", "GING"].map(|w| Word::fold(w).unwrap()));
    /// let letters = automaton.letters_between(&Word::fold("G")?, &Word::fold("NG")?, LetterSet::ALL);
    /// assert_eq!(letters.to_string(), "AI");
    /// # Ok::<(), words::BadWord>(())
    /// ```
    pub fn letters_between(&self, before: &[Letter], behind: &[Letter], among: LetterSet) -> LetterSet {
        let is_word = |place: Cursor<'_>, rest: &[Letter]| {
            rest.iter().try_fold(place, |place, letter| place.step(*letter)).is_some_and(Cursor::is_word)
        };
        if let ([], [next, rest @ ..]) = (before, behind) {
            // The table of beginnings spares the longest searches.
            let begins =
                |letter: &Letter| self.after(&[*letter, *next]).is_some_and(|place| is_word(place, rest));
            return among.iter().filter(begins).collect();
        }
        let children = self.after(before).into_iter().flat_map(|place| place.children_among(among));
        children.filter(|(_, place)| is_word(*place, behind)).map(|(letter, _)| letter).collect()
    }
}
