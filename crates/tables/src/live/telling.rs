//! What is told to whom: news at once, views whole, and only to those who look.

use super::Live;
use crate::log::Unavailable;
use crate::message::{Hello, You, written};
use crate::outbox::Shown;
use crate::replica::{Replica, parse};
use crate::row::{Seq, TableId};
use ::bots::Levels;
use game::frame::{FrameView, NextView, Stage};
use game::{Guest, Moment, Table, TableEvent, TableNews, Viewer};
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

/// A change without news waits so long for company.
const COMPANY: Duration = Duration::from_millis(250);

/// News by who looks.
pub(super) type News = Vec<(Option<Guest>, Vec<Arc<str>>)>;

/// What a `table` message says to one viewer only.
#[derive(Serialize)]
struct OwnPart {
    seq: Seq,
    moment: Moment,
    you: Option<You>,
}

/// What a `table` message says to all who see the same.
#[derive(Serialize)]
struct SharedPart<F, V> {
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<u32>,
    frame: F,
    view: V,
}

/// What somebody sees, and the part of a `table` message that says so.
struct Scene<R: Levels> {
    view: Option<R::View>,
    text: Arc<str>,
}

impl<R: Levels> Live<R> {
    /// The table after these events, and what everybody who looks will be told of them.
    pub(super) fn foreseen(&self, events: &[TableEvent<R>]) -> (Table<R>, News) {
        let mut after = self.replica.table.clone();
        let mut news: News = self.lookers().into_iter().map(|guest| (guest, Vec::new())).collect();
        for event in events {
            let mut last: Option<(TableNews<R::News>, Arc<str>)> = None;
            for (guest, told) in &mut news {
                let Some(new) = after.news(event, viewer(&after, *guest)) else { continue };
                let text = match last {
                    Some((same, text)) if same == new => text,
                    _ => Arc::from(written(&new)),
                };
                told.push(Arc::clone(&text));
                last = Some((new, text));
            }
            after.apply(event);
        }
        (after, news)
    }

    /// Everybody who is connected, once.
    fn lookers(&self) -> Vec<Option<Guest>> {
        let mut guests: Vec<Option<Guest>> = self.sockets.iter().map(|s| s.guest).collect();
        guests.sort_unstable();
        guests.dedup();
        guests
    }

    /// Tells what has happened: news at once; the one who acted sees the result at once, too.
    pub(super) fn tell(&mut self, news: &News, events: &[TableEvent<R>], actor: Option<Guest>) {
        for (guest, told) in news.iter().filter(|(_, told)| !told.is_empty()) {
            self.sockets.iter().filter(|s| s.guest == *guest).for_each(|s| s.outbox.news(told));
        }
        let of_the_frame = events.iter().any(|event| matches!(event, TableEvent::Frame(_)));
        if of_the_frame {
            self.look_around();
        }
        let is_quiet = self.shown.is_none_or(|shown| shown.elapsed() >= COMPANY);
        if of_the_frame || is_quiet || news.iter().any(|(_, told)| !told.is_empty()) {
            self.show_all();
        } else {
            self.unseen = true;
            self.show_to(actor);
        }
    }

    pub(super) fn show_to(&self, actor: Option<Guest>) {
        if let Some(socket) = self.sockets.iter().find(|s| s.guest.is_some() && s.guest == actor) {
            socket.outbox.view(self.shown_to(actor));
        }
    }

    pub(super) fn show_all(&mut self) {
        let mut last = None;
        for guest in self.lookers() {
            let scene = self.scene(guest, last);
            let shown = self.shown(guest, &scene);
            for socket in self.sockets.iter().filter(|s| s.guest == guest) {
                socket.outbox.view(shown.clone());
            }
            last = Some(scene);
        }
        self.unseen = false;
        self.shown = Some(Instant::now());
    }

    /// When views that wait for company are to be sent.
    pub(super) fn show_due(&self) -> Option<Instant> {
        self.shown.filter(|_| self.unseen).map(|shown| shown + COMPANY)
    }

    pub(super) fn show_if_due(&mut self) {
        if self.show_due().is_some_and(|due| due <= Instant::now()) {
            self.show_all();
        }
    }

    pub(super) fn shown_to(&self, guest: Option<Guest>) -> Shown {
        self.shown(guest, &self.scene(guest, None))
    }

    fn shown(&self, guest: Option<Guest>, scene: &Scene<R>) -> Shown {
        let Replica { table, seq, .. } = &self.replica;
        let seat = guest.and_then(|guest| table.seats.seat_of(guest));
        let you = guest.zip(seat).map(|(guest, seat)| You { seat, last: self.replica.last(guest).0 });
        let own = written(&OwnPart { seq: *seq, moment: R::moment(&table.state), you });
        Shown { seq: *seq, own, scene: Arc::clone(&scene.text) }
    }

    /// What somebody sees, written; the last one's, if they see the same.
    fn scene(&self, guest: Option<Guest>, last: Option<Scene<R>>) -> Scene<R> {
        let table = &self.replica.table;
        let view = (table.frame.stage == Stage::Playing).then(|| R::view(table, viewer(table, guest)));
        match last {
            Some(last) if last.view == view && table.frame.next.is_none() => last,
            _ => {
                let (mark, frame) = (self.seal(&self.replica), self.frame_for(guest));
                let text = written(&SharedPart { mark, frame, view: &view });
                Scene { view, text: Arc::from(text) }
            }
        }
    }

    /// The frame; the same for everybody but for the secret of the next table.
    fn frame_for(&self, guest: Option<Guest>) -> FrameView<R::Options> {
        let table = &self.replica.table;
        let mut frame = table.frame_view();
        if let Some(NextView { table: next, secret }) = &mut frame.next {
            let seated = guest.filter(|guest| table.seats.seat_of(*guest).is_some());
            *secret =
                seated.zip(TableId::parse(next)).map(|(guest, id)| self.shared.signer.secret(&id, guest));
        }
        frame
    }

    /// By what clients say which past they know. A log that is not shared never loses rows, and needs none.
    fn seal(&self, replica: &Replica<R>) -> Option<u32> {
        self.shared.log.is_shared().then(|| self.shared.signer.seal(&replica.id, replica.mark))
    }

    /// The news of the rows after those that a client knows, as it was told then, from the log; `None` if the client knows
    /// rows that the log has lost.
    pub(super) async fn past_news(
        &self,
        guest: Option<Guest>,
        hello: &Hello,
    ) -> Result<Option<Vec<Arc<str>>>, Unavailable> {
        let rows = self.shared.log.read(self.replica.id.clone(), 0).await?;
        let damaged = || Unavailable("the log cannot be read".to_owned());
        let (past, missed) = rows.split_at((hello.seq as usize).min(rows.len()));
        let mut replica = Replica::<R>::of(past).ok().flatten().ok_or_else(damaged)?;
        if hello.mark.is_some() && hello.mark != self.seal(&replica) {
            return Ok(None);
        }
        let mut news = Vec::new();
        for row in missed.iter().take_while(|row| row.seq <= self.replica.seq) {
            for event in parse(row).map_err(|_| damaged())? {
                let table = &mut replica.table;
                news.extend(table.news(&event, viewer(table, guest)).map(|new| Arc::from(written(&new))));
                table.apply(&event);
            }
        }
        Ok(Some(news))
    }
}

fn viewer<R: Levels>(table: &Table<R>, guest: Option<Guest>) -> Viewer {
    guest.and_then(|guest| table.seats.seat_of(guest)).map_or(Viewer::Public, Viewer::Seat)
}
