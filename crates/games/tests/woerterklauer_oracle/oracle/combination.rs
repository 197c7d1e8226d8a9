//! One reading for each old word, and the checks on them together (5.1.4, 5.1.7), in the order of the text.

use super::board::{Run, Tile, Way};
use super::check::Check;
use super::colours::{Case, Colouring};
use super::history;
use super::reading::{self, Reading, Slot};
use super::turn::Turn;
use super::vocabulary::Vocabulary;
use std::collections::{BTreeMap, BTreeSet};

/// What became of an old tile, over its one or two words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Removed,
    Exchanged,
    Kept,
    Dissolved,
}

/// Why a combination is none or does not stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A substitute does not come from the pool (5.1.3, W24), or an inserted tile neither from there nor, at level III,
    /// from a removed or dissolved place, or a slot is not kept that could be.
    NoCombination,
    Check(Check),
}

pub struct Combination<'a> {
    pub turn: &'a Turn<'a>,
    /// By old word.
    pub readings: Vec<&'a Reading>,
    pub fates: BTreeMap<Tile, Fate>,
    /// Exchanged tiles and what stands in their place, as each word sees it.
    substitutes: BTreeMap<Tile, BTreeSet<Tile>>,
}

impl<'a> Combination<'a> {
    pub fn new(turn: &'a Turn<'a>, readings: Vec<&'a Reading>) -> Self {
        let mut seen = BTreeMap::<Tile, Vec<Option<Slot>>>::new();
        let mut substitutes = BTreeMap::<Tile, BTreeSet<Tile>>::new();
        for (word, reading) in turn.old.iter().zip(&readings) {
            for (i, tile) in word.tiles.iter().enumerate() {
                let slot = reading.slots().get(i).copied();
                seen.entry(*tile).or_default().push(slot);
                if let (Some(run), Some(Slot::Exchanged(place))) = (reading.heir(), slot) {
                    substitutes.entry(*tile).or_default().insert(turn.new[run].tiles[place]);
                }
            }
        }
        let fates = seen.into_iter().map(|(tile, slots)| (tile, fate(&slots))).collect();
        Self { turn, readings, fates, substitutes }
    }

    fn words(&self) -> impl Iterator<Item = (&'a Run, &'a Reading)> {
        self.turn.old.iter().zip(self.readings.iter().copied())
    }

    pub fn stems(&self, run: usize) -> impl Iterator<Item = &'a Run> {
        self.words().filter(move |(_, r)| r.heir() == Some(run)).map(|(word, _)| word)
    }

    pub fn fate(&self, tile: Tile) -> Option<Fate> {
        self.fates.get(&tile).copied()
    }

    fn tiles_with(&self, fate: Fate) -> impl Iterator<Item = Tile> {
        self.fates.iter().filter(move |(_, f)| **f == fate).map(|(tile, _)| *tile)
    }

    /// From the pool = placed, or exchanged and on the board after.
    pub fn is_from_pool(&self, tile: Tile) -> bool {
        self.turn.placed.contains(&tile)
            || (self.fate(tile) == Some(Fate::Exchanged) && self.turn.place_after.contains_key(&tile))
    }

    /// Laid = on the board after and not kept.
    pub fn laid(&self, tile: Tile) -> bool {
        self.turn.place_after.contains_key(&tile) && self.fate(tile) != Some(Fate::Kept)
    }

    /// The tiles inserted into words, by word.
    fn inserted(&self) -> Vec<Tile> {
        let of = |reading: &Reading| -> Vec<Tile> {
            let Some(run) = reading.heir() else { return vec![] };
            reading.inserted().into_iter().map(|place| self.turn.new[run].tiles[place]).collect()
        };
        self.readings.iter().flat_map(|r| of(r)).collect()
    }

    /// The first fault in the order Q8 Q9 Q4 Q1 Q2 Q7 Q5 H1 H2; whether it is a combination at all comes first.
    pub fn first_fault(&self, colouring: &Colouring, words: &dyn Vocabulary) -> Option<Fault> {
        let checks: [(Check, &dyn Fn() -> bool); 9] = [
            (Check::Q8, &|| self.crossings_agree()),
            (Check::Q9, &|| self.other_letters() && self.spans_are_apart()),
            (Check::Q4, &|| self.letters_are_built_in(colouring)),
            (Check::Q1, &|| self.exchange_quota()),
            (Check::Q2, &|| self.readings.iter().all(|r| r.inserted().len() <= 1)),
            (Check::Q7, &|| self.shifts_are_short()),
            (Check::Q5, &|| self.removing_changes_meaning(words)),
            (Check::H1, &|| history::nothing_returns(self, colouring, words)),
            (Check::H2, &|| history::field_is_new(self.turn)),
        ];
        if !self.substitutes_are_from_pool() || !self.inserted_may_be() || !self.keeps_what_it_can() {
            return Some(Fault::NoCombination);
        }
        checks.into_iter().find(|(_, holds)| !holds()).map(|(check, _)| Fault::Check(check))
    }

    /// 5.1.3: a substitute is in P, or itself exchanged.
    fn substitutes_are_from_pool(&self) -> bool {
        let from_pool = |tile: &Tile| self.turn.placed.contains(tile) || self.substitutes.contains_key(tile);
        self.substitutes.values().flatten().all(from_pool)
    }

    /// 5.1.3: an inserted tile is from the pool; at level III also a removed tile or one of a dissolved word.
    fn inserted_may_be(&self) -> bool {
        let moved = |tile: Tile| {
            self.turn.position.level >= 3 && matches!(self.fate(tile), Some(Fate::Removed | Fate::Dissolved))
        };
        self.inserted().into_iter().all(|tile| self.is_from_pool(tile) || moved(tile))
    }

    /// 5.1.3: a slot that could be kept with all else equal is kept. What the other word through it exchanges could not
    /// (Q8); what is removed is seen to in the readings.
    fn keeps_what_it_can(&self) -> bool {
        let must_keep = |word: &Run, reading: &Reading, i: usize| {
            let exchanged_in = self.words().filter(|(other, read)| {
                let at = other.tiles.iter().position(|t| *t == word.tiles[i]);
                at.and_then(|at| read.slots().get(at)).is_some_and(|s| s.is_exchanged())
            });
            let heir = reading.heir().map(|run| &self.turn.new[run]);
            exchanged_in.count() == 1
                && heir.is_some_and(|heir| reading::could_keep(word, heir, reading.slots(), i))
        };
        let exchanged = |reading: &Reading, i: &usize| reading.slots()[*i].is_exchanged();
        let keeps = |(word, reading): (&Run, &Reading)| {
            let mut slots = (0..reading.slots().len()).filter(|i| exchanged(reading, i));
            !slots.any(|i| must_keep(word, reading, i))
        };
        self.turn.position.level == 1 || self.words().all(keeps)
    }

    /// Q8: an exchanged letter of two words has the same substitute in both; it is not kept, removed or dissolved
    /// in one of them.
    fn crossings_agree(&self) -> bool {
        let agree = |tile: Tile| {
            let mut through = self.words().filter(|(word, _)| word.tiles.contains(&tile));
            let exchanged = |(word, reading): (&Run, &Reading)| {
                let i = word.tiles.iter().position(|t| *t == tile).unwrap_or_default();
                reading.slots().get(i).is_some_and(|s| s.is_exchanged())
            };
            through.all(exchanged) && self.substitutes[&tile].len() == 1
        };
        self.substitutes.keys().all(|tile| agree(*tile))
    }

    /// Q9, W12: an exchanged slot gets another letter.
    fn other_letters(&self) -> bool {
        let letter = |tile: &Tile| self.turn.position.letters[tile];
        self.substitutes.iter().all(|(tile, new)| new.iter().all(|n| letter(n) != letter(tile)))
    }

    /// Q9: in one run the spans of different stems do not overlap.
    fn spans_are_apart(&self) -> bool {
        let spans: Vec<_> = self.readings.iter().filter_map(|r| Some((r.heir()?, r.span()?))).collect();
        let apart = |a: &(usize, (usize, usize)), b: &(usize, (usize, usize))| {
            a.0 != b.0 || a.1.1 < b.1.0 || b.1.1 < a.1.0
        };
        (0..spans.len()).all(|i| (0..i).all(|j| apart(&spans[i], &spans[j])))
    }

    /// Q4: only exchanged letters go to the pool; at level III each removed letter is in a new term.
    fn letters_are_built_in(&self, colouring: &Colouring) -> bool {
        let exchanged = |tile: &Tile| self.fate(*tile) == Some(Fate::Exchanged);
        let in_new_term = |tile: Tile| {
            let of_tile = |(run, _): &(&Run, &Case)| run.tiles.contains(&tile);
            self.turn.new.iter().zip(&colouring.cases).filter(of_tile).any(|(_, case)| *case == Case::Turned)
        };
        self.turn.returned.iter().all(exchanged)
            && (self.turn.position.level != 3 || self.tiles_with(Fate::Removed).all(in_new_term))
    }

    /// Q1: every exchanged tile charged to one word through it, no word charged twice, none with more than two
    /// exchanged letters, no cycle of substitutes, one for one (5.1.1).
    fn exchange_quota(&self) -> bool {
        let at_most_two = self.readings.iter().all(|r| r.count(Slot::is_exchanged) <= 2);
        let exchanged: Vec<Tile> = self.substitutes.keys().copied().collect();
        let mut charged = vec![false; self.turn.old.len()];
        at_most_two
            && self.can_charge(&exchanged, &mut charged)
            && exchanged.iter().all(|t| self.ends_in_pool(*t))
            && self.one_for_one()
    }

    /// No two exchanged letters have the same substitute.
    fn one_for_one(&self) -> bool {
        let substitutes: Vec<&Tile> = self.substitutes.values().flatten().collect();
        substitutes.iter().collect::<BTreeSet<_>>().len() == substitutes.len()
    }

    fn can_charge(&self, exchanged: &[Tile], charged: &mut [bool]) -> bool {
        let Some((tile, rest)) = exchanged.split_first() else { return true };
        (0..charged.len()).any(|word| {
            if charged[word] || !self.turn.old[word].tiles.contains(tile) {
                return false;
            }
            charged[word] = true;
            let can = self.can_charge(rest, charged);
            charged[word] = false;
            can
        })
    }

    fn ends_in_pool(&self, tile: Tile) -> bool {
        let mut at = tile;
        for _ in 0..=self.fates.len() {
            let Some(next) = self.substitutes.get(&at).and_then(|s| s.first()) else { return false };
            if self.turn.placed.contains(next) {
                return true;
            }
            at = *next;
        }
        false
    }

    /// Q7: no kept tile moved further than so many letters were inserted and removed.
    fn shifts_are_short(&self) -> bool {
        if !matches!(self.turn.position.level, 2 | 3) {
            return true;
        }
        let ways: Vec<Way> = self.kept_ways().collect();
        let common = Way::commonest(ways.iter().copied());
        let inserted: BTreeSet<Tile> = self.inserted().into_iter().collect();
        let allowed = inserted.len() + self.tiles_with(Fate::Removed).count();
        ways.iter().all(|way| way.minus(common).length() as usize <= allowed)
    }

    fn kept_ways(&self) -> impl Iterator<Item = Way> {
        self.tiles_with(Fate::Kept).map(|tile| self.turn.way(tile))
    }

    /// Q5: a word with removed letters is no mere inflection afterwards.
    fn removing_changes_meaning(&self, words: &dyn Vocabulary) -> bool {
        self.words().filter(|(_, r)| r.removes()).all(|(word, reading)| {
            reading.heir().is_none_or(|run| !words.inflection(&word.text, &self.turn.new[run].text))
        })
    }

    /// How far the kept tiles moved, all together.
    pub fn displacement(&self) -> usize {
        self.kept_ways().map(|way| way.length() as usize).sum()
    }
}

fn fate(slots: &[Option<Slot>]) -> Fate {
    if slots.contains(&Some(Slot::Removed)) {
        Fate::Removed
    } else if slots.iter().flatten().any(|s| s.is_exchanged()) {
        Fate::Exchanged
    } else if slots.iter().flatten().any(|s| s.is_kept()) {
        Fate::Kept
    } else {
        Fate::Dissolved
    }
}
