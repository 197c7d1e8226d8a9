//! Cards: their structure, the aims of 4.6, the generator.

use super::super::cards::{
    BadCard, CardsFile, DIFFERENT_LETTERS, FEWEST_LETTERS, Generator, LENGTHS, MOST_E, MOST_LETTERS, differ,
    missed, selected, vocabulary, written,
};
use super::*;
use std::collections::BTreeSet;
use words::Lexicon;
use words::entry::Decency;
use words::judge::{Judge, Profile};
use words::letters::is_joint;
use words::themes::{Theme, Tier};

/// Some cards of some themes.
fn generated() -> Vec<Card> {
    let some = Generator::all().step_by(12);
    some.flat_map(|generator| (0..2).filter_map(move |seed| generator.draft(seed)).map(|d| d.card().clone()))
        .collect()
}

/// D.13: one word of seven letters down, five across, two rows without; D3: all cross it in their rows.
#[test]
fn d_13_d3_the_structure_of_a_card() {
    for card in selected().iter().chain(&generated()) {
        let [down, across @ ..] = card.words();
        assert_eq!((down.word.len(), across.len()), (7, 5), "{:?}", card.rows());
        let column = down.from.column();
        let rows: BTreeSet<usize> = across.iter().map(|place| place.from.row()).collect();
        assert_eq!(rows.len(), 5, "{:?}", card.rows());
        for place in across {
            assert!((place.from.column()..=place.to.column()).contains(&column), "{:?}", card.rows());
        }
        for row in (0..7).filter(|row| !rows.contains(row)) {
            assert_eq!(card.rows()[row].bytes().filter(|b| *b != b'.').count(), 1, "{:?}", card.rows());
        }
    }
}

/// D3, D.13, D5: what is no card is not read.
#[test]
fn d3_what_is_no_card() {
    let with = |row: usize, text: &'static str| {
        let mut rows = BEACH;
        rows[row] = text;
        Card::read("am-strand", Calls::new(9.0), &rows).err()
    };
    assert_eq!(with(0, "..SOMMER."), None);
    assert_eq!(with(0, "..SOMMER"), Some(BadCard::Size));
    assert_eq!(with(0, "..SÖMMER."), Some(BadCard::Size));
    assert_eq!(with(0, "..SO.MER."), Some(BadCard::Rows));
    assert_eq!(with(0, "....M...."), Some(BadCard::Rows), "three rows without a word");
    assert_eq!(with(1, "....UM..."), Some(BadCard::Rows), "one row without a word");
    assert_eq!(with(1, "...U....."), Some(BadCard::Down));
    assert_eq!(with(0, "SOM......"), Some(BadCard::Down));
    assert_eq!(with(0, "........."), Some(BadCard::Down));
    assert_eq!(with(0, "....MM..."), Some(BadCard::Length));
}

/// D4: letters that happen to stand below each other are no words; only six are on a card.
#[test]
fn d4_accidental_neighbours_are_no_words() {
    let mut trial = Trial::guessing(&untimed());
    trial.call(ANNA, "Q").unwrap();
    // E, E below each other in column G, and D, W in column C, are no words; EE is too short to be one anywhere.
    trial.guess(BEN, ("DW", "C6", "C7")).unwrap();
    assert_eq!((trial.found(Side::TWO), trial.on_turn()), (0, Some(ANNA)), "a wrong guess");
}

/// D5: three to nine letters across, seven down, after folding.
#[test]
fn d5_lengths() {
    for card in selected() {
        assert!(card.words()[1..].iter().all(|place| LENGTHS.contains(&place.word.len())));
        assert_eq!(card.words()[0].word.len(), 7);
    }
    assert_eq!(card("in-der-kueche", &KITCHEN).words()[0].word, word("Gewürz"), "six letters, seven squares");
}

/// D19: at least two different lengths across, and they need not all differ.
#[test]
fn d19_lengths_differ() {
    let lengths = |card: &Card| card.words()[1..].iter().map(|p| p.word.len()).collect::<BTreeSet<_>>().len();
    assert!(selected().iter().chain(&generated()).all(|card| lengths(card) >= 2));
    assert!(selected().iter().any(|card| lengths(card) < 5));
}

/// 4.6: 24–34 letters, at least nine different ones, E in at most six squares.
#[test]
fn s4_6_the_aims() {
    for card in selected().iter().chain(&generated()) {
        let letters: Vec<Letter> = card.letters().map(|(_, letter)| letter).collect();
        assert!((FEWEST_LETTERS..=MOST_LETTERS).contains(&letters.len()), "{:?}", card.rows());
        assert!(letters.iter().collect::<BTreeSet<_>>().len() >= DIFFERENT_LETTERS, "{:?}", card.rows());
        assert!(letters.iter().filter(|l| **l == letter("E")).count() <= MOST_E, "{:?}", card.rows());
        assert_eq!(missed(card), None, "{:?}", card.rows());
    }
}

/// 4.6: the word down mostly stands in one of the columns C to G.
#[test]
fn s4_6_columns() {
    let usual = selected().iter().filter(|card| (2..=6).contains(&card.words()[0].from.column())).count();
    assert!(usual * 10 >= selected().len() * 8, "{usual}");
}

/// D.13: all words of a card belong together: they are words of its theme, typical ones or such as fit.
#[test]
fn d_13_words_belong_together() {
    let judge = Judge::new(Profile::WORTDUELL);
    for card in selected().iter().chain(&generated()) {
        let theme = Theme::of(card.theme()).unwrap();
        for place in card.words() {
            let listed = theme.words().iter().find(|listed| listed.letters == place.word).unwrap();
            assert!(listed.tier != Tier::Debatable && !listed.text.contains(is_joint), "{}", listed.text);
            assert!(judge.allows_word(&place.word), "{}", listed.text);
        }
    }
}

/// W11: neither the cards of the box nor those that are made have coarse words, nor words that could come onto one.
#[test]
fn w11_cards_are_decent() {
    let is_decent = |word: &Word| Lexicon::german().decency(word) != Decency::Indecent;
    assert!(selected().len() >= 210);
    for card in selected().iter().chain(&generated()) {
        assert!(card.words().iter().all(|place| is_decent(&place.word)), "{card:?}");
    }
    for (theme, words) in vocabulary() {
        for word in words {
            assert!(is_decent(&word.word), "{theme}: {}", word.word);
        }
    }
    let proposed = Theme::all().flat_map(|theme| theme.words().iter().map(move |word| (theme.key, word)));
    for (theme, word) in proposed {
        assert!(is_decent(&word.letters), "{theme}: {}", word.text);
    }
}

/// 4.6: six different words, none a part or a form of another.
#[test]
fn s4_6_words_are_not_alike() {
    let mut rows = BEACH;
    rows[4] = "....HUTS.";
    rows[2] = "...HUTS..";
    assert_eq!(missed(&card("am-strand", &rows)), Some(super::super::cards::Missed::Alike));
}

/// The selected cards are of 210 different themes.
#[test]
fn d16_each_selected_card_has_a_theme_of_its_own() {
    let themes: BTreeSet<&str> = selected().iter().map(Card::theme).collect();
    assert_eq!(themes.len(), selected().len());
}

/// A seed gives the same card again, another one another card.
#[test]
fn w_cards_come_from_seeds() {
    let generator = Generator::of("am-strand").unwrap();
    assert_eq!(generator.draft(17), generator.draft(17));
    let cards: Vec<_> = (0..8).filter_map(|seed| generator.draft(seed)).collect();
    let different =
        (1..cards.len()).filter(|i| cards[..*i].iter().all(|c| differ(c.card(), cards[*i].card())));
    assert!(different.count() >= 4);
}

/// The file is read as it is written, and what is broken is named.
#[test]
fn w_the_file_of_cards() {
    let cards = &selected()[..3];
    assert_eq!(CardsFile::read(&written(cards)).as_deref(), Ok(cards));
    let broken = written(cards).replacen(cards[1].theme(), "", 1);
    assert_eq!(CardsFile::read(&broken).unwrap_err().card, 2);
}
