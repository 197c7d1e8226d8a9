//! Which letters make one vowel, and whether it makes a syllable.
//!
//! Each rule looks at two vowels in a row. What joins by default (ei, au, ie, ee …) is told apart where a known word
//! or the hyphenation patterns break it (`be-inhalten`), and what does not join by default (ea, eo, ua …) is joined
//! in loan words only, which come from lists.

use std::sync::LazyLock;

use super::data::entries;
use super::letters::{has_diaeresis, plain};
use super::nuclei::{Kind, Vowel};
use super::word::Word;
use super::{glides, seams, stems};

/// Pieces whose last e is not spoken.
static SILENT: LazyLock<Vec<&str>> =
    LazyLock::new(|| entries(include_str!("../../../../data/syllables/silent-e.txt")));

/// A vowel of so many letters that makes one syllable.
pub(super) const fn plain_vowel(len: usize) -> Vowel {
    Vowel { len, kind: Kind::Plain }
}

/// The vowel that begins at `at`; letters from `limit` on belong to something else.
pub(super) fn vowel(word: &Word<'_>, at: usize, limit: usize) -> Vowel {
    if is_silent_e(word, at) {
        return Vowel { len: 1, kind: Kind::Silent };
    }
    if is_doubtful_e(word, at) {
        return Vowel { len: 1, kind: Kind::OrNone };
    }
    if at + 1 >= limit || !word.is_vowel(at + 1) || has_diaeresis(word.letter(at + 1)) {
        return plain_vowel(1);
    }
    if seams::is_seam(word, at + 1) {
        return plain_vowel(1);
    }
    let vowel = match plain(word.letter(at)) {
        'i' => glides::after_i(word, at),
        'y' => glides::after_y(word, at),
        'u' => glides::after_u(word, at),
        _ if word.breaks_at(at + 1) && !is_false_break(word, at) => plain_vowel(1),
        'a' => after_a(word, at),
        'e' => after_e(word, at),
        'o' => after_o(word, at),
        'ä' => after_ae(word, at),
        'é' if word.has(at, "ée") => plain_vowel(2),
        _ => plain_vowel(1),
    };
    Vowel { len: vowel.len.min(limit - at), ..vowel }
}

/// The hyphenation patterns know foreign words: they leave Down-time whole, and the list knows that piece.
fn is_silent_e(word: &Word<'_>, at: usize) -> bool {
    if word.letter(at) != 'e' || !(word.is_end(at + 1) || word.breaks_at(at + 1)) {
        return false;
    }
    let start = (1..=at).rev().find(|&start| word.breaks_at(start)).unwrap_or(0);
    let piece = word.letters(start..at + 1);
    SILENT.iter().any(|silent| silent.chars().eq(piece.iter().copied())) && !stems::sounds_e(word, at + 1)
}

/// Foreign and place names where the patterns break one vowel: Kommande-use, Voyage-ur, Frappe-es, Ha-an.
fn is_false_break(word: &Word<'_>, at: usize) -> bool {
    let french = word.has_any(at, &["euse", "eurin"]) || (word.has(at, "eur") && word.is_end(at + 3));
    let plural = word.has(at, "ees") && at + 3 == word.len();
    // Beauvoir; but be-auftragt, be-augt, be-auskunftet
    let beau =
        at == 1 && word.has(0, "beau") && (word.is_end(4) || !matches!(word.letter(4), 'f' | 'g' | 's'));
    french || plural || beau || (word.has(at, "aa") && !word.has_vowel(0..at))
}

/// The French e of Chance and Clique, which some people leave out.
fn is_doubtful_e(word: &Word<'_>, at: usize) -> bool {
    word.letter(at) == 'e' && word.is_end(at + 1) && (word.follows(at, "anc") || word.follows(at, "qu"))
}

fn after_a(word: &Word<'_>, at: usize) -> Vowel {
    match plain(word.letter(at + 1)) {
        'i' if is_latin_ai(word, at) => plain_vowel(1),
        'a' | 'i' | 'u' | 'y' => plain_vowel(2),
        // Alumnae, Vitae
        'e' if word.is_end(at + 2) => plain_vowel(2),
        _ => plain_vowel(1),
    }
}

/// Dada-istin, Juda-ismus, juda-isieren, Archa-ikum; ghana-isch, but Maische.
fn is_latin_ai(word: &Word<'_>, at: usize) -> bool {
    let ending = word.has_any(at + 2, &["sti", "smu", "sier", "ker", "kum"])
        || (word.has(at + 2, "sch") && word.before(at) != 'm');
    ending && word.has_vowel(0..at)
}

fn after_e(word: &Word<'_>, at: usize) -> Vowel {
    match plain(word.letter(at + 1)) {
        'a' if word.has(at + 2, "u") && !word.breaks_at(at + 2) => plain_vowel(3),
        // Ide-en, See-n; re-ell
        'e' if word.has(at + 2, "n") && (word.is_end(at + 3) || word.breaks_at(at + 3)) => plain_vowel(1),
        'e' if word.has(at + 2, "ll") => plain_vowel(1),
        'i' if is_greek_ei(word, at) => plain_vowel(1),
        'u' if is_latin_um(word, at) => plain_vowel(1),
        'e' | 'i' | 'u' | 'y' => plain_vowel(2),
        _ => plain_vowel(1),
    }
}

/// The-ismus, spontane-ität.
fn is_greek_ei(word: &Word<'_>, at: usize) -> bool {
    word.has(at + 2, "tät") || (word.before(at) == 'h' && word.has_any(at + 2, &["sm", "sti"]))
}

/// Muse-um, Petrole-um: an ending, never the first syllable.
fn is_latin_um(word: &Word<'_>, at: usize) -> bool {
    word.has(at + 1, "um") && word.is_end(at + 3) && word.has_vowel(0..at)
}

fn after_o(word: &Word<'_>, at: usize) -> Vowel {
    match plain(word.letter(at + 1)) {
        // Patrouille, Ratatouille
        'u' if word.has(at + 2, "ill") => plain_vowel(3),
        'e' if word.has(at + 2, "u") => plain_vowel(3),
        // Zo-ologie, Ko-ordinate, Ko-operation
        'o' if word.has_any(at + 2, &["log", "rdin", "per"]) => plain_vowel(1),
        // Proto-zo-on
        'o' if word.before(at) == 'z' && word.has(at + 2, "n") => plain_vowel(1),
        'i' if is_greek_oi(word, at) => plain_vowel(1),
        'i' | 'o' | 'u' | 'y' => plain_vowel(2),
        _ => plain_vowel(1),
    }
}

/// Ego-ist, hero-isch, Astero-id; not Point.
fn is_greek_oi(word: &Word<'_>, at: usize) -> bool {
    word.has_any(at + 2, &["st", "sm", "sch", "sier", "d", "k"]) && word.has_vowel(0..at)
}

fn after_ae(word: &Word<'_>, at: usize) -> Vowel {
    // Jubilä-um, Matthä-us; not Gebräus
    let latin = match word.before(at) {
        'r' => false,
        'l' => word.has(at + 1, "um"),
        _ => word.has_any(at + 1, &["um", "us"]),
    };
    let latin = latin && word.is_end(at + 3) && word.has_vowel(0..at);
    if word.letter(at + 1) == 'u' && !latin { plain_vowel(2) } else { plain_vowel(1) }
}
