//! All servers before one log, and what is under way between them: an agenda of events in virtual time.

use super::node::{Memory, Node};
use super::store::Store;
use bots::{Levels, Sight};
use desk::message::{ClientMessage, Hello};
use desk::row::{Head, Stored};
use desk::{
    Append, Ask, Command, Connect, Desk, End, Hint, Input, Order, Output, Parcel, Plan, Room, Setup, Signer,
    Swept, Think, Unavailable,
};
use game::{Chance, Guest, Refusal, Span, Stamp};
use std::collections::BTreeMap;
use std::sync::Arc;

/// When all begins.
pub const START: Stamp = Stamp::from_millis(1_800_000_000_000);
const SECOND: Span = Span::from_secs(1);
/// The sweeper comes by in one of so many seconds.
const SWEPT_EVERY: u64 = 13;

/// A connection of a client: void when its server has died.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub node: usize,
    pub boot: u32,
    pub connection: u32,
}

/// What those outside notice.
pub enum Notice {
    /// Something has come by a connection.
    Delivered(Line, Parcel),
    /// A server has died.
    Died(usize),
    /// Somebody wanted to be woken now.
    Alarm(usize),
    /// Somebody has sat down, or not.
    Seated(Result<Guest, Refusal>),
    /// Nothing that anybody outside could notice.
    Nothing,
}

/// Something that happens at a time.
enum Event<R: Levels> {
    /// The desk wants to be called.
    Wake,
    Give(Input),
    Plan(Plan<R>),
    AppendRuns(Append, Fault),
    ReadRuns {
        after: u32,
    },
    LoadRuns,
    Loaded {
        stored: Result<Stored, Unavailable>,
        beats: Vec<(u32, Stamp)>,
    },
    Beat,
    Look,
    Looked {
        beats: Option<Vec<(u32, Stamp)>>,
        head: Option<Head>,
    },
    Deliver {
        connection: u32,
    },
    Start,
}

/// What goes wrong with an append.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    None,
    /// It says no.
    Fails,
    /// It says no, but the row is there.
    FailsAfter,
    /// The server dies before the row is durable, or just after.
    DiesBefore,
    DiesAfter,
}

/// Of whom an event is.
enum Entry<R: Levels> {
    /// Of a server, unless it has died meanwhile.
    Node {
        node: usize,
        boot: u32,
        event: Event<R>,
    },
    Alarm(usize),
    FailOver {
        loses: bool,
    },
    TakeOver {
        loses: bool,
    },
    /// Somebody's name is forgotten.
    Forget,
}

pub struct World<R: Levels> {
    pub now: Stamp,
    pub store: Store,
    pub nodes: Vec<Node<R>>,
    /// Nothing goes wrong.
    pub calm: bool,
    pub crashes: u64,
    chance: Chance,
    agenda: BTreeMap<(Stamp, u64), Entry<R>>,
    order: u64,
    seated: Vec<Result<Guest, Refusal>>,
}

impl<R: Levels> World<R> {
    /// A table that has just been opened, and so many servers.
    pub fn new(opening: &Append, nodes: usize, chance: &mut Chance) -> Self {
        let mut store = Store::default();
        store.append(opening).unwrap();
        // Servers that share a log go by its clock, to a few milliseconds; a single one may be wrong by seconds.
        let wrong = if nodes > 1 { 20 } else { 4_000 };
        let node = |chance: &mut Chance| Node::new(chance.below(wrong) as u64, chance.fork());
        let mut world = Self {
            now: START,
            store,
            nodes: (0..nodes).map(|_| node(chance)).collect(),
            calm: true,
            crashes: 0,
            chance: chance.fork(),
            agenda: BTreeMap::new(),
            order: 0,
            seated: Vec::new(),
        };
        (0..nodes).for_each(|node| world.keep_house(node));
        world
    }

    fn is_shared(&self) -> bool {
        self.nodes.len() > 1
    }

    fn keep_house(&mut self, node: usize) {
        self.schedule(node, SECOND, Event::Beat);
        if self.is_shared() {
            self.schedule(node, SECOND, Event::Look);
        }
    }

    fn enter(&mut self, after: Span, entry: Entry<R>) {
        self.order += 1;
        self.agenda.insert((self.now + after, self.order), entry);
    }

    fn schedule(&mut self, node: usize, after: Span, event: Event<R>) {
        let boot = self.nodes[node].boot;
        self.enter(after, Entry::Node { node, boot, event });
    }

    /// How long something takes on the network.
    fn latency(&mut self) -> Span {
        Span::from_millis(self.chance.below(20) as u64)
    }

    /// Wakes somebody outside.
    pub fn alarm(&mut self, after: Span, who: usize) {
        self.enter(after, Entry::Alarm(who));
    }

    /// The log fails over now and then, from now on.
    pub fn fail_over_often(&mut self, loses: bool) {
        let after = Span::from_secs(10 + self.chance.below(500) as u64);
        self.enter(after, Entry::FailOver { loses });
    }

    /// Names are forgotten now and then, by a command beside the servers.
    pub fn forget_often(&mut self) {
        let after = Span::from_secs(5 + self.chance.below(300) as u64);
        self.enter(after, Entry::Forget);
    }

    fn forget(&mut self) {
        self.forget_often();
        if self.store.down {
            return;
        }
        let Some(guest) = self.store.forget(&mut self.chance) else { return };
        if self.is_shared() {
            let table = self.store.rows[0].table.clone();
            self.hint(None, Hint::Forgotten { table, guest });
        } else {
            // A single server looks when its file was changed by somebody else.
            self.schedule(0, SECOND, Event::Look);
        }
    }

    /// From now on all is well.
    pub fn recover(&mut self) {
        self.calm = true;
        self.store.down = false;
        let is_trouble = |entry: &Entry<R>| {
            matches!(entry, Entry::FailOver { .. } | Entry::TakeOver { .. } | Entry::Forget)
        };
        self.agenda.retain(|_, entry| !is_trouble(entry));
    }

    /// Servers that are up.
    pub fn up(&self) -> Vec<usize> {
        (0..self.nodes.len()).filter(|node| self.nodes[*node].is_up).collect()
    }

    /// Lets the next thing happen; `None` if there is none until then.
    pub fn step(&mut self, until: Stamp) -> Option<Notice> {
        let entry = self.agenda.first_entry()?;
        if entry.key().0 > until {
            self.now = self.now.max(until);
            return None;
        }
        self.now = entry.key().0;
        let notice = match entry.remove() {
            Entry::Alarm(who) => Some(Notice::Alarm(who)),
            Entry::FailOver { loses } => {
                self.store.down = true;
                let after = Span::from_millis(500 + self.chance.below(12_000) as u64);
                self.enter(after, Entry::TakeOver { loses });
                None
            }
            Entry::TakeOver { loses } => {
                let lost = if loses { self.chance.below(5) } else { 0 };
                self.store.fail_over(lost);
                self.fail_over_often(loses);
                None
            }
            Entry::Forget => {
                self.forget();
                None
            }
            Entry::Node { node, boot, event } => self.happen(node, boot, event),
        };
        let seated = || self.seated.pop().map(Notice::Seated);
        Some(notice.or_else(seated).unwrap_or(Notice::Nothing))
    }

    fn happen(&mut self, node: usize, boot: u32, event: Event<R>) -> Option<Notice> {
        let is_of_now = self.nodes[node].boot == boot;
        match event {
            Event::Start => self.start(node),
            // A statement that is on its way to a shared log arrives, whatever became of its server.
            Event::AppendRuns(append, fault) if is_of_now || self.is_shared() => {
                return self.run_append(node, boot, &append, fault);
            }
            _ if !is_of_now => {}
            Event::AppendRuns(..) => {}
            // One that an earlier call has replaced is void.
            Event::Wake if self.nodes[node].armed != Some(self.now) => {}
            Event::Wake => {
                self.nodes[node].armed = None;
                return self.give(node, Input::Time);
            }
            Event::Give(input) => return self.give(node, input),
            Event::Plan(plan) => {
                let now = self.nodes[node].clock(self.now);
                let outputs = self.nodes[node].loaded().map(|desk| desk.plan(plan, now));
                return self.carry_out(node, outputs.unwrap_or_default());
            }
            Event::ReadRuns { after } => {
                let stored =
                    if self.store.down { Err(self.store.failed()) } else { Ok(self.store.read(after)) };
                let latency = self.latency();
                self.schedule(node, latency, Event::Give(Input::Rows(stored)));
            }
            Event::LoadRuns => {
                let stored = if self.store.down { Err(self.store.failed()) } else { Ok(self.store.read(0)) };
                let latency = self.latency();
                let nodes: Vec<u32> = stored.iter().flat_map(|s| &s.rows).map(|row| row.node).collect();
                let beats = self.store.beats(&nodes);
                self.schedule(node, latency, Event::Loaded { stored, beats });
            }
            Event::Loaded { stored, beats } => return self.loaded(node, stored, beats),
            Event::Beat => return self.beat(node),
            Event::Look => self.look(node),
            Event::Looked { beats, head } => return self.looked(node, beats.as_deref(), head),
            Event::Deliver { connection } => {
                let parcel = self.nodes[node].outboxes.get_mut(&connection).and_then(desk::Outbox::take);
                return parcel.map(|parcel| Notice::Delivered(Line { node, boot, connection }, parcel));
            }
        }
        None
    }

    fn start(&mut self, node: usize) {
        self.nodes[node].start();
        self.keep_house(node);
    }

    /// The server dies, and comes back after a while.
    fn die(&mut self, node: usize) -> Notice {
        self.crashes += 1;
        let now = self.now;
        self.nodes[node].die(now);
        let pause = Span::from_millis(self.chance.below(60_000) as u64);
        self.schedule(node, pause, Event::Start);
        Notice::Died(node)
    }

    fn run_append(&mut self, node: usize, boot: u32, append: &Append, fault: Fault) -> Option<Notice> {
        let outcome = match fault {
            _ if self.store.down => Err(self.store.failed().into()),
            Fault::Fails => Err(self.store.failed().into()),
            Fault::DiesBefore if self.nodes[node].boot == boot => return Some(self.die(node)),
            Fault::FailsAfter => {
                let _ = self.store.append(append);
                Err(self.store.failed().into())
            }
            _ => self.store.append(append),
        };
        if self.nodes[node].boot != boot {
            return None;
        }
        if fault == Fault::DiesAfter {
            return Some(self.die(node));
        }
        let latency = self.latency();
        self.schedule(node, latency, Event::Give(Input::Appended(outcome)));
        None
    }

    fn fault(&mut self) -> Fault {
        if self.calm {
            return Fault::None;
        }
        match self.chance.below(100) {
            0..3 => Fault::Fails,
            3..4 => Fault::FailsAfter,
            4..6 => Fault::DiesBefore,
            6..8 => Fault::DiesAfter,
            _ => Fault::None,
        }
    }

    fn loaded(
        &mut self,
        node: usize,
        stored: Result<Stored, Unavailable>,
        beats: Vec<(u32, Stamp)>,
    ) -> Option<Notice> {
        let Memory::Loading(waiting) = std::mem::replace(&mut self.nodes[node].desk, Memory::Absent) else {
            return None;
        };
        let Ok(stored) = stored else {
            let connections = waiting.iter().map(|connect| connect.connection);
            connections.for_each(|connection| self.close(node, connection, desk::message::Bye::Unavailable));
            return None;
        };
        let shared = self.is_shared();
        let now = self.nodes[node].clock(self.now);
        let server = &mut self.nodes[node];
        let setup = setup::<R>(server.number, shared);
        let desk = Desk::load(setup, &stored, server.chance.fork(), now).unwrap().unwrap();
        server.desk = Memory::Loaded(Box::new(desk));
        let mut notice = self.give(node, Input::Loaded { beats });
        for connect in waiting {
            notice = notice.or_else(|| self.give(node, Input::Connect(Box::new(connect))));
        }
        notice
    }

    fn beat(&mut self, node: usize) -> Option<Notice> {
        let at = self.nodes[node].clock(self.now);
        if !self.store.down && matches!(self.nodes[node].desk, Memory::Loaded(_)) {
            self.store.beat(self.nodes[node].number, at);
        }
        self.schedule(node, SECOND, Event::Beat);
        // The sweeper comes by now and then: a table that somebody has touched lives on.
        if (at.millis() / 1_000).is_multiple_of(SWEPT_EVERY) { self.give(node, Input::Sweep) } else { None }
    }

    fn look(&mut self, node: usize) {
        let nodes = self.nodes[node].peers.nodes();
        let beats = (!self.store.down).then(|| self.store.beats(&nodes));
        let head = (!self.store.down).then(|| self.store.head());
        let latency = self.latency();
        self.schedule(node, latency, Event::Looked { beats, head });
        if self.is_shared() {
            self.schedule(node, SECOND, Event::Look);
        }
    }

    fn looked(&mut self, node: usize, beats: Option<&[(u32, Stamp)]>, head: Option<Head>) -> Option<Notice> {
        let now = self.nodes[node].clock(self.now);
        let server = &mut self.nodes[node];
        server.peers.refresh(beats, now);
        head?;
        let others = server.loaded().map(|desk| desk.other_nodes())?;
        let since = |other: u32| Some((other, server.peers.dead_since(other, now)?));
        let dead: Vec<(u32, Stamp)> = others.into_iter().filter_map(since).collect();
        self.give(node, Input::Look { head, dead })
    }

    /// Gives a desk an input, if the table is in memory there.
    pub fn give(&mut self, node: usize, input: Input) -> Option<Notice> {
        let now = self.nodes[node].clock(self.now);
        let outputs = self.nodes[node].loaded().map(|desk| desk.handle(input, now));
        self.carry_out(node, outputs.unwrap_or_default())
    }

    /// Does what a desk wants done; in a storm the server may die between any two steps.
    fn carry_out(&mut self, node: usize, outputs: Vec<Output<R>>) -> Option<Notice> {
        for output in outputs {
            if !self.calm && self.chance.below(2_000) == 0 {
                return Some(self.die(node));
            }
            self.do_one(node, output);
        }
        self.arm(node);
        None
    }

    /// Sees to it that the desk is called when it wants to be.
    fn arm(&mut self, node: usize) {
        let server = &mut self.nodes[node];
        let Some(wake) = server.loaded().and_then(|desk| desk.wake()) else { return };
        let after = wake.since(server.clock(self.now)).max(Span::from_millis(1));
        if server.armed.is_none_or(|armed| self.now + after < armed) {
            server.armed = Some(self.now + after);
            self.schedule(node, after, Event::Wake);
        }
    }

    fn do_one(&mut self, node: usize, output: Output<R>) {
        let latency = self.latency();
        match output {
            Output::Append(append) => {
                let fault = self.fault();
                self.schedule(node, latency, Event::AppendRuns(*append, fault));
            }
            Output::Read { after } => self.schedule(node, latency, Event::ReadRuns { after }),
            Output::OpenRematch { .. } => {
                let nowhere = Unavailable("there is one table".to_owned());
                self.schedule(node, latency, Event::Give(Input::Opened(Err(nowhere))));
            }
            Output::Send { connection, note } => {
                self.nodes[node].outboxes.entry(connection).or_default().put(note);
                self.deliver(node, connection);
            }
            Output::Close { connection, reason } => self.close(node, connection, reason),
            Output::Seated { outcome, .. } => self.seated.push(outcome),
            Output::Think(think) => {
                let after = Span::from_millis(self.chance.below(300) as u64);
                self.schedule(node, after, Event::Plan(planned(*think)));
            }
            Output::Hint(hint) => self.hint(Some(node), hint),
            Output::Swept(swept) => assert_ne!(swept, Swept::Closed, "a table that lives was closed"),
            Output::Ended(end) => {
                assert_ne!(end, End::Damaged, "a table was called damaged");
                self.nodes[node].desk = Memory::Absent;
            }
            Output::Welcome { .. }
            | Output::Kicked { .. }
            | Output::Search(_)
            | Output::EndSearch { .. }
            | Output::EndSearches
            | Output::Report(_) => {}
        }
    }

    fn close(&mut self, node: usize, connection: u32, reason: desk::message::Bye) {
        self.nodes[node].outboxes.entry(connection).or_default().bye(reason);
        self.deliver(node, connection);
    }

    /// Now and then a client is slow to take what has come.
    fn deliver(&mut self, node: usize, connection: u32) {
        let slow = if !self.calm && self.chance.percent(3) { 3_000 } else { 5 };
        let after = Span::from_millis(self.chance.below(slow) as u64);
        self.schedule(node, after, Event::Deliver { connection });
    }

    /// Hints come at once, late, in any order, or not at all.
    fn hint(&mut self, from: Option<usize>, hint: Hint) {
        let hint = Arc::new(hint);
        for node in (0..self.nodes.len()).filter(|node| Some(*node) != from) {
            let late = match if self.calm { 0 } else { self.chance.below(100) } {
                0..50 => 2,
                50..80 => 3_000,
                _ => continue,
            };
            let after = Span::from_millis(self.chance.below(late) as u64);
            self.schedule(node, after, Event::Give(Input::Hint(Arc::clone(&hint))));
        }
    }

    /// A client connects to a server that is up.
    pub fn connect(&mut self, node: usize, guest: Option<Guest>, hello: Hello) -> (Line, Option<Notice>) {
        let server = &mut self.nodes[node];
        server.connections += 1;
        let (boot, connection) = (server.boot, server.connections);
        let connect = Connect { connection, guest, hello };
        let mut notice = None;
        match &mut server.desk {
            Memory::Absent => {
                server.desk = Memory::Loading(vec![connect]);
                let latency = self.latency();
                self.schedule(node, latency, Event::LoadRuns);
            }
            Memory::Loading(waiting) => waiting.push(connect),
            Memory::Loaded(_) => notice = self.give(node, Input::Connect(Box::new(connect))),
        }
        (Line { node, boot, connection }, notice)
    }

    /// A client says something.
    pub fn say(&mut self, line: Line, message: ClientMessage, lag: Span) -> Option<Notice> {
        if self.nodes[line.node].boot != line.boot {
            return None;
        }
        let (connection, at) = (line.connection, self.nodes[line.node].clock(self.now));
        let command = |id, order| Input::Command(Box::new(Command { connection, id, at, lag, order }));
        let input = match message {
            ClientMessage::Act { id, moment, action } => command(id, Order::Act { moment, action }),
            ClientMessage::Arrange { id, action } => command(id, Order::Arrange { action }),
            ClientMessage::Ask { id, question } => Input::Ask(Box::new(Ask { connection, id, question })),
            ClientMessage::Stop { id } => Input::EndSearch { connection, id },
            ClientMessage::Hello(_) | ClientMessage::Pong { .. } => return None,
        };
        self.give(line.node, input)
    }

    /// A client hangs up.
    pub fn hang_up(&mut self, line: Line) -> Option<Notice> {
        if self.nodes[line.node].boot != line.boot {
            return None;
        }
        self.give(line.node, Input::Disconnected { connection: line.connection })
    }

    /// Is this server still the one that the connection was made to?
    pub fn lives(&self, line: Line) -> bool {
        self.nodes[line.node].boot == line.boot
    }
}

/// What a desk of this server is told.
pub fn setup<R: Levels>(node: u32, shared: bool) -> Setup {
    let (signer, levels) = (Signer::new(&[1; 32]), R::level_names().into());
    Setup { node, shared, signer, levels, characters: [].into(), rests_alone: true, room: Room::default() }
}

fn planned<R: Levels>(think: Think<R>) -> Plan<R> {
    let Think { seat, level, moment, view, house, mut chance, .. } = think;
    let plan = R::level(&level).map(|bot| bot.plan(&Sight { seat, view: &view, house: &house }, &mut chance));
    let steps = plan.into_iter().flatten().map(|step| (step.after, step.action)).collect();
    Plan { seat, moment, steps }
}
