//! Every rule has a test that names it.

/// All files with tests of rules.
const TESTS: [&str; 10] = [
    include_str!("../dice.rs"),
    include_str!("absence.rs"),
    include_str!("check_aid.rs"),
    include_str!("ends.rs"),
    include_str!("jokers.rs"),
    include_str!("layouts.rs"),
    include_str!("mod.rs"),
    include_str!("rerolls.rs"),
    include_str!("same_roll.rs"),
    include_str!("turns.rs"),
];

/// A test names several rules as `rule_c_9_and_rule_5_3_4_…`, `decision_c10_and_c14_…`.
#[test]
fn every_rule_has_a_test_that_names_it() {
    let rules = (1..=14).map(|number| format!("_c_{number}_"));
    // C3 is the lost picture.
    let decisions = (1..=18).filter(|number| *number != 3).map(|number| format!("_c{number}_"));
    let control = (1..=9).map(|number| format!("_5_3_{number}_")).chain(["_4_3_".to_owned()]);
    let is_named = |name: &String| {
        let mut lines = TESTS.iter().flat_map(|text| text.lines());
        lines.any(|line| line.trim_start().starts_with("fn ") && line.contains(name))
    };
    let missing: Vec<String> = rules.chain(decisions).chain(control).filter(|name| !is_named(name)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}
