//! Somebody themselves: name, devices, who else uses this browser.

use super::cookie::Key;
use super::visitor::{Caller, Visitor};
use crate::serve::Server;
use crate::serve::api::read;
use crate::serve::error::ApiError;
use crate::serve::limits::Kind;
use axum::Json;
use axum::extract::{Path, Request, State};
use axum::response::Response;
use game::{Sign, Span, Stamp};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tables::Keep;
use tables::log::persons::{Change, Known, Person};
use tables::row::TableId;

type Answer<T> = Result<T, ApiError>;

/// That somebody is here is noted so often.
const SEEN_EVERY: Span = Span::from_secs(60 * 60);

/// Somebody, as they see themselves.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    name: String,
    sign: Option<u8>,
    /// When they became somebody here.
    since: Stamp,
    /// Who uses this browser, and
    people: Vec<Companionable>,
    /// which of them is asking.
    current: usize,
    /// The number of this device.
    device: u32,
    devices: Vec<MyDevice>,
    /// The end of the link to their profile; null while it is theirs alone.
    public: Option<String>,
    /// Do they want to see their strengths?
    strengths: bool,
    /// Who is not here for so many days is forgotten; null for never.
    keep_days: Option<u32>,
    /// A device that was connected since this one was here last, told once.
    linked: Option<String>,
    /// Is there a sheet of words for the way back?
    sheet: bool,
}

/// One of the people who use a browser.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "MyPerson"))]
pub struct Companionable {
    name: String,
    sign: Option<u8>,
}

/// A device of somebody.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyDevice {
    number: u32,
    label: String,
    seen: Stamp,
    /// Is it this one?
    here: bool,
}

impl Caller {
    /// As they see themselves; keys of this browser that are good no longer fall away.
    async fn me(&mut self, server: &Server) -> Answer<Me> {
        let own = self.known.person.id.clone();
        let (mut people, mut keys) = (Vec::new(), Vec::new());
        for key in std::mem::take(&mut self.visitor.keys) {
            let known = if key.person == own {
                Some(self.known.clone())
            } else {
                server.tables.persons().person(key.person.clone()).await.map_err(tables::No::from)?
            };
            if let Some(known) = known.filter(|known| has(known, &key)) {
                people.push(Companionable { name: known.person.name, sign: known.person.sign });
                keys.push(key);
            }
        }
        self.visitor.keys = keys;
        let here = self.device();
        let Known { person, devices } = &self.known;
        let Person { name, sign, made, public, shows_strengths, sheet, .. } = person;
        let linked = devices.iter().find(|one| one.number == here).and_then(|one| one.news.clone());
        let device = |one: &tables::log::persons::Device| MyDevice {
            number: one.number,
            label: one.label.clone(),
            seen: one.seen,
            here: one.number == here,
        };
        let keep_days = match server.arguments.keep {
            Keep::Days(days) => Some(days),
            Keep::Forever => None,
        };
        Ok(Me {
            name: name.clone(),
            sign: *sign,
            since: *made,
            people,
            current: 0,
            device: here,
            devices: devices.iter().map(device).collect(),
            public: public.clone(),
            strengths: *shows_strengths,
            keep_days,
            linked,
            sheet: sheet.is_some(),
        })
    }

    /// The answer about themselves, as the store has them now.
    pub(super) async fn shown(mut self, server: &Server) -> Answer<Response> {
        let known = self.visitor.known(server).await?;
        let Some(known) = known else { return Ok(self.visitor.answer(server, Json(None::<Me>))) };
        self.known = known;
        let me = self.me(server).await?;
        Ok(self.answer(server, &me))
    }

    async fn change(self, server: &Server, change: Change) -> Answer<Response> {
        server.tables.persons().change_person(self.id(), change).await.map_err(tables::No::from)?;
        self.shown(server).await
    }

    /// Notes now and then that they are here, and that they have been told what is new.
    async fn is_seen(&self, server: &Server) -> Answer<()> {
        let (now, here) = (server.tables.clock().now(), self.device());
        let device = self.known.devices.iter().find(|one| one.number == here);
        if device.is_some_and(|one| one.news.is_some() || now.since(one.seen) >= SEEN_EVERY) {
            server.tables.persons().see_person(self.id(), here, now).await.map_err(tables::No::from)?;
        }
        Ok(())
    }
}

fn has(known: &Known, key: &Key) -> bool {
    known.devices.iter().any(|device| device.number == key.device)
}

/// Who is asking, or null.
pub async fn me(State(server): State<Arc<Server>>, mut visitor: Visitor) -> Answer<Response> {
    server.limits.check(Kind::Read, visitor.client)?;
    let had_keys = !visitor.keys.is_empty();
    match visitor.known(&server).await? {
        Some(known) => {
            let mut caller = Caller { visitor, known };
            let me = caller.me(&server).await?;
            caller.is_seen(&server).await?;
            Ok(caller.answer(&server, &me))
        }
        // Keys that are good no longer are forgotten by the browser, too.
        None if had_keys => Ok(visitor.answer(&server, Json(None::<Me>))),
        None => Ok(axum::response::IntoResponse::into_response(Json(None::<Me>))),
    }
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewMe"))]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    name: String,
    sign: Option<u8>,
}

pub async fn rename(State(server): State<Arc<Server>>, caller: Caller, request: Request) -> Answer<Response> {
    let NameRequest { name, sign } = read(request).await?;
    if sign.is_some_and(|sign| !Sign::new(sign).exists()) {
        return Err(ApiError::bad_request());
    }
    let name = server.tables.person_name(&name, caller.known.person.public.is_some()).await?;
    caller.change(&server, Change::Name(name, sign)).await
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewPublic"))]
#[serde(deny_unknown_fields)]
pub struct PublicRequest {
    public: bool,
}

/// Each time it is switched on there is a new link: whoever has an old one sees nothing.
pub async fn publish(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Answer<Response> {
    let PublicRequest { public } = read(request).await?;
    if public {
        // Strangers read it there.
        server.tables.person_name(&caller.known.person.name, true).await?;
    }
    let token = public.then(|| TableId::draw(&mut server.tables.chance()).as_str().to_owned());
    caller.change(&server, Change::Public(token)).await
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewStrengths"))]
#[serde(deny_unknown_fields)]
pub struct StrengthsRequest {
    shown: bool,
}

pub async fn strengths(
    State(server): State<Arc<Server>>,
    caller: Caller,
    request: Request,
) -> Answer<Response> {
    let StrengthsRequest { shown } = read(request).await?;
    caller.change(&server, Change::Strengths(shown)).await
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewPerson"))]
#[serde(deny_unknown_fields)]
pub struct AnotherRequest {
    name: String,
}

/// One more person uses this browser.
pub async fn another(
    State(server): State<Arc<Server>>,
    mut caller: Caller,
    request: Request,
) -> Answer<Response> {
    server.limits.check(Kind::Person, caller.visitor.client)?;
    let AnotherRequest { name } = read(request).await?;
    let name = server.tables.person_name(&name, false).await?;
    caller.known = caller.visitor.become_somebody(&server, &name).await?;
    caller.shown(&server).await
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SwitchRequest {
    index: usize,
}

/// Another of the people who use this browser.
pub async fn switch(
    State(server): State<Arc<Server>>,
    mut caller: Caller,
    request: Request,
) -> Answer<Response> {
    let SwitchRequest { index } = read(request).await?;
    if index >= caller.visitor.keys.len() {
        return Err(ApiError::not_found());
    }
    let key = caller.visitor.keys.remove(index);
    caller.visitor.keys.insert(0, key);
    caller.shown(&server).await
}

/// This device is the current person's no longer.
pub async fn leave(State(server): State<Arc<Server>>, mut caller: Caller) -> Answer<Response> {
    let (id, device) = (caller.id(), caller.device());
    server.tables.persons().drop_device(id, device).await.map_err(tables::No::from)?;
    caller.visitor.keys.remove(0);
    caller.shown(&server).await
}

/// A device of theirs is theirs no longer.
pub async fn drop_device(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Path(number): Path<u32>,
) -> Answer<Response> {
    let was_there =
        server.tables.persons().drop_device(caller.id(), number).await.map_err(tables::No::from)?;
    if was_there { caller.shown(&server).await } else { Err(ApiError::not_found()) }
}
