//! Names that no source calls so: spell checkers and the paradigm dictionary have Kapstadt and Paolo among the nouns.

use crate::adjectives::umlauted;
use crate::compounds::parts;
use crate::key::{capitalised, lowered};
use crate::readings::Sources;
use crate::verdict::Evidence;
use words::entry::{Features, Pos};

/// Sources that tell common nouns from names.
const TRUSTED: Sources = Sources::NOUNS.union(Sources::DING).union(Sources::HAND).union(Sources::TANGLET);

/// Endings of abstract nouns, which often have no plural but are no names.
const ABSTRACT: &[&str] = &[
    "ung", "heit", "keit", "ismus", "tum", "schaft", "erei", "elei", "ie", "ik", "itaet", "ion", "nis",
    "sal", "itis", "ose", "ol", "in", "ase", "at", "ium", "logie", "metrie", "grafie", "graphie", "wesen",
    "kunde", "zeug", "werk",
];

/// Heads of place names: Kap-stadt, Assel-born. As a common noun such a word has a plural.
const PLACES: &[&str] = &[
    "stadt", "burg", "berg", "dorf", "bach", "heim", "hausen", "haus", "hafen", "kirchen", "kirche", "feld",
    "felde", "tal", "thal", "au", "aue", "hof", "born", "ried", "furt", "bruck", "brueck", "walde", "wald",
    "rode", "hagen", "stein", "see", "muenster", "moor", "werder", "weiler", "zell", "zelle", "land",
    "markt", "insel", "gau", "park", "leben", "loch", "mark", "mar", "horn", "kamp", "rath", "tor", "bad",
    "ruh", "holz", "ort", "eck", "winkel", "hain", "ufer", "fluss", "strasse", "platz", "allee", "weg",
    "gasse", "garten", "bergen", "bruch", "grund", "mann", "sohn", "macher", "knecht", "ingen", "stedt",
    "lar", "busch", "busche", "brunn", "bronn", "wiesen", "siedlung", "alm", "spitze", "kogel",
];

/// Is a noun that no trusted source has rather a name: without plural, and no compound of common words?
pub fn looks_like_one(lemma: &str, evidence: &Evidence<'_>) -> bool {
    let readings = evidence.readings;
    let trusted = readings.get(lemma).is_some_and(|form| {
        form.listed.intersects(TRUSTED)
            || form.readings.iter().any(|r| r.pos == Pos::Noun && r.sources.intersects(TRUSTED))
    });
    let is_infinitive = evidence.verbs.has(&lowered(lemma)) || is_agent(lemma, evidence);
    let is_abstract = ABSTRACT.iter().any(|ending| lemma.len() > ending.len() + 3 && lemma.ends_with(ending));
    if is_bare(lemma, evidence) && !is_abstract && !is_infinitive {
        return true;
    }
    if trusted || is_infinitive || has_plural(lemma, evidence) {
        return false;
    }
    if is_person(lemma, evidence) && !is_abstract {
        return true;
    }
    match parts(lemma, evidence.verbs, readings) {
        Some((_, head)) => PLACES.contains(&lowered(&head).as_str()),
        None => !is_abstract,
    }
}

/// The spell checker has it without a plural, ding and the core do not have it, nor has german-nouns a plural, and it is no
/// compound but of a place: Biesdorf, Gorleben, Microsoft.
fn is_bare(lemma: &str, evidence: &Evidence<'_>) -> bool {
    let readings = evidence.readings;
    let sure = Sources::DING | Sources::HAND | Sources::TANGLET;
    let form = readings.get(lemma);
    let is_sure = form
        .is_some_and(|f| f.listed.intersects(sure) || f.readings.iter().any(|r| r.sources.intersects(sure)));
    let spelling = readings.spelling(lemma);
    let stem = evidence.stems.get(spelling).and_then(|of| of.iter().find(|s| s.stem == spelling));
    let is_place = || {
        let found = parts(lemma, evidence.verbs, readings);
        found.is_none_or(|(_, head)| PLACES.contains(&lowered(&head).as_str()))
    };
    stem.is_some_and(|s| !s.compounds && !s.plural)
        && !is_sure
        && !readings.has_noun_plural(lemma)
        && is_place()
}

/// Who does what a verb says: Plakatierer, Mobber.
pub fn is_agent(lemma: &str, evidence: &Evidence<'_>) -> bool {
    let small = lowered(lemma);
    let stem = small.strip_suffix("er").filter(|s| s.len() >= 4);
    stem.is_some_and(|s| evidence.verbs.has(&format!("{s}en")) || evidence.verbs.has(&format!("{s}n")))
}

/// The spell checker has it as a stem that goes into no compound: Mendelssohn, Klinsmann.
fn is_person(lemma: &str, evidence: &Evidence<'_>) -> bool {
    let spelling = evidence.readings.spelling(lemma);
    let stem = evidence.stems.get(spelling).and_then(|of| of.iter().find(|s| s.stem == spelling));
    stem.is_some_and(|s| !s.compounds)
}

/// A plural that a paradigm names, or a listed form with a plural's ending. A mere -s is a name's genitive too.
pub fn has_plural(lemma: &str, evidence: &Evidence<'_>) -> bool {
    let readings = evidence.readings;
    let stems = [Some(lemma.to_owned()), umlauted(&lowered(lemma)).map(|s| capitalised(&s))];
    let has = |stem: &str, ending: &str| readings.is_listed(&format!("{stem}{ending}"));
    // Who lives there has a genitive and a feminine too: Kapstädter, Kapstädters, Kapstädterin.
    let is_inhabitant = |stem: &str| has(stem, "ers") || has(stem, "erin");
    let listed = |stem: &String| {
        ["e", "n", "en", "nen"].iter().any(|e| has(stem, e)) || (has(stem, "er") && !is_inhabitant(stem))
    };
    let named = |stem: &String| {
        ["", "e", "n", "en", "er", "s"].iter().any(|e| {
            readings.get(&format!("{stem}{e}")).is_some_and(|form| {
                form.readings.iter().any(|r| {
                    r.pos == Pos::Noun
                        && r.features.contains(Features::PLURAL)
                        && r.sources.contains(Sources::PARADIGMS)
                        && readings.strings.text(r.lemma) == lemma
                })
            })
        })
    };
    stems.iter().flatten().any(|stem| listed(stem) || named(stem))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::readings::Readings;
    use crate::sources::ding::Ding;
    use crate::sources::hunspell::Stems;
    use crate::sources::wordfreq::Frequencies;
    use crate::verbs::Verbs;

    #[test]
    fn names_have_no_plural() {
        let mut readings = Readings::default();
        for noun in ["Kap", "Stadt", "Steg", "Holz", "Zinn"] {
            readings.add(noun, noun, Pos::Noun, Features::BASE, Sources::NOUNS);
        }
        readings.add("rein", "rein", Pos::Adjective, Features::BASE, Sources::DING);
        for word in [
            "Kapstadt",
            "Kapstädter",
            "Kapstädters",
            "Paolo",
            "Paolos",
            "Holzstadt",
            "Holzstädte",
            "Reinzinn",
        ] {
            readings.list(word, Sources::HUNSPELL);
        }
        let verbs = Verbs::collect(&mut readings);
        let evidence = Evidence {
            readings: &readings,
            verbs: &verbs,
            ding: &Ding::default(),
            stems: &Stems::default(),
            frequencies: &Frequencies::default(),
            english: &Frequencies::default(),
            lists: &crate::lists::Lists::default(),
        };
        let names =
            ["Kapstadt", "Paolo", "Holzstadt", "Reinzinn", "Zinn"].map(|w| looks_like_one(w, &evidence));
        assert_eq!(names, [true, true, false, false, false]);
    }
}
