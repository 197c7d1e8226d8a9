//! Abbreviations: spoken letter by letter, or as a word where people do so.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::data::without_comment;
use super::letters::{is_vowel, lower};
use super::{Counts, Syllables};

/// Abbreviations with their pieces, by their capitals.
static LISTED: LazyLock<HashMap<String, Syllables>> = LazyLock::new(|| {
    include_str!("../../../../data/syllables/abbreviations.txt").lines().filter_map(parse).collect()
});

/// Consonants a German word may begin with, if more than one.
const BEGINNINGS: &str = "bl br ch cl cr dr fl fr gl gn gr kl kn kr pf ph pl pr ps rh sch schl schm schn schr schw \
                          sh sk sl sm sn sp spr st str th tr ts zw";

/// Consonants a German word may end in, if more than one.
const ENDINGS: &str = "bs bt ch chs cht ck ds ff fs ft ks kt lb ld lf lg lk ll lm lp ls lt lz mm mp ms mt nd nds ng \
                       nk nn ns nt nz pf pp ps pt rb rch rd rf rg rk rl rm rn rp rs rt rz sch sk sp ss st ts tt tz";

/// Longer capitals than these are a word that somebody shouts.
const LONGEST: usize = 4;

/// How many syllables the names of the letters have: LKW 3 (el-ka-we), XY 4 (ix-ypsilon).
pub fn spelled_out(abbreviation: &str) -> u8 {
    abbreviation.chars().map(name_syllables).fold(0, u8::saturating_add)
}

fn name_syllables(letter: char) -> u8 {
    match lower(letter) {
        'y' => 3,       // Yp-si-lon
        'ß' | '7' => 2, // Es-zett, sie-ben
        other => u8::from(other.is_alphanumeric()),
    }
}

/// The syllables if this is an abbreviation, or has nothing in it that is spoken.
pub(super) fn abbreviation(part: &str, is_word: &dyn Fn(&str) -> bool) -> Option<Syllables> {
    if !part.contains(char::is_alphanumeric) {
        return Some(Syllables { accepted: Counts::one(0), split: part.to_owned() });
    }
    let (letters, plural) = without_plural(part);
    if let Some(listed) = listed(letters) {
        return Some(Syllables { accepted: listed.accepted, split: respelled(&listed.split, letters) + plural });
    }
    is_spelled_out(letters, is_word).then(|| letter_by_letter(letters, plural))
}

/// CDs, Lkws: the s is no letter of its own.
fn without_plural(part: &str) -> (&str, &str) {
    let letters = part.strip_suffix('s').filter(|letters| letters.ends_with(char::is_uppercase) || !has_vowel(letters));
    letters.filter(|letters| letters.len() > 1).map_or((part, ""), |letters| (letters, "s"))
}

fn listed(letters: &str) -> Option<&'static Syllables> {
    if letters.chars().any(char::is_lowercase) && has_vowel(letters) {
        return None;
    }
    // No vowel: Lkw is LKW. With one, only capitals are the abbreviation: It is not IT.
    LISTED.get(&letters.to_uppercase())
}

/// The listed pieces in the letters of the spelling: the list has PST, the word may be Pst.
fn respelled(split: &str, letters: &str) -> String {
    let mut letters = letters.chars();
    split.chars().filter_map(|c| if c == '-' { Some(c) } else { letters.next() }).collect()
}

fn is_spelled_out(letters: &str, is_word: &dyn Fn(&str) -> bool) -> bool {
    if letters.chars().count() == 1 {
        return true;
    }
    let capitals = !letters.chars().any(char::is_lowercase);
    if !has_vowel(letters) {
        return letters.contains(|c: char| c.is_uppercase() || c.is_numeric());
    }
    let length = letters.chars().count();
    let lower: String = letters.chars().map(lower).collect();
    capitals && length <= LONGEST && (!is_pronounceable(&lower) || (length == 2 && !is_word(&lower)))
}

fn letter_by_letter(letters: &str, plural: &str) -> Syllables {
    let mut split = String::with_capacity(letters.len() * 2 + plural.len());
    for letter in letters.chars() {
        if !split.is_empty() {
            split.push('-');
        }
        split.push(letter);
    }
    Syllables { accepted: Counts::one(spelled_out(letters)), split: split + plural }
}

fn has_vowel(letters: &str) -> bool {
    letters.chars().any(|letter| is_vowel(lower(letter)))
}

/// Whether a German could say this as a word; clusters inside are left aside.
fn is_pronounceable(word: &str) -> bool {
    let beginning = word.split(is_vowel).next().unwrap_or_default();
    let ending = word.rsplit(is_vowel).next().unwrap_or_default();
    word.chars().all(char::is_alphabetic)
        && ending != "q"
        && is_allowed(beginning, BEGINNINGS)
        && is_allowed(ending, ENDINGS)
}

fn is_allowed(cluster: &str, list: &str) -> bool {
    cluster.chars().count() < 2 || list.split(' ').any(|allowed| allowed == cluster)
}

/// Reads a line such as `U-S-A` or `VIP 3`; the data file explains it.
fn parse(line: &str) -> Option<(String, Syllables)> {
    let mut fields = without_comment(line).split_whitespace();
    let split = fields.next()?.to_owned();
    let pieces = split.split('-').count();
    let preferred = Counts::one(u8::try_from(pieces).ok()?);
    let accepted = fields.filter_map(|count| count.parse().ok()).map(Counts::one).fold(preferred, Counts::or);
    Some((split.replace('-', "").to_uppercase(), Syllables { accepted, split }))
}
