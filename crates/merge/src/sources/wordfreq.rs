//! `wordfreq`: how common a word is. Tokens are small letters with ß as ss; they come in bins of a hundredth
//! of a power of ten ("centibels").

use super::{Result, bad, gunzipped};
use crate::key::key;
use rustc_hash::FxHashMap;
use std::path::Path;
use words::entry::Zipf;

/// The summed frequency of all tokens with a key.
#[derive(Default)]
pub struct Frequencies(FxHashMap<String, f64>);

impl Frequencies {
    /// Reads one language's large list.
    pub fn read(sources: &Path, language: &str) -> Result<Self> {
        let path = sources.join(format!("wordfreq/wordfreq/data/large_{language}.msgpack.gz"));
        let packed = gunzipped(&path)?;
        // The first element is a header, each later one the tokens of a bin.
        let bins: Vec<Bin> = rmp_serde::from_slice(&packed).map_err(|e| bad(&path, e))?;
        let mut frequencies = Self::default();
        for (centibels, bin) in (-1i16..).zip(&bins).skip(1) {
            let Bin::Tokens(tokens) = bin else { return Err(bad(&path, "a bin holds no tokens")) };
            let frequency = 10f64.powf(-f64::from(centibels) / 100.0);
            for key in tokens.iter().filter_map(|t| key(t)) {
                *frequencies.0.entry(key).or_default() += frequency;
            }
        }
        Ok(frequencies)
    }

    /// These words with their values on Zipf's scale.
    pub fn of<'a>(zipf: impl IntoIterator<Item = (&'a str, f32)>) -> Self {
        let frequency = |zipf: f32| 10f64.powf(f64::from(zipf) - 9.0);
        Self(zipf.into_iter().map(|(key, zipf)| (key.to_owned(), frequency(zipf))).collect())
    }

    /// Zipf's value of a word: the logarithm of its occurrences in a thousand million words.
    pub fn zipf(&self, key: &str) -> Zipf {
        let frequency = self.0.get(&key.to_ascii_lowercase()).copied().unwrap_or(0.0);
        if frequency > 0.0 { Zipf::new((frequency * 1e9).log10() as f32) } else { Zipf::default() }
    }
}

#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Bin {
    Tokens(Vec<String>),
    Header(serde::de::IgnoredAny),
}
