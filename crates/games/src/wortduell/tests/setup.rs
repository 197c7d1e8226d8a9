//! How a match begins: players, cards, who starts.

use super::super::cards::{deal, differ, selected};
use super::*;
use game::Options as _;
use std::collections::BTreeSet;

/// D.4: each has a card that the other does not see; then it is decided who begins.
#[test]
fn d_4_each_has_a_card_and_somebody_begins() {
    let play = begun(&untimed(), 2, 7);
    let events: Vec<&Event> = play
        .events
        .iter()
        .filter_map(|event| if let TableEvent::Game(event) = event { Some(event) } else { None })
        .collect();
    assert!(
        matches!(events[..], [Event::Began { .. }, Event::Dealt { .. }, Event::Turn { .. }]),
        "{events:?}"
    );
    let [own, other] = <[CardView; 2]>::try_from(play.table.view(Viewer::Seat(ANNA)).cards).unwrap();
    assert!(own.open && own.words.len() == 6);
    assert!(!other.open && other.words.is_empty() && other.rows.iter().all(|row| row == "........."));
}

/// D11: who begins the first round is drawn.
#[test]
fn d11_the_first_round_is_begun_by_chance() {
    let starters: BTreeSet<Side> =
        (0..20).filter_map(|seed| begun(&untimed(), 2, seed).table.state.first).collect();
    assert_eq!(starters.len(), 2);
}

/// D25: a return game is begun by the other player, whoever sits where.
#[test]
fn d25_a_return_game_is_begun_by_the_others() {
    let sides = |text: &str| text.bytes().map(|b| Side::try_from(b - b'0').unwrap()).collect::<Vec<_>>();
    for (players, chosen) in [(2, ""), (4, ""), (3, "001"), (3, "011"), (5, "00011"), (4, "0110")] {
        let options = Options { sides: sides(chosen), ..untimed() };
        for seed in 0..4 {
            let mut play = begun(&options, players, seed);
            let first = play.table.state.first.unwrap();
            play.table.state.phase = Phase::Over { winner: None, ending: Ending::Claimed };
            let opening = play.table.rematch_opening(Guest::new(0), "ABCD".into());
            let FrameEvent::Opened { starter, .. } = opening else { panic!("an opening") };
            let mut again = opened(&options, players);
            again.starter = starter;
            let again = Play::begin(again, Chance::from_seed(seed), Lexicon::german());
            assert_eq!(again.table.state.first, Some(first.other()), "{players} {chosen}");
        }
    }
}

/// D.1, D16: 105 cards with two sides are 210 puzzles of our own; for two units, that is two sides at the table.
#[test]
fn d_1_d16_there_are_210_cards_for_two_sides() {
    assert_eq!(selected().len(), 105 * 2);
    assert_eq!(begun(&untimed(), 2, 1).table.state.round.unwrap().cards.len(), 2);
}

/// D.2: at the start the slider is far left, the writing grid is blank, and no letter is crossed out.
#[test]
fn d_2_a_unit_at_the_start() {
    let view = Trial::new(&untimed()).view(Viewer::Seat(ANNA));
    assert_eq!((view.scores, view.target), ([0, 0], 10));
    let other = &view.cards[1];
    assert_eq!(other.rows, vec!["........."; 7]);
    assert!(other.called.is_empty() && other.known.is_empty());
}

/// D17: opponents have different cards, without a word in common, and about equally difficult ones.
#[test]
fn d17_two_different_cards() {
    for seed in 0..40 {
        let cards = &begun(&untimed(), 2, seed).table.state.round.clone().unwrap().cards;
        let words = |i: usize| cards[i].card.words().iter().map(|p| p.word).collect::<BTreeSet<_>>();
        assert!(words(0).is_disjoint(&words(1)), "seed {seed}");
        let difference = cards[0].card.difficulty().calls() - cards[1].card.difficulty().calls();
        assert!(difference.abs() <= 1.0, "seed {seed}: {difference}");
    }
}

/// D18: the theme is not shown.
#[test]
fn d18_the_theme_is_not_told() {
    let trial = Trial::new(&untimed());
    for viewer in [Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Public] {
        let shown = serde_json::to_string(&trial.view(viewer)).unwrap();
        assert!(!shown.contains("am-strand") && !shown.contains("Am Strand") && !shown.contains("theme"));
    }
}

/// D23: no card twice in a match; when the stock is used up, it is shuffled again.
#[test]
fn d23_no_card_twice() {
    let mut chance = Chance::from_seed(3);
    let mut played = Vec::new();
    for _ in 0..80 {
        let cards = deal(Stock::Selected, &played, &mut chance);
        assert!(!cards.iter().any(|card| played.contains(card)));
        played.extend(cards);
    }
    let all = selected().to_vec();
    let again = deal(Stock::Selected, &all, &mut chance);
    assert!(again.iter().all(|card| all.contains(card)));
}

/// D23: endless cards do not come again either, nor such as share more than three words with one that was played.
#[test]
fn d23_no_endless_card_twice() {
    let dealt = |played: &[Card]| deal(Stock::Endless, played, &mut Chance::from_seed(8));
    let first = dealt(&[]);
    assert_eq!(dealt(&[]), first, "the same draws give the same cards");
    let second = dealt(&first);
    let is_new = |card: &Card| first.iter().all(|before| differ(card, before));
    assert!(second.iter().all(is_new), "{second:?}");
}

/// D24: teams of any size, one may face a team; but nobody may face nobody.
#[test]
fn d24_team_sizes() {
    let sides = |text: &str| text.bytes().map(|b| Side::try_from(b - b'0').unwrap()).collect::<Vec<_>>();
    let people = |count: u8| {
        Seats::new((0..count).map(|i| Occupant::Person { name: "P".into(), guest: Guest::new(u32::from(i)) }))
    };
    for (players, chosen, fine) in [
        (2, "", true),
        (8, "", true),
        (3, "011", true),
        (8, "01111111", true),
        (2, "00", false),
        (3, "111", false),
        (1, "", false),
        (9, "", false),
    ] {
        let options = Options { sides: sides(chosen), ..untimed() };
        assert_eq!(options.check_seats(&people(players)).is_ok(), fine, "{players} {chosen:?}");
    }
    assert_eq!(Trial::with_players(&untimed(), 3).state().sides, sides("010"));
}

/// Endless cards are made for the table, and are as fair.
#[test]
fn w_endless_cards_are_fair() {
    let options = Options { cards: Stock::Endless, ..untimed() };
    let cards = begun(&options, 2, 5).table.state.round.clone().unwrap().cards;
    let [a, b] = cards.map(|riddle| riddle.card);
    assert!(a.difficulty().is_fair_against(b.difficulty()) && a.theme() != b.theme());
    assert!([a, b].iter().all(|card| super::super::cards::missed(card).is_none()));
}

/// Making endless cards takes long, taking two from the box does not; and only a deal needs cards.
#[test]
fn w_only_dealing_endless_cards_is_slow() {
    let endless = Options { cards: Stock::Endless, ..untimed() };
    let new = |options: &Options| opened(options, 2).state;
    assert!(Wortduell::is_slow(&new(&endless)));
    assert!(!Wortduell::is_slow(&new(&untimed())));
    assert!(!Wortduell::is_slow(&begun(&endless, 2, 5).table.state));
}
