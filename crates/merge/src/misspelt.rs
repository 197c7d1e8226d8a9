//! Old and wrong spellings: refused, with the right one (W8).
//!
//! They come from a list by hand, from a rule of the reform (Schifffahrt was Schiffahrt), from the word list of before
//! 1996, and from weakly attested words that are one typical slip away from a common one (Kommitee).

use crate::compounds::parts;
use crate::entries::Verdicts;
use crate::key::{capitalised, is_capital, key};
use crate::readings::Sources;
use crate::slips;
use crate::sources::{self, wogerman};
use crate::verdict::{Evidence, Verdict};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::path::Path;
use words::entry::{Features, Pos, Reading, Tier};
use words::letters::MAX_LETTERS;

/// The list by hand; its head explains the format.
const FILE: &str = include_str!("../../../data/lexicon/misspellings.txt");

/// The shortest part of a compound that is looked up: of an old spelling, and of a mistake.
const SHORTEST_PART: usize = 4;
const SHORTEST_MISTAKE: usize = 7;
/// How much commoner (Zipf's scale) the right spelling is than a slip.
const COMMONER: f32 = 0.5;
/// Shorter words are one slip away from too many others.
const SHORTEST_SLIP: usize = 5;

/// A wrong spelling and the right one.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pair {
    pos: Pos,
    wrong: String,
    right: String,
}

/// Wrong spellings by folded form.
type Wrong = BTreeMap<String, Pair>;

/// Refuses them all, returns how many.
pub fn refuse(folder: &Path, verdicts: &mut Verdicts, evidence: &Evidence<'_>) -> sources::Result<usize> {
    let before = wogerman::read(folder)?;
    let mut wrong = Wrong::new();
    add_listed(&pairs(FILE), verdicts, &mut wrong);
    add_triples(verdicts, evidence, &mut wrong);
    add_compounds(&before, verdicts, evidence, &mut wrong);
    let slips = slips_of_weak_words(&wrong, verdicts, evidence);
    add_listed(&slips, verdicts, &mut wrong);
    let count = wrong.len();
    for (folded, pair) in wrong {
        mark(folded, pair, verdicts);
    }
    Ok(count)
}

/// The lines of the list.
fn pairs(text: &str) -> Vec<Pair> {
    let mut pos = Pos::Misspelt;
    let mut out = Vec::new();
    for line in text.lines().filter(|l| !l.starts_with('#')) {
        match line {
            "[1996]" => pos = Pos::OldSpelling,
            "[older]" => pos = Pos::Antiquated,
            "[wrong]" => pos = Pos::Misspelt,
            _ => {
                if let Some((wrong, right)) = line.split_once('\t') {
                    out.push(Pair { pos, wrong: wrong.to_owned(), right: right.to_owned() });
                }
            }
        }
    }
    out
}

fn folded(spelling: &str) -> Option<String> {
    key(spelling).map(|k| k.to_ascii_lowercase()).filter(|f| (2..=MAX_LETTERS).contains(&f.len()))
}

fn is_word(folded: &str, verdicts: &Verdicts) -> bool {
    verdicts.get(folded).is_some_and(|v| v.tier >= Some(Tier::Two))
}

/// The listed base forms, and the forms of the right lemma with the same mistake.
fn add_listed(lemmas: &[Pair], verdicts: &Verdicts, wrong: &mut Wrong) {
    let forms = forms_of_lemmas(verdicts);
    let wrong_lemmas: FxHashSet<String> = lemmas.iter().filter_map(|p| folded(&p.wrong)).collect();
    // Forms that a source has of the wrong lemma: aufgerauht. Of a mistake that is also a rare word (bischen) only those
    // that are a mistake, too.
    for pair in lemmas {
        for spelling in folded(&pair.wrong).and_then(|f| forms.get(&f)).into_iter().flatten() {
            let right = with_mistake(&pair.right, &pair.wrong, spelling);
            let right = right
                .filter(|r| pair.pos != Pos::Misspelt || folded(r).is_some_and(|r| is_word(&r, verdicts)));
            let folded = folded(spelling).filter(|f| !is_another_word(f, &wrong_lemmas, verdicts));
            if let (Some(right), Some(folded)) = (right, folded) {
                wrong.entry(folded).or_insert(Pair { pos: pair.pos, wrong: spelling.clone(), right });
            }
        }
    }
    for pair in lemmas {
        for spelling in folded(&pair.right).and_then(|f| forms.get(&f)).into_iter().flatten() {
            let Some(form) = with_mistake(&pair.wrong, &pair.right, spelling) else { continue };
            let Some(folded) = folded(&form) else { continue };
            if !is_another_word(&folded, &wrong_lemmas, verdicts) {
                let pair = Pair { pos: pair.pos, wrong: form, right: spelling.clone() };
                wrong.entry(folded).or_insert(pair);
            }
        }
    }
    for pair in lemmas {
        if let Some(folded) = folded(&pair.wrong) {
            wrong.insert(folded, pair.clone());
        }
    }
}

/// The spellings of a lemma's forms, by the lemma's folded form.
fn forms_of_lemmas(verdicts: &Verdicts) -> FxHashMap<String, Vec<String>> {
    let mut out: FxHashMap<String, Vec<String>> = FxHashMap::default();
    let mut sorted: Vec<(&String, &Verdict)> = verdicts.iter().filter(|(_, v)| v.tier.is_some()).collect();
    sorted.sort_unstable_by_key(|(folded, _)| *folded);
    for (_, verdict) in sorted {
        for reading in verdict.readings.iter().filter(|r| r.pos.is_common()) {
            let capital = is_capital(&reading.lemma);
            let spelling = verdict.spellings.iter().find(|s| is_capital(s) == capital);
            if let (Some(lemma), Some(spelling)) = (folded(&reading.lemma), spelling) {
                out.entry(lemma).or_default().push(spelling.clone());
            }
        }
    }
    out
}

/// Has this form a meaning that has nothing to do with a wrong lemma? Its participle as a word of its own is none: gefönt.
fn is_another_word(folded_form: &str, wrong_lemmas: &FxHashSet<String>, verdicts: &Verdicts) -> bool {
    let is_wrong = |r: &Reading| folded(&r.lemma).is_some_and(|lemma| wrong_lemmas.contains(&lemma));
    let participle = Features::PARTICIPLE_1 | Features::PARTICIPLE_2;
    let is_participle = |lemma: &str| {
        verdicts
            .get(lemma)
            .is_some_and(|v| v.readings.iter().any(|r| r.features.intersects(participle) && is_wrong(r)))
    };
    verdicts.get(folded_form).filter(|v| v.tier >= Some(Tier::Two)).is_some_and(|v| {
        let mut other = v.readings.iter().filter(|r| r.pos.is_common() && !is_wrong(r));
        other.any(|r| r.pos == Pos::Noun || folded(&r.lemma).is_none_or(|lemma| !is_participle(&lemma)))
    })
}

/// A form of the right word with the mistake of the wrong one: numeriert; `None` if the place is not in it.
fn with_mistake(wrong: &str, right: &str, form: &str) -> Option<String> {
    let (wrong, right): (Vec<char>, Vec<char>) = (wrong.chars().collect(), right.chars().collect());
    let start = wrong.iter().zip(&right).take_while(|(a, b)| a == b).count();
    let room = wrong.len().min(right.len()) - start;
    let same = |n: &usize| wrong[wrong.len() - n - 1] == right[right.len() - n - 1];
    let end = (0..room).take_while(same).count();
    let text = |chars: &[char]| chars.iter().collect::<String>();
    let (right_head, wrong_head) = (text(&right[..right.len() - end]), text(&wrong[..wrong.len() - end]));
    // What follows must be as in the base form, so that the mistake is at its place.
    let follows = |rest: &str| end == 0 || rest.starts_with(right[right.len() - end]);
    ["", "ge", "zu"].iter().find_map(|infix| {
        let seams = right_head.char_indices().map(|(at, _)| at).filter(|at| wrong_head.is_char_boundary(*at));
        seams.filter(|at| right_head.get(..*at) == wrong_head.get(..*at)).find_map(|at| {
            let with = |head: &str| format!("{}{infix}{}", &head[..at], &head[at..]);
            let rest = form.strip_prefix(&with(&right_head)).filter(|rest| follows(rest))?;
            Some(format!("{}{rest}", with(&wrong_head)))
        })
    })
}

/// Until 1996 the third of three equal consonants was dropped before a vowel.
fn add_triples(verdicts: &Verdicts, evidence: &Evidence<'_>, wrong: &mut Wrong) {
    for (form, verdict) in verdicts.iter().filter(|(_, v)| v.tier >= Some(Tier::Two)) {
        let Some(at) = triple(form) else { continue };
        let short = format!("{}{}", &form[..at], &form[at + 1..]);
        let Some(right) = verdict.spellings.first() else { continue };
        let Some(spelling) = without_third(right) else { continue };
        if !is_current(&short, evidence) {
            let pair = Pair { pos: Pos::OldSpelling, wrong: spelling, right: right.clone() };
            wrong.entry(short).or_insert(pair);
        }
    }
}

/// Where three equal consonants begin that are followed by a vowel. Of s there may be three because of ß.
fn triple(form: &str) -> Option<usize> {
    let vowel = |b: u8| b"aeiouy".contains(&b);
    let bytes = form.as_bytes();
    bytes.windows(4).position(|w| w[0] == w[1] && w[1] == w[2] && !vowel(w[0]) && w[0] != b's' && vowel(w[3]))
}

fn without_third(spelling: &str) -> Option<String> {
    let chars: Vec<char> = spelling.chars().collect();
    let at = chars.windows(3).position(|w| w[0].to_lowercase().eq(w[1].to_lowercase()) && w[1] == w[2])?;
    Some(chars.iter().enumerate().filter(|(i, _)| *i != at + 2).map(|(_, c)| *c).collect())
}

/// Does a list of today's spelling have this folded form?
fn is_current(folded: &str, evidence: &Evidence<'_>) -> bool {
    evidence.readings.is_listed(folded) || evidence.readings.is_listed(&capitalised(folded))
}

/// Words that begin or end with a wrong one: Blumenstengel, Rauhfaser.
fn add_compounds(before: &[String], verdicts: &Verdicts, evidence: &Evidence<'_>, wrong: &mut Wrong) {
    let mut found = Wrong::new();
    let known = verdicts.iter().filter(|(_, v)| v.tier.is_some());
    let known = known.filter_map(|(folded, v)| Some((folded.clone(), v.spellings.first()?.clone())));
    let old = before.iter().filter_map(|spelling| Some((folded(spelling)?, spelling.clone())));
    for (folded, spelling) in known.chain(old) {
        if wrong.contains_key(&folded) || is_current(&folded, evidence) {
            continue;
        }
        let mended = mended_compound(&folded, wrong, verdicts);
        // Badetasche is a bag, and not a wrong Badetage because "Etasche" is one.
        let is_right = || parts(&capitalised(&folded), evidence.verbs, evidence.readings).is_some();
        if let Some((pos, right)) = mended.filter(|(pos, _)| *pos != Pos::Misspelt || !is_right()) {
            let right = verdicts.get(&right).and_then(|v| v.spellings.first()).cloned().unwrap_or(right);
            found.insert(folded, Pair { pos, wrong: spelling, right });
        }
    }
    wrong.extend(found);
}

/// The compound with its wrong part mended, if that is a word.
fn mended_compound(form: &str, wrong: &Wrong, verdicts: &Verdicts) -> Option<(Pos, String)> {
    let parts = SHORTEST_PART..=form.len().saturating_sub(3);
    let mended = parts.flat_map(|len| {
        let (head, tail) = (&form[..len], &form[form.len() - len..]);
        let counts = |p: &&Pair| p.pos != Pos::Misspelt || len >= SHORTEST_MISTAKE;
        let right =
            |part: &str| wrong.get(part).filter(counts).and_then(|p| Some((p.pos, folded(&p.right)?)));
        let first = right(head).map(|(pos, r)| (pos, format!("{r}{}", &form[len..])));
        let last = right(tail).map(|(pos, r)| (pos, format!("{}{r}", &form[..form.len() - len])));
        [first, last]
    });
    mended.flatten().find(|(_, right)| right != form && is_word(right, verdicts))
}

/// Words that only the paradigms have, one typical slip away from a much commoner word. They were gathered from texts.
fn slips_of_weak_words(wrong: &Wrong, verdicts: &Verdicts, evidence: &Evidence<'_>) -> Vec<Pair> {
    let mut out = Vec::new();
    for (form, verdict) in verdicts {
        let is_known = wrong.contains_key(form);
        if form.len() < SHORTEST_SLIP || is_known || !is_weak(form, verdict, evidence) {
            continue;
        }
        let zipf = evidence.frequencies.zipf(form).value();
        let good = |right: &String| {
            !wrong.contains_key(right)
                && evidence.frequencies.zipf(right).value() >= zipf + COMMONER
                && is_strong(right, verdict, verdicts, evidence)
        };
        let best = slips::of(form).into_iter().filter(good);
        let best = best.max_by_key(|right| (evidence.frequencies.zipf(right), right.clone()));
        let spellings = best.and_then(|right| spelled_alike(verdict, verdicts.get(&right)?));
        out.extend(spellings.map(|(wrong, right)| Pair { pos: Pos::Misspelt, wrong, right }));
    }
    out.sort_by(|a, b| a.wrong.cmp(&b.wrong));
    out
}

/// A base form that only the paradigms have, and no compound of known words.
fn is_weak(form: &str, verdict: &Verdict, evidence: &Evidence<'_>) -> bool {
    let is_base = verdict.readings.iter().any(|r| r.is_base() && r.pos.is_common());
    let sources = sources_of(form, evidence);
    let is_compound = || parts(&capitalised(form), evidence.verbs, evidence.readings).is_some();
    verdict.tier.is_some() && is_base && sources == Sources::PARADIGMS && !is_compound()
}

fn is_strong(right: &str, weak: &Verdict, verdicts: &Verdicts, evidence: &Evidence<'_>) -> bool {
    let same_pos = |r: &Reading| r.is_base() && weak.readings.iter().any(|w| w.pos == r.pos && w.is_base());
    is_current(right, evidence)
        && sources_of(right, evidence).independent() >= 3
        && verdicts.get(right).is_some_and(|v| v.tier >= Some(Tier::Two) && v.readings.iter().any(same_pos))
}

fn sources_of(folded: &str, evidence: &Evidence<'_>) -> Sources {
    let made = Sources::RULE | Sources::COMPOUND;
    let keys = [folded.to_owned(), capitalised(folded)];
    let forms = keys.iter().filter_map(|key| evidence.readings.get(key));
    forms.fold(Sources::empty(), |sum, form| {
        form.readings.iter().fold(sum | form.listed, |sum, r| sum | (r.sources - made))
    })
}

/// The spellings of both in the same case.
fn spelled_alike(wrong: &Verdict, right: &Verdict) -> Option<(String, String)> {
    let wrong = wrong.spellings.first()?;
    let right = right.spellings.iter().find(|s| is_capital(s) == is_capital(wrong))?;
    Some((wrong.clone(), right.clone()))
}

/// Takes the common readings away and says what is right. A name stays a name.
fn mark(folded_wrong: String, pair: Pair, verdicts: &mut Verdicts) {
    if folded(&pair.right.replace(' ', "")).as_deref() == Some(folded_wrong.as_str())
        && !pair.right.contains(' ')
    {
        return;
    }
    let reading = Reading { lemma: pair.right, pos: pair.pos, features: Features::BASE };
    let verdict = verdicts.entry(folded_wrong).or_default();
    verdict.readings.retain(|r| !r.pos.is_common() && r.pos != Pos::Foreign && !r.pos.is_wrong_spelling());
    verdict.readings.push(reading);
    verdict.tier = None;
    if verdict.spellings.is_empty() {
        verdict.spellings.push(pair.wrong);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_go_into_the_forms() {
        let cases = [
            ("rauh", "rau", "raues", Some("rauhes")),
            ("numerieren", "nummerieren", "nummeriert", Some("numeriert")),
            ("Stengel", "Stängel", "Stängeln", Some("Stengeln")),
            ("Maschiene", "Maschine", "Maschinen", Some("Maschienen")),
            ("plazieren", "platzieren", "plaudern", None),
            ("schneuzen", "schnäuzen", "geschnäuzt", Some("geschneuzt")),
            ("aufrauhen", "aufrauen", "aufzurauen", Some("aufzurauhen")),
        ];
        for (wrong, right, form, wanted) in cases {
            assert_eq!(with_mistake(wrong, right, form).as_deref(), wanted, "{form}");
        }
    }

    #[test]
    fn the_third_consonant_was_dropped() {
        assert_eq!(triple("schifffahrt"), Some(4));
        assert_eq!(triple("sauerstoffflasche"), None, "before a consonant all three were written");
        assert_eq!(triple("flussschifffahrt"), Some(9));
        assert_eq!(without_third("Schifffahrt").as_deref(), Some("Schiffahrt"));
    }

    #[test]
    fn the_list_is_sound() {
        let pairs = pairs(FILE);
        assert!(pairs.len() > 4_000);
        let mut seen = FxHashSet::default();
        for pair in pairs {
            assert!(folded(&pair.wrong).is_some(), "{}", pair.wrong);
            assert_ne!(folded(&pair.wrong), folded(&pair.right), "{}: only folding differs", pair.wrong);
            assert!(seen.insert(pair.wrong.clone()), "{} stands there twice", pair.wrong);
        }
    }
}
