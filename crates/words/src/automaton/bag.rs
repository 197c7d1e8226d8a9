//! The words that can be laid with given letters.

use super::Automaton;
use super::walk::{Guide, walk};
use crate::letters::Letter;
use std::ops::ControlFlow;

/// Letters to lay, each so many times, and jokers that stand for any letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Bag {
    /// How many of each letter, A first.
    pub counts: [u8; Letter::COUNT],
    /// How many jokers.
    pub jokers: u8,
}

impl Bag {
    /// The bag of these letters and so many jokers.
    pub fn of(letters: &[Letter], jokers: u8) -> Self {
        let mut bag = Self { counts: [0; Letter::COUNT], jokers };
        for letter in letters {
            let count = &mut bag.counts[letter.index()];
            *count = count.saturating_add(1);
        }
        bag
    }

    /// Takes a letter out, as a joker only if the letter itself is missing. `None` if there is neither.
    #[inline]
    pub fn take(&mut self, letter: Letter) -> Option<Taken> {
        let own = &mut self.counts[letter.index()];
        if *own > 0 {
            *own -= 1;
            return Some(Taken { letter, by_joker: false });
        }
        self.jokers = self.jokers.checked_sub(1)?;
        Some(Taken { letter, by_joker: true })
    }

    /// Puts back what was taken.
    #[inline]
    pub fn put_back(&mut self, taken: Taken) {
        if taken.by_joker {
            self.jokers += 1;
        } else {
            self.counts[taken.letter.index()] += 1;
        }
    }
}

/// A letter taken out of a [`Bag`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The letter that is laid.
    pub letter: Letter,
    /// A joker lies for it.
    pub by_joker: bool,
}

/// Taking the letter itself before a joker gives each word once, and loses none: a joker can do all that the
/// letter can.
impl Guide for Bag {
    type Step = Taken;
    type Note = ();

    #[inline]
    fn enter(&mut self, letter: Letter) -> Option<Taken> {
        self.take(letter)
    }

    #[inline]
    fn leave(&mut self, taken: Taken) {
        self.put_back(taken);
    }

    fn note(&self) -> Option<()> {
        Some(())
    }
}

impl Automaton {
    /// Visits each word that can be laid with some of the letters of the bag, A to Z, with its number. Breaking
    /// off ends the walk and is returned.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use words::{Word, automaton::{Automaton, Bag}};
    /// let automaton = Automaton::from_sorted(["ER", "REH", "RESTE", "SEHR"].map(|w| Word::fold(w).unwrap()));
    /// let mut found = Vec::new();
    /// let _ = automaton.for_each_from(&Bag::of(&Word::fold("HER")?, 1), |letters, index| {
    ///     found.push((Word::from_letters(letters).unwrap().to_string(), index));
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(found, [("ER".into(), 0), ("REH".into(), 1), ("SEHR".into(), 3)]);
    /// # Ok::<(), words::BadWord>(())
    /// ```
    pub fn for_each_from(
        &self,
        bag: &Bag,
        mut visit: impl FnMut(&[Letter], u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        walk(self.numbered_root(), *bag, |letters, index, ()| visit(letters, index))
    }
}
