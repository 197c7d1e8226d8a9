//! A table in words: time, seat, what happened, where the dice lie.

use game::{Seat, Table, TableEvent, Time};
use games::buecherwurm::{Buecherwurm, Die, Event, Language, Round, RoundEnd, Score, Side};
use std::fmt::Write as _;
use words::themes::Theme;

/// What has been written so far, and the table as it was then.
pub struct Record {
    text: String,
    table: Table<Buecherwurm>,
    noted: usize,
}

/// Where the sentences begin.
const MARGIN: &str = "                   ";

impl Record {
    pub fn new(title: &str, seed: u64, table: &Table<Buecherwurm>) -> Self {
        let names: Vec<&str> =
            table.seats.iter().map(|s| table.seats.place(s).unwrap().occupant.name()).collect();
        let target = table.options.target;
        let text = format!(
            "Bücherwurm. {title}\nPlayers: {}, to {target} points. Seed {seed}.\n\n",
            names.join(", ")
        );
        Self { text, table: table.clone(), noted: 0 }
    }

    /// Writes down what has happened since the last time.
    pub fn note(&mut self, now: Time, events: &[TableEvent<Buecherwurm>]) {
        for event in &events[self.noted..] {
            let TableEvent::Game(told) = event else { panic!("no script makes {event:?} happen") };
            let (who, what) = self.told(told);
            let who = who.map_or("table".to_owned(), |seat| self.name(seat));
            let _ = writeln!(self.text, "{:>9}  {who:<6} {what}", clock(now));
            self.table.apply(event);
            self.show_dice(told);
        }
        self.noted = events.len();
    }

    /// The whole text. What was written from the events alone must be the table that was played.
    pub fn finish(self, table: &Table<Buecherwurm>) -> String {
        assert_eq!(&self.table, table);
        assert!(table.outcome().is_some());
        self.text
    }

    fn name(&self, seat: Seat) -> String {
        self.table.seats.place(seat).unwrap().occupant.name().to_owned()
    }

    fn show_dice(&mut self, event: &Event) {
        let moved = matches!(event, Event::Rolled { .. } | Event::Taken { .. } | Event::Changed { .. });
        if let (Some(round), true) = (&self.table.state.round, moved) {
            let _ = writeln!(self.text, "{MARGIN}{}", self.dice(round));
        }
        if matches!(event, Event::RoundOver { .. }) {
            let total = |seat: Seat| format!("{} {}", self.name(seat), self.table.state.totals[seat.index()]);
            let totals: Vec<String> = self.table.seats.iter().map(total).collect();
            let _ = writeln!(self.text, "{MARGIN}totals: {}", totals.join(", "));
        }
    }

    /// "display: S1 L2; Anna: H2 (1 card); …"
    fn dice(&self, round: &Round) -> String {
        round.check().unwrap();
        let desk = |seat: Seat| {
            let desk = &round.desks[seat.index()];
            format!("{}: {} ({})", self.name(seat), shown(round, &desk.pile), cards(desk.worms))
        };
        let desks: Vec<String> = self.table.seats.iter().map(desk).collect();
        format!("display: {}; {}", shown(round, &round.display), desks.join("; "))
    }

    /// Who, and what they did.
    fn told(&self, event: &Event) -> (Option<Seat>, String) {
        match event {
            Event::Began { first } => (None, format!("{} rolls first", self.name(*first))),
            Event::Drawn { seat, themes, .. } => (
                Some(*seat),
                format!("turns a card: {}", themes.each_ref().map(|key| self.title(key)).join(", ")),
            ),
            Event::Themed { theme, seat, .. } => (*seat, format!("chooses {}", self.title(theme))),
            Event::Rolled { seat, side, .. } => {
                (Some(*seat), format!("rolls, special die: {}", side.map_or("none", side_name)))
            }
            Event::Asked { seat, .. } => (Some(*seat), "has to turn the special die".to_owned()),
            Event::Turned { side, seat } => (*seat, format!("turns it to {}", side_name(*side))),
            Event::Turn { seat, .. } => (Some(*seat), "is to name a term".to_owned()),
            Event::Doubted { seat, word, hint, .. } => (Some(*seat), format!("says {word}; {}", hint.en)),
            Event::Thumbed { seat, thumb } => (Some(*seat), format!("votes {thumb:?}")),
            Event::Voted { valid, tally, .. } => {
                let what = if *valid { "it counts" } else { "it does not count" };
                (None, format!("{} up, {} down: {what}", tally.up, tally.down))
            }
            Event::Taken { seat, word, die, from, .. } => (Some(*seat), self.taken(word, *die, *from)),
            Event::Changed { seat } => (Some(*seat), "changes the theme".to_owned()),
            Event::Passed { seat } => (Some(*seat), "is passed over".to_owned()),
            Event::Returned { seat } => (Some(*seat), "is back".to_owned()),
            Event::Failed { seat, why } => (Some(*seat), format!("has no term ({why:?}): -2")),
            Event::RoundOver { seat, how, scores } => (Some(*seat), self.round_over(*how, scores)),
            Event::Waiting { .. } => (None, "too few are there".to_owned()),
            Event::Resumed { .. } => (None, "goes on".to_owned()),
            Event::Over { winners, .. } => {
                let names: Vec<String> = winners.iter().map(|seat| self.name(*seat)).collect();
                (None, format!("the table is over: {} won", names.join(" and ")))
            }
        }
    }

    fn title(&self, key: &str) -> &'static str {
        let title = &Theme::of(key).unwrap().title;
        match self.table.options.language {
            Language::De => &title.de,
            Language::En => &title.en,
        }
    }

    fn taken(&self, word: &str, die: Die, from: Option<Seat>) -> String {
        let round = self.table.state.round.as_ref().unwrap();
        let from = from.map_or(String::new(), |seat| format!(" from {}", self.name(seat)));
        format!("says {word} and takes {}{from}", shown(round, &[die]))
    }

    fn round_over(&self, how: RoundEnd, scores: &[Score]) -> String {
        let how = match how {
            RoundEnd::LastDie => "took the last die",
            RoundEnd::Failed => "failed",
        };
        let score = |(seat, score): (Seat, &Score)| {
            let Score { failed, bonus, worms, dots, not, sum } = score;
            format!(
                "\n{MARGIN}{}: failed {failed}, bonus {bonus}, cards {worms}, dots {dots}, NOT {not} = {sum}",
                self.name(seat)
            )
        };
        let scores: String = self.table.seats.iter().zip(scores).map(score).collect();
        format!("{how}: the round is over{scores}")
    }
}

fn cards(count: u8) -> String {
    match count {
        0 => "no cards".to_owned(),
        1 => "1 card".to_owned(),
        _ => format!("{count} cards"),
    }
}

/// Dice with their dots; the special one by its side.
fn shown(round: &Round, dice: &[Die]) -> String {
    let name = |die: &Die| match round.face(*die) {
        Some(face) => format!("{face}{}", face.points()),
        None => round.side.map_or("?", side_name).to_owned(),
    };
    if dice.is_empty() { "-".to_owned() } else { dice.iter().map(name).collect::<Vec<_>>().join(" ") }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::ThemeChange => "[theme change]",
        Side::Not => "[NOT]",
        Side::Bonus => "[bonus]",
        Side::AnyLetter => "[A-Z]",
        Side::Stack => "[stack]",
        Side::Question => "[?]",
    }
}

fn clock(time: Time) -> String {
    let millis = time.millis();
    format!("{}:{:02}.{}", millis / 60_000, millis / 1000 % 60, millis / 100 % 10)
}
