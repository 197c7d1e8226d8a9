//! Commands of people with a seat: each is counted once, whatever the network does.

use crate::append::Unavailable;
use crate::desk::{Desk, Job};
use crate::input::{Command, Order};
use crate::message::{Bye, ServerMessage, json};
use crate::outbox::Note;
use crate::output::{Output, Report};
use crate::row::{Seq, TableId};
use crate::rows::{NotWritten, Then, Waiting};
use game::frame::Request;
use game::{Decided, FrameAction, FrameEvent, Guest, Moment, Refusal, Rules, Span};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

/// A command under way.
pub(crate) struct Commanding {
    command: Command,
    /// Another row came before it: it may have counted elsewhere meanwhile.
    pub(crate) contended: bool,
    /// The table that was opened for it, where it asks for a rematch.
    rematch: Option<String>,
}

impl Commanding {
    pub(crate) fn new(command: Command) -> Self {
        Self { command, contended: false, rematch: None }
    }

    pub(crate) fn connection(&self) -> u32 {
        self.command.connection
    }

    pub(crate) fn id(&self) -> u32 {
        self.command.id
    }

    /// Does it take part in a race?
    pub(crate) fn is_press<R: Rules>(&self) -> bool {
        match &self.command.order {
            Order::Act { action, .. } => {
                serde_json::from_str(action.get()).is_ok_and(|action| R::is_press(&action))
            }
            Order::Arrange { .. } => false,
        }
    }
}

/// Somebody who wants a seat.
pub(crate) struct Sitting {
    ticket: u32,
    name: String,
    /// Who they were.
    was: Option<Guest>,
    /// Who they will be.
    pub(crate) guest: Guest,
}

impl Sitting {
    pub(crate) fn new(ticket: u32, name: String, was: Option<Guest>) -> Self {
        Self { ticket, name, was, guest: Guest::new(0) }
    }
}

/// What a command comes to.
enum Verdict<R: Rules> {
    Decided(Option<Decided<R>>),
    /// A table has to be opened first.
    NeedsRematch(Guest),
}

impl<R: Rules> Desk<R> {
    /// Carries out a command, unless it has counted already. A connection that is not (or no longer) known gets no answer.
    pub(crate) fn command(&mut self, command: Box<Commanding>) {
        let (connection, id, at) = (command.connection(), command.id(), command.command.at);
        let Some(attached) = self.connection(connection) else { return };
        let Some(guest) = attached.guest else { return self.refuse(connection, id, &Refusal::no_seat()) };
        let (last, seq) = self.replica.last(guest);
        if id <= last && id > 0 {
            return self.has_counted(&command, guest, seq);
        }
        if id != last + 1 {
            return self.refuse(connection, id, &bad_id(last + 1));
        }
        if let Some((decided, due)) = self.settle(at) {
            return self.append(Job::Command(command), decided, Self::by_nobody(due), Then::GoOn);
        }
        match self.verdict(&command, guest) {
            Ok(Verdict::Decided(Some(decided))) => {
                self.append(Job::Command(command), decided, Self::by(guest, Some(id), at), Then::Finish);
            }
            // Nothing has happened: no rule does that, but who asks is not to wait for ever.
            Ok(Verdict::Decided(None)) => self.refuse(connection, id, &Refusal::not_now()),
            Ok(Verdict::NeedsRematch(by)) => {
                self.waiting = Some(Waiting::Rematch);
                self.current = Some(Job::Command(command));
                self.out.push(Output::OpenRematch { by });
            }
            Err(refusal) => self.refuse(connection, id, &refusal),
        }
    }

    /// The command has counted already. Where that was at another server just now, the view that shows it is due, too.
    fn has_counted(&mut self, command: &Commanding, guest: Guest, seq: Seq) {
        self.send_done(command.connection(), command.id(), seq);
        if command.contended {
            self.show_to(Some(guest));
        }
    }

    pub(crate) fn send_done(&mut self, connection: u32, id: u32, seq: Seq) {
        let note = Note::Answer(json(&ServerMessage::Done { id, seq }));
        self.out.push(Output::Send { connection, note });
    }

    pub(crate) fn refuse(&mut self, connection: u32, id: u32, refusal: &Refusal) {
        self.report(Report::Refused(refusal.code));
        let note = Note::Answer(json(&ServerMessage::Refused { id, refusal }));
        self.answer(Output::Send { connection, note });
    }

    fn verdict(&mut self, command: &Commanding, guest: Guest) -> Result<Verdict<R>, Refusal> {
        match &command.command.order {
            Order::Act { moment, action } => {
                let (action, lag) = (read(action)?, command.command.lag);
                self.has_room(R::is_draft(&action))?;
                self.act(guest, *moment, action, command.command.at, lag).map(Verdict::Decided)
            }
            Order::Arrange { action } => self.arrange(command, guest, read(action)?),
        }
    }

    /// Beyond a limit drafts are refused, and nothing else: a table must always be able to end.
    fn has_room(&self, for_draft: bool) -> Result<(), Refusal> {
        if for_draft && self.is_full() { Err(Refusal::table_full()) } else { Ok(()) }
    }

    fn act(
        &mut self,
        guest: Guest,
        moment: Moment,
        action: R::Action,
        at: game::Stamp,
        lag: Span,
    ) -> Result<Option<Decided<R>>, Refusal> {
        let seat = self.replica.table.seats.seat_of(guest).ok_or_else(Refusal::no_seat)?;
        let now = self.table_time(at);
        let mut story = self.story(now, lag);
        story.act(seat, moment, action)?;
        Ok(story.end())
    }

    fn arrange(
        &mut self,
        command: &Commanding,
        guest: Guest,
        action: FrameAction<R::Options>,
    ) -> Result<Verdict<R>, Refusal> {
        let at = command.command.at;
        self.has_room(action.is_draft())?;
        if matches!(action, FrameAction::Rematch {}) && command.rematch.is_none() {
            self.replica.table.may_rematch(guest)?;
            return Ok(Verdict::NeedsRematch(guest));
        }
        let now = at.max(self.replica.at);
        let rematch = command.rematch.as_deref();
        let characters = &self.setup.characters;
        let request = Request { guest, now, levels: &self.setup.levels, characters, rematch };
        let events = self.replica.table.arrange(action, request)?;
        Ok(Verdict::Decided(self.arranged(events, at)))
    }

    /// Events of the frame with what the rules make of them.
    pub(crate) fn arranged(
        &mut self,
        events: Vec<FrameEvent<R::Options>>,
        at: game::Stamp,
    ) -> Option<Decided<R>> {
        let now = self.table_time(at);
        let mut story = self.story(now, Span::default());
        story.arrange(events);
        story.end()
    }

    /// The table where it goes on has been opened, or not.
    pub(crate) fn rematch_opened(&mut self, table: Result<TableId, Unavailable>) {
        if !matches!(self.waiting, Some(Waiting::Rematch)) {
            return;
        }
        self.waiting = None;
        match (table, &mut self.current) {
            (Ok(table), Some(Job::Command(command))) => command.rematch = Some(table.as_str().to_owned()),
            _ => self.fail(NotWritten::Unavailable),
        }
    }

    /// Somebody wants a seat.
    pub(crate) fn sit(&mut self, mut sitting: Sitting) {
        let at = self.now;
        let events = match self.replica.table.sit(&sitting.name, self.left_out(), sitting.was) {
            Ok(events) => events,
            Err(refusal) => return self.seated(&sitting, Err(refusal)),
        };
        if let Some(FrameEvent::Sat { guest, .. }) = events.first() {
            sitting.guest = *guest;
        }
        if let Some(decided) = self.arranged(events, at) {
            let origin = Self::by(sitting.guest, None, at);
            self.append(Job::Sit(sitting), decided, origin, Then::Finish);
        }
    }

    pub(crate) fn seated(&mut self, sitting: &Sitting, outcome: Result<Guest, Refusal>) {
        self.out.push(Output::Seated { ticket: sitting.ticket, outcome });
    }

    /// So many guests' numbers are left out before a new one. A log may lose the row in which somebody sat down, by a
    /// failover or because an older backup was restored: nobody who comes later may have their number, or their secret
    /// would open both seats.
    fn left_out(&self) -> u16 {
        self.setup.signer.left_out(&self.replica.id, self.replica.mark, self.now)
    }
}

/// Reads an action.
fn read<T: DeserializeOwned>(action: &RawValue) -> Result<T, Refusal> {
    serde_json::from_str(action.get()).map_err(|_| {
        Refusal::new(
            "bad_action",
            "Diese Aktion gibt es nicht, oder ihre Angaben stimmen nicht.",
            "There is no such action, or its fields are not as they should be.",
        )
    })
}

fn bad_id(next: u32) -> Refusal {
    Refusal::new(
        "bad_id",
        format!("Die Nummer passt nicht: Als Nächstes kommt {next}."),
        format!("The id does not fit: the next one is {next}."),
    )
}

/// The log cannot be reached.
pub fn unavailable() -> Refusal {
    Refusal { code: "unavailable", sentence: Bye::Unavailable.sentence() }
}
