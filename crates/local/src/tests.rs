//! Local tables as a browser plays them: with a person who does what can be done, computer players, reloads and bad times.

use crate::table::{AnyTable, LocalTable, OWNER, Seed};
use crate::{Batch, Entry, Game, Moved, decide_again, load, open};
use bots::Levels;
use desk::row::{Mark, Row, Stored, TableId};
use game::frame::HouseWords;
use game::sample::Sample;
use game::{Chance, Span, Stamp, State};
use serde_json::{Value, json};

const START: Stamp = Stamp::from_millis(1_800_000_000_000);

/// What a browser keeps.
#[derive(Default)]
struct Kept {
    stored: Stored,
    journal: Vec<String>,
    sent: Vec<String>,
    closed: Vec<String>,
    thinks: bool,
}

impl Kept {
    fn keep(&mut self, batch: Batch) {
        assert_eq!(batch.first as usize, self.stored.rows.len() + 1, "no row is left out");
        self.stored.rows.extend(batch.rows.iter().map(|row| serde_json::from_str::<Row>(row).unwrap()));
        for (guest, name) in batch.names {
            self.stored.names.learn(guest, Some(name));
        }
        self.journal.extend(batch.journal);
        self.thinks = batch.think;
        self.sent.extend(batch.send.into_iter().map(|message| message.text));
        self.closed.extend(batch.close.into_iter().map(|message| message.text));
    }

    fn moved(&self) -> Moved {
        let mark = self.stored.rows.iter().fold(Mark::START, Mark::after);
        Moved {
            journal: self.journal.clone(),
            seq: self.stored.rows.len() as u32,
            mark: format!("{:016x}", mark.number()),
        }
    }
}

fn seed(number: u8) -> Seed {
    Seed::parse(&format!("{number:02x}").repeat(32)).unwrap()
}

/// A local table of a game, with what is kept of it and the time.
struct Played<R: Levels> {
    table: LocalTable<R>,
    kept: Kept,
    now: Stamp,
    id: u32,
    chance: Chance,
    loads: u8,
}

impl<R: Levels + Sample> Played<R> {
    fn open(options: &Value, number: u8) -> Self {
        let options = serde_json::value::to_raw_value(options).unwrap();
        let opening =
            crate::Opening::<R::Options>::new(Some(&options), HouseWords::default(), false).unwrap();
        let events = crate::opening_events::<R>(&opening, String::new(), "Anna".to_owned());
        let table = LocalTable::open(&events, seed(number), START).unwrap();
        let chance = Chance::from_seed(number.into());
        let mut played = Self { table, kept: Kept::default(), now: START, id: 0, chance, loads: number };
        played.connect();
        let bots = usize::from(R::SEATS.0.max(2)) - 1;
        for _ in 0..bots {
            played
                .say(|id| json!({"type": "arrange", "id": id, "action": {"do": "bot", "level": "geselle"}}));
        }
        played.say(|id| json!({"type": "arrange", "id": id, "action": {"do": "start"}}));
        played
    }

    fn keep(&mut self) {
        let batch = self.table.batch();
        self.kept.keep(batch);
    }

    fn connect(&mut self) {
        let hello = json!({"type": "hello", "secret": self.table.secret(), "seq": 0}).to_string();
        self.table.connect(1, &hello, self.now);
        self.keep();
    }

    fn say(&mut self, message: impl FnOnce(u32) -> Value) {
        let last = self
            .kept
            .stored
            .rows
            .iter()
            .filter(|row| row.actor == Some(OWNER))
            .filter_map(|row| row.id)
            .max();
        self.id = last.unwrap_or(0) + 1;
        let text = message(self.id).to_string();
        self.table.say(1, &text, self.now);
        self.keep();
    }

    /// The page is loaded anew.
    fn reload(&mut self) {
        self.loads = self.loads.wrapping_add(7);
        let stored = std::mem::take(&mut self.kept.stored);
        self.table = LocalTable::load(stored.clone(), seed(self.loads), self.now).unwrap();
        self.kept.stored = stored;
        self.keep();
        self.connect();
    }

    /// The person tries something, or time passes; computer players think when they have to.
    fn step(&mut self) {
        if self.kept.thinks {
            self.table.think(self.now);
            return self.keep();
        }
        match self.chance.below(8) {
            0..4 => {
                let of = self.table.local.table();
                let seat = of.seats.seat_of(OWNER).unwrap();
                let moment = of.state.moment();
                let action = serde_json::to_value(R::action(of, seat, &mut self.chance)).unwrap();
                self.say(|id| json!({"type": "act", "id": id, "moment": moment, "action": action}));
            }
            4 => self.say(|_| json!({"type": "ask", "id": 1, "question": {"ask": "house"}})),
            _ => self.wait(),
        }
        self.now = self.now + Span::from_millis(self.chance.below(900) as u64);
    }

    fn wait(&mut self) {
        if let Some(wake) = self.table.local.desk().wake() {
            self.now = self.now.max(wake);
        }
        self.table.time(self.now);
        self.keep();
    }

    fn is_over(&self) -> bool {
        self.table.local.table().is_over()
    }
}

/// Plays for a while with reloads, and decides all of it again at several points.
fn is_decided_again<R: Levels + Sample>(options: &Value) {
    let mut again = 0;
    for number in 1..4 {
        let mut played = Played::<R>::open(options, number);
        for step in 0..240 {
            if played.is_over() {
                break;
            }
            played.step();
            if step % 60 == 41 {
                played.reload();
            }
            if step % 40 == 39 && !played.is_over() {
                let moved = played.kept.moved();
                let table = replayed::<R>(&moved);
                let rows: Vec<String> = table.local.rows().iter().map(json_text).collect();
                let kept: Vec<String> = played.kept.stored.rows.iter().map(json_text).collect();
                assert_eq!(rows, kept, "{} differs after {step} steps", R::NAME);
                again += usize::from(decide_again::<R>(&moved, &|| true).is_ok());
            }
        }
    }
    assert!(again > 0, "{}: no table could be moved", R::NAME);
}

fn replayed<R: Levels>(moved: &Moved) -> LocalTable<R> {
    let entries: Vec<Entry> = moved.journal.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    crate::moving::replayed(&entries, &|| true).unwrap()
}

#[test]
fn all_games_are_decided_again_to_the_last_byte() {
    is_decided_again::<games::letramix::LetraMix>(&json!({}));
    is_decided_again::<games::letramix::LetraMix>(&json!({"mode": "same_roll"}));
    is_decided_again::<games::woerterklauer::Woerterklauer>(&json!({}));
    is_decided_again::<games::wortduell::Wortduell>(&json!({}));
    is_decided_again::<games::wurf_und_wort::WurfUndWort>(&json!({}));
    is_decided_again::<games::buecherwurm::Buecherwurm>(&json!({}));
}

type LetraMix = games::letramix::LetraMix;

fn some_letramix() -> Played<LetraMix> {
    let mut played = Played::<LetraMix>::open(&json!({}), 9);
    (0..60).for_each(|_| played.step());
    played
}

/// When the last entry of a journal was.
fn played_at(moved: &Moved) -> Stamp {
    serde_json::from_str::<Entry>(moved.journal.last().unwrap()).unwrap().at()
}

fn refusal(moved: &Moved) -> &'static str {
    decide_again::<LetraMix>(moved, &|| true).err().map_or("none", |refusal| refusal.code)
}

#[test]
fn what_was_altered_is_refused() {
    let moved = some_letramix().kept.moved();
    assert_eq!(refusal(&moved), "none");
    let changed = |change: &dyn Fn(&mut Moved)| {
        let mut other = Moved { journal: moved.journal.clone(), mark: moved.mark.clone(), ..moved };
        change(&mut other);
        refusal(&other)
    };
    assert_eq!(changed(&|moved| moved.seq += 1), "altered");
    assert_eq!(changed(&|moved| moved.mark = "0".repeat(16)), "altered");
    assert_eq!(changed(&|moved| moved.journal.clear()), "altered");
    assert_eq!(changed(&|moved| drop(moved.journal.remove(0))), "altered", "it was never opened");
    assert_eq!(changed(&|moved| moved.journal.push("nonsense".to_owned())), "altered");
    assert_eq!(changed(&|moved| moved.journal.swap(1, 4)), "altered", "time goes back, or rows differ");
    let luckier = seed(200).hex();
    assert_eq!(
        changed(&|moved| moved.journal[0] = moved.journal[0].replace(&seed(9).hex(), &luckier)),
        "altered"
    );
    assert_eq!(changed(&|moved| moved.journal.truncate(moved.journal.len() / 2)), "altered");
    let endless =
        json!({"said": {"connection": 1, "text": "x".repeat(9_000), "at": played_at(&moved)}}).to_string();
    assert_eq!(changed(&|moved| moved.journal.push(endless.clone())), "altered");
    let steps = vec![json!([0, {"do": "roll"}]); 101];
    let busy =
        json!({"planned": {"seat": 1, "moment": 1, "steps": steps, "at": played_at(&moved)}}).to_string();
    assert_eq!(changed(&|moved| moved.journal.push(busy.clone())), "altered");
    assert_eq!(changed(&|moved| moved.journal = vec![moved.journal[0].clone(); 4_001]), "too_long");
    assert_eq!(decide_again::<LetraMix>(&moved, &|| false).err().map(|r| r.code), Some("too_long"));
    let other_game = decide_again::<games::wortduell::Wortduell>(&moved, &|| true);
    assert_eq!(other_game.err().map(|r| r.code), Some("altered"));
}

#[test]
fn a_moved_table_goes_on_as_it_was() {
    let played = some_letramix();
    let moving = decide_again::<LetraMix>(&played.kept.moved(), &|| true).unwrap();
    let events = moving.opening("Anna", "RUNE".to_owned(), played.now);
    let setup = desk::Setup::local(&LetraMix::level_names(), true);
    let at_server = desk::Local::open(setup, &events, Chance::from_seed(1), played.now).unwrap();
    assert_eq!(at_server.table().state, played.table.local.table().state);
    assert_eq!(at_server.table().seats.names(), played.table.local.table().seats.names());
    assert_eq!(at_server.table().frame.host, Some(OWNER));
    let rooms = at_server.table().seats.iter().filter(|seat| at_server.table().seats.is_bot(*seat)).count();
    let free = at_server.table().seats.with_room();
    assert_eq!((rooms, free), (1, Some(game::Seat::new(1))), "the computer player makes room");
}

/// The rival's card lies in the browser that plays alone.
#[test]
fn wortduell_moves_only_between_rounds() {
    type Wortduell = games::wortduell::Wortduell;
    let played = Played::<Wortduell>::open(&json!({}), 3);
    let refused = decide_again::<Wortduell>(&played.kept.moved(), &|| true).err();
    assert_eq!(refused.map(|refusal| refusal.code), Some("between_rounds"));
}

#[test]
fn a_lobby_and_what_is_over_are_not_moved() {
    let options = serde_json::value::to_raw_value(&json!({})).unwrap();
    let mut lobby =
        open(Game::LetraMix, "Anna", Some(&options), HouseWords::default(), seed(1), START).unwrap();
    let mut kept = Kept::default();
    kept.keep(lobby.batch());
    assert_eq!(refusal(&kept.moved()), "cannot_move");
    let mut played = Played::<LetraMix>::open(&json!({"end": {"rounds": 1}}), 5);
    while !played.is_over() {
        played.step();
    }
    assert_eq!(refusal(&played.kept.moved()), "cannot_move");
}

/// A2, "Nochmal spielen": the same players, at a table of this browser, at once.
#[test]
fn a_rematch_is_a_new_local_table() {
    let mut played = Played::<LetraMix>::open(&json!({"end": {"rounds": 1}}), 5);
    while !played.is_over() {
        played.step();
    }
    played.kept.sent.clear();
    played.say(|id| json!({"type": "arrange", "id": id, "action": {"do": "rematch"}}));
    let mut next = played.table.opened().unwrap();
    // Without the key to their seat they would only watch.
    let key = json!({"table": next.id(), "secret": next.secret()});
    let frames = played.kept.sent.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
    assert!(frames.into_iter().any(|message| message["frame"]["next"] == key));
    assert!(TableId::parse_local(next.id().as_str()).is_some());
    assert_ne!(next.id(), played.table.id());
    let batch = next.batch();
    assert_eq!((batch.summary.stage, batch.summary.names.len()), ("playing", 2));
}

#[test]
fn a_table_that_nobody_needs_leaves_memory() {
    let mut played = Played::<LetraMix>::open(&json!({"end": {"rounds": 1}}), 5);
    while !played.is_over() {
        played.step();
    }
    played.table.disconnect(1, played.now);
    assert!(!played.table.batch().ended, "they may come back in a moment");
    while let Some(wake) = played.table.local.desk().wake() {
        played.table.time(wake);
    }
    assert!(played.table.batch().ended);
}

#[test]
fn bad_messages_end_the_connection_and_change_nothing() {
    let mut played = some_letramix();
    let rows = played.kept.stored.rows.len();
    for text in ["", "{}", r#"{"type":"hello"}"#, "\u{0}"] {
        played.table.say(1, text, played.now);
        played.keep();
        assert!(played.kept.closed.pop().unwrap().contains("bad_message"), "{text}");
        played.connect();
    }
    let came_only = played.kept.stored.rows[rows..].iter().all(|row| row.events.contains("came"));
    assert!(came_only, "nothing but coming back");
    played.table.connect(2, r#"{"type":"hello","secret":"1.AAAAAAAAAAAAAAAAAAAAAA","seq":0}"#, played.now);
    played.keep();
    assert!(played.kept.closed.pop().unwrap().contains("bad_secret"));
}

#[test]
fn what_is_no_table_is_not_loaded() {
    let played = some_letramix();
    let mut stored = played.kept.stored.clone();
    assert!(load(stored.clone(), seed(1), START).is_some());
    stored.rows.remove(1);
    assert!(load(stored.clone(), seed(1), START).is_none(), "a row is missing");
    stored.rows.truncate(1);
    stored.rows[0].events = stored.rows[0].events.replace("letramix", "chess");
    assert!(load(stored, seed(1), START).is_none());
    assert!(load(Stored::default(), seed(1), START).is_none());
}

fn json_text(row: &Row) -> String {
    desk::message::json(row)
}
