//! Random small boards and turns.

mod corruption;
mod draft;
mod shifting;
mod table;

pub use table::RandomTable;
