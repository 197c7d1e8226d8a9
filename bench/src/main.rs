//! Side-by-side measurements with peers.

fn main() {}
