//! Readiness, and metrics for Prometheus.

mod process;
mod text;

pub use process::start_time;

use super::Server;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tables::Figures;
use text::Text;

/// Readiness: can the log be written to?
pub async fn ready(State(server): State<Arc<Server>>) -> impl IntoResponse {
    if server.is_ready().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the log cannot be written to\n")
    }
}

/// Metrics in the text format of Prometheus.
pub async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    let mut text = Text::default();
    write_server(&mut text, &server).await;
    let figures = server.tables.figures();
    write_tables(&mut text, figures);
    text.gauge("setzkasten_tables_stuck", "Tables that wait for the log", server.tables.stuck());
    write_questions(&mut text, figures);
    for (name, help, value) in server.store.counters() {
        text.counter(name, help, value);
    }
    if let Some(is_connected) = server.store.has_nats() {
        text.gauge("setzkasten_nats_connected", "Is there a connection to NATS", u8::from(is_connected));
    }
    process::write(&mut text);
    let started = server.started.as_secs_f64();
    text.gauge("process_start_time_seconds", "When the process was started, since 1970", started);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text.finish())
}

async fn write_server(text: &mut Text, server: &Server) {
    let version = env!("CARGO_PKG_VERSION");
    text.info("setzkasten_build_info", "The program", "version", version);
    text.gauge("setzkasten_ready", "Can the log be written to", u8::from(server.is_ready().await));
    let connections = server.connections.count();
    text.gauge("setzkasten_connections", "Open connections that are no sockets", connections);
    if let Some(disk) = &server.disk {
        text.gauge("setzkasten_disk_free_bytes", "Free bytes of the data folder's disk", disk.free());
    }
    let responses = server.responses.all();
    text.counters("setzkasten_http_responses_total", "Answers over HTTP by status", "code", responses);
    let rejections = server.rejections.all();
    text.counters("setzkasten_rejected_total", "Turned away at the door, by reason", "reason", rejections);
}

fn write_tables(text: &mut Text, figures: &Figures) {
    text.gauge("setzkasten_tables", "Tables in memory", read(&figures.tables));
    text.gauge("setzkasten_sockets", "Open sockets", read(&figures.sockets));
    text.gauge("setzkasten_tables_damaged", "Tables found damaged", read(&figures.damaged));
    text.counter("setzkasten_tables_opened_total", "Tables opened", read(&figures.opened));
    text.counter("setzkasten_rows_total", "Rows written to the log", read(&figures.rows));
    let appends = &figures.appends;
    text.histogram("setzkasten_append_seconds", "Time of appends, whatever came of them", appends);
    text.counter("setzkasten_append_failures_total", "Appends that failed", read(&figures.failures));
    text.counter("setzkasten_conflicts_total", "Appends that found another row", read(&figures.conflicts));
    let refused = figures.refused.all();
    text.counters("setzkasten_refused_total", "Commands refused, by the refusal's code", "code", refused);
    text.counter("setzkasten_plans_total", "Plans made by computer players", read(&figures.plans));
    let due = "Tables at which something was due although nobody was there";
    text.counter("setzkasten_tables_due_total", due, read(&figures.swept));
    let closed = read(&figures.closed);
    text.counter("setzkasten_tables_closed_total", "Tables closed without a result", closed);
    let deleted = read(&figures.deleted);
    text.counter("setzkasten_tables_deleted_total", "Tables deleted because of their age", deleted);
    let sweeping = Duration::from_micros(read(&figures.sweep_micros)).as_secs_f64();
    text.counter("setzkasten_sweep_seconds_total", "Time spent on what was due", sweeping);
}

fn write_questions(text: &mut Text, figures: &Figures) {
    text.counter("setzkasten_questions_total", "Questions asked", read(&figures.questions));
    let refused = read(&figures.questions_refused);
    text.counter("setzkasten_questions_refused_total", "Questions refused: too many waited", refused);
    let waiting = read(&figures.questions_waiting);
    text.gauge("setzkasten_questions_waiting", "Questions that wait for a search", waiting);
    text.gauge("setzkasten_question_bytes", "Bytes held by questions", read(&figures.question_bytes));
    let searches = read(&figures.searches);
    text.counter("setzkasten_searches_total", "Searches for what could have been done", searches);
    text.gauge("setzkasten_searches_running", "Searches under way", read(&figures.searches_running));
}

fn read(figure: &AtomicU64) -> u64 {
    figure.load(Ordering::Relaxed)
}
