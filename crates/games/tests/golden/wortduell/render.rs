//! What happens at a table, as text.

use super::driver::Script;
use game::{FrameEvent, Seat, Table, TableEvent, Time};
use games::wortduell::cards::{Card, Place};
use games::wortduell::{Event, Idea, Side, Square, Wortduell};
use std::fmt::Write;

/// A table's story.
pub struct Record {
    names: Vec<&'static str>,
    table: Table<Wortduell>,
    seen: usize,
    text: String,
}

impl Record {
    pub fn new(script: &Script, table: &Table<Wortduell>) -> Self {
        let names = script.players.iter().map(|p| p.name).collect();
        let mut text = format!("{}\n", script.title);
        let options = &script.options;
        let clock = if options.pace.is_off() { "no clock" } else { "60 s a turn" };
        let _ = writeln!(text, "seed {}, {:?} answers, {clock}", script.seed, options.answers);
        Self { names, table: table.clone(), seen: 0, text }
    }

    /// Writes down what is new.
    pub fn note(&mut self, now: Time, events: &[TableEvent<Wortduell>]) {
        for event in &events[self.seen..] {
            let lines = match event {
                TableEvent::Game(event) => self.game(event),
                TableEvent::Frame(FrameEvent::Left { seat, .. }) => {
                    vec![format!("{} leaves", self.name(*seat))]
                }
                TableEvent::Frame(_) => Vec::new(),
            };
            for line in lines {
                let _ = writeln!(self.text, "{:>7.1} s  {line}", now.millis() as f64 / 1000.0);
            }
            self.table.apply(event);
            if let TableEvent::Game(Event::Marked { lost: 1.., .. } | Event::RoundOver { .. }) = event {
                let [one, two] = self.table.state.scores;
                let _ = writeln!(self.text, "            {one} : {two}");
            }
        }
        self.seen = events.len();
    }

    pub fn finish(mut self, table: &Table<Wortduell>) -> String {
        let [one, two] = table.state.scores;
        let _ = writeln!(self.text, "\n{one} : {two} after {} rounds", table.state.rounds);
        self.text
    }

    fn game(&self, event: &Event) -> Vec<String> {
        let name = |seat: &Seat| self.name(*seat);
        match event {
            Event::Began { first } => vec![format!("{} begin", self.side(*first))],
            Event::Dealt { cards, .. } => self.dealt(cards),
            Event::Turn { .. } | Event::Ready { .. } | Event::Asked { .. } => Vec::new(),
            Event::Suggested(suggestion) => {
                vec![format!("{} suggests {}", name(&suggestion.seat), idea(suggestion.idea))]
            }
            Event::Withdrew { seat } => vec![format!("{} takes a suggestion back", name(seat))],
            Event::Writes { seat } => vec![format!("{} writes", name(seat))],
            Event::Marked { seat, missed, wrong, lost } => {
                let who = seat.map_or_else(|| "the table".to_owned(), |seat| self.name(seat));
                let faults = [("missed", missed), ("wrong", wrong)];
                let faults = faults.iter().filter(|(_, squares)| !squares.is_empty());
                let faults: Vec<String> =
                    faults.map(|(how, squares)| format!("{how} {}", list(squares))).collect();
                let faults = if faults.is_empty() { "all right".to_owned() } else { faults.join(", ") };
                vec![format!("{who} answers: {faults}; costs {lost}")]
            }
            Event::Called { seat, letter, squares } => {
                let squares = if squares.is_empty() { "nowhere".to_owned() } else { list(squares) };
                vec![format!("{} calls {letter}: {squares}", name(seat))]
            }
            Event::Guessed { seat, place, right, .. } => {
                let right = if *right { "right" } else { "wrong" };
                vec![format!("{} guesses {}: {right}", name(seat), shown(place))]
            }
            Event::Passed { seat } => vec![format!("{} passes", name(seat))],
            Event::TimedOut { seat } => vec![format!("{}: time is over", name(seat))],
            Event::RoundOver { winner, points, .. } => vec![format!("{} win {points}", self.side(*winner))],
            Event::Away { side, .. } => vec![format!("{} are away", self.side(*side))],
            Event::Back { side } => vec![format!("{} are back", self.side(*side))],
            Event::Over { winner, ending } => {
                let winner = winner.map_or_else(|| "nobody".to_owned(), |side| self.side(side));
                vec![format!("{winner} win the match: {ending:?}")]
            }
        }
    }

    fn dealt(&self, cards: &[Card; 2]) -> Vec<String> {
        let mut lines = vec![String::new(), format!("round {}", self.table.state.rounds + 1)];
        for (side, card) in Side::BOTH.into_iter().zip(cards) {
            lines.push(format!("{}: {} ({:.1})", self.side(side), card.theme(), card.difficulty().calls()));
        }
        let rows = cards[0].rows().into_iter().zip(cards[1].rows());
        lines.extend(rows.map(|(one, two)| format!("  {one}   {two}")));
        lines
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].to_owned()
    }

    fn side(&self, side: Side) -> String {
        let seats = self.table.seats.iter().filter(|seat| self.table.state.side(*seat) == side);
        seats.map(|seat| self.name(seat)).collect::<Vec<_>>().join(" & ")
    }
}

fn list(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn shown(place: &Place) -> String {
    format!("{} {}–{}", place.word, place.from, place.to)
}

fn idea(idea: Idea) -> String {
    match idea {
        Idea::Letter { letter } => letter.to_string(),
        Idea::Word(place) => shown(&place),
    }
}
