//! A person at a table: a connection, and what came by it.

use crate::input::{Command, Connect, Input, Order};
use crate::local::Local;
use crate::message::Hello;
use game::{Guest, Rules, Span};
use serde_json::Value;
use serde_json::value::RawValue;

/// In a race answers come later, but not more than this.
const LONGEST_ANSWER: Span = Span::from_millis(300);

/// Somebody with a connection, or without one for a while.
pub(super) struct Player {
    pub(super) guest: Option<Guest>,
    connection: Option<u32>,
    /// The last `table` message.
    pub(super) last: Value,
    /// A command was not answered yet.
    waits: bool,
}

/// What became of a command.
#[derive(Debug)]
pub(super) enum Answer {
    Done,
    Refused(Value),
    /// It comes later, or never: the connection was closed.
    None,
}

impl Player {
    pub(super) fn new(guest: Option<Guest>) -> Self {
        Self { guest, connection: None, last: Value::Null, waits: false }
    }

    pub(super) fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    /// Connects, by a new connection with this number.
    pub(super) fn connect<R: Rules>(&mut self, local: &mut Local<R>, connection: u32) {
        let (guest, hello) = (self.guest, Hello::default());
        local.give(Input::Connect(Box::new(Connect { connection, guest, hello })));
        self.connection = Some(connection);
        (self.last, self.waits) = (Value::Null, false);
        self.listen(local);
        if self.last.is_null() {
            self.wait(local);
        }
    }

    /// Waits for an answer that is due, as everybody does before the next command.
    pub(super) fn hear_out<R: Rules>(&mut self, local: &mut Local<R>) {
        if self.waits {
            let answer = self.wait(local);
            let has_gone = !self.is_connected();
            assert!(has_gone || !matches!(answer, Answer::None), "a command was not answered");
        }
    }

    fn wait<R: Rules>(&mut self, local: &mut Local<R>) -> Answer {
        local.wait_until(local.now() + LONGEST_ANSWER);
        self.waits = false;
        self.listen(local)
    }

    pub(super) fn disconnect<R: Rules>(&mut self, local: &mut Local<R>) {
        if let Some(connection) = self.connection.take() {
            local.give(Input::Disconnected { connection });
        }
    }

    /// Takes all that has come; the last answer to a command, if there is one.
    pub(super) fn listen<R: Rules>(&mut self, local: &mut Local<R>) -> Answer {
        let mut answer = Answer::None;
        let Some(connection) = self.connection else { return answer };
        let Some(parcel) = local.take(connection) else { return answer };
        for text in &parcel.messages {
            let message: Value = serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {text}"));
            match message["type"].as_str() {
                Some("table") => self.last = message,
                Some("done") => answer = Answer::Done,
                Some("refused") => answer = Answer::Refused(message),
                _ => {}
            }
        }
        if parcel.closes {
            self.connection = None;
        }
        answer
    }

    /// Sends a command now.
    pub(super) fn command<R: Rules>(&mut self, local: &mut Local<R>, order: Order) -> Answer {
        let Some(connection) = self.connection else { return Answer::None };
        self.listen(local);
        let command =
            Command { connection, id: self.next_id(), at: local.now(), lag: Span::default(), order };
        local.give(Input::Command(Box::new(command)));
        let answer = self.listen(local);
        self.waits = matches!(answer, Answer::None);
        answer
    }

    pub(super) fn next_id(&self) -> u32 {
        self.last["you"]["last"].as_u64().unwrap_or(0) as u32 + 1
    }
}

/// An action as it is sent.
pub(super) fn raw(action: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(action).unwrap_or_else(|why| panic!("{why}"))
}
