//! A server with a clock that can be set forward.

use game::frame::HouseWords;
use game::{Chance, Span, Stamp};
use local::Game;
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tables::hints::InProcess;
use tables::log::Log;
use tables::message::Hello;
use tables::row::TableId;
use tables::{Connected, Keep, Limits, Opening, PublicNames, Seated, ServerClock, Signer, Sweep, Tables};

pub const HOUR: Span = Span::from_secs(3600);
pub const DAY: Span = Span::from_secs(24 * 3600);
/// When all begins.
pub const START: Stamp = Stamp::from_millis(1_800_000_000_000);

/// A server before a log.
pub struct Place {
    pub log: Arc<dyn Log>,
    pub tables: Tables,
    pub clock: ServerClock,
    /// All that was swept before.
    swept: Mutex<Sweep>,
}

impl Place {
    pub fn new(log: Arc<dyn Log>, keep: Keep) -> Self {
        let clock = ServerClock::start_at(START);
        let tables = Tables::new(
            Arc::clone(&log),
            Arc::new(InProcess::default()),
            Signer::new(&[1; 32]),
            clock.clone(),
            Chance::from_seed(1),
            Limits { tables: 10_000, keep, public_names: PublicNames::default() },
        );
        Self { log, tables, clock, swept: Mutex::default() }
    }

    /// Anna opens a table.
    pub async fn open(&self, game: Game) -> Seated {
        let house = HouseWords::default();
        let opening = Opening { game, name: "Anna", options: None, house, public: false };
        self.tables.open(&opening).await.unwrap()
    }

    /// Lets time pass, and sweeps then until nothing is due; what was swept since the last time, by the server itself, too.
    pub async fn after(&self, span: Span) -> Sweep {
        self.clock.advance(span);
        while self.tables.sweep(self.clock.now()).await.unwrap().due > 0 {}
        let figures = self.tables.figures();
        let count = |figure: &AtomicU64| figure.load(Ordering::Relaxed);
        let (due, closed, deleted) = (count(&figures.swept), count(&figures.closed), count(&figures.deleted));
        let sum = Sweep { due, closed, deleted, ..Sweep::default() };
        let before = std::mem::replace(&mut *self.swept.lock().unwrap(), sum);
        let (due, closed, deleted) = (due - before.due, closed - before.closed, deleted - before.deleted);
        Sweep { due, closed, deleted, ..Sweep::default() }
    }

    pub async fn stage(&self, table: &TableId) -> Option<&'static str> {
        self.log.find(table.clone()).await.unwrap().map(|listed| listed.summary.stage)
    }

    pub async fn connect(&self, table: &TableId, secret: Option<&str>) -> Connected {
        let hello = Hello { secret: secret.map(str::to_owned), ..Hello::default() };
        self.tables.connect(table, hello).await.unwrap()
    }

    /// Sends a command of the host, the first or a later one.
    pub async fn send(&self, connected: &Connected, command: &str) {
        let message = serde_json::from_str(command).unwrap();
        connected.send(message, self.clock.now(), Span::default()).await;
    }
}

/// Takes what has come, and goes on until a message is as wished; that message.
pub async fn until(connected: &Connected, is_wished: impl Fn(&Value) -> bool) -> Value {
    loop {
        for text in connected.outbox.take().await.messages {
            let message: Value = serde_json::from_str(&text).unwrap();
            if is_wished(&message) {
                return message;
            }
        }
    }
}
