//! The automatic checks, in the order of the rules (5.2.3): must letters, must-not letter, syllables, category part.

use super::answer::{Answer, Fit};
use super::cards::Card;
use super::dice::{Die, has_must};
use super::plural::is_plural;
use game::{Refusal, Said, Seat, Spoken};
use words::Word;
use words::judge::{Judge, Language};
use words::letters::{folded, is_joint, unfolded, written};
use words::lexicon::Lexicon;
use words::syllables::{Counts, Syllables, syllables};
use words::themes::{Reason, Theme, Tier};

/// An answer has at most so many characters.
const MOST_CHARACTERS: usize = 40;

/// What was typed, without blanks at its ends; nothing is left of an empty answer. Only what could be no word at all
/// is refused (B19): letters, blanks, hyphens and apostrophes are welcome (B20).
pub(super) fn tidy(typed: &str) -> Result<Option<String>, Refusal> {
    let word = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    if word.is_empty() {
        return Ok(None);
    }
    let is_letter = |c: char| folded(c).is_some();
    let is_welcome =
        |c: char| is_letter(c) || is_joint(c) || matches!(c, '\'' | '’' | '.' | '\u{300}'..='\u{36f}');
    let is_word = word.chars().all(is_welcome)
        && word.chars().any(is_letter)
        && word.chars().count() <= MOST_CHARACTERS;
    if is_word { Ok(Some(word)) } else { Err(no_word()) }
}

fn no_word() -> Refusal {
    Refusal::new(
        "bad_word",
        "Ein Wort hat höchstens 40 Zeichen: Buchstaben, Leerzeichen, Bindestriche. Die Zeit läuft weiter.",
        "A word has at most 40 characters: letters, spaces, hyphens. Time is running.",
    )
}

/// Looks at a word. What is found is kept with the answer, so that it stays as it was when the words change.
pub(super) fn check(seat: Seat, word: &str, card: &Card, dice: &[Die], judge: &Judge) -> Answer {
    let spoken = spoken(word);
    let letters = unfolded(word);
    let met = |die: &Die| match die {
        Die::Must { letter, .. } => letters.contains(*letter),
        Die::MustNot { letter } => !letters.contains(*letter),
        // B12: where speakers differ, all their counts are accepted.
        Die::Syllables { count, .. } => spoken.accepted.contains(*count),
    };
    let (fit, part, hint) = card.category().map_or_else(|| unjudged(word), |theme| judged(theme, word));
    Answer {
        seat,
        word: word.to_owned(),
        met: dice.iter().map(met).collect(),
        syllables: bounds(spoken.accepted),
        split: spoken.split,
        part,
        plural: has_must(dice) && is_marked_as_plural(word, card),
        fit,
        known: Word::fold_phrase(word).is_ok_and(|word| judge.allows_word(&word)),
        hint: Some(hint),
        contest: None,
        thumbs: None,
        result: None,
    }
}

/// How a typed word is spoken, as the check would count it: for who types it, before it is named.
pub(super) fn spoken_as_typed(typed: &str) -> Result<Spoken, Refusal> {
    let word = tidy(typed)?.ok_or_else(no_word)?;
    let Syllables { accepted, split } = spoken(&word);
    Ok(Spoken { split, syllables: bounds(accepted) })
}

/// How it is spoken: the lexicon knows better than the rules, and how a word is written that was typed all small.
fn spoken(word: &str) -> Syllables {
    let lexicon = Lexicon::german();
    let entry = known_form(word).and_then(|letters| lexicon.entry(&letters));
    let spelling = entry.as_ref().and_then(|entry| spelling_of(word, &entry.spellings));
    let spoken = syllables(spelling.map_or(word, |s| s), &|word| lexicon.is_word(word));
    match index(word).filter(|_| spelling.is_some()).map(|index| lexicon.syllables(index)) {
        Some(counts) => Syllables { accepted: Counts::between(*counts.start(), *counts.end()), ..spoken },
        None => spoken,
    }
}

/// How the lexicon writes it: as it was typed if it can be, else perhaps with a capital.
fn spelling_of<'a>(word: &str, spellings: &'a [String]) -> Option<&'a String> {
    let as_typed = spellings.iter().find(|spelling| *spelling == word);
    as_typed.or_else(|| spellings.iter().find(|spelling| written(spelling) == written(word)))
}

/// The folded word, where it is one word.
fn known_form(word: &str) -> Option<Word> {
    Word::fold(word).ok().filter(|_| !word.contains(is_joint))
}

fn index(word: &str) -> Option<u32> {
    Lexicon::german().automaton().index_of(&known_form(word)?)
}

fn bounds(counts: Counts) -> (u8, u8) {
    let least = counts.iter().next().unwrap_or(0);
    (least, counts.iter().last().unwrap_or(least))
}

/// B.17, B7: what the card's theme lists as it stands is welcome (Angeln as a sport).
fn is_marked_as_plural(word: &str, card: &Card) -> bool {
    let is_listed = |theme: &Theme| matches!(theme.fit(word).reason, Reason::Curated(_));
    let Some(letters) = known_form(word) else { return false };
    let entry = Lexicon::german().entry(&letters);
    entry.is_some_and(|entry| is_plural(&entry, &letters)) && !card.category().is_some_and(is_listed)
}

fn judged(theme: &Theme, word: &str) -> (Fit, Option<String>, Said) {
    let found = theme.fit(word);
    let hint = Said::new(found.sentence(Language::German), found.sentence(Language::English));
    let part = match found.reason {
        Reason::Forbidden(stem) => Some(stem.to_owned()),
        _ => None,
    };
    let fit = match (&found.reason, found.tier()) {
        (Reason::Forbidden(_), _) => Fit::Forbidden,
        (Reason::Curated(_), Some(Tier::Typical)) => Fit::Typical,
        (Reason::Curated(_), Some(Tier::Debatable)) => Fit::Debatable,
        (Reason::Curated(_), _) => Fit::Fits,
        (Reason::Related(..) | Reason::Synonym(_), _) => Fit::Related,
        (Reason::Compound(_), _) => Fit::Compound,
        (Reason::Unknown, _) => Fit::Unknown,
    };
    (fit, part, hint)
}

/// On a card of an old table whose theme is no more.
fn unjudged(word: &str) -> (Fit, Option<String>, Said) {
    let shown = word.to_uppercase();
    let hint = Said::new(format!("{shown}: der Tisch entscheidet"), format!("{shown}: the table decides"));
    (Fit::Unknown, None, hint)
}
