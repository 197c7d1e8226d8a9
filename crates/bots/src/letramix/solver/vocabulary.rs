//! The words that may be laid, prepared so that those of a rack are found at once.
//!
//! A rack of 13 dice forms a few hundred to a few thousand of 600 000 words. Each word has a set of its letters as 26
//! bits; to look through all sets, sixteen at a time, takes a tenth of the time of a walk through the automaton.

use super::list::WordList;
use super::rack::MOST_DICE;
use std::ops::RangeInclusive;
use words::entry::Zipf;
use words::judge::{HouseList, Judge};
use words::{Letter, Word};

const CHUNK: usize = 16;

/// All words that a player knows and may lay.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    /// By length; the first is for words of no letters and stays empty.
    groups: Vec<Group>,
}

/// The words of one length.
#[derive(Clone, Debug, Default)]
struct Group {
    /// The set of letters of each word, a bit for each.
    sets: Vec<u32>,
    /// The letters of all words, one after the other, 0 for A.
    letters: Vec<u8>,
}

impl Vocabulary {
    /// The words that the judge allows, that are fit to be proposed (W11) and at least so common, and of `more` (house words, which the lexicon
    /// may lack) those that the judge allows.
    pub fn new(judge: &Judge, rarest: Zipf, more: impl IntoIterator<Item = Word>) -> Self {
        let lexicon = judge.lexicon();
        let known = (0..).zip(lexicon.automaton()).filter(|(index, word)| {
            word.len() <= MOST_DICE && lexicon.zipf(*index) >= rarest && judge.proposes(*index)
        });
        let more: Vec<Word> = more.into_iter().filter(|word| judge.allows_word(word)).collect();
        Self::of(known.map(|(_, word)| word).chain(more))
    }

    /// Exactly these words. Those of one letter or too many for any rack are left out: no run can be one.
    pub fn of(words: impl IntoIterator<Item = Word>) -> Self {
        let mut groups = vec![Group::default(); MOST_DICE + 1];
        for word in words {
            if (2..=MOST_DICE).contains(&word.len()) {
                groups[word.len()].push(&word);
            }
        }
        Self { groups }
    }

    /// These words, with those that the house allows and without those that it refuses.
    #[must_use]
    pub fn in_house(&self, house: &HouseList) -> Self {
        let mut vocabulary = self.clone();
        for (word, allowed) in house.iter().filter(|(word, _)| (2..=MOST_DICE).contains(&word.len())) {
            let group = &mut vocabulary.groups[word.len()];
            group.remove(word);
            if allowed {
                group.push(word);
            }
        }
        vocabulary
    }

    /// How many words there are. A word given twice counts twice.
    pub fn len(&self) -> usize {
        self.groups.iter().map(|group| group.sets.len()).sum()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The words of at most so many letters that these letters can form.
    pub fn words_from(&self, letters: &[Letter], longest: usize) -> Vec<Word> {
        let mut counts = [0; Letter::COUNT];
        for letter in letters {
            counts[letter.index()] += 1;
        }
        let words = self.formable(&counts, 0, 2..=longest);
        let word = |numbers: &[u8]| {
            let letters: Option<Vec<Letter>> = numbers.iter().map(|n| Letter::from_index(*n)).collect();
            Word::from_letters(&letters?)
        };
        words.iter().filter_map(word).collect()
    }

    /// The words of these lengths that these letters and jokers can form, the longest first.
    pub(super) fn formable(
        &self,
        counts: &[u8; Letter::COUNT],
        jokers: u8,
        lengths: RangeInclusive<usize>,
    ) -> WordList {
        let mut list = WordList::default();
        let groups = self.groups.iter().enumerate().filter(|(length, _)| lengths.contains(length));
        for (length, group) in groups.rev() {
            group.formable(length, counts, jokers, &mut list);
        }
        list
    }
}

impl Group {
    fn push(&mut self, word: &Word) {
        self.sets.push(word.iter().fold(0, |set, letter| set | 1 << letter.index()));
        self.letters.extend(word.iter().map(|letter| letter.index() as u8));
    }

    fn remove(&mut self, word: &Word) {
        let letters: Vec<u8> = word.iter().map(|letter| letter.index() as u8).collect();
        if let Some(place) = self.letters.chunks(letters.len()).position(|known| known == letters) {
            self.sets.remove(place);
            self.letters.drain(place * letters.len()..(place + 1) * letters.len());
        }
    }

    fn formable(&self, length: usize, counts: &[u8; Letter::COUNT], jokers: u8, list: &mut WordList) {
        let absent = (0..Letter::COUNT).filter(|c| counts[*c] == 0).fold(0_u32, |set, c| set | 1 << c);
        for (number, sets) in self.sets.chunks(CHUNK).enumerate() {
            // Without jokers nearly all chunks fail here; the compiler makes this a few wide instructions.
            if jokers == 0 && sets.iter().map(|set| u32::from(set & absent == 0)).sum::<u32>() == 0 {
                continue;
            }
            for (place, set) in sets.iter().enumerate() {
                if (set & absent).count_ones() <= u32::from(jokers) {
                    let start = (number * CHUNK + place) * length;
                    let letters = &self.letters[start..start + length];
                    if missing(letters, counts) <= jokers {
                        list.push(letters);
                    }
                }
            }
        }
    }
}

/// How many letters of a word these counts lack.
fn missing(word: &[u8], counts: &[u8; Letter::COUNT]) -> u8 {
    let mut left = *counts;
    let mut missing = 0;
    for &letter in word {
        let count = &mut left[usize::from(letter)];
        missing += u8::from(*count == 0);
        *count = count.saturating_sub(1);
    }
    missing
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lexicon;
    use words::automaton::Bag;
    use words::judge::{HouseList, Profile};

    fn word(text: &str) -> Word {
        Word::fold(text).unwrap()
    }

    fn formable(vocabulary: &Vocabulary, letters: &str, jokers: u8) -> Vec<String> {
        let bag = Bag::of(&word(letters), jokers);
        let list = vocabulary.formable(&bag.counts, jokers, 2..=MOST_DICE);
        let text = |word: &[u8]| word.iter().map(|c| char::from(b'A' + c)).collect();
        let mut words: Vec<String> = list.iter().map(text).collect();
        words.sort();
        words
    }

    #[test]
    fn a_rack_forms_words_of_its_letters_and_jokers() {
        let vocabulary = Vocabulary::of(["ER", "REH", "SEHR", "SEHEN", "O"].map(word));
        assert_eq!(vocabulary.len(), 4);
        assert_eq!(formable(&vocabulary, "REH", 0), ["ER", "REH"]);
        assert_eq!(formable(&vocabulary, "REH", 1), ["ER", "REH", "SEHR"]);
        assert_eq!(formable(&vocabulary, "EEH", 2), ["ER", "REH", "SEHEN", "SEHR"]);
    }

    /// The automaton is the oracle.
    #[test]
    fn the_whole_lexicon_gives_the_words_of_the_automaton() {
        let judge = Judge::new(Profile::LETRAMIX);
        let vocabulary = Vocabulary::new(&judge, Zipf::default(), []);
        for (letters, jokers) in [("EAIRNSTHOLGKV", 0), ("ENSATR", 2)] {
            let mut expected = Vec::new();
            let _ = Lexicon::german().automaton().for_each_from(
                &Bag::of(&word(letters), jokers),
                |letters, index| {
                    if judge.proposes(index) && letters.len() > 1 {
                        expected.push(Word::from_letters(letters).unwrap().to_string());
                    }
                    std::ops::ControlFlow::Continue(())
                },
            );
            assert!(expected.len() > 100);
            assert_eq!(formable(&vocabulary, letters, jokers), expected);
        }
    }

    #[test]
    fn house_words_join_and_rare_words_leave() {
        let mut house = HouseList::default();
        house.allow(word("QXQX"));
        house.refuse(word("UND"));
        let judge = Judge::with(Profile::LETRAMIX, Profile::LETRAMIX.options(), house);
        let everyday = Vocabulary::new(&judge, Zipf::new(3.0), [word("QXQX"), word("UND")]);
        assert_eq!(formable(&everyday, "QQXX", 0), ["QXQX"]);
        assert!(!formable(&everyday, "UND", 0).contains(&"UND".to_owned()));
        assert!(everyday.len() < 50_000 && everyday.len() > 5_000, "{}", everyday.len());
    }

    #[test]
    fn a_prepared_vocabulary_follows_the_house() {
        let mut house = HouseList::default();
        house.allow(word("REH"));
        house.allow(word("QX"));
        house.refuse(word("ER"));
        house.refuse(word("NIE"));
        let vocabulary = Vocabulary::of(["ER", "HE", "REH"].map(word)).in_house(&house);
        assert_eq!(formable(&vocabulary, "REHQX", 0), ["HE", "QX", "REH"]);
    }
}
