//! Base forms: a form is a word only if its base form is one (W4, W5).
//!
//! The readings come one by one, from sources that know forms without their lemma (a list has "Mozarts", "feilem"), and
//! from rules that make up lemmas ("kundtaeten", so "kundtaeen"). Here they are held together.

use crate::entries::Verdicts;
use crate::key::{capitalised, key, lowered};
use crate::verdict::{Evidence, Verdict};
use std::collections::BTreeMap;
use words::entry::{Features, Pos, Reading, Tier};

/// Lemmas lead to their own lemma in so many steps: vorgelesenes, vorgelesen, vorlesen.
const STEPS: u32 = 3;

/// Mends lemmas, refuses what hangs on a refused or unknown one, lifts lemmas that their forms attest.
pub fn settle(verdicts: &mut Verdicts, evidence: &Evidence<'_>) {
    add_adjectives(verdicts, evidence);
    let mended: BTreeMap<String, Vec<Reading>> = verdicts
        .iter()
        .filter_map(|(folded, verdict)| Some((folded.clone(), mended(folded, verdict, verdicts, evidence)?)))
        .collect();
    for (folded, readings) in mended {
        if let Some(verdict) = verdicts.get_mut(&folded) {
            replace(verdict, readings);
        }
    }
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

/// The readings with mended lemmas; `None` if nothing changes.
fn mended(
    folded: &str,
    verdict: &Verdict,
    verdicts: &Verdicts,
    evidence: &Evidence<'_>,
) -> Option<Vec<Reading>> {
    verdict.tier?;
    let mut readings: Vec<Reading> = Vec::new();
    for reading in &verdict.readings {
        for new in mended_reading(folded, reading, verdicts, evidence, STEPS) {
            match readings.iter_mut().find(|r| r.lemma == new.lemma && r.pos == new.pos) {
                Some(old) => old.features |= new.features,
                None => readings.push(new),
            }
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
    if !reading.pos.is_common() || reading.is_base() || lemma == folded {
        return keep;
    }
    match verdicts.get(&lemma) {
        _ if !has_source(&reading.lemma, evidence) => without_source(folded, reading, evidence),
        None => without_source(folded, reading, evidence),
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

/// A plural whose singular nobody has (Betonstäbe) stands for itself; any other reading goes.
fn without_source(folded: &str, reading: &Reading, evidence: &Evidence<'_>) -> Vec<Reading> {
    let plural = reading.features & (Features::PLURAL | Features::PLURAL_OBLIQUE);
    if reading.pos != Pos::Noun || plural.is_empty() {
        return vec![];
    }
    let lemma = evidence.readings.spelling(&capitalised(folded)).to_owned();
    vec![Reading { lemma, pos: Pos::Noun, features: Features::PLURAL }]
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
