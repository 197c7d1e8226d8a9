//! `cargo xtask soak protocol [MESSAGES] [SEED]`: the fuzz test of `crates/setzkasten/tests/serve`, at length.

#[path = "../../../crates/setzkasten/tests/serve/fuzz.rs"]
mod fuzz;
#[path = "../../../crates/setzkasten/tests/serve/harness.rs"]
#[expect(dead_code, reason = "this run needs only some of it")]
mod harness;

use bench::numbers::Numbers;
use bench::startup::product;
use fuzz::{Report, fuzz};

fn main() {
    let mut numbers = Numbers::given();
    let wanted = numbers.next_or(100_000);
    let seed = numbers.next_or(7);
    let lifted = fuzz(&product(), wanted, seed, &["--limits", "off"]);
    println!("without limits: {lifted:?}");
    let limited = fuzz(&product(), 500, seed + 1, &[]);
    println!("with limits: {limited:?}");
    let Report { messages, done, refused, answers, closed, http, sockets } = lifted;
    println!(
        r#"{{"messages":{messages},"done":{done},"refused":{refused},"answers":{answers},"closed":{closed},"http":{http},"sockets":{sockets},"messages_with_limits":{}}}"#,
        limited.messages
    );
}
