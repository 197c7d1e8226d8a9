//! What is hidden does not show.

use super::trial::Trial;
use super::{play_all, story};
use game::sample::Sample;
use game::{Chance, Decided, Refusal, Rules, Seat, State, Table, TableNews, Time, Viewer};

/// So many comparisons of each kind there must be, at least, in a game that hides something.
const ENOUGH: u32 = 20;

/// What was compared.
#[derive(Debug, Default)]
struct Compared {
    /// Tables with a twin that differs from them.
    twins: u32,
    /// Actions of the viewer, and of others.
    own: u32,
    others: u32,
    ticks: u32,
}

/// Two tables that differ only in what is hidden from a viewer look the same to it, now and after any action or tick that
/// does not uncover it; they tell it the same news, and what it tries is refused alike. For every seat and the public.
pub fn hidden_things_do_not_show<R: Sample>() {
    let mut compared = Compared::default();
    play_all::<R>(|_, trial, chance| {
        let table = trial.table();
        for viewer in table.seats.iter().map(Viewer::Seat).chain([Viewer::Public]) {
            let Some(twin) = R::disguised(table, viewer, chance) else { continue };
            assert_ne!(&twin, table, "a twin that does not differ proves nothing");
            compared.twins += 1;
            assert_eq!(table.view(viewer), twin.view(viewer), "{viewer:?}");
            let both = Both { table, twin: &twin, viewer, now: trial.time() };
            both.compare_actions(trial, chance, &mut compared);
            both.compare_ticks(chance, &mut compared);
        }
    });
    println!("{}: {compared:?}", R::NAME);
    if R::HIDES {
        let Compared { twins, own, others, .. } = compared;
        assert!(twins > ENOUGH && own > ENOUGH && others > ENOUGH, "too little was compared: {compared:?}");
    } else {
        assert_eq!(compared.twins, 0, "the sample says that nothing is hidden");
    }
}

/// A table, its twin, and who must not be able to tell them apart.
struct Both<'a, R: Rules> {
    table: &'a Table<R>,
    twin: &'a Table<R>,
    viewer: Viewer,
    now: Time,
}

/// What a viewer learns by something that happens: the news, and what it sees then; `None` where it has uncovered what was
/// hidden.
type Learnt<R> = Option<(Vec<TableNews<<R as Rules>::News>>, <R as Rules>::View)>;

impl<R: Sample> Both<'_, R> {
    /// Everybody tries something, at both tables alike.
    fn compare_actions(&self, trial: &Trial<R>, chance: &mut Chance, compared: &mut Compared) {
        for seat in trial.table().seats.playing() {
            let action = R::action(self.table, seat, chance);
            let mut same = chance.fork();
            let here = self.acted(self.table, seat, &action, &mut same.clone());
            let there = self.acted(self.twin, seat, &action, &mut same);
            if self.viewer.is(seat) {
                assert_eq!(here, there, "{:?} tells them apart by {action:?}", self.viewer);
                compared.own += 1;
            } else if let (Ok(Some(here)), Ok(Some(there))) = (here, there) {
                // What a rival is refused may be the rival's own secret.
                assert_eq!(here, there, "{:?} tells them apart when {seat:?} does {action:?}", self.viewer);
                compared.others += 1;
            }
        }
    }

    /// Time passes, at both tables alike.
    fn compare_ticks(&self, chance: &mut Chance, compared: &mut Compared) {
        let due = self.table.deadline();
        assert_eq!(due, self.twin.deadline(), "{:?} tells them apart by the clock", self.viewer);
        let Some(due) = due else { return };
        let mut same = chance.fork();
        let here = self.ticked(self.table, due, &mut same.clone());
        let there = self.ticked(self.twin, due, &mut same);
        if let (Some(here), Some(there)) = (here, there) {
            assert_eq!(here, there, "{:?} tells them apart by a tick", self.viewer);
            compared.ticks += 1;
        }
    }

    fn acted(
        &self,
        table: &Table<R>,
        seat: Seat,
        action: &R::Action,
        chance: &mut Chance,
    ) -> Result<Learnt<R>, Refusal> {
        let mut story = story(table, self.now, chance);
        story.act(seat, table.state.moment(), action.clone())?;
        let decided = story.end();
        assert!(decided.is_some(), "{action:?} is accepted, but nothing happens");
        Ok(decided.and_then(|decided| self.learnt(table, decided)))
    }

    fn ticked(&self, table: &Table<R>, due: Time, chance: &mut Chance) -> Learnt<R> {
        let mut story = story(table, due, chance);
        story.tick();
        story.end().and_then(|decided| self.learnt(table, decided))
    }

    fn learnt(&self, table: &Table<R>, decided: Decided<R>) -> Learnt<R> {
        if decided.after.state.moment() != table.state.moment() {
            return None; // A new moment may show what was hidden before.
        }
        let mut between = table.clone();
        let mut news = Vec::new();
        for event in decided.events {
            news.extend(between.news(&event, self.viewer));
            between.apply(&event);
        }
        Some((news, decided.after.view(self.viewer)))
    }
}
