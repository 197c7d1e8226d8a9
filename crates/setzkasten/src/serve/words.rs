//! Verdicts on words that players report: "Wort melden". What is kept says nothing about who, where or when.

use super::Server;
use super::api;
use super::door::Client;
use super::error::ApiError;
use super::limits::Kind;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use game::{Refusal, Said};
use serde::Deserialize;
use std::sync::Arc;
use tables::log::{Claim, MOST_WORDS, WordReport};
use words::judge::{Judge, Language, Profile, bad_word};

/// What somebody says of the verdict on a word.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "NewWordReport"))]
#[serde(deny_unknown_fields)]
pub struct WordRequest {
    word: String,
    /// The game by whose rules it was judged.
    game: String,
    #[cfg_attr(test, ts(type = "\"missing\" | \"wrong\" | \"why\""))]
    claim: Claim,
}

/// Notes the judge's verdict and what is said of it. The verdict is worked out here, so that nobody can make one up.
pub async fn report(
    State(server): State<Arc<Server>>,
    Client(client): Client,
    request: Request,
) -> Result<StatusCode, ApiError> {
    server.limits.check(Kind::Report, client)?;
    let WordRequest { word, game, claim } = api::read(request).await?;
    let profile = Profile::of(&game).ok_or_else(ApiError::no_game)?;
    let verdict = Judge::new(profile).judge(&word).map_err(|bad| {
        let sentence = |language| bad_word(&word, bad, language);
        let sentence = Said::new(sentence(Language::German), sentence(Language::English));
        ApiError::new(StatusCode::CONFLICT, Refusal { code: "bad_word", sentence })
    })?;
    let (profile, verdict_name) = (profile.name.to_owned(), verdict.reason.name().to_owned());
    let report = WordReport { word: verdict.shown, profile, verdict: verdict_name, claim, times: 1 };
    let has_room = server.tables.store().report_word(report).await.map_err(tables::No::from)?;
    if has_room { Ok(StatusCode::NO_CONTENT) } else { Err(full()) }
}

fn full() -> ApiError {
    let refusal = Refusal::new(
        "too_many_words",
        format!(
            "Es sind schon {MOST_WORDS} Wörter gemeldet, die niemand angesehen hat. Versuch es später wieder."
        ),
        format!("{MOST_WORDS} words are reported already that nobody has looked at. Try again later."),
    );
    ApiError::new(StatusCode::CONFLICT, refusal)
}
