//! Faults as sentences for players: what is wrong, and what to do.

use super::{Check, Fault, Level};
use game::Said;
use std::fmt::Display;

impl Fault {
    /// The fault in German and English.
    pub fn said(&self) -> Said {
        let (de, en) = (listed(&self.words, "„", "“", "und"), listed(&self.words, "“", "”", "and"));
        let (de_letters, en_letters) =
            (listed(&self.letters, "", "", "und"), listed(&self.letters, "", "", "and"));
        match self.check {
            Check::S0 => Said::new(
                "Ein Buchstabe liegt doppelt, oder zwei liegen auf demselben Feld. Leg jeden nur einmal.",
                "A letter lies twice, or two lie on the same cell. Lay each only once.",
            ),
            Check::S1 => Said::new(
                format!("{de_letters} liegt nicht im Vorrat. Leg nur Buchstaben aus dem gemeinsamen Vorrat."),
                format!("{en_letters} is not in the pool. Lay only letters from the common pool."),
            ),
            Check::S2 => Said::new(
                "Die Wörter reichen über die vereinbarte Feldgröße hinaus. Leg sie enger zusammen.",
                "The words reach beyond the agreed size of the field. Lay them closer together.",
            ),
            Check::S3 => Said::new(
                format!("{de_letters} steht allein. Jeder Buchstabe muss zu einem Wort gehören."),
                format!("{en_letters} stands alone. Every letter has to be part of a word."),
            ),
            Check::S4 => Said::new(
                format!("Nicht in der Wortliste: {de}. Leg dort etwas anderes."),
                format!("Not in the word list: {en}. Lay something else there."),
            ),
            Check::S5 | Check::Q6 => Said::new(
                format!("Ohne Verbindung zum Feld: {de}. Am Ende müssen alle Wörter zusammenhängen."),
                format!("Cut off from the field: {en}. In the end all words have to hang together."),
            ),
            Check::A1 => self.no_reading(&de, &en),
            Check::Q1 => Said::new(
                format!(
                    "Zu viel ausgetauscht: {de}. Erlaubt ist ein Buchstabe je Wort, an einer Kreuzung dazu einer in \
                     einem der beiden Wörter; der Ersatz kommt aus dem Vorrat."
                ),
                format!(
                    "Too much exchanged: {en}. One letter a word is allowed, and at a crossing one more in one of the \
                     two words; the substitute comes from the pool."
                ),
            ),
            Check::Q2 => Said::new(
                format!("Zu viel eingefügt: {de}. Erlaubt ist ein Buchstabe je Wort."),
                format!("Too much inserted: {en}. One letter a word is allowed."),
            ),
            Check::Q4 => unused(&de, &en, &de_letters, &en_letters),
            Check::Q5 => Said::new(
                format!(
                    "{de}: nur eine andere Form. Wer Buchstaben herausnimmt, muss einen neuen Begriff bilden."
                ),
                format!("{en}: only another form. Removing letters has to make a new term."),
            ),
            Check::Q7 => Said::new(
                format!(
                    "Zu weit verschoben: {de}. Rück Wörter nur so weit, wie eingefügte oder herausgenommene \
                     Buchstaben es verlangen."
                ),
                format!("Moved too far: {en}. Move words only as far as inserted or removed letters demand."),
            ),
            Check::Q8 => Said::new(
                format!(
                    "{de} kreuzen sich in {de_letters}. Tausch den Buchstaben in beiden Wörtern aus oder in keinem."
                ),
                format!("{en} cross in {en_letters}. Exchange the letter in both words or in neither."),
            ),
            Check::Q9 => self.no_exchange(&de, &en, &de_letters, &en_letters),
            Check::H1 => Said::new(
                format!(
                    "{de} lag an dieser Stelle schon einmal und darf dort nicht wiederkommen. Bilde ein anderes Wort."
                ),
                format!("{en} has lain at this place before and may not come back there. Make another word."),
            ),
            Check::H2 => Said::new(
                "Genau so lag das ganze Feld schon einmal. Leg etwas anderes.",
                "The whole field has lain exactly like this before. Lay something else.",
            ),
            Check::Q3 => Said::new("Das geht so nicht.", "That is not possible."),
        }
    }

    fn no_reading(&self, de: &str, en: &str) -> Said {
        let level = self.level;
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
            format!("So kann sich nicht verwandelt haben: {de}. Auf Level {level} {de_rule}."),
            format!("Cannot have changed like this: {en}. At level {level} {en_rule}."),
        )
    }

    fn no_exchange(&self, de: &str, en: &str, de_letters: &str, en_letters: &str) -> Said {
        if self.letters.is_empty() {
            return Said::new(
                format!("{de} überlappen sich jetzt. Jedes alte Wort braucht seine eigenen Buchstaben."),
                format!("{en} overlap now. Each old word needs letters of its own."),
            );
        }
        Said::new(
            format!(
                "{de}: {de_letters} gegen denselben Buchstaben zu tauschen ändert nichts. Nimm einen anderen."
            ),
            format!("{en}: to exchange {en_letters} for the same letter changes nothing. Take another one."),
        )
    }
}

fn unused(de: &str, en: &str, de_letters: &str, en_letters: &str) -> Said {
    Said::new(
        format!(
            "{de_letters} aus {de} muss gleich wieder in einen neuen Begriff eingebaut werden. In den Vorrat \
             kommt ein Buchstabe nur, wenn ein anderer seinen Platz einnimmt."
        ),
        format!(
            "{en_letters} of {en} has to be built into a new term at once. A letter goes to the pool only if \
             another one takes its place."
        ),
    )
}

/// `„A“, „B“ und „C“`
fn listed(items: &[impl Display], open: &str, close: &str, and: &str) -> String {
    let quoted: Vec<String> = items.iter().map(|item| format!("{open}{item}{close}")).collect();
    match quoted.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}
