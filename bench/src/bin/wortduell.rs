//! Wortduell's computer players: how well each solves cards, beside one who calls by letter frequency, and how the levels do
//! against each other.
//!
//! ```text
//! cargo xtask bench wortduell [--matches N] [--cards N] [--pair N] [--seed S]
//! ```
//!
//! Each player solves so many new cards that nobody has selected (without `--cards`, 120). Then neighbouring levels meet in so
//! many matches a pair (without `--matches`, 200), sides swapped from match to match with the same draws. Times are CPU times. The
//! last line is the result as JSON.

#![expect(clippy::cast_precision_loss, reason = "counts are far below 2^52")]

use bench::cpu::timed;
use bench::ladder::{Share, bits, new_cards};
use bench::timing::{mean, median, most, rounded};
use bots::{Bot, Levels, Sight};
use game::play::Play;
use game::{Chance, Occupant, Seat, Seats, Table, Viewer};
use games::wortduell::cards::Card;
use games::wortduell::solver::{Calling, Lore, Skill, Solved, solve};
use games::wortduell::{Action, Options, Wortduell};
use serde_json::{Value, json};
use std::process::ExitCode;
use words::Lexicon;
use words::judge::HouseList;

const USAGE: &str = "usage: cargo xtask bench wortduell [--matches N] [--cards N] [--pair N] [--seed S]";
const SEED: u64 = 20_260_717;
/// A level is to win so many of a hundred matches against the one below.
const WANTED: f64 = 0.6;

type Player = &'static dyn Bot<Wortduell>;

fn main() -> ExitCode {
    let wanted = match Wanted::parse(std::env::args().skip(1)) {
        Ok(wanted) => wanted,
        Err(usage) => {
            eprintln!("bench: {usage}");
            return ExitCode::FAILURE;
        }
    };
    let players = solving(&wanted);
    let pairs = ladder(&wanted);
    let result = json!({ "bench": "wortduell", "seed": wanted.seed, "players": players, "ladder": pairs });
    println!("{result}");
    ExitCode::SUCCESS
}

/// What is to be measured.
struct Wanted {
    matches: u64,
    cards: usize,
    pair: Option<usize>,
    seed: u64,
}

impl Wanted {
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, &'static str> {
        let mut wanted = Self { matches: 200, cards: 120, pair: None, seed: SEED };
        while let Some(name) = arguments.next() {
            let value: u64 = arguments.next().and_then(|value| value.parse().ok()).ok_or(USAGE)?;
            match name.as_str() {
                "--matches" => wanted.matches = value,
                "--cards" => wanted.cards = value as usize,
                "--pair" => wanted.pair = Some(value as usize),
                "--seed" => wanted.seed = value,
                _ => return Err(USAGE),
            }
        }
        Ok(wanted)
    }
}

/// Lets everybody solve the same cards.
fn solving(wanted: &Wanted) -> Vec<Value> {
    if wanted.cards == 0 {
        return Vec::new();
    }
    let cards = new_cards(wanted.cards, wanted.seed);
    println!("{} new cards, solved alone", cards.len());
    println!(
        "{:<14} {:>6} {:>6} {:>6} {:>10} {:>12}",
        "player", "turns", "calls", "wrong", "bits/call", "ms a step"
    );
    let by_frequency = ("by frequency", Skill { calling: Calling::ByFrequency, ..Skill::GOOD });
    let levels =
        Wortduell::level_names().into_iter().filter_map(|name| Some((name, bots::wortduell::skill(name)?)));
    [by_frequency].into_iter().chain(levels).map(|(name, skill)| solved(name, skill, &cards)).collect()
}

fn solved(name: &str, skill: Skill, cards: &[Card]) -> Value {
    let each = |card: &Card| timed(|| solve(card, Lore::all(), skill, &mut Chance::from_seed(7)));
    let (all, times): (Vec<Solved>, Vec<f64>) = cards.iter().map(each).unzip();
    let sum = |count: fn(&Solved) -> usize| all.iter().map(count).sum::<usize>() as f64;
    let per_card = |sum: f64| rounded(sum / cards.len() as f64);
    let told: f64 = cards.iter().zip(&all).map(|(card, solved)| bits(card, &solved.steps)).sum();
    let (turns, calls, wrong) = (sum(Solved::turns), sum(Solved::calls), sum(|solved| solved.wrong));
    let bits = rounded(told / calls);
    let step = rounded(times.iter().sum::<f64>() / sum(|solved| solved.steps.len()));
    let [turns, calls, wrong] = [turns, calls, wrong].map(per_card);
    println!("{name:<14} {turns:>6.2} {calls:>6.2} {wrong:>6.2} {bits:>10.2} {step:>12.2}");
    json!({ "name": name, "turns": turns, "calls": calls, "wrong": wrong, "bits_per_call": bits, "ms_per_step": step })
}

/// Lets neighbouring levels meet.
fn ladder(wanted: &Wanted) -> Vec<Value> {
    let pairs = Wortduell::levels().windows(2).enumerate();
    let chosen =
        pairs.filter(|(number, _)| wanted.pair.is_none_or(|pair| pair == *number) && wanted.matches > 0);
    chosen
        .map(|(_, pair)| Pairing { players: [pair[0], pair[1]], seed: wanted.seed }.meet(wanted.matches))
        .collect()
}

/// What one player did in some matches.
#[derive(Default, Clone)]
struct Tally {
    wins: u64,
    /// Milliseconds of each turn.
    turns: Vec<f64>,
}

impl Tally {
    fn line(&self, name: &str) -> String {
        let (turns, middle, longest) = (self.turns.len(), median(&self.turns), most(&self.turns));
        format!("    {name:<11} {turns:>6} turns, CPU ms median {middle:>6.1}, longest {longest:>7.1}")
    }

    fn json(&self, name: &str) -> Value {
        let [middle, longest] = [median(&self.turns), most(&self.turns)].map(rounded);
        json!({ "name": name, "wins": self.wins, "turn_median_ms": middle, "turn_longest_ms": longest })
    }
}

/// Who plays whom: the level below, and the one above.
struct Pairing {
    players: [Player; 2],
    seed: u64,
}

impl Pairing {
    fn meet(&self, matches: u64) -> Value {
        let mut tallies = [Tally::default(), Tally::default()];
        let rounds: Vec<f64> = (0..matches).map(|number| self.play(number, &mut tallies)).collect();
        let [below, above] = self.players.map(Bot::name);
        let share = Share::of(tallies[1].wins, matches);
        let (won, lost, rounds) = (tallies[1].wins, tallies[0].wins, mean(&rounds));
        let verdict = if share.won < WANTED { "  too few" } else { "" };
        println!("{above} beats {below}: {won} : {lost} = {share}, {rounds:.1} rounds a match{verdict}");
        let told = tallies.iter().zip([below, above]);
        told.clone().for_each(|(tally, name)| println!("{}", tally.line(name)));
        json!({
            "matches": matches,
            "share": rounded(share.won),
            "low": rounded(share.low),
            "high": rounded(share.high),
            "rounds": rounded(rounds),
            "players": told.map(|(tally, name)| tally.json(name)).collect::<Vec<_>>(),
        })
    }

    /// Plays a match; every second one has the sides swapped, with the same draws. Gives its rounds.
    fn play(&self, number: u64, tallies: &mut [Tally; 2]) -> f64 {
        let mut chance = Chance::from_seed(self.seed.wrapping_add(number / 2));
        let who = |seat: Seat| if number % 2 == 1 { 1 - seat.index() } else { seat.index() };
        let bot = |seat| Occupant::bot(self.players[who(Seat::new(seat))].name().to_owned());
        let table: Table<Wortduell> =
            Table::begin(&Options::default(), Seats::new((0..2).map(bot)), HouseList::default())
                .expect("two can play with these options");
        let mut play = Play::begin(table, chance.fork(), Lexicon::german());
        let outcome = loop {
            if let Some(outcome) = play.table.outcome() {
                break outcome;
            }
            match play.table.state.turn().map(|turn| turn.seat) {
                Some(seat) => {
                    let number = who(seat);
                    let time = take_turn(&mut play, seat, self.players[number], &mut chance);
                    tallies[number].turns.push(time);
                }
                None => next_round(&mut play),
            }
        };
        for seat in outcome.winners {
            tallies[who(seat)].wins += 1;
        }
        f64::from(play.table.state.rounds)
    }
}

/// Lets a player guess and call until the turn or the round is over. Gives the milliseconds of thought.
fn take_turn(play: &mut Play<Wortduell>, seat: Seat, player: Player, chance: &mut Chance) -> f64 {
    let mut thought = 0.0;
    while play.table.state.turn().is_some_and(|turn| turn.seat == seat) {
        let view = play.table.view(Viewer::Seat(seat));
        let sight = Sight { seat, view: &view, house: &play.table.house };
        let (steps, time) = timed(|| player.plan(&sight, chance));
        thought += time;
        for step in steps {
            play.act(seat, step.action).expect("bots play by the rules");
        }
    }
    thought
}

fn next_round(play: &mut Play<Wortduell>) {
    let seats: Vec<Seat> = play.table.seats.iter().collect();
    for seat in seats {
        play.act(seat, Action::Next {}).expect("a round is over");
    }
}
