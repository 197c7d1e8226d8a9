//! Names that people are given at public tables, where they do not choose them.

use super::names::{name_beside, name_key};
use std::sync::LazyLock;

/// One a line; a line that begins with # is a comment.
const FILE: &str = include_str!("../../../../data/names/given.txt");

static NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect());

/// The name of the next person at the table with this code, where these names are taken. Each table has an order of its own,
/// so the same table gives the same names again.
pub fn given_name(code: &str, taken: &[String]) -> String {
    let taken_keys: Vec<String> = taken.iter().map(|name| name_key(name)).collect();
    let is_free = |name: &&&str| !taken_keys.contains(&name_key(name));
    let next = NAMES.iter().filter(is_free).min_by_key(|name| order(code, name));
    let first = || NAMES.iter().min_by_key(|name| order(code, name));
    let name = next.or_else(first).copied().unwrap_or(super::NAMELESS);
    // Where all are taken, one gets a number.
    name_beside(name, taken).unwrap_or_else(|_| name.to_owned())
}

/// Where a name comes at a table (FNV-1a).
fn order(code: &str, name: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    code.bytes().chain([0]).chain(name.bytes()).fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::super::names::checked_name;
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_name_is_one_that_people_may_have_and_no_two_are_alike() {
        assert!(NAMES.len() > 60, "{}", NAMES.len());
        let keys: BTreeSet<String> = NAMES.iter().map(|name| name_key(name)).collect();
        assert_eq!(keys.len(), NAMES.len());
        for name in NAMES.iter() {
            assert_eq!(checked_name(name).as_deref(), Ok(*name));
            let others: Vec<String> =
                NAMES.iter().filter(|other| *other != name).map(|n| (*n).to_owned()).collect();
            assert_eq!(name_beside(name, &others).as_deref(), Ok(*name));
        }
    }

    #[test]
    fn a_table_gives_the_same_names_again_and_each_once() {
        let names = |code: &str| {
            let mut taken = Vec::new();
            (0..NAMES.len() + 2).for_each(|_| taken.push(given_name(code, &taken)));
            taken
        };
        let (one, other) = (names("RUNE"), names("BABA"));
        assert_eq!(one, names("RUNE"));
        assert_ne!(one[..8], other[..8]);
        assert_eq!(one.iter().collect::<BTreeSet<_>>().len(), one.len(), "{one:?}");
        assert!(one.last().is_some_and(|name| name.ends_with('2') || name.ends_with('3')), "{one:?}");
    }
}
