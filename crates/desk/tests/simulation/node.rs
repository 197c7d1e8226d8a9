//! A server: a desk if the table is in memory, and what is connected to it. It dies and comes back.

use bots::Levels;
use desk::{Connect, Desk, Outbox, Peers};
use game::{Chance, Stamp};
use std::collections::HashMap;

/// A machine with a server, or without one for a while.
pub struct Node<R: Levels> {
    /// Counts how often it has started. What was under way for an earlier start is void.
    pub boot: u32,
    pub is_up: bool,
    /// The number it drew when it started.
    pub number: u32,
    /// Its clock is wrong by so much.
    pub ahead: u64,
    pub desk: Memory<R>,
    /// When its desk is called next.
    pub armed: Option<Stamp>,
    pub outboxes: HashMap<u32, Outbox>,
    pub peers: Peers,
    pub connections: u32,
    pub chance: Chance,
    /// When it died.
    pub died: Vec<Stamp>,
}

/// Is the table in memory?
pub enum Memory<R: Levels> {
    Absent,
    /// On its way; who wants to connect waits.
    Loading(Vec<Connect>),
    Loaded(Box<Desk<R>>),
}

impl<R: Levels> Node<R> {
    pub fn new(ahead: u64, mut chance: Chance) -> Self {
        Self {
            boot: 0,
            is_up: true,
            number: chance.below(u32::MAX as usize) as u32,
            ahead,
            desk: Memory::Absent,
            armed: None,
            outboxes: HashMap::new(),
            peers: Peers::default(),
            connections: 0,
            chance,
            died: Vec::new(),
        }
    }

    /// What its clock shows.
    pub fn clock(&self, now: Stamp) -> Stamp {
        Stamp::from_millis(now.millis() + self.ahead)
    }

    /// Everything in memory is gone.
    pub fn die(&mut self, now: Stamp) {
        self.died.push(self.clock(now));
        self.is_up = false;
        self.boot += 1;
        self.desk = Memory::Absent;
        self.armed = None;
        self.outboxes.clear();
        self.peers = Peers::default();
    }

    pub fn start(&mut self) {
        self.is_up = true;
        self.number = self.chance.below(u32::MAX as usize) as u32;
    }

    pub fn loaded(&mut self) -> Option<&mut Desk<R>> {
        match &mut self.desk {
            Memory::Loaded(desk) => Some(desk),
            _ => None,
        }
    }
}
