//! What an action brings, or why it is refused. No refusal depends on what is hidden from who asks.

use super::action::Action;
use super::cards::{MOST_MARKED, Place};
use super::event::{Ending, Event};
use super::options::Answers;
use super::progress::{claim_from, everybody_is_ready};
use super::square::Square;
use super::state::{Idea, Phase, Riddle, Suggestion};
use super::story::{self, Story};
use super::team::members;
use game::pace::is_late;
use game::{Refusal, Seat};
use std::collections::BTreeSet;
use words::Letter;

/// Decides an action.
pub(super) fn decide(story: &mut Story<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Call { letter } => call(story, seat, letter),
        Action::Guess { word, from, to } => guess(story, seat, Place { word, from, to }),
        Action::Pass {} => pass(story, seat),
        Action::Mark { squares } => mark(story, seat, squares),
        Action::Suggest { idea } => suggest(story, seat, idea),
        Action::Writer { seat: writer } => choose_writer(story, seat, writer),
        Action::Next {} => next(story, seat),
        Action::Claim {} => claim(story, seat),
    }
}

/// The card to be solved, if it is this seat's turn, and in time.
fn own_turn<'a>(story: &Story<'a>, seat: Seat) -> Result<&'a Riddle, Refusal> {
    let state = &story.before.state;
    let turn = match &state.phase {
        Phase::Turn(turn) => turn,
        Phase::Answer { .. } => return Err(answer_pending()),
        _ => return Err(Refusal::not_now()),
    };
    if turn.seat != seat {
        return Err(Refusal::not_your_turn());
    }
    if is_late(turn.until, story.now) {
        return Err(Refusal::too_late());
    }
    state.target(seat).ok_or_else(Refusal::not_now)
}

fn answer_pending() -> Refusal {
    Refusal::new(
        "answer_pending",
        "Erst wird gesagt, wo der gerufene Buchstabe steht.",
        "First it has to be said where the called letter is.",
    )
}

fn call(story: &mut Story<'_>, seat: Seat, letter: Letter) -> Result<(), Refusal> {
    // D10; letters of found words that were never called are not crossed off (D22).
    if own_turn(story, seat)?.is_called(letter) {
        return Err(Refusal::new(
            "called_before",
            format!("{letter} ist schon gerufen. Wähl einen anderen Buchstaben."),
            format!("{letter} has been called already. Choose another letter."),
        ));
    }
    match story.before.state.options.answers {
        Answers::Automatic => story::call(story, seat, letter),
        Answers::Manual => story::ask(story, seat, letter),
    }
    Ok(())
}

fn guess(story: &mut Story<'_>, seat: Seat, place: Place) -> Result<(), Refusal> {
    let riddle = own_turn(story, seat)?;
    check_place(&place)?;
    // 5.4.11: no wrong guess either.
    if riddle.called.is_empty() {
        return Err(Refusal::new(
            "first_call",
            "Ruf in dieser Runde erst einen Buchstaben. Raten darfst du zu Beginn des folgenden Zuges.",
            "Call a letter in this round first. You may guess at the beginning of your next turn.",
        ));
    }
    // D21: no wrong guess, the turn goes on.
    if riddle.found.iter().any(|found| found.word == place.word) {
        return Err(Refusal::new(
            "found_before",
            format!("{} ist schon gefunden.", place.word),
            format!("{} has been found already.", place.word),
        ));
    }
    story::guess(story, seat, place);
    Ok(())
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

fn pass(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    if !own_turn(story, seat)?.is_all_called() {
        return Err(Refusal::new(
            "letters_left",
            "Passen geht erst, wenn alle Buchstaben gerufen sind.",
            "You may pass only when all letters have been called.",
        ));
    }
    story::pass(story, seat);
    Ok(())
}

/// Anybody of the side whose card it is may answer.
fn mark(story: &mut Story<'_>, seat: Seat, squares: Vec<Square>) -> Result<(), Refusal> {
    let state = &story.before.state;
    let Phase::Answer { seat: caller, letter, until } = state.phase else {
        return Err(Refusal::not_now());
    };
    if state.side(caller) == state.side(seat) {
        return Err(Refusal::not_your_turn());
    }
    if is_late(until, story.now) {
        return Err(Refusal::too_late());
    }
    let squares: BTreeSet<Square> = squares.into_iter().collect();
    if squares.len() > MOST_MARKED {
        return Err(Refusal::new(
            "too_many_squares",
            format!("Kein Buchstabe steht auf mehr als {MOST_MARKED} Feldern. Nimm welche zurück."),
            format!("No letter stands on more than {MOST_MARKED} squares. Take some back."),
        ));
    }
    story::answer(story, Some(seat), caller, letter, &squares);
    Ok(())
}

/// 5.4.7: the team consults from the beginning of its turn until the call.
fn suggest(story: &mut Story<'_>, seat: Seat, idea: Option<Idea>) -> Result<(), Refusal> {
    let state = &story.before.state;
    let turn = state.turn().ok_or_else(Refusal::not_now)?;
    if state.side(turn.seat) != state.side(seat) {
        return Err(Refusal::not_your_turn());
    }
    if let Some(Idea::Word(place)) = &idea {
        check_place(place)?;
    }
    story.happen(match idea {
        Some(idea) => Event::Suggested(Suggestion { seat, idea }),
        None => Event::Withdrew { seat },
    });
    Ok(())
}

/// D.17: each team picks one member who writes.
fn choose_writer(story: &mut Story<'_>, seat: Seat, writer: Seat) -> Result<(), Refusal> {
    let table = story.before;
    if !members(table, table.state.side(seat)).any(|member| member == writer) {
        return Err(Refusal::new(
            "no_team",
            "Schreiben kann nur, wer in deinem Team ist.",
            "Only a member of your team can write.",
        ));
    }
    story.happen(Event::Writes { seat: writer });
    Ok(())
}

fn next(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    match &story.before.state.phase {
        Phase::RoundOver { ready, .. } if !ready.contains(&seat) => {
            story.happen(Event::Ready { seat });
            if everybody_is_ready(&story.table) {
                story::begin_round(story);
            }
            Ok(())
        }
        _ => Err(Refusal::not_now()),
    }
}

/// 5.4.6
fn claim(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    let table = story.before;
    let side = table.state.side(seat);
    if claim_from(table, side).is_none_or(|from| story.now < from) {
        return Err(Refusal::new(
            "no_claim",
            "Den Sieg kannst du nur ohne Uhr beanspruchen, und erst, wenn drüben drei Minuten lang niemand war.",
            "You can claim the match when nobody of the other side has been here for three minutes, and only without a \
             clock.",
        ));
    }
    story::end(story, Some(side), Ending::Claimed);
    Ok(())
}
