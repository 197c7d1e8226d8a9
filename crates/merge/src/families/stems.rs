//! Nouns, adjectives and infinitives of one stem (§5.1.6 ii).

use super::reviewed::Reviewed;
use super::{Key, Lemmas, Link, Meanings, both_ways, without_umlaut};
use crate::key::lowered;
use rustc_hash::{FxHashMap, FxHashSet};
use words::family::{LemmaClass, LinkKind};

/// Shorter stems meet by chance: without a word from the glosses they prove nothing.
const SHORT: usize = 4;

/// Links between infinitives and what has their stem.
pub(super) fn links(lemmas: &Lemmas, meanings: &Meanings<'_>, reviewed: &Reviewed) -> Vec<Link> {
    let mut by_stem: FxHashMap<String, Vec<Key>> = FxHashMap::default();
    for (key, class) in lemmas.iter() {
        by_stem.entry(stem(key, class)).or_default().push((key.to_owned(), class));
    }
    let shadowed = shadowed(lemmas, meanings);
    let mut out = Vec::new();
    for (verb, class) in lemmas.iter().filter(|(_, class)| *class == LemmaClass::Verb) {
        let infinitive = (verb.to_owned(), class);
        for (same_vowel, stem) in stems_with_vowels(&stem(verb, class)) {
            let others = by_stem.get(&stem).into_iter().flatten();
            for other in others.filter(|o| o.1 != LemmaClass::Verb && stem.len() >= 2) {
                let by_rule =
                    || !shadowed.contains(verb) && agree(meanings, verb, &other.0, same_vowel, &stem);
                if reviewed.verdict(verb, &other.0).unwrap_or_else(by_rule) {
                    out.extend(both_ways(&infinitive, LinkKind::Stem, other));
                }
            }
        }
    }
    out
}

/// Without an umlaut the meanings must not contradict, with one, or if the stem is short, they must agree.
fn agree(meanings: &Meanings<'_>, verb: &str, other: &str, same_vowel: bool, stem: &str) -> bool {
    if same_vowel && stem.len() >= SHORT { !meanings.differ(verb, other) } else { meanings.meet(verb, other) }
}

/// Infinitives that nobody thinks of, since the form is better known as another word's: EISEN, KARTEN.
fn shadowed(lemmas: &Lemmas, meanings: &Meanings<'_>) -> FxHashSet<String> {
    lemmas
        .homographs()
        .filter(|(other, verb)| {
            verb.1 == LemmaClass::Verb && other.1 != LemmaClass::Verb && lemmas.is_known(other)
        })
        .filter(|(other, verb)| !lemmas.is_known(verb) && !meanings.meet(&other.0, &verb.0))
        .map(|(_, verb)| verb.0.clone())
        .collect()
}

/// The stem itself, and where it has an umlaut, the stem without (träum-, Traum).
fn stems_with_vowels(stem: &str) -> Vec<(bool, String)> {
    let mut out = vec![(true, stem.to_owned())];
    out.extend(without_umlaut(stem).map(|s| (false, s)));
    out
}

/// "lieb" of Liebe and lieben, "segl" of Segel and segeln, "trockn" of trocken and trocknen.
fn stem(key: &str, class: LemmaClass) -> String {
    let small = lowered(key);
    let bare = match class {
        LemmaClass::Verb => small.strip_suffix("en").or(small.strip_suffix('n')).unwrap_or(&small),
        LemmaClass::Noun if small.len() > 3 => small.strip_suffix('e').unwrap_or(&small),
        _ => &small,
    };
    match bare.as_bytes() {
        [.., b'e', b'l' | b'n' | b'r'] if bare.len() > 3 => {
            format!("{}{}", &bare[..bare.len() - 2], &bare[bare.len() - 1..])
        }
        _ => bare.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::entry;
    use super::*;
    use crate::sources::ding::Ding;
    use words::entry::{Features, Pos};
    use words::family::LemmaClass::{Adjective, Noun, Verb};

    #[test]
    fn stems_meet_across_parts_of_speech() {
        assert_eq!(stem("Liebe", Noun), stem("lieben", Verb));
        assert_eq!(stem("Segel", Noun), stem("segeln", Verb));
        assert_eq!(stem("trocken", Adjective), stem("trocknen", Verb));
        assert_ne!(stem("Wand", Noun), stem("wandern", Verb));
    }

    /// W3: a short stem without glosses proves nothing, and the list decides before the rule.
    #[test]
    fn short_stems_need_a_meaning_in_common() {
        let mut lemmas = Lemmas::default();
        for (word, pos) in
            [("Qux", Pos::Noun), ("quxen", Pos::Verb), ("Quarx", Pos::Noun), ("quarxen", Pos::Verb)]
        {
            lemmas.note(&word.to_lowercase(), &entry(1.0, &[(word, pos, Features::BASE)]));
        }
        let ding = Ding::default();
        let has = |list: &str, noun: &str| {
            let links = links(&lemmas, &Meanings::new(&ding, &[]), &Reviewed::of(list));
            links.iter().any(|(a, kind, _)| a.0 == noun && *kind == LinkKind::Stem)
        };
        assert!(has("", "Quarx") && !has("", "Qux"));
        assert!(has("S Qux quxen", "Qux") && !has("D Quarx quarxen", "Quarx"));
    }

    /// W3: RUSSEN are people, not the verb of soot.
    #[test]
    fn a_rare_infinitive_is_shadowed_by_a_known_word() {
        let mut lemmas = Lemmas::default();
        let base = |word: &'static str, pos| [(word, pos, Features::BASE)];
        lemmas.note("quarz", &entry(1.0, &base("Quarz", Pos::Noun)));
        lemmas.note("quarze", &entry(4.0, &base("Quarze", Pos::Noun)));
        let both = [("Quarze", Pos::Noun, Features::PLURAL), ("quarzen", Pos::Verb, Features::BASE)];
        lemmas.note("quarzen", &entry(4.0, &both));
        let ding = Ding::default();
        let links = links(&lemmas, &Meanings::new(&ding, &[]), &Reviewed::of(""));
        assert_eq!(links, []);
    }
}
