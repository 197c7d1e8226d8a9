//! What the client's try-outs say of words is what the judge says: this test writes their lists and compares them.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::fmt::Write;
use std::ops::ControlFlow;
use std::path::Path;
use words::automaton::Bag;
use words::family::kinship;
use words::judge::{Judge, Profile};
use words::syllables::syllables;
use words::themes::{Theme, Tier};
use words::{Letter, Lexicon, Word};

/// As wide as a line of the client may be, without its indentation.
const WIDTH: usize = 116;

#[test]
fn letramix() {
    let words = from_letters(Profile::LETRAMIX, "JAHRBD", 1);
    let body = format!("export const WORDS: ReadonlySet<string> = new Set(\n  {},\n);\n", listed(&words, 2));
    compare("letramix", "All words that the dice of the try-out can form.", &body);
}

/// Each step: the words that lie, all letters on the field and in the pool, and the pool where no letter can move.
const STEPS: [(&str, &[&str], &str, Option<&str>); 6] = [
    ("exchange", &["SOCKE"], "SOCKELGAN", Some("LGAN")),
    ("add", &["EIN"], "EINESUG", Some("ESUG")),
    ("lead", &["LOCKE", "KASTEN"], "LOCKEASTENGIRU", Some("GIRU")),
    ("insert", &["REGEN"], "REGENIBT", None),
    ("remove", &["REIGEN"], "REIGENSTO", None),
    ("dissolve", &["SAND", "RAST"], "RSANDSTO", None),
];

/// At level I a new word has so many letters at most that were not in the pool: one at a crossing, two exchanged ones.
const OFF_FIELD: usize = 3;

/// At level I: a word that lies with one letter exchanged at most and others at its ends, or a new one.
fn can_lie(word: &str, lying: &[&str], pool: &str) -> bool {
    let is_near = |old: &str| {
        word.as_bytes()
            .windows(old.len())
            .any(|part| part.iter().zip(old.bytes()).filter(|(new, old)| **new != *old).count() <= 1)
    };
    let mut left: Vec<char> = pool.chars().collect();
    let others = word.chars().filter(|letter| match left.iter().position(|one| one == letter) {
        Some(at) => {
            left.swap_remove(at);
            false
        }
        None => true,
    });
    lying.iter().any(|old| is_near(old)) || others.count() <= OFF_FIELD
}

#[test]
fn woerterklauer() {
    let mut body = String::from("export const JUDGED = {\n");
    for (name, lying, letters, pool) in STEPS {
        let mut words = from_letters(Profile::WOERTERKLAUER, letters, 0);
        words.retain(|word| pool.is_none_or(|pool| can_lie(word, lying, pool)));
        let is_form = |word: &&String| lying.iter().any(|old| is_other_form(old, word));
        let forms: Vec<String> = words.iter().filter(is_form).cloned().collect();
        writeln!(body, "  {name}: {{").unwrap();
        writeln!(body, "    letters: '{letters}',").unwrap();
        writeln!(body, "    words: {},", listed(&words, 3)).unwrap();
        writeln!(body, "    forms: {},", listed(&forms, 3)).unwrap();
        writeln!(body, "  }},").unwrap();
    }
    body += "};\n";
    let what =
        "All words that can be laid in each step, and those that are only other forms of a word there.";
    compare("woerterklauer", what, &body);
}

/// The words to choose from: card, and words that fit its theme or are part of it.
const CHOICES: [(&str, &str, [&str; 3]); 2] = [
    ("BEACH", "am-strand", ["Sand", "Strandmuschel", "Sommer"]),
    ("GARDEN", "im-garten", ["Rotkehlchen", "Gurke", "Harke"]),
];

#[test]
fn wurf_und_wort() {
    let mut body = String::new();
    for (name, theme, words) in CHOICES {
        let fits =
            |word: &&str| Theme::of(theme).unwrap().find(word).is_some_and(|found| is_right(found.tier));
        let unfit: Vec<&str> = words.iter().filter(|word| !fits(word)).copied().collect();
        assert!(unfit.iter().all(|word| *word == "Strandmuschel"), "{unfit:?} do not fit {theme}");
        writeln!(body, "export const {name} = {};", listed(&words.map(split), 1)).unwrap();
    }
    let kitchen = Theme::of("in-der-kueche").unwrap().words().iter();
    let (with, without) = (letter(b'T'), letter(b'A'));
    let own: Vec<String> = kitchen
        .filter(|word| is_right(word.tier) && !word.is_plural)
        .filter(|word| word.unfolded.contains(with) && !word.unfolded.contains(without))
        .filter(|word| !word.text.to_lowercase().contains("küch"))
        .map(|word| split(&word.text))
        .collect();
    writeln!(body, "export const KITCHEN = {};", listed(&own, 1)).unwrap();
    compare("wurf-und-wort", "Words that fit the cards of the try-out, syllable by syllable.", &body);
}

fn is_right(tier: Tier) -> bool {
    matches!(tier, Tier::Typical | Tier::Fits)
}

fn letter(byte: u8) -> Letter {
    Letter::from_ascii(byte).unwrap()
}

fn split(spelling: impl AsRef<str>) -> String {
    syllables(spelling.as_ref(), &|word| Lexicon::german().is_word(word)).split
}

fn is_other_form(old: &str, word: &str) -> bool {
    let [old, word] = [old, word].map(|text| Word::fold(text).unwrap());
    old != word && kinship(Lexicon::german(), &old, &word).is_same()
}

fn from_letters(profile: Profile, letters: &str, jokers: u8) -> Vec<String> {
    let judge = Judge::new(profile);
    let mut found = Vec::new();
    let bag = Bag::of(&Word::fold(letters).unwrap(), jokers);
    let _ = judge.lexicon().automaton().for_each_from(&bag, |letters, index| {
        if judge.allows(index) {
            found.push(Word::from_letters(letters).unwrap().to_string());
        }
        ControlFlow::Continue(())
    });
    found
}

/// As the client writes lists of words: `list('A B')`, or over several lines.
fn listed(words: &[String], indent: usize) -> String {
    let text = words.join(" ");
    if text.len() + 24 <= WIDTH {
        return format!("list('{text}')");
    }
    let margin = "  ".repeat(indent);
    let mut out = String::from("list(`\n");
    let mut line = margin.clone();
    for word in words {
        if line.len() + word.len() + 1 > WIDTH {
            writeln!(out, "{}", line.trim_end()).unwrap();
            line.clone_from(&margin);
        }
        line += &format!("{word} ");
    }
    writeln!(out, "{}", line.trim_end()).unwrap();
    out + &"  ".repeat(indent - 1) + "`)"
}

fn compare(game: &str, what: &str, body: &str) {
    let path = format!("{}/../../web/src/games/{game}/tryout-words.ts", env!("CARGO_MANIFEST_DIR"));
    let written = format!(
        "/** {what} */\n// The judge says so: written by `crates/words/tests/tryouts.rs`.\n\n\
         const list = (text: string): readonly string[] => text.split(/\\s+/).filter((word) => word !== '');\n\n{body}"
    );
    if std::env::var_os("UPDATE_TRYOUTS").is_some() {
        std::fs::write(Path::new(&path), &written).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == written, "{path} is stale: run this test with UPDATE_TRYOUTS=1");
}
