//! A table in memory: a desk, and the hands that do what it wants done.
//!
//! There is no task per table. Who has an input puts it into the inbox; if nobody works at the desk, they do, until the
//! inbox is empty. So nobody ever waits for a desk that takes long, and a message is handled where it was read.

use crate::clock::ServerClock;
use crate::entrance::Entrance;
use crate::figures::{add, remove};
use crate::hindsight::{self, Asking, Searches};
use crate::hints::Following;
use crate::outbox::Outbox;
use crate::registry::Registry;
use crate::settling::settle_soon;
use crate::shared::Shared;
use crate::tables::open_table;
use bots::{Character, Levels, Sight};
use desk::message::Bye;
use desk::row::{Stored, TableId};
use desk::{
    Append, AppendError, Connect, Desk, End, Input, Note, Output, Plan, Report, Room, Setup, Swept, Think,
    Unavailable, Unreadable,
};
use game::{Guest, Refusal, Stamp, TableEvent};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError, Weak};
use std::time::Instant;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{Notify, oneshot};
use tokio::task::{AbortHandle, block_in_place};
use tokio::time::sleep_until;

/// When so many inputs wait at a desk, sockets are not read.
const MOST_BACKLOG: usize = 32;

/// Learns whether a connection was let in.
pub(crate) type Admission = oneshot::Sender<Result<(), Bye>>;
/// Learns who somebody is who wanted a seat.
pub(crate) type Seating = oneshot::Sender<Result<Guest, Refusal>>;

/// Learns what a sweep came to.
pub(crate) type Sweeping = oneshot::Sender<Swept>;

/// A table in memory, whatever its game.
pub(crate) trait AnyTable: Send + Sync {
    /// Gives the desk an input.
    fn give(self: Arc<Self>, input: Input);

    /// Somebody connects. If the table has just left memory, the admission is dropped.
    fn connect(self: Arc<Self>, connect: Connect, outbox: Arc<Outbox>, admission: Admission);

    /// Somebody wants a seat. If the table has just left memory, the seating is dropped.
    fn sit(self: Arc<Self>, newcomer: Newcomer, seating: Seating);

    /// Something may be due although nobody is there. If the table has just left memory, the reply is dropped.
    fn sweep(self: Arc<Self>, now: Stamp, reply: Sweeping);

    /// Everybody who is connected gets this message, which has nothing to do with the table.
    fn tell(self: Arc<Self>, message: Arc<str>);

    /// What can be known of it without its desk.
    fn status(&self) -> &Status;

    /// The other servers by which somebody is here.
    fn other_nodes(&self) -> Vec<u32>;
}

/// Somebody who wants a seat.
pub(crate) struct Newcomer {
    /// How they want to be called.
    pub(crate) name: String,
    /// Who they were at this table before.
    pub(crate) was: Option<Guest>,
    /// Where they come from.
    pub(crate) address: Option<IpAddr>,
}

/// What can be known of a table without its desk.
#[derive(Default)]
pub(crate) struct Status {
    /// Do players race at this table?
    pub(crate) races: bool,
    /// So many watch.
    pub(crate) watching: AtomicUsize,
    /// Who comes from where.
    entrance: Mutex<Entrance>,
    /// It has left memory.
    ended: AtomicBool,
    /// So many inputs wait at the desk.
    backlog: AtomicUsize,
    /// Fewer wait than before.
    drained: Notify,
}

impl Status {
    pub(crate) fn has_ended(&self) -> bool {
        self.ended.load(Ordering::Acquire)
    }

    /// Who comes from where.
    pub(crate) fn entrance(&self) -> MutexGuard<'_, Entrance> {
        lock(&self.entrance)
    }

    /// Waits until it has left memory.
    pub(crate) async fn has_stopped(&self) {
        loop {
            let drained = self.drained.notified();
            if self.has_ended() {
                return;
            }
            drained.await;
        }
    }

    /// Waits while too many inputs wait.
    pub(crate) async fn has_room(&self) {
        loop {
            let drained = self.drained.notified();
            if self.has_ended() || self.backlog.load(Ordering::Acquire) < MOST_BACKLOG {
                return;
            }
            drained.await;
        }
    }
}

/// A table in memory.
pub(crate) struct Live<R: Levels> {
    shared: Arc<Shared>,
    registry: Weak<Registry>,
    id: TableId,
    status: Status,
    inbox: Mutex<VecDeque<Item<R>>>,
    work: Mutex<Work<R>>,
    timer: Arc<Timer>,
    /// The tasks that keep time and pass hints on: they end with the table.
    tasks: Mutex<Vec<AbortHandle>>,
}

/// Calls a desk when it wants to be called.
#[derive(Default)]
struct Timer {
    /// When it fires.
    armed: Mutex<Option<Stamp>>,
    /// It fires earlier than before.
    rearmed: Notify,
}

/// Something for the desk.
enum Item<R: Levels> {
    Input(Input),
    Connect(Connect, Arc<Outbox>, Admission),
    Sit(Newcomer, Seating),
    Plan(Plan<R>),
    Sweep(Stamp, Sweeping),
    Tell(Arc<str>),
}

/// The desk, and what its outputs need.
struct Work<R: Levels> {
    desk: Desk<R>,
    clients: HashMap<u32, Client<R>>,
    seatings: HashMap<u32, (Seating, Option<IpAddr>)>,
    sweepings: VecDeque<Sweeping>,
    tickets: u32,
    searches: Searches,
    /// When the append under way began.
    appending: Option<Instant>,
    /// Connections that have something to send.
    touched: Vec<u32>,
}

/// A connection of this table.
struct Client<R: Levels> {
    outbox: Arc<Outbox>,
    admission: Option<Admission>,
    /// Its questions end with it.
    asking: Asking<R>,
}

impl<R: Levels> Work<R> {
    /// A message for everybody who was let in.
    fn tell(&mut self, message: &Arc<str>) {
        for (connection, client) in self.clients.iter().filter(|(_, client)| client.admission.is_none()) {
            client.outbox.put(Note::Answer(message.to_string()));
            self.touched.push(*connection);
        }
    }
}

impl<R: Levels> Drop for Live<R> {
    fn drop(&mut self) {
        lock(&self.tasks).iter().for_each(AbortHandle::abort);
    }
}

impl<R: Levels> Live<R> {
    /// The table that the log has, with the heartbeats of its servers; `None` if there are no rows.
    pub(crate) async fn load(
        shared: &Arc<Shared>,
        registry: Weak<Registry>,
        stored: &Stored,
        hints: Option<Following>,
    ) -> Result<Option<Arc<dyn AnyTable>>, Unreadable> {
        let setup = Setup {
            node: shared.node,
            shared: shared.log.is_shared(),
            signer: shared.signer.clone(),
            levels: R::level_names().into(),
            characters: Character::names().into(),
            rests_alone: true,
            room: Room::default(),
        };
        let Some(desk) = Desk::<R>::load(setup, stored, shared.chance(), shared.clock.now())? else {
            return Ok(None);
        };
        let beats = shared.log.beats(desk.other_nodes()).await.unwrap_or_default();
        let table = Arc::new(Self {
            shared: Arc::clone(shared),
            registry,
            id: desk.id().clone(),
            status: Status { races: R::RACES, ..Status::default() },
            inbox: Mutex::default(),
            work: Mutex::new(Work {
                desk,
                clients: HashMap::new(),
                seatings: HashMap::new(),
                sweepings: VecDeque::new(),
                tickets: 0,
                searches: Searches::default(),
                appending: None,
                touched: Vec::new(),
            }),
            timer: Arc::default(),
            tasks: Mutex::default(),
        });
        let timing = keep_time(Arc::downgrade(&table), Arc::clone(&table.timer), shared.clock.clone());
        lock(&table.tasks).push(tokio::spawn(timing).abort_handle());
        if let Some(hints) = hints {
            let passing = pass_on(Arc::downgrade(&table), hints);
            lock(&table.tasks).push(tokio::spawn(passing).abort_handle());
        }
        add(&shared.figures.tables, 1);
        table.put(Item::Input(Input::Loaded { beats }));
        Ok(Some(table))
    }

    /// Puts something into the inbox, and works at the desk unless somebody does already.
    fn put(self: &Arc<Self>, item: Item<R>) {
        lock(&self.inbox).push_back(item);
        // Who works at the desk looks into the inbox again after leaving it, so nothing is left lying there.
        while !lock(&self.inbox).is_empty() {
            let mut work = match self.work.try_lock() {
                Ok(work) => work,
                Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
                Err(TryLockError::WouldBlock) => return,
            };
            self.work_off(&mut work);
        }
    }

    fn work_off(self: &Arc<Self>, work: &mut Work<R>) {
        while let Some(item) = { lock(&self.inbox).pop_front() } {
            for output in self.handled(work, item) {
                self.carry_out(work, output);
            }
        }
        for connection in work.touched.drain(..) {
            if let Some(client) = work.clients.get(&connection) {
                client.outbox.wake();
            }
        }
        self.status.watching.store(work.desk.watching(), Ordering::Relaxed);
        let before = self.status.backlog.swap(work.desk.backlog(), Ordering::AcqRel);
        if before >= MOST_BACKLOG {
            self.status.drained.notify_waiters();
        }
        self.timer.arm(work.desk.wake());
    }

    /// What the desk wants done for this.
    fn handled(&self, work: &mut Work<R>, item: Item<R>) -> Vec<Output<R>> {
        if work.desk.has_ended() {
            return Vec::new(); // Admissions and seatings are dropped: who asked comes again.
        }
        let now = self.shared.clock.now();
        let input = match item {
            Item::Input(input) => input,
            Item::Connect(connect, outbox, admission) => {
                let asking = Asking::new(&self.shared, connect.connection);
                let client = Client { outbox, admission: Some(admission), asking };
                work.clients.insert(connect.connection, client);
                Input::Connect(Box::new(connect))
            }
            Item::Sit(Newcomer { address: Some(address), .. }, seating)
                if self.status.entrance().is_barred(address) =>
            {
                // Who has given up waiting needs no answer.
                let _ = seating.send(Err(Refusal::kicked()));
                return Vec::new();
            }
            Item::Sit(Newcomer { name, was, address }, seating) => {
                work.tickets += 1;
                work.seatings.insert(work.tickets, (seating, address));
                Input::Sit { ticket: work.tickets, name, was }
            }
            Item::Plan(plan) => return work.desk.plan(plan, now),
            Item::Sweep(at, sweeping) => {
                work.sweepings.push_back(sweeping);
                return work.desk.handle(Input::Sweep, now.max(at));
            }
            Item::Tell(message) => {
                work.tell(&message);
                return Vec::new();
            }
        };
        self.note(work, &input);
        if work.desk.is_slow() {
            aside(|| work.desk.handle(input, now))
        } else {
            work.desk.handle(input, now)
        }
    }

    fn note(&self, work: &mut Work<R>, input: &Input) {
        let figures = &self.shared.figures;
        match input {
            Input::Disconnected { connection } if work.clients.remove(connection).is_some() => {
                remove(&figures.sockets, 1);
            }
            Input::Ask(_) => add(&figures.questions, 1),
            Input::Appended(outcome) => {
                let took = work.appending.take().map(|start| start.elapsed()).unwrap_or_default();
                figures.appended(took, self.shared.clock.now());
                if outcome.is_ok() {
                    add(&figures.rows, 1);
                    self.shared.outage.appended(&self.id);
                }
            }
            _ => {}
        }
    }

    fn carry_out(self: &Arc<Self>, work: &mut Work<R>, output: Output<R>) {
        match output {
            Output::Append(append) => {
                work.appending = Some(Instant::now());
                self.append(*append);
            }
            Output::Read { after } => {
                let table = Arc::clone(self);
                tokio::spawn(async move {
                    let stored = table.shared.log.stored(table.id.clone(), after).await;
                    table.put(Item::Input(Input::Rows(stored)));
                });
            }
            Output::OpenRematch { by } => self.open_rematch(&work.desk, by),
            Output::Welcome { connection } => self.welcome(work, connection),
            Output::Send { connection, note } => {
                if let Some(client) = work.clients.get(&connection) {
                    client.outbox.put(note);
                    work.touched.push(connection);
                }
            }
            Output::Close { connection, reason } => self.close(work, connection, reason),
            Output::Seated { ticket, outcome } => self.seated(work, ticket, outcome),
            Output::Kicked { guest } => self.status.entrance().bar(guest),
            Output::Think(think) => self.think(*think),
            Output::Search(search) => {
                if let Some(client) = work.clients.get(&search.connection) {
                    let (searches, Client { asking, outbox, .. }) = (&work.searches, client);
                    hindsight::search(&self.id, searches, asking, &self.shared, *search, outbox);
                }
            }
            Output::EndSearch { connection, id } => {
                if let Some(client) = work.clients.get(&connection) {
                    client.asking.stop(id);
                }
            }
            Output::EndSearches => work.searches.end(),
            Output::Hint(hint) => self.shared.hints.tell(hint),
            Output::Swept(swept) => {
                // A sweeper that was stopped needs no answer.
                let _ = work.sweepings.pop_front().map(|sweeping| sweeping.send(swept));
            }
            Output::Report(report) => self.report(report),
            Output::Ended(end) => self.end(end),
        }
    }

    fn seated(&self, work: &mut Work<R>, ticket: u32, outcome: Result<Guest, Refusal>) {
        let Some((seating, address)) = work.seatings.remove(&ticket) else { return };
        if let (Ok(guest), Some(address)) = (&outcome, address) {
            self.status.entrance().note(*guest, address);
        }
        // Who has given up waiting has a seat all the same, and nobody at it.
        let _ = seating.send(outcome);
    }

    fn append(self: &Arc<Self>, append: Append) {
        let table = Arc::clone(self);
        let ends = append.summary.as_ref().is_some_and(|summary| summary.stage == "over");
        let done = move |outcome: Result<(), AppendError>| {
            if ends && outcome.is_ok() {
                settle_soon(&table.shared, table.id.clone());
            }
            table.put(Item::Input(Input::Appended(outcome)));
        };
        self.shared.log.append(append, Box::new(done));
    }

    /// Opens the table where it goes on.
    fn open_rematch(self: &Arc<Self>, desk: &Desk<R>, by: Guest) {
        let (table, old) = (Arc::clone(self), desk.table().clone());
        tokio::spawn(async move {
            let opening = |code| {
                let events = old.rematch_events(by, code, table.shared.clock.now()).into_iter();
                events.map(TableEvent::<R>::Frame).collect()
            };
            let opened = open_table(&table.shared, opening).await;
            if let Ok((next, _)) = &opened {
                let people = old.seats.persons().map(|(_, guest)| guest).collect();
                let (log, now) = (&table.shared.log, table.shared.clock.now());
                // Without its places a table can be played all the same.
                if let Err(error) = log.copy_places(table.id.clone(), next.clone(), people, now).await {
                    tracing::debug!(%error, "a rematch has no places");
                }
            }
            let opened = opened.map(|(id, _)| id).map_err(|error| Unavailable(error.to_string()));
            table.put(Item::Input(Input::Opened(opened)));
        });
    }

    fn welcome(self: &Arc<Self>, work: &mut Work<R>, connection: u32) {
        add(&self.shared.figures.sockets, 1);
        let client = work.clients.get_mut(&connection);
        if let Some((client, message)) =
            client.as_ref().zip(self.shared.restart.message(self.shared.clock.now()))
        {
            client.outbox.put(Note::Answer(message.to_string()));
        }
        let admitted = client.and_then(|client| client.admission.take()).map(|a| a.send(Ok(())));
        if admitted.is_some_and(|told| told.is_err()) {
            // The socket has gone meanwhile.
            self.put(Item::Input(Input::Disconnected { connection }));
        }
    }

    fn close(&self, work: &mut Work<R>, connection: u32, reason: Bye) {
        let Some(client) = work.clients.remove(&connection) else { return };
        if let Some(admission) = client.admission {
            // Who has given up waiting needs no answer.
            let _ = admission.send(Err(reason));
        } else {
            remove(&self.shared.figures.sockets, 1);
            client.outbox.bye(reason);
        }
    }

    /// Lets a worker think for a computer player.
    fn think(self: &Arc<Self>, think: Think<R>) {
        let Think { seat, level, character, moment, view, house, mut chance } = think;
        let Some(bot) = R::level(&level) else { return };
        let who = character.and_then(|name| Character::named(&name)).unwrap_or(Character::nobody());
        add(&self.shared.figures.plans, 1);
        let table = Arc::downgrade(self);
        self.shared.work(move || {
            let plan = bot.plan_as(who, &Sight { seat, view: &view, house: &house }, &mut chance);
            let steps = plan.into_iter().map(|step| (step.after, step.action)).collect();
            // The table may have left memory meanwhile.
            if let Some(table) = table.upgrade() {
                table.put(Item::Plan(Plan { seat, moment, steps }));
            }
        });
    }

    fn report(&self, report: Report) {
        let (table, figures) = (&self.id, &self.shared.figures);
        match report {
            Report::Refused(code) => figures.refused.add(code),
            Report::PlanRefused => {}
            Report::Conflict => add(&figures.conflicts, 1),
            Report::NotWritten { seq, error } => {
                add(&figures.failures, 1);
                tracing::debug!(%table, seq, %error, "a row was not written");
                self.shared.outage.append_failed(table, &error);
            }
            Report::Unreadable(error) => {
                tracing::warn!(%table, %error, "a row of another server cannot be read");
            }
            Report::RowsLost { known, left } => tracing::warn!(%table, known, left, "the log has lost rows"),
            Report::NotStopped => tracing::warn!(%table, "a table could not be put to rest"),
        }
    }

    /// The table leaves memory.
    fn end(&self, end: End) {
        self.status.ended.store(true, Ordering::Release);
        self.status.drained.notify_waiters();
        remove(&self.shared.figures.tables, 1);
        self.shared.outage.works(Some(&self.id));
        if let Some(registry) = self.registry.upgrade() {
            registry.remove(&self.shared, &self.id, end);
        }
    }
}

impl Timer {
    /// Fires then, or earlier. One that fires too early finds nothing to do and is set again: most deadlines move before
    /// they come, and to wake a task for each would cost more.
    fn arm(&self, wake: Option<Stamp>) {
        let mut armed = lock(&self.armed);
        if wake.is_some_and(|wake| armed.is_none_or(|armed| wake < armed)) {
            *armed = wake;
            self.rearmed.notify_one();
        }
    }
}

/// Calls the desk when it wants to be called, as long as there is one.
async fn keep_time<R: Levels>(table: Weak<Live<R>>, timer: Arc<Timer>, clock: ServerClock) {
    loop {
        let armed = *lock(&timer.armed);
        let Some(armed) = armed else {
            timer.rearmed.notified().await;
            continue;
        };
        tokio::select! {
            () = timer.rearmed.notified() => {}
            () = sleep_until(clock.instant(armed)) => {
                *lock(&timer.armed) = None;
                let Some(table) = table.upgrade() else { return };
                table.put(Item::Input(Input::Time));
            }
        }
    }
}

/// Passes hints on to the desk.
async fn pass_on<R: Levels>(table: Weak<Live<R>>, mut hints: Following) {
    while let Some(hint) = hints.recv().await {
        let Some(table) = table.upgrade() else { return };
        table.put(Item::Input(Input::Hint(hint)));
    }
}

impl<R: Levels> AnyTable for Live<R> {
    fn give(self: Arc<Self>, input: Input) {
        self.put(Item::Input(input));
    }

    fn connect(self: Arc<Self>, connect: Connect, outbox: Arc<Outbox>, admission: Admission) {
        self.put(Item::Connect(connect, outbox, admission));
    }

    fn sit(self: Arc<Self>, newcomer: Newcomer, seating: Seating) {
        self.put(Item::Sit(newcomer, seating));
    }

    fn sweep(self: Arc<Self>, now: Stamp, reply: Sweeping) {
        self.put(Item::Sweep(now, reply));
    }

    fn tell(self: Arc<Self>, message: Arc<str>) {
        self.put(Item::Tell(message));
    }

    fn status(&self) -> &Status {
        &self.status
    }

    fn other_nodes(&self) -> Vec<u32> {
        // A desk at which somebody works is asked again in a second.
        self.work.try_lock().map(|work| work.desk.other_nodes()).unwrap_or_default()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does something that takes long; where there are several threads, another one goes on with the other tables.
fn aside<T>(work: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => block_in_place(work),
        _ => work(),
    }
}

#[cfg(test)]
mod tests {
    use super::aside;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    /// The only worker waits for what another task of its own says: that is said, as somebody else goes on with it.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn others_go_on_meanwhile() {
        let waiting = tokio::spawn(async {
            let (tell, told) = channel();
            tokio::spawn(async move { tell.send("hello") });
            aside(|| told.recv_timeout(Duration::from_secs(20)))
        });
        assert_eq!(waiting.await.unwrap(), Ok("hello"));
    }

    #[tokio::test]
    async fn a_single_thread_does_it_itself() {
        assert_eq!(aside(|| 7), 7);
    }
}
