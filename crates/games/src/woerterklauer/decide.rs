//! What an action brings, or why it is refused.

use super::Woerterklauer;
use super::action::Action;
use super::draft::{Draft, Judged};
use super::event::{Ending, Event};
use super::options::Options;
use super::progress::{claim_from, glass_end, opponent};
use super::proposals::{propose, reply};
use super::state::{Agreed, State};
use super::story::{Story, finish_turn, lose};
use super::swaps::{joker, redraw};
use super::tiles::Placed;
use super::turn::{Check, Dictionary, Position};
use super::turning::Turning;
use game::pace::is_late;
use game::{Refusal, Seat, Table};
use words::judge::{HouseList, Judge, Profile};

/// Decides an action.
pub(super) fn decide(story: &mut Story<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Redraw { tiles } => redraw(story, seat, &tiles),
        Action::Joker { tiles } => joker(story, seat, &tiles),
        Action::Lay { field } => lay(story, seat, field),
        Action::EndTurn { field } => end_turn(story, seat, field),
        Action::Propose { proposal } => propose(story, seat, proposal),
        Action::Reply { accept } => reply(story, seat, accept),
        Action::Claim {} => claim(story, seat),
        Action::Resign {} => resign(story, seat),
    }
}

/// The judge of this table (A.18–A.22, W13, W16).
pub(super) fn judge(table: &Table<Woerterklauer>) -> Judge {
    let decent = table.is_decent(table.state.options.decent);
    judge_of(&table.state.options, decent, &table.state.agreed, &table.house)
}

fn judge_of(options: &Options, decent: bool, agreed: &Agreed, house: &HouseList) -> Judge {
    let mut judging = Profile::WOERTERKLAUER.options();
    judging.base_forms_only = options.base_forms;
    judging.decent = decent;
    let mut house = house.clone();
    agreed.words.iter().for_each(|word| house.allow(*word));
    Judge::with(Profile::WOERTERKLAUER, judging, house)
}

/// The words of a view, with the pairs that its table has agreed on. It does not tell whether the table is public: what
/// is proposed by these words is decent anyway.
pub(super) fn dictionary(options: &Options, agreed: &Agreed, house: &HouseList) -> Dictionary {
    with_agreed(judge_of(options, options.decent == Some(true), agreed, house), agreed)
}

/// The words of this table, with the pairs that it has agreed on.
pub(super) fn words_of(table: &Table<Woerterklauer>) -> Dictionary {
    with_agreed(judge(table), &table.state.agreed)
}

fn with_agreed(judge: Judge, agreed: &Agreed) -> Dictionary {
    Dictionary::new(judge).with_different(agreed.different.iter().copied())
}

/// What the mover's turn begins with.
pub(super) fn position(state: &State, seat: Seat) -> Option<Position> {
    state.beginning(seat).position(&state.options)
}

/// The turn of this seat, in time.
pub(super) fn own_turn<'a>(story: &Story<'a>, seat: Seat) -> Result<&'a Turning, Refusal> {
    let turning = story.before.state.turning().ok_or_else(Refusal::not_now)?;
    if turning.seat != seat {
        return Err(Refusal::not_your_turn());
    }
    if turning.proposal.is_some() {
        return Err(Refusal::new(
            "proposal_pending",
            "Erst antwortet dein Gegenüber auf deinen Vorschlag; die Uhr steht so lange.",
            "Your opponent answers your proposal first; the clock stands still meanwhile.",
        ));
    }
    if is_late(glass_end(turning), story.now) {
        return Err(Refusal::too_late());
    }
    Ok(turning)
}

/// The turn of this seat, with a complete pool.
pub(super) fn own_play<'a>(story: &Story<'a>, seat: Seat) -> Result<&'a Turning, Refusal> {
    let turning = own_turn(story, seat)?;
    if turning.aside == 0 {
        return Ok(turning);
    }
    let count = turning.aside;
    Err(Refusal::new(
        "no_vowel",
        format!("Kein Vokal im Vorrat: Leg erst {count} Buchstaben zur Seite und zieh neue."),
        format!("There is no vowel in the pool: first set {count} letters aside and draw new ones."),
    ))
}

/// A draft and the verdict on it. What cannot lie on the table at all is no draft.
fn drafted(story: &Story<'_>, seat: Seat, field: Vec<Placed>) -> Result<Draft, Refusal> {
    own_play(story, seat)?;
    let table = story.before;
    let position = position(&table.state, seat).ok_or_else(Refusal::not_now)?;
    let judged = Judged::of(&position, &field, &words_of(table));
    match &judged {
        Judged::Illegal { fault, .. } if matches!(fault.check, Check::S0 | Check::S1) => {
            Err(Refusal { code: fault.check.name(), sentence: fault.said() })
        }
        _ => Ok(Draft { field, judged }),
    }
}

fn lay(story: &mut Story<'_>, seat: Seat, field: Vec<Placed>) -> Result<(), Refusal> {
    let Draft { field, judged } = drafted(story, seat, field)?;
    story.happen(Event::Laid { seat, field, judged, at: story.now });
    Ok(())
}

/// A.15: only with the lead; without it the turn goes on (W18).
fn end_turn(story: &mut Story<'_>, seat: Seat, field: Vec<Placed>) -> Result<(), Refusal> {
    let draft = drafted(story, seat, field)?;
    let table = story.before;
    match &draft.judged {
        Judged::Illegal { fault, .. } => {
            let sentence = draft.judged.said().unwrap_or_else(|| fault.said());
            Err(Refusal { code: fault.check.name(), sentence })
        }
        Judged::Legal(verdict) if verdict.leads() => {
            finish_turn(story, &draft);
            Ok(())
        }
        Judged::Legal(verdict) => Err(no_lead(usize::from(verdict.own), usize::from(verdict.other))),
        Judged::Untouched => {
            Err(no_lead(table.state.letters(seat), table.state.letters(opponent(table, seat))))
        }
    }
}

fn no_lead(own: usize, other: usize) -> Refusal {
    let missing = (other + 1).saturating_sub(own);
    Refusal::new(
        "lead",
        format!(
            "Dir fehlt noch die Führung: {own} zu {other}, also {missing} zu wenig. Leg weiter oder gib auf."
        ),
        format!("You do not lead yet: {own} to {other}, {missing} short. Keep laying, or give up."),
    )
}

/// 5.1.9
fn claim(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    let table = story.before;
    let turning = table.state.turning().ok_or_else(Refusal::not_now)?;
    let may = turning.seat != seat && claim_from(table, turning).is_some_and(|from| story.now >= from);
    if !may {
        return Err(Refusal::new(
            "no_claim",
            "Den Sieg kannst du fordern, wenn dein Gegenüber am Zug ist und drei Minuten weg war oder 72 Stunden nichts \
             getan hat, und nur ohne Sanduhr.",
            "You can claim the win when your opponent is to move and has been away for three minutes or idle for 72 \
             hours, and only without a glass.",
        ));
    }
    lose(story, turning.seat, Ending::Claimed);
    Ok(())
}

/// 5.1.9: at any time of the own turn, even while a proposal waits.
fn resign(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    match story.before.state.turning() {
        Some(turning) if turning.seat == seat => {
            lose(story, seat, Ending::Resigned);
            Ok(())
        }
        Some(_) => Err(Refusal::not_your_turn()),
        None => Err(Refusal::not_now()),
    }
}
