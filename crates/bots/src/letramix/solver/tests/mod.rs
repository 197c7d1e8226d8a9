//! The solver against a search that tries everything, and what it promises beside the best layout.

mod brute;
mod planted;

use super::*;
use games::letramix::{Face, value, worth};
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use words::entry::Zipf;
use words::judge::{Judge, Profile};
use words::{Letter, Word};

/// Chance from a seed (`SplitMix64`).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % limit
    }

    fn face(&mut self, letters: &[u8]) -> Face {
        let letter = letters[self.below(letters.len() as u64) as usize];
        Letter::from_ascii(letter).map_or(Face::Joker, Face::Letter)
    }

    fn rack(&mut self, letters: &[u8], dice: usize, jokers: usize) -> Rack {
        let letters = (jokers..dice).map(|_| self.face(letters)).collect::<Vec<_>>();
        Rack::new(&[letters, vec![Face::Joker; jokers]].concat()).unwrap()
    }
}

fn rack(text: &str) -> Rack {
    let face = |b| Letter::from_ascii(b).map_or(Face::Joker, Face::Letter);
    Rack::new(&text.bytes().map(face).collect::<Vec<_>>()).unwrap()
}

fn solved(puzzle: &Puzzle) -> Solution {
    let solution = solve(puzzle, |_| ControlFlow::Continue(()));
    assert!(solution.proved && solution.bound == solution.score);
    solution
}

struct German {
    judge: Judge,
    vocabulary: Vocabulary,
}

impl German {
    fn new() -> Self {
        let judge = Judge::new(Profile::LETRAMIX);
        let vocabulary = Vocabulary::new(&judge, Zipf::default(), []);
        Self { judge, vocabulary }
    }

    fn puzzle(&self, rack: &Rack) -> Puzzle {
        Puzzle::new(&self.vocabulary, rack.clone(), Values::letramix())
    }

    /// What the rules say the layout is worth.
    fn worth(&self, rack: &Rack, layout: &games::letramix::Layout) -> i32 {
        let nothing = -Values::letramix().total(rack);
        worth(layout, rack.faces(), &self.judge).map_or(nothing, |worth| worth.points)
    }

    /// A word that the solver may lay: allowed and decent (W11).
    fn proposes(&self, word: &[Letter]) -> bool {
        let index = self.judge.lexicon().automaton().index_of(word);
        index.is_some_and(|index| self.judge.proposes(index))
    }

    /// The solver, the rules and the search that tries everything agree.
    fn check(&self, rack: &Rack) {
        let solution = solved(&self.puzzle(rack));
        assert_eq!(self.worth(rack, &solution.layout), solution.score, "{rack:?}: {solution:?}");
        let best = brute::best_score(rack.faces(), &value, &|word| self.proposes(word));
        assert_eq!(solution.score, best, "{rack:?}: {solution:?}");
    }
}

/// About as often as in German.
const GERMAN_LETTERS: &[u8] = b"EEEEEENNNNIIISSSRRRAAATTTDDHHUULLCGGMOOBWFKZPVJQXY";

#[test]
fn there_are_as_many_shapes_as_known() {
    assert_eq!((1..=6).map(|n| brute::shapes(n).len()).collect::<Vec<_>>(), [1, 2, 6, 19, 63, 216]);
}

/// `cargo xtask soak solver` does the same for as many racks as one likes.
#[test]
fn german_racks_are_solved_as_by_trying_everything() {
    let german = German::new();
    let mut random = Random(1);
    for (dice, jokers, racks) in [
        (2, 0, 5),
        (4, 0, 10),
        (5, 0, 30),
        (6, 0, 20),
        (7, 0, 4),
        (2, 1, 5),
        (4, 1, 10),
        (5, 1, 10),
        (6, 1, 3),
        (2, 2, 1),
        (3, 2, 2),
        (5, 2, 1),
    ] {
        for _ in 0..racks {
            german.check(&random.rack(GERMAN_LETTERS, dice, jokers));
        }
    }
}

/// Short words of three letters lie close together, which German words seldom do: all that has to do with crossings,
/// joins and jokers happens here.
#[test]
fn dense_racks_are_solved_as_by_trying_everything() {
    let mut random = Random(3);
    for round in 0..60 {
        let mut words = BTreeSet::new();
        for _ in 0..5 + random.below(12) {
            let length = 2 + random.below(3);
            let letters: Vec<Letter> =
                (0..length).filter_map(|_| Letter::from_index(random.below(3) as u8)).collect();
            words.extend(Word::from_letters(&letters));
        }
        let mut values = [0; Letter::COUNT];
        values[..4].fill_with(|| random.below(5) as u8);
        let values = Values::new(values).unwrap();
        let (dice, jokers) = [(7, 0), (5, 1), (6, 0), (4, 2)][round % 4];
        let rack = random.rack(b"ABCABCABCD", dice, jokers);
        let solution = solved(&Puzzle::new(&Vocabulary::of(words.iter().copied()), rack.clone(), values));
        let is_word =
            |letters: &[Letter]| Word::from_letters(letters).is_some_and(|word| words.contains(&word));
        let best = brute::best_score(rack.faces(), &|letter| values.of(letter), &is_word);
        assert_eq!(solution.score, best, "{rack:?} {words:?} {values:?}: {solution:?}");
    }
}

#[test]
fn a_full_rack_is_solved() {
    let german = German::new();
    let rack = rack("UATAINABCTTKQ");
    let solution = solved(&german.puzzle(&rack));
    assert_eq!(german.worth(&rack, &solution.layout), solution.score);
    assert_eq!(solved(&german.puzzle(&rack)), solution, "the same input gives the same layout");
}

#[test]
fn parts_find_together_what_one_search_finds() {
    let german = German::new();
    for text in ["EETEIRLBILBCQ", "*NRUEEKEHHRCQ"] {
        let rack = rack(text);
        let puzzle = german.puzzle(&rack);
        let whole = solved(&puzzle);
        for count in [2, 3] {
            let run = |parts: Vec<Part<'_>>| -> Vec<Found> {
                let shared = Shared::new();
                parts.into_iter().map(|part| part.run(&shared, |_| ControlFlow::Continue(()))).collect()
            };
            let forwards = Solution::of(&puzzle, run(split(&puzzle, count)));
            assert!(forwards.proved && forwards.score == whole.score, "{text}: {forwards:?}");
            assert_eq!(german.worth(&rack, &forwards.layout), forwards.score);
            let mut backwards = run(split(&puzzle, count).into_iter().rev().collect());
            backwards.reverse();
            let backwards = Solution::of(&puzzle, backwards);
            assert_eq!(backwards.layout, forwards.layout, "whoever is first, the layout is the same");
        }
    }
}

#[test]
fn a_stopped_search_is_honest() {
    let german = German::new();
    let rack = rack("OSRLSNATHHGCP");
    let puzzle = german.puzzle(&rack);
    let mut before: Option<(i32, i32)> = None;
    let solution = solve(&puzzle, |progress| {
        if let Some((score, bound)) = before {
            assert!(progress.score >= score && progress.bound <= bound);
        }
        assert!(progress.score <= progress.bound);
        before = Some((progress.score, progress.bound));
        if progress.nodes < 50_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(!solution.proved && solution.score < solution.bound && solution.nodes >= 50_000);
    assert_eq!(german.worth(&rack, &solution.layout), solution.score);
    let best = 37;
    assert!(solution.score <= best && best <= solution.bound);
}

#[test]
fn without_words_there_is_no_layout() {
    let nothing = Puzzle::new(&Vocabulary::of([]), rack("ABC"), Values::letramix());
    let solution = solved(&nothing);
    assert!(solution.layout.is_empty());
    assert_eq!(solution.score, -(1 + 3 + 4));
}

#[test]
fn sixteen_dice_find_room() {
    let word = Word::fold("ABCDEFGHIJKLMNOP").unwrap();
    let solution =
        solved(&Puzzle::new(&Vocabulary::of([word]), rack("ABCDEFGHIJKLMNOP"), Values::letramix()));
    assert_eq!(solution.layout.placed().len(), 16);
    let long = German::new();
    let puzzle = long.puzzle(&rack("EARNISTHODLMKGUB"));
    let solution = solve(&puzzle, |progress| {
        if progress.nodes < 200_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(solution.score <= solution.bound && !solution.layout.is_empty());
}
