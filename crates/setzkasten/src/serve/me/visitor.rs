//! Who a request comes from: nobody in particular, or somebody whose device the store lists.

use super::cookie::{self, Key, MOST_PEOPLE};
use super::label::label;
use crate::serve::Server;
use crate::serve::door::{Client, Secured};
use crate::serve::error::ApiError;
use crate::serve::limits::Kind;
use axum::extract::FromRequestParts;
use axum::http::{HeaderValue, request};
use axum::response::{IntoResponse, Response};
use axum::{Json, http::header};
use game::frame::NAMELESS;
use serde::Serialize;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use tables::log::PersonId;
use tables::log::persons::Known;
use tables::{No, Seated};

type Answer<T> = Result<T, ApiError>;

/// A browser, with the keys that it has shown.
#[derive(Clone)]
pub struct Visitor {
    /// Signed keys, the current person's first.
    pub keys: Vec<Key>,
    /// Where it asks from.
    pub client: IpAddr,
    /// What this device is called.
    pub label: String,
    is_secure: bool,
}

impl FromRequestParts<Arc<Server>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut request::Parts,
        server: &Arc<Server>,
    ) -> Result<Self, Infallible> {
        let client = parts.extensions.get::<Client>().map_or(IpAddr::from([0, 0, 0, 0]), |client| client.0);
        let is_secure = parts.extensions.get::<Secured>().is_some_and(|secured| secured.0);
        let keys = cookie::keys(server, &parts.headers);
        Ok(Self { keys, client, label: label(&parts.headers), is_secure })
    }
}

impl Visitor {
    /// The current person, if the device is still listed; keys before theirs that are good no longer fall away.
    pub async fn known(&mut self, server: &Server) -> Result<Option<Known>, No> {
        while let Some(key) = self.keys.first() {
            let known = server.tables.persons().person(key.person.clone()).await?;
            if let Some(known) =
                known.filter(|known| known.devices.iter().any(|one| one.number == key.device))
            {
                return Ok(Some(known));
            }
            self.keys.remove(0);
        }
        Ok(None)
    }

    /// Somebody becomes the current person of this browser. Whom it knew by another key has that one no longer; of too many
    /// people the one who was current longest ago goes.
    pub async fn take_in(&mut self, server: &Server, key: Key) -> Result<(), No> {
        let (same, others): (Vec<Key>, Vec<Key>) =
            self.keys.drain(..).partition(|known| known.person == key.person);
        self.keys = std::iter::once(key).chain(others).collect();
        let over = self.keys.split_off(self.keys.len().min(MOST_PEOPLE));
        for Key { person, device } in same.into_iter().chain(over) {
            server.tables.persons().drop_device(person, device).await?;
        }
        Ok(())
    }

    /// The answer, with the cookie as it is now.
    pub fn answer(&self, server: &Server, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = cookie::cookie(server, &self.keys, self.is_secure) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        // What is one person's is in nobody's cache.
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("Cookie"));
        response
    }

    /// The seat that was taken becomes the current person's; somebody who is nobody yet becomes a person, if they want to be
    /// remembered. Whatever comes between, they have their seat.
    pub async fn seated(
        mut self,
        server: &Server,
        wish: Option<bool>,
        name: &str,
        seated: &Seated,
    ) -> Option<Self> {
        if wish == Some(false) {
            return None;
        }
        match self.remembered(server, wish, name, seated).await {
            Ok(is_new) => is_new.then_some(self),
            Err(error) => {
                tracing::debug!(?error, "a seat is not remembered");
                None
            }
        }
    }

    async fn remembered(
        &mut self,
        server: &Server,
        wish: Option<bool>,
        name: &str,
        seated: &Seated,
    ) -> Result<bool, No> {
        let known = self.known(server).await?;
        let is_new = known.is_none();
        let known = match known {
            Some(known) => known,
            None if wish != Some(true) || !server.limits.allows(Kind::Person, self.client) => {
                return Ok(false);
            }
            None => self.become_somebody(server, name).await?,
        };
        server.tables.keep_place(&known.person.id, seated).await?;
        Ok(is_new)
    }

    /// Makes a person, who is current from now on.
    pub async fn become_somebody(&mut self, server: &Server, name: &str) -> Result<Known, No> {
        // At public tables a name is given, and what was typed may be anything.
        let name = match server.tables.person_name(name, false).await {
            Err(No::Refused(_)) => NAMELESS.to_owned(),
            name => name?,
        };
        let known = server.tables.make_person(name, self.label.clone()).await?;
        let key = Key { person: known.person.id.clone(), device: known.person.devices_made };
        self.take_in(server, key).await?;
        Ok(known)
    }
}

/// An answer about a seat; with a cookie, if somebody has become a person by it.
pub fn seat_answer(server: &Server, visitor: Option<Visitor>, answer: impl IntoResponse) -> Response {
    match visitor {
        Some(visitor) => visitor.answer(server, answer),
        None => answer.into_response(),
    }
}

/// A person at a device that is listed.
#[derive(Clone)]
pub struct Caller {
    pub visitor: Visitor,
    pub known: Known,
}

impl FromRequestParts<Arc<Server>> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut request::Parts, server: &Arc<Server>) -> Answer<Self> {
        let Ok(mut visitor) = Visitor::from_request_parts(parts, server).await;
        server.limits.check(Kind::Read, visitor.client)?;
        let known = visitor.known(server).await?.ok_or_else(ApiError::nobody)?;
        Ok(Self { visitor, known })
    }
}

impl Caller {
    /// Who it is.
    pub fn id(&self) -> PersonId {
        self.known.person.id.clone()
    }

    /// The number of this device.
    pub fn device(&self) -> u32 {
        self.visitor.keys.first().map_or(0, |key| key.device)
    }

    /// The answer, with the cookie as it is now.
    pub fn answer(&self, server: &Server, answer: &impl Serialize) -> Response {
        self.visitor.answer(server, Json(answer))
    }
}
