//! Readiness, and metrics for Prometheus.

use super::Server;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Readiness: does the log answer?
pub async fn ready(State(server): State<Arc<Server>>) -> impl IntoResponse {
    if server.tables.is_ready().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the log does not answer\n")
    }
}

/// Metrics in the text format of Prometheus.
pub async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    let figures = server.tables.figures();
    let all: [(&str, &str, &str, &AtomicU64); 12] = [
        ("tables", "gauge", "Tables in memory", &figures.tables),
        ("sockets", "gauge", "Open sockets", &figures.sockets),
        ("tables_opened_total", "counter", "Tables opened", &figures.opened),
        ("rows_total", "counter", "Rows written to the log", &figures.rows),
        ("conflicts_total", "counter", "Appends that found another row", &figures.conflicts),
        ("tables_damaged_total", "counter", "Tables found damaged", &figures.damaged),
        ("append_failures_total", "counter", "Appends that failed", &figures.failures),
        ("append_microseconds_total", "counter", "Time waited for appends", &figures.append_micros),
        ("refused_total", "counter", "Commands refused", &figures.refused),
        ("questions_total", "counter", "Questions asked", &figures.questions),
        ("searches_total", "counter", "Searches for what could have been done", &figures.searches),
        ("plans_total", "counter", "Plans made by bots", &figures.plans),
    ];
    let mut text = String::new();
    for (name, kind, help, figure) in all {
        write_metric(&mut text, name, kind, help, figure.load(Ordering::Relaxed));
    }
    for (name, help, value) in server.store.all() {
        write_metric(&mut text, name, "counter", help, value);
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

fn write_metric(text: &mut String, name: &str, kind: &str, help: &str, value: u64) {
    let _ = writeln!(
        text,
        "# HELP setzkasten_{name} {help}\n# TYPE setzkasten_{name} {kind}\nsetzkasten_{name} {value}"
    );
}
