//! Plays a table from a script and writes down what happens.

use super::render::Record;
use game::play::Play;
use game::{
    Chance, Connection, FrameEvent, Guest, Occupant, Seat, Seats, Span, Story, Table, TableEvent, Thumb,
    World,
};
use games::wurf_und_wort::{Action, Card, Die, Event, Ground, Options, Phase, WurfUndWort};
use words::judge::HouseList;
use words::{Letter, Lexicon};

/// A table to be played.
pub struct Script {
    pub title: &'static str,
    pub options: Options,
    pub players: &'static [&'static str],
    pub rounds: Vec<Round>,
}

/// A card, its dice ("R1 -U 3") and what everybody does.
pub struct Round {
    pub theme: &'static str,
    pub factor: u8,
    pub dice: &'static str,
    pub deeds: Vec<Deed>,
}

/// What somebody does.
pub enum Deed {
    /// Presses so long after the reveal; it arrives after the lag.
    Press {
        seat: u8,
        after: u64,
        lag: u64,
    },
    Answer(u8, &'static str),
    BackOut(u8),
    Object(u8, u8, Ground),
    Appeal(u8),
    Thumb(u8, Thumb),
    Pass(Vec<u8>),
    Away(u8),
    Back(u8),
    Leaves(u8),
    Wait(u64),
}

/// Plays the table to its end; the text of all that happened.
pub fn play(script: &Script) -> String {
    let person =
        |(i, name): (u32, &&str)| Occupant::Person { name: (*name).to_owned(), guest: Guest::new(i) };
    let seats = Seats::new((0..).zip(script.players).map(person));
    let table = Table::begin(&script.options, seats, HouseList::default()).unwrap();
    let play = Play::begin(table, Chance::from_seed(1), Lexicon::german());
    let mut driver = Driver { play, record: Record::new(script), noted: 0 };
    for round in &script.rounds {
        driver.turn(round);
        round.deeds.iter().for_each(|deed| driver.act(deed));
        driver.settle();
    }
    driver.record.end(&driver.play.table)
}

struct Driver {
    play: Play<WurfUndWort>,
    record: Record,
    noted: usize,
}

impl Driver {
    /// The script's card in place of the one that was drawn.
    fn turn(&mut self, round: &Round) {
        self.play.table.state.played.pop();
        self.noted = self.play.events.len();
        let dice: Vec<Die> = round.dice.split(' ').map(die).collect();
        let card = Card {
            theme: round.theme.to_owned(),
            dice: dice.iter().map(|die| die.kind()).collect(),
            factor: round.factor,
        };
        let reveal = self.play.now;
        self.happen(Event::Turned { title: card.said(), card, dice, reveal });
        self.note();
    }

    fn happen(&mut self, event: Event) {
        let event = TableEvent::Game(event);
        self.play.table.apply(&event);
        self.play.events.push(event);
    }

    fn act(&mut self, deed: &Deed) {
        match deed {
            Deed::Press { seat, after, lag } => self.press(Seat::new(*seat), *after, *lag),
            Deed::Answer(seat, word) => self.does(*seat, Action::Answer { word: (*word).to_owned() }),
            Deed::BackOut(seat) => self.does(*seat, Action::BackOut {}),
            Deed::Object(seat, whose, ground) => {
                self.does(*seat, Action::Object { seat: Seat::new(*whose), ground: *ground });
            }
            Deed::Appeal(seat) => self.does(*seat, Action::Appeal {}),
            Deed::Thumb(seat, thumb) => self.does(*seat, Action::Thumb { thumb: *thumb }),
            Deed::Pass(seats) => {
                for seat in seats {
                    self.does(*seat, Action::Pass {});
                }
            }
            Deed::Away(seat) => self.frame(FrameEvent::Went { seat: Seat::new(*seat) }),
            Deed::Back(seat) => {
                self.frame(FrameEvent::Came { seat: Seat::new(*seat), connection: Connection::default() });
            }
            Deed::Leaves(seat) => self.frame(FrameEvent::Left { seat: Seat::new(*seat), kicked: false }),
            Deed::Wait(millis) => self.wait(Span::from_millis(*millis)),
        }
    }

    /// A press; who names a word then waits until it is decided who was first.
    fn press(&mut self, seat: Seat, after: u64, lag: u64) {
        let Phase::Searching(searching) = &self.play.table.state.phase else { panic!("nobody searches") };
        let pressed = searching.reveal + Span::from_millis(after);
        let lag = Span::from_millis(lag);
        let arrives = (pressed + lag).max(self.play.now);
        self.play.wait_until(arrives);
        let mut chance = Chance::from_seed(1);
        let world = World { now: arrives, lag, chance: &mut chance, lexicon: Lexicon::german() };
        let mut story = Story::new(&self.play.table, world, &[]);
        story.act(seat, story.before.state.moment, Action::Stop { pressed }).unwrap();
        let decided = story.end().unwrap();
        self.play.table = decided.after;
        self.play.events.extend(decided.events);
        self.note();
    }

    /// An action, a second after what was before; a window that is open is closed first.
    fn does(&mut self, seat: u8, action: Action) {
        self.wait(Span::from_secs(1));
        self.play.act(Seat::new(seat), action).unwrap();
        self.note();
    }

    fn frame(&mut self, event: FrameEvent<Options>) {
        self.wait(Span::from_secs(1));
        self.play.frame(event);
        self.note();
    }

    fn wait(&mut self, span: Span) {
        self.play.wait_until(self.play.now + span);
        self.note();
    }

    /// Until the round is over and the next card is turned, or the table is over.
    fn settle(&mut self) {
        let round = self.play.table.state.round();
        while self.play.table.state.round() == round && self.play.wait_for_deadline() {
            self.note();
        }
    }

    fn note(&mut self) {
        for event in &self.play.events[self.noted..] {
            self.record.note(self.play.now, event);
        }
        self.noted = self.play.events.len();
    }
}

/// "R1", "-U", "3", "3:1"
fn die(text: &str) -> Die {
    let letter = |text: &str| Letter::from_ascii(text.as_bytes()[0]).unwrap();
    match text.as_bytes() {
        [b'-', ..] => Die::MustNot { letter: letter(&text[1..]) },
        [b'0'..=b'9', ..] => {
            let (count, worth) = text.split_once(':').unwrap_or((text, "0"));
            Die::Syllables { count: count.parse().unwrap(), worth: worth.parse().unwrap() }
        }
        _ => Die::Must { letter: letter(text), worth: text[1..].parse().unwrap() },
    }
}
