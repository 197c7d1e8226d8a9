//! What a server does for persons: their keys, their seats, and how they are forgotten.

use crate::hints::Hint;
use crate::log::persons::{Device, Known, Person};
use crate::log::{PersonId, PersonStore, Unavailable};
use crate::muted::{check_manners, check_name};
use crate::people;
use crate::registry::Registry;
use crate::shared::Shared;
use crate::standing::{Standing, standing};
use crate::tables::{No, Seated, Tables};
use desk::Input;
use desk::row::TableId;
use game::frame::checked_name;
use game::{Chance, Guest};
use std::sync::Arc;

impl Tables {
    /// Where persons are kept.
    pub fn persons(&self) -> &dyn PersonStore {
        &*self.shared.log
    }

    /// Chance for keys and codes.
    pub fn chance(&self) -> Chance {
        self.shared.secrets()
    }

    /// The key of a person's device.
    pub fn device_key(&self, id: &PersonId, device: u32) -> String {
        self.shared.signer.device_key(id.as_str(), device)
    }

    /// Is it the key of this person's device? The device must be listed, too.
    pub fn is_device_key(&self, id: &PersonId, device: u32, key: &str) -> bool {
        self.shared.signer.is_device_key(id.as_str(), device, key)
    }

    /// A code as it is kept.
    pub fn hashed(&self, purpose: &str, code: &str) -> String {
        self.shared.signer.hashed(purpose, code)
    }

    /// A name as a person may have it; where strangers read it, a decent one.
    pub async fn person_name(&self, name: &str, is_public: bool) -> Result<String, No> {
        let name = checked_name(name)?;
        check_name(&self.shared, &name).await?;
        if is_public {
            check_manners(&name)?;
        }
        Ok(name)
    }

    /// Somebody new, with their first device.
    pub async fn make_person(&self, name: String, label: String) -> Result<Known, No> {
        let (id, at) = (PersonId::draw(&mut self.shared.secrets()), self.shared.clock.now());
        let device = Device { number: 1, label, made: at, seen: at, news: None };
        let person = Person {
            id,
            made: at,
            seen: at,
            name,
            sign: None,
            public: None,
            shows_strengths: false,
            sheet: None,
            devices_made: 1,
        };
        let known = Known { person, devices: vec![device] };
        self.shared.log.keep_person(known.clone()).await?;
        Ok(known)
    }

    /// Somebody has taken a seat.
    pub async fn keep_place(&self, id: &PersonId, seated: &Seated) -> Result<(), No> {
        let (table, now) = (seated.table.clone(), self.shared.clock.now());
        self.shared.log.add_place(id.clone(), table, seated.guest, now).await?;
        Ok(())
    }

    /// Somebody had a seat before this server knew them; false if the key is no seat's, or the seat is somebody's.
    pub async fn claim(&self, id: &PersonId, table: &TableId, secret: &str) -> Result<bool, No> {
        let Some(guest) = self.shared.signer.guest(table, secret) else { return Ok(false) };
        let listed = match self.find(table).await {
            Err(No::NoTable) => return Ok(false),
            found => found?,
        };
        // A number that the log does not know may become somebody else's; who is forgotten wants to be nobody.
        if listed.names.get(guest).is_none() {
            return Ok(false);
        }
        let is_new = self.shared.log.add_place(id.clone(), table.clone(), guest, listed.opened).await?;
        if is_new && listed.summary.stage == "over" {
            self.settle_soon(table);
        }
        Ok(is_new)
    }

    /// The key to somebody's own seat, on whatever device.
    pub async fn seat_of(&self, id: &PersonId, table: &TableId) -> Result<Option<Seated>, No> {
        let listed = self.find(table).await?;
        let places = self.shared.log.places(table.clone()).await?;
        let own = places.into_iter().rev().find(|(_, person)| person == id);
        Ok(own.map(|(guest, _)| {
            let secret = self.shared.signer.secret(table, guest);
            Seated { table: table.clone(), code: listed.summary.code, secret, guest }
        }))
    }

    /// What somebody's results come to.
    pub async fn standing(&self, id: &PersonId) -> Result<Standing, No> {
        Ok(standing(&*self.shared.log, id).await?)
    }

    /// What is kept of a guest at a table, as JSON; `None` if the table is not there, or cannot be read.
    pub async fn own_part(&self, table: &TableId, guest: Guest) -> Option<String> {
        let exported = people::export(&*self.shared.log, table, guest).await.ok()?;
        serde_json::to_string(&exported).ok()
    }

    /// Deletes somebody with all that is kept of them. Tables that are played go on, with "Gast".
    pub async fn delete_person(&self, id: &PersonId) -> Result<(), No> {
        Ok(forget_person(&self.shared, &self.registry, id).await?)
    }
}

/// Deletes somebody, and tells the tables where they sat, here and at all other servers.
pub(crate) async fn forget_person(
    shared: &Arc<Shared>,
    registry: &Registry,
    id: &PersonId,
) -> Result<(), Unavailable> {
    for (table, guest) in shared.log.delete_person(id.clone(), shared.clock.now()).await? {
        tell_forgotten(shared, registry, table, guest);
    }
    Ok(())
}

/// A name was forgotten: whoever looks at the table sees it at once.
pub(crate) fn tell_forgotten(shared: &Shared, registry: &Registry, table: TableId, guest: Guest) {
    let live = registry.get(&table);
    let hint = Hint::Forgotten { table, guest };
    if let Some(live) = live {
        live.give(Input::Hint(Arc::new(hint.clone())));
    }
    if shared.log.is_shared() {
        shared.hints.tell(hint);
    }
}
