//! The buzzer of Wurf & Wort at a desk: nobody learns of a press before it is decided who was first (S4).

mod race;
mod table;

use desk::Local;
use game::{Guest, Span, Stamp};
use games::wurf_und_wort::{Phase, WurfUndWort};
use race::{Line, Style, Suspect, interval, share, wins};
use table::{Client, ask, begin, hello, measured, table_time};

const WINDOW: Span = Span::from_millis(250);
const MILLI: Span = Span::from_millis(1);
const NOW: Span = Span::from_millis(0);

fn reveal(table: &Local<WurfUndWort>) -> Stamp {
    let reveal = table.table().state.phase.reveal().expect("a card lies there");
    table.table().frame.clock.stamp_of(reveal).expect("the clock runs")
}

/// All that waits for a connection.
fn sent(table: &mut Local<WurfUndWort>, connection: u32) -> Vec<String> {
    std::iter::from_fn(|| table.take(connection)).flat_map(|parcel| parcel.messages).collect()
}

/// Everybody has read everything, a second after the dice.
fn searching() -> (Local<WurfUndWort>, Vec<Client>) {
    let (mut table, mut clients) = begin(7, 3, 25);
    table.wait_until(reveal(&table) + Span::from_secs(1));
    for client in &mut clients {
        for message in sent(&mut table, client.connection) {
            client.read(&message);
        }
    }
    (table, clients)
}

fn press(table: &mut Local<WurfUndWort>, client: &mut Client, lag: Span) {
    let pressed = table_time(table);
    client.arrives(table, &format!(r#"{{"do":"stop","pressed":{pressed}}}"#), lag);
}

fn is_decided(table: &Local<WurfUndWort>) -> bool {
    matches!(table.table().state.phase, Phase::Naming(_))
}

#[test]
fn nothing_is_told_while_the_window_is_open() {
    let (mut table, mut clients) = searching();
    let rows = table.rows().len();
    press(&mut table, &mut clients[1], NOW);
    let pressed = table.now();
    assert_eq!(table.rows().len(), rows + 1, "the press is written");
    table.wait_until(pressed + WINDOW - MILLI);
    for connection in 1..=3 {
        assert_eq!(sent(&mut table, connection), Vec::<String>::new(), "not even the presser is told");
    }
    table.wait_until(pressed + WINDOW);
    assert!(is_decided(&table), "at most 250 ms");
    for connection in [1, 3] {
        let messages = sent(&mut table, connection);
        assert!(messages.len() == 1 && messages[0].contains(r#""news":"stopped""#), "{messages:?}");
    }
    let messages = sent(&mut table, 2);
    assert!(messages[0].contains(r#""type":"done""#), "it counted: {messages:?}");
}

#[test]
fn a_second_press_in_the_window_counts_and_others_wait() {
    let (mut table, mut clients) = searching();
    press(&mut table, &mut clients[1], NOW);
    let pressed = table.now();
    table.wait_until(pressed + Span::from_millis(60));
    let rows = table.rows().len();
    clients[2].arrives(&mut table, r#"{"do":"pass"}"#, NOW);
    table.give(hello(9, None));
    assert_eq!(table.rows().len(), rows, "a pass waits");
    press(&mut table, &mut clients[0], Span::from_millis(100));
    assert_eq!(table.rows().len(), rows + 1, "a press does not");
    table.wait_until(pressed + WINDOW - MILLI);
    for connection in [1, 2, 3, 9] {
        assert_eq!(sent(&mut table, connection), Vec::<String>::new());
    }
    table.wait_until(pressed + WINDOW);
    let welcomed = sent(&mut table, 9);
    assert!(welcomed.last().is_some_and(|table| table.contains(r#""phase":"naming""#)), "{welcomed:?}");
    assert!(sent(&mut table, 3).iter().any(|message| message.contains("too_late")), "the card is decided");
    let photo = table.table().state.turned.as_ref().unwrap().photo.as_ref().unwrap();
    assert_eq!(photo.presses.len(), 2);
}

/// Whoever asks all the time must not notice by silence that a window is open.
#[test]
fn in_a_race_a_question_always_takes_as_long_as_a_window() {
    let (mut table, mut clients) = searching();
    let asked = table.now();
    table.give(ask(1));
    table.wait_until(asked + Span::from_millis(100));
    press(&mut table, &mut clients[1], NOW);
    table.give(ask(3));
    table.wait_until(asked + WINDOW - MILLI);
    assert_eq!(sent(&mut table, 1), Vec::<String>::new());
    table.wait_until(asked + WINDOW);
    let answers = sent(&mut table, 1);
    assert!(answers.len() == 1 && answers[0].contains(r#""type":"answer""#), "{answers:?}");
    assert!(!is_decided(&table), "the window is open");
    assert_eq!(sent(&mut table, 3), Vec::<String>::new(), "asked in the window");
    table.wait_until(asked + Span::from_millis(100) + WINDOW);
    assert!(sent(&mut table, 3).iter().any(|message| message.contains(r#""type":"answer""#)));
    table.give(ask(1));
    assert!(sent(&mut table, 1).iter().any(|message| message.contains(r#""type":"answer""#)), "no race");
}

/// A refusal in a race takes as long, whether somebody has pressed or not.
#[test]
fn a_refusal_in_a_race_tells_nothing_by_its_time() {
    let (mut table, mut clients) = searching();
    let acted = table.now();
    clients[0].arrives(&mut table, r#"{"do":"back_out"}"#, NOW);
    table.wait_until(acted + WINDOW - MILLI);
    assert_eq!(sent(&mut table, 1), Vec::<String>::new());
    table.wait_until(acted + WINDOW);
    assert!(sent(&mut table, 1)[0].contains("not_now"));
}

/// Each gets the dice so early that they are there at the reveal, and not earlier.
#[test]
fn the_dice_are_sent_at_the_reveal_less_the_lag() {
    let (mut table, clients) = begin(7, 3, 25);
    for (i, lag) in [0, 40, 100].into_iter().enumerate() {
        measured(&mut table, i, Span::from_millis(lag));
    }
    table.give(hello(9, None));
    let reveal = reveal(&table);
    let shows_dice = |messages: &[String]| messages.iter().any(|message| message.contains(r#""die":"#));
    for (connection, lag) in [(3, 100), (2, 40), (1, 0)] {
        let at = reveal - Span::from_millis(lag);
        table.wait_until(at - MILLI);
        let early = sent(&mut table, connection);
        assert!(!shows_dice(&early) && !early.concat().contains(r#""theme""#), "{early:?}");
        table.wait_until(at);
        assert!(shows_dice(&sent(&mut table, connection)), "{lag} ms before the reveal");
    }
    assert!(shows_dice(&sent(&mut table, 9)), "who watches sees them, too");
    assert_eq!(clients.len(), 3);
}

#[test]
fn who_goes_while_the_window_is_open_is_away_later() {
    let (mut table, mut clients) = searching();
    press(&mut table, &mut clients[1], NOW);
    let pressed = table.now();
    table.wait_until(pressed + Span::from_millis(10));
    table.give(desk::Input::Disconnected { connection: 2 });
    table.wait_until(pressed + Span::from_secs(6));
    assert!(is_decided(&table));
    let gone = table.table().seats.seat_of(Guest::new(1)).unwrap();
    assert!(!table.table().seats.is_here(gone), "who has gone is away after five seconds");
}

/// S4: to press on sight of anything, or of nothing, wins no more than to play with the same line.
#[test]
fn nobody_wins_on_sight() {
    let races = 100;
    let delayed = Line { lag: 10, ahead: 100, allowance: 100 };
    let by = |style| wins(Suspect { line: delayed, style }, races);
    let (least, most) = interval(by(Style::Forging), races);
    for style in [Style::OnSight, Style::OnSilence] {
        let share = share(by(style), races);
        assert!((least..=most).contains(&share), "{style:?} wins {share}, not {least} to {most}");
    }
}
