//! A store with a sweeper does not grow for ever. Apart from `year.rs`, which a long run uses, too.

use crate::year::{Day, pass};
use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use tables::Keep;

/// The pages of the store, wherever SQLite has them: what is not merged into the file yet would hide how it grows.
fn pages(folder: &Path) -> u32 {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let connection = Connection::open_with_flags(folder.join("log.db"), flags).unwrap();
    connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_does_not_grow_for_ever() {
    const KEPT: u64 = 3;
    let folder = tempfile::tempdir().unwrap();
    let mut days = Vec::new();
    let note = |day: Day| days.push((day, pages(folder.path())));
    pass(folder.path(), 40, 20, Keep::Days(KEPT as u32), note).await;
    // 14 days for those that were left, and a day for the lobbies; then as many go as come.
    let settled: Vec<_> = days.iter().filter(|(day, _)| day.number > 14 + KEPT + 2).collect();
    for (day, pages) in &settled {
        println!("{pages} pages, {day:?}");
        assert_eq!(day.sweep.deleted, 20, "{day:?}");
    }
    let least = settled.iter().map(|(_, pages)| *pages).min().unwrap();
    let most = settled.iter().map(|(_, pages)| *pages).max().unwrap();
    assert!(most < least + least / 4, "from {least} to {most} pages");
}
