//! What a player thinks of the words of others.

use super::players::Player;
use game::{Chance, Thumb};
use games::wurf_und_wort::{Answer, Contest, Fit, Ground};

impl Player {
    /// In so many of a hundred cases it objects.
    pub(super) fn objects(&self, answer: &Answer) -> usize {
        // Who objects stops the game for all: that takes more than a doubt.
        (doubt(answer) * self.strictness / 100 / 2).min(90)
    }

    /// Its thumb: about suitability by how well the word fits, about syllables and parts as the engine counts.
    pub(super) fn thumb(&self, answer: &Answer, chance: &mut Chance) -> Thumb {
        let down = match answer.contest {
            Some(Contest::Appeal | Contest::Plural) => 90,
            Some(Contest::Objection { ground: Ground::Syllables | Ground::Part, .. }) => 6,
            Some(Contest::Objection { ground: Ground::Unsuitable, .. }) | None => {
                (doubt(answer) * self.strictness / 100).min(95)
            }
        };
        if chance.percent(down) { Thumb::Down } else { Thumb::Up }
    }
}

/// How doubtful a word is, of a hundred.
const fn doubt(answer: &Answer) -> usize {
    match answer.fit {
        Fit::Typical => 1,
        Fit::Fits => 4,
        Fit::Related => 15,
        Fit::Compound => 20,
        Fit::Debatable => 35,
        Fit::Unknown if answer.known => 60,
        Fit::Unknown => 80,
        Fit::Forbidden => 95,
    }
}
