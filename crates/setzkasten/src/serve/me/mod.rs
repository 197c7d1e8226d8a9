//! Persons: people who are known again without an account. Who somebody is, is told by the keys in their browser's cookie;
//! a person's number never leaves the server in any other way.

mod company;
mod cookie;
mod data;
mod label;
mod link;
mod own;
mod places;
mod profile;
mod visitor;

pub use link::WRONG_LINKS;
pub use visitor::{Visitor, seat_answer};

use super::Server;
use axum::Router;
use axum::routing::{delete, get, post, put};
use std::sync::Arc;

/// All routes below `/api/me`.
pub fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/", get(own::me).put(own::rename).delete(data::delete))
        .route("/public", put(own::publish))
        .route("/strengths", put(own::strengths))
        .route("/another", post(own::another))
        .route("/switch", post(own::switch))
        .route("/leave", post(own::leave))
        .route("/devices/{number}", delete(own::drop_device))
        .route("/link", post(link::make))
        .route("/sheet", post(link::make_sheet))
        .route("/tables", get(places::tables))
        .route("/tables/{table}/seat", post(places::seat))
        .route("/places", post(places::claim))
        .route("/profile", get(profile::profile))
        .route("/history", get(profile::history))
        .route("/companions", get(company::companions))
        .route("/companions/{index}/table", post(company::again))
        .route("/blocks", get(company::blocks).post(company::block))
        .route("/blocks/{index}", delete(company::unblock))
        .route("/find", post(company::find))
        .route("/download", get(data::download))
}

/// Routes of people who are not known yet.
pub fn doors() -> Router<Arc<Server>> {
    Router::new()
        .route("/link", post(link::follow))
        .route("/way-back", post(link::way_back))
        .route("/profiles/{token}", get(profile::public))
}

/// Exports the API's types to the generator of the client's types.
#[cfg(test)]
pub mod types {
    pub use super::company::{AgainRequest, BlockRequest, Blocked, Companion, FindRequest, FoundCompany};
    pub use super::link::{LinkCode, LinkRequest, SheetWords, WayBackRequest};
    pub use super::own::{
        AnotherRequest, Companionable, Me, MyDevice, NameRequest, PublicRequest, StrengthsRequest,
        SwitchRequest,
    };
    pub use super::places::{KeptSeats, KeysRequest, MyTable, MyTables, SeatKey};
    pub use super::profile::{GameStrength, History, PastGame, PastRival, Profile};
}
