//! One plain line out of what the sources say.

use super::ding::{Dictionary, Sense};
use super::known::{Known, is_decent};
use super::thesaurus::{Member, Set, Thesaurus};
use words::glosses::Label;

/// What `glosses.lex` says of a lemma.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) labels: Vec<Label>,
    pub(super) german: String,
    pub(super) english: String,
}

/// A word that readers know explains one that they do not; so common it has to be, on Zipf's scale.
const KNOWN: f32 = 3.0;
/// With so common a synonym nothing else needs saying.
const WELL_KNOWN: f32 = 3.6;
/// A synonym has to be so much more common than the word itself.
const MORE_COMMON: f32 = 0.4;
/// Common words of many meanings explain badly: each meaning costs as much.
const COST_OF_A_MEANING: f32 = 0.2;
const MOST_SYNONYMS: usize = 2;
/// People have heard words that are as common as this.
const HALF_KNOWN: f32 = 2.4;
/// To have an English word in common is worth as much.
const MEETING: f32 = 2.0;
/// More common than this is not better known.
const COMMON_ENOUGH: f32 = 4.5;

/// Who composes.
pub(super) struct Composer<'a> {
    pub(super) known: &'a Known<'a>,
    pub(super) thesaurus: &'a Thesaurus,
    pub(super) dictionary: &'a Dictionary,
}

impl Composer<'_> {
    /// What a lemma means, if the sources say something that helps.
    pub(super) fn line(&self, lemma: &str, senses: &[Sense]) -> Option<Line> {
        if is_feminine(lemma) {
            return None;
        }
        let senses = &plain_first(senses)[..];
        let german = Self::explained(lemma, senses)
            .or_else(|| self.by_thesaurus(lemma))
            .or_else(|| self.by_dictionary(lemma, senses))
            .or_else(|| self.by_kind(lemma))
            .or_else(|| self.by_field(lemma, senses));
        let english = self.any_english(lemma, german.as_ref(), senses).unwrap_or_default();
        let german = german.filter(|line| is_decent(&line.german));
        let line = german.unwrap_or_else(|| Line { labels: labels(senses.first()), ..Line::default() });
        let english = if line.english.is_empty() { english } else { line.english.clone() };
        let line = Line { english, ..line };
        (!line.german.is_empty() || !line.english.is_empty()).then_some(line)
    }

    /// A remark of the dictionary; what it remarks of a field of knowledge only where the word has no plain sense (Rückkauf).
    fn explained(lemma: &str, senses: &[Sense]) -> Option<Line> {
        let fits = |text: &&String| fits_kind(lemma, text) && is_whole(text);
        let explanation = |sense: &Sense| sense.explanations.iter().find(fits).cloned();
        let has_plain = senses.first().is_some_and(|sense| !is_special(sense));
        let counts = |sense: &&Sense| !has_plain || !is_special(sense);
        let mut counted = senses.iter().filter(counts);
        let (sense, german) = counted.find_map(|sense| Some((sense, explanation(sense)?)))?;
        let english = sense.english.first().cloned().unwrap_or_default();
        Some(Line { labels: labels(Some(sense)), german, english })
    }

    /// Well-known words of the same meaning; where they are not that well known, with what kind of thing they are.
    fn by_thesaurus(&self, lemma: &str) -> Option<Line> {
        let mut found: Vec<(f32, Vec<&str>, &Set)> = Vec::new();
        for set in self.thesaurus.sets(lemma) {
            let best = self.best(lemma, set);
            if let Some((score, _)) = best.first() {
                found.push((*score, best.iter().map(|(_, text)| *text).collect(), set));
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        let (_, first, set) = found.first()?;
        let mut german = first.join(", ");
        if self.known.zipf(first[0]) < WELL_KNOWN
            && let Some(kind) = Self::kind(lemma, set).filter(|kind| !first.contains(&kind.as_str()))
        {
            german = format!("{kind} ({german})");
        }
        let second = found.get(1).filter(|(_, texts, _)| {
            self.dictionary.meet(lemma, texts[0]) == Some(true)
                && !texts.iter().any(|text| first.contains(text))
        });
        if let Some((_, texts, _)) = second {
            german = format!("{german}; {}", texts[0]);
        }
        let labels = own(lemma, set).and_then(Member::manner).into_iter().collect();
        Some(Line { labels, german, ..Line::default() })
    }

    /// The members of a set that explain a word best.
    fn best<'s>(&self, lemma: &str, set: &'s Set) -> Vec<(f32, &'s str)> {
        let needed = KNOWN.max(self.known.zipf(lemma) + MORE_COMMON);
        let fitting = set.members.iter().filter(|m| {
            m.is_neutral()
                && self.known.is_lemma(&m.text)
                && is_other(lemma, &m.text)
                && is_same_kind(lemma, &m.text)
                && self.known.zipf(&m.text) >= needed
                && self.may_mean(lemma, &m.text)
        });
        let main = |m: &Member| if m.is_main() { 0.5 } else { 0.0 };
        let mut scored: Vec<(f32, &str)> =
            fitting.map(|m| (self.score(lemma, &m.text) + main(m), m.text.as_str())).collect();
        scored.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(b.1)));
        scored.truncate(MOST_SYNONYMS);
        scored
    }

    /// The less rare a word is, and the plainer it is made of others, the surer a synonym has to be: such words have
    /// many shades.
    fn may_mean(&self, lemma: &str, other: &str) -> bool {
        let meets = self.dictionary.meet(lemma, other);
        let is_sure = meets == Some(true);
        let needs_proof = self.known.zipf(lemma) >= HALF_KNOWN || self.known.is_compound(lemma);
        is_sure || meets.is_none() && !needs_proof
    }

    /// How well a word explains another.
    fn score(&self, lemma: &str, word: &str) -> f32 {
        let meets = if self.dictionary.meet(lemma, word) == Some(true) { MEETING } else { 0.0 };
        self.known.zipf(word).min(COMMON_ENOUGH) + meets
            - COST_OF_A_MEANING * f32::from(self.thesaurus.meanings(word))
    }

    /// What kind of thing it is.
    fn kind(lemma: &str, set: &Set) -> Option<String> {
        let fitting =
            set.wider.iter().filter(|m| KINDS.contains(&m.text.as_str()) && is_other(lemma, &m.text));
        fitting.map(|m| m.text.clone()).next()
    }

    fn by_kind(&self, lemma: &str) -> Option<Line> {
        if self.known.is_compound(lemma) {
            return None;
        }
        self.thesaurus.sets(lemma).find_map(|set| {
            let kind = Self::kind(lemma, set)?;
            let others = set.members.iter().filter(|m| m.is_neutral() && is_other(lemma, &m.text));
            let other = others
                .map(|m| m.text.as_str())
                .find(|text| self.is_telling(lemma, text) && is_other(&kind, text));
            let german = other.map_or(kind.clone(), |other| format!("{kind} ({other})"));
            let labels = own(lemma, set).and_then(Member::manner).into_iter().collect();
            Some(Line { labels, german, ..Line::default() })
        })
    }

    /// Other words of a line of the dictionary, if readers know them.
    fn by_dictionary(&self, lemma: &str, senses: &[Sense]) -> Option<Line> {
        let needed = KNOWN.max(self.known.zipf(lemma) + MORE_COMMON);
        senses.iter().find_map(|sense| {
            let mut known: Vec<&String> = sense
                .synonyms
                .iter()
                .filter(|word| {
                    self.known.is_lemma(word)
                        && is_other(lemma, word)
                        && is_same_kind(lemma, word)
                        && self.known.zipf(word) >= needed
                })
                .collect();
            known.sort_by(|a, b| self.score(lemma, b).total_cmp(&self.score(lemma, a)));
            known.dedup();
            known.truncate(MOST_SYNONYMS);
            let german = known.iter().map(|w| w.as_str()).collect::<Vec<_>>().join(", ");
            let english = Self::english(lemma, sense).unwrap_or_default();
            (!german.is_empty()).then(|| Line { labels: labels(Some(sense)), german, english })
        })
    }

    /// A field of knowledge and a word that tells more than the lemma.
    fn by_field(&self, lemma: &str, senses: &[Sense]) -> Option<Line> {
        if !lemma.starts_with(char::is_uppercase) {
            return None;
        }
        let sense = senses.iter().find(|s| s.labels.iter().any(|l| l.is_field()))?;
        let german =
            sense.synonyms.iter().find(|word| is_other(lemma, word) && self.is_telling(lemma, word))?;
        // Plants and animals have names that say what they are; elsewhere only plain compounds do.
        let is_living = sense.labels.iter().any(|label| *label <= Label::Fungus);
        if !is_living && !german.contains(' ') && !self.known.is_plain_compound(german) {
            return None;
        }
        let english = Self::english(lemma, sense).unwrap_or_default();
        Some(Line { labels: labels(Some(sense)), german: german.clone(), english })
    }

    /// An English word that fits the German line, or the first.
    fn any_english(&self, lemma: &str, german: Option<&Line>, senses: &[Sense]) -> Option<String> {
        let synonym = german.and_then(|line| line.german.split([',', ';', ' ']).next()).unwrap_or_default();
        let fits = |word: &String| self.dictionary.is_english_of(synonym, word) && is_decent(word);
        let fitting = senses.iter().flat_map(|sense| &sense.english).find(|word| fits(word)).cloned();
        fitting.or_else(|| senses.iter().find_map(|sense| Self::english(lemma, sense)))
    }

    /// A longer word, or several that people know, says more than the lemma: Tombak, Kupfer-Zink-Legierung.
    fn is_telling(&self, lemma: &str, other: &str) -> bool {
        let is_long = other.chars().count() >= lemma.chars().count() + 4;
        let is_known = |word: &str| self.known.zipf(word) > 1.0;
        is_long && !other.contains(['(', '|']) && (!other.contains(' ') || other.split(' ').all(is_known))
    }

    /// The English word, unless it is the German one again.
    fn english(lemma: &str, sense: &Sense) -> Option<String> {
        let same = |word: &&String| word.eq_ignore_ascii_case(lemma);
        sense.english.iter().find(|word| !same(word) && is_decent(word)).cloned()
    }
}

/// Is this sense one of a field of knowledge?
fn is_special(sense: &Sense) -> bool {
    sense.labels.iter().any(|label| label.is_field())
}

/// The senses that everybody knows before those of a field of knowledge.
fn plain_first(senses: &[Sense]) -> Vec<Sense> {
    let mut senses = senses.to_vec();
    senses.sort_by_key(is_special);
    senses
}

/// Is this more than the beginning of a phrase: "nichts als eine"?
fn is_whole(text: &str) -> bool {
    const OPEN: &[&str] = &[
        "ein", "eine", "einen", "einem", "einer", "eines", "der", "die", "das", "den", "dem", "des", "und",
        "oder", "von", "mit", "für", "als", "zum", "zur", "im", "in",
    ];
    text.split_whitespace().next_back().is_some_and(|last| !OPEN.contains(&last))
}

/// Kinds of things that everybody knows: to be one of these says much about a word. Wider ones (Person, Objekt) say
/// nothing, and others have too many meanings.
const KINDS: [&str; 171] = [
    "Pflanze",
    "Baum",
    "Strauch",
    "Blume",
    "Kraut",
    "Gras",
    "Getreide",
    "Gemüse",
    "Obst",
    "Frucht",
    "Pilz",
    "Tier",
    "Säugetier",
    "Raubtier",
    "Fisch",
    "Vogel",
    "Insekt",
    "Käfer",
    "Schmetterling",
    "Spinne",
    "Spinnentier",
    "Krebstier",
    "Schlange",
    "Echse",
    "Wurm",
    "Hund",
    "Pferd",
    "Rind",
    "Schaf",
    "Affe",
    "Antilope",
    "Hirsch",
    "Muschel",
    "Schnecke",
    "Gerät",
    "Werkzeug",
    "Schiff",
    "Boot",
    "Segelschiff",
    "Segel",
    "Seil",
    "Fahrzeug",
    "Kutsche",
    "Kleidungsstück",
    "Kleidung",
    "Hut",
    "Mütze",
    "Mantel",
    "Jacke",
    "Hose",
    "Schuh",
    "Schuhwerk",
    "Kopfbedeckung",
    "Kopftuch",
    "Instrument",
    "Musikinstrument",
    "Blasinstrument",
    "Saiteninstrument",
    "Schlaginstrument",
    "Speise",
    "Gebäck",
    "Kuchen",
    "Brot",
    "Käse",
    "Wein",
    "Bier",
    "Getränk",
    "Schnaps",
    "Likör",
    "Soße",
    "Suppe",
    "Wurst",
    "Süßspeise",
    "Süßigkeit",
    "Gewürz",
    "Währung",
    "Münze",
    "Sprache",
    "Krankheit",
    "Infektionskrankheit",
    "Entzündung",
    "Hautkrankheit",
    "Mineral",
    "Gestein",
    "Edelstein",
    "Metall",
    "Legierung",
    "Gas",
    "Salz",
    "Medikament",
    "Droge",
    "Gift",
    "Waffe",
    "Möbel",
    "Möbelstück",
    "Gebäude",
    "Bauwerk",
    "Handwerker",
    "Soldat",
    "Priester",
    "Geistlicher",
    "Tanz",
    "Lied",
    "Musikstück",
    "Gedicht",
    "Versmaß",
    "Kartenspiel",
    "Sportart",
    "Gefäß",
    "Behälter",
    "Maßeinheit",
    "Längenmaß",
    "Wissenschaft",
    "Religion",
    "Gottheit",
    "Göttin",
    "Gott",
    "Märchenwesen",
    "Fabelwesen",
    "Stil",
    "Kunststil",
    "Epoche",
    "Buchstabe",
    "Muskel",
    "Knochen",
    "Drüse",
    "Nerv",
    "Operation",
    "Chirurgie",
    "Planet",
    "Wind",
    "Gewässer",
    "Fluss",
    "Sportgerät",
    "Turngerät",
    "Schachfigur",
    "Tanzstil",
    "Musikstil",
    "Musikrichtung",
    "Chemikalie",
    "Enzym",
    "Hormon",
    "Vitamin",
    "Zucker",
    "Fett",
    "Öl",
    "Harz",
    "Farbstoff",
    "Kunststoff",
    "Textilie",
    "Faser",
    "Leder",
    "Pelz",
    "Zelt",
    "Behörde",
    "Adliger",
    "Adelstitel",
    "Herrscher",
    "Volk",
    "Volksstamm",
    "Baustoff",
    "Maschine",
    "Messgerät",
    "Lampe",
    "Uhr",
    "Schmuck",
    "Feiertag",
    "Gebet",
    "Sakrament",
    "Bakterien",
    "Virus",
];

fn labels(sense: Option<&Sense>) -> Vec<Label> {
    sense.map(|sense| sense.labels.clone()).unwrap_or_default()
}

fn own<'a>(lemma: &str, set: &'a Set) -> Option<&'a Member> {
    set.members.iter().find(|m| m.text == lemma)
}

/// A noun is explained by a noun, a verb by a verb.
fn is_same_kind(lemma: &str, other: &str) -> bool {
    let is_noun = |text: &str| text.chars().next().is_some_and(char::is_uppercase);
    is_noun(lemma) == is_noun(other)
}

/// A remark on a noun names a thing, with or without an adjective; one on a verb or adjective is no object of it.
fn fits_kind(lemma: &str, remark: &str) -> bool {
    let first = remark.split(' ').next().unwrap_or_default();
    let is_article = ["ein", "eine", "das", "die", "mehrere", "beide"].contains(&first);
    let is_noun = lemma.starts_with(char::is_uppercase);
    is_noun || !is_article && is_same_kind(lemma, remark)
}

/// Ärztin is explained by Arzt, as everybody knows who knows that.
fn is_feminine(lemma: &str) -> bool {
    lemma.starts_with(char::is_uppercase) && lemma.ends_with("in") && lemma.chars().count() > 5
}

/// Another word, not the same one in another spelling, form or compound (Albigenser, Albingenser).
fn is_other(lemma: &str, other: &str) -> bool {
    let (a, b) = (lemma.to_lowercase(), other.to_lowercase());
    let common = a.chars().zip(b.chars()).take_while(|(x, y)| x == y).count();
    let shorter = a.chars().count().min(b.chars().count());
    !a.contains(&b) && !b.contains(&a) && common * 4 < shorter * 3
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sense(labels: &[Label], explanation: &str) -> Sense {
        Sense { labels: labels.to_vec(), explanations: vec![explanation.to_owned()], ..Sense::default() }
    }

    #[test]
    fn the_sense_that_everybody_knows_comes_first() {
        let senses =
            plain_first(&[sense(&[Label::Bird], "a"), sense(&[], ""), sense(&[Label::Austrian], "b")]);
        let said: Vec<&str> = senses.iter().map(|s| s.explanations[0].as_str()).collect();
        assert_eq!(said, ["", "b", "a"]);
        assert_eq!(
            Composer::explained(
                "Rückkauf",
                &plain_first(&[sense(&[Label::Bird], "Aufgabe"), Sense::default()])
            ),
            None
        );
    }

    #[test]
    fn beginnings_of_phrases_explain_nothing() {
        assert!(!is_whole("nichts als eine") && !is_whole("") && is_whole("Gerät zum Messen"));
    }
}
