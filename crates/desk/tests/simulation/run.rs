//! One seeded run.

use super::check::{check_log, check_names, check_promises, check_time, check_views};
use super::client::Client;
use super::late;
use super::world::{Notice, START, World};
use bots::Levels;
use desk::message::Hello;
use desk::row::TableId;
use desk::{Input, folded, opening};
use game::frame::HouseWords;
use game::sample::Sample;
use game::{Chance, FrameEvent, Guest, Options, Span, Stamp, TableEvent};
use games::{buecherwurm, letramix, woerterklauer, wortduell, wurf_und_wort};

/// A run ends after so long in virtual time, over or not.
const LONGEST: Span = Span::from_secs(20 * 60);
/// Everybody has so long to see everything at the end.
const SETTLING: Span = Span::from_secs(120);
/// At most so many persons play.
const MOST_PERSONS: usize = 4;
/// A card that is uncovered has reached everybody after so long.
const UNCOVERING: Span = Span::from_millis(100);
const GAMES: u64 = 5;

/// What has happened in one run, or in many.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    pub runs: u64,
    pub rows: u64,
    pub acknowledged: u64,
    pub refused: u64,
    pub retries: u64,
    pub failures: u64,
    pub crashes: u64,
    pub failovers: u64,
    pub lost: u64,
    pub resets: u64,
    pub forgotten: u64,
    pub finished: u64,
    /// Tables that two sweepers found untouched after two weeks.
    pub closed: u64,
    pub largest: usize,
}

impl Report {
    pub fn add(&mut self, other: &Self) {
        self.runs += other.runs;
        self.rows += other.rows;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.retries += other.retries;
        self.failures += other.failures;
        self.crashes += other.crashes;
        self.failovers += other.failovers;
        self.lost += other.lost;
        self.resets += other.resets;
        self.forgotten += other.forgotten;
        self.finished += other.finished;
        self.closed += other.closed;
        self.largest = self.largest.max(other.largest);
    }
}

/// How a run is made hard.
#[derive(Clone, Copy, Debug)]
struct Trouble {
    nodes: usize,
    /// The log fails over now and then,
    failover: bool,
    /// and loses rows by that.
    loses: bool,
}

impl Trouble {
    /// One server; or three, with a log that stays, fails over, or loses rows by that.
    fn of(seed: u64) -> Self {
        let kind = seed / GAMES % 4;
        Self { nodes: if kind == 0 { 1 } else { 3 }, failover: kind >= 2, loses: kind == 3 }
    }
}

/// Says which seed it was if a promise is broken.
struct Seed(u64);

impl Drop for Seed {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {}: a promise was broken", self.0);
        }
    }
}

/// Plays one table through all kinds of trouble; panics if a promise is broken. The seed tells the game, too.
pub fn simulate(seed: u64) -> Report {
    let _seed = Seed(seed);
    match seed % GAMES {
        0 => Run::<buecherwurm::Buecherwurm>::begin(seed).play(),
        1 => Run::<letramix::LetraMix>::begin(seed).play(),
        2 => Run::<woerterklauer::Woerterklauer>::begin(seed).play(),
        3 => Run::<wortduell::Wortduell>::begin(seed).play(),
        _ => Run::<wurf_und_wort::WurfUndWort>::begin(seed).play(),
    }
}

/// The first row of a table of Anna's.
pub fn opened<R: Levels>(options: R::Options, chance: &mut Chance) -> desk::Append {
    let opened = FrameEvent::Opened {
        game: R::NAME.to_owned(),
        code: "BABA".to_owned(),
        public: true,
        options,
        house: HouseWords::default(),
        seats: Vec::new(),
        host: None,
        starter: None,
    };
    let guest = Guest::new(0);
    let sat = FrameEvent::Sat { guest, name: "Ännchen".to_owned(), seat: None };
    let events = [opened, sat, FrameEvent::Host { guest: Some(guest) }].map(TableEvent::<R>::Frame);
    opening::<R>(&TableId::draw(chance), &events, START, 1).unwrap()
}

/// Lets others sit down at Anna's table, while all is calm; all guests.
pub fn seated<R: Levels>(world: &mut World<R>, persons: usize) -> Vec<Guest> {
    let mut guests = vec![Guest::new(0)];
    world.connect(0, None, Hello::default());
    let soon = world.now + Span::from_secs(1);
    while world.step(soon).is_some() {}
    for i in 1..persons {
        world.give(0, Input::Sit { ticket: i as u32, name: format!("Pérsøn {i}"), was: None });
        let soon = world.now + Span::from_secs(1);
        while let Some(notice) = world.step(soon) {
            if let Notice::Seated(outcome) = notice {
                guests.push(outcome.unwrap());
            }
        }
    }
    assert_eq!(guests.len(), persons);
    guests
}

struct Run<R: Levels + Sample> {
    world: World<R>,
    trouble: Trouble,
    clients: Vec<Client<R>>,
}

impl<R: Levels + Sample> Run<R> {
    fn begin(seed: u64) -> Self {
        let trouble = Trouble::of(seed);
        let mut chance = Chance::from_seed(seed);
        let (options, seats) = R::options(&mut chance);
        options.check().unwrap();
        let opening = opened::<R>(options, &mut chance);
        let mut world = World::new(&opening, trouble.nodes, &mut chance);
        let guests = seated(&mut world, seats.min(MOST_PERSONS));
        let persons = guests.len();
        let everybody = guests.into_iter().map(Some).chain([None, None]);
        let mut clients: Vec<Client<R>> =
            everybody.enumerate().map(|(i, guest)| Client::new(i, guest, &mut chance)).collect();
        for (i, client) in clients.iter_mut().enumerate() {
            // One of those who watch never hangs up.
            client.patient = i == persons;
            client.forgiving = trouble.loses;
            world.alarm(Span::from_millis(1), i);
        }
        Self { world, trouble, clients }
    }

    fn play(mut self) -> Report {
        self.world.calm = false;
        self.world.forget_often();
        if self.trouble.failover {
            self.world.fail_over_often(self.trouble.loses);
        }
        let until = self.world.now + LONGEST;
        self.run(until, |run| run.clients.iter().all(Client::is_over));
        self.world.recover();
        self.clients.iter_mut().for_each(|client| client.settling = true);
        let until = self.world.now + SETTLING;
        self.run(until, Self::is_settled);
        assert!(self.is_settled(), "some never see the last row: {}", self.unsettled());
        let mut report = self.check();
        let (now, store) = (self.world.now, &mut self.world.store);
        report.closed = u64::from(late::sweep::<R>(store, now, &mut Chance::from_seed(report.rows)));
        check_log(&store.rows);
        check_promises(&store.rows, &self.clients);
        report
    }

    /// Everybody is connected and has seen all there is; computer players may still be playing.
    fn is_settled(&self) -> bool {
        let rows = self.world.store.rows.len();
        let store = &self.world.store;
        let has_forgotten = |client: &Client<R>| store.forgotten_names().all(|name| !client.sees_name(name));
        self.clients
            .iter()
            .all(|c| c.seq() as usize == rows && c.is_connected(&self.world) && has_forgotten(c))
            && self.is_revealed()
    }

    /// A card is covered for a moment, and then shown without another row.
    fn is_revealed(&self) -> bool {
        let table = folded::<R>(&self.world.store.rows).unwrap().unwrap();
        let reveal = R::uncovered_at(&table).and_then(|time| table.frame.clock.stamp_of(time));
        reveal.is_none_or(|at| at + UNCOVERING <= self.world.now)
    }

    /// Who has not seen everything, for whoever looks into a broken promise.
    fn unsettled(&self) -> String {
        let rows = self.world.store.rows.len();
        let forgotten: Vec<&str> = self.world.store.forgotten_names().collect();
        let one = |client: &Client<R>| {
            let connected = client.is_connected(&self.world);
            format!("row {} of {rows}, connected: {connected}, sees {:?}", client.seq(), client.names())
        };
        format!("{:?}; forgotten are {forgotten:?}", self.clients.iter().map(one).collect::<Vec<_>>())
    }

    fn run(&mut self, until: Stamp, is_done: impl Fn(&Self) -> bool) {
        while let Some(notice) = self.world.step(until) {
            let mut notice = Some(notice);
            while let Some(now) = notice.take() {
                notice = self.notice(now);
            }
            if is_done(self) {
                return;
            }
        }
    }

    fn notice(&mut self, notice: Notice) -> Option<Notice> {
        match notice {
            Notice::Delivered(line, parcel) => {
                let world = &mut self.world;
                self.clients.iter_mut().for_each(|client| client.receive(world, line, &parcel));
                None
            }
            Notice::Died(node) => {
                self.clients.iter_mut().for_each(|client| client.cut_off(node));
                None
            }
            Notice::Alarm(client) => self.clients[client].wake(&mut self.world),
            Notice::Seated(_) | Notice::Nothing => None,
        }
    }

    fn check(&self) -> Report {
        let (rows, clients) = (&self.world.store.rows, &self.clients);
        check_log(rows);
        check_names::<R>(&self.world.store, clients);
        check_promises(rows, clients);
        check_views(rows, clients, self.world.now);
        if let [server] = self.world.nodes.as_slice() {
            check_time::<R>(rows, &server.died);
        }
        let sum = |count: fn(&Client<R>) -> u64| clients.iter().map(count).sum();
        let store = &self.world.store;
        Report {
            runs: 1,
            rows: rows.len() as u64,
            acknowledged: sum(|c| c.acknowledged.len() as u64),
            refused: sum(|c| c.refused),
            retries: sum(|c| c.retries),
            failures: store.failures,
            crashes: self.world.crashes,
            failovers: store.failovers,
            lost: store.lost,
            resets: sum(|c| c.resets),
            forgotten: u64::from(store.names().forgotten()),
            finished: u64::from(clients.iter().any(Client::is_over)),
            closed: 0,
            largest: clients.iter().map(|c| c.largest).max().unwrap_or(0),
        }
    }
}
