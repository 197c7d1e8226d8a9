//! A small set of syllable counts.

use std::fmt;

/// The counts of syllables a word may be spoken with, in ascending order: Nation is `{2, 3}`.
///
/// Counts above [`Counts::LARGEST`] are kept as that number: no German word comes near it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts(u64);

impl Counts {
    /// The largest count that can be told apart.
    pub const LARGEST: u8 = 63;

    /// The set with one count.
    pub fn one(count: u8) -> Self {
        Self(1 << count.min(Self::LARGEST))
    }

    /// The set of all counts from `least` to `most`.
    pub fn between(least: u8, most: u8) -> Self {
        (least.min(Self::LARGEST)..=most.min(Self::LARGEST)).map(Self::one).fold(Self(0), Self::or)
    }

    /// The counts that are in this set or in the other.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What two words spoken one after the other may count: every sum of a count of each.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        other.iter().fold(Self(0), |sums, count| sums.or(self.raised(count)))
    }

    fn raised(self, by: u8) -> Self {
        self.iter().map(|count| Self::one(count.saturating_add(by))).fold(Self(0), Self::or)
    }

    /// Whether a word may be spoken with this count.
    pub fn contains(self, count: u8) -> bool {
        count <= Self::LARGEST && self.0 & (1 << count) != 0
    }

    /// The count if there is only one, that is, if nobody can argue.
    pub fn single(self) -> Option<u8> {
        let mut counts = self.iter();
        counts.next().filter(|_| counts.next().is_none())
    }

    /// All counts, the smallest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..=Self::LARGEST).filter(move |&count| self.contains(count))
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_combine_every_count() {
        assert_eq!(Counts::between(2, 3).plus(Counts::between(3, 4)), Counts::between(5, 7));
        assert_eq!(Counts::one(1).or(Counts::one(3)).plus(Counts::one(2)), Counts::one(3).or(Counts::one(5)));
    }

    #[test]
    fn single_only_without_doubt() {
        assert_eq!(Counts::one(3).single(), Some(3));
        assert_eq!(Counts::between(2, 3).single(), None);
        assert_eq!(Counts::default().single(), None);
    }

    #[test]
    fn large_counts_stay_in_bounds() {
        assert_eq!(Counts::one(200), Counts::one(Counts::LARGEST));
        assert_eq!(Counts::one(40).plus(Counts::one(40)), Counts::one(Counts::LARGEST));
    }
}
