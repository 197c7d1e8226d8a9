//! The embedded web client. Every path that is not a file gets the page, whose router does the rest.

use super::Server;
use super::error::ApiError;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::sync::Arc;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

/// A file of the client, or the page.
pub async fn asset(
    State(server): State<Arc<Server>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, ApiError::not_found()).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if path == "index.html" || Files::get(path).is_none() {
        return if path.starts_with("assets/") {
            ApiError::not_found().into_response()
        } else {
            page(&server)
        };
    }
    let takes_brotli = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.split(',').any(|coding| coding.trim().split(';').next() == Some("br")));
    let packed = takes_brotli.then(|| Files::get(&format!("{path}.br"))).flatten();
    let encoding = packed.is_some().then_some([(header::CONTENT_ENCODING, "br")]);
    let Some(file) = packed.or_else(|| Files::get(path)) else {
        return ApiError::not_found().into_response();
    };
    let caching = [
        (header::CONTENT_TYPE, content_type(path)),
        (header::CACHE_CONTROL, cache_control(path)),
        (header::VARY, "accept-encoding"),
    ];
    (caching, encoding, file.data).into_response()
}

/// The part of an asset's name that stands for its content; `None` if there is no such asset.
pub fn hash_of(name: &str, ending: &str) -> Option<String> {
    let (start, end) = (format!("assets/{name}-"), format!(".{ending}"));
    Files::iter().find_map(|path| Some(path.strip_prefix(&start)?.strip_suffix(&end)?.to_owned()))
}

/// The page, with the base path inserted, and where the source text is to be had.
fn page(server: &Server) -> Response {
    let Some(EmbeddedFile { data, .. }) = Files::get("index.html") else {
        return ApiError::not_found().into_response();
    };
    let source =
        server.arguments.source_url().map(|url| format!("\n    <meta name=\"source\" content=\"{url}\">"));
    let head = format!(
        "<head>\n    <base href=\"{}/\">{}",
        server.arguments.base_path(),
        source.unwrap_or_default()
    );
    let html = String::from_utf8_lossy(&data).replacen("<head>", &head, 1);
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, html).into_response()
}

/// File names under `assets/` contain a hash of the content, so they can be cached for ever.
fn cache_control(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("txt") => "text/plain; charset=utf-8",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}
