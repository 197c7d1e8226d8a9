//! Fields of knowledge, and who says so.

use crate::judge::Language;

/// A field of knowledge, a region or a manner of speaking, as dictionaries label words with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the table below says what each is called")]
pub enum Label {
    Plant,
    Animal,
    Bird,
    Fungus,
    Medicine,
    Body,
    Drug,
    Music,
    Sailing,
    Flying,
    Cooking,
    Computing,
    Technology,
    Electricity,
    Building,
    Minerals,
    Geology,
    Geography,
    Chemistry,
    Physics,
    Mathematics,
    Statistics,
    Biology,
    Farming,
    Textiles,
    Army,
    Law,
    Money,
    Economy,
    Office,
    Politics,
    Society,
    History,
    Sport,
    Cars,
    Machines,
    Telephony,
    Psychology,
    Art,
    Literature,
    Religion,
    Language,
    Philosophy,
    Environment,
    Transport,
    School,
    University,
    Printing,
    Weather,
    Astronomy,
    Astrology,
    Photography,
    Hunting,
    Railway,
    Mining,
    Austrian,
    Swiss,
    Bavarian,
    Northern,
    Southern,
    Regional,
    Casual,
    Elevated,
    Outdated,
    Jocular,
    Expert,
}

/// Code in the file, German name, English name.
const NAMES: [(Label, &str, &str, &str); 66] = [
    (Label::Plant, "bot", "Pflanze", "plant"),
    (Label::Animal, "zool", "Tier", "animal"),
    (Label::Bird, "orn", "Vogel", "bird"),
    (Label::Fungus, "myc", "Pilz", "fungus"),
    (Label::Medicine, "med", "Medizin", "medicine"),
    (Label::Body, "anat", "Körperbau", "anatomy"),
    (Label::Drug, "pharm", "Arzneimittel", "pharmacy"),
    (Label::Music, "mus", "Musik", "music"),
    (Label::Sailing, "naut", "Seefahrt", "sailing"),
    (Label::Flying, "aviat", "Luftfahrt", "aviation"),
    (Label::Cooking, "cook", "Küche", "cooking"),
    (Label::Computing, "comp", "Computer", "computing"),
    (Label::Technology, "techn", "Technik", "technology"),
    (Label::Electricity, "electr", "Elektrotechnik", "electrical engineering"),
    (Label::Building, "constr", "Bauwesen", "building"),
    (Label::Minerals, "min", "Mineral", "minerals"),
    (Label::Geology, "geol", "Geologie", "geology"),
    (Label::Geography, "geogr", "Erdkunde", "geography"),
    (Label::Chemistry, "chem", "Chemie", "chemistry"),
    (Label::Physics, "phys", "Physik", "physics"),
    (Label::Mathematics, "math", "Mathematik", "mathematics"),
    (Label::Statistics, "stat", "Statistik", "statistics"),
    (Label::Biology, "biol", "Biologie", "biology"),
    (Label::Farming, "agr", "Landwirtschaft", "farming"),
    (Label::Textiles, "textil", "Textilien", "textiles"),
    (Label::Army, "mil", "Militär", "military"),
    (Label::Law, "jur", "Recht", "law"),
    (Label::Money, "fin", "Geldwesen", "finance"),
    (Label::Economy, "econ", "Wirtschaft", "economy"),
    (Label::Office, "adm", "Verwaltung", "administration"),
    (Label::Politics, "pol", "Politik", "politics"),
    (Label::Society, "soc", "Gesellschaft", "society"),
    (Label::History, "hist", "Geschichte", "history"),
    (Label::Sport, "sport", "Sport", "sport"),
    (Label::Cars, "auto", "Kraftfahrzeug", "motoring"),
    (Label::Machines, "mach", "Maschinenbau", "machines"),
    (Label::Telephony, "telco", "Telekommunikation", "telecommunications"),
    (Label::Psychology, "psych", "Psychologie", "psychology"),
    (Label::Art, "art", "Kunst", "art"),
    (Label::Literature, "lit", "Literatur", "literature"),
    (Label::Religion, "relig", "Religion", "religion"),
    (Label::Language, "ling", "Sprachwissenschaft", "linguistics"),
    (Label::Philosophy, "phil", "Philosophie", "philosophy"),
    (Label::Environment, "envir", "Umwelt", "environment"),
    (Label::Transport, "transp", "Transport", "transport"),
    (Label::School, "school", "Schule", "school"),
    (Label::University, "stud", "Hochschule", "university"),
    (Label::Printing, "print", "Druckwesen", "printing"),
    (Label::Weather, "meteo", "Wetter", "weather"),
    (Label::Astronomy, "astron", "Astronomie", "astronomy"),
    (Label::Astrology, "astrol", "Astrologie", "astrology"),
    (Label::Photography, "photo", "Fotografie", "photography"),
    (Label::Hunting, "hunt", "Jagd", "hunting"),
    (Label::Railway, "rail", "Eisenbahn", "railway"),
    (Label::Mining, "mining", "Bergbau", "mining"),
    (Label::Austrian, "a", "österreichisch", "Austrian"),
    (Label::Swiss, "ch", "schweizerisch", "Swiss"),
    (Label::Bavarian, "by", "bairisch", "Bavarian"),
    (Label::Northern, "nord", "norddeutsch", "northern German"),
    (Label::Southern, "sued", "süddeutsch", "southern German"),
    (Label::Regional, "reg", "landschaftlich", "regional"),
    (Label::Casual, "ugs", "umgangssprachlich", "colloquial"),
    (Label::Elevated, "geh", "gehoben", "elevated"),
    (Label::Outdated, "alt", "veraltet", "outdated"),
    (Label::Jocular, "joc", "scherzhaft", "jocular"),
    (Label::Expert, "fach", "Fachwort", "technical term"),
];

impl Label {
    /// The label of a code in the file.
    pub fn from_code(code: &str) -> Option<Self> {
        NAMES.iter().find(|(_, known, ..)| *known == code).map(|(label, ..)| *label)
    }

    /// Its code in the file.
    pub fn code(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// Its name for players.
    pub fn name(self, language: Language) -> &'static str {
        let (_, _, german, english) = NAMES[self as usize];
        language.pick(german, english)
    }

    /// A field of knowledge, not a region or a manner of speaking.
    pub fn is_field(self) -> bool {
        self < Self::Austrian
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_stand_in_their_order() {
        for (place, (label, code, ..)) in NAMES.iter().enumerate() {
            assert_eq!((*label as usize, Label::from_code(code)), (place, Some(*label)));
        }
    }
}
