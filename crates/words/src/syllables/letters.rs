//! What kind of sound a letter stands for.

/// The letter in lower case, always one letter for one letter, so that places stay the same.
pub(super) fn lower(letter: char) -> char {
    let mut lowered = letter.to_lowercase();
    match (lowered.next(), lowered.next()) {
        (Some(single), None) => single,
        _ => letter,
    }
}

/// Vowel letters, also those of loan words. `y` is one here; [`super::word::Word`] knows when it is a consonant.
pub(super) fn is_vowel(letter: char) -> bool {
    matches!(plain(letter), 'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'ä' | 'ö' | 'ü' | 'é')
}

pub(super) fn is_consonant(letter: char) -> bool {
    letter.is_alphabetic() && !is_vowel(letter)
}

/// The vowel without the accent that does not change how it joins its neighbour.
///
/// é, è and ê are never silent and are kept apart as `é`.
pub(super) fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'å' => 'a',
        'è' | 'ê' => 'é',
        'ë' => 'e',
        'í' | 'î' | 'ì' | 'ï' => 'i',
        'ó' | 'ô' | 'ò' | 'õ' => 'o',
        'ú' | 'û' | 'ù' => 'u',
        'œ' | 'ø' => 'ö',
        'æ' => 'ä',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

/// A vowel with a diaeresis begins a syllable of its own: Citroën, naïve.
pub(super) fn has_diaeresis(letter: char) -> bool {
    matches!(letter, 'ë' | 'ï' | 'ÿ')
}
