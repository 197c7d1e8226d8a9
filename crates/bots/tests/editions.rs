//! What the levels of an edition are: published once, never changed. A change is a new edition (`level::EDITION`), or,
//! before it is published, `UPDATE_EDITION=1 cargo nextest run -p bots --test editions`.

use bots::{Character, Levels, level};
use games::buecherwurm::Buecherwurm;
use games::letramix::LetraMix;
use games::woerterklauer::Woerterklauer;
use games::wortduell::Wortduell;
use games::wurf_und_wort::WurfUndWort;
use std::fmt::Write;
use std::path::Path;

fn levels<R: Levels>(text: &mut String) {
    let _ = writeln!(text, "{}", R::NAME);
    for level in R::levels() {
        let _ = writeln!(text, "  {}", level.definition());
    }
}

fn edition() -> String {
    let mut text = String::new();
    levels::<Buecherwurm>(&mut text);
    levels::<LetraMix>(&mut text);
    levels::<Woerterklauer>(&mut text);
    levels::<Wortduell>(&mut text);
    levels::<WurfUndWort>(&mut text);
    let _ = writeln!(text, "characters");
    for character in Character::ALL {
        let _ = writeln!(text, "  {character:?}");
    }
    text
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test may read what was published")]
fn the_players_of_an_edition_never_change() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/editions/{}.txt", level::EDITION));
    if std::env::var_os("UPDATE_EDITION").is_some() {
        std::fs::write(&path, edition()).unwrap();
    }
    let published = std::fs::read_to_string(&path).unwrap();
    for (now, then) in edition().lines().zip(published.lines()) {
        assert_eq!(now, then, "who plays differently is a new edition");
    }
    assert_eq!(edition().lines().count(), published.lines().count());
}

/// The same names in every game, and those of the first edition among them: old logs name them.
#[test]
fn every_game_has_the_same_levels() {
    fn names<R: Levels>() -> Vec<&'static str> {
        let quick: Vec<&str> = R::quick_levels().iter().map(|level| level.name()).collect();
        assert_eq!(quick, R::level_names());
        quick
    }
    let all = [
        names::<Buecherwurm>(),
        names::<LetraMix>(),
        names::<Woerterklauer>(),
        names::<Wortduell>(),
        names::<WurfUndWort>(),
    ];
    for names in all {
        assert_eq!(names[..], level::ALL);
    }
    for old in ["lehrling", "geselle", "altgeselle", "meister"] {
        assert!(level::ALL.contains(&old), "{old}");
    }
}

/// Strengths that are kept are of levels that exist, and grow from level to level.
#[test]
fn kept_strengths_are_ordered() {
    for (game, levels) in bots::strengths() {
        let known: Vec<i32> = level::ALL.iter().filter_map(|level| bots::strength(game, level)).collect();
        assert_eq!(known.len(), levels.len(), "{game} has a strength of a level that is none");
        assert!(known.is_sorted_by(|a, b| a < b), "{game}: {known:?}");
        assert_eq!(bots::strength(game, level::LEHRLING), Some(1000), "{game}");
    }
}
