mod base;
mod fits;
mod lookup;
