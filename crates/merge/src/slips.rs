//! The mistakes that Germans make when they spell: one or two equal letters, a silent h, i or ie, ä or e, d or t.

/// Groups of letters that sound alike, folded; each may stand for each other of its group.
const ALIKE: &[&[&str]] = &[
    &["ae", "e"],
    &["aeu", "eu"],
    &["ai", "ei"],
    &["i", "ie", "ih", "y"],
    &["ue", "y"],
    &["d", "t", "dt", "th"],
    &["f", "ph"],
    &["x", "chs", "ks", "cks", "kst"],
    &["k", "c", "ck"],
    &["ent", "end"],
    &["wider", "wieder"],
    &["tion", "zion"],
    &["tiell", "ziell"],
    &["tz", "z"],
    &["ss", "s"],
    &["r", "rh"],
];

/// All folded words that one such mistake turns into this one.
pub fn of(word: &str) -> Vec<String> {
    let mut out = doubled_or_single(word);
    out.extend(silent_h(word));
    for group in ALIKE {
        for from in *group {
            for (at, _) in word.match_indices(from) {
                let others = group.iter().filter(|to| *to != from);
                out.extend(others.map(|to| format!("{}{to}{}", &word[..at], &word[at + from.len()..])));
            }
        }
    }
    out.retain(|other| other != word);
    out.sort_unstable();
    out.dedup();
    out
}

/// Terasse, Kommitee: a letter doubled or not; also both at two places (Kommitee, Komitee).
fn doubled_or_single(word: &str) -> Vec<String> {
    let once = |word: &str| -> Vec<String> {
        let bytes = word.as_bytes();
        (0..bytes.len())
            .flat_map(|i| {
                let double = format!("{}{}", &word[..=i], &word[i..]);
                let is_pair = i + 1 < bytes.len() && bytes[i] == bytes[i + 1];
                let single = is_pair.then(|| format!("{}{}", &word[..i], &word[i + 1..]));
                std::iter::once(double).chain(single)
            })
            .collect()
    };
    let first = once(word);
    // Two such mistakes in one word are common (Interresse, Kommision).
    let second: Vec<String> = first.iter().flat_map(|w| once(w)).collect();
    first.into_iter().chain(second).collect()
}

/// Mahlzeit, Malzeit.
fn silent_h(word: &str) -> Vec<String> {
    let is_vowel = |b: u8| b"aeiouy".contains(&b);
    let bytes = word.as_bytes();
    let mut out = Vec::new();
    for i in 1..bytes.len() {
        if bytes[i] == b'h' && (is_vowel(bytes[i - 1]) || b"rt".contains(&bytes[i - 1])) {
            out.push(format!("{}{}", &word[..i], &word[i + 1..]));
        }
        if is_vowel(bytes[i - 1]) || b"rt".contains(&bytes[i - 1]) {
            out.push(format!("{}h{}", &word[..i], &word[i..]));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// W8: the mistakes of the findings.
    #[test]
    fn typical_mistakes_are_found() {
        for (wrong, right) in [
            ("terasse", "terrasse"),
            ("standart", "standard"),
            ("kommitee", "komitee"),
            ("extase", "ekstase"),
            ("entgeld", "entgelt"),
            ("wiederstand", "widerstand"),
            ("malzeit", "mahlzeit"),
            ("interresse", "interesse"),
        ] {
            assert!(of(wrong).contains(&right.to_owned()), "{wrong}");
        }
        assert!(!of("haus").contains(&"maus".to_owned()));
    }
}
