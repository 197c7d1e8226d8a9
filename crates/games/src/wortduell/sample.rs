//! Wortduell at random, for the contract suite.

#![allow(clippy::cast_precision_loss, reason = "counts are far below 2^23")]

use super::cards::{Calls, Card, Place, selected};
use super::state::{Idea, Phase, Riddle, Suggestion};
use super::{Action, Answers, Options, Side, Square, State, Stock, Wortduell};
use game::sample::Sample;
use game::{Chance, Pace, Seat, Table, Viewer};
use words::{Letter, Word};

impl Sample for Wortduell {
    const HIDES: bool = true;

    fn options(chance: &mut Chance) -> (Options, usize) {
        let seats = 2 + chance.below(5);
        let sides: Vec<Side> = (0..seats).map(|_| Side::BOTH[chance.below(2)]).collect();
        let is_playable = Side::BOTH.iter().all(|side| sides.contains(side));
        let options = Options {
            answers: if chance.percent(50) { Answers::Manual } else { Answers::Automatic },
            pace: if chance.percent(60) { Pace::Normal } else { Pace::Off },
            cards: Stock::Selected,
            sides: if is_playable { sides } else { Vec::new() },
        };
        (options, seats)
    }

    fn action(table: &Table<Self>, seat: Seat, chance: &mut Chance) -> Action {
        match chance.below(100) {
            0..30 => Action::Call { letter: letter(chance) },
            30..60 => guess(table, seat, chance),
            60..63 => Action::Pass {},
            63..78 => Action::Mark { squares: squares(table, chance) },
            78..86 => Action::Suggest { idea: idea(table, seat, chance) },
            86..89 => Action::Writer { seat: Seat::new(chance.below(7) as u8) },
            89..97 => Action::Next {},
            _ => Action::Claim {},
        }
    }

    /// What is still covered on the cards of others, what others suggest to each other, and of all cards what they are
    /// about and how hard they are (D18).
    fn disguised(table: &Table<Self>, viewer: Viewer, chance: &mut Chance) -> Option<Table<Self>> {
        let mut twin = table.clone();
        let side = match viewer {
            Viewer::Seat(seat) => Some(table.state.side(seat)),
            Viewer::Public => None,
        };
        let round = twin.state.round.as_mut()?;
        for (owner, riddle) in Side::BOTH.into_iter().zip(&mut round.cards) {
            riddle.card = if side == Some(owner) {
                rated_anew(&riddle.card, &riddle.card.rows(), chance)
            } else {
                disguised_card(riddle, chance)
            };
        }
        if let Phase::Turn(turn) = &mut twin.state.phase
            && side != Some(table.state.side(turn.seat))
        {
            let seat = turn.seat;
            turn.suggestions = vec![Suggestion { seat, idea: Idea::Letter { letter: letter(chance) } }];
        }
        (twin != *table).then_some(twin)
    }

    /// What is known of a card is what is on it; each card was dealt once.
    fn conserved(state: &State) -> Result<(), String> {
        let rounds = state.round.iter().chain(state.past.as_ref().map(|past| &past.round));
        for riddle in rounds.flat_map(|round| &round.cards) {
            if riddle.called.iter().any(|call| call.squares != riddle.card.squares_of(call.letter)) {
                return Err("an answer is not true".into());
            }
            let found = riddle.found.iter().enumerate();
            let is_sound = |(i, place): (usize, &Place)| {
                riddle.card.words().contains(place) && !riddle.found[..i].contains(place)
            };
            if !found.clone().all(is_sound) {
                return Err("a word was found that is not there, or twice".into());
            }
        }
        let played = &state.played;
        if (1..played.len()).any(|i| played[..i].contains(&played[i])) {
            return Err("a card was dealt twice".into());
        }
        Ok(())
    }
}

/// A card of which the same is known: quite another one, or the same with other letters.
pub(super) fn disguised_card(riddle: &Riddle, chance: &mut Chance) -> Card {
    let is_other = |card: &&Card| **card != riddle.card && is_answered_alike(card, riddle);
    let others: Vec<&Card> = selected().iter().filter(is_other).collect();
    chance.pick(&others).cloned().unwrap_or_else(|| with_other_letters(riddle, chance))
}

fn is_answered_alike(card: &Card, riddle: &Riddle) -> bool {
    let has = |place: &Place| card.words().contains(place);
    riddle.called.iter().all(|call| card.squares_of(call.letter) == call.squares)
        && riddle.found.iter().all(has)
        && !riddle.wrong.iter().any(has)
}

/// The same card but for letters that are not known: others that were not called stand there.
fn with_other_letters(riddle: &Riddle, chance: &mut Chance) -> Card {
    let known = riddle.known();
    let open: Vec<Letter> = Letter::all().filter(|letter| !riddle.is_called(*letter)).collect();
    let letters: Vec<(Square, Letter)> = riddle
        .card
        .letters()
        .map(|(square, letter)| {
            let hidden = if known.contains(&square) { None } else { chance.pick(&open) };
            (square, hidden.unwrap_or(letter))
        })
        .collect();
    rated_anew(&riddle.card, &Card::drawn(letters.into_iter()), chance)
}

/// These rows, with another theme and another difficulty.
fn rated_anew(card: &Card, rows: &[String], chance: &mut Chance) -> Card {
    let difficulty = Calls::new(chance.below(20) as f64);
    Card::read("im-zoo", difficulty, rows).unwrap_or_else(|_| card.clone())
}

fn letter(chance: &mut Chance) -> Letter {
    Letter::from_index(chance.below(Letter::COUNT) as u8).unwrap_or_default()
}

fn square(chance: &mut Chance) -> Square {
    let all: Vec<Square> = Square::all().collect();
    all[chance.below(all.len())]
}

/// A right word, a right word elsewhere, or anything.
fn place(table: &Table<Wortduell>, seat: Seat, chance: &mut Chance) -> Place {
    let card = table.state.target(seat).map(|riddle| riddle.card.words());
    match card {
        Some(words) if chance.percent(70) => words[chance.below(words.len())],
        Some(words) if chance.percent(50) => {
            Place { from: square(chance), to: square(chance), ..words[chance.below(words.len())] }
        }
        _ => {
            let letters: Vec<Letter> = (0..=chance.below(8)).map(|_| letter(chance)).collect();
            let word = Word::from_letters(&letters).unwrap_or_else(|| unreachable!("1 to 8 letters"));
            Place { word, from: square(chance), to: square(chance) }
        }
    }
}

fn guess(table: &Table<Wortduell>, seat: Seat, chance: &mut Chance) -> Action {
    let Place { word, from, to } = place(table, seat, chance);
    Action::Guess { word, from, to }
}

fn idea(table: &Table<Wortduell>, seat: Seat, chance: &mut Chance) -> Option<Idea> {
    match chance.below(3) {
        0 => None,
        1 => Some(Idea::Letter { letter: letter(chance) }),
        _ => Some(Idea::Word(place(table, seat, chance))),
    }
}

/// The right squares, or nearly.
fn squares(table: &Table<Wortduell>, chance: &mut Chance) -> Vec<Square> {
    let Phase::Answer { seat, letter, .. } = &table.state.phase else { return vec![square(chance)] };
    let mut squares =
        table.state.target(*seat).map_or_else(Vec::new, |riddle| riddle.card.squares_of(*letter));
    if chance.percent(30) {
        squares.push(square(chance));
    }
    if chance.percent(30) {
        squares.pop();
    }
    squares
}
