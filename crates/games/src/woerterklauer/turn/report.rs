//! What there is to say of a position from a file.

use super::file::ReadPosition;
use super::{Verdict, Vocabulary};
use crate::woerterklauer::tiles::{Colour, Tile};
use game::Said;
use game::grid::Cell;
use serde::Serialize;
use words::judge::Language;

/// The verdict on a position, as `setzkasten judge woerterklauer --json` tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Is the turn legal? That the lead is missing does not make it illegal.
    pub legal: bool,
    /// Does the mover lead after it?
    pub leads: bool,
    /// The check that failed.
    pub check: Option<&'static str>,
    /// The words it is about.
    pub words: Vec<String>,
    /// The verdict for people.
    pub sentence: String,
    /// What a legal turn brings.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// What a legal turn brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Red letters on the field.
    pub red: usize,
    /// Black letters on the field.
    pub black: usize,
    /// Words that were stolen.
    pub stolen: Vec<String>,
    /// Words that only changed their form.
    pub inflected: Vec<String>,
    /// Brand-new words.
    pub new: Vec<String>,
    /// The letters of the pool, in the order of the alphabet.
    pub pool: String,
    /// The field line by line, as it was laid: capitals are black, small letters red.
    pub board: Vec<String>,
}

impl ReadPosition {
    /// Judges the turn.
    pub fn report(&self, vocabulary: &impl Vocabulary, language: Language) -> Report {
        let said = |said: Said| match language {
            Language::German => said.de,
            Language::English => said.en,
        };
        match self.position.turn(vocabulary).judge(&self.after) {
            Ok(verdict) => Report {
                legal: true,
                leads: verdict.leads(),
                check: None,
                words: Vec::new(),
                sentence: said(legal(&verdict)),
                result: Some(self.outcome(&verdict)),
            },
            Err(fault) => Report {
                legal: false,
                leads: false,
                check: Some(fault.check.name()),
                words: texts(&fault.words),
                sentence: said(fault.said()),
                result: None,
            },
        }
    }

    fn outcome(&self, verdict: &Verdict) -> Outcome {
        let (own, other) = (usize::from(verdict.own), usize::from(verdict.other));
        let (red, black) = match self.position.mover {
            Colour::Red => (own, other),
            Colour::Black => (other, own),
        };
        let letter = |tile: Tile| char::from(self.position.letters[tile.index()].ascii());
        let mut pool: Vec<char> =
            Verdict::pool(&self.position, &self.after).into_iter().map(letter).collect();
        pool.sort_unstable();
        Outcome {
            red,
            black,
            stolen: texts(&verdict.changes.stolen),
            inflected: texts(&verdict.changes.inflected),
            new: texts(&verdict.changes.new),
            pool: pool.into_iter().collect(),
            board: self.board(verdict),
        }
    }

    /// The grid after the turn, in its colours.
    fn board(&self, verdict: &Verdict) -> Vec<String> {
        let colour = |cell: Cell| {
            let tile = self.after.iter().find(|p| p.cell == cell)?.tile;
            let is_mine = verdict.mine.contains(&tile);
            Some(if is_mine { self.position.mover } else { self.position.mover.other() })
        };
        let shown = |x: i8, y: i8, c: char| match colour(Cell::new(x, y)) {
            Some(Colour::Red) => c.to_ascii_lowercase(),
            Some(Colour::Black) => c.to_ascii_uppercase(),
            None => c,
        };
        let row = |(y, line): (i8, &String)| (0..).zip(line.chars()).map(|(x, c)| shown(x, y, c)).collect();
        (0..).zip(&self.lines).map(row).collect()
    }
}

fn texts(words: &[words::Word]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

/// `Erlaubt: LOCKE geklaut. Rot führt 5 : 0.`
fn legal(verdict: &Verdict) -> Said {
    let changes = &verdict.changes;
    let part = |words: &[words::Word], what: &str| {
        (!words.is_empty()).then(|| format!("{what} {}", texts(words).join(", ")))
    };
    let parts = |stolen: &str, changed: &str, inflected: &str, new: &str| {
        let lists = [
            part(&changes.stolen, stolen),
            part(&changes.changed, changed),
            part(&changes.inflected, inflected),
            part(&changes.new, new),
        ];
        lists.into_iter().flatten().collect::<Vec<_>>().join("; ")
    };
    let (own, other) = (verdict.own, verdict.other);
    let missing = (u16::from(other) + 1).saturating_sub(u16::from(own));
    let de = parts("geklaut:", "verwandelt:", "nur andere Form:", "neu:");
    let en = parts("stolen:", "changed:", "only another form:", "new:");
    if verdict.leads() {
        Said::new(
            format!("Erlaubt; {de}. Vorsprung {own} : {other}."),
            format!("Legal; {en}. Lead {own} : {other}."),
        )
    } else {
        Said::new(
            format!("Erlaubt, aber ohne Vorsprung ({own} : {other}): es fehlen {missing}; {de}."),
            format!("Legal, but without the lead ({own} : {other}): {missing} missing; {en}."),
        )
    }
}
