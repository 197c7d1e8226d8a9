//! What one viewer may see. Everything is open but the order of the supply, which nobody knows.

use super::Woerterklauer;
use super::action::Proposal;
use super::beginning::Beginning;
use super::decide::{dictionary, position};
use super::draft::{Draft, Judged};
use super::event::Ending;
use super::options::{Options, WordsBy};
use super::progress::{choice_end, claim_from, glass_end, reply_end};
use super::proposals::MOST_PROPOSALS;
use super::state::{Agreed, Past, Phase, Told};
use super::story::POOL;
use super::swaps::MOST_SWAPPED;
use super::tiles::{Colour, Placed, Stone, Tile, letters};
use super::turn::{Changes, Check, Dictionary, Position, Steps};
use super::turning::{Glass, Turning};
use game::{Said, Seat, Table, Time, Viewer};
use serde::Serialize;
use words::Word;
use words::judge::HouseList;

/// What a viewer sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerView"))]
pub struct View {
    /// What the table has chosen.
    pub options: Options,
    /// Turns that are over.
    pub turns: u16,
    /// Who began.
    pub first: Option<Seat>,
    /// By seat: which colour is theirs.
    pub colours: Vec<Colour>,
    /// The letters of all tiles, by number.
    pub tiles: String,
    /// The field as it was when the last turn ended.
    pub field: Vec<Stone>,
    /// The open pool.
    pub pool: Vec<Tile>,
    /// How many tiles are still to be drawn.
    pub supply: usize,
    /// By seat: how many letters of the field are theirs.
    pub letters: Vec<usize>,
    /// By seat: is the Tausch-Joker still there?
    pub jokers: Vec<bool>,
    /// What the table has agreed about words.
    pub agreed: Agreed,
    /// What the last turn brought.
    pub last: Option<Past>,
    /// All turns in words, the oldest first; of a very long game the last ones.
    pub past: Vec<Told>,
    /// What is going on.
    pub phase: PhaseView,
    /// For computer players, who judge turns by themselves: a client lays a draft and is told.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub position: Option<Position>,
    /// What the turn before began with: for looking back.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub before: Option<Box<Beginning>>,
    /// The host's words, also for computer players.
    #[serde(skip)]
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub house: HouseList,
}

impl View {
    /// The words of the table, to judge turns with.
    pub fn dictionary(&self) -> Dictionary {
        dictionary(&self.options, &self.agreed, &self.house)
    }
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerPhase"))]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum PhaseView {
    /// Nothing has happened yet.
    New,
    /// There is no vowel: the mover sets letters aside.
    Vowels {
        /// Who.
        seat: Seat,
        /// So many.
        aside: u8,
        /// Then chance chooses, in a timed game.
        until: Option<Time>,
        /// From then on the opponent may claim the win.
        claim_from: Option<Time>,
    },
    /// The mover lays.
    Play(Box<PlayView>),
    /// It is over.
    Over {
        /// Who has won.
        winner: Seat,
        /// Why.
        ending: Ending,
    },
}

/// A turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerPlay"))]
pub struct PlayView {
    /// Who.
    pub seat: Seat,
    /// When the sand is out; `None` without a glass, and while it stands still.
    pub until: Option<Time>,
    /// What is left in a glass that stands still, in milliseconds.
    pub left: Option<u32>,
    /// The field as it lies, where it is another than before the turn.
    pub draft: Option<DraftView>,
    /// The draft that will count when the sand is out, where it is another one.
    pub counts: Option<Vec<Placed>>,
    /// So many letters may be swapped by the Tausch-Joker now.
    pub joker: usize,
    /// So many proposals are left in this turn.
    pub proposals: u8,
    /// The proposal that waits for an answer.
    pub proposal: Option<ProposalView>,
    /// From then on the opponent may claim the win.
    pub claim_from: Option<Time>,
}

/// A draft, open for all, with the verdict on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerDraft"))]
pub struct DraftView {
    /// All tiles on the field.
    pub field: Vec<Placed>,
    /// The verdict.
    #[serde(flatten)]
    pub verdict: DraftVerdict,
}

/// The verdict on a draft (§5.1: one of three).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerVerdict"))]
#[serde(rename_all = "snake_case", tag = "verdict")]
pub enum DraftVerdict {
    /// Illegal.
    Illegal {
        /// The check that failed.
        check: Check,
        /// The words it is about.
        words: Vec<Word>,
        /// Why, and what to do.
        sentence: Said,
    },
    /// Legal, but without the lead.
    NoLead(LegalView),
    /// Legal and in the lead: the turn may end.
    Leads(LegalView),
}

/// What a legal draft brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerLegal"))]
pub struct LegalView {
    /// The tiles that would show the mover's colour.
    pub mine: Vec<Tile>,
    /// The mover's letters.
    pub own: u8,
    /// The opponent's letters.
    pub other: u8,
    /// What becomes of the words.
    #[serde(flatten)]
    pub changes: Changes,
    /// How it is done.
    #[serde(flatten)]
    pub steps: Steps,
}

/// A proposal that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WoerterklauerAsked"))]
pub struct ProposalView {
    /// What.
    pub proposal: Proposal,
    /// Then it is refused.
    pub until: Option<Time>,
}

impl game::View<Woerterklauer> for View {
    fn of(table: &Table<Woerterklauer>, _viewer: Viewer) -> Self {
        let state = &table.state;
        let tiles = letters(state.options.full_alphabet);
        Self {
            options: state.options.clone(),
            turns: state.turns,
            first: state.first,
            colours: table.seats.iter().map(|seat| state.colour(seat)).collect(),
            tiles: tiles.iter().map(|letter| char::from(letter.ascii())).collect(),
            field: state.field.clone(),
            pool: state.pool.clone(),
            supply: state.supply.len(),
            letters: table.seats.iter().map(|seat| state.letters(seat)).collect(),
            jokers: state.jokers.clone(),
            agreed: state.agreed.clone(),
            last: state.last.clone(),
            past: state.past.clone(),
            phase: phase(table),
            position: state.turning().and_then(|turning| position(state, turning.seat)),
            before: state.before.clone(),
            house: table.house.clone(),
        }
    }
}

fn phase(table: &Table<Woerterklauer>) -> PhaseView {
    match &table.state.phase {
        Phase::New => PhaseView::New,
        Phase::Over { winner, ending } => PhaseView::Over { winner: *winner, ending: *ending },
        Phase::Turn(turning) if turning.aside > 0 => PhaseView::Vowels {
            seat: turning.seat,
            aside: turning.aside,
            until: choice_end(table, turning),
            claim_from: claim_from(table, turning),
        },
        Phase::Turn(turning) => play(table, turning),
    }
}

fn play(table: &Table<Woerterklauer>, turning: &Turning) -> PhaseView {
    let left = match turning.glass {
        Some(Glass::Stopped { left }) => u32::try_from(left.millis()).ok(),
        _ => None,
    };
    let counts = turning.remembered.as_ref().filter(|_| turning.remembered != turning.draft);
    let by_table = table.state.options.words == WordsBy::Table;
    PhaseView::Play(Box::new(PlayView {
        seat: turning.seat,
        until: glass_end(turning),
        left,
        draft: turning.draft.as_ref().and_then(draft),
        counts: counts.map(|draft| draft.field.clone()),
        joker: joker(table, turning),
        proposals: if by_table { MOST_PROPOSALS.saturating_sub(turning.proposals) } else { 0 },
        proposal: turning.proposal.as_ref().map(|(proposal, since)| ProposalView {
            proposal: proposal.clone(),
            until: reply_end(table, *since),
        }),
        claim_from: claim_from(table, turning),
    }))
}

/// W6, W7
fn joker(table: &Table<Woerterklauer>, turning: &Turning) -> usize {
    let state = &table.state;
    let is_there = state.jokers.get(turning.seat.index()).copied().unwrap_or(false);
    let may = is_there && state.pool.len() == POOL && turning.draft.is_none() && turning.proposal.is_none();
    if may { MOST_SWAPPED.min(state.supply.len()) } else { 0 }
}

/// A draft that was judged; `None` where nothing is laid.
pub(super) fn draft(draft: &Draft) -> Option<DraftView> {
    let verdict = match &draft.judged {
        Judged::Untouched => return None,
        Judged::Illegal { fault, .. } => DraftVerdict::Illegal {
            check: fault.check,
            words: fault.words.clone(),
            sentence: draft.judged.said()?,
        },
        Judged::Legal(verdict) => {
            let legal = LegalView {
                mine: verdict.mine.clone(),
                own: verdict.own,
                other: verdict.other,
                changes: verdict.changes.clone(),
                steps: verdict.steps,
            };
            if verdict.leads() { DraftVerdict::Leads(legal) } else { DraftVerdict::NoLead(legal) }
        }
    };
    Some(DraftView { field: draft.field.clone(), verdict })
}
