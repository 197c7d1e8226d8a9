//! How strong computer players are: how often neighbouring levels beat each other, and what that makes of them on one
//! scale.

mod bits;
mod contest;
mod fingerprint;
mod kept;
mod report;
mod share;
mod strength;
mod wanted;

pub use bits::{bits, bits_per_call, new_cards};
pub use contest::{Contest, Side, Tally};
pub use kept::Kept;
pub use report::{GameReport, measure, write_strengths};
pub use share::Share;
pub use strength::{ANCHOR, ANCHORED_AT, Meeting, Rated, rated};
pub use wanted::Wanted;
