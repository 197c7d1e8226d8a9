//! What becomes of tables, by the numbers of `docs/rules/strengths.md`.

use super::*;
use desk::row::TableId;
use game::Chance;
use serde_json::{Value, json};

const MINUTE: u64 = 60_000;

/// A table as a log has it: rows of what happened, written by hand.
struct Log {
    rows: Vec<Row>,
    /// In minutes.
    now: u64,
}

impl Log {
    /// A table of these people, and of computer players, that has begun.
    fn begun(game: &str, people: u32, bots: &[&str]) -> Self {
        Self::opened(game, people, bots, &[])
    }

    fn opened(game: &str, people: u32, bots: &[&str], allow: &[&str]) -> Self {
        let person = |guest: u32| json!({"kind": "person", "guest": guest});
        let bot = |level: &&str| json!({"kind": "bot", "name": level});
        let seats: Vec<Value> = (0..people).map(person).chain(bots.iter().map(bot)).collect();
        let mut log = Self { rows: Vec::new(), now: 100 };
        let opened = json!({
            "frame": "opened", "game": game, "code": "", "public": false, "options": {}, "seats": seats,
            "house": {"allow": allow},
        });
        let came = (0..people).map(came);
        log.row(None, [opened]);
        log.row(None, came);
        log.row(Some(0), [json!({"frame": "started", "zero": 100 * MINUTE})]);
        log
    }

    /// LetraMix in turns.
    fn letramix(people: u32, bots: &[&str]) -> Self {
        Self::begun("letramix", people, bots)
    }

    fn row(&mut self, actor: Option<u32>, events: impl IntoIterator<Item = Value>) -> &mut Self {
        let events: Vec<String> = events.into_iter().map(written).collect();
        self.rows.push(Row {
            table: TableId::draw(&mut Chance::from_seed(1)),
            seq: self.rows.len() as u32 + 1,
            at: Stamp::from_millis(self.now * MINUTE),
            node: 1,
            actor: actor.map(Guest::new),
            id: None,
            events: format!("[{}]", events.join(",")),
        });
        self
    }

    fn after(&mut self, minutes: u64) -> &mut Self {
        self.now += minutes;
        self
    }

    /// Somebody rolls, lays and gets these points.
    fn turn(&mut self, seat: u32, points: i32) -> &mut Self {
        self.row(None, [json!({"event": "turn", "seat": seat, "at": 0})]);
        self.row(Some(seat), [json!({"event": "rolled", "dice": [], "at": 0})]);
        let scored = json!({"event": "scored", "seat": seat, "points": points, "full": false});
        self.row(Some(seat), [scored])
    }

    fn over(&mut self, winners: &[u32]) -> &mut Self {
        self.row(None, [json!({"event": "over", "winners": winners})])
    }

    fn went(&mut self, seat: u32) -> &mut Self {
        self.row(None, [json!({"frame": "went", "seat": seat})])
    }

    fn left(&mut self, seat: u32) -> &mut Self {
        self.row(Some(seat), [json!({"frame": "left", "seat": seat})])
    }

    fn closed(&mut self) -> &mut Self {
        self.after(14 * 24 * 60).row(None, [json!({"frame": "closed", "why": "untouched"})])
    }

    fn ended(&self) -> Option<Ended> {
        ended(&self.rows, &[]).unwrap()
    }

    fn records(&self) -> Vec<Option<Record>> {
        let known = vec![Some(Strength::new()); 8];
        let ended = self.ended().unwrap();
        (0..ended.seats.len() as u8).map(|seat| ended.record(Seat::new(seat), &known)).collect()
    }

    /// By seat.
    fn places(&self) -> Vec<u8> {
        self.ended().unwrap().seats.iter().map(|seat| seat.place).collect()
    }

    /// By person: does the result count?
    fn rated(&self) -> Vec<bool> {
        self.records().iter().flatten().map(|record| record.rated).collect()
    }
}

/// As serde writes it: a frame's event begins with its tag.
fn written(mut event: Value) -> String {
    let tag = event.as_object_mut().and_then(|event| event.remove("frame"));
    let rest = event.to_string();
    match tag {
        Some(tag) if rest == "{}" => format!(r#"{{"frame":{tag}}}"#),
        Some(tag) => format!(r#"{{"frame":{tag},{}"#, &rest[1..]),
        None => rest,
    }
}

fn came(seat: u32) -> Value {
    json!({"frame": "came", "seat": seat, "node": 1, "socket": seat})
}

#[test]
fn a_result_says_who_played_and_how_it_went() {
    let mut log = Log::letramix(2, &["geselle"]);
    log.turn(0, 20).turn(1, 31).after(7).turn(2, 20).over(&[1]);
    let ended = log.ended().unwrap();
    assert_eq!((ended.game, ended.kind, ended.length, ended.rated), ("letramix", "turns", 7, true));
    assert_eq!(ended.people().map(|(_, guest)| guest.number()).collect::<Vec<_>>(), [0, 1]);
    let records = log.records();
    assert_eq!(records[2], None, "computer players keep no results");
    let anna = records[0].as_ref().unwrap();
    assert_eq!((anna.place, anna.won, anna.points, anna.seats, anna.rated), (2, false, 20, 3, true));
    assert_eq!(anna.at, Stamp::from_millis(107 * MINUTE));
    let bot = Who::Bot { level: "geselle".to_owned(), name: None };
    assert_eq!(
        anna.rivals.iter().map(|r| (r.who.clone(), r.place)).collect::<Vec<_>>(),
        [(Who::Guest(Guest::new(1)), 1), (bot, 2)]
    );
    assert!(records[1].as_ref().unwrap().won);
}

/// S1: computer players have the strength that was measured; people the one that is handed in.
#[test]
fn s1_rivals_have_the_strength_of_before() {
    let mut log = Log::letramix(2, &["geselle"]);
    log.turn(0, 20).over(&[0]);
    let ben = Strength { rating: 1431.5, deviation: 62.25, games: 71 };
    let record = log.ended().unwrap().record(Seat::new(0), &[None, Some(ben), None]).unwrap();
    let strengths: Vec<_> = record.rivals.iter().map(|rival| rival.strength).collect();
    assert_eq!(strengths, [Some(ben), Some(Strength::measured(1224))]);
    let again: Record = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
    assert_eq!(again, record, "written and read without loss");
}

#[test]
fn s2_nobody_plays_against_nobody() {
    let mut log = Log::letramix(1, &[]);
    log.turn(0, 20).over(&[0]);
    assert_eq!(log.rated(), [false]);
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 20).over(&[0]);
    assert_eq!(log.rated(), [true, true]);
    let unknown = log.ended().unwrap().record(Seat::new(0), &[Some(Strength::new()), None]).unwrap();
    assert!(!unknown.rated, "nothing is known of the other");
}

#[test]
fn s2_teams_do_not_count() {
    let match_of = |people: u32| {
        let mut log = Log::begun("wortduell", people, &[]);
        log.row(Some(0), [json!({"event": "timed_out", "seat": 0})]);
        log.row(None, [json!({"event": "over", "winner": 0, "ending": "points"})]);
        log
    };
    assert_eq!(match_of(2).rated(), [true, true]);
    assert_eq!(match_of(4).rated(), [false; 4]);
}

#[test]
fn s3_house_words_and_tables_that_go_on_from_others_do_not_count() {
    let mut log = Log::opened("letramix", 2, &[], &["XQZ"]);
    log.turn(0, 20).over(&[0]);
    assert_eq!(log.rated(), [false, false]);

    let mut log = Log::letramix(2, &[]);
    let first = &mut log.rows[0].events;
    first.truncate(first.len() - 1);
    first.push_str(r#",{"event":"began","first":0}]"#);
    log.turn(0, 20).over(&[0]);
    assert_eq!(log.rated(), [false, false]);
}

/// S4: who takes a computer player's seat in the middle is not rated, and nobody against them.
#[test]
fn s4_who_comes_late_does_not_count() {
    let takes_over = |log: &mut Log| {
        log.row(Some(1), [json!({"frame": "sat", "guest": 1, "seat": 1}), came(1)]);
    };
    let mut late = Log::letramix(1, &["geselle"]);
    late.turn(0, 20).turn(1, 50);
    takes_over(&mut late);
    late.turn(0, 20).turn(1, 10).over(&[1]);
    assert_eq!(late.rated(), [false, false]);
    let ended = late.ended().unwrap();
    assert_eq!(ended.seats[1].deeds.turns, 1, "what the computer player did is none of theirs");

    let mut early = Log::letramix(1, &["geselle"]);
    takes_over(&mut early);
    early.turn(0, 20).turn(1, 10).over(&[0]);
    assert_eq!(early.rated(), [true, true]);
}

#[test]
fn s5_before_the_first_turn_nothing_becomes_of_it() {
    let mut log = Log::letramix(2, &[]);
    log.left(1).over(&[0]);
    assert_eq!(log.ended(), None);
    let mut log = Log::begun("woerterklauer", 2, &[]);
    log.left(1).row(None, [json!({"event": "over", "winner": 0, "ending": "left"})]);
    assert_eq!(log.ended(), None);
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 20).row(None, [json!({"frame": "closed", "why": "operator"})]);
    assert_eq!(log.ended(), None, "the operator has closed it");
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 20);
    assert_eq!(log.ended(), None, "it is not over");
    assert_eq!(ended(&[], &[]), Ok(None));
}

#[test]
fn s6_equal_results_share_a_place() {
    let mut log = Log::letramix(4, &[]);
    log.turn(0, 20).turn(1, 31).turn(2, 31).turn(3, 20).over(&[1, 2]);
    assert_eq!(log.places(), [3, 1, 1, 3]);
    assert!(log.records()[2].as_ref().unwrap().won);
}

#[test]
fn s7_who_gives_up_is_behind_all_who_stay() {
    let mut log = Log::letramix(3, &[]);
    log.turn(0, 90).turn(1, 10).turn(2, 20).left(0).over(&[2]);
    assert_eq!(log.places(), [3, 2, 1]);
    let anna = log.records()[0].clone().unwrap();
    assert!(anna.left && anna.rated && !anna.won && anna.points == 90);
}

#[test]
fn s7_who_is_away_for_long_has_left_but_not_who_is_for_a_moment() {
    let after = |minutes: u64| {
        let mut log = Log::letramix(2, &[]);
        log.turn(0, 90).turn(1, 10).went(0).after(minutes).over(&[0]);
        log.places()
    };
    assert_eq!(after(2), [1, 2], "the phone was locked");
    assert_eq!(after(3), [2, 1]);
}

/// S7: Anna loses and goes; Ben gives up waiting. It is not Ben who has lost.
#[test]
fn s7_who_goes_first_is_last() {
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 10).turn(1, 90).went(0).after(1).left(1).over(&[0]);
    assert_eq!(log.places(), [2, 1]);
    let records = log.records();
    assert!(records[0].as_ref().unwrap().left);
    let ben = records[1].as_ref().unwrap();
    assert!(ben.won && !ben.left, "who goes last has left nobody");
}

#[test]
fn s7_who_comes_back_has_not_left() {
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 90).went(0).after(20).row(None, [came(0)]).turn(1, 10).over(&[0]);
    assert_eq!(log.places(), [1, 2]);
}

/// S8: nobody wins by going to bed. Against computer players who goes has lost.
#[test]
fn s8_a_table_that_was_left_alone_costs_who_left_it() {
    let mut log = Log::letramix(1, &["meister"]);
    log.turn(0, 10).turn(1, 40).went(0).closed();
    let record = log.records()[0].clone().unwrap();
    assert!(record.left && record.rated && !record.won);
    assert_eq!((record.place, record.rivals[0].place), (2, 1));
}

#[test]
fn s8_who_waits_in_vain_loses_nothing() {
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 10).turn(1, 40).went(0).after(2).went(1).closed();
    let records = log.records();
    assert!(records[0].as_ref().unwrap().left && records[0].as_ref().unwrap().rated);
    assert_eq!(records[1], None, "nothing becomes of it for who has waited");
}

#[test]
fn s8_who_stops_together_loses_nothing() {
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 10).went(0).after(1).went(1).closed();
    assert_eq!(log.ended(), None);
}

/// S8: a pause lets everybody go but the host, who could escape a defeat by it.
#[test]
fn s8_a_pause_lets_everybody_go_but_the_host() {
    let paused = || json!({"frame": "paused", "at": 60_000, "by": "host"});
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 10).row(Some(0), [paused()]).went(1).after(30).went(0).closed();
    assert_eq!(log.ended(), None);
    let mut log = Log::letramix(1, &["meister"]);
    log.turn(0, 10).row(Some(0), [paused()]).went(0).closed();
    assert!(log.records()[0].as_ref().unwrap().left);
}

#[test]
fn s9_what_a_computer_player_does_for_somebody_is_not_theirs() {
    let mut log = Log::letramix(2, &[]);
    log.turn(0, 10).went(1).row(Some(0), [json!({"frame": "stood_in", "seat": 1, "level": "meister"})]);
    log.turn(1, 50).row(None, [came(1)]).turn(0, 1).turn(1, 10).over(&[1]);
    let records = log.records();
    let ben = records[1].as_ref().unwrap();
    assert!(ben.helped && ben.won && ben.deeds.turns == 1);
    assert!(!records[0].as_ref().unwrap().helped);
}

/// S9: the host cannot send away who wins, nor get rid of a defeat.
#[test]
fn s9_who_sends_somebody_away_wins_nothing() {
    let mut log = Log::letramix(2, &[]);
    let kicked = json!({"frame": "left", "seat": 1, "kicked": true});
    log.turn(0, 10).turn(1, 90).row(Some(0), [kicked]).over(&[0]);
    let ended = log.ended().unwrap();
    assert!(!ended.record(Seat::new(1), &[Some(Strength::new()); 2]).unwrap().rated);
    assert_eq!(log.places(), [2, 1]);
    let host = log.records()[0].clone().unwrap();
    assert!(host.helped, "it can only cost");
    assert_eq!(host.rivals[0].strength, Some(Strength::new()));
    assert!(host.rated && regulars::fold(Strength::new(), &host).rating < Strength::new().rating);
}
