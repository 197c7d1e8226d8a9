//! Who sits at a table, read from its rows without knowing the game: for stores and backups of programs that kept names
//! elsewhere.

use crate::row::Sitter;
use game::{Guest, Occupant, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;

/// Who sits at a table, and how they are called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Who is host.
    pub host: Option<Guest>,
    /// Who sits there and has not left.
    pub seats: Vec<Sitter>,
    /// The names of all who ever sat there, where rows have them.
    pub names: Vec<(Guest, String)>,
}

/// What the frame tells of seats.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", tag = "frame")]
enum Event {
    Opened {
        #[serde(default)]
        seats: Vec<Occupant>,
        #[serde(default)]
        host: Option<Guest>,
    },
    Sat {
        guest: Guest,
        #[serde(default)]
        name: String,
    },
    BotSat {
        level: String,
        #[serde(default)]
        character: Option<String>,
    },
    Left {
        seat: Seat,
    },
    Host {
        guest: Option<Guest>,
    },
    Started {},
    #[serde(other)]
    Other,
}

#[derive(Default)]
struct Fold {
    host: Option<Guest>,
    seats: Vec<Sitter>,
    names: Vec<(Guest, String)>,
    has_started: bool,
}

impl Seating {
    /// From the events of all rows, in order. What cannot be read is passed over.
    pub fn of<'a>(rows: impl IntoIterator<Item = &'a str>) -> Self {
        let mut fold = Fold::default();
        for row in rows {
            let events: Vec<&RawValue> = serde_json::from_str(row).unwrap_or_default();
            let frame =
                events.iter().map(|event| event.get()).filter(|event| event.starts_with(r#"{"frame":"#));
            frame.filter_map(|event| serde_json::from_str(event).ok()).for_each(|event| fold.apply(event));
        }
        let Fold { seats, host, names, .. } = fold;
        let host = host.filter(|host| seats.contains(&Sitter::Guest(*host)));
        Self { host, seats, names }
    }
}

impl Fold {
    fn apply(&mut self, event: Event) {
        match event {
            Event::Opened { seats, host } => {
                self.host = host.or_else(|| seats.iter().find_map(Occupant::guest));
                for occupant in &seats {
                    self.sit(occupant);
                }
            }
            Event::Sat { guest, name } => self.sit(&Occupant::Person { name, guest }),
            Event::BotSat { level, character } => self.sit(&Occupant::Bot { name: level, character }),
            // After the start who leaves keeps their place: the seats of the others must not change.
            Event::Left { seat } if !self.has_started && seat.index() < self.seats.len() => {
                self.seats.remove(seat.index());
            }
            Event::Host { guest } => self.host = guest,
            Event::Started {} => self.has_started = true,
            Event::Left { .. } | Event::Other => {}
        }
    }

    fn sit(&mut self, occupant: &Occupant) {
        if let Occupant::Person { name, guest } = occupant
            && !name.is_empty()
        {
            self.names.push((*guest, name.clone()));
        }
        self.seats.push(Sitter::of(occupant));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_names_are_read_from_old_rows() {
        let rows = [
            r#"[{"frame":"opened","game":"letramix","code":"BABA","public":true,"options":{}},
                {"frame":"sat","guest":0,"name":"Anna"},{"frame":"host","guest":0}]"#,
            r#"[{"frame":"sat","guest":1,"name":"Ben"}]"#,
            r#"[{"frame":"bot_sat","level":"lehrling"}]"#,
            r#"[{"frame":"left","seat":0},{"frame":"host","guest":1}]"#,
            r#"[{"frame":"sat","guest":2,"name":"Cleo"}]"#,
            r#"[{"frame":"started","zero":7},{"event":"what nobody knows"}]"#,
            r#"[{"frame":"left","seat":2}]"#,
        ];
        let seating = Seating::of(rows);
        let named = |guest: u32, name: &str| (Guest::new(guest), name.to_owned());
        assert_eq!(seating.names, [named(0, "Anna"), named(1, "Ben"), named(2, "Cleo")]);
        let guest = |number| Sitter::Guest(Guest::new(number));
        assert_eq!(seating.seats, [guest(1), Sitter::Bot("lehrling".to_owned()), guest(2)]);
        assert_eq!(seating.host, Some(Guest::new(1)));
    }

    #[test]
    fn the_first_person_of_a_rematch_is_host_unless_another_is_named() {
        let opened = |host: &str| {
            let rows = format!(
                r#"[{{"frame":"opened","seats":[{{"kind":"bot","name":"meister"}},{{"kind":"person","guest":4,"name":"Di"}}]{host}}}]"#
            );
            Seating::of([rows.as_str()])
        };
        assert_eq!(opened("").host, Some(Guest::new(4)));
        assert_eq!(opened(r#","host":9"#).host, None, "who does not sit there is not host");
    }
}
