//! A rack that both have solved, and what that says.

use super::classes::Solved;
use super::lists::Words;
use super::peer::Answer;
use crate::timing::{median, rounded};
use bots::letramix::solver::Rack;
use game::grid::Cell;
use games::letramix::{Face, Layout, Placed};
use serde_json::{Value, json};

/// A rack that both had.
#[derive(Debug)]
pub struct Duel {
    /// The rack as text.
    pub rack: String,
    /// What our solver said.
    pub ours: Solved,
    /// What our first layout took, if it has all dice.
    pub first_full_ms: Option<f64>,
    /// What the peer said.
    pub peer: Answer,
}

impl Duel {
    /// Sees that the two do not contradict each other, and that the peer's layout is worth by the rules what it says.
    pub fn check(&self, words: &Words, rack: &Rack) -> Result<(), String> {
        let Self { ours: Solved { solution, .. }, peer, .. } = self;
        let layout = layout(&peer.rows, rack).ok_or_else(|| self.wrong("lays dice that are not there"))?;
        if words.worth(rack, &layout) != peer.score {
            return Err(self.wrong("does not count as the rules do"));
        }
        if peer.score > solution.bound {
            return Err(self.wrong("has a better layout than we thought possible"));
        }
        if peer.bound < solution.score || (peer.proved && peer.score < solution.score) {
            return Err(self.wrong("rules out a layout that we have"));
        }
        Ok(())
    }

    fn wrong(&self, what: &str) -> String {
        format!("CP-SAT {what}: {self:?}")
    }

    /// A line for people.
    pub fn row(&self) -> String {
        let Self { rack, ours: Solved { ms, solution }, first_full_ms, peer } = self;
        format!(
            "{rack:<16}{:>12}{ms:>10.1}{:>8} {:>13}{:>10.1}{:>8}{:>8}",
            shown(*first_full_ms, 1.0, 3),
            score(solution.score, solution.proved),
            shown(peer.first_full_ms, 1e3, 1),
            peer.cpu_ms / 1e3,
            score(peer.score, peer.proved),
            peer.bound,
        )
    }

    fn json(&self) -> Value {
        let Self { rack, ours: Solved { ms, solution }, first_full_ms, peer } = self;
        json!({
            "letters": rack,
            "ours": {
                "score": solution.score, "bound": solution.bound, "proved": solution.proved,
                "first_full_ms": first_full_ms.map(rounded), "cpu_ms": rounded(*ms),
            },
            "cpsat": {
                "score": peer.score, "bound": peer.bound, "proved": peer.proved,
                "first_full_ms": peer.first_full_ms.map(rounded), "cpu_ms": rounded(peer.cpu_ms),
            },
        })
    }
}

/// The rows as a layout, with a die of the rack for each letter; `None` if there is none left for one.
fn layout(rows: &[String], rack: &Rack) -> Option<Layout> {
    let mut left: Vec<Option<Face>> = rack.faces().iter().copied().map(Some).collect();
    let mut placed = Vec::new();
    for (y, row) in (0..).zip(rows) {
        for (x, byte) in (0..).zip(row.bytes()).filter(|(_, byte)| *byte != b'.') {
            let is_it =
                |die: &Option<Face>| die.and_then(Face::letter).is_some_and(|letter| letter.ascii() == byte);
            let die = left.iter().position(is_it)?;
            left[die] = None;
            placed.push(Placed { die: die as u8, cell: Cell::new(x, y), letter: None });
        }
    }
    Some(Layout::new(placed))
}

fn shown(ms: Option<f64>, unit: f64, digits: usize) -> String {
    ms.map_or_else(|| "–".to_owned(), |ms| format!("{:.digits$}", ms / unit))
}

fn score(score: i32, proved: bool) -> String {
    format!("{score}{}", if proved { "!" } else { " " })
}

/// What the columns of [`Duel::row`] are.
pub fn head() -> String {
    format!(
        "{:<16}{:^30} {:^39}\n{:<16}{:>12}{:>10}{:>8} {:>13}{:>10}{:>8}{:>8}",
        "",
        "ours, CPU time in ms",
        "CP-SAT, CPU time in s",
        "rack",
        "first full",
        "all",
        "score",
        "first full",
        "all",
        "score",
        "bound"
    )
}

/// All of them together: some lines for people, and the same for programs.
pub fn summary(duels: &[Duel]) -> (String, Value) {
    let full: Vec<f64> = duels.iter().filter_map(|duel| duel.peer.first_full_ms).collect();
    let ratio = median(&duels.iter().map(|duel| duel.peer.cpu_ms / duel.ours.ms).collect::<Vec<_>>());
    let proved = duels.iter().filter(|duel| duel.peer.proved).count();
    let best = duels.iter().filter(|duel| duel.peer.score == duel.ours.solution.score).count();
    let first = (!full.is_empty()).then(|| median(&full));
    let lines = [
        "! = proved; – = no layout with all dice".to_owned(),
        format!(
            "CP-SAT: all dice on {} of {} racks (median {} s), our score on {best}, proved {proved}",
            full.len(),
            duels.len(),
            shown(first, 1e3, 1)
        ),
        format!("it took {ratio:.0} times as long as our proof (median)"),
    ];
    let json = json!({
        "racks": duels.iter().map(Duel::json).collect::<Vec<_>>(),
        "first_full": full.len(), "first_full_median_ms": first.map(rounded),
        "best": best, "proved": proved, "times_as_long_as_our_proof": rounded(ratio),
    });
    (lines.join("\n"), json)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Letter;

    fn rack(text: &str) -> Rack {
        let face = |b| Letter::from_ascii(b).map_or(Face::Joker, Face::Letter);
        Rack::new(&text.bytes().map(face).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn rows_become_a_layout_of_the_dice() {
        let rows = ["RE.".to_owned(), ".HE".to_owned()];
        let dice: Vec<u8> = layout(&rows, &rack("HEREX")).unwrap().placed().iter().map(|p| p.die).collect();
        assert_eq!(dice, [2, 1, 0, 3]);
        assert_eq!(layout(&rows, &rack("HERX")), None, "there is but one E");
        assert_eq!(layout(&[], &rack("HERX")), Some(Layout::default()));
    }
}
