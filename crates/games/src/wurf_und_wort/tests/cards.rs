//! Every card can be played: nearly all of its rolls have an answer in the theme base.

use super::*;

#[test]
fn nearly_every_roll_of_every_card_has_an_answer() {
    let shares: Vec<Coverage> = deck().iter().map(Coverage::of).collect();
    let lacking: Vec<String> = shares
        .iter()
        .filter(|share| !share.is_enough())
        .map(|share| format!("{} {:?}: {} %", share.theme, share.dice, share.percent))
        .collect();
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}
