//! The words a player knows.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::OnceLock;
use words::automaton::Automaton;
use words::entry::Zipf;
use words::judge::{HouseList, Judge, Profile};
use words::{Lexicon, Word};

/// No word is longer than the widest field.
const LONGEST: usize = 12;

/// Words by how many people know them; each band has all words of those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Band {
    /// The words of every day's talk and a little more.
    Usual,
    /// The words of every day's reading.
    Everyday,
    /// And those of the newspaper.
    Current,
    /// The words of somebody who reads now and then.
    Read,
    /// The words of somebody who reads much.
    WellRead,
    /// The words of somebody who has read almost everything.
    Learned,
    /// The words of a scholar.
    Scholarly,
    /// All words that the game allows.
    All,
}

impl Band {
    const COUNT: usize = 8;

    /// Its words are at least so common.
    pub fn rarest(self) -> Zipf {
        match self {
            Self::Usual => Zipf::new(3.4),
            Self::Everyday => Zipf::new(3.2),
            Self::Current => Zipf::new(2.9),
            Self::Read => Zipf::new(2.6),
            Self::WellRead => Zipf::new(2.4),
            Self::Learned => Zipf::new(1.9),
            Self::Scholarly => Zipf::new(1.2),
            Self::All => Zipf::default(),
        }
    }

    /// How well a word is attested need not be asked here: no word that is weakly attested is common.
    fn judge(base_forms: bool) -> Judge {
        let mut options = Profile::WOERTERKLAUER.options();
        options.base_forms_only = base_forms;
        Judge::with(Profile::WOERTERKLAUER, options, HouseList::default())
    }

    /// Its words, prepared once.
    pub fn words(self, base_forms: bool) -> &'static Automaton {
        static PREPARED: [OnceLock<Automaton>; 2 * Band::COUNT] =
            [const { OnceLock::new() }; 2 * Band::COUNT];
        PREPARED[2 * self as usize + usize::from(base_forms)].get_or_init(|| self.collected(base_forms))
    }

    fn collected(self, base_forms: bool) -> Automaton {
        let (judge, lexicon, rarest) = (Self::judge(base_forms), Lexicon::german(), self.rarest());
        let words = (0..).zip(lexicon.automaton());
        let is_known = |index: u32, word: &Word| {
            (2..=LONGEST).contains(&word.len()) && lexicon.zipf(index) >= rarest && judge.proposes(index)
        };
        Automaton::from_sorted(words.filter(|(index, word)| is_known(*index, word)).map(|(_, word)| word))
    }

    /// Its words as this house and table have them.
    pub fn in_house(self, base_forms: bool, house: &HouseList, agreed: &[Word]) -> Cow<'static, Automaton> {
        let words = self.words(base_forms);
        if house.is_empty() && agreed.is_empty() {
            return Cow::Borrowed(words);
        }
        let refused: BTreeSet<&Word> = house.iter().filter(|(_, allowed)| !allowed).map(|(w, _)| w).collect();
        let allowed = house.iter().filter(|(_, allowed)| *allowed).map(|(word, _)| word).chain(agreed);
        let mut all: Vec<Word> = words.iter().filter(|word| !refused.contains(word)).collect();
        all.extend(allowed.filter(|word| (2..=LONGEST).contains(&word.len())));
        all.sort_unstable();
        Cow::Owned(Automaton::from_sorted(all))
    }
}
