//! A table in one process: its rows are in memory, its time is what it is told. No socket, no disk, no thread: for the
//! contract suite, for `simulate`, for the browser, and for everything else that plays whole tables by itself.

use crate::append::Append;
use crate::desk::{Desk, Setup};
use crate::input::{Input, Plan};
use crate::life::Room;
use crate::names::Names;
use crate::outbox::{Outbox, Parcel};
use crate::output::{Output, Report, Search, Think};
use crate::replica::{Unreadable, opening};
use crate::row::{Row, Stored, TableId};
use crate::secret::Signer;
use game::{Chance, Guest, Refusal, Rules, Stamp, Table, TableEvent};
use std::collections::{BTreeMap, VecDeque};

/// A desk with its log in memory.
pub struct Local<R: Rules> {
    desk: Desk<R>,
    stored: Stored,
    now: Stamp,
    outboxes: BTreeMap<u32, Outbox>,
    thinking: Vec<Think<R>>,
    aside: Aside<R>,
    seated: Vec<(u32, Result<Guest, Refusal>)>,
    plans_refused: u64,
    rematch: Option<TableId>,
}

/// What a desk wants done besides playing. Who has no use for it need not take it.
pub struct Aside<R: Rules> {
    /// Questions that have to be searched for.
    pub searches: Vec<Search<R>>,
    /// The table has gone on: searches under way have no more time.
    pub ends_searches: bool,
    /// The table has left memory.
    pub has_ended: bool,
}

impl<R: Rules> Default for Aside<R> {
    fn default() -> Self {
        Self { searches: Vec::new(), ends_searches: false, has_ended: false }
    }
}

impl Setup {
    /// The only server there is. `rests_alone` as in [`Setup`].
    pub fn local(levels: &[&'static str], rests_alone: bool) -> Self {
        let (signer, room) = (Signer::new(&[0; 32]), Room::default());
        Self {
            node: 1,
            shared: false,
            signer,
            levels: levels.into(),
            characters: [].into(),
            rests_alone,
            room,
        }
    }
}

impl Stored {
    fn append(&mut self, append: &Append) {
        self.rows.push((*append.row).clone());
        for (guest, name) in &append.names {
            self.names.learn(*guest, Some(name.clone()));
        }
    }
}

impl<R: Rules> Local<R> {
    /// A table that these events open now; `None` if they open none.
    pub fn open(setup: Setup, events: &[TableEvent<R>], mut chance: Chance, now: Stamp) -> Option<Self> {
        let id = TableId::draw(&mut chance);
        Self::open_as(&id, setup, events, chance, now)
    }

    /// The same at a given address.
    pub fn open_as(
        id: &TableId,
        setup: Setup,
        events: &[TableEvent<R>],
        chance: Chance,
        now: Stamp,
    ) -> Option<Self> {
        let append = opening(id, events, now, setup.node)?;
        let mut stored = Stored::default();
        stored.append(&append);
        Self::load(setup, stored, chance, now).ok().flatten()
    }

    /// The table that was kept like this; `None` if there are no rows.
    pub fn load(
        setup: Setup,
        stored: Stored,
        chance: Chance,
        now: Stamp,
    ) -> Result<Option<Self>, Unreadable> {
        let Some(desk) = Desk::load(setup, &stored, chance, now)? else { return Ok(None) };
        let (outboxes, thinking, seated) = (BTreeMap::new(), Vec::new(), Vec::new());
        let aside = Aside::default();
        let mut local =
            Self { desk, stored, now, outboxes, thinking, aside, seated, plans_refused: 0, rematch: None };
        local.give(Input::Loaded { beats: Vec::new() });
        Ok(Some(local))
    }

    /// Gives the desk an input now, and does what it wants done.
    pub fn give(&mut self, input: Input) {
        let outputs = self.desk.handle(input, self.now);
        self.carry_out_all(outputs);
    }

    /// A computer player has thought of something.
    pub fn plan(&mut self, plan: Plan<R>) {
        let outputs = self.desk.plan(plan, self.now);
        self.carry_out_all(outputs);
    }

    fn carry_out_all(&mut self, outputs: Vec<Output<R>>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            if let Some(answer) = self.carry_out(output) {
                outputs.extend(self.desk.handle(answer, self.now));
            }
        }
    }

    /// Does what the desk wants; the log's answer, if it was asked.
    fn carry_out(&mut self, output: Output<R>) -> Option<Input> {
        match output {
            Output::Append(append) => {
                self.stored.append(&append);
                return Some(Input::Appended(Ok(())));
            }
            Output::Read { after } => {
                let rows = self.stored.rows.iter().skip(after as usize).cloned().collect();
                return Some(Input::Rows(Ok(Stored { rows, names: self.stored.names.clone() })));
            }
            // There is no other table here: who has more of them opens another `Local` before (`Self::rematch`).
            Output::OpenRematch { .. } => {
                let next = self.rematch.take();
                let error = || crate::append::Unavailable("there is only one table".to_owned());
                return Some(Input::Opened(next.ok_or_else(error)));
            }
            Output::Welcome { connection } => drop(self.outboxes.entry(connection).or_default()),
            Output::Send { connection, note } => self.outboxes.entry(connection).or_default().put(note),
            Output::Close { connection, reason } => {
                self.outboxes.entry(connection).or_default().bye(reason);
            }
            Output::Seated { ticket, outcome } => self.seated.push((ticket, outcome)),
            Output::Think(think) => self.thinking.push(*think),
            Output::Report(Report::PlanRefused) => self.plans_refused += 1,
            Output::Search(search) => self.aside.searches.push(*search),
            Output::EndSearch { connection, id } => {
                self.aside.searches.retain(|search| (search.connection, search.id) != (connection, id));
            }
            Output::EndSearches => {
                self.aside.searches.clear();
                self.aside.ends_searches = true;
            }
            Output::Ended(_) => self.aside.has_ended = true,
            // Nobody else is there to be told, and nobody sweeps.
            Output::Hint(_) | Output::Kicked { .. } | Output::Report(_) | Output::Swept(_) => {}
        }
        None
    }

    /// Sets the time of the next input. Nothing happens by it: `wait_until` lets due things happen on the way.
    pub fn is_now(&mut self, now: Stamp) {
        self.now = self.now.max(now);
    }

    /// A rematch goes on at this table, if one is asked for next.
    pub fn rematch(&mut self, table: TableId) {
        self.rematch = Some(table);
    }

    /// Lets time pass; whatever is due happens at its time.
    pub fn wait_until(&mut self, until: Stamp) {
        while let Some(wake) = self.desk.wake().filter(|wake| *wake <= until) {
            self.now = self.now.max(wake);
            self.give(Input::Time);
        }
        self.now = self.now.max(until);
    }

    /// What waits for a connection; `None` if nothing does.
    pub fn take(&mut self, connection: u32) -> Option<Parcel> {
        self.outboxes.get_mut(&connection).and_then(Outbox::take)
    }

    /// Computer players that have to think; each wants a `Plan`.
    pub fn thinking(&mut self) -> Vec<Think<R>> {
        std::mem::take(&mut self.thinking)
    }

    /// What was wanted besides since the last call.
    pub fn aside(&mut self) -> Aside<R> {
        std::mem::take(&mut self.aside)
    }

    /// Who has sat down since the last call, by their tickets.
    pub fn seated(&mut self) -> Vec<(u32, Result<Guest, Refusal>)> {
        std::mem::take(&mut self.seated)
    }

    /// How often the rules refused what a computer player had planned.
    pub fn plans_refused(&self) -> u64 {
        self.plans_refused
    }

    /// The table as it is.
    pub fn table(&self) -> &Table<R> {
        self.desk.table()
    }

    /// The desk.
    pub fn desk(&self) -> &Desk<R> {
        &self.desk
    }

    /// All rows so far.
    pub fn rows(&self) -> &[Row] {
        &self.stored.rows
    }

    /// All that is kept of it.
    pub fn stored(&self) -> &Stored {
        &self.stored
    }

    /// All names.
    pub fn names(&self) -> &Names {
        &self.stored.names
    }

    /// What time it is.
    pub fn now(&self) -> Stamp {
        self.now
    }
}
