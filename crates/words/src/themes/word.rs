//! A word of a theme, with what the dice ask of it.

use crate::automaton::LetterSet;
use crate::letters::{BadWord, Letter, Word, initial, is_joint, unfolded};
use crate::lexicon::{Lexicon, Traits};
use crate::syllables::{Counts, syllables};
use serde::{Serialize, Serializer};

/// How well a word belongs to its theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// It comes to mind at once.
    Typical,
    /// Nobody at the table would object.
    Fits,
    /// Some would.
    Debatable,
}

impl Tier {
    /// All tiers, the best first.
    pub const ALL: [Self; 3] = [Self::Typical, Self::Fits, Self::Debatable];

    /// 1 for typical to 3 for debatable.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Serialize for Tier {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// A word that somebody has listed under a theme.
#[derive(Clone, Debug)]
pub struct ThemeWord {
    /// In its German spelling: "Düne", "Rote Grütze".
    pub text: String,
    /// How well it belongs there.
    pub tier: Tier,
    /// The folded letters, without spaces and hyphens (Wurf & Wort B20).
    pub letters: Word,
    /// The letters that occur in it, umlauts and ß unfolded (Wurf & Wort B.18, B11).
    pub unfolded: LetterSet,
    /// The letter it begins with, an umlaut as its vowel (Bücherwurm).
    pub initial: Letter,
    /// The accepted counts of syllables, of all its words together (B20).
    pub syllables: Counts,
    /// A plural whose singular is another form (Wurf & Wort B.17).
    pub is_plural: bool,
    /// A proper name or a brand, which the lexicon need not know (Wurf & Wort B14).
    pub is_name: bool,
}

impl ThemeWord {
    pub(super) fn new(text: &str, tier: Tier) -> Result<Self, BadWord> {
        let letters = Word::fold_phrase(text)?;
        let lexicon = Lexicon::german();
        let index = lexicon.automaton().index_of(&letters).filter(|_| !text.contains(is_joint));
        Ok(Self {
            text: text.to_owned(),
            tier,
            letters,
            unfolded: unfolded(text),
            initial: initial(text).unwrap_or(letters[0]),
            syllables: index.map_or_else(|| spoken(text, lexicon), |index| stored(index, lexicon)),
            is_plural: index.is_some_and(|index| lexicon.traits(index).contains(Traits::PLURAL_ONLY)),
            is_name: false,
        })
    }

    pub(super) fn name(text: &str, tier: Tier) -> Result<Self, BadWord> {
        Ok(Self { is_name: true, is_plural: false, ..Self::new(text, tier)? })
    }
}

fn stored(index: u32, lexicon: &Lexicon) -> Counts {
    let accepted = lexicon.syllables(index);
    Counts::between(*accepted.start(), *accepted.end())
}

fn spoken(text: &str, lexicon: &Lexicon) -> Counts {
    syllables(text, &|word| lexicon.is_word(word)).accepted
}
