//! The rule books of Setzkasten, a folder each, with the same file names for the same jobs.
//!
//! Rules are cited by their numbers in the project's rule files: `C.9`, `C6`, `5.3.2`.

pub mod buecherwurm;
pub mod letramix;
pub mod woerterklauer;
pub mod wortduell;
pub mod wurf_und_wort;
