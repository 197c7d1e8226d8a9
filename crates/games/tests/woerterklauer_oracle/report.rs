//! What a comparison has seen.

use crate::oracle::Verdict;
use crate::oracle::check::Check;
use std::collections::BTreeMap;
use std::fmt;

#[derive(Default)]
pub struct Report {
    pub turns: usize,
    pub legal: usize,
    /// Legal turns with the lead.
    pub leading: usize,
    /// Legal turns of which readings that tie to the last make different things.
    pub tied: usize,
    /// Illegal turns, by the check the real validation named.
    pub illegal: BTreeMap<Check, usize>,
    /// Illegal turns where the text leaves open which check is named.
    pub open: usize,
    /// Turns the oracle gave up.
    pub wide: usize,
    /// Letters on the board before, over all turns.
    pub letters: usize,
    /// Positions as text, and what both sides said.
    pub disagreements: Vec<String>,
}

impl Report {
    /// Fails with the first positions on which the two disagree.
    pub fn must_be_good(&self) {
        let shown = self.disagreements.iter().take(5).cloned().collect::<Vec<_>>().join("\n");
        assert!(self.disagreements.is_empty(), "{shown}");
        assert!(self.is_fair(), "legal and illegal in fair shares: {self}");
    }

    /// What another comparison has seen, too.
    pub fn add(&mut self, other: Self) {
        self.turns += other.turns;
        self.legal += other.legal;
        self.leading += other.leading;
        self.tied += other.tied;
        for (check, count) in other.illegal {
            *self.illegal.entry(check).or_default() += count;
        }
        self.open += other.open;
        self.wide += other.wide;
        self.letters += other.letters;
        self.disagreements.extend(other.disagreements);
    }

    /// Neither legal nor illegal turns are rare, and hardly any was given up.
    fn is_fair(&self) -> bool {
        let illegal: usize = self.illegal.values().sum();
        self.legal * 4 > self.turns && illegal * 5 > self.turns && self.wide * 100 < self.turns
    }

    pub fn count(&mut self, verdict: &Verdict, answer: Option<Check>) {
        self.turns += 1;
        match verdict {
            Verdict::Legal(outcomes) => {
                self.legal += 1;
                self.leading += usize::from(outcomes[0].leads);
                self.tied += usize::from(outcomes.len() > 1);
            }
            Verdict::Illegal(names) => {
                self.open += usize::from(names.len() > 1);
                *self.illegal.entry(answer.or(names.first().copied()).unwrap_or(Check::A1)).or_default() += 1;
            }
            Verdict::TooWide => self.wide += 1,
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { turns, legal, leading, tied, open, wide, .. } = self;
        let percent = |n: usize| n as f64 * 100.0 / (*turns).max(1) as f64;
        let letters = self.letters as f64 / (*turns).max(1) as f64;
        write!(f, "{turns} turns on boards of {letters:.1} letters: {:.1} % legal", percent(*legal))?;
        write!(f, " ({:.1} % with the lead, {tied} with a tie)", percent(*leading))?;
        for (check, n) in &self.illegal {
            write!(f, ", {check:?} {:.2} %", percent(*n))?;
        }
        write!(f, "; name open {open}, given up {wide}, disagreements {}", self.disagreements.len())
    }
}
