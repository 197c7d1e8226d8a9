//! What an action brings, or why it is refused.

use super::LetraMix;
use super::action::Action;
use super::dice::Face;
use super::event::Event;
use super::layout::Layout;
use super::options::Mode;
use super::progress::{everybody_is_ready, glass_end, is_finished};
use super::score::worth;
use super::state::{Desk, Laying, Phase};
use super::story::{Story, empty_cup, roll_again, score};
use game::pace::is_late;
use game::{Refusal, Seat, Span, Table, Time};
use words::judge::{Judge, Profile};

/// C15: where the roll is the same for all, the right to roll again is over after so long.
const TIME_TO_REROLL: Span = Span::from_secs(10);
/// C.3: with so many vowels or fewer the player may roll again.
const FEW_VOWELS: usize = 1;

/// Decides an action.
pub(super) fn decide(story: &mut Story<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Roll {} => roll(story, seat),
        Action::Reroll {} => reroll(story, seat),
        Action::Lay { layout } => lay(story, seat, layout),
        Action::Finish { layout } => finish(story, seat, layout),
        Action::Next {} => next(story, seat),
    }
}

/// The judge of this table (C.5, C8).
pub(super) fn judge(table: &Table<LetraMix>) -> Judge {
    let mut options = Profile::LETRAMIX.options();
    options.base_forms_only = table.state.options.base_forms;
    options.decent = table.is_decent(table.state.options.decent);
    Judge::with(Profile::LETRAMIX, options, table.house.clone())
}

fn roll(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    match &story.before.state.phase {
        Phase::ToRoll { seat: turn, .. } if *turn == seat => {
            empty_cup(story);
            Ok(())
        }
        Phase::ToRoll { .. } => Err(Refusal::not_your_turn()),
        _ => Err(Refusal::new("no_roll", "Gerade wird nicht gewürfelt.", "Nobody rolls now.")),
    }
}

/// The roll that this seat may lay with.
fn own_laying(table: &Table<LetraMix>, seat: Seat) -> Result<&Laying, Refusal> {
    let Some(laying) = table.state.laying() else {
        return Err(Refusal::new(
            "no_dice",
            "Erst muss gewürfelt werden.",
            "The dice have to be rolled first.",
        ));
    };
    match laying.seat {
        Some(turn) if turn != seat => Err(Refusal::not_your_turn()),
        None if laying.out.contains(&seat) => Err(Refusal::new(
            "sits_out",
            "Du warst nicht bereit und setzt diese Runde aus.",
            "You were not ready and sit this round out.",
        )),
        _ if laying.desks.get(seat.index()).is_some_and(|d| d.done) => Err(Refusal::new(
            "done",
            "Du bist in dieser Runde schon fertig.",
            "You are done with this round.",
        )),
        _ => Ok(laying),
    }
}

fn reroll(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    let table = story.before;
    let laying = own_laying(table, seat)?;
    let is_late = reroll_until(table, laying).is_some_and(|until| story.now > until);
    if !may_reroll(table, laying) || is_late {
        return Err(Refusal::new(
            "no_reroll",
            "Noch einmal würfeln darf nur, wer höchstens einen Vokal und noch keine gültige Lage hatte.",
            "You may roll again only with at most one vowel, and before any layout was valid.",
        ));
    }
    roll_again(story);
    Ok(())
}

/// When the right to roll again is over: with the sand, and where the roll is the same for all after 10 s (C15).
pub(super) fn reroll_until(table: &Table<LetraMix>, laying: &Laying) -> Option<Time> {
    let sand = glass_end(table, laying);
    match table.state.options.mode {
        Mode::Turns => sand,
        Mode::SameRoll => {
            let window = table.state.options.pace.until(laying.thrown_at, TIME_TO_REROLL);
            [sand, window].into_iter().flatten().min()
        }
    }
}

/// 5.3.1: with few vowels, and while no valid layout has come from this roll and nobody is done. Without Prüfhilfe that
/// must not show who has laid something valid, so there any layout ends the right.
pub(super) fn may_reroll(table: &Table<LetraMix>, laying: &Laying) -> bool {
    let check_aid = table.state.options.check_aid;
    let has_laid = |d: &Desk| d.done || if check_aid { d.valid.is_some() } else { d.touched };
    laying.dice.iter().filter(|f: &&Face| f.is_vowel()).count() <= FEW_VOWELS
        && !laying.desks.iter().any(has_laid)
}

/// The layout as it lies, and what it is worth.
fn laid(story: &Story<'_>, seat: Seat, layout: Layout) -> Result<Event, Refusal> {
    let table = story.before;
    let laying = own_laying(table, seat)?;
    if is_late(glass_end(table, laying), story.now) {
        return Err(Refusal::too_late());
    }
    layout.check(&laying.dice)?;
    let worth = worth(&layout, &laying.dice, &judge(table));
    Ok(Event::Laid { seat, layout, worth })
}

fn lay(story: &mut Story<'_>, seat: Seat, layout: Layout) -> Result<(), Refusal> {
    let laid = laid(story, seat, layout)?;
    story.happen(laid);
    Ok(())
}

fn finish(story: &mut Story<'_>, seat: Seat, layout: Layout) -> Result<(), Refusal> {
    lay(story, seat, layout)?;
    story.happen(Event::Done { seat });
    if story.table.state.laying().is_some_and(|laying| is_finished(&story.table, laying)) {
        score(story);
    }
    Ok(())
}

fn next(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    match &story.before.state.phase {
        Phase::Gathering { ready, .. } if !ready.contains(&seat) => {
            story.happen(Event::Ready { seat });
            if everybody_is_ready(&story.table) {
                empty_cup(story);
            }
            Ok(())
        }
        _ => Err(Refusal::new("not_now", "Das geht gerade nicht.", "That is not possible now.")),
    }
}
