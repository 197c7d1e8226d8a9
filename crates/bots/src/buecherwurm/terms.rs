//! What could have been named: terms of the theme for each die of the round before.

use super::known::words;
use crate::{Hindsight, Watch};
use game::Refusal;
use games::buecherwurm::{Buecherwurm, Face, View};
use serde::{Deserialize, Serialize};
use words::judge::HouseList;

/// So many terms are told for each die.
const TOLD: usize = 6;

/// Which terms would there have been in the round before?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmQuestion"))]
#[serde(deny_unknown_fields)]
pub struct TermsQuestion {}

/// Terms for each letter die, the most typical first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BuecherwurmTerms"))]
pub struct Terms {
    /// By the number of the die.
    pub dice: Vec<Vec<String>>,
}

impl Hindsight for Buecherwurm {
    type Question = TermsQuestion;
    type Finding = Terms;

    fn subject(view: &View, _: &TermsQuestion) -> Result<String, Refusal> {
        let past = view.past.as_ref().ok_or_else(Refusal::not_now)?;
        let faces: Vec<String> = past.dice.iter().map(|die| die.face.to_string()).collect();
        Ok(format!("terms {} {} {}", view.rounds, past.theme.key, faces.join(" ")))
    }

    fn look_back(view: &View, _: &HouseList, _: &TermsQuestion, _: &mut Watch<'_, Terms>) -> Terms {
        let Some(past) = &view.past else { return Terms { dice: vec![] } };
        let known = words(&past.theme.key, view.options.language);
        let terms = |face: Face| {
            let fits = known.iter().filter(|word| face.letters().contains(word.initial));
            fits.take(TOLD).map(|word| word.text.to_owned()).collect()
        };
        Terms { dice: past.dice.iter().map(|die| terms(die.face)).collect() }
    }
}
