//! The 13 dice and what their letters are worth (4.3); the facts are in `data/letramix/`.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use words::Letter;

/// What a die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DieFace"))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// A letter.
    Letter(Letter),
    /// The diamond: any letter, worth nothing (C.6).
    Joker,
}

impl Face {
    /// What it is worth.
    pub fn value(self) -> i32 {
        match self {
            Self::Letter(letter) => value(letter),
            Self::Joker => 0,
        }
    }

    /// What it shows; a joker shows no letter.
    pub const fn letter(self) -> Option<Letter> {
        match self {
            Self::Letter(letter) => Some(letter),
            Self::Joker => None,
        }
    }

    /// Is it one of A E I O U? The joker and Y are none (C4).
    pub fn is_vowel(self) -> bool {
        matches!(self, Self::Letter(l) if b"AEIOU".contains(&l.ascii()))
    }

    fn read(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [b'*'] => Some(Self::Joker),
            [byte] => Letter::from_ascii(*byte).map(Self::Letter),
            _ => None,
        }
    }
}

/// How many dice there are (C.1).
pub const DICE: usize = 13;

static FACES: LazyLock<Vec<[Face; 6]>> = LazyLock::new(|| {
    let lines = include_str!("../../../../data/letramix/dice.txt").lines().filter(|l| !l.starts_with('#'));
    lines
        .filter_map(|line| {
            let faces: Vec<Face> = line.split_whitespace().filter_map(Face::read).collect();
            faces.try_into().ok()
        })
        .collect()
});

static VALUES: LazyLock<[i32; Letter::COUNT]> = LazyLock::new(|| {
    let mut values = [0; Letter::COUNT];
    for line in include_str!("../../../../data/letramix/values.txt").lines().filter(|l| !l.starts_with('#')) {
        let mut columns = line.split_whitespace();
        let value = columns.next().and_then(|v| v.parse().ok()).unwrap_or(0);
        for letter in columns.filter_map(|l| l.bytes().next().and_then(Letter::from_ascii)) {
            values[letter.index()] = value;
        }
    }
    values
});

/// The faces of all dice.
pub fn faces() -> &'static [[Face; 6]] {
    &FACES
}

/// What a letter is worth.
pub fn value(letter: Letter) -> i32 {
    VALUES[letter.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 4.3: thirteen dice, all 26 letters, two jokers; the printed counts.
    #[test]
    fn rule_4_3_the_dice() {
        assert_eq!(faces().len(), DICE);
        let all: Vec<Face> = faces().iter().flatten().copied().collect();
        let count =
            |c: u8| all.iter().filter(|f| **f == Face::Letter(Letter::from_ascii(c).unwrap())).count();
        assert_eq!(all.iter().filter(|f| **f == Face::Joker).count(), 2);
        assert!(Letter::all().all(|l| count(l.ascii()) > 0));
        for (letters, number) in
            [("E", 12), ("AINRST", 5), ("L", 4), ("HOU", 3), ("BCDGKM", 2), ("FJPQVWXYZ", 1)]
        {
            assert!(letters.bytes().all(|l| count(l) == number), "{letters}");
        }
    }

    /// 4.3: all rare letters sit on one die, so a roll never holds two of them.
    #[test]
    fn rule_4_3_one_die_has_the_rare_letters() {
        let rare = |f: &Face| matches!(f, Face::Letter(l) if b"PVJQXY".contains(&l.ascii()));
        assert_eq!(faces().iter().filter(|die| die.iter().any(rare)).count(), 1);
    }

    fn worth(letter: u8) -> i32 {
        value(Letter::from_ascii(letter).unwrap())
    }

    #[test]
    fn rule_4_3_the_values() {
        let printed =
            [("AEINRST", 1), ("GHLOU", 2), ("BDFKM", 3), ("CPWZ", 4), ("V", 5), ("JX", 6), ("QY", 7)];
        assert_eq!(printed.iter().map(|(letters, _)| letters.len()).sum::<usize>(), Letter::COUNT);
        for (letters, number) in printed {
            assert!(letters.bytes().all(|letter| worth(letter) == number), "{letters}");
        }
        assert_eq!(Face::Joker.value(), 0);
    }

    /// C2: what is known of the original. E is worth 1, Y 7; V, Q, C, X and J exist; some dice have a diamond, not all.
    #[test]
    fn decision_c2_faces_and_values_keep_to_what_is_known() {
        assert_eq!((worth(b'E'), worth(b'Y')), (1, 7));
        for letter in b"VQCXJ" {
            let face = Face::Letter(Letter::from_ascii(*letter).unwrap());
            assert!(faces().iter().any(|die| die.contains(&face)), "{face:?}");
        }
        let with_joker = faces().iter().filter(|die| die.contains(&Face::Joker)).count();
        assert!((1..DICE).contains(&with_joker), "{with_joker}");
    }
}
