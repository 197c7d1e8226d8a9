//! Names that an operator does not want to see again.

use super::names::{is_base, is_selector};
use unicode_security::confusable_detection::skeleton;

/// Stands for anything in a pattern, also for nothing.
const ANYTHING: char = '*';
/// A pattern that stands for more than one name has at least so many characters: `a*` would hit half of all people.
const LEAST_OPEN: usize = 3;

/// A pattern as it is kept, or `None` if it would hit everybody or nobody. It is compared by what names look like: neither
/// case nor blanks nor signs nor look-alike letters make another name.
pub fn mute_pattern(text: &str) -> Option<String> {
    let parts: Vec<String> = without_number(text).split(ANYTHING).map(folded).collect();
    let length: usize = parts.iter().map(|part| part.chars().count()).sum();
    let least = if parts.len() > 1 { LEAST_OPEN } else { 1 };
    let mut pattern = parts.join("*");
    while pattern.contains("**") {
        pattern = pattern.replace("**", "*");
    }
    (length >= least).then_some(pattern)
}

/// Is it a name that this pattern, as it is kept, stands for?
pub fn is_muted(name: &str, pattern: &str) -> bool {
    let name = folded(without_number(name));
    let mut parts = pattern.split(ANYTHING);
    let Some(mut rest) = parts.next().and_then(|first| name.strip_prefix(first)) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

/// What is compared of a name.
fn folded(name: &str) -> String {
    let seen: String = name.chars().filter(|c| !is_selector(*c) && *c != ANYTHING).collect();
    let is_compared = |c: &char| is_base(*c) && *c != ANYTHING;
    let shape: String = skeleton(&seen).flat_map(char::to_lowercase).filter(is_compared).collect();
    // A capital I looks like an l and a small m like rn: without this, case would make another name.
    shape.replace("rn", "m").replace('i', "l")
}

/// Without the number that tells apart who has the same name as somebody else.
fn without_number(name: &str) -> &str {
    let name = name.trim();
    match name.rsplit_once(' ') {
        Some((start, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => start.trim_end(),
        _ => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hits(pattern: &str, name: &str) -> bool {
        is_muted(name, &mute_pattern(pattern).unwrap_or_else(|| panic!("{pattern} is no pattern")))
    }

    #[test]
    fn a_name_is_known_again_however_it_is_dressed_up() {
        for name in ["Böse", "BÖSE", "b ö s e", "B.ö.s.e!", "Bose", "Вöse", "Böse 2", " böse 17"] {
            assert!(hits("Böse", name), "{name}");
            assert!(hits("Böse 3", name), "{name}");
        }
        for name in ["Bösewicht", "Rosebö", "Bös", "Böse88", "Anna"] {
            assert!(!hits("Böse", name), "{name}");
        }
        assert!(hits("💩", "💩\u{FE0F}") && !hits("💩", "🐛"));
    }

    #[test]
    fn case_makes_no_other_name() {
        let alphabet = "abcdefghijklmnopqrstuvwxyzäöüß";
        assert_eq!(folded(&alphabet.to_uppercase()), folded(&alphabet.replace('ß', "ss")));
        assert!(hits("emil", "EMIL") && hits("Karin", "KARIN"));
    }

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, name, expected) in [
            ("Blöd*", "Blödmann", true),
            ("Blöd*", "blöd", true),
            ("Blöd*", "Saublöd", false),
            ("*blöd*", "Saublöder", true),
            ("*mann", "Blödmann", true),
            ("*mann", "Mannheim", false),
            ("bl*d*nn", "Blödmann", true),
            ("aba*bab", "abab", false),
            ("a**na", "Anna", true),
        ] {
            assert_eq!(hits(pattern, name), expected, "{pattern} {name}");
        }
    }

    #[test]
    fn what_would_hit_everybody_or_nobody_is_no_pattern() {
        for text in ["", "  ", "*", "**", "a*", "*a*", "?!", "…"] {
            assert_eq!(mute_pattern(text), None, "{text}");
        }
        for text in ["a", "7", "abc*", "💩"] {
            assert!(mute_pattern(text).is_some(), "{text}");
        }
        let kept = mute_pattern("Ann**a").unwrap_or_default();
        assert_eq!(mute_pattern(&kept).as_ref(), Some(&kept), "as it is kept it stays");
    }
}
