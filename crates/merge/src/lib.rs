//! Merges the word sources into the lexicon.
//!
//! How a word gets from a package into the lexicon, step by step: see ARCHITECTURE.md, "How a word becomes a
//! verdict". Everything here runs at build time, on a developer's machine; the product only reads the result.

pub mod adjectives;
pub mod attested;
pub mod bases;
pub mod commonness;
pub mod compounds;
pub mod corrections;
pub mod decency;
pub mod english;
pub mod entries;
pub mod families;
pub mod glosses;
pub mod key;
pub mod leftovers;
pub mod lists;
pub mod misspelt;
pub mod names;
pub mod readings;
pub mod short;
pub mod slips;
pub mod sources;
pub mod synonyms;
pub mod transparent;
pub mod verbs;
pub mod verdict;
