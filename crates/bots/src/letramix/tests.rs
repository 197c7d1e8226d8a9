use super::*;
use game::play::Play;
use game::{Occupant, Seats, Table, Viewer};
use games::letramix::{Options, worth};
use words::judge::{Judge, Profile};
use words::{Letter, Lexicon, Word};

/// Plays a table of these levels to its end; returns the points.
fn play(levels: &[&dyn Bot<LetraMix>], seed: u64) -> Vec<i32> {
    let seats = Seats::new(levels.iter().map(|l| Occupant::bot(l.name().to_owned())));
    let table: Table<LetraMix> = Table::begin(&Options::default(), seats, HouseList::default()).unwrap();
    let mut chance = Chance::from_seed(seed);
    let mut play = Play::begin(table, chance.fork(), Lexicon::german());
    while play.table.outcome().is_none() {
        for (seat, level) in play.table.seats.iter().zip(levels) {
            let view = play.table.view(Viewer::Seat(seat));
            let sight = Sight { seat, view: &view, house: &play.table.house.clone() };
            for step in level.plan(&sight, &mut chance) {
                play.act(seat, step.action).unwrap();
            }
        }
    }
    play.table.state.totals
}

#[test]
fn bots_play_by_the_rules_and_the_better_one_scores_more() {
    let levels: Vec<&dyn Bot<LetraMix>> = LetraMix::levels().iter().copied().step_by(2).collect();
    let mut totals = [0; 4];
    for seed in 0..4 {
        for (sum, points) in totals.iter_mut().zip(play(&levels, seed)) {
            *sum += points;
        }
    }
    assert!(totals.is_sorted_by(|a, b| a < b), "{totals:?}");
}

fn dice(letters: &str) -> Vec<Face> {
    letters.bytes().map(|b| Letter::from_ascii(b).map_or(Face::Joker, Face::Letter)).collect()
}

#[test]
fn no_player_lays_a_word_that_the_house_refuses() {
    let dice = dice("EENNSTARIGHL*");
    for player in [&LEHRLING, &GESELLE, &ALTGESELLE, &MEISTER] {
        let words = player.band.vocabulary(false);
        let judge = Judge::new(Profile::LETRAMIX);
        let before = worth(&player.layout(Character::nobody(), &dice, words), &dice, &judge).unwrap();
        let mut house = HouseList::default();
        before.words.iter().for_each(|word| house.refuse(word.word));
        let strict = Judge::with(Profile::LETRAMIX, Profile::LETRAMIX.options(), house.clone());
        let after = player.layout(Character::nobody(), &dice, &in_house(words, &house));
        assert!(worth(&after, &dice, &strict).is_some(), "{}", player.name);
    }
}

#[test]
fn everybody_lays_word_by_word_and_then_finishes() {
    let layout = MEISTER.layout(Character::nobody(), &dice("EENNSTARIGHLD"), MEISTER.band.vocabulary(false));
    let steps = MEISTER.lays(Character::nobody(), &layout, &mut Chance::from_seed(1));
    assert!(steps.len() > 3);
    assert!(steps.iter().all(|step| step.after >= game::Span::from_millis(500)));
    assert_eq!(steps.last().map(|step| &step.action), Some(&Action::Finish { layout }));
}

#[test]
fn a_band_has_all_words_of_those_before() {
    let letters = Word::fold("EINSATZGRUPPE").unwrap();
    let counts: Vec<usize> = [Band::Common, Band::Everyday, Band::WellRead, Band::All]
        .map(|band| band.vocabulary(false).words_from(&letters, 13).len())
        .into();
    assert!(counts.is_sorted_by(|a, b| a < b), "{counts:?}");
}
