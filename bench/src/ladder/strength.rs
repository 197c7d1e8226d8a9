//! Strengths on one scale, from who beats whom (Bradley and Terry 1952, Elo's scale).

/// The level that never moves. It is the weakest of those that were published first: everything above is reckoned from it,
/// and a step for smaller children can come below it without another number for anybody.
pub const ANCHOR: &str = "lehrling";
/// And where it stands.
pub const ANCHORED_AT: f64 = 1000.0;

/// Ten times as many points are 400 apart.
const SCALE: f64 = 400.0;
/// Half a game for each side that was never played, so that who has won all of them is not infinitely strong.
const PRIOR: f64 = 0.5;
/// The fit is repeated until nothing moves by more than this, at most so often.
const STILL: f64 = 1e-9;
const MOST_ROUNDS: usize = 100_000;

/// What two have made of some games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// The first, by number.
    pub below: usize,
    /// The second.
    pub above: usize,
    /// The points of the second.
    pub points: f64,
    /// Of so many games.
    pub games: f64,
}

/// How strong somebody is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// On Elo's scale.
    pub strength: f64,
    /// The half width of its 95 % confidence interval, against the anchor.
    pub give_or_take: f64,
}

/// The strengths of so many players by their meetings; `anchor` stands at [`ANCHORED_AT`].
pub fn rated(players: usize, meetings: &[Meeting], anchor: usize) -> Vec<Rated> {
    let worth = fitted(players, meetings);
    let strength = |player: usize| ANCHORED_AT + SCALE * (worth[player] / worth[anchor]).log10();
    let variance = variances(players, meetings, &worth, anchor);
    (0..players)
        .map(|player| Rated { strength: strength(player), give_or_take: 1.96 * variance[player].sqrt() })
        .collect()
}

/// Minorisation and maximisation (Hunter 2004): the likeliest worths, of which each meeting shows a share.
fn fitted(players: usize, meetings: &[Meeting]) -> Vec<f64> {
    let mut worth = vec![1.0; players];
    for _ in 0..MOST_ROUNDS {
        let mut won = vec![0.0; players];
        let mut met = vec![0.0; players];
        for Meeting { below, above, points, games } in meetings.iter().copied() {
            won[above] += points + PRIOR;
            won[below] += games - points + PRIOR;
            let each = (games + 2.0 * PRIOR) / (worth[below] + worth[above]);
            met[below] += each;
            met[above] += each;
        }
        let next: Vec<f64> =
            (0..players).map(|i| if met[i] > 0.0 { won[i] / met[i] } else { worth[i] }).collect();
        let moved = worth.iter().zip(&next).map(|(a, b)| (b / a).ln().abs()).fold(0.0, f64::max);
        worth = next;
        if moved < STILL {
            break;
        }
    }
    worth
}

/// The variance of each strength against the anchor's. Neighbours are measured one after the other, so what is not sure of
/// one step is not sure of all beyond.
fn variances(players: usize, meetings: &[Meeting], worth: &[f64], anchor: usize) -> Vec<f64> {
    let step = |a: usize, b: usize| {
        let share = worth[b] / (worth[a] + worth[b]);
        let of_both = |m: &&Meeting| (m.below, m.above) == (a, b) || (m.below, m.above) == (b, a);
        let games: f64 = meetings.iter().filter(of_both).map(|m| m.games + 2.0 * PRIOR).sum();
        let slope = SCALE / std::f64::consts::LN_10;
        slope * slope / (games * share * (1.0 - share))
    };
    let mut variance = vec![0.0; players];
    for player in anchor + 1..players {
        variance[player] = variance[player - 1] + step(player - 1, player);
    }
    for player in (0..anchor).rev() {
        variance[player] = variance[player + 1] + step(player, player + 1);
    }
    variance
}

#[cfg(test)]
mod tests {
    use super::*;

    fn neighbours(shares: &[f64]) -> Vec<Meeting> {
        let meeting = |(below, share): (usize, &f64)| Meeting {
            below,
            above: below + 1,
            points: share * 4000.0,
            games: 4000.0,
        };
        shares.iter().enumerate().map(meeting).collect()
    }

    #[test]
    fn three_of_four_are_about_191_points() {
        let rated = rated(3, &neighbours(&[0.75, 0.5]), 1);
        let expected = [ANCHORED_AT - 190.8, ANCHORED_AT, ANCHORED_AT];
        for (rated, expected) in rated.iter().zip(expected) {
            assert!((rated.strength - expected).abs() < 1.0, "{rated:?} {expected}");
        }
        assert!(rated[1].give_or_take == 0.0 && rated[0].give_or_take > 0.0);
    }

    /// Where more than neighbours meet, the fit is the likeliest one: moving any strength makes what happened less likely.
    #[test]
    fn the_fit_is_the_likeliest() {
        let mut meetings = neighbours(&[0.7, 0.8]);
        meetings.push(Meeting { below: 0, above: 2, points: 350.0, games: 400.0 });
        let likelihood = |worth: &[f64]| -> f64 {
            let of_one = |m: &Meeting| {
                let share = worth[m.above] / (worth[m.below] + worth[m.above]);
                (m.points + PRIOR) * share.ln() + (m.games - m.points + PRIOR) * (1.0 - share).ln()
            };
            meetings.iter().map(of_one).sum()
        };
        let worth = fitted(3, &meetings);
        for player in 0..3 {
            for factor in [0.97, 1.03] {
                let mut moved = worth.clone();
                moved[player] *= factor;
                assert!(likelihood(&moved) < likelihood(&worth), "{player} {factor}");
            }
        }
    }

    #[test]
    fn who_wins_everything_is_strong_but_not_infinitely() {
        let meetings = [Meeting { below: 0, above: 1, points: 400.0, games: 400.0 }];
        let strength = rated(2, &meetings, 0)[1].strength;
        assert!(strength > 2000.0 && strength < 3000.0, "{strength}");
    }
}
