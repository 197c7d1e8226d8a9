//! What people may type into the frame besides their names: house words.

use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use words::Word;
use words::judge::HouseList;

/// A house list has at most so many words.
pub const MOST_HOUSE_WORDS: usize = 100;

/// Words that a table allows or refuses besides the lexicon, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct HouseWords {
    /// These count.
    pub allow: Vec<String>,
    /// These do not.
    pub refuse: Vec<String>,
}

impl HouseWords {
    /// The list for the judge; what cannot be read is refused with the word that is wrong.
    pub fn list(&self) -> Result<HouseList, Refusal> {
        if self.allow.len() + self.refuse.len() > MOST_HOUSE_WORDS {
            return Err(Refusal::new(
                "bad_words",
                "Eine Hausliste hat höchstens 100 Wörter.",
                "A house list has at most 100 words.",
            ));
        }
        let mut list = HouseList::default();
        for typed in &self.allow {
            list.allow(read(typed)?);
        }
        for typed in &self.refuse {
            list.refuse(read(typed)?);
        }
        Ok(list)
    }

    /// What a list says, word by word.
    pub fn of(list: &HouseList) -> Self {
        let (allow, refuse): (Vec<_>, Vec<_>) = list.iter().partition(|(_, allowed)| *allowed);
        let words = |half: Vec<(&Word, bool)>| half.into_iter().map(|(word, _)| word.to_string()).collect();
        Self { allow: words(allow), refuse: words(refuse) }
    }
}

fn read(typed: &str) -> Result<Word, Refusal> {
    Word::fold(typed.trim()).map_err(|_| {
        let shown: String = typed.chars().take(30).collect();
        Refusal::new(
            "bad_words",
            format!("„{shown}“ ist kein Wort aus 1 bis 25 Buchstaben."),
            format!("“{shown}” is not a word of 1 to 25 letters."),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn house_words_are_read_and_told_again() {
        let words = HouseWords { allow: vec!["Gehtnicht".into()], refuse: vec!["Ei".into()] };
        let list = words.list().unwrap();
        assert_eq!(
            HouseWords::of(&list),
            HouseWords { allow: vec!["GEHTNICHT".into()], refuse: vec!["EI".into()] }
        );
        let bad = HouseWords { allow: vec!["zwei Wörter".into()], refuse: vec![] };
        assert_eq!(bad.list().unwrap_err().code, "bad_words");
        let many = HouseWords { allow: vec!["Ei".into(); 101], refuse: vec![] };
        assert_eq!(many.list().unwrap_err().code, "bad_words");
    }
}
