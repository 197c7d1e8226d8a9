//! Hints as bytes: a line with a JSON array of numbers, then the row's events unchanged. A row that brings names has them
//! behind its numbers; that a name was forgotten is a line with the guest's number alone.

use crate::hints::Hint;
use desk::row::{Mark, Row, TableId};
use game::{Guest, Stamp};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Sequence number, time, server, guest, command, mark.
type Numbers = (u32, u64, u32, Option<u32>, Option<u32>, u64);

type Names = Vec<(Guest, String)>;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Head {
    /// As servers write and read it that keep names in the log.
    Row(Numbers),
    RowWithNames(Numbers, Names),
    Forgotten((Guest,)),
}

pub(super) fn encode(hint: &Hint) -> Vec<u8> {
    let (head, events) = match hint {
        Hint::Row { row, mark, names } => {
            let actor = row.actor.map(Guest::number);
            let numbers = (row.seq, row.at.millis(), row.node, actor, row.id, mark.number());
            let head = match names.as_slice() {
                [] => Head::Row(numbers),
                names => Head::RowWithNames(numbers, names.to_vec()),
            };
            (head, row.events.as_str())
        }
        Hint::Forgotten { guest, .. } => (Head::Forgotten((*guest,)), ""),
    };
    let mut bytes = serde_json::to_vec(&head).unwrap_or_default();
    bytes.push(b'\n');
    bytes.extend_from_slice(events.as_bytes());
    bytes
}

/// `None` if the bytes are not a hint.
pub(super) fn decode(table: &TableId, bytes: &[u8]) -> Option<Hint> {
    let end = bytes.iter().position(|byte| *byte == b'\n')?;
    let table = table.clone();
    let (numbers, names) = match serde_json::from_slice(&bytes[..end]).ok()? {
        Head::Row(numbers) => (numbers, Vec::new()),
        Head::RowWithNames(numbers, names) => (numbers, names),
        Head::Forgotten((guest,)) => return Some(Hint::Forgotten { table, guest }),
    };
    let (seq, at, node, actor, id, mark) = numbers;
    let events = String::from_utf8(bytes[end + 1..].to_vec()).ok()?;
    let (at, actor) = (Stamp::from_millis(at), actor.map(Guest::new));
    let row = Row { table, seq, at, node, actor, id, events };
    Some(Hint::Row { row: Arc::new(row), mark: Mark::new(mark), names })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Chance;

    #[test]
    fn a_hint_comes_out_as_it_was_put_in() {
        let table = TableId::draw(&mut Chance::from_seed(1));
        let events = "[{\"event\":\"Ünsinn\\n\"},\n7]".to_owned();
        let at = Stamp::from_millis(1_800_000_000_000);
        let row = Row {
            table: table.clone(),
            seq: 7,
            at,
            node: u32::MAX,
            actor: Some(Guest::new(3)),
            id: None,
            events,
        };
        let row = Arc::new(row);
        let hint = |names| Hint::Row { row: Arc::clone(&row), mark: Mark::new(u64::MAX), names };
        let forgotten = Hint::Forgotten { table: table.clone(), guest: Guest::new(7) };
        for hint in [hint(vec![]), hint(vec![(Guest::new(3), "Ä\n\"".to_owned())]), forgotten] {
            assert_eq!(decode(&table, &encode(&hint)), Some(hint));
        }
        for nonsense in [&b""[..], b"\n", b"[1,2]\n[]", b"[1,2,3,4,5,6]", b"[1,2,3,4,5,6]\n\xff"] {
            assert_eq!(decode(&table, nonsense), None);
        }
    }
}
