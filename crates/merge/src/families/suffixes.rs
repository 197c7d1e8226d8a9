//! Words derived by one suffix of person, sex, diminutive or abstraction (§5.1.6 iii).

use super::reviewed::Reviewed;
use super::{Link, Meanings, without_umlaut};
use crate::families::Lemmas;
use crate::key::{capitalised, lowered};
use words::automaton::Automaton;
use words::family::{LemmaClass, LinkKind};
use words::letters::Word;

/// How sure the sources must be that a suffix does not change the meaning.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Glosses {
    /// The suffix alone tells (Freundin, Schönheit).
    Ignored,
    /// They must not contradict.
    NotContradicting,
    /// They must agree.
    Agreeing,
}

/// A suffix. The derived word is always a noun.
struct Suffix {
    text: &'static str,
    /// What its base is.
    base: LemmaClass,
    /// What the base has in its place.
    endings: &'static [&'static str],
    /// What the glosses must say if the vowel stays, and if it has become an umlaut (`None`: it never does).
    plain: Glosses,
    umlaut: Option<Glosses>,
}

use Glosses::{Agreeing, Ignored, NotContradicting};
use LemmaClass::{Adjective, Noun, Verb};

const fn suffix(
    text: &'static str,
    base: LemmaClass,
    endings: &'static [&'static str],
    plain: Glosses,
    umlaut: Option<Glosses>,
) -> Suffix {
    Suffix { text, base, endings, plain, umlaut }
}

const SUFFIXES: &[Suffix] = &[
    // Person
    suffix("er", Verb, &["en", "n"], NotContradicting, Some(NotContradicting)),
    suffix("er", Noun, &["", "e", "en"], Agreeing, Some(Agreeing)),
    suffix("ler", Noun, &["", "e"], Agreeing, Some(Agreeing)),
    suffix("ler", Verb, &["eln"], NotContradicting, None),
    suffix("rer", Verb, &["ern"], NotContradicting, None),
    suffix("ner", Noun, &["", "e", "en"], Agreeing, Some(Agreeing)),
    suffix("ist", Noun, &["", "e", "o", "ismus"], Agreeing, None),
    suffix("eur", Verb, &["ieren"], NotContradicting, None),
    suffix("ant", Verb, &["ieren"], Agreeing, None),
    suffix("ling", Verb, &["en", "n"], Agreeing, Some(Agreeing)),
    suffix("ling", Adjective, &["", "e"], Agreeing, Some(Agreeing)),
    suffix("ling", Noun, &["", "e"], Agreeing, Some(Agreeing)),
    // Sex
    suffix("in", Noun, &["", "e", "er"], Ignored, Some(Ignored)),
    suffix("erin", Verb, &["en", "n", "ern"], NotContradicting, Some(NotContradicting)),
    // Diminutive
    suffix("chen", Noun, &["", "e", "en"], Ignored, Some(Ignored)),
    suffix("lein", Noun, &["", "e", "en", "l", "el"], Ignored, Some(Ignored)),
    // Abstraction; -ung only from its own verb, which has the same vowel, or if the meaning is plainly the noun's
    suffix("ung", Verb, &["en", "n"], Ignored, None),
    suffix("ung", Noun, &["", "e"], Agreeing, None),
    suffix("lung", Verb, &["eln"], Ignored, None),
    suffix("rung", Verb, &["ern"], Ignored, None),
    suffix("nung", Verb, &["en"], NotContradicting, None),
    suffix("heit", Adjective, &["", "e"], Ignored, None),
    suffix("heit", Noun, &["", "e"], Agreeing, None),
    suffix("keit", Adjective, &[""], Ignored, None),
    suffix("igkeit", Adjective, &["", "e"], Ignored, None),
    suffix("itaet", Adjective, &["", "ell"], NotContradicting, None),
    suffix("schaft", Noun, &["", "e", "en"], NotContradicting, None),
    suffix("schaft", Adjective, &[""], NotContradicting, None),
    suffix("tum", Noun, &["", "s", "e"], NotContradicting, None),
    suffix("tum", Adjective, &[""], NotContradicting, None),
    suffix("tum", Verb, &["en"], NotContradicting, None),
    suffix("nis", Verb, &["en", "n", "ern"], Ignored, Some(Agreeing)),
    suffix("nis", Adjective, &[""], NotContradicting, None),
    suffix("e", Adjective, &["", "en"], NotContradicting, Some(NotContradicting)),
    suffix("t", Verb, &["en"], Agreeing, None),
    suffix("st", Verb, &["en"], Agreeing, None),
    suffix("ation", Verb, &["ieren"], Ignored, None),
    suffix("ion", Verb, &["ieren"], NotContradicting, None),
    suffix("erei", Verb, &["en", "n"], Agreeing, Some(Agreeing)),
    suffix("erei", Noun, &["", "er"], Agreeing, None),
    suffix("ei", Verb, &["n"], Agreeing, None),
    suffix("ei", Noun, &[""], Agreeing, None),
];

/// Links from derived words to their bases.
pub(super) fn links(
    lemmas: &Lemmas,
    meanings: &Meanings<'_>,
    reviewed: &Reviewed,
    automaton: &Automaton,
) -> Vec<Link> {
    let mut out = Vec::new();
    for (derived, _) in lemmas.iter().filter(|(_, class)| *class == Noun) {
        for suffix in SUFFIXES {
            let Some(rest) = derived.strip_suffix(suffix.text).filter(|r| r.len() >= 2) else { continue };
            if !suffix.can_make(derived, lemmas, automaton) {
                continue;
            }
            for (base, glosses) in suffix.bases(rest) {
                if !lemmas.is(&base, suffix.base) || base == derived {
                    continue;
                }
                let by_rule = || suffix.keeps_the_meaning(derived, &base, glosses, lemmas, meanings);
                if reviewed.verdict(derived, &base).unwrap_or_else(by_rule) {
                    out.push(((derived.to_owned(), Noun), LinkKind::Derived, (base, suffix.base)));
                }
            }
        }
    }
    out
}

impl Suffix {
    /// Who is called -in has a plural: Königinnen, but no "Termininnen". And what is a verb is no diminutive: Tauchen.
    fn can_make(&self, derived: &str, lemmas: &Lemmas, automaton: &Automaton) -> bool {
        match self.text {
            "in" => Word::fold(&format!("{derived}nen")).is_ok_and(|plural| automaton.contains(&plural)),
            "chen" => !lemmas.is(&lowered(derived), Verb),
            _ => true,
        }
    }

    /// The possible bases of a derived word, given what stands before the suffix.
    fn bases(&self, rest: &str) -> Vec<(String, Glosses)> {
        let small = lowered(rest);
        let umlauted = self.umlaut.and_then(|glosses| Some((without_umlaut(&small)?, glosses)));
        let stems = std::iter::once((small.clone(), self.plain)).chain(umlauted);
        stems
            .flat_map(|(stem, glosses)| self.endings.iter().map(move |e| (format!("{stem}{e}"), glosses)))
            .map(|(word, glosses)| (if self.base == Noun { capitalised(&word) } else { word }, glosses))
            .collect()
    }

    fn keeps_the_meaning(
        &self,
        derived: &str,
        base: &str,
        glosses: Glosses,
        lemmas: &Lemmas,
        meanings: &Meanings<'_>,
    ) -> bool {
        match glosses {
            Ignored => true,
            NotContradicting => !meanings.differ(derived, base) || self.is_agent(derived, lemmas),
            Agreeing => meanings.meet(derived, base),
        }
    }

    /// Who does what the verb says has a feminine form too: Fahrer, Fahrerin; but not Zucker.
    fn is_agent(&self, derived: &str, lemmas: &Lemmas) -> bool {
        self.text == "er" && self.base == Verb && lemmas.is(&format!("{derived}in"), Noun)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::entry;
    use super::*;
    use crate::sources::ding::Ding;
    use words::entry::{Features, Pos};

    #[test]
    fn suffixes_find_their_base() {
        let mut lemmas = Lemmas::default();
        for (word, pos) in [
            ("Freund", Pos::Noun),
            ("Freundin", Pos::Noun),
            ("schön", Pos::Adjective),
            ("Schönheit", Pos::Noun),
            ("backen", Pos::Verb),
            ("Bäcker", Pos::Noun),
            ("Beton", Pos::Noun),
            ("Betonung", Pos::Noun),
            ("Tau", Pos::Noun),
            ("Tauchen", Pos::Noun),
            ("tauchen", Pos::Verb),
            ("Quast", Pos::Noun),
            ("Quaster", Pos::Noun),
        ] {
            lemmas.note(&word.to_lowercase(), &entry(1.0, &[(word, pos, Features::BASE)]));
        }
        let automaton = Automaton::from_sorted([Word::fold("Freundinnen").unwrap()]);
        let ding = Ding::default();
        let links = links(&lemmas, &Meanings::new(&ding, &[]), &Reviewed::of(""), &automaton);
        let has = |a: &str, b: &str| links.iter().any(|((x, _), _, (y, _))| x == a && y == b);
        assert!(has("Freundin", "Freund") && has("Schoenheit", "schoen") && has("Baecker", "backen"));
        assert!(!has("Betonung", "Beton") && !has("Tauchen", "Tau"));
        // W3: -er proves nothing without a meaning in common.
        assert!(!has("Quaster", "Quast"));
    }
}
