//! Commands of people with a seat: each is counted once, whatever the network does.

use super::rows::NotCounted;
use super::{Asking, Live, Wish};
use crate::figures::add;
use crate::hub::open_table;
use crate::message::ServerMessage;
use crate::outbox::Outbox;
use crate::replica::Replica;
use crate::row::draw_code;
use ::bots::Levels;
use game::frame::Asked;
use game::{FrameAction, FrameEvent, Guest, Moment, Refusal, Span, Stamp, TableEvent};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

impl<R: Levels> Live<R> {
    /// Answers a wish from a socket; one that is not (or no longer) known here gets none.
    pub(super) async fn asked(&mut self, asking: Asking) {
        let Asking { socket, id, at, lag, wish } = asking;
        let Some(place) = self.sockets.iter().find(|s| s.number == socket) else { return };
        let (guest, outbox) = (place.guest, place.outbox.clone());
        if let Wish::Ask(question) = wish {
            return self.question(id, question, guest, outbox);
        }
        let Some(guest) = guest else {
            return outbox.answer(&ServerMessage::Refused { id, refusal: &Refusal::no_seat() });
        };
        if let Err(refusal) = self.command(guest, id, at, lag, wish, &outbox).await {
            add(&self.shared.figures.refused, 1);
            outbox.answer(&ServerMessage::Refused { id, refusal: &refusal });
        }
    }

    /// Carries out a command, unless it has counted already.
    async fn command(
        &mut self,
        guest: Guest,
        id: u32,
        at: Stamp,
        lag: Span,
        wish: Wish,
        outbox: &Outbox,
    ) -> Result<(), Refusal> {
        let (last, seq) = self.replica.last(guest);
        if id <= last && id > 0 {
            outbox.answer(&ServerMessage::Done { id, seq });
            return Ok(());
        }
        if id != last + 1 {
            return Err(bad_id(last + 1));
        }
        if !self.settle(at).await {
            return Err(unavailable());
        }
        let counted = match wish {
            Wish::Act { moment, action } => self.act(guest, id, at, lag, moment, &action).await,
            Wish::Arrange { action } => self.arrange(guest, id, at, &action).await,
            Wish::Ask(_) => Ok(()),
        };
        counted.map_err(|why| match why {
            NotCounted::Refused(refusal) => refusal,
            NotCounted::Unavailable => unavailable(),
        })
    }

    async fn act(
        &mut self,
        guest: Guest,
        id: u32,
        at: Stamp,
        lag: Span,
        moment: Moment,
        action: &RawValue,
    ) -> Result<(), NotCounted> {
        let action: R::Action = read(action)?;
        let decision = self.by(guest, Some(id), at);
        self.write(decision, |live| {
            let seat = live.replica.table.seats.seat_of(guest).ok_or_else(Refusal::no_seat)?;
            let now = live.table_time(at);
            let events =
                live.in_world(now, lag, |table, world| table.decide(seat, moment, action.clone(), world))?;
            Ok(events.into_iter().map(TableEvent::Game).collect())
        })
        .await
    }

    async fn arrange(
        &mut self,
        guest: Guest,
        id: u32,
        at: Stamp,
        action: &RawValue,
    ) -> Result<(), NotCounted> {
        let action: FrameAction<R::Options> = read(action)?;
        let rematch = match action {
            FrameAction::Rematch {} => Some(self.open_rematch(guest).await?),
            _ => None,
        };
        let levels = R::level_names();
        let decision = self.by(guest, Some(id), at);
        self.write_frame(decision, |live| {
            let now = at.max(live.replica.at);
            let asked = Asked { guest, now, levels: &levels, rematch: rematch.as_deref() };
            live.replica.table.arrange(action.clone(), asked)
        })
        .await
    }

    /// Opens the table where it goes on.
    async fn open_rematch(&mut self, guest: Guest) -> Result<String, NotCounted> {
        self.replica.table.may_rematch(guest)?;
        let table = self.replica.table.clone();
        let opening = |chance: &mut game::Chance| {
            vec![TableEvent::<R>::Frame(table.rematch_opening(guest, draw_code(chance)))]
        };
        let opened = open_table(&self.shared, opening).await;
        opened.map(|(id, _)| id.as_str().to_owned()).map_err(|_| NotCounted::Unavailable)
    }

    /// So many guests' numbers are left out before a new one. A shared log may lose the row in which somebody sat down: nobody
    /// who comes later may have their number, or their secret would open both seats.
    fn left_out(&self, at: Stamp) -> u16 {
        let Replica { id, mark, .. } = &self.replica;
        if self.shared.log.is_shared() { self.shared.signer.left_out(id, *mark, at) } else { 0 }
    }

    /// Somebody wants a seat.
    pub(super) async fn sit(&mut self, name: &str) -> Result<Guest, Refusal> {
        let mut guest = Guest::new(0);
        let decision = self.by_nobody(self.shared.clock.now());
        let sat = self.write_frame(decision, |live| {
            let events = live.replica.table.sit(name, live.left_out(decision.at))?;
            if let Some(FrameEvent::Sat { guest: seated, .. }) = events.first() {
                guest = *seated;
            }
            Ok(events)
        });
        match sat.await {
            Ok(()) => Ok(guest),
            Err(NotCounted::Refused(refusal)) => Err(refusal),
            Err(NotCounted::Unavailable) => Err(unavailable()),
        }
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
        format!("Die Nummer passt nicht: als Nächstes kommt {next}."),
        format!("The id does not fit: the next one is {next}."),
    )
}

/// The log cannot be reached.
pub(crate) fn unavailable() -> Refusal {
    let sentence = crate::message::Bye::Unavailable.sentence();
    Refusal { code: "unavailable", sentence }
}
