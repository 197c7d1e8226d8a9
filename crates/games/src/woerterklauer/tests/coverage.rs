//! Every rule has a test that names it.

/// All files with tests of rules.
const TESTS: [&str; 14] = [
    include_str!("../tiles.rs"),
    include_str!("absence.rs"),
    include_str!("ends.rs"),
    include_str!("glass.rs"),
    include_str!("jokers.rs"),
    include_str!("levels.rs"),
    include_str!("meaning.rs"),
    include_str!("proposals.rs"),
    include_str!("readings.rs"),
    include_str!("setup.rs"),
    include_str!("turns.rs"),
    include_str!("views.rs"),
    include_str!("vowels.rs"),
    include_str!("wordlist.rs"),
];

#[test]
fn every_rule_has_a_test_that_names_it() {
    let rules = (1..=36).map(|number| format!("rule_a_{number}_"));
    let decisions = (1..=28).map(|number| format!("decision_w{number}_"));
    let is_named = |name: &String| TESTS.iter().any(|text| text.contains(name));
    let control = std::iter::once("rule_5_1_9_".to_owned());
    let missing: Vec<String> = rules.chain(decisions).chain(control).filter(|name| !is_named(name)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}
