//! Errors at the start of the server, and error responses of the HTTP API.

use super::rejections::Reason;
use super::slots::Full;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Refusal, Said};
use std::path::PathBuf;
use tables::hints::nats::{BadServers, ConnectingError};
use tables::log::postgres::{BadAddress, OpenError};
use tables::log::{Unavailable, sqlite};
use tables::upkeep::UpkeepError;
use tables::{BadCaFile, No};

/// Why the server does not start: what, why, what to do.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data folder.
    #[error("the data folder {} cannot be used: {why}; choose another with --data", path.display())]
    Data {
        /// Which.
        path: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// Another server uses the data folder.
    #[error("the data folder {} is in use by another server; stop it, or choose another folder with --data", .0.display())]
    InUse(PathBuf),
    /// The file with all tables.
    #[error(transparent)]
    File(sqlite::OpenError),
    /// The log, once it is open.
    #[error("{0}; look at the disk or the database, and try again")]
    Log(Unavailable),
    /// The port.
    #[error("cannot listen on {0}: {1}; choose another address with --listen")]
    Listen(String, std::io::Error),
    /// The key.
    #[error(
        "the key that signs seats is not 64 hexadecimal digits; mend SETZKASTEN_SECRET or the file seat.key in the data folder"
    )]
    Secret,
    /// The file with the key.
    #[error(
        "the key that signs seats cannot be read from {} or kept there: {why}; let the server's user read and write that file, \
         bring it back from your backup, or give the key with --secret",
        path.display()
    )]
    Key {
        /// Which.
        path: PathBuf,
        /// Why.
        why: std::io::Error,
    },
    /// Servers that share a database have to share the key, too.
    #[error(
        "with --database all servers need the same key that signs seats; draw one with `openssl rand -hex 32` and give it to each \
         with SETZKASTEN_SECRET"
    )]
    SharedSecret,
    /// The database's address.
    #[error("the address of the database cannot be used: {0}; mend --database or SETZKASTEN_DATABASE")]
    DatabaseAddress(BadAddress),
    /// The database.
    #[error(transparent)]
    Database(OpenError),
    /// The database's clock.
    #[error("the database's clock cannot be read: {0}; try again")]
    Clock(Unavailable),
    /// The address of NATS.
    #[error("the address of NATS cannot be used: {0}; mend --nats or SETZKASTEN_NATS")]
    NatsAddress(BadServers),
    /// NATS.
    #[error(transparent)]
    Nats(ConnectingError),
    /// NATS without a database.
    #[error("--nats is for servers that share a database; give that with --database, or leave --nats out")]
    NatsAlone,
    /// The file with authorities.
    #[error("{0}; mend --ca-file or SETZKASTEN_CA_FILE")]
    CaFile(BadCaFile),
    /// The key is missing, or another one, but tables of the old one are there.
    #[error(
        "{place} has tables, but {what}, so nobody could come back to their seat; {mend}, or start with --new-key if all \
         seats may be lost"
    )]
    NewKey {
        /// The data folder, or the database.
        place: String,
        /// What is wrong.
        what: &'static str,
        /// What to do.
        mend: &'static str,
    },
    /// Nobody could stop it.
    #[error("the system lets no signals be caught: {0}")]
    Signals(std::io::Error),
    /// No random numbers.
    #[error("the system gives no random numbers: {0}")]
    Chance(String),
}

/// An HTTP error response.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    refusal: Refusal,
    retry_after: Option<u64>,
    /// Why somebody was turned away at the door, if it was there.
    reason: Option<Reason>,
}

impl ApiError {
    /// An error response with this status.
    pub fn new(status: StatusCode, refusal: Refusal) -> Self {
        Self { status, refusal, retry_after: None, reason: None }
    }

    /// Somebody is turned away at the door.
    fn turned_away(status: StatusCode, reason: Reason, retry_after: Option<u64>, refusal: Refusal) -> Self {
        Self { status, refusal, retry_after, reason: Some(reason) }
    }

    /// The request cannot be parsed.
    pub fn bad_request() -> Self {
        let refusal = Refusal::new(
            "bad_request",
            "Die Anfrage ist nicht zu lesen: Es fehlt etwas, oder es steht etwas darin, das nicht hineingehört.",
            "The request cannot be read: something is missing, or something does not belong there.",
        );
        Self::new(StatusCode::BAD_REQUEST, refusal)
    }

    /// There is no such game.
    pub fn no_game() -> Self {
        let refusal =
            Refusal::new("no_game", "Dieses Spiel gibt es hier nicht.", "There is no such game here.");
        Self::new(StatusCode::BAD_REQUEST, refusal)
    }

    /// There is no such thing.
    pub fn not_found() -> Self {
        let refusal = Refusal::new("not_found", "Das gibt es hier nicht.", "There is no such thing here.");
        Self::new(StatusCode::NOT_FOUND, refusal)
    }

    /// There is no such table.
    pub fn no_table() -> Self {
        let refusal = Refusal::new("no_table", "Diesen Tisch gibt es nicht.", "There is no such table.");
        Self::new(StatusCode::NOT_FOUND, refusal)
    }

    /// The request is too large.
    pub fn too_big() -> Self {
        let refusal = Refusal::new("too_big", "Die Anfrage ist zu groß.", "The request is too big.");
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, refusal)
    }

    /// Rate limit exceeded; retry after this many seconds.
    pub fn too_fast(seconds: u64) -> Self {
        let refusal = Refusal::new(
            "too_fast",
            "Das war zu oft in kurzer Zeit. Versuch es gleich noch einmal.",
            "That was too often in a short time. Try again in a moment.",
        );
        Self::turned_away(StatusCode::TOO_MANY_REQUESTS, Reason::Rate, Some(seconds), refusal)
    }

    /// Too many wrong codes; the next one after this many seconds.
    pub fn too_many_codes(seconds: u64) -> Self {
        let refusal = Refusal::new(
            "too_many_codes",
            "Von deiner Adresse kamen zu viele falsche Codes. Lass dir den Link zum Tisch schicken, oder versuch es später.",
            "Too many wrong codes came from your address. Ask for the table's link, or try again later.",
        );
        Self::turned_away(StatusCode::TOO_MANY_REQUESTS, Reason::Codes, Some(seconds), refusal)
    }

    /// The operator's page needs a token.
    pub fn no_token() -> Self {
        let refusal = Refusal::new(
            "no_token",
            "Dafür braucht es das Kennwort der Verwaltung. Der Server zeigt es beim ersten Start; `setzkasten admin token` macht ein neues.",
            "That needs the operator's token. The server shows it at its first start; `setzkasten admin token` makes a new one.",
        );
        Self::new(StatusCode::UNAUTHORIZED, refusal)
    }

    /// It is not the operator's token.
    pub fn wrong_token() -> Self {
        let refusal = Refusal::new(
            "wrong_token",
            "Das Kennwort stimmt nicht. `setzkasten admin token` macht ein neues.",
            "The token is wrong. `setzkasten admin token` makes a new one.",
        );
        Self::new(StatusCode::UNAUTHORIZED, refusal)
    }

    /// Too many wrong tokens; the next one after this many seconds.
    pub fn too_many_tokens(seconds: u64) -> Self {
        let refusal = Refusal::new(
            "too_many_tokens",
            "Von deiner Adresse kamen zu viele falsche Kennwörter. Versuch es später noch einmal.",
            "Too many wrong tokens came from your address. Try again later.",
        );
        Self::turned_away(StatusCode::TOO_MANY_REQUESTS, Reason::Tokens, Some(seconds), refusal)
    }

    /// Who asks is nobody here.
    pub fn nobody() -> Self {
        let refusal = Refusal::new(
            "nobody",
            "Dieser Server kennt dich auf diesem Gerät noch nicht, oder nicht mehr. Setz dich an einen Tisch, oder verbinde das Gerät.",
            "This server does not know you on this device yet, or not any more. Sit down at a table, or connect the device.",
        );
        Self::new(StatusCode::UNAUTHORIZED, refusal)
    }

    /// The code connects no device.
    pub fn no_link() -> Self {
        let refusal = Refusal::new(
            "no_link",
            "Mit diesem Code geht es nicht: Er gilt zehn Minuten und nur einmal. Lass dir auf dem anderen Gerät einen neuen geben.",
            "This code does not work: it is good for ten minutes and only once. Get a new one on the other device.",
        );
        Self::new(StatusCode::NOT_FOUND, refusal)
    }

    /// The words are nobody's.
    pub fn no_sheet() -> Self {
        let refusal = Refusal::new(
            "no_sheet",
            "Diese Wörter führen zu niemandem. Vergleich sie mit deinem Blatt; nach einem neuen Blatt gilt das alte nicht mehr.",
            "These words lead to nobody. Compare them with your sheet; after a new sheet the old one is good no longer.",
        );
        Self::new(StatusCode::NOT_FOUND, refusal)
    }

    /// Too many wrong codes or sheets; the next one after this many seconds.
    pub fn too_many_links(seconds: u64) -> Self {
        let refusal = Refusal::new(
            "too_many_links",
            "Von deiner Adresse kamen zu viele falsche Codes oder Wörter. Versuch es später noch einmal.",
            "Too many wrong codes or words came from your address. Try again later.",
        );
        Self::turned_away(StatusCode::TOO_MANY_REQUESTS, Reason::Codes, Some(seconds), refusal)
    }

    /// Their address has too many requests under way.
    pub fn too_many() -> Self {
        Self::turned_away(StatusCode::TOO_MANY_REQUESTS, Reason::Connections, Some(1), too_many())
    }

    /// Their address has too many sockets, or there are too many.
    pub fn no_socket(full: Full) -> Self {
        match full {
            Full::Address => {
                Self::turned_away(StatusCode::TOO_MANY_REQUESTS, Reason::Sockets, Some(30), too_many())
            }
            Full::All => Self { reason: Some(Reason::Sockets), ..Self::full() },
        }
    }

    /// The request's body does not arrive.
    pub fn too_slow() -> Self {
        let refusal = Refusal::new(
            "too_slow",
            "Die Anfrage kam nicht rechtzeitig vollständig an. Prüf deine Verbindung und versuch es noch einmal.",
            "The request did not arrive whole in time. Check your connection and try again.",
        );
        Self::turned_away(StatusCode::REQUEST_TIMEOUT, Reason::Slow, None, refusal)
    }

    /// The request comes from the page of a stranger.
    pub fn foreign_origin() -> Self {
        let refusal = Refusal::new(
            "foreign_origin",
            "Diese Anfrage kommt von einer fremden Seite und wurde nicht angenommen. Öffne die Seite dieses Servers selbst.",
            "This request comes from another site's page and was not accepted. Open this server's own page.",
        );
        Self::turned_away(StatusCode::FORBIDDEN, Reason::Origin, None, refusal)
    }

    /// The server is at capacity.
    pub fn full() -> Self {
        let refusal = Refusal::new(
            "server_full",
            "Der Server ist gerade voll. Versuch es später noch einmal.",
            "The server is full just now. Try again later.",
        );
        Self { retry_after: Some(30), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, refusal) }
    }

    /// The table's log is damaged.
    fn damaged() -> Self {
        let sentence: Said = tables::message::Bye::Damaged.sentence();
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Refusal { code: "damaged", sentence })
    }

    /// The log does not answer.
    pub fn unavailable() -> Self {
        let sentence: Said = tables::message::Bye::Unavailable.sentence();
        Self {
            retry_after: Some(1),
            ..Self::new(StatusCode::SERVICE_UNAVAILABLE, Refusal { code: "unavailable", sentence })
        }
    }
}

impl From<No> for ApiError {
    fn from(no: No) -> Self {
        match no {
            No::Refused(refusal) => Self::new(StatusCode::CONFLICT, refusal),
            No::NoTable => Self::no_table(),
            No::Full => Self::full(),
            No::Unavailable => Self::unavailable(),
            No::Damaged => Self::damaged(),
        }
    }
}

impl From<UpkeepError> for ApiError {
    fn from(error: UpkeepError) -> Self {
        match error {
            UpkeepError::NoTable(_) => Self::no_table(),
            UpkeepError::Over(_) => Self::new(StatusCode::CONFLICT, Refusal::over()),
            UpkeepError::Damaged { .. } | UpkeepError::Unknown(_) => Self::damaged(),
            UpkeepError::Restless(_) | UpkeepError::Log(_) => Self::unavailable(),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let is_bearers = self.status == StatusCode::UNAUTHORIZED && self.refusal.code != "nobody";
        let mut response = (self.status, Json(self.refusal)).into_response();
        if is_bearers {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds.max(1)));
        }
        if self.status == StatusCode::REQUEST_TIMEOUT {
            // The rest of the request may still come: it must not be taken for another one.
            response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        }
        if let Some(reason) = self.reason {
            response.extensions_mut().insert(reason);
        }
        response
    }
}

fn too_many() -> Refusal {
    Refusal::new(
        "too_many",
        "Von deiner Adresse sind schon zu viele Verbindungen offen. Schließ andere Fenster, oder versuch es gleich noch einmal.",
        "Too many connections are open from your address. Close other windows, or try again in a moment.",
    )
}
