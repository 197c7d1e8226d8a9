//! All that is kept of somebody: a copy of it, and the end of it.

use super::visitor::Caller;
use crate::forgotten::Entry;
use crate::serve::Server;
use crate::serve::admin::note_forgotten;
use crate::serve::error::ApiError;
use crate::serve::limits::Kind;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::stream;
use regulars::Record;
use serde_json::{Value, json};
use std::convert::Infallible;
use std::sync::Arc;
use tables::log::persons::{Known, Mine, Played};
use tables::log::{PersonId, Unavailable};
use tables::row::TableId;
use tokio::sync::mpsc;

type Answer<T> = Result<T, ApiError>;

/// Results, and tables, at a time.
const PAGE: u32 = 200;
/// Pieces that wait for a slow reader.
const AHEAD: usize = 4;

const README: &str = "Das ist alles, was dieser Server über dich gespeichert hat. profile: dein Name, dein Zeichen und deine \
    Geräte. results: jedes beendete Spiel mit Platz, Punkten und besten Wörtern; aus ihnen allein folgen alle Zahlen deines \
    Profils. tables: jeder Tisch, an dem du sitzt oder gesessen hast, mit dem, was du dort getan hast (rows; at in \
    Millisekunden seit 1970). Namen anderer stehen nicht darin. blocks: wem du aus dem Weg gehst. \
    --- This is all that this server keeps about you. profile: your name, sign and devices. results: every game that is over, \
    with place, points and best words; all numbers of your profile follow from them. tables: every table at which you sit or \
    have sat, with what you did there (rows; at in milliseconds since 1970). The names of others are not in it. blocks: whom \
    you keep away from.";

/// Readable JSON, written while it is read: a table at a time is in memory.
pub async fn download(State(server): State<Arc<Server>>, caller: Caller) -> Answer<Response> {
    server.limits.check(Kind::Link, caller.visitor.client)?;
    let (pieces, out) = mpsc::channel::<Bytes>(AHEAD);
    tokio::spawn(async move {
        let known = caller.known;
        // A file that was cut off is no JSON, so nobody takes it for all.
        if let Err(error) = write(&server, &known, &pieces).await {
            tracing::debug!(%error, "a download was cut off");
        }
    });
    let body = stream::unfold(out, async |mut out| {
        let piece = out.recv().await?;
        Some((Ok::<Bytes, Infallible>(piece), out))
    });
    let mut response = Response::new(Body::from_stream(body));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let name = HeaderValue::from_static("attachment; filename=\"setzkasten.json\"");
    headers.insert(header::CONTENT_DISPOSITION, name);
    headers.insert(header::VARY, HeaderValue::from_static("Cookie"));
    Ok(response)
}

type Pieces = mpsc::Sender<Bytes>;

/// Who does not read any more needs no more pieces.
async fn put(out: &Pieces, text: String) -> Result<(), Unavailable> {
    out.send(text.into()).await.map_err(|_| Unavailable("nobody reads it".to_owned()))
}

async fn write(server: &Server, known: &Known, out: &Pieces) -> Result<(), Unavailable> {
    let id = &known.person.id;
    let head = json!({ "readme": README, "profile": profile(known), "blocks": blocks(server, id).await? });
    let head = serde_json::to_string_pretty(&head).unwrap_or_default();
    // What comes next goes into the same object.
    put(out, format!("{},\n  \"results\": [", head.trim_end().trim_end_matches('}').trim_end())).await?;
    let (mut last, mut between) = (0, "\n");
    loop {
        let results = server.tables.persons().results(id.clone(), Played::After(last), PAGE).await?;
        let Some(newest) = results.last() else { break };
        last = newest.number;
        let lines: Vec<String> = results
            .iter()
            .filter_map(|result| {
                let mut record: Record = serde_json::from_str(&result.record).ok()?;
                // How strong others were is theirs.
                record.rivals.iter_mut().for_each(|rival| rival.strength = None);
                let line = json!({ "number": result.number, "table": result.table, "guest": result.guest, "record": record });
                Some(line.to_string())
            })
            .collect();
        put(out, format!("{between}    {}", lines.join(",\n    "))).await?;
        between = ",\n";
    }
    put(out, "\n  ],\n  \"tables\": [".to_owned()).await?;
    let (mut last, mut between) = (None::<TableId>, "\n");
    loop {
        let places = server.tables.persons().places_of(id.clone(), Mine::All(last), PAGE).await?;
        let Some(newest) = places.last() else { break };
        last = Some(newest.listed.table.clone());
        for place in places {
            // A table that was deleted meanwhile, or is damaged, has nothing to give.
            if let Some(table) = server.tables.own_part(&place.listed.table, place.guest).await {
                put(out, format!("{between}    {table}")).await?;
                between = ",\n";
            }
        }
    }
    put(out, "\n  ]\n}\n".to_owned()).await
}

fn profile(Known { person, devices }: &Known) -> Value {
    let device = |device: &tables::log::persons::Device| json!({ "number": device.number, "label": device.label, "made": device.made, "seen": device.seen });
    json!({
        "name": person.name,
        "sign": person.sign,
        "since": person.made,
        "seen": person.seen,
        "public": person.public,
        "shows_strengths": person.shows_strengths,
        "has_sheet": person.sheet.is_some(),
        "devices": devices.iter().map(device).collect::<Vec<_>>(),
    })
}

async fn blocks(server: &Server, id: &PersonId) -> Result<Vec<Value>, Unavailable> {
    let blocks = server.tables.persons().blocks(id.clone()).await?;
    let block = |block: tables::log::persons::Block| json!({ "table": block.table, "guest": block.guest, "at": block.at });
    Ok(blocks.into_iter().map(block).collect())
}

/// Everything, at once and for good.
pub async fn delete(State(server): State<Arc<Server>>, mut caller: Caller) -> Answer<Response> {
    let id = caller.id();
    // Noted first: if it is not done now, it is when the server starts.
    note_forgotten(&server, Entry::person(id.clone())).await?;
    server.tables.delete_person(&id).await?;
    caller.visitor.keys.retain(|key| key.person != id);
    Ok(caller.visitor.answer(&server, StatusCode::NO_CONTENT))
}
