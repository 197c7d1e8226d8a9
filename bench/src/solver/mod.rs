//! The best `LetraMix` layout: how long it takes to find it and to prove it, and what a general solver makes of it.
//!
//! [`racks`] rolls what is to be laid, [`lists`] has the words, [`classes`] measures racks of one kind, [`threads`] what a
//! second core gains, [`peer`] lets CP-SAT solve some of the racks, [`duel`] holds both beside each other.

pub mod classes;
pub mod duel;
pub mod lists;
pub mod peer;
pub mod python;
pub mod racks;
pub mod threads;
pub mod wanted;
