//! Seat secrets: a guest's number at a table, signed. Nothing is stored, nothing can be guessed, and one table's
//! secret opens no other.

use crate::row::{Mark, TableId};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::{Guest, Stamp};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// So many bytes of the signature are kept: 128 bits.
const SIGNATURE: usize = 16;

/// Signs and checks secrets.
#[derive(Clone)]
pub struct Signer(Hmac<Sha256>);

impl Signer {
    /// With this key, which every server that shares the tables must have.
    pub fn new(key: &[u8; 32]) -> Self {
        // A short key is filled up with zeros to the block of the hash.
        let mut block = [0; 64];
        block[..key.len()].copy_from_slice(key);
        Self(Hmac::new(&block.into()))
    }

    /// By which the key is known again; it tells nothing of the key itself.
    pub fn fingerprint(&self) -> String {
        let signed = self.0.clone().chain_update("fingerprint").finalize().into_bytes();
        URL_SAFE_NO_PAD.encode(&signed[..SIGNATURE])
    }

    /// The secret of a guest at a table.
    pub fn secret(&self, table: &TableId, guest: Guest) -> String {
        let signature = self.signed(table, guest).finalize().into_bytes();
        format!("{}.{}", guest.number(), URL_SAFE_NO_PAD.encode(&signature[..SIGNATURE]))
    }

    /// Whose secret it is; `None` if it is nobody's at this table.
    pub fn guest(&self, table: &TableId, secret: &str) -> Option<Guest> {
        let (number, signature) = secret.split_once('.')?;
        let guest = Guest::new(number.parse().ok()?);
        let signature = URL_SAFE_NO_PAD.decode(signature).ok().filter(|s| s.len() == SIGNATURE)?;
        self.signed(table, guest).verify_truncated_left(&signature).ok()?;
        Some(guest)
    }

    /// The key of a person's device, as a browser keeps it. It opens nothing by itself: the device must be listed, too.
    pub fn device_key(&self, person: &str, device: u32) -> String {
        let signature = self.of_device(person, device).finalize().into_bytes();
        URL_SAFE_NO_PAD.encode(&signature[..SIGNATURE])
    }

    /// Is it the key of this person's device?
    pub fn is_device_key(&self, person: &str, device: u32, key: &str) -> bool {
        let key = URL_SAFE_NO_PAD.decode(key).ok().filter(|key| key.len() == SIGNATURE);
        key.is_some_and(|key| self.of_device(person, device).verify_truncated_left(&key).is_ok())
    }

    /// A word that is kept only as what comes out here, so that the store does not tell it.
    pub fn hashed(&self, purpose: &str, word: &str) -> String {
        let signed = self.0.clone().chain_update(format!("word {purpose} {word}")).finalize().into_bytes();
        URL_SAFE_NO_PAD.encode(signed)
    }

    fn of_device(&self, person: &str, device: u32) -> Hmac<Sha256> {
        self.0.clone().chain_update(format!("person {person} {device}"))
    }

    /// A table's past as clients may know it: it tells them nothing of what happened, only whether it is the same.
    pub(crate) fn seal(&self, table: &TableId, past: Mark) -> u32 {
        let sealed = self.0.clone().chain_update(format!("past {table} {}", past.number())).finalize();
        sealed.into_bytes().iter().take(4).fold(0, |seal, byte| seal << 8 | u32::from(*byte))
    }

    /// A number that nobody can foresee, another one at every moment of a table's life.
    pub(crate) fn left_out(&self, table: &TableId, past: Mark, at: Stamp) -> u16 {
        let text = format!("guest {table} {} {}", past.number(), at.millis());
        let signed = self.0.clone().chain_update(text).finalize().into_bytes();
        u16::from_le_bytes([signed[0], signed[1]])
    }

    fn signed(&self, table: &TableId, guest: Guest) -> Hmac<Sha256> {
        self.0.clone().chain_update(format!("seat {table} {}", guest.number()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Chance;

    #[test]
    fn a_secret_opens_one_seat_at_one_table() {
        let mut chance = Chance::from_seed(1);
        let (here, there) = (TableId::draw(&mut chance), TableId::draw(&mut chance));
        let signer = Signer::new(&[7; 32]);
        let secret = signer.secret(&here, Guest::new(3));
        assert_eq!(signer.guest(&here, &secret), Some(Guest::new(3)));
        assert_eq!(signer.guest(&there, &secret), None);
        assert_eq!(Signer::new(&[8; 32]).guest(&here, &secret), None);
        let forged = secret.replacen('3', "4", 1);
        for bad in ["", "3", "3.", "x.y", forged.as_str(), &secret[..secret.len() - 1]] {
            assert_eq!(signer.guest(&here, bad), None, "{bad}");
        }
    }

    #[test]
    fn a_devices_key_is_good_for_one_device_of_one_person_and_no_seat() {
        let table = TableId::draw(&mut Chance::from_seed(1));
        let signer = Signer::new(&[7; 32]);
        let key = signer.device_key("anna", 3);
        assert!(signer.is_device_key("anna", 3, &key));
        for (person, device, key) in
            [("anna", 4, key.as_str()), ("ben", 3, &key), ("anna", 3, ""), ("anna", 3, "x")]
        {
            assert!(!signer.is_device_key(person, device, key), "{person} {device} {key}");
        }
        assert!(!signer.is_device_key("anna", 3, &key[..key.len() - 1]));
        assert!(!Signer::new(&[8; 32]).is_device_key("anna", 3, &key), "of another server");
        assert_eq!(signer.guest(&table, &format!("3.{key}")), None);
        let hashes = [signer.hashed("link", "a"), signer.hashed("sheet", "a"), signer.hashed("link", "b")];
        assert!(hashes[0] != hashes[1] && hashes[0] != hashes[2] && hashes[0] == signer.hashed("link", "a"));
    }

    #[test]
    fn who_sits_down_later_gets_another_number() {
        let table = TableId::draw(&mut Chance::from_seed(1));
        let signer = Signer::new(&[7; 32]);
        let left_out = |ms: u64| signer.left_out(&table, Mark::START, Stamp::from_millis(ms));
        let numbers: std::collections::BTreeSet<u16> = (0..100).map(left_out).collect();
        assert!(numbers.len() > 95, "{numbers:?}");
        assert_eq!(left_out(5), left_out(5));
    }
}
