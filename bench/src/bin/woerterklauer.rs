//! Wörterklauer: how fast turns are judged and found, and how the levels do against each other.
//!
//! ```text
//! cargo xtask bench woerterklauer [--ladder GAMES | --duel GAMES] [--level I] [--pair N] [--seed S] [--table]
//! ```
//!
//! Without `--ladder`: validations a second of drafts on late fields at level IV, plays generated a second at level I
//! (over whole games, and on late fields alone), and the strongest level's CPU time a turn and lead at each level of the
//! rules. With it: so many games of every pair of neighbouring levels, colours swapped from game to game with the same
//! draws, with the effort of simulations (`--table`: that of the table). `fails` counts turns without a lead, before and
//! after the Tausch-Joker. With `--duel` the same for the Meister and the one of the edition before, whom no table offers
//! any more. The last line of a measurement is its result as JSON.

#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use bench::cpu::timed;
use bench::ladder::Share;
use bench::timing::{mean, median, percentile};
use bots::{Bot, Levels, Sight};
use game::play::Play;
use game::{Chance, Occupant, Seats, Table, Viewer};
use games::woerterklauer::{Action, Level, Options, Placed, View, Woerterklauer};
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;
use words::Lexicon;
use words::judge::HouseList;

const USAGE: &str = "usage: cargo xtask bench woerterklauer [--ladder GAMES | --duel GAMES] [--level I] [--pair N] \
     [--seed S] [--table]";
const SEED: u64 = 20_260_717;
/// So many games of the strongest level are measured at each level of the rules.
const GAMES_MEASURED: u64 = 4;
/// A field is late after so many turns.
const LATE: u16 = 6;
/// Each measurement takes about so long.
const ENOUGH: Duration = Duration::from_secs(2);

type Player = &'static dyn Bot<Woerterklauer>;

fn main() -> ExitCode {
    match Wanted::parse(std::env::args().skip(1)) {
        Ok(wanted) => {
            if wanted.games > 0 {
                ladder(&wanted);
            } else {
                measure(&wanted);
            }
            ExitCode::SUCCESS
        }
        Err(usage) => {
            eprintln!("bench: {usage}");
            ExitCode::FAILURE
        }
    }
}

/// What is to be measured.
struct Wanted {
    /// So many of each pair, if pairs are to be measured.
    games: u64,
    /// Only the Meister against the one of the edition before.
    duel: bool,
    levels: Vec<Level>,
    pair: Option<usize>,
    seed: u64,
    players: &'static [Player],
}

impl Wanted {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let quick = Woerterklauer::quick_levels();
        let levels = vec![Level::I, Level::IV];
        let mut wanted = Self { games: 0, duel: false, levels, pair: None, seed: SEED, players: quick };
        while let Some(name) = arguments.next() {
            if name == "--table" {
                wanted.players = Woerterklauer::levels();
                continue;
            }
            let value = arguments.next().ok_or(USAGE)?;
            let number = || value.parse::<u64>().map_err(|_| USAGE);
            match name.as_str() {
                "--ladder" => wanted.games = number()?,
                "--duel" => (wanted.games, wanted.duel) = (number()?, true),
                "--pair" => wanted.pair = Some(number()? as usize),
                "--seed" => wanted.seed = number()?,
                "--level" => {
                    let level = Level::ALL.into_iter().find(|level| level.name() == value);
                    wanted.levels = vec![level.ok_or(USAGE)?];
                }
                _ => return Err(USAGE.to_owned()),
            }
        }
        Ok(wanted)
    }

    /// Who plays whom, the weaker first.
    fn pairs(&self) -> Vec<[Player; 2]> {
        let strongest = self.players[self.players.len() - 1];
        if self.duel {
            let is_quick = std::ptr::eq(self.players, Woerterklauer::quick_levels());
            return vec![[bots::woerterklauer::former_meister(is_quick), strongest]];
        }
        self.players.windows(2).map(|pair| [pair[0], pair[1]]).collect()
    }
}

/// What one player did in some games.
#[derive(Default, Clone)]
struct Tally {
    wins: u64,
    turns: u64,
    jokers: u64,
    resigned: u64,
    leads: Vec<f64>,
    times: Vec<f64>,
}

impl Tally {
    fn line(&self, name: &str) -> String {
        let mut times = self.times.clone();
        times.sort_by(f64::total_cmp);
        format!(
            "    {name:<14} turns {:>5}  jokers {:>4}  fails {:>4}  lead {:>5.1}  \
             CPU ms mean {:>6.1} median {:>6.1} max {:>7.1}",
            self.turns,
            self.jokers,
            self.resigned,
            mean(&self.leads),
            mean(&times),
            median(&times),
            percentile(&times, 100.0)
        )
    }
}

fn ladder(wanted: &Wanted) {
    for level in &wanted.levels {
        println!("level {level}, {} games a pair, seed {}", wanted.games, wanted.seed);
        for (number, pair) in wanted.pairs().into_iter().enumerate() {
            if wanted.pair.is_some_and(|pair| pair != number) {
                continue;
            }
            let mut tallies = [Tally::default(), Tally::default()];
            let mut lengths = Vec::new();
            let pairing = Pairing { level: *level, players: pair, seed: wanted.seed };
            for game in 0..wanted.games {
                lengths.push(pairing.play(game, &mut tallies, |_, _| {}));
            }
            println!(
                "  {} beats {}: {} : {} = {}, {:.1} turns a game",
                pair[1].name(),
                pair[0].name(),
                tallies[1].wins,
                tallies[0].wins,
                Share::of(tallies[1].wins, wanted.games),
                mean(&lengths)
            );
            tallies.iter().zip(pair).for_each(|(tally, bot)| println!("{}", tally.line(bot.name())));
        }
    }
}

/// Who plays whom, and where.
struct Pairing {
    level: Level,
    players: [Player; 2],
    seed: u64,
}

impl Pairing {
    /// Plays a game; every second one has the seats swapped, with the same draws. Gives its turns. Every view in which
    /// somebody is to move is shown to `look`, with what they do.
    fn play(&self, game: u64, tallies: &mut [Tally; 2], mut look: impl FnMut(&View, &[Action])) -> f64 {
        let mut chance = Chance::from_seed(self.seed.wrapping_add(game / 2));
        let options = Options { level: self.level, ..Options::default() };
        let who = |seat: usize| if game % 2 == 1 { 1 - seat } else { seat };
        let bot = |seat: usize| Occupant::bot(self.players[who(seat)].name().to_owned());
        let table: Table<Woerterklauer> =
            Table::begin(&options, Seats::new((0..2).map(bot)), HouseList::default())
                .expect("two can play with these options");
        let mut play = Play::begin(table, chance.fork(), Lexicon::german());
        while let Some(turning) = play.table.state.turning() {
            let seat = turning.seat;
            let number = who(seat.index());
            let view = play.table.view(Viewer::Seat(seat));
            let sight = Sight { seat, view: &view, house: &play.table.house };
            let (steps, time) = timed(|| self.players[number].plan(&sight, &mut chance));
            let actions: Vec<Action> = steps.into_iter().map(|step| step.action).collect();
            look(&view, &actions);
            for action in &actions {
                play.act(seat, action.clone()).expect("bots play by the rules");
            }
            let letters = |seat| play.table.state.letters(seat) as f64;
            let other = play.table.seats.iter().find(|other| *other != seat).unwrap_or(seat);
            let tally = &mut tallies[number];
            tally.times.push(time);
            match actions.last() {
                Some(Action::EndTurn { .. }) => {
                    tally.turns += 1;
                    tally.leads.push(letters(seat) - letters(other));
                }
                Some(Action::Joker { .. }) => tally.jokers += 1,
                Some(Action::Resign {}) => {
                    tally.resigned += 1;
                    tallies[1 - number].wins += 1;
                }
                _ => {}
            }
        }
        f64::from(play.table.state.turns)
    }
}

fn measure(wanted: &Wanted) {
    let strongest = wanted.players[wanted.players.len() - 1];
    let mut fields = vec![r#""bench":"woerterklauer""#.to_owned(), format!(r#""seed":{}"#, wanted.seed)];
    for level in Level::ALL {
        let mut tallies = [Tally::default(), Tally::default()];
        let mut late: Vec<(View, Vec<Placed>)> = Vec::new();
        let mut views: Vec<View> = Vec::new();
        let pairing = Pairing { level, players: [strongest; 2], seed: wanted.seed };
        for game in 0..GAMES_MEASURED {
            pairing.play(game, &mut tallies, |view, actions| {
                let drafts = actions.iter().filter_map(|action| match action {
                    Action::Lay { field } => Some(field.clone()),
                    _ => None,
                });
                views.push(view.clone());
                if view.turns >= LATE {
                    late.extend(drafts.map(|field| (view.clone(), field)));
                }
            });
        }
        let [mut both, other] = tallies;
        both.times.extend(other.times);
        both.leads.extend(other.leads);
        both.times.sort_by(f64::total_cmp);
        let (middle, most) = (median(&both.times), percentile(&both.times, 100.0));
        let lead = mean(&both.leads);
        println!(
            "level {level:<3}  {}: {:.1} ms CPU a turn (median), {most:.1} ms (max), lead {lead:.1} on average, {} turns",
            strongest.name(),
            middle,
            both.leads.len()
        );
        fields.push(format!(
            r#""{level}":{{"turn_median_ms":{middle:.1},"turn_max_ms":{most:.1},"mean_lead":{lead:.2}}}"#
        ));
        match level {
            Level::I => {
                fields.push(generation("plays_per_second", "whole games", &views));
                views.retain(|view| view.turns >= LATE);
                fields.push(generation("late_plays_per_second", "late fields", &views));
            }
            Level::IV => fields.push(validation(&late)),
            _ => {}
        }
    }
    println!("{{{}}}", fields.join(","));
}

/// Plays generated a second from these positions.
fn generation(field: &str, what: &str, views: &[View]) -> String {
    let positions: Vec<_> = views.iter().filter_map(|view| view.position.clone()).collect();
    let (mut rounds, mut plays, mut took) = (0, 0, 0.0);
    while took < ENOUGH.as_secs_f64() * 1e3 && !positions.is_empty() {
        rounds += 1;
        for position in &positions {
            let (count, time) = timed(|| bots::woerterklauer::count_plays(position));
            plays += count;
            took += time;
        }
    }
    let rate = plays as f64 / took * 1e3;
    println!(
        "level I    {rate:.0} plays generated a second ({what}: {} positions with {:.0} plays each)",
        positions.len(),
        plays as f64 / (rounds * positions.len()).max(1) as f64
    );
    format!(r#""{field}":{rate:.0}"#)
}

/// Drafts judged a second, of turns on late fields.
fn validation(late: &[(View, Vec<Placed>)]) -> String {
    let (mut judged, mut legal, mut took) = (0_u64, 0_u64, 0.0);
    while took < ENOUGH.as_secs_f64() * 1e3 && !late.is_empty() {
        for (view, field) in late {
            let Some(position) = &view.position else { continue };
            let dictionary = view.dictionary();
            let turn = position.turn(&dictionary);
            let (is_legal, time) =
                timed(|| (0..20).map(|_| u64::from(turn.judge(black_box(field)).is_ok())).sum::<u64>());
            judged += 20;
            legal += is_legal;
            took += time;
        }
    }
    let rate = judged as f64 / took * 1e3;
    println!(
        "level IV   {rate:.0} drafts judged a second ({:.0} % legal, {} fields)",
        100.0 * legal as f64 / judged as f64,
        late.len()
    );
    format!(r#""validations_per_second":{rate:.0}"#)
}
