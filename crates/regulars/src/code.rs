//! The code that connects another device: eight signs, good for ten minutes and once.

use game::Chance;

/// Letters and digits that nobody mistakes for another, heard or read: without I, O, Q, V, Y, 0 and 1.
const SIGNS: &[u8; 29] = b"ABCDEFGHJKLMNPRSTUWXZ23456789";
/// 29^8 are 5 · 10^11: who tries 10,000 in ten minutes finds one of a hundred open codes in one of 500,000 attempts.
pub const LENGTH: usize = 8;

/// A new code, as it is kept: `K7RTMZ4E`.
pub fn draw(chance: &mut Chance) -> String {
    (0..LENGTH).map(|_| char::from(SIGNS[chance.below(SIGNS.len())])).collect()
}

/// As people read it: `K7RT MZ4E`.
pub fn shown(code: &str) -> String {
    match code.split_at_checked(LENGTH / 2) {
        Some((first, second)) => format!("{first} {second}"),
        None => code.to_owned(),
    }
}

/// A code as it may have been typed, in small letters, with blanks or hyphens; `None` if it cannot be one.
pub fn parse(typed: &str) -> Option<String> {
    let signs = typed.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–' | '.'));
    let code: String = signs.take(LENGTH + 1).map(|c| c.to_ascii_uppercase()).collect();
    let is_code = code.len() == LENGTH && code.bytes().all(|byte| SIGNS.contains(&byte));
    is_code.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_shown_and_otherwise() {
        let mut chance = Chance::from_seed(5);
        for _ in 0..200 {
            let code = draw(&mut chance);
            let shown = shown(&code);
            assert_eq!(parse(&shown), Some(code.clone()));
            assert_eq!(parse(&format!(" {}\n", shown.to_lowercase().replace(' ', "-"))), Some(code));
        }
        assert_eq!(shown("K7RTMZ4E"), "K7RT MZ4E");
    }

    #[test]
    fn what_cannot_be_a_code_is_none() {
        for typed in ["", "K7RTMZ4", "K7RTMZ4EE", "K7RTMZ40", "K7RT MZ4I", "Käse Brot", "ſſſſſſſſ"] {
            assert_eq!(parse(typed), None, "{typed}");
        }
        assert_eq!(parse(&"K7RTMZ4E".repeat(100_000)), None);
    }
}
