//! Seams between the parts of a compound that fall between two vowels.

use super::letters::plain;
use super::word::Word;

/// Whether known words meet between this i and the vowel before this letter: Gummi-artig, Tsunami-opfer.
///
/// Only i, which would else become a glide. Other vowels are left to the hyphenation patterns, since chance words
/// are too many: Fris(e-u)rin is not made of Frise and Urin.
pub(super) fn is_seam(word: &Word<'_>, at: usize) -> bool {
    let vowels =
        word.before(at) == 'i' && matches!(plain(word.letter(at)), 'a' | 'o' | 'u' | 'ä' | 'ö' | 'ü');
    vowels && at >= 4 && word.len() - at >= 5 && word.knows(0..at) && word.knows(at..word.len())
}
