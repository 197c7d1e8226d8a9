//! Texts with remarks in brackets, as both dictionaries write them.

/// Splits at a separator outside of brackets: `{prp; +Akk.}` stays whole.
pub(super) fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0u32, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '{' | '(' | '[' | '<' => depth += 1,
            '}' | ')' | ']' | '>' => depth = depth.saturating_sub(1),
            c if c == separator && depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

/// The text outside of brackets and of `/abbreviations/`, with single spaces.
pub(super) fn outside(text: &str) -> String {
    let mut depth = 0u32;
    let kept: String = text
        .chars()
        .filter(|c| match c {
            '{' | '(' | '[' | '<' => {
                depth += 1;
                false
            }
            '}' | ')' | ']' | '>' => {
                depth = depth.saturating_sub(1);
                false
            }
            _ => depth == 0,
        })
        .collect();
    let is_abbreviation = |word: &&str| word.len() > 1 && word.starts_with('/') && word.ends_with('/');
    kept.split_whitespace().filter(|word| !is_abbreviation(word)).collect::<Vec<_>>().join(" ")
}

/// What stands in these brackets, outermost first.
pub(super) fn inside(text: &str, open: char, close: char) -> Vec<&str> {
    text.split(open)
        .skip(1)
        .filter_map(|part| part.split_once(close))
        .map(|(inner, _)| inner.trim())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_keep_what_is_in_them() {
        assert_eq!(split("a {b; c} (d;e); f", ';'), ["a {b; c} (d;e)", "f"]);
        assert_eq!(outside("(kurzes) Wort {n} /W/ [ling.]"), "Wort");
        assert_eq!(inside("Wort {n} (a) (b)", '(', ')'), ["a", "b"]);
    }
}
