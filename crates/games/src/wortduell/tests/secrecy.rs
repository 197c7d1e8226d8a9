//! Nothing of a card reaches the other side before it is known: two games that differ only in what is still hidden send
//! it the same messages, byte by byte, from the first of the round to the last.

use super::super::sample::disguised_card;
use super::*;
use game::sample::Sample;

/// Something that is done at the table.
#[derive(Clone)]
enum Deed {
    Act(Seat, Action),
    Wait(Span),
    Frame(FrameEvent<Options>),
}

/// A game under way, and from where it is told again.
struct Game {
    play: Play<Wortduell>,
}

impl Game {
    fn from(table: Table<Wortduell>, now: Time) -> Self {
        let mut play = Play::begin(table, Chance::from_seed(5), Lexicon::german());
        play.now = now;
        Self { play }
    }

    /// Does it, and returns every message that a viewer gets: the refusal of an own action, all news, the view.
    fn messages(&mut self, deed: &Deed, viewer: Viewer) -> String {
        let mut table = self.play.table.clone();
        let first = self.play.events.len();
        let refusal = match deed {
            Deed::Act(seat, action) => {
                self.play.act(*seat, action.clone()).err().filter(|_| viewer == Viewer::Seat(*seat))
            }
            Deed::Wait(span) => {
                self.play.wait_until(self.play.now + *span);
                None
            }
            Deed::Frame(event) => {
                self.play.frame(event.clone());
                None
            }
        };
        let mut messages = serde_json::to_string(&refusal).unwrap();
        for event in &self.play.events[first..] {
            if let Some(news) = table.news(event, viewer) {
                messages += &serde_json::to_string(&news).unwrap();
            }
            table.apply(event);
        }
        messages + &serde_json::to_string(&table.view(viewer)).unwrap()
    }
}

/// Something that may happen next.
fn deed(table: &Table<Wortduell>, chance: &mut Chance) -> Deed {
    let seats: Vec<Seat> = table.seats.iter().collect();
    let seat = chance.pick(&seats).unwrap();
    match chance.below(40) {
        0 => Deed::Frame(FrameEvent::Went { seat }),
        1..4 => Deed::Frame(FrameEvent::Came { seat, connection: Connection::default() }),
        4..7 => Deed::Wait(Span::from_millis(chance.below(70_000) as u64)),
        _ => {
            // Mostly who may act does, and words are guessed now and then only.
            let seat =
                table.state.turn().map_or(seat, |turn| if chance.percent(60) { turn.seat } else { seat });
            let action = Wortduell::action(table, seat, chance);
            let is_lucky = matches!(action, Action::Guess { .. }) && chance.percent(40);
            let letter = Letter::from_index(chance.below(26) as u8).unwrap();
            Deed::Act(seat, if is_lucky { Action::Call { letter } } else { action })
        }
    }
}

/// What a viewer may not see is another: covered letters, and what the others suggest to each other.
fn disguised_deed(table: &Table<Wortduell>, deed: &Deed, viewer: Option<Side>) -> Deed {
    match deed {
        Deed::Act(seat, Action::Suggest { idea: Some(_) }) if viewer != Some(table.state.side(*seat)) => {
            Deed::Act(*seat, Action::Suggest { idea: Some(Idea::Letter { letter: letter("Q") }) })
        }
        other => other.clone(),
    }
}

/// One round: where it began, and what was done in it.
struct Told {
    start: Table<Wortduell>,
    now: Time,
    deeds: Vec<Deed>,
}

/// Tells the round again with other hidden letters, up to the deed before `end`, and compares each message.
fn compare(told: &Told, end: &Table<Wortduell>, count: usize, viewer: Viewer, chance: &mut Chance) -> usize {
    let side = match viewer {
        Viewer::Seat(seat) => Some(told.start.state.side(seat)),
        Viewer::Public => None,
    };
    let (Some(round), mut twin) = (&end.state.round, told.start.clone()) else { return 0 };
    let hidden = Side::BOTH.into_iter().filter(|owner| side != Some(*owner));
    for owner in hidden {
        let riddle = &round.cards[owner.index()];
        let card = disguised_card(riddle, chance);
        if riddle.wrong.iter().any(|place| card.words().contains(place)) {
            return 0;
        }
        if let Some(round) = twin.state.round.as_mut() {
            round.cards[owner.index()].card = card;
        }
    }
    let mut game = Game::from(told.start.clone(), told.now);
    let mut twin = Game::from(twin, told.now);
    for deed in &told.deeds[..count] {
        let other = disguised_deed(&game.play.table, deed, side);
        assert_eq!(game.messages(deed, viewer), twin.messages(&other, viewer), "{viewer:?}");
    }
    count
}

/// A game played at random may take long; so much of it is looked at.
const DEEDS: usize = 360;

/// The whole test for one game.
fn check_game(seed: u64) -> usize {
    let mut chance = Chance::from_seed(seed);
    let answers = if seed.is_multiple_of(2) { Answers::Manual } else { Answers::Automatic };
    let pace = if seed.is_multiple_of(3) { Pace::Off } else { Pace::Normal };
    let options = Options { answers, pace, ..Options::default() };
    let mut game = Game { play: begun(&options, 4, seed) };
    let mut told = Told { start: game.play.table.clone(), now: game.play.now, deeds: Vec::new() };
    let mut compared = 0;
    for _ in 0..DEEDS {
        if game.play.table.outcome().is_some() {
            break;
        }
        let deed = deed(&game.play.table, &mut chance);
        let rounds = game.play.table.state.rounds;
        let before = game.play.table.clone();
        game.messages(&deed, Viewer::Public);
        told.deeds.push(deed);
        let is_new_round = game.play.table.state.round.is_some() && before.state.round.is_none();
        if game.play.table.state.rounds != rounds || told.deeds.len().is_multiple_of(60) {
            let count = told.deeds.len() - 1;
            for viewer in [Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Public] {
                compared += compare(&told, &before, count, viewer, &mut chance);
            }
        }
        if is_new_round {
            told = Told { start: game.play.table.clone(), now: game.play.now, deeds: Vec::new() };
        }
    }
    compared
}

#[test]
fn hidden_things_send_equal_messages() {
    let compared: usize = (0..6).map(check_game).sum();
    assert!(compared > 1_000, "{compared}");
}

/// The test above can fail: who sees the card sees another one.
#[test]
fn the_owner_sees_the_difference() {
    let trial = Trial::new(&untimed());
    let mut twin = trial.play.table.clone();
    let riddle = &mut twin.state.round.as_mut().unwrap().cards[0];
    riddle.card = disguised_card(riddle, &mut Chance::from_seed(1));
    assert_ne!(twin.view(Viewer::Seat(ANNA)), trial.view(Viewer::Seat(ANNA)));
    assert_eq!(twin.view(Viewer::Seat(BEN)), trial.view(Viewer::Seat(BEN)));
    assert_eq!(twin.view(Viewer::Public), trial.view(Viewer::Public));
}

/// A view is at most 4 kB, whatever was called and guessed.
#[test]
fn views_are_small() {
    let mut trial = Trial::with_players(&untimed(), 8);
    trial.first_calls();
    trial.anna_finds(5);
    for called in Letter::all().filter(|called| *called != letter(FIRST_CALL)) {
        for _ in 0..2 {
            let seat = trial.on_turn().unwrap();
            trial.act(seat, Action::Call { letter: called }).unwrap();
        }
    }
    for _ in 0..30 {
        let seat = trial.on_turn().unwrap();
        trial.guess(seat, ("QQQQQQQQQ", "A1", "I1")).unwrap();
    }
    let check = |trial: &Trial| {
        for viewer in [Viewer::Seat(ANNA), Viewer::Seat(BEN), Viewer::Public] {
            let size = serde_json::to_string(&trial.view(viewer)).unwrap().len();
            assert!(size <= 4096, "{size}");
        }
    };
    check(&trial);
    trial.guess(trial.on_turn().unwrap(), KITCHEN_WORDS[5]).unwrap();
    assert!(trial.view(Viewer::Public).past.is_some());
    check(&trial);
}
