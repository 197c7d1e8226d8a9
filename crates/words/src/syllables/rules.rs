//! Which letters make one vowel, and whether it makes a syllable.
//!
//! Each rule looks at two vowels in a row. What joins by default (ei, au, ie, ee …) is told apart where a known word
//! or the hyphenation patterns break it (`be-inhalten`), and what does not join by default (ea, eo, ua …) is joined
//! in loan words only, which come from lists.

use std::sync::LazyLock;

use super::data::entries;
use super::letters::{has_diaeresis, is_consonant, plain};
use super::nuclei::{Kind, Vowel};
use super::word::Word;
use super::{glides, seams, stems};

/// Pieces whose last e is not spoken.
static SILENT: LazyLock<Vec<&str>> = LazyLock::new(|| entries(include_str!("../../../../data/syllables/silent-e.txt")));

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
        _ if word.breaks_at(at + 1) => plain_vowel(1),
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

/// The French e of Chance and Balance, which some people leave out.
fn is_doubtful_e(word: &Word<'_>, at: usize) -> bool {
    word.letter(at) == 'e' && word.is_end(at + 1) && word.follows(at, "anc")
}

fn after_a(word: &Word<'_>, at: usize) -> Vowel {
    match plain(word.letter(at + 1)) {
        'a' | 'u' | 'y' => plain_vowel(2),
        // Dada-ist, Juda-ismus
        'i' if word.has_any(at + 2, &["st", "sm"]) && word.is_vowel(at + 4) => plain_vowel(1),
        // ghana-isch, prosa-isch; Maische
        'i' if word.has(at + 2, "sch") && word.before(at) != 'm' && word.has_vowel(0..at) => plain_vowel(1),
        'i' => plain_vowel(2),
        _ => plain_vowel(1),
    }
}

fn after_e(word: &Word<'_>, at: usize) -> Vowel {
    match plain(word.letter(at + 1)) {
        'a' if word.has(at + 2, "u") && !word.breaks_at(at + 2) => plain_vowel(3),
        // Ide-en, See-n; re-ell
        'e' if word.has(at + 2, "n") && word.is_end(at + 3) => plain_vowel(1),
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

/// Muse-um, Jubilä-um: a foreign ending, never a whole word or one after sch, tr and the like.
fn is_latin_um(word: &Word<'_>, at: usize) -> bool {
    word.has(at + 1, "um") && at > 1 && word.is_end(at + 3) && word.has_vowel(0..at)
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
    word.has_any(at + 2, &["st", "sm", "sch", "d", "k"]) && word.has_vowel(0..at)
}

fn after_ae(word: &Word<'_>, at: usize) -> Vowel {
    let latin = word.has_any(at + 1, &["um", "us"]) && word.is_end(at + 3) && is_consonant(word.before(at));
    if word.letter(at + 1) == 'u' && !(latin && word.has_vowel(0..at)) { plain_vowel(2) } else { plain_vowel(1) }
}
