//! The diamond: any letter, worth nothing.

use super::*;

/// 22 points lie in these dice.
const ONE: &str = "*UNDAUSTEHLGP";
/// 19 points lie in these dice.
const TWO: &str = "**UNDASTERGLP";

fn letters(text: &str) -> Vec<Letter> {
    text.bytes().filter_map(Letter::from_ascii).collect()
}

#[test]
fn rule_c_6_a_joker_is_any_letter_and_worth_nothing() {
    // As M it would be worth 3.
    assert_eq!(points_of(ONE, &["mUND"]), Some(6 - 16));
    assert_eq!(points_of(ONE, &["hUND"]), Some(6 - 16));
    assert_eq!(points_of(ONE, &["HUND"]), Some(8 - 14), "with the die H");
}

#[test]
fn rule_c_6_and_rule_5_3_3_only_a_joker_stands_for_another_letter() {
    let mut trial = Trial::rolled(1, ONE);
    let letter = Letter::from_ascii(b'M');
    let layout =
        |die| Action::Lay { layout: Layout::new(vec![Placed { die, cell: Cell::new(0, 0), letter }]) };
    assert_eq!(trial.act(ANNA, layout(1)), Err("no_joker"));
    assert_eq!(trial.act(ANNA, layout(0)), Ok(()));
}

#[test]
fn rule_5_3_3_an_unnamed_joker_is_the_first_letter_in_the_alphabet_that_makes_a_word() {
    // Of BUND, FUND, HUND, MUND, RUND … the first.
    assert_eq!(worth_of(ONE, &["?UND"]).unwrap().jokers, letters("B"));
    assert_eq!(worth_of(ONE, &["?UND"]).unwrap().words[0].word.to_string(), "BUND");
    assert_eq!(worth_of(ONE, &["LG?"]), None, "no letter makes a word");
}

#[test]
fn rule_5_3_3_a_named_joker_is_what_the_player_said_even_where_another_letter_would_do() {
    let named = worth_of(ONE, &["mUND"]).unwrap();
    assert_eq!((named.words[0].word.to_string(), named.jokers), ("MUND".to_owned(), vec![]));
    assert_eq!(worth_of(ONE, &["xUND"]), None);
}

#[test]
fn rule_c_7_and_rule_5_3_3_a_joker_in_a_crossing_is_the_same_letter_in_both_words() {
    // BUND and BAUS (of Bau) are the first pair; FUND would be a word, but FAUS is none; HUND and HAUS come later.
    let corner = ["?UND", "A...", "U...", "S..."];
    let worth = worth_of(ONE, &corner).unwrap();
    assert_eq!(worth.jokers, letters("B"));
    // UND 6 + AUS 4 − T 1, E 1, H 2, L 2, G 2, P 4; the joker counts nothing, twice.
    assert_eq!(worth.points, 6 + 4 - 12);
    assert_eq!(points_of(ONE, &["hUND", "A...", "U...", "S..."]), Some(6 + 4 - 12));
    assert_eq!(worth_of(ONE, &["fUND", "A...", "U...", "S..."]), None, "FUND, but no FAUS");
}

#[test]
fn rule_5_3_3_two_unnamed_jokers_are_the_first_pair_that_makes_every_run_a_word() {
    // BUND and BERG: no other letter follows BER.
    let worth = worth_of(TWO, &["?UND", "E...", "R...", "?..."]).unwrap();
    assert_eq!(worth.jokers, letters("BG"));
    assert_eq!(worth.points, 6 + 2 - 11);
    assert_eq!(worth_of(TWO, &["??"]).unwrap().jokers, letters("AA"), "AA is the first word of two letters");
    assert_eq!(worth_of(TWO, &["?GTL?"]), None);
}

#[test]
fn rule_5_3_3_one_joker_named_the_other_not() {
    // HERB, HERD, HERR and HERZ would do: H is said, B is the first.
    let worth = worth_of(TWO, &["hUND", "E...", "R...", "?..."]).unwrap();
    let words: Vec<String> = worth.words.iter().map(|w| w.word.to_string()).collect();
    assert_eq!((words, worth.jokers), (vec!["HUND".to_owned(), "HERB".to_owned()], letters("B")));
}

/// The pairs are tried in the order of the alphabet: nothing before the pair that is shown makes every run a word.
#[test]
fn rule_5_3_3_no_earlier_pair_would_do() {
    let lines = |a: char, b: char| [format!("{a}UND"), "E...".into(), "R...".into(), format!("{b}...")];
    let alphabet = || ('a'..='z').flat_map(|a| ('a'..='z').map(move |b| (a, b)));
    let named = |(a, b): &(char, char)| {
        let lines = lines(*a, *b);
        worth_of(TWO, &lines.each_ref().map(String::as_str)).is_some()
    };
    assert_eq!(alphabet().find(named), Some(('b', 'g')));
}

#[test]
fn rule_5_3_3_a_joker_may_be_given_another_letter() {
    let mut trial = Trial::rolled(1, ONE);
    for (line, word) in [("mUND", "MUND"), ("rUND", "RUND"), ("?UND", "BUND"), ("hUND", "HUND")] {
        trial.lay(ANNA, &[line]).unwrap();
        let (layout, worth) = trial.desk(ANNA).valid.clone().unwrap();
        assert_eq!(worth.words[0].word.to_string(), word);
        assert_eq!(layout, drawn(&dice(ONE), &[line]));
    }
}

#[test]
fn rule_5_3_3_and_decision_c14_jokers_count_as_built_in() {
    let worth = worth_of(TWO, &[".....P....", "A?GERUND?T", ".....L....", ".....S...."]).unwrap();
    assert_eq!(worth.jokers, letters("BE"), "ABGERUNDET and PULS");
    assert_eq!((worth.full, worth.unused, worth.points), (true, 0, 12 + 9));
}

/// The first letters in the alphabet, as one reads, whatever order the client lists the dice in.
#[test]
fn rule_5_3_3_the_order_of_the_dice_does_not_matter() {
    let roll = dice("*RTLHGK*NSBCP");
    let layout = drawn(&roll, &["??"]);
    let reversed = Layout::new(layout.placed().iter().rev().copied().collect());
    let judge = Judge::new(Profile::LETRAMIX);
    let jokers = |layout| worth(layout, &roll, &judge).map(|w| w.jokers);
    assert!(jokers(&layout).is_some());
    assert_eq!(jokers(&layout), jokers(&reversed));
}
