//! The race at a Wurf & Wort desk in virtual time: players with lines of their own, and one who is suspected.
//!
//! Pings are the socket's: they come by a clock of their own and know nothing of the desk, so there are none here.

use super::table::{Client, Seen, table_time};
use desk::Local;
use game::{Chance, Span, Stamp};
use games::wurf_und_wort::WurfUndWort;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Nobody thinks shorter or longer than this before pressing.
const THINKING: (u64, usize) = (500, 2_500);
/// How often who listens for silence asks.
const POLL: Span = Span::from_millis(50);
/// No answer for so long is silence.
const SILENCE: Span = Span::from_millis(75);
/// One-way delays of the rivals, as they are and as they are measured.
const RIVALS: [u64; 3] = [5, 30, 60];
/// Cards of one table.
const CARDS: u32 = 25;

/// A line to the table.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// What messages take, one way.
    pub lag: u64,
    /// What the server takes it for, when it sends the dice.
    pub ahead: u64,
    /// And when a press arrives.
    pub allowance: u64,
}

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Looks at the dice when they are uncovered, and presses when they know a word.
    Honest,
    /// Looks at the dice as soon as they come, and says that every press was made as early as is believed.
    Forging,
    /// Besides, presses on sight of anything that comes after the dice.
    OnSight,
    /// Besides, asks all the time, and presses when no answers come.
    OnSilence,
}

/// Who is suspected.
#[derive(Clone, Copy, Debug)]
pub struct Suspect {
    /// The line.
    pub line: Line,
    /// The way to play.
    pub style: Style,
}

impl Line {
    /// Measured as it is.
    pub fn measured(lag: u64) -> Self {
        Self { lag, ahead: lag, allowance: lag }
    }
}

/// How many of so many races the suspect wins against three honest rivals.
pub fn wins(suspect: Suspect, races: u32) -> u32 {
    let table = |number: u32| {
        let cards = CARDS.min(races - number * CARDS);
        Race::begin(suspect, u64::from(number), u64::from(cards)).play()
    };
    (0..races.div_ceil(CARDS)).map(table).sum()
}

/// How many of all.
pub fn share(wins: u32, races: u32) -> f64 {
    f64::from(wins) / f64::from(races)
}

/// The 95 % interval of a share.
pub fn interval(wins: u32, races: u32) -> (f64, f64) {
    let share = share(wins, races);
    let half = 1.96 * (share * (1.0 - share) / f64::from(races)).sqrt();
    (share - half, share + half)
}

/// Something on its way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Post {
    /// A message to a client.
    Down(usize, String),
    /// A message to the table.
    Up(usize, String),
    /// A client wants to press, if it is still this round.
    Press(usize, u64),
    /// A client asks again, and listens.
    Poll(u64),
}

struct Race {
    table: Local<WurfUndWort>,
    clients: Vec<Client>,
    styles: Vec<Style>,
    lines: Vec<Line>,
    /// By time, and then in order.
    post: BinaryHeap<Reverse<(Stamp, u64, Post)>>,
    posted: u64,
    chance: Chance,
    /// How long each thinks in a round.
    thinking: Vec<u64>,
    round: u64,
    answered: Stamp,
    wins: u32,
    cards: u64,
}

impl Race {
    fn begin(suspect: Suspect, number: u64, cards: u64) -> Self {
        let rivals = RIVALS.map(|lag| (Line::measured(lag), Style::Honest));
        let players = [(suspect.line, suspect.style)].into_iter().chain(rivals);
        let (lines, styles): (Vec<_>, Vec<_>) = players.unzip();
        let (table, clients) = super::table::begin(number, lines.len(), CARDS as u8);
        let answered = table.now();
        Self {
            table,
            clients,
            styles,
            lines,
            post: BinaryHeap::new(),
            posted: 0,
            chance: Chance::from_seed(number + 1),
            thinking: Vec::new(),
            round: 0,
            answered,
            wins: 0,
            cards,
        }
    }

    /// Plays until the cards are through; how many the suspect has won.
    fn play(mut self) -> u32 {
        for i in 0..self.lines.len() {
            super::table::measured(&mut self.table, i, Span::from_millis(self.lines[i].ahead));
        }
        self.collect();
        while self.clients[0].settled < self.cards {
            let next = self.post.peek().map(|Reverse((at, ..))| *at);
            let wake = self.table.desk().wake();
            let until = [next, wake].into_iter().flatten().min().expect("a race goes on");
            self.table.wait_until(until);
            self.collect();
            while self.post.peek().is_some_and(|Reverse((at, ..))| *at <= until) {
                if let Some(Reverse((_, _, post))) = self.post.pop() {
                    self.deliver(post);
                    self.collect();
                }
            }
        }
        self.wins
    }

    fn send(&mut self, after: Span, post: Post) {
        self.posted += 1;
        self.post.push(Reverse((self.table.now() + after, self.posted, post)));
    }

    /// What the table has sent is on its way.
    fn collect(&mut self) {
        for i in 0..self.clients.len() {
            let lag = Span::from_millis(self.lines[i].lag);
            let parcel = self.table.take(self.clients[i].connection);
            for message in parcel.into_iter().flat_map(|parcel| parcel.messages) {
                self.send(lag, Post::Down(i, message));
            }
        }
    }

    fn deliver(&mut self, post: Post) {
        match post {
            Post::Up(i, message) => {
                let allowance = Span::from_millis(self.lines[i].allowance);
                self.clients[i].arrives(&mut self.table, &message, allowance);
            }
            Post::Press(i, round) if round == self.clients[i].round => self.press(i),
            Post::Press(..) => {}
            Post::Poll(round) => self.poll(round),
            Post::Down(i, message) => self.take(i, &message),
        }
    }

    /// A client reads a message.
    fn take(&mut self, i: usize, message: &str) {
        let now = self.table.now();
        match self.clients[i].read(message) {
            Seen::Dice { round, reveal } => {
                self.begin_round(round);
                // An honest client covers the dice until the reveal.
                let waits = if self.styles[i] == Style::Honest { reveal.since(now) } else { Span::default() };
                let thinks = Span::from_millis(self.thinking[i]);
                self.send(waits + thinks, Post::Press(i, round));
                if self.styles[i] == Style::OnSilence {
                    self.answered = now + Span::from_secs(1);
                    self.send(Span::default(), Post::Poll(round));
                }
            }
            Seen::Won { seat } => {
                self.wins += u32::from(i == 0 && seat == 0);
                if usize::from(seat) == i {
                    self.up(i, r#"{"do":"back_out"}"#);
                }
            }
            Seen::Settled => self.up(i, r#"{"do":"pass"}"#),
            Seen::Answer => self.answered = self.answered.max(now),
            Seen::Nothing => {}
        }
        let is_more = self.clients[i].has_dice_before_this();
        if self.styles[i] == Style::OnSight && is_more {
            self.press(i);
        }
    }

    fn begin_round(&mut self, round: u64) {
        if round > self.round {
            self.round = round;
            let (least, more) = THINKING;
            self.thinking = self.lines.iter().map(|_| least + self.chance.below(more) as u64).collect();
        }
    }

    fn press(&mut self, i: usize) {
        if !self.clients[i].may_press() {
            return;
        }
        let at = if self.styles[i] == Style::Honest { table_time(&self.table) } else { 0 };
        self.up(i, &format!(r#"{{"do":"stop","pressed":{at}}}"#));
    }

    fn poll(&mut self, round: u64) {
        let now = self.table.now();
        if round != self.clients[0].round || !self.clients[0].may_press() {
            return;
        }
        if now.since(self.answered) > SILENCE {
            return self.press(0);
        }
        let lag = Span::from_millis(self.lines[0].lag);
        self.send(lag, Post::Up(0, "ask".to_owned()));
        self.send(POLL, Post::Poll(round));
    }

    fn up(&mut self, i: usize, action: &str) {
        self.clients[i].acts();
        self.send(Span::from_millis(self.lines[i].lag), Post::Up(i, action.to_owned()));
    }
}
