//! Reading the lists under `data/syllables`.

/// The words of a list, without its comments.
pub(super) fn entries(file: &'static str) -> Vec<&'static str> {
    file.lines().flat_map(|line| without_comment(line).split_whitespace()).collect()
}

/// The line up to its comment.
pub(super) fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
}
