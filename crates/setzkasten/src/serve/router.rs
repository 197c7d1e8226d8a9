//! The routes, and the headers of every response.

use super::error::ApiError;
use super::{Server, admin, api, assets, cards, door, me, metrics, moved, socket, words};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{get, post};
use std::sync::Arc;

/// The most bytes in a request's body.
const MAX_BODY: usize = 16 * 1024;

/// The same of a table that is moved here.
const MAX_MOVED: usize = 1024 * 1024;

/// No other origins, nothing inline, no embedding in frames. WebAssembly of ours may be compiled.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; \
     base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/// All routes of the server.
pub fn router(server: &Arc<Server>) -> Router {
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/tables", get(api::list).post(api::open))
        .route("/engine", get(moved::engine))
        .route("/moved", post(moved::open).layer(DefaultBodyLimit::max(MAX_MOVED)))
        .route("/tables/{table}", get(api::find))
        .route("/tables/{table}/seats", post(api::sit))
        .route("/tables/{table}/log", get(api::log))
        .route("/tables/{table}/reports", post(api::report))
        .route("/tables/{table}/socket", get(socket::upgrade))
        .route("/words", post(words::report))
        .route("/codes/{code}", get(api::find_code))
        .route("/texts/{name}", get(api::text))
        .route("/cards/{difficulty}/{count}/{seed}", get(cards::cards))
        .nest("/admin", admin::routes())
        .nest("/me", me::routes())
        .merge(me::doors())
        .fallback(async || ApiError::not_found());
    let all = Router::new()
        .nest("/api", api)
        .route("/healthz", get(async || "alive\n"))
        .route("/readyz", get(metrics::ready))
        .route("/metrics", get(metrics::metrics))
        .fallback(assets::asset)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .with_state(Arc::clone(server));
    let based = match server.arguments.base_path() {
        base if base.is_empty() => all,
        base => Router::new()
            .route(&format!("{base}/"), get(assets::asset).with_state(Arc::clone(server)))
            .nest(&base, all)
            .fallback(async || ApiError::not_found()),
    };
    let guard = middleware::from_fn_with_state(Arc::clone(server), door::guard);
    based.layer(guard).layer(middleware::from_fn(secured))
}

/// Adds the security headers.
async fn secured(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::CACHE_CONTROL, "no-store");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=()",
    );
    response
}
