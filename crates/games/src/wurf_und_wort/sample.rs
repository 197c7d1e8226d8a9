//! Wurf & Wort at random, for the contract suite.

use super::check::check;
use super::decide::judge;
use super::dice::{Kind, wanted};
use super::phase::{Phase, Searching};
use super::{Action, Answer, Ground, Mode, Options, Press, State, Turned, WurfUndWort};
use game::sample::{Sample, other_thumbs};
use game::{Chance, Pace, Seat, Span, Table, Thumb, Time, Viewer};

/// Words that somebody might type, right or wrong.
const TYPED: [&str; 8] = ["Schwimmreifen", "Häuser", "lkw", "Rote Grütze", "Xylophon", "12", "", "Bäckerei"];

impl Sample for WurfUndWort {
    const HIDES: bool = true;

    fn options(chance: &mut Chance) -> (Options, usize) {
        let modes = [Mode::Buzzer, Mode::Collect];
        let rounds = 1 + chance.below(6) as u8;
        let options = Options {
            rounds,
            mode: modes[chance.below(2)],
            seconds: 15,
            pace: Pace::ALL[usize::from(rounds) % 4],
            repeats: chance.percent(50),
            decent: None,
        };
        (options, 3 + chance.below(6))
    }

    fn action(table: &Table<Self>, _seat: Seat, chance: &mut Chance) -> Action {
        let seats: Vec<Seat> = table.seats.iter().collect();
        let seat = chance.pick(&seats).unwrap_or(Seat::new(0));
        let grounds = [Ground::Unsuitable, Ground::Syllables, Ground::Part];
        match chance.below(20) {
            0..4 => Action::Stop { pressed: pressed(table, chance) },
            4..10 => Action::Answer { word: word(table, chance) },
            10 => Action::BackOut {},
            11..13 => Action::Object { seat, ground: grounds[chance.below(3)] },
            13 => Action::Appeal {},
            14..17 => Action::Thumb { thumb: [Thumb::Up, Thumb::Down][chance.below(2)] },
            _ => Action::Pass {},
        }
    }

    /// Rivals' presses, locks and thumbs are hidden, and what they have typed where all do.
    fn disguised(table: &Table<Self>, viewer: Viewer, chance: &mut Chance) -> Option<Table<Self>> {
        let mut twin = table.clone();
        match &mut twin.state.phase {
            Phase::Searching(searching) => disguise(searching, table, viewer, chance),
            Phase::Collecting(collecting) => {
                let turned = table.state.turned.as_ref()?;
                for answer in collecting.answers.iter_mut().filter(|answer| !viewer.is(answer.seat)) {
                    *answer = another(table, turned, answer.seat);
                }
            }
            Phase::Voting(voting) => voting.vote = other_thumbs(&voting.vote, viewer),
            _ => {}
        }
        (twin != *table).then_some(twin)
    }

    /// Each round has a card of its own with its dice, every answer a check for each die, every seat a score.
    fn conserved(state: &State) -> Result<(), String> {
        let mut played = state.played.clone();
        played.sort();
        played.dedup();
        if played.len() != state.round() {
            return Err("a card was turned twice".to_owned());
        }
        let Some(turned) = &state.turned else { return Ok(()) };
        let kinds: Vec<Kind> = turned.dice.iter().map(|die| die.kind()).collect();
        if kinds != turned.card.dice {
            return Err(format!("{kinds:?} lie on a card with {:?}", turned.card.dice));
        }
        if state.answers().iter().any(|answer| answer.met.len() != kinds.len()) {
            return Err("an answer lacks a check".to_owned());
        }
        Ok(())
    }
}

/// Sometimes too early, sometimes forged.
fn pressed(table: &Table<WurfUndWort>, chance: &mut Chance) -> Time {
    match &table.state.phase {
        Phase::Searching(searching) => {
            searching.reveal + Span::from_millis(chance.below(2_000) as u64) - Span::from_millis(200)
        }
        _ => Time::from_millis(chance.below(100_000) as u64),
    }
}

/// Mostly a word that answers the roll, or one of the category that does not.
fn word(table: &Table<WurfUndWort>, chance: &mut Chance) -> String {
    let theme = table.state.turned.as_ref().and_then(|turned| turned.card.category());
    let words: Vec<&str> = match (theme, chance.below(4)) {
        (Some(theme), 0..2) => {
            theme.matching(wanted(table.state.dice())).map(|word| word.text.as_str()).collect()
        }
        (Some(theme), 2) => theme.words().iter().map(|word| word.text.as_str()).collect(),
        _ => TYPED.to_vec(),
    };
    chance.pick(&words).unwrap_or("Nichts").to_owned()
}

/// Rivals have pressed at another time, and one more or less of them; those who were too early are locked longer. The
/// first press stays, as the window closes by it.
fn disguise(searching: &mut Searching, table: &Table<WurfUndWort>, viewer: Viewer, chance: &mut Chance) {
    let mut moved = || Span::from_millis(1 + chance.below(100) as u64);
    let is_rival = |seat: Seat| !viewer.is(seat);
    for press in searching.presses.iter_mut().filter(|press| is_rival(press.seat)) {
        press.at = press.at + moved();
        press.lag = moved();
    }
    for (_, until) in searching.locks.iter_mut().filter(|(seat, _)| is_rival(**seat)) {
        *until = *until + moved();
    }
    let Some(first) = searching.presses.first().copied() else { return };
    let mut others = table.seats.playing().filter(|seat| is_rival(*seat) && *seat != first.seat);
    if let Some(other) = others.next() {
        let count = searching.presses.len();
        searching.presses.retain(|press| press.seat != other);
        if searching.presses.len() == count {
            searching.presses.push(Press { seat: other, ..first });
        }
    }
}

fn another(table: &Table<WurfUndWort>, turned: &Turned, seat: Seat) -> Answer {
    check(seat, "Etwas anderes", &turned.card, &turned.dice, &judge(table))
}
