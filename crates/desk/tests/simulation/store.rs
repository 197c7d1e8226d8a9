//! A log that all servers share, that fails, fails over and may lose rows.

use desk::row::{Head, Mark, Row, Seq};
use desk::{Append, AppendError, Unavailable};
use game::Stamp;
use std::collections::HashMap;

/// What stays when servers die: the rows of one table, and heartbeats.
#[derive(Default)]
pub struct Store {
    pub rows: Vec<Row>,
    mark: Mark,
    beats: HashMap<u32, Stamp>,
    /// Nothing answers.
    pub down: bool,
    pub failures: u64,
    pub lost: u64,
    pub failovers: u64,
}

impl Store {
    pub fn append(&mut self, append: &Append) -> Result<(), AppendError> {
        let decided_on = Head { seq: append.row.seq.wrapping_sub(1), mark: append.past };
        if decided_on != self.head() {
            return Err(AppendError::Conflict);
        }
        self.mark = append.mark;
        self.rows.push((*append.row).clone());
        Ok(())
    }

    pub fn read(&self, after: Seq) -> Vec<Row> {
        self.rows.iter().skip(after as usize).cloned().collect()
    }

    pub fn head(&self) -> Head {
        Head { seq: self.rows.len() as Seq, mark: self.mark }
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

    /// A standby takes over that has not heard of the last rows.
    pub fn fail_over(&mut self, lost: usize) {
        let lost = lost.min(self.rows.len().saturating_sub(1));
        self.rows.truncate(self.rows.len() - lost);
        self.mark = self.rows.iter().fold(Mark::START, Mark::after);
        self.lost += lost as u64;
        self.failovers += 1;
        self.down = false;
    }
}
