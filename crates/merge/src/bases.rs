//! Base forms: a form is a word only if its base form is one (W4, W5).
//!
//! The readings come one by one, from sources that know forms without their lemma (a list has "Mozarts", "feilem"), and
//! from rules that make up lemmas ("kundtaeten", so "kundtaeen"). Here they are held together.

use crate::entries::Verdicts;
use crate::key::{capitalised, is_capital, key, lowered};
use crate::readings::Sources;
use crate::verdict::{Evidence, Verdict};
use std::collections::{BTreeMap, BTreeSet};
use words::entry::{Features, Pos, Reading, Tier};

/// Lemmas lead to their own lemma in so many steps: vorgelesenes, vorgelesen, vorlesen.
const STEPS: u32 = 3;

/// Mends lemmas, refuses what hangs on a refused or unknown one, lifts lemmas that their forms attest.
pub fn settle(verdicts: &mut Verdicts, evidence: &Evidence<'_>) {
    add_adjectives(verdicts, evidence);
    add_infinitives(verdicts, evidence);
    refuse_genitives_of_names(verdicts, evidence);
    let mended: BTreeMap<String, Vec<Reading>> = verdicts
        .iter()
        .filter_map(|(folded, verdict)| Some((folded.clone(), mended(folded, verdict, verdicts, evidence)?)))
        .collect();
    for (folded, readings) in mended {
        if let Some(verdict) = verdicts.get_mut(&folded) {
            replace(verdict, readings);
        }
    }
    // Only now the lemma is the right one: Keltens was a form of Kelten, which is one of Kelte.
    refuse_genitives_of_weak_nouns(verdicts);
    lift_bases(verdicts);
}

/// FEIL is not only an imperative: who has "feilem" has an adjective. Only an adjective has that ending.
fn add_adjectives(verdicts: &mut Verdicts, evidence: &Evidence<'_>) {
    let is_declined = |r: &Reading| r.pos == Pos::Adjective && !r.is_base();
    let mut lemmas: Vec<String> = verdicts
        .iter()
        .filter(|(folded, v)| folded.ends_with("em") && v.tier >= Some(Tier::Two) && !v.readings.is_empty())
        .flat_map(|(_, v)| v.readings.iter().filter(|r| is_declined(r)).filter_map(|r| key(&r.lemma)))
        .filter(|lemma| evidence.readings.is_listed(lemma))
        .collect();
    lemmas.sort_unstable();
    lemmas.dedup();
    for lemma in lemmas {
        let Some(verdict) = verdicts.get_mut(&lemma).filter(|v| v.tier.is_some()) else { continue };
        if !verdict.readings.iter().any(|r| r.is_base() && r.pos.is_common()) {
            let lemma = evidence.readings.spelling(&lemma).to_owned();
            verdict.readings.push(Reading { lemma, pos: Pos::Adjective, features: Features::BASE });
            verdict.readings.sort();
        }
    }
}

/// The spell checkers have some infinitives only as nouns (Verwirbeln), which looks like a name; but who has "verwirbelte"
/// has the verb.
fn add_infinitives(verdicts: &mut Verdicts, evidence: &Evidence<'_>) {
    let is_inflected = |r: &&Reading| r.pos == Pos::Verb && !r.is_base();
    let known = verdicts.values().filter(|v| v.tier >= Some(Tier::Two));
    let verbs = known.flat_map(|v| v.readings.iter().filter(is_inflected)).map(|r| r.lemma.clone());
    let named = |infinitive: &String| {
        let own = [lowered(infinitive), capitalised(infinitive)];
        let is_own = |r: &Reading| r.pos == Pos::Name && own.contains(&r.lemma);
        let verdict = folded(infinitive).and_then(|f| verdicts.get(&f));
        infinitive.ends_with('n')
            && verdict.is_some_and(|v| v.tier.is_none() && v.readings.iter().all(is_own))
    };
    let found: BTreeSet<String> = verbs.filter(named).collect();
    for infinitive in found {
        let Some(verdict) = folded(&infinitive).and_then(|f| verdicts.get_mut(&f)) else { continue };
        let noun = evidence.readings.spelling(&capitalised(&infinitive)).to_owned();
        let base =
            |lemma: String, pos| Reading { lemma: capitals_of(pos, &lemma), pos, features: Features::BASE };
        verdict.readings = vec![base(noun, Pos::Noun), base(infinitive, Pos::Verb)];
        verdict.readings.sort();
        verdict.tier = Some(Tier::Two);
    }
}

fn capitals_of(pos: Pos, lemma: &str) -> String {
    if pos == Pos::Noun { capitalised(lemma) } else { lowered(lemma) }
}

/// Bayerns, Bremens, Hanaus: what looks like a form of a people, an insect or an ace is a genitive of a name.
fn refuse_genitives_of_names(verdicts: &mut Verdicts, evidence: &Evidence<'_>) {
    let found: Vec<(String, String, Pos)> = verdicts
        .iter()
        .filter(|(_, v)| {
            v.tier.is_some() && v.readings.iter().all(|r| r.pos == Pos::Noun || !r.pos.is_common())
        })
        .filter_map(|(form, verdict)| {
            let base = form.strip_suffix('s')?;
            let name = verdicts.get(base)?.readings.iter().find(|r| r.pos.is_name())?;
            let genitive = Genitive { form, base, of: verdicts.get(base)?, evidence };
            let nouns = || verdict.readings.iter().filter(|r| r.pos == Pos::Noun);
            nouns().all(|r| genitive.is_no_form(r)).then(|| (form.clone(), name.lemma.clone(), name.pos))
        })
        .collect();
    for (form, lemma, pos) in found {
        if let Some(verdict) = verdicts.get_mut(&form) {
            verdict.readings = vec![Reading { lemma, pos, features: Features::SINGULAR_OBLIQUE }];
            verdict.tier = None;
        }
    }
}

/// Nouns in -e whose genitive ends in -ns, as the end of compounds too; and Jungens, which people say for more than one.
const WITH_NS: [&str; 13] = [
    "buchstabe",
    "drache",
    "friede",
    "funke",
    "gedanke",
    "glaube",
    "haufe",
    "junge",
    "name",
    "same",
    "schade",
    "wille",
    "zacke",
];

/// Westfalens, Psychologens: who ends in -e and is declined with -n has no genitive in -ns. Where a place has such a name, it
/// is the place's.
fn refuse_genitives_of_weak_nouns(verdicts: &mut Verdicts) {
    let is_wrong = |form: &str, reading: &Reading| {
        let Some(lemma) = folded(&reading.lemma).filter(|lemma| lemma.ends_with('e')) else { return false };
        reading.pos == Pos::Noun
            && form.strip_suffix("ns") == Some(lemma.as_str())
            && !WITH_NS.iter().any(|end| lemma.ends_with(end))
    };
    let found: Vec<String> = verdicts
        .iter()
        .filter(|(form, v)| v.tier.is_some() && v.readings.iter().any(|r| is_wrong(form, r)))
        .map(|(form, _)| form.clone())
        .collect();
    for form in found {
        let base = form.strip_suffix('s').and_then(|base| verdicts.get(base));
        let name = base.and_then(|base| base.readings.iter().find(|r| r.pos.is_name()).cloned());
        let Some(verdict) = verdicts.get_mut(&form) else { continue };
        verdict.readings.retain(|reading| !is_wrong(&form, reading));
        match name {
            _ if !verdict.readings.is_empty() => {}
            Some(Reading { lemma, pos, .. }) => {
                verdict.readings = vec![Reading { lemma, pos, features: Features::SINGULAR_OBLIQUE }];
                verdict.tier = None;
            }
            None => drop(verdicts.remove(&form)),
        }
    }
}

/// A form in -s whose front part is a name.
struct Genitive<'a> {
    form: &'a str,
    base: &'a str,
    of: &'a Verdict,
    evidence: &'a Evidence<'a>,
}

impl Genitive<'_> {
    /// Is the name's genitive all that this reading can be?
    fn is_no_form(&self, reading: &Reading) -> bool {
        let lemma = folded(&reading.lemma).unwrap_or_default();
        if lemma == self.form {
            // Hanaus, "a kind of ace", by the spell checkers alone: no dictionary has it.
            return self.of.tier.is_none() && !self.is_core() && !self.is_explained(self.form);
        }
        if reading.features == Features::INFLECTED {
            return !self.is_explained(self.form);
        }
        // Nothing is said with -s behind a people's name: Sachsens, Polens.
        self.is_place() && self.is_people() && (lemma != self.base || !self.is_explained(self.base))
    }

    fn is_core(&self) -> bool {
        self.evidence.readings.is_core(&capitalised(self.form))
    }

    /// Does a dictionary have it as a noun?
    fn is_explained(&self, form: &str) -> bool {
        let dictionaries = Sources::NOUNS | Sources::DING | Sources::HAND;
        let noun = self.evidence.readings.get(&capitalised(form));
        noun.is_some_and(|f| {
            f.readings.iter().any(|r| r.pos == Pos::Noun && r.sources.intersects(dictionaries))
        })
    }

    /// The dictionary of nouns has it as a place.
    fn is_place(&self) -> bool {
        let place = self.evidence.readings.get(&capitalised(self.base));
        place.is_some_and(|f| {
            f.readings.iter().any(|r| r.pos == Pos::Place && r.sources.contains(Sources::NOUNS))
        })
    }

    /// The plural and the genitive of who lives there: Sachsen.
    fn is_people(&self) -> bool {
        let weak = Features::SINGULAR_OBLIQUE | Features::PLURAL;
        let mut readings = self.of.readings.iter();
        self.base.ends_with('n')
            && readings.any(|r| {
                r.pos == Pos::Noun
                    && r.features.contains(weak)
                    && folded(&r.lemma).as_deref() != Some(self.base)
            })
    }
}

/// The readings with mended lemmas; `None` if nothing changes.
fn mended(
    folded: &str,
    verdict: &Verdict,
    verdicts: &Verdicts,
    evidence: &Evidence<'_>,
) -> Option<Vec<Reading>> {
    verdict.tier?;
    let mut readings: Vec<Reading> = Vec::new();
    let mut lost: Vec<&Reading> = Vec::new();
    for reading in &verdict.readings {
        let mended = mended_reading(folded, reading, verdicts, evidence, STEPS);
        if mended.is_empty() {
            lost.push(reading);
        }
        for new in mended {
            match readings.iter_mut().find(|r| r.lemma == new.lemma && r.pos == new.pos) {
                Some(old) => old.features |= new.features,
                None => readings.push(new),
            }
        }
    }
    // Of a base form that is none (Frauenrechter) nothing is left, unless it is the only noun.
    let has_noun = readings.iter().any(|r| r.pos == Pos::Noun);
    lost.retain(|r| !has_noun || !r.is_base());
    if let Some(plural) = plural_by_itself(&lost, evidence.readings.spelling(&capitalised(folded))) {
        match readings.iter_mut().find(|r| r.lemma == plural.lemma && r.pos == plural.pos) {
            Some(old) => old.features |= plural.features,
            None => readings.push(plural),
        }
    }
    readings.sort();
    (readings != verdict.readings).then_some(readings)
}

fn mended_reading(
    folded: &str,
    reading: &Reading,
    verdicts: &Verdicts,
    evidence: &Evidence<'_>,
    steps: u32,
) -> Vec<Reading> {
    let keep = vec![reading.clone()];
    let lemma = key(&reading.lemma).map(|k| k.to_ascii_lowercase()).unwrap_or_default();
    if !reading.pos.is_common() || lemma == folded {
        return keep;
    }
    match verdicts.get(&lemma) {
        _ if !has_source(&reading.lemma, evidence) => vec![],
        None => vec![],
        _ if reading.is_base() => keep,
        Some(base) if base.tier.is_none() => refused_base(reading, base, keep),
        Some(base) if base.readings.iter().any(|r| r.pos.is_common() && r.is_base()) => keep,
        Some(base) => {
            // The lemma is itself only a form: a participle, an infinitive with "zu".
            let deeper: Vec<Reading> = base
                .readings
                .iter()
                .filter(|r| steps > 0 && r.pos == reading.pos && r.lemma != reading.lemma)
                .map(|r| Reading { lemma: r.lemma.clone(), ..reading.clone() })
                .flat_map(|r| mended_reading(folded, &r, verdicts, evidence, steps - 1))
                .collect();
            if deeper.is_empty() { keep } else { deeper }
        }
    }
}

/// Has a source, or a person, this lemma, with a capital or without?
fn has_source(lemma: &str, evidence: &Evidence<'_>) -> bool {
    let Some(key) = key(lemma) else { return false };
    let known = |key: &str| evidence.readings.get(key).is_some();
    known(&key)
        || known(&lowered(&key))
        || known(&capitalised(&key))
        || evidence.lists.short.get(&key.to_ascii_lowercase()).is_some_and(|s| s.word.is_some())
}

/// A plural whose singular nobody has (Betonstäbe) stands for itself; any other reading of a lemma without source goes.
fn plural_by_itself(lost: &[&Reading], spelling: &str) -> Option<Reading> {
    let plural = Features::PLURAL | Features::PLURAL_OBLIQUE;
    let is_plural = lost.iter().any(|r| r.pos == Pos::Noun && r.features.intersects(plural));
    is_plural.then(|| Reading { lemma: spelling.to_owned(), pos: Pos::Noun, features: Features::PLURAL })
}

/// Mozarts is a name as Mozart is.
fn refused_base(reading: &Reading, base: &Verdict, keep: Vec<Reading>) -> Vec<Reading> {
    let name = base.readings.iter().map(|r| r.pos).find(|pos| !pos.is_common());
    match name {
        Some(pos) if reading.pos == Pos::Noun => vec![Reading { pos, ..reading.clone() }],
        _ => keep,
    }
}

fn replace(verdict: &mut Verdict, readings: Vec<Reading>) {
    let had_common = verdict.readings.iter().any(|r| r.pos.is_common());
    if readings.is_empty() {
        // A form of nothing: kept as listed, but not sure enough for strict tables.
        verdict.tier = Some(Tier::One);
        return;
    }
    if had_common && !readings.iter().any(|r| r.pos.is_common()) {
        verdict.tier = None;
    }
    verdict.readings = readings;
}

fn folded(lemma: &str) -> Option<String> {
    key(lemma).map(|k| k.to_ascii_lowercase())
}

/// A lemma is as well attested as its forms (Wärmewelle, of which texts have the plural).
fn lift_bases(verdicts: &mut Verdicts) {
    let lifted: Vec<String> = verdicts
        .iter()
        .filter(|(_, v)| v.tier >= Some(Tier::Two))
        .filter(|(form, v)| !stands_alone(form, v) && !has_good_base(v, verdicts))
        .flat_map(|(form, v)| weak_bases(form, v, verdicts))
        .collect();
    for lemma in lifted {
        if let Some(verdict) = verdicts.get_mut(&lemma) {
            verdict.tier = Some(Tier::Two);
        }
    }
}

/// The weakly attested lemmas of a form. A short noun needs dictionaries of its own, unless the core has its form.
fn weak_bases(form: &str, verdict: &Verdict, verdicts: &Verdicts) -> Vec<String> {
    let may_lift = |r: &Reading, lemma: &str| {
        verdict.tier == Some(Tier::Core) || r.pos != Pos::Noun || lemma.len() > crate::attested::SHORT
    };
    let is_weak = |lemma: &String| {
        verdicts.get(lemma).is_some_and(|v| v.tier == Some(Tier::One) && stands_alone(lemma, v))
    };
    let readings = verdict.readings.iter().filter(|r| r.pos.is_common());
    let lemmas = readings.filter_map(|r| folded(&r.lemma).filter(|l| l != form && may_lift(r, l)));
    lemmas.filter(is_weak).collect()
}

/// A base form, or a plural that stands for itself.
fn stands_alone(form: &str, verdict: &Verdict) -> bool {
    verdict
        .readings
        .iter()
        .any(|r| r.pos.is_common() && (r.is_base() || folded(&r.lemma).as_deref() == Some(form)))
}

fn has_good_base(verdict: &Verdict, verdicts: &Verdicts) -> bool {
    verdict.readings.iter().filter(|r| r.pos.is_common()).any(|r| {
        let Some(lemma) = folded(&r.lemma) else { return false };
        verdicts.get(&lemma).is_some_and(|b| b.tier >= Some(Tier::Two) && stands_alone(&lemma, b))
    })
}

/// Readings of lemmas that are no words (Notland, because of "notlanden") go where another reading is left: only now is
/// known which those are.
pub fn drop_invented(verdicts: &mut Verdicts) {
    let is_base = |form: &str| verdicts.get(form).is_some_and(|v| v.tier.is_some() && stands_alone(form, v));
    let is_sound = |form: &str, r: &Reading| {
        !r.pos.is_common() || folded(&r.lemma).is_some_and(|lemma| lemma == form || is_base(&lemma))
    };
    let is_unsound =
        |(form, v): &(&String, &Verdict)| v.tier.is_some() && !v.readings.iter().all(|r| is_sound(form, r));
    let mended: BTreeMap<String, Vec<Reading>> = verdicts
        .iter()
        .filter(is_unsound)
        .map(|(form, v)| {
            let (mut left, lost): (Vec<&Reading>, Vec<&Reading>) =
                v.readings.iter().partition(|r| is_sound(form, r));
            let is_more_than_a_verb_form = left.iter().any(|r| r.pos == Pos::Noun || r.is_base());
            let spelling = v.spellings.iter().find(|s| is_capital(s)).filter(|_| !is_more_than_a_verb_form);
            let plural = spelling.and_then(|spelling| plural_by_itself(&lost, spelling));
            left.extend(&plural);
            left.sort();
            (form.clone(), left.into_iter().cloned().collect())
        })
        .filter(|(_, left): &(_, Vec<Reading>)| left.iter().any(|r| r.pos.is_common()))
        .collect();
    for (form, readings) in mended {
        if let Some(verdict) = verdicts.get_mut(&form) {
            verdict.readings = readings;
        }
    }
}

/// What still has no base form that is a word is no surer than that.
pub fn demote_orphans(verdicts: &mut Verdicts) {
    let orphans: Vec<String> = verdicts
        .iter()
        .filter(|(_, v)| v.tier >= Some(Tier::Two))
        .filter(|(form, v)| !stands_alone(form, v) && !has_good_base(v, verdicts))
        .map(|(form, _)| form.clone())
        .collect();
    for form in orphans {
        if let Some(verdict) = verdicts.get_mut(&form) {
            verdict.tier = Some(Tier::One);
        }
    }
}
