//! Migrations that SQL alone cannot do.

use super::writer::{insert_names, seats_to_sql};
use desk::Seating;
use game::Guest;
use rusqlite::{Transaction, params};

/// Takes names out of rows and lists, and puts them beside the log; lists know guests by their numbers from now on. Rows stay
/// as they are.
pub(super) fn take_names_out(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let numbers: Vec<i64> = transaction
        .prepare("SELECT number FROM tables")?
        .query_map([], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    let sql = r#"SELECT events FROM rows WHERE number = ?1 AND instr(events, '"frame"') > 0 ORDER BY seq"#;
    let mut rows = transaction.prepare(sql)?;
    for number in numbers {
        let events: Vec<String> =
            rows.query_map([number], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        let Seating { host, seats, names } = Seating::of(events.iter().map(String::as_str));
        insert_names(transaction, number, &names)?;
        let values = params![number, host.map(Guest::number), seats_to_sql(&seats)];
        transaction
            .prepare_cached("UPDATE tables SET host = ?2, seats = ?3 WHERE number = ?1")?
            .execute(values)?;
    }
    Ok(())
}
