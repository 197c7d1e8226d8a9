//! Letters of the pool for others: the vowel rule (A.8) and the Tausch-Joker (A.16).

use super::decide::{own_play, own_turn};
use super::state::State;
use super::story::{POOL, Story, set_aside, swap};
use super::tiles::Tile;
use game::{Refusal, Seat};

/// A.16: at most so many letters.
pub(super) const MOST_SWAPPED: usize = 6;

/// Are these different tiles of the pool?
fn are_in_pool(state: &State, tiles: &[Tile]) -> bool {
    let is_new = |(i, tile): (usize, &Tile)| !tiles[..i].contains(tile);
    tiles.iter().all(|tile| state.pool.contains(tile)) && tiles.iter().enumerate().all(is_new)
}

/// A.8, W4, W5
pub(super) fn redraw(story: &mut Story<'_>, seat: Seat, tiles: &[Tile]) -> Result<(), Refusal> {
    let count = own_turn(story, seat)?.aside;
    if count == 0 {
        return Err(Refusal::new(
            "has_vowel",
            "Im Vorrat liegt ein Vokal; Buchstaben tauscht dann nur noch der Tausch-Joker.",
            "There is a vowel in the pool; then only the swap joker swaps letters.",
        ));
    }
    if tiles.len() != usize::from(count) || !are_in_pool(&story.before.state, tiles) {
        return Err(Refusal::new(
            "bad_tiles",
            format!("Wähl genau {count} verschiedene Buchstaben aus dem Vorrat."),
            format!("Choose exactly {count} different letters of the pool."),
        ));
    }
    set_aside(story, tiles);
    Ok(())
}

/// A.16, W6, W7
pub(super) fn joker(story: &mut Story<'_>, seat: Seat, tiles: &[Tile]) -> Result<(), Refusal> {
    let turning = own_play(story, seat)?;
    let state = &story.before.state;
    if !state.jokers.get(seat.index()).copied().unwrap_or(false) {
        return Err(Refusal::new(
            "joker_used",
            "Deinen Tausch-Joker hast du schon eingesetzt; es gibt ihn einmal im Spiel.",
            "You have used your swap joker; there is one in a game.",
        ));
    }
    if state.pool.len() != POOL {
        return Err(Refusal::new(
            "joker_pool",
            "Der Tausch-Joker gilt nur bei vollem Vorrat von zwölf Buchstaben.",
            "The swap joker needs a full pool of twelve letters.",
        ));
    }
    if turning.draft.is_some() {
        return Err(Refusal::new(
            "joker_draft",
            "Nimm erst alles zurück, was du in diesem Zug gelegt hast; dann gilt der Tausch-Joker.",
            "First take back all you have laid in this turn; then you may use the swap joker.",
        ));
    }
    let most = MOST_SWAPPED.min(state.supply.len());
    if !(1..=most).contains(&tiles.len()) || !are_in_pool(state, tiles) {
        return Err(Refusal::new(
            "bad_tiles",
            format!(
                "Wähl 1 bis {most} verschiedene Buchstaben aus dem Vorrat; im Beutel liegen {}.",
                state.supply.len()
            ),
            format!(
                "Choose 1 to {most} different letters of the pool; {} are in the bag.",
                state.supply.len()
            ),
        ));
    }
    swap(story, seat, tiles);
    Ok(())
}
