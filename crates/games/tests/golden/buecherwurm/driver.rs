//! Plays a table from a seed and writes down what happens.

use super::render::Record;
use game::play::Play;
use game::{Chance, Guest, Occupant, Seat, Seats, Span, Table, Thumb, Viewer};
use games::buecherwurm::{Action, Buecherwurm, Die, Language, Options, Phase, PhaseView, Round, Side};
use words::Lexicon;
use words::automaton::LetterSet;
use words::judge::HouseList;
use words::themes::{Theme, Wanted};

/// A table to be played.
pub struct Script {
    pub title: &'static str,
    pub options: Options,
    pub players: Vec<Player>,
    /// The side of the special die in the first round.
    pub side: Option<Side>,
    /// What is to be read there. The first seed is taken that brings all of it, and the side.
    pub shows: &'static [&'static str],
}

/// Who sits there, how they play and vote.
pub struct Player {
    pub name: &'static str,
    habit: Habit,
    /// One after the other, and again.
    thumbs: &'static [Thumb],
}

/// What is special about a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Habit {
    /// Takes rivals' dice first.
    Steals,
    /// Takes the special die, or changes the theme, as soon as possible.
    LikesGreen,
    /// Begins a round with what comes to mind at that letter, whatever the theme, and gives up in every third round.
    Blurts,
}

pub fn player(name: &'static str, habit: Habit, thumbs: &'static [Thumb]) -> Player {
    Player { name, habit, thumbs }
}

/// What comes to mind, letter by letter.
const FIRST_THOUGHTS: [&str; 26] = [
    "Ampel", "Brot", "Clown", "Dose", "Eimer", "Feder", "Gabel", "Hose", "Igel", "Jacke", "Kerze", "Lampe",
    "Messer", "Nase", "Ofen", "Papier", "Quark", "Rose", "Stein", "Tasse", "Uhr", "Vase", "Wolke", "Xylofon",
    "Yoga", "Zahn",
];
const ENGLISH_THOUGHTS: [&str; 26] = [
    "apple",
    "bread",
    "clown",
    "door",
    "egg",
    "feather",
    "garden",
    "hat",
    "island",
    "jacket",
    "key",
    "lamp",
    "mouse",
    "nose",
    "oven",
    "paper",
    "queen",
    "rose",
    "stone",
    "tooth",
    "uncle",
    "violin",
    "wolf",
    "xylophone",
    "yard",
    "zebra",
];

/// Plays the table to its end; the text of all that happened.
pub fn play(script: &Script) -> String {
    let seeds = (0..10_000).filter(|&seed| first_side(script, seed) == script.side);
    let mut texts = seeds.map(|seed| played(script, seed));
    let shows_all = |text: &String| script.shows.iter().all(|what| text.contains(what));
    texts.find(shows_all).expect("a seed that brings what is to be shown")
}

fn played(script: &Script, seed: u64) -> String {
    let play = begin(script, seed);
    let record = Record::new(script.title, seed, &table(script));
    let mut driver = Driver { script, play, record, votes: 0 };
    driver.note();
    while driver.play.table.outcome().is_none() {
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
    /// So many have been closed.
    votes: usize,
}

impl Driver<'_> {
    fn step(&mut self) {
        self.play.wait_until(self.play.now + Span::from_secs(3));
        match self.play.table.state.phase.clone() {
            Phase::Choosing { seat, .. } => self.act(seat, Action::ChooseTheme { theme: 0 }),
            Phase::Turning { seat, .. } => self.act(seat, Action::TurnDie { side: Side::Not }),
            Phase::Voting(ballot) => {
                let voter = self.play.table.seats.iter().find(|seat| ballot.vote.awaits(*seat)).unwrap();
                let thumbs = self.script.players[voter.index()].thumbs;
                self.act(voter, Action::Thumb { thumb: thumbs[self.votes % thumbs.len()] });
                let is_closed = !matches!(self.play.table.state.phase, Phase::Voting(_));
                self.votes += usize::from(is_closed);
            }
            Phase::Naming { seat, .. } => self.name(seat),
            Phase::New | Phase::Over { .. } => unreachable!("the table has begun and is not over"),
        }
    }

    fn name(&mut self, seat: Seat) {
        let habit = self.script.players[seat.index()].habit;
        let state = &self.play.table.state;
        let round = state.round.clone().unwrap();
        if habit == Habit::Blurts && state.rounds % 3 == 2 {
            return self.act(seat, Action::GiveUp {});
        }
        let changes = habit == Habit::LikesGreen && round.side == Some(Side::ThemeChange) && !round.aside;
        if changes {
            return self.act(seat, Action::ChangeTheme {});
        }
        let dice = self.dice(seat, habit, &round);
        let theme = Theme::of(state.theme.as_ref().unwrap()).unwrap();
        let language = state.options.language;
        let blurts = habit == Habit::Blurts && round.named.iter().all(|named| named.seat != seat);
        let first = dice.first().filter(|_| blurts).map(|die| thought(&round, *die, language));
        let listed = dice.iter().flat_map(|die| terms(theme, &round, *die, language));
        let mut terms = first.into_iter().chain(listed);
        // What has been named, or was voted down, is refused; the next word comes.
        let said = terms.find(|action| self.play.act(seat, action.clone()).is_ok());
        match said {
            Some(_) => self.note(),
            None => self.act(seat, Action::GiveUp {}),
        }
    }

    /// The dice in the order in which this player thinks of them.
    fn dice(&self, seat: Seat, habit: Habit, round: &Round) -> Vec<Die> {
        let view = self.play.table.view(Viewer::Seat(seat));
        let PhaseView::Naming { mut takeable, .. } = view.phase else { return vec![] };
        match habit {
            Habit::Steals => takeable.sort_by_key(|die| round.display.contains(die)),
            Habit::LikesGreen => takeable.sort_by_key(|die| die.is_white()),
            Habit::Blurts => {}
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

/// The letters that a term for this die may begin with.
fn initials(round: &Round, die: Die) -> LetterSet {
    match round.face(die) {
        Some(face) => face.letters(),
        None => round.side.map_or(LetterSet::EMPTY, Side::letters),
    }
}

/// The first thing that somebody thinks of at this die.
fn thought(round: &Round, die: Die, language: Language) -> Action {
    let thoughts = match language {
        Language::De => FIRST_THOUGHTS,
        Language::En => ENGLISH_THOUGHTS,
    };
    let letter = initials(round, die).iter().next().expect("a die that can be taken has letters");
    Action::Name { word: thoughts[usize::from(letter.ascii() - b'A')].to_owned(), die }
}

/// What somebody says for this die: the words of the theme.
fn terms(theme: &'static Theme, round: &Round, die: Die, language: Language) -> Vec<Action> {
    let initials = initials(round, die);
    let words: Vec<String> = match language {
        Language::De => {
            theme.matching(Wanted { initials, ..Wanted::default() }).map(|word| word.text.clone()).collect()
        }
        Language::En => {
            let listed = theme.english_words().iter().filter(|word| initials.contains(word.initial));
            listed.map(|word| word.text.clone()).collect()
        }
    };
    words.into_iter().map(|word| Action::Name { word, die }).collect()
}
