//! Adjectives: declension and comparison, for forms that a list has.

use crate::key::is_capital;
use crate::readings::{Readings, Sources};
use crate::sources::hunspell::Stems;
use words::entry::{Features, Pos};

const ENDINGS: [&str; 5] = ["e", "em", "en", "er", "es"];

/// Adds the adjectives that only the affixes know, then the listed forms of all adjectives.
pub fn add_forms(stems: &Stems, readings: &mut Readings) {
    add_affix_adjectives(stems, readings);
    for lemma in readings.keys_where(|_, form| form.has_form(Pos::Adjective, Features::BASE)) {
        for (form, features) in forms(&lemma) {
            readings.add_known(&form, &lemma, Pos::Adjective, features, Sources::RULE);
        }
    }
}

fn add_affix_adjectives(stems: &Stems, readings: &mut Readings) {
    let mut adjectives: Vec<&String> = stems
        .iter()
        .filter(|(form, of)| {
            !is_capital(form) && of.iter().any(|s| s.stem == **form && s.pos == Pos::Adjective)
        })
        .map(|(form, _)| form)
        .collect();
    adjectives.sort_unstable();
    for adjective in adjectives {
        readings.add(adjective, adjective, Pos::Adjective, Features::BASE, Sources::HUNSPELL);
    }
}

fn forms(lemma: &str) -> Vec<(String, Features)> {
    let mut out = Vec::new();
    for stem in stems(lemma) {
        out.extend(ENDINGS.iter().map(|e| (format!("{stem}{e}"), Features::INFLECTED)));
        for stem in [Some(stem.clone()), umlauted(&stem)].into_iter().flatten() {
            out.push((format!("{stem}er"), Features::COMPARATIVE));
            for ending in ENDINGS {
                out.push((format!("{stem}er{ending}"), Features::COMPARATIVE));
                out.push((format!("{stem}st{ending}"), Features::SUPERLATIVE));
                out.push((format!("{stem}est{ending}"), Features::SUPERLATIVE));
            }
        }
    }
    out.retain(|(form, _)| form != lemma);
    out
}

/// dunkel: dunkel-, dunkl-; leise: leise-, leis-.
fn stems(lemma: &str) -> Vec<String> {
    let mut out = vec![lemma.to_owned()];
    if let [.., b'e', last @ (b'l' | b'r' | b'n')] = lemma.as_bytes() {
        out.push(format!("{}{}", &lemma[..lemma.len() - 2], char::from(*last)));
    }
    if let Some(short) = lemma.strip_suffix('e') {
        out.push(short.to_owned());
    }
    out
}

/// The key with its last a, o, u umlauted (gross, groess); `None` without such a vowel.
pub fn umlauted(key: &str) -> Option<String> {
    let bytes = key.as_bytes();
    for (i, vowel) in bytes.iter().enumerate().rev() {
        let before = if i > 0 { bytes[i - 1] } else { 0 };
        let is_umlaut_already = bytes.get(i + 1) == Some(&b'e');
        match (before, vowel) {
            (b'a', b'u') => return Some(format!("{}aeu{}", &key[..i - 1], &key[i + 1..])),
            (b'e', b'u') => {}
            (_, b'a' | b'o' | b'u') if !is_umlaut_already => {
                return Some(format!("{}e{}", &key[..=i], &key[i + 1..]));
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn umlauts_the_last_vowel_that_can() {
        assert_eq!(umlauted("gross").as_deref(), Some("groess"));
        assert_eq!(umlauted("haus").as_deref(), Some("haeus"));
        assert_eq!(umlauted("krank").as_deref(), Some("kraenk"));
        assert_eq!(umlauted("fein"), None);
        assert_eq!(umlauted("gruen"), None);
    }

    #[test]
    fn compares_and_declines_what_is_listed() {
        let mut readings = Readings::default();
        for word in ["größer", "größtes", "großem", "dunkle", "grössem"] {
            readings.list(word, Sources::WNGERMAN);
        }
        for word in ["groß", "dunkel"] {
            readings.add(word, word, Pos::Adjective, Features::BASE, Sources::DING);
        }
        add_forms(&Stems::default(), &mut readings);
        assert!(readings.has_form("groesser", Pos::Adjective, Features::COMPARATIVE));
        assert!(readings.has_form("grossem", Pos::Adjective, Features::INFLECTED));
        assert!(readings.has_form("dunkle", Pos::Adjective, Features::INFLECTED));
        assert!(!readings.has("groessem", Pos::Adjective));
    }
}
