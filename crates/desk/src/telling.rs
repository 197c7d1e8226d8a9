//! What is told to whom: news at once, views whole, and only to those who look.

use crate::connections::Attached;
use crate::desk::Desk;
use crate::message::{You, json};
use crate::outbox::{Note, Shown};
use crate::output::Output;
use crate::row::{Mark, Seq, TableId};
use game::frame::{FrameView, NextView, Stage};
use game::{EventNews, Guest, Listener, Moment, Rules, Span, Stamp, TableEvent, TableNews};
use serde::Serialize;
use std::sync::Arc;

/// Views of a change without news wait so long for the next change.
const VIEW_WINDOW: Span = Span::from_millis(250);

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
struct Scene<R: Rules> {
    view: Option<R::View>,
    text: Arc<str>,
}

impl<R: Rules> Desk<R> {
    /// Tells what has happened: news at once; the one who acted sees the result at once, too.
    pub(crate) fn tell(&mut self, events: &[TableEvent<R>], news: &[EventNews<R>], actor: Option<Guest>) {
        let has_news = self.send_news(news);
        let of_the_frame = events.iter().any(|event| matches!(event, TableEvent::Frame(_)));
        if of_the_frame {
            self.look_around();
        }
        if self.is_sealed() {
            self.unseen = true;
            self.shown.get_or_insert(self.now);
            return;
        }
        let is_quiet = self.shown.is_none_or(|shown| shown + VIEW_WINDOW <= self.now);
        if of_the_frame || is_quiet || has_news {
            self.show_all();
        } else {
            self.unseen = true;
            self.show_to(actor);
        }
    }

    /// Sends news to those who are told any; the same news are written once.
    fn send_news(&mut self, news: &[EventNews<R>]) -> bool {
        let mut told: Vec<Vec<Arc<str>>> = vec![Vec::new(); self.listeners.len()];
        for of_event in news {
            let mut last: Option<(&TableNews<R::News>, Arc<str>)> = None;
            for (new, told) in of_event.iter().zip(&mut told) {
                let Some(new) = new else { continue };
                let text = match last.take() {
                    Some((same, text)) if same == new => text,
                    _ => Arc::from(json(new)),
                };
                told.push(Arc::clone(&text));
                last = Some((new, text));
            }
        }
        let has_news = told.iter().any(|told| !told.is_empty());
        for (listener, told) in self.listeners.iter().zip(told).filter(|(_, told)| !told.is_empty()) {
            for attached in self.connections.iter().filter(|c| c.guest == *listener) {
                let (connection, note) = (attached.number, Note::News(told.clone()));
                self.out.push(Output::Send { connection, note });
            }
        }
        has_news
    }

    pub(crate) fn show_to(&mut self, actor: Option<Guest>) {
        let Some(guest) = actor else { return };
        if let Some(i) = self.connections.iter().position(|c| c.guest == Some(guest)) {
            self.show_one(i);
        }
    }

    pub(crate) fn show_all(&mut self) {
        for attached in 0..self.connections.len() {
            self.connections[attached].covered = self.is_covered(self.connections[attached].lag);
        }
        self.show_those(false);
        if self.connections.iter().any(|attached| attached.covered) {
            self.show_those(true);
        }
        self.unseen = false;
        self.shown = Some(self.now);
    }

    /// Shows the table to those for whom something is covered, or to the others.
    fn show_those(&mut self, covered: bool) {
        let mut last = None;
        for listener in self.listeners.clone() {
            let is_meant = |c: &&Attached| c.guest == listener && c.covered == covered;
            if !self.connections.iter().any(|c| is_meant(&c)) {
                continue;
            }
            let scene = self.scene(listener, last, covered);
            let shown = self.shown(listener, &scene);
            for attached in self.connections.iter().filter(is_meant) {
                let (connection, note) = (attached.number, Note::View(shown.clone()));
                self.out.push(Output::Send { connection, note });
            }
            last = Some(scene);
        }
    }

    fn show_one(&mut self, i: usize) {
        let covered = self.is_covered(self.connections[i].lag);
        self.connections[i].covered = covered;
        let Attached { number: connection, guest, .. } = self.connections[i];
        let note = Note::View(self.shown_to(guest, covered));
        self.out.push(Output::Send { connection, note });
    }

    /// Is something still covered for who is so far away? It is sent so early that it is there in time.
    pub(crate) fn is_covered(&self, lag: Span) -> bool {
        let (table, there) = (&self.replica.table, self.now + lag);
        R::uncovered_at(table).is_some_and(|time| table.frame.clock.time_at(there) < time)
    }

    /// When somebody has to be shown what was covered.
    pub(crate) fn uncover_due(&self) -> Option<Stamp> {
        let table = &self.replica.table;
        let uncovered = R::uncovered_at(table).and_then(|time| table.frame.clock.stamp_of(time))?;
        self.connections.iter().filter(|c| c.covered).map(|c| uncovered - c.lag).min()
    }

    /// Shows what was covered to those for whom it is time.
    pub(crate) fn uncover_if_due(&mut self) {
        for i in 0..self.connections.len() {
            let Attached { covered, lag, .. } = self.connections[i];
            if covered && !self.is_covered(lag) {
                self.show_one(i);
            }
        }
    }

    /// When views that wait are to be sent.
    pub(crate) fn show_due(&self) -> Option<Stamp> {
        self.shown.filter(|_| self.unseen && !self.is_sealed()).map(|shown| shown + VIEW_WINDOW)
    }

    pub(crate) fn show_if_due(&mut self) {
        if self.show_due().is_some_and(|due| due <= self.now) {
            self.show_all();
        }
    }

    pub(crate) fn shown_to(&self, listener: Listener, covered: bool) -> Shown {
        self.shown(listener, &self.scene(listener, None, covered))
    }

    fn shown(&self, listener: Listener, scene: &Scene<R>) -> Shown {
        let (table, seq) = (&self.replica.table, self.replica.seq);
        let seat = listener.and_then(|guest| table.seats.seat_of(guest));
        let you = listener.zip(seat).map(|(guest, seat)| You { seat, last: self.replica.last(guest).0 });
        let own = json(&OwnPart { seq, moment: self.moment(), you });
        Shown { seq, own, scene: Arc::clone(&scene.text) }
    }

    /// What somebody sees, written; the last one's, if they see the same.
    fn scene(&self, listener: Listener, last: Option<Scene<R>>, covered: bool) -> Scene<R> {
        let table = &self.replica.table;
        let mut view = (table.frame.stage == Stage::Playing).then(|| table.view(table.viewer(listener)));
        if covered {
            view.iter_mut().for_each(R::cover);
        }
        match last {
            Some(last) if last.view == view && table.frame.next.is_none() => last,
            _ => {
                let (mark, frame) = (self.seal(self.replica.mark), self.frame_for(listener));
                let text = json(&SharedPart { mark, frame, view: &view });
                Scene { view, text: Arc::from(text) }
            }
        }
    }

    /// The frame; the same for everybody but for the secret of the next table.
    fn frame_for(&self, listener: Listener) -> FrameView<R::Options> {
        let table = &self.replica.table;
        let mut frame = table.frame_view();
        self.add_lines(&mut frame);
        if let Some(NextView { table: next, secret }) = &mut frame.next {
            let seated = listener.filter(|guest| table.seats.seat_of(*guest).is_some());
            let id = TableId::parse(next).or_else(|| TableId::parse_local(next));
            *secret = seated.zip(id).map(|(guest, id)| self.setup.signer.secret(&id, guest));
        }
        frame
    }

    /// By what clients say which past they know. A log that is not shared never loses rows, and needs none.
    pub(crate) fn seal(&self, mark: Mark) -> Option<u32> {
        self.setup.shared.then(|| self.setup.signer.seal(&self.replica.id, mark))
    }
}
