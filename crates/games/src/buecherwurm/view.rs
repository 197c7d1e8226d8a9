//! What one viewer may see; built up, never redacted. Only thumbs are hidden.

use super::Buecherwurm;
use super::dice::{Die, Face, Side};
use super::event::{RoundEnd, Why};
use super::options::{COUNTDOWN, Options};
use super::phase::{Past, Phase};
use super::progress::TIME_TO_WAIT;
use super::round::{Desk, Named, Round};
use super::score::Score;
use super::taking::takeable;
use game::{Said, Seat, Table, Time, Viewer, VoteView};
use serde::Serialize;
use words::themes::{Difficulty, Theme};

/// What a viewer sees of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmView"))]
pub struct View {
    /// What the table has chosen.
    pub options: Options,
    /// Rounds that are over.
    pub rounds: u16,
    /// Rolled first.
    pub first: Option<Seat>,
    /// Points by seat.
    pub totals: Vec<i32>,
    /// The round under way.
    pub round: Option<RoundView>,
    /// What is going on.
    pub phase: PhaseView,
    /// The round before, until the next one is over.
    pub past: Option<PastView>,
}

/// A theme as players see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmTheme"))]
pub struct ThemeView {
    /// Its key.
    pub key: String,
    /// Its name.
    pub title: Said,
    /// How hard it is.
    #[cfg_attr(feature = "typescript", ts(type = "\"easy\" | \"middle\" | \"hard\""))]
    pub difficulty: Difficulty,
}

/// A letter die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmDie"))]
pub struct DieView {
    /// What it shows.
    pub face: Face,
    /// The dots under it.
    pub points: i32,
}

/// The special die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmSpecial"))]
pub struct SpecialView {
    /// What it shows.
    pub side: Side,
    /// Was it the question mark, and was turned?
    pub turned: bool,
}

/// A term that took a die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmNamed"))]
pub struct NamedView {
    /// By whom.
    pub seat: Seat,
    /// The term.
    pub word: String,
    /// Which die.
    pub die: Die,
    /// Whom it was stolen from.
    pub from: Option<Seat>,
    /// The key of its theme.
    pub theme: String,
}

/// The round under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmRound"))]
pub struct RoundView {
    /// Who has rolled: the "Bookworm".
    pub roller: Seat,
    /// The theme.
    pub theme: ThemeView,
    /// The letter dice, by their numbers.
    pub dice: Vec<DieView>,
    /// The special die, if it is used.
    pub special: Option<SpecialView>,
    /// The numbers of the dice in the middle.
    pub display: Vec<Die>,
    /// Does the theme-change die lie aside?
    pub aside: bool,
    /// Bookworm cards in the middle: so many thefts are left.
    pub worms: u8,
    /// What lies before each seat.
    pub desks: Vec<Desk>,
    /// The terms that took a die, in order.
    pub named: Vec<NamedView>,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmPhase"))]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum PhaseView {
    /// Nothing has happened yet.
    New,
    /// Somebody chooses a theme.
    Choosing {
        /// Who.
        seat: Seat,
        /// What for.
        why: Why,
        /// The card, the green theme first.
        card: Vec<ThemeView>,
        /// Then the green one is taken.
        until: Option<Time>,
    },
    /// Somebody turns the question mark.
    Turning {
        /// Who.
        seat: Seat,
        /// Then chance turns it.
        until: Option<Time>,
    },
    /// Somebody is to name a term.
    Naming {
        /// Who.
        seat: Seat,
        /// When the countdown is at 0.
        until: Option<Time>,
        /// When it begins.
        countdown: Option<Time>,
        /// The dice they may take, whatever the letter.
        takeable: Vec<Die>,
    },
    /// The table votes about a term.
    Voting {
        /// Who named it.
        seat: Seat,
        /// The term.
        word: String,
        /// For which die.
        die: Die,
        /// Who would be robbed.
        from: Option<Seat>,
        /// Does the word list have it?
        known: bool,
        /// What is known of it.
        hint: Said,
        /// The vote.
        vote: VoteView,
    },
    /// Fewer than two are connected.
    Waiting {
        /// Then it is over.
        until: Time,
    },
    /// It is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
    },
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmPast"))]
pub struct PastView {
    /// Who had rolled.
    pub roller: Seat,
    /// The theme, at the end.
    pub theme: ThemeView,
    /// What the special die showed.
    pub side: Option<Side>,
    /// Who has ended it.
    pub by: Seat,
    /// How.
    pub how: RoundEnd,
    /// The letter dice.
    pub dice: Vec<DieView>,
    /// What lay before each seat.
    pub desks: Vec<Desk>,
    /// What it brought, by seat.
    pub scores: Vec<Score>,
}

impl game::View<Buecherwurm> for View {
    fn of(table: &Table<Buecherwurm>, viewer: Viewer) -> Self {
        let state = &table.state;
        Self {
            options: state.options.clone(),
            rounds: state.rounds,
            first: state.first,
            totals: state.totals.clone(),
            round: state.round.as_ref().map(|round| round_view(round, state.theme.as_deref())),
            phase: phase_view(table, viewer),
            past: state.past.as_ref().map(past_view),
        }
    }
}

/// A theme; one that is no longer in the base shows its key.
pub(super) fn theme_view(key: &str) -> ThemeView {
    let theme = Theme::of(key);
    ThemeView {
        key: key.to_owned(),
        title: theme.map_or_else(|| Said::new(key, key), |t| Said::new(&*t.title.de, &*t.title.en)),
        difficulty: theme.map_or(Difficulty::Easy, |t| t.difficulty),
    }
}

fn round_view(round: &Round, theme: Option<&str>) -> RoundView {
    let named = |named: &Named| {
        let Named { seat, word, die, from, theme, .. } = named.clone();
        NamedView { seat, word, die, from, theme }
    };
    RoundView {
        roller: round.roller,
        theme: theme_view(theme.unwrap_or_default()),
        dice: dice_view(&round.faces),
        special: round.side.map(|side| SpecialView { side, turned: round.turned }),
        display: round.display.clone(),
        aside: round.aside,
        worms: round.worms,
        desks: round.desks.clone(),
        named: round.named.iter().map(named).collect(),
    }
}

fn dice_view(faces: &[Face]) -> Vec<DieView> {
    faces.iter().map(|&face| DieView { face, points: face.points() }).collect()
}

fn phase_view(table: &Table<Buecherwurm>, viewer: Viewer) -> PhaseView {
    let state = &table.state;
    if let Some(since) = state.waiting {
        return PhaseView::Waiting { until: since + TIME_TO_WAIT };
    }
    match &state.phase {
        Phase::New => PhaseView::New,
        Phase::Choosing { seat, why, themes, until, .. } => PhaseView::Choosing {
            seat: *seat,
            why: *why,
            card: themes.iter().map(|key| theme_view(key)).collect(),
            until: *until,
        },
        Phase::Turning { seat, until } => PhaseView::Turning { seat: *seat, until: *until },
        Phase::Naming { seat, until } => PhaseView::Naming {
            seat: *seat,
            until: *until,
            countdown: until.map(|until| until - COUNTDOWN),
            takeable: state.round.as_ref().map(|round| takeable(round, *seat)).unwrap_or_default(),
        },
        Phase::Voting(ballot) => PhaseView::Voting {
            seat: ballot.seat,
            word: ballot.word.clone(),
            die: ballot.die,
            from: state.round.as_ref().and_then(|round| round.owner(ballot.die)),
            known: ballot.known,
            hint: ballot.hint.clone(),
            vote: ballot.vote.view(viewer),
        },
        Phase::Over { winners } => PhaseView::Over { winners: winners.clone() },
    }
}

fn past_view(past: &Past) -> PastView {
    PastView {
        roller: past.roller,
        theme: theme_view(&past.theme),
        side: past.side,
        by: past.by,
        how: past.how,
        dice: dice_view(&past.faces),
        desks: past.desks.clone(),
        scores: past.scores.clone(),
    }
}
