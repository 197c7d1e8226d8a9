//! Compounds: Fechtmeister is read like Meister, if fecht- can stand in front.

use crate::key::{capitalised, is_capital, lowered};
use crate::readings::{Readings, Sources};
use crate::verbs::Verbs;
use words::compounds::{LINKS, SHORTEST};
use words::entry::{Features, Pos};

/// How a compound's head is read: lemma of the compound and features.
pub type HeadReadings = Vec<(String, Features)>;

/// Reads listed capitalised forms that no paradigm explains by their longest known head.
pub fn add_heads(verbs: &Verbs, readings: &mut Readings) {
    let unread = readings.keys_where(|key, form| {
        is_capital(key) && form.readings.is_empty() && form.listed.intersects(Sources::LISTS)
    });
    for key in unread {
        for (lemma, features) in head_readings(&key, verbs, readings) {
            readings.add_known(&key, &lemma, Pos::Noun, features, Sources::COMPOUND);
        }
    }
}

/// The readings of the longest noun that ends the word, with the modifier in front of its lemma.
fn head_readings(key: &str, verbs: &Verbs, readings: &Readings) -> HeadReadings {
    let Some((modifier, head)) = parts(key, verbs, readings) else { return vec![] };
    let known = noun_readings(&head, readings);
    known.into_iter().map(|(lemma, f)| (format!("{modifier}{}", lowered(&lemma)), f)).collect()
}

/// Modifier and longest known head of a compound.
pub fn parts<'a>(key: &'a str, verbs: &Verbs, readings: &Readings) -> Option<(&'a str, String)> {
    (SHORTEST..key.len().saturating_sub(SHORTEST - 1)).find_map(|seam| {
        let (modifier, head) = (&key[..seam], capitalised(&key[seam..]));
        let known = !noun_readings(&head, readings).is_empty();
        (known && is_modifier(modifier, verbs, readings)).then_some((modifier, head))
    })
}

fn noun_readings(head: &str, readings: &Readings) -> HeadReadings {
    let paradigm = Sources::NOUNS | Sources::PARADIGMS;
    let Some(form) = readings.get(head) else { return vec![] };
    form.readings
        .iter()
        .filter(|r| r.pos == Pos::Noun && r.sources.intersects(paradigm))
        .map(|r| (readings.strings.text(r.lemma).to_owned(), r.features))
        .collect()
}

/// Can this stand in front of a head: a common word or a verb's stem, perhaps with a link?
pub fn is_modifier(text: &str, verbs: &Verbs, readings: &Readings) -> bool {
    let small = lowered(text);
    LINKS.iter().filter_map(|link| small.strip_suffix(link)).filter(|b| b.len() >= SHORTEST).any(|base| {
        let noun = capitalised(base);
        is_common(&noun, readings)
            || is_common(&format!("{noun}e"), readings)
            || readings.is_read(base)
            || verbs.has(&format!("{base}en"))
            || verbs.has(&format!("{base}n"))
    })
}

fn is_common(key: &str, readings: &Readings) -> bool {
    readings.get(key).is_some_and(|f| f.readings.iter().any(|r| r.pos.is_common()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_tells_the_forms() {
        let mut readings = Readings::default();
        readings.add("Meister", "Meister", Pos::Noun, Features::BASE, Sources::NOUNS);
        readings.add("Meisters", "Meister", Pos::Noun, Features::SINGULAR_OBLIQUE, Sources::NOUNS);
        readings.add("fechten", "fechten", Pos::Verb, Features::BASE, Sources::DING);
        for word in ["Fechtmeisters", "Xyzmeister"] {
            readings.list(word, Sources::TANGLET);
        }
        let verbs = Verbs::collect(&mut readings);
        add_heads(&verbs, &mut readings);
        assert!(readings.has_form("Fechtmeisters", Pos::Noun, Features::SINGULAR_OBLIQUE));
        assert!(!readings.is_read("Xyzmeister"));
    }
}
