//! Whole tables of Bücherwurm, one for each side of the special die, which is rolled in the first round.

mod driver;
mod render;

use driver::{Habit, Script, player};
use game::Thumb;
use games::buecherwurm::{Language, Options, Side, Unique};

/// Both votes there are at a table of three, and a turn without a term.
const VOTES_AND_A_FAILURE: [&str; 4] = [" from ", "it counts", "it does not count", "has no term"];

fn check(name: &str, title: &'static str, side: Side, shows: &'static [&'static str]) {
    let options = Options { special_die: true, target: 12, ..Options::default() };
    play(name, title, options, Some(side), shows);
}

fn play(
    name: &str,
    title: &'static str,
    options: Options,
    side: Option<Side>,
    shows: &'static [&'static str],
) {
    let players = vec![
        player("Anna", Habit::Steals, &[Thumb::Up, Thumb::Down]),
        player("Ben", Habit::LikesGreen, &[Thumb::Down]),
        player("Cleo", Habit::Blurts, &[Thumb::Up]),
    ];
    let script = Script { title, options, players, side, shows };
    super::check(&format!("buecherwurm-{name}"), &driver::play(&script));
}

#[test]
fn golden_buecherwurm_without_special_die() {
    let options = Options { target: 15, ..Options::default() };
    play("plain", "Three without the special die.", options, None, &VOTES_AND_A_FAILURE);
}

#[test]
fn golden_buecherwurm_in_english() {
    let options = Options { language: Language::En, target: 15, ..Options::default() };
    play("english", "Three at an English table.", options, None, &VOTES_AND_A_FAILURE);
}

#[test]
fn golden_buecherwurm_theme_change() {
    let options = Options { special_die: true, target: 12, unique: Unique::Round, ..Options::default() };
    let title = "The theme is changed; words are used up for the round (E.2.5, English text).";
    play("theme-change", title, options, Some(Side::ThemeChange), &["changes the theme"]);
}

#[test]
fn golden_buecherwurm_not() {
    let title = "NOT: for N, O and T, worth +2 beside other dice and −2 alone.";
    check("not", title, Side::Not, &["NOT 2", "NOT -2"]);
}

#[test]
fn golden_buecherwurm_bonus() {
    check("bonus", "Bonus: +2 for the last die.", Side::Bonus, &["bonus 2"]);
}

#[test]
fn golden_buecherwurm_any_letter() {
    check("any-letter", "A–Z: a joker that nobody can steal.", Side::AnyLetter, &["takes [A-Z]"]);
}

#[test]
fn golden_buecherwurm_stack() {
    check("stack", "Stack: only the top die can be stolen.", Side::Stack, &[" from "]);
}

#[test]
fn golden_buecherwurm_question() {
    check("question", "The question mark is turned by the roller.", Side::Question, &["turns it to"]);
}
