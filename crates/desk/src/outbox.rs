//! What waits to be sent to one connection: answers in order, all news, and only the newest view. A slow connection skips
//! views, never news.

use crate::message::{Bye, ServerMessage, json};
use crate::row::Seq;
use std::fmt::Write;
use std::sync::Arc;

/// Who has not read so many news starts afresh.
const MOST_NEWS: usize = 200;
/// Who has so many answers waiting does not read at all.
const MOST_ANSWERS: usize = 200;

/// Something for one connection.
#[derive(Clone, Debug)]
pub enum Note {
    /// A message that only this connection gets, as JSON.
    Answer(String),
    /// News, as JSON; sent with the next view.
    News(Vec<Arc<str>>),
    /// A newer view.
    View(Shown),
    /// From now on news and views follow on this row; `reset` if what the client knew is void.
    Begin {
        /// The last row the client knows.
        told: Seq,
        /// Is what it knew void?
        reset: bool,
    },
}

impl From<&ServerMessage<'_>> for Note {
    fn from(message: &ServerMessage<'_>) -> Self {
        Self::Answer(json(message))
    }
}

/// A view, and what comes before it in a `table` message.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Its row.
    pub(crate) seq: Seq,
    /// The part that is only for one, and the part that all share who see the same: two objects that become one.
    pub(crate) own: String,
    pub(crate) scene: Arc<str>,
}

/// What waits for one connection.
#[derive(Debug, Default)]
pub struct Outbox {
    answers: Vec<String>,
    news: Vec<Arc<str>>,
    view: Option<Shown>,
    /// The row of the last view that was taken out.
    told: Seq,
    reset: bool,
    bye: Option<Bye>,
}

/// What was taken out.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Parcel {
    /// To be sent in this order.
    pub messages: Vec<String>,
    /// And then the connection is to be closed.
    pub closes: bool,
}

impl Outbox {
    /// Puts something in.
    pub fn put(&mut self, note: Note) {
        match note {
            Note::Answer(answer) if self.answers.len() < MOST_ANSWERS => self.answers.push(answer),
            Note::Answer(_) => self.bye(Bye::TooSlow),
            Note::News(news) => self.put_news(&news),
            Note::View(shown) => self.view = Some(shown),
            Note::Begin { told, reset } => (self.told, self.reset) = (told, reset),
        }
    }

    /// The last message; the first reason counts.
    pub fn bye(&mut self, reason: Bye) {
        self.bye.get_or_insert(reason);
    }

    fn put_news(&mut self, news: &[Arc<str>]) {
        self.news.extend_from_slice(news);
        if self.news.len() > MOST_NEWS {
            self.news.clear();
            self.reset = true;
        }
    }

    /// Takes out all there is; `None` if there is nothing to be sent.
    pub fn take(&mut self) -> Option<Parcel> {
        if self.answers.is_empty() && self.view.is_none() && self.bye.is_none() {
            return None;
        }
        let mut messages = std::mem::take(&mut self.answers);
        if let Some(view) = self.view.take() {
            if std::mem::take(&mut self.reset) {
                messages.push(json(&ServerMessage::Reset));
                self.told = view.seq;
            }
            messages.push(table_message(self.told, &self.news, &view));
            self.news.clear();
            self.told = view.seq;
        }
        if let Some(reason) = self.bye {
            messages.push(json(&ServerMessage::Bye { reason, sentence: reason.sentence() }));
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

    fn view(seq: Seq) -> Note {
        let own = format!(r#"{{"seq":{seq},"you":{{}}}}"#);
        Note::View(Shown { seq, own, scene: text(r#"{"view":null}"#) })
    }

    fn messages(outbox: &mut Outbox) -> Vec<String> {
        outbox.take().unwrap().messages
    }

    #[test]
    fn a_slow_connection_skips_views_but_no_news() {
        let mut outbox = Outbox::default();
        outbox.put(Note::Begin { told: 3, reset: false });
        outbox.put(Note::News(vec![text("1")]));
        outbox.put(view(4));
        outbox.put(Note::News(vec![text("2"), text("3")]));
        outbox.put(view(5));
        outbox.put(Note::Answer(json(&ServerMessage::Done { id: 1, seq: 5 })));
        let expected = [
            r#"{"type":"done","id":1,"seq":5}"#,
            r#"{"type":"table","after":3,"news":[1,2,3],"seq":5,"you":{},"view":null}"#,
        ];
        assert_eq!(messages(&mut outbox), expected);
        assert_eq!(outbox.take(), None);
        outbox.put(view(6));
        assert_eq!(
            messages(&mut outbox),
            [r#"{"type":"table","after":5,"news":[],"seq":6,"you":{},"view":null}"#]
        );
    }

    #[test]
    fn who_reads_too_little_starts_afresh() {
        let mut outbox = Outbox::default();
        (0..=MOST_NEWS).for_each(|_| outbox.put(Note::News(vec![text("1")])));
        outbox.put(view(900));
        let expected = [
            r#"{"type":"reset"}"#,
            r#"{"type":"table","after":900,"news":[],"seq":900,"you":{},"view":null}"#,
        ];
        assert_eq!(messages(&mut outbox), expected);
    }

    #[test]
    fn who_takes_no_answers_is_told_goodbye() {
        let mut outbox = Outbox::default();
        (0..=MOST_ANSWERS).for_each(|_| outbox.put(Note::Answer("{}".to_owned())));
        let parcel = outbox.take().unwrap();
        assert!(parcel.closes && parcel.messages.last().unwrap().contains("too_slow"), "{parcel:?}");
    }

    #[test]
    fn the_first_bye_is_the_last_message() {
        let mut outbox = Outbox::default();
        outbox.bye(Bye::TakenOver);
        outbox.bye(Bye::Stopping);
        let parcel = outbox.take().unwrap();
        assert!(parcel.closes && parcel.messages[0].contains("taken_over"), "{parcel:?}");
    }
}
