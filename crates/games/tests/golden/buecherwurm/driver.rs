//! Plays a table from a seed and writes down what happens.

use super::render::Record;
use game::play::Play;
use game::{Chance, Guest, Occupant, Rules, Seat, Seats, Span, Table, Thumb, Viewer};
use games::buecherwurm::{Action, Buecherwurm, Die, Options, Phase, PhaseView, Round, Side};
use words::Lexicon;
use words::automaton::LetterSet;
use words::judge::HouseList;
use words::themes::{Theme, Wanted};

/// A table to be played.
pub struct Script {
    pub title: &'static str,
    pub options: Options,
    pub players: Vec<Player>,
    /// The side of the special die in the first round: the first seed is taken that brings it.
    pub side: Option<Side>,
}

/// Who sits there, how they play and vote.
pub struct Player {
    pub name: &'static str,
    habit: Habit,
    thumb: Thumb,
}

/// What is special about a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    /// Takes rivals' dice first.
    Steals,
    /// Takes the special die, or changes the theme, as soon as possible.
    LikesGreen,
    /// Says a word that there is not before each term, and gives up in every third round.
    Invents,
}

pub fn player(name: &'static str, habit: Habit, thumb: Thumb) -> Player {
    Player { name, habit, thumb }
}

/// Plays the table to its end; the text of all that happened.
pub fn play(script: &Script) -> String {
    let seed = (0..1_000).find(|&seed| first_side(script, seed) == script.side).unwrap();
    let play = begin(script, seed);
    let record = Record::new(script.title, seed, &table(script));
    let mut driver = Driver { script, play, record };
    driver.note();
    while Buecherwurm::outcome(&driver.play.table.state).is_none() {
        driver.step();
    }
    driver.record.finish(&driver.play.table)
}

fn table(script: &Script) -> Table<Buecherwurm> {
    let person = |(i, p): (u32, &Player)| Occupant::Person { name: p.name.to_owned(), guest: Guest::new(i) };
    let seats = Seats::new((0..).zip(&script.players).map(person));
    Table::begin(&script.options, seats, HouseList::default()).unwrap()
}

fn begin(script: &Script, seed: u64) -> Play<Buecherwurm> {
    Play::begin(table(script), Chance::from_seed(seed), Lexicon::german())
}

/// What the special die shows in the first round.
fn first_side(script: &Script, seed: u64) -> Option<Side> {
    let mut play = begin(script, seed);
    let Phase::Choosing { seat, .. } = play.table.state.phase else { return None };
    play.act(seat, Action::ChooseTheme { theme: 0 }).unwrap();
    play.table.state.round.and_then(|round| round.side)
}

struct Driver<'a> {
    script: &'a Script,
    play: Play<Buecherwurm>,
    record: Record,
}

impl Driver<'_> {
    fn step(&mut self) {
        self.play.wait_until(self.play.now + Span::from_secs(3));
        match self.play.table.state.phase.clone() {
            Phase::Choosing { seat, .. } => self.act(seat, Action::ChooseTheme { theme: 0 }),
            Phase::Turning { seat, .. } => self.act(seat, Action::TurnDie { side: Side::Not }),
            Phase::Voting(ballot) => {
                let voter = self.play.table.seats.iter().find(|seat| ballot.vote.awaits(*seat)).unwrap();
                let thumb = self.script.players[voter.index()].thumb;
                self.act(voter, Action::Thumb { thumb });
            }
            Phase::Naming { seat, .. } => self.name(seat),
            Phase::New | Phase::Over { .. } => unreachable!("the table has begun and is not over"),
        }
    }

    fn name(&mut self, seat: Seat) {
        let habit = self.script.players[seat.index()].habit;
        let state = &self.play.table.state;
        let round = state.round.clone().unwrap();
        if habit == Habit::Invents && state.rounds % 3 == 2 {
            return self.act(seat, Action::GiveUp {});
        }
        let changes = habit == Habit::LikesGreen && round.side == Some(Side::ThemeChange) && !round.aside;
        if changes {
            return self.act(seat, Action::ChangeTheme {});
        }
        let dice = self.dice(seat, habit, &round);
        let theme = Theme::of(state.theme.as_ref().unwrap()).unwrap();
        let mut terms = dice.iter().flat_map(|die| terms(theme, &round, *die, habit));
        // What has been named, or was voted down, is refused; the next word comes.
        let said = terms.find(|action| self.play.act(seat, action.clone()).is_ok());
        match said {
            Some(_) => self.note(),
            None => self.act(seat, Action::GiveUp {}),
        }
    }

    /// The dice in the order in which this player thinks of them.
    fn dice(&self, seat: Seat, habit: Habit, round: &Round) -> Vec<Die> {
        let view = Buecherwurm::view(&self.play.table, Viewer::Seat(seat));
        let PhaseView::Naming { mut takeable, .. } = view.phase else { return vec![] };
        match habit {
            Habit::Steals => takeable.sort_by_key(|die| round.display.contains(die)),
            Habit::LikesGreen => takeable.sort_by_key(|die| die.is_white()),
            Habit::Invents => {}
        }
        takeable
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.play.act(seat, action).unwrap();
        self.note();
    }

    fn note(&mut self) {
        self.record.note(self.play.now, &self.play.events);
    }
}

/// What somebody says for this die: an invented word perhaps, then those of the theme.
fn terms(theme: &'static Theme, round: &Round, die: Die, habit: Habit) -> Vec<Action> {
    let initials = match round.face(die) {
        Some(face) => face.letters(),
        None => round.side.map_or(LetterSet::EMPTY, Side::letters),
    };
    let invented = initials.iter().next().map(|letter| format!("{}ingsbums", char::from(letter.ascii())));
    let listed = theme.matching(Wanted { initials, ..Wanted::default() }).map(|word| word.text.clone());
    let words = invented.filter(|_| habit == Habit::Invents).into_iter().chain(listed);
    words.map(|word| Action::Name { word, die }).collect()
}
