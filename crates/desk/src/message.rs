//! The messages of the socket, as `docs/protocol.md` describes them.

use crate::row::Seq;
use game::{Moment, Refusal, Said, Seat, Stamp};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use words::glosses::Gloss;
use words::judge::Language;

/// What a client sends.
#[derive(Debug, Deserialize)]
#[serde(try_from = "Fields")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(tag = "type", rename_all = "snake_case"))]
pub enum ClientMessage {
    /// Who it is, and what it knows.
    Hello(Hello),
    /// An action of the game.
    Act {
        /// Counts up per seat.
        id: u32,
        /// The moment of the view it was made on.
        moment: Moment,
        /// The game's.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        action: Box<RawValue>,
    },
    /// An action of the frame.
    Arrange {
        /// Counts up per seat.
        id: u32,
        /// The frame's.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        action: Box<RawValue>,
    },
    /// A question.
    Ask {
        /// Comes back with the answer.
        id: u32,
        /// What is asked.
        question: Question,
    },
    /// The answer to a question is not waited for any more.
    Stop {
        /// The question's.
        id: u32,
    },
    /// The answer to a ping.
    Pong {
        /// The ping's.
        at: Stamp,
    },
}

/// The first message.
#[derive(Debug, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hello {
    /// The key to a seat; without, one watches.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub secret: Option<String>,
    /// The last row the client knows,
    pub seq: Seq,
    /// and its mark, if it had one: a client whose past has become another is told.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub mark: Option<u32>,
}

/// A client's message with the fields of all kinds: an action can be kept unread only in a plain struct like this.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    r#type: Kind,
    secret: Option<String>,
    seq: Option<Seq>,
    mark: Option<u32>,
    id: Option<u32>,
    moment: Option<Moment>,
    action: Option<Box<RawValue>>,
    question: Option<Question>,
    at: Option<Stamp>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Hello,
    Act,
    Arrange,
    Ask,
    Stop,
    Pong,
}

impl TryFrom<Fields> for ClientMessage {
    type Error = &'static str;

    /// A field that is missing, or belongs to another kind, makes the whole message unreadable.
    fn try_from(fields: Fields) -> Result<Self, Self::Error> {
        let Fields { r#type, secret, seq, mark, id, moment, action, question, at } = fields;
        if let Kind::Hello = r#type
            && let (None, None, None, None, None) = (id, moment, &action, &question, at)
        {
            return Ok(Self::Hello(Hello { secret, seq: seq.unwrap_or(0), mark }));
        }
        let seq = seq.or(mark);
        match (r#type, secret, seq, id, moment, action, question, at) {
            (Kind::Act, None, None, Some(id), Some(moment), Some(action), None, None) => {
                Ok(Self::Act { id, moment, action })
            }
            (Kind::Arrange, None, None, Some(id), None, Some(action), None, None) => {
                Ok(Self::Arrange { id, action })
            }
            (Kind::Ask, None, None, Some(id), None, None, Some(question), None) => {
                Ok(Self::Ask { id, question })
            }
            (Kind::Stop, None, None, Some(id), None, None, None, None) => Ok(Self::Stop { id }),
            (Kind::Pong, None, None, None, None, None, None, Some(at)) => Ok(Self::Pong { at }),
            _ => Err("fields that are missing, or of another type of message"),
        }
    }
}

/// What can be asked.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "ask", deny_unknown_fields)]
pub enum Question {
    /// Is this a word at this table?
    Word {
        /// As typed.
        word: String,
    },
    /// How is this word spoken? In games that count syllables.
    Syllables {
        /// As typed.
        word: String,
    },
    /// Which words does the house allow or refuse?
    House,
    /// What could have been done? Answered more than once while a better answer is looked for.
    Hindsight {
        /// As it was after this row; without it, as it is now.
        #[cfg_attr(feature = "typescript", ts(optional))]
        seq: Option<Seq>,
        /// The game's.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        about: serde_json::Value,
    },
}

/// The judge's verdict on a word.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WordAnswer {
    /// As typed, in capitals.
    pub word: String,
    /// May it be laid or named?
    pub allowed: bool,
    /// For programs.
    pub reason: &'static str,
    /// For people.
    pub sentence: Said,
    /// What it means, if few people know.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub gloss: Option<WordGloss>,
}

/// What a rare word means. There is at least one of its texts.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WordGloss {
    /// The field of knowledge, and who says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub label: Option<Said>,
    /// In German.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub de: Option<&'static str>,
    /// In English: no translation of `de`, but the English word.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub en: Option<&'static str>,
}

impl From<Gloss> for WordGloss {
    fn from(gloss: Gloss) -> Self {
        let label = gloss.label(Language::German).zip(gloss.label(Language::English));
        Self { label: label.map(|(de, en)| Said::new(de, en)), de: gloss.german, en: gloss.english }
    }
}

/// What the server sends, but for `table`, which is put together from parts (see `outbox`).
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum ServerMessage<'a> {
    /// A command has counted and is durable.
    Done {
        /// The command's.
        id: u32,
        /// Its row.
        seq: Seq,
    },
    /// A command has not counted.
    Refused {
        /// The command's.
        id: u32,
        /// Why.
        #[serde(flatten)]
        refusal: &'a Refusal,
    },
    /// The answer to a question.
    Answer {
        /// The question's.
        id: u32,
        /// Does a better answer follow?
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        more: bool,
        /// What is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(type = "unknown", optional))]
        answer: Option<Box<RawValue>>,
        /// Why it is not answered.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        refusal: Option<Refusal>,
    },
    /// The server's clock.
    Ping {
        /// What it shows.
        at: Stamp,
        /// How long messages take.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        lag: Option<u32>,
        /// How many watch.
        watching: usize,
    },
    /// What the client knew is void.
    Reset,
    /// Whoever runs the server announces that it restarts, or that it does not after all.
    Restart {
        /// When, on the server's clock; without, it was called off.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        at: Option<Stamp>,
    },
    /// The last message.
    Bye {
        /// Why.
        reason: Bye,
        /// For people.
        sentence: Said,
    },
}

/// The viewer's own place in a `table` message.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct You {
    /// Where they sit.
    pub seat: Seat,
    /// The id of their last command that counted.
    pub last: u32,
}

/// Why a socket is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ByeReason"))]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The seat was opened elsewhere.
    TakenOver,
    /// The server stops.
    Stopping,
    /// There is no such table.
    NoTable,
    /// The secret does not fit.
    BadSecret,
    /// A message cannot be read.
    BadMessage,
    /// Hello did not come first, or in time.
    NoHello,
    /// Too many messages.
    TooFast,
    /// The client does not read, or answers no pings.
    TooSlow,
    /// They have left.
    Unseated,
    /// The host has sent them away.
    Kicked,
    /// Too many watch.
    Full,
    /// The log cannot be reached.
    Unavailable,
    /// The table's log is damaged: nothing can be added to it.
    Damaged,
    /// The table was deleted.
    Deleted,
}

impl Bye {
    /// Why, for people.
    pub fn sentence(self) -> Said {
        let (de, en) = match self {
            Self::TakenOver => (
                "Du hast den Tisch an anderer Stelle geöffnet.",
                "You have opened this table somewhere else.",
            ),
            Self::Stopping => (
                "Der Server startet neu. Gleich geht es weiter.",
                "The server is restarting. It will go on in a moment.",
            ),
            Self::NoTable => ("Diesen Tisch gibt es nicht.", "There is no such table."),
            Self::BadSecret => (
                "Der Schlüssel passt nicht zu diesem Tisch. Öffne den Tisch noch einmal über den Link.",
                "The secret does not fit this table. Open it again by its link.",
            ),
            Self::BadMessage => (
                "Eine Nachricht war nicht zu lesen. Lade die Seite neu.",
                "A message could not be read. Load the page again.",
            ),
            Self::NoHello => (
                "Die Verbindung hat sich nicht gemeldet. Lade die Seite neu.",
                "The connection has not said hello. Load the page again.",
            ),
            Self::TooFast => (
                "Das waren zu viele Nachrichten auf einmal. Warte kurz.",
                "Those were too many messages at once. Wait a moment.",
            ),
            Self::TooSlow => (
                "Die Verbindung ist zu langsam. Sie wird neu aufgebaut.",
                "The connection is too slow. It is made anew.",
            ),
            Self::Unseated => {
                ("Du hast an diesem Tisch keinen Platz mehr.", "You have no seat at this table any more.")
            }
            Self::Kicked => {
                let Refusal { sentence, .. } = Refusal::kicked();
                return sentence;
            }
            Self::Full => ("Es schauen schon zu viele zu.", "Too many are watching already."),
            Self::Unavailable => (
                "Die Verbindung zum Spielspeicher ist unterbrochen. Gleich geht es weiter.",
                "The store of the games cannot be reached. It will go on in a moment.",
            ),
            Self::Damaged => (
                "Die Aufzeichnung dieses Tisches ist beschädigt, hier geht es nicht weiter. Sag dem Betreiber Bescheid.",
                "The record of this table is damaged, it cannot go on. Tell whoever runs this server.",
            ),
            Self::Deleted => (
                "Diesen Tisch gibt es nicht mehr: Er wurde gelöscht.",
                "This table does not exist any more: it was deleted.",
            ),
        };
        Said::new(de, en)
    }
}

/// As JSON.
pub fn json(message: &impl Serialize) -> String {
    // All our types can be written: no map has keys other than strings.
    serde_json::to_string(message).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<ClientMessage> {
        serde_json::from_str(text).ok()
    }

    #[test]
    fn messages_of_the_protocol_are_read() {
        assert!(matches!(
            read(r#"{"type":"hello"}"#),
            Some(ClientMessage::Hello(Hello { secret: None, seq: 0, mark: None }))
        ));
        let act = r#"{"type":"act","id":1,"moment":3,"action":{"do":"roll"}}"#;
        assert!(
            matches!(read(act), Some(ClientMessage::Act { id: 1, moment: 3, action }) if action.get() == r#"{"do":"roll"}"#)
        );
        let arrange = r#"{"action":{"do":"start"},"id":2,"type":"arrange"}"#;
        assert!(matches!(read(arrange), Some(ClientMessage::Arrange { id: 2, .. })));
        let ask = r#"{"type":"ask","id":1,"question":{"ask":"word","word":"GING"}}"#;
        assert!(matches!(read(ask), Some(ClientMessage::Ask { id: 1, question: Question::Word { .. } })));
        let ask = r#"{"type":"ask","id":2,"question":{"ask":"syllables","word":"Fußball"}}"#;
        assert!(
            matches!(read(ask), Some(ClientMessage::Ask { id: 2, question: Question::Syllables { word } }) if word == "Fußball")
        );
        assert!(matches!(read(r#"{"type":"stop","id":2}"#), Some(ClientMessage::Stop { id: 2 })));
        assert!(matches!(read(r#"{"type":"pong","at":5}"#), Some(ClientMessage::Pong { .. })));
    }

    #[test]
    fn what_is_not_of_the_protocol_is_not_read() {
        for text in [
            "",
            "{}",
            "[]",
            "null",
            r#"{"type":"shout"}"#,
            r#"{"type":"hello","seq":-1}"#,
            r#"{"type":"hello","seq":1,"more":1}"#,
            r#"{"type":"hello","id":1}"#,
            r#"{"type":"act","id":1,"action":{}}"#,
            r#"{"type":"act","id":1,"moment":99999999999,"action":{}}"#,
            r#"{"type":"arrange","id":1,"moment":1,"action":{}}"#,
            r#"{"type":"ask","id":1,"question":{"ask":"secret"}}"#,
            r#"{"type":"ask","id":1,"question":{"ask":"syllables"}}"#,
            r#"{"type":"pong"}"#,
        ] {
            assert!(read(text).is_none(), "{text}");
        }
    }
}
