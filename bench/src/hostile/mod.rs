//! What strangers may try, against a real server.

pub mod hindsight;
