//! What an action brings, or why it is refused.

use super::action::Action;
use super::dice::{Die, Side};
use super::opinion::{list_decides, opinion};
use super::options::Unique;
use super::phase::Phase;
use super::round::Round;
use super::state::State;
use super::story::{self, Story};
use super::taking::{check_letter, source};
use super::term::{Term, is_same};
use game::{Refusal, Seat, Thumb};

/// Decides an action.
pub(super) fn decide(story: &mut Story<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    // 5.5.14: the clocks stand still, and so does the game.
    if story.state().waiting.is_some() {
        return Err(Refusal::new(
            "waiting",
            "Gerade sind zu wenige verbunden; es geht weiter, wenn jemand zurückkommt.",
            "Too few are connected; the game goes on when somebody is back.",
        ));
    }
    match action {
        Action::ChooseTheme { theme } => choose_theme(story, seat, theme),
        Action::TurnDie { side } => turn_die(story, seat, side),
        Action::Name { word, die } => name(story, seat, &word, die),
        Action::ChangeTheme {} => change_theme(story, seat),
        Action::GiveUp {} => give_up(story, seat),
        Action::Thumb { thumb } => vote(story, seat, thumb),
    }?;
    story::look_around(story);
    Ok(())
}

/// E.1.2, E.1.3
fn choose_theme(story: &mut Story<'_>, seat: Seat, place: u8) -> Result<(), Refusal> {
    let state = story.state();
    let Phase::Choosing { seat: chooser, .. } = state.phase else { return Err(Refusal::not_now()) };
    if chooser != seat {
        return Err(Refusal::not_your_turn());
    }
    if place > 2 {
        return Err(Refusal::new(
            "no_such_theme",
            "Auf der Karte stehen nur drei Themen.",
            "There are only three themes on the card.",
        ));
    }
    if place > 0 && state.options.children {
        return Err(Refusal::new(
            "only_green",
            "An diesem Tisch gilt nur das leichte Thema.",
            "At this table only the easy theme is used.",
        ));
    }
    story::choose(story, usize::from(place), Some(seat));
    Ok(())
}

/// E.2.22: another side, never the question mark again.
fn turn_die(story: &mut Story<'_>, seat: Seat, side: Side) -> Result<(), Refusal> {
    let Phase::Turning { seat: roller, .. } = story.state().phase else { return Err(Refusal::not_now()) };
    if roller != seat {
        return Err(Refusal::not_your_turn());
    }
    if side == Side::Question {
        return Err(Refusal::new(
            "another_side",
            "Dreh den Würfel auf eine andere Seite als das Fragezeichen.",
            "Turn the die to another side than the question mark.",
        ));
    }
    story::turn_die(story, side, Some(seat));
    Ok(())
}

/// The round, if it is this seat's turn to name a term.
fn own_turn(state: &State, seat: Seat) -> Result<&Round, Refusal> {
    match (&state.phase, &state.round) {
        (Phase::Naming { seat: turn, .. }, Some(round)) if *turn == seat => Ok(round),
        (Phase::Naming { .. }, _) => Err(Refusal::not_your_turn()),
        _ => Err(Refusal::not_now()),
    }
}

/// 5.5.1: die, letter and repetition are looked at first; then what is known of the term.
fn name(story: &mut Story<'_>, seat: Seat, word: &str, die: Die) -> Result<(), Refusal> {
    let state = story.state();
    let round = own_turn(state, seat)?;
    let from = source(round, seat, die)?;
    let term = Term::read(word, state.options.language)?;
    check_letter(round, die, &term)?;
    check_new(state, round, &term)?;
    let opinion = opinion(&story.table, &term)?;
    if opinion.fits && list_decides(&story.table) {
        story::take(story, seat, term.text, term.keys, die, from);
    } else {
        story::doubt(story, seat, term, die, opinion.known, opinion.hint);
    }
    Ok(())
}

/// E6, E.2.5: not named yet for this theme, or in this round; and not voted down before.
fn check_new(state: &State, round: &Round, term: &Term) -> Result<(), Refusal> {
    let theme = state.theme.as_deref().unwrap_or_default();
    let counts = |of: &str| state.options.unique == Unique::Round || of == theme;
    let twin = round.named.iter().find(|named| counts(&named.theme) && is_same(&named.keys, &term.keys));
    if let Some(named) = twin {
        return Err(Refusal::new(
            "already_named",
            format!("Das ist schon genannt: „{}“.", named.word),
            format!("That has been named already: “{}”.", named.word),
        ));
    }
    if round.rejected.iter().any(|r| r.theme == theme && is_same(&r.keys, &term.keys)) {
        return Err(Refusal::new(
            "rejected",
            format!("Über „{}“ hat der Tisch schon abgestimmt.", term.text),
            format!("The table has voted about “{}” already.", term.text),
        ));
    }
    Ok(())
}

/// E.1.16, 5.5.8: instead of a term, once a round.
fn change_theme(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    let round = own_turn(story.state(), seat)?;
    if round.side != Some(Side::ThemeChange) || round.aside {
        return Err(Refusal::new(
            "no_change",
            "In dieser Runde lässt sich das Thema nicht oder nicht mehr wechseln.",
            "The theme cannot be changed in this round, or not again.",
        ));
    }
    story::change_theme(story, seat);
    Ok(())
}

/// E19
fn give_up(story: &mut Story<'_>, seat: Seat) -> Result<(), Refusal> {
    own_turn(story.state(), seat)?;
    story::fail(story, seat, super::Failure::GaveUp);
    Ok(())
}

/// E17
fn vote(story: &mut Story<'_>, seat: Seat, thumb: Thumb) -> Result<(), Refusal> {
    let Phase::Voting(ballot) = &story.state().phase else { return Err(Refusal::not_now()) };
    if !ballot.vote.awaits(seat) {
        return Err(Refusal::new(
            "no_vote",
            "Du stimmst hier nicht ab oder hast es schon getan.",
            "You have no vote here, or have voted already.",
        ));
    }
    story::thumb(story, seat, thumb);
    Ok(())
}
