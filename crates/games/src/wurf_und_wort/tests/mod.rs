//! The rules, each test by the number of its rule in `rules/wurf-und-wort.md`.
//!
//! Not the engine's business, so without a test here:
//! - B.1, second half: paper and pencil; the engine writes the scores.
//! - B.19, second half: whether an anglicism is established is for the thumbs; that none is refused is tested with B19.

mod absence;
mod buzzer;
mod cards;
mod checks;
mod collecting;
mod deeds;
mod late;
mod naming;
mod rounds;
mod setup;
mod views;
mod votes;

use super::*;
use game::play::Play;
use game::{
    Chance, Connection, FrameEvent, GRACE, Guest, Moment, Occupant, Seat, Seats, Span, Story, TableEvent,
    Thumb, Time, Viewer, World,
};
use words::judge::HouseList;
use words::{Letter, Lexicon};

desk::contract_suite!(WurfUndWort);

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);
const DORA: Seat = Seat::new(3);

const MILLI: Span = Span::from_millis(1);

fn must(letter: u8, worth: u8) -> Die {
    Die::Must { letter: Letter::from_ascii(letter).unwrap(), worth }
}

fn must_not(letter: u8) -> Die {
    Die::MustNot { letter: Letter::from_ascii(letter).unwrap() }
}

const fn syllables(count: u8) -> Die {
    Die::Syllables { count, worth: 0 }
}

/// B.21: must R and H, must-not U.
fn sports() -> [Die; 3] {
    [must(b'R', 1), must(b'H', 2), must_not(b'U')]
}

/// A table in simulated time with cards and dice as the test wants them.
struct Trial {
    play: Play<WurfUndWort>,
}

impl Trial {
    /// A table that has begun.
    fn begin(options: &Options, players: u8) -> Self {
        let person = |i: u8| Occupant::Person { name: format!("P{i}"), guest: Guest::new(u32::from(i)) };
        let seats = Seats::new((0..players).map(person));
        let table = Table::begin(options, seats, HouseList::default()).unwrap();
        Self { play: Play::begin(table, Chance::from_seed(7), Lexicon::german()) }
    }

    /// A table of the default rules with this card, its dice uncovered.
    fn with(players: u8, theme: &str, factor: u8, dice: &[Die]) -> Self {
        let mut trial = Self::begin(&Options::default(), players);
        trial.turn(theme, factor, dice);
        trial
    }

    /// B.21: the example of the rules.
    fn sports(players: u8) -> Self {
        Self::with(players, "in-der-sportwelt", 2, &sports())
    }

    /// Another card in place of the one on the table, its dice uncovered.
    fn turn(&mut self, theme: &str, factor: u8, dice: &[Die]) {
        let kinds = dice.iter().map(|die| die.kind()).collect();
        let card = Card { theme: theme.to_owned(), dice: kinds, factor };
        self.play.table.state.played.pop();
        let title = card.said();
        let event = Event::Turned { card, title, dice: dice.to_vec(), reveal: self.play.now };
        self.play.table.apply(&TableEvent::Game(event));
    }

    fn state(&self) -> &State {
        &self.play.table.state
    }

    fn now(&self) -> Time {
        self.play.now
    }

    /// An action now; the code of the refusal if it is refused.
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), &'static str> {
        self.play.act(seat, action).map_err(|refusal| refusal.code)
    }

    /// A press that was made at `pressed` and arrives now, by who is so far away.
    fn press(&mut self, seat: Seat, pressed: Time, lag: Span) -> Result<(), &'static str> {
        self.press_of(self.state().moment, seat, pressed, lag)
    }

    /// The same, of this moment.
    fn press_of(&mut self, moment: Moment, seat: Seat, pressed: Time, lag: Span) -> Result<(), &'static str> {
        let (now, mut chance) = (self.now(), Chance::from_seed(1));
        let world = World { now, lag, chance: &mut chance, lexicon: Lexicon::german() };
        let mut story = Story::new(&self.play.table, world, &[]);
        story.act(seat, moment, Action::Stop { pressed }).map_err(|refusal| refusal.code)?;
        self.play.table = story.end().expect("something has happened").after;
        Ok(())
    }

    /// "Stopp", and it is decided who was first.
    fn stop(&mut self, seat: Seat) {
        let pressed = self.now();
        self.act(seat, Action::Stop { pressed }).unwrap();
        self.wait(Span::from_millis(250));
        assert!(matches!(&self.state().phase, Phase::Naming(naming) if naming.seat == seat));
    }

    fn answer(&mut self, seat: Seat, word: &str) -> Result<(), &'static str> {
        self.act(seat, Action::Answer { word: word.to_owned() })
    }

    /// "Stopp", and a word.
    fn say(&mut self, seat: Seat, word: &str) {
        self.stop(seat);
        self.answer(seat, word).unwrap();
    }

    fn object(&mut self, seat: Seat, whose: Seat, ground: Ground) -> Result<(), &'static str> {
        self.act(seat, Action::Object { seat: whose, ground })
    }

    fn thumb(&mut self, seat: Seat, thumb: Thumb) {
        self.act(seat, Action::Thumb { thumb }).unwrap();
    }

    fn pass(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.act(*seat, Action::Pass {}).unwrap();
        }
    }

    /// Time passes, and what is due happens.
    fn wait(&mut self, span: Span) {
        self.play.wait_until(self.play.now + span);
    }

    /// Nobody objects.
    fn wait_for_objections(&mut self) {
        self.wait(Span::from_secs(8));
        self.wait(GRACE);
    }

    fn goes_away(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Went { seat });
    }

    fn comes_back(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Came { seat, connection: Connection::default() });
    }

    fn leaves(&mut self, seat: Seat) {
        self.play.frame(FrameEvent::Left { seat, kicked: false });
    }

    fn scores(&self) -> &[i32] {
        &self.state().scores
    }

    /// What became of the round that is over.
    fn fates(&self) -> Vec<Fate> {
        let ended = self.state().ended().expect("the round is over");
        ended.entries.iter().map(|entry| entry.result).collect()
    }

    /// The only answer on the table.
    fn the_answer(&self) -> &Answer {
        &self.state().answers()[0]
    }

    fn is_over(&self) -> bool {
        self.play.table.outcome().is_some()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.play.table.view(viewer)
    }
}
