//! i, y and u before another vowel: two syllables, or one where the first is spoken as a glide (Na-tion).

use super::letters::plain;
use super::nuclei::{Kind, Vowel};
use super::rules::plain_vowel;
use super::stress;
use super::word::Word;

const OR_TWO: Vowel = Vowel { len: 2, kind: Kind::OrTwo };
const OR_NONE: Vowel = Vowel { len: 1, kind: Kind::OrNone };

/// The vowel that begins with this i.
pub(super) fn after_i(word: &Word<'_>, at: usize) -> Vowel {
    match plain(word.letter(at + 1)) {
        'e' => before_e(word, at),
        'i' | 'y' => plain_vowel(1),
        _ => glide(word, at),
    }
}

/// ie: one long vowel as in Biene, unless the spelling shows an open e.
fn before_e(word: &Word<'_>, at: usize) -> Vowel {
    if word.has(at + 2, "u") && !word.breaks_at(at + 2) {
        return if word.has(at + 3, "r") { Vowel { len: 3, kind: Kind::OrTwo } } else { plain_vowel(3) };
    }
    if stress::is_stressed_plural(word, at) {
        return plain_vowel(1);
    }
    if stress::is_unstressed(word, at) || stress::is_strong_verb(word, at) || is_feminine(word, at) {
        return OR_TWO;
    }
    if word.breaks_at(at + 1) || is_open_e(word, at) { glide(word, at) } else { plain_vowel(2) }
}

/// Spanierin goes with Spa-ni-er, Offizierin with Of-fi-zier.
fn is_feminine(word: &Word<'_>, at: usize) -> bool {
    word.has(at + 1, "erin") && word.breaks_alone(at + 3, at + 1)
}

/// The e is short or stressed: Servi-ette, adverbi-ell, Pati-ent, Effizi-enz, Soci-etät.
fn is_open_e(word: &Word<'_>, at: usize) -> bool {
    let before = word.before(at);
    word.has_any(at + 1, &["ett", "etät", "enz"])
        || (word.has(at + 1, "ent") && before != 'd')
        || (word.has(at + 1, "ell") && matches!(before, 'b' | 'd' | 'n' | 'r'))
}

/// i before a vowel that is surely one of its own: Na-tion or Na-ti-on, but always Spi-on, Tri-o, Di-a-log.
fn glide(word: &Word<'_>, at: usize) -> Vowel {
    if begins_diphthong(word, at + 1) {
        return if word.has_vowel(0..at) { plain_vowel(1) } else { OR_NONE };
    }
    // English ones have no second reading: Action, Fashion.
    if word.has(at, "ion") && (word.follows(at, "ct") || word.follows(at, "sh")) {
        return plain_vowel(2);
    }
    if at == 0 {
        return OR_NONE;
    }
    if !word.is_consonant(at - 1) {
        return plain_vowel(1);
    }
    if word.has_vowel(0..at) {
        return if follows_cluster(word, at) { after_cluster(word, at) } else { OR_TWO };
    }
    if is_firm(word, at) || word.is_end(at + 2) { plain_vowel(1) } else { OR_NONE }
}

/// In the first syllable, some sounds do not glide: Spi-on, Bi-o, Di-a-log, Li-a-ne, Vi-a-dukt; but Fiasko, Chianti.
fn is_firm(word: &Word<'_>, at: usize) -> bool {
    let cluster = at > 1 && !word.has(0, "ch");
    cluster || matches!(word.before(at), 'b' | 'd' | 'l') || word.has(at - 1, "via")
}

/// Spaghetti-eis, Anti-autor: the next part of a compound begins.
fn begins_diphthong(word: &Word<'_>, at: usize) -> bool {
    word.has_any(at, &["ei", "au", "eu", "äu"])
}

/// After b, d, g, p, t … and r or l nobody can speak a glide: Patri-ot.
fn follows_cluster(word: &Word<'_>, at: usize) -> bool {
    at > 1
        && matches!(word.before(at), 'l' | 'r')
        && matches!(word.before(at - 1), 'b' | 'd' | 'f' | 'g' | 'k' | 'p' | 't' | 'v')
}

/// Natri-um: firm by the book, but many say Na-trium.
fn after_cluster(word: &Word<'_>, at: usize) -> Vowel {
    let ending = word.has_any(at + 1, &["um", "us", "on", "en", "er"]) || word.is_end(at + 2);
    if ending { OR_NONE } else { plain_vowel(1) }
}

/// Li-byen or Li-by-en; My-om, Fly-er.
pub(super) fn after_y(word: &Word<'_>, at: usize) -> Vowel {
    let ending = word.has_any(at + 1, &["en", "er"]) && word.has_vowel(0..at);
    if ending { OR_TWO } else { plain_vowel(1) }
}

/// Du-ell, Januar, Revue, pfui.
pub(super) fn after_u(word: &Word<'_>, at: usize) -> Vowel {
    let next = plain(word.letter(at + 1));
    if word.before(at) == 'g' {
        return after_gu(word, at, next);
    }
    match next {
        'e' if word.is_end(at + 2) && matches!(word.before(at), 'v' | 'd') => plain_vowel(2),
        'e' if word.is_end(at + 2) && word.follows(at, "stat") => OR_NONE,
        'a' if word.has(at + 2, "r") || word.has(at + 2, "tion") => OR_NONE,
        'i' if word.is_end(at + 2) => plain_vowel(2),
        _ => plain_vowel(1),
    }
}

/// Gue-rilla, Gui-nea, Vogue; Pin-gu-in, Ja-gu-ar.
fn after_gu(word: &Word<'_>, at: usize, next: char) -> Vowel {
    match next {
        'e' if word.is_end(at + 2) && word.has_vowel(0..at) => Vowel { len: 2, kind: Kind::Silent },
        'e' => plain_vowel(2),
        'i' if at == 1 => plain_vowel(2),
        'a' | 'i' => OR_NONE,
        _ => plain_vowel(1),
    }
}
