//! The names of a table's guests. They lie beside the log, so that they can be forgotten.

use game::frame::NAMELESS;
use game::{FrameEvent, Guest, Occupant, Rules, Seats, TableEvent};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The names of a table's guests; without one where it was forgotten. Who is not in it may have a name in an old row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Names(BTreeMap<Guest, Option<String>>);

impl Names {
    /// So many have been forgotten.
    pub fn forgotten(&self) -> u32 {
        self.0.values().filter(|name| name.is_none()).count() as u32
    }

    /// A guest's name; `None` if it was forgotten, or is not known here.
    pub fn get(&self, guest: Guest) -> Option<&str> {
        self.0.get(&guest)?.as_deref()
    }

    /// Was this guest's name forgotten?
    pub fn is_forgotten(&self, guest: Guest) -> bool {
        self.0.get(&guest).is_some_and(Option::is_none)
    }

    /// All guests, with their names where they were not forgotten.
    pub fn iter(&self) -> impl Iterator<Item = (Guest, Option<&str>)> {
        self.0.iter().map(|(guest, name)| (*guest, name.as_deref()))
    }

    /// Takes a name in, unless it is known already, or was forgotten.
    pub fn learn(&mut self, guest: Guest, name: Option<String>) {
        match (self.0.get(&guest), name) {
            (_, None) => drop(self.0.insert(guest, None)),
            (None, name) => drop(self.0.insert(guest, name)),
            (Some(_), _) => {}
        }
    }

    /// Forgets a name.
    pub fn forget(&mut self, guest: Guest) {
        self.learn(guest, None);
    }

    /// Calls everybody by their names.
    pub fn give_to(&self, seats: &mut Seats) {
        for (guest, name) in self.iter() {
            seats.call(guest, name.unwrap_or_default());
        }
    }

    /// Puts names into events that are without.
    pub(crate) fn fill<R: Rules>(&self, events: &mut [TableEvent<R>]) {
        for event in events {
            match event {
                TableEvent::Frame(FrameEvent::Sat { guest, name, .. }) => self.fill_one(*guest, name),
                TableEvent::Frame(FrameEvent::Opened { seats, .. }) => {
                    for occupant in seats {
                        if let Occupant::Person { name, guest } = occupant {
                            self.fill_one(*guest, name);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn fill_one(&self, guest: Guest, name: &mut String) {
        if let Some(known) = self.0.get(&guest) {
            *name = known.clone().unwrap_or_default();
        }
    }

    /// The events of a row as they are told to people, with names.
    pub fn shown(&self, events: &str) -> String {
        rewritten(events, |guest, person| {
            let old = person.get("name").and_then(Value::as_str).filter(|name| !name.is_empty());
            let known = if self.0.contains_key(&guest) { self.get(guest) } else { old };
            let name = known.unwrap_or(NAMELESS).to_owned();
            person.insert("name".to_owned(), name.into());
        })
    }

    /// The events of a row without the names that were forgotten: older rows have names.
    pub fn cleared(&self, events: &str) -> String {
        if self.forgotten() == 0 {
            return events.to_owned();
        }
        rewritten(events, |guest, person| {
            if self.is_forgotten(guest) {
                person.remove("name");
            }
        })
    }
}

impl FromIterator<(Guest, Option<String>)> for Names {
    fn from_iter<I: IntoIterator<Item = (Guest, Option<String>)>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}

/// The names that these events bring.
pub(crate) fn names_in<R: Rules>(events: &[TableEvent<R>]) -> Vec<(Guest, String)> {
    let of_event = |event: &TableEvent<R>| match event {
        TableEvent::Frame(FrameEvent::Sat { guest, name, .. }) => vec![(*guest, name.clone())],
        TableEvent::Frame(FrameEvent::Opened { seats, .. }) => {
            let name = |o: &Occupant| Some((o.guest()?, o.name().to_owned()));
            seats.iter().filter_map(name).collect()
        }
        _ => Vec::new(),
    };
    events.iter().flat_map(of_event).filter(|(_, name)| !name.is_empty()).collect()
}

/// Events with what is said of the persons in them changed. What cannot be read stays as it is.
fn rewritten(events: &str, mut change: impl FnMut(Guest, &mut Map<String, Value>)) -> String {
    let Ok(list) = serde_json::from_str::<Vec<&RawValue>>(events) else { return events.to_owned() };
    if !list.iter().any(|event| names_people(event.get())) {
        return events.to_owned();
    }
    let one = |event: &&RawValue| match serde_json::from_str::<Map<String, Value>>(event.get()) {
        Ok(mut fields) if names_people(event.get()) => {
            change_people(&mut fields, &mut change);
            with_tag_first(fields)
        }
        _ => event.get().to_owned(),
    };
    format!("[{}]", list.iter().map(one).collect::<Vec<_>>().join(","))
}

fn names_people(event: &str) -> bool {
    event.starts_with(r#"{"frame":"sat""#) || event.starts_with(r#"{"frame":"opened""#)
}

fn change_people(fields: &mut Map<String, Value>, change: &mut impl FnMut(Guest, &mut Map<String, Value>)) {
    let guest = |person: &Map<String, Value>| {
        let number = person.get("guest").and_then(Value::as_u64);
        number.and_then(|number| u32::try_from(number).ok()).map(Guest::new)
    };
    if let Some(guest) = guest(fields) {
        change(guest, fields);
    }
    for seat in fields.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(person) = seat.as_object_mut()
            && let Some(guest) = guest(person)
        {
            change(guest, person);
        }
    }
}

/// An event of the frame is known by its first field.
fn with_tag_first(mut fields: Map<String, Value>) -> String {
    let tag = fields.remove("frame").unwrap_or_default();
    let rest = Value::Object(fields).to_string();
    match rest.as_str() {
        "{}" => format!(r#"{{"frame":{tag}}}"#),
        rest => format!(r#"{{"frame":{tag},{}"#, &rest[1..]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPENED: &str = r#"{"frame":"opened","game":"letramix","seats":[{"kind":"person","guest":0},{"kind":"bot","name":"lehrling"}]}"#;

    fn names() -> Names {
        [(Guest::new(0), Some("Anna".to_owned())), (Guest::new(1), None)].into_iter().collect()
    }

    #[test]
    fn what_is_forgotten_stays_forgotten() {
        let mut names = names();
        names.learn(Guest::new(1), Some("Ben".to_owned()));
        names.learn(Guest::new(0), Some("Bea".to_owned()));
        names.learn(Guest::new(2), Some("Cleo".to_owned()));
        let known: Vec<_> = names.iter().map(|(_, name)| name).collect();
        assert_eq!((known, names.forgotten()), (vec![Some("Anna"), None, Some("Cleo")], 1));
        let text = serde_json::to_string(&names).unwrap();
        assert_eq!(text, r#"{"0":"Anna","1":null,"2":"Cleo"}"#);
        assert_eq!(serde_json::from_str::<Names>(&text).unwrap(), names);
    }

    #[test]
    fn names_are_put_into_what_people_are_told() {
        let events = format!(r#"[{OPENED},{{"frame":"sat","guest":1}},{{"event":"laid","name":7}}]"#);
        let shown: Vec<Value> = serde_json::from_str(&names().shown(&events)).unwrap();
        assert_eq!(
            (&shown[0]["seats"][0]["name"], &shown[0]["seats"][1]["name"]),
            (&"Anna".into(), &"lehrling".into())
        );
        assert_eq!(shown[1], serde_json::json!({"frame": "sat", "guest": 1, "name": "Gast"}));
        assert_eq!(shown[2], serde_json::json!({"event": "laid", "name": 7}));
        let plain = r#"[ {"event":"laid"}]"#;
        assert_eq!(names().shown(plain), plain);
    }

    #[test]
    fn an_old_row_keeps_only_what_was_not_forgotten() {
        let sat = |guest: u32, name: &str| format!(r#"{{"frame":"sat","guest":{guest},"name":"{name}"}}"#);
        let events = format!("[{},{},{}]", sat(0, "Anna"), sat(1, "Ben"), sat(2, "Cleo"));
        let shown: Vec<Value> = serde_json::from_str(&names().shown(&events)).unwrap();
        assert_eq!(shown.iter().map(|event| &event["name"]).collect::<Vec<_>>(), ["Anna", "Gast", "Cleo"]);
        let cleared: Vec<Value> = serde_json::from_str(&names().cleared(&events)).unwrap();
        let sat: Vec<Value> = serde_json::from_str(&events).unwrap();
        assert_eq!(
            cleared,
            [sat[0].clone(), serde_json::json!({"frame": "sat", "guest": 1}), sat[2].clone()]
        );
        assert_eq!(Names::default().cleared(&events), events);
    }
}
