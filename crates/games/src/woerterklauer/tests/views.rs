//! What a screen is given.

use super::*;

const POOL: &str = "LIENGNDRUATE";

#[test]
fn the_view_has_all_a_screen_needs() {
    let mut trial = Trial::lying(&timed(), &["SOCKE"], POOL);
    trial.lay(ANNA, &["LOCKE"]).unwrap();
    let view = trial.view();
    assert_eq!((view.field.len(), view.pool.len(), view.supply), (5, 12, TILES - 17));
    assert_eq!((view.letters.clone(), view.tiles.len()), (vec![0, 5], TILES));
    let play = trial.play_view();
    assert_eq!((play.seat, play.until, play.joker), (ANNA, Some(Time::ZERO + GLASS), 0));
    let draft = play.draft.unwrap();
    let DraftVerdict::Leads(legal) = draft.verdict else { panic!() };
    assert_eq!((legal.own, legal.other, legal.mine.len()), (5, 0, 5));
    assert_eq!((legal.changes.stolen, legal.steps.exchanged), (vec![word("LOCKE")], 1));
    trial.end_turn(ANNA, &["LOCKE"]).unwrap();
    assert_eq!(trial.view().last.unwrap().seat, ANNA);
}

/// P3: who comes later or again sees every turn, with what each word was before.
#[test]
fn the_view_has_all_turns_in_words() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    trial.deal("LGNDRUELEATI");
    trial.end_turn(BEN, &["LOCKE", "....I", "....N"]).unwrap();
    trial.deal("GNDRUEATSPRU");
    trial.end_turn(ANNA, &["NOCKE", "....I", "....N"]).unwrap();
    let past = trial.play.table.view(Viewer::Public).past;
    let made = |turn: usize| {
        let words = past[turn].words.iter();
        words.map(|m| (m.word, m.how, m.from.clone())).collect::<Vec<_>>()
    };
    assert_eq!(made(0), [(word("SOCKE"), How::New, vec![])]);
    assert_eq!(made(1), [(word("LOCKE"), How::Stolen, vec![word("SOCKE")]), (word("EIN"), How::New, vec![])]);
    assert_eq!(made(2), [(word("NOCKE"), How::Stolen, vec![word("LOCKE")])]);
    let stood: Vec<_> = past.iter().map(|told| (told.seat, told.letters.clone())).collect();
    assert_eq!(stood, [(ANNA, vec![5, 0]), (BEN, vec![0, 7]), (ANNA, vec![5, 2])]);
}

/// Drafts are open to the opponent, as on a real table.
#[test]
fn a_draft_is_open_with_what_is_wrong_with_it() {
    let mut trial = Trial::lying(&Options::default(), &["SOCKE"], POOL);
    trial.lay(ANNA, &["TOCKE"]).unwrap();
    let view = trial.play.table.view(Viewer::Seat(BEN));
    let PhaseView::Play(play) = view.phase else { panic!() };
    let DraftVerdict::Illegal { check, words, sentence } = play.draft.unwrap().verdict else { panic!() };
    assert_eq!((check, words), (Check::S4, vec![word("TOCKE")]));
    assert!(sentence.de.starts_with("TOCKE: steht nicht in der Wortliste"), "{}", sentence.de);
    assert!(sentence.en.starts_with("TOCKE: is not in the word list"), "{}", sentence.en);
}

/// W17: what will count when the sand is out is shown where it is not what lies there.
#[test]
fn the_remembered_draft_is_shown() {
    let mut trial = Trial::lying(&timed(), &["SOCKE"], POOL);
    trial.lay(ANNA, &["LOCKE"]).unwrap();
    assert_eq!(trial.play_view().counts, None);
    trial.lay(ANNA, &["TOCKE"]).unwrap();
    assert_eq!(trial.play_view().counts, Some(trial.drawn(&["LOCKE"])));
}

/// A.2: tiles are drawn blind. The supply is a set without an order, and draws are made when they happen.
#[test]
fn rule_a_2_tiles_are_drawn_blind() {
    let draw = |seed| {
        let mut trial = Trial::begin(&Options::default(), POOL);
        trial.play = Play::begin(trial.play.table.clone(), Chance::from_seed(seed), Lexicon::german());
        trial.end_turn(ANNA, &["DU"]).unwrap();
        assert!(trial.state().supply.is_sorted());
        trial.pool()
    };
    assert!((1..9).any(|seed| draw(seed) != draw(0)));
}

/// A late field with a draft still fits into 4 kB.
#[test]
fn a_view_is_small() {
    let lines =
        ["SOCKENSOCKEN", "O.O.O.O.O.O.", "CSOCKENCKENS", "K.K.K.K.K.K.", "ESOCKENENSOC", "N.N.N.N.N.N."];
    let mut trial = Trial::begin(&Options { size: 12, ..Options::default() }, POOL);
    let mut tiles = (0..TILES as u8).map(Tile::new);
    let mut field = Vec::new();
    for (y, line) in (0..).zip(lines) {
        for (x, _) in (0..).zip(line.bytes()).filter(|(_, byte)| *byte != b'.') {
            field.push(Stone { tile: tiles.next().unwrap(), cell: Cell::new(x, y), colour: Colour::Black });
        }
    }
    let placed: Vec<Placed> = field.iter().map(|s| Placed { tile: s.tile, cell: s.cell }).collect();
    trial.play.table.state.field = field;
    let judged = Judged::Legal(Verdict {
        drift: super::super::turn::Shift::default(),
        mine: placed.iter().map(|p| p.tile).collect(),
        own: placed.len() as u8,
        other: 0,
        changes: turn::Changes { stolen: vec![word("SOCKENSOCKEN"); 8], ..turn::Changes::default() },
        steps: turn::Steps::default(),
        moved: vec![],
    });
    trial.happen(Event::Laid { seat: ANNA, field: placed, judged, at: Time::ZERO });
    let text = serde_json::to_string(&trial.view()).unwrap();
    assert!(text.len() < 4096, "{} bytes", text.len());
}

/// What a turn began with is kept when it is over, never before, so that one can look back at it.
#[test]
fn the_turn_before_is_kept() {
    let mut trial = Trial::begin(&Options::default(), "SOCKENDRUELE");
    assert_eq!(trial.view().before, None);
    trial.end_turn(ANNA, &["SOCKE"]).unwrap();
    let first = trial.view().before.unwrap();
    assert_eq!((first.turn, first.mover, first.field.len()), (0, Colour::Red, 0));
    trial.deal(POOL);
    trial.lay(BEN, &["LOCKE"]).unwrap();
    assert_eq!(trial.view().before.unwrap(), first, "a turn that is played is no turn before");
    trial.act(BEN, Action::Resign {}).unwrap();
    let last = trial.view().before.unwrap();
    assert_eq!((last.turn, last.mover, last.field.len()), (1, Colour::Black, 5));
    assert!(last.position(&Options::default()).is_some_and(|position| position.pool.len() == 12));
}
