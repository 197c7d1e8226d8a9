//! What one viewer may see; built up, never redacted.

use super::WurfUndWort;
use super::answer::Answer;
use super::buzzer::Photo;
use super::dice::Die;
use super::event::Entry;
use super::options::Options;
use super::phase::{Collecting, Phase, Searching};
use super::progress::{alone_until, looked_at_until};
use super::round::{Ended, Logged};
use super::state::State;
use game::{Pace, Said, Seat, Table, Time, Viewer, VoteView};
use serde::Serialize;
use std::collections::BTreeSet;
use words::themes::{Theme, Title};

/// With so many answers the log is still shown.
const MOST_WITH_LOG: usize = 2;

/// What a viewer sees of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortView"))]
pub struct View {
    /// What the table has chosen.
    pub options: Options,
    /// The round, counted from 1; 0 before the first card.
    pub round: usize,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// This round's card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub card: Option<CardView>,
    /// What its dice show, to be uncovered at the reveal.
    pub dice: Vec<Die>,
    /// What a right word brings.
    pub worth: i32,
    /// Who pressed when, once it is decided who was first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub photo: Option<Photo>,
    /// Nobody else is connected: the table is over then, unless somebody comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub waiting: Option<Time>,
    /// What is going on.
    pub phase: PhaseView,
    /// What became of the last answers, the newest last; empty while more than two answers lie open.
    pub log: Vec<LogView>,
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortCard"))]
pub struct CardView {
    /// The category: a theme's key.
    pub theme: String,
    /// Its name.
    pub title: Said,
    /// The small numbers count so many times.
    pub factor: u8,
    /// What may not occur in an answer (B.9), in small letters.
    pub stems: Vec<String>,
}

/// What became of an answer of an earlier round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortLog"))]
pub struct LogView {
    /// Which round.
    pub round: usize,
    /// Its category's name.
    pub title: Said,
    /// What became of it.
    #[serde(flatten)]
    pub entry: Entry,
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortPhase"))]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum PhaseView {
    /// Nothing has happened yet.
    New,
    /// All search for a word, and the first says "Stopp". Rivals' presses are hidden until it is decided.
    Searching {
        /// When the dice are uncovered.
        reveal: Time,
        /// The card is put away then.
        until: Option<Time>,
        /// Who knows no word.
        passed: Vec<Seat>,
        /// The viewer has pressed.
        pressed: bool,
        /// The viewer has pressed too early, and cannot press until then.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        locked: Option<Time>,
    },
    /// All search for a word and type it.
    Collecting {
        /// When the dice are uncovered.
        reveal: Time,
        /// The time is out.
        until: Option<Time>,
        /// Who knows no word.
        passed: Vec<Seat>,
        /// Who has typed a word.
        answered: Vec<Seat>,
        /// The viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        own: Option<String>,
    },
    /// Who was first names a word.
    Naming {
        /// Who.
        seat: Seat,
        /// By then.
        until: Option<Time>,
    },
    /// The others look at the answers, and may object.
    Review {
        /// One where who was first answers.
        answers: Vec<Answer>,
        /// Until then.
        until: Option<Time>,
        /// Who has nothing to say against them.
        passed: Vec<Seat>,
    },
    /// They vote.
    Voting {
        /// All answers.
        answers: Vec<Answer>,
        /// Whose is voted on.
        seat: Seat,
        /// The vote.
        vote: VoteView,
    },
    /// A round is over.
    Settled {
        /// How it ended.
        ended: Ended,
        /// The next card comes then.
        until: Option<Time>,
        /// Who wants to go on.
        passed: Vec<Seat>,
    },
    /// The table is over.
    Over {
        /// Who has won.
        winners: Vec<Seat>,
        /// How the last round ended, unless it was broken off.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        ended: Option<Ended>,
    },
}

impl game::View<WurfUndWort> for View {
    fn of(table: &Table<WurfUndWort>, viewer: Viewer) -> Self {
        let state = &table.state;
        let turned = state.turned.as_ref();
        Self {
            options: state.options.clone(),
            round: state.round(),
            scores: state.scores.clone(),
            card: turned.map(|turned| CardView {
                theme: turned.card.theme.clone(),
                title: turned.card.said(),
                factor: turned.card.factor,
                stems: turned.card.category().map(|theme| theme.stems.clone()).unwrap_or_default(),
            }),
            dice: state.dice().to_vec(),
            worth: state.worth(),
            photo: turned.and_then(|turned| turned.photo.clone()),
            waiting: alone_until(table),
            phase: phase(table, viewer),
            log: state.log.iter().filter(|_| !is_crowded(state)).map(logged).collect(),
        }
    }
}

/// Where many answers lie open, there is no room for more.
fn is_crowded(state: &State) -> bool {
    state.answers().len() > MOST_WITH_LOG
}

/// How a round ended; where there are many answers, without their hints, which have done their work.
fn ended(state: &State) -> Option<Ended> {
    let mut ended = state.ended()?.clone();
    if is_crowded(state) {
        ended.answers.iter_mut().for_each(|answer| answer.hint = None);
    }
    Some(ended)
}

fn said(title: Title) -> Said {
    Said::new(title.de, title.en)
}

fn logged(logged: &Logged) -> LogView {
    let unknown = || Said::new(&logged.theme, &logged.theme);
    let title = Theme::of(&logged.theme).map_or_else(unknown, |theme| said(theme.title.clone()));
    LogView { round: logged.round, title, entry: logged.entry.clone() }
}

fn seats(seats: &BTreeSet<Seat>) -> Vec<Seat> {
    seats.iter().copied().collect()
}

fn phase(table: &Table<WurfUndWort>, viewer: Viewer) -> PhaseView {
    let state = &table.state;
    let pace = state.options.pace;
    match &state.phase {
        Phase::New => PhaseView::New,
        Phase::Searching(searching) => self::searching(searching, pace, viewer),
        Phase::Collecting(collecting) => self::collecting(collecting, viewer),
        Phase::Naming(naming) => PhaseView::Naming { seat: naming.seat, until: naming.until(pace) },
        Phase::Review(review) => PhaseView::Review {
            answers: review.answers.clone(),
            until: review.until(pace),
            passed: seats(&review.passed),
        },
        Phase::Voting(voting) => PhaseView::Voting {
            answers: voting.answers.clone(),
            seat: voting.seat,
            vote: voting.vote.view(viewer),
        },
        Phase::Settled(settled) => PhaseView::Settled {
            ended: ended(state).unwrap_or_default(),
            until: looked_at_until(table, settled),
            passed: seats(&settled.passed),
        },
        Phase::Over { winners } => PhaseView::Over { winners: winners.clone(), ended: ended(state) },
    }
}

fn searching(searching: &Searching, pace: Pace, viewer: Viewer) -> PhaseView {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    PhaseView::Searching {
        reveal: searching.reveal,
        until: searching.until(pace),
        passed: seats(&searching.passed),
        pressed: own.is_some_and(|seat| searching.has_pressed(seat)),
        locked: own.and_then(|seat| searching.locks.get(&seat).copied()),
    }
}

fn collecting(collecting: &Collecting, viewer: Viewer) -> PhaseView {
    let own = collecting.answers.iter().find(|answer| viewer.is(answer.seat));
    PhaseView::Collecting {
        reveal: collecting.reveal,
        until: collecting.until,
        passed: seats(&collecting.passed),
        answered: collecting.answers.iter().map(|answer| answer.seat).collect(),
        own: own.map(|answer| answer.word.clone()),
    }
}
