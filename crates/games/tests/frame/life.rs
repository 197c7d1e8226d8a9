//! The life of a table: what a server does with sockets, timers and a log, without them.

use crate::cast::{ANNA, CHARACTERS, CODES, FIRST, LEVELS, NAMES, NEXT, OPENED, opening, rounds};
use game::frame::Request;
use game::{Chance, Connection, FrameEvent, Guest, Refusal, Seat, Span, Stamp, Story, Table, TableEvent};
use game::{Time, World};
use games::letramix::{DICE, Event, Face, LetraMix, Options, Phase};
use serde::Serialize;
use serde_json::{Value, json};
use words::{Letter, Lexicon};

/// No table of these tests needs so many rolls and layouts.
const MOST_TURNS: usize = 1000;

/// A table, all that has happened there, and the server's clock.
pub struct Life {
    pub table: Table<LetraMix>,
    pub events: Vec<TableEvent<LetraMix>>,
    /// What everybody was told of the last row.
    pub news: Vec<Value>,
    pub now: Stamp,
    chance: Chance,
    sockets: u32,
}

impl Life {
    pub fn open(opening: &FrameEvent<Options>) -> Self {
        let table = Table::from_opening(opening).unwrap();
        let events = vec![TableEvent::Frame(opening.clone())];
        Self { table, events, news: vec![], now: OPENED, chance: Chance::from_seed(1975), sockets: 0 }
    }

    /// A table where so many persons have sat down and are here; Anna is the host.
    pub fn lobby(persons: usize) -> Self {
        Self::lobby_with(&opening(Options::default()), persons)
    }

    pub fn lobby_with(opening: &FrameEvent<Options>, persons: usize) -> Self {
        let mut life = Self::open(opening);
        for name in &NAMES[..persons] {
            let guest = life.sit(name).unwrap();
            life.comes(guest);
        }
        life
    }

    /// A table that is played, and that the first seat begins.
    pub fn playing(persons: usize) -> Self {
        Self::playing_with(Options::default(), persons, FIRST)
    }

    pub fn playing_with(options: Options, persons: usize, first: Seat) -> Self {
        let mut opening = opening(options);
        if let FrameEvent::Opened { starter, .. } = &mut opening {
            *starter = Some(first);
        }
        let mut life = Self::lobby_with(&opening, persons);
        life.does(ANNA, "start").unwrap();
        life
    }

    /// A table that has been played to its end.
    pub fn over(persons: usize) -> Self {
        let mut life = Self::playing_with(rounds(1), persons, FIRST);
        life.play_to_end();
        life
    }

    pub fn sit(&mut self, name: &str) -> Result<Guest, &'static str> {
        let before = self.table.clone();
        let events = self.table.sit(name, 0, None).map_err(|refusal| self.refused(&before, &refusal))?;
        let guest = events.iter().find_map(|event| match event {
            FrameEvent::Sat { guest, .. } => Some(*guest),
            _ => None,
        });
        self.row(events);
        Ok(guest.unwrap())
    }

    /// Something about the table, as it comes over the socket.
    pub fn arrange(&mut self, guest: Guest, action: Value) -> Result<(), &'static str> {
        let before = self.table.clone();
        let rematch = (action["do"] == "rematch").then_some(NEXT);
        let request = Request { guest, now: self.now, levels: LEVELS, characters: CHARACTERS, rematch };
        let action = serde_json::from_value(action).unwrap();
        let events =
            self.table.arrange(action, request).map_err(|refusal| self.refused(&before, &refusal))?;
        self.row(events);
        Ok(())
    }

    /// An arrangement without anything besides.
    pub fn does(&mut self, guest: Guest, what: &str) -> Result<(), &'static str> {
        self.arrange(guest, json!({"do": what}))
    }

    /// Something of the game, as it comes over the socket.
    pub fn act(&mut self, seat: Seat, action: Value) -> Result<(), &'static str> {
        let action = serde_json::from_value(action).unwrap();
        let (now, moment) = (self.time(), self.table.state.moment);
        self.tell(now, |story| story.act(seat, moment, action)).map_err(|refusal| said_well(&refusal))
    }

    /// A socket of this person says hello.
    pub fn comes(&mut self, guest: Guest) {
        self.sockets += 1;
        let connection = Connection { node: 7, socket: self.sockets };
        let seat = self.seat(guest);
        self.row(self.table.came(seat, connection, self.now));
    }

    /// This person has been disconnected for 5 seconds.
    pub fn goes(&mut self, guest: Guest) {
        self.row(vec![FrameEvent::Went { seat: self.seat(guest) }]);
    }

    /// The clock rests from now on, if the frame agrees.
    pub fn rests(&mut self) -> bool {
        let event = self.table.rest(self.time());
        let rests = event.is_some();
        self.row(event.into_iter().collect());
        rests
    }

    /// The table where these players play again.
    pub fn rematch(&mut self, guest: Guest) -> Self {
        let mut events = self.table.rematch_events(guest, "NEUE".to_owned(), self.now).into_iter();
        self.does(guest, "rematch").unwrap();
        let mut again = Self::open(&events.next().unwrap());
        again.row(events.collect());
        again
    }

    /// Time passes, and what is due happens at the very time it is due.
    pub fn wait(&mut self, span: Span) {
        let until = self.now + span;
        while let Some((due, stamp)) = self.due().filter(|(_, stamp)| *stamp <= until) {
            self.now = self.now.max(stamp);
            let seen = self.events.len();
            let _ = self.tell(due, |story| {
                story.tick();
                Ok(())
            });
            assert!(self.events.len() > seen, "nothing happens at {due:?}");
        }
        self.now = until;
    }

    /// The next deadline, by table time and by the server's clock.
    pub fn due(&self) -> Option<(Time, Stamp)> {
        let due = self.table.deadline()?;
        Some((due, self.table.frame.clock.stamp_of(due)?))
    }

    /// Everybody rolls and lays nothing until it is over.
    pub fn play_to_end(&mut self) {
        for _ in 0..MOST_TURNS {
            match self.table.state.phase.clone() {
                Phase::ToRoll { seat, .. } => self.act(seat, json!({"do": "roll"})).unwrap(),
                Phase::Laying(laying) => {
                    self.act(laying.seat.unwrap(), json!({"do": "finish", "layout": []})).unwrap();
                }
                Phase::Over { .. } => return,
                phase => panic!("nobody can go on: {phase:?}"),
            }
        }
        panic!("it does not end");
    }

    /// The cup is emptied, and the dice show these letters.
    pub fn roll(&mut self, letters: &str) {
        let dice: Vec<Face> =
            letters.bytes().map(|letter| Face::Letter(Letter::from_ascii(letter).unwrap())).collect();
        assert_eq!(dice.len(), DICE);
        let event = TableEvent::Game(Event::Rolled { dice, at: self.time(), out: vec![] });
        self.table.apply(&event);
        self.events.push(event);
    }

    pub fn time(&self) -> Time {
        self.table.frame.clock.time_at(self.now)
    }

    pub fn seat(&self, guest: Guest) -> Seat {
        self.table.seats.seat_of(guest).unwrap()
    }

    /// The frame as it goes out.
    pub fn frame(&self) -> Value {
        written(&self.table.frame_view())
    }

    /// Who sits there, from the first seat to the left.
    pub fn names(&self) -> Vec<String> {
        self.table.frame_view().seats.into_iter().map(|place| place.name).collect()
    }

    /// Who is to roll.
    pub fn to_roll(&self) -> Option<Seat> {
        match self.table.state.phase {
            Phase::ToRoll { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// What one decision about the frame brought.
    pub fn row(&mut self, events: Vec<FrameEvent<Options>>) {
        let now = self.time();
        let _ = self.tell(now, |story| {
            story.arrange(events);
            Ok(())
        });
    }

    /// Lets something happen at this table time; what everybody is told of it is the news.
    fn tell(
        &mut self,
        now: Time,
        decide: impl FnOnce(&mut Story<'_, LetraMix>) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let mut chance = self.chance.fork();
        let world = World { now, lag: Span::default(), chance: &mut chance, lexicon: Lexicon::german() };
        let mut story = Story::new(&self.table, world, &[None]);
        decide(&mut story)?;
        self.news.clear();
        if let Some(decided) = story.end() {
            self.news.extend(decided.news.iter().flatten().flatten().map(written));
            self.table = decided.after;
            self.events.extend(decided.events);
        }
        Ok(())
    }

    /// A refusal of the frame: documented, with its reason in both languages, and nothing has changed.
    fn refused(&self, before: &Table<LetraMix>, refusal: &Refusal) -> &'static str {
        assert_eq!(*before, self.table);
        assert!(CODES.contains(&refusal.code), "the protocol does not know {}", refusal.code);
        said_well(refusal)
    }
}

fn said_well(refusal: &Refusal) -> &'static str {
    for sentence in [&refusal.sentence.de, &refusal.sentence.en] {
        assert!(sentence.ends_with('.') && sentence.len() > 5, "{refusal:?}");
    }
    assert_ne!(refusal.sentence.de, refusal.sentence.en);
    refusal.code
}

pub fn written(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).unwrap()
}
