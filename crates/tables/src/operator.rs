//! What the operator's page asks of a server: which tables there are, and acts at single ones. Nothing of it tells what is
//! hidden at a table: it goes by what lists tell, and by who is connected.

use crate::log::{Listed, MOST_MUTED, Muted, OperatorStore};
use crate::restart;
use crate::tables::{No, Tables};
use crate::upkeep::{self, UpkeepError};
use desk::Input;
use desk::row::{Sitter, TableId};
use game::frame::{MOST_NAME, mute_pattern};
use game::{Guest, Refusal, Stamp};
use std::sync::atomic::Ordering;

/// A pattern has at most so many characters, as the operator writes it.
const MOST_PATTERN: usize = 2 * MOST_NAME;

/// A table as its server sees it.
#[derive(Debug)]
pub struct Seen {
    /// What lists tell.
    pub listed: Listed,
    /// How many watch at this server; `None` if it is not in its memory.
    pub watching: Option<usize>,
}

/// Why a name cannot be muted.
#[derive(Debug, PartialEq, Eq)]
pub enum BadPattern {
    /// It would hit everybody, or nobody, or is too long.
    Pattern,
    /// There are too many already.
    Full,
}

impl Tables {
    /// What is kept for the operator.
    pub fn store(&self) -> &dyn OperatorStore {
        &*self.shared.log
    }

    /// Tables in memory, at most so many, the newest first; and how many there are.
    pub async fn alive(&self, most: usize) -> Result<(Vec<Seen>, usize), No> {
        let mut ids: Vec<TableId> = self.registry.all().into_iter().map(|(id, _)| id).collect();
        let left_out = ids.len().saturating_sub(most);
        ids.sort();
        ids.truncate(most);
        let mut seen = self.see(ids).await?;
        // A deleted table stays in memory for a moment: it is neither shown nor counted.
        let count = seen.len() + left_out;
        seen.sort_by(|a, b| {
            b.listed.opened.cmp(&a.listed.opened).then_with(|| a.listed.table.cmp(&b.listed.table))
        });
        Ok((seen, count))
    }

    /// Tables at which something is due although nobody is there, at most so many, the longest due first.
    pub async fn due(&self, most: u32) -> Result<Vec<Seen>, No> {
        let now = self.shared.clock.now();
        let due = self.shared.log.due(now, self.registry.keep().ended_by(now), most).await?;
        self.see(due.into_iter().map(|due| due.table)).await
    }

    /// One table, in memory or not.
    pub async fn look_at(&self, table: &TableId) -> Result<Seen, No> {
        let listed = self.find(table).await?;
        let live = self.registry.get(table);
        let watching = live.map(|live| live.status().watching.load(Ordering::Relaxed));
        Ok(Seen { listed, watching })
    }

    async fn see(&self, tables: impl IntoIterator<Item = TableId>) -> Result<Vec<Seen>, No> {
        let mut all = Vec::new();
        for table in tables {
            match self.look_at(&table).await {
                Ok(seen) => all.push(seen),
                // Deleted meanwhile.
                Err(No::NoTable) => {}
                Err(no) => return Err(no),
            }
        }
        Ok(all)
    }

    /// How many watch at all tables of this server.
    pub fn watching(&self) -> usize {
        let tables = self.registry.all();
        tables.iter().map(|(_, table)| table.status().watching.load(Ordering::Relaxed)).sum()
    }

    /// Closes a table without a result; whoever is there sees it at once.
    pub async fn close(&self, table: &TableId) -> Result<(), UpkeepError> {
        let (log, now) = (&*self.shared.log, self.shared.clock.now());
        upkeep::close(log, table, now, self.shared.node).await?;
        self.is_changed(table).await?;
        Ok(())
    }

    /// Deletes a table with all that is kept of it; whoever is there is told.
    pub async fn delete(&self, table: &TableId) -> Result<(), UpkeepError> {
        upkeep::delete(&*self.shared.log, table).await?;
        self.is_changed(table).await?;
        Ok(())
    }

    /// Lets a table in memory look at its log. Other servers do so by themselves.
    async fn is_changed(&self, table: &TableId) -> Result<(), desk::Unavailable> {
        if let Some(live) = self.registry.get(table) {
            let head = self.shared.log.heads(vec![table.clone()]).await?.pop().map(|(_, head)| head);
            live.give(Input::Look { head, dead: Vec::new() });
        }
        Ok(())
    }

    /// The name of a guest; `None` if it was forgotten.
    pub async fn name_of(&self, table: &TableId, guest: Guest) -> Result<Option<String>, No> {
        Ok(self.find(table).await?.names.get(guest).map(str::to_owned))
    }

    /// Nobody may take names like this from now on.
    pub async fn mute(&self, text: &str) -> Result<Result<(), BadPattern>, No> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let pattern = mute_pattern(&text).filter(|_| text.chars().count() <= MOST_PATTERN);
        let Some(pattern) = pattern else { return Ok(Err(BadPattern::Pattern)) };
        let muted = Muted { pattern, text, at: self.shared.clock.now() };
        let has_room = self.shared.log.mute(muted).await?;
        self.shared.muted.forget();
        Ok(if has_room { Ok(()) } else { Err(BadPattern::Full) })
    }

    /// Names like this may be taken again; false if they could be.
    pub async fn unmute(&self, pattern: String) -> Result<bool, No> {
        let was_muted = self.shared.log.unmute(pattern).await?;
        self.shared.muted.forget();
        Ok(was_muted)
    }

    /// Reports the person at a table who is shown by this name.
    pub async fn report(&self, table: &TableId, name: &str) -> Result<(), No> {
        let listed = self.find(table).await?;
        let seat = listed.seated().iter().position(|shown| shown == name);
        let guest = match seat.and_then(|seat| listed.summary.seats.get(seat)) {
            Some(Sitter::Guest(guest)) => *guest,
            _ => return Err(no_such_name().into()),
        };
        let is_reported = self.shared.log.report(table.clone(), guest, self.shared.clock.now(), 1).await?;
        if is_reported { Ok(()) } else { Err(no_such_name().into()) }
    }

    /// When a restart was announced for.
    pub fn restart(&self) -> Option<Stamp> {
        self.shared.restart.at(self.shared.clock.now())
    }

    /// Announces a restart to everybody at this server and all that share its log, or calls it off.
    pub async fn announce(&self, at: Option<Stamp>) -> Result<(), No> {
        Ok(restart::announce(&self.shared, &self.registry, at).await?)
    }
}

impl BadPattern {
    /// Why, for people.
    pub fn refusal(&self) -> Refusal {
        match self {
            Self::Pattern => Refusal::new(
                "bad_pattern",
                format!(
                    "Ein gesperrter Name hat 1 bis {MOST_PATTERN} Zeichen, darunter einen Buchstaben, eine Ziffer oder ein \
                     Bildzeichen; mit * darin mindestens drei. Schreib ihn anders."
                ),
                format!(
                    "A muted name has 1 to {MOST_PATTERN} characters, among them a letter, a digit or an emoji; with * in it, at \
                     least three. Write it in another way."
                ),
            ),
            Self::Full => Refusal::new(
                "too_many_muted",
                format!("Es sind schon {MOST_MUTED} Namen gesperrt. Gib erst einen frei."),
                format!("{MOST_MUTED} names are muted already. Release one first."),
            ),
        }
    }
}

fn no_such_name() -> Refusal {
    Refusal::new(
        "no_such_name",
        "So heißt an diesem Tisch niemand, oder der Name ist schon entfernt.",
        "Nobody is called that at this table, or the name was removed already.",
    )
}
