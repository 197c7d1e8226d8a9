//! Migrations that SQL alone cannot do.

use super::{number, seats_to_sql};
use desk::Seating;
use std::collections::BTreeMap;
use tokio_postgres::{Client, Error};

/// Tables per query.
const PAGE: i64 = 500;

const TABLES: &str = "SELECT number FROM tables WHERE number > $1 ORDER BY number LIMIT $2";
const ROWS: &str = r#"SELECT number, events FROM rows WHERE number = ANY($1) AND strpos(events, '"frame"') > 0
    ORDER BY number, seq"#;
const INSERT_NAMES: &str = "INSERT INTO names SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[])
    ON CONFLICT DO NOTHING";
const UPDATE_LISTS: &str = "UPDATE tables SET host = NULL, names = '[]', host_guest = new.host, seats = new.seats
    FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS new (number, host, seats) WHERE tables.number = new.number";

/// Takes names out of rows and lists, and puts them beside the log; lists know guests by their numbers from now on. Rows stay
/// as they are.
pub(super) async fn take_names_out(client: &Client) -> Result<(), Error> {
    let mut last = 0i64;
    loop {
        let numbers: Vec<i64> =
            client.query(TABLES, &[&last, &PAGE]).await?.iter().map(|row| row.get(0)).collect();
        let Some(newest) = numbers.last() else { return Ok(()) };
        last = *newest;
        let mut events: BTreeMap<i64, Vec<String>> =
            numbers.iter().map(|number| (*number, Vec::new())).collect();
        for row in client.query(ROWS, &[&numbers]).await? {
            events.entry(row.get(0)).or_default().push(row.get(1));
        }
        write(client, &events).await?;
    }
}

async fn write(client: &Client, events: &BTreeMap<i64, Vec<String>>) -> Result<(), Error> {
    let (mut named, mut guests, mut names) = (Vec::new(), Vec::new(), Vec::new());
    let (mut hosts, mut seats) = (Vec::new(), Vec::new());
    for (table, rows) in events {
        let seating = Seating::of(rows.iter().map(String::as_str));
        hosts.push(seating.host.map(|guest| number(guest.number())));
        seats.push(seats_to_sql(&seating.seats));
        for (guest, name) in seating.names {
            named.push(*table);
            guests.push(number(guest.number()));
            names.push(name);
        }
    }
    let tables: Vec<i64> = events.keys().copied().collect();
    client.execute(INSERT_NAMES, &[&named, &guests, &names]).await?;
    client.execute(UPDATE_LISTS, &[&tables, &hosts, &seats]).await?;
    Ok(())
}
