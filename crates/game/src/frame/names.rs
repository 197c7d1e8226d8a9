//! How people may call themselves, and what a seat is called.

use crate::refusal::Refusal;
use crate::seat::{Guest, Occupant, Seat, Seats};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

/// A name has at most so many characters.
pub const MOST_NAME: usize = 24;
/// A letter carries at most so many marks that are no part of it.
const MOST_MARKS: usize = 3;
/// What somebody is called whose name is not known, or not any more.
pub const NAMELESS: &str = "Gast";

/// A name as it will be shown: composed (NFC), one line without blanks at its ends, neither empty nor too long, with
/// something to see in it and nothing that cannot be seen.
pub fn checked_name(name: &str) -> Result<String, Refusal> {
    let composed: String = name.nfc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let is_good = (1..=MOST_NAME).contains(&length)
        && !name.chars().any(is_invisible)
        && name.chars().any(is_base)
        && marks_have_bases(&name);
    if is_good { Ok(name) } else { Err(bad_name()) }
}

/// The name under which somebody sits down beside these: an equal one gets a number, one that only looks the same is
/// refused.
pub fn name_beside(name: &str, others: &[String]) -> Result<String, Refusal> {
    if is_taken(name, others) {
        return Ok(numbered(name, others));
    }
    match others.iter().find(|other| is_alike(other, name)) {
        None => Ok(name.to_owned()),
        Some(other) => Err(Refusal::new(
            "name_alike",
            format!(
                "Der Name sieht aus wie „{other}“ und ist doch ein anderer. Wähle einen, den man unterscheiden kann."
            ),
            format!("The name looks like “{other}” but is another one. Choose one that can be told apart."),
        )),
    }
}

/// What people and bots are called, seat by seat. An empty name is not known: they are guests, each with another number.
/// Bots of one level are told apart in the same way (P7).
pub fn shown_names(mut names: Vec<String>) -> Vec<String> {
    for i in 0..names.len() {
        if names[i].is_empty() {
            let is_free = !is_taken(NAMELESS, &names);
            names[i] = if is_free { NAMELESS.to_owned() } else { numbered(NAMELESS, &names) };
        } else if is_taken(&names[i], &names[..i]) {
            names[i] = numbered(&names[i], &names);
        }
    }
    names
}

impl Seats {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names().into_iter().nth(seat.index()).unwrap_or_default()
    }

    /// What all seats are called: a person's name, a bot's level, or "Gast".
    pub fn names(&self) -> Vec<String> {
        let places = self.iter().filter_map(|seat| self.place(seat));
        shown_names(places.map(|place| place.occupant.name().to_owned()).collect())
    }

    /// A person's name has become known; an empty one has been forgotten.
    pub fn call(&mut self, guest: Guest, name: &str) {
        for place in self.places_mut() {
            match &mut place.occupant {
                Occupant::Person { name: known, guest: other } if *other == guest => name.clone_into(known),
                _ => {}
            }
        }
    }
}

fn bad_name() -> Refusal {
    Refusal::new(
        "bad_name",
        "Ein Name hat 1 bis 24 sichtbare Zeichen, darunter einen Buchstaben, eine Ziffer oder ein Bildzeichen. \
         Wähle einen anderen.",
        "A name has 1 to 24 visible characters, among them a letter, a digit or an emoji. Choose another one.",
    )
}

/// `Ben 2`, or the first number that is free. A long name is cut to make room.
fn numbered(name: &str, others: &[String]) -> String {
    let number = |n: usize| {
        let ending = format!(" {n}");
        let room = MOST_NAME - ending.len();
        let kept: String = name.chars().take(room).collect();
        kept.trim_end().to_owned() + &ending
    };
    let is_free =
        |name: &String| !is_taken(name, others) && !others.iter().any(|other| is_alike(other, name));
    // So many numbers are enough: each of the others takes at most one.
    (2..).take(others.len() + 1).map(number).find(is_free).unwrap_or_else(|| number(others.len() + 2))
}

fn is_taken(name: &str, others: &[String]) -> bool {
    others.iter().any(|other| name_key(other) == name_key(name))
}

/// What equal names have in common: case does not tell them apart.
pub fn name_key(name: &str) -> String {
    name.nfc().flat_map(char::to_lowercase).collect()
}

/// Would one take the one for the other? (UTS #39: letters of other alphabets, digits for letters.)
fn is_alike(one: &str, other: &str) -> bool {
    let look = |name: &str| -> String {
        let seen: String = name.chars().filter(|c| !is_selector(*c)).collect();
        skeleton(&seen).flat_map(char::to_lowercase).collect()
    };
    look(one) == look(other)
}

/// A letter, a digit, or a picture: a name needs one.
pub(super) fn is_base(c: char) -> bool {
    c.is_alphanumeric() || c.is_emoji_char() || c.general_category() == GeneralCategory::OtherSymbol
}

/// Marks follow what they mark, and there are not so many that they run into other lines.
fn marks_have_bases(name: &str) -> bool {
    let mut marks = MOST_MARKS;
    name.chars().all(|c| {
        if is_combining_mark(c) {
            marks += 1;
        } else {
            marks = if c == ' ' { MOST_MARKS } else { 0 };
        }
        marks <= MOST_MARKS
    })
}

/// Chooses how an emoji is shown, and shows nothing itself.
pub(super) fn is_selector(c: char) -> bool {
    matches!(c, '\u{FE00}'..='\u{FE0F}')
}

/// Control characters, and those that turn the direction of writing, take no room or show nothing.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(
            c.general_category(),
            GeneralCategory::Format | GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator
        )
        || matches!(c,
            '\u{034F}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{2800}' | '\u{3164}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Presence;

    fn strings(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn names_are_tidied_and_limited() {
        assert_eq!(checked_name("  Anna \t Lena ").as_deref(), Ok("Anna Lena"));
        assert_eq!(checked_name("Zoe\u{308} 🐛").as_deref(), Ok("Zoë 🐛"), "composed");
        for good in ["7", "❤\u{FE0F}", "Đặng", "שָׁלוֹם", "नमस्ते", "O'Neil", "😀"]
        {
            assert!(checked_name(good).is_ok(), "{good}");
        }
        let long = "x".repeat(25);
        let bad = [
            "",
            "   ",
            "?!",
            "A\u{202E}nna",
            "A\u{0}",
            &long,
            "\u{308}",
            "\u{301}Anna",
            "Anna \u{301}",
            "A\u{200B}nna",
            "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}",
            "\u{3164}",
            "A\u{E0041}",
        ];
        for bad in bad {
            assert_eq!(checked_name(bad).unwrap_err().code, "bad_name", "{bad:?}");
        }
    }

    #[test]
    fn an_equal_name_gets_a_number() {
        let beside = |name: &str, others: &[&str]| name_beside(name, &strings(others)).unwrap();
        assert_eq!(beside("Ben", &["Anna"]), "Ben");
        assert_eq!(beside("Ben", &["Anna", "ben"]), "Ben 2");
        assert_eq!(beside("BEN", &["Ben", "Ben 2"]), "BEN 3");
        assert_eq!(beside("Ben", &["Ben 2"]), "Ben");
        assert_eq!(beside("Lehrling", &["lehrling"]), "Lehrling 2");
        let long = "Maximiliane-Alexandra Xy";
        assert_eq!(beside(long, &[long]), "Maximiliane-Alexandra 2");
        assert_eq!(beside(long, &[long, "Maximiliane-Alexandra 2"]), "Maximiliane-Alexandra 3");
    }

    #[test]
    fn a_name_that_only_looks_the_same_is_refused() {
        let refused = |name: &str, other: &str| name_beside(name, &strings(&[other])).unwrap_err().code;
        for (name, other) in [
            ("Аnna", "Anna"),       // Cyrillic A
            ("ВЕN", "Ben"),         // Cyrillic, capitals
            ("Lena", "1ena"),       // a digit
            ("Ina", "lna"),         // I and l
            ("Ben\u{FE0F}", "Ben"), // what nobody sees
        ] {
            assert_eq!(refused(name, other), "name_alike", "{name} {other}");
        }
        for (name, other) in [("Jorg", "Jörg"), ("Lea", "Leo"), ("Анна", "Anna")] {
            assert_eq!(name_beside(name, &strings(&[other])).as_deref(), Ok(name), "{other}");
        }
    }

    #[test]
    fn p7_bots_of_one_level_are_told_apart() {
        let shown = |names: &[&str]| shown_names(strings(names));
        assert_eq!(
            shown(&["geselle", "Anna", "geselle", "geselle"]),
            ["geselle", "Anna", "geselle 2", "geselle 3"]
        );
        assert_eq!(shown(&["Geselle", "geselle", "meister"]), ["Geselle", "geselle 2", "meister"]);
        assert_eq!(shown(&["geselle", "Geselle 2", "geselle"]), ["geselle", "Geselle 2", "geselle 3"]);
    }

    #[test]
    fn who_has_no_name_is_a_guest_with_a_number() {
        let mut seats = Seats::default();
        for (guest, name) in (0..).zip(["Anna", "", "gast", ""]) {
            seats.sit(Occupant::Person { name: name.to_owned(), guest: Guest::new(guest) }, Presence::Here);
        }
        assert_eq!(seats.names(), ["Anna", "Gast 2", "gast", "Gast 3"]);
        seats.call(Guest::new(0), "");
        seats.call(Guest::new(3), "Ben");
        assert_eq!(seats.names(), ["Gast 2", "Gast 3", "gast", "Ben"]);
    }
}
