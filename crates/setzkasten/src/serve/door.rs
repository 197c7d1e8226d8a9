//! The door: what every request has to pass before anything is done for it.

use super::Server;
use super::error::ApiError;
use super::slots::{Slot, evicted};
use axum::Extension;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderMap, Method, header, request};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// For a request to be answered. The log says within five seconds that it is away; this is for what hangs.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// A connection as its requests see it.
#[derive(Clone)]
pub struct Connection {
    /// Who is at the other end: a client, or a proxy.
    pub peer: IpAddr,
    /// Told whenever a request begins.
    pub began: Arc<Notify>,
}

/// The address that a request comes from.
#[derive(Clone, Copy)]
pub struct Client(pub IpAddr);

/// Does a browser ask over TLS? A proxy says so, or the page's own origin.
#[derive(Clone, Copy)]
pub struct Secured(pub bool);

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut request::Parts, _: &S) -> Result<Self, ApiError> {
        parts.extensions.get::<Self>().copied().ok_or_else(ApiError::bad_request)
    }
}

/// Lets a request in, or says why not.
pub async fn guard(
    State(server): State<Arc<Server>>,
    Extension(connection): Extension<Connection>,
    mut request: Request,
    next: Next,
) -> Response {
    connection.began.notify_one();
    let is_proxied = server.proxies.trust(connection.peer);
    let client = server.proxies.client(connection.peer, request.headers());
    let is_secured = is_secured(request.headers(), is_proxied);
    request.extensions_mut().insert(Client(client));
    request.extensions_mut().insert(Secured(is_secured));
    let response = if may_come_from_elsewhere(&request) || server.origins.allow(request.headers(), is_proxied)
    {
        // The connections of a proxy are no client's: there, each request has a slot of its own.
        let slot = is_proxied.then(|| server.connections.take(client));
        answer(next, request, slot).await
    } else {
        ApiError::foreign_origin().into_response()
    };
    server.rejections.count(&response);
    server.responses.add(response.status().as_u16());
    response
}

fn is_secured(headers: &HeaderMap, is_proxied: bool) -> bool {
    let value = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_forwarded = is_proxied && value("x-forwarded-proto").trim().eq_ignore_ascii_case("https");
    is_forwarded || value(header::ORIGIN.as_str()).starts_with("https://")
}

/// Reading may be done from any page; browsers do not show it what they got.
fn may_come_from_elsewhere(request: &Request) -> bool {
    let is_reading = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    is_reading && !is_upgrade(request.headers())
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}

async fn answer(next: Next, request: Request, slot: Option<Slot>) -> Response {
    tokio::select! {
        answered = timeout(ANSWER_TIMEOUT, next.run(request)) => {
            answered.unwrap_or_else(|_| ApiError::unavailable().into_response())
        }
        () = evicted(slot.as_ref()) => ApiError::too_many().into_response(),
    }
}
