//! The words to measure with: ours, or those of a file.

use super::racks::shown;
use bots::letramix::Band;
use bots::letramix::solver::{Puzzle, Rack, Solution, Values, Vocabulary};
use game::grid::{letters, runs};
use games::letramix::{DICE, Layout, worth};
use std::borrow::Cow;
use std::path::{Path, PathBuf};
use words::judge::{HouseList, Judge, Options, Profile};
use words::{Letter, Word};

/// The list that the design measured with, by the name of its Debian package.
const WNGERMAN: &str = "wngerman";
/// Where it lies in the package, and where `cargo xtask lexicon` unpacks it.
const IN_PACKAGE: &str = "usr/share/dict/ngerman";
const UNPACKED: &str = "target/lexicon/sources/wngerman";
const PINS: &str = include_str!("../../../data/lexicon/sources.toml");

/// A vocabulary to measure.
#[derive(Debug)]
pub struct Words {
    /// What it is called in the table.
    pub name: String,
    /// Its words, prepared.
    pub vocabulary: Cow<'static, Vocabulary>,
    /// What else is asked of a word.
    options: Options,
    /// Exactly these are words, sorted; `None` if the lexicon decides.
    file: Option<Vec<Word>>,
}

/// How many words there are: the short ones decide how hard a rack is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// With 2 to 13 letters.
    pub all: usize,
    /// With two letters.
    pub two: usize,
    /// With three letters.
    pub three: usize,
}

impl Words {
    /// The words of a band of our lexicon.
    pub fn of(name: &str, band: Band) -> Self {
        let vocabulary = Cow::Borrowed(band.vocabulary(false));
        Self { name: name.to_owned(), vocabulary, options: Band::options(false), file: None }
    }

    /// The words of a file, a line each, or of `wngerman`, folded, with 2 to 13 letters.
    pub fn read(name: &str) -> Result<Self, String> {
        let file = if name == WNGERMAN { wngerman()? } else { PathBuf::from(name) };
        let text = std::fs::read_to_string(&file)
            .map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
        let name = Path::new(name).file_stem().unwrap_or_default().to_string_lossy();
        Ok(Self::of_text(name.into_owned(), &text))
    }

    fn of_text(name: String, text: &str) -> Self {
        let folded = text.lines().filter_map(|line| Word::fold(line.trim()).ok());
        let mut words: Vec<Word> = folded.filter(|word| (2..=DICE).contains(&word.len())).collect();
        words.sort_unstable();
        words.dedup();
        let vocabulary = Cow::Owned(Vocabulary::of(words.iter().copied()));
        Self { name, vocabulary, options: Profile::LETRAMIX.options(), file: Some(words) }
    }

    /// How many there are.
    pub fn sizes(&self) -> Sizes {
        let enough: Vec<Letter> = Letter::all().flat_map(|letter| [letter; DICE]).collect();
        let mut sizes = Sizes::default();
        for word in self.vocabulary.words_from(&enough, DICE) {
            sizes.all += 1;
            sizes.two += usize::from(word.len() == 2);
            sizes.three += usize::from(word.len() == 3);
        }
        sizes
    }

    /// What is to be solved.
    pub fn puzzle(&self, rack: &Rack) -> Puzzle {
        Puzzle::new(&self.vocabulary, rack.clone(), Values::letramix())
    }

    /// What the rules say that a layout is worth; without a valid one, minus all dice (5.3.5).
    pub fn worth(&self, rack: &Rack, layout: &Layout) -> i32 {
        let nothing = -Values::letramix().total(rack);
        let judge = self.judge(rack, layout);
        worth(layout, rack.faces(), &judge).map_or(nothing, |worth| worth.points)
    }

    /// Stops if the rules do not agree with what the solver says.
    pub fn check(&self, rack: &Rack, solution: &Solution) {
        assert_eq!(self.worth(rack, &solution.layout), solution.score, "{}: {solution:?}", shown(rack));
    }

    /// Who judges a layout. A file decides like a host's own list, word by word of what lies.
    fn judge(&self, rack: &Rack, layout: &Layout) -> Judge {
        let mut house = HouseList::default();
        if let Some(known) = &self.file {
            let grid = layout.letters(rack.faces());
            for word in runs(&grid).iter().filter_map(|run| Word::from_letters(&letters(&grid, run))) {
                if known.binary_search(&word).is_ok() { house.allow(word) } else { house.refuse(word) }
            }
        }
        Judge::with(Profile::LETRAMIX, self.options, house)
    }
}

/// The file of the package, where it is installed or was unpacked.
fn wngerman() -> Result<PathBuf, String> {
    let unpacked = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(UNPACKED).join(IN_PACKAGE);
    let places = [unpacked, Path::new("/").join(IN_PACKAGE)];
    places.into_iter().find(|file| file.is_file()).ok_or_else(how_to_get_it)
}

fn how_to_get_it() -> String {
    let version = pinned_version().unwrap_or_default();
    format!(
        "{WNGERMAN} is not here; `cargo xtask lexicon` unpacks it with all others, or only this one: \
         `apt-get download {WNGERMAN}={version} && dpkg-deb -x {WNGERMAN}_{version}_all.deb {UNPACKED}`"
    )
}

fn pinned_version() -> Option<&'static str> {
    let (_, pin) = PINS.split_once(&format!("name = \"{WNGERMAN}\"\nversion = \""))?;
    pin.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::letramix::solver::solve;
    use games::letramix::Face;
    use std::ops::ControlFlow;

    fn rack(text: &str) -> Rack {
        let face = |b| Letter::from_ascii(b).map_or(Face::Joker, Face::Letter);
        Rack::new(&text.bytes().map(face).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn a_file_decides_what_a_word_is() {
        let words =
            Words::of_text("file".to_owned(), "Xq\nQx \nxq\nÄpfel\nStraßenbahnfahrer\nG'schicht\nX\n");
        assert_eq!(words.sizes(), Sizes { all: 3, two: 2, three: 0 });
        let rack = rack("XQER");
        let solution = solve(&words.puzzle(&rack), |_| ControlFlow::Continue(()));
        words.check(&rack, &solution);
        assert_eq!(solution.score, 6 + 7 - 1 - 1, "ER is no word of the file");
    }

    #[test]
    fn our_lists_know_fewer_words_the_more_usual_they_are() {
        let [all, everyday] = [Band::All, Band::Everyday].map(|band| Words::of("", band).sizes());
        assert!(all.all > everyday.all && all.two > everyday.two && everyday.three > everyday.two);
    }

    #[test]
    fn how_to_get_the_list_names_the_pinned_version() {
        assert!(pinned_version().is_some_and(|version| version.starts_with("2016")));
    }
}
