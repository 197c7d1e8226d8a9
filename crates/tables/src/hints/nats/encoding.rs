//! Hints as bytes: a line with a JSON array of numbers, then the row's events unchanged.

use crate::hints::Hint;
use desk::row::{Mark, Row, TableId};
use game::{Guest, Stamp};
use std::sync::Arc;

/// Sequence number, time, server, guest, command, mark.
type Numbers = (u32, u64, u32, Option<u32>, Option<u32>, u64);

pub(super) fn encode(Hint { row, mark }: &Hint) -> Vec<u8> {
    let actor = row.actor.map(Guest::number);
    let numbers: Numbers = (row.seq, row.at.millis(), row.node, actor, row.id, mark.number());
    let mut bytes = serde_json::to_vec(&numbers).unwrap_or_default();
    bytes.push(b'\n');
    bytes.extend_from_slice(row.events.as_bytes());
    bytes
}

/// `None` if the bytes are not a hint.
pub(super) fn decode(table: &TableId, bytes: &[u8]) -> Option<Hint> {
    let end = bytes.iter().position(|byte| *byte == b'\n')?;
    let (seq, at, node, actor, id, mark): Numbers = serde_json::from_slice(&bytes[..end]).ok()?;
    let events = String::from_utf8(bytes[end + 1..].to_vec()).ok()?;
    let (at, actor) = (Stamp::from_millis(at), actor.map(Guest::new));
    let row = Row { table: table.clone(), seq, at, node, actor, id, events };
    Some(Hint { row: Arc::new(row), mark: Mark::new(mark) })
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
        let hint = Hint { row: Arc::new(row), mark: Mark::new(u64::MAX) };
        assert_eq!(decode(&table, &encode(&hint)), Some(hint));
        for nonsense in [&b""[..], b"\n", b"[1,2]\n[]", b"[1,2,3,4,5,6]", b"[1,2,3,4,5,6]\n\xff"] {
            assert_eq!(decode(&table, nonsense), None);
        }
    }
}
