//! What waits to be sent to one socket: answers in order, all news, and only the newest view.

use crate::message::{Bye, ServerMessage, written};
use crate::row::Seq;
use std::fmt::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Who has not read so many news starts afresh.
const MOST_NEWS: usize = 200;
/// Who has so many answers waiting does not read at all.
const MOST_ANSWERS: usize = 200;

/// What waits for one socket. The table puts in, the socket takes out.
#[derive(Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Default)]
struct Waiting {
    answers: Vec<String>,
    news: Vec<Arc<str>>,
    view: Option<Shown>,
    /// The row of the last view that was taken out.
    told: Seq,
    reset: bool,
    bye: Option<Bye>,
}

/// A view, and what comes before it in a `table` message.
#[derive(Clone)]
pub(crate) struct Shown {
    /// Its row.
    pub(crate) seq: Seq,
    /// The part that is only for one, and the part that all share who see the same: two objects that become one.
    pub(crate) own: String,
    pub(crate) scene: Arc<str>,
}

/// What to do with what was taken out.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Parcel {
    /// To be sent in this order.
    pub messages: Vec<String>,
    /// And then the socket is to be closed.
    pub closes: bool,
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

    /// An answer, or anything else that only this socket gets.
    pub fn answer(&self, message: &ServerMessage<'_>) {
        self.change(|waiting| {
            if waiting.answers.len() < MOST_ANSWERS {
                waiting.answers.push(written(message));
            } else {
                waiting.bye = Some(Bye::TooSlow);
            }
        });
    }

    /// A command has counted: said together with the view that shows it, and before it.
    pub(crate) fn done(&self, id: u32, seq: Seq) {
        self.waiting().answers.push(written(&ServerMessage::Done { id, seq }));
    }

    /// The last message.
    pub fn bye(&self, reason: Bye) {
        self.change(|waiting| waiting.bye = Some(waiting.bye.unwrap_or(reason)));
    }

    /// Begins with what the client knows already.
    pub(crate) fn begin(&self, told: Seq, reset: bool) {
        self.change(|waiting| {
            waiting.told = told;
            waiting.reset = reset;
        });
    }

    /// News; sent with the next view.
    pub(crate) fn news(&self, news: &[Arc<str>]) {
        let mut waiting = self.waiting();
        waiting.news.extend_from_slice(news);
        if waiting.news.len() > MOST_NEWS {
            waiting.news.clear();
            waiting.reset = true;
        }
    }

    /// A newer view.
    pub(crate) fn view(&self, shown: Shown) {
        self.change(|waiting| waiting.view = Some(shown));
    }

    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        change(&mut self.waiting());
        self.changed.notify_one();
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn take(&mut self) -> Option<Parcel> {
        if self.answers.is_empty() && self.view.is_none() && self.bye.is_none() {
            return None;
        }
        let mut messages = std::mem::take(&mut self.answers);
        if let Some(view) = self.view.take() {
            if std::mem::take(&mut self.reset) {
                messages.push(written(&ServerMessage::Reset));
                self.told = view.seq;
            }
            messages.push(table_message(self.told, &self.news, &view));
            self.news.clear();
            self.told = view.seq;
        }
        if let Some(reason) = self.bye {
            messages.push(written(&ServerMessage::Bye { reason, sentence: reason.sentence() }));
        }
        Some(Parcel { messages, closes: self.bye.is_some() })
    }
}

/// A `table` message: what differs from socket to socket in front of what all with this view share.
fn table_message(after: Seq, news: &[Arc<str>], Shown { own, scene, .. }: &Shown) -> String {
    let length = own.len() + scene.len() + 48 + news.iter().map(|n| n.len() + 1).sum::<usize>();
    let mut text = String::with_capacity(length);
    let _ = write!(text, r#"{{"type":"table","after":{after},"news":["#);
    for (i, news) in news.iter().enumerate() {
        if i > 0 {
            text.push(',');
        }
        text.push_str(news);
    }
    text.push_str("],");
    text.push_str(fields(own));
    text.push(',');
    text.push_str(fields(scene));
    text.push('}');
    text
}

/// What is between the brackets of an object.
fn fields(object: &str) -> &str {
    object.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(object)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(news: &str) -> Arc<str> {
        Arc::from(news)
    }

    fn shown(seq: Seq) -> Shown {
        Shown { seq, own: format!(r#"{{"seq":{seq},"you":{{}}}}"#), scene: text(r#"{"view":null}"#) }
    }

    #[tokio::test]
    async fn a_slow_socket_skips_views_but_no_news() {
        let outbox = Outbox::default();
        outbox.begin(3, false);
        outbox.news(&[text("1")]);
        outbox.view(shown(4));
        outbox.news(&[text("2"), text("3")]);
        outbox.view(shown(5));
        outbox.answer(&ServerMessage::Done { id: 1, seq: 5 });
        let expected = [
            r#"{"type":"done","id":1,"seq":5}"#,
            r#"{"type":"table","after":3,"news":[1,2,3],"seq":5,"you":{},"view":null}"#,
        ];
        assert_eq!(outbox.take().await.messages, expected);
        outbox.view(shown(6));
        assert_eq!(
            outbox.take().await.messages,
            [r#"{"type":"table","after":5,"news":[],"seq":6,"you":{},"view":null}"#]
        );
    }

    #[tokio::test]
    async fn who_reads_too_little_starts_afresh() {
        let outbox = Outbox::default();
        (0..=MOST_NEWS).for_each(|_| outbox.news(&[text("1")]));
        outbox.view(shown(900));
        let expected = [
            r#"{"type":"reset"}"#,
            r#"{"type":"table","after":900,"news":[],"seq":900,"you":{},"view":null}"#,
        ];
        assert_eq!(outbox.take().await.messages, expected);
    }

    #[tokio::test]
    async fn the_first_bye_is_the_last_message() {
        let outbox = Outbox::default();
        outbox.bye(Bye::TakenOver);
        outbox.bye(Bye::Stopping);
        let parcel = outbox.take().await;
        assert!(parcel.closes && parcel.messages[0].contains("taken_over"), "{parcel:?}");
    }
}
