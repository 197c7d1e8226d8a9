mod base;
mod english;
mod fits;
mod lookup;
