//! An answer with all that is known of it: checks, objection, thumbs, result.

use super::dice::{Die, Kind};
use game::{Said, Seat, Thumb};
use serde::{Deserialize, Serialize};

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortAnswer"))]
pub struct Answer {
    /// Whose.
    pub seat: Seat,
    /// The word as it was typed.
    pub word: String,
    /// Its syllables: "Schwimm-rei-fen".
    pub split: String,
    /// Does it have what each die asks for? One for each die on the table.
    pub met: Vec<bool>,
    /// The fewest and the most syllables that are accepted (B12).
    pub syllables: (u8, u8),
    /// The part of the category that occurs in it (B.9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub part: Option<String>,
    /// It is a plural though a must die is used (B.17): -3, unless its author appeals with success (B7).
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub plural: bool,
    /// How well it fits the category, as far as the theme base tells: a hint for the voters.
    pub fit: Fit,
    /// Does the word list know it? Another hint (B19).
    pub known: bool,
    /// How well it fits, in a sentence; left out when all is over and many answers lie there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub hint: Option<Said>,
    /// Why there is a vote on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub contest: Option<Contest>,
    /// How that went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub thumbs: Option<Thumbs>,
    /// What became of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub result: Option<Fate>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// How well a word fits a category (`words::themes::Reason`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortFit"))]
#[serde(rename_all = "snake_case")]
pub enum Fit {
    /// The theme base has it, as typical.
    Typical,
    /// It has it as a word that fits.
    Fits,
    /// It has it as debatable.
    Debatable,
    /// It has a word of its family.
    Related,
    /// It has its head.
    Compound,
    /// It does not have it: the table decides.
    Unknown,
    /// A part of the category is in it.
    Forbidden,
}

/// Why somebody objects (5.2.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortGround"))]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// Wrong, or not typical of the category (B.12).
    Unsuitable,
    /// It has another number of syllables.
    Syllables,
    /// The category or a part of it is in it.
    Part,
}

/// Why there is a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortContest"))]
#[serde(rename_all = "snake_case", tag = "contest")]
pub enum Contest {
    /// Somebody objects.
    Objection {
        /// Who.
        by: Seat,
        /// Why.
        ground: Ground,
    },
    /// The engine has marked a plural. Only in old logs: nobody is asked about it now (B7).
    Plural,
    /// Who answered appeals against the engine's fault (5.2.5), or says that it is no plural (B7).
    Appeal,
}

/// The thumbs of a closed vote, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortThumbs"))]
pub struct Thumbs {
    /// Up.
    pub up: Vec<Seat>,
    /// Down.
    pub down: Vec<Seat>,
    /// Did not vote.
    pub missing: Vec<Seat>,
}

impl FromIterator<(Seat, Option<Thumb>)> for Thumbs {
    fn from_iter<I: IntoIterator<Item = (Seat, Option<Thumb>)>>(thumbs: I) -> Self {
        let mut all = Self::default();
        for (seat, thumb) in thumbs {
            match thumb {
                Some(Thumb::Up) => all.up.push(seat),
                Some(Thumb::Down) => all.down.push(seat),
                None => all.missing.push(seat),
            }
        }
        all
    }
}

/// What became of a card or an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "WurfUndWortResult"))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The word counts (B.11).
    Right,
    /// Voted down (B.12).
    Unsuitable,
    /// Formally wrong (B.13).
    Fault,
    /// "Stopp" without a word (B.16).
    BackedOut,
    /// Who said "Stopp" was away (5.2.2).
    Dropped,
    /// Nobody knew a word (B8).
    Nobody,
}

impl Answer {
    /// Is there nothing to wonder about: are all dice met, does the list call the word typical, and does nobody doubt it?
    pub fn is_clear(&self) -> bool {
        let fits = self.fit == Fit::Typical && self.met.iter().all(|met| *met);
        fits && !self.plural && self.contest.is_none()
    }

    /// 5.2.5: a demanded letter is missing or the forbidden one occurs; that is final.
    pub fn has_letter_fault(&self, dice: &[Die]) -> bool {
        self.misses(dice, |kind| kind != Kind::Syllables)
    }

    /// The count of syllables is off, or a part of the category is in it; of that the table may think otherwise.
    pub fn has_debatable_fault(&self, dice: &[Die]) -> bool {
        self.part.is_some() || self.misses(dice, |kind| kind == Kind::Syllables)
    }

    /// B.13: is it formally wrong, as the engine sees it?
    pub fn is_faulty(&self, dice: &[Die]) -> bool {
        self.has_letter_fault(dice) || self.has_debatable_fault(dice)
    }

    fn misses(&self, dice: &[Die], which: fn(Kind) -> bool) -> bool {
        dice.iter().zip(&self.met).any(|(die, met)| which(die.kind()) && !met)
    }

    /// 5.2.5: may this seat object? One vote for each word, and none about a plural but by its author's appeal (B7).
    pub fn may_object(&self, seat: Seat, dice: &[Die]) -> bool {
        self.seat != seat && self.contest.is_none() && !self.plural && !self.is_faulty(dice)
    }

    /// 5.2.5, B7: may this seat appeal?
    pub fn may_appeal(&self, seat: Seat, dice: &[Die]) -> bool {
        self.seat == seat
            && self.contest.is_none()
            && (self.plural || self.has_debatable_fault(dice))
            && !self.has_letter_fault(dice)
    }

    /// What becomes of it: formal faults first (B4), then what was voted on.
    pub fn fate(&self, dice: &[Die]) -> Fate {
        let rejected = self.thumbs.as_ref().is_some_and(Thumbs::reject);
        let carried = self.thumbs.as_ref().is_some_and(Thumbs::carry);
        match self.contest {
            _ if self.has_letter_fault(dice) => Fate::Fault,
            Some(Contest::Appeal) if carried => Fate::Right,
            _ if self.is_faulty(dice) => Fate::Fault,
            // B7: thumbs never make a plural right, but for its author's appeal.
            _ if self.plural => Fate::Unsuitable,
            Some(Contest::Objection { ground: Ground::Unsuitable, .. }) if rejected => Fate::Unsuitable,
            Some(Contest::Objection { .. }) if rejected => Fate::Fault,
            _ => Fate::Right,
        }
    }
}

impl Thumbs {
    fn tally(&self) -> game::Tally {
        let count = |seats: &[Seat]| seats.len() as u8;
        game::Tally { up: count(&self.up), down: count(&self.down), missing: count(&self.missing) }
    }

    /// B.12, B5: down by more than half of the voters; a missing thumb counts as up (5.2.3).
    pub fn reject(&self) -> bool {
        self.tally().rejects()
    }

    /// 5.2.5: up by more than half of the voters.
    pub fn carry(&self) -> bool {
        self.tally().carries()
    }
}
