//! `hunspell-de-de-frami`: stems with affix flags, expanded. A second opinion on what exists.

use super::{Result, bad, latin1};
use crate::key::is_capital;
use crate::readings::{Readings, Sources};
use rustc_hash::FxHashMap;
use std::path::Path;
use words::entry::Pos;

/// Flags of stems that are no words by themselves: only in compounds, forbidden, needs an affix.
const ONLY_IN_COMPOUNDS: char = 'o';
const FORBIDDEN: char = 'd';
const NEEDS_AFFIX: char = 'h';
/// Flags of stems that can be part of a compound.
const IN_COMPOUNDS: &[char] = &['m', 'i', 'j', 'p', 'x', 'y', 'z'];
/// Flags whose endings make a plural or a feminine of a noun.
const PLURAL_FLAGS: &[char] = &['N', 'P', 'E', 'F', 'p', 'q', 'Q', 'M', 'Z', 'A'];
/// Flags that only steer compounding.
const COMPOUNDING: &str = "ijgkemfxyzc";
/// Flags whose endings are a verb's or an adjective's.
const VERB_FLAGS: &str = "DIXYZOWB";
const ADJECTIVE_FLAGS: &str = "AC";

/// What the affixes say about an expanded form: its stem and what the stem is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stem {
    /// The stem as the dictionary has it.
    pub stem: String,
    /// Noun, verb, adjective, or unanalysed.
    pub pos: Pos,
    /// Can it be part of a compound? Names of persons cannot.
    pub compounds: bool,
    /// Has it endings of a plural, or a feminine? Names have a genitive at most.
    pub plural: bool,
}

/// Expanded forms and their stems.
pub type Stems = FxHashMap<String, Vec<Stem>>;

struct Suffix {
    strip: String,
    append: String,
    condition: Vec<Atom>,
}

/// One position of an affix condition: any character, one of some, none of some.
enum Atom {
    Any,
    OneOf(String),
    NoneOf(String),
}

/// Lists all expanded forms and tells their stems.
pub fn read(sources: &Path, readings: &mut Readings) -> Result<Stems> {
    let folder = sources.join("hunspell-de-de-frami/usr/share/hunspell");
    let suffixes = suffixes(&latin1(&folder.join("de_DE_frami.aff"))?);
    let path = folder.join("de_DE_frami.dic");
    if suffixes.is_empty() {
        return Err(bad(&path, "no affix rules were found"));
    }
    let mut stems = Stems::default();
    for line in latin1(&path)?.lines() {
        expand(line, &suffixes, &mut stems);
    }
    let mut forms: Vec<&String> = stems.keys().collect();
    forms.sort_unstable();
    for form in forms {
        readings.list(form, Sources::HUNSPELL);
    }
    Ok(stems)
}

fn suffixes(affix_file: &str) -> FxHashMap<char, Vec<Suffix>> {
    let mut out: FxHashMap<char, Vec<Suffix>> = FxHashMap::default();
    for line in affix_file.lines() {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let ["SFX", flag, strip, append, condition, ..] = columns[..] else { continue };
        let (append, flags) = append.split_once('/').unwrap_or((append, ""));
        if flags.contains(ONLY_IN_COMPOUNDS) {
            continue;
        }
        let plain = |s: &str| if s == "0" { String::new() } else { s.to_owned() };
        let suffix = Suffix { strip: plain(strip), append: plain(append), condition: atoms(condition) };
        out.entry(flag.chars().next().unwrap_or('?')).or_default().push(suffix);
    }
    out
}

fn atoms(condition: &str) -> Vec<Atom> {
    let mut out = Vec::new();
    let mut chars = condition.chars();
    while let Some(c) = chars.next() {
        out.push(match c {
            '.' => Atom::Any,
            '[' => {
                let set: String = chars.by_ref().take_while(|&c| c != ']').collect();
                match set.strip_prefix('^') {
                    Some(rest) => Atom::NoneOf(rest.to_owned()),
                    None => Atom::OneOf(set),
                }
            }
            _ => Atom::OneOf(c.to_string()),
        });
    }
    out
}

impl Suffix {
    fn apply(&self, stem: &str) -> Option<String> {
        let kept = stem.strip_suffix(self.strip.as_str())?;
        self.fits(stem).then(|| format!("{kept}{}", self.append))
    }

    fn fits(&self, stem: &str) -> bool {
        let mut tail = stem.chars().rev();
        self.condition.iter().rev().all(|atom| match (atom, tail.next()) {
            (_, None) => false,
            (Atom::Any, _) => true,
            (Atom::OneOf(set), Some(c)) => set.contains(c),
            (Atom::NoneOf(set), Some(c)) => !set.contains(c),
        })
    }
}

fn expand(line: &str, suffixes: &FxHashMap<char, Vec<Suffix>>, stems: &mut Stems) {
    let entry = line.split(['\t', ' ', '#']).next().unwrap_or("");
    let (stem, flags) = entry.split_once('/').unwrap_or((entry, ""));
    if stem.is_empty() || !stem.chars().all(char::is_alphabetic) {
        return;
    }
    if flags.contains([ONLY_IN_COMPOUNDS, FORBIDDEN]) {
        return;
    }
    let pos = stem_pos(stem, flags);
    let (compounds, plural) = (flags.contains(IN_COMPOUNDS), flags.contains(PLURAL_FLAGS));
    for stem in with_prefixes(stem, flags) {
        if !flags.contains(NEEDS_AFFIX) {
            note(stems, stem.clone(), Stem { stem: stem.clone(), pos, compounds, plural });
        }
        for flag in flags.chars().filter(|&f| !COMPOUNDING.contains(f)) {
            for form in suffixes.get(&flag).into_iter().flatten().filter_map(|s| s.apply(&stem)) {
                if is_one_word(&form) {
                    let pos = affix_pos(flag).unwrap_or(pos);
                    note(stems, form, Stem { stem: stem.clone(), pos, compounds, plural });
                }
            }
        }
    }
}

/// `LehrerIn` and the like are no words of a game.
fn is_one_word(form: &str) -> bool {
    form.chars().skip(1).all(|c| c.is_alphabetic() && !c.is_uppercase())
        || form.chars().all(char::is_uppercase)
}

fn note(stems: &mut Stems, form: String, new: Stem) {
    let known = stems.entry(form).or_default();
    if !known.contains(&new) {
        known.push(new);
    }
}

fn with_prefixes(stem: &str, flags: &str) -> Vec<String> {
    let mut out = vec![stem.to_owned()];
    if flags.contains('U') {
        out.push(format!("un{stem}"));
    }
    if flags.contains('V') {
        out.push(format!("ver{stem}"));
    }
    out
}

fn stem_pos(stem: &str, flags: &str) -> Pos {
    if is_capital(stem) {
        Pos::Noun
    } else if flags.contains(|f| VERB_FLAGS.contains(f)) {
        Pos::Verb
    } else if flags.contains(|f| ADJECTIVE_FLAGS.contains(f)) {
        Pos::Adjective
    } else {
        Pos::Unanalysed
    }
}

fn affix_pos(flag: char) -> Option<Pos> {
    if VERB_FLAGS.contains(flag) {
        Some(Pos::Verb)
    } else if ADJECTIVE_FLAGS.contains(flag) {
        Some(Pos::Adjective)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn affixes_expand_where_their_condition_holds() {
        let suffixes = suffixes("SFX F   e     in         e\nSFX F   0     in         [^enr]\n");
        let mut stems = Stems::default();
        expand("Kunde/F", &suffixes, &mut stems);
        expand("Hund/F", &suffixes, &mut stems);
        assert!(stems.contains_key("Kundin") && stems.contains_key("Hundin"));
        assert!(!stems.contains_key("Kundein"));
    }

    #[test]
    fn stems_that_are_no_words_are_left_out() {
        let mut stems = Stems::default();
        expand("Hunds/oj", &FxHashMap::default(), &mut stems);
        expand("# comment", &FxHashMap::default(), &mut stems);
        assert!(stems.is_empty());
    }
}
