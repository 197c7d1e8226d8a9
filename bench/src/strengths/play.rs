//! Games of simulated people, kept and folded as a server does.

use super::people::{Person, form, fraction};
use super::trick::{TRICKSTERS, Trick};
use crate::random::Random;
use game::{Deeds, Guest, Stamp};
use regulars::{Record, Rival, Strength, Who, fold};

/// The game whose computer players sit there.
const GAME: &str = "letramix";
/// One game of so many is against computer players.
const WITH_BOTS: usize = 4;
/// Among so many who look for somebody the choosy choose.
const CHOICE: usize = 10;
/// So many are there from the beginning; the others come one after the other in the first third.
const FROM_THE_START: usize = 200;

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// So many seats a table has.
    pub seats: usize,
    /// So many people,
    pub people: usize,
    /// and games.
    pub games: usize,
    /// The seed.
    pub seed: u64,
    /// What every tenth tries.
    pub trick: Option<Trick>,
}

/// Everybody, after all games.
pub struct World {
    /// All of them; every tenth tries the trick.
    pub people: Vec<Person>,
    /// How far ratings were off on average after so many games, from 0.
    pub error_after: Vec<(f64, u32)>,
    run: Run,
    random: Random,
}

/// Somebody at a table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Player {
    Person(usize),
    Bot { truth: f64 },
}

impl World {
    /// Plays all games.
    pub fn play(run: Run) -> Self {
        let mut draws = Random::from_seed(run.seed);
        let people = (0..run.people).map(|_| Person::draw(&mut draws)).collect();
        let random = Random::from_seed(run.seed ^ 0x5EED);
        let mut world = Self { people, error_after: Vec::new(), run, random };
        for number in 0..run.games {
            let third = (run.games / 3).max(1);
            let arrived = FROM_THE_START + (run.people - FROM_THE_START.min(run.people)) * number / third;
            world.game(arrived.min(run.people));
        }
        world
    }

    fn game(&mut self, arrived: usize) {
        let first = self.somebody(arrived);
        let players = self.players(first, arrived);
        if self.tries(first) == Some(Trick::Avoids) && self.others_are_stronger(first, &players) {
            return;
        }
        let places = self.places(&players);
        let before: Vec<Strength> = players.iter().map(|player| self.known(*player)).collect();
        for (seat, player) in players.iter().enumerate() {
            if let Player::Person(person) = player {
                let record = record(seat, &players, &places, &before);
                self.take(*person, &record);
            }
        }
    }

    fn tries(&self, person: usize) -> Option<Trick> {
        self.run.trick.filter(|_| person.is_multiple_of(TRICKSTERS))
    }

    /// Somebody who has arrived, the keen ones more often.
    fn somebody(&mut self, arrived: usize) -> usize {
        loop {
            let person = self.random.below(arrived);
            if fraction(&mut self.random) * 2.0 < self.people[person].weight {
                return person;
            }
        }
    }

    /// Who sits at the table, each person once.
    fn players(&mut self, first: usize, arrived: usize) -> Vec<Player> {
        let trick = self.tries(first);
        let bots = match trick {
            Some(Trick::Bogenfaenger) => self.run.seats - 1,
            Some(Trick::Weakest | Trick::Strongest | Trick::Newcomers) => 0,
            _ if self.random.below(WITH_BOTS) == 0 => self.run.seats / 2,
            _ => 0,
        };
        let mut players = vec![Player::Person(first)];
        while players.len() < self.run.seats - bots {
            let next = Player::Person(self.chosen(trick, arrived));
            if !players.contains(&next) {
                players.push(next);
            }
        }
        for _ in 0..bots {
            players.push(self.bot(first, trick));
        }
        players
    }

    fn chosen(&mut self, trick: Option<Trick>, arrived: usize) -> usize {
        let by: fn(&Strength) -> f64 = match trick {
            Some(Trick::Weakest) => |strength| strength.rating,
            Some(Trick::Strongest) => |strength| -strength.rating,
            Some(Trick::Newcomers) => |strength| -strength.deviation,
            _ => return self.somebody(arrived),
        };
        let candidates: Vec<usize> = (0..CHOICE).map(|_| self.somebody(arrived)).collect();
        let key = |person: &usize| by(&self.people[*person].strength);
        candidates.into_iter().min_by(|a, b| key(a).total_cmp(&key(b))).unwrap_or_default()
    }

    /// A computer player that suits: one of the three nearest.
    fn bot(&mut self, for_whom: usize, trick: Option<Trick>) -> Player {
        let rating = self.people[for_whom].strength.rating;
        let strengths = bots::strengths().get(GAME).into_iter().flat_map(|levels| levels.values());
        let mut truths: Vec<f64> = strengths.map(|strength| f64::from(*strength)).collect();
        truths.sort_by(f64::total_cmp);
        if trick == Some(Trick::Bogenfaenger) {
            return Player::Bot { truth: truths[0] };
        }
        truths.sort_by(|a, b| (a - rating).abs().total_cmp(&(b - rating).abs()));
        Player::Bot { truth: truths[self.random.below(3)] }
    }

    fn others_are_stronger(&self, first: usize, players: &[Player]) -> bool {
        let own = self.people[first].strength.rating;
        players[1..].iter().any(|player| self.known(*player).rating > own)
    }

    fn known(&self, player: Player) -> Strength {
        match player {
            Player::Person(person) => self.people[person].strength,
            Player::Bot { truth } => Strength::measured(truth.round() as i32),
        }
    }

    /// Who ended where.
    fn places(&mut self, players: &[Player]) -> Vec<u8> {
        let truth = |player: &Player| match player {
            Player::Person(person) => self.people[*person].truth,
            Player::Bot { truth } => *truth,
        };
        let truths: Vec<f64> = players.iter().map(truth).collect();
        let mut forms: Vec<f64> = truths.into_iter().map(|truth| form(truth, &mut self.random)).collect();
        for (seat, player) in players.iter().enumerate() {
            let is_won = forms.iter().all(|other| *other <= forms[seat]);
            let leaves =
                matches!(player, Player::Person(person) if self.tries(*person) == Some(Trick::Leaves));
            if leaves && !is_won {
                // S7: behind all who stay.
                forms[seat] = f64::NEG_INFINITY;
            }
        }
        let place = |form: &f64| 1 + forms.iter().filter(|other| *other > form).count() as u8;
        forms.iter().map(place).collect()
    }

    fn take(&mut self, person: usize, record: &Record) {
        let person = &mut self.people[person];
        person.strength = fold(person.strength, record);
        let games = person.strength.games;
        if games == 30 && person.after_30.is_none() {
            person.after_30 = Some(person.error().abs());
        }
        if person.certain_after.is_none() && !person.strength.is_uncertain() {
            person.certain_after = Some(games);
        }
        let index = games as usize;
        if self.error_after.len() <= index {
            self.error_after.resize(index + 1, (0.0, 0));
        }
        let (sum, count) = &mut self.error_after[index];
        *sum += person.error().abs();
        *count += 1;
    }
}

/// What a server keeps of the game for a seat.
fn record(seat: usize, players: &[Player], places: &[u8], before: &[Strength]) -> Record {
    let who = |index: usize| match players[index] {
        Player::Person(person) => Who::Guest(Guest::new(person as u32)),
        Player::Bot { .. } => Who::Bot { level: String::new(), name: None },
    };
    let rival = |index: usize| Rival {
        who: who(index),
        place: places[index],
        points: 0,
        strength: Some(before[index]),
    };
    Record {
        game: GAME.to_owned(),
        kind: String::new(),
        at: Stamp::default(),
        seats: players.len() as u8,
        place: places[seat],
        won: places[seat] == 1,
        points: 0,
        length: None,
        left: false,
        helped: false,
        rated: true,
        deeds: Deeds::default(),
        rivals: (0..players.len()).filter(|index| *index != seat).map(rival).collect(),
    }
}
