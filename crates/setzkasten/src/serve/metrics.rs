//! Readiness, and metrics for Prometheus.

use super::Server;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Readiness: can the log be written to?
pub async fn ready(State(server): State<Arc<Server>>) -> impl IntoResponse {
    if server.readiness.check(&server.tables).await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the log cannot be written to\n")
    }
}

/// Metrics in the text format of Prometheus.
pub async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    let figures = server.tables.figures();
    let all: [(&str, &str, &str, &AtomicU64); 20] = [
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
        ("questions_waiting", "gauge", "Questions that wait for a search", &figures.questions_waiting),
        ("searches_running", "gauge", "Searches under way", &figures.searches_running),
        ("question_bytes", "gauge", "Bytes held by questions", &figures.question_bytes),
        (
            "questions_refused_total",
            "counter",
            "Questions refused: too many waited",
            &figures.questions_refused,
        ),
        ("plans_total", "counter", "Plans made by bots", &figures.plans),
        ("tables_due_total", "counter", "Tables that were due although nobody was there", &figures.swept),
        ("tables_closed_total", "counter", "Tables closed without a result", &figures.closed),
        ("tables_deleted_total", "counter", "Tables deleted because of their age", &figures.deleted),
        ("sweep_microseconds_total", "counter", "Time spent sweeping", &figures.sweep_micros),
    ];
    let mut text = String::new();
    for (name, kind, help, figure) in all {
        write_metric(&mut text, name, kind, help, figure.load(Ordering::Relaxed));
    }
    for (name, help, value) in server.store.all() {
        write_metric(&mut text, name, "counter", help, value);
    }
    let connections = server.connections.count() as u64;
    write_metric(&mut text, "connections", "gauge", "Connections that are no sockets", connections);
    if let Some(disk) = &server.disk {
        write_metric(
            &mut text,
            "disk_free_bytes",
            "gauge",
            "Free bytes of the data folder's disk",
            disk.free(),
        );
    }
    write_rejections(&mut text, server.rejections.all());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

fn write_metric(text: &mut String, name: &str, kind: &str, help: &str, value: u64) {
    let _ = writeln!(
        text,
        "# HELP setzkasten_{name} {help}\n# TYPE setzkasten_{name} {kind}\nsetzkasten_{name} {value}"
    );
}

/// One metric with a label for the reason.
fn write_rejections(text: &mut String, all: impl Iterator<Item = (&'static str, u64)>) {
    text.push_str("# HELP setzkasten_rejected_total Turned away at the door\n");
    text.push_str("# TYPE setzkasten_rejected_total counter\n");
    for (reason, count) in all {
        let _ = writeln!(text, "setzkasten_rejected_total{{reason=\"{reason}\"}} {count}");
    }
}
