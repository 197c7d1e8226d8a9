//! `GET /api/cards/{difficulty}/{count}/{seed}`: Wortduell cards to print. They are drawn from the box, whose cards are rated already: making new ones
//! would take seconds, and anybody may ask.

use super::Server;
use super::door::Client;
use super::error::ApiError;
use super::limits::Kind;
use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use game::{Chance, Said};
use games::wortduell::cards::{Card, Place, selected};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use words::themes::Theme;

/// The most cards in one answer: four pages.
const MOST: usize = 24;
/// The calls that an easy card, and one that is not hard, need at most. Each third of the box is on one side of them.
const EASY: f64 = 3.5;
const MEDIUM: f64 = 4.3;

/// Which cards: the path of the request.
#[derive(Deserialize)]
pub struct Wanted {
    difficulty: Difficulty,
    count: usize,
    /// The same seed draws the same cards.
    seed: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "CardDifficulty"))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    Any,
    Easy,
    Medium,
    Hard,
}

impl Difficulty {
    fn takes(self, card: &Card) -> bool {
        let calls = card.difficulty().calls();
        match self {
            Self::Any => true,
            Self::Easy => calls <= EASY,
            Self::Medium => calls > EASY && calls <= MEDIUM,
            Self::Hard => calls > MEDIUM,
        }
    }
}

/// A card as it is printed.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PrintedCard {
    theme: Said,
    /// The calls that a good solver needs on average.
    difficulty: f64,
    /// Seven rows of nine letters, `.` where nothing stands.
    rows: Vec<String>,
    words: Vec<Place>,
}

impl PrintedCard {
    fn of(card: &Card) -> Option<Self> {
        let title = &Theme::of(card.theme())?.title;
        let theme = Said::new(&*title.de, &*title.en);
        let difficulty = card.difficulty().calls();
        Some(Self { theme, difficulty, rows: card.rows(), words: card.words().to_vec() })
    }
}

/// The cards, the easiest first: so neighbours are about equally hard and can be played against each other.
fn drawn(wanted: &Wanted) -> Vec<PrintedCard> {
    let mut cards: Vec<&Card> = selected().iter().filter(|card| wanted.difficulty.takes(card)).collect();
    Chance::from_seed(wanted.seed.into()).shuffle(&mut cards);
    cards.truncate(wanted.count);
    cards.sort_by_key(|card| card.difficulty());
    cards.into_iter().filter_map(PrintedCard::of).collect()
}

pub async fn cards(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    wanted: Result<Path<Wanted>, PathRejection>,
) -> Result<impl IntoResponse, ApiError> {
    server.limits.check(Kind::Read, client)?;
    let Path(wanted) = wanted.map_err(|_| ApiError::bad_request())?;
    if !(1..=MOST).contains(&wanted.count) {
        return Err(ApiError::bad_request());
    }
    Ok(Json(drawn(&wanted)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn rows(cards: &[PrintedCard]) -> BTreeSet<String> {
        cards.iter().map(|card| card.rows.join("/")).collect()
    }

    #[test]
    fn a_draw_has_as_many_different_cards_as_asked_for_and_the_easiest_first() {
        for difficulty in [Difficulty::Any, Difficulty::Easy, Difficulty::Medium, Difficulty::Hard] {
            let drawn = drawn(&Wanted { difficulty, count: MOST, seed: 3 });
            assert_eq!((drawn.len(), rows(&drawn).len()), (MOST, MOST), "{difficulty:?}");
            assert!(drawn.is_sorted_by(|a, b| a.difficulty <= b.difficulty), "{difficulty:?}");
            assert!(drawn.iter().all(|card| card.rows.len() == 7 && card.words.len() == 6));
        }
    }

    #[test]
    fn the_difficulty_is_the_one_asked_for() {
        let calls = |difficulty| {
            let drawn = drawn(&Wanted { difficulty, count: MOST, seed: 1 });
            (drawn[0].difficulty, drawn[MOST - 1].difficulty)
        };
        assert!(calls(Difficulty::Easy).1 <= EASY);
        assert!(calls(Difficulty::Medium).0 > EASY && calls(Difficulty::Medium).1 <= MEDIUM);
        assert!(calls(Difficulty::Hard).0 > MEDIUM);
    }

    #[test]
    fn a_seed_draws_the_same_cards_again_and_another_one_others() {
        let of = |seed| rows(&drawn(&Wanted { difficulty: Difficulty::Any, count: 6, seed }));
        assert_eq!(of(7), of(7));
        assert_ne!(of(7), of(8));
    }
}
