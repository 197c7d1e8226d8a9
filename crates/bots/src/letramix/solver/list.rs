//! Words one after the other in memory.

/// Some words, as small numbers for letters.
#[derive(Clone, Debug, Default)]
pub(super) struct WordList {
    letters: Vec<u8>,
    /// Where each word ends.
    ends: Vec<u32>,
}

impl WordList {
    pub(super) fn push(&mut self, word: &[u8]) {
        self.letters.extend_from_slice(word);
        self.ends.push(self.letters.len() as u32);
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// The word with this number.
    pub(super) fn get(&self, number: usize) -> &[u8] {
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.letters[start as usize..self.ends[number] as usize]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &[u8]> {
        (0..self.len()).map(|number| self.get(number))
    }

    /// Exchanges each letter for another.
    pub(super) fn rename(&mut self, name: impl Fn(u8) -> u8) {
        for letter in &mut self.letters {
            *letter = name(*letter);
        }
    }
}
