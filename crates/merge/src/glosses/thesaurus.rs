//! What `mythes-de` (`OpenThesaurus`) says of a word: others of the same meaning, and wider ones.

use super::brackets::{inside, outside};
use crate::sources::{Result, text};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use words::glosses::Label;

/// A word of a set, with the remarks behind it.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub(super) text: String,
    remarks: Vec<String>,
}

impl Member {
    fn read(written: &str) -> Self {
        let remarks =
            inside(written, '(', ')').into_iter().flat_map(|r| r.split(',')).map(|r| r.trim().to_owned());
        Self { text: outside(written), remarks: remarks.collect() }
    }

    fn has(&self, remark: &str) -> bool {
        self.remarks.iter().any(|r| r.starts_with(remark))
    }

    /// The main word of its set.
    pub(super) fn is_main(&self) -> bool {
        self.has("Hauptform")
    }

    /// Said by everybody and everywhere, and meant as it is said.
    pub(super) fn is_neutral(&self) -> bool {
        self.remarks
            .iter()
            .all(|r| matches!(r.as_str(), "Hauptform" | "Oberbegriff" | "fachspr." | "engl." | "lat."))
    }

    /// Where and how it is said.
    pub(super) fn manner(&self) -> Option<Label> {
        self.remarks.iter().find_map(|remark| match remark.as_str() {
            "österr." => Some(Label::Austrian),
            "schweiz." => Some(Label::Swiss),
            "bair." => Some(Label::Bavarian),
            "norddeutsch" | "norddt." | "plattdeutsch" => Some(Label::Northern),
            "süddt." | "schwäbisch" => Some(Label::Southern),
            "regional" | "ruhrdt." | "rheinisch" | "kölsch" | "berlinerisch" => Some(Label::Regional),
            "veraltet" | "veraltend" => Some(Label::Outdated),
            _ if self.has("veralte") => Some(Label::Outdated),
            "ugs." => Some(Label::Casual),
            "geh." => Some(Label::Elevated),
            "scherzhaft" => Some(Label::Jocular),
            "seemännisch" => Some(Label::Sailing),
            "jägersprachlich" => Some(Label::Hunting),
            _ => None,
        })
    }
}

/// Words that mean the same, and what is wider.
#[derive(Clone, Debug)]
pub(super) struct Set {
    pub(super) members: Vec<Member>,
    pub(super) wider: Vec<Member>,
}

/// All sets, and which ones a word is in.
pub(super) struct Thesaurus {
    sets: Vec<Set>,
    by_word: BTreeMap<String, Vec<usize>>,
}

impl Thesaurus {
    pub(super) fn read(sources: &Path) -> Result<Self> {
        let text = text(&sources.join("mythes-de/usr/share/mythes/th_de_DE_v2.dat"))?;
        let lines: BTreeSet<&str> = text.lines().filter_map(|line| line.strip_prefix("-|")).collect();
        Ok(Self::of(lines.into_iter().filter_map(set)))
    }

    fn of(sets: impl Iterator<Item = Set>) -> Self {
        let sets: Vec<Set> = sets.collect();
        let mut by_word: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (number, set) in sets.iter().enumerate() {
            for member in &set.members {
                let known = by_word.entry(member.text.clone()).or_default();
                if known.last() != Some(&number) {
                    known.push(number);
                }
            }
        }
        Self { sets, by_word }
    }

    /// The sets a word is in.
    pub(super) fn sets(&self, word: &str) -> impl Iterator<Item = &Set> {
        self.by_word.get(word).into_iter().flatten().map(|&number| &self.sets[number])
    }

    /// In how many meanings it is listed.
    pub(super) fn meanings(&self, word: &str) -> u16 {
        self.by_word.get(word).map_or(0, |sets| u16::try_from(sets.len()).unwrap_or(u16::MAX))
    }

    pub(super) fn words(&self) -> impl Iterator<Item = &str> {
        self.by_word.keys().map(String::as_str)
    }
}

/// `None` where a member is no talk for a family; words that are only rough are left out.
fn set(line: &str) -> Option<Set> {
    let all: Vec<Member> = line.split('|').map(Member::read).filter(|m| !m.text.is_empty()).collect();
    let has_one_of = |m: &Member, remarks: &[&str]| remarks.iter().any(|remark| m.has(remark));
    let (wider, members): (Vec<Member>, Vec<Member>) = all.into_iter().partition(|m| m.has("Oberbegriff"));
    if members.iter().any(|m| has_one_of(m, &["vulg"])) {
        return None;
    }
    let is_fine =
        |m: &Member| !has_one_of(m, &["derb", "vulg", "beleidig", "Unterbegriff", "Antonym", "Assoziation"]);
    let keep = |some: Vec<Member>| some.into_iter().filter(is_fine).collect();
    Some(Set { members: keep(members), wider: keep(wider) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_members_and_wider_words() {
        let set = set("Fäustel (fachspr.)|Hammer|Werkzeug (Hauptform) (Oberbegriff)|Hand (Antonym)").unwrap();
        let texts = |members: &[Member]| members.iter().map(|m| m.text.clone()).collect::<Vec<_>>();
        assert_eq!(texts(&set.members), ["Fäustel", "Hammer"]);
        assert_eq!(texts(&set.wider), ["Werkzeug"]);
        assert!(set.wider[0].is_main());
    }

    #[test]
    fn rude_words_are_left_out() {
        assert_eq!(set("Gesäß|Hintern (ugs.)|Arsch (derb)").unwrap().members.len(), 2);
        assert!(set("Ding|Dings (vulg.)").is_none());
    }
}
