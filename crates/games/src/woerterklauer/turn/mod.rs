//! The validation of a turn (§5.1): from the field before and the field after, everything else is derived: what each old
//! word became, which quota each change uses, every colour, the pool, the lead.
//!
//! ```
//! use games::woerterklauer::turn::{Dictionary, read_position};
//! use words::judge::{Judge, Profile};
//!
//! let text = "level: I\nsize: 12\nmover: red\npool: L\nbefore:\nSOCKE\nafter:\nLOCKE\n";
//! let read = read_position(text)?;
//! let dictionary = Dictionary::new(Judge::new(Profile::WOERTERKLAUER));
//! let verdict = read.position.turn(&dictionary).judge(&read.after).expect("legal");
//! assert_eq!((verdict.own, verdict.other), (5, 0));
//! # Ok::<(), games::woerterklauer::turn::BadFile>(())
//! ```

mod align;
mod bad_file;
mod case;
mod colours;
mod combine;
mod exchange;
mod fates;
mod fault;
mod file;
mod file_tiles;
mod file_values;
mod history;
mod layout;
mod made;
mod position;
mod quotas;
mod reading;
mod repeats;
mod report;
mod search;
mod sentence;
mod statics;
mod support;
mod verdict;
mod vocabulary;

pub use super::options::Level;
pub use bad_file::{BadFile, Problem};
pub use fault::{Check, Fault};
pub use file::{ReadPosition, read_position};
pub use history::{History, Lain, Pattern, Shift};
pub use layout::SIDE;
pub use made::{How, Made, made};
pub use position::{BadPosition, Position, Setting};
pub use report::{Outcome, Report};
pub use verdict::{Changes, Steps, Verdict};
pub use vocabulary::{Dictionary, Pair, Vocabulary, pair};

use super::tiles::{Placed, Tile};
use case::Case;
use history::Memory;
use layout::{Layout, Spot};

/// A turn about to be made, ready to judge drafts of it.
pub struct Turn<'a, V> {
    position: &'a Position,
    vocabulary: &'a V,
    old: Layout,
    /// Old word by old word: is it in the list?
    in_list: Vec<bool>,
    in_pool: [bool; 256],
    pattern: Pattern,
    /// All that has lain, and what lies now.
    lain: Memory,
}

/// Judges a field after a turn. Who judges many drafts of one turn makes a [`Turn`] first.
pub fn judge<V: Vocabulary>(position: &Position, after: &[Placed], vocabulary: &V) -> Result<Verdict, Fault> {
    position.turn(vocabulary).judge(after)
}

impl Position {
    /// The turn that begins here.
    pub fn turn<'a, V: Vocabulary>(&'a self, vocabulary: &'a V) -> Turn<'a, V> {
        let old = self.layout();
        let in_list = old.runs.iter().map(|run| vocabulary.has(&run.word)).collect();
        let mut in_pool = [false; 256];
        self.pool.iter().for_each(|tile| in_pool[tile.index()] = true);
        let pattern = Pattern::of(&old, &self.letters);
        let lain = Memory::new(self.history.words.iter().copied().chain(old.runs.iter().map(Lain::of)));
        Turn { position: self, vocabulary, old, in_list, in_pool, pattern, lain }
    }
}

impl<V: Vocabulary> Turn<'_, V> {
    /// Is the turn legal that ends with this field? If so, what does it bring?
    pub fn judge(&self, after: &[Placed]) -> Result<Verdict, Fault> {
        let (new, drift) = self.check_statics(after)?;
        if self.position.field.is_empty() {
            return Ok(verdict::first(&new));
        }
        let pattern = Pattern::of(&new, &self.position.letters);
        let repeats_field = pattern == self.pattern || self.position.history.fields.contains(&pattern);
        let case = Case::new(self, new);
        let found = search::best(&case, repeats_field)?;
        Ok(self.verdict(&found, drift))
    }

    fn fault(&self, check: Check) -> Fault {
        Fault { check, level: self.position.level, words: Vec::new(), letters: Vec::new(), form_of: None }
    }

    fn is_in_pool(&self, tile: Tile) -> bool {
        self.in_pool[tile.index()]
    }

    /// The one or two old words through a tile.
    fn words_of(&self, tile: Tile) -> impl Iterator<Item = usize> {
        self.old.spot(tile).into_iter().flat_map(Spot::runs).map(|(word, _)| word)
    }
}
