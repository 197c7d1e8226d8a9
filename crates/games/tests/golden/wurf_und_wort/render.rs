//! What happens at a table, as lines of text.

use super::driver::Script;
use game::{FrameEvent, Seat, Table, TableEvent, Time};
use games::wurf_und_wort::{Answer, Contest, Die, Entry, Event, Photo, Thumbs, WurfUndWort};
use std::fmt::Write as _;

/// The text of a table.
pub struct Record {
    names: &'static [&'static str],
    text: String,
    round: usize,
    /// The next card is one that the engine draws: the script's comes in its place.
    is_replaced: bool,
}

impl Record {
    pub fn new(script: &Script) -> Self {
        let text = format!("Wurf & Wort: {}\n{:?}\n", script.title, script.options);
        Self { names: script.players, text, round: 0, is_replaced: false }
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.names[seat.index()]
    }

    fn names(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.name(*seat)).collect::<Vec<_>>().join(", ")
    }

    pub fn note(&mut self, now: Time, event: &TableEvent<WurfUndWort>) {
        let line = match event {
            TableEvent::Game(event) => self.line(event),
            TableEvent::Frame(event) => self.frame_line(event),
        };
        if let Some(line) = line {
            let (seconds, millis) = (now.millis() / 1000, now.millis() % 1000);
            let _ = writeln!(self.text, "{seconds:>5}.{millis:03}  {line}");
        }
    }

    fn frame_line(&self, event: &FrameEvent<games::wurf_und_wort::Options>) -> Option<String> {
        Some(match event {
            FrameEvent::Went { seat } => format!("{} is away", self.name(*seat)),
            FrameEvent::Came { seat, .. } => format!("{} is back", self.name(*seat)),
            FrameEvent::Left { seat, .. } => format!("{} leaves", self.name(*seat)),
            _ => return None,
        })
    }

    fn line(&mut self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Turned { .. } if self.is_replaced => {
                self.is_replaced = false;
                return None;
            }
            Event::Turned { card, dice, .. } => {
                self.round += 1;
                let dice: Vec<String> = dice.iter().copied().map(die).collect();
                let _ = writeln!(self.text);
                format!("{}. {} ×{}: {}", self.round, card.title().de, card.factor, dice.join(" "))
            }
            Event::Pressed(press) => format!("{} presses", self.name(press.seat)),
            Event::Early { seat, .. } => format!("{} presses too early", self.name(*seat)),
            Event::Passed { seat } => format!("{}: Weiter", self.name(*seat)),
            Event::Collected { answer } => format!("{} types {}", self.name(answer.seat), answer.word),
            Event::Closed { .. } => "all words are opened".to_owned(),
            Event::Stopped { photo, .. } => self.photo(photo),
            Event::Lost => "has five seconds more".to_owned(),
            Event::Answered { answer, .. } => self.answer(answer),
            Event::Contested { seat, contest } => self.contest(*seat, *contest),
            Event::VoteOpened { seat, voters, .. } => {
                format!("vote on {}'s word: {}", self.name(*seat), self.names(voters))
            }
            Event::Thumbed { seat, thumb } => format!("{} votes {thumb:?}", self.name(*seat)),
            Event::Voted { thumbs, .. } => self.thumbs(thumbs),
            Event::Settled { entries, points, .. } => {
                self.is_replaced = true;
                let entries: Vec<String> = entries.iter().map(|entry| self.entry(entry)).collect();
                format!("{} → {points:?}", entries.join("; "))
            }
            Event::Waiting { .. } => "one is alone: all clocks stand still".to_owned(),
            Event::Resumed { .. } => "it goes on".to_owned(),
            Event::Over { winners } => format!("over: {} wins", self.names(winners)),
            Event::Joined { seats } => format!("{seats} seats"),
        })
    }

    fn photo(&self, photo: &Photo) -> String {
        let press = |p: &games::wurf_und_wort::PhotoPress| {
            format!("{} {} ms (arrived {}, lag {})", self.name(p.seat), p.at, p.arrived, p.lag)
        };
        let presses: Vec<String> = photo.presses.iter().map(press).collect();
        let tie = if photo.tie { ", by the tie rule" } else { "" };
        format!("{} is first{tie}: {}", self.name(photo.first), presses.join(", "))
    }

    fn answer(&self, answer: &Answer) -> String {
        let met: Vec<&str> = answer.met.iter().map(|met| if *met { "✓" } else { "✗" }).collect();
        let plural = if answer.plural { ", plural" } else { "" };
        let part = answer.part.as_ref().map(|part| format!(", has {part}")).unwrap_or_default();
        format!(
            "{} says {} ({}): {}{plural}{part}; {:?}",
            self.name(answer.seat),
            answer.word,
            answer.split,
            met.join(" "),
            answer.fit
        )
    }

    fn contest(&self, seat: Seat, contest: Contest) -> String {
        match contest {
            Contest::Objection { by, ground } => {
                format!("{} objects to {}'s word: {ground:?}", self.name(by), self.name(seat))
            }
            Contest::Plural => "is a plural allowed here?".to_owned(),
            Contest::Appeal => format!("{} asks the others", self.name(seat)),
        }
    }

    fn thumbs(&self, thumbs: &Thumbs) -> String {
        let Thumbs { up, down, missing } = thumbs;
        format!("up: {}; down: {}; missing: {}", self.names(up), self.names(down), self.names(missing))
    }

    fn entry(&self, entry: &Entry) -> String {
        let who = entry.seat.map_or("nobody", |seat| self.name(seat));
        let word = entry.word.as_deref().unwrap_or("no word");
        format!("{who}, {word}: {:?} {:+}", entry.result, entry.points)
    }

    pub fn end(mut self, table: &Table<WurfUndWort>) -> String {
        let _ = writeln!(self.text, "\n{:?}", table.state.scores);
        self.text
    }
}

fn die(die: Die) -> String {
    match die {
        Die::Must { letter, worth } => format!("{letter}{worth}"),
        Die::MustNot { letter } => format!("no {letter}"),
        Die::Syllables { count, worth: 0 } => format!("{count} syllables"),
        Die::Syllables { count, worth } => format!("{count} syllables ({worth})"),
    }
}
