//! What an action brings, or why it is refused. No refusal depends on what is hidden from who asks.

use super::Wortduell;
use super::action::Action;
use super::cards::Place;
use super::event::{Ending, Event};
use super::options::Answers;
use super::progress::{GRACE, claim_from, everybody_is_ready};
use super::square::Square;
use super::state::{Idea, Phase, Riddle, Suggestion};
use super::story::Story;
use super::team::members;
use game::{Refusal, Seat, Table, World};
use words::Letter;

/// Decides an action.
pub(super) fn decide(
    table: &Table<Wortduell>,
    seat: Seat,
    action: Action,
    world: &mut World<'_>,
) -> Result<Vec<Event>, Refusal> {
    match action {
        Action::Call { letter } => call(table, seat, letter, world),
        Action::Guess { word, from, to } => guess(table, seat, Place { word, from, to }, world),
        Action::Pass {} => pass(table, seat, world),
        Action::Mark { squares } => mark(table, seat, squares, world),
        Action::Suggest { idea } => suggest(table, seat, idea),
        Action::Writer { seat: writer } => choose_writer(table, seat, writer),
        Action::Next {} => next(table, seat, world),
        Action::Claim {} => claim(table, seat, world),
    }
}

/// The card to be solved, if it is this seat's turn, and in time.
fn own_turn<'a>(table: &'a Table<Wortduell>, seat: Seat, world: &World<'_>) -> Result<&'a Riddle, Refusal> {
    let turn = match &table.state.phase {
        Phase::Turn(turn) => turn,
        Phase::Answer { .. } => return Err(answer_pending()),
        _ => return Err(Refusal::not_now()),
    };
    if turn.seat != seat {
        return Err(Refusal::not_your_turn());
    }
    if turn.until.is_some_and(|until| world.now > until + GRACE) {
        return Err(Refusal::too_late());
    }
    table.state.target(seat).ok_or_else(Refusal::not_now)
}

fn answer_pending() -> Refusal {
    Refusal::new(
        "answer_pending",
        "Erst wird gesagt, wo der gerufene Buchstabe steht.",
        "First it has to be said where the called letter stands.",
    )
}

fn call(
    table: &Table<Wortduell>,
    seat: Seat,
    letter: Letter,
    world: &mut World<'_>,
) -> Result<Vec<Event>, Refusal> {
    // D10; letters of found words that were never called are not crossed off (D22).
    if own_turn(table, seat, world)?.is_called(letter) {
        return Err(Refusal::new(
            "called_before",
            format!("{letter} ist schon gerufen. Wähl einen anderen Buchstaben."),
            format!("{letter} has been called already. Choose another letter."),
        ));
    }
    let mut story = Story::new(table, world);
    match table.state.options.answers {
        Answers::Automatic => story.call(seat, letter),
        Answers::Manual => story.ask(seat, letter),
    }
    Ok(story.events)
}

fn guess(
    table: &Table<Wortduell>,
    seat: Seat,
    place: Place,
    world: &mut World<'_>,
) -> Result<Vec<Event>, Refusal> {
    let riddle = own_turn(table, seat, world)?;
    check_place(&place)?;
    // D21: no wrong guess, the turn goes on.
    if riddle.found.iter().any(|found| found.word == place.word) {
        return Err(Refusal::new(
            "found_before",
            format!("{} ist schon gefunden.", place.word),
            format!("{} has been found already.", place.word),
        ));
    }
    let mut story = Story::new(table, world);
    story.guess(seat, place);
    Ok(story.events)
}

/// A slip of the hand, not a guess: the word does not go into these squares.
fn check_place(place: &Place) -> Result<(), Refusal> {
    if place.is_possible() {
        return Ok(());
    }
    Err(Refusal::new(
        "bad_place",
        "Nenn das erste und das letzte Feld des Wortes: in einer Zeile oder Spalte, so viele Felder wie Buchstaben.",
        "Name the word's first and last square: in one row or column, as many squares as letters.",
    ))
}

fn pass(table: &Table<Wortduell>, seat: Seat, world: &mut World<'_>) -> Result<Vec<Event>, Refusal> {
    if !own_turn(table, seat, world)?.is_all_called() {
        return Err(Refusal::new(
            "letters_left",
            "Passen geht erst, wenn alle Buchstaben gerufen sind.",
            "You may pass only when all letters have been called.",
        ));
    }
    let mut story = Story::new(table, world);
    story.pass(seat);
    Ok(story.events)
}

/// Anybody of the side whose card it is may answer.
fn mark(
    table: &Table<Wortduell>,
    seat: Seat,
    squares: Vec<Square>,
    world: &mut World<'_>,
) -> Result<Vec<Event>, Refusal> {
    let Phase::Answer { seat: caller, letter, until } = table.state.phase else {
        return Err(Refusal::not_now());
    };
    if table.state.side(caller) == table.state.side(seat) {
        return Err(Refusal::not_your_turn());
    }
    if world.now > until + GRACE {
        return Err(Refusal::too_late());
    }
    let mut story = Story::new(table, world);
    story.answer(Some(seat), caller, letter, &squares.into_iter().collect());
    Ok(story.events)
}

/// 5.4.7: the team consults from the beginning of its turn until the call.
fn suggest(table: &Table<Wortduell>, seat: Seat, idea: Option<Idea>) -> Result<Vec<Event>, Refusal> {
    let turn = table.state.turn().ok_or_else(Refusal::not_now)?;
    if table.state.side(turn.seat) != table.state.side(seat) {
        return Err(Refusal::not_your_turn());
    }
    if let Some(Idea::Word(place)) = &idea {
        check_place(place)?;
    }
    Ok(vec![match idea {
        Some(idea) => Event::Suggested(Suggestion { seat, idea }),
        None => Event::Withdrew { seat },
    }])
}

/// D.17: each team picks one member who writes.
fn choose_writer(table: &Table<Wortduell>, seat: Seat, writer: Seat) -> Result<Vec<Event>, Refusal> {
    if members(table, table.state.side(seat)).any(|member| member == writer) {
        return Ok(vec![Event::Writes { seat: writer }]);
    }
    Err(Refusal::new(
        "no_team",
        "Schreiben kann nur, wer in deinem Team ist.",
        "Only a member of your team can write.",
    ))
}

fn next(table: &Table<Wortduell>, seat: Seat, world: &mut World<'_>) -> Result<Vec<Event>, Refusal> {
    match &table.state.phase {
        Phase::RoundOver { ready, .. } if !ready.contains(&seat) => {
            let mut story = Story::new(table, world);
            story.happen(Event::Ready { seat });
            if everybody_is_ready(&story.table) {
                story.begin_round();
            }
            Ok(story.events)
        }
        _ => Err(Refusal::not_now()),
    }
}

/// 5.4.6
fn claim(table: &Table<Wortduell>, seat: Seat, world: &mut World<'_>) -> Result<Vec<Event>, Refusal> {
    let side = table.state.side(seat);
    if claim_from(table, side).is_none_or(|from| world.now < from) {
        return Err(Refusal::new(
            "no_claim",
            "Den Sieg kannst du fordern, wenn auf der anderen Seite seit drei Minuten niemand da ist, und nur ohne Uhr.",
            "You can claim the match when nobody of the other side has been here for three minutes, and only without a \
             clock.",
        ));
    }
    let mut story = Story::new(table, world);
    story.end(Some(side), Ending::Claimed);
    Ok(story.events)
}
