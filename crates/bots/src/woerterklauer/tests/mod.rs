mod finding;
mod ideas;
mod playing;

use super::*;
use games::woerterklauer::turn::{Dictionary, read_position};
use words::judge::{Judge, Profile};

/// A position in the text format of `setzkasten judge woerterklauer`; red is to move.
fn position(level: &str, pool: &str, before: &str) -> Position {
    let text =
        format!("level: {level}\nsize: 12\nmover: red\npool: {pool}\nbefore:\n{before}\nafter:\n{before}\n");
    read_position(&text).unwrap().position
}

fn dictionary() -> Dictionary {
    Dictionary::new(Judge::new(Profile::WOERTERKLAUER))
}
