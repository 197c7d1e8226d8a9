//! Positions of Wörterklauer as text, each with its expected verdict and colours.
//!
//! In a position file, after the position: `# expect: legal leads`, `# expect: legal no lead` or `# expect: illegal Q1`, and
//! then what else is expected: `# words:` it is about; `# score:` red : black; `# stolen:`, `# inflected:`, `# new:` words,
//! none where the line is missing; `# pool:` after the turn; `# board:` with the colours in the lines that follow.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod expected;
mod files;
