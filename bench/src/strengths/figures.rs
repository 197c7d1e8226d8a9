//! What came out, in numbers.

use super::people::Person;
use super::play::World;

/// How well what is known agrees with the truth.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// Do they stand in the right order? 1 if all do (Spearman).
    pub spearman: f64,
    /// How far ratings are off on average after 30 games of each,
    pub error_after_30: f64,
    /// and in the end.
    pub error: f64,
    /// Are all taken for too strong, or too weak?
    pub bias: f64,
    /// Of 100 ratings so many are within twice their deviation; 95 if it means what it says.
    pub covered: f64,
    /// Half of all are no longer "vorläufig" after so many games.
    pub certain_after: u32,
    /// So many people have played 30 games.
    pub played_30: usize,
}

/// What came out.
pub fn figures(world: &World) -> Figures {
    let people = &world.people;
    let after_30: Vec<f64> = people.iter().filter_map(|person| person.after_30).collect();
    let covered = people.iter().filter(|person| person.error().abs() <= 2.0 * person.strength.deviation);
    let mut certain: Vec<u32> = people.iter().filter_map(|person| person.certain_after).collect();
    certain.sort_unstable();
    Figures {
        spearman: spearman(people),
        error_after_30: mean(after_30.iter().copied()),
        error: mean(people.iter().map(|person| person.error().abs())),
        bias: mean(people.iter().map(Person::error)),
        covered: 100.0 * share(covered.count(), people.len()),
        certain_after: certain.get(people.len() / 2).copied().unwrap_or(u32::MAX),
        played_30: after_30.len(),
    }
}

/// Spearman's rank correlation of ratings and truth.
pub fn spearman(people: &[Person]) -> f64 {
    let truth = ranks(&people.iter().map(|person| person.truth).collect::<Vec<_>>());
    let rated = ranks(&people.iter().map(|person| person.strength.rating).collect::<Vec<_>>());
    let squares: f64 = truth.iter().zip(&rated).map(|(a, b)| (a - b).powi(2)).sum();
    let count = as_number(people.len());
    1.0 - 6.0 * squares / (count * (count * count - 1.0))
}

/// Equal values are hardly possible: strengths have many digits.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    let mut ranks = vec![0.0; values.len()];
    for (rank, index) in order.into_iter().enumerate() {
        ranks[index] = as_number(rank);
    }
    ranks
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value, count + 1));
    if count == 0 { 0.0 } else { sum / as_number(count) }
}

fn share(some: usize, all: usize) -> f64 {
    as_number(some) / as_number(all.max(1))
}

#[expect(clippy::cast_precision_loss, reason = "some thousands")]
fn as_number(count: usize) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strengths::{Run, Trick, gain};

    const SHORT: Run = Run { seats: 2, people: 300, games: 15_000, seed: 7, trick: None };

    fn people(rated: [f64; 4]) -> Vec<Person> {
        let mut random = crate::random::Random::from_seed(1);
        let person = |(number, rating): (u32, f64)| {
            let mut person = Person::draw(&mut random);
            (person.truth, person.strength.rating) = (f64::from(number), rating);
            person
        };
        (0..).zip(rated).map(person).collect()
    }

    #[test]
    fn the_right_order_is_one_and_the_wrong_one_minus_one() {
        assert!((spearman(&people([1.0, 2.0, 3.0, 4.0])) - 1.0).abs() < 1e-9);
        assert!((spearman(&people([4.0, 3.0, 2.0, 1.0])) + 1.0).abs() < 1e-9);
        assert!((spearman(&people([2.0, 1.0, 4.0, 3.0])) - 0.6).abs() < 1e-9);
    }

    /// The short form of `cargo xtask bench strengths`.
    #[test]
    fn strengths_put_people_into_the_right_order() {
        for seats in [2, 4] {
            let world = World::play(Run { seats, ..SHORT });
            let figures = figures(&world);
            assert!(figures.spearman >= 0.95 && figures.error_after_30 <= 100.0, "{seats} {figures:?}");
        }
    }

    #[test]
    fn nobody_gains_by_going_or_choosing() {
        let run = Run { seats: 4, ..SHORT };
        let honest = World::play(run);
        for trick in Trick::ALL {
            let gain = gain(&honest, run, trick);
            assert!(!gain.is_something(), "{gain:?}");
        }
        assert!(gain(&honest, run, Trick::Leaves).above_honest < -100.0, "who goes is behind all who stay");
    }
}
