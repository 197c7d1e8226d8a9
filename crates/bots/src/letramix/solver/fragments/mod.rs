//! What a run may still become.
//!
//! A run that grows on the board is a *fragment*: its letters, and for each of its two ends whether the cell there is
//! undecided (the end is *open*) or empty (the end is *closed*). A fragment lives as long as some word of the rack
//! contains its letters – begins with them if its front is closed, ends with them if its back is closed. The table
//! holds every living fragment once, so that to lengthen or close a run is one look-up, and the letters that may come
//! next are a set of bits.

mod build;

use super::list::WordList;
use words::Letter;

/// In a set of letters: nothing may come here, the run may end.
pub(super) const END: u32 = 1 << 31;

/// The number of a fragment in the table.
pub(super) type FragmentId = u32;

/// No word of the rack contains this.
pub(super) const DEAD: FragmentId = 0;
/// A word, closed at both ends.
pub(super) const WORD: FragmentId = 1;
/// One letter, closed at both ends: no run, the letter counts in one direction only.
pub(super) const LONE: FragmentId = 2;
/// Below this are the three above.
const NAMED: FragmentId = 3;

/// A living fragment.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fragment {
    /// The letters that may follow, and [`END`] if it may be closed behind.
    pub(super) after: u32,
    /// The same, as far as the fragment may be closed after that letter.
    pub(super) after_last: u32,
    /// The letters that may precede, and [`END`] if it may be closed in front.
    pub(super) before: u32,
    /// The same, as far as the fragment may be closed before that letter.
    pub(super) before_first: u32,
    /// What it becomes if it is closed behind.
    pub(super) closed_behind: FragmentId,
    /// What it becomes if it is closed in front.
    pub(super) closed_in_front: FragmentId,
    /// Where the fragments begin that it becomes with the letters of `after`.
    followers: u32,
    /// Where the fragments begin that it becomes with the letters of `before`.
    preceders: u32,
}

/// All living fragments of a rack.
#[derive(Debug)]
pub(super) struct Fragments {
    table: Vec<Fragment>,
    /// What fragments become with one more letter, in the order of the letters.
    longer: Vec<FragmentId>,
    /// The fragments of one letter, open at both ends; [`DEAD`] where no word has the letter.
    letters: [FragmentId; Letter::COUNT],
}

impl Fragments {
    /// The fragments of these words.
    pub(super) fn of(words: &WordList) -> Self {
        build::build(words)
    }

    #[inline]
    pub(super) fn get(&self, id: FragmentId) -> &Fragment {
        &self.table[id as usize]
    }

    /// The letter alone, open at both ends.
    #[inline]
    pub(super) fn letter(&self, letter: u8) -> FragmentId {
        self.letters[usize::from(letter)]
    }

    /// With this letter behind.
    #[inline]
    pub(super) fn follow(&self, id: FragmentId, letter: u8) -> FragmentId {
        let fragment = self.get(id);
        self.longer_by(fragment.after, fragment.followers, letter)
    }

    /// With this letter in front.
    #[inline]
    pub(super) fn precede(&self, id: FragmentId, letter: u8) -> FragmentId {
        let fragment = self.get(id);
        self.longer_by(fragment.before, fragment.preceders, letter)
    }

    #[inline]
    fn longer_by(&self, letters: u32, start: u32, letter: u8) -> FragmentId {
        if letters >> letter & 1 == 0 { DEAD } else { self.longer[start as usize + rank(letters, letter)] }
    }
}

/// How many letters of the set come before this one.
#[inline]
const fn rank(letters: u32, letter: u8) -> usize {
    (letters & ((1 << letter) - 1)).count_ones() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fragments(words: &[&str]) -> Fragments {
        let mut list = WordList::default();
        for word in words {
            list.push(&word.bytes().map(|b| b - b'A').collect::<Vec<_>>());
        }
        Fragments::of(&list)
    }

    fn set(letters: &str) -> u32 {
        letters.bytes().fold(0, |set, b| set | if b == b'.' { END } else { 1 << (b - b'A') })
    }

    /// The fragment of these letters; a `|` closes an end.
    fn find(table: &Fragments, text: &str) -> FragmentId {
        let mut letters = text.trim_matches('|').bytes().map(|b| b - b'A');
        let mut id = table.letter(letters.next().unwrap());
        id = letters.fold(id, |id, letter| table.follow(id, letter));
        if text.starts_with('|') {
            id = table.get(id).closed_in_front;
        }
        if text.ends_with('|') {
            id = table.get(id).closed_behind;
        }
        id
    }

    #[test]
    fn a_fragment_knows_what_may_come() {
        let table = fragments(&["ER", "REH", "DREHER"]);
        for (text, before, before_first, after, after_last) in [
            // A letter alone may always be closed.
            ("E", "HR.", "R.", "HR.", "HR."),
            ("RE", "D.", "D.", "H", "H"),
            ("REH", "D.", "D.", "E.", "."),
            ("|RE", "", "", "H", "H"),
            ("ER|", "H.", ".", "", ""),
        ] {
            let fragment = table.get(find(&table, text));
            let found = (fragment.before, fragment.before_first, fragment.after, fragment.after_last);
            assert_eq!(found, (set(before), set(before_first), set(after), set(after_last)), "{text}");
        }
    }

    #[test]
    fn closed_fragments_are_words_lone_letters_or_dead() {
        let table = fragments(&["ER", "REH", "DREHER"]);
        for (text, expected) in
            [("|REH|", WORD), ("|DREHER|", WORD), ("|H|", LONE), ("|HE|", DEAD), ("|EH|", DEAD)]
        {
            assert_eq!(find(&table, text), expected, "{text}");
        }
        assert_eq!(table.letter(0), DEAD);
    }

    #[test]
    fn letters_can_be_put_in_front() {
        let table = fragments(&["ER", "REH", "DREHER"]);
        let dreh = table.precede(find(&table, "REH"), b'D' - b'A');
        assert_eq!(dreh, find(&table, "DREH"));
        assert_eq!(table.precede(find(&table, "ER|"), b'D' - b'A'), DEAD);
        assert_eq!(table.precede(find(&table, "ER|"), b'H' - b'A'), find(&table, "HER|"));
    }
}
