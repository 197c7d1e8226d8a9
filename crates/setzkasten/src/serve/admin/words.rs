//! The inbox of reported verdicts, with lines for `data/lexicon/corrections.txt`.

use super::{Answer, Operator};
use crate::serve::Server;
use crate::serve::error::ApiError;
use ::tables::log::{Claim, WordReport};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::Serialize;
use std::sync::Arc;
use words::judge::{Judge, Language, Profile};

/// A verdict that players have reported.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReportedWord {
    word: String,
    game: String,
    /// The judge's reason at that time, for programs.
    verdict: String,
    #[cfg_attr(test, ts(type = "\"missing\" | \"wrong\" | \"why\""))]
    claim: Claim,
    times: u32,
    /// What the judge says today.
    sentence: String,
    /// For `corrections.txt`.
    correction: String,
}

pub async fn all(State(server): State<Arc<Server>>, _: Operator) -> Answer<Json<Vec<ReportedWord>>> {
    let reports = server.tables.store().word_reports().await.map_err(::tables::No::from)?;
    Ok(Json(reports.into_iter().map(shown).collect()))
}

/// Done with a word, whatever was said of it.
pub async fn done(
    State(server): State<Arc<Server>>,
    _: Operator,
    Path(word): Path<String>,
) -> Answer<StatusCode> {
    let is_dropped = server.tables.store().drop_word(word).await.map_err(::tables::No::from)?;
    if is_dropped { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::not_found()) }
}

fn shown(report: WordReport) -> ReportedWord {
    let profile = Profile::of(&report.profile).unwrap_or(Profile::LETRAMIX);
    let verdict = Judge::new(profile).judge(&report.word).ok();
    let spellings = verdict.as_ref().and_then(|v| v.entry.as_ref()).map(|e| e.spellings.clone());
    let correction = correction(&report, &spellings.unwrap_or_default());
    let sentence = verdict.map(|v| v.sentence(Language::German)).unwrap_or_default();
    let WordReport { word, profile: game, verdict, claim, times } = report;
    ReportedWord { word, game, verdict, claim, times, sentence, correction }
}

/// What stands in `corrections.txt` if the players are right: most words that are missing are nouns, and a word that is
/// none goes in every spelling. A question is only a remark.
fn correction(report: &WordReport, spellings: &[String]) -> String {
    let WordReport { word, profile, verdict, claim, times } = report;
    let why = format!("# {times} × {}: {profile}, {verdict}", claim.name());
    match claim {
        Claim::Missing => format!("{} + noun  {why}", capitalised(word)),
        Claim::Wrong if spellings.is_empty() => format!("# {word}  {why}"),
        Claim::Wrong => {
            spellings.iter().map(|spelling| format!("{spelling} -  {why}")).collect::<Vec<_>>().join("\n")
        }
        Claim::Why => format!("# {word}  {why}"),
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter();
    first.chain(letters.flat_map(char::to_lowercase)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(word: &str, claim: Claim) -> String {
        let (profile, verdict) = ("letramix".to_owned(), "unknown".to_owned());
        shown(WordReport { word: word.to_owned(), profile, verdict, claim, times: 3 }).correction
    }

    #[test]
    fn lines_are_ready_for_the_corrections() {
        assert_eq!(line("FLÜMBEL", Claim::Missing), "Flümbel + noun  # 3 × missing: letramix, unknown");
        assert_eq!(line("HUND", Claim::Wrong), "Hund -  # 3 × wrong: letramix, unknown");
        assert_eq!(line("FLÜMBEL", Claim::Wrong), "# FLÜMBEL  # 3 × wrong: letramix, unknown");
        assert_eq!(line("HUND", Claim::Why), "# HUND  # 3 × why: letramix, unknown");
    }
}
