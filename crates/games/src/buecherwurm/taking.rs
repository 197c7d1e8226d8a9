//! Which dice a player may take, and for which terms (E.1.4–E.1.8, 5.5.1, 5.5.4).

use super::dice::{Die, Side};
use super::round::{Round, Spot};
use super::term::Term;
use game::{Refusal, Seat};
use words::automaton::LetterSet;

/// All dice that this seat may take now, whatever the letter: those of the display first.
pub(super) fn takeable(round: &Round, seat: Seat) -> Vec<Die> {
    let stolen = round.desks.iter().flat_map(|desk| &desk.pile);
    round.display.iter().chain(stolen).copied().filter(|die| source(round, seat, *die).is_ok()).collect()
}

/// Where the die comes from: `None` for the display, else who is robbed; or why it cannot be taken.
pub(super) fn source(round: &Round, seat: Seat, die: Die) -> Result<Option<Seat>, Refusal> {
    let spot = round.spot(die);
    if !die.is_white() && letters(round, die).is_empty() && spot != Spot::Nowhere {
        return Err(not_usable());
    }
    match spot {
        Spot::Display => Ok(None),
        Spot::Nowhere => Err(no_such_die()),
        // E8
        Spot::Desk(owner) if owner == seat => {
            Err(Refusal::new("own_die", "Dieser Würfel liegt schon bei dir.", "You have this die already."))
        }
        Spot::Desk(owner) => may_steal(round, owner, die).map(|()| Some(owner)),
    }
}

fn may_steal(round: &Round, owner: Seat, die: Die) -> Result<(), Refusal> {
    // 5.5.4: the joker never, NOT like any other.
    if die == Die::SPECIAL && round.side == Some(Side::AnyLetter) {
        return Err(Refusal::new(
            "not_stealable",
            "Der A–Z-Würfel kann nicht geklaut werden.",
            "The A–Z die cannot be stolen.",
        ));
    }
    // E.1.7, E.2.6
    if round.worms == 0 {
        return Err(Refusal::new(
            "no_stealing",
            "In der Mitte liegt kein Bücherwurm mehr: Du kannst nur noch Würfel aus der Mitte nehmen.",
            "No bookworm card is left: you can only take dice from the middle.",
        ));
    }
    // 5.5.6
    let top = round.desks.get(owner.index()).and_then(|desk| desk.pile.last());
    if round.side == Some(Side::Stack) && top != Some(&die) {
        return Err(Refusal::new(
            "not_on_top",
            "Vom Stapel kann nur der oberste Würfel geklaut werden.",
            "Only the top die of a stack can be stolen.",
        ));
    }
    Ok(())
}

/// The letters that a term for this die may begin with.
pub(super) fn letters(round: &Round, die: Die) -> LetterSet {
    match round.face(die) {
        Some(face) => face.letters(),
        None => round.side.filter(|_| die == Die::SPECIAL).map_or(LetterSet::EMPTY, Side::letters),
    }
}

/// E.1.4: does the term begin with a letter of the die?
pub(super) fn check_letter(round: &Round, die: Die, term: &Term) -> Result<(), Refusal> {
    let letters = letters(round, die);
    if letters.contains(term.initial) {
        return Ok(());
    }
    let each: Vec<String> = letters.iter().map(|letter| char::from(letter.ascii()).to_string()).collect();
    Err(Refusal::new(
        "wrong_letter",
        format!("„{}“ beginnt nicht mit {}.", term.text, each.join(" oder ")),
        format!("“{}” does not begin with {}.", term.text, each.join(" or ")),
    ))
}

fn not_usable() -> Refusal {
    Refusal::new(
        "not_usable",
        "Für diese Seite des grünen Würfels kannst du keinen Begriff nennen.",
        "You cannot name a term for this side of the green die.",
    )
}

fn no_such_die() -> Refusal {
    Refusal::new("no_such_die", "Diesen Würfel gibt es hier nicht.", "There is no such die here.")
}
