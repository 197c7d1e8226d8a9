//! How well a word fits, as a sentence for players, in German and English.

use super::{Fit, Reason, ThemeWord, Tier};
use crate::family::Kinship;
use crate::judge::Language;

impl Fit<'_> {
    /// The fit in one sentence: "PLASTIKEIMER: zusammengesetzt mit EIMER (typisch für „Am Strand“)".
    pub fn sentence(&self, language: Language) -> String {
        format!("{}: {}", self.shown, self.explanation(language))
    }

    fn explanation(&self, language: Language) -> String {
        match &self.reason {
            Reason::Forbidden(stem) => {
                let (stem, title) = (stem.to_uppercase(), quoted(&self.theme.title.de, language));
                language.pick(
                    format!("enthält {stem}, einen Teil des Themas {title}"),
                    format!("contains {stem}, a part of the theme {title}"),
                )
            }
            Reason::Curated(word) => self.belonging(word, language),
            Reason::Related(word, kinship) => self.by(relation(kinship, language), word, language),
            Reason::Synonym(word) => {
                self.by(language.pick("gleichbedeutend mit", "another word for"), word, language)
            }
            Reason::Compound(word) => {
                self.by(language.pick("zusammengesetzt mit", "compound with"), word, language)
            }
            Reason::Unknown => {
                let title = self.title(language);
                language.pick(
                    format!("steht nicht bei {title}; der Tisch entscheidet"),
                    format!("is not listed under {title}; the table decides"),
                )
            }
        }
    }

    /// "Form von EIMER (typisch für „Am Strand“)"
    fn by(&self, how: &str, word: &ThemeWord, language: Language) -> String {
        format!("{how} {} ({})", word.text.to_uppercase(), self.belonging(word, language))
    }

    /// "typisch für „Am Strand“"
    fn belonging(&self, word: &ThemeWord, language: Language) -> String {
        let belongs = match word.tier {
            Tier::Typical => language.pick("typisch für", "typical of"),
            Tier::Fits => language.pick("passt zu", "fits"),
            Tier::Debatable => language.pick("passt vielleicht zu", "may fit"),
        };
        format!("{belongs} {}", self.title(language))
    }

    fn title(&self, language: Language) -> String {
        let title = &self.theme.title;
        quoted(language.pick(&title.de, &title.en), language)
    }
}

fn quoted(text: &str, language: Language) -> String {
    let (open, close) = language.pick(('„', '“'), ('“', '”'));
    format!("{open}{text}{close}")
}

fn relation(kinship: &Kinship, language: Language) -> &'static str {
    match kinship {
        Kinship::SharedLemma(_) | Kinship::Ending => language.pick("Form von", "form of"),
        _ => language.pick("verwandt mit", "akin to"),
    }
}
