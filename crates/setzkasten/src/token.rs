//! The operator's token: the key to the page `/verwaltung`. Only its hash is kept, with the tables.

use crate::serve::{StartError, random_bytes};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use tables::log::{Note, OperatorStore};

/// Letters and digits that nobody mistakes for another; 32, so that a random byte gives one fairly.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// 130 bits.
const LENGTH: usize = 26;

/// A new token.
fn draw() -> Result<String, StartError> {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(*byte) % LETTERS.len()]);
    Ok(random_bytes()?.iter().take(LENGTH).map(letter).collect())
}

/// By which it is known again, without telling it.
fn hash(token: &str) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(token) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// A token where there is none yet, as at the first start; it is told only this once.
pub async fn first(store: &dyn OperatorStore) -> Result<Option<String>, StartError> {
    let token = draw()?;
    let is_first = store.note_first(Note::Token, hash(&token)).await.map_err(StartError::Log)?;
    Ok(is_first.then_some(token))
}

/// A new token; the old one ends.
pub async fn renew(store: &dyn OperatorStore) -> Result<String, StartError> {
    let token = draw()?;
    store.note(Note::Token, Some(hash(&token))).await.map_err(StartError::Log)?;
    Ok(token)
}

/// Is it the token of this hash? Takes the same time, whatever the difference.
pub fn fits(token: &str, kept: &str) -> bool {
    let given = hash(token);
    let differences = given.bytes().zip(kept.bytes()).fold(0, |all, (one, other)| all | (one ^ other));
    given.len() == kept.len() && differences == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use tables::log::MemoryLog;

    #[tokio::test]
    async fn there_is_one_token_and_only_its_hash_is_kept() {
        let store = MemoryLog::default();
        let first_one = first(&store).await.unwrap().unwrap();
        assert_eq!((first_one.len(), first(&store).await.unwrap()), (LENGTH, None));
        let kept = async || store.noted(Note::Token).await.unwrap().unwrap();
        assert!(fits(&first_one, &kept().await) && !kept().await.contains(&first_one));
        let second = renew(&store).await.unwrap();
        assert!(fits(&second, &kept().await) && !fits(&first_one, &kept().await));
        for wrong in ["", " ", &second[1..], &second.to_uppercase(), &kept().await] {
            assert!(!fits(wrong, &kept().await), "{wrong}");
        }
        assert!(!fits(&second, "") && !fits("", ""));
    }
}
