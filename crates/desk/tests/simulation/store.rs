//! A log that all servers share, that fails, fails over and may lose rows.

use desk::row::{Head, Mark, Row, Seq, Stored};
use desk::{Append, AppendError, Names, Unavailable};
use game::{Chance, Guest, Stamp};
use std::collections::HashMap;

/// What stays when servers die: the rows of one table, names, and heartbeats.
#[derive(Default)]
pub struct Store {
    pub rows: Vec<Row>,
    mark: Mark,
    /// Names, and the rows that brought them.
    brought: Vec<(Seq, Guest, String)>,
    /// Whose names were forgotten.
    forgotten: Vec<Guest>,
    beats: HashMap<u32, Stamp>,
    /// Nothing answers.
    pub down: bool,
    pub failures: u64,
    pub lost: u64,
    pub failovers: u64,
}

impl Store {
    pub fn append(&mut self, append: &Append) -> Result<(), AppendError> {
        let Head { seq, mark, .. } = self.head();
        if (append.row.seq.wrapping_sub(1), append.past) != (seq, mark) {
            return Err(AppendError::Conflict);
        }
        let names = append.names.iter().cloned();
        self.brought.extend(names.map(|(guest, name)| (append.row.seq, guest, name)));
        self.mark = append.mark;
        self.rows.push((*append.row).clone());
        Ok(())
    }

    pub fn read(&self, after: Seq) -> Stored {
        Stored { rows: self.rows.iter().skip(after as usize).cloned().collect(), names: self.names() }
    }

    pub fn names(&self) -> Names {
        let name = |(_, guest, name): &(Seq, Guest, String)| {
            (*guest, (!self.forgotten.contains(guest)).then(|| name.clone()))
        };
        self.brought.iter().map(name).collect()
    }

    /// Forgets somebody's name; `None` if all are forgotten.
    pub fn forget(&mut self, chance: &mut Chance) -> Option<Guest> {
        let known: Vec<Guest> = self.names().iter().filter_map(|(guest, name)| name.map(|_| guest)).collect();
        let guest = chance.pick(&known)?;
        self.forgotten.push(guest);
        Some(guest)
    }

    /// Names that nobody may see any more.
    pub fn forgotten_names(&self) -> impl Iterator<Item = &str> {
        let is_forgotten = |guest: &Guest| self.forgotten.contains(guest);
        self.brought.iter().filter(move |(_, guest, _)| is_forgotten(guest)).map(|(_, _, name)| name.as_str())
    }

    pub fn head(&self) -> Head {
        Head { seq: self.rows.len() as Seq, mark: self.mark, forgotten: self.names().forgotten() }
    }

    pub fn beat(&mut self, node: u32, at: Stamp) {
        self.beats.insert(node, at);
    }

    pub fn beats(&self, nodes: &[u32]) -> Vec<(u32, Stamp)> {
        nodes.iter().filter_map(|node| self.beats.get(node).map(|at| (*node, *at))).collect()
    }

    pub fn failed(&mut self) -> Unavailable {
        self.failures += 1;
        Unavailable("as the dice fell".to_owned())
    }

    /// A standby takes over that has not heard of the last rows. What is forgotten stays so: where a failover loses that, the
    /// `forgotten` file says it again.
    pub fn fail_over(&mut self, lost: usize) {
        let lost = lost.min(self.rows.len().saturating_sub(1));
        self.rows.truncate(self.rows.len() - lost);
        self.mark = self.rows.iter().fold(Mark::START, Mark::after);
        let last = self.rows.len() as Seq;
        self.brought.retain(|(seq, ..)| *seq <= last);
        self.lost += lost as u64;
        self.failovers += 1;
        self.down = false;
    }
}
