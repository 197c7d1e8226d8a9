//! Somebody to play with: who looks for company sits down where somebody waits, or waits at a table of their own.
//!
//! Whoever waits plays against a computer player meanwhile, which makes room when a person comes. A table is taken by taking
//! its seek out of the store, which works once; so no two people are sent to one seat, on however many servers they ask.

use crate::log::persons::{Company, Seek};
use crate::log::{Listed, PersonId};
use crate::tables::{No, Seated, Sitting, Tables, not_opened, open_table};
use bots::{Character, Levels};
use desk::row::TableId;
use game::frame::{HouseWords, NAMELESS, given_name};
use game::{FrameEvent, Guest, Occupant, Seat, Span, Stamp, TableEvent};
use local::{Game, with_rules};
use regulars::matching::{Choice, OpenTable, RUNNING, Seek as Seeker, Waiting, choose};
use std::net::IpAddr;
use std::time::Duration;

/// So many who wait are looked at, those who wait longest first.
const MOST_WAITING: u32 = 100;
/// Who has just asked may not be connected yet.
const COMING: Span = Span::from_secs(60);
/// Nobody waits longer.
const WAITS_FOR: Span = Span::from_secs(60 * 60);
/// Who has asked at the same time is seen after so long.
const CROSSING: Duration = Duration::from_millis(500);

/// Somebody has found a seat.
#[derive(Debug)]
pub struct Found {
    /// Theirs.
    pub seated: Seated,
    /// Do they wait there for somebody?
    pub waits: bool,
}

/// Somebody who waits at a table.
struct Open {
    seek: Seek,
    table: OpenTable<PersonId>,
}

impl Tables {
    /// Finds somebody to play with: a seat at the fitting table that has waited longest, or one at a new table.
    pub async fn find_company(
        &self,
        id: &PersonId,
        name: &str,
        game: Game,
        address: Option<IpAddr>,
    ) -> Result<Found, No> {
        if let Some(found) = self.waiting_already(id, game).await? {
            return Ok(found);
        }
        if let Some(seated) = self.sit_with_somebody(id, name, game, address, None).await? {
            return Ok(Found { seated, waits: false });
        }
        if self.registry.is_full() {
            return Err(No::Full);
        }
        let seated = with_rules!(game, Rules => self.open_waiting::<Rules>(name).await)?;
        self.keep_place(id, &seated).await?;
        let (table, since) = (seated.table.clone(), self.shared.clock.now());
        let own = Seek { person: id.clone(), game: game.name().to_owned(), table, since };
        self.shared.log.seek(own.clone()).await?;
        // Two who asked at once have not seen each other: the later one goes to the earlier one. Which of them that is shows a
        // moment later at the latest.
        for pause in [Duration::ZERO, CROSSING] {
            tokio::time::sleep(pause).await;
            if let Some(seated) = self.sit_with_somebody(id, name, game, address, Some(&own)).await? {
                return Ok(Found { seated, waits: false });
            }
        }
        Ok(Found { seated, waits: true })
    }

    /// Who waits already goes on waiting, in a second window, too.
    async fn waiting_already(&self, id: &PersonId, game: Game) -> Result<Option<Found>, No> {
        let seeks = self.shared.log.seeks(game.name().to_owned(), MOST_WAITING).await?;
        let Some(own) = seeks.into_iter().find(|seek| seek.person == *id) else { return Ok(None) };
        match self.find(&own.table).await {
            Ok(listed) if is_waiting(&listed, own.since, self.shared.clock.now()) => {
                let seated = self.seat_of(id, &own.table).await?.ok_or(No::NoTable)?;
                Ok(Some(Found { seated, waits: true }))
            }
            Ok(_) | Err(No::NoTable) => Ok(None),
            Err(no) => Err(no),
        }
    }

    /// A seat where somebody waits; where one waits already, only with who has waited longer.
    async fn sit_with_somebody(
        &self,
        id: &PersonId,
        name: &str,
        game: Game,
        address: Option<IpAddr>,
        own: Option<&Seek>,
    ) -> Result<Option<Seated>, No> {
        let seeker = self.seeker(id, game).await?;
        let mut open = self.open_tables(id, game).await?;
        if let Some(own) = own {
            open.retain(|other| (other.seek.since, &other.seek.person) < (own.since, &own.person));
        }
        loop {
            let tables: Vec<OpenTable<PersonId>> = open.iter().map(|open| open.table.clone()).collect();
            let Choice::Sit(index) = choose(&seeker, &tables) else { return Ok(None) };
            let Open { seek, .. } = open.remove(index);
            // Somebody may be on their way to the own table by now: then that is the one.
            if let Some(own) = own
                && !self.shared.log.take_seek(id.clone(), own.table.clone()).await?
            {
                return Ok(None);
            }
            if self.shared.log.take_seek(seek.person.clone(), seek.table.clone()).await? {
                let sitting = Sitting { name, was: None, address };
                match self.sit(&seek.table, &sitting).await {
                    Ok(seated) => {
                        self.keep_place(id, &seated).await?;
                        return Ok(Some(seated));
                    }
                    Err(No::Unavailable) => return Err(No::Unavailable),
                    // It has begun, or is full: the next one.
                    Err(_) => {}
                }
            }
            if let Some(own) = own {
                self.shared.log.seek(own.clone()).await?;
            }
        }
    }

    async fn seeker(&self, id: &PersonId, game: Game) -> Result<Seeker<PersonId>, No> {
        Ok(Seeker {
            person: id.clone(),
            game: game.name().to_owned(),
            pace: None,
            last_with: met(&self.shared.log.company(id.clone()).await?),
            again: Vec::new(),
            blocked: self.blocked(id).await?,
        })
    }

    /// Whom somebody does not want to meet.
    async fn blocked(&self, id: &PersonId) -> Result<Vec<PersonId>, No> {
        let blocks = self.shared.log.blocks(id.clone()).await?;
        Ok(blocks.into_iter().filter_map(|block| block.other).collect())
    }

    /// Where somebody waits for this game, but for the one who asks.
    async fn open_tables(&self, id: &PersonId, game: Game) -> Result<Vec<Open>, No> {
        let now = self.shared.clock.now();
        let mut open = Vec::new();
        for seek in self.shared.log.seeks(game.name().to_owned(), MOST_WAITING).await? {
            if seek.person == *id {
                continue;
            }
            let listed = match self.find(&seek.table).await {
                Ok(listed) => Some(listed),
                Err(No::NoTable) => None,
                Err(no) => return Err(no),
            };
            if !listed.as_ref().is_some_and(|listed| is_waiting(listed, seek.since, now)) {
                // Nobody comes back to it, so that it hides nobody who waits.
                if listed
                    .is_none_or(|listed| now.since(seek.since) >= WAITS_FOR || !listed.summary.makes_room())
                {
                    self.shared.log.take_seek(seek.person, seek.table).await?;
                }
                continue;
            }
            let mut people = Vec::new();
            for (_, person) in self.shared.log.places(seek.table.clone()).await? {
                let blocked = self.blocked(&person).await?;
                people.push(Waiting { person, again: Vec::new(), blocked });
            }
            let (game, since) = (seek.game.clone(), seek.since.millis());
            open.push(Open { seek, table: OpenTable { game, pace: String::new(), since, free: 1, people } });
        }
        Ok(open)
    }

    /// A public table with somebody and a computer player who makes room. It begins at once.
    async fn open_waiting<R: Levels>(&self, name: &str) -> Result<Seated, No> {
        let own = self.own_name(name.to_owned(), true).await?;
        let now = self.shared.clock.now();
        let events = |code: String| {
            let name = own.clone().unwrap_or_else(|| given_name(&code, &[]));
            waiting_events::<R>(code, name, now)
        };
        let (table, code) =
            open_table::<R>(&self.shared, events).await.map_err(|error| not_opened(&error))?;
        crate::figures::add(&self.shared.figures.opened, 1);
        let guest = Guest::new(0);
        let secret = self.shared.signer.secret(&table, guest);
        Ok(Seated { table, code, secret, guest })
    }
}

/// The first row of a table where somebody waits, playing.
fn waiting_events<R: Levels>(code: String, name: String, now: Stamp) -> Vec<TableEvent<R>> {
    let guest = Guest::new(0);
    let name = if name.is_empty() { NAMELESS.to_owned() } else { name };
    // As many computer players as it takes, at the level that newcomers are offered, and each with a face.
    let level = R::level_names()
        .get(1)
        .or(R::level_names().first())
        .map_or_else(String::new, |name| (*name).to_owned());
    let bots = Character::names()
        .into_iter()
        .skip(1)
        .map(|character| Occupant::Bot { name: level.clone(), character: Some(character.to_owned()) });
    let others = usize::from(R::SEATS.0.max(2)) - 1;
    let seats: Vec<Occupant> =
        std::iter::once(Occupant::Person { name, guest }).chain(bots.take(others)).collect();
    let opened = FrameEvent::Opened {
        game: R::NAME.to_owned(),
        code,
        public: true,
        options: R::Options::default(),
        house: HouseWords::default(),
        seats,
        host: Some(guest),
        starter: None,
    };
    let rooms = (1..=others as u8).map(|seat| FrameEvent::MakesRoom { seat: Seat::new(seat) });
    let started = FrameEvent::Started { zero: now };
    std::iter::once(opened).chain(rooms).chain([started]).map(TableEvent::Frame).collect()
}

/// Is somebody there, and room for one more?
fn is_waiting(listed: &Listed, since: Stamp, now: Stamp) -> bool {
    let is_there = listed.summary.here > 0 || now.since(since) < COMING;
    is_there && listed.summary.makes_room() && now.since(since) < WAITS_FOR
}

/// Whom somebody has met at their last public tables, the newest first.
fn met(company: &[Company]) -> Vec<Vec<PersonId>> {
    let mut tables: Vec<(&TableId, Vec<PersonId>)> = Vec::new();
    for one in company.iter().filter(|one| one.public == Some(true)) {
        if tables.last().is_none_or(|(table, _)| **table != one.table) {
            tables.push((&one.table, Vec::new()));
        }
        if let Some((_, met)) = tables.last_mut() {
            met.push(one.person.clone());
        }
    }
    tables.into_iter().take(RUNNING).map(|(_, met)| met).collect()
}
