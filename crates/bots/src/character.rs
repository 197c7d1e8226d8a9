//! Who computer players are. A character says what somebody likes and how they spend their time; how strong they are is
//! the level's. So a taste only chooses among moves that are worth the same, and every character can play every level.

use crate::taste::Taste;
use crate::timing::Tempo;
use words::Letter;

/// Somebody who plays.
#[derive(Debug, PartialEq, Eq)]
pub struct Character {
    /// What they are called, at the table and on the wire.
    pub name: &'static str,
    /// The words they like.
    pub(crate) taste: Taste,
    /// Would they rather take from others than begin something new?
    pub(crate) steals: bool,
    /// Does their first word stand rather than lie?
    pub(crate) upright: bool,
    /// How they spend their time.
    pub(crate) tempo: Tempo,
}

/// Likes short words, and is done before others have looked.
static LOTTE: Character = Character {
    name: "Lotte",
    taste: Taste::Short,
    steals: false,
    upright: false,
    tempo: Tempo { first: 55, next: 60, last: 50 },
};
/// Has nothing in mind but animals, and lays in fits and starts.
static FRIEDA: Character = Character {
    name: "Frieda",
    taste: Taste::Animals,
    steals: false,
    upright: true,
    tempo: Tempo { first: 70, next: 125, last: 70 },
};
/// Thinks of food; once he knows what he wants it goes quickly.
static BRUNO: Character = Character {
    name: "Bruno",
    taste: Taste::Food,
    steals: false,
    upright: false,
    tempo: Tempo { first: 150, next: 55, last: 55 },
};
/// Collects long words, and takes his time.
static GUSTAV: Character = Character {
    name: "Gustav",
    taste: Taste::Long,
    steals: false,
    upright: true,
    tempo: Tempo { first: 135, next: 130, last: 130 },
};
/// Likes twins among letters, and ends in a hurry.
static OTTO: Character = Character {
    name: "Otto",
    taste: Taste::Doubles,
    steals: false,
    upright: false,
    tempo: Tempo { first: 95, next: 85, last: 40 },
};
/// A careful thief: takes from others with plain words, and looks twice before she ends.
static ALMA: Character = Character {
    name: "Alma",
    taste: Taste::Common,
    steals: true,
    upright: true,
    tempo: Tempo { first: 105, next: 90, last: 180 },
};
/// Says what nobody else thinks of, evenly like a clock.
static IDA: Character = Character {
    name: "Ida",
    taste: Taste::Uncommon,
    steals: false,
    upright: false,
    tempo: Tempo { first: 80, next: 110, last: 110 },
};
/// Loves the letters at the bottom of the case.
static EMIL: Character = Character {
    name: "Emil",
    taste: Taste::RareLetters,
    steals: true,
    upright: true,
    tempo: Tempo { first: 120, next: 75, last: 90 },
};

/// Nobody in particular: who plays for somebody who is away, and the level itself where it is measured.
pub(crate) static NOBODY: Character = Character {
    name: "",
    taste: Taste::None,
    steals: false,
    upright: false,
    tempo: Tempo { first: 100, next: 100, last: 100 },
};

impl Character {
    /// All of them. Each is at home at the level of the same number, and plays every other, too.
    pub const ALL: [&'static Self; 8] = [&LOTTE, &FRIEDA, &BRUNO, &GUSTAV, &OTTO, &ALMA, &IDA, &EMIL];

    /// Nobody in particular.
    pub fn nobody() -> &'static Self {
        &NOBODY
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|character| character.name == name)
    }

    /// Their names.
    pub fn names() -> Vec<&'static str> {
        Self::ALL.map(|character| character.name).into()
    }

    /// Is it a letter of their own name? They call these first, where it makes no difference.
    pub(crate) fn has_letter(&self, letter: Letter) -> bool {
        self.name.bytes().any(|byte| byte.to_ascii_uppercase() == letter.ascii())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level;
    use std::collections::HashSet;

    #[test]
    fn there_is_somebody_for_every_level_and_no_two_are_alike() {
        assert_eq!(Character::ALL.len(), level::ALL.len());
        let names: HashSet<&str> = Character::names().into_iter().collect();
        let tastes: HashSet<String> = Character::ALL.iter().map(|c| format!("{:?}", c.taste)).collect();
        let tempi: HashSet<String> = Character::ALL.iter().map(|c| format!("{:?}", c.tempo)).collect();
        assert_eq!([names.len(), tastes.len(), tempi.len()], [8; 3]);
        assert_eq!(Character::named("Gustav"), Some(&GUSTAV));
        assert_eq!(Character::named("gustav"), None, "names are on the wire as they are");
    }

    #[test]
    fn everybody_likes_the_letters_of_their_name() {
        let letters = Letter::all().filter(|letter| OTTO.has_letter(*letter)).count();
        assert_eq!((letters, Letter::all().filter(|letter| NOBODY.has_letter(*letter)).count()), (2, 0));
    }
}
