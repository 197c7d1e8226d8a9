//! Whole tables of Bücherwurm, one for each side of the special die, which is rolled in the first round.

mod driver;
mod render;

use driver::{Habit, Script, player};
use game::Thumb;
use games::buecherwurm::{Options, Side, Unique};

fn check(name: &str, title: &'static str, side: Side) {
    let options = Options { special_die: true, target: 12, ..Options::default() };
    play(name, title, options, Some(side));
}

fn play(name: &str, title: &'static str, options: Options, side: Option<Side>) {
    let players = vec![
        player("Anna", Habit::Steals, Thumb::Up),
        player("Ben", Habit::LikesGreen, Thumb::Down),
        player("Cleo", Habit::Invents, Thumb::Down),
    ];
    super::check(&format!("buecherwurm-{name}"), &driver::play(&Script { title, options, players, side }));
}

#[test]
fn golden_buecherwurm_without_special_die() {
    let options = Options { target: 15, ..Options::default() };
    play("plain", "Three without the special die.", options, None);
}

#[test]
fn golden_buecherwurm_theme_change() {
    let options = Options { special_die: true, target: 12, unique: Unique::Round, ..Options::default() };
    let title = "The theme is changed; words are used up for the round (E.2.5, English text).";
    play("theme-change", title, options, Some(Side::ThemeChange));
}

#[test]
fn golden_buecherwurm_not() {
    check("not", "NOT: for N, O and T, worth +2 beside other dice and −2 alone.", Side::Not);
}

#[test]
fn golden_buecherwurm_bonus() {
    check("bonus", "Bonus: +2 for the last die.", Side::Bonus);
}

#[test]
fn golden_buecherwurm_any_letter() {
    check("any-letter", "A–Z: a joker that nobody can steal.", Side::AnyLetter);
}

#[test]
fn golden_buecherwurm_stack() {
    check("stack", "Stack: only the top die can be stolen.", Side::Stack);
}

#[test]
fn golden_buecherwurm_question() {
    check("question", "The question mark is turned by the roller.", Side::Question);
}
