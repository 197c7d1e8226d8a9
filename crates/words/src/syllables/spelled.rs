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

/// Consonants a short German word may begin with, if more than one.
const BEGINNINGS: &str =
    "bl br ch cl cr dr fl fr gl gn gr kl kn kr pf ph pl pr ps rh sch sh sk sl sm sn sp st th tr zw";

/// Consonants a short German word may end in, if more than one.
const ENDINGS: &str = "bb bs bst bt ch chs cht ck ds ff fs ft gd gg gs gt hl hm hn hr ht ks kt lb lch ld lf lg lk ll lm lp ls lst lt lz mm mp mpf \
                       md ms mst mt nch nd nds nf ng nk nkt nn ns nst nt nz pf pp ps pt rb rd rf rg rk rl rm rn rnt rp rr rs rst \
                       rt rv rx rz rzt sch sk sp ss st th ts tt tz xt zz ßt";

/// Longer capitals than these are a word that somebody shouts; the list has the few longer abbreviations.
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
        return Some(Syllables {
            accepted: listed.accepted,
            split: respelled(&listed.split, letters) + plural,
        });
    }
    is_spelled_out(letters, is_word).then(|| letter_by_letter(letters, plural))
}

/// CDs, Lkws: the s is no letter of its own.
fn without_plural(part: &str) -> (&str, &str) {
    let letters =
        part.strip_suffix('s').filter(|letters| letters.ends_with(char::is_uppercase) || !has_vowel(letters));
    letters.filter(|letters| letters.len() > 1).map_or((part, ""), |letters| (letters, "s"))
}

fn listed(letters: &str) -> Option<&'static Syllables> {
    // No vowel: Lkw is LKW. With one, only capitals are the abbreviation: It is not IT.
    (is_capitals(letters) || !has_vowel(letters)).then(|| LISTED.get(&letters.to_uppercase())).flatten()
}

/// Whether it looks like an abbreviation: USA, `BAföG`, `EuGH`.
fn is_capitals(letters: &str) -> bool {
    letters.ends_with(|c: char| !c.is_lowercase()) && letters.chars().filter(|c| c.is_uppercase()).count() > 1
}

/// The listed pieces in the letters of the spelling: the list has PST, the word may be Pst.
fn respelled(split: &str, letters: &str) -> String {
    let mut letters = letters.chars();
    split.chars().filter_map(|c| if c == '-' { Some(c) } else { letters.next() }).collect()
}

fn is_spelled_out(letters: &str, is_word: &dyn Fn(&str) -> bool) -> bool {
    let length = letters.chars().count();
    if length == 1 {
        return true;
    }
    if !has_vowel(letters) {
        return letters.contains(|c: char| c.is_uppercase() || c.is_numeric());
    }
    let lower: String = letters.chars().map(lower).collect();
    let longest = if letters.contains(char::is_lowercase) { LONGEST + 1 } else { LONGEST };
    is_capitals(letters)
        && length <= longest
        && (!is_pronounceable(&lower) || (length == 2 && !is_word(&lower)))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn count(part: &str) -> Option<u8> {
        abbreviation(part, &|_| false).and_then(|spoken| spoken.accepted.single())
    }

    #[test]
    fn letters_have_names() {
        assert_eq!(
            [spelled_out("LKW"), spelled_out("BH"), spelled_out("DVD"), spelled_out("XY")],
            [3, 2, 3, 4]
        );
    }

    #[test]
    fn vowels_do_not_make_a_word() {
        for (part, syllables) in
            [("USA", 3), ("EU", 2), ("AfD", 3), ("FAQ", 3), ("WLAN", 2), ("CDs", 2), ("Lkws", 3)]
        {
            assert_eq!(count(part), Some(syllables), "{part}");
        }
    }

    #[test]
    fn words_in_capitals_stay_words() {
        for part in ["NATO", "HUND", "JAHR", "ANGST", "KATZE", "It"] {
            assert_eq!(count(part), None, "{part}");
        }
    }

    #[test]
    fn sounds_without_a_vowel_are_one_syllable() {
        assert_eq!([count("Pst"), count("hm")], [Some(1), Some(1)]);
    }

    #[test]
    fn every_line_is_an_abbreviation() {
        assert_eq!(LISTED.get("VIP").map(|vip| vip.accepted), Some(Counts::one(1).or(Counts::one(3))));
        assert!(LISTED.values().all(|listed| !listed.split.contains("--")));
    }
}
