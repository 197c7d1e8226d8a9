//! What people type instead of what they mean: how likely each slip is, as a cost.
//!
//! A slip of any kind costs [`SLIP`]; what the German language or the keyboard invites costs less: a letter doubled or
//! not, a mute h, ie for i, ä for e, v for f, a neighbour on the keyboard. Costs add up, so two slips that everybody makes
//! weigh as much as one that nobody does.

use crate::letters::Letter;
use std::sync::LazyLock;

/// What one slip costs that nothing invites.
pub const SLIP: u8 = 10;
/// Two neighbours are exchanged.
const SWAPPED: u8 = 6;
/// A letter is typed that lies beside the one meant.
const NEIGHBOUR: u8 = 7;
/// One letter of a pair is missing, or one too many.
const DOUBLED: u8 = 3;
/// A letter that is not heard (Rhythmus, ihm, Tier) is missing or too many.
const MUTE: u8 = 4;
/// An umlaut's dots are forgotten.
const DOTS: u8 = 5;
/// What begins a word is seldom wrong.
pub(crate) const FIRST_LETTER: u8 = 3;

/// The keys of a German keyboard, as they lie.
const KEYBOARD: [&[u8]; 3] = [b"QWERTZUIOP", b"ASDFGHJKL", b"YXCVBNM"];

/// Letters that sound alike, each way.
const ALIKE: &[(u8, u8, u8)] = &[
    (b'F', b'V', 4),
    (b'V', b'W', 5),
    (b'D', b'T', 4),
    (b'B', b'P', 4),
    (b'G', b'K', 5),
    (b'S', b'Z', 5),
    (b'C', b'K', 4),
    (b'C', b'Z', 5),
    (b'I', b'Y', 4),
    (b'I', b'J', 5),
    (b'M', b'N', 6),
    (b'A', b'E', 8),
    (b'E', b'I', 8),
    (b'O', b'U', 8),
    (b'A', b'O', 8),
    (b'E', b'O', 9),
];

/// Letters that are written for others, each way.
const SPELLED_ALIKE: &[(&str, &str, u8)] = &[
    ("PH", "F", 4),
    ("PH", "V", 6),
    ("CK", "K", 3),
    ("CK", "KK", 2),
    ("CK", "G", 7),
    ("CH", "K", 5),
    ("CH", "SCH", 6),
    ("CH", "G", 6),
    ("IG", "ICH", 4),
    ("SCH", "SH", 4),
    ("SCH", "CH", 6),
    ("SH", "SCH", 4),
    ("TZ", "Z", 3),
    ("TZ", "ZZ", 2),
    ("TZ", "TS", 5),
    ("Z", "TS", 5),
    ("Z", "SS", 6),
    ("TI", "ZI", 3),
    ("CHS", "X", 4),
    ("CHS", "KS", 4),
    ("CHS", "CKS", 5),
    ("CKS", "X", 4),
    ("CKS", "CHS", 5),
    ("KS", "X", 4),
    ("GS", "X", 5),
    ("QU", "KW", 4),
    ("QU", "K", 6),
    ("EI", "AI", 3),
    ("EI", "EY", 4),
    ("EU", "AEU", 3),
    ("EU", "OI", 4),
    ("EU", "OE", 5),
    ("AE", "E", 4),
    ("AE", "EH", 4),
    ("AEH", "EE", 4),
    ("IE", "IH", 4),
    ("IE", "I", 4),
    ("IE", "EI", 5),
    ("EE", "EH", 4),
    ("EE", "E", 3),
    ("EH", "E", 4),
    ("AA", "AH", 4),
    ("OO", "OH", 4),
    ("UE", "Y", 4),
    ("UE", "I", 6),
    ("UE", "IE", 6),
    ("OE", "E", 6),
    ("OU", "U", 4),
    ("EAU", "O", 5),
    ("DT", "T", 4),
    ("NG", "NK", 5),
    ("NS", "NZ", 4),
    ("END", "ENT", 2),
    ("SEID", "SEIT", 2),
    ("ER", "A", 7),
    ("TT", "DD", 5),
    ("C", "SS", 5),
    ("GE", "SCHE", 5),
    ("J", "DSCH", 5),
    ("ION", "JON", 3),
    ("IER", "IR", 3),
    ("OI", "OIE", 6),
];

/// What is typed for what is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Respelling {
    /// The letters meant.
    pub meant: Vec<Letter>,
    /// The letters typed.
    pub typed: Vec<Letter>,
    /// What it costs.
    pub cost: u8,
}

/// All of them, each way.
pub(crate) static RESPELLINGS: LazyLock<Vec<Respelling>> = LazyLock::new(|| {
    let letters = |text: &str| text.bytes().filter_map(Letter::from_ascii).collect::<Vec<_>>();
    let both = |&(a, b, cost): &(&str, &str, u8)| {
        let (a, b) = (letters(a), letters(b));
        [Respelling { meant: a.clone(), typed: b.clone(), cost }, Respelling { meant: b, typed: a, cost }]
    };
    SPELLED_ALIKE.iter().flat_map(both).collect()
});

/// What it costs to type a letter for another one.
static CHANGED: LazyLock<[[u8; Letter::COUNT]; Letter::COUNT]> = LazyLock::new(|| {
    let mut costs = [[SLIP + 1; Letter::COUNT]; Letter::COUNT];
    let mut set = |a: u8, b: u8, cost: u8| {
        let (Some(a), Some(b)) = (Letter::from_ascii(a), Letter::from_ascii(b)) else { return };
        for (a, b) in [(a, b), (b, a)] {
            costs[a.index()][b.index()] = costs[a.index()][b.index()].min(cost);
        }
    };
    for (y, row) in KEYBOARD.iter().enumerate() {
        for (x, &key) in row.iter().enumerate() {
            row.get(x + 1).into_iter().for_each(|&right| set(key, right, NEIGHBOUR));
            // Each row begins half a key further to the right than the one above.
            let below = KEYBOARD.get(y + 1);
            let beneath =
                below.into_iter().flat_map(|below| below.iter().skip(x.saturating_sub(1)).take(1 + x.min(1)));
            beneath.for_each(|&beneath| set(key, beneath, NEIGHBOUR + 1));
        }
    }
    for &(a, b, cost) in ALIKE {
        set(a, b, cost);
    }
    for (i, row) in costs.iter_mut().enumerate() {
        row[i] = 0;
    }
    costs
});

/// What it costs to type `typed` for `meant`; nothing if they are the same.
pub(crate) fn changed(meant: Letter, typed: Letter) -> u8 {
    CHANGED[meant.index()][typed.index()]
}

/// What it costs to leave a letter out, or to put it in, after the one before it.
pub(crate) fn missing(letter: Letter, before: Option<Letter>) -> u8 {
    let Some(before) = before else { return SLIP };
    match (before.ascii(), letter.ascii()) {
        (a, b) if a == b => DOUBLED,
        (b'A' | b'E' | b'I' | b'O' | b'U' | b'T' | b'R', b'H') | (b'I', b'E') => MUTE,
        (b'A' | b'O' | b'U', b'E') => DOTS,
        _ => SLIP - 1,
    }
}

/// What it costs to exchange two neighbours.
pub(crate) const fn swapped() -> u8 {
    SWAPPED
}
