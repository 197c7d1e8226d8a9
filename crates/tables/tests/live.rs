//! The shell of a table: what it does when the log behaves badly.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use game::frame::HouseWords;
use game::{Chance, Guest, Span, Stamp};
use local::Game;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tables::hints::InProcess;
use tables::log::persons::{
    Block, Change, Company, Fold, KeptResult, Known, Mine, NewResult, Place, Played, Seek, Way,
};
use tables::log::{
    Answer, Append, AppendError, Done, Due, Listed, Log, MemoryLog, Muted, Named, Note, OperatorStore,
    PersonId, PersonStore, Report, Unavailable, WordReport,
};
use tables::message::{Bye, Hello};
use tables::row::{Head, Mark, Row, Seq, Summary, TableId};
use tables::{
    Connected, Keep, Limits, Names, No, Opening, PublicNames, Seated, ServerClock, Signer, Sitting, Tables,
};
use tokio::time::{Instant, timeout};

/// A log in memory that can be told to misbehave.
#[derive(Default)]
struct BadLog {
    rows: MemoryLog,
    /// Refuses every row as if another had come first.
    contradicts: AtomicBool,
    /// Never answers.
    is_silent: AtomicBool,
    /// Takes no rows.
    is_full: AtomicBool,
    appends: AtomicUsize,
}

impl Log for BadLog {
    fn append(&self, append: Append, done: Done) {
        self.appends.fetch_add(1, Ordering::Relaxed);
        if self.is_silent.load(Ordering::Relaxed) {
            std::mem::forget(done);
        } else if self.is_full.load(Ordering::Relaxed) {
            done(Err(Unavailable("the disk is full".to_owned()).into()));
        } else if self.contradicts.load(Ordering::Relaxed) {
            done(Err(AppendError::Conflict));
        } else {
            self.rows.append(append, done);
        }
    }

    fn read(&self, table: TableId, after: Seq) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        self.rows.read(table, after)
    }

    fn read_some(&self, table: TableId, after: Seq, most: u32) -> Answer<'_, Result<Vec<Row>, Unavailable>> {
        self.rows.read_some(table, after, most)
    }

    fn names(&self, table: TableId) -> Answer<'_, Result<Names, Unavailable>> {
        self.rows.names(table)
    }

    fn forget(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.forget(table, guest)
    }

    fn people(
        &self,
        after: Option<(TableId, Guest)>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Named>, Unavailable>> {
        self.rows.people(after, most)
    }

    fn find(&self, table: TableId) -> Answer<'_, Result<Option<Listed>, Unavailable>> {
        self.rows.find(table)
    }

    fn find_code(&self, code: String) -> Answer<'_, Result<Option<TableId>, Unavailable>> {
        self.rows.find_code(code)
    }

    fn list(&self, since: Stamp, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        self.rows.list(since, most)
    }

    fn keep(&self, table: TableId, name: String, finding: String) -> Answer<'_, Result<(), Unavailable>> {
        self.rows.keep(table, name, finding)
    }

    fn kept(&self, table: TableId, name: String) -> Answer<'_, Result<Option<String>, Unavailable>> {
        self.rows.kept(table, name)
    }

    fn beat(&self, node: u32, at: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        self.rows.beat(node, at)
    }

    fn beats(&self, nodes: Vec<u32>) -> Answer<'_, Result<Vec<(u32, Stamp)>, Unavailable>> {
        self.rows.beats(nodes)
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn heads(&self, tables: Vec<TableId>) -> Answer<'_, Result<Vec<(TableId, Head)>, Unavailable>> {
        self.rows.heads(tables)
    }

    fn time(&self) -> Answer<'_, Result<Option<Duration>, Unavailable>> {
        self.rows.time()
    }

    fn newest(&self) -> Answer<'_, Result<Option<Stamp>, Unavailable>> {
        self.rows.newest()
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<TableId>, Unavailable>> {
        self.rows.tables(after, most)
    }

    fn findings(&self, table: TableId) -> Answer<'_, Result<Vec<(String, String)>, Unavailable>> {
        self.rows.findings(table)
    }

    fn listed(&self, after: Option<TableId>, most: u32) -> Answer<'_, Result<Vec<Listed>, Unavailable>> {
        self.rows.listed(after, most)
    }

    fn due(
        &self,
        now: Stamp,
        ended_by: Option<Stamp>,
        most: u32,
    ) -> Answer<'_, Result<Vec<Due>, Unavailable>> {
        self.rows.due(now, ended_by, most)
    }

    fn set_due(&self, table: TableId, due: Stamp) -> Answer<'_, Result<(), Unavailable>> {
        self.rows.set_due(table, due)
    }

    fn delete(&self, tables: Vec<TableId>, ended_by: Option<Stamp>) -> Answer<'_, Result<u64, Unavailable>> {
        self.rows.delete(tables, ended_by)
    }

    fn lobbies(&self, most: u32) -> Answer<'_, Result<u32, Unavailable>> {
        self.rows.lobbies(most)
    }

    fn free_codes(&self, codes: Vec<String>) -> Answer<'_, Result<Vec<String>, Unavailable>> {
        self.rows.free_codes(codes)
    }

    fn others_wrote(&self) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.others_wrote()
    }
}

impl OperatorStore for BadLog {
    fn noted(&self, note: Note) -> Answer<'_, Result<Option<String>, Unavailable>> {
        self.rows.noted(note)
    }

    fn note(&self, note: Note, text: Option<String>) -> Answer<'_, Result<(), Unavailable>> {
        self.rows.note(note, text)
    }

    fn note_first(&self, note: Note, text: String) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.note_first(note, text)
    }

    fn report(
        &self,
        table: TableId,
        guest: Guest,
        at: Stamp,
        times: u32,
    ) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.report(table, guest, at, times)
    }

    fn reports(&self) -> Answer<'_, Result<Vec<Report>, Unavailable>> {
        self.rows.reports()
    }

    fn drop_report(&self, table: TableId, guest: Guest) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.drop_report(table, guest)
    }

    fn report_word(&self, report: WordReport) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.report_word(report)
    }

    fn word_reports(&self) -> Answer<'_, Result<Vec<WordReport>, Unavailable>> {
        self.rows.word_reports()
    }

    fn drop_word(&self, word: String) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.drop_word(word)
    }

    fn mute(&self, muted: Muted) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.mute(muted)
    }

    fn unmute(&self, pattern: String) -> Answer<'_, Result<bool, Unavailable>> {
        self.rows.unmute(pattern)
    }

    fn muted(&self) -> Answer<'_, Result<Vec<Muted>, Unavailable>> {
        self.rows.muted()
    }
}

/// Persons are kept where the rows are.
macro_rules! as_rows_keep {
    ($($name:ident($($argument:ident: $kind:ty),*) -> $answer:ty;)*) => {
        impl PersonStore for BadLog {
            $(fn $name(&self, $($argument: $kind),*) -> Answer<'_, Result<$answer, Unavailable>> {
                self.rows.$name($($argument),*)
            })*
        }
    };
}

as_rows_keep! {
    keep_person(known: Known) -> ();
    person(id: PersonId) -> Option<Known>;
    person_by(way: Way<'_>) -> Option<PersonId>;
    persons(after: Option<PersonId>, most: u32) -> Vec<PersonId>;
    unseen_persons(since: Stamp, most: u32) -> Vec<PersonId>;
    change_person(id: PersonId, change: Change) -> bool;
    see_person(id: PersonId, device: u32, at: Stamp) -> ();
    add_device(id: PersonId, label: String, at: Stamp) -> Option<u32>;
    drop_device(id: PersonId, number: u32) -> bool;
    delete_person(id: PersonId, at: Stamp) -> Vec<(TableId, Guest)>;
    gone_persons() -> Vec<PersonId>;
    make_link(hash: String, id: PersonId, until: Stamp) -> ();
    use_link(hash: String, now: Stamp) -> Option<PersonId>;
    add_place(id: PersonId, table: TableId, guest: Guest, at: Stamp) -> bool;
    copy_places(from: TableId, to: TableId, guests: Vec<Guest>, at: Stamp) -> ();
    places(table: TableId) -> Vec<(Guest, PersonId)>;
    places_of(id: PersonId, which: Mine, most: u32) -> Vec<Place>;
    unsettled(most: u32) -> Vec<TableId>;
    to_settle(table: TableId) -> Option<u32>;
    settle(table: TableId, seats: u32, results: Vec<NewResult>) -> bool;
    restore_result(id: PersonId, result: KeptResult) -> ();
    results(id: PersonId, which: Played, most: u32) -> Vec<KeptResult>;
    fold(id: PersonId) -> Option<Fold>;
    keep_fold(id: PersonId, fold: Fold, anew: bool) -> ();
    company(id: PersonId) -> Vec<Company>;
    block(id: PersonId, block: Block) -> ();
    unblock(id: PersonId, table: TableId, guest: Guest) -> bool;
    blocks(id: PersonId) -> Vec<Block>;
    blocked_by(id: PersonId) -> Vec<PersonId>;
    seek(seek: Seek) -> ();
    seeks(game: String, most: u32) -> Vec<Seek>;
    take_seek(id: PersonId, table: TableId) -> bool;
    invite(id: PersonId, table: TableId, at: Stamp) -> ();
    invitations(id: PersonId, most: u32) -> Vec<(TableId, Stamp)>;
    drop_seeks(before: Stamp) -> ();
}

fn server(log: &Arc<BadLog>) -> Tables {
    server_at(log, ServerClock::start_at(Stamp::from_millis(1_800_000_000_000)), 1)
}

/// Another seed makes it another server.
fn server_at(log: &Arc<BadLog>, clock: ServerClock, seed: u64) -> Tables {
    Tables::new(
        Arc::clone(log) as Arc<dyn Log>,
        Arc::new(InProcess::default()),
        Signer::new(&[1; 32]),
        clock,
        Chance::from_seed(seed),
        Limits { tables: 10, keep: Keep::default(), public_names: PublicNames::default() },
    )
}

async fn opened(server: &Tables) -> Seated {
    let house = HouseWords::default();
    let opening = Opening { game: Game::LetraMix, name: "Anna", options: None, house, public: false };
    server.open(&opening).await.unwrap()
}

fn hello(secret: Option<&str>) -> Hello {
    Hello { secret: secret.map(str::to_owned), ..Hello::default() }
}

/// S5: a table whose log contradicts itself is given up after a few tries; everybody is told, and it is counted once.
#[tokio::test(start_paused = true)]
async fn a_damaged_table_says_so_and_spins_no_more() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let watching = server.connect(&table, hello(None)).await.unwrap();
    watching.outbox.take().await;
    log.contradicts.store(true, Ordering::Relaxed);
    let refused = server.connect(&table, hello(Some(&secret))).await;
    assert_eq!(refused.err(), Some(Bye::Damaged));
    let parcel = watching.outbox.take().await;
    assert!(parcel.closes && parcel.messages.last().unwrap().contains("damaged"), "{parcel:?}");
    let tries = log.appends.load(Ordering::Relaxed);
    assert!(tries < 20, "{tries} appends");
    for _ in 0..3 {
        assert_eq!(server.connect(&table, hello(None)).await.err(), Some(Bye::Damaged));
    }
    assert_eq!(server.figures().damaged.load(Ordering::Relaxed), 1);
    assert_eq!(log.appends.load(Ordering::Relaxed), tries, "it is left alone");
    timeout(Duration::from_secs(1), server.stop()).await.unwrap();
}

/// Rows are missing: the table cannot be loaded, and nobody tries for ever.
#[tokio::test(start_paused = true)]
async fn a_table_that_cannot_be_loaded_is_damaged() {
    let log = Arc::new(BadLog::default());
    let first = server(&log);
    let Seated { table, secret, .. } = opened(&first).await;
    first.connect(&table, hello(Some(&secret))).await.unwrap().disconnect();
    first.stop().await;
    assert_eq!(log.rows.read(table.clone(), 0).await.unwrap().len(), 3, "opened, came, went");
    log.rows.lose_row(&table, 2);
    let server = server(&log);
    for _ in 0..3 {
        assert_eq!(server.connect(&table, hello(None)).await.err(), Some(Bye::Damaged));
    }
    assert_eq!(server.figures().damaged.load(Ordering::Relaxed), 1);
}

/// A log that never answers does not hold up the end of the server.
#[tokio::test(start_paused = true)]
async fn stopping_has_a_deadline() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let _anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    log.is_silent.store(true, Ordering::Relaxed);
    let start = Instant::now();
    server.stop().await;
    assert!(start.elapsed() <= Duration::from_secs(11), "{:?}", start.elapsed());
}

/// On a full disk a heartbeat may be written where a row is not. Who waits is counted, and so are appends that failed.
#[tokio::test(start_paused = true)]
async fn a_server_whose_rows_are_not_taken_is_not_ready() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    assert!(server.is_ready().await);
    let start = json!({"type": "arrange", "id": 1, "action": {"do": "start"}});
    log.is_full.store(true, Ordering::Relaxed);
    for _ in 0..3 {
        says(&anna, &start).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert!(!server.is_ready().await);
        assert_eq!(server.stuck(), 1);
    }
    let figures = server.figures();
    let timed: u64 = figures.appends.buckets().map(|(_, count)| count).sum();
    let (rows, failures) = (figures.rows.load(Ordering::Relaxed), figures.failures.load(Ordering::Relaxed));
    assert!(failures >= 3 && timed == rows + failures, "{timed} timed, {rows} rows, {failures} failures");
    assert_eq!(figures.refused.all(), [("unavailable", failures)]);
    log.is_full.store(false, Ordering::Relaxed);
    says(&anna, &start).await;
    told(&anna, "to_roll").await;
    assert!(server.is_ready().await);
    assert_eq!(server.stuck(), 0);
}

/// Who comes while the server stops would be cut when it ends: they are sent to another at once.
#[tokio::test(start_paused = true)]
async fn nobody_enters_a_table_of_a_server_that_stops() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let _anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    server.stop().await;
    assert_eq!(server.connect(&table, hello(Some(&secret))).await.err(), Some(Bye::Stopping));
    assert_eq!(server.figures().tables.load(Ordering::Relaxed), 0);
}

/// A table nobody looks at leaves memory and comes back from the log.
#[tokio::test(start_paused = true)]
async fn a_table_nobody_needs_leaves_memory() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    anna.outbox.take().await;
    assert_eq!(server.figures().tables.load(Ordering::Relaxed), 1);
    anna.disconnect();
    tokio::time::sleep(Duration::from_mins(1)).await;
    assert_eq!(server.figures().tables.load(Ordering::Relaxed), 0);
    assert_eq!(server.figures().sockets.load(Ordering::Relaxed), 0);
    let anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    assert!(anna.outbox.take().await.messages[0].contains(r#""stage":"lobby""#));
}

/// Waits until the player is told that the table is in this phase; what they were told.
async fn told(player: &Connected, phase: &str) -> Value {
    loop {
        let parcel = player.outbox.take().await;
        let messages = parcel.messages.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let found = messages.rev().find(|message| message["type"] == "table");
        if let Some(message) = found.filter(|message| message["view"]["phase"]["phase"] == phase) {
            return message;
        }
    }
}

async fn says(player: &Connected, message: &Value) {
    let message = serde_json::from_str(&message.to_string()).unwrap();
    player.send(message, player.clock().now(), Span::default()).await;
}

/// A sandglass runs on where it was after a restart, although the system's clock was set back two days meanwhile.
#[tokio::test(start_paused = true)]
async fn a_clock_that_was_set_back_stops_no_table() {
    const TWO_DAYS: u64 = 2 * 24 * 3600 * 1000;
    let log = Arc::new(BadLog::default());
    let first = server(&log);
    let Seated { table, secret, .. } = opened(&first).await;
    let anna = first.connect(&table, hello(Some(&secret))).await.unwrap();
    says(&anna, &json!({"type": "arrange", "id": 1, "action": {"do": "start"}})).await;
    let moment = told(&anna, "to_roll").await["moment"].clone();
    says(&anna, &json!({"type": "act", "id": 2, "moment": moment, "action": {"do": "roll"}})).await;
    told(&anna, "laying").await;
    tokio::time::sleep(Duration::from_secs(30)).await;
    let before = first.clock().now();
    first.stop().await;
    drop(first);

    let set_back = ServerClock::start_at(Stamp::from_millis(before.millis() - TWO_DAYS));
    set_back.set_by(&*log).await.unwrap();
    let second = server_at(&log, set_back, 2);
    let anna = second.connect(&table, hello(Some(&secret))).await.unwrap();
    told(&anna, "laying").await;
    assert!(second.clock().now() >= before);
    let start = Instant::now();
    timeout(Duration::from_hours(1), told(&anna, "to_roll")).await.expect("the sand runs out");
    let left = start.elapsed();
    assert!((115..125).contains(&left.as_secs()), "{left:?} were left of 150 s, 30 of which had run");
}

/// The names of all seats, in the last view that waits.
async fn seen_names(connected: &Connected) -> Vec<String> {
    let text = connected.outbox.take().await.messages.pop().unwrap();
    let message: serde_json::Value = serde_json::from_str(&text).unwrap();
    let seats = message["frame"]["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["name"].as_str().unwrap().to_owned()).collect()
}

/// Who looks at a table when a name is forgotten sees it at once; who comes later, too.
#[tokio::test(start_paused = true)]
async fn a_name_is_forgotten_while_people_look() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, .. } = opened(&server).await;
    let watching = server.connect(&table, hello(None)).await.unwrap();
    assert_eq!(seen_names(&watching).await, ["Anna"]);
    assert!(server.forget(&table, Guest::new(0)).await.unwrap());
    assert_eq!(seen_names(&watching).await, ["Gast"]);
    let later = server.connect(&table, hello(None)).await.unwrap();
    assert_eq!(seen_names(&later).await, ["Gast"]);
    assert_eq!(server.find(&table).await.unwrap().seated(), ["Gast"]);
}

/// Whom the host has sent away gets no seat again: not with the secret of the old one, and not from the same address, unless
/// others at the table come from there, too.
#[tokio::test(start_paused = true)]
async fn who_is_kicked_stays_out() {
    let log = Arc::new(BadLog::default());
    let server = server(&log);
    let Seated { table, secret, .. } = opened(&server).await;
    let [home, school] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().unwrap());
    let sits = async |name, was, address| {
        let seated = server.sit(&table, &Sitting { name, was, address: Some(address) }).await;
        seated.map(|seated| seated.secret).map_err(|no| match no {
            No::Refused(refusal) => refusal.code,
            _ => "other",
        })
    };
    let anna = server.connect(&table, hello(Some(&secret))).await.unwrap();
    anna.comes_from(home);
    let kick = async |id: u32| {
        let kick = format!(r#"{{"type":"arrange","id":{id},"action":{{"do":"kick","seat":1}}}}"#);
        anna.send(serde_json::from_str(&kick).unwrap(), anna.clock().now(), Span::default()).await;
        // The answer comes when it is done.
        while !anna.outbox.take().await.messages.iter().any(|m| m.contains(r#""type":"done""#)) {}
    };
    let ben = sits("Ben", None, school).await.unwrap();
    kick(1).await;
    assert_eq!(server.connect(&table, hello(Some(&ben))).await.err(), Some(Bye::Kicked));
    assert_eq!(sits("Ben", Some(&ben), home).await, Err("kicked"), "his old secret");
    assert_eq!(sits("Bernd", None, school).await, Err("kicked"), "his address");
    let cleo = sits("Cleo", None, home).await.unwrap();
    kick(2).await;
    assert_eq!(sits("Cleo", Some(&cleo), home).await, Err("kicked"));
    assert!(sits("Dora", None, home).await.is_ok(), "the host's household");
}

/// The log of a table that is over has names as they are now, also where old rows have others.
#[tokio::test(start_paused = true)]
async fn the_log_shows_no_forgotten_name() {
    let log = Arc::new(BadLog::default());
    let table = TableId::draw(&mut Chance::from_seed(9));
    let events = r#"[{"frame":"opened","game":"letramix"},{"frame":"sat","guest":0,"name":"Anna"},{"frame":"sat","guest":1,"name":"Ben"}]"#;
    let (at, events) = (Stamp::from_millis(5), events.to_owned());
    let row = Row { table: table.clone(), seq: 1, at, node: 1, actor: None, id: None, events };
    let summary = Summary {
        game: "letramix".to_owned(),
        code: "BABA".to_owned(),
        public: false,
        stage: "over",
        host: None,
        seats: vec![],
        here: 0,
        due: at,
    };
    log.rows.append_and_wait(Append::new(row, Mark::START, Some(summary))).await.unwrap();
    let server = server(&log);
    server.forget(&table, Guest::new(1)).await.unwrap();
    let shown = &server.rows(&table).await.unwrap()[0].events;
    assert!(shown.contains("Anna") && shown.contains("Gast") && !shown.contains("Ben"), "{shown}");
}
