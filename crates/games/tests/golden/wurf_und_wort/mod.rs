//! Whole tables of Wurf & Wort: the cards, the dice and what everybody does are written down, the rest is the rules.

mod driver;
mod render;

use driver::{Deed, Round, Script, play};
use game::Thumb::{Down, Up};
use games::wurf_und_wort::{Ground, Mode, Options};

const ANNA: u8 = 0;
const BEN: u8 = 1;
const CLEO: u8 = 2;
const DORA: u8 = 3;

fn round(theme: &'static str, factor: u8, dice: &'static str, deeds: Vec<Deed>) -> Round {
    Round { theme, factor, dice, deeds }
}

/// Presses after so many milliseconds, with 20 ms of lag, and is alone with that.
fn alone(seat: u8, after: u64) -> Deed {
    Deed::Press { seat, after, lag: 20 }
}

#[test]
fn golden_wurf_und_wort_buzzer() {
    use Deed::{Answer, Appeal, BackOut, Object, Pass, Press, Thumb};
    let rounds = vec![
        round(
            "in-der-sportwelt",
            2,
            "R1 H2 -U",
            vec![alone(ANNA, 4_000), Answer(ANNA, "Fechtmeister"), Pass(vec![BEN, CLEO])],
        ),
        round(
            "am-strand",
            2,
            "M2 3",
            vec![
                Press { seat: CLEO, after: 2_000, lag: 20 },
                Press { seat: BEN, after: 2_000, lag: 210 },
                Answer(BEN, "Muschel"),
                Pass(vec![BEN]),
            ],
        ),
        round("im-garten", 2, "S1 -A", vec![alone(CLEO, 3_000), Answer(CLEO, "Sandkasten")]),
        round(
            "im-wald",
            1,
            "B2",
            vec![
                alone(BEN, 1_500),
                Answer(BEN, "Bleistift"),
                Object(ANNA, BEN, Ground::Unsuitable),
                Thumb(CLEO, Down),
            ],
        ),
        round(
            "im-schlafzimmer",
            1,
            "B2",
            vec![
                alone(CLEO, 1_500),
                Answer(CLEO, "Besen"),
                Object(ANNA, CLEO, Ground::Unsuitable),
                Thumb(BEN, Up),
            ],
        ),
        round(
            "im-herbst",
            1,
            "P2",
            vec![alone(ANNA, 1_500), Answer(ANNA, "Pilze"), Appeal(ANNA), Thumb(BEN, Up), Thumb(CLEO, Up)],
        ),
        round("farben", 1, "W3", vec![alone(ANNA, 900), BackOut(ANNA)]),
        round("gefuehle", 1, "G2 W3", vec![Pass(vec![ANNA, BEN, CLEO])]),
    ];
    let script = Script {
        title: "Three at the buzzer: the example of the rules (B.21), a tie of 20 and 210 ms and a wrong syllable count, a \
                forbidden letter, a word voted down, a tie of thumbs (B5), a plural and its appeal (B7), a backing out, nobody (B8).",
        options: Options { rounds: 8, ..Options::default() },
        players: &["Anna", "Ben", "Cleo"],
        rounds,
    };
    super::check("wurf-und-wort-buzzer", &play(&script));
}

#[test]
fn golden_wurf_und_wort_absence() {
    use Deed::{Answer, Appeal, Away, Back, Leaves, Pass, Thumb, Wait};
    let rounds = vec![
        round("in-der-stadt", 1, "K2", vec![alone(ANNA, 800), Away(ANNA), Wait(16_000), Back(ANNA)]),
        round(
            "auf-der-post",
            1,
            "R1",
            vec![
                alone(BEN, 3_000),
                Answer(BEN, "Poster"),
                Appeal(BEN),
                Thumb(ANNA, Up),
                Thumb(CLEO, Up),
                Thumb(DORA, Down),
            ],
        ),
        round("im-supermarkt", 1, "K2", vec![alone(CLEO, 800), Leaves(CLEO)]),
        round(
            "in-der-schule",
            1,
            "R1",
            vec![
                Away(BEN),
                alone(DORA, 2_000),
                Away(ANNA),
                Wait(60_000),
                Back(ANNA),
                Answer(DORA, "Schulgarten"),
                Pass(vec![DORA]),
            ],
        ),
    ];
    let script = Script {
        title: "Four who come and go: a caller who is away (5.2.2), an appeal (5.2.5: a poster has nothing to do with the post), a leaver (5.2.7), one alone (5.2.4).",
        options: Options { rounds: 4, ..Options::default() },
        players: &["Anna", "Ben", "Cleo", "Dora"],
        rounds,
    };
    super::check("wurf-und-wort-absence", &play(&script));
}

#[test]
fn golden_wurf_und_wort_collecting() {
    use Deed::{Answer, Object, Pass, Thumb, Wait};
    let rounds = vec![
        round(
            "am-strand",
            2,
            "M2",
            vec![Answer(ANNA, "Möwe"), Answer(BEN, "Düne"), Pass(vec![CLEO]), Pass(vec![BEN, CLEO])],
        ),
        round(
            "im-winter",
            1,
            "-A 2:1",
            vec![
                Answer(ANNA, "Hunger"),
                Answer(BEN, "Schlitten"),
                Wait(31_000),
                Object(CLEO, ANNA, Ground::Unsuitable),
                Pass(vec![ANNA, CLEO]),
                Thumb(BEN, Down),
            ],
        ),
    ];
    let script = Script {
        title: "Three without a buzzer: everybody types.",
        options: Options { rounds: 2, mode: Mode::Collect, seconds: 30, ..Options::default() },
        players: &["Anna", "Ben", "Cleo"],
        rounds,
    };
    super::check("wurf-und-wort-collecting", &play(&script));
}
