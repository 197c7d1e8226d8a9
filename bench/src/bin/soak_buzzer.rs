//! `cargo xtask soak buzzer [RACES]`: the races of `crates/desk/tests/buzzer`, at length. Prints what a cheat wins.

#[path = "../../../crates/desk/tests/buzzer/race.rs"]
mod race;
#[path = "../../../crates/desk/tests/buzzer/table.rs"]
mod table;

use bench::numbers::Numbers;
use race::{Line, Style, Suspect, interval, share, wins};
use std::process::ExitCode;

/// What the server believes of a lag that only pongs tell: `MOST_UNPROVED` in `serve/lag.rs`.
const CAP: u64 = 100;
/// What a message of the suspect takes in truth.
const LAG: u64 = 10;

fn won(what: &str, line: Line, style: Style, races: u32) -> u32 {
    let won = wins(Suspect { line, style }, races);
    let (least, most) = interval(won, races);
    let share = share(won, races);
    println!("{what:<68} {:5.1} %  ({:.1} to {:.1} %)", share * 100.0, least * 100.0, most * 100.0);
    won
}

fn main() -> ExitCode {
    let races = u32::try_from(Numbers::given().next_or(2_000)).unwrap_or(u32::MAX);
    println!(
        "{races} races against three honest rivals, 5, 30 and 60 ms away: share won, with its 95 % interval"
    );
    let honest = won("honest, 10 ms away", Line::measured(LAG), Style::Honest, races);
    won("honest, 100 ms away", Line::measured(CAP), Style::Honest, races);
    // The kernel knows a round trip of 20 ms: pongs that come later are not believed.
    let known = Line { lag: LAG, ahead: LAG, allowance: 2 * LAG };
    let bounded =
        won("delays all pongs, 10 ms away, no proxy: the kernel knows", known, Style::Forging, races);
    let delayed = Line { lag: LAG, ahead: CAP, allowance: CAP };
    let delaying = won(
        "delays all pongs, 10 ms away, behind a proxy: 100 ms are believed",
        delayed,
        Style::Forging,
        races,
    );
    let mut is_fair = true;
    let (least, most) = interval(delaying, races);
    for (what, style) in [
        ("  and presses on sight of anything", Style::OnSight),
        ("  and asks all the time, and presses when no answer comes", Style::OnSilence),
    ] {
        let share = share(won(what, delayed, style, races), races);
        is_fair &= (least..=most).contains(&share);
    }
    let gain = |won: u32| (share(won, races) - share(honest, races)) * 100.0;
    println!(
        "to delay all pongs gains {:+.1} points of a hundred without a proxy, {:+.1} behind one",
        gain(bounded),
        gain(delaying)
    );
    println!("{}", if is_fair { "nothing is won on sight" } else { "SOMETHING IS WON ON SIGHT" });
    if is_fair { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
