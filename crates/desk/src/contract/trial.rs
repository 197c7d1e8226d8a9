//! A table that is played at random, at a desk.

use super::checked;
use super::player::{Answer, Player, raw};
use crate::desk::Setup;
use crate::input::Order;
use crate::local::Local;
use game::frame::HouseWords;
use game::sample::Sample;
use game::{
    Chance, FrameEvent, Guest, Occupant, Presence, Race, Seat, Span, Stamp, State, Table, TableEvent, Time,
};
use serde_json::{Value, json};

/// When trials begin.
const START: Stamp = Stamp::from_millis(1_800_000_000_000);

/// What all persons are called, with a number. No game knows it by another way.
pub(super) const NAME: &str = "Pérsøn";

/// A table with a person at each seat, and one who watches.
pub(super) struct Trial<R: Sample> {
    pub(super) local: Local<R>,
    players: Vec<Player>,
    watcher: Player,
    connections: u32,
    pub(super) refused: u64,
    pub(super) acknowledged: u64,
}

impl<R: Sample> Trial<R> {
    /// Everybody comes, and the host starts.
    pub(super) fn begin(chance: &mut Chance) -> Self {
        let (options, seats) = checked::<R>(chance);
        let guests = (0..seats as u32).map(Guest::new);
        let person = |guest: Guest| Occupant::Person { name: format!("{NAME}{}", guest.number()), guest };
        let opened = FrameEvent::Opened {
            game: R::NAME.to_owned(),
            code: "BABA".to_owned(),
            public: false,
            options,
            house: HouseWords::default(),
            seats: guests.clone().map(person).collect(),
            host: None,
            starter: None,
        };
        let setup = Setup::local(&[], true);
        let local = Local::open(setup, &[TableEvent::Frame(opened)], chance.fork(), START);
        let mut trial = Self {
            local: local.unwrap_or_else(|| panic!("the table does not open")),
            players: guests.map(|guest| Player::new(Some(guest))).collect(),
            watcher: Player::new(None),
            connections: 0,
            refused: 0,
            acknowledged: 0,
        };
        trial.watcher.connect(&mut trial.local, 0);
        (0..seats).for_each(|seat| trial.connect(Seat::new(seat as u8)));
        let started = trial.arrange(Seat::new(0), &json!({"do": "start"}));
        assert!(matches!(started, Answer::Done), "the sample's options are refused: {started:?}");
        trial
    }

    pub(super) fn table(&self) -> &Table<R> {
        self.local.table()
    }

    pub(super) fn is_over(&self) -> bool {
        self.table().outcome().is_some()
    }

    /// Table time.
    pub(super) fn time(&self) -> Time {
        self.table().frame.clock.time_at(self.local.now())
    }

    fn connect(&mut self, seat: Seat) {
        self.connections += 1;
        self.players[seat.index()].connect(&mut self.local, self.connections);
    }

    fn arrange(&mut self, seat: Seat, action: &Value) -> Answer {
        self.players[seat.index()].command(&mut self.local, Order::Arrange { action: raw(action) })
    }

    /// One step: mostly somebody acts, sometimes time passes, somebody comes, goes or leaves.
    pub(super) fn step(&mut self, chance: &mut Chance) {
        let seats: Vec<Seat> = self.table().seats.iter().collect();
        let Some(seat) = chance.pick(&seats) else { return };
        match chance.below(100) {
            0 => self.players[seat.index()].disconnect(&mut self.local),
            1..4 if self.table().seats.presence(seat) != Presence::Gone => self.connect(seat),
            4 if self.table().seats.playing().count() > 1 => self.leave(seat),
            5..9 => self.wait_for_deadline(),
            9..20 => self.wait(Span::from_millis(chance.below(20_000) as u64)),
            _ if self.players[seat.index()].is_connected() => self.act(seat, chance),
            _ => {}
        }
    }

    /// Somebody tries something. Refused, it has left no trace; acknowledged, it is in the log.
    fn act(&mut self, seat: Seat, chance: &mut Chance) {
        self.players[seat.index()].hear_out(&mut self.local);
        if !self.players[seat.index()].is_connected() || self.is_over() {
            return;
        }
        let races = self.table().race() != Race::None;
        let (action, moment) = (R::action(self.table(), seat, chance), self.table().state.moment());
        let (before, id) = (self.local.rows().len(), self.players[seat.index()].next_id());
        let order = Order::Act { moment, action: raw(&action) };
        let answer = self.players[seat.index()].command(&mut self.local, order);
        let guest = self.players[seat.index()].guest;
        let is_own = |row: &crate::row::Row| (row.actor, row.id) == (guest, Some(id));
        let own = self.local.rows()[before..].iter().filter(|row| is_own(row)).count();
        match answer {
            Answer::Done => {
                self.acknowledged += 1;
                assert_eq!(own, 1, "an acknowledged command is not in the log: {action:?}");
            }
            Answer::Refused(refusal) => {
                self.refused += 1;
                assert_eq!(own, 0, "a refused command is in the log: {action:?}");
                let ends = |sentence: &Value| sentence.as_str().is_some_and(|s| s.ends_with('.'));
                let sentence = &refusal["sentence"];
                assert!(ends(&sentence["de"]) && ends(&sentence["en"]), "{refusal}");
                assert!(refusal["code"].as_str().is_some_and(|code| !code.is_empty()), "{refusal}");
            }
            Answer::None => assert!(races, "{action:?} was not answered"),
        }
    }

    /// Somebody leaves for good.
    pub(super) fn leave(&mut self, seat: Seat) {
        if self.table().seats.presence(seat) == Presence::Gone {
            return;
        }
        if !self.players[seat.index()].is_connected() {
            self.connect(seat);
        }
        self.players[seat.index()].hear_out(&mut self.local);
        self.arrange(seat, &json!({"do": "leave"}));
        self.players[seat.index()].hear_out(&mut self.local);
        self.players[seat.index()].disconnect(&mut self.local);
    }

    fn wait(&mut self, span: Span) {
        self.local.wait_until(self.local.now() + span);
    }

    /// Until the next deadline has been fired.
    pub(super) fn wait_for_deadline(&mut self) {
        let table = self.table();
        let due = table.deadline().and_then(|time| table.frame.clock.stamp_of(time));
        if let Some(due) = due {
            // Deadlines are fired a little late, so that what was sent in time counts.
            self.local.wait_until(due + Span::from_millis(200));
        }
    }

    /// Rows are numbered without holes, none is empty, and time only grows.
    pub(super) fn check_log(&self, seed: u64) {
        let rows = self.local.rows();
        for (row, seq) in rows.iter().zip(1..) {
            assert_eq!(row.seq, seq, "table {seed}: a hole in the log");
            assert_ne!(row.events, "[]", "table {seed}: a decision without an event");
        }
        assert!(rows.is_sorted_by_key(|row| row.at), "table {seed}: time went back");
    }

    /// Everybody who is connected sees what the table is, and so does the public.
    pub(super) fn check_views(&mut self, seed: u64) {
        let Self { local, players, watcher, .. } = self;
        for player in players.iter_mut().chain([watcher]).filter(|player| player.is_connected()) {
            player.listen(local);
            if !player.is_connected() {
                continue; // It was told goodbye.
            }
            let table = local.table();
            let viewer = table.viewer(player.guest);
            let expected = serde_json::to_value(table.view(viewer)).unwrap_or_default();
            assert_eq!(player.last["view"], expected, "table {seed}: {viewer:?} sees something else");
        }
        assert!(self.watcher.is_connected(), "table {seed}: the public was sent away");
    }
}
