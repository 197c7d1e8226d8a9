//! Do strengths say how strong people are? Simulated people of known strength play thousands of games; what is
//! reckoned is the product's own (`regulars::fold`, on the records that a server keeps). And does anybody gain by
//! choosing whom they play, or by going when they lose?

mod figures;
mod people;
mod picture;
mod play;
mod trick;

pub use figures::{Figures, figures, spearman};
pub use people::{Person, fraction};
pub use picture::picture;
pub use play::{Run, World};
pub use trick::{Gain, TRICKSTERS, Trick, gain};
