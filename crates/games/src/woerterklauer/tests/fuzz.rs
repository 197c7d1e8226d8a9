//! Nonsense never panics, and changes nothing unless it is legal.

use super::*;
use game::sample::Sample;
use proptest::prelude::*;

fn any_field() -> impl Strategy<Value = Vec<(u8, i8, i8)>> {
    let near = (0u8..110, -6i8..7, -6i8..7);
    let anywhere = (any::<u8>(), any::<i8>(), any::<i8>());
    prop::collection::vec(prop_oneof![9 => near, 1 => anywhere], 0..30)
}

/// Actions as JSON: sound ones with wild values, and any text.
fn any_action() -> impl Strategy<Value = String> {
    let field = any_field();
    let tiles = prop::collection::vec(0u8..110, 0..14);
    prop_oneof![
        4 => (field, prop::bool::ANY).prop_map(|(field, end)| {
            format!(r#"{{"do":"{}","field":{}}}"#, if end { "end_turn" } else { "lay" }, serde_json::to_string(&field).unwrap())
        }),
        2 => (tiles, prop::bool::ANY).prop_map(|(tiles, joker)| {
            format!(r#"{{"do":"{}","tiles":{}}}"#, if joker { "joker" } else { "redraw" }, serde_json::to_string(&tiles).unwrap())
        }),
        1 => "[A-ZÄ-Üß]{0,30}".prop_map(|text| format!(r#"{{"do":"propose","proposal":{{"word":"{text}"}}}}"#)),
        1 => "[A-Z]{1,5}".prop_map(|text| format!(r#"{{"do":"propose","proposal":{{"different":["{text}","{text}E"]}}}}"#)),
        1 => Just(r#"{"do":"reply","accept":true}"#.to_owned()),
        1 => Just(r#"{"do":"claim"}"#.to_owned()),
        2 => ".{0,60}",
    ]
}

fn table(level: Level, seed: u64) -> Trial {
    let options = Options { level, words: WordsBy::Table, ..Options::default() };
    let mut trial = Trial::seeded(&options, seed);
    trial.lay_out(&["SOCKE", "....I", "REGEN", "....."]);
    trial.deal("LTAIRFENDUMS");
    trial
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn any_bytes_as_actions_never_panic_and_tiles_stay_96(
        actions in prop::collection::vec((any_action(), 0u8..3), 1..12),
        level in 0usize..4,
        seed in 0u64..8,
    ) {
        let mut trial = table(Level::ALL[level], seed);
        for (text, seat) in actions {
            let Ok(action) = serde_json::from_str::<Action>(&text) else { continue };
            let before = trial.play.table.clone();
            if trial.play.act(Seat::new(seat), action).is_err() {
                prop_assert_eq!(&before, &trial.play.table);
            }
            prop_assert!(Woerterklauer::conserved(trial.state()).is_ok());
        }
    }

    /// Any bytes at all, read as a file of a position.
    #[test]
    fn any_text_as_a_position_file_never_panics(text in "(level|size|mover|pool|history|before|after|move|[A-Za-z.,:> 0-9\n-]){0,40}") {
        let _ = read_position(&text);
    }
}

/// A move of any tiles to anywhere, at every level: the search always comes to an end.
#[test]
fn random_fields_are_judged_at_every_level() {
    let mut chance = Chance::from_seed(6);
    let mut legal = 0;
    for round in 0..2_000 {
        let mut trial = table(Level::ALL[round % 4], 1);
        let mut field = trial.drawn(&["SOCKE", "....I", "REGEN"]);
        for _ in 0..=chance.below(4) {
            let at = chance.below(field.len());
            match chance.below(3) {
                0 => field[at].cell = Cell::new(chance.below(8) as i8, chance.below(6) as i8),
                1 => field[at].tile = trial.state().pool[chance.below(12)],
                _ => field.push(Placed {
                    tile: trial.state().pool[chance.below(12)],
                    cell: Cell::new(chance.below(8) as i8, chance.below(6) as i8),
                }),
            }
        }
        legal += usize::from(trial.code(trial.mover().unwrap(), Action::EndTurn { field }).is_ok());
    }
    println!("{legal} of them were legal");
}
