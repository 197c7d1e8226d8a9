//! What an action of the frame brings, or why it is refused.

use super::action::FrameAction;
use super::event::FrameEvent;
use super::limits::HouseWords;
use super::names::{checked_name, name_beside};
use super::{Closing, Stage};
use crate::clock::{Clock, Stopper};
use crate::refusal::Refusal;
use crate::rules::{Options, Race, Rules, State};
use crate::seat::{Connection, Guest, Occupant, Presence, Seat, Sign};
use crate::table::Table;
use crate::time::{Stamp, Time};

/// What comes with a question to the frame.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// Who asks.
    pub guest: Guest,
    /// When.
    pub now: Stamp,
    /// The levels of the game's computer players.
    pub levels: &'a [&'static str],
    /// Who computer players can be; each is at home at the level of the same number.
    pub characters: &'a [&'static str],
    /// The new table, already opened, where a rematch is asked for.
    pub rematch: Option<&'a str>,
}

type Events<R> = Result<Vec<FrameEvent<<R as Rules>::Options>>, Refusal>;

impl<R: Rules> Table<R> {
    /// A person wants to sit down; the first one is the host. While it is played, a computer player may make room. So many guests' numbers are left out. `was` is who they
    /// were at this table before.
    pub fn sit(&self, name: &str, left_out: u16, was: Option<Guest>) -> Events<R> {
        let seat = self.seats.with_room().filter(|_| self.is_under_way().is_ok());
        if seat.is_none() {
            self.takes_guests()?;
        }
        if was.is_some_and(|guest| self.frame.kicked.contains(&guest)) {
            return Err(Refusal::kicked());
        }
        if seat.is_none() {
            self.has_room()?;
        }
        let number = self.frame.guests.checked_add(left_out.into()).filter(|number| *number < u32::MAX);
        let guest = Guest::new(number.ok_or_else(Refusal::full)?);
        let name = name_beside(&checked_name(name)?, &self.seats.names())?;
        let mut events = vec![FrameEvent::Sat { guest, name, seat }];
        if self.frame.host.is_none() {
            events.push(FrameEvent::Host { guest: Some(guest) });
        }
        Ok(events)
    }

    /// Decides an action of the frame.
    pub fn arrange(&self, action: FrameAction<R::Options>, request: Request<'_>) -> Events<R> {
        let Some(own) = self.seats.seat_of(request.guest) else { return Err(Refusal::no_seat()) };
        self.is_open()?;
        match action {
            FrameAction::Leave {} => Ok(self.leave(own, false)),
            FrameAction::Kick { seat } => self.kick(seat, request),
            FrameAction::Host { seat } => self.hand_over(own, seat, request),
            FrameAction::Bot { level, character } => self.seat_bot(level, character, request),
            FrameAction::StandIn { seat, level } => self.stand_in(seat, level, request),
            FrameAction::Sign { sign } => self.choose_sign(own, sign),
            FrameAction::Ready { ready } => self.get_ready(own, ready),
            FrameAction::Options { options } => self.choose_options(options, request),
            FrameAction::House(words) => self.choose_house(words, request),
            FrameAction::Start {} => self.start(request),
            FrameAction::Pause {} => self.pause(request),
            FrameAction::Resume {} => self.resume(request),
            FrameAction::Hurry {} => self.hurry(),
            FrameAction::Rematch {} => self.rematch(request),
        }
    }

    /// A person is connected. That wakes a table that rests because nobody was there.
    pub fn came(&self, seat: Seat, connection: Connection, now: Stamp) -> Vec<FrameEvent<R::Options>> {
        let mut events = vec![FrameEvent::Came { seat, connection }];
        if self.frame.clock.stopper() == Some(Stopper::NobodyHere) && !self.is_over() {
            events.push(FrameEvent::Resumed { zero: self.frame.clock.zero_if_running_from(now) });
        }
        events
    }

    /// Nobody is there any more: the clock rests from this table time on.
    pub fn rest(&self, at: Time) -> Option<FrameEvent<R::Options>> {
        let runs = self.frame.clock.is_running() && !self.is_over();
        runs.then_some(FrameEvent::Paused { at, by: Stopper::NobodyHere })
    }

    /// Nobody is coming any more, or the operator wants it so: it ends without a result. `None` if it is over.
    pub fn close(&self, why: Closing) -> Option<FrameEvent<R::Options>> {
        (!self.is_over()).then_some(FrameEvent::Closed { why })
    }

    /// The first event of the table where these players play again. Who asks is the host there; the start goes to the
    /// left (C16).
    pub fn rematch_opening(&self, by: Guest, code: String) -> FrameEvent<R::Options> {
        let staying: Vec<Seat> = self.seats.playing().collect();
        let next = self.state.starter().map(|first| self.seats.left_of(first));
        let starter = next.and_then(|next| {
            let mut round = std::iter::successors(Some(next), |s| Some(self.seats.left_of(*s)));
            round.by_ref().take(self.seats.count()).find_map(|seat| staying.iter().position(|s| *s == seat))
        });
        let occupant = |seat: &Seat| self.seats.place(*seat).map(|p| p.occupant.clone());
        FrameEvent::Opened {
            game: R::NAME.to_owned(),
            code,
            public: self.frame.public,
            options: self.options.clone(),
            house: HouseWords::of(&self.house),
            seats: staying.iter().filter_map(occupant).collect(),
            host: Some(by),
            starter: starter.map(|i| Seat::new(i as u8)),
        }
    }

    /// All of the first row of the table where these players play again: everybody keeps their sign. Where nobody else has
    /// to come, it begins at once.
    pub fn rematch_events(&self, by: Guest, code: String, now: Stamp) -> Vec<FrameEvent<R::Options>> {
        let opened = self.rematch_opening(by, code);
        let can_start = Self::from_opening(&opened).is_some_and(|table| table.hindrance().is_none());
        let is_alone = self.seats.persons().all(|(_, guest)| guest == by);
        let signs = self.seats.playing().filter_map(|seat| self.seats.sign(seat));
        let signed = (0..).map(Seat::new).zip(signs).map(|(seat, sign)| FrameEvent::Signed { seat, sign });
        let started = (can_start && is_alone).then_some(FrameEvent::Started { zero: now });
        std::iter::once(opened).chain(signed).chain(started).collect()
    }

    /// May these players play again, and is it not arranged yet? There is no rematch of a table that was closed: it has no
    /// result, and nobody was there.
    pub fn may_rematch(&self, guest: Guest) -> Result<(), Refusal> {
        self.is_open()?;
        match (self.seats.seat_of(guest), self.outcome(), &self.frame.next) {
            (None, ..) => Err(Refusal::no_seat()),
            (Some(_), Some(_), None) => Ok(()),
            _ => Err(Refusal::not_now()),
        }
    }

    fn rematch(&self, request: Request<'_>) -> Events<R> {
        self.may_rematch(request.guest)?;
        let table = request.rematch.ok_or_else(Refusal::not_now)?;
        Ok(vec![FrameEvent::Rematch { table: table.to_owned() }])
    }

    /// Somebody leaves; the host's role goes to somebody who is there. Bots do not play on among themselves.
    fn leave(&self, seat: Seat, kicked: bool) -> Vec<FrameEvent<R::Options>> {
        let mut events = vec![FrameEvent::Left { seat, kicked }];
        let leaver = self.seats.place(seat).and_then(|p| p.occupant.guest());
        if self.is_under_way().is_ok() && self.seats.persons().all(|(other, _)| other == seat) {
            let bots = self.seats.playing().filter(|other| self.seats.is_bot(*other));
            events.extend(bots.map(|seat| FrameEvent::Left { seat, kicked: false }));
        }
        if leaver.is_some() && leaver == self.frame.host {
            let others = || self.seats.persons().filter(|(_, guest)| Some(*guest) != leaver);
            let here = self.seats.persons_here().find(|(_, guest)| Some(*guest) != leaver);
            let heir = here.or_else(|| others().next()).map(|(_, guest)| guest);
            events.push(FrameEvent::Host { guest: heir });
        }
        events
    }

    fn kick(&self, seat: Seat, request: Request<'_>) -> Events<R> {
        self.is_host(request.guest)?;
        let other = self.other_place(seat)?;
        // A bot that plays is not sent away: it would only cost its seat the points.
        if other.is_none() {
            self.in_lobby()?;
        }
        if other == Some(request.guest) {
            return Err(Refusal::not_now());
        }
        Ok(self.leave(seat, other.is_some()))
    }

    fn hand_over(&self, own: Seat, seat: Seat, request: Request<'_>) -> Events<R> {
        let Some(heir) = self.other_place(seat)? else { return Err(Refusal::no_such_seat()) };
        if Some(heir) == self.frame.host {
            return Err(Refusal::not_now());
        }
        let takes_over = own == seat && !self.host_is_here();
        if !takes_over {
            self.is_host(request.guest)?;
        }
        Ok(vec![FrameEvent::Host { guest: Some(heir) }])
    }

    fn seat_bot(&self, level: String, character: Option<String>, request: Request<'_>) -> Events<R> {
        self.is_host(request.guest)?;
        self.in_lobby()?;
        self.has_room()?;
        is_level(&level, request)?;
        let character = match character {
            Some(character) => Some(self.free_character(character, request)?),
            None => self.next_character(&level, request),
        };
        Ok(vec![FrameEvent::BotSat { level, character }])
    }

    /// Two of one table are two people.
    fn free_character(&self, character: String, request: Request<'_>) -> Result<String, Refusal> {
        if !request.characters.contains(&character.as_str()) {
            return Err(Refusal::new(
                "no_such_character",
                "Diesen Mitspieler gibt es nicht.",
                "There is no such player.",
            ));
        }
        if self.has_character(&character) {
            return Err(Refusal::new(
                "character_taken",
                format!("{character} sitzt schon am Tisch."),
                format!("{character} already sits at the table."),
            ));
        }
        Ok(character)
    }

    /// Who is at home at a level, or the next one who does not sit here yet.
    fn next_character(&self, level: &str, request: Request<'_>) -> Option<String> {
        let home = request.levels.iter().position(|known| *known == level)?;
        let count = request.characters.len();
        let in_turn = (0..count).map(|step| request.characters[(home + step) % count]);
        in_turn.into_iter().find(|name| !self.has_character(name)).map(str::to_owned)
    }

    fn has_character(&self, character: &str) -> bool {
        self.seats.iter().any(|seat| self.seats.character_at(seat) == Some(character))
    }

    fn stand_in(&self, seat: Seat, level: String, request: Request<'_>) -> Events<R> {
        self.is_host(request.guest)?;
        self.is_under_way()?;
        is_level(&level, request)?;
        match self.seats.place(seat) {
            Some(place) if place.presence == Presence::Away => Ok(vec![FrameEvent::StoodIn { seat, level }]),
            Some(_) => Err(Refusal::not_now()),
            None => Err(Refusal::no_such_seat()),
        }
    }

    fn choose_sign(&self, own: Seat, sign: Sign) -> Events<R> {
        self.in_lobby()?;
        if !sign.exists() {
            return Err(Refusal::new(
                "no_such_sign",
                "Dieses Zeichen gibt es nicht.",
                "There is no such sign.",
            ));
        }
        if self.seats.sign(own) != Some(sign) && self.seats.has_sign(sign) {
            return Err(Refusal::new(
                "sign_taken",
                "Dieses Zeichen hat schon jemand. Wähle ein anderes.",
                "Somebody has this sign already. Choose another one.",
            ));
        }
        Ok(vec![FrameEvent::Signed { seat: own, sign }])
    }

    fn get_ready(&self, own: Seat, ready: bool) -> Events<R> {
        self.in_lobby()?;
        Ok(vec![FrameEvent::Ready { seat: own, ready }])
    }

    fn choose_options(&self, options: R::Options, request: Request<'_>) -> Events<R> {
        self.is_host(request.guest)?;
        self.in_lobby()?;
        options.check().map_err(|bad| Refusal { code: "bad_options", sentence: bad.0 })?;
        Ok(vec![FrameEvent::Options { options }])
    }

    fn choose_house(&self, words: HouseWords, request: Request<'_>) -> Events<R> {
        self.is_host(request.guest)?;
        self.in_lobby()?;
        words.list()?;
        Ok(vec![FrameEvent::House(words)])
    }

    fn start(&self, request: Request<'_>) -> Events<R> {
        self.is_host(request.guest)?;
        self.in_lobby()?;
        if let Some(sentence) = self.hindrance() {
            return Err(Refusal { code: "cannot_start", sentence });
        }
        Ok(vec![FrameEvent::Started { zero: request.now }])
    }

    fn pause(&self, request: Request<'_>) -> Events<R> {
        self.is_host(request.guest)?;
        self.is_under_way()?;
        match self.frame.clock {
            Clock::Running { .. } => {
                let at = self.frame.clock.time_at(request.now);
                Ok(vec![FrameEvent::Paused { at, by: Stopper::Host }])
            }
            Clock::Stopped { .. } => Err(Refusal::paused()),
        }
    }

    fn resume(&self, request: Request<'_>) -> Events<R> {
        self.is_host(request.guest)?;
        self.is_under_way()?;
        if self.frame.clock.is_running() {
            return Err(Refusal::not_now());
        }
        Ok(vec![FrameEvent::Resumed { zero: self.frame.clock.zero_if_running_from(request.now) }])
    }

    /// Anybody may. Not where players race: a computer player that is hurried would press too early.
    fn hurry(&self) -> Events<R> {
        self.is_under_way()?;
        if !self.frame.clock.is_running() {
            return Err(Refusal::paused());
        }
        let has_bots = self.seats.playing().any(|seat| self.seats.bot_at(seat).is_some());
        if has_bots && self.race() == Race::None {
            Ok(vec![FrameEvent::Hurried {}])
        } else {
            Err(Refusal::not_now())
        }
    }

    fn is_host(&self, guest: Guest) -> Result<(), Refusal> {
        if self.frame.host == Some(guest) { Ok(()) } else { Err(Refusal::not_host()) }
    }

    fn host_is_here(&self) -> bool {
        self.seats.persons_here().any(|(_, guest)| Some(guest) == self.frame.host)
    }

    fn takes_guests(&self) -> Result<(), Refusal> {
        if R::LATE_COMERS && self.is_under_way().is_ok() { Ok(()) } else { self.in_lobby() }
    }

    fn is_open(&self) -> Result<(), Refusal> {
        if self.frame.closed.is_none() { Ok(()) } else { Err(Refusal::closed()) }
    }

    fn in_lobby(&self) -> Result<(), Refusal> {
        self.is_open()?;
        if self.frame.stage == Stage::Lobby { Ok(()) } else { Err(Refusal::not_now()) }
    }

    fn is_under_way(&self) -> Result<(), Refusal> {
        let plays = self.frame.stage == Stage::Playing && !self.is_over();
        if plays { Ok(()) } else { Err(Refusal::not_now()) }
    }

    fn has_room(&self) -> Result<(), Refusal> {
        if self.seats.count() < usize::from(R::SEATS.1) { Ok(()) } else { Err(Refusal::full()) }
    }

    /// Who sits there and has not left: a person's number, or `None` for a bot.
    fn other_place(&self, seat: Seat) -> Result<Option<Guest>, Refusal> {
        match self.seats.place(seat) {
            Some(place) if place.presence != Presence::Gone => Ok(match place.occupant {
                Occupant::Person { guest, .. } => Some(guest),
                Occupant::Bot { .. } => None,
            }),
            _ => Err(Refusal::no_such_seat()),
        }
    }
}

fn is_level(level: &str, request: Request<'_>) -> Result<(), Refusal> {
    if request.levels.contains(&level) { Ok(()) } else { Err(Refusal::no_such_level()) }
}
