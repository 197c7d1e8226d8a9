//! Two weeks later: two sweepers come to the table at the same time.

use super::store::Store;
use super::world::setup;
use bots::Levels;
use desk::{Desk, Input, Output, Swept, TABLE_LIVES, folded};
use game::frame::StageView;
use game::{Chance, Rules, Span, Stamp};

/// A server that sweeps, and what it still has to be given.
struct Sweeper<R: Rules> {
    desk: Desk<R>,
    inputs: Vec<Input>,
    swept: Option<Swept>,
}

/// Nobody has come since: one of two servers closes the table, unless it is over; and no row is lost.
pub fn sweep<R: Levels>(store: &mut Store, after: Stamp, chance: &mut Chance) -> bool {
    let before = store.rows.clone();
    let was_over = folded::<R>(&before).unwrap().unwrap().is_over();
    let now = after + TABLE_LIVES + Span::from_secs(60);
    let mut sweepers = [1_000_001, 1_000_002].map(|node| loaded::<R>(store, node, now, chance));
    while sweepers.iter().any(|sweeper| !sweeper.inputs.is_empty()) {
        let which = chance.below(2);
        if !sweepers[which].inputs.is_empty() {
            step(&mut sweepers[which], store, now);
        }
    }
    assert!(sweepers.iter().all(|sweeper| sweeper.swept.is_some()), "a sweeper waits for ever");
    let closed = sweepers.iter().filter(|sweeper| sweeper.swept == Some(Swept::Closed)).count();
    assert_eq!(closed, usize::from(!was_over), "it is closed once, unless it is over");
    assert_eq!(store.rows[..before.len()], before, "a row was lost");
    let table = folded::<R>(&store.rows).unwrap().unwrap();
    assert_eq!(table.stage(), StageView::Over);
    assert_eq!(table.frame.closed.is_some(), !was_over);
    !was_over
}

fn loaded<R: Levels>(store: &Store, node: u32, now: Stamp, chance: &mut Chance) -> Sweeper<R> {
    let desk = Desk::load(setup::<R>(node, true), &store.read(0), chance.fork(), now).unwrap().unwrap();
    let beats = store.beats(&desk.other_nodes());
    Sweeper { desk, inputs: vec![Input::Loaded { beats }, Input::Sweep], swept: None }
}

/// Gives the desk the next input, and does what it wants done.
fn step<R: Levels>(sweeper: &mut Sweeper<R>, store: &mut Store, now: Stamp) {
    let input = sweeper.inputs.remove(0);
    for output in sweeper.desk.handle(input, now) {
        match output {
            // The log answers before anything else comes.
            Output::Append(append) => sweeper.inputs.insert(0, Input::Appended(store.append(&append))),
            Output::Read { after } => sweeper.inputs.insert(0, Input::Rows(Ok(store.read(after)))),
            Output::Swept(swept) => sweeper.swept = Some(swept),
            _ => {}
        }
    }
}
