//! A server in trouble: killed under load, and talked nonsense to.

use super::binary;
use super::crash::crash;
use super::fuzz::fuzz;
use super::hostile::{Attack, SHARE, attack_door};

#[test]
fn five_kills_lose_nothing() {
    let report = crash(binary(), 5, 6);
    println!("{report:?}");
    assert!(report.acknowledged > 30 && report.reconnects >= 20, "{report:?}");
    assert!(report.glasses > 5, "no glass ran over a restart: {report:?}");
    // Between the last sight and the kill the glass ran honestly, at most some hundred milliseconds.
    assert!(report.least_glass_ms > -3_000, "a restart took time from a glass: {report:?}");
}

#[test]
fn nonsense_changes_nothing_and_is_answered() {
    let report = fuzz(binary(), 3_000, 1, &["--limits", "off"]);
    println!("{report:?}");
    assert!(report.done > 30 && report.refused > 300, "{report:?}");
    assert!(report.closed > 30 && report.answers > 50, "{report:?}");
}

#[test]
fn with_limits_nonsense_is_slowed_down() {
    let report = fuzz(binary(), 400, 2, &[]);
    println!("{report:?}");
    assert!(report.closed > 5, "{report:?}");
}

/// S2: neither half requests nor sockets of one address keep another one out.
#[test]
fn one_address_cannot_shut_the_door_for_another() {
    let report = attack_door(binary(), &Attack { half_requests: 500, sockets: 300, rounds: 20 });
    println!("{report:?}");
    assert!(report.held_requests <= SHARE && report.held_sockets <= SHARE, "{report:?}");
    assert!(report.waves > 0 && report.milliseconds.len() == 60, "{report:?}");
}
