//! What must be true after a run.

use super::client::Client;
use super::store::Store;
use bots::Levels;
use desk::row::Row;
use desk::{folded, parse};
use game::frame::StageView;
use game::sample::Sample;
use game::{Clock, FrameEvent, Rules, Stamp, TableEvent};
use std::collections::HashMap;

/// No holes, no empty rows, and time only grows.
pub fn check_log(rows: &[Row]) {
    for (row, seq) in rows.iter().zip(1..) {
        assert_eq!(row.seq, seq, "a hole in the log");
        assert_ne!(row.events, "[]", "a decision without an event");
    }
    assert!(rows.is_sorted_by_key(|row| row.at), "time went back");
}

/// Everybody is called what the log has beside its rows, at every server; and no row has a name.
pub fn check_names<R: Levels + Sample>(store: &Store, clients: &[Client<R>]) {
    let mut table = folded::<R>(&store.rows).unwrap().unwrap();
    assert!(!store.rows.iter().any(|row| row.events.contains("Pérsøn") || row.events.contains("Ännchen")));
    store.names().give_to(&mut table.seats);
    for client in clients {
        assert_eq!(client.names(), table.seats.names(), "names differ");
    }
}

/// Every acknowledged command is in the log, every command at most once.
pub fn check_promises<R: Levels + Sample>(rows: &[Row], clients: &[Client<R>]) {
    let mut commands: HashMap<(u32, u32), u32> = HashMap::new();
    for row in rows {
        if let (Some(guest), Some(id)) = (row.actor, row.id) {
            let before = commands.insert((guest.number(), id), row.seq);
            assert_eq!(before, None, "a command counted twice");
        }
    }
    for client in clients {
        for (id, seq) in &client.acknowledged {
            let guest = client.first.unwrap();
            let row = commands.get(&(guest.number(), *id));
            assert!(row.is_some_and(|row| row <= seq), "{id} of {guest:?} is lost, or later than told");
        }
    }
}

/// Everybody sees what the log says, and those who watch were told the same, however often they were cut off.
pub fn check_views<R: Levels + Sample>(rows: &[Row], clients: &[Client<R>], now: Stamp) {
    let table = folded::<R>(rows).unwrap().unwrap();
    // Where the clock rests before a card is uncovered, it stays covered.
    let covered = R::uncovered_at(&table).is_some_and(|reveal| table.frame.clock.time_at(now) < reveal);
    for client in clients {
        let guest = client.guest.filter(|_| client.last["you"].is_object());
        let mut view = (table.stage() != StageView::Lobby).then(|| table.view(table.viewer(guest)));
        if covered {
            view.iter_mut().for_each(R::cover);
        }
        let expected = serde_json::to_value(view).unwrap();
        assert_eq!(client.last["view"], expected, "{guest:?} sees something else");
    }
    let [.., one, other] = clients else { panic!("nobody watches") };
    let common = one.news.len().min(other.news.len());
    let tail = |client: &Client<R>| client.news[client.news.len() - common..].to_vec();
    assert_eq!(tail(one), tail(other), "two watchers were told different things");
}

/// A table that rests because its server died rests from a time when the server still lived.
pub fn check_time<R: Rules>(rows: &[Row], died: &[Stamp]) {
    let mut clock = Clock::NEW;
    for pair in rows.windows(2) {
        let death = died.iter().rev().find(|death| **death <= pair[1].at);
        let restarted = pair[0].node != pair[1].node;
        for event in parse::<R>(&pair[1]).unwrap() {
            match event {
                TableEvent::Frame(FrameEvent::Started { zero } | FrameEvent::Resumed { zero }) => {
                    clock = Clock::Running { zero };
                }
                TableEvent::Frame(FrameEvent::Paused { at, .. }) => {
                    if let Some(death) = death.filter(|_| restarted) {
                        assert!(at <= clock.time_at(*death), "a restart took time");
                    }
                    assert!(at >= clock.time_at(pair[0].at), "table time went back");
                    clock = Clock::Stopped { stopped: at, by: None };
                }
                _ => {}
            }
        }
    }
}
