//! Faults as sentences for players: what is wrong, and what to do.

use super::{Check, Fault, Level};
use game::Said;
use std::fmt::Display;
use words::Word;

impl Fault {
    /// The fault in German and English.
    pub fn said(&self) -> Said {
        let about = About::of(self);
        match self.check {
            Check::S0 => lies_twice(),
            Check::S1 => not_in_the_pool(&about),
            Check::S2 => too_wide(),
            Check::S3 => stands_alone(&about),
            Check::S4 => not_in_the_list(&about),
            Check::S5 | Check::Q6 => cut_off(&about),
            Check::A1 => no_reading(&about, self.level),
            Check::Q1 if self.letters.is_empty() => too_many_exchanged(&about),
            Check::Q1 => inserted_too_early(&about),
            Check::Q2 => too_many_inserted(&about),
            Check::Q3 => not_possible(),
            Check::Q4 => not_built_in(&about),
            Check::Q5 => only_another_form(&about),
            Check::Q7 => moved_too_far(&about),
            Check::Q8 => exchanged_in_one_word(&about),
            Check::Q9 if self.letters.is_empty() => overlap(&about),
            Check::Q9 => same_letter(&about),
            Check::H1 => match &self.form_of {
                Some(lay) => form_has_lain_there(&about, lay),
                None => has_lain_there(&about),
            },
            Check::H2 => has_all_lain_so(),
        }
    }
}

/// The words and letters that a fault names, listed in German and in English.
struct About {
    words: Listed,
    letters: Listed,
}

struct Listed {
    de: String,
    en: String,
    is_one: bool,
}

impl About {
    fn of(fault: &Fault) -> Self {
        Self {
            words: Listed::of(&fault.words, ["„", "“"], ["“", "”"]),
            letters: Listed::of(&fault.letters, ["", ""], ["", ""]),
        }
    }
}

impl Listed {
    /// Within the marks of each language.
    fn of(items: &[impl Display], de: [&str; 2], en: [&str; 2]) -> Self {
        Self { de: listed(items, de, "und"), en: listed(items, en, "and"), is_one: items.len() == 1 }
    }

    fn either<'a>(&self, one: &'a str, several: &'a str) -> &'a str {
        if self.is_one { one } else { several }
    }
}

/// `„A“, „B“ und „C“`
fn listed(items: &[impl Display], [open, close]: [&str; 2], and: &str) -> String {
    let quoted: Vec<String> = items.iter().map(|item| format!("{open}{item}{close}")).collect();
    match quoted.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

fn lies_twice() -> Said {
    Said::new(
        "Ein Buchstabe liegt doppelt, oder zwei liegen auf demselben Feld. Leg jeden nur einmal.",
        "A letter lies twice, or two lie on the same cell. Lay each only once.",
    )
}

fn not_in_the_pool(About { letters, .. }: &About) -> Said {
    let (de_verb, en_verb) = (letters.either("liegt", "liegen"), letters.either("is", "are"));
    Said::new(
        format!("{} {de_verb} nicht im Vorrat. Leg nur Buchstaben aus dem gemeinsamen Vorrat.", letters.de),
        format!("{} {en_verb} not in the pool. Lay only letters from the common pool.", letters.en),
    )
}

fn too_wide() -> Said {
    Said::new(
        "Die Wörter reichen über die vereinbarte Feldgröße hinaus. Leg sie enger zusammen.",
        "The words reach beyond the agreed size of the field. Lay them closer together.",
    )
}

fn stands_alone(About { letters, .. }: &About) -> Said {
    let (de_verb, en_verb) = (letters.either("steht", "stehen"), letters.either("stands", "stand"));
    Said::new(
        format!("{} {de_verb} allein. Jeder Buchstabe muss zu einem Wort gehören.", letters.de),
        format!("{} {en_verb} alone. Every letter has to be part of a word.", letters.en),
    )
}

fn not_in_the_list(About { words, .. }: &About) -> Said {
    Said::new(
        format!("Nicht in der Wortliste: {}. Leg dort etwas anderes.", words.de),
        format!("Not in the word list: {}. Lay something else there.", words.en),
    )
}

fn cut_off(About { words, .. }: &About) -> Said {
    Said::new(
        format!("Ohne Verbindung zum Feld: {}. Am Ende müssen alle Wörter zusammenhängen.", words.de),
        format!("Cut off from the field: {}. In the end all words have to hang together.", words.en),
    )
}

fn no_reading(About { words, .. }: &About, level: Level) -> Said {
    let (de_rule, en_rule) = match level {
        Level::I => (
            "bleibt jeder Buchstabe auf seinem Platz, bis du ihn austauschst",
            "every letter stays in its place until you exchange it",
        ),
        Level::II => (
            "bleiben die Buchstaben eines Wortes beisammen; einer darf eingefügt werden",
            "the letters of a word stay together; one may be inserted",
        ),
        Level::III | Level::IV => (
            "müssen von einem Wort mindestens zwei Buchstaben nebeneinander stehen bleiben",
            "at least two letters of a word have to remain side by side",
        ),
    };
    Said::new(
        format!("So kann sich nicht verwandelt haben: {}. Auf Stufe {level} {de_rule}.", words.de),
        format!("Cannot have changed like this: {}. At level {level} {en_rule}.", words.en),
    )
}

fn too_many_exchanged(About { words, .. }: &About) -> Said {
    Said::new(
        format!(
            "Zu viel ausgetauscht: {}. Erlaubt ist ein Buchstabe je Wort, an einer Kreuzung dazu einer in einem der \
             beiden Wörter; der Ersatz kommt aus dem Vorrat.",
            words.de
        ),
        format!(
            "Too much exchanged: {}. One letter a word is allowed, and at a crossing one more in one of the two \
             words; the substitute comes from the pool.",
            words.en
        ),
    )
}

fn inserted_too_early(About { words, .. }: &About) -> Said {
    Said::new(
        format!(
            "{}: Auf Stufe I kommt kein Buchstabe dazwischen. Tausch einen aus oder leg vorn oder hinten an.",
            words.de
        ),
        format!(
            "{}: at level I no letter comes in between. Exchange one, or add in front or behind.",
            words.en
        ),
    )
}

fn too_many_inserted(About { words, .. }: &About) -> Said {
    Said::new(
        format!("Zu viel eingefügt: {}. Erlaubt ist ein Buchstabe je Wort.", words.de),
        format!("Too much inserted: {}. One letter a word is allowed.", words.en),
    )
}

fn not_possible() -> Said {
    Said::new("Das geht so nicht.", "That is not possible.")
}

fn not_built_in(About { words, letters }: &About) -> Said {
    let (de_verb, en_verb) = (letters.either("muss", "müssen"), letters.either("has", "have"));
    Said::new(
        format!(
            "{} aus {} {de_verb} gleich wieder in einen neuen Begriff eingebaut werden. In den Vorrat kommt ein \
             Buchstabe nur, wenn ein anderer seinen Platz einnimmt.",
            letters.de, words.de
        ),
        format!(
            "{} of {} {en_verb} to be built into a new term at once. A letter goes to the pool only if another one \
             takes its place.",
            letters.en, words.en
        ),
    )
}

fn only_another_form(About { words, .. }: &About) -> Said {
    Said::new(
        format!(
            "{}: nur eine andere Form. Wer Buchstaben herausnimmt, muss einen neuen Begriff bilden.",
            words.de
        ),
        format!("{}: only another form. Removing letters has to make a new term.", words.en),
    )
}

fn moved_too_far(About { words, .. }: &About) -> Said {
    Said::new(
        format!(
            "Zu weit verschoben: {}. Rück Wörter nur so weit, wie eingefügte oder herausgenommene Buchstaben es \
             verlangen.",
            words.de
        ),
        format!("Moved too far: {}. Move words only as far as inserted or removed letters demand.", words.en),
    )
}

fn exchanged_in_one_word(About { words, letters }: &About) -> Said {
    Said::new(
        format!(
            "{} kreuzen sich in {}. Tausch den Buchstaben in beiden Wörtern aus oder in keinem.",
            words.de, letters.de
        ),
        format!("{} cross in {}. Exchange the letter in both words or in neither.", words.en, letters.en),
    )
}

fn overlap(About { words, .. }: &About) -> Said {
    Said::new(
        format!("{} überlappen sich jetzt. Jedes alte Wort braucht seine eigenen Buchstaben.", words.de),
        format!("{} overlap now. Each old word needs letters of its own.", words.en),
    )
}

fn same_letter(About { words, letters }: &About) -> Said {
    Said::new(
        format!(
            "{}: {} gegen denselben Buchstaben zu tauschen ändert nichts. Nimm einen anderen.",
            words.de, letters.de
        ),
        format!(
            "{}: to exchange {} for the same letter changes nothing. Take another one.",
            words.en, letters.en
        ),
    )
}

fn has_lain_there(About { words, .. }: &About) -> Said {
    let de = words.either(
        "lag an dieser Stelle schon einmal und darf dort nicht wiederkommen. Bilde ein anderes Wort",
        "lagen an ihrer Stelle schon einmal und dürfen dort nicht wiederkommen. Bilde andere Wörter",
    );
    let en = words.either(
        "has lain at this place before and may not come back there. Make another word",
        "have lain at their places before and may not come back there. Make other words",
    );
    Said::new(format!("{} {de}.", words.de), format!("{} {en}.", words.en))
}

fn form_has_lain_there(About { words, .. }: &About, lay: &Word) -> Said {
    Said::new(
        format!(
            "{} ist nur eine andere Form von „{lay}“, und das lag an dieser Stelle schon einmal. Bilde einen neuen \
             Begriff.",
            words.de
        ),
        format!(
            "{} is only another form of “{lay}”, which has lain at this place before. Make a new term.",
            words.en
        ),
    )
}

fn has_all_lain_so() -> Said {
    Said::new(
        "Genau so lag das ganze Feld schon einmal. Leg etwas anderes.",
        "The whole field has lain exactly like this before. Lay something else.",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Letter;

    fn fault(check: Check, words: &[&str], letters: &str) -> Said {
        let word = |text: &&str| Word::fold(text).expect("letters");
        let letter = |byte: u8| Letter::from_ascii(byte).expect("a letter");
        let words = words.iter().map(word).collect();
        let letters = letters.bytes().map(letter).collect();
        Fault { check, words, letters, level: Level::III, form_of: None }.said()
    }

    #[test]
    fn one_letter_and_several() {
        let one = fault(Check::S3, &[], "E");
        assert!(one.de.starts_with("E steht allein.") && one.en.starts_with("E stands alone."), "{one:?}");
        let three = fault(Check::S3, &[], "EFG");
        assert!(three.de.starts_with("E, F und G stehen allein."), "{three:?}");
        assert!(three.en.starts_with("E, F and G stand alone."), "{three:?}");
    }

    #[test]
    fn words_stand_in_the_marks_of_their_language() {
        let lost = fault(Check::Q4, &["REIGEN", "GRAS"], "IR");
        assert!(lost.de.starts_with("I und R aus „REIGEN“ und „GRAS“ müssen gleich wieder"), "{lost:?}");
        assert!(lost.en.starts_with("I and R of “REIGEN” and “GRAS” have to be built"), "{lost:?}");
        let back = fault(Check::H1, &["SOCKE", "SAND"], "");
        assert!(back.de.starts_with("„SOCKE“ und „SAND“ lagen an ihrer Stelle schon einmal"), "{back:?}");
    }
}
