//! What one viewer may see; built up, never redacted.

use super::LetraMix;
use super::decide::{may_reroll, reroll_until};
use super::dice::Face;
use super::layout::{Layout, Placed};
use super::options::{Mode, Options};
use super::progress::{glass_end, roll_until};
use super::score::Worth;
use super::state::{Desk, Laying, Phase};
use game::grid::Cell;
use game::{Seat, Table, Time, Viewer};
use serde::Serialize;
use words::Letter;

/// What a viewer sees of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixView"))]
pub struct View {
    /// What the table has chosen.
    pub options: Options,
    /// Rounds that are over.
    pub rounds: u16,
    /// Starts every round.
    pub first: Option<Seat>,
    /// Points by seat.
    pub totals: Vec<i32>,
    /// Points of the last turn by seat.
    pub last: Vec<Option<i32>>,
    /// Full layouts in a row by seat.
    pub streaks: Vec<u16>,
    /// What is going on.
    pub phase: PhaseView,
    /// The roll before, open for all, until the next one.
    pub past: Option<PastView>,
}

/// A roll that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixPast"))]
pub struct PastView {
    /// Whose it was; `None` where all laid at once.
    pub seat: Option<Seat>,
    /// What the dice showed.
    pub dice: Vec<Face>,
    /// What counted, by seat; `None` where nothing valid was laid.
    pub layouts: Vec<Option<PastLayout>>,
}

/// A layout that counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixPastLayout"))]
pub struct PastLayout {
    /// The dice.
    pub layout: Layout,
    /// What the unnamed jokers stood for, as one reads.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Letter>>"))]
    pub jokers: Vec<Letter>,
    /// What it was worth.
    pub points: i32,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixPhase"))]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum PhaseView {
    /// Nothing has happened yet.
    New,
    /// Somebody is to roll.
    ToRoll {
        /// Who.
        seat: Seat,
        /// Then they are passed over, if they ever are.
        until: Option<Time>,
    },
    /// All gather for the next round.
    Gathering {
        /// Who is ready.
        ready: Vec<Seat>,
        /// Then it begins anyway, if it does.
        until: Option<Time>,
    },
    /// The glass runs.
    Laying {
        /// Whose turn it is; `None` where all lay at once.
        seat: Option<Seat>,
        /// When the sand is out.
        until: Option<Time>,
        /// May the dice be rolled again?
        reroll: bool,
        /// Until then, if there is a limit.
        reroll_until: Option<Time>,
        /// Who sits this round out.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Seat>>"))]
        out: Vec<Seat>,
        /// The dice and what is laid with them.
        #[serde(flatten)]
        roll: RollView,
    },
    /// It is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

/// A roll and what is laid with it, as far as the viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixRoll"))]
pub struct RollView {
    /// What the dice show.
    pub dice: Vec<Face>,
    /// What lies before each seat.
    pub desks: Vec<DeskView>,
}

/// What lies before a seat, as far as the viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LetramixDesk"))]
#[serde(rename_all = "snake_case", tag = "shown")]
pub enum DeskView {
    /// All of it.
    Open {
        /// As it lies now.
        layout: Layout,
        /// What it is worth as it lies, if it is valid; never without Prüfhilfe while the glass runs.
        worth: Option<Worth>,
        /// The last valid layout, where it is another one.
        counts: Option<Layout>,
        /// "Fertig"
        done: bool,
    },
    /// Only where something lies (C15).
    Silhouette {
        /// Where.
        cells: Vec<Cell>,
        /// "Fertig"
        done: bool,
    },
}

impl game::View<LetraMix> for View {
    fn of(table: &Table<LetraMix>, viewer: Viewer) -> Self {
        let state = &table.state;
        Self {
            options: state.options.clone(),
            rounds: state.rounds,
            first: state.first,
            totals: state.totals.clone(),
            last: state.last.clone(),
            streaks: state.streaks.clone(),
            phase: phase(table, viewer),
            past: past(table),
        }
    }
}

fn phase(table: &Table<LetraMix>, viewer: Viewer) -> PhaseView {
    match &table.state.phase {
        Phase::New => PhaseView::New,
        Phase::ToRoll { seat, since } => PhaseView::ToRoll { seat: *seat, until: roll_until(table, *since) },
        Phase::Gathering { since, ready } => {
            PhaseView::Gathering { ready: ready.iter().copied().collect(), until: roll_until(table, *since) }
        }
        Phase::Laying(laying) => PhaseView::Laying {
            seat: laying.seat,
            until: glass_end(table, laying),
            reroll: may_reroll(table, laying),
            reroll_until: reroll_until(table, laying),
            out: laying.out.iter().copied().collect(),
            roll: running(table, laying, viewer),
        },
        Phase::Over { winners } => PhaseView::Over { winners: winners.clone() },
    }
}

/// The roll under way: in turns everything is open as on a real table; with the same roll for all, rivals are
/// silhouettes. The worth is shown only with Prüfhilfe.
fn running(table: &Table<LetraMix>, laying: &Laying, viewer: Viewer) -> RollView {
    let options = &table.state.options;
    let desk = |(seat, desk): (Seat, &Desk)| {
        if options.mode == Mode::Turns || viewer.is(seat) {
            open(desk, options.check_aid)
        } else {
            silhouette(desk)
        }
    };
    RollView { dice: laying.dice.clone(), desks: table.seats.iter().zip(&laying.desks).map(desk).collect() }
}

/// The roll before: what counted, open for all, until there is a new one.
fn past(table: &Table<LetraMix>) -> Option<PastView> {
    let laying = table.state.past.as_ref().filter(|_| table.state.laying().is_none())?;
    let layouts = laying.desks.iter().map(|desk| {
        let (layout, worth) = desk.valid.as_ref()?;
        Some(PastLayout { layout: layout.clone(), jokers: worth.jokers.clone(), points: worth.points })
    });
    Some(PastView { seat: laying.seat, dice: laying.dice.clone(), layouts: layouts.collect() })
}

fn open(desk: &Desk, check_aid: bool) -> DeskView {
    let valid = desk.valid.as_ref().filter(|_| check_aid);
    let lies = valid.filter(|(layout, _)| *layout == desk.layout);
    let counts = valid.filter(|(layout, _)| *layout != desk.layout).map(|(layout, _)| layout.clone());
    let worth = lies.map(|(_, worth)| worth.clone());
    DeskView::Open { layout: desk.layout.clone(), worth, counts, done: desk.done }
}

/// Where something lies, in an order that does not tell which die is which.
fn silhouette(desk: &Desk) -> DeskView {
    let mut cells: Vec<Cell> = desk.layout.placed().iter().map(|p: &Placed| p.cell).collect();
    cells.sort_unstable();
    DeskView::Silhouette { cells, done: desk.done }
}
