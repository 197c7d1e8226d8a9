//! How strong somebody is in a game: a number on the computer players' scale, folded from results (S10 to S14).
//!
//! The reckoning itself is that of `skillratings`: Glicko-2 (Glickman 2012) for two, Weng and Lin's Bradley–Terry
//! model with full pairs (2011) for more. Both work on one scale, so who plays with two and with four has one
//! strength.

use crate::record::{Record, Rival};
use serde::{Deserialize, Serialize};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

/// S11: newcomers begin where the Gautschling stands, about the middle of the computer players people begin with.
const START: f64 = 1200.0;
/// S11: and nothing is known of them yet. Nobody is ever less certain.
const START_DEVIATION: f64 = 350.0;
/// S12: from here on a strength is no longer "vorläufig".
const CERTAIN: f64 = 110.0;
/// S13: people get better and worse. From game to game a strength may have moved by so much, so that it never stands
/// still.
const DRIFT: f64 = 10.0;
/// S1: the computer players were measured at hundreds of tables; what is not known of them is little.
const MEASURED_DEVIATION: f64 = 30.0;
/// S1: those that were not measured yet are only roughly known; but they are certain enough to count.
const PROVISIONAL_DEVIATION: f64 = 100.0;
/// 400 points are ten to one, and Glicko-2 reckons in units of the logistic function.
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;

/// How strong somebody is in a game, on the computer players' scale: 191 more win three games of four.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Strength {
    /// The likeliest value.
    pub rating: f64,
    /// Two of three are at most so far from it.
    pub deviation: f64,
    /// So many games have counted.
    pub games: u32,
}

impl Default for Strength {
    fn default() -> Self {
        Self::new()
    }
}

impl Strength {
    /// Somebody who has not played yet (S11).
    pub const fn new() -> Self {
        Self { rating: START, deviation: START_DEVIATION, games: 0 }
    }

    /// A computer player of this measured strength: it never changes (S1).
    pub fn measured(rating: i32) -> Self {
        Self { rating: f64::from(rating), deviation: MEASURED_DEVIATION, games: 0 }
    }

    /// A computer player that was not measured yet in its game (S1).
    pub fn provisional(rating: i32) -> Self {
        Self { deviation: PROVISIONAL_DEVIATION, ..Self::measured(rating) }
    }

    /// Is it still "vorläufig" (S12)?
    pub fn is_uncertain(&self) -> bool {
        self.deviation > CERTAIN
    }
}

/// The strength after one game more. The same records in the same order give the same numbers, on every machine:
/// numbers are kept in hundredths, which are written and read without loss.
pub fn fold(before: Strength, record: &Record) -> Strength {
    if !record.rated {
        return before;
    }
    let rivals: Vec<(&Rival, Strength)> =
        record.rivals.iter().filter_map(|rival| Some((rival, counting(before, rival)?))).collect();
    let (rating, deviation) = match rivals.as_slice() {
        [] => return before,
        [(rival, strength)] if record.seats == 2 => duel(before, record, rival, *strength),
        rivals => round_of_more(before, record, rivals),
    };
    // S9: a helped game may cost, but brings nothing.
    let rating = if record.helped { rating.min(before.rating) } else { rating };
    Strength {
        rating: hundredths(rating),
        deviation: hundredths(deviation.min(START_DEVIATION)),
        games: before.games.saturating_add(1),
    }
}

/// S14: who is certain neither wins nor loses anything against who is not.
fn counting(own: Strength, rival: &Rival) -> Option<Strength> {
    rival.strength.filter(|strength| own.is_uncertain() || !strength.is_uncertain())
}

/// Glicko-2. A game is a period of its own, in which nothing can be learned of volatility, so that is fixed (S13).
fn duel(own: Strength, record: &Record, rival: &Rival, strength: Strength) -> (f64, f64) {
    let outcome = match record.place.cmp(&rival.place) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let rated = |strength: Strength| Glicko2Rating {
        rating: strength.rating,
        deviation: strength.deviation,
        volatility: DRIFT / UNIT,
    };
    let (after, _) = glicko2(&rated(own), &rated(strength), &outcome, &Glicko2Config::new());
    (after.rating, after.deviation)
}

/// Weng and Lin. Their deviations only shrink, so the drift is added here (S13).
fn round_of_more(own: Strength, record: &Record, rivals: &[(&Rival, Strength)]) -> (f64, f64) {
    let rated = |strength: Strength| {
        [WengLinRating { rating: strength.rating, uncertainty: strength.deviation.hypot(DRIFT) }]
    };
    let ratings: Vec<[WengLinRating; 1]> =
        std::iter::once(own).chain(rivals.iter().map(|(_, strength)| *strength)).map(rated).collect();
    let places = std::iter::once(record.place).chain(rivals.iter().map(|(rival, _)| rival.place));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = ratings
        .iter()
        .zip(places)
        .map(|(rating, place)| (rating.as_slice(), MultiTeamOutcome::new(usize::from(place))))
        .collect();
    let config = WengLinConfig { beta: beta(own), ..WengLinConfig::new() };
    let after = weng_lin_multi_team(&teams, &config);
    let Some(after) = after.first().and_then(|team| team.first()) else { return (own.rating, own.deviation) };
    let (share, before) = (said_by_pairs(ratings.len()), own.deviation.hypot(DRIFT));
    let rating = share.mul_add(after.rating - own.rating, own.rating);
    let variance = share.mul_add(after.uncertainty.powi(2) - before.powi(2), before.powi(2));
    (rating, variance.sqrt())
}

/// Full pairs are taken for as many games, but who beats one at a table is likely to beat the others: four at a table
/// say less than three games of two, and more than one. This is the Fisher information of a whole ranking of equals
/// (Plackett and Luce) in that of its pairs: `(n - H) / n` against `(n - 1) / 4`, with the harmonic number `H = 1 +
/// 1/2 + … + 1/n`.
#[expect(clippy::cast_precision_loss, reason = "a table has eight seats at most")]
fn said_by_pairs(players: usize) -> f64 {
    let count = players as f64;
    let harmonic: f64 = (1..=players).map(|k| 1.0 / k as f64).sum();
    4.0 * (count - harmonic) / (count * (count - 1.0))
}

/// Weng and Lin spread what is not known of either side over the chances, so who plays only weaker ones would be
/// taken for stronger than they are. Here, as in Glicko-2, only the rival's part is spread: against somebody who is
/// known, two win as often as on Elo's scale.
fn beta(own: Strength) -> f64 {
    let known = UNIT.mul_add(UNIT, -own.deviation.powi(2) - DRIFT * DRIFT).max(UNIT * UNIT / 4.0);
    (known / 2.0).sqrt()
}

fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
