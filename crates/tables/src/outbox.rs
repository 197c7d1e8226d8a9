//! What waits to be sent to one socket, and how the socket learns of it.

use desk::message::{Bye, ServerMessage};
use desk::{Note, Parcel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// What waits for one socket. The table puts in, the socket takes out.
#[derive(Default)]
pub struct Outbox {
    waiting: Mutex<desk::Outbox>,
    changed: Notify,
}

impl Outbox {
    /// Waits until there is something, and takes it all.
    pub async fn take(&self) -> Parcel {
        loop {
            let changed = self.changed.notified();
            if let Some(parcel) = self.waiting().take() {
                return parcel;
            }
            changed.await;
        }
    }

    /// A message that only this socket gets.
    pub fn answer(&self, message: &ServerMessage<'_>) {
        self.send(Note::from(message));
    }

    /// The last message.
    pub fn bye(&self, reason: Bye) {
        self.waiting().bye(reason);
        self.wake();
    }

    /// Puts something in, and wakes the socket.
    pub(crate) fn send(&self, note: Note) {
        self.put(note);
        self.wake();
    }

    /// Puts something in. The socket is woken later, by [`wake`](Self::wake), so that all goes out in one piece.
    pub(crate) fn put(&self, note: Note) {
        self.waiting().put(note);
    }

    pub(crate) fn wake(&self) {
        self.changed.notify_one();
    }

    fn waiting(&self) -> MutexGuard<'_, desk::Outbox> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
